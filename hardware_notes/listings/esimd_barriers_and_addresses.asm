//.recorded simd=8 slm_bytes=16384 spill_bytes=0 private_bytes=0 barriers=1 compiler=ocloc 22.43.24595, IGC 1.0.12504.6
//.kernel gemm
//.platform DG2
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.instCount 412


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

// Line 45
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $516
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $516
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $516
// B002: Preds:{B001},  Succs:{B003}
// _main_0:
(W)     mov (8|M0)               r122.0<1>:ud  r0.0<1;1,0>:ud                                        // $1
(W)     or (1|M0)                cr0.0<1>:ud   cr0.0<0;1,0>:ud   0x4C0:uw              {A@1}         // $1

// Line 21
        sync.nop                             null                             {Compacted,A@1}        // $8
        sync.allwr                           ($0,$1)                                                 // $8
        shr (8|M0)               r3.0<1>:w     r1.0<1;1,0>:uw    3:w               {A@1}             // $8

// Line 22
(W)     and (1|M0)               r119.4<1>:d   r122.1<0;1,0>:d   7:w               {I@3}             // $10

// Line 21
        mov (8|M0)               r126.0<1>:d   r3.0<1;1,0>:uw                   {I@2}                // $20

// Line 24
(W)     shl (1|M0)               r4.1<1>:d     r119.4<0;1,0>:d   17:w               {I@2}            // $14
        shl (8|M0)               r125.0<1>:d   r126.0<1;1,0>:d   8:w               {Compacted,I@2}   // $23

// Line 20
(W)     mov (1|M0)               r2.0<1>:f     0x10000000:f                               {Compacted} //  (0x10000000:f); $6

// Line 22
(W)     shl (1|M0)               r3.4<1>:d     r122.1<0;1,0>:d   3:w                                 // $11

// Line 24
        shr (8|M0)               r10.0<1>:d    r126.0<1;1,0>:ud  1:w               {Compacted}       // $27
        sync.nop                             null                             {Compacted,$2.dst}     // $17
(W)     addc (1|M0)              r6.0<1>:ud    r5.0<0;1,0>:ud    r4.1<0;1,0>:ud   {AccWrEn,I@4}      // $17 R{} IR{}{E:1,E:1,},  {BC=1}
        and (8|M0)               r2.0<1>:d     r125.0<1;1,0>:d   2096128:d               {A@1}       // $24

// Line 22
(W)     and (1|M0)               r4.0<1>:d     r3.4<0;1,0>:d     -64:w               {Compacted,I@4} // $12

// Line 24
        mul (8|M0)               r10.0<1>:d    r10.0<1;1,0>:d    6144:w               {I@4}          // $30
(W)     mov (1|M0)               r7.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $17
        addc (8|M0)              r124.0<1>:ud  r6.0<0;1,0>:ud    r2.0<1;1,0>:ud   {AccWrEn,Compacted,I@4} // $25
        shl (8|M0)               r8.0<1>:d     r126.0<1;1,0>:d   7:w               {Compacted}       // $22
(W)     shl (1|M0)               r119.3<1>:d   r4.0<0;1,0>:d     2:w               {Compacted,I@5}   // $33
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $25
        addc (8|M0)              r11.0<1>:ud   r5.2<0;1,0>:ud    r10.0<1;1,0>:ud  {AccWrEn,Compacted,I@6} // $31
        and (8|M0)               r2.0<1>:d     r8.0<1;1,0>:d     128:w               {Compacted,I@4} // $36
        mov (8|M0)               r12.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $31
        addc (8|M0)              r3.0<1>:ud    r11.0<1;1,0>:ud   r119.3<0;1,0>:ud {AccWrEn,Compacted,I@3} // $34
(W)     add (1|M0)               r5.6<1>:ud    r7.0<0;1,0>:ud    r5.1<0;1,0>:ud                      // $18

// Line 25
        shl (8|M0)               r4.0<1>:d     r126.0<1;1,0>:d   9:w               {Compacted}       // $45

// Line 24
        add (8|M0)               acc2.0<1>:ud  r12.0<1;1,0>:ud   r5.3<0;1,0>:ud   {I@4}              // $32
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $34

// Line 25
        shl (8|M0)               r12.0<1>:d    r126.0<1;1,0>:d   4:w               {Compacted}       // $43

// Line 24
        addc (8|M0)              r6.0<1>:ud    r3.0<1;1,0>:ud    r2.0<1;1,0>:ud   {AccWrEn,Compacted,I@6} // $37 R{} IR{}{O:0,O:0,},  {BC=1}

// Line 25
        and (8|M0)               r10.0<1>:d    r8.0<1;1,0>:d     1046528:d                           // $42

// Line 24
        add (8|M0)               r123.0<1>:ud  r9.0<1;1,0>:ud    r5.6<0;1,0>:ud   {Compacted,I@7}    // $26

// Line 25
        and (8|M0)               r4.0<1>:d     r4.0<1;1,0>:d     512:w               {Compacted,I@7} // $46

// Line 24
        add (8|M0)               acc2.0<1>:ud  r13.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@6}              // $35

// Line 25
        and (8|M0)               r12.0<1>:d    r12.0<1;1,0>:d    224:w               {Compacted,I@6} // $44

// Line 24
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $37

// Line 25
        bfn.(s0|s1|s2) (8|M0)    r127.0<1>:ud  r10.0<1;0>:ud     r12.0<1;0>:ud     r4.0<1>:ud       {I@2} // $47

