//.recorded simd=8 slm_bytes=24576 spill_bytes=0 private_bytes=0 barriers=1 compiler=ocloc 22.43.24595, IGC 1.0.12504.6
//.kernel gemm
//.platform DG2
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.instCount 579


// .inputs
// +----------+----------+--------+----------+------------+
// | id       | type     |  bytes | at       | class      |
// +----------+----------+--------+----------+------------+
// | V0040    | :w x 16  |     32 | r1       | general    |
// | V0041    | :w x 16  |     32 | r2       | general    |
// | V0042    | :w x 16  |     32 | r3       | general    |
// | V0039    | :d x 8   |     32 | r4       | general    |
// | V0034    | :uq      |      8 | r5       | general    |
// | V0035    | :uq      |      8 | r5+8     | general    |
// | V0036    | :uq      |      8 | r5+16    | general    |
// | V0043    | :uq      |      8 | r5+24    | general    |
// +----------+----------+--------+----------+------------+


// B000: Preds:{},  Succs:{B001}
per_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                                                //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     and (1|M0)               r127.0<1>:uw  r0.4<0;1,0>:uw    0xFF:uw                             //
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x20:uw              {I@2}          //
(W)     mad (1|M0)               r127.2<1>:ud  r127.2<0;0>:ud    r127.0<0;0>:uw    0x60:uw              {I@1} //
(W)     mov (8|M0)               r4.0<1>:ud    r1.0<1;1,0>:ud                                        //

// File: 1

// Line 44
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $572
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $572
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $572
// B002: Preds:{B001},  Succs:{B003}
// _main_0:
(W)     mov (8|M0)               r2.0<1>:ud    r0.0<1;1,0>:ud                   {$0.dst}             // $1
(W)     or (1|M0)                cr0.0<1>:ud   cr0.0<0;1,0>:ud   0x4C0:uw              {A@1}         // $1

// Line 25
        sync.nop                             null                             {Compacted,A@1}        // $6
        sync.nop                             null                             {Compacted,$2.dst}     // $6
(W)     mov (1|M0)               r5.6<1>:f     0x10000000:f                               {Compacted,A@1} //  (0x10000000:f); $6

// Line 27
(W)     shl (1|M0)               r5.6<1>:d     r2.1<0;1,0>:d     7:w               {A@1}             // $10

// Line 26
        shr (8|M0)               r4.0<1>:w     r1.0<1;1,0>:uw    3:w                                 // $8

// Line 27
(W)     and (1|M0)               r5.7<1>:d     r5.6<0;1,0>:d     896:w               {I@2}           // $11

// Line 26
        mov (8|M0)               r4.0<1>:d     r4.0<1;1,0>:uw                   {I@2}                // $15

// Line 30
(W)     shl (1|M0)               r13.0<1>:d    r5.7<0;1,0>:d     10:w               {Compacted,I@2}  // $18
        shl (8|M0)               r113.0<1>:d   r4.0<1;1,0>:d     12:w               {Compacted,I@2}  // $24
(W)     addc (1|M0)              r11.0<1>:ud   r5.0<0;1,0>:ud    r13.0<0;1,0>:ud  {AccWrEn,I@2}      // $21

// Line 27
(W)     shl (1|M0)               r3.0<1>:d     r2.1<0;1,0>:d     3:w               {Compacted,$1.dst} // $12

// Line 30
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $21
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r113.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $25
(W)     add (1|M0)               r11.1<1>:ud   r6.0<0;1,0>:ud    r5.1<0;1,0>:ud   {I@2}              // $22
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $25
        shl (8|M0)               r10.0<1>:d    r4.0<1;1,0>:d     11:w               {Compacted}      // $23
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@2}              // $26
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $27

// Line 27
(W)     and (1|M0)               r11.2<1>:d    r3.0<0;1,0>:d     -64:w               {Compacted}     // $13

// Line 30
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@2,$3} // ex_desc:0x0; desc:0x220D580 // $29
        shl (8|M0)               r3.0<1>:d     r4.0<1;1,0>:d     8:w               {Compacted}       // $17
(W)     shl (1|M0)               r5.6<1>:d     r11.2<0;1,0>:d    2:w               {I@2}             // $66
        add (8|M0)               r112.0<1>:d   r3.0<1;1,0>:d     64:w               {Compacted,I@2}  // $31
        add (8|M0)               r110.0<1>:d   r3.0<1;1,0>:d     128:w               {Compacted}     // $40
        add (8|M0)               r108.0<1>:d   r3.0<1;1,0>:d     192:w               {Compacted}     // $49
        store.slm.d32x16t.a32 (1|M0)  [r3:1]    r6:2               {$3} // ex_desc:0x0; desc:0x200D504 // $30
        add (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    512:w               {Compacted}     // $32
        shl (8|M0)               r111.0<1>:d   acc0.0<1;1,0>:d   1:w                                 // $33
        sync.nop                             null                             {Compacted,$3.src}     // $34
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r111.0<1;1,0>:ud {AccWrEn,Compacted,I@1} // $34
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $34
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $35
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $36
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@1,$4} // ex_desc:0x0; desc:0x220D580 // $38
        store.slm.d32x16t.a32 (1|M0)  [r112:1]  r6:2               {$4} // ex_desc:0x0; desc:0x200D504 // $39
        add (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    1024:w               {Compacted}    // $41
        shl (8|M0)               r109.0<1>:d   acc0.0<1;1,0>:d   1:w                                 // $42
        sync.nop                             null                             {Compacted,$4.src}     // $43
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r109.0<1;1,0>:ud {AccWrEn,Compacted,I@1} // $43
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $43
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $44
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $45
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@1,$5} // ex_desc:0x0; desc:0x220D580 // $47
        store.slm.d32x16t.a32 (1|M0)  [r110:1]  r6:2               {$5} // ex_desc:0x0; desc:0x200D504 // $48
        add (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    1536:w               {Compacted}    // $50
        shl (8|M0)               r107.0<1>:d   acc0.0<1;1,0>:d   1:w                                 // $51
        sync.nop                             null                             {Compacted,$5.src}     // $52
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r107.0<1;1,0>:ud {AccWrEn,Compacted,I@1} // $52
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $52
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $53
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $54
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@1,$6} // ex_desc:0x0; desc:0x220D580 // $56
        store.slm.d32x16t.a32 (1|M0)  [r108:1]  r6:2               {$6} // ex_desc:0x0; desc:0x200D504 // $57
        shr (8|M0)               r7.0<1>:d     r4.0<1;1,0>:ud    1:w               {Compacted,$6.src} // $58
        and (8|M0)               acc0.0<1>:d   r4.0<1;1,0>:d     1:w               {Compacted}       // $59
        shl (8|M0)               r106.0<1>:d   r7.0<1;1,0>:d     8:w               {Compacted,I@2}   // $60
        shl (8|M0)               r102.0<1>:d   acc0.0<1;1,0>:d   7:w                                 // $62
        add (8|M0)               acc0.0<1>:d   r106.0<1;1,0>:d   8192:w               {I@2}          // $61
        or (8|M0)                r12.0<1>:d    acc0.0<1;1,0>:d   r102.0<1;1,0>:d  {I@2}              // $63
