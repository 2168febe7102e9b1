//.recorded simd=8 slm_bytes=24576 spill_bytes=0 private_bytes=0 barriers=1 compiler=ocloc 22.43.24595, IGC 1.0.12504.6
//.kernel gemm
//.platform DG2
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.instCount 640


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

// Line 42
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $598
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $598
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $598
// B002: Preds:{B001},  Succs:{B003}
// _main_0:
(W)     mov (8|M0)               r106.0<1>:ud  r0.0<1;1,0>:ud                                        // $1
(W)     or (1|M0)                cr0.0<1>:ud   cr0.0<0;1,0>:ud   0x4C0:uw              {A@1}         // $1

// Line 23
        sync.nop                             null                             {Compacted,A@1}        // $6
        sync.nop                             null                             {Compacted,$2.dst}     // $6
(W)     mov (1|M0)               r5.6<1>:f     0x10000000:f                               {Compacted,A@1} //  (0x10000000:f); $6

// Line 24
        sync.nop                             null                             {Compacted,$1.dst}     // $8
        shr (8|M0)               r3.0<1>:w     r1.0<1;1,0>:uw    3:w               {$0.dst}          // $8

// Line 25
(W)     shl (1|M0)               r5.6<1>:d     r106.1<0;1,0>:d   7:w               {A@1}             // $10

// Line 24
        mov (8|M0)               r117.0<1>:d   r3.0<1;1,0>:uw                   {I@2}                // $15

// Line 25
(W)     and (1|M0)               r2.2<1>:d     r5.6<0;1,0>:d     896:w               {I@2}           // $11

// Line 27
        shl (8|M0)               r76.0<1>:d    r117.0<1;1,0>:d   11:w               {Compacted,I@2}  // $23
(W)     shl (1|M0)               r2.3<1>:d     r2.2<0;1,0>:d     10:w               {I@2}            // $18

// Line 25
(W)     shl (1|M0)               r2.0<1>:d     r106.1<0;1,0>:d   3:w               {Compacted}       // $12

// Line 27
        shl (8|M0)               r115.0<1>:d   r117.0<1;1,0>:d   12:w               {Compacted}      // $24
        add (8|M0)               r66.0<1>:d    r76.0<1;1,0>:d    512:w               {Compacted,I@4} // $32
(W)     addc (1|M0)              r3.0<1>:ud    r5.0<0;1,0>:ud    r2.3<0;1,0>:ud   {AccWrEn,I@4}      // $21

// Line 25
(W)     and (1|M0)               r2.1<1>:d     r2.0<0;1,0>:d     -64:w               {Compacted,I@4} // $13

// Line 27
        shl (8|M0)               r113.0<1>:d   r66.0<1;1,0>:d    1:w               {Compacted,I@3}   // $33
(W)     mov (1|M0)               r2.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $21
        addc (8|M0)              r108.0<1>:ud  r3.0<0;1,0>:ud    r115.0<1;1,0>:ud {AccWrEn,Compacted,I@4} // $25
        add (8|M0)               acc2.0<1>:d   r76.0<1;1,0>:d    1024:w               {Compacted}    // $41
        mov (8|M0)               r69.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $25
        addc (8|M0)              r109.0<1>:ud  r3.0<0;1,0>:ud    r113.0<1;1,0>:ud {AccWrEn,Compacted,I@5} // $34
        add (8|M0)               r58.0<1>:d    r76.0<1;1,0>:d    1536:w               {Compacted}    // $50
(W)     add (1|M0)               r2.0<1>:ud    r2.0<0;1,0>:ud    r5.1<0;1,0>:ud   {Compacted,I@6}    // $22
        shl (8|M0)               r111.0<1>:d   acc2.0<1;1,0>:d   1:w                                 // $42
        mov (8|M0)               r65.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $34
        addc (8|M0)              r121.0<1>:ud  r3.0<0;1,0>:ud    r111.0<1;1,0>:ud {AccWrEn,Compacted,I@2} // $43
        add (8|M0)               r12.1<2>:ud   r65.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted,I@2}    // $35
        mov (8|M0)               r12.0<2>:d    r109.0<1;1,0>:d                                       // $36
        shl (8|M0)               r109.0<1>:d   r58.0<1;1,0>:d    1:w               {Compacted}       // $51
        shr (8|M0)               r104.0<1>:d   r117.0<1;1,0>:ud  1:w               {Compacted}       // $58
(W)     shl (1|M0)               r2.1<1>:d     r2.1<0;1,0>:d     2:w               {Compacted}       // $66
        mov (8|M0)               r61.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $43
        addc (8|M0)              r120.0<1>:ud  r3.0<0;1,0>:ud    r109.0<1;1,0>:ud {AccWrEn,Compacted,I@4} // $52
        and (8|M0)               acc2.0<1>:d   r117.0<1;1,0>:d   1:w               {Compacted}       // $59
        add (8|M0)               r6.1<2>:ud    r69.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted}        // $26
        mul (8|M0)               r54.0<1>:d    r104.0<1;1,0>:d   6144:w               {I@6}          // $69
        mov (8|M0)               r57.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $52
        mov (8|M0)               r6.0<2>:d     r108.0<1;1,0>:d                                       // $27
(W)     addc (1|M0)              r3.0<1>:ud    r5.2<0;1,0>:ud    r2.1<0;1,0>:ud   {AccWrEn,I@7}      // $67
        shl (8|M0)               r108.0<1>:d   r104.0<1;1,0>:d   8:w               {Compacted}       // $60
        add (8|M0)               r72.1<2>:ud   r61.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted,I@7}    // $44
        shl (8|M0)               r107.0<1>:d   acc2.0<1;1,0>:d   7:w                                 // $62
        add (8|M0)               r70.1<2>:ud   r57.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted,I@6}    // $53
        add (8|M0)               acc2.0<1>:d   r108.0<1;1,0>:d   8192:w               {I@4}          // $61
(W)     mov (1|M0)               r2.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $67
        addc (8|M0)              r123.0<1>:ud  r3.0<0;1,0>:ud    r54.0<1;1,0>:ud  {AccWrEn,Compacted} // $70
        or (8|M0)                r126.0<1>:d   acc2.0<1;1,0>:d   r107.0<1;1,0>:d  {I@5}              // $63
(W)     add (1|M0)               r2.0<1>:ud    r2.0<0;1,0>:ud    r5.3<0;1,0>:ud   {Compacted,I@3}    // $68
        mov (8|M0)               r53.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $70
        addc (8|M0)              r119.0<1>:ud  r123.0<1;1,0>:ud  r107.0<1;1,0>:ud {AccWrEn,Compacted,I@4} // $72
        add (8|M0)               acc2.0<1>:ud  r53.0<1;1,0>:ud   r2.0<0;1,0>:ud   {I@2}              // $71
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $72
        mov (8|M0)               r72.0<2>:d    r121.0<1;1,0>:d                                       // $45
        add (8|M0)               r118.0<1>:ud  acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $73
        mov (8|M0)               r70.0<2>:d    r120.0<1;1,0>:d                                       // $54
        mov (8|M0)               r74.0<2>:d    r119.0<1;1,0>:d                  {I@6}                // $74
        mov (8|M0)               r74.1<2>:d    r118.0<1;1,0>:d                  {I@3}                // $75
        load.ugm.d32x16t.a64 (1|M0)  r63:2      [r12:1]            {$3} // ex_desc:0x0; desc:0x220D580 // $38
        load.ugm.d32x16t.a64 (1|M0)  r67:2      [r6:1]             {$4} // ex_desc:0x0; desc:0x220D580 // $29
        load.ugm.d32x16t.a64 (1|M0)  r59:2      [r72:1]            {$5} // ex_desc:0x0; desc:0x220D580 // $47
        load.ugm.d32x16t.a64 (1|M0)  r55:2      [r70:1]            {A@3,$6} // ex_desc:0x0; desc:0x220D580 // $56
        load.ugm.d32x32t.a64 (1|M0)  r48:4      [r74:1]            {A@1,$7} // ex_desc:0x0; desc:0x240E580 // $76
        shl (8|M0)               r116.0<1>:d   r117.0<1;1,0>:d   8:w               {Compacted}       // $17
        add (8|M0)               r114.0<1>:d   r116.0<1;1,0>:d   64:w               {Compacted,I@1}  // $31
        add (8|M0)               r112.0<1>:d   r116.0<1;1,0>:d   128:w               {Compacted}     // $40
        add (8|M0)               r110.0<1>:d   r116.0<1;1,0>:d   192:w               {Compacted}     // $49
        store.slm.d32x16t.a32 (1|M0)  [r116:1]  r67:2              {$4} // ex_desc:0x0; desc:0x200D504 // $30
        store.slm.d32x16t.a32 (1|M0)  [r114:1]  r63:2              {A@3,$3} // ex_desc:0x0; desc:0x200D504 // $39
        store.slm.d32x16t.a32 (1|M0)  [r112:1]  r59:2              {A@2,$5} // ex_desc:0x0; desc:0x200D504 // $48
        store.slm.d32x16t.a32 (1|M0)  [r110:1]  r55:2              {A@1,$6} // ex_desc:0x0; desc:0x200D504 // $57
        store.slm.d32x32t.a32 (1|M0)  [r126:1]  r48:4              {$7} // ex_desc:0x0; desc:0x200E504 // $77

