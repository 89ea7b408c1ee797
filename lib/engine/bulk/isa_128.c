/* isa_128.c: the bulk kernel on 128-bit vectors that every processor of the architecture has. */
#include "engine/bulk/kernel.h"

#ifdef NN_BULK_128_NAME
#define KERNEL nn_bulk_kernel_128
#define KERNEL_NAME NN_BULK_128_NAME
#define KERNEL_NEEDS 0
#define KERNEL_BREAK_EVEN 105
#define VEC_BYTES 16
#include "engine/bulk/template.h"
#endif