(W)     addc (1|M0)              r8.0<1>:ud    r5.2<0;1,0>:ud    r5.6<0;1,0>:ud   {AccWrEn}          // $67
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $67
(W)     add (1|M0)               r13.1<1>:ud   r6.0<0;1,0>:ud    r5.3<0;1,0>:ud   {I@1}              // $68
        mul (8|M0)               r6.0<1>:d     r7.0<1;1,0>:d     6144:w                              // $69
        addc (8|M0)              r8.0<1>:ud    r8.0<0;1,0>:ud    r6.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $70
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $70
        addc (8|M0)              r105.0<1>:ud  r8.0<1;1,0>:ud    r102.0<1;1,0>:ud {AccWrEn,Compacted,I@2} // $72
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r13.1<0;1,0>:ud  {I@2}              // $71
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $72
        mov (8|M0)               r10.0<2>:d    r105.0<1;1,0>:d                  {I@3}                // $74
        add (8|M0)               r104.0<1>:ud  acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $73
        mov (8|M0)               r10.1<2>:d    r104.0<1;1,0>:d                  {I@1}                // $75
        load.ugm.d32x32t.a64 (1|M0)  r6:4       [r10:1]            {A@1,$7} // ex_desc:0x0; desc:0x240E580 // $76
        store.slm.d32x32t.a32 (1|M0)  [r12:1]   r6:4               {$7} // ex_desc:0x0; desc:0x200E504 // $77

// Line 31
        sync.nop                             null                             {Compacted,$7.src}     // $79
(W)     send.slm (1|M0)          r6       r2      null:0  0x0            0x0210011F           {$8} // wr:1+0, rd:1; fence.slm.none.group // $79
(W)     mov (8|M0)               null<1>:ud    r6.0<1;1,0>:ud                   {$8.dst}             //  memory fence commit; $80
(W)     mov (1|M0)               r6.2<1>:f     0x0:f                               {Compacted,I@1}   //  (0x00000000:f); $80
(W)     mov (2|M0)               r6.10<1>:ub   r2.11<0;1,0>:ub                  {F@1}                // $80
(W)     send.gtwy (1|M0)         null     r6      null:0  0x0            0x02000004           {A@1,$9} // wr:1+0, rd:0; signal barrier // $80
(W)     sync.bar                             null                                                    // $80
(W)     addc (1|M0)              r7.0<1>:ud    r5.0<0;1,0>:ud    0x40:ud              {AccWrEn}      // $81
        shl (8|M0)               r103.0<1>:d   r4.0<1;1,0>:d     6:w               {Compacted}       // $85
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted,$9.src}   // $81
(W)     addc (1|M0)              r117.0<1>:ud  r7.0<0;1,0>:ud    r13.0<0;1,0>:ud  {AccWrEn,I@3}      // $83
(W)     add (1|M0)               r6.1<1>:ud    r6.0<0;1,0>:ud    r5.1<0;1,0>:ud   {I@2}              // $82
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $83
        and (8|M0)               r114.0<1>:d   r3.0<1;1,0>:d     2096128:d                           // $87
(W)     add (1|M0)               r5.3<1>:ud    r6.0<0;1,0>:ud    r6.1<0;1,0>:ud   {I@2}              // $84

// Line 32
(W)     mov (8|M0)               r6.0<1>:f     0x0:f                               {Compacted,I@1}   // $90
(W)     mov (1|M0)               r5.2<1>:d     192:w                                                 // $89
(W)     mov (1|M0)               r5.0<1>:d     0:w                                                   // $94

// Line 31
        and (8|M0)               r115.0<1>:d   r103.0<1;1,0>:d   192:w               {Compacted}     // $86

