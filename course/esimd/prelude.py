"""The OpenCL C that stands before a compiled kernel: the messages and DPAS, once for DG2 (-DDG2), once for a CPU.

On DG2 they are macros, so that the listing keeps the line of the call, and a message is written in Intel's virtual ISA,
so that it is the very message that ESIMD would send. Its address is per lane ("rw"): a scalar one need not start a
register in this compiler (IGC 1.0.12504), as a message's must.
"""

HEAD = """\
#pragma OPENCL EXTENSION cl_intel_subgroups : enable
#define LANE get_sub_group_local_id()
#ifdef DG2
#define ITEM ((uint)get_local_id(0) / 8u)  // the work-item, once a lane: addresses then lie in registers of their own
#else
#define ITEM get_sub_group_id()
#pragma OPENCL FP_CONTRACT OFF  // a CPU rounds as the interpreter does; DG2 fuses as ESIMD does
#endif
#define LANES(mask) ((mask) >> LANE & 1)                                 // is this lane in the mask?
#define PICK(x, table) intel_sub_group_shuffle(x, (table) >> 4 * LANE & 7)  // lane l takes x of the lane in nibble l
int floor_div(int a, int b) { return a / b - (a % b != 0 && (a < 0) != (b < 0)); }
int floor_mod(int a, int b) { return a - floor_div(a, b) * b; }
"""

KEEP_SLM = """\
#ifdef DG2  // messages name SLM by its offset: without a use of the array itself none would be reserved
#define KEEP_SLM __asm__ volatile("" :: "rw"(slm));
#else
#define KEEP_SLM
#endif
"""

REGION = """\
#ifdef DG2  // one mov: n elements of d (of dn), dstep apart from (register, element) on, take those of s
#define REGION(type, n, d, dn, dreg, dat, dstep, s, sn, sreg, sat, sstep, ...) __asm__("{\\n" \\
  ".decl D v_type=G type=" #type " num_elts=" #dn " alias=<%0,0>\\n" \\
  ".decl S v_type=G type=" #type " num_elts=" #sn " alias=<%1,0>\\n" \\
  "mov (M1_NM, " #n ") D(" #dreg "," #dat ")<" #dstep "> S(" #sreg "," #sat ")<" #sstep ";1,0>\\n}" \\
  : "+rw"(d) : "rw"(s));
#else       // the same by shuffles
#define REGION(type, n, d, dn, dreg, dat, dstep, s, sn, sreg, sat, sstep, ...) __VA_ARGS__
#endif
"""

_VECTOR = {1: "uint", 2: "uint2", 4: "uint4", 8: "uint8", 16: "uint16"}


def _parts(count: int, form: str) -> str:
    return ", ".join(form.format(c=c, hex="0123456789abcdef"[c], at=8 * c) for c in range(count))


