/* clock.h: how much time has passed. */
#ifndef CLI_CLOCK_H
#define CLI_CLOCK_H

#include <stdint.h>
#include <time.h>

/* A clock that only goes forward. */
uint64_t clock_nanoseconds(void);

/* That clock so much later, for waiting on a condition that goes by it. */
struct timespec clock_later(uint64_t nanoseconds);

#endif
