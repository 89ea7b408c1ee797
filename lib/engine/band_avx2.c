/* band_avx2.c: the band engine on 256-bit vectors. */
#include "engine/band.h"

#if defined(__x86_64__)
#define BAND_BYTES 32
#define BAND_RUN nn_band_run_avx2
#include "engine/band_search.h"
#endif
