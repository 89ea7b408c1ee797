/* test_vicinity.c: the neighbours of puzzles against those by definition (support/neighbours.h): none is missing, none
 * occurs twice. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/grids.h"
#include "support/neighbours.h"

static nonet_layout *layouts[3]; /* 4x4, 6x6, 9x9 */
static nonet_solver *plain;      /* the search engine */
static nonet_minimizer *minimizer;

static int make_all(void **state)
{
    (void)state;
    static const int boxes[3][2] = {{2, 2}, {2, 3}, {3, 3}};
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    for (int at = 0; at < 3; at++)
        if (nonet_layout_new(boxes[at][0], boxes[at][1], &layouts[at]) != NONET_OK) return -1;
    if (nonet_minimizer_new(NULL, &minimizer) != NONET_OK) return -1;
    return nonet_solver_new(&settings, &plain) == NONET_OK ? 0 : -1;
}

static int free_all(void **state)
{
    (void)state;
    nonet_minimizer_free(minimizer);
    nonet_solver_free(plain);
    for (int at = 0; at < 3; at++) nonet_layout_free(layouts[at]);
    return 0;
}

/* A minimal puzzle. */
static void make_minimal(struct random_source *source, const nonet_layout *layout, uint8_t *cells)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_minimality minimality;
    random_grid(source, layout, cells);
    assert_int_equal(
        nonet_minimizer_run(minimizer, &position, 1 + (uint64_t)random_below(source, 1000), 0, &minimality), NONET_OK);
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
        if (minimality.clues[cell] != NONET_CLUE_NEEDED) cells[cell] = 0;
}

static bool keep_neighbour(void *context, const uint8_t *cells)
{
    neighbours_add(context, cells);
    return true;
}

static void assert_same(struct neighbours *found, struct neighbours *expected)
{
    assert_int_equal(found->count, neighbours_sort(found)); /* none comes twice */
    assert_int_equal(found->count, neighbours_sort(expected));
    assert_memory_equal(found->boards, expected->boards, found->count * found->cells);
}

static void check_neighbours(const nonet_position *position, int remove, int add)
{
    struct neighbours expected;
    neighbours_find(position, remove, add, plain, &expected);
    const size_t minimal = expected.count;
    for (int exact = 1; exact >= 0; exact--) {
        struct neighbours found = {.cells = (size_t)nonet_layout_cells(position->layout)};
        nonet_vicinity_settings settings;
        nonet_vicinity_result result;
        nonet_vicinity *vicinity;
        nonet_vicinity_settings_defaults(&settings);
        settings.remove = remove;
        settings.add = add;
        settings.exact = exact;
        assert_int_equal(nonet_vicinity_new(&settings, &vicinity), NONET_OK);
        assert_int_equal(nonet_vicinity_each(vicinity, position, keep_neighbour, &found, &result), NONET_OK);
        nonet_progress progress;
        nonet_vicinity_progress(vicinity, &progress);
        assert_int_equal(progress.done, progress.total);
        if (add == 0 || (add == 1 && remove > 0)) assert_int_equal(result.valid, expected.valid);
        else assert_in_range(result.valid, minimal, expected.valid);
        assert_int_equal(result.minimal, minimal);
        assert_int_equal(result.found, found.count);
        if (!exact) {
            neighbours_canonize(&found, position->layout);
            neighbours_canonize(&expected, position->layout);
        }
        assert_same(&found, &expected);
        neighbours_free(&found);
        nonet_vicinity_free(vicinity);
    }
    neighbours_free(&expected);
}

static void small_boards_have_all_their_neighbours(void **state)
{
    (void)state;
    static const int distances[][3] = {/* board, remove, add */
                                       {0, 1, 1}, {0, 2, 2}, {0, 1, 2}, {0, 2, 1}, {0, 0, 1}, {0, 3, 2},
                                       {0, 1, 0}, {0, 0, 0}, {0, 4, 2}, {1, 1, 1}, {1, 2, 1}};
    uint8_t cells[81];
    struct random_source source = {21};
    for (size_t at = 0; at < sizeof distances / sizeof *distances; at++) {
        const nonet_layout *const layout = layouts[distances[at][0]];
        make_minimal(&source, layout, cells);
        const nonet_position position = {layout, cells, NULL, NULL};
        check_neighbours(&position, distances[at][1], distances[at][2]);
    }
}

static void puzzles_with_any_number_of_solutions_have_neighbours(void **state)
{
    (void)state;
    uint8_t cells[81];
    struct random_source source = {22};
    const nonet_position position = {layouts[0], cells, NULL, NULL};
    random_grid(&source, layouts[0], cells);
    check_neighbours(&position, 12, 0); /* from full to few */
    make_minimal(&source, layouts[0], cells);
    for (int cell = 0, gone = 0; cell < 16 && gone < 2; cell++)
        if (cells[cell]) cells[cell] = 0, gone++;
    check_neighbours(&position, 0, 2);
    check_neighbours(&position, 1, 3);
    cells[0] = cells[1] = 1; /* no solution */
    check_neighbours(&position, 1, 2);
}