// Line 28
        sync.nop                             null                             {Compacted,$7.src}     // $79
(W)     send.slm (1|M0)          r48      r106    null:0  0x0            0x0210011F           {$8} // wr:1+0, rd:1; fence.slm.none.group // $79
(W)     mov (1|M0)               r103.2<1>:f   0x0:f                               {Compacted}       //  (0x00000000:f); $80
(W)     mov (2|M0)               r103.10<1>:ub  r106.11<0;1,0>:ub               {F@1}                // $80
(W)     mov (8|M0)               null<1>:ud    r48.0<1;1,0>:ud                  {$8.dst}             //  memory fence commit; $80
(W)     send.gtwy (1|M0)         null     r103    null:0  0x0            0x02000004           {A@2,$9} // wr:1+0, rd:0; signal barrier // $80
(W)     sync.bar                             null                                                    // $80
(W)     addc (1|M0)              r3.0<1>:ud    r5.0<0;1,0>:ud    0x40:ud              {AccWrEn}      // $81
        shl (8|M0)               r121.0<1>:d   r117.0<1;1,0>:d   6:w               {Compacted}       // $86
(W)     mov (1|M0)               r2.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $81

// Line 29
(W)     mov (8|M0)               r102.0<1>:f   0x0:f                               {Compacted}       // $90

// Line 28
(W)     add (1|M0)               r2.4<1>:ud    r2.0<0;1,0>:ud    r5.1<0;1,0>:ud   {I@1}              // $82
(W)     addc (1|M0)              r2.0<1>:ud    r3.0<0;1,0>:ud    r2.3<0;1,0>:ud   {AccWrEn}          // $83 R{} IR{}{O:0,O:0,},  {BC=1}
        and (8|M0)               r122.0<1>:d   r116.0<1;1,0>:d   2096128:d                           // $85
(W)     mov (1|M0)               r5.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $83

// Line 29
(W)     mov (1|M0)               r5.2<1>:d     192:w                                                 // $89

// Line 28
        and (8|M0)               r120.0<1>:d   r121.0<1;1,0>:d   192:w               {Compacted}     // $87

// Line 29
        mov (8|M0)               r70.0<1>:f    r102.0<0;1,0>:f                  {Compacted,F@1}      // $94
        mov (8|M0)               r71.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $95
        mov (8|M0)               r72.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $96
        mov (8|M0)               r73.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $97
        mov (8|M0)               r74.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $98
        mov (8|M0)               r75.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $99
        mov (8|M0)               r76.0<1>:f    r102.6<0;1,0>:f                  {Compacted}          // $100
        mov (8|M0)               r77.0<1>:f    r102.7<0;1,0>:f                  {Compacted}          // $101
        mov (8|M0)               r78.0<1>:f    r102.0<0;1,0>:f                  {Compacted}          // $102
        mov (8|M0)               r79.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $103
        mov (8|M0)               r80.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $104
        mov (8|M0)               r81.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $105
        mov (8|M0)               r82.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $106
        mov (8|M0)               r83.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $107
        mov (8|M0)               r84.0<1>:f    r102.6<0;1,0>:f                  {Compacted}          // $108
        mov (8|M0)               r85.0<1>:f    r102.7<0;1,0>:f                  {Compacted}          // $109
        mov (8|M0)               r86.0<1>:f    r102.0<0;1,0>:f                  {Compacted}          // $110
        mov (8|M0)               r87.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $111
        mov (8|M0)               r88.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $112
        mov (8|M0)               r89.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $113
        mov (8|M0)               r90.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $114
        mov (8|M0)               r91.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $115
        mov (8|M0)               r92.0<1>:f    r102.6<0;1,0>:f                  {Compacted}          // $116
        mov (8|M0)               r93.0<1>:f    r102.7<0;1,0>:f                  {Compacted}          // $117
        mov (8|M0)               r94.0<1>:f    r102.0<0;1,0>:f                  {Compacted}          // $118
        mov (8|M0)               r95.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $119
        mov (8|M0)               r96.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $120
        mov (8|M0)               r97.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $121
        mov (8|M0)               r98.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $122
        mov (8|M0)               r99.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $123
        mov (8|M0)               r100.0<1>:f   r102.6<0;1,0>:f                  {Compacted}          // $124
        mov (8|M0)               r101.0<1>:f   r102.7<0;1,0>:f                  {Compacted}          // $125
(W)     mov (1|M0)               r5.1<1>:d     0:w                                                   // $126

// Line 28
(W)     add (1|M0)               r5.3<1>:ud    r5.0<0;1,0>:ud    r2.4<0;1,0>:ud   {I@4}              // $84
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 31
(W)     shr (1|M0)               r2.3<1>:d     r5.1<0;1,0>:ud    5:w               {I@2}             // $129

// Line 32
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r5.1<0;1,0>:ud    0x1E0:uw                            // $134

// Line 31
(W)     and (1|M0)               r2.3<1>:d     r2.3<0;1,0>:d     1:w               {Compacted,I@2}   // $130

// Line 32
(W)     add (1|M0)               r5.0<1>:d     r5.1<0;1,0>:d     32:w               {Compacted}      // $133

// Line 31
(W)     mul (1|M0)               r2.3<1>:d     r2.3<0;1,0>:d     12288:w               {I@2}         // $131

// Line 32
(~f0.0) goto (8|M0)                          _0_008            _0_008                                // $135
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 33
(W)     shl (1|M0)               r2.4<1>:d     r5.1<0;1,0>:d     1:w                                 // $139
        add3 (8|M0)              r33.0<1>:d    12288:w                -r2.3<0;0>:d      r116.0<1>:d      {I@3} // $138
        sync.nop                             null                             {Compacted,$10.src}    // $140
(W)     addc (1|M0)              r10.0<1>:ud   r2.0<0;1,0>:ud    r2.4<0;1,0>:ud   {AccWrEn,I@2}      // $140
        add3 (8|M0)              r30.0<1>:d    12288:w                -r2.3<0;0>:d      r114.0<1>:d      // $148
(W)     mov (1|M0)               r3.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $140
        addc (8|M0)              r25.0<1>:ud   r10.0<0;1,0>:ud   r115.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $142
(W)     add (1|M0)               r2.4<1>:ud    r3.0<0;1,0>:ud    r5.3<0;1,0>:ud   {I@2}              // $141
        mov (8|M0)               r24.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $142
        addc (8|M0)              r23.0<1>:ud   r10.0<0;1,0>:ud   r113.0<1;1,0>:ud {AccWrEn,Compacted} // $149
        add (8|M0)               r16.1<2>:ud   r24.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $143
        mov (8|M0)               r22.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $149
        mov (8|M0)               r16.0<2>:d    r25.0<1;1,0>:d                                        // $144
        add (8|M0)               r14.1<2>:ud   r22.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $150
        mov (8|M0)               r14.0<2>:d    r23.0<1;1,0>:d                                        // $151
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r16:1]            {A@3,$12} // ex_desc:0x0; desc:0x220D580 // $146
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r14:1]            {A@1,$13} // ex_desc:0x0; desc:0x220D580 // $153
        addc (8|M0)              r21.0<1>:ud   r10.0<0;1,0>:ud   r111.0<1;1,0>:ud {AccWrEn,Compacted} // $156
        add3 (8|M0)              acc2.0<1>:d   20480:w                -r2.3<0;0>:d      r108.0<1>:d      // $169
        mov (8|M0)               r20.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $156
        addc (8|M0)              r18.0<1>:ud   r10.0<0;1,0>:ud   r109.0<1;1,0>:ud {AccWrEn,Compacted} // $163
        add (8|M0)               r12.1<2>:ud   r20.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $157
        mov (8|M0)               r17.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $163
        mov (8|M0)               r12.0<2>:d    r21.0<1;1,0>:d                                        // $158
        add (8|M0)               r10.1<2>:ud   r17.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $164
(W)     shr (1|M0)               r2.4<1>:d     r5.0<0;1,0>:ud    1:w               {Compacted}       // $171
        mov (8|M0)               r10.0<2>:d    r18.0<1;1,0>:d                                        // $165
