// Asynchronous copies from global to shared memory, waited for by the number of newest groups that may still fly.
#pragma once
#include "musa_runtime.h"

MT_INLINE void __pipeline_memcpy_async(void* shared, const void* global, size_t bytes, size_t zero_fill = 0) {
    mt::copy_async(shared, global, bytes, zero_fill);
}
MT_INLINE void __pipeline_commit() { mt::copy_commit(); }
MT_INLINE void __pipeline_wait_prior(unsigned newest_left) { mt::copy_wait(newest_left); }
