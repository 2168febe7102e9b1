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
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $816
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $816
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $816
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
        add (8|M0)               r66.0<1>:d    r76.0<1;1,0>:d    512:w               {Compacted,I@4} // $35
(W)     addc (1|M0)              r3.0<1>:ud    r5.0<0;1,0>:ud    r2.3<0;1,0>:ud   {AccWrEn,I@4}      // $21

// Line 25
(W)     and (1|M0)               r2.1<1>:d     r2.0<0;1,0>:d     -64:w               {Compacted,I@4} // $13

// Line 27
        shl (8|M0)               r113.0<1>:d   r66.0<1;1,0>:d    1:w               {Compacted,I@3}   // $36
(W)     mov (1|M0)               r2.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $21
        addc (8|M0)              r108.0<1>:ud  r3.0<0;1,0>:ud    r115.0<1;1,0>:ud {AccWrEn,Compacted,I@4} // $25
        add (8|M0)               acc2.0<1>:d   r76.0<1;1,0>:d    1024:w               {Compacted}    // $47
        mov (8|M0)               r69.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $25
        addc (8|M0)              r109.0<1>:ud  r3.0<0;1,0>:ud    r113.0<1;1,0>:ud {AccWrEn,Compacted,I@5} // $37
        add (8|M0)               r58.0<1>:d    r76.0<1;1,0>:d    1536:w               {Compacted}    // $59
(W)     add (1|M0)               r2.0<1>:ud    r2.0<0;1,0>:ud    r5.1<0;1,0>:ud   {Compacted,I@6}    // $22
        shl (8|M0)               r111.0<1>:d   acc2.0<1;1,0>:d   1:w                                 // $48
        mov (8|M0)               r65.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $37
        addc (8|M0)              r121.0<1>:ud  r3.0<0;1,0>:ud    r111.0<1;1,0>:ud {AccWrEn,Compacted,I@2} // $49
        add (8|M0)               r12.1<2>:ud   r65.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted,I@2}    // $38
        mov (8|M0)               r12.0<2>:d    r109.0<1;1,0>:d                                       // $39
        shl (8|M0)               r109.0<1>:d   r58.0<1;1,0>:d    1:w               {Compacted}       // $60
        shr (8|M0)               r104.0<1>:d   r117.0<1;1,0>:ud  1:w               {Compacted}       // $70
(W)     shl (1|M0)               r2.1<1>:d     r2.1<0;1,0>:d     2:w               {Compacted}       // $78
        mov (8|M0)               r61.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $49
        addc (8|M0)              r120.0<1>:ud  r3.0<0;1,0>:ud    r109.0<1;1,0>:ud {AccWrEn,Compacted,I@4} // $61
        and (8|M0)               acc2.0<1>:d   r117.0<1;1,0>:d   1:w               {Compacted}       // $71
        add (8|M0)               r6.1<2>:ud    r69.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted}        // $26
        mul (8|M0)               r54.0<1>:d    r104.0<1;1,0>:d   6144:w               {I@6}          // $81
        mov (8|M0)               r57.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $61
        mov (8|M0)               r6.0<2>:d     r108.0<1;1,0>:d                                       // $27
(W)     addc (1|M0)              r3.0<1>:ud    r5.2<0;1,0>:ud    r2.1<0;1,0>:ud   {AccWrEn,I@7}      // $79
        shl (8|M0)               r108.0<1>:d   r104.0<1;1,0>:d   8:w               {Compacted}       // $72
        add (8|M0)               r72.1<2>:ud   r61.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted,I@7}    // $50
        shl (8|M0)               r107.0<1>:d   acc2.0<1;1,0>:d   7:w                                 // $74
        add (8|M0)               r70.1<2>:ud   r57.0<1;1,0>:ud   r2.0<0;1,0>:ud   {Compacted,I@6}    // $62
        add (8|M0)               acc2.0<1>:d   r108.0<1;1,0>:d   8192:w               {I@4}          // $73
(W)     mov (1|M0)               r2.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $79
        addc (8|M0)              r123.0<1>:ud  r3.0<0;1,0>:ud    r54.0<1;1,0>:ud  {AccWrEn,Compacted} // $82
        or (8|M0)                r126.0<1>:d   acc2.0<1;1,0>:d   r107.0<1;1,0>:d  {I@5}              // $75
(W)     add (1|M0)               r2.0<1>:ud    r2.0<0;1,0>:ud    r5.3<0;1,0>:ud   {Compacted,I@3}    // $80
        mov (8|M0)               r53.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $82
        addc (8|M0)              r119.0<1>:ud  r123.0<1;1,0>:ud  r107.0<1;1,0>:ud {AccWrEn,Compacted,I@4} // $84
        add (8|M0)               acc2.0<1>:ud  r53.0<1;1,0>:ud   r2.0<0;1,0>:ud   {I@2}              // $83
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $84
        mov (8|M0)               r72.0<2>:d    r121.0<1;1,0>:d                                       // $51
        add (8|M0)               r118.0<1>:ud  acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $85
        mov (8|M0)               r70.0<2>:d    r120.0<1;1,0>:d                                       // $63
        mov (8|M0)               r74.0<2>:d    r119.0<1;1,0>:d                  {I@6}                // $86
        mov (8|M0)               r74.1<2>:d    r118.0<1;1,0>:d                  {I@3}                // $87

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r63:2      [r12:1]            {$3} // ex_desc:0x0; desc:0x220D580 // $42
        load.ugm.d32x16t.a64 (1|M0)  r67:2      [r6:1]             {$4} // ex_desc:0x0; desc:0x220D580 // $30
        load.ugm.d32x16t.a64 (1|M0)  r59:2      [r72:1]            {$5} // ex_desc:0x0; desc:0x220D580 // $54
        load.ugm.d32x16t.a64 (1|M0)  r55:2      [r70:1]            {A@3,$6} // ex_desc:0x0; desc:0x220D580 // $66

// Line 36
        load.ugm.d32x32t.a64 (1|M0)  r48:4      [r74:1]            {A@1,$7} // ex_desc:0x0; desc:0x240E580 // $89

// Line 27
        shl (8|M0)               r116.0<1>:d   r117.0<1;1,0>:d   8:w               {Compacted}       // $17
        add (8|M0)               r114.0<1>:d   r116.0<1;1,0>:d   64:w               {Compacted,I@1}  // $34
        add (8|M0)               r112.0<1>:d   r116.0<1;1,0>:d   128:w               {Compacted}     // $46
        add (8|M0)               r110.0<1>:d   r116.0<1;1,0>:d   192:w               {Compacted}     // $58

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r116:1]  r67:2              {$4} // ex_desc:0x0; desc:0x200D504 // $32
        store.slm.d32x16t.a32 (1|M0)  [r114:1]  r63:2              {A@3,$3} // ex_desc:0x0; desc:0x200D504 // $44
        store.slm.d32x16t.a32 (1|M0)  [r112:1]  r59:2              {A@2,$5} // ex_desc:0x0; desc:0x200D504 // $56
        store.slm.d32x16t.a32 (1|M0)  [r110:1]  r55:2              {A@1,$6} // ex_desc:0x0; desc:0x200D504 // $68

// Line 44
        store.slm.d32x32t.a32 (1|M0)  [r126:1]  r48:4              {$7} // ex_desc:0x0; desc:0x200E504 // $91

// Line 28
        sync.nop                             null                             {Compacted,$7.src}     // $93
(W)     send.slm (1|M0)          r48      r106    null:0  0x0            0x0210011F           {$8} // wr:1+0, rd:1; fence.slm.none.group // $93
(W)     mov (1|M0)               r103.2<1>:f   0x0:f                               {Compacted}       //  (0x00000000:f); $94
(W)     mov (2|M0)               r103.10<1>:ub  r106.11<0;1,0>:ub               {F@1}                // $94
(W)     mov (8|M0)               null<1>:ud    r48.0<1;1,0>:ud                  {$8.dst}             //  memory fence commit; $94
(W)     send.gtwy (1|M0)         null     r103    null:0  0x0            0x02000004           {A@2,$9} // wr:1+0, rd:0; signal barrier // $94
(W)     sync.bar                             null                                                    // $94
(W)     addc (1|M0)              r3.0<1>:ud    r5.0<0;1,0>:ud    0x40:ud              {AccWrEn}      // $95
        shl (8|M0)               r121.0<1>:d   r117.0<1;1,0>:d   6:w               {Compacted}       // $100
(W)     mov (1|M0)               r2.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $95

// Line 29
(W)     mov (8|M0)               r102.0<1>:f   0x0:f                               {Compacted}       // $104

