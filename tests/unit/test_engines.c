/* test_engines.c: every engine, with all its settings, on the same data: the puzzles of
 * tests/data/puzzles.txt and random boards of every size, which a second solver has answered. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "board/layout.h"
#include "cmocka_all.h"
#include "engine/engine.h"
#include "support/brute.h"
#include "support/grids.h"

/* Valgrind and emulators make engines thirty times slower: a few settings will do. */
#ifdef TESTS_ARE_SLOW
enum { HAS_FEW_SETTINGS = 1 };
#else
enum { HAS_FEW_SETTINGS = 0 };
#endif

#include "slow.h"

/* Sanitizers see the same in a few boards as in many, and with the first and the last way to choose a cell. */
#ifdef TESTS_ARE_SLOW
enum { IS_SLOW = 1, NEXT_ORDER = NONET_ORDER_MRV_WEIGHT - NONET_ORDER_INPUT };
#else
enum { IS_SLOW = 0, NEXT_ORDER = 1 };
#endif

static const char symbols[] = ".123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* ---- every engine with all its settings --------------------------------------------------------
 */

struct variant {
    nonet_solver_settings settings;
    nonet_solver *solver;
};
static struct variant variants[64];
static size_t variant_count;

static void add_variant(const char *engine, nonet_propagation propagation, nonet_order order)
{
    struct variant *variant = &variants[variant_count++];
    nonet_solver_settings_defaults(&variant->settings);
    variant->settings.engine = engine;
    variant->settings.propagation = propagation;
    variant->settings.order = order;
    assert_int_equal(nonet_solver_new(&variant->settings, &variant->solver), NONET_OK);
}

static int make_variants(void **state)
{
    (void)state;
    for (size_t engine = 0; nonet_engine_name(engine); engine++) {
        add_variant(nonet_engine_name(engine), NONET_PROPAGATION_AUTO, NONET_ORDER_AUTO);
        if (strcmp(nonet_engine_name(engine), "search") != 0) continue;
        for (int level = HAS_FEW_SETTINGS ? NONET_PROPAGATION_LOCKED : NONET_PROPAGATION_FORWARD;
             level <= (HAS_FEW_SETTINGS ? NONET_PROPAGATION_LOCKED : NONET_PROPAGATION_FISH); level++)
            for (int order = NONET_ORDER_INPUT; order <= NONET_ORDER_MRV_WEIGHT; order += NEXT_ORDER)
                add_variant("search", (nonet_propagation)level, (nonet_order)order);
    }
    return 0;
}

static int free_variants(void **state)
{
    (void)state;
    for (size_t at = 0; at < variant_count; at++) nonet_solver_free(variants[at].solver);
    return 0;
}

/* Guessing in input order with forward checking alone is hopeless on larger boards. */
static bool is_up_to_it(const struct variant *variant, const nonet_layout *layout)
{
    const bool is_weak =
        variant->settings.propagation == NONET_PROPAGATION_FORWARD || variant->settings.order == NONET_ORDER_INPUT;
    return nonet_engine_takes(variant->settings.engine, layout) && (layout->side <= 9 || !is_weak);
}

/* Millions of solutions are for the engine that counts many at once; the others would visit each. */
static bool can_count(const struct variant *variant, uint64_t count)
{
    return count < 1000000 || strcmp(variant->settings.engine, "search") == 0;
}

static nonet_verdict verdict_for(uint64_t count)
{
    return count == 0 ? NONET_VERDICT_NONE : count == 1 ? NONET_VERDICT_UNIQUE : NONET_VERDICT_MULTIPLE;
}

/* ---- the data file -----------------------------------------------------------------------------
 */

static void parse_cells(const nonet_layout *layout, const char *text, uint8_t *cells)
{
    assert_int_equal(strlen(text), layout->cells);
    for (int cell = 0; cell < layout->cells; cell++) {
        const char *symbol = strchr(symbols, text[cell]);
        assert_non_null(symbol);
        cells[cell] = (uint8_t)(symbol - symbols);
    }
}