// Line 24
        add (8|M0)               r15.0<1>:ud   acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $38

// Line 14
        addc (8|M0)              r10.0<1>:ud   r6.0<1;1,0>:ud    0x18000:ud              {AccWrEn}   // $71
        mov (8|M0)               r16.0<2>:d    r6.0<1;1,0>:d                                         // $49
        mov (8|M0)               r16.1<2>:d    r15.0<1;1,0>:d                   {I@3}                // $50
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $71

// Line 20
        load.ugm.d32x32t.a64 (1|M0)  r18:4      [r16:1]            {A@2,$3} // ex_desc:0x0; desc:0x240E580 // $52

// Line 14
        add (8|M0)               r12.1<2>:ud   r11.0<1;1,0>:ud   r15.0<1;1,0>:ud  {Compacted,I@1}    // $72
        mov (8|M0)               r12.0<2>:d    r10.0<1;1,0>:d                                        // $73

// Line 16
        or (8|M0)                r2.0<1>:d     r127.0<1;1,0>:d   1024:w               {Compacted}    // $56

// Line 20
        load.ugm.d32x32t.a64 (1|M0)  r22:4      [r12:1]            {A@2,$4} // ex_desc:0x0; desc:0x240E580 // $76

// Line 16
        or (8|M0)                r7.0<1>:d     r127.0<1;1,0>:d   256:w               {Compacted}     // $61
        or (8|M0)                r9.0<1>:d     r127.0<1;1,0>:d   1280:w               {Compacted}    // $66

// Line 24
        mov (8|M0)               r120.0<2>:d   r6.0<1;1,0>:d                                         // $39

// Line 16
        add (8|M0)               r6.0<1>:d     r127.0<1;1,0>:d   5376:w                              // $92

// Line 24
        mov (8|M0)               r120.1<2>:d   r15.0<1;1,0>:d                                        // $40

// Line 28
        mov (8|M0)               r3.0<1>:f     r19.0<1;1,0>:f                   {Compacted,$3.dst}   // $58
        mov (8|M0)               r8.0<1>:f     r20.0<1;1,0>:f                   {Compacted}          // $63
        mov (8|M0)               r4.0<1>:f     r21.0<1;1,0>:f                   {Compacted}          // $68
        store.slm.d32x8t.a32 (1|M0)  [r127:1]   r18:1              {$5} // ex_desc:0x0; desc:0x200C504 // $54
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r3:1               {A@3,$6} // ex_desc:0x0; desc:0x200C504 // $59
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r8:1               {A@2,$7} // ex_desc:0x0; desc:0x200C504 // $64
        store.slm.d32x8t.a32 (1|M0)  [r9:1]     r4:1               {A@1,$8} // ex_desc:0x0; desc:0x200C504 // $69

// Line 16
        add (8|M0)               r2.0<1>:d     r127.0<1;1,0>:d   4096:w               {$6.src}       // $78
        add (8|M0)               r3.0<1>:d     r127.0<1;1,0>:d   5120:w                              // $82

// Line 28
        sync.nop                             null                             {Compacted,$7.src}     // $84
        mov (8|M0)               r7.0<1>:f     r23.0<1;1,0>:f                   {Compacted,$4.dst}   // $84

// Line 16
        add (8|M0)               r8.0<1>:d     r127.0<1;1,0>:d   4352:w                              // $87

// Line 28
        mov (8|M0)               r4.0<1>:f     r24.0<1;1,0>:f                   {Compacted,$8.src}   // $89
        mov (8|M0)               r9.0<1>:f     r25.0<1;1,0>:f                   {Compacted}          // $94
        sync.nop                             null                             {Compacted,I@3}        // $80
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r22:1              {$9} // ex_desc:0x0; desc:0x200C504 // $80
        store.slm.d32x8t.a32 (1|M0)  [r3:1]     r7:1               {A@2,$10} // ex_desc:0x0; desc:0x200C504 // $85
        store.slm.d32x8t.a32 (1|M0)  [r8:1]     r4:1               {A@1,$11} // ex_desc:0x0; desc:0x200C504 // $90
        store.slm.d32x8t.a32 (1|M0)  [r6:1]     r9:1               {A@1,$12} // ex_desc:0x0; desc:0x200C504 // $95
(W)     send.slm (1|M0)          r10      r122    null:0  0x0            0x0210011F           {$13} // wr:1+0, rd:1; fence.slm.none.group // $96
(W)     mov (1|M0)               r11.2<1>:f    0x0:f                               {Compacted}       //  (0x00000000:f); $97
(W)     mov (2|M0)               r11.10<1>:ub  r122.11<0;1,0>:ub                {F@1}                // $97
(W)     mov (8|M0)               null<1>:ud    r10.0<1;1,0>:ud                  {$13.dst}            //  memory fence commit; $97
(W)     send.gtwy (1|M0)         null     r11     null:0  0x0            0x02000004           {A@2,$14} // wr:1+0, rd:0; signal barrier // $97
(W)     sync.bar                             null                                                    // $97

