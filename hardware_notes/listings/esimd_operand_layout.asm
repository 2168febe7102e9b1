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
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $369
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $369
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $369
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
        shl (8|M0)               r7.0<1>:d     r84.0<1;1,0>:d    9:w               {Compacted}       // $37

// Line 16
        add (8|M0)               r16.1<2>:ud   r14.0<1;1,0>:ud   r11.0<1;1,0>:ud  {Compacted,I@2}    // $30
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $31

// Line 19
(W)     mov (1|M0)               r5.6<1>:f     0xFF800:f                                             //  (0x000ff800:f); $40

// Line 16
        load.ugm.d32x32t.a64 (1|M0)  r18:4      [r16:1]            {A@1,$3} // ex_desc:0x0; desc:0x240E580 // $33

// Line 19
        shl (8|M0)               r4.0<1>:d     r84.0<1;1,0>:d    7:w               {Compacted}       // $35

// Line 20
        shl (8|M0)               r9.0<1>:d     r85.0<1;1,0>:d    5:w               {Compacted}       // $42

// Line 19
        and (8|M0)               r8.0<1>:d     r7.0<1;1,0>:d     512:w               {Compacted}     // $38

// Line 20
        and (8|M0)               r87.0<1>:d    r9.0<1;1,0>:d     224:w               {Compacted,I@2} // $43

// Line 19
        bfn.(s0&s1|s2) (8|M0)    r86.0<1>:ud   r4.0<1;0>:ud      r5.6<0;0>:ud      r8.0<1>:ud       {A@1} // $40 R{} IR{}{E:1,E:1,E:2,},  {BC=1}
(W)     mov (1|M0)               r13.0<1>:d    512:w                                                 // $51
(W)     mov (1|M0)               r13.1<1>:d    256:w                                                 // $52

// Line 20
        or (8|M0)                r2.0<1>:d     r86.0<1;1,0>:d    r87.0<1;1,0>:d   {Compacted,I@3}    // $44 R{} IR{}{O:5,O:5,},  {BC=1}
(W)     mov (1|M0)               r10.0<1>:d    1024:w                                                // $46

// Line 19
        and (8|M0)               r6.0<1>:d     r4.0<1;1,0>:d     1046528:d                           // $36
        bfn.(s0&s1|s2) (8|M0)    acc0.0<1>:ud  r7.0<1;0>:ud      r13.0<0;0>:ud     r13.1<0>:ud      {I@4} // $53

// Line 20
        bfn.(s0|s1|s2) (8|M0)    r11.0<1>:ud   r86.0<1;0>:ud     r87.0<1;0>:ud     r10.0<0>:ud      {I@3} // $47 R{} IR{}{O:5,O:5,O:2,},  {BC=1}
        bfn.(s0|s1|s2) (8|M0)    r4.0<1>:ud    acc0.0<1;0>:ud    r6.0<1;0>:ud      r87.0<1>:ud      {I@3} // $56

// Line 27
(W)     and (1|M0)               r83.0<1>:d    r82.1<0;1,0>:d    7:w               {Compacted}       // $10

// Line 19
        bfn.(s0|s1|s2) (8|M0)    r88.0<1>:ud   r8.0<1;0>:ud      r13.1<0;0>:ud     r6.0<1>:ud        // $54

// Line 20
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r18:1              {$3} // ex_desc:0x0; desc:0x200C504 // $45
(W)     mov (1|M0)               r2.0<1>:d     1280:w                               {$3.src}         // $59
        mov (8|M0)               r12.0<1>:f    r19.0<1;1,0>:f                   {Compacted}          // $48
        mov (8|M0)               r9.0<1>:f     r20.0<1;1,0>:f                   {Compacted}          // $57
        mov (8|M0)               r10.0<1>:f    r21.0<1;1,0>:f                   {Compacted,I@5}      // $61
        bfn.(s0|s1|s2) (8|M0)    r15.0<1>:ud   r86.0<1;0>:ud     r87.0<1;0>:ud     r2.0<0>:ud       {I@1} // $60 R{} IR{}{O:5,O:5,O:0,},  {BC=1}
        store.slm.d32x8t.a32 (1|M0)  [r11:1]    r12:1              {A@3,$4} // ex_desc:0x0; desc:0x200C504 // $49
        store.slm.d32x8t.a32 (1|M0)  [r4:1]     r9:1               {A@2,$5} // ex_desc:0x0; desc:0x200C504 // $58
        store.slm.d32x8t.a32 (1|M0)  [r15:1]    r10:1              {A@1,$6} // ex_desc:0x0; desc:0x200C504 // $62

