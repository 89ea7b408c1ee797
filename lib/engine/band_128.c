/* band_128.c: the band engine on 128-bit vectors: SSE2, NEON, WebAssembly, or whatever the compiler makes of them
 * elsewhere. */
#define BAND_BYTES 16
#define BAND_RUN nn_band_run_128
#include "engine/band_search.h"
