/* isa_avx512.c: the bulk kernel on 512-bit vectors. */
#include "base/cpu.h"
#include "engine/bulk/kernel.h"

#ifdef NN_BULK_HAS_AVX
#define KERNEL nn_bulk_kernel_avx512
#define KERNEL_NAME "avx512"
#define KERNEL_NEEDS NN_CPU_AVX512
#define KERNEL_BREAK_EVEN 128
#define VEC_BYTES 64
#include "engine/bulk/template.h"
#endif