// Line 28
(W)     add (1|M0)               r2.4<1>:ud    r2.0<0;1,0>:ud    r5.1<0;1,0>:ud   {I@1}              // $96
(W)     addc (1|M0)              r2.0<1>:ud    r3.0<0;1,0>:ud    r2.3<0;1,0>:ud   {AccWrEn}          // $97 R{} IR{}{O:0,O:0,},  {BC=1}
        and (8|M0)               r122.0<1>:d   r116.0<1;1,0>:d   2096128:d                           // $99
(W)     mov (1|M0)               r5.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $97

// Line 29
(W)     mov (1|M0)               r5.2<1>:d     192:w                                                 // $103

// Line 28
        and (8|M0)               r120.0<1>:d   r121.0<1;1,0>:d   192:w               {Compacted}     // $101

// Line 29
        mov (8|M0)               r70.0<1>:f    r102.0<0;1,0>:f                  {Compacted,F@1}      // $108
        mov (8|M0)               r71.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $109
        mov (8|M0)               r72.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $110
        mov (8|M0)               r73.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $111
        mov (8|M0)               r74.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $112
        mov (8|M0)               r75.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $113
        mov (8|M0)               r76.0<1>:f    r102.6<0;1,0>:f                  {Compacted}          // $114
        mov (8|M0)               r77.0<1>:f    r102.7<0;1,0>:f                  {Compacted}          // $115
        mov (8|M0)               r78.0<1>:f    r102.0<0;1,0>:f                  {Compacted}          // $116
        mov (8|M0)               r79.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $117
        mov (8|M0)               r80.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $118
        mov (8|M0)               r81.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $119
        mov (8|M0)               r82.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $120
        mov (8|M0)               r83.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $121
        mov (8|M0)               r84.0<1>:f    r102.6<0;1,0>:f                  {Compacted}          // $122
        mov (8|M0)               r85.0<1>:f    r102.7<0;1,0>:f                  {Compacted}          // $123
        mov (8|M0)               r86.0<1>:f    r102.0<0;1,0>:f                  {Compacted}          // $124
        mov (8|M0)               r87.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $125
        mov (8|M0)               r88.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $126
        mov (8|M0)               r89.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $127
        mov (8|M0)               r90.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $128
        mov (8|M0)               r91.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $129
        mov (8|M0)               r92.0<1>:f    r102.6<0;1,0>:f                  {Compacted}          // $130
        mov (8|M0)               r93.0<1>:f    r102.7<0;1,0>:f                  {Compacted}          // $131
        mov (8|M0)               r94.0<1>:f    r102.0<0;1,0>:f                  {Compacted}          // $132
        mov (8|M0)               r95.0<1>:f    r102.1<0;1,0>:f                  {Compacted}          // $133
        mov (8|M0)               r96.0<1>:f    r102.2<0;1,0>:f                  {Compacted}          // $134
        mov (8|M0)               r97.0<1>:f    r102.3<0;1,0>:f                  {Compacted}          // $135
        mov (8|M0)               r98.0<1>:f    r102.4<0;1,0>:f                  {Compacted}          // $136
        mov (8|M0)               r99.0<1>:f    r102.5<0;1,0>:f                  {Compacted}          // $137
        mov (8|M0)               r100.0<1>:f   r102.6<0;1,0>:f                  {Compacted}          // $138
        mov (8|M0)               r101.0<1>:f   r102.7<0;1,0>:f                  {Compacted}          // $139
(W)     mov (1|M0)               r5.1<1>:d     0:w                                                   // $140

// Line 28
(W)     add (1|M0)               r5.3<1>:ud    r5.0<0;1,0>:ud    r2.4<0;1,0>:ud   {I@4}              // $98
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 31
(W)     shr (1|M0)               r2.3<1>:d     r5.1<0;1,0>:ud    5:w               {I@2}             // $143

// Line 32
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r5.1<0;1,0>:ud    0x1E0:uw                            // $148

// Line 31
(W)     and (1|M0)               r2.3<1>:d     r2.3<0;1,0>:d     1:w               {Compacted,I@2}   // $144

// Line 32
(W)     add (1|M0)               r5.0<1>:d     r5.1<0;1,0>:d     32:w               {Compacted}      // $147

// Line 31
(W)     mul (1|M0)               r2.3<1>:d     r2.3<0;1,0>:d     12288:w               {I@2}         // $145

// Line 32
(~f0.0) goto (8|M0)                          _0_008            _0_008                                // $149
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 33
(W)     shl (1|M0)               r2.4<1>:d     r5.1<0;1,0>:d     1:w                                 // $153
        add3 (8|M0)              r33.0<1>:d    12288:w                -r2.3<0;0>:d      r116.0<1>:d      {I@3} // $152
        sync.nop                             null                             {Compacted,$10.src}    // $154
(W)     addc (1|M0)              r10.0<1>:ud   r2.0<0;1,0>:ud    r2.4<0;1,0>:ud   {AccWrEn,I@2}      // $154
        add3 (8|M0)              r30.0<1>:d    12288:w                -r2.3<0;0>:d      r114.0<1>:d      // $165
(W)     mov (1|M0)               r3.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $154
        addc (8|M0)              r25.0<1>:ud   r10.0<0;1,0>:ud   r115.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $156
(W)     add (1|M0)               r2.4<1>:ud    r3.0<0;1,0>:ud    r5.3<0;1,0>:ud   {I@2}              // $155
        mov (8|M0)               r24.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $156
        addc (8|M0)              r23.0<1>:ud   r10.0<0;1,0>:ud   r113.0<1;1,0>:ud {AccWrEn,Compacted} // $166
        add (8|M0)               r16.1<2>:ud   r24.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $157
        mov (8|M0)               r22.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $166
        mov (8|M0)               r16.0<2>:d    r25.0<1;1,0>:d                                        // $158
        add (8|M0)               r14.1<2>:ud   r22.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $167
        mov (8|M0)               r14.0<2>:d    r23.0<1;1,0>:d                                        // $168

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r8:2       [r16:1]            {A@3,$12} // ex_desc:0x0; desc:0x220D580 // $161
        load.ugm.d32x16t.a64 (1|M0)  r6:2       [r14:1]            {A@1,$13} // ex_desc:0x0; desc:0x220D580 // $171

// Line 33
        addc (8|M0)              r21.0<1>:ud   r10.0<0;1,0>:ud   r111.0<1;1,0>:ud {AccWrEn,Compacted} // $176
        add3 (8|M0)              acc2.0<1>:d   20480:w                -r2.3<0;0>:d      r108.0<1>:d      // $195
        mov (8|M0)               r20.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $176
        addc (8|M0)              r18.0<1>:ud   r10.0<0;1,0>:ud   r109.0<1;1,0>:ud {AccWrEn,Compacted} // $186
        add (8|M0)               r12.1<2>:ud   r20.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $177
        mov (8|M0)               r17.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $186
        mov (8|M0)               r12.0<2>:d    r21.0<1;1,0>:d                                        // $178
        add (8|M0)               r10.1<2>:ud   r17.0<1;1,0>:ud   r2.4<0;1,0>:ud   {I@2}              // $187
(W)     shr (1|M0)               r2.4<1>:d     r5.0<0;1,0>:ud    1:w               {Compacted}       // $197
        mov (8|M0)               r10.0<2>:d    r18.0<1;1,0>:d                                        // $188
(W)     mul (1|M0)               r2.4<1>:d     r2.4<0;1,0>:d     6144:w               {I@2}          // $198

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r3:2       [r12:1]            {$14} // ex_desc:0x0; desc:0x220D580 // $181

// Line 33
        addc (8|M0)              r15.0<1>:ud   r119.0<1;1,0>:ud  r2.4<0;1,0>:ud   {AccWrEn,Compacted,I@1} // $199

// Line 20
        load.ugm.d32x16t.a64 (1|M0)  r125:2     [r10:1]            {$15} // ex_desc:0x0; desc:0x220D580 // $191

// Line 33
        mov (8|M0)               r14.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$13.src}  // $199
        add3 (8|M0)              r29.0<1>:d    12288:w                -r2.3<0;0>:d      r112.0<1>:d      // $175
        add3 (8|M0)              r28.0<1>:d    12288:w                -r2.3<0;0>:d      r110.0<1>:d      // $185
        or (8|M0)                r123.0<1>:d   acc2.0<1;1,0>:d   r107.0<1;1,0>:d                     // $196

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r33:1]   r8:2               {$12} // ex_desc:0x0; desc:0x200D504 // $163
        store.slm.d32x16t.a32 (1|M0)  [r30:1]   r6:2               {$13} // ex_desc:0x0; desc:0x200D504 // $173