(W)     mul (1|M0)               r2.4<1>:d     r2.4<0;1,0>:d     6144:w               {I@2}          // $172
        load.ugm.d32x16t.a64 (1|M0)  r3:2       [r12:1]            {$14} // ex_desc:0x0; desc:0x220D580 // $160
        addc (8|M0)              r15.0<1>:ud   r119.0<1;1,0>:ud  r2.4<0;1,0>:ud   {AccWrEn,Compacted,I@1} // $173
        load.ugm.d32x16t.a64 (1|M0)  r125:2     [r10:1]            {$15} // ex_desc:0x0; desc:0x220D580 // $167
        mov (8|M0)               r14.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$13.src}  // $173
        add3 (8|M0)              r29.0<1>:d    12288:w                -r2.3<0;0>:d      r112.0<1>:d      // $155
        add3 (8|M0)              r28.0<1>:d    12288:w                -r2.3<0;0>:d      r110.0<1>:d      // $162
        or (8|M0)                r123.0<1>:d   acc2.0<1;1,0>:d   r107.0<1;1,0>:d                     // $170
        store.slm.d32x16t.a32 (1|M0)  [r33:1]   r8:2               {$12} // ex_desc:0x0; desc:0x200D504 // $147
        store.slm.d32x16t.a32 (1|M0)  [r30:1]   r6:2               {$13} // ex_desc:0x0; desc:0x200D504 // $154
        sync.nop                             null                             {Compacted,$13.src}    // $174
        add (8|M0)               r6.1<2>:ud    r14.0<1;1,0>:ud   r118.0<1;1,0>:ud {Compacted,I@4}    // $174
        mov (8|M0)               r6.0<2>:d     r15.0<1;1,0>:d                                        // $175
        sync.nop                             null                             {Compacted,$9.src}     // $177
        load.ugm.d32x32t.a64 (1|M0)  r102:4     [r6:1]             {A@1,$0} // ex_desc:0x0; desc:0x240E580 // $177
        store.slm.d32x16t.a32 (1|M0)  [r29:1]   r3:2               {$14} // ex_desc:0x0; desc:0x200D504 // $161
        store.slm.d32x16t.a32 (1|M0)  [r28:1]   r125:2             {$15} // ex_desc:0x0; desc:0x200D504 // $168
        store.slm.d32x32t.a32 (1|M0)  [r123:1]  r102:4             {$0} // ex_desc:0x0; desc:0x200E504 // $178
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L2280:

// Line 34
        add (8|M0)               r18.0<1>:d    r2.3<0;1,0>:d     r122.0<1;1,0>:d  {Compacted}        // $181
(W)     add (1|M0)               r2.3<1>:d     r2.3<0;1,0>:d     8192:w                              // $182

