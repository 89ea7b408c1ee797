/* statistics.c: see statistics.h. */
#include "statistics.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "game/game.h"
#include "paths.h"
#include "time_chart.h"

struct records *statistics_open(char *problem, size_t size)
{
    char path[PATH_BYTES];
    problem[0] = 0;
    if (!path_of(FOLDER_DATA, "statistics.db", path)) return NULL;
    if (path_make_folders(path)) return records_open(path, problem, size);
    snprintf(problem, size, "no statistics: %s", strerror(errno));
    return NULL;
}

struct line_taker {
    void (*take)(void *context, const char *line);
    void *context;
    bool has_unicode;
    struct time_chart chart; /* of the games so far that have this title */
    char title[120];
};

/* "9x9", or "6x6 2x3" with boxes that are not the usual ones. */
static void tell_size(int box_rows, int box_columns, char *text, size_t size)
{
    const int side = box_rows * box_columns;
    int rows, columns;
    const bool is_usual = nonet_layout_usual_boxes(side, &rows, &columns) && rows == box_rows;
    if (is_usual) snprintf(text, size, "%dx%d", side, side);
    else snprintf(text, size, "%dx%d %dx%d", side, side, box_rows, box_columns);
}

static void take_total(void *context, const struct record_total *total)
{
    const struct line_taker *const taker = context;
    char line[200], size[24], level[64], best[24] = "-", mean[24] = "-";
    tell_size(total->box_rows, total->box_columns, size, sizeof size);
    if (total->best_ms >= 0) nonet_game_time_text((uint64_t)total->best_ms, best, sizeof best);
    if (total->mean_ms >= 0) nonet_game_time_text((uint64_t)total->mean_ms, mean, sizeof mean);
    nonet_visible_text(total->level, strlen(total->level), level,
                       sizeof level); /* other programs may have written it */
    snprintf(line, sizeof line, "%-7s %-9s %7d %7d %13d %9s %9s", size, level[0] ? level : "own", total->played,
             total->solved, total->without_help, best, mean);
    taker->take(taker->context, line);
}

static void finish_chart(struct line_taker *taker)
{
    time_chart_write(&taker->chart, taker->title, taker->has_unicode, taker->take, taker->context);
    taker->chart = (struct time_chart){.count = 0};
}

static void take_time(void *context, const struct record_time *time)
{
    struct line_taker *const taker = context;
    char title[sizeof taker->title], size[24], level[64];
    tell_size(time->box_rows, time->box_columns, size, sizeof size);
    nonet_visible_text(time->level, strlen(time->level), level, sizeof level);
    snprintf(title, sizeof title, "%s %s", size, level[0] ? level : "own");
    if (strcmp(title, taker->title) != 0) finish_chart(taker);
    snprintf(taker->title, sizeof taker->title, "%s", title);
    time_chart_add(&taker->chart, time->time_ms, time->day);
}

bool statistics_each_line(struct records *records, bool has_unicode, void (*take)(void *context, const char *line),
                          void *context)
{
    struct line_taker taker = {.take = take, .context = context, .has_unicode = has_unicode};
    take(context, "size    level      played  solved  without help      best      mean");
    if (!records_totals(records, take_total, &taker) || !records_times(records, take_time, &taker)) return false;
    finish_chart(&taker);
    return true;
}
