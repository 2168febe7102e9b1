//.recorded simd=8 slm_bytes=24576 spill_bytes=0 private_bytes=0 barriers=1 compiler=ocloc 22.43.24595, IGC 1.0.12504.6
//.kernel gemm
//.platform DG2
//.thread_config numGRF=128, numAcc=4, numSWSB=16
//.instCount 340


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

// Line 46
(W)     send.dc0 (8|M0)          r1       r127    null:0  0x0            0x022843FD           {A@1,$0} // wr:1h+0, rd:2; oword aligned block read x4 // $377
(W)     add (1|M0)               r127.2<1>:ud  r127.2<0;1,0>:ud  0x40:uw              {$0.src}       //
(W)     send.dc0 (8|M0)          r3       r127    null:0  0x0            0x021842FD           {A@1,$1} // wr:1h+0, rd:1; oword aligned block read x2 // $377
        nop                                                                                          //
        nop                                                                                          //
        nop                                                                                          //
// B001: Preds:{B000},  Succs:{B002}
// cross_thread_prolog:
(W)     mov (8|M0)               r127.0<1>:ud  0x0:ud                              {$1.src}          //
(W)     and (1|M0)               r127.2<1>:ud  r0.0<0;1,0>:ud    0xFFFFFFC0:ud                       //
(W)     send.dc0 (8|M0)          r5       r127    null:0  0x0            0x021842FD           {A@1,$2} // wr:1h+0, rd:1; oword aligned block read x2 // $377
// B002: Preds:{B001},  Succs:{B003}
// _main_0:
(W)     mov (8|M0)               r77.0<1>:ud   r0.0<1;1,0>:ud                                        // $1
(W)     or (1|M0)                cr0.0<1>:ud   cr0.0<0;1,0>:ud   0x4C0:uw              {A@1}         // $1

// Line 26
        sync.nop                             null                             {Compacted,A@1}        // $8
        sync.allwr                           ($0,$1)                                                 // $8
        shr (8|M0)               r3.0<1>:w     r1.0<1;1,0>:uw    3:w               {A@1}             // $8
(W)     and (1|M0)               r78.0<1>:d    r77.1<0;1,0>:d    7:w               {Compacted,I@3}   // $9
        mov (8|M0)               r79.0<1>:d    r3.0<1;1,0>:uw                   {I@2}                // $19

// Line 28
(W)     shl (1|M0)               r6.0<1>:d     r78.0<0;1,0>:d    17:w               {Compacted,I@2}  // $13

// Line 26
(W)     shl (1|M0)               r4.0<1>:d     r77.1<0;1,0>:d    3:w               {Compacted}       // $10

// Line 28
        shl (8|M0)               r80.0<1>:d    r79.0<1;1,0>:d    8:w               {Compacted,I@3}   // $22
        shr (8|M0)               r12.0<1>:d    r79.0<1;1,0>:ud   1:w               {Compacted}       // $25
        sync.nop                             null                             {Compacted,$2.dst}     // $16
(W)     addc (1|M0)              r7.0<1>:ud    r5.0<0;1,0>:ud    r6.0<0;1,0>:ud   {AccWrEn,I@4}      // $16

// Line 26
(W)     and (1|M0)               r5.6<1>:d     r4.0<0;1,0>:d     -64:w               {Compacted,I@4} // $11

// Line 28
        mul (8|M0)               r12.0<1>:d    r12.0<1;1,0>:d    6144:w               {I@3}          // $28
(W)     mov (1|M0)               r8.0<1>:ud    acc0.0<0;1,0>:ud                 {Compacted}          // $16
        addc (8|M0)              r81.0<1>:ud   r7.0<0;1,0>:ud    r80.0<1;1,0>:ud  {AccWrEn,Compacted,I@4} // $23
        shl (8|M0)               r10.0<1>:d    r79.0<1;1,0>:d    7:w               {Compacted}       // $21
(W)     shl (1|M0)               r78.1<1>:d    r5.6<0;1,0>:d     2:w               {I@5}             // $31
        mov (8|M0)               r11.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $23
        addc (8|M0)              r13.0<1>:ud   r5.2<0;1,0>:ud    r12.0<1;1,0>:ud  {AccWrEn,Compacted,I@6} // $29
        and (8|M0)               r19.0<1>:d    r10.0<1;1,0>:d    128:w               {Compacted,I@4} // $34
        mov (8|M0)               r14.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $29
        addc (8|M0)              r16.0<1>:ud   r13.0<1;1,0>:ud   r78.1<0;1,0>:ud  {AccWrEn,Compacted,I@3} // $32
        add (8|M0)               acc2.0<1>:ud  r14.0<1;1,0>:ud   r5.3<0;1,0>:ud   {I@2}              // $30
        mov (8|M0)               r17.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $32
        addc (8|M0)              r83.0<1>:ud   r16.0<1;1,0>:ud   r19.0<1;1,0>:ud  {AccWrEn,Compacted,I@3} // $35
        add (8|M0)               acc2.0<1>:ud  r17.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $33
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $35
(W)     add (1|M0)               r9.0<1>:ud    r8.0<0;1,0>:ud    r5.1<0;1,0>:ud   {Compacted}        // $17
        add (8|M0)               r84.0<1>:ud   acc0.0<1;1,0>:ud  acc2.0<1;1,0>:ud                    // $36

