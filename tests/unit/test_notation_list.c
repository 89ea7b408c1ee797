/* test_notation_list.c: what the notations tell about themselves fits together, so that the shared code, which knows
 * none of them, finds each text in one of them and only one. */
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"
#include "text/reading.h"

/* Which notations have these traits, by name, for messages. */
static int count_with(unsigned traits, char *names, size_t size)
{
    int count = 0;
    names[0] = 0;
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        if (!nn_reading_has(nn_notation_reading((enum nn_notation_id)id), traits)) continue;
        const size_t used = strlen(names);
        snprintf(names + used, size - used, " %s", nn_notation_get((enum nn_notation_id)id)->name);
        count++;
    }
    return count;
}

/* Can shared code note all of these together? */
static bool is_possible(unsigned traits)
{
    const bool is_line = traits & NN_TRAIT_LINE, is_grid = traits & NN_TRAIT_GRID;
    const bool is_symbols = traits & NN_TRAIT_SYMBOLS, is_numbers = traits & NN_TRAIT_NUMBERS;
    const bool is_spaced = traits & NN_TRAIT_SPACED;
    if (is_line == is_grid || is_symbols == is_numbers) return false;
    if (is_line && (traits & NN_TRAIT_BARS)) return false; /* with bars it is a row */
    if (!is_spaced && (is_numbers || (traits & NN_TRAIT_MARKS))) return false;
    return (traits & NN_TRAIT_MARKS) || !(traits & NN_TRAIT_PLACED);
}

static void every_board_is_in_one_notation(void **state)
{
    (void)state;
    int boards = 0;
    for (unsigned traits = 0; traits < 2 * NN_TRAIT_PLACED; traits++) {
        char names[300];
        if (!is_possible(traits)) continue;
        boards++;
        const int count = count_with(traits, names, sizeof names);
        if (count != 1) fail_msg("boards with the traits %#x are in %d notations:%s", traits, count, names);
        assert_true(nn_reading_has(nn_notation_reading(nn_notation_with(traits)), traits));
    }
    assert_int_equal(boards, 21);
}

/* What the reading of a notation lacks, or NULL. */
static const char *find_gap(const struct nn_reading *reading)
{
    const bool has_lines = reading->owns || reading->begins;
    if (!reading->needs && !has_lines && !reading->puzzle_section && !reading->gathers) return "no way to recognise it";
    if (has_lines && !reading->read) return "lines without a function that reads them";
    if (!has_lines && !reading->forms) return "neither lines nor forms: it cannot be read when the user names it";
    if (reading->begins && !reading->no_header) return "no message for a missing header";
    if (reading->puzzle_section && !(reading->state_section && reading->join)) return "one section, or none joins two";
    if (reading->needs & reading->lacks) return "needs what it lacks";
    if (reading->power < 1) return "no length of a line, for messages";
    return NULL;
}

static void every_notation_says_how_it_is_read(void **state)
{
    (void)state;
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        const char *gap = find_gap(nn_notation_reading((enum nn_notation_id)id));
        if (gap) fail_msg("%s: %s", nn_notation_get((enum nn_notation_id)id)->name, gap);
    }
}

static void every_name_is_that_of_one_notation(void **state)
{
    (void)state;
    for (size_t index = 0; nonet_notation_at(index); index++) {
        nonet_style style;
        const char *name = nonet_notation_at(index)->name;
        assert_int_equal(nonet_style_find(name, &style), NONET_OK);
        if (style.notation != nonet_notation_at(index)) fail_msg("two notations have the name %s", name);
        if (style.symbols) fail_msg("%s is a short form as well", name);
    }
}

/* ---- reading --------------------------------------------------------------------------------- */

static void expect_first_error(const char *text, const char *message)
{
    nonet_reader *reader = NULL;
    nonet_puzzle puzzle;
    nonet_text_error error;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    assert_int_equal(nonet_reader_feed(reader, text, strlen(text)), NONET_OK);
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_ERR_TEXT);
    assert_string_equal(error.message, message);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_string_equal(puzzle.style.notation->name, "library");
    nonet_reader_free(reader);
}

/* A line of a notation's own is that and nothing else, even if it is as long as a line of a 6x6. */
static void a_line_of_its_own_ends_a_grid_whatever_its_length(void **state)
{
    (void)state;
    expect_first_error("12..\n..34\n:0000:x:1...........4..2:::\n", "2 rows, expected 4");
    expect_first_error("12..\n..34\n:0000:x:1...........4..2::::::::::::\n", "2 rows, expected 4");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_board_is_in_one_notation),
        cmocka_unit_test(every_notation_says_how_it_is_read),
        cmocka_unit_test(every_name_is_that_of_one_notation),
        cmocka_unit_test(a_line_of_its_own_ends_a_grid_whatever_its_length),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
