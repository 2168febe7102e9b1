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
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $702
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $702
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $702
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

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@2,$3} // ex_desc:0x0; desc:0x220D580 // $30

// Line 30
        shl (8|M0)               r3.0<1>:d     r4.0<1;1,0>:d     8:w               {Compacted}       // $17
(W)     shl (1|M0)               r5.6<1>:d     r11.2<0;1,0>:d    2:w               {I@2}             // $78
        add (8|M0)               r112.0<1>:d   r3.0<1;1,0>:d     64:w               {Compacted,I@2}  // $34
        add (8|M0)               r110.0<1>:d   r3.0<1;1,0>:d     128:w               {Compacted}     // $46
        add (8|M0)               r108.0<1>:d   r3.0<1;1,0>:d     192:w               {Compacted}     // $58

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r3:1]    r6:2               {$3} // ex_desc:0x0; desc:0x200D504 // $32

// Line 30
        add (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    512:w               {Compacted}     // $35
        shl (8|M0)               r111.0<1>:d   acc0.0<1;1,0>:d   1:w                                 // $36
        sync.nop                             null                             {Compacted,$3.src}     // $37
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r111.0<1;1,0>:ud {AccWrEn,Compacted,I@1} // $37
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $37
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $38
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $39

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@1,$4} // ex_desc:0x0; desc:0x220D580 // $42

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r112:1]  r6:2               {$4} // ex_desc:0x0; desc:0x200D504 // $44

// Line 30
        add (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    1024:w               {Compacted}    // $47
        shl (8|M0)               r109.0<1>:d   acc0.0<1;1,0>:d   1:w                                 // $48
        sync.nop                             null                             {Compacted,$4.src}     // $49
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r109.0<1;1,0>:ud {AccWrEn,Compacted,I@1} // $49
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $49
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $50
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $51

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@1,$5} // ex_desc:0x0; desc:0x220D580 // $54

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r110:1]  r6:2               {$5} // ex_desc:0x0; desc:0x200D504 // $56

// Line 30
        add (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    1536:w               {Compacted}    // $59
        shl (8|M0)               r107.0<1>:d   acc0.0<1;1,0>:d   1:w                                 // $60
        sync.nop                             null                             {Compacted,$5.src}     // $61
        addc (8|M0)              r7.0<1>:ud    r11.0<0;1,0>:ud   r107.0<1;1,0>:ud {AccWrEn,Compacted,I@1} // $61
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $61
        add (8|M0)               r8.1<2>:ud    r6.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $62
        mov (8|M0)               r8.0<2>:d     r7.0<1;1,0>:d                                         // $63

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r8:1]             {A@1,$6} // ex_desc:0x0; desc:0x220D580 // $66

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r108:1]  r6:2               {$6} // ex_desc:0x0; desc:0x200D504 // $68

// Line 30
        shr (8|M0)               r7.0<1>:d     r4.0<1;1,0>:ud    1:w               {Compacted,$6.src} // $70
        and (8|M0)               acc0.0<1>:d   r4.0<1;1,0>:d     1:w               {Compacted}       // $71
        shl (8|M0)               r106.0<1>:d   r7.0<1;1,0>:d     8:w               {Compacted,I@2}   // $72
        shl (8|M0)               r102.0<1>:d   acc0.0<1;1,0>:d   7:w                                 // $74
        add (8|M0)               acc0.0<1>:d   r106.0<1;1,0>:d   8192:w               {I@2}          // $73
        or (8|M0)                r12.0<1>:d    acc0.0<1;1,0>:d   r102.0<1;1,0>:d  {I@2}              // $75
(W)     addc (1|M0)              r8.0<1>:ud    r5.2<0;1,0>:ud    r5.6<0;1,0>:ud   {AccWrEn}          // $79
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $79
(W)     add (1|M0)               r13.1<1>:ud   r6.0<0;1,0>:ud    r5.3<0;1,0>:ud   {I@1}              // $80
        mul (8|M0)               r6.0<1>:d     r7.0<1;1,0>:d     6144:w                              // $81
        addc (8|M0)              r8.0<1>:ud    r8.0<0;1,0>:ud    r6.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $82
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $82
        addc (8|M0)              r105.0<1>:ud  r8.0<1;1,0>:ud    r102.0<1;1,0>:ud {AccWrEn,Compacted,I@2} // $84
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r13.1<0;1,0>:ud  {I@2}              // $83
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $84
        mov (8|M0)               r10.0<2>:d    r105.0<1;1,0>:d                  {I@3}                // $86
        add (8|M0)               r104.0<1>:ud  acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $85
        mov (8|M0)               r10.1<2>:d    r104.0<1;1,0>:d                  {I@1}                // $87

// Line 36
        load.ugm.d32x32t.a64 (1|M0)  r6:4       [r10:1]            {A@1,$7} // ex_desc:0x0; desc:0x240E580 // $89

// Line 44
        store.slm.d32x32t.a32 (1|M0)  [r12:1]   r6:4               {$7} // ex_desc:0x0; desc:0x200E504 // $91

// Line 31
        sync.nop                             null                             {Compacted,$7.src}     // $93
