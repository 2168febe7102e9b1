"""`lesson.inspect` of an ESIMD kernel: figures, the K loop beside the Python lines, what the launch executes in all."""

from collections import Counter

from course import isa
from course.esimd import limits
from course.esimd.capture import Launch
from course.esimd.interpreter import InterpreterQueue
from course.esimd.listing import compile_launch, estimate, groups_resident, slm_reserved
from course.toolchains.base import Inspection, KernelError

NOTE_SLOTS = (
    "VTune's ALU and XMX counters are execution slots taken, not instructions (A05); only its totals of "
    "characterization-mode=instruction-count and its Send counter compare with these."
)
NOTE_ABOVE = (
    "Estimated from above: both sides of every branch count, and a prefetch that the last turn skips counts there too."
)


def asked(launch: Launch) -> Counter:
    """What one work-group asks of the hardware, counted by interpreting work-group 0 of the launch."""
    queue = InterpreterQueue(0, only=(0,))
    queue.parallel_for(launch.ndrange, launch.kernel, *launch.args)
    return Counter(queue.counts)


def figures(launch: Launch, listing: isa.Listing) -> dict:
    """Figures of one launch by name, in display order."""
    group, threads = asked(launch), launch.ndrange.group
    made = estimate(launch, listing, group["dpas"] // threads)
    groups = launch.ndrange.total // threads
    resident = groups_resident(threads, listing.slm_bytes)
    out = {"instructions executed (estimate)": round(made.total)}
    out |= {f"  {kind}": round(count) for kind, count in made.executed.items()}
    out |= {
        "DPAS": group["dpas"] * groups,
        "barriers": group["barrier"] * groups,
        "hardware threads": launch.ndrange.total,
    }
    if made.k_loop:
        out |= {"K loop, instructions a turn": len(made.k_loop.instructions), "K loop, turns": round(made.turns)}
    out |= {f"{name}, a thread": group[name] / threads for name in sorted(group) if name.endswith((" B", " lanes"))}
    return out | {
        "static instructions": listing.instruction_count,
        "SIMD": listing.simd,
        "GRF": listing.grf,
        "spill bytes": listing.spill_bytes,
        "SLM bytes": listing.slm_bytes,
        "SLM reserved": slm_reserved(listing.slm_bytes),
        "vector bytes held at most": group["register bytes"],
        "work-groups resident a Xe-core": resident,
        "threads resident a Xe-core": resident * threads,
        "waves of work-groups": round(groups / (resident * limits.XE_CORES), 2),
    }


def beside(listing: isa.Listing, text: str) -> str:
    """The K loop's instructions, the Python line of each at the left; the whole kernel without a loop."""
    source = text.splitlines()
    loops = [loop for loop in listing.loops() if loop.mix()["dpas"]]
    wanted = loops[0].instructions if loops else listing.instructions
    out, last = [], None
    for instruction in wanted:
        if instruction.line != last:
            last = instruction.line
            line = source[last - 1].strip() if last and last <= len(source) else ""
            out.append(f"# {last or '?':>3}  {line}")
        out.append(f"      {instruction.kind:8}{' '.join(instruction.text.split())}")
    return "\n".join(out)


def inspect_launches(launches: list[Launch], text: str, target: str) -> Inspection:
    """Inspection of the launch that multiplies (the one with most DPAS static instructions). Raises KernelError."""
    made = [(launch, compile_launch(launch, target)) for launch in launches]
    launch, listing = max(made, key=lambda pair: pair[1].mix()["dpas"])
    notes = [NOTE_SLOTS, NOTE_ABOVE]
    if len(made) > 1:
        notes.append(f"launch() submits {len(made)} kernels; this is {launch.kernel.name}.")
    if listing.spill_bytes:
        notes.append(
            f"{listing.spill_bytes} bytes a thread do not fit the registers and go through memory: "
            "hold fewer vectors at once."
        )
    try:
        shown = figures(launch, listing)
    except KernelError as error:
        notes.append(f"The interpreter stops ({error}); counts that need it are left out.")
        shown = {
            "static instructions": listing.instruction_count,
            **listing.mix(),
            "GRF": listing.grf,
            "spill bytes": listing.spill_bytes,
            "SLM bytes": listing.slm_bytes,
        }
    return Inspection(target, "ocloc", listing.compiler_version, shown, beside(listing, text), notes)
