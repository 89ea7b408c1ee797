/* cpu.h: what the processor can do, for code that is built once for each instruction set.
 *
 * Code built for an instruction set runs only if nn_cpu_features() has all its bits. Sets that every processor of an
 * architecture has (SSE2, NEON) need no bit. */
#ifndef NN_CPU_H
#define NN_CPU_H

enum {
    NN_CPU_AVX2 = 1 << 0,   /* AVX2, BMI1, BMI2, POPCNT */
    NN_CPU_AVX512 = 1 << 1, /* the same, and AVX-512 F, BW, DQ, VL */
};

/* The features of the processor that the operating system lets us use. */
unsigned nn_cpu_features(void);

#endif
