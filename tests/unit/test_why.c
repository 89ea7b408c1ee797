/* test_why.c: "why not 5 here?": what the rules say, what the marks say, what an explainer says, and in which words. */
#include <string.h>

#include "json_document.h"

static nonet_layout *layout;
static const char puzzle[] = "...12134....42.."; /* the solution is 3421213413424213 */

static int make_layout(void **state)
{
    (void)state;
    return nonet_layout_new(2, 2, &layout) != NONET_OK;
}

static int free_layout(void **state)
{
    (void)state;
    nonet_layout_free(layout);
    return 0;
}

static void read_cells(const char *text, uint8_t *cells)
{
    for (int cell = 0; cell < 16; cell++) cells[cell] = text[cell] == '.' ? 0 : (uint8_t)(text[cell] - '0');
}

static void is_told(const nonet_why *why, const nonet_position *position, const char *symbols, const char *expected)
{
    char text[128], cut[8];
    assert_int_equal(nonet_why_text(why, position, symbols, text, sizeof text), strlen(expected));
    assert_string_equal(text, expected);
    assert_int_equal(nonet_why_text(why, position, symbols, NULL, 0), strlen(expected));
    assert_int_equal(nonet_why_text(why, position, symbols, cut, sizeof cut), strlen(expected));
    assert_memory_equal(cut, expected, sizeof cut - 1);
    assert_int_equal(cut[sizeof cut - 1], 0);
}

/* ---- the board itself -------------------------------------------------------------------------------- */

