/* statistics.c: see statistics.h. */
#include "statistics.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

#include "game/game.h"
#include "paths.h"

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
};

static void take_total(void *context, const struct record_total *total)
{
    const struct line_taker *const taker = context;
    char line[200], size[24], level[64], best[24] = "-", mean[24] = "-";
    const int side = total->box_rows * total->box_columns;
    int rows, columns;
    const bool is_usual = nonet_layout_usual_boxes(side, &rows, &columns) && rows == total->box_rows;
    snprintf(size, sizeof size, "%dx%d", side, side);
    if (!is_usual) snprintf(size, sizeof size, "%dx%d %dx%d", side, side, total->box_rows, total->box_columns);
    if (total->best_ms >= 0) nonet_game_time_text((uint64_t)total->best_ms, best, sizeof best);
    if (total->mean_ms >= 0) nonet_game_time_text((uint64_t)total->mean_ms, mean, sizeof mean);
    nonet_visible_text(total->level, strlen(total->level), level,
                       sizeof level); /* other programs may have written it */
    snprintf(line, sizeof line, "%-7s %-9s %7d %7d %13d %9s %9s", size, level[0] ? level : "own", total->played,
             total->solved, total->without_help, best, mean);
    taker->take(taker->context, line);
}

bool statistics_each_line(struct records *records, void (*take)(void *context, const char *line), void *context)
{
    struct line_taker taker = {take, context};
    take(context, "size    level      played  solved  without help      best      mean");
    return records_totals(records, take_total, &taker);
}