(W)     send.slm (1|M0)          r6       r2      null:0  0x0            0x0210011F           {$8} // wr:1+0, rd:1; fence.slm.none.group // $93
(W)     mov (8|M0)               null<1>:ud    r6.0<1;1,0>:ud                   {$8.dst}             //  memory fence commit; $94
(W)     mov (1|M0)               r6.2<1>:f     0x0:f                               {Compacted,I@1}   //  (0x00000000:f); $94
(W)     mov (2|M0)               r6.10<1>:ub   r2.11<0;1,0>:ub                  {F@1}                // $94
(W)     send.gtwy (1|M0)         null     r6      null:0  0x0            0x02000004           {A@1,$9} // wr:1+0, rd:0; signal barrier // $94
(W)     sync.bar                             null                                                    // $94
(W)     addc (1|M0)              r7.0<1>:ud    r5.0<0;1,0>:ud    0x40:ud              {AccWrEn}      // $95
        shl (8|M0)               r103.0<1>:d   r4.0<1;1,0>:d     6:w               {Compacted}       // $99
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted,$9.src}   // $95
(W)     addc (1|M0)              r117.0<1>:ud  r7.0<0;1,0>:ud    r13.0<0;1,0>:ud  {AccWrEn,I@3}      // $97
(W)     add (1|M0)               r6.1<1>:ud    r6.0<0;1,0>:ud    r5.1<0;1,0>:ud   {I@2}              // $96
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $97
        and (8|M0)               r114.0<1>:d   r3.0<1;1,0>:d     2096128:d                           // $101
(W)     add (1|M0)               r5.3<1>:ud    r6.0<0;1,0>:ud    r6.1<0;1,0>:ud   {I@2}              // $98

// Line 32
(W)     mov (8|M0)               r6.0<1>:f     0x0:f                               {Compacted,I@1}   // $104
(W)     mov (1|M0)               r5.2<1>:d     192:w                                                 // $103
(W)     mov (1|M0)               r5.0<1>:d     0:w                                                   // $108

// Line 31
        and (8|M0)               r115.0<1>:d   r103.0<1;1,0>:d   192:w               {Compacted}     // $100

// Line 32
        mov (8|M0)               r94.0<1>:f    r6.0<0;1,0>:f                    {Compacted,F@1}      // $109
        mov (8|M0)               r95.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $110
        mov (8|M0)               r96.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $111
        mov (8|M0)               r97.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $112
        mov (8|M0)               r98.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $113
        mov (8|M0)               r99.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $114
        mov (8|M0)               r100.0<1>:f   r6.6<0;1,0>:f                    {Compacted}          // $115
        mov (8|M0)               r101.0<1>:f   r6.7<0;1,0>:f                    {Compacted}          // $116
        mov (8|M0)               r86.0<1>:f    r6.0<0;1,0>:f                    {Compacted}          // $117
        mov (8|M0)               r87.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $118
        mov (8|M0)               r88.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $119
        mov (8|M0)               r89.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $120
        mov (8|M0)               r90.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $121
        mov (8|M0)               r91.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $122
        mov (8|M0)               r92.0<1>:f    r6.6<0;1,0>:f                    {Compacted}          // $123
        mov (8|M0)               r93.0<1>:f    r6.7<0;1,0>:f                    {Compacted}          // $124
        mov (8|M0)               r78.0<1>:f    r6.0<0;1,0>:f                    {Compacted}          // $125
        mov (8|M0)               r79.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $126
        mov (8|M0)               r80.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $127
        mov (8|M0)               r81.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $128
        mov (8|M0)               r82.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $129
        mov (8|M0)               r83.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $130
        mov (8|M0)               r84.0<1>:f    r6.6<0;1,0>:f                    {Compacted}          // $131
        mov (8|M0)               r85.0<1>:f    r6.7<0;1,0>:f                    {Compacted}          // $132
        mov (8|M0)               r70.0<1>:f    r6.0<0;1,0>:f                    {Compacted}          // $133
        mov (8|M0)               r71.0<1>:f    r6.1<0;1,0>:f                    {Compacted}          // $134
        mov (8|M0)               r72.0<1>:f    r6.2<0;1,0>:f                    {Compacted}          // $135
        mov (8|M0)               r73.0<1>:f    r6.3<0;1,0>:f                    {Compacted}          // $136
        mov (8|M0)               r74.0<1>:f    r6.4<0;1,0>:f                    {Compacted}          // $137
        mov (8|M0)               r75.0<1>:f    r6.5<0;1,0>:f                    {Compacted}          // $138
        mov (8|M0)               r76.0<1>:f    r6.6<0;1,0>:f                    {Compacted}          // $139
        mov (8|M0)               r77.0<1>:f    r6.7<0;1,0>:f                    {Compacted}          // $140
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 33
(W)     shr (1|M0)               r117.1<1>:d   r5.0<0;1,0>:ud    5:w               {Compacted,I@2}   // $143

// Line 34
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r5.0<0;1,0>:ud    0x1E0:uw                            // $148

// Line 33
(W)     and (1|M0)               r117.1<1>:d   r117.1<0;1,0>:d   1:w               {Compacted,I@2}   // $144

// Line 34
(W)     add (1|M0)               r5.1<1>:d     r5.0<0;1,0>:d     32:w               {Compacted}      // $147

// Line 33
(W)     mul (1|M0)               r117.1<1>:d   r117.1<0;1,0>:d   12288:w               {I@2}         // $145

// Line 34
(~f0.0) goto (8|M0)                          _0_008            _0_008                                // $149
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 35
(W)     shl (1|M0)               r117.2<1>:d   r5.0<0;1,0>:d     1:w               {Compacted}       // $153
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r3.0<1>:d        {I@3} // $152
(W)     addc (1|M0)              r11.0<1>:ud   r117.0<0;1,0>:ud  r117.2<0;1,0>:ud {AccWrEn,I@2}      // $154
(W)     shr (1|M0)               r117.2<1>:d   r5.1<0;1,0>:ud    1:w                                 // $197
        sync.nop                             null                             {Compacted,$12.src}    // $154
