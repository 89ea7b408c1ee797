/* fresh_seed.h: a seed for users who have not given one. */
#ifndef CLI_FRESH_SEED_H
#define CLI_FRESH_SEED_H

#include <stdint.h>

/* One that differs from call to call, never 0. */
uint64_t fresh_seed(void);

#endif
