/* test_band.c: the kernels of the band engine against plain definitions, its tables, and its two builds
 * against each other. The kernels are tested as they are built for 128-bit vectors. */
#include <stdlib.h>
#include <string.h>

#define BAND_BYTES 16
#include "engine/band_choice.h"

#include "base/cpu.h"
#include "cmocka_all.h"
#include "engine/band.h"
#include "support/brute.h"
#include "support/grids.h"

enum { ROUNDS = 20000 };

/* ---- plain pictures of vectors ------------------------------------------------------------------ */

/* [digit][row][column]: where the digit may stand. */
struct picture {
    bool open[9][9][9];
};

static int bit_of(int row, int column)
{
    return 9 * (column / 3) + 3 * (row % 3) + column % 3;
}

static struct band_state pack(const struct picture *picture)
{
    struct band_state state;
    memset(&state, 0, sizeof state);
    for (int digit = 0; digit < 9; digit++)
        for (int row = 0; row < 9; row++)
            for (int column = 0; column < 9; column++)
                if (picture->open[digit][row][column]) state.digits[digit][row / 3] |= 1u << bit_of(row, column);
    return state;
}

static void unpack(const struct band_state *state, struct picture *picture)
{
    for (int digit = 0; digit < 9; digit++)
        for (int row = 0; row < 9; row++)
            for (int column = 0; column < 9; column++)
                picture->open[digit][row][column] = state->digits[digit][row / 3] >> bit_of(row, column) & 1;
}

static void random_picture(struct random_source *source, struct picture *picture)
{
    const int share = 1 + random_below(source, 9);
    for (int digit = 0; digit < 9; digit++)
        for (int row = 0; row < 9; row++)
            for (int column = 0; column < 9; column++)
                picture->open[digit][row][column] = random_below(source, 10) < share;
}

static void assert_same(const struct picture *expected, const struct band_state *state)
{
    struct picture found;
    unpack(state, &found);
    assert_memory_equal(&found, expected, sizeof found);
    for (int digit = 0; digit < 9; digit++) {
        assert_int_equal(state->digits[digit][3], 0);
        for (int band = 0; band < 3; band++) assert_int_equal(state->digits[digit][band] >> 27, 0);
    }
}

/* ---- one digit ---------------------------------------------------------------------------------- */