(W)     mov (1|M0)               r6.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted,F@7}      // $154
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r113.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $156
(W)     add (1|M0)               r11.1<1>:ud   r6.0<0;1,0>:ud    r5.3<0;1,0>:ud   {I@2}              // $155
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $156
(W)     mul (1|M0)               r117.2<1>:d   r117.2<0;1,0>:d   6144:w                              // $198
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {A@1}              // $157
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $158
        add3 (8|M0)              acc0.0<1>:d   20480:w                -r117.1<0;0>:d    r106.0<1>:d      // $195

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@2,$13} // ex_desc:0x0; desc:0x220D580 // $161

// Line 35
        or (8|M0)                r12.0<1>:d    acc0.0<1;1,0>:d   r102.0<1;1,0>:d                     // $196

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$13} // ex_desc:0x0; desc:0x200D504 // $163

// Line 35
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r111.0<1;1,0>:ud {AccWrEn,Compacted,$13.src} // $166
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r112.0<1>:d      // $165
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $166
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $167
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $168

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@1,$14} // ex_desc:0x0; desc:0x220D580 // $171

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$14} // ex_desc:0x0; desc:0x200D504 // $173

// Line 35
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r109.0<1;1,0>:ud {AccWrEn,Compacted,$14.src} // $176
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r110.0<1>:d      // $175
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $176
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $177
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $178

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@1,$15} // ex_desc:0x0; desc:0x220D580 // $181

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$15} // ex_desc:0x0; desc:0x200D504 // $183

// Line 35
        addc (8|M0)              r9.0<1>:ud    r11.0<0;1,0>:ud   r107.0<1;1,0>:ud {AccWrEn,Compacted,$15.src} // $186
        add3 (8|M0)              r10.0<1>:d    12288:w                -r117.1<0;0>:d    r108.0<1>:d      // $185
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $186
        add (8|M0)               r6.1<2>:ud    r8.0<1;1,0>:ud    r11.1<0;1,0>:ud  {I@1}              // $187
        mov (8|M0)               r6.0<2>:d     r9.0<1;1,0>:d                                         // $188
        addc (8|M0)              r7.0<1>:ud    r105.0<1;1,0>:ud  r117.2<0;1,0>:ud {AccWrEn,Compacted} // $199

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r6:1]             {A@2,$0} // ex_desc:0x0; desc:0x220D580 // $191

// Line 35
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$0.src}   // $199

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r10:1]   r8:2               {$0} // ex_desc:0x0; desc:0x200D504 // $193

// Line 35
        sync.nop                             null                             {Compacted,$0.src}     // $200
        add (8|M0)               r10.1<2>:ud   r6.0<1;1,0>:ud    r104.0<1;1,0>:ud {Compacted,I@1}    // $200
        mov (8|M0)               r10.0<2>:d    r7.0<1;1,0>:d                                         // $201

// Line 36
        load.ugm.d32x32t.a64 (1|M0)  r6:4       [r10:1]            {A@1,$1} // ex_desc:0x0; desc:0x240E580 // $204

// Line 44
        store.slm.d32x32t.a32 (1|M0)  [r12:1]   r6:4               {$1} // ex_desc:0x0; desc:0x200E504 // $206
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L2344:

// Line 36
(W)     add (1|M0)               r117.2<1>:d   r117.1<0;1,0>:d   8192:w                              // $210

// Line 17
        add (8|M0)               r116.0<1>:d   r117.1<0;1,0>:d   r114.0<1;1,0>:d  {Compacted}        // $309

// Line 36
        bfn.(s0|s1&s2) (8|M0)    r38.0<1>:ud   r117.2<0;0>:ud    r103.0<1;0>:ud    r5.2<0>:ud       {I@2} // $211

// Line 61
        load.slm.d32x64t.a32 (1|M0)  r62:8      [r116:1]           {A@2,$2} // ex_desc:0x0; desc:0x280F500 // $311

// Line 36
        sync.allrd                           ($1,$12)                                                // $215
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    256:w               {Compacted,I@1} // $215
        or (8|M0)                r22.0<1>:d    r38.0<1;1,0>:d    1792:w               {Compacted}    // $239

// Line 52
        load.slm.d32x16t.a32 (1|M0)  r18:2      [r6:1]             {A@2,$3} // ex_desc:0x0; desc:0x220D500 // $217

// Line 36
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    512:w               {Compacted,$3.src} // $219

// Line 52
        load.slm.d32x16t.a32 (1|M0)  r20:2      [r38:1]            {$4} // ex_desc:0x0; desc:0x220D500 // $213
        load.slm.d32x16t.a32 (1|M0)  r16:2      [r6:1]             {A@1,$5} // ex_desc:0x0; desc:0x220D500 // $221

// Line 36
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    768:w               {Compacted,$5.src} // $223

// Line 19
        mov (8|M0)               r52.0<1>:f    r68.0<1;1,0>:f                   {Compacted,$2.dst}   // $324

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $225
        load.slm.d32x16t.a32 (1|M0)  r14:2      [r6:1]             {$6} // ex_desc:0x0; desc:0x220D500 // $225

// Line 36
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    1024:w               {Compacted,$6.src} // $227

// Line 19
        mov (8|M0)               r53.0<1>:f    r69.0<1;1,0>:f                   {Compacted}          // $325

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $229
        load.slm.d32x16t.a32 (1|M0)  r12:2      [r6:1]             {$7} // ex_desc:0x0; desc:0x220D500 // $229

// Line 36
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    1280:w               {Compacted,$7.src} // $231
        mov (8|M0)               r31.0<1>:f    r18.0<1;1,0>:f                   {Compacted,$3.dst}   // $244

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $233
        load.slm.d32x16t.a32 (1|M0)  r10:2      [r6:1]             {$8} // ex_desc:0x0; desc:0x220D500 // $233