// Line 29
(W)     mov (8|M0)               r2.0<1>:f     0x0:f                               {Compacted,$9.src} // $101
(W)     mov (1|M0)               r119.1<1>:d   8192:w                                                // $99
(W)     mov (1|M0)               r119.2<1>:d   768:w                                                 // $100
(W)     mov (1|M0)               r119.0<1>:d   0:w                                                   // $105
        mov (8|M0)               r111.0<1>:f   r2.0<0;1,0>:f                    {Compacted,F@1}      // $106
        mov (8|M0)               r112.0<1>:f   r2.1<0;1,0>:f                    {Compacted}          // $107
        mov (8|M0)               r113.0<1>:f   r2.2<0;1,0>:f                    {Compacted}          // $108
        mov (8|M0)               r114.0<1>:f   r2.3<0;1,0>:f                    {Compacted}          // $109
        mov (8|M0)               r115.0<1>:f   r2.4<0;1,0>:f                    {Compacted}          // $110
        mov (8|M0)               r116.0<1>:f   r2.5<0;1,0>:f                    {Compacted}          // $111
        mov (8|M0)               r117.0<1>:f   r2.6<0;1,0>:f                    {Compacted}          // $112
        mov (8|M0)               r118.0<1>:f   r2.7<0;1,0>:f                    {Compacted}          // $113
        mov (8|M0)               r103.0<1>:f   r2.0<0;1,0>:f                    {Compacted}          // $114
        mov (8|M0)               r104.0<1>:f   r2.1<0;1,0>:f                    {Compacted}          // $115
        mov (8|M0)               r105.0<1>:f   r2.2<0;1,0>:f                    {Compacted}          // $116
        mov (8|M0)               r106.0<1>:f   r2.3<0;1,0>:f                    {Compacted}          // $117
        mov (8|M0)               r107.0<1>:f   r2.4<0;1,0>:f                    {Compacted}          // $118
        mov (8|M0)               r108.0<1>:f   r2.5<0;1,0>:f                    {Compacted}          // $119
        mov (8|M0)               r109.0<1>:f   r2.6<0;1,0>:f                    {Compacted}          // $120
        mov (8|M0)               r110.0<1>:f   r2.7<0;1,0>:f                    {Compacted}          // $121
        mov (8|M0)               r95.0<1>:f    r2.0<0;1,0>:f                    {Compacted}          // $122
        mov (8|M0)               r96.0<1>:f    r2.1<0;1,0>:f                    {Compacted}          // $123
        mov (8|M0)               r97.0<1>:f    r2.2<0;1,0>:f                    {Compacted}          // $124
        mov (8|M0)               r98.0<1>:f    r2.3<0;1,0>:f                    {Compacted}          // $125
        mov (8|M0)               r99.0<1>:f    r2.4<0;1,0>:f                    {Compacted}          // $126
        mov (8|M0)               r100.0<1>:f   r2.5<0;1,0>:f                    {Compacted}          // $127
        mov (8|M0)               r101.0<1>:f   r2.6<0;1,0>:f                    {Compacted}          // $128
        mov (8|M0)               r102.0<1>:f   r2.7<0;1,0>:f                    {Compacted}          // $129
        mov (8|M0)               r87.0<1>:f    r2.0<0;1,0>:f                    {Compacted}          // $130
        mov (8|M0)               r88.0<1>:f    r2.1<0;1,0>:f                    {Compacted}          // $131
        mov (8|M0)               r89.0<1>:f    r2.2<0;1,0>:f                    {Compacted}          // $132
        mov (8|M0)               r90.0<1>:f    r2.3<0;1,0>:f                    {Compacted}          // $133
        mov (8|M0)               r91.0<1>:f    r2.4<0;1,0>:f                    {Compacted}          // $134
        mov (8|M0)               r92.0<1>:f    r2.5<0;1,0>:f                    {Compacted}          // $135
        mov (8|M0)               r93.0<1>:f    r2.6<0;1,0>:f                    {Compacted}          // $136
        mov (8|M0)               r94.0<1>:f    r2.7<0;1,0>:f                    {Compacted}          // $137
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 32
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r119.0<0;1,0>:ud  0xE:uw              {I@1}           // $143

// Line 31
(W)     shl (1|M0)               r119.5<1>:d   r119.0<0;1,0>:d   12:w               {Compacted}      // $140
(W)     and (1|M0)               r119.6<1>:d   r119.5<0;1,0>:d   8192:w               {I@1}          // $141

// Line 32
(~f0.0) goto (8|M0)                          _0_008            _0_008                                // $144
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 33
        mov (8|M0)               r2.0<1>:d     r120.0<2;1,0>:d                  {A@1}                // $147
        mov (8|M0)               r3.0<1>:d     r120.1<2;1,0>:d                  {$10.src}            // $148
        sync.allrd                           ($0,$11)                                                // $149
        addc (8|M0)              r4.0<1>:ud    r2.0<1;1,0>:ud    0x30000:ud              {AccWrEn,I@2} // $149

// Line 16
(W)     bfn.((~s0|~s1)^~s2) (1|M0)   r5.6<1>:ud  r119.5<0;0>:ud  r119.1<0;0>:ud    r119.1<0>:ud      // $159

// Line 33
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$12.src}  // $149

// Line 14
        mov (8|M0)               r8.0<2>:d     r4.0<1;1,0>:d                    {I@3}                // $154

// Line 33
        add (8|M0)               r120.1<2>:ud  r6.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@2}    // $150
        mov (8|M0)               r120.0<2>:d   r4.0<1;1,0>:d                                         // $151

// Line 14
        addc (8|M0)              r6.0<1>:ud    r2.0<1;1,0>:ud    0x48000:ud              {AccWrEn}   // $179
        mov (8|M0)               r8.1<2>:d     r120.1<2;1,0>:d                  {I@2}                // $155