// Line 17
        or (8|M0)                r31.0<1>:d    r18.0<1;1,0>:d    32:w               {Compacted,I@2}  // $208
        or (8|M0)                r11.0<1>:d    r18.0<1;1,0>:d    64:w               {Compacted,$10.src} // $186
        sync.nop                             null                             {Compacted,$9.src}     // $209
        load.slm.d32x8t.a32 (1|M0)  r103:1      [r31:1]            {A@2,$1} // ex_desc:0x0; desc:0x210C500 // $209
        or (8|M0)                r26.0<1>:d    r18.0<1;1,0>:d    384:w               {Compacted}     // $196
        or (8|M0)                r32.0<1>:d    r18.0<1;1,0>:d    96:w               {Compacted}      // $210
        or (8|M0)                r34.0<1>:d    r18.0<1;1,0>:d    160:w               {Compacted}     // $212
        or (8|M0)                r123.0<1>:d   r18.0<1;1,0>:d    544:w               {Compacted,$0.src} // $256
        or (8|M0)                r10.0<1>:d    r18.0<1;1,0>:d    864:w               {Compacted}     // $266
        load.slm.d32x8t.a32 (1|M0)  r53:1       [r11:1]            {A@6,$2} // ex_desc:0x0; desc:0x210C500 // $187
        load.slm.d32x8t.a32 (1|M0)  r43:1       [r26:1]            {A@5,$7} // ex_desc:0x0; desc:0x210C500 // $197
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r34:1]            {A@3,$8} // ex_desc:0x0; desc:0x210C500 // $213
        load.slm.d32x8t.a32 (1|M0)  r30:1       [r123:1]           {A@2,$4} // ex_desc:0x0; desc:0x210C500 // $257
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r32:1]            {$3} // ex_desc:0x0; desc:0x210C500 // $211
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r10:1]            {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $267
        or (8|M0)                r12.0<1>:d    r18.0<1;1,0>:d    128:w               {Compacted}     // $188
        or (8|M0)                r13.0<1>:d    r18.0<1;1,0>:d    192:w               {Compacted}     // $190

// Line 34
        bfn.(s0|s1&s2) (8|M0)    r8.0<1>:ud    r2.3<0;0>:ud      r121.0<1;0>:ud    r5.2<0>:ud       {$12.src} // $183

// Line 17
        load.slm.d32x8t.a32 (1|M0)  r39:1       [r18:1]            {$13} // ex_desc:0x0; desc:0x210C500 // $185
        load.slm.d32x8t.a32 (1|M0)  r51:1       [r12:1]            {A@3,$9} // ex_desc:0x0; desc:0x210C500 // $189
        load.slm.d32x8t.a32 (1|M0)  r49:1       [r13:1]            {A@2,$6} // ex_desc:0x0; desc:0x210C500 // $191
        or (8|M0)                r16.0<1>:d    r18.0<1;1,0>:d    256:w               {Compacted}     // $192
        or (8|M0)                r19.0<1>:d    r18.0<1;1,0>:d    320:w               {Compacted}     // $194
        or (8|M0)                r27.0<1>:d    r18.0<1;1,0>:d    448:w               {Compacted}     // $198
        or (8|M0)                r35.0<1>:d    r18.0<1;1,0>:d    224:w               {Compacted}     // $214
        or (8|M0)                r36.0<1>:d    r18.0<1;1,0>:d    288:w               {Compacted}     // $216
        or (8|M0)                r37.0<1>:d    r18.0<1;1,0>:d    352:w               {Compacted}     // $218
        or (8|M0)                r38.0<1>:d    r18.0<1;1,0>:d    416:w               {Compacted}     // $220
        or (8|M0)                r40.0<1>:d    r18.0<1;1,0>:d    480:w               {Compacted}     // $222
        or (8|M0)                r42.0<1>:d    r18.0<1;1,0>:d    512:w               {Compacted}     // $232
        or (8|M0)                r44.0<1>:d    r18.0<1;1,0>:d    576:w               {Compacted}     // $234
        or (8|M0)                r46.0<1>:d    r18.0<1;1,0>:d    640:w               {Compacted}     // $236
        or (8|M0)                r48.0<1>:d    r18.0<1;1,0>:d    704:w               {Compacted}     // $238
        or (8|M0)                r50.0<1>:d    r18.0<1;1,0>:d    768:w               {Compacted}     // $240
        or (8|M0)                r52.0<1>:d    r18.0<1;1,0>:d    832:w               {Compacted}     // $242
        or (8|M0)                r102.0<1>:d   r18.0<1;1,0>:d    896:w               {Compacted}     // $244
        or (8|M0)                r104.0<1>:d   r18.0<1;1,0>:d    960:w               {Compacted}     // $246
        or (8|M0)                r125.0<1>:d   r18.0<1;1,0>:d    608:w               {Compacted,$15.src} // $258
        or (8|M0)                r127.0<1>:d   r18.0<1;1,0>:d    672:w               {Compacted}     // $260
        or (8|M0)                r4.0<1>:d     r18.0<1;1,0>:d    736:w               {Compacted,$14.src} // $262
        or (8|M0)                r7.0<1>:d     r18.0<1;1,0>:d    800:w               {Compacted}     // $264
        or (8|M0)                r12.0<1>:d    r18.0<1;1,0>:d    992:w               {Compacted,$9.src} // $270
        or (8|M0)                r13.0<1>:d    r18.0<1;1,0>:d    928:w               {Compacted,$6.src} // $268
        or (8|M0)                r18.0<1>:d    r8.0<1;1,0>:d     512:w               {Compacted,$13.src} // $283
        load.slm.d32x8t.a32 (1|M0)  r47:1       [r16:1]            {$10} // ex_desc:0x0; desc:0x210C500 // $193
        load.slm.d32x8t.a32 (1|M0)  r3:1        [r36:1]            {$11} // ex_desc:0x0; desc:0x210C500 // $217
        load.slm.d32x8t.a32 (1|M0)  r126:1      [r37:1]            {$12} // ex_desc:0x0; desc:0x210C500 // $219
        sync.nop                             null                             {Compacted,$11.src}    // $221
        load.slm.d32x8t.a32 (1|M0)  r124:1      [r38:1]            {$14} // ex_desc:0x0; desc:0x210C500 // $221
        load.slm.d32x8t.a32 (1|M0)  r105:1      [r40:1]            {$15} // ex_desc:0x0; desc:0x210C500 // $223
        mov (8|M0)               r54.0<1>:f    r103.0<1;1,0>:f                  {Compacted,$1.dst}   // $224
        load.slm.d32x8t.a32 (1|M0)  r103:1      [r18:1]            {A@1,$1} // ex_desc:0x0; desc:0x210C500 // $284
        or (8|M0)                r28.0<1>:d    r8.0<1;1,0>:d     1792:w               {Compacted}    // $293
        or (8|M0)                r16.0<1>:d    r8.0<1;1,0>:d     256:w               {Compacted,$10.src} // $281
        load.slm.d32x8t.a32 (1|M0)  r6:1        [r35:1]            {$0} // ex_desc:0x0; desc:0x210C500 // $215
        load.slm.d32x8t.a32 (1|M0)  r15:1       [r104:1]           {$2} // ex_desc:0x0; desc:0x210C500 // $247
        load.slm.d32x8t.a32 (1|M0)  r104:1      [r13:1]            {$7} // ex_desc:0x0; desc:0x210C500 // $269
        load.slm.d32x8t.a32 (1|M0)  r13:1       [r28:1]            {A@2,$8} // ex_desc:0x0; desc:0x210C500 // $294
        sync.nop                             null                             {Compacted,$7.dst}     // $206
        mov (8|M0)               r68.0<1>:f    r43.0<1;1,0>:f                   {Compacted,$4.src}   // $206
        sync.nop                             null                             {Compacted,$8.dst}     // $226
        mov (8|M0)               r56.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$6.src}   // $226
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r8:1]             {A@1,$4} // ex_desc:0x0; desc:0x210C500 // $280
        mov (8|M0)               r55.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$3.dst}   // $225
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r125:1]           {A@1,$3} // ex_desc:0x0; desc:0x210C500 // $259
        mov (8|M0)               r43.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$5.dst}   // $277
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r16:1]            {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $282
        load.slm.d32x8t.a32 (1|M0)  r14:1       [r42:1]            {$13} // ex_desc:0x0; desc:0x210C500 // $233
        load.slm.d32x8t.a32 (1|M0)  r21:1       [r50:1]            {$9} // ex_desc:0x0; desc:0x210C500 // $241
        load.slm.d32x8t.a32 (1|M0)  r125:1      [r7:1]             {$6} // ex_desc:0x0; desc:0x210C500 // $265
        mov (8|M0)               r58.0<1>:f    r3.0<1;1,0>:f                    {Compacted,$11.dst}  // $228
        sync.nop                             null                             {Compacted,$12.dst}    // $229
        mov (8|M0)               r59.0<1>:f    r126.0<1;1,0>:f                  {Compacted,$5.src}   // $229
        mov (8|M0)               r60.0<1>:f    r124.0<1;1,0>:f                  {Compacted,$14.dst}  // $230
        mov (8|M0)               r61.0<1>:f    r105.0<1;1,0>:f                  {Compacted,$15.dst}  // $231
        mov (8|M0)               r32.0<1>:f    r103.0<1;1,0>:f                  {Compacted,$1.dst}   // $297
        or (8|M0)                r3.0<1>:d     r8.0<1;1,0>:d     3328:w               {F@5}          // $313
        or (8|M0)                r126.0<1>:d   r8.0<1;1,0>:d     3072:w               {F@4}          // $311
        or (8|M0)                r124.0<1>:d   r8.0<1;1,0>:d     2816:w               {F@3}          // $309
        or (8|M0)                r105.0<1>:d   r8.0<1;1,0>:d     2560:w               {F@2}          // $307
        or (8|M0)                r103.0<1>:d   r8.0<1;1,0>:d     2304:w               {F@1}          // $305
        load.slm.d32x8t.a32 (1|M0)  r45:1       [r19:1]            {$1} // ex_desc:0x0; desc:0x210C500 // $195
        load.slm.d32x8t.a32 (1|M0)  r41:1       [r27:1]            {$10} // ex_desc:0x0; desc:0x210C500 // $199
        load.slm.d32x8t.a32 (1|M0)  r19:1       [r52:1]            {$11} // ex_desc:0x0; desc:0x210C500 // $243
        mov (8|M0)               r57.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$0.dst}   // $227
        load.slm.d32x8t.a32 (1|M0)  r6:1        [r127:1]           {A@1,$12} // ex_desc:0x0; desc:0x210C500 // $261
        load.slm.d32x8t.a32 (1|M0)  r127:1      [r4:1]             {$14} // ex_desc:0x0; desc:0x210C500 // $263
        load.slm.d32x8t.a32 (1|M0)  r25:1       [r46:1]            {$15} // ex_desc:0x0; desc:0x210C500 // $237
        load.slm.d32x8t.a32 (1|M0)  r23:1       [r48:1]            {$0} // ex_desc:0x0; desc:0x210C500 // $239
        load.slm.d32x8t.a32 (1|M0)  r17:1       [r102:1]           {$2} // ex_desc:0x0; desc:0x210C500 // $245
        load.slm.d32x8t.a32 (1|M0)  r27:1       [r44:1]            {$7} // ex_desc:0x0; desc:0x210C500 // $235
        mov (8|M0)               r62.0<1>:f    r39.0<1;1,0>:f                   {Compacted,$13.dst}  // $200
        mov (8|M0)               r38.0<1>:f    r30.0<1;1,0>:f                   {Compacted,$4.dst}   // $272
        mov (8|M0)               r37.0<1>:f    r13.0<1;1,0>:f                   {Compacted}          // $302
        load.slm.d32x8t.a32 (1|M0)  r13:1       [r124:1]           {A@1,$8} // ex_desc:0x0; desc:0x210C500 // $310
        mov (8|M0)               r31.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$5.dst}   // $296
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r103:1]           {A@1,$4} // ex_desc:0x0; desc:0x210C500 // $306
        mov (8|M0)               r44.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$7.dst}   // $278
        load.slm.d32x8t.a32 (1|M0)  r104:1      [r105:1]           {A@1,$3} // ex_desc:0x0; desc:0x210C500 // $308
        mov (8|M0)               r39.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$3.dst}   // $273
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r126:1]           {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $312
        mov (8|M0)               r30.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$4.dst}   // $295
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r3:1]             {A@1,$13} // ex_desc:0x0; desc:0x210C500 // $314
        or (8|M0)                r20.0<1>:d    r8.0<1;1,0>:d     768:w               {Compacted}     // $285
        or (8|M0)                r102.0<1>:d   r8.0<1;1,0>:d     2048:w               {$2.src}       // $303
        load.slm.d32x8t.a32 (1|M0)  r29:1       [r12:1]            {$9} // ex_desc:0x0; desc:0x210C500 // $271
        or (8|M0)                r22.0<1>:d    r8.0<1;1,0>:d     1024:w               {Compacted}    // $287
        or (8|M0)                r26.0<1>:d    r8.0<1;1,0>:d     1536:w               {Compacted}    // $291
        or (8|M0)                r16.0<1>:d    r8.0<1;1,0>:d     288:w               {Compacted}     // $329
        or (8|M0)                r7.0<1>:d     r8.0<1;1,0>:d     3584:w               {$6.src}       // $315
        or (8|M0)                r105.0<1>:d   r8.0<1;1,0>:d     1312:w               {Compacted,$3.src} // $337
        or (8|M0)                r126.0<1>:d   r8.0<1;1,0>:d     1824:w               {Compacted,$5.src} // $341
        or (8|M0)                r12.0<1>:d    r8.0<1;1,0>:d     3840:w               {$9.src}       // $317
        or (8|M0)                r24.0<1>:d    r8.0<1;1,0>:d     1280:w               {Compacted}    // $289
        or (8|M0)                r18.0<1>:d    r8.0<1;1,0>:d     544:w               {Compacted}     // $331
        mov (8|M0)               r50.0<1>:f    r21.0<1;1,0>:f                   {Compacted,$9.dst}   // $252
        load.slm.d32x8t.a32 (1|M0)  r21:1       [r20:1]            {A@1,$6} // ex_desc:0x0; desc:0x210C500 // $286
        sync.nop                             null                             {Compacted,$6.dst}     // $276
        mov (8|M0)               r42.0<1>:f    r125.0<1;1,0>:f                  {Compacted,$13.src}  // $276
        load.slm.d32x8t.a32 (1|M0)  r125:1      [r102:1]           {A@1,$1} // ex_desc:0x0; desc:0x210C500 // $304
        sync.nop                             null                             {Compacted,$15.src}    // $248
        mov (8|M0)               r46.0<1>:f    r14.0<1;1,0>:f                   {Compacted,$13.dst}  // $248
        or (8|M0)                r124.0<1>:d   r8.0<1;1,0>:d     1568:w               {Compacted,$8.src} // $339
        or (8|M0)                r20.0<1>:d    r8.0<1;1,0>:d     800:w               {Compacted}     // $333
        or (8|M0)                r102.0<1>:d   r8.0<1;1,0>:d     1056:w               {Compacted,$1.src} // $335
        or (8|M0)                r14.0<1>:d    r8.0<1;1,0>:d     32:w               {Compacted,F@1}  // $327
        load.slm.d32x8t.a32 (1|M0)  r103:1      [r16:1]            {A@7,$10} // ex_desc:0x0; desc:0x210C500 // $330
        load.slm.d32x8t.a32 (1|M0)  r4:1        [r7:1]             {A@7,$11} // ex_desc:0x0; desc:0x210C500 // $316
        load.slm.d32x8t.a32 (1|M0)  r10:1       [r126:1]           {A@7,$12} // ex_desc:0x0; desc:0x210C500 // $342
        sync.nop                             null                             {Compacted,$2.dst}     // $201
        mov (8|M0)               r63.0<1>:f    r53.0<1;1,0>:f                   {Compacted,$3.src}   // $201
        mov (8|M0)               r64.0<1>:f    r51.0<1;1,0>:f                   {Compacted,$9.dst}   // $202
        mov (8|M0)               r69.0<1>:f    r41.0<1;1,0>:f                   {Compacted,$10.dst}  // $207
        mov (8|M0)               r53.0<1>:f    r15.0<1;1,0>:f                   {Compacted}          // $255
        load.slm.d32x8t.a32 (1|M0)  r15:1       [r26:1]            {A@1,$14} // ex_desc:0x0; desc:0x210C500 // $292
        mov (8|M0)               r51.0<1>:f    r19.0<1;1,0>:f                   {Compacted,$11.dst}  // $253
        load.slm.d32x8t.a32 (1|M0)  r19:1       [r22:1]            {A@1,$15} // ex_desc:0x0; desc:0x210C500 // $288
        mov (8|M0)               r41.0<1>:f    r127.0<1;1,0>:f                  {Compacted,$14.dst}  // $275
        load.slm.d32x8t.a32 (1|M0)  r127:1      [r12:1]            {A@1,$0} // ex_desc:0x0; desc:0x210C500 // $318
        load.slm.d32x8t.a32 (1|M0)  r12:1       [r105:1]           {$2} // ex_desc:0x0; desc:0x210C500 // $338
        mov (8|M0)               r65.0<1>:f    r49.0<1;1,0>:f                   {Compacted}          // $203
        mov (8|M0)               r66.0<1>:f    r47.0<1;1,0>:f                   {Compacted,$10.dst}  // $204
        sync.nop                             null                             {Compacted,$0.src}     // $250
        mov (8|M0)               r48.0<1>:f    r25.0<1;1,0>:f                   {Compacted,$15.dst}  // $250
        mov (8|M0)               r52.0<1>:f    r17.0<1;1,0>:f                   {Compacted,$2.dst}   // $254
        load.slm.d32x8t.a32 (1|M0)  r17:1       [r24:1]            {A@1,$7} // ex_desc:0x0; desc:0x210C500 // $290
        sync.nop                             null                             {Compacted,$14.src}    // $323
        mov (8|M0)               r26.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$5.dst}   // $323
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r124:1]           {A@1,$8} // ex_desc:0x0; desc:0x210C500 // $340
        mov (8|M0)               r49.0<1>:f    r23.0<1;1,0>:f                   {Compacted,$0.dst}   // $251
        mov (8|M0)               r47.0<1>:f    r27.0<1;1,0>:f                   {Compacted,$7.dst}   // $249
        mov (8|M0)               r25.0<1>:f    r13.0<1;1,0>:f                   {Compacted,$8.dst}   // $322
        load.slm.d32x8t.a32 (1|M0)  r13:1       [r102:1]           {A@1,$4} // ex_desc:0x0; desc:0x210C500 // $336
        sync.nop                             null                             {Compacted,$7.src}     // $321
        mov (8|M0)               r24.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$3.dst}   // $321
        load.slm.d32x8t.a32 (1|M0)  r104:1      [r18:1]            {A@1,$3} // ex_desc:0x0; desc:0x210C500 // $332
        mov (8|M0)               r23.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$4.dst}   // $320
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r20:1]            {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $334
        mov (8|M0)               r27.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$13.dst}  // $324
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r14:1]            {A@1,$13} // ex_desc:0x0; desc:0x210C500 // $328
        mov (8|M0)               r40.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$12.dst}  // $274
        or (8|M0)                r6.0<1>:d     r8.0<1;1,0>:d     2336:w               {F@1}          // $353
        or (8|M0)                r3.0<1>:d     r8.0<1;1,0>:d     2080:w                              // $351
        mov (8|M0)               r33.0<1>:f    r21.0<1;1,0>:f                   {Compacted}          // $298
        or (8|M0)                r7.0<1>:d     r8.0<1;1,0>:d     3616:w               {$11.src}      // $363
        mov (8|M0)               r28.0<1>:f    r4.0<1;1,0>:f                    {Compacted,$11.dst}  // $325
        load.slm.d32x8t.a32 (1|M0)  r4:1        [r6:1]             {A@1,$9} // ex_desc:0x0; desc:0x210C500 // $354
        or (8|M0)                r105.0<1>:d   r8.0<1;1,0>:d     3360:w               {$2.src}       // $361
        mov (8|M0)               r36.0<1>:f    r15.0<1;1,0>:f                   {Compacted,$14.dst}  // $301
        mov (8|M0)               r34.0<1>:f    r19.0<1;1,0>:f                   {Compacted,$15.dst}  // $299
        mov (8|M0)               r21.0<1>:f    r10.0<1;1,0>:f                   {Compacted,$12.dst}  // $350
        or (8|M0)                r6.0<1>:d     r8.0<1;1,0>:d     3872:w               {$9.src}       // $365
        mov (8|M0)               r15.0<1>:f    r103.0<1;1,0>:f                  {Compacted,$10.dst}  // $344
        mov (8|M0)               r19.0<1>:f    r12.0<1;1,0>:f                   {Compacted,$2.dst}   // $348
        or (8|M0)                r10.0<1>:d    r8.0<1;1,0>:d     2592:w               {F@3}          // $355
        or (8|M0)                r103.0<1>:d   r8.0<1;1,0>:d     3104:w               {F@2}          // $359
        or (8|M0)                r12.0<1>:d    r8.0<1;1,0>:d     2848:w               {F@1}          // $357
        mov (8|M0)               r67.0<1>:f    r45.0<1;1,0>:f                   {Compacted,$1.dst}   // $205
        mov (8|M0)               r35.0<1>:f    r17.0<1;1,0>:f                   {Compacted,$7.dst}   // $300
        sync.nop                             null                             {Compacted,$5.src}     // $349
        mov (8|M0)               r20.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$8.dst}   // $349
        sync.nop                             null                             {Compacted,$3.src}     // $347
        mov (8|M0)               r18.0<1>:f    r13.0<1;1,0>:f                   {Compacted,$4.dst}   // $347
        mov (8|M0)               r16.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$3.dst}   // $345
        mov (8|M0)               r14.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$13.dst}  // $343
        mov (8|M0)               r17.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$5.dst}   // $346
        sync.nop                             null                             {Compacted,I@7}        // $352
        load.slm.d32x8t.a32 (1|M0)  r102:1      [r3:1]             {$2} // ex_desc:0x0; desc:0x210C500 // $352
        sync.nop                             null                             {Compacted,I@6}        // $364
        load.slm.d32x8t.a32 (1|M0)  r124:1      [r7:1]             {$7} // ex_desc:0x0; desc:0x210C500 // $364
        sync.nop                             null                             {Compacted,I@2}        // $360
        load.slm.d32x8t.a32 (1|M0)  r126:1      [r103:1]           {$8} // ex_desc:0x0; desc:0x210C500 // $360
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r6:1]             {A@1,$13} // ex_desc:0x0; desc:0x210C500 // $366
        load.slm.d32x8t.a32 (1|M0)  r3:1        [r10:1]            {$6} // ex_desc:0x0; desc:0x210C500 // $356
        mov (8|M0)               r22.0<1>:f    r125.0<1;1,0>:f                  {Compacted,$1.dst}   // $319
        load.slm.d32x8t.a32 (1|M0)  r125:1      [r105:1]           {A@1,$1} // ex_desc:0x0; desc:0x210C500 // $362
        mov (8|M0)               r45.0<1>:f    r29.0<1;1,0>:f                   {Compacted,$9.dst}   // $279
        mov (8|M0)               r29.0<1>:f    r127.0<1;1,0>:f                  {Compacted,$0.dst}   // $326
        load.slm.d32x8t.a32 (1|M0)  r127:1      [r12:1]            {A@1,$12} // ex_desc:0x0; desc:0x210C500 // $358