// Line 15
        mov (8|M0)               r24.0<2>:d    r83.0<1;1,0>:d                   {I@5}                // $46

// Line 28
        add (8|M0)               r82.0<1>:ud   r11.0<1;1,0>:ud   r9.0<0;1,0>:ud   {Compacted,I@3}    // $24

// Line 15
        mov (8|M0)               r24.1<2>:d    r84.0<1;1,0>:d                   {I@3}                // $47

// Line 17
        mov (8|M0)               r30.0<2>:d    r81.0<1;1,0>:d                                        // $50

// Line 15
        load.ugm.d32x32t.a64 (1|M0)  r26:4      [r24:1]            {A@2,$3} // ex_desc:0x0; desc:0x240E580 // $48

// Line 17
        mov (8|M0)               r30.1<2>:d    r82.0<1;1,0>:d                                        // $51

// Line 29
        shl (8|M0)               r22.0<1>:d    r79.0<1;1,0>:d    4:w               {Compacted}       // $40

// Line 17
        load.ugm.d32x64t.a64 (1|M0)  r32:8      [r30:1]            {A@2,$4} // ex_desc:0x0; desc:0x280F580 // $52

// Line 29
        shl (8|M0)               r23.0<1>:d    r79.0<1;1,0>:d    9:w               {Compacted}       // $42
        and (8|M0)               acc0.0<1>:d   r10.0<1;1,0>:d    1046528:d                           // $38
        and (8|M0)               r22.0<1>:d    r22.0<1;1,0>:d    224:w               {Compacted,I@3} // $41
        and (8|M0)               r23.0<1>:d    r23.0<1;1,0>:d    512:w               {Compacted,I@3} // $43
        add (8|M0)               r21.0<1>:d    acc0.0<1;1,0>:d   16384:w                             // $39

// Line 25
(W)     mov (1|M0)               r2.0<1>:f     0x10000000:f                               {Compacted} //  (0x10000000:f); $6

// Line 29
        bfn.(s0|s1|s2) (8|M0)    r85.0<1>:ud   r21.0<1;0>:ud     r22.0<1;0>:ud     r23.0<1>:ud      {I@1} // $44 R{} IR{}{E:5,O:5,O:5,},  {BC=1}

// Line 20
        or (8|M0)                r40.0<1>:d    r85.0<1;1,0>:d    1024:w               {Compacted,I@1} // $57
        or (8|M0)                r42.0<1>:d    r85.0<1;1,0>:d    256:w               {Compacted}     // $62
        or (8|M0)                r44.0<1>:d    r85.0<1;1,0>:d    1280:w               {Compacted}    // $67

// Line 21
        mov (8|M0)               r41.0<1>:f    r27.0<1;1,0>:f                   {Compacted,$3.dst}   // $59
        mov (8|M0)               r43.0<1>:f    r28.0<1;1,0>:f                   {Compacted}          // $64
        mov (8|M0)               r45.0<1>:f    r29.0<1;1,0>:f                   {Compacted}          // $69

// Line 17
        store.slm.d32x64t.a32 (1|M0)  [r80:1]   r32:8              {$4} // ex_desc:0x0; desc:0x200F504 // $53

// Line 21
        store.slm.d32x8t.a32 (1|M0)  [r85:1]    r26:1              {$5} // ex_desc:0x0; desc:0x200C504 // $55
        store.slm.d32x8t.a32 (1|M0)  [r40:1]    r41:1              {A@3,$6} // ex_desc:0x0; desc:0x200C504 // $60
        store.slm.d32x8t.a32 (1|M0)  [r42:1]    r43:1              {A@2,$7} // ex_desc:0x0; desc:0x200C504 // $65
        store.slm.d32x8t.a32 (1|M0)  [r44:1]    r45:1              {A@1,$8} // ex_desc:0x0; desc:0x200C504 // $70

// Line 31
(W)     send.slm (1|M0)          r46      r77     null:0  0x0            0x0210011F           {$9} // wr:1+0, rd:1; fence.slm.none.group // $72
(W)     mov (1|M0)               r47.2<1>:f    0x0:f                               {Compacted}       //  (0x00000000:f); $73
(W)     mov (2|M0)               r47.10<1>:ub  r77.11<0;1,0>:ub                 {F@1}                // $73
(W)     mov (8|M0)               null<1>:ud    r46.0<1;1,0>:ud                  {$9.dst}             //  memory fence commit; $73
(W)     send.gtwy (1|M0)         null     r47     null:0  0x0            0x02000004           {A@2,$10} // wr:1+0, rd:0; signal barrier // $73
(W)     sync.bar                             null                                                    // $73

// Line 32
(W)     mov (8|M0)               r48.0<1>:f    0x0:f                               {Compacted}       // $79

// Line 31
        and (8|M0)               r86.0<1>:d    r80.0<1;1,0>:d    2096128:d                           // $74
        and (8|M0)               r87.0<1>:d    r80.0<1;1,0>:d    768:w               {Compacted}     // $75