// Line 16
        add (8|M0)               r7.0<1>:d     r127.0<1;1,0>:d   r5.6<0;1,0>:d    {Compacted}        // $160

// Line 20
        sync.nop                             null                             {Compacted,$14.src}    // $157
        load.ugm.d32x32t.a64 (1|M0)  r10:4      [r8:1]             {A@2,$1} // ex_desc:0x0; desc:0x240E580 // $157

// Line 14
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$1.src}   // $179

// Line 16
        or (8|M0)                r14.0<1>:d    r7.0<1;1,0>:d     1024:w               {Compacted,I@2} // $164

// Line 14
        sync.allrd                           ($5,$15)                                                // $180
        add (8|M0)               r18.1<2>:ud   r8.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@2}    // $180
        mov (8|M0)               r18.0<2>:d    r6.0<1;1,0>:d                                         // $181

// Line 16
        or (8|M0)                r16.0<1>:d    r7.0<1;1,0>:d     256:w               {Compacted}     // $169

// Line 20
        load.ugm.d32x32t.a64 (1|M0)  r20:4      [r18:1]            {A@2,$2} // ex_desc:0x0; desc:0x240E580 // $184

// Line 16
        add3 (8|M0)              r2.0<1>:d     r127.0<1;0>:d     r5.6<0;0>:d       5376:w               // $200
        add3 (8|M0)              r9.0<1>:d     r127.0<1;0>:d     r5.6<0;0>:d       4096:w               // $186

// Line 28
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r10:1              {$1} // ex_desc:0x0; desc:0x200C504 // $162
        mov (8|M0)               r15.0<1>:f    r11.0<1;1,0>:f                   {Compacted}          // $166
        mov (8|M0)               r17.0<1>:f    r12.0<1;1,0>:f                   {Compacted}          // $171
        mov (8|M0)               r4.0<1>:f     r13.0<1;1,0>:f                   {Compacted}          // $176

// Line 16
        or (8|M0)                r7.0<1>:d     r7.0<1;1,0>:d     1280:w               {Compacted,$1.src} // $174

// Line 28
        store.slm.d32x8t.a32 (1|M0)  [r14:1]    r15:1              {A@3,$3} // ex_desc:0x0; desc:0x200C504 // $167
        store.slm.d32x8t.a32 (1|M0)  [r16:1]    r17:1              {A@2,$4} // ex_desc:0x0; desc:0x200C504 // $172
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r4:1               {A@1,$6} // ex_desc:0x0; desc:0x200C504 // $177

// Line 16
        add3 (8|M0)              r10.0<1>:d    r127.0<1;0>:d     r5.6<0;0>:d       4352:w               // $195
        add3 (8|M0)              r14.0<1>:d    r127.0<1;0>:d     r5.6<0;0>:d       5120:w               {$3.src} // $190

// Line 28
        mov (8|M0)               r15.0<1>:f    r21.0<1;1,0>:f                   {Compacted,$2.dst}   // $192
        mov (8|M0)               r4.0<1>:f     r22.0<1;1,0>:f                   {Compacted,$6.src}   // $197
        mov (8|M0)               r7.0<1>:f     r23.0<1;1,0>:f                   {Compacted}          // $202
        store.slm.d32x8t.a32 (1|M0)  [r9:1]     r20:1              {$7} // ex_desc:0x0; desc:0x200C504 // $188
        store.slm.d32x8t.a32 (1|M0)  [r14:1]    r15:1              {A@1,$8} // ex_desc:0x0; desc:0x200C504 // $193
        store.slm.d32x8t.a32 (1|M0)  [r10:1]    r4:1               {A@2,$9} // ex_desc:0x0; desc:0x200C504 // $198
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r7:1               {A@1,$13} // ex_desc:0x0; desc:0x200C504 // $203
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L2120:

// Line 37
        sync.nop                             null                             {Compacted,$13.src}    // $207
        mov (8|M0)               r2.0<2>:d     r124.0<1;1,0>:d                  {$10.src}            // $207
        sync.allrd                           ($0,$9)                                                 // $212
        addc (8|M0)              r4.0<1>:ud    r124.0<1;1,0>:ud  0x100:ud              {AccWrEn,Compacted,$11.src} // $212
        mov (8|M0)               r2.1<2>:d     r123.0<1;1,0>:d                                       // $208
        mov (8|M0)               r14.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $212

// Line 36
        sync.allrd                           ($7,$12,$14)                                            // $210
        load.ugm.d32x64t.a64 (1|M0)  r6:8       [r2:1]             {A@2,$5} // ex_desc:0x0; desc:0x280F580 // $210

// Line 37
        addc (8|M0)              r15.0<1>:ud   r124.0<1;1,0>:ud  0x200:ud              {AccWrEn,Compacted} // $219
        sync.nop                             null                             {Compacted,$4.src}     // $213
        add (8|M0)               r16.1<2>:ud   r14.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted,I@2}    // $213
        mov (8|M0)               r26.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $219
        addc (8|M0)              r27.0<1>:ud   r124.0<1;1,0>:ud  0x300:ud              {AccWrEn,Compacted} // $226
        add (8|M0)               r28.1<2>:ud   r26.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted,I@2}    // $220
        mov (8|M0)               r28.0<2>:d    r15.0<1;1,0>:d                                        // $221
        mov (8|M0)               r38.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $226

