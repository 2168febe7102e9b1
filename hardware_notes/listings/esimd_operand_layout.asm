//.recorded simd=8 slm_bytes=8192 spill_bytes=0 private_bytes=0 barriers=1 compiler=ocloc 22.43.24595, IGC 1.0.12504.6
//.kernel gemm
//.platform DG2
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.instCount 354


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
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $426
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $426
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $426
// B002: Preds:{B001},  Succs:{B003}
// _main_0:
(W)     mov (8|M0)               r82.0<1>:ud   r0.0<1;1,0>:ud                                        // $1
(W)     or (1|M0)                cr0.0<1>:ud   cr0.0<0;1,0>:ud   0x4C0:uw              {A@1}         // $1

// Line 26
        sync.nop                             null                             {Compacted,A@1}        // $8
        sync.allwr                           ($0,$1)                                                 // $8
        shr (8|M0)               r3.0<1>:w     r1.0<1;1,0>:uw    3:w               {A@1}             // $8

// Line 27
(W)     shl (1|M0)               r3.4<1>:d     r82.1<0;1,0>:d    3:w               {I@3}             // $11

// Line 26
        mov (8|M0)               r84.0<1>:d    r3.0<1;1,0>:uw                   {I@2}                // $14

// Line 27
(W)     and (1|M0)               r4.0<1>:d     r3.4<0;1,0>:d     -64:w               {Compacted,I@2} // $12

// Line 15
        shr (8|M0)               r85.0<1>:d    r84.0<1;1,0>:ud   1:w               {Compacted,I@2}   // $16

// Line 16
        shl (8|M0)               r12.0<1>:d    r84.0<1;1,0>:d    5:w               {Compacted}       // $26
        mul (8|M0)               r6.0<1>:d     r85.0<1;1,0>:d    6144:w               {I@2}          // $20
(W)     shl (1|M0)               r83.1<1>:d    r4.0<0;1,0>:d     2:w               {Compacted}       // $23
        and (8|M0)               r12.0<1>:d    r12.0<1;1,0>:d    32:w               {Compacted,I@3}  // $27
        sync.nop                             null                             {Compacted,$2.dst}     // $21
        addc (8|M0)              r7.0<1>:ud    r5.2<0;1,0>:ud    r6.0<1;1,0>:ud   {AccWrEn,Compacted,I@3} // $21

// Line 25
(W)     mov (1|M0)               r2.0<1>:f     0x10000000:f                               {Compacted} //  (0x10000000:f); $6

// Line 16
        shl (8|M0)               r3.0<1>:d     r12.0<1;1,0>:d    2:w               {Compacted,I@2}   // $28
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $21
        addc (8|M0)              r2.0<1>:ud    r7.0<1;1,0>:ud    r83.1<0;1,0>:ud  {AccWrEn,Compacted,A@1} // $24
        add (8|M0)               acc2.0<1>:ud  r8.0<1;1,0>:ud    r5.3<0;1,0>:ud   {I@2}              // $22
        mov (8|M0)               r10.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $24
        addc (8|M0)              r13.0<1>:ud   r2.0<1;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@3} // $29 R{} IR{}{O:0,O:0,},  {BC=1}
        add (8|M0)               r11.0<1>:ud   r10.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $25
        mov (8|M0)               r14.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $29

// Line 19
        shl (8|M0)               r7.0<1>:d     r84.0<1;1,0>:d    9:w               {Compacted}       // $38

// Line 16
        add (8|M0)               r16.1<2>:ud   r14.0<1;1,0>:ud   r11.0<1;1,0>:ud  {Compacted,I@2}    // $30
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $31

// Line 19
(W)     mov (1|M0)               r5.6<1>:f     0xFF800:f                                             //  (0x000ff800:f); $41

// Line 20
        load.ugm.d32x32t.a64 (1|M0)  r18:4      [r16:1]            {A@1,$3} // ex_desc:0x0; desc:0x240E580 // $34

// Line 19
        shl (8|M0)               r4.0<1>:d     r84.0<1;1,0>:d    7:w               {Compacted}       // $36

// Line 20
        shl (8|M0)               r9.0<1>:d     r85.0<1;1,0>:d    5:w               {Compacted}       // $43

// Line 19
        and (8|M0)               r8.0<1>:d     r7.0<1;1,0>:d     512:w               {Compacted}     // $39

// Line 20
        and (8|M0)               r87.0<1>:d    r9.0<1;1,0>:d     224:w               {Compacted,I@2} // $44

