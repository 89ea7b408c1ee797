/* band.h: the band engine: one 9x9 board at a time, as fast as possible. See band.c. */
#ifndef NN_BAND_H
#define NN_BAND_H

#include "engine/engine.h"

bool nn_band_takes(const nonet_layout *layout);
size_t nn_band_memory_size(const nonet_layout *layout);
void nn_band_run(struct nn_task *task);

/* The same search, built for different vectors. nn_band_run chooses. */
void nn_band_run_128(struct nn_task *task);
#if defined(__x86_64__)
void nn_band_run_avx2(struct nn_task *task); /* needs NN_CPU_AVX2 */
#endif

/* Guesses that can be open at a time: each settles a digit in a band or stack, or a cell. */
enum { NN_BAND_MOST_GUESSES = 6 * 9 + 81, NN_BAND_WAITING_SIZE = 192 };

#endif