// Line 36
        load.ugm.d32x64t.a64 (1|M0)  r30:8      [r28:1]            {A@2,$1} // ex_desc:0x0; desc:0x280F580 // $224

// Line 37
        mov (8|M0)               r16.0<2>:d    r4.0<1;1,0>:d                                         // $214
        sync.nop                             null                             {Compacted,$5.src}     // $227
        add (8|M0)               r2.1<2>:ud    r38.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted,I@2}    // $227
        mov (8|M0)               r2.0<2>:d     r27.0<1;1,0>:d                                        // $228

// Line 36
        load.ugm.d32x64t.a64 (1|M0)  r18:8      [r16:1]            {A@3,$2} // ex_desc:0x0; desc:0x280F580 // $217
        load.ugm.d32x64t.a64 (1|M0)  r39:8      [r2:1]             {A@1,$3} // ex_desc:0x0; desc:0x280F580 // $231

// Line 38
        bfn.(s0&s1|s2) (8|M0)    r14.0<1>:ud   r125.0<1;0>:ud    r119.2<0;0>:ud    r119.6<0>:ud      // $233

// Line 41
        addc (8|M0)              r2.0<1>:ud    r124.0<1;1,0>:ud  0x2000:ud              {AccWrEn,$3.src} // $258

// Line 38
        or (8|M0)                r4.0<1>:d     r14.0<1;1,0>:d    1024:w               {Compacted,I@2} // $237

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r47:8      [r14:1]            {$6} // ex_desc:0x0; desc:0x280F500 // $235
        load.slm.d32x64t.a32 (1|M0)  r55:8      [r4:1]             {A@1,$10} // ex_desc:0x0; desc:0x280F500 // $239

// Line 38
        or (8|M0)                r15.0<1>:d    r14.0<1;1,0>:d    3072:w                              // $245

// Line 41
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $258

// Line 37
        addc (8|M0)              r4.0<1>:ud    r124.0<1;1,0>:ud  0x2100:ud              {AccWrEn,$10.src} // $266

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r71:8      [r15:1]            {A@3,$11} // ex_desc:0x0; desc:0x280F500 // $247

// Line 37
        mov (8|M0)               r15.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$11.src}  // $266

// Line 38
        or (8|M0)                r16.0<1>:d    r14.0<1;1,0>:d    2048:w               {$2.src}       // $241

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r63:8      [r16:1]            {A@1,$12} // ex_desc:0x0; desc:0x280F500 // $243

// Line 41
        add (8|M0)               r16.1<2>:ud   r3.0<1;1,0>:ud    r123.0<1;1,0>:ud {Compacted,$12.src} // $259

// Line 37
        mov (8|M0)               r16.0<2>:d    r2.0<1;1,0>:d                                         // $261

// Line 36
        load.ugm.d32x64t.a64 (1|M0)  r79:8      [r16:1]            {A@1,$14} // ex_desc:0x0; desc:0x280F580 // $264

// Line 53
        mov (8|M0)               r47.0<1>:ud   r47.0<8;8,1>:ud                  {$6.dst}             // $249
        sync.nop                             null                             {Compacted,I@1}        // $249
        sync.allwr                           ($5,$10,$15)                                            // $249
        dpas.8x8 (8|M0)          r95:f         r95:f             r47:bf            r6.0:bf          {Atomic} // $249 R{} IR{}{O:7,O:11,O:1,},  R{} IR{}{E:8,E:12,O:1,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r55:bf            r6.0:bf          {$15} // $251 R{} IR{}{O:5,O:13,O:1,},  R{} IR{}{E:6,E:14,O:1,},  {BC=1}

// Line 37
        addc (8|M0)              r8.0<1>:ud    r124.0<1;1,0>:ud  0x2200:ud              {AccWrEn,$15.src} // $273
        add (8|M0)               r6.1<2>:ud    r15.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted}        // $267
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $273
        addc (8|M0)              r3.0<1>:ud    r124.0<1;1,0>:ud  0x2300:ud              {AccWrEn}    // $280
        add (8|M0)               r10.1<2>:ud   r9.0<1;1,0>:ud    r123.0<1;1,0>:ud {Compacted,I@2}    // $274
        mov (8|M0)               r10.0<2>:d    r8.0<1;1,0>:d                                         // $275

// Line 53
        sync.nop                             null                             {Compacted,$1.dst}     // $253
        dpas.8x8 (8|M0)          r103:f        r103:f            r47:bf            r30.0:bf         {Atomic} // $253 R{} IR{}{O:9,O:11,O:7,},  R{} IR{}{E:10,E:12,O:7,},  {BC=1}
        dpas.8x8 (8|M0)          r111:f        r111:f            r55:bf            r30.0:bf         {$1} // $255 R{} IR{}{O:11,O:13,O:7,},  R{} IR{}{E:12,E:14,O:7,},  {BC=1}

// Line 36
        sync.nop                             null                             {Compacted,$1.src}     // $278
        load.ugm.d32x64t.a64 (1|M0)  r26:8      [r10:1]            {A@1,$6} // ex_desc:0x0; desc:0x280F580 // $278

// Line 37
        mov (8|M0)               r2.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $280
        mov (8|M0)               r6.0<2>:d     r4.0<1;1,0>:d                                         // $268
        add (8|M0)               r12.1<2>:ud   r2.0<1;1,0>:ud    r123.0<1;1,0>:ud {Compacted,I@2}    // $281
        mov (8|M0)               r12.0<2>:d    r3.0<1;1,0>:d                                         // $282