// Line 33
        sync.nop                             null                             {Compacted,$13.src}    // $200
        add (8|M0)               r6.1<2>:ud    r14.0<1;1,0>:ud   r118.0<1;1,0>:ud {Compacted,I@4}    // $200
        mov (8|M0)               r6.0<2>:d     r15.0<1;1,0>:d                                        // $201

// Line 36
        sync.nop                             null                             {Compacted,$9.src}     // $204
        load.ugm.d32x32t.a64 (1|M0)  r102:4     [r6:1]             {A@1,$0} // ex_desc:0x0; desc:0x240E580 // $204

// Line 28
        store.slm.d32x16t.a32 (1|M0)  [r29:1]   r3:2               {$14} // ex_desc:0x0; desc:0x200D504 // $183
        store.slm.d32x16t.a32 (1|M0)  [r28:1]   r125:2             {$15} // ex_desc:0x0; desc:0x200D504 // $193

// Line 44
        store.slm.d32x32t.a32 (1|M0)  [r123:1]  r102:4             {$0} // ex_desc:0x0; desc:0x200E504 // $206
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L2280:

// Line 34
        add (8|M0)               r18.0<1>:d    r2.3<0;1,0>:d     r122.0<1;1,0>:d  {Compacted}        // $210
(W)     add (1|M0)               r2.3<1>:d     r2.3<0;1,0>:d     8192:w                              // $211

// Line 17
        or (8|M0)                r31.0<1>:d    r18.0<1;1,0>:d    32:w               {Compacted,I@2}  // $252
        or (8|M0)                r11.0<1>:d    r18.0<1;1,0>:d    64:w               {Compacted,$10.src} // $216

// Line 52
        sync.nop                             null                             {Compacted,$9.src}     // $254
        load.slm.d32x8t.a32 (1|M0)  r103:1      [r31:1]            {A@2,$1} // ex_desc:0x0; desc:0x210C500 // $254

// Line 17
        or (8|M0)                r26.0<1>:d    r18.0<1;1,0>:d    384:w               {Compacted}     // $236
        or (8|M0)                r32.0<1>:d    r18.0<1;1,0>:d    96:w               {Compacted}      // $256
        or (8|M0)                r34.0<1>:d    r18.0<1;1,0>:d    160:w               {Compacted}     // $260
        or (8|M0)                r123.0<1>:d   r18.0<1;1,0>:d    544:w               {Compacted,$0.src} // $332
        or (8|M0)                r10.0<1>:d    r18.0<1;1,0>:d    864:w               {Compacted}     // $352

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r53:1       [r11:1]            {A@6,$2} // ex_desc:0x0; desc:0x210C500 // $218
        load.slm.d32x8t.a32 (1|M0)  r43:1       [r26:1]            {A@5,$7} // ex_desc:0x0; desc:0x210C500 // $238
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r34:1]            {A@3,$8} // ex_desc:0x0; desc:0x210C500 // $262
        load.slm.d32x8t.a32 (1|M0)  r30:1       [r123:1]           {A@2,$4} // ex_desc:0x0; desc:0x210C500 // $334
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r32:1]            {$3} // ex_desc:0x0; desc:0x210C500 // $258
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r10:1]            {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $354

// Line 17
        or (8|M0)                r12.0<1>:d    r18.0<1;1,0>:d    128:w               {Compacted}     // $220
        or (8|M0)                r13.0<1>:d    r18.0<1;1,0>:d    192:w               {Compacted}     // $224

// Line 34
        bfn.(s0|s1&s2) (8|M0)    r8.0<1>:ud    r2.3<0;0>:ud      r121.0<1;0>:ud    r5.2<0>:ud       {$12.src} // $212

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r39:1       [r18:1]            {$13} // ex_desc:0x0; desc:0x210C500 // $214
        load.slm.d32x8t.a32 (1|M0)  r51:1       [r12:1]            {A@3,$9} // ex_desc:0x0; desc:0x210C500 // $222
        load.slm.d32x8t.a32 (1|M0)  r49:1       [r13:1]            {A@2,$6} // ex_desc:0x0; desc:0x210C500 // $226

// Line 17
        or (8|M0)                r16.0<1>:d    r18.0<1;1,0>:d    256:w               {Compacted}     // $228
        or (8|M0)                r19.0<1>:d    r18.0<1;1,0>:d    320:w               {Compacted}     // $232
        or (8|M0)                r27.0<1>:d    r18.0<1;1,0>:d    448:w               {Compacted}     // $240
        or (8|M0)                r35.0<1>:d    r18.0<1;1,0>:d    224:w               {Compacted}     // $264
        or (8|M0)                r36.0<1>:d    r18.0<1;1,0>:d    288:w               {Compacted}     // $268
        or (8|M0)                r37.0<1>:d    r18.0<1;1,0>:d    352:w               {Compacted}     // $272
        or (8|M0)                r38.0<1>:d    r18.0<1;1,0>:d    416:w               {Compacted}     // $276
        or (8|M0)                r40.0<1>:d    r18.0<1;1,0>:d    480:w               {Compacted}     // $280
        or (8|M0)                r42.0<1>:d    r18.0<1;1,0>:d    512:w               {Compacted}     // $292
        or (8|M0)                r44.0<1>:d    r18.0<1;1,0>:d    576:w               {Compacted}     // $296
        or (8|M0)                r46.0<1>:d    r18.0<1;1,0>:d    640:w               {Compacted}     // $300
        or (8|M0)                r48.0<1>:d    r18.0<1;1,0>:d    704:w               {Compacted}     // $304
        or (8|M0)                r50.0<1>:d    r18.0<1;1,0>:d    768:w               {Compacted}     // $308
        or (8|M0)                r52.0<1>:d    r18.0<1;1,0>:d    832:w               {Compacted}     // $312
        or (8|M0)                r102.0<1>:d   r18.0<1;1,0>:d    896:w               {Compacted}     // $316
        or (8|M0)                r104.0<1>:d   r18.0<1;1,0>:d    960:w               {Compacted}     // $320
        or (8|M0)                r125.0<1>:d   r18.0<1;1,0>:d    608:w               {Compacted,$15.src} // $336
        or (8|M0)                r127.0<1>:d   r18.0<1;1,0>:d    672:w               {Compacted}     // $340
        or (8|M0)                r4.0<1>:d     r18.0<1;1,0>:d    736:w               {Compacted,$14.src} // $344
        or (8|M0)                r7.0<1>:d     r18.0<1;1,0>:d    800:w               {Compacted}     // $348
        or (8|M0)                r12.0<1>:d    r18.0<1;1,0>:d    992:w               {Compacted,$9.src} // $360
        or (8|M0)                r13.0<1>:d    r18.0<1;1,0>:d    928:w               {Compacted,$6.src} // $356
        or (8|M0)                r18.0<1>:d    r8.0<1;1,0>:d     512:w               {Compacted,$13.src} // $379

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r47:1       [r16:1]            {$10} // ex_desc:0x0; desc:0x210C500 // $230
        load.slm.d32x8t.a32 (1|M0)  r3:1        [r36:1]            {$11} // ex_desc:0x0; desc:0x210C500 // $270
        load.slm.d32x8t.a32 (1|M0)  r126:1      [r37:1]            {$12} // ex_desc:0x0; desc:0x210C500 // $274
        sync.nop                             null                             {Compacted,$11.src}    // $278
        load.slm.d32x8t.a32 (1|M0)  r124:1      [r38:1]            {$14} // ex_desc:0x0; desc:0x210C500 // $278
        load.slm.d32x8t.a32 (1|M0)  r105:1      [r40:1]            {$15} // ex_desc:0x0; desc:0x210C500 // $282

// Line 17
        mov (8|M0)               r54.0<1>:f    r103.0<1;1,0>:f                  {Compacted,$1.dst}   // $284

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r103:1      [r18:1]            {A@1,$1} // ex_desc:0x0; desc:0x210C500 // $381

// Line 17
        or (8|M0)                r28.0<1>:d    r8.0<1;1,0>:d     1792:w               {Compacted}    // $399
        or (8|M0)                r16.0<1>:d    r8.0<1;1,0>:d     256:w               {Compacted,$10.src} // $375

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r6:1        [r35:1]            {$0} // ex_desc:0x0; desc:0x210C500 // $266
        load.slm.d32x8t.a32 (1|M0)  r15:1       [r104:1]           {$2} // ex_desc:0x0; desc:0x210C500 // $322
        load.slm.d32x8t.a32 (1|M0)  r104:1      [r13:1]            {$7} // ex_desc:0x0; desc:0x210C500 // $358
        load.slm.d32x8t.a32 (1|M0)  r13:1       [r28:1]            {A@2,$8} // ex_desc:0x0; desc:0x210C500 // $401

// Line 17
        sync.nop                             null                             {Compacted,$7.dst}     // $250
        mov (8|M0)               r68.0<1>:f    r43.0<1;1,0>:f                   {Compacted,$4.src}   // $250
        sync.nop                             null                             {Compacted,$8.dst}     // $286
        mov (8|M0)               r56.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$6.src}   // $286

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r8:1]             {A@1,$4} // ex_desc:0x0; desc:0x210C500 // $373

