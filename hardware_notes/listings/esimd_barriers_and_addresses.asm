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
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $429
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $429
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $429
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
        addc (8|M0)              r10.0<1>:ud   r6.0<1;1,0>:ud    0x18000:ud              {AccWrEn}   // $64
        mov (8|M0)               r16.0<2>:d    r6.0<1;1,0>:d                                         // $49
        mov (8|M0)               r16.1<2>:d    r15.0<1;1,0>:d                   {I@3}                // $50
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $64
        load.ugm.d32x32t.a64 (1|M0)  r18:4      [r16:1]            {A@2,$3} // ex_desc:0x0; desc:0x240E580 // $51
        add (8|M0)               r12.1<2>:ud   r11.0<1;1,0>:ud   r15.0<1;1,0>:ud  {Compacted,I@1}    // $65
        mov (8|M0)               r12.0<2>:d    r10.0<1;1,0>:d                                        // $66

// Line 16
        or (8|M0)                r2.0<1>:d     r127.0<1;1,0>:d   1024:w               {Compacted}    // $54

// Line 14
        load.ugm.d32x32t.a64 (1|M0)  r22:4      [r12:1]            {A@2,$4} // ex_desc:0x0; desc:0x240E580 // $68

// Line 16
        or (8|M0)                r7.0<1>:d     r127.0<1;1,0>:d   256:w               {Compacted}     // $57
        or (8|M0)                r9.0<1>:d     r127.0<1;1,0>:d   1280:w               {Compacted}    // $60

// Line 24
        mov (8|M0)               r120.0<2>:d   r6.0<1;1,0>:d                                         // $39

// Line 16
        add (8|M0)               r6.0<1>:d     r127.0<1;1,0>:d   5376:w                              // $78

// Line 24
        mov (8|M0)               r120.1<2>:d   r15.0<1;1,0>:d                                        // $40

// Line 16
        mov (8|M0)               r3.0<1>:f     r19.0<1;1,0>:f                   {Compacted,$3.dst}   // $55
        mov (8|M0)               r8.0<1>:f     r20.0<1;1,0>:f                   {Compacted}          // $58
        mov (8|M0)               r4.0<1>:f     r21.0<1;1,0>:f                   {Compacted}          // $61
        store.slm.d32x8t.a32 (1|M0)  [r127:1]   r18:1              {$5} // ex_desc:0x0; desc:0x200C504 // $53
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r3:1               {A@3,$6} // ex_desc:0x0; desc:0x200C504 // $56
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r8:1               {A@2,$7} // ex_desc:0x0; desc:0x200C504 // $59
        store.slm.d32x8t.a32 (1|M0)  [r9:1]     r4:1               {A@1,$8} // ex_desc:0x0; desc:0x200C504 // $62
        add (8|M0)               r2.0<1>:d     r127.0<1;1,0>:d   4096:w               {$6.src}       // $70
        add (8|M0)               r3.0<1>:d     r127.0<1;1,0>:d   5120:w                              // $72
        sync.nop                             null                             {Compacted,$7.src}     // $73
        mov (8|M0)               r7.0<1>:f     r23.0<1;1,0>:f                   {Compacted,$4.dst}   // $73
        add (8|M0)               r8.0<1>:d     r127.0<1;1,0>:d   4352:w                              // $75
        mov (8|M0)               r4.0<1>:f     r24.0<1;1,0>:f                   {Compacted,$8.src}   // $76
        mov (8|M0)               r9.0<1>:f     r25.0<1;1,0>:f                   {Compacted}          // $79
        sync.nop                             null                             {Compacted,I@3}        // $71
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r22:1              {$9} // ex_desc:0x0; desc:0x200C504 // $71
        store.slm.d32x8t.a32 (1|M0)  [r3:1]     r7:1               {A@2,$10} // ex_desc:0x0; desc:0x200C504 // $74
        store.slm.d32x8t.a32 (1|M0)  [r8:1]     r4:1               {A@1,$11} // ex_desc:0x0; desc:0x200C504 // $77
        store.slm.d32x8t.a32 (1|M0)  [r6:1]     r9:1               {A@1,$12} // ex_desc:0x0; desc:0x200C504 // $80

// Line 28
(W)     send.slm (1|M0)          r10      r122    null:0  0x0            0x0210011F           {$13} // wr:1+0, rd:1; fence.slm.none.group // $82
(W)     mov (1|M0)               r11.2<1>:f    0x0:f                               {Compacted}       //  (0x00000000:f); $83
(W)     mov (2|M0)               r11.10<1>:ub  r122.11<0;1,0>:ub                {F@1}                // $83
(W)     mov (8|M0)               null<1>:ud    r10.0<1;1,0>:ud                  {$13.dst}            //  memory fence commit; $83
(W)     send.gtwy (1|M0)         null     r11     null:0  0x0            0x02000004           {A@2,$14} // wr:1+0, rd:0; signal barrier // $83
(W)     sync.bar                             null                                                    // $83