// Line 32
        mov (8|M0)               r94.0<1>:f    r6.0<0;1,0>:f                    {Compacted,F@1}      // $95
        mov (8|M0)               r95.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $96
        mov (8|M0)               r96.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $97
        mov (8|M0)               r97.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $98
        mov (8|M0)               r98.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $99
        mov (8|M0)               r99.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $100
        mov (8|M0)               r100.0<1>:f   r6.6<0;1,0>:f                    {Compacted}          // $101
        mov (8|M0)               r101.0<1>:f   r6.7<0;1,0>:f                    {Compacted}          // $102
        mov (8|M0)               r86.0<1>:f    r6.0<0;1,0>:f                    {Compacted}          // $103
        mov (8|M0)               r87.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $104
        mov (8|M0)               r88.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $105
        mov (8|M0)               r89.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $106
        mov (8|M0)               r90.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $107
        mov (8|M0)               r91.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $108
        mov (8|M0)               r92.0<1>:f    r6.6<0;1,0>:f                    {Compacted}          // $109
        mov (8|M0)               r93.0<1>:f    r6.7<0;1,0>:f                    {Compacted}          // $110
        mov (8|M0)               r78.0<1>:f    r6.0<0;1,0>:f                    {Compacted}          // $111
        mov (8|M0)               r79.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $112
        mov (8|M0)               r80.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $113
        mov (8|M0)               r81.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $114
        mov (8|M0)               r82.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $115
        mov (8|M0)               r83.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $116
        mov (8|M0)               r84.0<1>:f    r6.6<0;1,0>:f                    {Compacted}          // $117
        mov (8|M0)               r85.0<1>:f    r6.7<0;1,0>:f                    {Compacted}          // $118
        mov (8|M0)               r70.0<1>:f    r6.0<0;1,0>:f                    {Compacted}          // $119
        mov (8|M0)               r71.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $120
        mov (8|M0)               r72.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $121
        mov (8|M0)               r73.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $122
        mov (8|M0)               r74.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $123
        mov (8|M0)               r75.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $124
        mov (8|M0)               r76.0<1>:f    r6.6<0;1,0>:f                    {Compacted}          // $125
        mov (8|M0)               r77.0<1>:f    r6.7<0;1,0>:f                    {Compacted}          // $126
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 33
(W)     shr (1|M0)               r117.1<1>:d   r5.0<0;1,0>:ud    5:w               {Compacted,I@2}   // $129

// Line 34
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r5.0<0;1,0>:ud    0x1E0:uw                            // $134

// Line 33
(W)     and (1|M0)               r117.1<1>:d   r117.1<0;1,0>:d   1:w               {Compacted,I@2}   // $130

// Line 34
(W)     add (1|M0)               r5.1<1>:d     r5.0<0;1,0>:d     32:w               {Compacted}      // $133

// Line 33
(W)     mul (1|M0)               r117.1<1>:d   r117.1<0;1,0>:d   12288:w               {I@2}         // $131

// Line 34
(~f0.0) goto (8|M0)                          _0_008            _0_008                                // $135
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 35
(W)     shl (1|M0)               r117.2<1>:d   r5.0<0;1,0>:d     1:w               {Compacted}       // $139
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r3.0<1>:d        {I@3} // $138
(W)     addc (1|M0)              r11.0<1>:ud   r117.0<0;1,0>:ud  r117.2<0;1,0>:ud {AccWrEn,I@2}      // $140
(W)     shr (1|M0)               r117.2<1>:d   r5.1<0;1,0>:ud    1:w                                 // $171
        sync.nop                             null                             {Compacted,$12.src}    // $140
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted,F@7}      // $140
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r113.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $142
(W)     add (1|M0)               r11.1<1>:ud   r6.0<0;1,0>:ud    r5.3<0;1,0>:ud   {I@2}              // $141
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $142
(W)     mul (1|M0)               r117.2<1>:d   r117.2<0;1,0>:d   6144:w                              // $172
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {A@1}              // $143
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $144
        add3 (8|M0)              acc0.0<1>:d   20480:w                -r117.1<0;0>:d    r106.0<1>:d      // $169
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@2,$13} // ex_desc:0x0; desc:0x220D580 // $146
        or (8|M0)                r12.0<1>:d    acc0.0<1;1,0>:d   r102.0<1;1,0>:d                     // $170
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$13} // ex_desc:0x0; desc:0x200D504 // $147
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r111.0<1;1,0>:ud {AccWrEn,Compacted,$13.src} // $149
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r112.0<1>:d      // $148
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $149
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $150
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $151
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@1,$14} // ex_desc:0x0; desc:0x220D580 // $153
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$14} // ex_desc:0x0; desc:0x200D504 // $154
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r109.0<1;1,0>:ud {AccWrEn,Compacted,$14.src} // $156
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r110.0<1>:d      // $155
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $156
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $157
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $158
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@1,$15} // ex_desc:0x0; desc:0x220D580 // $160
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$15} // ex_desc:0x0; desc:0x200D504 // $161
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r107.0<1;1,0>:ud {AccWrEn,Compacted,$15.src} // $163
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r108.0<1>:d      // $162
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $163
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $164
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $165
        addc (8|M0)              r7.0<1>:ud    r105.0<1;1,0>:ud  r117.2<0;1,0>:ud {AccWrEn,Compacted} // $173
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@2,$0} // ex_desc:0x0; desc:0x220D580 // $167
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$0.src}   // $173
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$0} // ex_desc:0x0; desc:0x200D504 // $168
        sync.nop                             null                             {Compacted,$0.src}     // $174
        add (8|M0)               r10.1<2>:ud   r6.0<1;1,0>:ud    r104.0<1;1,0>:ud {Compacted,I@1}    // $174
        mov (8|M0)               r10.0<2>:d    r7.0<1;1,0>:d                                         // $175
        load.ugm.d32x32t.a64 (1|M0)  r6:4       [r10:1]            {A@1,$1} // ex_desc:0x0; desc:0x240E580 // $177
        store.slm.d32x32t.a32 (1|M0)  [r12:1]   r6:4               {$1} // ex_desc:0x0; desc:0x200E504 // $178
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L2344:

// Line 36
(W)     add (1|M0)               r117.2<1>:d   r117.1<0;1,0>:d   8192:w                              // $181

// Line 17
        add (8|M0)               r116.0<1>:d   r117.1<0;1,0>:d   r114.0<1;1,0>:d  {Compacted}        // $248

// Line 36
        bfn.(s0|s1&s2) (8|M0)    r38.0<1>:ud   r117.2<0;0>:ud    r103.0<1;0>:ud    r5.2<0>:ud       {I@2} // $182

// Line 17
        load.slm.d32x64t.a32 (1|M0)  r62:8      [r116:1]           {A@2,$2} // ex_desc:0x0; desc:0x280F500 // $249