// Line 19
        bfn.(s0&s1|s2) (8|M0)    r86.0<1>:ud   r4.0<1;0>:ud      r5.6<0;0>:ud      r8.0<1>:ud       {A@1} // $41 R{} IR{}{E:1,E:1,E:2,},  {BC=1}
(W)     mov (1|M0)               r13.0<1>:d    512:w                                                 // $55
(W)     mov (1|M0)               r13.1<1>:d    256:w                                                 // $56

// Line 20
        or (8|M0)                r2.0<1>:d     r86.0<1;1,0>:d    r87.0<1;1,0>:d   {Compacted,I@3}    // $45 R{} IR{}{O:5,O:5,},  {BC=1}
(W)     mov (1|M0)               r10.0<1>:d    1024:w                                                // $49

// Line 19
        and (8|M0)               r6.0<1>:d     r4.0<1;1,0>:d     1046528:d                           // $37
        bfn.(s0&s1|s2) (8|M0)    acc0.0<1>:ud  r7.0<1;0>:ud      r13.0<0;0>:ud     r13.1<0>:ud      {I@4} // $57

// Line 20
        bfn.(s0|s1|s2) (8|M0)    r11.0<1>:ud   r86.0<1;0>:ud     r87.0<1;0>:ud     r10.0<0>:ud      {I@3} // $50 R{} IR{}{O:5,O:5,O:2,},  {BC=1}
        bfn.(s0|s1|s2) (8|M0)    r4.0<1>:ud    acc0.0<1;0>:ud    r6.0<1;0>:ud      r87.0<1>:ud      {I@3} // $60

// Line 27
(W)     and (1|M0)               r83.0<1>:d    r82.1<0;1,0>:d    7:w               {Compacted}       // $10

// Line 19
        bfn.(s0|s1|s2) (8|M0)    r88.0<1>:ud   r8.0<1;0>:ud      r13.1<0;0>:ud     r6.0<1>:ud        // $58

// Line 28
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r18:1              {$3} // ex_desc:0x0; desc:0x200C504 // $47

// Line 20
(W)     mov (1|M0)               r2.0<1>:d     1280:w                               {$3.src}         // $65

// Line 28
        mov (8|M0)               r12.0<1>:f    r19.0<1;1,0>:f                   {Compacted}          // $52
        mov (8|M0)               r9.0<1>:f     r20.0<1;1,0>:f                   {Compacted}          // $62
        mov (8|M0)               r10.0<1>:f    r21.0<1;1,0>:f                   {Compacted,I@5}      // $68

// Line 20
        bfn.(s0|s1|s2) (8|M0)    r15.0<1>:ud   r86.0<1;0>:ud     r87.0<1;0>:ud     r2.0<0>:ud       {I@1} // $66 R{} IR{}{O:5,O:5,O:0,},  {BC=1}

// Line 28
        store.slm.d32x8t.a32 (1|M0)  [r11:1]    r12:1              {A@3,$4} // ex_desc:0x0; desc:0x200C504 // $53
        store.slm.d32x8t.a32 (1|M0)  [r4:1]     r9:1               {A@2,$5} // ex_desc:0x0; desc:0x200C504 // $63
        store.slm.d32x8t.a32 (1|M0)  [r15:1]    r10:1              {A@1,$6} // ex_desc:0x0; desc:0x200C504 // $69

// Line 30
        sync.nop                             null                             {Compacted,$4.src}     // $71
(W)     send.slm (1|M0)          r11      r82     null:0  0x0            0x0210011F           {$7} // wr:1+0, rd:1; fence.slm.none.group // $71
(W)     mov (1|M0)               r12.2<1>:f    0x0:f                               {Compacted}       //  (0x00000000:f); $72
(W)     mov (2|M0)               r12.10<1>:ub  r82.11<0;1,0>:ub                 {F@1}                // $72
(W)     mov (8|M0)               null<1>:ud    r11.0<1;1,0>:ud                  {$7.dst}             //  memory fence commit; $72
(W)     send.gtwy (1|M0)         null     r12     null:0  0x0            0x02000004           {A@2,$8} // wr:1+0, rd:0; signal barrier // $72
(W)     sync.bar                             null                                                    // $72
(W)     addc (1|M0)              r6.0<1>:ud    r5.2<0;1,0>:ud    r83.1<0;1,0>:ud  {AccWrEn}          // $73

