/* time_chart.h: how long games took, as columns of a small chart. */
#ifndef TUI_TIME_CHART_H
#define TUI_TIME_CHART_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { CHART_GAMES = 60 }; /* the last ones */

/* The games of a level and a size, one after the other. */
struct time_chart {
    uint64_t times_ms[CHART_GAMES]; /* of game number n: [n % CHART_GAMES] */
    size_t count;                   /* of all games */
    char first_day[16], last_day[16];
};

void time_chart_add(struct time_chart *chart, uint64_t time_ms, const char *day);

/* Write it, line by line, under this title: "9x9 medium". Without `has_unicode` in ASCII. An empty one has no lines. */
void time_chart_write(const struct time_chart *chart, const char *title, bool has_unicode,
                      void (*take)(void *context, const char *line), void *context);

#endif