// Line 36
        sync.allrd                           ($1,$12)                                                // $184
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    256:w               {Compacted,I@1} // $184
        or (8|M0)                r22.0<1>:d    r38.0<1;1,0>:d    1792:w               {Compacted}    // $196
        load.slm.d32x16t.a32 (1|M0)  r18:2      [r6:1]             {A@2,$3} // ex_desc:0x0; desc:0x220D500 // $185
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    512:w               {Compacted,$3.src} // $186
        load.slm.d32x16t.a32 (1|M0)  r20:2      [r38:1]            {$4} // ex_desc:0x0; desc:0x220D500 // $183
        load.slm.d32x16t.a32 (1|M0)  r16:2      [r6:1]             {A@1,$5} // ex_desc:0x0; desc:0x220D500 // $187
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    768:w               {Compacted,$5.src} // $188

// Line 19
        mov (8|M0)               r52.0<1>:f    r68.0<1;1,0>:f                   {Compacted,$2.dst}   // $260

// Line 36
        sync.nop                             null                             {Compacted,I@1}        // $189
        load.slm.d32x16t.a32 (1|M0)  r14:2      [r6:1]             {$6} // ex_desc:0x0; desc:0x220D500 // $189
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    1024:w               {Compacted,$6.src} // $190

// Line 19
        mov (8|M0)               r53.0<1>:f    r69.0<1;1,0>:f                   {Compacted}          // $261

// Line 36
        sync.nop                             null                             {Compacted,I@1}        // $191
        load.slm.d32x16t.a32 (1|M0)  r12:2      [r6:1]             {$7} // ex_desc:0x0; desc:0x220D500 // $191
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    1280:w               {Compacted,$7.src} // $192
        mov (8|M0)               r31.0<1>:f    r18.0<1;1,0>:f                   {Compacted,$3.dst}   // $199
        sync.nop                             null                             {Compacted,I@1}        // $193
        load.slm.d32x16t.a32 (1|M0)  r10:2      [r6:1]             {$8} // ex_desc:0x0; desc:0x220D500 // $193
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    1536:w               {Compacted,$8.src} // $194
        mov (8|M0)               r23.0<1>:f    r19.0<1;1,0>:f                   {Compacted}          // $207
        sync.nop                             null                             {Compacted,I@1}        // $195
        load.slm.d32x16t.a32 (1|M0)  r8:2       [r6:1]             {$9} // ex_desc:0x0; desc:0x220D500 // $195
        load.slm.d32x16t.a32 (1|M0)  r6:2       [r22:1]            {$13} // ex_desc:0x0; desc:0x220D500 // $197
        sync.nop                             null                             {Compacted,$13.src}    // $206
        mov (8|M0)               r22.0<1>:f    r21.0<1;1,0>:f                   {Compacted,$4.dst}   // $206
        mov (8|M0)               r30.0<1>:f    r20.0<1;1,0>:f                   {Compacted}          // $198
        mov (8|M0)               r32.0<1>:f    r16.0<1;1,0>:f                   {Compacted,$5.dst}   // $200
        mov (8|M0)               r24.0<1>:f    r17.0<1;1,0>:f                   {Compacted}          // $208
        mov (8|M0)               r33.0<1>:f    r14.0<1;1,0>:f                   {Compacted,$6.dst}   // $201
        mov (8|M0)               r36.0<1>:f    r8.0<1;1,0>:f                    {Compacted,$9.dst}   // $204

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2048:w               {F@1}          // $215

// Line 36
        mov (8|M0)               r37.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$13.dst}  // $205
        mov (8|M0)               r29.0<1>:f    r7.0<1;1,0>:f                    {Compacted}          // $213

// Line 37
        load.slm.d32x16t.a32 (1|M0)  r6:2       [r8:1]             {A@1,$14} // ex_desc:0x0; desc:0x220D500 // $216
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2304:w               {$14.src}      // $217

// Line 36
        mov (8|M0)               r25.0<1>:f    r15.0<1;1,0>:f                   {Compacted}          // $209

// Line 37
        sync.nop                             null                             {Compacted,I@1}        // $218
        load.slm.d32x16t.a32 (1|M0)  r50:2      [r8:1]             {$15} // ex_desc:0x0; desc:0x220D500 // $218
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2560:w               {$15.src}      // $219

// Line 36
        mov (8|M0)               r34.0<1>:f    r12.0<1;1,0>:f                   {Compacted,$7.dst}   // $202

// Line 37
        sync.nop                             null                             {Compacted,I@1}        // $220
        load.slm.d32x16t.a32 (1|M0)  r48:2      [r8:1]             {$0} // ex_desc:0x0; desc:0x220D500 // $220
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2816:w               {$0.src}       // $221

// Line 36
        mov (8|M0)               r26.0<1>:f    r13.0<1;1,0>:f                   {Compacted}          // $210

// Line 37
        sync.nop                             null                             {Compacted,I@1}        // $222
        load.slm.d32x16t.a32 (1|M0)  r46:2      [r8:1]             {$2} // ex_desc:0x0; desc:0x220D500 // $222
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3072:w               {$2.src}       // $223

// Line 36
        mov (8|M0)               r35.0<1>:f    r10.0<1;1,0>:f                   {Compacted,$8.dst}   // $203

// Line 37
        sync.nop                             null                             {Compacted,I@1}        // $224
        load.slm.d32x16t.a32 (1|M0)  r44:2      [r8:1]             {$3} // ex_desc:0x0; desc:0x220D500 // $224
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3328:w               {$3.src}       // $225

// Line 36
        mov (8|M0)               r27.0<1>:f    r11.0<1;1,0>:f                   {Compacted}          // $211

// Line 37
        sync.nop                             null                             {Compacted,I@1}        // $226
        load.slm.d32x16t.a32 (1|M0)  r42:2      [r8:1]             {$4} // ex_desc:0x0; desc:0x220D500 // $226
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3584:w               {$4.src}       // $227

// Line 36
        mov (8|M0)               r28.0<1>:f    r9.0<1;1,0>:f                    {Compacted}          // $212