// Line 30
        sync.nop                             null                             {Compacted,$4.src}     // $64
(W)     send.slm (1|M0)          r11      r82     null:0  0x0            0x0210011F           {$7} // wr:1+0, rd:1; fence.slm.none.group // $64
(W)     mov (1|M0)               r12.2<1>:f    0x0:f                               {Compacted}       //  (0x00000000:f); $65
(W)     mov (2|M0)               r12.10<1>:ub  r82.11<0;1,0>:ub                 {F@1}                // $65
(W)     mov (8|M0)               null<1>:ud    r11.0<1;1,0>:ud                  {$7.dst}             //  memory fence commit; $65
(W)     send.gtwy (1|M0)         null     r12     null:0  0x0            0x02000004           {A@2,$8} // wr:1+0, rd:0; signal barrier // $65
(W)     sync.bar                             null                                                    // $65
(W)     addc (1|M0)              r6.0<1>:ud    r5.2<0;1,0>:ud    r83.1<0;1,0>:ud  {AccWrEn}          // $66

// Line 31
(W)     mov (8|M0)               r8.0<1>:f     0x0:f                               {Compacted}       // $78

// Line 30
(W)     mov (1|M0)               r7.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $66
        addc (8|M0)              r89.0<1>:ud   r6.0<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@2} // $68
        sync.nop                             null                             {Compacted,$5.src}     // $67
(W)     add (1|M0)               r4.0<1>:ud    r7.0<0;1,0>:ud    r5.3<0;1,0>:ud   {Compacted,I@2}    // $67
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $68
        or (8|M0)                r91.0<1>:d    r86.0<1;1,0>:d    1024:w               {Compacted}    // $70
        or (8|M0)                r92.0<1>:d    r86.0<1;1,0>:d    1280:w               {Compacted}    // $71
(W)     shl (1|M0)               r83.2<1>:d    r83.0<0;1,0>:d    4:w               {Compacted}       // $72
        shl (8|M0)               r93.0<1>:d    r84.0<1;1,0>:d    8:w               {Compacted}       // $73
(W)     mov (1|M0)               r83.3<1>:d    r5.0<0;1,0>:d                                         // $74
(W)     mov (1|M0)               r83.4<1>:d    r5.1<0;1,0>:d                                         // $75