// Line 53
        sync.allwr                           ($2,$11,$12,$15)                                        // $250
        dpas.8x8 (8|M0)          r95:f         r95:f             r63:bf            r18.0:bf         {Atomic} // $250 R{} IR{}{O:7,O:15,O:4,},  R{} IR{}{E:8,E:0,O:4,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r71:bf            r18.0:bf         {$2} // $252 R{} IR{}{O:5,O:1,O:4,},  R{} IR{}{E:6,E:2,O:4,},  {BC=1}

// Line 36
        sync.nop                             null                             {Compacted,$2.src}     // $271
        load.ugm.d32x64t.a64 (1|M0)  r18:8      [r6:1]             {A@3,$4} // ex_desc:0x0; desc:0x280F580 // $271

// Line 53
        sync.allwr                           ($1,$3)                                                 // $254
        dpas.8x8 (8|M0)          r103:f        r103:f            r63:bf            r39.0:bf         {Atomic} // $254 R{} IR{}{O:9,O:15,O:9,},  R{} IR{}{E:10,E:0,E:10,},  {BC=2}
        dpas.8x8 (8|M0)          r111:f        r111:f            r71:bf            r39.0:bf         {$3} // $256 R{} IR{}{O:11,O:1,O:9,},  R{} IR{}{E:12,E:2,E:10,},  {BC=2}

// Line 36
        sync.nop                             null                             {Compacted,$3.src}     // $285
        load.ugm.d32x64t.a64 (1|M0)  r34:8      [r12:1]            {A@1,$1} // ex_desc:0x0; desc:0x280F580 // $285

// Line 38
        or (8|M0)                r15.0<1>:d    r14.0<1;1,0>:d    4096:w                              // $287
        or (8|M0)                r4.0<1>:d     r14.0<1;1,0>:d    5120:w                              // $291

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r42:8      [r15:1]            {A@2,$7} // ex_desc:0x0; desc:0x280F500 // $289
        load.slm.d32x64t.a32 (1|M0)  r50:8      [r4:1]             {A@1,$8} // ex_desc:0x0; desc:0x280F500 // $293

// Line 38
        or (8|M0)                r7.0<1>:d     r14.0<1;1,0>:d    7168:w                              // $299
        or (8|M0)                r6.0<1>:d     r14.0<1;1,0>:d    6144:w               {$4.src}       // $295

// Line 45
        load.slm.d32x64t.a32 (1|M0)  r66:8      [r7:1]             {A@2,$13} // ex_desc:0x0; desc:0x280F500 // $301
        load.slm.d32x64t.a32 (1|M0)  r58:8      [r6:1]             {A@1,$9} // ex_desc:0x0; desc:0x280F500 // $297

// Line 41
        addc (8|M0)              r6.0<1>:ud    r124.0<1;1,0>:ud  0x4000:ud              {AccWrEn,$9.src} // $312

// Line 53
        sync.allwr                           ($2,$7,$8,$14)                                          // $303
        dpas.8x8 (8|M0)          r95:f         r95:f             r42:bf            r79.0:bf         {Atomic} // $303 R{} IR{}{O:7,O:10,O:3,},  R{} IR{}{E:8,O:10,E:4,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r50:bf            r79.0:bf         {$14} // $305 R{} IR{}{O:5,O:12,O:3,},  R{} IR{}{E:6,O:12,E:4,},  {BC=1}

// Line 41
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $312
        add (8|M0)               r123.0<1>:ud  acc0.0<1;1,0>:ud  r123.0<1;1,0>:ud                    // $313

// Line 53
        sync.allwr                           ($3,$6)                                                 // $307
        dpas.8x8 (8|M0)          r103:f        r103:f            r42:bf            r26.0:bf         {Atomic} // $307 R{} IR{}{O:9,O:10,O:6,},  R{} IR{}{E:10,O:10,O:6,},  {BC=1}
        dpas.8x8 (8|M0)          r111:f        r111:f            r50:bf            r26.0:bf         {$6} // $309 R{} IR{}{O:11,O:12,O:6,},  R{} IR{}{E:12,O:12,O:6,},  {BC=1}
        sync.allwr                           ($1,$4,$6,$9,$13,$14)                                   // $304
        dpas.8x8 (8|M0)          r95:f         r95:f             r58:bf            r18.0:bf         {Atomic} // $304 R{} IR{}{O:7,O:14,O:4,},  R{} IR{}{E:8,O:14,O:4,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r66:bf            r18.0:bf         {Atomic} // $306 R{} IR{}{O:5,O:0,O:4,},  R{} IR{}{E:6,O:0,O:4,},  {BC=1}
        dpas.8x8 (8|M0)          r103:f        r103:f            r58:bf            r34.0:bf         {Atomic} // $308 R{} IR{}{O:9,O:14,O:8,},  R{} IR{}{E:10,O:14,O:8,},  {BC=1}
        dpas.8x8 (8|M0)          r111:f        r111:f            r66:bf            r34.0:bf         {$15} // $310 R{} IR{}{O:11,O:0,O:8,},  R{} IR{}{E:12,O:0,O:8,},  {BC=1}