// Line 17
        mov (8|M0)               r55.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$3.dst}   // $285

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r125:1]           {A@1,$3} // ex_desc:0x0; desc:0x210C500 // $338

// Line 17
        mov (8|M0)               r43.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$5.dst}   // $369

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r16:1]            {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $377
        load.slm.d32x8t.a32 (1|M0)  r14:1       [r42:1]            {$13} // ex_desc:0x0; desc:0x210C500 // $294
        load.slm.d32x8t.a32 (1|M0)  r21:1       [r50:1]            {$9} // ex_desc:0x0; desc:0x210C500 // $310
        load.slm.d32x8t.a32 (1|M0)  r125:1      [r7:1]             {$6} // ex_desc:0x0; desc:0x210C500 // $350

// Line 17
        mov (8|M0)               r58.0<1>:f    r3.0<1;1,0>:f                    {Compacted,$11.dst}  // $288
        sync.nop                             null                             {Compacted,$12.dst}    // $289
        mov (8|M0)               r59.0<1>:f    r126.0<1;1,0>:f                  {Compacted,$5.src}   // $289
        mov (8|M0)               r60.0<1>:f    r124.0<1;1,0>:f                  {Compacted,$14.dst}  // $290
        mov (8|M0)               r61.0<1>:f    r105.0<1;1,0>:f                  {Compacted,$15.dst}  // $291
        mov (8|M0)               r32.0<1>:f    r103.0<1;1,0>:f                  {Compacted,$1.dst}   // $405
        or (8|M0)                r3.0<1>:d     r8.0<1;1,0>:d     3328:w               {F@5}          // $431
        or (8|M0)                r126.0<1>:d   r8.0<1;1,0>:d     3072:w               {F@4}          // $427
        or (8|M0)                r124.0<1>:d   r8.0<1;1,0>:d     2816:w               {F@3}          // $423
        or (8|M0)                r105.0<1>:d   r8.0<1;1,0>:d     2560:w               {F@2}          // $419
        or (8|M0)                r103.0<1>:d   r8.0<1;1,0>:d     2304:w               {F@1}          // $415

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r45:1       [r19:1]            {$1} // ex_desc:0x0; desc:0x210C500 // $234
        load.slm.d32x8t.a32 (1|M0)  r41:1       [r27:1]            {$10} // ex_desc:0x0; desc:0x210C500 // $242
        load.slm.d32x8t.a32 (1|M0)  r19:1       [r52:1]            {$11} // ex_desc:0x0; desc:0x210C500 // $314

// Line 17
        mov (8|M0)               r57.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$0.dst}   // $287

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r6:1        [r127:1]           {A@1,$12} // ex_desc:0x0; desc:0x210C500 // $342
        load.slm.d32x8t.a32 (1|M0)  r127:1      [r4:1]             {$14} // ex_desc:0x0; desc:0x210C500 // $346
        load.slm.d32x8t.a32 (1|M0)  r25:1       [r46:1]            {$15} // ex_desc:0x0; desc:0x210C500 // $302
        load.slm.d32x8t.a32 (1|M0)  r23:1       [r48:1]            {$0} // ex_desc:0x0; desc:0x210C500 // $306
        load.slm.d32x8t.a32 (1|M0)  r17:1       [r102:1]           {$2} // ex_desc:0x0; desc:0x210C500 // $318
        load.slm.d32x8t.a32 (1|M0)  r27:1       [r44:1]            {$7} // ex_desc:0x0; desc:0x210C500 // $298

// Line 17
        mov (8|M0)               r62.0<1>:f    r39.0<1;1,0>:f                   {Compacted,$13.dst}  // $244
        mov (8|M0)               r38.0<1>:f    r30.0<1;1,0>:f                   {Compacted,$4.dst}   // $364
        mov (8|M0)               r37.0<1>:f    r13.0<1;1,0>:f                   {Compacted}          // $410

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r13:1       [r124:1]           {A@1,$8} // ex_desc:0x0; desc:0x210C500 // $425

// Line 17
        mov (8|M0)               r31.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$5.dst}   // $404

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r103:1]           {A@1,$4} // ex_desc:0x0; desc:0x210C500 // $417

// Line 17
        mov (8|M0)               r44.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$7.dst}   // $370

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r104:1      [r105:1]           {A@1,$3} // ex_desc:0x0; desc:0x210C500 // $421

// Line 17
        mov (8|M0)               r39.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$3.dst}   // $365

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r126:1]           {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $429

// Line 17
        mov (8|M0)               r30.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$4.dst}   // $403

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r3:1]             {A@1,$13} // ex_desc:0x0; desc:0x210C500 // $433

// Line 17
        or (8|M0)                r20.0<1>:d    r8.0<1;1,0>:d     768:w               {Compacted}     // $383
        or (8|M0)                r102.0<1>:d   r8.0<1;1,0>:d     2048:w               {$2.src}       // $411

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r29:1       [r12:1]            {$9} // ex_desc:0x0; desc:0x210C500 // $362

// Line 17
        or (8|M0)                r22.0<1>:d    r8.0<1;1,0>:d     1024:w               {Compacted}    // $387
        or (8|M0)                r26.0<1>:d    r8.0<1;1,0>:d     1536:w               {Compacted}    // $395
        or (8|M0)                r16.0<1>:d    r8.0<1;1,0>:d     288:w               {Compacted}     // $455
        or (8|M0)                r7.0<1>:d     r8.0<1;1,0>:d     3584:w               {$6.src}       // $435
        or (8|M0)                r105.0<1>:d   r8.0<1;1,0>:d     1312:w               {Compacted,$3.src} // $471
        or (8|M0)                r126.0<1>:d   r8.0<1;1,0>:d     1824:w               {Compacted,$5.src} // $479
        or (8|M0)                r12.0<1>:d    r8.0<1;1,0>:d     3840:w               {$9.src}       // $439
        or (8|M0)                r24.0<1>:d    r8.0<1;1,0>:d     1280:w               {Compacted}    // $391
        or (8|M0)                r18.0<1>:d    r8.0<1;1,0>:d     544:w               {Compacted}     // $459
        mov (8|M0)               r50.0<1>:f    r21.0<1;1,0>:f                   {Compacted,$9.dst}   // $328

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r21:1       [r20:1]            {A@1,$6} // ex_desc:0x0; desc:0x210C500 // $385

// Line 17
        sync.nop                             null                             {Compacted,$6.dst}     // $368
        mov (8|M0)               r42.0<1>:f    r125.0<1;1,0>:f                  {Compacted,$13.src}  // $368

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r125:1      [r102:1]           {A@1,$1} // ex_desc:0x0; desc:0x210C500 // $413

// Line 17
        sync.nop                             null                             {Compacted,$15.src}    // $324
        mov (8|M0)               r46.0<1>:f    r14.0<1;1,0>:f                   {Compacted,$13.dst}  // $324
        or (8|M0)                r124.0<1>:d   r8.0<1;1,0>:d     1568:w               {Compacted,$8.src} // $475
        or (8|M0)                r20.0<1>:d    r8.0<1;1,0>:d     800:w               {Compacted}     // $463
        or (8|M0)                r102.0<1>:d   r8.0<1;1,0>:d     1056:w               {Compacted,$1.src} // $467
        or (8|M0)                r14.0<1>:d    r8.0<1;1,0>:d     32:w               {Compacted,F@1}  // $451

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r103:1      [r16:1]            {A@7,$10} // ex_desc:0x0; desc:0x210C500 // $457
        load.slm.d32x8t.a32 (1|M0)  r4:1        [r7:1]             {A@7,$11} // ex_desc:0x0; desc:0x210C500 // $437
        load.slm.d32x8t.a32 (1|M0)  r10:1       [r126:1]           {A@7,$12} // ex_desc:0x0; desc:0x210C500 // $481