// Line 31
(W)     mov (1|M0)               r83.5<1>:d    768:w                                                 // $77
(W)     mov (1|M0)               r83.6<1>:d    0:w                                                   // $82
        mov (8|M0)               r94.0<1>:f    r8.0<0;1,0>:f                    {Compacted,F@1}      // $83
        mov (8|M0)               r95.0<1>:f    r8.1<0;1,0>:f                    {Compacted}          // $84
        mov (8|M0)               r96.0<1>:f    r8.2<0;1,0>:f                    {Compacted}          // $85
        mov (8|M0)               r97.0<1>:f    r8.3<0;1,0>:f                    {Compacted}          // $86
        mov (8|M0)               r98.0<1>:f    r8.4<0;1,0>:f                    {Compacted}          // $87
        mov (8|M0)               r99.0<1>:f    r8.5<0;1,0>:f                    {Compacted}          // $88
        mov (8|M0)               r100.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $89
        mov (8|M0)               r101.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $90
        mov (8|M0)               r102.0<1>:f   r8.0<0;1,0>:f                    {Compacted}          // $91
        mov (8|M0)               r103.0<1>:f   r8.1<0;1,0>:f                    {Compacted}          // $92
        mov (8|M0)               r104.0<1>:f   r8.2<0;1,0>:f                    {Compacted}          // $93
        mov (8|M0)               r105.0<1>:f   r8.3<0;1,0>:f                    {Compacted}          // $94
        mov (8|M0)               r106.0<1>:f   r8.4<0;1,0>:f                    {Compacted}          // $95
        mov (8|M0)               r107.0<1>:f   r8.5<0;1,0>:f                    {Compacted}          // $96
        mov (8|M0)               r108.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $97
        mov (8|M0)               r109.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $98
        mov (8|M0)               r110.0<1>:f   r8.0<0;1,0>:f                    {Compacted}          // $99
        mov (8|M0)               r111.0<1>:f   r8.1<0;1,0>:f                    {Compacted}          // $100
        mov (8|M0)               r112.0<1>:f   r8.2<0;1,0>:f                    {Compacted}          // $101
        mov (8|M0)               r113.0<1>:f   r8.3<0;1,0>:f                    {Compacted}          // $102
        mov (8|M0)               r114.0<1>:f   r8.4<0;1,0>:f                    {Compacted}          // $103
        mov (8|M0)               r115.0<1>:f   r8.5<0;1,0>:f                    {Compacted}          // $104
        mov (8|M0)               r116.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $105
        mov (8|M0)               r117.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $106
        mov (8|M0)               r118.0<1>:f   r8.0<0;1,0>:f                    {Compacted}          // $107
        mov (8|M0)               r119.0<1>:f   r8.1<0;1,0>:f                    {Compacted}          // $108
        mov (8|M0)               r120.0<1>:f   r8.2<0;1,0>:f                    {Compacted}          // $109
        mov (8|M0)               r121.0<1>:f   r8.3<0;1,0>:f                    {Compacted}          // $110
        mov (8|M0)               r122.0<1>:f   r8.4<0;1,0>:f                    {Compacted}          // $111
        mov (8|M0)               r123.0<1>:f   r8.5<0;1,0>:f                    {Compacted}          // $112
        mov (8|M0)               r124.0<1>:f   r8.6<0;1,0>:f                    {Compacted}          // $113
        mov (8|M0)               r125.0<1>:f   r8.7<0;1,0>:f                    {Compacted}          // $114

// Line 30
        add (8|M0)               r90.0<1>:ud   acc0.0<1;1,0>:ud  r4.0<0;1,0>:ud   {I@7}              // $69
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 33
(W)     cmp (8|M0)    (eq)f0.1   null<1>:d     r83.6<0;1,0>:d    15:w               {I@2}            // $120

// Line 32
(W)     shl (1|M0)               r2.0<1>:d     r83.6<0;1,0>:d    12:w               {Compacted}      // $117
(W)     and (1|M0)               r83.7<1>:d    r2.0<0;1,0>:d     4096:w               {I@1}          // $118

// Line 33
(f0.1)  goto (8|M0)                          _0_008            _0_008                                // $121
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 16
(W)     shl (1|M0)               r2.0<1>:d     r83.6<0;1,0>:d    5:w               {Compacted}       // $124

// Line 20
        add3 (8|M0)              acc0.0<1>:d   4096:w                -r83.7<0;0>:d     r86.0<1>:d       {I@3} // $135

// Line 16
        sync.nop                             null                             {Compacted,$10.src}    // $125
(W)     add (1|M0)               r3.0<1>:d     r2.0<0;1,0>:d     32:w               {Compacted,I@2}  // $125

// Line 20
        add3 (8|M0)              acc2.0<1>:d   4096:w                -r83.7<0;0>:d     r91.0<1>:d       // $138

// Line 16
(W)     shr (1|M0)               r4.0<1>:d     r3.0<0;1,0>:ud    1:w               {Compacted,I@2}   // $126

// Line 20
        or (8|M0)                r9.0<1>:d     acc0.0<1;1,0>:d   r87.0<1;1,0>:d                      // $136

// Line 16
        add (8|M0)               r6.0<1>:d     r4.0<0;1,0>:d     r85.0<1;1,0>:d   {Compacted,I@2}    // $127