// Line 42
(W)     send.slm (1|M0)          r3       r122    null:0  0x0            0x0210011F           {$2} // wr:1+0, rd:1; fence.slm.none.group // $315
(W)     mov (1|M0)               r4.2<1>:f     0x0:f                               {Compacted}       //  (0x00000000:f); $316
(W)     mov (2|M0)               r4.10<1>:ub   r122.11<0;1,0>:ub                {F@1}                // $316
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$2.dst}             //  memory fence commit; $316
(W)     send.gtwy (1|M0)         null     r4      null:0  0x0            0x02000004           {A@2,$0} // wr:1+0, rd:0; signal barrier // $316
(W)     sync.bar                             null                                                    // $316

// Line 29
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $318
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:

// Line 32
(W)     add (1|M0)               r119.0<1>:d   r119.0<0;1,0>:d   2:w               {Compacted}       // $321

// Line 29
        mov (8|M0)               r124.0<1>:f   r6.0<1;1,0>:f                    {Compacted}          // $323
(W)     jmpi                                 _0_007                                                  // $324
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L3504                                                   //
L3504:

// Line 44
        shl (8|M0)               r3.0<1>:d     r126.0<1;1,0>:d   2:w               {Compacted,$10.src} // $328
(W)     shl (1|M0)               r2.0<1>:d     r119.4<0;1,0>:d   7:w               {Compacted,$13.src} // $327
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@2}         // $329
        shl (8|M0)               r11.0<1>:d    r126.0<1;1,0>:d   6:w               {Compacted,$14.src} // $338
        add (8|M0)               r3.0<1>:d     r2.0<0;1,0>:d     acc0.0<1;1,0>:d  {I@3}              // $330
        and (8|M0)               r11.0<1>:d    r11.0<1;1,0>:d    192:w               {Compacted,I@2} // $339
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@2}          // $333
        sync.nop                             null                             {Compacted,$15.dst}    // $344
        mov (8|M0)               r16.0<1>:f    r95.0<1;1,0>:f                   {Compacted,$4.src}   // $344
        sync.allrd                           ($0,$9,$11)                                             // $334
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $334
        mov (8|M0)               r17.0<1>:f    r87.0<1;1,0>:f                   {Compacted}          // $346
        sync.nop                             null                             {Compacted,$12.src}    // $334
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,F@3}      // $334
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    r119.3<0;1,0>:ud {AccWrEn,Compacted,I@2} // $336
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $335
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$7.src}   // $336
        addc (8|M0)              r12.0<1>:ud   r8.0<1;1,0>:ud    r11.0<1;1,0>:ud  {AccWrEn,Compacted,I@3} // $340
        add (8|M0)               acc2.0<1>:ud  r9.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $337
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $340
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0xC000:ud              {AccWrEn,I@3} // $351
        add (8|M0)               r2.0<1>:ud    r13.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $341
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $351
        addc (8|M0)              r10.0<1>:ud   r12.0<1;1,0>:ud   0x1800:ud              {AccWrEn}    // $362
        mov (8|M0)               r14.0<2>:d    r12.0<1;1,0>:d                   {$8.src}             // $342
        mov (8|M0)               r14.1<2>:d    r2.0<1;1,0>:d                    {I@4}                // $343
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $362
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0xD800:ud              {AccWrEn}    // $373
        mov (8|M0)               r8.0<1>:f     r103.0<1;1,0>:f                  {Compacted}          // $355
        mov (8|M0)               r9.0<1>:f     r111.0<1;1,0>:f                  {Compacted}          // $357
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $352
        mov (8|M0)               r6.0<2>:d     r3.0<1;1,0>:d                                         // $353
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $373
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x3000:ud              {AccWrEn}    // $384

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r16:2              {A@3,$3} // ex_desc:0x0; desc:0x200D584 // $349
        store.ugm.d32x16t.a64 (1|M0)  [r6:1]    r8:2               {A@1,$4} // ex_desc:0x0; desc:0x200D584 // $360

// Line 44
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $384
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0xF000:ud              {AccWrEn}    // $395
        sync.nop                             null                             {Compacted,$3.src}     // $374
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@4}    // $374
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $375
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $395
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0x4800:ud              {AccWrEn}    // $406
        mov (8|M0)               r13.0<1>:f    r96.0<1;1,0>:f                   {Compacted}          // $366
        add (8|M0)               r18.1<2>:ud   r11.0<1;1,0>:ud   r2.0<1;1,0>:ud   {Compacted,$5.src} // $363
        mov (8|M0)               r14.0<1>:f    r88.0<1;1,0>:f                   {Compacted}          // $368
        mov (8|M0)               r18.0<2>:d    r10.0<1;1,0>:d                                        // $364
        add (8|M0)               r10.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@7}    // $385
        mov (8|M0)               r10.0<2>:d    r3.0<1;1,0>:d                                         // $386
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $406
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x10800:ud              {AccWrEn}   // $417

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r13:2              {A@1,$6} // ex_desc:0x0; desc:0x200D584 // $371

// Line 44
        mov (8|M0)               r7.0<1>:f     r112.0<1;1,0>:f                  {Compacted}          // $379
        mov (8|M0)               r6.0<1>:f     r104.0<1;1,0>:f                  {Compacted}          // $377
        mov (8|M0)               r13.0<1>:f    r97.0<1;1,0>:f                   {Compacted,$6.src}   // $388
        mov (8|M0)               r14.0<1>:f    r89.0<1;1,0>:f                   {Compacted}          // $390
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $396
        mov (8|M0)               r18.0<2>:d    r9.0<1;1,0>:d                                         // $397
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $417
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0x6000:ud              {AccWrEn}    // $428