// Line 32
(W)     mov (1|M0)               r78.2<1>:d    4096:w                                                // $77
(W)     mov (1|M0)               r78.3<1>:d    1:w                                                   // $78
(W)     mov (1|M0)               r78.4<1>:d    0:w                                                   // $83
        mov (8|M0)               r88.0<1>:f    r48.0<0;1,0>:f                   {Compacted,F@1}      // $84
        mov (8|M0)               r89.0<1>:f    r48.1<0;1,0>:f                   {Compacted}          // $85
        mov (8|M0)               r90.0<1>:f    r48.2<0;1,0>:f                   {Compacted}          // $86
        mov (8|M0)               r91.0<1>:f    r48.3<0;1,0>:f                   {Compacted}          // $87
        mov (8|M0)               r92.0<1>:f    r48.4<0;1,0>:f                   {Compacted}          // $88
        mov (8|M0)               r93.0<1>:f    r48.5<0;1,0>:f                   {Compacted}          // $89
        mov (8|M0)               r94.0<1>:f    r48.6<0;1,0>:f                   {Compacted}          // $90
        mov (8|M0)               r95.0<1>:f    r48.7<0;1,0>:f                   {Compacted}          // $91
        mov (8|M0)               r96.0<1>:f    r48.0<0;1,0>:f                   {Compacted}          // $92
        mov (8|M0)               r97.0<1>:f    r48.1<0;1,0>:f                   {Compacted}          // $93
        mov (8|M0)               r98.0<1>:f    r48.2<0;1,0>:f                   {Compacted}          // $94
        mov (8|M0)               r99.0<1>:f    r48.3<0;1,0>:f                   {Compacted}          // $95
        mov (8|M0)               r100.0<1>:f   r48.4<0;1,0>:f                   {Compacted}          // $96
        mov (8|M0)               r101.0<1>:f   r48.5<0;1,0>:f                   {Compacted}          // $97
        mov (8|M0)               r102.0<1>:f   r48.6<0;1,0>:f                   {Compacted}          // $98
        mov (8|M0)               r103.0<1>:f   r48.7<0;1,0>:f                   {Compacted}          // $99
        mov (8|M0)               r104.0<1>:f   r48.0<0;1,0>:f                   {Compacted}          // $100
        mov (8|M0)               r105.0<1>:f   r48.1<0;1,0>:f                   {Compacted}          // $101
        mov (8|M0)               r106.0<1>:f   r48.2<0;1,0>:f                   {Compacted}          // $102
        mov (8|M0)               r107.0<1>:f   r48.3<0;1,0>:f                   {Compacted}          // $103
        mov (8|M0)               r108.0<1>:f   r48.4<0;1,0>:f                   {Compacted}          // $104
        mov (8|M0)               r109.0<1>:f   r48.5<0;1,0>:f                   {Compacted}          // $105
        mov (8|M0)               r110.0<1>:f   r48.6<0;1,0>:f                   {Compacted}          // $106
        mov (8|M0)               r111.0<1>:f   r48.7<0;1,0>:f                   {Compacted}          // $107
        mov (8|M0)               r112.0<1>:f   r48.0<0;1,0>:f                   {Compacted}          // $108
        mov (8|M0)               r113.0<1>:f   r48.1<0;1,0>:f                   {Compacted}          // $109
        mov (8|M0)               r114.0<1>:f   r48.2<0;1,0>:f                   {Compacted}          // $110
        mov (8|M0)               r115.0<1>:f   r48.3<0;1,0>:f                   {Compacted}          // $111
        mov (8|M0)               r116.0<1>:f   r48.4<0;1,0>:f                   {Compacted}          // $112
        mov (8|M0)               r117.0<1>:f   r48.5<0;1,0>:f                   {Compacted}          // $113
        mov (8|M0)               r118.0<1>:f   r48.6<0;1,0>:f                   {Compacted}          // $114
        mov (8|M0)               r119.0<1>:f   r48.7<0;1,0>:f                   {Compacted}          // $115
// B003: [inDivergent],  Preds:{B007, B002},  Succs:{B004, B005}
_0_007:

// Line 33
(W)     cmp (8|M0)    (eq)f0.1   null<1>:d     r78.4<0;1,0>:d    15:w               {I@1}            // $118
(~f0.1) goto (8|M0)                          _0_008            _0_008                                // $119
// B004: [inDivergent],  Preds:{B003},  Succs:{B006}
_0_009:
(W)     mov (2|M0)               r122.0<1>:d   0:w                                                   // $121
        goto (8|M0)                          _0_008            _0_010                                // $123
// B005: [inDivergent],  Preds:{B003},  Succs:{B006}
_0_008:
        join (8|M0)                          _0_010                                                  //
L1408:

// Line 15
        addc (8|M0)              r3.0<1>:ud    r83.0<1;1,0>:ud   0x18000:ud              {AccWrEn,$15.src} // $128

// Line 34
(W)     bfn.((~s0|~s1)^~s2) (1|M0)   r2.0<1>:ud  r78.4<0;0>:ud   r78.3<0;0>:ud     r78.3<0>:ud       // $126

// Line 15
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $128

// Line 17
        addc (8|M0)              r14.0<1>:ud   r81.0<1;1,0>:ud   0x2000:ud              {AccWrEn}    // $136

// Line 15
        add (8|M0)               r6.1<2>:ud    r4.0<1;1,0>:ud    r84.0<1;1,0>:ud  {Compacted,I@2}    // $129

// Line 17
        mov (8|M0)               r15.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $136

