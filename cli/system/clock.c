/* clock.c: see clock.h. */
#include "system/clock.h"

uint64_t clock_nanoseconds(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

struct timespec clock_later(uint64_t nanoseconds)
{
    const uint64_t then = clock_nanoseconds() + nanoseconds;
    return (struct timespec){.tv_sec = (time_t)(then / 1000000000u), .tv_nsec = (long)(then % 1000000000u)};
}
