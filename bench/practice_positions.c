/* practice_positions.c: how long positions to practise on take, and whether they are what they are to be: as many in a row of each
 * technique, none equivalent to an earlier one, at each of them the technique needed.
 *
 *     practice_positions [COUNT] [TECHNIQUE]...     COUNT: 50
 *
 * `make bench-practice` takes all techniques. The time is the processor's, for nonet_practice_begin; exit 1 if a position is
 * equivalent to another, or the technique is not needed there. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <game.h>

#include "support/position_series.h"

struct row {
    double *ms;
    int count, equivalent, needless;
};

static double now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

static int compare_times(const void *one, const void *other)
{
    const double first = *(const double *)one, second = *(const double *)other;
    return (first > second) - (first < second);
}

/* What the step does that help shows. */
static size_t results_of_help(nonet_practice *practice, nonet_candidate *results)
{
    size_t count = 0;
    for (int stage = 0; stage < 3; stage++)
        if (nonet_practice_help(practice) != NONET_OK) exit(2);
    const nonet_picture *const picture = nonet_game_hint_picture(nonet_practice_game(practice));
    for (size_t at = 0; picture && at < picture->candidate_count; at++) {
        const nonet_picture_candidate *const about = &picture->candidates[at];
        if (about->role == NONET_ROLE_PLACED || about->role == NONET_ROLE_REMOVED)
            results[count++] = (nonet_candidate){.cell = about->cell, .value = about->value};
    }
    return count;
}

static void look_at(nonet_practice *practice, struct position_series *series, struct row *row)
{
    uint8_t cells[81], is_given[81];
    uint64_t marks[81];
    nonet_candidate results[81 * 9];
    for (int cell = 0; cell < 81; cell++) {
        nonet_game_cell about;
        nonet_game_get_cell(nonet_practice_game(practice), cell, &about);
        cells[cell] = (uint8_t)about.value;
        is_given[cell] = about.is_given;
        marks[cell] = about.marks;
    }
    const nonet_position position = {series->layout, cells, is_given, marks};
    const size_t count = results_of_help(practice, results);
    row->equivalent += !series_add(series, &position);
    row->needless += !series_needs_technique(series, &position, results, count);
}

static void measure(int technique, struct row *row, int count)
{
    nonet_practice *practice;
    struct position_series *const series = series_new(technique);
    for (int number = 1; number <= count; number++) {
        const nonet_practice_wish wish = {.technique = technique, .number = (uint64_t)number};
        if (nonet_practice_new(NULL, &practice) != NONET_OK) exit(2);
        const double began = now_ms();
        if (nonet_practice_begin(practice, &wish) != NONET_OK) exit(2);
        row->ms[row->count++] = now_ms() - began;
        look_at(practice, series, row);
        nonet_practice_free(practice);
    }
    series_free(series);
}

static void print_row(const char *name, struct row *row)
{
    qsort(row->ms, (size_t)row->count, sizeof *row->ms, compare_times);
    printf("%-34s %8.2f %8.2f %8.2f %10d %10d\n", name, row->ms[row->count / 2], row->ms[row->count * 95 / 100],
           row->ms[row->count - 1], row->equivalent, row->needless);
    fflush(stdout);
}

static bool is_wanted(int technique, char **names)
{
    if (!nonet_practice_has(technique)) return false;
    if (!*names) return true;
    for (; *names; names++)
        if (nonet_technique_find(*names) == technique) return true;
    return false;
}

int main(int argc, char **argv)
{
    const int count = argc > 1 ? atoi(argv[1]) : 50;
    char **const names = argv + (argc > 1 ? 2 : 1);
    const nonet_technique *technique;
    if (count < 1 || count > SERIES_ROOM) return fprintf(stderr, "practice_positions: 1 to %d\n", SERIES_ROOM), 2;
    struct row all = {.ms = malloc(sizeof *all.ms * (size_t)count * NONET_MAX_TECHNIQUES)};
    if (!all.ms) return 2;
    printf("%-34s %8s %8s %8s %10s %10s\n", "", "ms", "95%", "longest", "equivalent", "not needed");
    for (int at = 0; (technique = nonet_technique_at((size_t)at)); at++) {
        if (!is_wanted(at, names)) continue;
        struct row row = {.ms = all.ms + all.count};
        measure(at, &row, count);
        print_row(technique->name, &row);
        all.count += row.count;
        all.equivalent += row.equivalent;
        all.needless += row.needless;
    }
    if (all.count) print_row("all", &all);
    free(all.ms);
    return all.equivalent || all.needless;
}