// Line 17
        sync.nop                             null                             {Compacted,$2.dst}     // $245
        mov (8|M0)               r63.0<1>:f    r53.0<1;1,0>:f                   {Compacted,$3.src}   // $245
        mov (8|M0)               r64.0<1>:f    r51.0<1;1,0>:f                   {Compacted,$9.dst}   // $246
        mov (8|M0)               r69.0<1>:f    r41.0<1;1,0>:f                   {Compacted,$10.dst}  // $251
        mov (8|M0)               r53.0<1>:f    r15.0<1;1,0>:f                   {Compacted}          // $331

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r15:1       [r26:1]            {A@1,$14} // ex_desc:0x0; desc:0x210C500 // $397

// Line 17
        mov (8|M0)               r51.0<1>:f    r19.0<1;1,0>:f                   {Compacted,$11.dst}  // $329

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r19:1       [r22:1]            {A@1,$15} // ex_desc:0x0; desc:0x210C500 // $389

// Line 17
        mov (8|M0)               r41.0<1>:f    r127.0<1;1,0>:f                  {Compacted,$14.dst}  // $367

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r127:1      [r12:1]            {A@1,$0} // ex_desc:0x0; desc:0x210C500 // $441
        load.slm.d32x8t.a32 (1|M0)  r12:1       [r105:1]           {$2} // ex_desc:0x0; desc:0x210C500 // $473

// Line 17
        mov (8|M0)               r65.0<1>:f    r49.0<1;1,0>:f                   {Compacted}          // $247
        mov (8|M0)               r66.0<1>:f    r47.0<1;1,0>:f                   {Compacted,$10.dst}  // $248
        sync.nop                             null                             {Compacted,$0.src}     // $326
        mov (8|M0)               r48.0<1>:f    r25.0<1;1,0>:f                   {Compacted,$15.dst}  // $326
        mov (8|M0)               r52.0<1>:f    r17.0<1;1,0>:f                   {Compacted,$2.dst}   // $330

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r17:1       [r24:1]            {A@1,$7} // ex_desc:0x0; desc:0x210C500 // $393

// Line 17
        sync.nop                             null                             {Compacted,$14.src}    // $447
        mov (8|M0)               r26.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$5.dst}   // $447

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r11:1       [r124:1]           {A@1,$8} // ex_desc:0x0; desc:0x210C500 // $477

// Line 17
        mov (8|M0)               r49.0<1>:f    r23.0<1;1,0>:f                   {Compacted,$0.dst}   // $327
        mov (8|M0)               r47.0<1>:f    r27.0<1;1,0>:f                   {Compacted,$7.dst}   // $325
        mov (8|M0)               r25.0<1>:f    r13.0<1;1,0>:f                   {Compacted,$8.dst}   // $446

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r13:1       [r102:1]           {A@1,$4} // ex_desc:0x0; desc:0x210C500 // $469

// Line 17
        sync.nop                             null                             {Compacted,$7.src}     // $445
        mov (8|M0)               r24.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$3.dst}   // $445

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r104:1      [r18:1]            {A@1,$3} // ex_desc:0x0; desc:0x210C500 // $461

// Line 17
        mov (8|M0)               r23.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$4.dst}   // $444

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r20:1]            {A@1,$5} // ex_desc:0x0; desc:0x210C500 // $465

// Line 17
        mov (8|M0)               r27.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$13.dst}  // $448

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r9:1        [r14:1]            {A@1,$13} // ex_desc:0x0; desc:0x210C500 // $453

// Line 17
        mov (8|M0)               r40.0<1>:f    r6.0<1;1,0>:f                    {Compacted,$12.dst}  // $366
        or (8|M0)                r6.0<1>:d     r8.0<1;1,0>:d     2336:w               {F@1}          // $495
        or (8|M0)                r3.0<1>:d     r8.0<1;1,0>:d     2080:w                              // $491
        mov (8|M0)               r33.0<1>:f    r21.0<1;1,0>:f                   {Compacted}          // $406
        or (8|M0)                r7.0<1>:d     r8.0<1;1,0>:d     3616:w               {$11.src}      // $515
        mov (8|M0)               r28.0<1>:f    r4.0<1;1,0>:f                    {Compacted,$11.dst}  // $449

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r4:1        [r6:1]             {A@1,$9} // ex_desc:0x0; desc:0x210C500 // $497

// Line 17
        or (8|M0)                r105.0<1>:d   r8.0<1;1,0>:d     3360:w               {$2.src}       // $511
        mov (8|M0)               r36.0<1>:f    r15.0<1;1,0>:f                   {Compacted,$14.dst}  // $409
        mov (8|M0)               r34.0<1>:f    r19.0<1;1,0>:f                   {Compacted,$15.dst}  // $407
        mov (8|M0)               r21.0<1>:f    r10.0<1;1,0>:f                   {Compacted,$12.dst}  // $490
        or (8|M0)                r6.0<1>:d     r8.0<1;1,0>:d     3872:w               {$9.src}       // $519
        mov (8|M0)               r15.0<1>:f    r103.0<1;1,0>:f                  {Compacted,$10.dst}  // $484
        mov (8|M0)               r19.0<1>:f    r12.0<1;1,0>:f                   {Compacted,$2.dst}   // $488
        or (8|M0)                r10.0<1>:d    r8.0<1;1,0>:d     2592:w               {F@3}          // $499
        or (8|M0)                r103.0<1>:d   r8.0<1;1,0>:d     3104:w               {F@2}          // $507
        or (8|M0)                r12.0<1>:d    r8.0<1;1,0>:d     2848:w               {F@1}          // $503
        mov (8|M0)               r67.0<1>:f    r45.0<1;1,0>:f                   {Compacted,$1.dst}   // $249
        mov (8|M0)               r35.0<1>:f    r17.0<1;1,0>:f                   {Compacted,$7.dst}   // $408
        sync.nop                             null                             {Compacted,$5.src}     // $489
        mov (8|M0)               r20.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$8.dst}   // $489
        sync.nop                             null                             {Compacted,$3.src}     // $487
        mov (8|M0)               r18.0<1>:f    r13.0<1;1,0>:f                   {Compacted,$4.dst}   // $487
        mov (8|M0)               r16.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$3.dst}   // $485
        mov (8|M0)               r14.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$13.dst}  // $483
        mov (8|M0)               r17.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$5.dst}   // $486

// Line 52
        sync.nop                             null                             {Compacted,I@7}        // $493
        load.slm.d32x8t.a32 (1|M0)  r102:1      [r3:1]             {$2} // ex_desc:0x0; desc:0x210C500 // $493
        sync.nop                             null                             {Compacted,I@6}        // $517
        load.slm.d32x8t.a32 (1|M0)  r124:1      [r7:1]             {$7} // ex_desc:0x0; desc:0x210C500 // $517
        sync.nop                             null                             {Compacted,I@2}        // $509
        load.slm.d32x8t.a32 (1|M0)  r126:1      [r103:1]           {$8} // ex_desc:0x0; desc:0x210C500 // $509
        load.slm.d32x8t.a32 (1|M0)  r123:1      [r6:1]             {A@1,$13} // ex_desc:0x0; desc:0x210C500 // $521
        load.slm.d32x8t.a32 (1|M0)  r3:1        [r10:1]            {$6} // ex_desc:0x0; desc:0x210C500 // $501

// Line 17
        mov (8|M0)               r22.0<1>:f    r125.0<1;1,0>:f                  {Compacted,$1.dst}   // $443

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r125:1      [r105:1]           {A@1,$1} // ex_desc:0x0; desc:0x210C500 // $513

// Line 17
        mov (8|M0)               r45.0<1>:f    r29.0<1;1,0>:f                   {Compacted,$9.dst}   // $371
        mov (8|M0)               r29.0<1>:f    r127.0<1;1,0>:f                  {Compacted,$0.dst}   // $450

// Line 52
        load.slm.d32x8t.a32 (1|M0)  r127:1      [r12:1]            {A@1,$12} // ex_desc:0x0; desc:0x210C500 // $505