// Line 15
        mov (8|M0)               r6.0<2>:d     r3.0<1;1,0>:d                                         // $130

// Line 17
        sync.nop                             null                             {Compacted,$14.src}    // $137
        add (8|M0)               r16.1<2>:ud   r15.0<1;1,0>:ud   r82.0<1;1,0>:ud  {Compacted,I@2}    // $137
        mov (8|M0)               r16.0<2>:d    r14.0<1;1,0>:d                                        // $138

// Line 15
        load.ugm.d32x32t.a64 (1|M0)  r8:4       [r6:1]             {A@3,$0} // ex_desc:0x0; desc:0x240E580 // $132

// Line 17
        load.ugm.d32x64t.a64 (1|M0)  r18:8      [r16:1]            {A@1,$1} // ex_desc:0x0; desc:0x280F580 // $140
(W)     shl (1|M0)               r12.0<1>:d    r2.0<0;1,0>:d     13:w               {Compacted}      // $134

// Line 20
(W)     shl (1|M0)               r26.0<1>:d    r2.0<0;1,0>:d     12:w               {Compacted,$5.src} // $143

// Line 17
        add (8|M0)               r13.0<1>:d    r12.0<0;1,0>:d    r80.0<1;1,0>:d   {Compacted,I@2}    // $135

// Line 20
        sync.nop                             null                             {Compacted,$13.src}    // $144
        add (8|M0)               r27.0<1>:d    r26.0<0;1,0>:d    r85.0<1;1,0>:d   {Compacted,I@2}    // $144

// Line 34
(W)     mov (1|M0)               r122.0<1>:f   0x18000:f                                             //  (0x00018000:f); $163

// Line 20
        sync.nop                             null                             {Compacted,$11.src}    // $148
        or (8|M0)                r28.0<1>:d    r27.0<1;1,0>:d    1024:w               {Compacted,I@1} // $148
        or (8|M0)                r30.0<1>:d    r27.0<1;1,0>:d    256:w               {Compacted,$12.src} // $153

// Line 34
(W)     mov (1|M0)               r122.1<1>:d   8192:w                                                // $164

// Line 21
        mov (8|M0)               r29.0<1>:f    r9.0<1;1,0>:f                    {Compacted,$0.dst}   // $150

// Line 17
        store.slm.d32x64t.a32 (1|M0)  [r13:1]   r18:8              {$1} // ex_desc:0x0; desc:0x200F504 // $141

// Line 21
        store.slm.d32x8t.a32 (1|M0)  [r27:1]    r8:1               {$2} // ex_desc:0x0; desc:0x200C504 // $146
        mov (8|M0)               r31.0<1>:f    r10.0<1;1,0>:f                   {Compacted}          // $155
        mov (8|M0)               r32.0<1>:f    r11.0<1;1,0>:f                   {Compacted,$4.src}   // $160

// Line 20
        or (8|M0)                r27.0<1>:d    r27.0<1;1,0>:d    1280:w               {Compacted,$2.src} // $158

// Line 21
        store.slm.d32x8t.a32 (1|M0)  [r28:1]    r29:1              {A@3,$11} // ex_desc:0x0; desc:0x200C504 // $151
        store.slm.d32x8t.a32 (1|M0)  [r30:1]    r31:1              {A@2,$12} // ex_desc:0x0; desc:0x200C504 // $156
        store.slm.d32x8t.a32 (1|M0)  [r27:1]    r32:1              {A@1,$13} // ex_desc:0x0; desc:0x200C504 // $161
// B006: [inDivergent],  Preds:{B005, B004},  Succs:{B007, B008}
_0_010:
        join (8|M0)                          _0_011                                                  //
L1784:

// Line 36
(W)     shl (1|M0)               r2.0<1>:d     r78.4<0;1,0>:d    13:w               {Compacted}      // $167
(W)     shl (1|M0)               r5.6<1>:d     r78.4<0;1,0>:d    12:w                                // $170
        sync.nop                             null                             {Compacted,$15.src}    // $168
(W)     and (1|M0)               r3.0<1>:d     r2.0<0;1,0>:d     8192:w               {I@2}          // $168
        bfn.(s0&s1|s2) (8|M0)    r6.0<1>:ud    r5.6<0;0>:ud      r78.2<0;0>:ud     r87.0<1>:ud      {I@2} // $171
        add (8|M0)               r4.0<1>:d     r3.0<0;1,0>:d     r86.0<1;1,0>:d   {Compacted,I@2}    // $169
        or (8|M0)                r7.0<1>:d     r6.0<1;1,0>:d     16384:w               {I@2}         // $172

// Line 38
        or (8|M0)                r50.0<1>:d    r6.0<1;1,0>:d     17408:w                             // $183

// Line 37
        sync.nop                             null                             {Compacted,$1.src}     // $177
        or (8|M0)                r25.0<1>:d    r4.0<1;1,0>:d     512:w               {Compacted,I@3} // $177
        load.slm.d32x64t.a32 (1|M0)  r8:8       [r4:1]             {$3} // ex_desc:0x0; desc:0x280F500 // $174