static void check_counted(const nonet_position *position, uint64_t count, const uint8_t *solution)
{
    for (size_t at = 0; at < variant_count; at++) {
        if (!is_up_to_it(&variants[at], position->layout) || !can_count(&variants[at], count)) continue;
        nonet_result result;
        assert_int_equal(nonet_solver_count(variants[at].solver, position, 0, &result), NONET_OK);
        assert_true(result.is_exact);
        assert_int_equal(result.count, count);
        assert_int_equal(result.verdict, verdict_for(count));

        assert_int_equal(nonet_solver_solve(variants[at].solver, position, &result), NONET_OK);
        assert_int_equal(result.verdict, verdict_for(count));
        if (solution) assert_memory_equal(result.solution, solution, (size_t)position->layout->cells);
    }
}

static void check_line(const char *line)
{
    int rows, columns;
    unsigned long long count;
    static char puzzle[NONET_MAX_CELLS + 1], answer[NONET_MAX_CELLS + 1];
    assert_int_equal(sscanf(line, "%dx%d %4096s %llu %4096s", &rows, &columns, puzzle, &count, answer), 5);
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
    uint8_t cells[NONET_MAX_CELLS], solution[NONET_MAX_CELLS];
    parse_cells(layout, puzzle, cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    if (strcmp(answer, "-") != 0) {
        parse_cells(layout, answer, solution);
        check_counted(&position, count, solution);
    } else {
        check_counted(&position, count, NULL);
    }
    nonet_layout_free(layout);
}

static void every_engine_answers_the_data_file(void **state)
{
    (void)state;
    FILE *file = fopen("tests/data/puzzles.txt", "r");
    assert_non_null(file);
    static char line[3 * NONET_MAX_CELLS];
    int lines = 0;
    while (fgets(line, sizeof line, file)) {
        if (line[0] == '#' || line[0] == '\n') continue;
        check_line(line);
        lines++;
    }
    fclose(file);
    assert_true(lines >= 20);
}

/* ---- random boards of every size ---------------------------------------------------------------
 */

enum { RANDOM_LIMIT = 50 };

/* Exclude some candidates, seldom the one of the grid. */
static void thin_marks(struct random_source *source, const nonet_layout *layout, const uint8_t *grid, uint64_t *marks)
{
    for (int cell = 0; cell < layout->cells; cell++) {
        marks[cell] = random_next(source) | random_next(source);
        if (random_below(source, 500)) marks[cell] |= (uint64_t)1 << (grid[cell] - 1);
    }
}

static void compare_with_brute(const nonet_position *position, long expected)
{
    for (size_t at = 0; at < variant_count; at++) {
        if (!is_up_to_it(&variants[at], position->layout)) continue;
        nonet_result result;
        assert_int_equal(nonet_solver_count(variants[at].solver, position, RANDOM_LIMIT, &result), NONET_OK);
        assert_int_equal(result.count, expected);
        assert_int_equal(result.is_exact, expected < RANDOM_LIMIT);
        if (expected) assert_true(nonet_position_accepts(position, result.solution));
    }
}

static void check_random_board(struct random_source *source, const nonet_layout *layout)
{
    static uint8_t grid[NONET_MAX_CELLS], cells[NONET_MAX_CELLS];
    static uint64_t marks[NONET_MAX_CELLS];
    random_grid(source, layout, grid);
    memcpy(cells, grid, sizeof cells);
    random_dig(source, layout, cells, layout->cells * (30 + random_below(source, 35)) / 100);
    if (random_below(source, 4) == 0) /* and some that are wrong */
        cells[random_below(source, layout->cells)] = (uint8_t)(1 + random_below(source, layout->side));
    thin_marks(source, layout, grid, marks);
    const nonet_position position = {layout, cells, NULL, random_below(source, 2) ? marks : NULL};
    const long expected = brute_count(&position, RANDOM_LIMIT, 5000, NULL);
    if (expected >= 0) compare_with_brute(&position, expected);
}

static void every_engine_agrees_with_brute_force_on_every_size(void **state)
{
    (void)state;
    const uint64_t seed = 7;
    struct random_source source = {seed};
    for (int rows = 1; rows <= NONET_MAX_BOX; rows++)
        for (int columns = 1; columns <= NONET_MAX_BOX; columns++) {
            nonet_layout *layout;
            assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
            const int rounds = IS_SLOW ? 1 : layout->side <= 9 ? 20 : layout->side <= 25 ? 2 : 1;
            for (int round = 0; round < rounds; round++) check_random_board(&source, layout);
            nonet_layout_free(layout);
        }
}

/* ---- order, and counting by twins --------------------------------------------------------------
 */

struct collector {
    const nonet_layout *layout;
    uint64_t count;
    uint8_t last[NONET_MAX_CELLS];
    bool is_ordered;
};

static bool collect(void *context, const uint8_t *solution)
{
    struct collector *collector = context;
    const size_t size = (size_t)collector->layout->cells;
    if (collector->count++ && memcmp(collector->last, solution, size) >= 0) collector->is_ordered = false;
    memcpy(collector->last, solution, size);
    return true;
}

static void solutions_come_in_order_and_are_as_many_as_counted(void **state)
{
    (void)state;
    struct random_source source = {8};
    const int shapes[][3] = {{2, 2, 14}, {2, 3, 24}, {3, 3, 54}};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_layout *layout;
        assert_int_equal(nonet_layout_new(shapes[shape][0], shapes[shape][1], &layout), NONET_OK);
        for (int round = 0; round < (IS_SLOW ? 1 : 10); round++) {
            uint8_t cells[81];
            random_grid(&source, layout, cells);
            random_dig(&source, layout, cells, shapes[shape][2]);
            const nonet_position position = {layout, cells, NULL, NULL};
            for (size_t at = 0; at < variant_count; at++) {
                if (!is_up_to_it(&variants[at], layout)) continue;
                struct collector collector = {.layout = layout, .is_ordered = true};
                nonet_result result;
                assert_int_equal(nonet_solver_each(variants[at].solver, &position, 1000, collect, &collector, &result),
                                 NONET_OK);
                assert_true(collector.is_ordered);
                assert_int_equal(collector.count, result.count);
                nonet_result counted;
                assert_int_equal(nonet_solver_count(variants[at].solver, &position, 1000, &counted), NONET_OK);
                assert_int_equal(counted.count, result.count);
                assert_int_equal(counted.is_exact, result.is_exact);
            }
        }
        nonet_layout_free(layout);
    }
}