// Line 31
(W)     mov (8|M0)               r8.0<1>:f     0x0:f                               {Compacted}       // $85

// Line 30
(W)     mov (1|M0)               r7.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $73
        addc (8|M0)              r89.0<1>:ud   r6.0<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@2} // $75
        sync.nop                             null                             {Compacted,$5.src}     // $74
(W)     add (1|M0)               r4.0<1>:ud    r7.0<0;1,0>:ud    r5.3<0;1,0>:ud   {Compacted,I@2}    // $74
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $75
        or (8|M0)                r91.0<1>:d    r86.0<1;1,0>:d    1024:w               {Compacted}    // $77
        or (8|M0)                r92.0<1>:d    r86.0<1;1,0>:d    1280:w               {Compacted}    // $78
(W)     shl (1|M0)               r83.2<1>:d    r83.0<0;1,0>:d    4:w               {Compacted}       // $79
        shl (8|M0)               r93.0<1>:d    r84.0<1;1,0>:d    8:w               {Compacted}       // $80
(W)     mov (1|M0)               r83.3<1>:d    r5.0<0;1,0>:d                                         // $81
(W)     mov (1|M0)               r83.4<1>:d    r5.1<0;1,0>:d                                         // $82

// Line 31
(W)     mov (1|M0)               r83.5<1>:d    768:w                                                 // $84
(W)     mov (1|M0)               r83.6<1>:d    0:w                                                   // $89
        mov (8|M0)               r94.0<1>:f    r8.0<0;1,0>:f                    {Compacted,F@1}      // $90
        mov (8|M0)               r95.0<1>:f    r8.1<0;1,0>:f                    {Compacted}          // $91
        mov (8|M0)               r96.0<1>:f    r8.2<0;1,0>:f                    {Compacted}          // $92
        mov (8|M0)               r97.0<1>:f    r8.3<0;1,0>:f                    {Compacted}          // $93
        mov (8|M0)               r98.0<1>:f    r8.4<0;1,0>:f                    {Compacted}          // $94
        mov (8|M0)               r99.0<1>:f    r8.5<0;1,0>:f                    {Compacted}          // $95
        mov (8|M0)               r100.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $96
        mov (8|M0)               r101.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $97
        mov (8|M0)               r102.0<1>:f   r8.0<0;1,0>:f                    {Compacted}          // $98
        mov (8|M0)               r103.0<1>:f   r8.1<0;1,0>:f                    {Compacted}          // $99
        mov (8|M0)               r104.0<1>:f   r8.2<0;1,0>:f                    {Compacted}          // $100
        mov (8|M0)               r105.0<1>:f   r8.3<0;1,0>:f                    {Compacted}          // $101
        mov (8|M0)               r106.0<1>:f   r8.4<0;1,0>:f                    {Compacted}          // $102
        mov (8|M0)               r107.0<1>:f   r8.5<0;1,0>:f                    {Compacted}          // $103
        mov (8|M0)               r108.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $104
        mov (8|M0)               r109.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $105
        mov (8|M0)               r110.0<1>:f   r8.0<0;1,0>:f                    {Compacted}          // $106
        mov (8|M0)               r111.0<1>:f   r8.1<0;1,0>:f                    {Compacted}          // $107
        mov (8|M0)               r112.0<1>:f   r8.2<0;1,0>:f                    {Compacted}          // $108
        mov (8|M0)               r113.0<1>:f   r8.3<0;1,0>:f                    {Compacted}          // $109
        mov (8|M0)               r114.0<1>:f   r8.4<0;1,0>:f                    {Compacted}          // $110
        mov (8|M0)               r115.0<1>:f   r8.5<0;1,0>:f                    {Compacted}          // $111
        mov (8|M0)               r116.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $112
        mov (8|M0)               r117.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $113
        mov (8|M0)               r118.0<1>:f   r8.0<0;1,0>:f                    {Compacted}          // $114
        mov (8|M0)               r119.0<1>:f   r8.1<0;1,0>:f                    {Compacted}          // $115
        mov (8|M0)               r120.0<1>:f   r8.2<0;1,0>:f                    {Compacted}          // $116
        mov (8|M0)               r121.0<1>:f   r8.3<0;1,0>:f                    {Compacted}          // $117
        mov (8|M0)               r122.0<1>:f   r8.4<0;1,0>:f                    {Compacted}          // $118
        mov (8|M0)               r123.0<1>:f   r8.5<0;1,0>:f                    {Compacted}          // $119
        mov (8|M0)               r124.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $120
        mov (8|M0)               r125.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $121

