/* test_se_chains.c: the rating's search for the best plain chain or cycle against the machine that lists all; and how
 * that machine counts chains inside other chains. */
#include <string.h>

#include "cmocka_all.h"
#include "logic/forcing/forcer.h"
#include "rate/se/se_chains.h"
#include "support/grids.h"

struct both {
    nonet_layout *layout;
    struct nn_se_geometry se_geometry;
    struct nn_se_board board;
    struct nn_se_links links;
    struct nn_se_hint hint;
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
    uint8_t cells[NN_NINE_CELLS];
    uint64_t marks[NN_NINE_CELLS];
};

static void begin_both(struct both *both)
{
    memset(both, 0, sizeof *both);
    assert_int_equal(nonet_layout_new(3, 3, &both->layout), NONET_OK);
    nn_se_geometry_make(&both->se_geometry);
    nn_geometry_init(&both->geometry, both->layout);
    both->finding.grid = &both->grid;
    both->finding.geometry = &both->geometry;
}

static void end_both(struct both *both)
{
    nn_finding_release(&both->finding);
    nonet_layout_free(both->layout);
}

/* A board with a solution: some cells filled, in the others the solution and random marks, two at least. */
static bool make_board(struct both *both, struct random_source *source)
{
    uint8_t solution[NN_NINE_CELLS];
    const int filled = random_below(source, 40), density = 20 + random_below(source, 60);
    random_grid(source, both->layout, solution);
    memcpy(both->cells, solution, sizeof solution);
    random_dig(source, both->layout, both->cells, NN_NINE_CELLS - filled);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        both->marks[cell] = nn_bit(solution[cell] - 1);
        for (int digit = 0; digit < 9 && !both->cells[cell]; digit++)
            if (random_below(source, 100) < density) both->marks[cell] |= nn_bit(digit);
    }
    const nonet_position position = {.layout = both->layout, .cells = both->cells, .candidates = both->marks};
    if (!nn_se_board_load(&both->board, &both->se_geometry, &position)) return false;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        if (nn_has_one_bit(both->board.candidates[cell])) return false;
        if (!both->cells[cell]) both->marks[cell] = both->board.candidates[cell];
    }
    nn_grid_load(&both->grid, &both->geometry, &position);
    return true;
}

static void expect_same_hint(struct both *both, const struct nn_forcer *forcer)
{
    const struct nn_hint *const expected = &forcer->hints[0];
    const struct nn_se_hint *const hint = &both->hint;
    assert_true(hint->rating == expected->difficulty);
    assert_int_equal(hint->places, !expected->is_cycle && expected->is_on);
    if (hint->places) {
        assert_int_equal(hint->cell, expected->cell);
        assert_int_equal(hint->digit, expected->digit);
        return;
    }
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++) {
            const bool is_removed = expected->is_cycle
                                        ? nn_cells_have(forcer->effects[expected->effect].removed[digit], cell)
                                        : expected->cell == cell && expected->digit == digit;
            const bool is_hinted = nn_cells_have(hint->losers, cell) && (hint->removed[cell] >> digit & 1);
            assert_int_equal(is_hinted, is_removed);
        }
}

static void best_chain_is_the_first_of_all(void **state)
{
    (void)state;
    struct random_source source = {5};
    static struct both both;
    begin_both(&both);
    int found = 0;
    for (int round = 0; round < 3000; round++) {
        if (!make_board(&both, &source) || !nn_se_links_make(&both.links, &both.board)) continue;
        struct nn_forcer *const forcer = nn_forcer_for(&both.finding);
        assert_non_null(forcer);
        forcer->is_best_enough = true;
        nn_force_search_all(forcer, NN_PRODUCE_PLAIN, 0);
        const bool is_any = nn_se_forcing_chain(&both.links, &both.hint);
        assert_int_equal(is_any, forcer->hint_count > 0);
        if (!is_any) continue;
        expect_same_hint(&both, forcer);
        found++;
    }
    assert_true(found > 300);
    end_both(&both);
}

