/* clock.h: how much time has passed. */
#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

#include <stdint.h>

/* A clock that only goes forward. */
uint64_t clock_nanoseconds(void);

#endif