// Line 36
        or (8|M0)                r6.0<1>:d     r38.0<1;1,0>:d    1536:w               {Compacted,$8.src} // $235
        mov (8|M0)               r23.0<1>:f    r19.0<1;1,0>:f                   {Compacted}          // $252

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $237
        load.slm.d32x16t.a32 (1|M0)  r8:2       [r6:1]             {$9} // ex_desc:0x0; desc:0x220D500 // $237
        load.slm.d32x16t.a32 (1|M0)  r6:2       [r22:1]            {$13} // ex_desc:0x0; desc:0x220D500 // $241

// Line 36
        sync.nop                             null                             {Compacted,$13.src}    // $251
        mov (8|M0)               r22.0<1>:f    r21.0<1;1,0>:f                   {Compacted,$4.dst}   // $251
        mov (8|M0)               r30.0<1>:f    r20.0<1;1,0>:f                   {Compacted}          // $243
        mov (8|M0)               r32.0<1>:f    r16.0<1;1,0>:f                   {Compacted,$5.dst}   // $245
        mov (8|M0)               r24.0<1>:f    r17.0<1;1,0>:f                   {Compacted}          // $253
        mov (8|M0)               r33.0<1>:f    r14.0<1;1,0>:f                   {Compacted,$6.dst}   // $246
        mov (8|M0)               r36.0<1>:f    r8.0<1;1,0>:f                    {Compacted,$9.dst}   // $249

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2048:w               {F@1}          // $260

// Line 36
        mov (8|M0)               r37.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$13.dst}  // $250
        mov (8|M0)               r29.0<1>:f    r7.0<1;1,0>:f                    {Compacted}          // $258

// Line 52
        load.slm.d32x16t.a32 (1|M0)  r6:2       [r8:1]             {A@1,$14} // ex_desc:0x0; desc:0x220D500 // $262

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2304:w               {$14.src}      // $264

// Line 36
        mov (8|M0)               r25.0<1>:f    r15.0<1;1,0>:f                   {Compacted}          // $254

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $266
        load.slm.d32x16t.a32 (1|M0)  r50:2      [r8:1]             {$15} // ex_desc:0x0; desc:0x220D500 // $266

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2560:w               {$15.src}      // $268

// Line 36
        mov (8|M0)               r34.0<1>:f    r12.0<1;1,0>:f                   {Compacted,$7.dst}   // $247

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $270
        load.slm.d32x16t.a32 (1|M0)  r48:2      [r8:1]             {$0} // ex_desc:0x0; desc:0x220D500 // $270

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    2816:w               {$0.src}       // $272

// Line 36
        mov (8|M0)               r26.0<1>:f    r13.0<1;1,0>:f                   {Compacted}          // $255

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $274
        load.slm.d32x16t.a32 (1|M0)  r46:2      [r8:1]             {$2} // ex_desc:0x0; desc:0x220D500 // $274

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3072:w               {$2.src}       // $276

// Line 36
        mov (8|M0)               r35.0<1>:f    r10.0<1;1,0>:f                   {Compacted,$8.dst}   // $248

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $278
        load.slm.d32x16t.a32 (1|M0)  r44:2      [r8:1]             {$3} // ex_desc:0x0; desc:0x220D500 // $278

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3328:w               {$3.src}       // $280

// Line 36
        mov (8|M0)               r27.0<1>:f    r11.0<1;1,0>:f                   {Compacted}          // $256

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $282
        load.slm.d32x16t.a32 (1|M0)  r42:2      [r8:1]             {$4} // ex_desc:0x0; desc:0x220D500 // $282

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3584:w               {$4.src}       // $284

// Line 36
        mov (8|M0)               r28.0<1>:f    r9.0<1;1,0>:f                    {Compacted}          // $257

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $286
        load.slm.d32x16t.a32 (1|M0)  r40:2      [r8:1]             {$5} // ex_desc:0x0; desc:0x220D500 // $286

// Line 37
        or (8|M0)                r8.0<1>:d     r38.0<1;1,0>:d    3840:w               {$5.src}       // $288
        mov (8|M0)               r14.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$14.dst}  // $292

// Line 52
        sync.nop                             null                             {Compacted,I@1}        // $290
        load.slm.d32x16t.a32 (1|M0)  r38:2      [r8:1]             {$6} // ex_desc:0x0; desc:0x220D500 // $290

// Line 37
        mov (8|M0)               r15.0<1>:f    r50.0<1;1,0>:f                   {Compacted,$15.dst}  // $293
        mov (8|M0)               r16.0<1>:f    r48.0<1;1,0>:f                   {Compacted,$0.dst}   // $294
        mov (8|M0)               r17.0<1>:f    r46.0<1;1,0>:f                   {Compacted,$2.dst}   // $295
        mov (8|M0)               r9.0<1>:f     r47.0<1;1,0>:f                   {Compacted}          // $303
        mov (8|M0)               r6.0<1>:f     r7.0<1;1,0>:f                    {Compacted}          // $300
        mov (8|M0)               r8.0<1>:f     r49.0<1;1,0>:f                   {Compacted,$6.src}   // $302
        mov (8|M0)               r21.0<1>:f    r38.0<1;1,0>:f                   {Compacted,$6.dst}   // $299

// Line 17
        or (8|M0)                r38.0<1>:d    r116.0<1;1,0>:d   256:w               {Compacted,F@1} // $313

// Line 19
        mov (8|M0)               r50.0<1>:f    r66.0<1;1,0>:f                   {Compacted}          // $322

// Line 61
        sync.nop                             null                             {Compacted,I@1}        // $315
        load.slm.d32x64t.a32 (1|M0)  r54:8      [r38:1]            {$7} // ex_desc:0x0; desc:0x280F500 // $315