// Line 30
        add (8|M0)               r90.0<1>:ud   acc0.0<1;1,0>:ud  r4.0<0;1,0>:ud   {I@7}              // $76
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 33
(W)     cmp (8|M0)    (eq)f0.1   null<1>:d     r83.6<0;1,0>:d    15:w               {I@2}            // $127

// Line 32
(W)     shl (1|M0)               r2.0<1>:d     r83.6<0;1,0>:d    12:w               {Compacted}      // $124
(W)     and (1|M0)               r83.7<1>:d    r2.0<0;1,0>:d     4096:w               {I@1}          // $125

// Line 33
(f0.1)  goto (8|M0)                          _0_008            _0_008                                // $128
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 16
(W)     shl (1|M0)               r2.0<1>:d     r83.6<0;1,0>:d    5:w               {Compacted}       // $131

// Line 20
        add3 (8|M0)              acc0.0<1>:d   4096:w                -r83.7<0;0>:d     r86.0<1>:d       {I@3} // $142

// Line 16
        sync.nop                             null                             {Compacted,$10.src}    // $132
(W)     add (1|M0)               r3.0<1>:d     r2.0<0;1,0>:d     32:w               {Compacted,I@2}  // $132

// Line 20
        add3 (8|M0)              acc2.0<1>:d   4096:w                -r83.7<0;0>:d     r91.0<1>:d       // $147

// Line 16
(W)     shr (1|M0)               r4.0<1>:d     r3.0<0;1,0>:ud    1:w               {Compacted,I@2}   // $133

// Line 20
        or (8|M0)                r9.0<1>:d     acc0.0<1;1,0>:d   r87.0<1;1,0>:d                      // $143

// Line 16
        add (8|M0)               r6.0<1>:d     r4.0<0;1,0>:d     r85.0<1;1,0>:d   {Compacted,I@2}    // $134

// Line 20
        add3 (8|M0)              r4.0<1>:d     4096:w                -r83.7<0;0>:d     r88.0<1>:d       // $153

// Line 16
        mul (8|M0)               r6.0<1>:d     r6.0<1;1,0>:d     6144:w               {I@2}          // $135

// Line 20
        or (8|M0)                r2.0<1>:d     acc2.0<1;1,0>:d   r87.0<1;1,0>:d                      // $148

// Line 16
        addc (8|M0)              r7.0<1>:ud    r89.0<1;1,0>:ud   r6.0<1;1,0>:ud   {AccWrEn,Compacted,I@2} // $136

// Line 20
        or (8|M0)                r4.0<1>:d     r4.0<1;1,0>:d     r87.0<1;1,0>:d   {Compacted}        // $154

// Line 16
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,A@1}      // $136
        sync.nop                             null                             {Compacted,$6.src}     // $137
        add (8|M0)               r10.1<2>:ud   r8.0<1;1,0>:ud    r90.0<1;1,0>:ud  {Compacted,I@1}    // $137
        mov (8|M0)               r10.0<2>:d    r7.0<1;1,0>:d                                         // $138

// Line 20
        add3 (8|M0)              acc0.0<1>:d   4096:w                -r83.7<0;0>:d     r92.0<1>:d       // $159
        sync.nop                             null                             {Compacted,$8.src}     // $141
        load.ugm.d32x32t.a64 (1|M0)  r12:4      [r10:1]            {A@2,$11} // ex_desc:0x0; desc:0x240E580 // $141
        or (8|M0)                r7.0<1>:d     acc0.0<1;1,0>:d   r87.0<1;1,0>:d                      // $160

// Line 28
        mov (8|M0)               r3.0<1>:f     r13.0<1;1,0>:f                   {Compacted,$11.dst}  // $150
        mov (8|M0)               r6.0<1>:f     r14.0<1;1,0>:f                   {Compacted}          // $156
        mov (8|M0)               r8.0<1>:f     r15.0<1;1,0>:f                   {Compacted}          // $162
        store.slm.d32x8t.a32 (1|M0)  [r9:1]     r12:1              {$12} // ex_desc:0x0; desc:0x200C504 // $145
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r3:1               {A@3,$13} // ex_desc:0x0; desc:0x200C504 // $151
        store.slm.d32x8t.a32 (1|M0)  [r4:1]     r6:1               {A@2,$14} // ex_desc:0x0; desc:0x200C504 // $157
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r8:1               {A@1,$15} // ex_desc:0x0; desc:0x200C504 // $163
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L1824:

// Line 36
(W)     add (1|M0)               r2.0<1>:d     r83.2<0;1,0>:d    r83.6<0;1,0>:d   {$13.src}          // $167
        bfn.(s0&s1|s2) (8|M0)    r9.0<1>:ud    r93.0<1;0>:ud     r83.5<0;0>:ud     r83.7<0>:ud      {$12.src} // $174
        sync.nop                             null                             {Compacted,$10.src}    // $168
(W)     shl (1|M0)               r3.0<1>:d     r2.0<0;1,0>:d     5:w               {Compacted,I@2}   // $168

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r50:8      [r9:1]             {A@2,$0} // ex_desc:0x0; desc:0x280F500 // $202

// Line 36
        add (8|M0)               acc0.0<1>:d   r3.0<0;1,0>:d     r84.0<1;1,0>:d   {I@1}              // $169
        shl (8|M0)               r4.0<1>:d     acc0.0<1;1,0>:d   8:w               {$14.src}         // $170
        and (8|M0)               r4.0<1>:d     r4.0<1;1,0>:d     -1024:w               {Compacted,I@1} // $171
        addc (8|M0)              r6.0<1>:ud    r83.3<0;1,0>:ud   r4.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $172
        mov (8|M0)               r7.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $172

// Line 37
        addc (8|M0)              r20.0<1>:ud   r6.0<1;1,0>:ud    0x100:ud              {AccWrEn,Compacted,I@2} // $181

// Line 36
        add (8|M0)               r8.0<1>:ud    r7.0<1;1,0>:ud    r83.4<0;1,0>:ud  {Compacted,I@2}    // $173

// Line 37
        mov (8|M0)               r2.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $181
        addc (8|M0)              r3.0<1>:ud    r6.0<1;1,0>:ud    0x200:ud              {AccWrEn,Compacted} // $188
        mov (8|M0)               r10.0<2>:d    r6.0<1;1,0>:d                    {$6.src}             // $176
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $188
        mov (8|M0)               r10.1<2>:d    r8.0<1;1,0>:d                    {I@5}                // $177
        add (8|M0)               r32.1<2>:ud   r4.0<1;1,0>:ud    r8.0<1;1,0>:ud   {Compacted,I@2}    // $189
        mov (8|M0)               r32.0<2>:d    r3.0<1;1,0>:d                                         // $190

// Line 36
        sync.nop                             null                             {Compacted,$8.src}     // $179
        load.ugm.d32x64t.a64 (1|M0)  r12:8      [r10:1]            {A@3,$1} // ex_desc:0x0; desc:0x280F580 // $179
        load.ugm.d32x64t.a64 (1|M0)  r34:8      [r32:1]            {A@1,$2} // ex_desc:0x0; desc:0x280F580 // $193

// Line 37
        addc (8|M0)              r7.0<1>:ud    r6.0<1;1,0>:ud    0x300:ud              {AccWrEn,Compacted} // $195
        add (8|M0)               r22.1<2>:ud   r2.0<1;1,0>:ud    r8.0<1;1,0>:ud   {Compacted}        // $182
        mov (8|M0)               r21.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $195
        mov (8|M0)               r22.0<2>:d    r20.0<1;1,0>:d                                        // $183
        sync.nop                             null                             {Compacted,$1.src}     // $196
        add (8|M0)               r10.1<2>:ud   r21.0<1;1,0>:ud   r8.0<1;1,0>:ud   {Compacted,I@2}    // $196
        mov (8|M0)               r10.0<2>:d    r7.0<1;1,0>:d                                         // $197

// Line 36
        sync.nop                             null                             {Compacted,$9.src}     // $186
        load.ugm.d32x64t.a64 (1|M0)  r24:8      [r22:1]            {A@3,$3} // ex_desc:0x0; desc:0x280F580 // $186
        load.ugm.d32x64t.a64 (1|M0)  r42:8      [r10:1]            {A@1,$4} // ex_desc:0x0; desc:0x280F580 // $200

// Line 38
        or (8|M0)                r2.0<1>:d     r9.0<1;1,0>:d     1024:w               {Compacted}    // $204
        or (8|M0)                r4.0<1>:d     r9.0<1;1,0>:d     3072:w                              // $212

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r58:8      [r2:1]             {A@2,$5} // ex_desc:0x0; desc:0x280F500 // $206