// Line 37
        sync.nop                             null                             {Compacted,I@1}        // $228
        load.slm.d32x16t.a32 (1|M0)  r40:2      [r8:1]             {$5} // ex_desc:0x0; desc:0x220D500 // $228
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3840:w               {$5.src}       // $229
        mov (8|M0)               r14.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$14.dst}  // $231
        sync.nop                             null                             {Compacted,I@1}        // $230
        load.slm.d32x16t.a32 (1|M0)  r38:2      [r8:1]             {$6} // ex_desc:0x0; desc:0x220D500 // $230
        mov (8|M0)               r15.0<1>:f    r50.0<1;1,0>:f                   {Compacted,$15.dst}  // $232
        mov (8|M0)               r16.0<1>:f    r48.0<1;1,0>:f                   {Compacted,$0.dst}   // $233
        mov (8|M0)               r17.0<1>:f    r46.0<1;1,0>:f                   {Compacted,$2.dst}   // $234
        mov (8|M0)               r9.0<1>:f     r47.0<1;1,0>:f                   {Compacted}          // $242
        mov (8|M0)               r6.0<1>:f     r7.0<1;1,0>:f                    {Compacted}          // $239
        mov (8|M0)               r8.0<1>:f     r49.0<1;1,0>:f                   {Compacted,$6.src}   // $241
        mov (8|M0)               r21.0<1>:f    r38.0<1;1,0>:f                   {Compacted,$6.dst}   // $238

// Line 17
        or (8|M0)                r38.0<1>:d    r116.0<1;1,0>:d   256:w               {Compacted,F@1} // $250

// Line 19
        mov (8|M0)               r50.0<1>:f    r66.0<1;1,0>:f                   {Compacted}          // $258

// Line 17
        sync.nop                             null                             {Compacted,I@1}        // $251
        load.slm.d32x64t.a32 (1|M0)  r54:8      [r38:1]            {$7} // ex_desc:0x0; desc:0x280F500 // $251

// Line 19
        mov (8|M0)               r48.0<1>:f    r64.0<1;1,0>:f                   {Compacted}          // $256
        mov (8|M0)               r46.0<1>:f    r62.0<1;1,0>:f                   {Compacted}          // $254
        mov (8|M0)               r47.0<1>:f    r63.0<1;1,0>:f                   {Compacted}          // $255

// Line 37
        mov (8|M0)               r7.0<1>:f     r51.0<1;1,0>:f                   {Compacted}          // $240

// Line 19
        mov (8|M0)               r49.0<1>:f    r65.0<1;1,0>:f                   {Compacted}          // $257
        mov (8|M0)               r48.0<1>:f    r66.0<1;1,0>:f                   {Compacted}          // $263
        mov (8|M0)               r47.0<1>:f    r64.0<1;1,0>:f                   {Compacted}          // $253
        mov (8|M0)               r51.0<1>:f    r67.0<1;1,0>:f                   {Compacted}          // $259
        mov (8|M0)               r49.0<1>:f    r68.0<1;1,0>:f                   {Compacted}          // $265
        mov (8|M0)               r50.0<1>:f    r54.0<1;1,0>:f                   {Compacted,$7.dst}   // $267
        mov (8|M0)               r52.0<1>:f    r58.0<1;1,0>:f                   {Compacted}          // $271
        mov (8|M0)               r53.0<1>:f    r60.0<1;1,0>:f                   {Compacted}          // $273
        mov (8|M0)               r51.0<1>:f    r56.0<1;1,0>:f                   {Compacted}          // $269

// Line 37
        mov (8|M0)               r18.0<1>:f    r44.0<1;1,0>:f                   {Compacted,$3.dst}   // $235

// Line 39
        mov (8|M0)               r30.0<1>:ud   r30.0<8;8,1>:ud                                       // $299
        sync.nop                             null                             {Compacted,A@1}        // $299
        sync.nop                             null                             {Compacted,$11.dst}    // $299
        dpas.8x8 (8|M0)          r70:f         r70:f             r30:bf            r46.0:bf         {Atomic} // $299 R{} IR{}{O:1,O:7,O:11,},  R{} IR{}{O:1,O:7,O:11,},  {BC=2}
        dpas.8x8 (8|M0)          r78:f         r78:f             r22:bf            r46.0:bf         {$11} // $301 R{} IR{}{O:3,O:5,O:11,},  R{} IR{}{O:3,O:5,O:11,},  {BC=2}

// Line 37
        mov (8|M0)               r10.0<1>:f    r45.0<1;1,0>:f                   {Compacted}          // $243
        mov (8|M0)               r19.0<1>:f    r42.0<1;1,0>:f                   {Compacted,$4.dst}   // $236
        mov (8|M0)               r11.0<1>:f    r43.0<1;1,0>:f                   {Compacted}          // $244
        mov (8|M0)               r20.0<1>:f    r40.0<1;1,0>:f                   {Compacted,$5.dst}   // $237
        mov (8|M0)               r12.0<1>:f    r41.0<1;1,0>:f                   {Compacted}          // $245
        mov (8|M0)               r13.0<1>:f    r39.0<1;1,0>:f                   {Compacted}          // $246

// Line 20
        mov (8|M0)               r38.0<1>:f    r54.0<1;1,0>:f                   {Compacted}          // $277
        mov (8|M0)               r44.0<1>:f    r60.0<1;1,0>:f                   {Compacted}          // $283
        mov (8|M0)               r45.0<1>:f    r61.0<1;1,0>:f                   {Compacted}          // $284
        mov (8|M0)               r42.0<1>:f    r58.0<1;1,0>:f                   {Compacted}          // $281
        mov (8|M0)               r43.0<1>:f    r59.0<1;1,0>:f                   {Compacted}          // $282
        mov (8|M0)               r40.0<1>:f    r56.0<1;1,0>:f                   {Compacted}          // $279
        mov (8|M0)               r41.0<1>:f    r57.0<1;1,0>:f                   {Compacted}          // $280
        mov (8|M0)               r39.0<1>:f    r55.0<1;1,0>:f                   {Compacted}          // $278
        mov (8|M0)               r38.0<1>:f    r63.0<1;1,0>:f                   {Compacted}          // $276
        mov (8|M0)               r44.0<1>:f    r59.0<1;1,0>:f                   {Compacted}          // $296
        mov (8|M0)               r42.0<1>:f    r55.0<1;1,0>:f                   {Compacted}          // $292
        mov (8|M0)               r43.0<1>:f    r57.0<1;1,0>:f                   {Compacted}          // $294
        mov (8|M0)               r40.0<1>:f    r67.0<1;1,0>:f                   {Compacted}          // $288
        mov (8|M0)               r41.0<1>:f    r69.0<1;1,0>:f                   {Compacted}          // $290
        mov (8|M0)               r39.0<1>:f    r65.0<1;1,0>:f                   {Compacted}          // $286