// Line 19
        mov (8|M0)               r48.0<1>:f    r64.0<1;1,0>:f                   {Compacted}          // $320
        mov (8|M0)               r46.0<1>:f    r62.0<1;1,0>:f                   {Compacted}          // $318
        mov (8|M0)               r47.0<1>:f    r63.0<1;1,0>:f                   {Compacted}          // $319

// Line 37
        mov (8|M0)               r7.0<1>:f     r51.0<1;1,0>:f                   {Compacted}          // $301

// Line 19
        mov (8|M0)               r49.0<1>:f    r65.0<1;1,0>:f                   {Compacted}          // $321
        mov (8|M0)               r48.0<1>:f    r66.0<1;1,0>:f                   {Compacted}          // $327
        mov (8|M0)               r47.0<1>:f    r64.0<1;1,0>:f                   {Compacted}          // $317
        mov (8|M0)               r51.0<1>:f    r67.0<1;1,0>:f                   {Compacted}          // $323
        mov (8|M0)               r49.0<1>:f    r68.0<1;1,0>:f                   {Compacted}          // $329
        mov (8|M0)               r50.0<1>:f    r54.0<1;1,0>:f                   {Compacted,$7.dst}   // $331
        mov (8|M0)               r52.0<1>:f    r58.0<1;1,0>:f                   {Compacted}          // $335
        mov (8|M0)               r53.0<1>:f    r60.0<1;1,0>:f                   {Compacted}          // $337
        mov (8|M0)               r51.0<1>:f    r56.0<1;1,0>:f                   {Compacted}          // $333

// Line 37
        mov (8|M0)               r18.0<1>:f    r44.0<1;1,0>:f                   {Compacted,$3.dst}   // $296

// Line 69
        mov (8|M0)               r30.0<1>:ud   r30.0<8;8,1>:ud                                       // $363
        sync.nop                             null                             {Compacted,A@1}        // $363
        sync.nop                             null                             {Compacted,$11.dst}    // $363
        dpas.8x8 (8|M0)          r70:f         r70:f             r30:bf            r46.0:bf         {Atomic} // $363 R{} IR{}{O:1,O:7,O:11,},  R{} IR{}{O:1,O:7,O:11,},  {BC=2}
        dpas.8x8 (8|M0)          r78:f         r78:f             r22:bf            r46.0:bf         {$11} // $365 R{} IR{}{O:3,O:5,O:11,},  R{} IR{}{O:3,O:5,O:11,},  {BC=2}

// Line 37
        mov (8|M0)               r10.0<1>:f    r45.0<1;1,0>:f                   {Compacted}          // $304
        mov (8|M0)               r19.0<1>:f    r42.0<1;1,0>:f                   {Compacted,$4.dst}   // $297
        mov (8|M0)               r11.0<1>:f    r43.0<1;1,0>:f                   {Compacted}          // $305
        mov (8|M0)               r20.0<1>:f    r40.0<1;1,0>:f                   {Compacted,$5.dst}   // $298
        mov (8|M0)               r12.0<1>:f    r41.0<1;1,0>:f                   {Compacted}          // $306
        mov (8|M0)               r13.0<1>:f    r39.0<1;1,0>:f                   {Compacted}          // $307

// Line 20
        mov (8|M0)               r38.0<1>:f    r54.0<1;1,0>:f                   {Compacted}          // $341
        mov (8|M0)               r44.0<1>:f    r60.0<1;1,0>:f                   {Compacted}          // $347
        mov (8|M0)               r45.0<1>:f    r61.0<1;1,0>:f                   {Compacted}          // $348
        mov (8|M0)               r42.0<1>:f    r58.0<1;1,0>:f                   {Compacted}          // $345
        mov (8|M0)               r43.0<1>:f    r59.0<1;1,0>:f                   {Compacted}          // $346
        mov (8|M0)               r40.0<1>:f    r56.0<1;1,0>:f                   {Compacted}          // $343
        mov (8|M0)               r41.0<1>:f    r57.0<1;1,0>:f                   {Compacted}          // $344
        mov (8|M0)               r39.0<1>:f    r55.0<1;1,0>:f                   {Compacted}          // $342
        mov (8|M0)               r38.0<1>:f    r63.0<1;1,0>:f                   {Compacted}          // $340
        mov (8|M0)               r44.0<1>:f    r59.0<1;1,0>:f                   {Compacted}          // $360
        mov (8|M0)               r42.0<1>:f    r55.0<1;1,0>:f                   {Compacted}          // $356
        mov (8|M0)               r43.0<1>:f    r57.0<1;1,0>:f                   {Compacted}          // $358
        mov (8|M0)               r40.0<1>:f    r67.0<1;1,0>:f                   {Compacted}          // $352
        mov (8|M0)               r41.0<1>:f    r69.0<1;1,0>:f                   {Compacted}          // $354
        mov (8|M0)               r39.0<1>:f    r65.0<1;1,0>:f                   {Compacted}          // $350

// Line 69
        sync.nop                             null                             {Compacted,F@1}        // $364
        sync.nop                             null                             {Compacted,$11.dst}    // $364
        dpas.8x8 (8|M0)          r70:f         r70:f             r14:bf            r38.0:bf         {Atomic} // $364 R{} IR{}{O:1,O:3,O:9,},  R{} IR{}{O:1,O:3,O:9,},  {BC=2}
        dpas.8x8 (8|M0)          r78:f         r78:f             r6:bf             r38.0:bf         {$11} // $366 R{} IR{}{O:3,O:1,O:9,},  R{} IR{}{O:3,O:1,O:9,},  {BC=2}