// Line 38
        or (8|M0)                r20.0<1>:d    r9.0<1;1,0>:d     2048:w                              // $208

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r74:8      [r4:1]             {A@2,$7} // ex_desc:0x0; desc:0x280F500 // $214
        load.slm.d32x64t.a32 (1|M0)  r66:8      [r20:1]            {A@1,$11} // ex_desc:0x0; desc:0x280F500 // $210

// Line 53
        mov (8|M0)               r50.0<1>:ud   r50.0<8;8,1>:ud                  {$0.dst}             // $216
        sync.nop                             null                             {Compacted,I@1}        // $216
        sync.allwr                           ($1,$2,$5,$9)                                           // $216
        dpas.8x8 (8|M0)          r118:f        r118:f            r50:bf            r12.0:bf         {Atomic} // $216
        dpas.8x8 (8|M0)          r110:f        r110:f            r58:bf            r12.0:bf         {Atomic} // $218
        dpas.8x8 (8|M0)          r102:f        r102:f            r50:bf            r34.0:bf         {Atomic} // $220 R{} IR{}{O:9,O:12,O:8,},  R{} IR{}{O:9,O:12,O:8,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r58:bf            r34.0:bf         {$9} // $222 R{} IR{}{O:7,O:14,O:8,},  R{} IR{}{O:7,O:14,O:8,},  {BC=2}
        sync.allwr                           ($3,$4,$7,$9,$11)                                       // $217
        dpas.8x8 (8|M0)          r118:f        r118:f            r66:bf            r24.0:bf         {Atomic} // $217
        dpas.8x8 (8|M0)          r110:f        r110:f            r74:bf            r24.0:bf         {Atomic} // $219
        dpas.8x8 (8|M0)          r102:f        r102:f            r66:bf            r42.0:bf         {Atomic} // $221 R{} IR{}{O:9,O:0,O:10,},  R{} IR{}{O:9,O:0,O:10,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r74:bf            r42.0:bf         {$9} // $223 R{} IR{}{O:7,O:2,O:10,},  R{} IR{}{O:7,O:2,O:10,},  {BC=2}

// Line 42
(W)     send.slm (1|M0)          r2       r82     null:0  0x0            0x0210011F           {$0} // wr:1+0, rd:1; fence.slm.none.group // $225
(W)     mov (1|M0)               r3.2<1>:f     0x0:f                               {Compacted}       //  (0x00000000:f); $226
(W)     mov (2|M0)               r3.10<1>:ub   r82.11<0;1,0>:ub                 {F@1}                // $226
(W)     mov (8|M0)               null<1>:ud    r2.0<1;1,0>:ud                   {$0.dst}             //  memory fence commit; $226
(W)     send.gtwy (1|M0)         null     r3      null:0  0x0            0x02000004           {A@2,$10} // wr:1+0, rd:0; signal barrier // $226
(W)     sync.bar                             null                                                    // $226

// Line 31
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r83.6<0;1,0>:ud   0xF:uw                              // $228
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $229
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:

// Line 33
(W)     add (1|M0)               r83.6<1>:d    r83.6<0;1,0>:d    1:w                                 // $232

// Line 31
(W)     jmpi                                 _0_007                                                  // $234
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L2632                                                   //
L2632:

// Line 43
        sync.nop                             null                             {Compacted,$10.src}    // $238
        shl (8|M0)               r3.0<1>:d     r84.0<1;1,0>:d    2:w               {Compacted,$13.src} // $238
