/* agree_neighbours.c: agree_neighbours REMOVE ADD <LINES: the neighbours of 9x9 puzzles against those by definition
 * (support/neighbours.h): none is missing, none comes twice up to equivalence. Prints sums and times; ends with 1 if
 * something differs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "support/neighbours.h"

enum { CELLS = 81 };

struct sums {
    uint64_t puzzles, valid, minimal, classes, wrong;
    double seconds, slow_seconds;
};

static double cpu_seconds(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

static bool keep_neighbour(void *context, const uint8_t *cells)
{
    neighbours_add(context, cells);
    return true;
}

static bool are_same(struct neighbours *found, struct neighbours *expected, const nonet_layout *layout)
{
    neighbours_canonize(found, layout);
    neighbours_canonize(expected, layout);
    const size_t count = found->count;
    return neighbours_sort(found) == count && neighbours_sort(expected) == count &&
           memcmp(found->boards, expected->boards, count * CELLS) == 0;
}

static void compare(const nonet_position *position, const nonet_vicinity_settings *settings, nonet_solver *plain,
                    struct sums *sums)
{
    struct neighbours found = {.cells = CELLS}, expected;
    nonet_vicinity_result result;
    nonet_vicinity *vicinity;
    const double began = cpu_seconds();
    if (nonet_vicinity_new(settings, &vicinity) != NONET_OK) abort();
    if (nonet_vicinity_each(vicinity, position, keep_neighbour, &found, &result) != NONET_OK) abort();
    nonet_vicinity_free(vicinity);
    const double between = cpu_seconds();
    neighbours_find(position, settings->remove, settings->add, plain, &expected);
    sums->slow_seconds += cpu_seconds() - between;
    sums->seconds += between - began;
    sums->puzzles++;
    sums->valid += expected.valid;
    sums->minimal += expected.count;
    sums->classes += found.count;
    const bool is_right = expected.count == result.minimal && result.valid <= expected.valid &&
                          (settings->add != 1 || settings->remove == 0 || result.valid == expected.valid);
    sums->wrong += !is_right || !are_same(&found, &expected, position->layout);
    neighbours_free(&found);
    neighbours_free(&expected);
}

int main(int count, char **arguments)
{
    char line[256];
    uint8_t cells[CELLS];
    struct sums sums = {0};
    nonet_layout *layout;
    nonet_solver *plain;
    nonet_solver_settings solver;
    nonet_vicinity_settings settings;
    nonet_solver_settings_defaults(&solver);
    nonet_vicinity_settings_defaults(&settings);
    solver.engine = "search";
    if (count > 1) settings.remove = atoi(arguments[1]);
    if (count > 2) settings.add = atoi(arguments[2]);
    if (nonet_layout_new(3, 3, &layout) != NONET_OK || nonet_solver_new(&solver, &plain) != NONET_OK) abort();
    while (fgets(line, sizeof line, stdin)) {
        if (strlen(line) < CELLS) continue;
        for (int cell = 0; cell < CELLS; cell++)
            cells[cell] = (uint8_t)(line[cell] >= '1' && line[cell] <= '9' ? line[cell] - '0' : 0);
        compare(&(const nonet_position){layout, cells, NULL, NULL}, &settings, plain, &sums);
    }
    printf("%d puzzles {-%d+%d}: %d valid, %d minimal, %d classes in %.2f s, by definition in %.2f s; %d wrong\n",
           (int)sums.puzzles, settings.remove, settings.add, (int)sums.valid, (int)sums.minimal, (int)sums.classes,
           sums.seconds, sums.slow_seconds, (int)sums.wrong);
    nonet_solver_free(plain);
    nonet_layout_free(layout);
    return sums.wrong > 0;
}