// Line 17
        or (8|M0)                r38.0<1>:d    r116.0<1;1,0>:d   512:w               {Compacted,$11.src} // $368

// Line 61
        load.slm.d32x64t.a32 (1|M0)  r62:8      [r38:1]            {A@1,$8} // ex_desc:0x0; desc:0x280F500 // $370

// Line 17
        or (8|M0)                r38.0<1>:d    r116.0<1;1,0>:d   768:w               {Compacted,$8.src} // $372

// Line 61
        load.slm.d32x64t.a32 (1|M0)  r54:8      [r38:1]            {A@1,$9} // ex_desc:0x0; desc:0x280F500 // $374

// Line 19
        mov (8|M0)               r46.0<1>:f    r62.0<1;1,0>:f                   {Compacted,$8.dst}   // $377
        mov (8|M0)               r47.0<1>:f    r63.0<1;1,0>:f                   {Compacted}          // $378
        mov (8|M0)               r48.0<1>:f    r64.0<1;1,0>:f                   {Compacted}          // $379
        mov (8|M0)               r49.0<1>:f    r65.0<1;1,0>:f                   {Compacted}          // $380
        mov (8|M0)               r50.0<1>:f    r66.0<1;1,0>:f                   {Compacted}          // $381
        mov (8|M0)               r51.0<1>:f    r67.0<1;1,0>:f                   {Compacted}          // $382
        mov (8|M0)               r52.0<1>:d    r68.0<1;1,0>:d                                        // $383
        mov (8|M0)               r53.0<1>:d    r69.0<1;1,0>:d                                        // $384
        mov (8|M0)               r47.0<1>:d    r64.0<1;1,0>:d                   {F@5}                // $376
        mov (8|M0)               r48.0<1>:d    r66.0<1;1,0>:d                   {F@4}                // $386
        mov (8|M0)               r49.0<1>:d    r68.0<1;1,0>:d                   {F@3}                // $388
        sync.nop                             null                             {Compacted,$9.dst}     // $390
        mov (8|M0)               r50.0<1>:d    r54.0<1;1,0>:d                   {F@2}                // $390
        mov (8|M0)               r51.0<1>:d    r56.0<1;1,0>:d                   {F@1}                // $392
        mov (8|M0)               r52.0<1>:d    r58.0<1;1,0>:d                                        // $394
        mov (8|M0)               r53.0<1>:d    r60.0<1;1,0>:d                                        // $396

// Line 20
        mov (8|M0)               r38.0<1>:d    r54.0<1;1,0>:d                                        // $400

// Line 69
        sync.nop                             null                             {Compacted,A@2}        // $422
        sync.nop                             null                             {Compacted,$10.dst}    // $422
        dpas.8x8 (8|M0)          r86:f         r86:f             r30:bf            r46.0:bf         {Atomic} // $422 R{} IR{}{O:5,O:7,O:11,},  R{} IR{}{O:5,O:7,O:11,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r22:bf            r46.0:bf         {$10} // $424 R{} IR{}{O:7,O:5,O:11,},  R{} IR{}{O:7,O:5,O:11,},  {BC=2}

// Line 20
        mov (8|M0)               r39.0<1>:d    r55.0<1;1,0>:d                                        // $401
        mov (8|M0)               r40.0<1>:d    r56.0<1;1,0>:d                                        // $402
        mov (8|M0)               r41.0<1>:d    r57.0<1;1,0>:d                                        // $403
        mov (8|M0)               r42.0<1>:d    r58.0<1;1,0>:d                                        // $404
        mov (8|M0)               r43.0<1>:d    r59.0<1;1,0>:d                                        // $405
        mov (8|M0)               r44.0<1>:d    r60.0<1;1,0>:d                                        // $406
        mov (8|M0)               r45.0<1>:d    r61.0<1;1,0>:d                                        // $407
        mov (8|M0)               r38.0<1>:d    r63.0<1;1,0>:d                                        // $399
        mov (8|M0)               r39.0<1>:d    r65.0<1;1,0>:d                                        // $409
        mov (8|M0)               r40.0<1>:d    r67.0<1;1,0>:d                                        // $411
        mov (8|M0)               r41.0<1>:d    r69.0<1;1,0>:d                                        // $413
        mov (8|M0)               r42.0<1>:d    r55.0<1;1,0>:d                                        // $415
        mov (8|M0)               r43.0<1>:d    r57.0<1;1,0>:d                                        // $417
        mov (8|M0)               r44.0<1>:d    r59.0<1;1,0>:d                                        // $419

// Line 69
        sync.nop                             null                             {Compacted,A@1}        // $423
        sync.nop                             null                             {Compacted,$10.dst}    // $423
        dpas.8x8 (8|M0)          r86:f         r86:f             r14:bf            r38.0:bf         {Atomic} // $423 R{} IR{}{O:5,O:3,O:9,},  R{} IR{}{O:5,O:3,O:9,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r6:bf             r38.0:bf         {$10} // $425 R{} IR{}{O:7,O:1,O:9,},  R{} IR{}{O:7,O:1,O:9,},  {BC=2}

// Line 42
        sync.nop                             null                             {Compacted,$10.src}    // $427
(W)     send.slm (1|M0)          r6       r2      null:0  0x0            0x0210011F           {$13} // wr:1+0, rd:1; fence.slm.none.group // $427
(W)     mov (8|M0)               null<1>:ud    r6.0<1;1,0>:ud                   {$13.dst}            //  memory fence commit; $428
(W)     mov (1|M0)               r6.2<1>:ud    0x0:ud                                                // $428
(W)     mov (2|M0)               r6.10<1>:ub   r2.11<0;1,0>:ub                                       // $428
(W)     send.gtwy (1|M0)         null     r6      null:0  0x0            0x02000004           {A@1,$12} // wr:1+0, rd:0; signal barrier // $428
(W)     sync.bar                             null                                                    // $428