// Line 29
(W)     mov (8|M0)               r2.0<1>:f     0x0:f                               {Compacted,$9.src} // $87
(W)     mov (1|M0)               r119.1<1>:d   8192:w                                                // $85
(W)     mov (1|M0)               r119.2<1>:d   768:w                                                 // $86
(W)     mov (1|M0)               r119.0<1>:d   0:w                                                   // $91
        mov (8|M0)               r111.0<1>:f   r2.0<0;1,0>:f                    {Compacted,F@1}      // $92
        mov (8|M0)               r112.0<1>:f   r2.1<0;1,0>:f                    {Compacted}          // $93
        mov (8|M0)               r113.0<1>:f   r2.2<0;1,0>:f                    {Compacted}          // $94
        mov (8|M0)               r114.0<1>:f   r2.3<0;1,0>:f                    {Compacted}          // $95
        mov (8|M0)               r115.0<1>:f   r2.4<0;1,0>:f                    {Compacted}          // $96
        mov (8|M0)               r116.0<1>:f   r2.5<0;1,0>:f                    {Compacted}          // $97
        mov (8|M0)               r117.0<1>:f   r2.6<0;1,0>:f                    {Compacted}          // $98
        mov (8|M0)               r118.0<1>:f   r2.7<0;1,0>:f                    {Compacted}          // $99
        mov (8|M0)               r103.0<1>:f   r2.0<0;1,0>:f                    {Compacted}          // $100
        mov (8|M0)               r104.0<1>:f   r2.1<0;1,0>:f                    {Compacted}          // $101
        mov (8|M0)               r105.0<1>:f   r2.2<0;1,0>:f                    {Compacted}          // $102
        mov (8|M0)               r106.0<1>:f   r2.3<0;1,0>:f                    {Compacted}          // $103
        mov (8|M0)               r107.0<1>:f   r2.4<0;1,0>:f                    {Compacted}          // $104
        mov (8|M0)               r108.0<1>:f   r2.5<0;1,0>:f                    {Compacted}          // $105
        mov (8|M0)               r109.0<1>:f   r2.6<0;1,0>:f                    {Compacted}          // $106
        mov (8|M0)               r110.0<1>:f   r2.7<0;1,0>:f                    {Compacted}          // $107
        mov (8|M0)               r95.0<1>:f    r2.0<0;1,0>:f                    {Compacted}          // $108
        mov (8|M0)               r96.0<1>:f    r2.1<0;1,0>:f                    {Compacted}          // $109
        mov (8|M0)               r97.0<1>:f    r2.2<0;1,0>:f                    {Compacted}          // $110
        mov (8|M0)               r98.0<1>:f    r2.3<0;1,0>:f                    {Compacted}          // $111
        mov (8|M0)               r99.0<1>:f    r2.4<0;1,0>:f                    {Compacted}          // $112
        mov (8|M0)               r100.0<1>:f   r2.5<0;1,0>:f                    {Compacted}          // $113
        mov (8|M0)               r101.0<1>:f   r2.6<0;1,0>:f                    {Compacted}          // $114
        mov (8|M0)               r102.0<1>:f   r2.7<0;1,0>:f                    {Compacted}          // $115
        mov (8|M0)               r87.0<1>:f    r2.0<0;1,0>:f                    {Compacted}          // $116
        mov (8|M0)               r88.0<1>:f    r2.1<0;1,0>:f                    {Compacted}          // $117
        mov (8|M0)               r89.0<1>:f    r2.2<0;1,0>:f                    {Compacted}          // $118
        mov (8|M0)               r90.0<1>:f    r2.3<0;1,0>:f                    {Compacted}          // $119
        mov (8|M0)               r91.0<1>:f    r2.4<0;1,0>:f                    {Compacted}          // $120
        mov (8|M0)               r92.0<1>:f    r2.5<0;1,0>:f                    {Compacted}          // $121
        mov (8|M0)               r93.0<1>:f    r2.6<0;1,0>:f                    {Compacted}          // $122
        mov (8|M0)               r94.0<1>:f    r2.7<0;1,0>:f                    {Compacted}          // $123
// B003: [inDivergent],  Preds:{B006, B002},  Succs:{B004, B005}
_0_007:

// Line 32
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r119.0<0;1,0>:ud  0xE:uw              {I@1}           // $129

// Line 31
(W)     shl (1|M0)               r119.5<1>:d   r119.0<0;1,0>:d   12:w               {Compacted}      // $126
(W)     and (1|M0)               r119.6<1>:d   r119.5<0;1,0>:d   8192:w               {I@1}          // $127

// Line 32
(~f0.0) goto (8|M0)                          _0_008            _0_008                                // $130
// B004: [inDivergent],  Preds:{B003},  Succs:{B005}
_0_009:

// Line 33
        mov (8|M0)               r2.0<1>:d     r120.0<2;1,0>:d                  {A@1}                // $133
        mov (8|M0)               r3.0<1>:d     r120.1<2;1,0>:d                  {$10.src}            // $134
        sync.allrd                           ($0,$11)                                                // $135
        addc (8|M0)              r4.0<1>:ud    r2.0<1;1,0>:ud    0x30000:ud              {AccWrEn,I@2} // $135