// Line 37
        mov (8|M0)               r30.0<1>:ud   r30.0<8;8,1>:ud                                       // $376
        sync.nop                             null                             {Compacted,I@1}        // $376
        sync.nop                             null                             {Compacted,$10.dst}    // $376
        dpas.8x8 (8|M0)          r70:f         r70:f             r30:bf            r62.0:bf         {Atomic} // $376 R{} IR{}{O:1,O:7,O:15,},  R{} IR{}{O:1,O:7,O:15,},  {BC=2}

// Line 38
        dpas.8x8 (8|M0)          r86:f         r86:f             r30:bf            r46.0:bf         {Atomic} // $381 R{} IR{}{O:5,O:7,O:11,},  R{} IR{}{O:5,O:7,O:11,},  {BC=2}

// Line 37
        dpas.8x8 (8|M0)          r78:f         r78:f             r14:bf            r62.0:bf         {Atomic} // $378 R{} IR{}{O:3,O:3,O:15,},  R{} IR{}{O:3,O:3,O:15,},  {BC=2}

// Line 38
        dpas.8x8 (8|M0)          r94:f         r94:f             r14:bf            r46.0:bf         {$10} // $383 R{} IR{}{O:7,O:3,O:11,},  R{} IR{}{O:7,O:3,O:11,},  {BC=2}