// Line 60
        mov (8|M0)               r30.0<1>:ud   r30.0<8;8,1>:ud                                       // $532
        sync.nop                             null                             {Compacted,I@1}        // $532
        sync.nop                             null                             {Compacted,$10.dst}    // $532
        dpas.8x8 (8|M0)          r70:f         r70:f             r30:bf            r62.0:bf         {Atomic} // $532 R{} IR{}{O:1,O:7,O:15,},  R{} IR{}{O:1,O:7,O:15,},  {BC=2}
        dpas.8x8 (8|M0)          r86:f         r86:f             r30:bf            r46.0:bf         {Atomic} // $536 R{} IR{}{O:5,O:7,O:11,},  R{} IR{}{O:5,O:7,O:11,},  {BC=2}
        dpas.8x8 (8|M0)          r78:f         r78:f             r14:bf            r62.0:bf         {Atomic} // $534 R{} IR{}{O:3,O:3,O:15,},  R{} IR{}{O:3,O:3,O:15,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r14:bf            r46.0:bf         {$10} // $538 R{} IR{}{O:7,O:3,O:11,},  R{} IR{}{O:7,O:3,O:11,},  {BC=2}

// Line 17
        sync.nop                             null                             {Compacted,$7.src}     // $524
        mov (8|M0)               r7.0<1>:f     r4.0<1;1,0>:f                    {Compacted,$9.dst}   // $524
        sync.nop                             null                             {Compacted,$13.src}    // $523
        mov (8|M0)               r6.0<1>:f     r102.0<1;1,0>:f                  {Compacted,$2.dst}   // $523
        sync.nop                             null                             {Compacted,$6.src}     // $527
        mov (8|M0)               r10.0<1>:f    r126.0<1;1,0>:f                  {Compacted,$8.dst}   // $527
        sync.nop                             null                             {Compacted,$12.src}    // $529
        mov (8|M0)               r12.0<1>:f    r124.0<1;1,0>:f                  {Compacted,$7.dst}   // $529
        mov (8|M0)               r13.0<1>:f    r123.0<1;1,0>:f                  {Compacted,$13.dst}  // $530
        mov (8|M0)               r8.0<1>:f     r3.0<1;1,0>:f                    {Compacted,$6.dst}   // $525
        mov (8|M0)               r11.0<1>:f    r125.0<1;1,0>:f                  {Compacted,$1.dst}   // $528
        mov (8|M0)               r9.0<1>:f     r127.0<1;1,0>:f                  {Compacted,$12.dst}  // $526

// Line 60
        sync.nop                             null                             {Compacted,F@1}        // $533
        sync.nop                             null                             {Compacted,$10.dst}    // $533
        dpas.8x8 (8|M0)          r70:f         r70:f             r22:bf            r54.0:bf         {Atomic} // $533 R{} IR{}{O:1,O:5,O:13,},  R{} IR{}{O:1,O:5,O:13,},  {BC=2}
        dpas.8x8 (8|M0)          r86:f         r86:f             r22:bf            r38.0:bf         {Atomic} // $537 R{} IR{}{O:5,O:5,O:9,},  R{} IR{}{O:5,O:5,O:9,},  {BC=2}
        dpas.8x8 (8|M0)          r78:f         r78:f             r6:bf             r54.0:bf         {Atomic} // $535 R{} IR{}{O:3,O:1,O:13,},  R{} IR{}{O:3,O:1,O:13,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r6:bf             r38.0:bf         {$10} // $539 R{} IR{}{O:7,O:1,O:9,},  R{} IR{}{O:7,O:1,O:9,},  {BC=2}

// Line 39
(W)     send.slm (1|M0)          r102     r106    null:0  0x0            0x0210011F           {$9} // wr:1+0, rd:1; fence.slm.none.group // $541
(W)     mov (1|M0)               r124.2<1>:f   0x0:f                               {Compacted}       //  (0x00000000:f); $542
(W)     mov (2|M0)               r124.10<1>:ub  r106.11<0;1,0>:ub               {F@1}                // $542
(W)     mov (8|M0)               null<1>:ud    r102.0<1;1,0>:ud                 {$9.dst}             //  memory fence commit; $542
(W)     send.gtwy (1|M0)         null     r124    null:0  0x0            0x02000004           {A@2,$11} // wr:1+0, rd:0; signal barrier // $542
(W)     sync.bar                             null                                                    // $542

// Line 29
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $544
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:
(W)     mov (1|M0)               r5.1<1>:d     r5.0<0;1,0>:d                                         // $546
(W)     jmpi                                 _0_007                                                  // $547
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L4968                                                   //
L4968:

// Line 41
        shl (8|M0)               r10.0<1>:d    r117.0<1;1,0>:d   2:w               {Compacted,$10.src} // $550
        mov (8|M0)               r44.0<1>:f    r70.0<1;1,0>:f                   {Compacted,$10.dst}  // $564
        and (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    32752:w               {I@1}         // $551
        mov (8|M0)               r42.0<1>:f    r78.0<1;1,0>:f                   {Compacted}          // $572
        add (8|M0)               r10.0<1>:d    r2.2<0;1,0>:d     acc0.0<1;1,0>:d                     // $552
        mov (8|M0)               r40.0<1>:f    r86.0<1;1,0>:f                   {Compacted}          // $580
        mul (8|M0)               r10.0<1>:d    r10.0<1;1,0>:d    6144:w               {I@1}          // $555
        mov (8|M0)               r38.0<1>:f    r94.0<1;1,0>:f                   {Compacted}          // $588
        addc (8|M0)              r46.0<1>:ud   r5.4<0;1,0>:ud    r10.0<1;1,0>:ud  {AccWrEn,Compacted,I@1} // $556
        mov (8|M0)               r36.0<1>:f    r71.0<1;1,0>:f                   {Compacted}          // $596
        mov (8|M0)               r47.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $556
        addc (8|M0)              r2.0<1>:ud    r46.0<1;1,0>:ud   r2.1<0;1,0>:ud   {AccWrEn,Compacted,I@2} // $558
        add (8|M0)               acc2.0<1>:ud  r47.0<1;1,0>:ud   r5.5<0;1,0>:ud   {I@2}              // $557
        mov (8|M0)               r46.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $558
        addc (8|M0)              r107.0<1>:ud  r2.0<1;1,0>:ud    r120.0<1;1,0>:ud {AccWrEn,Compacted,I@3} // $560
        add (8|M0)               acc2.0<1>:ud  r46.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $559
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $560
        mov (8|M0)               r10.0<2>:d    r107.0<1;1,0>:d                  {I@3}                // $562
        add (8|M0)               r105.0<1>:ud  acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud {$0.src}           // $561
        mov (8|M0)               r34.0<1>:f    r79.0<1;1,0>:f                   {Compacted}          // $604
        mov (8|M0)               r10.1<2>:d    r105.0<1;1,0>:d                  {I@1}                // $563
        mov (8|M0)               r32.0<1>:f    r87.0<1;1,0>:f                   {Compacted}          // $612

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r10:1]    r44:1              {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $566

// Line 41
        addc (8|M0)              r44.0<1>:ud   r107.0<1;1,0>:ud  0x20:ud              {AccWrEn,Compacted,$13.src} // $568
        mov (8|M0)               r30.0<1>:f    r95.0<1;1,0>:f                   {Compacted}          // $620
        mov (8|M0)               r43.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $568
        mov (8|M0)               r28.0<1>:f    r72.0<1;1,0>:f                   {Compacted,$15.src}  // $628
        sync.nop                             null                             {Compacted,$4.src}     // $569
        add (8|M0)               r68.1<2>:ud   r43.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $569
        mov (8|M0)               r68.0<2>:d    r44.0<1;1,0>:d                                        // $570
        mov (8|M0)               r26.0<1>:f    r80.0<1;1,0>:f                   {Compacted}          // $636

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r68:1]    r42:1              {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $574

// Line 41
        addc (8|M0)              r42.0<1>:ud   r107.0<1;1,0>:ud  0xC000:ud              {AccWrEn,$0.src} // $576
        mov (8|M0)               r24.0<1>:f    r88.0<1;1,0>:f                   {Compacted}          // $644
        mov (8|M0)               r41.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $576
        mov (8|M0)               r22.0<1>:f    r96.0<1;1,0>:f                   {Compacted}          // $652
        add (8|M0)               r66.1<2>:ud   r41.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $577 R{} IR{}{E:10,E:10,},  R{r41,r105,} IR{} {BC=1}
        mov (8|M0)               r66.0<2>:d    r42.0<1;1,0>:d                                        // $578
        mov (8|M0)               r20.0<1>:f    r73.0<1;1,0>:f                   {Compacted}          // $660

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r66:1]    r40:1              {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $582

// Line 41
        addc (8|M0)              r40.0<1>:ud   r107.0<1;1,0>:ud  0xC020:ud              {AccWrEn,$1.src} // $584
        mov (8|M0)               r18.0<1>:f    r81.0<1;1,0>:f                   {Compacted}          // $668
        mov (8|M0)               r39.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $584
        mov (8|M0)               r16.0<1>:f    r89.0<1;1,0>:f                   {Compacted}          // $676
        sync.nop                             null                             {Compacted,$3.src}     // $585
        add (8|M0)               r64.1<2>:ud   r39.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $585
        mov (8|M0)               r64.0<2>:d    r40.0<1;1,0>:d                                        // $586
        mov (8|M0)               r14.0<1>:f    r97.0<1;1,0>:f                   {Compacted}          // $684

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r64:1]    r38:1              {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $590

// Line 41
        addc (8|M0)              r38.0<1>:ud   r107.0<1;1,0>:ud  0x1800:ud              {AccWrEn,$2.src} // $592
        mov (8|M0)               r12.0<1>:f    r74.0<1;1,0>:f                   {Compacted}          // $692
        mov (8|M0)               r37.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $592
        mov (8|M0)               r10.0<1>:f    r82.0<1;1,0>:f                   {Compacted}          // $700
        add (8|M0)               r62.1<2>:ud   r37.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $593
        mov (8|M0)               r62.0<2>:d    r38.0<1;1,0>:d                                        // $594
        mov (8|M0)               r8.0<1>:f     r90.0<1;1,0>:f                   {Compacted,$12.src}  // $708

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r62:1]    r36:1              {A@1,$7} // ex_desc:0x0; desc:0x200C584 // $598