// Line 20
        add3 (8|M0)              r4.0<1>:d     4096:w                -r83.7<0;0>:d     r88.0<1>:d       // $142

// Line 16
        mul (8|M0)               r6.0<1>:d     r6.0<1;1,0>:d     6144:w               {I@2}          // $128

// Line 20
        or (8|M0)                r2.0<1>:d     acc2.0<1;1,0>:d   r87.0<1;1,0>:d                      // $139

// Line 16
        addc (8|M0)              r7.0<1>:ud    r89.0<1;1,0>:ud   r6.0<1;1,0>:ud   {AccWrEn,Compacted,I@2} // $129

// Line 20
        or (8|M0)                r4.0<1>:d     r4.0<1;1,0>:d     r87.0<1;1,0>:d   {Compacted}        // $143

// Line 16
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,A@1}      // $129
        sync.nop                             null                             {Compacted,$6.src}     // $130
        add (8|M0)               r10.1<2>:ud   r8.0<1;1,0>:ud    r90.0<1;1,0>:ud  {Compacted,I@1}    // $130
        mov (8|M0)               r10.0<2>:d    r7.0<1;1,0>:d                                         // $131

// Line 20
        add3 (8|M0)              acc0.0<1>:d   4096:w                -r83.7<0;0>:d     r92.0<1>:d       // $146

// Line 16
        sync.nop                             null                             {Compacted,$8.src}     // $133
        load.ugm.d32x32t.a64 (1|M0)  r12:4      [r10:1]            {A@2,$11} // ex_desc:0x0; desc:0x240E580 // $133

// Line 20
        or (8|M0)                r7.0<1>:d     acc0.0<1;1,0>:d   r87.0<1;1,0>:d                      // $147
        mov (8|M0)               r3.0<1>:f     r13.0<1;1,0>:f                   {Compacted,$11.dst}  // $140
        mov (8|M0)               r6.0<1>:f     r14.0<1;1,0>:f                   {Compacted}          // $144
        mov (8|M0)               r8.0<1>:f     r15.0<1;1,0>:f                   {Compacted}          // $148
        store.slm.d32x8t.a32 (1|M0)  [r9:1]     r12:1              {$12} // ex_desc:0x0; desc:0x200C504 // $137
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r3:1               {A@3,$13} // ex_desc:0x0; desc:0x200C504 // $141
        store.slm.d32x8t.a32 (1|M0)  [r4:1]     r6:1               {A@2,$14} // ex_desc:0x0; desc:0x200C504 // $145
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r8:1               {A@1,$15} // ex_desc:0x0; desc:0x200C504 // $149
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L1824:

// Line 36
(W)     add (1|M0)               r2.0<1>:d     r83.2<0;1,0>:d    r83.6<0;1,0>:d   {$13.src}          // $153
        bfn.(s0&s1|s2) (8|M0)    r9.0<1>:ud    r93.0<1;0>:ud     r83.5<0;0>:ud     r83.7<0>:ud      {$12.src} // $160
        sync.nop                             null                             {Compacted,$10.src}    // $154
(W)     shl (1|M0)               r3.0<1>:d     r2.0<0;1,0>:d     5:w               {Compacted,I@2}   // $154

// Line 38
        load.slm.d32x64t.a32 (1|M0)  r50:8      [r9:1]             {A@2,$0} // ex_desc:0x0; desc:0x280F500 // $181

// Line 36
        add (8|M0)               acc0.0<1>:d   r3.0<0;1,0>:d     r84.0<1;1,0>:d   {I@1}              // $155
        shl (8|M0)               r4.0<1>:d     acc0.0<1;1,0>:d   8:w               {$14.src}         // $156
        and (8|M0)               r4.0<1>:d     r4.0<1;1,0>:d     -1024:w               {Compacted,I@1} // $157
        addc (8|M0)              r6.0<1>:ud    r83.3<0;1,0>:ud   r4.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $158
        mov (8|M0)               r7.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $158

// Line 37
        addc (8|M0)              r20.0<1>:ud   r6.0<1;1,0>:ud    0x100:ud              {AccWrEn,Compacted,I@2} // $165