// Line 32
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $430
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:
(W)     mov (1|M0)               r5.0<1>:d     r5.1<0;1,0>:d                                         // $432
(W)     jmpi                                 _0_007                                                  // $433
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L4344                                                   //
L4344:

// Line 43
        shl (8|M0)               r3.0<1>:d     r4.0<1;1,0>:d     2:w               {Compacted}       // $436

// Line 44
(W)     mov (8|M0)               r112.0<1>:f   r2.0<1;1,0>:f                    {Compacted}          // $702

// Line 43
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@1}         // $437
        add (8|M0)               r3.0<1>:d     r5.7<0;1,0>:d     acc0.0<1;1,0>:d                     // $438
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@1}          // $441
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $442
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $442
        addc (8|M0)              r4.0<1>:ud    r4.0<1;1,0>:ud    r5.6<0;1,0>:ud   {AccWrEn,Compacted,I@2} // $444 R{} IR{}{E:1,E:1,},  {BC=1}
        add (8|M0)               acc2.0<1>:ud  r3.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $443
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $444
        addc (8|M0)              r4.0<1>:ud    r4.0<1;1,0>:ud    r115.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $446
        add (8|M0)               acc2.0<1>:ud  r3.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $445
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $446
        sync.allrd                           ($1,$12)                                                // $448
        mov (8|M0)               r6.0<2>:d     r4.0<1;1,0>:d                    {I@3}                // $448
        add (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $447
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x20:ud              {AccWrEn,Compacted} // $454
        mov (8|M0)               r5.0<1>:f     r70.0<1;1,0>:f                   {Compacted,$11.dst}  // $450
        mov (8|M0)               r6.1<2>:d     r3.0<1;1,0>:d                    {I@2}                // $449

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$14} // ex_desc:0x0; desc:0x200C584 // $452

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$14.src}  // $454
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $455
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $456
        mov (8|M0)               r5.0<1>:f     r78.0<1;1,0>:f                   {Compacted,I@2}      // $458
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xC000:ud              {AccWrEn}    // $462

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $460

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $462
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $463
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $464
        sync.nop                             null                             {Compacted,$10.dst}    // $466
        mov (8|M0)               r5.0<1>:f     r86.0<1;1,0>:f                   {Compacted,I@2}      // $466
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xC020:ud              {AccWrEn}    // $470

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $468

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$0.src}   // $470
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $471
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $472
        mov (8|M0)               r5.0<1>:f     r94.0<1;1,0>:f                   {Compacted,I@2}      // $474
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x1800:ud              {AccWrEn}    // $478

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $476

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$1.src}   // $478
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $479
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $480
        mov (8|M0)               r5.0<1>:f     r71.0<1;1,0>:f                   {Compacted,I@2}      // $482
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x1820:ud              {AccWrEn}    // $486

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $484

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$2.src}   // $486
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $487
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $488
        mov (8|M0)               r5.0<1>:f     r79.0<1;1,0>:f                   {Compacted,I@2}      // $490
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xD800:ud              {AccWrEn}    // $494

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$3} // ex_desc:0x0; desc:0x200C584 // $492

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$3.src}   // $494
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $495
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $496
        mov (8|M0)               r5.0<1>:f     r87.0<1;1,0>:f                   {Compacted,I@2}      // $498
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xD820:ud              {AccWrEn}    // $502

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$4} // ex_desc:0x0; desc:0x200C584 // $500

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $502
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $503
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $504
        mov (8|M0)               r5.0<1>:f     r95.0<1;1,0>:f                   {Compacted,I@2}      // $506
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x3000:ud              {AccWrEn}    // $510

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$5} // ex_desc:0x0; desc:0x200C584 // $508

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$5.src}   // $510
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $511
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $512
        mov (8|M0)               r5.0<1>:f     r72.0<1;1,0>:f                   {Compacted,I@2}      // $514
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x3020:ud              {AccWrEn}    // $518

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$6} // ex_desc:0x0; desc:0x200C584 // $516

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$6.src}   // $518
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $519
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $520
        mov (8|M0)               r5.0<1>:f     r80.0<1;1,0>:f                   {Compacted,I@2}      // $522
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xF000:ud              {AccWrEn}    // $526

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$7} // ex_desc:0x0; desc:0x200C584 // $524

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$7.src}   // $526
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $527
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $528
        mov (8|M0)               r5.0<1>:f     r88.0<1;1,0>:f                   {Compacted,I@2}      // $530
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xF020:ud              {AccWrEn}    // $534

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$8} // ex_desc:0x0; desc:0x200C584 // $532

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $534
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $535
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $536
        mov (8|M0)               r5.0<1>:f     r96.0<1;1,0>:f                   {Compacted,I@2}      // $538
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x4800:ud              {AccWrEn}    // $542

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$9} // ex_desc:0x0; desc:0x200C584 // $540

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$9.src}   // $542
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $543
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $544
        mov (8|M0)               r5.0<1>:f     r73.0<1;1,0>:f                   {Compacted,I@2}      // $546
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x4820:ud              {AccWrEn}    // $550

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$10} // ex_desc:0x0; desc:0x200C584 // $548

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$10.src}  // $550
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $551
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $552
        mov (8|M0)               r5.0<1>:f     r81.0<1;1,0>:f                   {Compacted,I@2}      // $554
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x10800:ud              {AccWrEn}   // $558

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$11} // ex_desc:0x0; desc:0x200C584 // $556

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$11.src}  // $558
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $559
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $560
        mov (8|M0)               r5.0<1>:f     r89.0<1;1,0>:f                   {Compacted,I@2}      // $562
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x10820:ud              {AccWrEn}   // $566

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$12} // ex_desc:0x0; desc:0x200C584 // $564

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$12.src}  // $566
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $567
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $568
        mov (8|M0)               r5.0<1>:f     r97.0<1;1,0>:f                   {Compacted,I@2}      // $570
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x6000:ud              {AccWrEn}    // $574

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $572

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$13.src}  // $574
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $575
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $576
        mov (8|M0)               r5.0<1>:f     r74.0<1;1,0>:f                   {Compacted,I@2}      // $578
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x6020:ud              {AccWrEn}    // $582

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$14} // ex_desc:0x0; desc:0x200C584 // $580

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$14.src}  // $582
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $583
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $584
        mov (8|M0)               r5.0<1>:f     r82.0<1;1,0>:f                   {Compacted,I@2}      // $586
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x12000:ud              {AccWrEn}   // $590

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $588

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $590
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $591
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $592
        mov (8|M0)               r5.0<1>:f     r90.0<1;1,0>:f                   {Compacted,I@2}      // $594
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x12020:ud              {AccWrEn}   // $598

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $596

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$0.src}   // $598
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $599
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $600
        mov (8|M0)               r5.0<1>:f     r98.0<1;1,0>:f                   {Compacted,I@2}      // $602
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x7800:ud              {AccWrEn}    // $606

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $604

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$1.src}   // $606
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $607
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $608
        mov (8|M0)               r5.0<1>:f     r75.0<1;1,0>:f                   {Compacted,I@2}      // $610
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x7820:ud              {AccWrEn}    // $614

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $612

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$2.src}   // $614
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $615
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $616
        mov (8|M0)               r5.0<1>:f     r83.0<1;1,0>:f                   {Compacted,I@2}      // $618
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x13800:ud              {AccWrEn}   // $622

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$3} // ex_desc:0x0; desc:0x200C584 // $620

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$3.src}   // $622
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $623
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $624
        mov (8|M0)               r5.0<1>:f     r91.0<1;1,0>:f                   {Compacted,I@2}      // $626
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x13820:ud              {AccWrEn}   // $630

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$4} // ex_desc:0x0; desc:0x200C584 // $628

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $630
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $631
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $632
        mov (8|M0)               r5.0<1>:f     r99.0<1;1,0>:f                   {Compacted,I@2}      // $634
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x9000:ud              {AccWrEn}    // $638

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$5} // ex_desc:0x0; desc:0x200C584 // $636

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$5.src}   // $638
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $639
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $640
        mov (8|M0)               r5.0<1>:f     r76.0<1;1,0>:f                   {Compacted,I@2}      // $642
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x9020:ud              {AccWrEn}    // $646

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$6} // ex_desc:0x0; desc:0x200C584 // $644

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$6.src}   // $646
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $647
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $648
        mov (8|M0)               r5.0<1>:f     r84.0<1;1,0>:f                   {Compacted,I@2}      // $650
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x15000:ud              {AccWrEn}   // $654

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$7} // ex_desc:0x0; desc:0x200C584 // $652

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$7.src}   // $654
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $655
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $656
        mov (8|M0)               r5.0<1>:f     r92.0<1;1,0>:f                   {Compacted,I@2}      // $658
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x15020:ud              {AccWrEn}   // $662

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$8} // ex_desc:0x0; desc:0x200C584 // $660

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $662
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $663
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $664
        mov (8|M0)               r5.0<1>:f     r100.0<1;1,0>:f                  {Compacted,I@2}      // $666
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xA800:ud              {AccWrEn}    // $670

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$9} // ex_desc:0x0; desc:0x200C584 // $668

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$9.src}   // $670
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $671
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $672
        mov (8|M0)               r5.0<1>:f     r77.0<1;1,0>:f                   {Compacted,I@2}      // $674
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0xA820:ud              {AccWrEn}    // $678

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$10} // ex_desc:0x0; desc:0x200C584 // $676

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$10.src}  // $678
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $679
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $680
        mov (8|M0)               r5.0<1>:f     r85.0<1;1,0>:f                   {Compacted,I@2}      // $682
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    0x16800:ud              {AccWrEn}   // $686

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$11} // ex_desc:0x0; desc:0x200C584 // $684