// Line 39
        sync.nop                             null                             {Compacted,F@1}        // $300
        sync.nop                             null                             {Compacted,$11.dst}    // $300
        dpas.8x8 (8|M0)          r70:f         r70:f             r14:bf            r38.0:bf         {Atomic} // $300 R{} IR{}{O:1,O:3,O:9,},  R{} IR{}{O:1,O:3,O:9,},  {BC=2}
        dpas.8x8 (8|M0)          r78:f         r78:f             r6:bf             r38.0:bf         {$11} // $302 R{} IR{}{O:3,O:1,O:9,},  R{} IR{}{O:3,O:1,O:9,},  {BC=2}

// Line 17
        or (8|M0)                r38.0<1>:d    r116.0<1;1,0>:d   512:w               {Compacted,$11.src} // $304
        load.slm.d32x64t.a32 (1|M0)  r62:8      [r38:1]            {A@1,$8} // ex_desc:0x0; desc:0x280F500 // $305
        or (8|M0)                r38.0<1>:d    r116.0<1;1,0>:d   768:w               {Compacted,$8.src} // $306
        load.slm.d32x64t.a32 (1|M0)  r54:8      [r38:1]            {A@1,$9} // ex_desc:0x0; desc:0x280F500 // $307

// Line 19
        mov (8|M0)               r46.0<1>:f    r62.0<1;1,0>:f                   {Compacted,$8.dst}   // $310
        mov (8|M0)               r47.0<1>:f    r63.0<1;1,0>:f                   {Compacted}          // $311
        mov (8|M0)               r48.0<1>:f    r64.0<1;1,0>:f                   {Compacted}          // $312
        mov (8|M0)               r49.0<1>:f    r65.0<1;1,0>:f                   {Compacted}          // $313
        mov (8|M0)               r50.0<1>:f    r66.0<1;1,0>:f                   {Compacted}          // $314
        mov (8|M0)               r51.0<1>:f    r67.0<1;1,0>:f                   {Compacted}          // $315
        mov (8|M0)               r52.0<1>:d    r68.0<1;1,0>:d                                        // $316
        mov (8|M0)               r53.0<1>:d    r69.0<1;1,0>:d                                        // $317
        mov (8|M0)               r47.0<1>:d    r64.0<1;1,0>:d                   {F@5}                // $309
        mov (8|M0)               r48.0<1>:d    r66.0<1;1,0>:d                   {F@4}                // $319
        mov (8|M0)               r49.0<1>:d    r68.0<1;1,0>:d                   {F@3}                // $321
        sync.nop                             null                             {Compacted,$9.dst}     // $323
        mov (8|M0)               r50.0<1>:d    r54.0<1;1,0>:d                   {F@2}                // $323
        mov (8|M0)               r51.0<1>:d    r56.0<1;1,0>:d                   {F@1}                // $325
        mov (8|M0)               r52.0<1>:d    r58.0<1;1,0>:d                                        // $327
        mov (8|M0)               r53.0<1>:d    r60.0<1;1,0>:d                                        // $329

// Line 20
        mov (8|M0)               r38.0<1>:d    r54.0<1;1,0>:d                                        // $333

// Line 41
        sync.nop                             null                             {Compacted,A@2}        // $355
        sync.nop                             null                             {Compacted,$10.dst}    // $355
        dpas.8x8 (8|M0)          r86:f         r86:f             r30:bf            r46.0:bf         {Atomic} // $355 R{} IR{}{O:5,O:7,O:11,},  R{} IR{}{O:5,O:7,O:11,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r22:bf            r46.0:bf         {$10} // $357 R{} IR{}{O:7,O:5,O:11,},  R{} IR{}{O:7,O:5,O:11,},  {BC=2}

// Line 20
        mov (8|M0)               r39.0<1>:d    r55.0<1;1,0>:d                                        // $334
        mov (8|M0)               r40.0<1>:d    r56.0<1;1,0>:d                                        // $335
        mov (8|M0)               r41.0<1>:d    r57.0<1;1,0>:d                                        // $336
        mov (8|M0)               r42.0<1>:d    r58.0<1;1,0>:d                                        // $337
        mov (8|M0)               r43.0<1>:d    r59.0<1;1,0>:d                                        // $338
        mov (8|M0)               r44.0<1>:d    r60.0<1;1,0>:d                                        // $339
        mov (8|M0)               r45.0<1>:d    r61.0<1;1,0>:d                                        // $340
        mov (8|M0)               r38.0<1>:d    r63.0<1;1,0>:d                                        // $332
        mov (8|M0)               r39.0<1>:d    r65.0<1;1,0>:d                                        // $342
        mov (8|M0)               r40.0<1>:d    r67.0<1;1,0>:d                                        // $344
        mov (8|M0)               r41.0<1>:d    r69.0<1;1,0>:d                                        // $346
        mov (8|M0)               r42.0<1>:d    r55.0<1;1,0>:d                                        // $348
        mov (8|M0)               r43.0<1>:d    r57.0<1;1,0>:d                                        // $350
        mov (8|M0)               r44.0<1>:d    r59.0<1;1,0>:d                                        // $352