static void rules_name_the_cell_and_the_house(void **state)
{
    (void)state;
    uint8_t cells[16];
    nonet_why why;
    read_cells(puzzle, cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    assert_int_equal(nonet_position_why(&position, 0, 1, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_RULES);
    assert_int_equal(why.conflict.problem, NONET_PROBLEM_EQUAL_VALUES);
    assert_int_equal(why.conflict.value, 1);
    assert_int_equal(why.conflict.house, 0);
    assert_int_equal(why.conflict.cells[0], 0);
    assert_int_equal(why.conflict.cells[1], 3);
    is_told(&why, &position, NULL, "1 cannot stand in r1c1: row 1 has its 1 in r1c4.");
    is_told(&why, &position, "ABCD", "A cannot stand in r1c1: row 1 has its A in r1c4.");
    is_told(&why, &position, "AB", "1 cannot stand in r1c1: row 1 has its 1 in r1c4.");
    assert_int_equal(nonet_position_why(&position, 0, 2, &why), NONET_OK);
    is_told(&why, &position, NULL, "2 cannot stand in r1c1: column 1 has its 2 in r2c1.");
    assert_int_equal(nonet_position_why(&position, 2, 4, &why), NONET_OK);
    is_told(&why, &position, NULL, "4 cannot stand in r1c3: box 2 has its 4 in r2c4.");
}

static void filled_cells_and_open_ones_are_told_apart(void **state)
{
    (void)state;
    uint8_t cells[16];
    nonet_why why;
    read_cells(puzzle, cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    assert_int_equal(nonet_position_why(&position, 3, 2, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_FILLED);
    assert_int_equal(why.held, 1);
    is_told(&why, &position, NULL, "r1c4 holds 1 already.");
    assert_int_equal(nonet_position_why(&position, 3, 1, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_FILLED);
    assert_int_equal(nonet_position_why(&position, 0, 3, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_OPEN);
    is_told(&why, &position, NULL, "By the rules, 3 may stand in r1c1.");
}

static void values_that_clash_are_told(void **state)
{
    (void)state;
    uint8_t cells[16] = {2, 0, 0, 2};
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_why why;
    char text[64];
    assert_int_equal(nonet_position_why(&position, 3, 2, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_RULES);
    nonet_conflict_text(&why.conflict, layout, NULL, text, sizeof text);
    assert_string_equal(text, "two 2s in row 1: r1c4 and r1c1");
    assert_int_equal(nonet_position_why(&position, 3, 1, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_FILLED);
}

static void marks_count_behind_the_rules(void **state)
{
    (void)state;
    uint8_t cells[16];
    uint64_t marks[16];
    nonet_why why;
    read_cells(puzzle, cells);
    for (int cell = 0; cell < 16; cell++) marks[cell] = 8; /* only 4 */
    const nonet_position position = {layout, cells, NULL, marks};
    assert_int_equal(nonet_position_why(&position, 0, 3, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_MARKS);
    is_told(&why, &position, NULL, "3 is ruled out in r1c1 already: it is not among the marks there.");
    assert_int_equal(nonet_position_why(&position, 0, 1, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_RULES);
    assert_int_equal(nonet_position_why(&position, 1, 4, &why), NONET_OK);
    assert_int_equal(why.kind, NONET_WHY_OPEN);
}

static void what_is_not_there_cannot_be_asked_about(void **state)
{
    (void)state;
    uint8_t cells[16] = {0};
    const nonet_position position = {layout, cells, NULL, NULL}, none = {NULL, cells, NULL, NULL};
    nonet_why why;
    assert_int_equal(nonet_position_why(&position, -1, 1, &why), NONET_ERR_ARG);
    assert_int_equal(nonet_position_why(&position, 16, 1, &why), NONET_ERR_ARG);
    assert_int_equal(nonet_position_why(&position, 0, 0, &why), NONET_ERR_ARG);
    assert_int_equal(nonet_position_why(&position, 0, 5, &why), NONET_ERR_ARG);
    assert_int_equal(nonet_position_why(&position, 0, 1, NULL), NONET_ERR_ARG);
    memset(&why, 9, sizeof why);
    assert_int_equal(nonet_position_why(&none, 0, 1, &why), NONET_ERR_ARG);
    assert_int_equal(why.kind, 0); /* nothing is left from before */
    assert_int_equal(why.cell, 0);
    assert_int_equal(nonet_why_text(NULL, &position, NULL, NULL, 0), 0);
    assert_string_equal(nonet_why_kind_name(NONET_WHY_NOTHING), "nothing");
    assert_string_equal(nonet_why_kind_name((nonet_why_kind)7), "");
}

/* ---- explainers -------------------------------------------------------------------------------------- */

static nonet_explainer *begin(const nonet_position *position, const bool *leaves_out)
{
    nonet_explainer *explainer;
    nonet_start start;
    const nonet_explainer_settings settings = {.leaves_out = leaves_out};
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    assert_int_equal(nonet_explainer_begin(explainer, position, &start), NONET_OK);
    return explainer;
}

static void is_kind(nonet_explainer *explainer, int cell, int value, nonet_why_kind kind)
{
    nonet_why why;
    assert_int_equal(nonet_explainer_why(explainer, cell, value, &why), NONET_OK);
    assert_string_equal(nonet_why_kind_name(why.kind), nonet_why_kind_name(kind));
    assert_int_equal(why.step != NULL, kind == NONET_WHY_STEP);
    if (why.step) assert_true(nonet_step_tells(why.step, cell, value));
}

static void explainers_know_steps_and_the_solution(void **state)
{
    (void)state;
    uint8_t cells[16];
    bool leaves_out[NONET_MAX_TECHNIQUES];
    read_cells(puzzle, cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_explainer *explainer = begin(&position, NULL);
    is_kind(explainer, 3, 2, NONET_WHY_FILLED);
    is_kind(explainer, 0, 1, NONET_WHY_RULES);
    is_kind(explainer, 0, 3, NONET_WHY_STEP);
    nonet_why why;
    char text[256];
    assert_int_equal(nonet_explainer_why(explainer, 0, 3, &why), NONET_OK);
    assert_true(nonet_why_text(&why, nonet_explainer_position(explainer), NULL, text, sizeof text) > 0);
    assert_non_null(strstr(text, "r1c1 can only be 3: "));
    assert_int_equal(nonet_explainer_why(explainer, 0, 5, &why), NONET_ERR_ARG);
    assert_int_equal(nonet_explainer_why(explainer, 0, 3, NULL), NONET_ERR_ARG);
    nonet_explainer_free(explainer);

    memset(leaves_out, true, sizeof leaves_out);
    explainer = begin(&position, leaves_out);
    is_kind(explainer, 0, 3, NONET_WHY_SOLUTION);
    is_kind(explainer, 1, 3, NONET_WHY_NOTHING);
    assert_int_equal(nonet_explainer_why(explainer, 0, 3, &why), NONET_OK);
    is_told(&why, &position, NULL, "3 is right in r1c1, but none of these techniques shows that now.");
    assert_int_equal(nonet_explainer_why(explainer, 1, 3, &why), NONET_OK);
    is_told(&why, &position, NULL, "None of these techniques says anything about 3 in r1c2 now.");
    nonet_explainer_free(explainer);
}

/* Of several solutions none is the right one. */
static void several_solutions_tell_nothing(void **state)
{
    (void)state;
    uint8_t cells[16] = {0};
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_explainer *const explainer = begin(&position, NULL);
    for (int value = 1; value <= 4; value++) is_kind(explainer, 0, value, NONET_WHY_NOTHING);
    nonet_explainer_free(explainer);
    nonet_explainer *unbegun;
    nonet_why why;
    assert_int_equal(nonet_explainer_new(NULL, &unbegun), NONET_OK);
    assert_int_equal(nonet_explainer_why(unbegun, 0, 1, &why), NONET_ERR_ARG);
    nonet_explainer_free(unbegun);
}

/* ---- JSON -------------------------------------------------------------------------------------------- */

static void json_has_it_as_data_and_text(void **state)
{
    (void)state;
    uint8_t cells[16];
    struct document document;
    nonet_why why;
    read_cells(puzzle, cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    document_begin(&document);
    assert_int_equal(nonet_position_why(&position, 0, 1, &why), NONET_OK);
    nonet_json_why(document.json, "rules", &why, &position);
    assert_int_equal(nonet_position_why(&position, 3, 2, &why), NONET_OK);
    nonet_json_why(document.json, "filled", &why, &position);
    document_end(&document);
    assert_string_equal(
        document.text,
        "{\"rules\":{\"cell\":\"r1c1\",\"value\":1,\"kind\":\"rules\",\"text\":\"1 cannot stand in r1c1: "
        "row 1 has its 1 in r1c4.\",\"house\":\"r1\",\"holder\":\"r1c4\"},\"filled\":{\"cell\":\"r1c4\","
        "\"value\":2,\"kind\":\"filled\",\"text\":\"r1c4 holds 1 already.\",\"held\":1}}");
    document_free(&document);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rules_name_the_cell_and_the_house),
        cmocka_unit_test(filled_cells_and_open_ones_are_told_apart),
        cmocka_unit_test(values_that_clash_are_told),
        cmocka_unit_test(marks_count_behind_the_rules),
        cmocka_unit_test(what_is_not_there_cannot_be_asked_about),
        cmocka_unit_test(explainers_know_steps_and_the_solution),
        cmocka_unit_test(several_solutions_tell_nothing),
        cmocka_unit_test(json_has_it_as_data_and_text),
    };
    return cmocka_run_group_tests(tests, make_layout, free_layout);
}