(W)     shl (1|M0)               r2.0<1>:d     r83.0<0;1,0>:d    7:w               {Compacted}       // $237
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@2}         // $239
        shl (8|M0)               r11.0<1>:d    r84.0<1;1,0>:d    6:w               {Compacted}       // $248
        add (8|M0)               r3.0<1>:d     r2.0<0;1,0>:d     acc0.0<1;1,0>:d  {I@3}              // $240
        and (8|M0)               r11.0<1>:d    r11.0<1;1,0>:d    192:w               {Compacted,I@2} // $249
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@2}          // $243
        mov (8|M0)               r16.0<1>:f    r118.0<1;1,0>:f                  {Compacted,$9.dst}   // $254
        sync.nop                             null                             {Compacted,$14.src}    // $244
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $244
        mov (8|M0)               r17.0<1>:f    r110.0<1;1,0>:f                  {Compacted}          // $256
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $244
        sync.nop                             null                             {Compacted,$15.src}    // $246
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    r83.1<0;1,0>:ud  {AccWrEn,Compacted,I@2} // $246
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $245
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$12.src}  // $246
        sync.nop                             null                             {Compacted,$8.src}     // $250
        addc (8|M0)              r12.0<1>:ud   r8.0<1;1,0>:ud    r11.0<1;1,0>:ud  {AccWrEn,Compacted,I@3} // $250
        add (8|M0)               acc2.0<1>:ud  r9.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $247
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $250
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0xC000:ud              {AccWrEn,I@3} // $261
        add (8|M0)               r2.0<1>:ud    r13.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $251
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $261
        addc (8|M0)              r10.0<1>:ud   r12.0<1;1,0>:ud   0x1800:ud              {AccWrEn,$6.src} // $272
        mov (8|M0)               r14.0<2>:d    r12.0<1;1,0>:d                                        // $252
        mov (8|M0)               r14.1<2>:d    r2.0<1;1,0>:d                    {I@4}                // $253
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $272
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0xD800:ud              {AccWrEn}    // $283
        mov (8|M0)               r8.0<1>:f     r102.0<1;1,0>:f                  {Compacted}          // $265
        mov (8|M0)               r9.0<1>:f     r94.0<1;1,0>:f                   {Compacted}          // $267
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $262
        mov (8|M0)               r6.0<2>:d     r3.0<1;1,0>:d                                         // $263
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $283
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x3000:ud              {AccWrEn}    // $294

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r16:2              {A@3,$1} // ex_desc:0x0; desc:0x200D584 // $259
        store.ugm.d32x16t.a64 (1|M0)  [r6:1]    r8:2               {A@1,$2} // ex_desc:0x0; desc:0x200D584 // $270

// Line 43
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$2.src}   // $294
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0xF000:ud              {AccWrEn}    // $305
        sync.nop                             null                             {Compacted,$1.src}     // $284
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@4}    // $284
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $285
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $305
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0x4800:ud              {AccWrEn}    // $316
        mov (8|M0)               r13.0<1>:f    r119.0<1;1,0>:f                  {Compacted}          // $276
        add (8|M0)               r18.1<2>:ud   r11.0<1;1,0>:ud   r2.0<1;1,0>:ud   {Compacted}        // $273
        mov (8|M0)               r14.0<1>:f    r111.0<1;1,0>:f                  {Compacted}          // $278
        mov (8|M0)               r18.0<2>:d    r10.0<1;1,0>:d                                        // $274
        add (8|M0)               r10.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@7}    // $295
        mov (8|M0)               r10.0<2>:d    r3.0<1;1,0>:d                                         // $296
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $316
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x10800:ud              {AccWrEn}   // $327

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r13:2              {A@1,$3} // ex_desc:0x0; desc:0x200D584 // $281

// Line 43
        mov (8|M0)               r7.0<1>:f     r95.0<1;1,0>:f                   {Compacted}          // $289
        mov (8|M0)               r6.0<1>:f     r103.0<1;1,0>:f                  {Compacted}          // $287
        mov (8|M0)               r13.0<1>:f    r120.0<1;1,0>:f                  {Compacted,$3.src}   // $298
        mov (8|M0)               r14.0<1>:f    r112.0<1;1,0>:f                  {Compacted}          // $300
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $306
        mov (8|M0)               r18.0<2>:d    r9.0<1;1,0>:d                                         // $307
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $327
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0x6000:ud              {AccWrEn}    // $338

// Line 73
        sync.nop                             null                             {Compacted,F@3}        // $292
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {$4} // ex_desc:0x0; desc:0x200D584 // $292
        store.ugm.d32x16t.a64 (1|M0)  [r10:1]   r13:2              {A@1,$5} // ex_desc:0x0; desc:0x200D584 // $303

// Line 43
        mov (8|M0)               r11.0<1>:f    r113.0<1;1,0>:f                  {Compacted}          // $322
        mov (8|M0)               r6.0<1>:f     r104.0<1;1,0>:f                  {Compacted,$4.src}   // $309
        mov (8|M0)               r7.0<1>:f     r96.0<1;1,0>:f                   {Compacted}          // $311
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $317
        mov (8|M0)               r10.0<1>:f    r121.0<1;1,0>:f                  {Compacted,$5.src}   // $320
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $318
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $338
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x12000:ud              {AccWrEn}   // $349

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@2,$6} // ex_desc:0x0; desc:0x200D584 // $314
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r10:2              {A@1,$7} // ex_desc:0x0; desc:0x200D584 // $325

