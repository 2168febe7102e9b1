"""What DG2 allows, from its resource file; the language refuses the rest."""

from course.devices import resources

_A770 = resources("arc_a770")

MESSAGE_BYTES = _A770.block_message_max.value
MESSAGE_DWORDS = (1, 2, 3, 4, 8, 16, 32, 64)  # IGC documentation/visa/instructions/LSC_UNTYPED.md, transposed d32
GATHER_LANES = (1, 2, 4, 8, 16, 32)
MESSAGE_LANES = 16  # lanes of one gather or scatter message on DG2, same page
SLM_BYTES = _A770.slm_per_work_group.value
SLM_PER_CORE = _A770.slm_per_xe_core.value
SLM_SMALLEST = _A770.slm_smallest_reservation.value
XE_CORES = _A770.xe_cores.value
GROUP_ITEMS = _A770.threads_per_xe_core.value  # an ESIMD work-item is a hardware thread
DEPTH = _A770.dpas_systolic_depth.value
REPEAT = _A770.dpas_repeat_max.value
EXECUTION_SIZE = _A770.dpas_exec_size.value
GRF_BYTES = _A770.grf_register_bytes.value
# Prefetch hints (L1, L2): intel/llvm sycl_ext_intel_esimd_functions.md, table for prefetch on DG2 and PVC
PREFETCH_HINTS = {
    ("uncached", "cached"),
    ("cached", "uncached"),
    ("cached", "cached"),
    ("streaming", "uncached"),
    ("streaming", "cached"),
}