static const int permutations[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* Keep of a 3x3 matrix what lies on a permutation that is there. */
static void keep_permutations(bool matrix[3][3])
{
    bool kept[3][3] = {{false}};
    for (int way = 0; way < 6; way++) {
        const int *const to = permutations[way];
        if (!matrix[0][to[0]] || !matrix[1][to[1]] || !matrix[2][to[2]]) continue;
        for (int at = 0; at < 3; at++) kept[at][to[at]] = true;
    }
    memcpy(matrix, kept, sizeof kept);
}

/* `across`: minirows in bands; otherwise minicolumns in stacks. */
static bool *cell_at(bool grid[9][9], bool across, int group, int box, int line, int place)
{
    return across ? &grid[3 * group + line][3 * box + place] : &grid[3 * box + place][3 * group + line];
}

static void close_plainly(bool grid[9][9], bool across)
{
    for (int group = 0; group < 3; group++) {
        bool matrix[3][3] = {{false}};
        for (int at = 0; at < 27; at++)
            matrix[at / 9][at / 3 % 3] |= *cell_at(grid, across, group, at / 9, at / 3 % 3, at % 3);
        keep_permutations(matrix);
        for (int at = 0; at < 27; at++)
            *cell_at(grid, across, group, at / 9, at / 3 % 3, at % 3) &= matrix[at / 9][at / 3 % 3];
    }
}

static void closing_keeps_what_lies_on_a_permutation(void **test_state)
{
    (void)test_state;
    struct random_source source = {1};
    for (int round = 0; round < ROUNDS / 10; round++) {
        struct picture picture;
        random_picture(&source, &picture);
        struct band_state state = pack(&picture);
        for (int digit = 0; digit < 9; digit++) {
            state.digits[digit] = close_minirows(state.digits[digit]);
            close_plainly(picture.open[digit], true);
        }
        assert_same(&picture, &state);
        for (int digit = 0; digit < 9; digit++) {
            state.digits[digit] = close_minicolumns(state.digits[digit]);
            close_plainly(picture.open[digit], false);
        }
        assert_same(&picture, &state);
    }
}

static int count_in_box(bool grid[9][9], int row, int column)
{
    int count = 0;
    for (int at = 0; at < 9; at++) count += grid[row / 3 * 3 + at / 3][column / 3 * 3 + at % 3];
    return count;
}

static void boxes_are_filled_and_singles_found(void **test_state)
{
    (void)test_state;
    struct random_source source = {2};
    for (int round = 0; round < ROUNDS / 10; round++) {
        struct picture picture, around, alone;
        random_picture(&source, &picture);
        if (round % 2) /* every box has a cell: what alone_in_box asks for */
            for (int at = 0; at < 81; at++) {
                const int row = at % 9 / 3 * 3 + random_below(&source, 3);
                const int column = at % 3 * 3 + random_below(&source, 3);
                picture.open[at / 9][row][column] = true;
            }
        for (int digit = 0; digit < 9; digit++)
            for (int cell = 0; cell < 81; cell++) {
                const int count = count_in_box(picture.open[digit], cell / 9, cell % 9);
                around.open[digit][cell / 9][cell % 9] = count > 0;
                alone.open[digit][cell / 9][cell % 9] = count == 1 && picture.open[digit][cell / 9][cell % 9];
            }
        const struct band_state state = pack(&picture);
        struct band_state result = state;
        EACH_VECTOR(at) result.digits[at] = boxes_around(state.digits[at]);
        assert_same(&around, &result);
        EACH_VECTOR(at) result.digits[at] = alone_in_box(state.digits[at]);
        if (round % 2) assert_same(&alone, &result);
    }
}

static void one_by_one_and_all_together_close_alike(void **test_state)
{
    (void)test_state;
    struct random_source source = {3};
    for (int round = 0; round < ROUNDS / 10; round++) {
        struct picture picture;
        random_picture(&source, &picture);
        struct band_state state = pack(&picture);
        const struct band_state before = state;
        close_all_lines(state.digits);
        EACH_VECTOR(at)
        {
            const vec closed = close_lines(before.digits[at]);
            assert_memory_equal(&state.digits[at], &closed, sizeof closed);
        }
    }
}

/* ---- all digits --------------------------------------------------------------------------------- */

static void occurrences_are_counted(void **test_state)
{
    (void)test_state;
    struct random_source source = {4};
    for (int round = 0; round < ROUNDS / 10; round++) {
        struct picture picture;
        random_picture(&source, &picture);
        const struct band_state state = pack(&picture);
        const struct occurrences sum = occurrences_in(state.digits);
        const vec thrice = thrice_in(state.digits);
        for (int cell = 0; cell < 81; cell++) {
            int count = 0;
            for (int digit = 0; digit < 9; digit++) count += picture.open[digit][cell / 9][cell % 9];
            const int band = cell / 27, bit = bit_of(cell / 9, cell % 9);
            assert_int_equal(sum.once[band] >> bit & 1, count >= 1);
            assert_int_equal(sum.twice[band] >> bit & 1, count >= 2);
            assert_int_equal(thrice[band] >> bit & 1, count >= 3);
        }
    }
}

static void only_full_grids_by_the_rules_are_solutions(void **test_state)
{
    (void)test_state;
    struct random_source source = {5};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (int round = 0; round < 300; round++) {
        uint8_t grid[81];
        random_grid(&source, layout, grid);
        if (round % 3) { /* two cells change places: equal values or a wrong grid */
            const int a = random_below(&source, 81), b = random_below(&source, 81);
            const uint8_t value = grid[a];
            grid[a] = grid[b];
            grid[b] = value;
        }
        struct picture picture;
        memset(&picture, 0, sizeof picture);
        for (int cell = 0; cell < 81; cell++) picture.open[grid[cell] - 1][cell / 9][cell % 9] = true;
        const struct band_state state = pack(&picture);
        uint8_t empty[81] = {0};
        const nonet_position position = {layout, empty, NULL, NULL};
        assert_int_equal(is_a_solution(state.digits), nonet_position_accepts(&position, grid));
    }
    nonet_layout_free(layout);
}

/* ---- the guess ---------------------------------------------------------------------------------- */

/* Nothing that a guess or a deduction removes may be part of a solution it should keep. */
static bool contains(const struct band_state *state, const uint8_t *grid)
{
    for (int cell = 0; cell < 81; cell++)
        if (!(state->digits[grid[cell] - 1][cell / 27] >> bit_of(cell / 9, cell % 9) & 1)) return false;
    return true;
}

static void open_around(struct random_source *source, const uint8_t *grid, struct picture *picture)
{
    const int share = 1 + random_below(source, 9);
    for (int digit = 0; digit < 9; digit++)
        for (int cell = 0; cell < 81; cell++)
            picture->open[digit][cell / 9][cell % 9] = grid[cell] == digit + 1 || random_below(source, 10) < share;
}

static void deductions_keep_solutions_and_guesses_divide_them(void **test_state)
{
    (void)test_state;
    struct random_source source = {6};
    nonet_layout *layout;
    int guesses = 0;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (int round = 0; round < 3000; round++) {
        uint8_t grid[81];
        struct picture picture;
        random_grid(&source, layout, grid);
        open_around(&source, grid, &picture);
        struct band_state state = pack(&picture);
        struct lines lines;
        enum band_outcome outcome;
        close_all_lines(state.digits);
        do {
            outcome = deduce(&state);
            assert_int_not_equal(outcome, IMPOSSIBLE);
            assert_true(contains(&state, grid));
            find_lines(&state, &lines);
        } while (outcome == STUCK && apply_band_triads(&state, &lines));
        assert_true(contains(&state, grid));
        if (outcome == FULL) continue;

        uint32_t room[2 * KEEP_WORDS];
        const struct choice choice = choose(&state, &lines, room);
        struct band_state first = state, second = state;
        restrict_digit(&first, choice.digit, choice.first);
        restrict_digit(&second, choice.digit, choice.second);
        assert_true(contains(&first, grid) != contains(&second, grid));
        assert_memory_not_equal(&first, &state, sizeof state);
        assert_memory_not_equal(&second, &state, sizeof state);
        guesses++;
    }
    assert_true(guesses > 100);
    nonet_layout_free(layout);
}

static void every_way_of_a_group_keeps_one_line_of_each_box(void **test_state)
{
    (void)test_state;
    for (int group = 0; group < 6; group++) {
        int ways = 0;
        for (int bit = 0; bit < 8; bit++) {
            const uint32_t *keep = nn_band_keep[group][bit];
            if (keep[0] == 0) continue; /* not the bit of a way */
            ways++;
            struct picture picture;
            struct band_state state;
            EACH_VECTOR(at) state.digits[at] = ALL_BANDS(BAND_CELLS);
            restrict_digit(&state, 0, keep);
            unpack(&state, &picture);
            const bool across = group < 3;
            for (int other = 0; other < 3; other++) {
                bool is_used[3] = {false};
                for (int box = 0; box < 3; box++) {
                    int kept = 0;
                    for (int line = 0; line < 3; line++) {
                        const bool is_open = *cell_at(picture.open[0], across, other, box, line, 0);
                        for (int place = 1; place < 3; place++)
                            assert_int_equal(*cell_at(picture.open[0], across, other, box, line, place), is_open);
                        if (is_open) is_used[line] = true;
                        kept += is_open;
                    }
                    assert_int_equal(kept, other == group % 3 ? 1 : 3);
                }
                assert_true(is_used[0] && is_used[1] && is_used[2]);
            }
            /* the way that the mask leaves is the one of this bit */
            struct lines lines;
            struct ways found;
            find_lines(&state, &lines);
            find_ways(&lines, &found);
            const uint32_t left = across ? found.bands[0][group] : found.stacks[0][0] >> 9 * (group - 3);
            assert_int_equal(left & 0777u, 1u << bit);
        }
        assert_int_equal(ways, 6);
    }
}

/* ---- the builds --------------------------------------------------------------------------------- */

static void run(void (*engine)(struct nn_task *), const nonet_position *position, uint64_t limit, struct nn_task *task,
                uint8_t *solution, _Atomic uint64_t *found)
{
    void *memory = malloc(nn_band_memory_size(position->layout));
    assert_non_null(memory);
    atomic_init(found, 0);
    *task =
        (struct nn_task){.position = position, .limit = limit, .memory = memory, .solution = solution, .found = found};
    engine(task);
    task->memory = NULL;
    free(memory);
}

static void all_builds_take_the_same_path(void **test_state)
{
    (void)test_state;
#if defined(__x86_64__)
    if (!(nn_cpu_features() & NN_CPU_AVX2)) skip();
    struct random_source source = {7};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (int round = 0; round < 2000; round++) {
        uint8_t cells[81], solutions[2][81];
        uint64_t marks[81];
        _Atomic uint64_t found[2];
        struct nn_task tasks[2];
        random_grid(&source, layout, cells);
        for (int cell = 0; cell < 81; cell++)
            marks[cell] = random_next(&source) | random_next(&source) | UINT64_C(1) << (cells[cell] - 1);
        random_dig(&source, layout, cells, 81 * (40 + random_below(&source, 45)) / 100);
        const nonet_position position = {layout, cells, NULL, round % 2 ? marks : NULL};
        run(nn_band_run_128, &position, 100, &tasks[0], solutions[0], &found[0]);
        run(nn_band_run_avx2, &position, 100, &tasks[1], solutions[1], &found[1]);
        assert_true(atomic_load(&found[0]) >= 1);
        assert_int_equal(atomic_load(&found[0]), atomic_load(&found[1]));
        assert_int_equal(tasks[0].is_cut, tasks[1].is_cut);
        assert_memory_equal(solutions[0], solutions[1], 81);
        assert_memory_equal(&tasks[0].stats, &tasks[1].stats, sizeof tasks[0].stats);
    }
    nonet_layout_free(layout);
#else
    skip();
#endif
}

/* nn_engine.finds_conflicts: repeated values, and cells that values or marks leave without candidates. */
static void inconsistent_positions_have_no_solution(void **test_state)
{
    (void)test_state;
    struct random_source source = {8};
    nonet_layout *layout;
    int inconsistent[2] = {0};
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (int round = 0; round < 4000; round++) {
        uint8_t cells[81], solution[81];
        uint64_t marks[81];
        const bool has_marks = round / 2 % 2;
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, 20 + random_below(&source, 60));
        for (int cell = 0; cell < 81; cell++)
            marks[cell] = (uint64_t)(random_below(&source, 512) | random_below(&source, 512)) | 512;
        if (round % 3) cells[random_below(&source, 81)] = (uint8_t)(1 + random_below(&source, 9));
        const nonet_position position = {layout, cells, NULL, has_marks ? marks : NULL};
        if (nonet_position_is_consistent(&position, NULL)) continue;
        inconsistent[has_marks]++;
        _Atomic uint64_t found;
        struct nn_task task;
        run(round % 2 ? nn_band_run : nn_band_run_128, &position, 2, &task, solution, &found);
        assert_int_equal(atomic_load(&found), 0);
        assert_int_equal(task.stats.guesses, 0);
        assert_false(task.is_cut);
    }
    assert_true(inconsistent[false] > 500 && inconsistent[true] > 500);
    nonet_layout_free(layout);
}