// Line 41
        sync.nop                             null                             {Compacted,A@1}        // $356
        sync.nop                             null                             {Compacted,$10.dst}    // $356
        dpas.8x8 (8|M0)          r86:f         r86:f             r14:bf            r38.0:bf         {Atomic} // $356 R{} IR{}{O:5,O:3,O:9,},  R{} IR{}{O:5,O:3,O:9,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r6:bf             r38.0:bf         {$10} // $358 R{} IR{}{O:7,O:1,O:9,},  R{} IR{}{O:7,O:1,O:9,},  {BC=2}

// Line 42
        sync.nop                             null                             {Compacted,$10.src}    // $360
(W)     send.slm (1|M0)          r6       r2      null:0  0x0            0x0210011F           {$13} // wr:1+0, rd:1; fence.slm.none.group // $360
(W)     mov (8|M0)               null<1>:ud    r6.0<1;1,0>:ud                   {$13.dst}            //  memory fence commit; $361
(W)     mov (1|M0)               r6.2<1>:ud    0x0:ud                                                // $361
(W)     mov (2|M0)               r6.10<1>:ub   r2.11<0;1,0>:ub                                       // $361
(W)     send.gtwy (1|M0)         null     r6      null:0  0x0            0x02000004           {A@1,$12} // wr:1+0, rd:0; signal barrier // $361
(W)     sync.bar                             null                                                    // $361

// Line 32
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $363
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:
(W)     mov (1|M0)               r5.0<1>:d     r5.1<0;1,0>:d                                         // $365
(W)     jmpi                                 _0_007                                                  // $366
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L4344                                                   //
L4344:

// Line 43
        shl (8|M0)               r3.0<1>:d     r4.0<1;1,0>:d     2:w               {Compacted}       // $369

// Line 44
(W)     mov (8|M0)               r112.0<1>:f   r2.0<1;1,0>:f                    {Compacted}          // $572