// Line 43
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$11.src}  // $686
        add (8|M0)               r6.1<2>:ud    r5.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $687
        mov (8|M0)               r6.0<2>:d     r8.0<1;1,0>:d                                         // $688
        mov (8|M0)               r5.0<1>:f     r93.0<1;1,0>:f                   {Compacted,I@2}      // $690

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r5:1               {A@1,$12} // ex_desc:0x0; desc:0x200C584 // $692

// Line 43
        addc (8|M0)              r5.0<1>:ud    r4.0<1;1,0>:ud    0x16820:ud              {AccWrEn,$12.src} // $694
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $694
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@1}    // $695
        mov (8|M0)               r6.0<2>:d     r5.0<1;1,0>:d                                         // $696
        mov (8|M0)               r3.0<1>:f     r101.0<1;1,0>:f                  {Compacted,I@2}      // $698

// Line 89
        store.ugm.d32x8t.a64 (1|M0)  [r6:1]     r3:1               {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $700

// Line 44
        sync.nop                             null                             {Compacted,$13.src}    // $702
(W)     send.ugm (1|M0)          r3       r2      null:0  0x0            0x0210651F           {$14} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $702
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$14.dst}            //  memory fence commit; $702
(W)     send.gtwy (8|M0)         null     r112    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $702
L6872:
        nop                                                                                          // $702


//
//
