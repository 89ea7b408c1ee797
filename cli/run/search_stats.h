/* search_stats.h: the numbers of a search in words. */
#ifndef CLI_SEARCH_STATS_H
#define CLI_SEARCH_STATS_H

#include <nonet.h>

enum { STATS_TEXT_BYTES = 192, TIME_TEXT_BYTES = 32 };

/* "1.25 ms", always in milliseconds. Returns `text`, which has TIME_TEXT_BYTES. */
char *time_text(uint64_t nanoseconds, char *text);

/* "guesses 5, backtracks 2, propagations 310, deepest 3, 1.25 ms". Returns `text`, which has
 * STATS_TEXT_BYTES. */
char *stats_text(const nonet_search_stats *stats, uint64_t nanoseconds, char *text);

#endif