// Line 41
        addc (8|M0)              r36.0<1>:ud   r107.0<1;1,0>:ud  0x1820:ud              {AccWrEn,$7.src} // $600
        mov (8|M0)               r6.0<1>:f     r98.0<1;1,0>:f                   {Compacted}          // $716
        mov (8|M0)               r35.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $600
        mov (8|M0)               r4.0<1>:f     r75.0<1;1,0>:f                   {Compacted,$14.src}  // $724
        sync.nop                             null                             {Compacted,$5.src}     // $601
        add (8|M0)               r60.1<2>:ud   r35.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $601
        mov (8|M0)               r60.0<2>:d    r36.0<1;1,0>:d                                        // $602
        mov (8|M0)               r126.0<1>:f   r91.0<1;1,0>:f                   {Compacted}          // $740

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r60:1]    r34:1              {A@1,$8} // ex_desc:0x0; desc:0x200C584 // $606

// Line 41
        addc (8|M0)              r34.0<1>:ud   r107.0<1;1,0>:ud  0xD800:ud              {AccWrEn,$8.src} // $608
        mov (8|M0)               r124.0<1>:f   r99.0<1;1,0>:f                   {Compacted,$11.src}  // $748
        mov (8|M0)               r33.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $608
        mov (8|M0)               r2.0<1>:f     r83.0<1;1,0>:f                   {Compacted}          // $732
        add (8|M0)               r58.1<2>:ud   r33.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $609
        mov (8|M0)               r58.0<2>:d    r34.0<1;1,0>:d                                        // $610
        mov (8|M0)               r122.0<1>:f   r76.0<1;1,0>:f                   {Compacted}          // $756

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r58:1]    r32:1              {A@1,$9} // ex_desc:0x0; desc:0x200C584 // $614

// Line 41
        addc (8|M0)              r32.0<1>:ud   r107.0<1;1,0>:ud  0xD820:ud              {AccWrEn,$9.src} // $616
        mov (8|M0)               r118.0<1>:f   r92.0<1;1,0>:f                   {Compacted}          // $772
        mov (8|M0)               r31.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $616
        mov (8|M0)               r116.0<1>:f   r100.0<1;1,0>:f                  {Compacted}          // $780
        sync.nop                             null                             {Compacted,$6.src}     // $617
        add (8|M0)               r56.1<2>:ud   r31.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $617
        mov (8|M0)               r56.0<2>:d    r32.0<1;1,0>:d                                        // $618
        mov (8|M0)               r114.0<1>:f   r77.0<1;1,0>:f                   {Compacted}          // $788

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r56:1]    r30:1              {A@1,$10} // ex_desc:0x0; desc:0x200C584 // $622

// Line 41
        addc (8|M0)              r30.0<1>:ud   r107.0<1;1,0>:ud  0x3000:ud              {AccWrEn,$10.src} // $624
        mov (8|M0)               r112.0<1>:f   r85.0<1;1,0>:f                   {Compacted}          // $796
        mov (8|M0)               r29.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $624
        mov (8|M0)               r110.0<1>:f   r93.0<1;1,0>:f                   {Compacted}          // $804
        add (8|M0)               r54.1<2>:ud   r29.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $625
        mov (8|M0)               r54.0<2>:d    r30.0<1;1,0>:d                                        // $626
        mov (8|M0)               r108.0<1>:f   r101.0<1;1,0>:f                  {Compacted}          // $812

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r54:1]    r28:1              {A@1,$13} // ex_desc:0x0; desc:0x200C584 // $630

// Line 41
        addc (8|M0)              r28.0<1>:ud   r107.0<1;1,0>:ud  0x3020:ud              {AccWrEn,$13.src} // $632
        mov (8|M0)               r120.0<1>:f   r84.0<1;1,0>:f                   {Compacted}          // $764
        mov (8|M0)               r27.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $632
        add (8|M0)               r52.1<2>:ud   r27.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $633
        mov (8|M0)               r52.0<2>:d    r28.0<1;1,0>:d                                        // $634

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r52:1]    r26:1              {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $638

// Line 41
        addc (8|M0)              r26.0<1>:ud   r107.0<1;1,0>:ud  0xF000:ud              {AccWrEn,$15.src} // $640
        mov (8|M0)               r25.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $640
        add (8|M0)               r50.1<2>:ud   r25.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $641
        mov (8|M0)               r50.0<2>:d    r26.0<1;1,0>:d                                        // $642

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r50:1]    r24:1              {A@1,$0} // ex_desc:0x0; desc:0x200C584 // $646

// Line 41
        addc (8|M0)              r24.0<1>:ud   r107.0<1;1,0>:ud  0xF020:ud              {AccWrEn,$0.src} // $648
        mov (8|M0)               r23.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $648
        add (8|M0)               r48.1<2>:ud   r23.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $649
        mov (8|M0)               r48.0<2>:d    r24.0<1;1,0>:d                                        // $650

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r48:1]    r22:1              {A@1,$1} // ex_desc:0x0; desc:0x200C584 // $654

// Line 41
        addc (8|M0)              r22.0<1>:ud   r107.0<1;1,0>:ud  0x4800:ud              {AccWrEn,$1.src} // $656
        mov (8|M0)               r21.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $656
        add (8|M0)               r46.1<2>:ud   r21.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $657
        mov (8|M0)               r46.0<2>:d    r22.0<1;1,0>:d                                        // $658

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r46:1]    r20:1              {A@1,$2} // ex_desc:0x0; desc:0x200C584 // $662

// Line 41
        addc (8|M0)              r20.0<1>:ud   r107.0<1;1,0>:ud  0x4820:ud              {AccWrEn,$2.src} // $664
        mov (8|M0)               r19.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $664
        add (8|M0)               r44.1<2>:ud   r19.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $665
        mov (8|M0)               r44.0<2>:d    r20.0<1;1,0>:d                                        // $666

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r44:1]    r18:1              {A@1,$3} // ex_desc:0x0; desc:0x200C584 // $670

// Line 41
        addc (8|M0)              r18.0<1>:ud   r107.0<1;1,0>:ud  0x10800:ud              {AccWrEn,$3.src} // $672
        mov (8|M0)               r17.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $672
        add (8|M0)               r42.1<2>:ud   r17.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $673
        mov (8|M0)               r42.0<2>:d    r18.0<1;1,0>:d                                        // $674

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r42:1]    r16:1              {A@1,$4} // ex_desc:0x0; desc:0x200C584 // $678

// Line 41
        addc (8|M0)              r16.0<1>:ud   r107.0<1;1,0>:ud  0x10820:ud              {AccWrEn,$4.src} // $680
        mov (8|M0)               r15.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $680
        add (8|M0)               r40.1<2>:ud   r15.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@1}    // $681
        mov (8|M0)               r40.0<2>:d    r16.0<1;1,0>:d                                        // $682
        addc (8|M0)              r15.0<1>:ud   r107.0<1;1,0>:ud  0x6000:ud              {AccWrEn}    // $688

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r40:1]    r14:1              {A@2,$5} // ex_desc:0x0; desc:0x200C584 // $686