def _components(dwords: int) -> int:
    return max(1, dwords // 8)


def load(space: str, dwords: int) -> str:
    """Block load of `dwords` dwords: `load_global_64(p)` or `load_slm_64(offset)`."""
    n = _components(dwords)
    vector = _VECTOR[n]
    port, width, kind = ("ugm", 64, "global void* p") if space == "global" else ("slm", 32, "uint p")
    base = "(global uint*)p" if space == "global" else "(local uint*)((local char*)slm + p)"
    guard = f"LANE < {dwords} ? q[0] : 0u" if dwords < 8 else "q[0]"
    body = guard if n == 1 else f"({vector})({_parts(n, 'q[{at}]')})"
    pointer = "global" if space == "global" else "local"
    extra = "" if space == "global" else "local void* slm, "
    call, cast = ("p", "(global void*)(p)") if space == "global" else ("slm, p", "(uint)(p)")
    return f"""\
#ifdef DG2
#define load_{space}_{dwords}({call}) ({{ {vector} loaded_; __asm__ volatile( \\
  "lsc_load.{port} (M1, 1) %0:d32x{dwords}t flat[%1]:a{width}" : "=rw"(loaded_) : "rw"({cast})); loaded_; }})
#else
{vector} load_{space}_{dwords}({extra}{kind}) {{ {pointer} uint* q = {base} + LANE; return {body}; }}
#endif
"""


def store(space: str, dwords: int) -> str:
    """Block store: `store_global_64(p, v)` or `store_slm_64(offset, v)`."""
    n = _components(dwords)
    vector = _VECTOR[n]
    port, width, kind = ("ugm", 64, "global void* p") if space == "global" else ("slm", 32, "uint p")
    base = "(global uint*)p" if space == "global" else "(local uint*)((local char*)slm + p)"
    pointer = "global" if space == "global" else "local"
    extra = "" if space == "global" else "local void* slm, "
    call, cast = ("p", "(global void*)(p)") if space == "global" else ("slm, p", "(uint)(p)")
    vector_cast = f"({vector})"
    body = " ".join(f"q[{8 * c}] = v{'' if n == 1 else '.s' + '0123456789abcdef'[c]};" for c in range(n))
    if dwords < 8:
        body = f"if (LANE < {dwords}) {body}"
    return f"""\
#ifdef DG2
#define store_{space}_{dwords}({call}, v) __asm__ volatile( \\
  "lsc_store.{port} (M1, 1) flat[%0]:a{width} %1:d32x{dwords}t" :: "rw"({cast}), "rw"({vector_cast}(v)))
#else
void store_{space}_{dwords}({extra}{kind}, {vector} v) {{ {pointer} uint* q = {base} + LANE; {body} }}
#endif
"""


def prefetch(dwords: int, l1: str, l2: str) -> str:
    """Prefetch of `dwords` dwords; nothing on a CPU."""
    hint = {"cached": "ca", "uncached": "uc", "streaming": "st"}
    return f"""\
#ifdef DG2
#define prefetch_{l1}_{l2}_{dwords}(p) __asm__ volatile( \\
  "lsc_load.ugm.{hint[l1]}.{hint[l2]} (M1, 1) V0:d32x{dwords}t flat[%0]:a64" :: "rw"((global void*)(p)))
#else
void prefetch_{l1}_{l2}_{dwords}(global void* p) {{ }}
#endif
"""


def gather(space: str) -> str:
    """One dword a lane, `gather_global(p, offset)`; `scatter_global(p, offset, v)` beside it."""
    if space == "global":
        sign, call, address, wide = "global void* p, uint at", "p, at", "(ulong)(p) + (at)", ("ugm", "ulong", 64)
        cell = "*(global uint*)((global char*)p + at)"
    else:
        sign, call, address, wide = "local void* slm, uint at", "slm, at", "(at)", ("slm", "uint", 32)
        cell = "*(local uint*)((local char*)slm + at)"
    port, kind, bits = wide
    return f"""\
#ifdef DG2
#define gather_{space}({call}) ({{ uint loaded_; {kind} address_ = {address}; __asm__ volatile( \\
  "lsc_load.{port} (M1, 8) %0:d32 flat[%1]:a{bits}" : "=rw"(loaded_) : "rw"(address_)); loaded_; }})
#define scatter_{space}({call}, v) ({{ {kind} address_ = {address}; uint value_ = (v); __asm__ volatile( \\
  "lsc_store.{port} (M1, 8) flat[%0]:a{bits} %1:d32" :: "rw"(address_), "rw"(value_)); }})
#else
uint gather_{space}({sign}) {{ return {cell}; }}
void scatter_{space}({sign}, uint v) {{ {cell} = v; }}
#endif
"""


_ACCUMULATOR = {"bf16": "float", "f16": "float", "i8": "int", "u8": "int"}
_BUILTIN = {"bf16": "bf16_bf16", "f16": "f16_f16"}
_TERMS = {  # the numbers that a dword {w} of an operand holds, k ascending
    "bf16": ("as_float({w} << 16)", "as_float({w} & 0xffff0000u)"),
    "f16": ("(float)as_half2({w}).s0", "(float)as_half2({w}).s1"),
    "i8": tuple(f"(int)as_char4({{w}}).s{i}" for i in range(4)),
    "u8": tuple(f"(int)as_uchar4({{w}}).s{i}" for i in range(4)),
}


def dpas(a: str, b: str, repeat: int) -> str:
    """`dpas_bf16_bf16_8(c, b, a)`: C + A B for a tile of `repeat` x 8.

    Lane l of a.s[m] holds the l-th dword of row m of A; lane n of b.s[k] holds dword k of column n of B (VNNI).
    """
    accumulator = _ACCUMULATOR[a] + ("" if repeat == 1 else str(repeat))
    rows = "int" + ("" if repeat == 1 else str(repeat))
    depth = 16 if a in _BUILTIN else 32
    built = f"intel_sub_group_{_BUILTIN.get(a, a + '_' + b)}_matrix_mad_k{depth}"
    # The built-in's operand types follow signedness: uint vectors for u8.
    at, bt = rows.replace("int", "uint") if a == "u8" else rows, "uint8" if b == "u8" else "int8"
    step = []
    for m in range(repeat):
        row = "a" if repeat == 1 else f"a.s{m}"
        cell = "c" if repeat == 1 else f"c.s{m}"
        terms = " ".join(
            f"{cell} = {_mad(a, x.format(w='x'), y.format(w='y'), cell)};"
            for x, y in zip(_TERMS[a], _TERMS[b], strict=True)
        )
        step.append(f"    {{ uint x = as_uint(intel_sub_group_shuffle({row}, k)); {terms} }}")
    lines = "\n".join(step)
    return f"""\
#ifdef DG2
{accumulator} __attribute__((overloadable)) {built}({at} a, {bt} b, {accumulator} c);
#define dpas_{a}_{b}_{repeat}(c, b, a) {built}({_as(at, "a")}, {_as(bt, "b")}, c)
#else
{accumulator} dpas_{a}_{b}_{repeat}({accumulator} c, int8 b, {rows} a) {{
  uint column[8] = {{{_parts(8, "as_uint(b.s{c})")}}};
  for (uint k = 0; k < 8; k++) {{
    uint y = column[k];
{lines}
  }}
  return c;
}}
#endif
"""


def _mad(kind: str, x: str, y: str, c: str) -> str:
    """Products are exact in float32, so a fused and a separate multiply-add agree."""
    return f"fma({x}, {y}, {c})" if kind in _BUILTIN else f"{c} + {x} * {y}"


def _as(kind: str, text: str) -> str:
    return f"as_{kind}({text})" if kind.startswith("uint") else text
