/* search_stats.c: see search_stats.h. */
#include "run/search_stats.h"

#include <inttypes.h>
#include <stdio.h>

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
