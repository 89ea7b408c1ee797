/* stats.h: times, and the numbers of a search in words. */
#ifndef CLI_STATS_H
#define CLI_STATS_H

#include <nonet.h>
#include <time.h>

enum { STATS_TEXT_BYTES = 192, TIME_TEXT_BYTES = 32 };

/* A clock that only goes forward. */
uint64_t clock_nanoseconds(void);

/* That clock so much later, for waiting on a condition that goes by it. */
struct timespec clock_later(uint64_t nanoseconds);

/* "1.25 ms", always in milliseconds. Returns `text`, which has TIME_TEXT_BYTES. */
char *time_text(uint64_t nanoseconds, char *text);

/* "guesses 5, backtracks 2, propagations 310, deepest 3, 1.25 ms". Returns `text`, which has
 * STATS_TEXT_BYTES. */
char *stats_text(const nonet_search_stats *stats, uint64_t nanoseconds, char *text);

#endif
