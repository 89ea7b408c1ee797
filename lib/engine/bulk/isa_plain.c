/* isa_plain.c: the bulk kernel on 64-bit words: any machine, any byte order. */
#define KERNEL nn_bulk_kernel_plain
#define KERNEL_NAME "plain"
#define KERNEL_NEEDS 0
#define KERNEL_BREAK_EVEN 192
#define VEC_BYTES 8
#include "engine/bulk/template.h"