// Line 43
        add (8|M0)               r20.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $328
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@3}    // $339
        mov (8|M0)               r6.0<1>:f     r105.0<1;1,0>:f                  {Compacted,$6.src}   // $331
        mov (8|M0)               r7.0<1>:f     r97.0<1;1,0>:f                   {Compacted}          // $333
        mov (8|M0)               r10.0<1>:f    r122.0<1;1,0>:f                  {Compacted,$7.src}   // $342
        mov (8|M0)               r11.0<1>:f    r114.0<1;1,0>:f                  {Compacted}          // $344
        mov (8|M0)               r20.0<2>:d    r3.0<1;1,0>:d                                         // $329
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $349
        mov (8|M0)               r14.0<2>:d    r9.0<1;1,0>:d                                         // $340
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x7800:ud              {AccWrEn}    // $360

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r20:1]   r6:2               {A@3,$8} // ex_desc:0x0; desc:0x200D584 // $336
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r10:2              {A@1,$9} // ex_desc:0x0; desc:0x200D584 // $347

// Line 43
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $360
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0x13800:ud              {AccWrEn,$9.src} // $371
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $350
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $351
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $371
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x9000:ud              {AccWrEn}    // $382
        add (8|M0)               r18.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $361
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $362
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $382
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x15000:ud              {AccWrEn}   // $393
        mov (8|M0)               r6.0<1>:f     r106.0<1;1,0>:f                  {Compacted,$8.src}   // $353
        mov (8|M0)               r7.0<1>:f     r98.0<1;1,0>:f                   {Compacted}          // $355
        add (8|M0)               r14.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $372
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $373
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $393
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0xA800:ud              {AccWrEn}    // $404

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$10} // ex_desc:0x0; desc:0x200D584 // $358

// Line 43
        mov (8|M0)               r9.0<1>:f     r123.0<1;1,0>:f                  {Compacted}          // $364
        mov (8|M0)               r10.0<1>:f    r115.0<1;1,0>:f                  {Compacted}          // $366
        mov (8|M0)               r6.0<1>:f     r107.0<1;1,0>:f                  {Compacted,$10.src}  // $375
        mov (8|M0)               r7.0<1>:f     r99.0<1;1,0>:f                   {Compacted}          // $377
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $383
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $384
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $404
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x16800:ud              {AccWrEn}   // $415

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r9:2               {A@3,$11} // ex_desc:0x0; desc:0x200D584 // $369
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r6:2               {A@1,$12} // ex_desc:0x0; desc:0x200D584 // $380

// Line 43
        mov (8|M0)               r9.0<1>:f     r124.0<1;1,0>:f                  {Compacted,$11.src}  // $386
        mov (8|M0)               r10.0<1>:f    r116.0<1;1,0>:f                  {Compacted}          // $388
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $394
        mov (8|M0)               r6.0<1>:f     r108.0<1;1,0>:f                  {Compacted,$12.src}  // $397
        mov (8|M0)               r7.0<1>:f     r100.0<1;1,0>:f                  {Compacted}          // $399
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $395
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $415

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r9:2               {A@3,$13} // ex_desc:0x0; desc:0x200D584 // $391
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@1,$14} // ex_desc:0x0; desc:0x200D584 // $402

// Line 43
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $405
        mov (8|M0)               r9.0<1>:f     r125.0<1;1,0>:f                  {Compacted,$13.src}  // $408
        mov (8|M0)               r10.0<1>:f    r117.0<1;1,0>:f                  {Compacted}          // $410
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@2}    // $416
        mov (8|M0)               r6.0<1>:f     r109.0<1;1,0>:f                  {Compacted,$14.src}  // $419
        mov (8|M0)               r7.0<1>:f     r101.0<1;1,0>:f                  {Compacted}          // $421
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $406
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $417

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r9:2               {A@2,$15} // ex_desc:0x0; desc:0x200D584 // $413
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$0} // ex_desc:0x0; desc:0x200D584 // $424

// Line 44
(W)     mov (8|M0)               r127.0<1>:f   r82.0<1;1,0>:f                   {Compacted}          // $426
(W)     send.ugm (1|M0)          r3       r82     null:0  0x0            0x0210651F           {$1} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $426
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$1.dst}             //  memory fence commit; $426
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $426
L4176:
        nop                                                                                          // $426


//
//
