/* isa_avx2.c: the bulk kernel on 256-bit vectors. */
#include "base/cpu.h"
#include "engine/bulk/kernel.h"

#ifdef NN_BULK_HAS_AVX
#define KERNEL nn_bulk_kernel_avx2
#define KERNEL_NAME "avx2"
#define KERNEL_NEEDS NN_CPU_AVX2
#define KERNEL_BREAK_EVEN 120
#define VEC_BYTES 32
#include "engine/bulk/template.h"
#endif