// Line 16
(W)     bfn.((~s0|~s1)^~s2) (1|M0)   r5.6<1>:ud  r119.5<0;0>:ud  r119.1<0;0>:ud    r119.1<0>:ud      // $144

// Line 33
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$12.src}  // $135

// Line 14
        mov (8|M0)               r8.0<2>:d     r4.0<1;1,0>:d                    {I@3}                // $140

// Line 33
        add (8|M0)               r120.1<2>:ud  r6.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@2}    // $136
        mov (8|M0)               r120.0<2>:d   r4.0<1;1,0>:d                                         // $137

// Line 14
        addc (8|M0)              r6.0<1>:ud    r2.0<1;1,0>:ud    0x48000:ud              {AccWrEn}   // $157
        mov (8|M0)               r8.1<2>:d     r120.1<2;1,0>:d                  {I@2}                // $141

// Line 16
        add (8|M0)               r7.0<1>:d     r127.0<1;1,0>:d   r5.6<0;1,0>:d    {Compacted}        // $145

// Line 14
        sync.nop                             null                             {Compacted,$14.src}    // $142
        load.ugm.d32x32t.a64 (1|M0)  r10:4      [r8:1]             {A@2,$1} // ex_desc:0x0; desc:0x240E580 // $142
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$1.src}   // $157

// Line 16
        or (8|M0)                r14.0<1>:d    r7.0<1;1,0>:d     1024:w               {Compacted,I@2} // $147

// Line 14
        sync.allrd                           ($5,$15)                                                // $158
        add (8|M0)               r18.1<2>:ud   r8.0<1;1,0>:ud    r3.0<1;1,0>:ud   {Compacted,I@2}    // $158
        mov (8|M0)               r18.0<2>:d    r6.0<1;1,0>:d                                         // $159

// Line 16
        or (8|M0)                r16.0<1>:d    r7.0<1;1,0>:d     256:w               {Compacted}     // $150

// Line 14
        load.ugm.d32x32t.a64 (1|M0)  r20:4      [r18:1]            {A@2,$2} // ex_desc:0x0; desc:0x240E580 // $161

// Line 16
        add3 (8|M0)              r2.0<1>:d     r127.0<1;0>:d     r5.6<0;0>:d       5376:w               // $171
        add3 (8|M0)              r9.0<1>:d     r127.0<1;0>:d     r5.6<0;0>:d       4096:w               // $163
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r10:1              {$1} // ex_desc:0x0; desc:0x200C504 // $146
        mov (8|M0)               r15.0<1>:f    r11.0<1;1,0>:f                   {Compacted}          // $148
        mov (8|M0)               r17.0<1>:f    r12.0<1;1,0>:f                   {Compacted}          // $151
        mov (8|M0)               r4.0<1>:f     r13.0<1;1,0>:f                   {Compacted}          // $154
        or (8|M0)                r7.0<1>:d     r7.0<1;1,0>:d     1280:w               {Compacted,$1.src} // $153
        store.slm.d32x8t.a32 (1|M0)  [r14:1]    r15:1              {A@3,$3} // ex_desc:0x0; desc:0x200C504 // $149
        store.slm.d32x8t.a32 (1|M0)  [r16:1]    r17:1              {A@2,$4} // ex_desc:0x0; desc:0x200C504 // $152
        store.slm.d32x8t.a32 (1|M0)  [r7:1]     r4:1               {A@1,$6} // ex_desc:0x0; desc:0x200C504 // $155
        add3 (8|M0)              r10.0<1>:d    r127.0<1;0>:d     r5.6<0;0>:d       4352:w               // $168
        add3 (8|M0)              r14.0<1>:d    r127.0<1;0>:d     r5.6<0;0>:d       5120:w               {$3.src} // $165
        mov (8|M0)               r15.0<1>:f    r21.0<1;1,0>:f                   {Compacted,$2.dst}   // $166
        mov (8|M0)               r4.0<1>:f     r22.0<1;1,0>:f                   {Compacted,$6.src}   // $169
        mov (8|M0)               r7.0<1>:f     r23.0<1;1,0>:f                   {Compacted}          // $172
        store.slm.d32x8t.a32 (1|M0)  [r9:1]     r20:1              {$7} // ex_desc:0x0; desc:0x200C504 // $164
        store.slm.d32x8t.a32 (1|M0)  [r14:1]    r15:1              {A@1,$8} // ex_desc:0x0; desc:0x200C504 // $167
        store.slm.d32x8t.a32 (1|M0)  [r10:1]    r4:1               {A@2,$9} // ex_desc:0x0; desc:0x200C504 // $170
        store.slm.d32x8t.a32 (1|M0)  [r2:1]     r7:1               {A@1,$13} // ex_desc:0x0; desc:0x200C504 // $173
// B005: [inDivergent],  Preds:{B004, B003},  Succs:{B006, B007}
_0_008:
        join (8|M0)                          _0_010                                                  //
L2120:

// Line 37
        sync.nop                             null                             {Compacted,$13.src}    // $177
        mov (8|M0)               r2.0<2>:d     r124.0<1;1,0>:d                  {$10.src}            // $177
        sync.allrd                           ($0,$9)                                                 // $180
        addc (8|M0)              r4.0<1>:ud    r124.0<1;1,0>:ud  0x100:ud              {AccWrEn,Compacted,$11.src} // $180
        mov (8|M0)               r2.1<2>:d     r123.0<1;1,0>:d                                       // $178
        mov (8|M0)               r14.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $180
        sync.allrd                           ($7,$12,$14)                                            // $179
        load.ugm.d32x64t.a64 (1|M0)  r6:8       [r2:1]             {A@2,$5} // ex_desc:0x0; desc:0x280F580 // $179
        addc (8|M0)              r15.0<1>:ud   r124.0<1;1,0>:ud  0x200:ud              {AccWrEn,Compacted} // $185
        sync.nop                             null                             {Compacted,$4.src}     // $181
        add (8|M0)               r16.1<2>:ud   r14.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted,I@2}    // $181
        mov (8|M0)               r26.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $185
        addc (8|M0)              r27.0<1>:ud   r124.0<1;1,0>:ud  0x300:ud              {AccWrEn,Compacted} // $190
        add (8|M0)               r28.1<2>:ud   r26.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted,I@2}    // $186
        mov (8|M0)               r28.0<2>:d    r15.0<1;1,0>:d                                        // $187
        mov (8|M0)               r38.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$15.src}  // $190
        load.ugm.d32x64t.a64 (1|M0)  r30:8      [r28:1]            {A@2,$1} // ex_desc:0x0; desc:0x280F580 // $189
        mov (8|M0)               r16.0<2>:d    r4.0<1;1,0>:d                                         // $182
        sync.nop                             null                             {Compacted,$5.src}     // $191
        add (8|M0)               r2.1<2>:ud    r38.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted,I@2}    // $191
        mov (8|M0)               r2.0<2>:d     r27.0<1;1,0>:d                                        // $192
        load.ugm.d32x64t.a64 (1|M0)  r18:8      [r16:1]            {A@3,$2} // ex_desc:0x0; desc:0x280F580 // $184
        load.ugm.d32x64t.a64 (1|M0)  r39:8      [r2:1]             {A@1,$3} // ex_desc:0x0; desc:0x280F580 // $194

// Line 38
        bfn.(s0&s1|s2) (8|M0)    r14.0<1>:ud   r125.0<1;0>:ud    r119.2<0;0>:ud    r119.6<0>:ud      // $196

// Line 41
        addc (8|M0)              r2.0<1>:ud    r124.0<1;1,0>:ud  0x2000:ud              {AccWrEn,$3.src} // $215

// Line 38
        or (8|M0)                r4.0<1>:d     r14.0<1;1,0>:d    1024:w               {Compacted,I@2} // $198
        load.slm.d32x64t.a32 (1|M0)  r47:8      [r14:1]            {$6} // ex_desc:0x0; desc:0x280F500 // $197
        load.slm.d32x64t.a32 (1|M0)  r55:8      [r4:1]             {A@1,$10} // ex_desc:0x0; desc:0x280F500 // $199
        or (8|M0)                r15.0<1>:d    r14.0<1;1,0>:d    3072:w                              // $202

// Line 41
        mov (8|M0)               r3.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $215

// Line 37
        addc (8|M0)              r4.0<1>:ud    r124.0<1;1,0>:ud  0x2100:ud              {AccWrEn,$10.src} // $221

// Line 38
        load.slm.d32x64t.a32 (1|M0)  r71:8      [r15:1]            {A@3,$11} // ex_desc:0x0; desc:0x280F500 // $203

// Line 37
        mov (8|M0)               r15.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$11.src}  // $221

// Line 38
        or (8|M0)                r16.0<1>:d    r14.0<1;1,0>:d    2048:w               {$2.src}       // $200
        load.slm.d32x64t.a32 (1|M0)  r63:8      [r16:1]            {A@1,$12} // ex_desc:0x0; desc:0x280F500 // $201

// Line 41
        add (8|M0)               r16.1<2>:ud   r3.0<1;1,0>:ud    r123.0<1;1,0>:ud {Compacted,$12.src} // $216

// Line 37
        mov (8|M0)               r16.0<2>:d    r2.0<1;1,0>:d                                         // $218
        load.ugm.d32x64t.a64 (1|M0)  r79:8      [r16:1]            {A@1,$14} // ex_desc:0x0; desc:0x280F580 // $220

// Line 39
        mov (8|M0)               r47.0<1>:ud   r47.0<8;8,1>:ud                  {$6.dst}             // $205
        sync.nop                             null                             {Compacted,I@1}        // $205
        sync.allwr                           ($5,$10,$15)                                            // $205
        dpas.8x8 (8|M0)          r95:f         r95:f             r47:bf            r6.0:bf          {Atomic} // $205 R{} IR{}{O:7,O:11,O:1,},  R{} IR{}{E:8,E:12,O:1,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r55:bf            r6.0:bf          {$15} // $207 R{} IR{}{O:5,O:13,O:1,},  R{} IR{}{E:6,E:14,O:1,},  {BC=1}

