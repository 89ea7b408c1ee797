/* test_redundancy.c: which clues of 9x9 puzzles are redundant, against the definition: the clue is taken away and the
 * search engine counts. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "create/redundancy.h"
#include "support/grids.h"

enum { PUZZLES = 120 };

static nonet_layout *layout;
static nonet_solver *plain; /* the search engine */

static int make_all(void **state)
{
    (void)state;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    if (nonet_layout_new(3, 3, &layout) != NONET_OK) return -1;
    return nonet_solver_new(&settings, &plain) == NONET_OK ? 0 : -1;
}

static int free_all(void **state)
{
    (void)state;
    nonet_solver_free(plain);
    nonet_layout_free(layout);
    return 0;
}

static bool is_unique(uint8_t *cells)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_result result;
    assert_int_equal(nonet_solver_count(plain, &position, 2, &result), NONET_OK);
    return result.verdict == NONET_UNIQUE;
}

/* A grid less some clues, as long as that is unique: with many redundant clues, with a few, with none. */
static void make_puzzle(struct random_source *source, uint8_t *puzzle, uint8_t *solution)
{
    random_grid(source, layout, solution);
    memcpy(puzzle, solution, 81);
    for (int tries = random_below(source, 200); tries > 0; tries--) {
        const int cell = random_below(source, 81);
        puzzle[cell] = 0;
        if (!is_unique(puzzle)) puzzle[cell] = solution[cell];
    }
}

static void redundant_clues_are_those_without_which_one_solution_is_left(void **state)
{
    (void)state;
    static uint8_t puzzles[PUZZLES][81], solutions[PUZZLES][81];
    static const size_t sizes[] = {1, 3, PUZZLES}; /* a few questions, and many */
    struct nn_cells redundant[PUZZLES];
    struct nn_watch watch;
    struct nn_rivals *rivals;
    struct random_source source = {11};
    nn_watch_begin(&watch, NULL, 0);
    assert_int_equal(nn_rivals_new(&rivals), NONET_OK);
    for (int at = 0; at < PUZZLES; at++) make_puzzle(&source, puzzles[at], solutions[at]);
    for (size_t size = 0; size < sizeof sizes / sizeof *sizes; size++) {
        assert_int_equal(nn_redundancy_find(rivals, sizes[size], (const uint8_t(*)[81])puzzles,
                                            (const uint8_t(*)[81])solutions, &watch, redundant),
                         NONET_OK);
        for (size_t at = 0; at < sizes[size]; at++)
            for (int cell = 0; cell < 81; cell++) {
                const uint8_t kept = puzzles[at][cell];
                puzzles[at][cell] = 0;
                assert_int_equal(nn_cells_have(redundant[at], cell), kept && is_unique(puzzles[at]));
                puzzles[at][cell] = kept;
            }
    }
    nn_rivals_free(rivals);
}

static void a_stop_ends_the_questions(void **state)
{
    (void)state;
    static uint8_t puzzles[PUZZLES][81], solutions[PUZZLES][81];
    struct nn_cells redundant[PUZZLES];
    struct nn_rivals *rivals;
    struct random_source source = {12};
    assert_int_equal(nn_rivals_new(&rivals), NONET_OK);
    for (int at = 0; at < PUZZLES; at++) {
        random_grid(&source, layout, solutions[at]);
        memcpy(puzzles[at], solutions[at], 81);
    }
    for (size_t count = 1; count <= PUZZLES; count += PUZZLES - 1) {
        struct nn_watch watch = {.is_over = true};
        assert_int_equal(nn_redundancy_find(rivals, count, (const uint8_t(*)[81])puzzles,
                                            (const uint8_t(*)[81])solutions, &watch, redundant),
                         NONET_STOPPED);
    }
    nn_rivals_free(rivals);
    nn_rivals_free(NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(redundant_clues_are_those_without_which_one_solution_is_left),
        cmocka_unit_test(a_stop_ends_the_questions),
    };
    return cmocka_run_group_tests(tests, make_all, free_all);
}