// Line 38
        sync.nop                             null                             {Compacted,$10.src}    // $182
        load.slm.d32x64t.a32 (1|M0)  r42:8      [r7:1]             {A@3,$9} // ex_desc:0x0; desc:0x280F500 // $182
        load.slm.d32x64t.a32 (1|M0)  r51:8      [r50:1]            {A@2,$0} // ex_desc:0x0; desc:0x280F500 // $184

// Line 37
        load.slm.d32x64t.a32 (1|M0)  r26:8      [r25:1]            {A@1,$4} // ex_desc:0x0; desc:0x280F500 // $178

// Line 38
        or (8|M0)                r59.0<1>:d    r6.0<1;1,0>:d     18432:w                             // $185
        or (8|M0)                r68.0<1>:d    r6.0<1;1,0>:d     19456:w                             // $187

// Line 37
        or (8|M0)                r16.0<1>:d    r4.0<1;1,0>:d     256:w               {Compacted}     // $175
        or (8|M0)                r4.0<1>:d     r4.0<1;1,0>:d     768:w               {Compacted,$3.src} // $179

// Line 40
        mov (8|M0)               r42.0<1>:ud   r42.0<8;8,1>:ud                  {$9.dst}             // $190
        sync.nop                             null                             {Compacted,I@1}        // $190
        sync.allwr                           ($0,$3,$4,$14)                                          // $190
        dpas.8x8 (8|M0)          r96:f         r96:f             r42:bf            r8.0:bf          {Atomic} // $190
        dpas.8x8 (8|M0)          r104:f        r104:f            r51:bf            r8.0:bf          {Atomic} // $192 R{} IR{}{E:10,O:12,E:2,},  R{} IR{}{E:10,E:13,E:2,},  {BC=1}

// Line 41
        dpas.8x8 (8|M0)          r112:f        r112:f            r42:bf            r26.0:bf         {Atomic} // $195
        dpas.8x8 (8|M0)          r88:f         r88:f             r51:bf            r26.0:bf         {$14} // $197

// Line 38
        load.slm.d32x64t.a32 (1|M0)  r60:8      [r59:1]            {$2} // ex_desc:0x0; desc:0x280F500 // $186
        load.slm.d32x64t.a32 (1|M0)  r69:8      [r68:1]            {$3} // ex_desc:0x0; desc:0x280F500 // $188

// Line 37
        load.slm.d32x64t.a32 (1|M0)  r17:8      [r16:1]            {$9} // ex_desc:0x0; desc:0x280F500 // $176
        load.slm.d32x64t.a32 (1|M0)  r34:8      [r4:1]             {$0} // ex_desc:0x0; desc:0x280F500 // $180

// Line 40
        sync.allwr                           ($0,$2,$3,$9,$14)                                       // $191
        dpas.8x8 (8|M0)          r96:f         r96:f             r60:bf            r17.0:bf         {Atomic} // $191 R{} IR{}{E:8,E:15,E:4,},  R{} IR{}{E:8,E:15,O:4,},  {BC=1}
        dpas.8x8 (8|M0)          r104:f        r104:f            r69:bf            r17.0:bf         {Atomic} // $193 R{} IR{}{E:10,E:1,E:4,},  R{} IR{}{E:10,O:1,O:4,},  {BC=1}

// Line 41
        dpas.8x8 (8|M0)          r112:f        r112:f            r60:bf            r34.0:bf         {Atomic} // $196
        dpas.8x8 (8|M0)          r88:f         r88:f             r69:bf            r34.0:bf         {$14} // $198

// Line 42
(W)     send.slm (1|M0)          r2       r77     null:0  0x0            0x0210011F           {$2} // wr:1+0, rd:1; fence.slm.none.group // $200
(W)     mov (1|M0)               r3.2<1>:f     0x0:f                               {Compacted}       //  (0x00000000:f); $201
(W)     mov (2|M0)               r3.10<1>:ub   r77.11<0;1,0>:ub                 {F@1}                // $201
(W)     mov (8|M0)               null<1>:ud    r2.0<1;1,0>:ud                   {$2.dst}             //  memory fence commit; $201
(W)     send.gtwy (1|M0)         null     r3      null:0  0x0            0x02000004           {A@2,$15} // wr:1+0, rd:0; signal barrier // $201
(W)     sync.bar                             null                                                    // $201

// Line 43
        addc (8|M0)              r120.0<1>:ud  r81.0<1;1,0>:ud   r122.1<0;1,0>:ud {AccWrEn,Compacted} // $203

// Line 32
(W)     cmp (8|M0)    (lt)f0.0   null<1>:ud    r78.4<0;1,0>:ud   0xF:uw                              // $208

// Line 43
        mov (8|M0)               r4.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $203
        addc (8|M0)              r121.0<1>:ud  r83.0<1;1,0>:ud   r122.0<0;1,0>:ud {AccWrEn,Compacted} // $205
        add (8|M0)               r82.0<1>:ud   r4.0<1;1,0>:ud    r82.0<1;1,0>:ud  {Compacted,I@2}    // $204
        mov (8|M0)               acc0.0<1>:ud  acc0.0<1;1,0>:ud                                      // $205
        add (8|M0)               r84.0<1>:ud   acc0.0<1;1,0>:ud  r84.0<1;1,0>:ud                     // $206

// Line 32
(~f0.0) goto (8|M0)                          _0_011            _0_011                                // $209
// B007: [inDivergent],  Preds:{B006},  Succs:{B003}
_0_012:

// Line 33
(W)     add (1|M0)               r78.4<1>:d    r78.4<0;1,0>:d    1:w                                 // $212

// Line 32
        mov (8|M0)               r83.0<1>:f    r121.0<1;1,0>:f                  {Compacted,I@6}      // $214
        mov (8|M0)               r81.0<1>:d    r120.0<1;1,0>:d                                       // $215
(W)     jmpi                                 _0_007                                                  // $216
// B008: Preds:{B006},  Succs:{}
_0_011:
        join (8|M0)                          L2528                                                   //
L2528:

// Line 45
        shl (8|M0)               r3.0<1>:d     r79.0<1;1,0>:d    2:w               {Compacted,$15.src} // $220
(W)     shl (1|M0)               r2.0<1>:d     r78.0<0;1,0>:d    7:w               {Compacted}       // $219
        and (8|M0)               acc0.0<1>:d   r3.0<1;1,0>:d     32752:w               {I@2}         // $221
        shl (8|M0)               r11.0<1>:d    r79.0<1;1,0>:d    6:w               {Compacted}       // $230
        add (8|M0)               r3.0<1>:d     r2.0<0;1,0>:d     acc0.0<1;1,0>:d  {I@3}              // $222
        and (8|M0)               r11.0<1>:d    r11.0<1;1,0>:d    192:w               {Compacted,I@2} // $231
        mul (8|M0)               r3.0<1>:d     r3.0<1;1,0>:d     6144:w               {I@2}          // $225
        mov (8|M0)               r17.0<1>:f    r96.0<1;1,0>:f                   {Compacted,$14.dst}  // $236
        addc (8|M0)              r4.0<1>:ud    r5.4<0;1,0>:ud    r3.0<1;1,0>:ud   {AccWrEn,Compacted,I@1} // $226
        mov (8|M0)               r18.0<1>:f    r104.0<1;1,0>:f                  {Compacted,$1.src}   // $238
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $226
        addc (8|M0)              r8.0<1>:ud    r4.0<1;1,0>:ud    r78.1<0;1,0>:ud  {AccWrEn,Compacted,I@2} // $228
        add (8|M0)               acc2.0<1>:ud  r6.0<1;1,0>:ud    r5.5<0;1,0>:ud   {I@2}              // $227
        mov (8|M0)               r9.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $228
        addc (8|M0)              r12.0<1>:ud   r8.0<1;1,0>:ud    r11.0<1;1,0>:ud  {AccWrEn,Compacted,I@3} // $232
        add (8|M0)               acc2.0<1>:ud  r9.0<1;1,0>:ud    acc2.0<1;1,0>:ud {I@2}              // $229
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $232
        addc (8|M0)              r19.0<1>:ud   r12.0<1;1,0>:ud   0xC000:ud              {AccWrEn,I@3} // $241
        add (8|M0)               r14.0<1>:ud   r13.0<1;1,0>:ud   acc2.0<1;1,0>:ud {I@2}              // $233
        mov (8|M0)               r20.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $241
        addc (8|M0)              r25.0<1>:ud   r12.0<1;1,0>:ud   0x1800:ud              {AccWrEn}    // $250
        add (8|M0)               r21.1<2>:ud   r20.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,I@2}    // $242
        mov (8|M0)               r26.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$5.src}   // $250
        addc (8|M0)              r31.0<1>:ud   r12.0<1;1,0>:ud   0xD800:ud              {AccWrEn,$12.src} // $259
        mov (8|M0)               r21.0<2>:d    r19.0<1;1,0>:d                                        // $243
        sync.nop                             null                             {Compacted,$13.src}    // $259
        mov (8|M0)               r32.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$4.src}   // $259
        addc (8|M0)              r37.0<1>:ud   r12.0<1;1,0>:ud   0x3000:ud              {AccWrEn}    // $268
        sync.nop                             null                             {Compacted,$11.src}    // $251
        add (8|M0)               r27.1<2>:ud   r26.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,I@5}    // $251
        mov (8|M0)               r38.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $268
        addc (8|M0)              r43.0<1>:ud   r12.0<1;1,0>:ud   0xF000:ud              {AccWrEn,$7.src} // $277
        mov (8|M0)               r27.0<2>:d    r25.0<1;1,0>:d                                        // $252
        mov (8|M0)               r44.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted,$8.src}   // $277
        addc (8|M0)              r49.0<1>:ud   r12.0<1;1,0>:ud   0x4800:ud              {AccWrEn}    // $286
        add (8|M0)               r33.1<2>:ud   r32.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,I@7}    // $260
        mov (8|M0)               r50.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $286
        addc (8|M0)              r55.0<1>:ud   r12.0<1;1,0>:ud   0x10800:ud              {AccWrEn}   // $295
        mov (8|M0)               r33.0<2>:d    r31.0<1;1,0>:d                                        // $261
        mov (8|M0)               r56.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $295
        addc (8|M0)              r61.0<1>:ud   r12.0<1;1,0>:ud   0x6000:ud              {AccWrEn}    // $304
        mov (8|M0)               r23.0<1>:f    r112.0<1;1,0>:f                  {Compacted}          // $245
        mov (8|M0)               r62.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $304
        addc (8|M0)              r67.0<1>:ud   r12.0<1;1,0>:ud   0x12000:ud              {AccWrEn}   // $313
        mov (8|M0)               r24.0<1>:f    r88.0<1;1,0>:f                   {Compacted}          // $247
        mov (8|M0)               r68.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $313
        addc (8|M0)              r73.0<1>:ud   r12.0<1;1,0>:ud   0x7800:ud              {AccWrEn}    // $322
        mov (8|M0)               r29.0<1>:f    r97.0<1;1,0>:f                   {Compacted}          // $254
        mov (8|M0)               r74.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $322
        addc (8|M0)              r4.0<1>:ud    r12.0<1;1,0>:ud   0x13800:ud              {AccWrEn}   // $331
        mov (8|M0)               r30.0<1>:f    r105.0<1;1,0>:f                  {Compacted}          // $256
        mov (8|M0)               r6.0<1>:ud    acc0.0<1;1,0>:ud                 {Compacted}          // $331
        addc (8|M0)              r11.0<1>:ud   r12.0<1;1,0>:ud   0x9000:ud              {AccWrEn}    // $340
        mov (8|M0)               r35.0<1>:f    r113.0<1;1,0>:f                  {Compacted}          // $263
        mov (8|M0)               r13.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $340
        addc (8|M0)              r19.0<1>:ud   r12.0<1;1,0>:ud   0x15000:ud              {AccWrEn}   // $349
        mov (8|M0)               r36.0<1>:f    r89.0<1;1,0>:f                   {Compacted}          // $265
        mov (8|M0)               r20.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $349
        addc (8|M0)              r25.0<1>:ud   r12.0<1;1,0>:ud   0xA800:ud              {AccWrEn}    // $358
        mov (8|M0)               r15.0<2>:d    r12.0<1;1,0>:d                                        // $234
        mov (8|M0)               r26.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $358
        addc (8|M0)              r31.0<1>:ud   r12.0<1;1,0>:ud   0x16800:ud              {AccWrEn}   // $367
        mov (8|M0)               r15.1<2>:d    r14.0<1;1,0>:d                                        // $235
        mov (8|M0)               r32.0<1>:ud   acc0.0<1;1,0>:ud                 {Compacted}          // $367
        store.ugm.d32x16t.a64 (1|M0)  [r15:1]   r17:2              {A@2,$3} // ex_desc:0x0; desc:0x200D584 // $240
        store.ugm.d32x16t.a64 (1|M0)  [r21:1]   r23:2              {A@5,$4} // ex_desc:0x0; desc:0x200D584 // $249
        store.ugm.d32x16t.a64 (1|M0)  [r27:1]   r29:2              {A@3,$5} // ex_desc:0x0; desc:0x200D584 // $258
        store.ugm.d32x16t.a64 (1|M0)  [r33:1]   r35:2              {A@1,$7} // ex_desc:0x0; desc:0x200D584 // $267
        mov (8|M0)               r41.0<1>:f    r98.0<1;1,0>:f                   {Compacted,$6.src}   // $272
        mov (8|M0)               r42.0<1>:f    r106.0<1;1,0>:f                  {Compacted}          // $274
        mov (8|M0)               r47.0<1>:f    r114.0<1;1,0>:f                  {Compacted,$10.src}  // $281
        mov (8|M0)               r48.0<1>:f    r90.0<1;1,0>:f                   {Compacted}          // $283
        mov (8|M0)               r53.0<1>:f    r99.0<1;1,0>:f                   {Compacted}          // $290
        mov (8|M0)               r54.0<1>:f    r107.0<1;1,0>:f                  {Compacted}          // $292
        mov (8|M0)               r59.0<1>:f    r115.0<1;1,0>:f                  {Compacted}          // $299
        mov (8|M0)               r60.0<1>:f    r91.0<1;1,0>:f                   {Compacted}          // $301
        mov (8|M0)               r65.0<1>:f    r100.0<1;1,0>:f                  {Compacted}          // $308
        mov (8|M0)               r66.0<1>:f    r108.0<1;1,0>:f                  {Compacted}          // $310
        mov (8|M0)               r71.0<1>:f    r116.0<1;1,0>:f                  {Compacted}          // $317
        mov (8|M0)               r72.0<1>:f    r92.0<1;1,0>:f                   {Compacted}          // $319
        mov (8|M0)               r2.0<1>:f     r101.0<1;1,0>:f                  {Compacted}          // $326
        mov (8|M0)               r3.0<1>:f     r109.0<1;1,0>:f                  {Compacted}          // $328
        mov (8|M0)               r9.0<1>:f     r117.0<1;1,0>:f                  {Compacted}          // $335
        mov (8|M0)               r10.0<1>:f    r93.0<1;1,0>:f                   {Compacted}          // $337
        add (8|M0)               r39.1<2>:ud   r38.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $269
        add (8|M0)               r45.1<2>:ud   r44.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $278
        add (8|M0)               r51.1<2>:ud   r50.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $287
        add (8|M0)               r57.1<2>:ud   r56.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $296
        add (8|M0)               r63.1<2>:ud   r62.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $305
        add (8|M0)               r69.1<2>:ud   r68.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $314
        add (8|M0)               r75.1<2>:ud   r74.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted}        // $323
        add (8|M0)               r7.1<2>:ud    r6.0<1;1,0>:ud    r14.0<1;1,0>:ud  {Compacted}        // $332
        add (8|M0)               r15.1<2>:ud   r13.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,$3.src} // $341
        mov (8|M0)               r17.0<1>:f    r102.0<1;1,0>:f                  {Compacted}          // $344
        mov (8|M0)               r18.0<1>:f    r110.0<1;1,0>:f                  {Compacted}          // $346
        add (8|M0)               r21.1<2>:ud   r20.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,$4.src} // $350
        mov (8|M0)               r23.0<1>:f    r118.0<1;1,0>:f                  {Compacted}          // $353
        mov (8|M0)               r24.0<1>:f    r94.0<1;1,0>:f                   {Compacted}          // $355
        add (8|M0)               r27.1<2>:ud   r26.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,$5.src} // $359
        mov (8|M0)               r29.0<1>:f    r103.0<1;1,0>:f                  {Compacted}          // $362
        mov (8|M0)               r30.0<1>:f    r111.0<1;1,0>:f                  {Compacted}          // $364
        add (8|M0)               r33.1<2>:ud   r32.0<1;1,0>:ud   r14.0<1;1,0>:ud  {Compacted,$7.src} // $368
        mov (8|M0)               r35.0<1>:f    r119.0<1;1,0>:f                  {Compacted}          // $371
        mov (8|M0)               r36.0<1>:f    r95.0<1;1,0>:f                   {Compacted}          // $373
        mov (8|M0)               r39.0<2>:d    r37.0<1;1,0>:d                                        // $270
        mov (8|M0)               r45.0<2>:d    r43.0<1;1,0>:d                                        // $279
        mov (8|M0)               r51.0<2>:d    r49.0<1;1,0>:d                                        // $288
        mov (8|M0)               r57.0<2>:d    r55.0<1;1,0>:d                                        // $297
        mov (8|M0)               r63.0<2>:d    r61.0<1;1,0>:d                                        // $306
        mov (8|M0)               r69.0<2>:d    r67.0<1;1,0>:d                                        // $315
        mov (8|M0)               r75.0<2>:d    r73.0<1;1,0>:d                                        // $324
        mov (8|M0)               r7.0<2>:d     r4.0<1;1,0>:d                                         // $333
        mov (8|M0)               r15.0<2>:d    r11.0<1;1,0>:d                                        // $342
        mov (8|M0)               r21.0<2>:d    r19.0<1;1,0>:d                                        // $351
        mov (8|M0)               r27.0<2>:d    r25.0<1;1,0>:d                                        // $360
        mov (8|M0)               r33.0<2>:d    r31.0<1;1,0>:d                                        // $369
        store.ugm.d32x16t.a64 (1|M0)  [r39:1]   r41:2              {$8} // ex_desc:0x0; desc:0x200D584 // $276
        store.ugm.d32x16t.a64 (1|M0)  [r45:1]   r47:2              {A@7,$9} // ex_desc:0x0; desc:0x200D584 // $285
        store.ugm.d32x16t.a64 (1|M0)  [r51:1]   r53:2              {A@7,$10} // ex_desc:0x0; desc:0x200D584 // $294
        store.ugm.d32x16t.a64 (1|M0)  [r57:1]   r59:2              {A@7,$11} // ex_desc:0x0; desc:0x200D584 // $303
        store.ugm.d32x16t.a64 (1|M0)  [r63:1]   r65:2              {A@7,$12} // ex_desc:0x0; desc:0x200D584 // $312
        store.ugm.d32x16t.a64 (1|M0)  [r69:1]   r71:2              {A@7,$13} // ex_desc:0x0; desc:0x200D584 // $321
        store.ugm.d32x16t.a64 (1|M0)  [r75:1]   r2:2               {A@6,$14} // ex_desc:0x0; desc:0x200D584 // $330
        store.ugm.d32x16t.a64 (1|M0)  [r7:1]    r9:2               {A@5,$15} // ex_desc:0x0; desc:0x200D584 // $339
        store.ugm.d32x16t.a64 (1|M0)  [r15:1]   r17:2              {A@4,$0} // ex_desc:0x0; desc:0x200D584 // $348
        store.ugm.d32x16t.a64 (1|M0)  [r21:1]   r23:2              {A@3,$1} // ex_desc:0x0; desc:0x200D584 // $357
        store.ugm.d32x16t.a64 (1|M0)  [r27:1]   r29:2              {A@2,$2} // ex_desc:0x0; desc:0x200D584 // $366
        store.ugm.d32x16t.a64 (1|M0)  [r33:1]   r35:2              {A@1,$3} // ex_desc:0x0; desc:0x200D584 // $375

// Line 46
(W)     mov (8|M0)               r127.0<1>:f   r77.0<1;1,0>:f                   {Compacted}          // $377
(W)     send.ugm (1|M0)          r37      r77     null:0  0x0            0x0210651F           {$4} // wr:1+0, rd:1; fence invalid flush type scoped to tile // $377
(W)     mov (8|M0)               null<1>:ud    r37.0<1;1,0>:ud                  {$4.dst}             //  memory fence commit; $377
(W)     send.gtwy (8|M0)         null     r127    null:0  0x0            0x02000010           {EOT,A@1} // wr:1+0, rd:0; end of thread // $377
L4040:
        nop                                                                                          // $377


//
//