/* Marks break the symmetry of values in irregular ways: twins must notice. */
static void counting_by_twins_agrees_with_visiting_every_solution(void **state)
{
    (void)state;
    struct random_source source = {9};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 3, &layout), NONET_OK);
    for (int round = 0; round < (IS_SLOW ? 2 : 20); round++) {
        uint8_t cells[36] = {0};
        uint64_t marks[36];
        for (int cell = 0; cell < 36; cell++) marks[cell] = 0x3f;
        for (int change = 0; change < 6; change++) {
            const int cell = random_below(&source, 36);
            if (random_below(&source, 2)) marks[cell] &= random_next(&source) | 0x30;
        }
        for (int row = 0; row < 3; row++) cells[row * 7] = (uint8_t)(1 + random_below(&source, 3));
        const nonet_position position = {layout, cells, NULL, marks};
        struct collector collector = {.layout = layout, .is_ordered = true};
        nonet_result visited, counted;
        nonet_solver *solver = variants[variant_count - 1].solver; /* search: it takes every board */
        assert_int_equal(nonet_solver_each(solver, &position, 20000, collect, &collector, &visited), NONET_OK);
        for (size_t at = 0; at < variant_count; at++) {
            if (!is_up_to_it(&variants[at], layout)) continue;
            assert_int_equal(nonet_solver_count(variants[at].solver, &position, 20000, &counted), NONET_OK);
            assert_int_equal(counted.count, visited.count);
        }
    }
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_answers_the_data_file),
        cmocka_unit_test(every_engine_agrees_with_brute_force_on_every_size),
        cmocka_unit_test(solutions_come_in_order_and_are_as_many_as_counted),
        cmocka_unit_test(counting_by_twins_agrees_with_visiting_every_solution),
    };
    return cmocka_run_group_tests_name("engines", tests, make_variants, free_variants);
}
