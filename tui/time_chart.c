/* time_chart.c: see time_chart.h. A column a game, the oldest on the left, four rows high:
 *
 *     9x9 medium: 14 games from 2026-10-02 to 2026-11-19, the last ten in 6:12 each
 *       12:40 |  █
 *             | ▅█▃█  ▃
 *             | ████▆▄█▃ ▂▄ ▂
 *        0:00 | ████████▇██▅█▃
 *
 * A row has eight steps, in ASCII three. A game of no time still has the lowest step, so that it is seen. */
#include "time_chart.h"

#include <stdio.h>
#include <string.h>

#include "game/game.h"

enum { CHART_ROWS = 4, STEPS = 8, WIDE_GAMES = 30, LAST_GAMES = 10 };

void time_chart_add(struct time_chart *chart, uint64_t time_ms, const char *day)
{
    char shown[40];
    nonet_visible_text(day, strlen(day), shown, sizeof shown); /* other programs may have written it */
    snprintf(chart->last_day, sizeof chart->last_day, "%.10s", shown);
    if (!chart->count) memcpy(chart->first_day, chart->last_day, sizeof chart->first_day);
    chart->times_ms[chart->count++ % CHART_GAMES] = time_ms;
}

static size_t first_shown(const struct time_chart *chart)
{
    return chart->count > CHART_GAMES ? chart->count - CHART_GAMES : 0;
}

static uint64_t longest_time(const struct time_chart *chart)
{
    uint64_t longest = 1;
    for (size_t game = first_shown(chart); game < chart->count; game++)
        if (chart->times_ms[game % CHART_GAMES] > longest) longest = chart->times_ms[game % CHART_GAMES];
    return longest;
}

/* What a column shows in a row of the chart, of which the lowest is 0. */
static const char *sign_at(uint64_t time_ms, uint64_t longest_ms, int row, bool has_unicode)
{
    static const char *const blocks[] = {" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
    static const char *const plain[] = {" ", ".", ".", ".", ":", ":", ":", "#", "#"};
    const double share = (double)time_ms / (double)longest_ms;
    const int height = (int)(share * CHART_ROWS * STEPS + 0.5), in_row = (height > 0 ? height : 1) - row * STEPS;
    const int steps = in_row < 0 ? 0 : in_row > STEPS ? STEPS : in_row;
    return has_unicode ? blocks[steps] : plain[steps];
}

static void write_row(const struct time_chart *chart, int row, bool has_unicode, char *line, size_t size)
{
    const uint64_t longest = longest_time(chart);
    char label[24] = "";
    if (row == CHART_ROWS - 1) nonet_game_time_text(longest, label, sizeof label);
    if (row == 0) snprintf(label, sizeof label, "0:00");
    size_t used = (size_t)snprintf(line, size, "  %8s | ", label);
    for (size_t game = first_shown(chart); game < chart->count && used < size; game++)
        used += (size_t)snprintf(line + used, size - used, "%s%s",
                                 sign_at(chart->times_ms[game % CHART_GAMES], longest, row, has_unicode),
                                 chart->count <= WIDE_GAMES ? " " : "");
    while (used && used < size && line[used - 1] == ' ') line[--used] = 0;
}

static void write_heading(const struct time_chart *chart, const char *title, char *line, size_t size)
{
    char mean[24];
    uint64_t sum = 0;
    const size_t last = chart->count < LAST_GAMES ? chart->count : LAST_GAMES;
    for (size_t game = chart->count - last; game < chart->count; game++)
        sum += chart->times_ms[game % CHART_GAMES] / last;
    nonet_game_time_text(sum, mean, sizeof mean);
    size_t used = (size_t)snprintf(line, size, "%s: %zu game%s", title, chart->count, chart->count == 1 ? "" : "s");
    if (used < size && strcmp(chart->first_day, chart->last_day) != 0)
        used += (size_t)snprintf(line + used, size - used, " from %s to %s", chart->first_day, chart->last_day);
    else if (used < size) used += (size_t)snprintf(line + used, size - used, " on %s", chart->last_day);
    if (used < size && chart->count > LAST_GAMES) snprintf(line + used, size - used, ", the last ten in %s each", mean);
}

void time_chart_write(const struct time_chart *chart, const char *title, bool has_unicode,
                      void (*take)(void *context, const char *line), void *context)
{
    char line[4 * CHART_GAMES + 200];
    if (!chart->count) return;
    take(context, "");
    write_heading(chart, title, line, sizeof line);
    take(context, line);
    for (int row = CHART_ROWS - 1; row >= 0; row--) {
        write_row(chart, row, has_unicode, line, sizeof line);
        take(context, line);
    }
}