// Line 37
        addc (8|M0)              r8.0<1>:ud    r124.0<1;1,0>:ud  0x2200:ud              {AccWrEn,$15.src} // $226
        add (8|M0)               r6.1<2>:ud    r15.0<1;1,0>:ud   r123.0<1;1,0>:ud {Compacted}        // $222
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $226
        addc (8|M0)              r3.0<1>:ud    r124.0<1;1,0>:ud  0x2300:ud              {AccWrEn}    // $231
        add (8|M0)               r10.1<2>:ud   r9.0<1;1,0>:ud    r123.0<1;1,0>:ud {Compacted,I@2}    // $227
        mov (8|M0)               r10.0<2>:d    r8.0<1;1,0>:d                                         // $228

// Line 40
        sync.nop                             null                             {Compacted,$1.dst}     // $210
        dpas.8x8 (8|M0)          r103:f        r103:f            r47:bf            r30.0:bf         {Atomic} // $210 R{} IR{}{O:9,O:11,O:7,},  R{} IR{}{E:10,E:12,O:7,},  {BC=1}
        dpas.8x8 (8|M0)          r111:f        r111:f            r55:bf            r30.0:bf         {$1} // $212 R{} IR{}{O:11,O:13,O:7,},  R{} IR{}{E:12,E:14,O:7,},  {BC=1}

// Line 37
        sync.nop                             null                             {Compacted,$1.src}     // $230
        load.ugm.d32x64t.a64 (1|M0)  r26:8      [r10:1]            {A@1,$6} // ex_desc:0x0; desc:0x280F580 // $230
        mov (8|M0)               r2.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $231
        mov (8|M0)               r6.0<2>:d     r4.0<1;1,0>:d                                         // $223
        add (8|M0)               r12.1<2>:ud   r2.0<1;1,0>:ud    r123.0<1;1,0>:ud {Compacted,I@2}    // $232
        mov (8|M0)               r12.0<2>:d    r3.0<1;1,0>:d                                         // $233

// Line 39
        sync.allwr                           ($2,$11,$12,$15)                                        // $206
        dpas.8x8 (8|M0)          r95:f         r95:f             r63:bf            r18.0:bf         {Atomic} // $206 R{} IR{}{O:7,O:15,O:4,},  R{} IR{}{E:8,E:0,O:4,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r71:bf            r18.0:bf         {$2} // $208 R{} IR{}{O:5,O:1,O:4,},  R{} IR{}{E:6,E:2,O:4,},  {BC=1}

// Line 37
        sync.nop                             null                             {Compacted,$2.src}     // $225
        load.ugm.d32x64t.a64 (1|M0)  r18:8      [r6:1]             {A@3,$4} // ex_desc:0x0; desc:0x280F580 // $225

// Line 40
        sync.allwr                           ($1,$3)                                                 // $211
        dpas.8x8 (8|M0)          r103:f        r103:f            r63:bf            r39.0:bf         {Atomic} // $211 R{} IR{}{O:9,O:15,O:9,},  R{} IR{}{E:10,E:0,E:10,},  {BC=2}
        dpas.8x8 (8|M0)          r111:f        r111:f            r71:bf            r39.0:bf         {$3} // $213 R{} IR{}{O:11,O:1,O:9,},  R{} IR{}{E:12,E:2,E:10,},  {BC=2}

// Line 37
        sync.nop                             null                             {Compacted,$3.src}     // $235
        load.ugm.d32x64t.a64 (1|M0)  r34:8      [r12:1]            {A@1,$1} // ex_desc:0x0; desc:0x280F580 // $235

// Line 38
        or (8|M0)                r15.0<1>:d    r14.0<1;1,0>:d    4096:w                              // $237
        or (8|M0)                r4.0<1>:d     r14.0<1;1,0>:d    5120:w                              // $239
        load.slm.d32x64t.a32 (1|M0)  r42:8      [r15:1]            {A@2,$7} // ex_desc:0x0; desc:0x280F500 // $238
        load.slm.d32x64t.a32 (1|M0)  r50:8      [r4:1]             {A@1,$8} // ex_desc:0x0; desc:0x280F500 // $240
        or (8|M0)                r7.0<1>:d     r14.0<1;1,0>:d    7168:w                              // $243
        or (8|M0)                r6.0<1>:d     r14.0<1;1,0>:d    6144:w               {$4.src}       // $241
        load.slm.d32x64t.a32 (1|M0)  r66:8      [r7:1]             {A@2,$13} // ex_desc:0x0; desc:0x280F500 // $244
        load.slm.d32x64t.a32 (1|M0)  r58:8      [r6:1]             {A@1,$9} // ex_desc:0x0; desc:0x280F500 // $242