// Line 36
        add (8|M0)               r8.0<1>:ud    r7.0<1;1,0>:ud    r83.4<0;1,0>:ud  {Compacted,I@2}    // $159

// Line 37
        mov (8|M0)               r2.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $165
        addc (8|M0)              r3.0<1>:ud    r6.0<1;1,0>:ud    0x200:ud              {AccWrEn,Compacted} // $170
        mov (8|M0)               r10.0<2>:d    r6.0<1;1,0>:d                    {$6.src}             // $162
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $170
        mov (8|M0)               r10.1<2>:d    r8.0<1;1,0>:d                    {I@5}                // $163
        add (8|M0)               r32.1<2>:ud   r4.0<1;1,0>:ud    r8.0<1;1,0>:ud   {Compacted,I@2}    // $171
        mov (8|M0)               r32.0<2>:d    r3.0<1;1,0>:d                                         // $172
        sync.nop                             null                             {Compacted,$8.src}     // $164
        load.ugm.d32x64t.a64 (1|M0)  r12:8      [r10:1]            {A@3,$1} // ex_desc:0x0; desc:0x280F580 // $164
        load.ugm.d32x64t.a64 (1|M0)  r34:8      [r32:1]            {A@1,$2} // ex_desc:0x0; desc:0x280F580 // $174
        addc (8|M0)              r7.0<1>:ud    r6.0<1;1,0>:ud    0x300:ud              {AccWrEn,Compacted} // $175
        add (8|M0)               r22.1<2>:ud   r2.0<1;1,0>:ud    r8.0<1;1,0>:ud   {Compacted}        // $166
        mov (8|M0)               r21.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $175
        mov (8|M0)               r22.0<2>:d    r20.0<1;1,0>:d                                        // $167
        sync.nop                             null                             {Compacted,$1.src}     // $176
        add (8|M0)               r10.1<2>:ud   r21.0<1;1,0>:ud   r8.0<1;1,0>:ud   {Compacted,I@2}    // $176
        mov (8|M0)               r10.0<2>:d    r7.0<1;1,0>:d                                         // $177
        sync.nop                             null                             {Compacted,$9.src}     // $169
        load.ugm.d32x64t.a64 (1|M0)  r24:8      [r22:1]            {A@3,$3} // ex_desc:0x0; desc:0x280F580 // $169
        load.ugm.d32x64t.a64 (1|M0)  r42:8      [r10:1]            {A@1,$4} // ex_desc:0x0; desc:0x280F580 // $179

// Line 38
        or (8|M0)                r2.0<1>:d     r9.0<1;1,0>:d     1024:w               {Compacted}    // $182
        or (8|M0)                r4.0<1>:d     r9.0<1;1,0>:d     3072:w                              // $186
        load.slm.d32x64t.a32 (1|M0)  r58:8      [r2:1]             {A@2,$5} // ex_desc:0x0; desc:0x280F500 // $183
        or (8|M0)                r20.0<1>:d    r9.0<1;1,0>:d     2048:w                              // $184
        load.slm.d32x64t.a32 (1|M0)  r74:8      [r4:1]             {A@2,$7} // ex_desc:0x0; desc:0x280F500 // $187
        load.slm.d32x64t.a32 (1|M0)  r66:8      [r20:1]            {A@1,$11} // ex_desc:0x0; desc:0x280F500 // $185

// Line 40
        mov (8|M0)               r50.0<1>:ud   r50.0<8;8,1>:ud                  {$0.dst}             // $189
        sync.nop                             null                             {Compacted,I@1}        // $189
        sync.allwr                           ($1,$2,$5,$9)                                           // $189
        dpas.8x8 (8|M0)          r118:f        r118:f            r50:bf            r12.0:bf         {Atomic} // $189
        dpas.8x8 (8|M0)          r110:f        r110:f            r58:bf            r12.0:bf         {Atomic} // $191