// Line 41
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $688
        addc (8|M0)              r14.0<1>:ud   r107.0<1;1,0>:ud  0x6020:ud              {AccWrEn,$5.src} // $696
        add (8|M0)               r38.1<2>:ud   r13.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@2}    // $689
        mov (8|M0)               r38.0<2>:d    r15.0<1;1,0>:d                                        // $690
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $696
        addc (8|M0)              r13.0<1>:ud   r107.0<1;1,0>:ud  0x12000:ud              {AccWrEn}   // $704

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r38:1]    r12:1              {A@3,$6} // ex_desc:0x0; desc:0x200C584 // $694

// Line 41
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $704
        addc (8|M0)              r12.0<1>:ud   r107.0<1;1,0>:ud  0x12020:ud              {AccWrEn,$6.src} // $712
        add (8|M0)               r36.1<2>:ud   r11.0<1;1,0>:ud   r105.0<1;1,0>:ud {Compacted,I@4}    // $697
        mov (8|M0)               r36.0<2>:d    r14.0<1;1,0>:d                                        // $698
        mov (8|M0)               r7.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $712
        addc (8|M0)              r11.0<1>:ud   r107.0<1;1,0>:ud  0x7800:ud              {AccWrEn}    // $720

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r36:1]    r10:1              {A@3,$7} // ex_desc:0x0; desc:0x200C584 // $702

// Line 41
        mov (8|M0)               r5.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $720
        addc (8|M0)              r10.0<1>:ud   r107.0<1;1,0>:ud  0x7820:ud              {AccWrEn,$7.src} // $728
        add (8|M0)               r34.1<2>:ud   r9.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $705
        mov (8|M0)               r34.0<2>:d    r13.0<1;1,0>:d                                        // $706
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $728
        addc (8|M0)              r9.0<1>:ud    r107.0<1;1,0>:ud  0x13800:ud              {AccWrEn}   // $736

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r34:1]    r8:1               {A@3,$8} // ex_desc:0x0; desc:0x200C584 // $710

// Line 41
        mov (8|M0)               r127.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $736
        addc (8|M0)              r8.0<1>:ud    r107.0<1;1,0>:ud  0x13820:ud              {AccWrEn,$8.src} // $744
        add (8|M0)               r32.1<2>:ud   r7.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $713
        mov (8|M0)               r32.0<2>:d    r12.0<1;1,0>:d                                        // $714
        mov (8|M0)               r125.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $744
        addc (8|M0)              r7.0<1>:ud    r107.0<1;1,0>:ud  0x9000:ud              {AccWrEn}    // $752

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r32:1]    r6:1               {A@3,$9} // ex_desc:0x0; desc:0x200C584 // $718

// Line 41
        mov (8|M0)               r123.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $752
        addc (8|M0)              r6.0<1>:ud    r107.0<1;1,0>:ud  0x9020:ud              {AccWrEn,$9.src} // $760
        add (8|M0)               r30.1<2>:ud   r5.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $721
        mov (8|M0)               r30.0<2>:d    r11.0<1;1,0>:d                                        // $722
        mov (8|M0)               r121.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $760
        addc (8|M0)              r5.0<1>:ud    r107.0<1;1,0>:ud  0x15000:ud              {AccWrEn}   // $768

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r30:1]    r4:1               {A@3,$10} // ex_desc:0x0; desc:0x200C584 // $726

// Line 41
        mov (8|M0)               r119.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $768
        addc (8|M0)              r4.0<1>:ud    r107.0<1;1,0>:ud  0x15020:ud              {AccWrEn,$10.src} // $776
        add (8|M0)               r28.1<2>:ud   r3.0<1;1,0>:ud    r105.0<1;1,0>:ud {Compacted}        // $729
        mov (8|M0)               r117.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $776
        addc (8|M0)              r3.0<1>:ud    r107.0<1;1,0>:ud  0xA800:ud              {AccWrEn}    // $784
        add (8|M0)               r26.1<2>:ud   r127.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $737
        add (8|M0)               r24.1<2>:ud   r125.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $745
        mov (8|M0)               r28.0<2>:d    r10.0<1;1,0>:d                                        // $730
        mov (8|M0)               r26.0<2>:d    r9.0<1;1,0>:d                                         // $738
        mov (8|M0)               r115.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $784
        mov (8|M0)               r24.0<2>:d    r8.0<1;1,0>:d                                         // $746
        addc (8|M0)              r125.0<1>:ud  r107.0<1;1,0>:ud  0xA820:ud              {AccWrEn}    // $792

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r28:1]    r2:1               {A@5,$11} // ex_desc:0x0; desc:0x200C584 // $734
        store.ugm.d32x8t.a64 (1|M0)  [r26:1]    r126:1             {A@4,$12} // ex_desc:0x0; desc:0x200C584 // $742
        store.ugm.d32x8t.a64 (1|M0)  [r24:1]    r124:1             {A@2,$13} // ex_desc:0x0; desc:0x200C584 // $750

// Line 41
        mov (8|M0)               r113.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $792
        addc (8|M0)              r124.0<1>:ud  r107.0<1;1,0>:ud  0x16800:ud              {AccWrEn,$13.src} // $800
        add (8|M0)               r22.1<2>:ud   r123.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $753
        mov (8|M0)               r111.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $800
        addc (8|M0)              r107.0<1>:ud  r107.0<1;1,0>:ud  0x16820:ud              {AccWrEn}   // $808
        add (8|M0)               r20.1<2>:ud   r121.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $761
        mov (8|M0)               r109.0<1>:ud  acc0.0<1;1,0>:ud                 {Compacted}          // $808
        add (8|M0)               r18.1<2>:ud   r119.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $769
        add (8|M0)               r16.1<2>:ud   r117.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $777
        add (8|M0)               r14.1<2>:ud   r115.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $785
        add (8|M0)               r8.1<2>:ud    r113.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted,I@7}    // $793
        mov (8|M0)               r22.0<2>:d    r7.0<1;1,0>:d                                         // $754
        sync.nop                             null                             {Compacted,$12.src}    // $801
        add (8|M0)               r126.1<2>:ud  r111.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted,I@7}    // $801
        mov (8|M0)               r20.0<2>:d    r6.0<1;1,0>:d                                         // $762
        mov (8|M0)               r18.0<2>:d    r5.0<1;1,0>:d                                         // $770
        mov (8|M0)               r16.0<2>:d    r4.0<1;1,0>:d                                         // $778
        mov (8|M0)               r14.0<2>:d    r3.0<1;1,0>:d                                         // $786
        mov (8|M0)               r8.0<2>:d     r125.0<1;1,0>:d                                       // $794
        mov (8|M0)               r126.0<2>:d   r124.0<1;1,0>:d                                       // $802
        add (8|M0)               r124.1<2>:ud  r109.0<1;1,0>:ud  r105.0<1;1,0>:ud {Compacted}        // $809
        mov (8|M0)               r124.0<2>:d   r107.0<1;1,0>:d                                       // $810

// Line 80
        store.ugm.d32x8t.a64 (1|M0)  [r22:1]    r122:1             {A@7,$14} // ex_desc:0x0; desc:0x200C584 // $758
        store.ugm.d32x8t.a64 (1|M0)  [r20:1]    r120:1             {A@1,$15} // ex_desc:0x0; desc:0x200C584 // $766
        store.ugm.d32x8t.a64 (1|M0)  [r18:1]    r118:1             {A@7,$0} // ex_desc:0x0; desc:0x200C584 // $774
        store.ugm.d32x8t.a64 (1|M0)  [r16:1]    r116:1             {A@6,$1} // ex_desc:0x0; desc:0x200C584 // $782
        store.ugm.d32x8t.a64 (1|M0)  [r14:1]    r114:1             {A@5,$2} // ex_desc:0x0; desc:0x200C584 // $790
        store.ugm.d32x8t.a64 (1|M0)  [r8:1]     r112:1             {A@4,$3} // ex_desc:0x0; desc:0x200C584 // $798
        store.ugm.d32x8t.a64 (1|M0)  [r126:1]   r110:1             {A@3,$4} // ex_desc:0x0; desc:0x200C584 // $806
        store.ugm.d32x8t.a64 (1|M0)  [r124:1]   r108:1             {A@1,$5} // ex_desc:0x0; desc:0x200C584 // $814

// Line 42
(W)     mov (8|M0)               r112.0<1>:f   r106.0<1;1,0>:f                  {Compacted,$3.src}   // $816
(W)     send.ugm (1|M0)          r47      r106    null:0  0x0            0x0210651F           {$6} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $816
(W)     mov (8|M0)               null<1>:ud    r47.0<1;1,0>:ud                  {$6.dst}             //  memory fence commit; $816
(W)     send.gtwy (8|M0)         null     r112    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $816
L7504:
        nop                                                                                          // $816


//
//