/* An empty board needs the most guesses at one time. */
static void the_stack_is_deep_enough_for_an_empty_board(void **test_state)
{
    (void)test_state;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    uint8_t cells[81] = {0}, solution[81];
    _Atomic uint64_t found;
    struct nn_task task;
    const nonet_position position = {layout, cells, NULL, NULL};
    run(nn_band_run_128, &position, 5000, &task, solution, &found);
    assert_int_equal(atomic_load(&found), 5000);
    assert_true(task.is_cut);
    assert_true(task.stats.deepest < NN_BAND_MOST_GUESSES);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(closing_keeps_what_lies_on_a_permutation),
        cmocka_unit_test(boxes_are_filled_and_singles_found),
        cmocka_unit_test(one_by_one_and_all_together_close_alike),
        cmocka_unit_test(occurrences_are_counted),
        cmocka_unit_test(only_full_grids_by_the_rules_are_solutions),
        cmocka_unit_test(deductions_keep_solutions_and_guesses_divide_them),
        cmocka_unit_test(every_way_of_a_group_keeps_one_line_of_each_box),
        cmocka_unit_test(all_builds_take_the_same_path),
        cmocka_unit_test(inconsistent_positions_have_no_solution),
        cmocka_unit_test(the_stack_is_deep_enough_for_an_empty_board),
    };
    return cmocka_run_group_tests_name("band", tests, NULL, NULL);
}