// Line 41
        dpas.8x8 (8|M0)          r102:f        r102:f            r50:bf            r34.0:bf         {Atomic} // $194 R{} IR{}{O:9,O:12,O:8,},  R{} IR{}{O:9,O:12,O:8,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r58:bf            r34.0:bf         {$9} // $196 R{} IR{}{O:7,O:14,O:8,},  R{} IR{}{O:7,O:14,O:8,},  {BC=2}

// Line 40
        sync.allwr                           ($3,$4,$7,$9,$11)                                       // $190
        dpas.8x8 (8|M0)          r118:f        r118:f            r66:bf            r24.0:bf         {Atomic} // $190
        dpas.8x8 (8|M0)          r110:f        r110:f            r74:bf            r24.0:bf         {Atomic} // $192

// Line 41
        dpas.8x8 (8|M0)          r102:f        r102:f            r66:bf            r42.0:bf         {Atomic} // $195 R{} IR{}{O:9,O:0,O:10,},  R{} IR{}{O:9,O:0,O:10,},  {BC=2}
        dpas.8x8 (8|M0)          r94:f         r94:f             r74:bf            r42.0:bf         {$9} // $197 R{} IR{}{O:7,O:2,O:10,},  R{} IR{}{O:7,O:2,O:10,},  {BC=2}

// Line 42
(W)     send.slm (1|M0)          r2       r82     null:0  0x0            0x0210011F           {$0} // wr:1+0, rd:1; fence.slm.none.group // $199
(W)     mov (1|M0)               r3.2<1>:f     0x0:f                               {Compacted}       //  (0x00000000:f); $200
(W)     mov (2|M0)               r3.10<1>:ub   r82.11<0;1,0>:ub                 {F@1}                // $200
(W)     mov (8|M0)               null<1>:ud    r2.0<1;1,0>:ud                   {$0.dst}             //  memory fence commit; $200
(W)     send.gtwy (1|M0)         null     r3      null:0  0x0            0x02000004           {A@2,$10} // wr:1+0, rd:0; signal barrier // $200
(W)     sync.bar                             null                                                    // $200

// Line 31
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r83.6<0;1,0>:ud   0xF:uw                              // $202
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $203
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:

// Line 33
(W)     add (1|M0)               r83.6<1>:d    r83.6<0;1,0>:d    1:w                                 // $206

// Line 31
(W)     jmpi                                 _0_007                                                  // $208
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L2632                                                   //
L2632:

// Line 43
        sync.nop                             null                             {Compacted,$10.src}    // $212
        shl (8|M0)               r3.0<1>:d     r84.0<1;1,0>:d    2:w               {Compacted,$13.src} // $212
