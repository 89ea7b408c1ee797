/* stats.c: see stats.h. */
#include "stats.h"

#include <inttypes.h>
#include <stdio.h>
#include <time.h>

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

char *time_text(uint64_t nanoseconds, char *text)
{
    snprintf(text, TIME_TEXT_BYTES, "%.3f ms", (double)nanoseconds / 1e6);
    return text;
}

char *stats_text(const nonet_search_stats *stats, uint64_t nanoseconds, char *text)
{
    char time[TIME_TEXT_BYTES];
    snprintf(text, STATS_TEXT_BYTES,
             "guesses %" PRIu64 ", backtracks %" PRIu64 ", propagations %" PRIu64 ", deepest %" PRIu32 ", %s",
             stats->guesses, stats->backtracks, stats->propagations, stats->deepest, time_text(nanoseconds, time));
    return text;
}