// Line 41
        addc (8|M0)              r6.0<1>:ud    r124.0<1;1,0>:ud  0x4000:ud              {AccWrEn,$9.src} // $256

// Line 39
        sync.allwr                           ($2,$7,$8,$14)                                          // $246
        dpas.8x8 (8|M0)          r95:f         r95:f             r42:bf            r79.0:bf         {Atomic} // $246 R{} IR{}{O:7,O:10,O:3,},  R{} IR{}{E:8,O:10,E:4,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r50:bf            r79.0:bf         {$14} // $248 R{} IR{}{O:5,O:12,O:3,},  R{} IR{}{E:6,O:12,E:4,},  {BC=1}

// Line 41
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $256
        add (8|M0)               r123.0<1>:ud  acc0.0<1;1,0>:ud  r123.0<1;1,0>:ud                    // $257

// Line 40
        sync.allwr                           ($3,$6)                                                 // $251
        dpas.8x8 (8|M0)          r103:f        r103:f            r42:bf            r26.0:bf         {Atomic} // $251 R{} IR{}{O:9,O:10,O:6,},  R{} IR{}{E:10,O:10,O:6,},  {BC=1}
        dpas.8x8 (8|M0)          r111:f        r111:f            r50:bf            r26.0:bf         {$6} // $253 R{} IR{}{O:11,O:12,O:6,},  R{} IR{}{E:12,O:12,O:6,},  {BC=1}

// Line 39
        sync.allwr                           ($1,$4,$6,$9,$13,$14)                                   // $247
        dpas.8x8 (8|M0)          r95:f         r95:f             r58:bf            r18.0:bf         {Atomic} // $247 R{} IR{}{O:7,O:14,O:4,},  R{} IR{}{E:8,O:14,O:4,},  {BC=1}
        dpas.8x8 (8|M0)          r87:f         r87:f             r66:bf            r18.0:bf         {Atomic} // $249 R{} IR{}{O:5,O:0,O:4,},  R{} IR{}{E:6,O:0,O:4,},  {BC=1}

// Line 40
        dpas.8x8 (8|M0)          r103:f        r103:f            r58:bf            r34.0:bf         {Atomic} // $252 R{} IR{}{O:9,O:14,O:8,},  R{} IR{}{E:10,O:14,O:8,},  {BC=1}
        dpas.8x8 (8|M0)          r111:f        r111:f            r66:bf            r34.0:bf         {$15} // $254 R{} IR{}{O:11,O:0,O:8,},  R{} IR{}{E:12,O:0,O:8,},  {BC=1}

// Line 42
(W)     send.slm (1|M0)          r3       r122    null:0  0x0            0x0210011F           {$2} // wr:1+0, rd:1; fence.slm.none.group // $259
(W)     mov (1|M0)               r4.2<1>:f     0x0:f                               {Compacted}       //  (0x00000000:f); $260
(W)     mov (2|M0)               r4.10<1>:ub   r122.11<0;1,0>:ub                {F@1}                // $260
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$2.dst}             //  memory fence commit; $260
(W)     send.gtwy (1|M0)         null     r4      null:0  0x0            0x02000004           {A@2,$0} // wr:1+0, rd:0; signal barrier // $260
(W)     sync.bar                             null                                                    // $260

// Line 29
(~f0.0) goto (8|M0)                          _0_010            _0_010                                // $262
// B006: [inDivergent],  Preds:{B005},  Succs:{B003}
_0_011:

// Line 32
(W)     add (1|M0)               r119.0<1>:d   r119.0<0;1,0>:d   2:w               {Compacted}       // $265

// Line 29
        mov (8|M0)               r124.0<1>:f   r6.0<1;1,0>:f                    {Compacted}          // $267
(W)     jmpi                                 _0_007                                                  // $268
// B007: Preds:{B005},  Succs:{}
_0_010:
        join (8|M0)                          L3504                                                   //
L3504:

// Line 44
        shl (8|M0)               r3.0<1>:d     r126.0<1;1,0>:d   2:w               {Compacted,$10.src} // $272