// Line 17
        sync.nop                             null                             {Compacted,$7.src}     // $368
        mov (8|M0)               r7.0<1>:f     r4.0<1;1,0>:f                    {Compacted,$9.dst}   // $368
        sync.nop                             null                             {Compacted,$13.src}    // $367
        mov (8|M0)               r6.0<1>:f     r102.0<1;1,0>:f                  {Compacted,$2.dst}   // $367
        sync.nop                             null                             {Compacted,$6.src}     // $371
        mov (8|M0)               r10.0<1>:f    r126.0<1;1,0>:f                  {Compacted,$8.dst}   // $371
        sync.nop                             null                             {Compacted,$12.src}    // $373
        mov (8|M0)               r12.0<1>:f    r124.0<1;1,0>:f                  {Compacted,$7.dst}   // $373
        mov (8|M0)               r13.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$13.dst}  // $374
        mov (8|M0)               r8.0<1>:f     r3.0<1;1,0>:f                    {Compacted,$6.dst}   // $369
        mov (8|M0)               r11.0<1>:f    r125.0<1;1,0>:f                  {Compacted,$1.dst}   // $372
        mov (8|M0)               r9.0<1>:f     r127.0<1;1,0>:f                  {Compacted,$12.dst}  // $370

// Line 37
        sync.nop                             null                             {Compacted,F@1}        // $377
        sync.nop                             null                             {Compacted,$10.dst}    // $377
        dpas.8x8 (8|M0)          r70:f         r70:f             r22:bf            r54.0:bf         {Atomic} // $377 R{} IR{}{O:1,O:5,O:13,},  R{} IR{}{O:1,O:5,O:13,},  {BC=2}

// Line 38
        dpas.8x8 (8|M0)          r86:f         r86:f             r22:bf            r38.0:bf         {Atomic} // $382 R{} IR{}{O:5,O:5,O:9,},  R{} IR{}{O:5,O:5,O:9,},  {BC=2}

// Line 37
        dpas.8x8 (8|M0)          r78:f         r78:f             r6:bf             r54.0:bf         {Atomic} // $379 R{} IR{}{O:3,O:1,O:13,},  R{} IR{}{O:3,O:1,O:13,},  {BC=2}

// Line 38
        dpas.8x8 (8|M0)          r94:f         r94:f             r6:bf             r38.0:bf         {$10} // $384 R{} IR{}{O:7,O:1,O:9,},  R{} IR{}{O:7,O:1,O:9,},  {BC=2}

// Line 39
(W)     send.slm (1|M0)          r102     r106    null:0  0x0            0x0210011F           {$9} // wr:1+0, rd:1; fence.slm.none.group // $386
(W)     mov (1|M0)               r124.2<1>:f   0x0:f                               {Compacted}       //  (0x00000000:f); $387
(W)     mov (2|M0)               r124.10<1>:ub  r106.11<0;1,0>:ub               {F@1}                // $387
(W)     mov (8|M0)               null<1>:ud    r102.0<1;1,0>:ud                 {$9.dst}             //  memory fence commit; $387
(W)     send.gtwy (1|M0)         null     r124    null:0  0x0            0x02000004           {A@2,$11} // wr:1+0, rd:0; signal barrier // $387
(W)     sync.bar                             null                                                    // $387

// Line 29
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $389
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:
(W)     mov (1|M0)               r5.1<1>:d     r5.0<0;1,0>:d                                         // $391
(W)     jmpi                                 _0_007                                                  // $392
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L4968                                                   //
L4968:

// Line 41
        shl (8|M0)               r10.0<1>:d    r117.0<1;1,0>:d   2:w               {Compacted,$10.src} // $395
        mov (8|M0)               r44.0<1>:f    r70.0<1;1,0>:f                   {Compacted,$10.dst}  // $409
        and (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    32752:w               {I@1}         // $396
        mov (8|M0)               r42.0<1>:f    r78.0<1;1,0>:f                   {Compacted}          // $415
        add (8|M0)               r10.0<1>:d    r2.2<0;1,0>:d     acc0.0<1;1,0>:d                     // $397
        mov (8|M0)               r40.0<1>:f    r86.0<1;1,0>:f                   {Compacted}          // $421
        mul (8|M0)               r10.0<1>:d    r10.0<1;1,0>:d    6144:w               {I@1}          // $400
        mov (8|M0)               r38.0<1>:f    r94.0<1;1,0>:f                   {Compacted}          // $427
        addc (8|M0)              r46.0<1>:ud   r5.4<0;1,0>:ud    r10.0<1;1,0>:ud  {AccWrEn,Compacted,I@1} // $401
        mov (8|M0)               r36.0<1>:f    r71.0<1;1,0>:f                   {Compacted}          // $433
        mov (8|M0)               r47.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $401
        addc (8|M0)              r2.0<1>:ud    r46.0<1;1,0>:ud   r2.1<0;1,0>:ud   {AccWrEn,Compacted,I@2} // $403
        add (8|M0)               acc2.0<1>:ud  r47.0<1;1,0>:ud   r5.5<0;1,0>:ud   {I@2}              // $402
        mov (8|M0)               r46.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $403
        addc (8|M0)              r107.0<1>:ud  r2.0<1;1,0>:ud    r120.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $405
        add (8|M0)               acc2.0<1>:ud  r46.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $404
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $405
        mov (8|M0)               r10.0<2>:d    r107.0<1;1,0>:d                  {I@3}                // $407
        add (8|M0)               r105.0<1>:ud  acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud {$0.src}           // $406
        mov (8|M0)               r34.0<1>:f    r79.0<1;1,0>:f                   {Compacted}          // $439
        mov (8|M0)               r10.1<2>:d    r105.0<1;1,0>:d                  {I@1}                // $408
        mov (8|M0)               r32.0<1>:f    r87.0<1;1,0>:f                   {Compacted}          // $445
        store.ugm.d32x8t.a64 (1|M0)  [r10:1]    r44:1              {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $410
        addc (8|M0)              r44.0<1>:ud   r107.0<1;1,0>:ud  0x20:ud              {AccWrEn,Compacted,$13.src} // $411
        mov (8|M0)               r30.0<1>:f    r95.0<1;1,0>:f                   {Compacted}          // $451
        mov (8|M0)               r43.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $411
        mov (8|M0)               r28.0<1>:f    r72.0<1;1,0>:f                   {Compacted,$15.src}  // $457
        sync.nop                             null                             {Compacted,$4.src}     // $412
        add (8|M0)               r68.1<2>:ud   r43.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $412
        mov (8|M0)               r68.0<2>:d    r44.0<1;1,0>:d                                        // $413
        mov (8|M0)               r26.0<1>:f    r80.0<1;1,0>:f                   {Compacted}          // $463
        store.ugm.d32x8t.a64 (1|M0)  [r68:1]    r42:1              {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $416
        addc (8|M0)              r42.0<1>:ud   r107.0<1;1,0>:ud  0xC000:ud              {AccWrEn,$0.src} // $417
        mov (8|M0)               r24.0<1>:f    r88.0<1;1,0>:f                   {Compacted}          // $469
        mov (8|M0)               r41.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $417
        mov (8|M0)               r22.0<1>:f    r96.0<1;1,0>:f                   {Compacted}          // $475
        add (8|M0)               r66.1<2>:ud   r41.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $418 R{} IR{}{E:10,E:10,},  R{r41,r105,} IR{} {BC=1}
        mov (8|M0)               r66.0<2>:d    r42.0<1;1,0>:d                                        // $419
        mov (8|M0)               r20.0<1>:f    r73.0<1;1,0>:f                   {Compacted}          // $481
        store.ugm.d32x8t.a64 (1|M0)  [r66:1]    r40:1              {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $422
        addc (8|M0)              r40.0<1>:ud   r107.0<1;1,0>:ud  0xC020:ud              {AccWrEn,$1.src} // $423
        mov (8|M0)               r18.0<1>:f    r81.0<1;1,0>:f                   {Compacted}          // $487
        mov (8|M0)               r39.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $423
        mov (8|M0)               r16.0<1>:f    r89.0<1;1,0>:f                   {Compacted}          // $493
        sync.nop                             null                             {Compacted,$3.src}     // $424
        add (8|M0)               r64.1<2>:ud   r39.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $424
        mov (8|M0)               r64.0<2>:d    r40.0<1;1,0>:d                                        // $425
        mov (8|M0)               r14.0<1>:f    r97.0<1;1,0>:f                   {Compacted}          // $499
        store.ugm.d32x8t.a64 (1|M0)  [r64:1]    r38:1              {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $428
        addc (8|M0)              r38.0<1>:ud   r107.0<1;1,0>:ud  0x1800:ud              {AccWrEn,$2.src} // $429
        mov (8|M0)               r12.0<1>:f    r74.0<1;1,0>:f                   {Compacted}          // $505
        mov (8|M0)               r37.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $429
        mov (8|M0)               r10.0<1>:f    r82.0<1;1,0>:f                   {Compacted}          // $511
        add (8|M0)               r62.1<2>:ud   r37.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $430
        mov (8|M0)               r62.0<2>:d    r38.0<1;1,0>:d                                        // $431
        mov (8|M0)               r8.0<1>:f     r90.0<1;1,0>:f                   {Compacted,$12.src}  // $517
        store.ugm.d32x8t.a64 (1|M0)  [r62:1]    r36:1              {A@1,$7} // ex_desc:0x0; desc:0x200C584 // $434
        addc (8|M0)              r36.0<1>:ud   r107.0<1;1,0>:ud  0x1820:ud              {AccWrEn,$7.src} // $435
        mov (8|M0)               r6.0<1>:f     r98.0<1;1,0>:f                   {Compacted}          // $523
        mov (8|M0)               r35.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $435
        mov (8|M0)               r4.0<1>:f     r75.0<1;1,0>:f                   {Compacted,$14.src}  // $529
        sync.nop                             null                             {Compacted,$5.src}     // $436
        add (8|M0)               r60.1<2>:ud   r35.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $436
        mov (8|M0)               r60.0<2>:d    r36.0<1;1,0>:d                                        // $437
        mov (8|M0)               r126.0<1>:f   r91.0<1;1,0>:f                   {Compacted}          // $541
        store.ugm.d32x8t.a64 (1|M0)  [r60:1]    r34:1              {A@1,$8} // ex_desc:0x0; desc:0x200C584 // $440
        addc (8|M0)              r34.0<1>:ud   r107.0<1;1,0>:ud  0xD800:ud              {AccWrEn,$8.src} // $441
        mov (8|M0)               r124.0<1>:f   r99.0<1;1,0>:f                   {Compacted,$11.src}  // $547
        mov (8|M0)               r33.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $441
        mov (8|M0)               r2.0<1>:f     r83.0<1;1,0>:f                   {Compacted}          // $535
        add (8|M0)               r58.1<2>:ud   r33.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $442
        mov (8|M0)               r58.0<2>:d    r34.0<1;1,0>:d                                        // $443
        mov (8|M0)               r122.0<1>:f   r76.0<1;1,0>:f                   {Compacted}          // $553
        store.ugm.d32x8t.a64 (1|M0)  [r58:1]    r32:1              {A@1,$9} // ex_desc:0x0; desc:0x200C584 // $446
        addc (8|M0)              r32.0<1>:ud   r107.0<1;1,0>:ud  0xD820:ud              {AccWrEn,$9.src} // $447
        mov (8|M0)               r118.0<1>:f   r92.0<1;1,0>:f                   {Compacted}          // $565
        mov (8|M0)               r31.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $447
        mov (8|M0)               r116.0<1>:f   r100.0<1;1,0>:f                  {Compacted}          // $571
        sync.nop                             null                             {Compacted,$6.src}     // $448
        add (8|M0)               r56.1<2>:ud   r31.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $448
        mov (8|M0)               r56.0<2>:d    r32.0<1;1,0>:d                                        // $449
        mov (8|M0)               r114.0<1>:f   r77.0<1;1,0>:f                   {Compacted}          // $577
        store.ugm.d32x8t.a64 (1|M0)  [r56:1]    r30:1              {A@1,$10} // ex_desc:0x0; desc:0x200C584 // $452
        addc (8|M0)              r30.0<1>:ud   r107.0<1;1,0>:ud  0x3000:ud              {AccWrEn,$10.src} // $453
        mov (8|M0)               r112.0<1>:f   r85.0<1;1,0>:f                   {Compacted}          // $583
        mov (8|M0)               r29.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $453
        mov (8|M0)               r110.0<1>:f   r93.0<1;1,0>:f                   {Compacted}          // $589
        add (8|M0)               r54.1<2>:ud   r29.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $454
        mov (8|M0)               r54.0<2>:d    r30.0<1;1,0>:d                                        // $455
        mov (8|M0)               r108.0<1>:f   r101.0<1;1,0>:f                  {Compacted}          // $595
        store.ugm.d32x8t.a64 (1|M0)  [r54:1]    r28:1              {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $458
        addc (8|M0)              r28.0<1>:ud   r107.0<1;1,0>:ud  0x3020:ud              {AccWrEn,$13.src} // $459
        mov (8|M0)               r120.0<1>:f   r84.0<1;1,0>:f                   {Compacted}          // $559
        mov (8|M0)               r27.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $459
        add (8|M0)               r52.1<2>:ud   r27.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $460
        mov (8|M0)               r52.0<2>:d    r28.0<1;1,0>:d                                        // $461
        store.ugm.d32x8t.a64 (1|M0)  [r52:1]    r26:1              {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $464
        addc (8|M0)              r26.0<1>:ud   r107.0<1;1,0>:ud  0xF000:ud              {AccWrEn,$15.src} // $465
        mov (8|M0)               r25.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $465
        add (8|M0)               r50.1<2>:ud   r25.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $466
        mov (8|M0)               r50.0<2>:d    r26.0<1;1,0>:d                                        // $467
        store.ugm.d32x8t.a64 (1|M0)  [r50:1]    r24:1              {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $470
        addc (8|M0)              r24.0<1>:ud   r107.0<1;1,0>:ud  0xF020:ud              {AccWrEn,$0.src} // $471
        mov (8|M0)               r23.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $471
        add (8|M0)               r48.1<2>:ud   r23.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $472
        mov (8|M0)               r48.0<2>:d    r24.0<1;1,0>:d                                        // $473
        store.ugm.d32x8t.a64 (1|M0)  [r48:1]    r22:1              {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $476
        addc (8|M0)              r22.0<1>:ud   r107.0<1;1,0>:ud  0x4800:ud              {AccWrEn,$1.src} // $477
        mov (8|M0)               r21.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $477
        add (8|M0)               r46.1<2>:ud   r21.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $478
        mov (8|M0)               r46.0<2>:d    r22.0<1;1,0>:d                                        // $479
        store.ugm.d32x8t.a64 (1|M0)  [r46:1]    r20:1              {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $482
        addc (8|M0)              r20.0<1>:ud   r107.0<1;1,0>:ud  0x4820:ud              {AccWrEn,$2.src} // $483
        mov (8|M0)               r19.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $483
        add (8|M0)               r44.1<2>:ud   r19.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $484
        mov (8|M0)               r44.0<2>:d    r20.0<1;1,0>:d                                        // $485
        store.ugm.d32x8t.a64 (1|M0)  [r44:1]    r18:1              {A@1,$3} // ex_desc:0x0; desc:0x200C584 // $488
        addc (8|M0)              r18.0<1>:ud   r107.0<1;1,0>:ud  0x10800:ud              {AccWrEn,$3.src} // $489
        mov (8|M0)               r17.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $489
        add (8|M0)               r42.1<2>:ud   r17.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $490
        mov (8|M0)               r42.0<2>:d    r18.0<1;1,0>:d                                        // $491
        store.ugm.d32x8t.a64 (1|M0)  [r42:1]    r16:1              {A@1,$4} // ex_desc:0x0; desc:0x200C584 // $494
        addc (8|M0)              r16.0<1>:ud   r107.0<1;1,0>:ud  0x10820:ud              {AccWrEn,$4.src} // $495
        mov (8|M0)               r15.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $495
        add (8|M0)               r40.1<2>:ud   r15.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $496
        mov (8|M0)               r40.0<2>:d    r16.0<1;1,0>:d                                        // $497
        addc (8|M0)              r15.0<1>:ud   r107.0<1;1,0>:ud  0x6000:ud              {AccWrEn}    // $501
        store.ugm.d32x8t.a64 (1|M0)  [r40:1]    r14:1              {A@2,$5} // ex_desc:0x0; desc:0x200C584 // $500
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $501
        addc (8|M0)              r14.0<1>:ud   r107.0<1;1,0>:ud  0x6020:ud              {AccWrEn,$5.src} // $507
        add (8|M0)               r38.1<2>:ud   r13.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@2}    // $502
        mov (8|M0)               r38.0<2>:d    r15.0<1;1,0>:d                                        // $503
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $507
        addc (8|M0)              r13.0<1>:ud   r107.0<1;1,0>:ud  0x12000:ud              {AccWrEn}   // $513
        store.ugm.d32x8t.a64 (1|M0)  [r38:1]    r12:1              {A@3,$6} // ex_desc:0x0; desc:0x200C584 // $506
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $513
        addc (8|M0)              r12.0<1>:ud   r107.0<1;1,0>:ud  0x12020:ud              {AccWrEn,$6.src} // $519
        add (8|M0)               r36.1<2>:ud   r11.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@4}    // $508
        mov (8|M0)               r36.0<2>:d    r14.0<1;1,0>:d                                        // $509
        mov (8|M0)               r7.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $519
        addc (8|M0)              r11.0<1>:ud   r107.0<1;1,0>:ud  0x7800:ud              {AccWrEn}    // $525
        store.ugm.d32x8t.a64 (1|M0)  [r36:1]    r10:1              {A@3,$7} // ex_desc:0x0; desc:0x200C584 // $512
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $525
        addc (8|M0)              r10.0<1>:ud   r107.0<1;1,0>:ud  0x7820:ud              {AccWrEn,$7.src} // $531
        add (8|M0)               r34.1<2>:ud   r9.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $514
        mov (8|M0)               r34.0<2>:d    r13.0<1;1,0>:d                                        // $515
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $531
        addc (8|M0)              r9.0<1>:ud    r107.0<1;1,0>:ud  0x13800:ud              {AccWrEn}   // $537
        store.ugm.d32x8t.a64 (1|M0)  [r34:1]    r8:1               {A@3,$8} // ex_desc:0x0; desc:0x200C584 // $518
        mov (8|M0)               r127.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $537
        addc (8|M0)              r8.0<1>:ud    r107.0<1;1,0>:ud  0x13820:ud              {AccWrEn,$8.src} // $543
        add (8|M0)               r32.1<2>:ud   r7.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $520
        mov (8|M0)               r32.0<2>:d    r12.0<1;1,0>:d                                        // $521
        mov (8|M0)               r125.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $543
        addc (8|M0)              r7.0<1>:ud    r107.0<1;1,0>:ud  0x9000:ud              {AccWrEn}    // $549
        store.ugm.d32x8t.a64 (1|M0)  [r32:1]    r6:1               {A@3,$9} // ex_desc:0x0; desc:0x200C584 // $524
        mov (8|M0)               r123.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $549
        addc (8|M0)              r6.0<1>:ud    r107.0<1;1,0>:ud  0x9020:ud              {AccWrEn,$9.src} // $555
        add (8|M0)               r30.1<2>:ud   r5.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $526
        mov (8|M0)               r30.0<2>:d    r11.0<1;1,0>:d                                        // $527
        mov (8|M0)               r121.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $555
        addc (8|M0)              r5.0<1>:ud    r107.0<1;1,0>:ud  0x15000:ud              {AccWrEn}   // $561
        store.ugm.d32x8t.a64 (1|M0)  [r30:1]    r4:1               {A@3,$10} // ex_desc:0x0; desc:0x200C584 // $530
        mov (8|M0)               r119.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $561
        addc (8|M0)              r4.0<1>:ud    r107.0<1;1,0>:ud  0x15020:ud              {AccWrEn,$10.src} // $567
        add (8|M0)               r28.1<2>:ud   r3.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $532
        mov (8|M0)               r117.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $567
        addc (8|M0)              r3.0<1>:ud    r107.0<1;1,0>:ud  0xA800:ud              {AccWrEn}    // $573
        add (8|M0)               r26.1<2>:ud   r127.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $538
        add (8|M0)               r24.1<2>:ud   r125.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $544
        mov (8|M0)               r28.0<2>:d    r10.0<1;1,0>:d                                        // $533
        mov (8|M0)               r26.0<2>:d    r9.0<1;1,0>:d                                         // $539
        mov (8|M0)               r115.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $573
        mov (8|M0)               r24.0<2>:d    r8.0<1;1,0>:d                                         // $545
        addc (8|M0)              r125.0<1>:ud  r107.0<1;1,0>:ud  0xA820:ud              {AccWrEn}    // $579
        store.ugm.d32x8t.a64 (1|M0)  [r28:1]    r2:1               {A@5,$11} // ex_desc:0x0; desc:0x200C584 // $536
        store.ugm.d32x8t.a64 (1|M0)  [r26:1]    r126:1             {A@4,$12} // ex_desc:0x0; desc:0x200C584 // $542
        store.ugm.d32x8t.a64 (1|M0)  [r24:1]    r124:1             {A@2,$13} // ex_desc:0x0; desc:0x200C584 // $548
        mov (8|M0)               r113.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $579
        addc (8|M0)              r124.0<1>:ud  r107.0<1;1,0>:ud  0x16800:ud              {AccWrEn,$13.src} // $585
        add (8|M0)               r22.1<2>:ud   r123.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $550
        mov (8|M0)               r111.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $585
        addc (8|M0)              r107.0<1>:ud  r107.0<1;1,0>:ud  0x16820:ud              {AccWrEn}   // $591
        add (8|M0)               r20.1<2>:ud   r121.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $556
        mov (8|M0)               r109.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $591
        add (8|M0)               r18.1<2>:ud   r119.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $562
        add (8|M0)               r16.1<2>:ud   r117.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $568
        add (8|M0)               r14.1<2>:ud   r115.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $574
        add (8|M0)               r8.1<2>:ud    r113.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted,I@7}    // $580
        mov (8|M0)               r22.0<2>:d    r7.0<1;1,0>:d                                         // $551
        sync.nop                             null                             {Compacted,$12.src}    // $586
        add (8|M0)               r126.1<2>:ud  r111.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted,I@7}    // $586
        mov (8|M0)               r20.0<2>:d    r6.0<1;1,0>:d                                         // $557
        mov (8|M0)               r18.0<2>:d    r5.0<1;1,0>:d                                         // $563
        mov (8|M0)               r16.0<2>:d    r4.0<1;1,0>:d                                         // $569
        mov (8|M0)               r14.0<2>:d    r3.0<1;1,0>:d                                         // $575
        mov (8|M0)               r8.0<2>:d     r125.0<1;1,0>:d                                       // $581
        mov (8|M0)               r126.0<2>:d   r124.0<1;1,0>:d                                       // $587
        add (8|M0)               r124.1<2>:ud  r109.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $592
        mov (8|M0)               r124.0<2>:d   r107.0<1;1,0>:d                                       // $593
        store.ugm.d32x8t.a64 (1|M0)  [r22:1]    r122:1             {A@7,$14} // ex_desc:0x0; desc:0x200C584 // $554
        store.ugm.d32x8t.a64 (1|M0)  [r20:1]    r120:1             {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $560
        store.ugm.d32x8t.a64 (1|M0)  [r18:1]    r118:1             {A@7,$0} // ex_desc:0x0; desc:0x200C584 // $566
        store.ugm.d32x8t.a64 (1|M0)  [r16:1]    r116:1             {A@6,$1} // ex_desc:0x0; desc:0x200C584 // $572
        store.ugm.d32x8t.a64 (1|M0)  [r14:1]    r114:1             {A@5,$2} // ex_desc:0x0; desc:0x200C584 // $578
        store.ugm.d32x8t.a64 (1|M0)  [r8:1]     r112:1             {A@4,$3} // ex_desc:0x0; desc:0x200C584 // $584
        store.ugm.d32x8t.a64 (1|M0)  [r126:1]   r110:1             {A@3,$4} // ex_desc:0x0; desc:0x200C584 // $590
        store.ugm.d32x8t.a64 (1|M0)  [r124:1]   r108:1             {A@1,$5} // ex_desc:0x0; desc:0x200C584 // $596

// Line 42
(W)     mov (8|M0)               r112.0<1>:f   r106.0<1;1,0>:f                  {Compacted,$3.src}   // $598
(W)     send.ugm (1|M0)          r47      r106    null:0  0x0            0x0210651F           {$6} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $598
(W)     mov (8|M0)               null<1>:ud    r47.0<1;1,0>:ud                  {$6.dst}             //  memory fence commit; $598
(W)     send.gtwy (8|M0)         null     r112    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $598
L7504:
        nop                                                                                          // $598


//
//