/* Cells with spaces between: the digits that are possible. */
static void load_marks(struct both *both, const char *text)
{
    memset(both->marks, 0, sizeof both->marks);
    for (int cell = 0; *text; text++) {
        if (*text == ' ') cell++;
        else both->marks[cell] |= nn_bit(*text - '1');
    }
    memset(both->cells, 0, sizeof both->cells);
    const nonet_position position = {.layout = both->layout, .cells = both->cells, .candidates = both->marks};
    nn_grid_load(&both->grid, &both->geometry, &position);
}

/* Without the parents that a cycle inside has because it is read backwards, another hint would be first, with 172
 * statements; Sudoku Explainer finds this one. */
static void cycle_inside_is_read_backwards_too(void **state)
{
    (void)state;
    static struct both both;
    begin_both(&both);
    load_marks(&both, "135678 678 267 357 248 12468 2389 349 1459 "
                      "259 349 2478 234578 178 5678 2348 2567 12356 "
                      "345 24 168 23458 9 3678 2567 1234568 256 "
                      "3689 247 469 127 13467 1345789 5679 346 245689 "
                      "346789 35689 134789 234 235678 24578 69 147 23589 "
                      "124679 1679 259 3589 2346 2489 23458 234678 138 "
                      "2379 2569 234689 234678 12458 12479 139 2689 234567 "
                      "2689 456 3456789 134789 1458 2345789 149 236 27 "
                      "1368 134 345789 3467 378 247 35689 24568 2345689 ");
    struct nn_forcer *const forcer = nn_forcer_for(&both.finding);
    assert_non_null(forcer);
    forcer->is_best_enough = true;
    nn_force_search_all(forcer, NN_PRODUCE_DYNAMIC, 1);
    assert_int_equal(forcer->hint_count, 0);
    nn_force_search_all(forcer, NN_PRODUCE_DYNAMIC, 2);
    assert_int_equal(forcer->hint_count, 1);
    assert_int_equal(forcer->hints[0].complexity, 189);
    assert_int_equal(forcer->hints[0].cell, 5 * 9);
    assert_int_equal(forcer->hints[0].digit, 9 - 1);
    assert_false(forcer->hints[0].is_on);
    end_both(&both);
}

/* A search that had no room for a branch says so, and the next one begins anew. */
static void full_room_is_told(void **state)
{
    (void)state;
    struct random_source source = {7};
    static struct both both;
    begin_both(&both);
    while (!make_board(&both, &source)) continue;
    struct nn_forcer *const forcer = nn_forcer_for(&both.finding);
    assert_non_null(forcer);
    nn_force_search_all(forcer, NN_PRODUCE_DYNAMIC, 0);
    assert_false(nn_force_was_cut(forcer));
    const uint32_t room = forcer->build.fact_room;
    forcer->build.fact_room = 4;
    nn_force_search_all(forcer, NN_PRODUCE_NISHIO, 0);
    assert_true(nn_force_was_cut(forcer));
    forcer->build.fact_room = room;
    nn_force_search_all(forcer, NN_PRODUCE_MULTIPLE, 0);
    assert_false(nn_force_was_cut(forcer));
    end_both(&both);
}

/* So does one that had no room for what its hints prove. */
static void full_room_for_targets_is_told(void **state)
{
    (void)state;
    struct random_source source = {8};
    static struct both both;
    begin_both(&both);
    struct nn_forcer *forcer;
    do {
        while (!make_board(&both, &source)) continue;
        forcer = nn_forcer_for(&both.finding);
        assert_non_null(forcer);
        nn_force_search_all(forcer, NN_PRODUCE_PLAIN, 0);
    } while (!forcer->hint_count);
    assert_false(nn_force_was_cut(forcer));
    const int room = forcer->target_room;
    forcer->target_room = 0;
    nn_force_search_all(forcer, NN_PRODUCE_PLAIN, 0);
    assert_true(nn_force_was_cut(forcer));
    assert_int_equal(forcer->hint_count, 0);
    forcer->target_room = room;
    end_both(&both);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(best_chain_is_the_first_of_all),
        cmocka_unit_test(cycle_inside_is_read_backwards_too),
        cmocka_unit_test(full_room_is_told),
        cmocka_unit_test(full_room_for_targets_is_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