// Line 43
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@1}         // $370
        add (8|M0)               r3.0<1>:d     r5.7<0;1,0>:d     acc0.0<1;1,0>:d                     // $371
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@1}          // $374
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $375
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $375
        addc (8|M0)              r4.0<1>:ud    r4.0<1;1,0>:ud    r5.6<0;1,0>:ud   {AccWrEn,Compacted,I@2} // $377 R{} IR{}{E:1,E:1,},  {BC=1}
        add (8|M0)               acc2.0<1>:ud  r3.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $376
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $377
        addc (8|M0)              r4.0<1>:ud    r4.0<1;1,0>:ud    r115.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $379
        add (8|M0)               acc2.0<1>:ud  r3.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $378
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $379
        sync.allrd                           ($1,$12)                                                // $381
        mov (8|M0)               r6.0<2>:d     r4.0<1;1,0>:d                    {I@3}                // $381
        add (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $380
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x20:ud              {AccWrEn,Compacted} // $385
        mov (8|M0)               r5.0<1>:f     r70.0<1;1,0>:f                   {Compacted,$11.dst}  // $383
        mov (8|M0)               r6.1<2>:d     r3.0<1;1,0>:d                    {I@2}                // $382
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$14} // ex_desc:0x0; desc:0x200C584 // $384
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$14.src}  // $385
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $386
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $387
        mov (8|M0)               r5.0<1>:f     r78.0<1;1,0>:f                   {Compacted,I@2}      // $389
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xC000:ud              {AccWrEn}    // $391
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $390
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $391
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $392
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $393
        sync.nop                             null                             {Compacted,$10.dst}    // $395
        mov (8|M0)               r5.0<1>:f     r86.0<1;1,0>:f                   {Compacted,I@2}      // $395
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xC020:ud              {AccWrEn}    // $397
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $396
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$0.src}   // $397
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $398
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $399
        mov (8|M0)               r5.0<1>:f     r94.0<1;1,0>:f                   {Compacted,I@2}      // $401
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x1800:ud              {AccWrEn}    // $403
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $402
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$1.src}   // $403
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $404
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $405
        mov (8|M0)               r5.0<1>:f     r71.0<1;1,0>:f                   {Compacted,I@2}      // $407
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x1820:ud              {AccWrEn}    // $409
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $408
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$2.src}   // $409
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $410
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $411
        mov (8|M0)               r5.0<1>:f     r79.0<1;1,0>:f                   {Compacted,I@2}      // $413
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xD800:ud              {AccWrEn}    // $415
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$3} // ex_desc:0x0; desc:0x200C584 // $414
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$3.src}   // $415
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $416
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $417
        mov (8|M0)               r5.0<1>:f     r87.0<1;1,0>:f                   {Compacted,I@2}      // $419
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xD820:ud              {AccWrEn}    // $421
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$4} // ex_desc:0x0; desc:0x200C584 // $420
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $421
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $422
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $423
        mov (8|M0)               r5.0<1>:f     r95.0<1;1,0>:f                   {Compacted,I@2}      // $425
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x3000:ud              {AccWrEn}    // $427
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$5} // ex_desc:0x0; desc:0x200C584 // $426
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$5.src}   // $427
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $428
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $429
        mov (8|M0)               r5.0<1>:f     r72.0<1;1,0>:f                   {Compacted,I@2}      // $431
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x3020:ud              {AccWrEn}    // $433
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$6} // ex_desc:0x0; desc:0x200C584 // $432
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$6.src}   // $433
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $434
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $435
        mov (8|M0)               r5.0<1>:f     r80.0<1;1,0>:f                   {Compacted,I@2}      // $437
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xF000:ud              {AccWrEn}    // $439
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$7} // ex_desc:0x0; desc:0x200C584 // $438
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$7.src}   // $439
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $440
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $441
        mov (8|M0)               r5.0<1>:f     r88.0<1;1,0>:f                   {Compacted,I@2}      // $443
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xF020:ud              {AccWrEn}    // $445
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$8} // ex_desc:0x0; desc:0x200C584 // $444
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $445
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $446
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $447
        mov (8|M0)               r5.0<1>:f     r96.0<1;1,0>:f                   {Compacted,I@2}      // $449
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x4800:ud              {AccWrEn}    // $451
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$9} // ex_desc:0x0; desc:0x200C584 // $450
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$9.src}   // $451
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $452
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $453
        mov (8|M0)               r5.0<1>:f     r73.0<1;1,0>:f                   {Compacted,I@2}      // $455
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x4820:ud              {AccWrEn}    // $457
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$10} // ex_desc:0x0; desc:0x200C584 // $456
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$10.src}  // $457
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $458
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $459
        mov (8|M0)               r5.0<1>:f     r81.0<1;1,0>:f                   {Compacted,I@2}      // $461
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x10800:ud              {AccWrEn}   // $463
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$11} // ex_desc:0x0; desc:0x200C584 // $462
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$11.src}  // $463
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $464
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $465
        mov (8|M0)               r5.0<1>:f     r89.0<1;1,0>:f                   {Compacted,I@2}      // $467
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x10820:ud              {AccWrEn}   // $469
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$12} // ex_desc:0x0; desc:0x200C584 // $468
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$12.src}  // $469
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $470
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $471
        mov (8|M0)               r5.0<1>:f     r97.0<1;1,0>:f                   {Compacted,I@2}      // $473
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x6000:ud              {AccWrEn}    // $475
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $474
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$13.src}  // $475
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $476
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $477
        mov (8|M0)               r5.0<1>:f     r74.0<1;1,0>:f                   {Compacted,I@2}      // $479
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x6020:ud              {AccWrEn}    // $481
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$14} // ex_desc:0x0; desc:0x200C584 // $480
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$14.src}  // $481
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $482
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $483
        mov (8|M0)               r5.0<1>:f     r82.0<1;1,0>:f                   {Compacted,I@2}      // $485
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x12000:ud              {AccWrEn}   // $487
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $486
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $487
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $488
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $489
        mov (8|M0)               r5.0<1>:f     r90.0<1;1,0>:f                   {Compacted,I@2}      // $491
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x12020:ud              {AccWrEn}   // $493
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $492
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$0.src}   // $493
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $494
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $495
        mov (8|M0)               r5.0<1>:f     r98.0<1;1,0>:f                   {Compacted,I@2}      // $497
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x7800:ud              {AccWrEn}    // $499
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $498
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$1.src}   // $499
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $500
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $501
        mov (8|M0)               r5.0<1>:f     r75.0<1;1,0>:f                   {Compacted,I@2}      // $503
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x7820:ud              {AccWrEn}    // $505
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $504
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$2.src}   // $505
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $506
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $507
        mov (8|M0)               r5.0<1>:f     r83.0<1;1,0>:f                   {Compacted,I@2}      // $509
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x13800:ud              {AccWrEn}   // $511
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$3} // ex_desc:0x0; desc:0x200C584 // $510
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$3.src}   // $511
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $512
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $513
        mov (8|M0)               r5.0<1>:f     r91.0<1;1,0>:f                   {Compacted,I@2}      // $515
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x13820:ud              {AccWrEn}   // $517
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$4} // ex_desc:0x0; desc:0x200C584 // $516
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $517
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $518
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $519
        mov (8|M0)               r5.0<1>:f     r99.0<1;1,0>:f                   {Compacted,I@2}      // $521
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x9000:ud              {AccWrEn}    // $523
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$5} // ex_desc:0x0; desc:0x200C584 // $522
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$5.src}   // $523
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $524
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $525
        mov (8|M0)               r5.0<1>:f     r76.0<1;1,0>:f                   {Compacted,I@2}      // $527
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x9020:ud              {AccWrEn}    // $529
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$6} // ex_desc:0x0; desc:0x200C584 // $528
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$6.src}   // $529
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $530
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $531
        mov (8|M0)               r5.0<1>:f     r84.0<1;1,0>:f                   {Compacted,I@2}      // $533
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x15000:ud              {AccWrEn}   // $535
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$7} // ex_desc:0x0; desc:0x200C584 // $534
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$7.src}   // $535
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $536
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $537
        mov (8|M0)               r5.0<1>:f     r92.0<1;1,0>:f                   {Compacted,I@2}      // $539
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x15020:ud              {AccWrEn}   // $541
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$8} // ex_desc:0x0; desc:0x200C584 // $540
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $541
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $542
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $543
        mov (8|M0)               r5.0<1>:f     r100.0<1;1,0>:f                  {Compacted,I@2}      // $545
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xA800:ud              {AccWrEn}    // $547
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$9} // ex_desc:0x0; desc:0x200C584 // $546
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$9.src}   // $547
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $548
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $549
        mov (8|M0)               r5.0<1>:f     r77.0<1;1,0>:f                   {Compacted,I@2}      // $551
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xA820:ud              {AccWrEn}    // $553
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$10} // ex_desc:0x0; desc:0x200C584 // $552
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$10.src}  // $553
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $554
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $555
        mov (8|M0)               r5.0<1>:f     r85.0<1;1,0>:f                   {Compacted,I@2}      // $557
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x16800:ud              {AccWrEn}   // $559
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$11} // ex_desc:0x0; desc:0x200C584 // $558
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$11.src}  // $559
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $560
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $561
        mov (8|M0)               r5.0<1>:f     r93.0<1;1,0>:f                   {Compacted,I@2}      // $563
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$12} // ex_desc:0x0; desc:0x200C584 // $564
        addc (8|M0)              r5.0<1>:ud    r4.0<1;1,0>:ud    0x16820:ud              {AccWrEn,$12.src} // $565
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $565
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $566
        mov (8|M0)               r6.0<2>:d     r5.0<1;1,0>:d                                         // $567
        mov (8|M0)               r3.0<1>:f     r101.0<1;1,0>:f                  {Compacted,I@2}      // $569
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r3:1               {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $570

// Line 44
        sync.nop                             null                             {Compacted,$13.src}    // $572
(W)     send.ugm (1|M0)          r3       r2      null:0  0x0            0x0210651F           {$14} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $572
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$14.dst}            //  memory fence commit; $572
(W)     send.gtwy (8|M0)         null     r112    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $572
L6872:
        nop                                                                                          // $572


//
//