(W)     shl (1|M0)               r2.0<1>:d     r83.0<0;1,0>:d    7:w               {Compacted}       // $211
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@2}         // $213
        shl (8|M0)               r11.0<1>:d    r84.0<1;1,0>:d    6:w               {Compacted}       // $222
        add (8|M0)               r3.0<1>:d     r2.0<0;1,0>:d     acc0.0<1;1,0>:d  {I@3}              // $214
        and (8|M0)               r11.0<1>:d    r11.0<1;1,0>:d    192:w               {Compacted,I@2} // $223
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@2}          // $217
        mov (8|M0)               r16.0<1>:f    r118.0<1;1,0>:f                  {Compacted,$9.dst}   // $228
        sync.nop                             null                             {Compacted,$14.src}    // $218
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $218
        mov (8|M0)               r17.0<1>:f    r110.0<1;1,0>:f                  {Compacted}          // $230
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $218
        sync.nop                             null                             {Compacted,$15.src}    // $220
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    r83.1<0;1,0>:ud  {AccWrEn,Compacted,I@2} // $220
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $219
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$12.src}  // $220
        sync.nop                             null                             {Compacted,$8.src}     // $224
        addc (8|M0)              r12.0<1>:ud   r8.0<1;1,0>:ud    r11.0<1;1,0>:ud  {AccWrEn,Compacted,I@3} // $224
        add (8|M0)               acc2.0<1>:ud  r9.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $221
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $224
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0xC000:ud              {AccWrEn,I@3} // $233
        add (8|M0)               r2.0<1>:ud    r13.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $225
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $233
        addc (8|M0)              r10.0<1>:ud   r12.0<1;1,0>:ud   0x1800:ud              {AccWrEn,$6.src} // $242
        mov (8|M0)               r14.0<2>:d    r12.0<1;1,0>:d                                        // $226
        mov (8|M0)               r14.1<2>:d    r2.0<1;1,0>:d                    {I@4}                // $227
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $242
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0xD800:ud              {AccWrEn}    // $251
        mov (8|M0)               r8.0<1>:f     r102.0<1;1,0>:f                  {Compacted}          // $237
        mov (8|M0)               r9.0<1>:f     r94.0<1;1,0>:f                   {Compacted}          // $239
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $234
        mov (8|M0)               r6.0<2>:d     r3.0<1;1,0>:d                                         // $235
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $251
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x3000:ud              {AccWrEn}    // $260
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r16:2              {A@3,$1} // ex_desc:0x0; desc:0x200D584 // $232
        store.ugm.d32x16t.a64 (1|M0)  [r6:1]    r8:2               {A@1,$2} // ex_desc:0x0; desc:0x200D584 // $241
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$2.src}   // $260
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0xF000:ud              {AccWrEn}    // $269
        sync.nop                             null                             {Compacted,$1.src}     // $252
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@4}    // $252
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $253
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $269
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0x4800:ud              {AccWrEn}    // $278
        mov (8|M0)               r13.0<1>:f    r119.0<1;1,0>:f                  {Compacted}          // $246
        add (8|M0)               r18.1<2>:ud   r11.0<1;1,0>:ud   r2.0<1;1,0>:ud   {Compacted}        // $243
        mov (8|M0)               r14.0<1>:f    r111.0<1;1,0>:f                  {Compacted}          // $248
        mov (8|M0)               r18.0<2>:d    r10.0<1;1,0>:d                                        // $244
        add (8|M0)               r10.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@7}    // $261
        mov (8|M0)               r10.0<2>:d    r3.0<1;1,0>:d                                         // $262
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $278
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x10800:ud              {AccWrEn}   // $287
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r13:2              {A@1,$3} // ex_desc:0x0; desc:0x200D584 // $250
        mov (8|M0)               r7.0<1>:f     r95.0<1;1,0>:f                   {Compacted}          // $257
        mov (8|M0)               r6.0<1>:f     r103.0<1;1,0>:f                  {Compacted}          // $255
        mov (8|M0)               r13.0<1>:f    r120.0<1;1,0>:f                  {Compacted,$3.src}   // $264
        mov (8|M0)               r14.0<1>:f    r112.0<1;1,0>:f                  {Compacted}          // $266
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $270
        mov (8|M0)               r18.0<2>:d    r9.0<1;1,0>:d                                         // $271
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $287
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0x6000:ud              {AccWrEn}    // $296
        sync.nop                             null                             {Compacted,F@3}        // $259
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {$4} // ex_desc:0x0; desc:0x200D584 // $259
        store.ugm.d32x16t.a64 (1|M0)  [r10:1]   r13:2              {A@1,$5} // ex_desc:0x0; desc:0x200D584 // $268
        mov (8|M0)               r11.0<1>:f    r113.0<1;1,0>:f                  {Compacted}          // $284
        mov (8|M0)               r6.0<1>:f     r104.0<1;1,0>:f                  {Compacted,$4.src}   // $273
        mov (8|M0)               r7.0<1>:f     r96.0<1;1,0>:f                   {Compacted}          // $275
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $279
        mov (8|M0)               r10.0<1>:f    r121.0<1;1,0>:f                  {Compacted,$5.src}   // $282
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $280
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $296
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x12000:ud              {AccWrEn}   // $305
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@2,$6} // ex_desc:0x0; desc:0x200D584 // $277
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r10:2              {A@1,$7} // ex_desc:0x0; desc:0x200D584 // $286
        add (8|M0)               r20.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $288
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@3}    // $297
        mov (8|M0)               r6.0<1>:f     r105.0<1;1,0>:f                  {Compacted,$6.src}   // $291
        mov (8|M0)               r7.0<1>:f     r97.0<1;1,0>:f                   {Compacted}          // $293
        mov (8|M0)               r10.0<1>:f    r122.0<1;1,0>:f                  {Compacted,$7.src}   // $300
        mov (8|M0)               r11.0<1>:f    r114.0<1;1,0>:f                  {Compacted}          // $302
        mov (8|M0)               r20.0<2>:d    r3.0<1;1,0>:d                                         // $289
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $305
        mov (8|M0)               r14.0<2>:d    r9.0<1;1,0>:d                                         // $298
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x7800:ud              {AccWrEn}    // $314
        store.ugm.d32x16t.a64 (1|M0)  [r20:1]   r6:2               {A@3,$8} // ex_desc:0x0; desc:0x200D584 // $295
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r10:2              {A@1,$9} // ex_desc:0x0; desc:0x200D584 // $304
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $314
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0x13800:ud              {AccWrEn,$9.src} // $323
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $306
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $307
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $323
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x9000:ud              {AccWrEn}    // $332
        add (8|M0)               r18.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $315
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $316
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $332
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x15000:ud              {AccWrEn}   // $341
        mov (8|M0)               r6.0<1>:f     r106.0<1;1,0>:f                  {Compacted,$8.src}   // $309
        mov (8|M0)               r7.0<1>:f     r98.0<1;1,0>:f                   {Compacted}          // $311
        add (8|M0)               r14.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $324
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $325
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $341
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0xA800:ud              {AccWrEn}    // $350
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$10} // ex_desc:0x0; desc:0x200D584 // $313
        mov (8|M0)               r9.0<1>:f     r123.0<1;1,0>:f                  {Compacted}          // $318
        mov (8|M0)               r10.0<1>:f    r115.0<1;1,0>:f                  {Compacted}          // $320
        mov (8|M0)               r6.0<1>:f     r107.0<1;1,0>:f                  {Compacted,$10.src}  // $327
        mov (8|M0)               r7.0<1>:f     r99.0<1;1,0>:f                   {Compacted}          // $329
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $333
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $334
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $350
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x16800:ud              {AccWrEn}   // $359
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r9:2               {A@3,$11} // ex_desc:0x0; desc:0x200D584 // $322
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r6:2               {A@1,$12} // ex_desc:0x0; desc:0x200D584 // $331
        mov (8|M0)               r9.0<1>:f     r124.0<1;1,0>:f                  {Compacted,$11.src}  // $336
        mov (8|M0)               r10.0<1>:f    r116.0<1;1,0>:f                  {Compacted}          // $338
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $342
        mov (8|M0)               r6.0<1>:f     r108.0<1;1,0>:f                  {Compacted,$12.src}  // $345
        mov (8|M0)               r7.0<1>:f     r100.0<1;1,0>:f                  {Compacted}          // $347
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $343
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $359
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r9:2               {A@3,$13} // ex_desc:0x0; desc:0x200D584 // $340
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@1,$14} // ex_desc:0x0; desc:0x200D584 // $349
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $351
        mov (8|M0)               r9.0<1>:f     r125.0<1;1,0>:f                  {Compacted,$13.src}  // $354
        mov (8|M0)               r10.0<1>:f    r117.0<1;1,0>:f                  {Compacted}          // $356
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@2}    // $360
        mov (8|M0)               r6.0<1>:f     r109.0<1;1,0>:f                  {Compacted,$14.src}  // $363
        mov (8|M0)               r7.0<1>:f     r101.0<1;1,0>:f                  {Compacted}          // $365
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $352
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $361
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r9:2               {A@2,$15} // ex_desc:0x0; desc:0x200D584 // $358
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$0} // ex_desc:0x0; desc:0x200D584 // $367

// Line 44
(W)     mov (8|M0)               r127.0<1>:f   r82.0<1;1,0>:f                   {Compacted}          // $369
(W)     send.ugm (1|M0)          r3       r82     null:0  0x0            0x0210651F           {$1} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $369
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$1.dst}             //  memory fence commit; $369
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $369
L4176:
        nop                                                                                          // $369


//
//