(W)     shl (1|M0)               r2.0<1>:d     r119.4<0;1,0>:d   7:w               {Compacted,$13.src} // $271
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@2}         // $273
        shl (8|M0)               r11.0<1>:d    r126.0<1;1,0>:d   6:w               {Compacted,$14.src} // $282
        add (8|M0)               r3.0<1>:d     r2.0<0;1,0>:d     acc0.0<1;1,0>:d  {I@3}              // $274
        and (8|M0)               r11.0<1>:d    r11.0<1;1,0>:d    192:w               {Compacted,I@2} // $283
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@2}          // $277
        sync.nop                             null                             {Compacted,$15.dst}    // $288
        mov (8|M0)               r16.0<1>:f    r95.0<1;1,0>:f                   {Compacted,$4.src}   // $288
        sync.allrd                           ($0,$9,$11)                                             // $278
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $278
        mov (8|M0)               r17.0<1>:f    r87.0<1;1,0>:f                   {Compacted}          // $290
        sync.nop                             null                             {Compacted,$12.src}    // $278
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,F@3}      // $278
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    r119.3<0;1,0>:ud {AccWrEn,Compacted,I@2} // $280
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $279
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$7.src}   // $280
        addc (8|M0)              r12.0<1>:ud   r8.0<1;1,0>:ud    r11.0<1;1,0>:ud  {AccWrEn,Compacted,I@3} // $284
        add (8|M0)               acc2.0<1>:ud  r9.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $281
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $284
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0xC000:ud              {AccWrEn,I@3} // $293
        add (8|M0)               r2.0<1>:ud    r13.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $285
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $293
        addc (8|M0)              r10.0<1>:ud   r12.0<1;1,0>:ud   0x1800:ud              {AccWrEn}    // $302
        mov (8|M0)               r14.0<2>:d    r12.0<1;1,0>:d                   {$8.src}             // $286
        mov (8|M0)               r14.1<2>:d    r2.0<1;1,0>:d                    {I@4}                // $287
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $302
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0xD800:ud              {AccWrEn}    // $311
        mov (8|M0)               r8.0<1>:f     r103.0<1;1,0>:f                  {Compacted}          // $297
        mov (8|M0)               r9.0<1>:f     r111.0<1;1,0>:f                  {Compacted}          // $299
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $294
        mov (8|M0)               r6.0<2>:d     r3.0<1;1,0>:d                                         // $295
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $311
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x3000:ud              {AccWrEn}    // $320
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r16:2              {A@3,$3} // ex_desc:0x0; desc:0x200D584 // $292
        store.ugm.d32x16t.a64 (1|M0)  [r6:1]    r8:2               {A@1,$4} // ex_desc:0x0; desc:0x200D584 // $301
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $320
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0xF000:ud              {AccWrEn}    // $329
        sync.nop                             null                             {Compacted,$3.src}     // $312
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@4}    // $312
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $313
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $329
        addc (8|M0)              r15.0<1>:ud   r12.0<1;1,0>:ud   0x4800:ud              {AccWrEn}    // $338
        mov (8|M0)               r13.0<1>:f    r96.0<1;1,0>:f                   {Compacted}          // $306
        add (8|M0)               r18.1<2>:ud   r11.0<1;1,0>:ud   r2.0<1;1,0>:ud   {Compacted,$5.src} // $303
        mov (8|M0)               r14.0<1>:f    r88.0<1;1,0>:f                   {Compacted}          // $308
        mov (8|M0)               r18.0<2>:d    r10.0<1;1,0>:d                                        // $304
        add (8|M0)               r10.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@7}    // $321
        mov (8|M0)               r10.0<2>:d    r3.0<1;1,0>:d                                         // $322
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $338
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x10800:ud              {AccWrEn}   // $347
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r13:2              {A@1,$6} // ex_desc:0x0; desc:0x200D584 // $310
        mov (8|M0)               r7.0<1>:f     r112.0<1;1,0>:f                  {Compacted}          // $317
        mov (8|M0)               r6.0<1>:f     r104.0<1;1,0>:f                  {Compacted}          // $315
        mov (8|M0)               r13.0<1>:f    r97.0<1;1,0>:f                   {Compacted,$6.src}   // $324
        mov (8|M0)               r14.0<1>:f    r89.0<1;1,0>:f                   {Compacted}          // $326
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $330
        mov (8|M0)               r18.0<2>:d    r9.0<1;1,0>:d                                         // $331
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $347
        addc (8|M0)              r9.0<1>:ud    r12.0<1;1,0>:ud   0x6000:ud              {AccWrEn}    // $356
        sync.nop                             null                             {Compacted,F@3}        // $319
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {$7} // ex_desc:0x0; desc:0x200D584 // $319
        store.ugm.d32x16t.a64 (1|M0)  [r10:1]   r13:2              {A@1,$8} // ex_desc:0x0; desc:0x200D584 // $328
        mov (8|M0)               r11.0<1>:f    r90.0<1;1,0>:f                   {Compacted}          // $344
        mov (8|M0)               r6.0<1>:f     r105.0<1;1,0>:f                  {Compacted,$7.src}   // $333
        mov (8|M0)               r7.0<1>:f     r113.0<1;1,0>:f                  {Compacted}          // $335
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $339
        mov (8|M0)               r10.0<1>:f    r98.0<1;1,0>:f                   {Compacted,$8.src}   // $342
        mov (8|M0)               r16.0<2>:d    r15.0<1;1,0>:d                                        // $340
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $356
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x12000:ud              {AccWrEn}   // $365
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@2,$9} // ex_desc:0x0; desc:0x200D584 // $337
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r10:2              {A@1,$10} // ex_desc:0x0; desc:0x200D584 // $346
        add (8|M0)               r20.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $348
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@3}    // $357
        mov (8|M0)               r6.0<1>:f     r106.0<1;1,0>:f                  {Compacted,$9.src}   // $351
        mov (8|M0)               r7.0<1>:f     r114.0<1;1,0>:f                  {Compacted}          // $353
        mov (8|M0)               r10.0<1>:f    r99.0<1;1,0>:f                   {Compacted,$10.src}  // $360
        mov (8|M0)               r11.0<1>:f    r91.0<1;1,0>:f                   {Compacted}          // $362
        mov (8|M0)               r20.0<2>:d    r3.0<1;1,0>:d                                         // $349
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $365
        mov (8|M0)               r14.0<2>:d    r9.0<1;1,0>:d                                         // $358
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x7800:ud              {AccWrEn}    // $374
        store.ugm.d32x16t.a64 (1|M0)  [r20:1]   r6:2               {A@3,$11} // ex_desc:0x0; desc:0x200D584 // $355
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r10:2              {A@1,$12} // ex_desc:0x0; desc:0x200D584 // $364
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $374
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0x13800:ud              {AccWrEn,$12.src} // $383
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $366
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $367
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $383
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x9000:ud              {AccWrEn}    // $392
        add (8|M0)               r18.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $375
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $376
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $392
        addc (8|M0)              r3.0<1>:ud    r12.0<1;1,0>:ud   0x15000:ud              {AccWrEn}   // $401
        mov (8|M0)               r6.0<1>:f     r107.0<1;1,0>:f                  {Compacted,$11.src}  // $369
        mov (8|M0)               r7.0<1>:f     r115.0<1;1,0>:f                  {Compacted}          // $371
        add (8|M0)               r14.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $384
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $385
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $401
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0xA800:ud              {AccWrEn}    // $410
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$13} // ex_desc:0x0; desc:0x200D584 // $373
        mov (8|M0)               r9.0<1>:f     r100.0<1;1,0>:f                  {Compacted}          // $378
        mov (8|M0)               r10.0<1>:f    r92.0<1;1,0>:f                   {Compacted}          // $380
        mov (8|M0)               r6.0<1>:f     r108.0<1;1,0>:f                  {Compacted,$13.src}  // $387
        mov (8|M0)               r7.0<1>:f     r116.0<1;1,0>:f                  {Compacted}          // $389
        add (8|M0)               r16.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $393
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $394
        mov (8|M0)               r8.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $410
        addc (8|M0)              r13.0<1>:ud   r12.0<1;1,0>:ud   0x16800:ud              {AccWrEn}   // $419
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r9:2               {A@3,$14} // ex_desc:0x0; desc:0x200D584 // $382
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r6:2               {A@1,$15} // ex_desc:0x0; desc:0x200D584 // $391
        mov (8|M0)               r9.0<1>:f     r101.0<1;1,0>:f                  {Compacted,$14.src}  // $396
        mov (8|M0)               r10.0<1>:f    r93.0<1;1,0>:f                   {Compacted}          // $398
        add (8|M0)               r18.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@6}    // $402
        mov (8|M0)               r6.0<1>:f     r109.0<1;1,0>:f                  {Compacted,$15.src}  // $405
        mov (8|M0)               r7.0<1>:f     r117.0<1;1,0>:f                  {Compacted}          // $407
        mov (8|M0)               r18.0<2>:d    r3.0<1;1,0>:d                                         // $403
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $419
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r9:2               {A@3,$0} // ex_desc:0x0; desc:0x200D584 // $400
        store.ugm.d32x16t.a64 (1|M0)  [r18:1]   r6:2               {A@1,$1} // ex_desc:0x0; desc:0x200D584 // $409
        add (8|M0)               r14.1<2>:ud   r8.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted}        // $411
        mov (8|M0)               r9.0<1>:f     r102.0<1;1,0>:f                  {Compacted,$0.src}   // $414
        mov (8|M0)               r10.0<1>:f    r94.0<1;1,0>:f                   {Compacted}          // $416
        add (8|M0)               r16.1<2>:ud   r4.0<1;1,0>:ud    r2.0<1;1,0>:ud   {Compacted,I@2}    // $420
        mov (8|M0)               r6.0<1>:f     r110.0<1;1,0>:f                  {Compacted,$1.src}   // $423
        mov (8|M0)               r7.0<1>:f     r118.0<1;1,0>:f                  {Compacted}          // $425
        mov (8|M0)               r14.0<2>:d    r11.0<1;1,0>:d                                        // $412
        mov (8|M0)               r16.0<2>:d    r13.0<1;1,0>:d                                        // $421
        store.ugm.d32x16t.a64 (1|M0)  [r14:1]   r9:2               {A@2,$2} // ex_desc:0x0; desc:0x200D584 // $418
        store.ugm.d32x16t.a64 (1|M0)  [r16:1]   r6:2               {A@1,$3} // ex_desc:0x0; desc:0x200D584 // $427

// Line 45
(W)     mov (8|M0)               r127.0<1>:f   r122.0<1;1,0>:f                  {Compacted}          // $429
(W)     send.ugm (1|M0)          r3       r122    null:0  0x0            0x0210651F           {$4} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $429
(W)     mov (8|M0)               null<1>:ud    r3.0<1;1,0>:ud                   {$4.dst}             //  memory fence commit; $429
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $429
L5048:
        nop                                                                                          // $429


//
//