// Line 73
        sync.nop                             null                             {Compacted,F@3}        // $382
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {$7} // ex_desc:0x0; desc:0x200D584 // $382
        store.ugm.d32x16t.a64 (1|M0)  [r10:1]   r13:2              {A@1,$8} // ex_desc:0x0; desc:0x200D584 // $393

// Line 44
        mov (8|M0)               r11.0<1>:f    r90.0<1;1,0>:f                   {Compacted}          // $412
        mov (8|M0)               r6.0<1>:f     r105.0<1;1,0>:f                  {Compacted,$7.src}   // $399
        mov (8|M0)               r7.0<1>:f     r113.0<1;1,0>:f                  {Compacted}          // $401
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $407
        mov (8|M0)               r10.0<1>:f    r98.0<1;1,0>:f                   {Compacted,$8.src}   // $410
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $408
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $428
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x12000:ud              {AccWrEn}   // $439

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@2,$9} // ex_desc:0x0; desc:0x200D584 // $404
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r10:2              {A@1,$10} // ex_desc:0x0; desc:0x200D584 // $415

// Line 44
        add (8|M0)               r20.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $418
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@3}    // $429
        mov (8|M0)               r6.0<1>:f     r106.0<1;1,0>:f                  {Compacted,$9.src}   // $421
        mov (8|M0)               r7.0<1>:f     r114.0<1;1,0>:f                  {Compacted}          // $423
        mov (8|M0)               r10.0<1>:f    r99.0<1;1,0>:f                   {Compacted,$10.src}  // $432
        mov (8|M0)               r11.0<1>:f    r91.0<1;1,0>:f                   {Compacted}          // $434
        mov (8|M0)               r20.0<2>:d    r3.0<1;1,0>:d                                         // $419
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $439
        mov (8|M0)               r14.0<2>:d    r9.0<1;1,0>:d                                         // $430
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x7800:ud              {AccWrEn}    // $450

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r20:1]   r6:2               {A@3,$11} // ex_desc:0x0; desc:0x200D584 // $426
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r10:2              {A@1,$12} // ex_desc:0x0; desc:0x200D584 // $437

// Line 44
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $450
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0x13800:ud              {AccWrEn,$12.src} // $461
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $440
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $441
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $461
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x9000:ud              {AccWrEn}    // $472
        add (8|M0)               r18.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $451
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $452
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $472
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x15000:ud              {AccWrEn}   // $483
        mov (8|M0)               r6.0<1>:f     r107.0<1;1,0>:f                  {Compacted,$11.src}  // $443
        mov (8|M0)               r7.0<1>:f     r115.0<1;1,0>:f                  {Compacted}          // $445
        add (8|M0)               r14.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $462
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $463
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $483
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0xA800:ud              {AccWrEn}    // $494

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$13} // ex_desc:0x0; desc:0x200D584 // $448

// Line 44
        mov (8|M0)               r9.0<1>:f     r100.0<1;1,0>:f                  {Compacted}          // $454
        mov (8|M0)               r10.0<1>:f    r92.0<1;1,0>:f                   {Compacted}          // $456
        mov (8|M0)               r6.0<1>:f     r108.0<1;1,0>:f                  {Compacted,$13.src}  // $465
        mov (8|M0)               r7.0<1>:f     r116.0<1;1,0>:f                  {Compacted}          // $467
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $473
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $474
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $494
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x16800:ud              {AccWrEn}   // $505

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r9:2               {A@3,$14} // ex_desc:0x0; desc:0x200D584 // $459
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r6:2               {A@1,$15} // ex_desc:0x0; desc:0x200D584 // $470

// Line 44
        mov (8|M0)               r9.0<1>:f     r101.0<1;1,0>:f                  {Compacted,$14.src}  // $476
        mov (8|M0)               r10.0<1>:f    r93.0<1;1,0>:f                   {Compacted}          // $478
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $484
        mov (8|M0)               r6.0<1>:f     r109.0<1;1,0>:f                  {Compacted,$15.src}  // $487
        mov (8|M0)               r7.0<1>:f     r117.0<1;1,0>:f                  {Compacted}          // $489
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $485
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $505

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r9:2               {A@3,$0} // ex_desc:0x0; desc:0x200D584 // $481
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@1,$1} // ex_desc:0x0; desc:0x200D584 // $492

// Line 44
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $495
        mov (8|M0)               r9.0<1>:f     r102.0<1;1,0>:f                  {Compacted,$0.src}   // $498
        mov (8|M0)               r10.0<1>:f    r94.0<1;1,0>:f                   {Compacted}          // $500
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@2}    // $506
        mov (8|M0)               r6.0<1>:f     r110.0<1;1,0>:f                  {Compacted,$1.src}   // $509
        mov (8|M0)               r7.0<1>:f     r118.0<1;1,0>:f                  {Compacted}          // $511
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $496
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $507

// Line 73
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r9:2               {A@2,$2} // ex_desc:0x0; desc:0x200D584 // $503
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$3} // ex_desc:0x0; desc:0x200D584 // $514

// Line 45
(W)     mov (8|M0)               r127.0<1>:f   r122.0<1;1,0>:f                  {Compacted}          // $516
(W)     send.ugm (1|M0)          r3       r122    null:0  0x0            0x0210651F           {$4} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $516
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$4.dst}             //  memory fence commit; $516
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $516
L5048:
        nop                                                                                          // $516


//
//