static void puzzles_of_9x9_have_all_their_neighbours(void **state)
{
    (void)state;
    uint8_t cells[81];
    struct random_source source = {23};
    const nonet_position position = {layouts[2], cells, NULL, NULL};
#ifdef TESTS_ARE_SLOW
    const int puzzles = 1;
#else
    const int puzzles = 3;
#endif
    for (int at = 0; at < puzzles; at++) {
        make_minimal(&source, layouts[2], cells);
        check_neighbours(&position, 1, 1);
    }
}

static void stops_limits_and_errors(void **state)
{
    (void)state;
    uint8_t cells[81];
    uint64_t marks[81] = {0};
    nonet_vicinity_settings settings;
    nonet_vicinity_result result;
    nonet_vicinity *vicinity;
    struct random_source source = {24};
    struct neighbours found = {.cells = 81};
    make_minimal(&source, layouts[2], cells);
    const nonet_position position = {layouts[2], cells, NULL, NULL}, marked = {layouts[2], cells, NULL, marks};
    nonet_vicinity_settings_defaults(&settings);
    assert_int_equal(nonet_stop_new(&settings.stop), NONET_OK);
    assert_int_equal(nonet_vicinity_new(&settings, &vicinity), NONET_OK);
    assert_int_equal(nonet_vicinity_each(vicinity, &marked, keep_neighbour, &found, &result), NONET_ERR_ARG);
    assert_int_equal(nonet_vicinity_each(vicinity, &position, NULL, &found, &result), NONET_ERR_ARG);
    nonet_stop_now(settings.stop);
    assert_int_equal(nonet_vicinity_each(vicinity, &position, keep_neighbour, &found, &result), NONET_STOPPED);
    nonet_stop_clear(settings.stop);
    assert_int_equal(nonet_vicinity_each(vicinity, &position, keep_neighbour, &found, &result), NONET_OK);
    nonet_vicinity_free(vicinity);
    nonet_vicinity_free(NULL);
    settings.most_bytes = 1000;
    assert_int_equal(nonet_vicinity_new(&settings, &vicinity), NONET_OK);
    assert_int_equal(nonet_vicinity_each(vicinity, &position, keep_neighbour, &found, &result), NONET_ERR_MEMORY);
    nonet_vicinity_free(vicinity);
    settings.remove = NONET_MAX_DISTANCE + 1;
    assert_int_equal(nonet_vicinity_new(&settings, &vicinity), NONET_ERR_ARG);
    nonet_stop_free(settings.stop);
    neighbours_free(&found);
}

/* All parts, one after the other, are the whole: to the order, if equivalent ones are handed over, too. */
static void parts_are_the_whole(void **state)
{
    (void)state;
    uint8_t cells[81];
    struct random_source source = {25};
#ifdef TESTS_ARE_SLOW
    const int rounds = 1;
#else
    const int rounds = 4;
#endif
    for (int round = 0; round < rounds; round++) {
        struct neighbours whole = {.cells = 81}, parted = {.cells = 81};
        nonet_vicinity_settings settings;
        nonet_vicinity_result result;
        nonet_vicinity *vicinity;
        make_minimal(&source, layouts[2], cells);
        const nonet_position position = {layouts[2], cells, NULL, NULL};
        nonet_vicinity_settings_defaults(&settings);
        settings.remove = 2;
        settings.exact = true;
        const uint64_t parts = nonet_vicinity_parts(&position, &settings);
        assert_true(parts > 3);
        assert_int_equal(nonet_vicinity_new(&settings, &vicinity), NONET_OK);
        assert_int_equal(nonet_vicinity_each(vicinity, &position, keep_neighbour, &whole, &result), NONET_OK);
        for (uint64_t part = 0; part < parts; part += 2) {
            const uint64_t count = part + 2 <= parts ? 2 : 1;
            assert_int_equal(
                nonet_vicinity_each_part(vicinity, &position, part, count, keep_neighbour, &parted, &result), NONET_OK);
        }
        assert_int_equal(parted.count, whole.count);
        assert_memory_equal(parted.boards, whole.boards, whole.count * 81);
        assert_int_equal(nonet_vicinity_each_part(vicinity, &position, parts, 1, keep_neighbour, &parted, &result),
                         NONET_ERR_ARG);
        assert_int_equal(nonet_vicinity_each_part(vicinity, &position, parts, 0, keep_neighbour, &parted, &result),
                         NONET_OK);
        nonet_vicinity_free(vicinity);
        neighbours_free(&whole);
        neighbours_free(&parted);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(small_boards_have_all_their_neighbours),
        cmocka_unit_test(puzzles_with_any_number_of_solutions_have_neighbours),
        cmocka_unit_test(puzzles_of_9x9_have_all_their_neighbours),
        cmocka_unit_test(parts_are_the_whole),
        cmocka_unit_test(stops_limits_and_errors),
    };
    return cmocka_run_group_tests(tests, make_all, free_all);
}
