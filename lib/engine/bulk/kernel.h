/* kernel.h: the bulk kernel as seen from outside the objects built for one instruction set. No
 * vector types here. */
#ifndef NN_BULK_KERNEL_H
#define NN_BULK_KERNEL_H

#include "board/nine.h"
#include "engine/bulk/bulk.h"

enum {
    NN_BULK_RECORD_WORDS =
        12, /* a lane's candidates: bit NN_BULK_PLANE of the words, which is the number of its plane, too */
    NN_BULK_MAX_COUNT = 1 << 30, /* puzzles a run: their indices take 32 bits */
    NN_BULK_ALIGNMENT = 4096,
};

/* One step of the kernel on given records, for tests. */
enum nn_bulk_step {
    NN_BULK_STEP_TRANSPOSE, /* to planes and back */
    NN_BULK_STEP_SWEEP_UP,
    NN_BULK_STEP_SWEEP_DOWN,
    NN_BULK_STEP_DECIDE, /* triads and the decision, which appears in bits 243..255 of the record */
};

enum { NN_BULK_CONTRADICTION = 1, NN_BULK_OPEN = 2, NN_BULK_CHANGED = 4, NN_BULK_DECIDED = 8 };

struct nn_bulk_kernel {
    const char *name;
    unsigned needs; /* NN_CPU_... */
    int lanes;
    int break_even; /* see nn_bulk_break_even */
    size_t memory_size;

    /* `memory`: memory_size bytes, aligned to NN_BULK_ALIGNMENT; done once. */
    void (*prepare)(void *memory);
    /* count <= NN_BULK_MAX_COUNT. */
    nonet_status (*run)(void *memory, const struct nn_bulk_job *job);
    /* For tests. records[lanes], marks[lanes] out: NN_BULK_CONTRADICTION ... */
    void (*step)(void *memory, enum nn_bulk_step step, uint64_t (*records)[NN_BULK_RECORD_WORDS], uint8_t *marks);
    /* For tests. boards[lanes], bytes 1..9: the check of the rules that solutions pass. */
    void (*accepts)(void *memory, const uint8_t (*boards)[NN_NINE_CELLS], bool *is_right);
};

/* The kernels built into this library, best first; the last one runs anywhere. */
extern const struct nn_bulk_kernel *const nn_bulk_kernels[];
extern const size_t nn_bulk_kernel_count;

#if defined(__x86_64__)
#define NN_BULK_HAS_AVX 1
#define NN_BULK_128_NAME "sse2"
#elif defined(__ARM_NEON) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define NN_BULK_128_NAME "neon"
#elif defined(__wasm_simd128__)
#define NN_BULK_128_NAME "simd128"
#endif

extern const struct nn_bulk_kernel nn_bulk_kernel_avx512, nn_bulk_kernel_avx2, nn_bulk_kernel_128, nn_bulk_kernel_plain;

#endif
