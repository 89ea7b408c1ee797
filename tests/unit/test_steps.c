/* test_steps.c: steps that outlive their explainer, and steps requested by their effect. */
#include <nonet.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"

#ifdef TESTS_ARE_SLOW
enum { STRIDE = 17 };
#else
enum { STRIDE = 5 };
#endif

/* ---- copies ---------------------------------------------------------------------------------------- */

/* A step that was found, told in all forms, and copied. */
struct kept {
    nonet_step *copy;
    nonet_board *board;
    char *texts[NONET_STEP_HODOKU + 1];
};

static char *tell(const nonet_step *step, const nonet_position *position, int form)
{
    const size_t length = nonet_step_text(step, position, NULL, (nonet_step_form)form, NULL, 0);
    assert_int_equal(length > 0, nonet_step_has_text(step, (nonet_step_form)form));
    char *const text = malloc(length + 1);
    assert_non_null(text);
    nonet_step_text(step, position, NULL, (nonet_step_form)form, text, length + 1);
    return text;
}

static bool keep(void *context, const nonet_step *step)
{
    struct kept *const kept = context;
    assert_int_equal(nonet_step_copy(step, &kept->copy), NONET_OK);
    for (int form = 0; form <= NONET_STEP_HODOKU; form++) kept->texts[form] = tell(step, &kept->board->position, form);
    return false;
}

static nonet_reader *reader; /* has the layouts */

static int make_reader(void **state)
{
    (void)state;
    return nonet_reader_new(NULL, &reader);
}

static int free_reader(void **state)
{
    (void)state;
    nonet_reader_free(reader);
    return 0;
}

static void begin_example(nonet_explainer *explainer, const char *example)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_start start;
    nonet_reader_restart(reader);
    assert_int_equal(nonet_reader_feed(reader, example, strlen(example)), NONET_OK);
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, &puzzle.position, &start), NONET_OK);
}

static nonet_board *board_of(const nonet_position *position, const nonet_layout *layout)
{
    nonet_board *board;
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    assert_int_equal(nonet_board_copy(board, position), NONET_OK);
    return board;
}

/* With the explainer gone everything must be in the copy: sanitizers see what is not. */
static void a_copy_tells_the_same_when_all_else_is_gone(void **state)
{
    (void)state;
    const nonet_technique *technique;
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    for (size_t index = 0; (technique = nonet_technique_at(index)); index++) {
        if (!technique->example[0]) continue;
        nonet_explainer *explainer;
        assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
        begin_example(explainer, technique->example);
        struct kept kept = {.board = board_of(nonet_explainer_position(explainer), layout)};
        assert_int_equal(nonet_explainer_each(explainer, (int)index, keep, &kept), NONET_OK);
        nonet_explainer_free(explainer);
        assert_non_null(kept.copy);
        for (int form = 0; form <= NONET_STEP_HODOKU; form++) {
            char *const text = tell(kept.copy, &kept.board->position, form);
            assert_string_equal(text, kept.texts[form]);
            free(text);
            free(kept.texts[form]);
        }
        nonet_step_free(kept.copy);
        nonet_board_free(kept.board);
    }
    nonet_layout_free(layout);
}

static void nothing_is_copied_of_nothing(void **state)
{
    (void)state;
    nonet_step *copy;
    const nonet_step empty = {.technique = 3};
    assert_int_equal(nonet_step_copy(NULL, &copy), NONET_ERR_ARG);
    assert_null(copy);
    assert_int_equal(nonet_step_copy(&empty, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_step_copy(&empty, &copy), NONET_OK);
    assert_int_equal(copy->technique, 3);
    assert_int_equal(copy->chain_count + copy->set_count + copy->cells.count + copy->placement_count, 0);
    nonet_step_free(copy);
    nonet_step_free(NULL);
}

/* ---- wanted steps ---------------------------------------------------------------------------------- */

/* The first step that does it, technique by technique. */
struct first {
    int cell, value;
    nonet_step *step;
};

static bool take_first(void *context, const nonet_step *step)
{
    struct first *const first = context;
    if (!nonet_step_tells(step, first->cell, first->value)) return true;
    assert_int_equal(nonet_step_copy(step, &first->step), NONET_OK);
    return false;
}

static nonet_step *first_by_ranking(nonet_explainer *explainer, int cell, int value)
{
    struct first first = {cell, value, NULL};
    nonet_ranking ranking;
    assert_int_equal(nonet_ranking_of(NULL, NULL, &ranking), NONET_OK);
    for (size_t place = 0; place < ranking.count && !first.step; place++)
        assert_int_equal(nonet_explainer_each(explainer, ranking.techniques[place], take_first, &first), NONET_OK);
    return first.step;
}

static void assert_wanted(nonet_explainer *explainer, int cell, int value, int *found)
{
    const nonet_step *step;
    nonet_step *const expected = first_by_ranking(explainer, cell, value);
    const nonet_status status = nonet_explainer_wanted(explainer, cell, value, &step);
    assert_int_equal(status, expected ? NONET_OK : NONET_END);
    if (!expected) {
        assert_null(step);
        return;
    }
    char *const told = tell(step, nonet_explainer_position(explainer), NONET_STEP_LINE);
    char *const text = tell(expected, nonet_explainer_position(explainer), NONET_STEP_LINE);
    assert_string_equal(told, text);
    assert_true(nonet_step_tells(step, cell, value));
    free(told);
    free(text);
    nonet_step_free(expected);
    ++*found;
}

static void the_easiest_step_that_does_it_is_found(void **state)
{
    (void)state;
    static const char *const puzzles[] = {
        "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....",
        "..9748...7.........2.1.9.....7...24..64.1.59..98...3.....8.3.2.........6...2759..",
    };
    nonet_explainer *explainer;
    int found = 0;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    for (size_t puzzle = 0; puzzle < sizeof puzzles / sizeof *puzzles; puzzle++) {
        begin_example(explainer, puzzles[puzzle]);
        for (int cell = 1; cell < 81; cell += 4 * STRIDE) assert_wanted(explainer, cell, 0, &found);
        for (int value = 1; value <= 9; value += STRIDE) assert_wanted(explainer, -1, value, &found);
        for (int cell = 2; cell < 81; cell += 6 * STRIDE) assert_wanted(explainer, cell, cell % 9 + 1, &found);
        assert_wanted(explainer, -1, 0, &found);
    }
    assert_true(found > 5);
    nonet_explainer_free(explainer);
}

static void impossible_wishes_are_refused(void **state)
{
    (void)state;
    nonet_explainer *explainer;
    const nonet_step *step;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_wanted(explainer, 0, 1, &step), NONET_ERR_ARG);
    begin_example(explainer, "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....");
    assert_int_equal(nonet_explainer_wanted(explainer, 81, 1, &step), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_wanted(explainer, -2, 1, &step), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_wanted(explainer, 0, 10, &step), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_wanted(explainer, 0, -1, &step), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_wanted(explainer, 0, 1, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_wanted(explainer, 0, 5, &step), NONET_END); /* it is filled */
    assert_int_equal(nonet_explainer_apply(explainer), NONET_ERR_ARG);
    nonet_explainer_free(explainer);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_copy_tells_the_same_when_all_else_is_gone),
        cmocka_unit_test(nothing_is_copied_of_nothing),
        cmocka_unit_test(the_easiest_step_that_does_it_is_found),
        cmocka_unit_test(impossible_wishes_are_refused),
    };
    return cmocka_run_group_tests(tests, make_reader, free_reader);
}
