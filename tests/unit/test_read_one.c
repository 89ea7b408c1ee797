/* test_read_one.c: a text read in one call, and puzzles with their own memory. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"

static const char line[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/* From memory that is gone before the puzzle is looked at. */
static nonet_status read_text(const char *text, const nonet_reader_settings *settings, nonet_puzzle **puzzle,
                              nonet_text_error *error)
{
    const size_t length = strlen(text);
    char *const bytes = malloc(length + 1);
    assert_non_null(bytes);
    memcpy(bytes, text, length);
    const nonet_status status = nonet_read_one(bytes, length, settings, puzzle, error);
    memset(bytes, '#', length);
    free(bytes);
    return status;
}

static void one_puzzle_is_read_and_can_be_changed(void **state)
{
    (void)state;
    nonet_puzzle *puzzle;
    nonet_text_error error;
    assert_int_equal(read_text(line, NULL, &puzzle, &error), NONET_OK);
    assert_false(puzzle->has_more);
    assert_int_equal(error.message[0], 0);
    assert_int_equal(nonet_layout_side(puzzle->position.layout), 9);
    assert_string_equal(puzzle->style.notation->name, "line");
    assert_int_equal(puzzle->style.blank, '.');
    assert_int_equal(puzzle->line, 1);
    for (int cell = 0; cell < 81; cell++) {
        const int value = line[cell] == '.' ? 0 : line[cell] - '0';
        assert_int_equal(puzzle->position.cells[cell], value);
        assert_int_equal(puzzle->position.is_given[cell], value != 0);
    }
    assert_null(puzzle->position.candidates);
    puzzle->board->cells[2] = 4;
    assert_int_equal(puzzle->position.cells[2], 4);
    nonet_puzzle_free(puzzle);
    nonet_puzzle_free(NULL);
}

static void marks_placed_values_and_symbols_are_kept(void **state)
{
    (void)state;
    nonet_puzzle *puzzle;
    char written[2000];
    static const char candidates[] = "+------+-------+\n| 1 2  | 34 34 |\n| 3 4  | 12 12 |\n+------+-------+\n"
                                     "| 2 1  | 4 3   |\n| 4 3  | 2 1   |\n+------+-------+\n";
    assert_int_equal(read_text(candidates, NULL, &puzzle, NULL), NONET_OK);
    assert_int_equal(puzzle->position.candidates[2], 12);
    puzzle->board->candidates[2] = 4;
    assert_int_equal(puzzle->position.candidates[2], 4);
    nonet_puzzle_free(puzzle);

    static const char state_text[] = "[Puzzle]\nq...\n....\n....\n....\n[State]\nqw..\n....\n....\n....\n";
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    char symbols[] = "qwer";
    settings.symbols = symbols;
    assert_int_equal(read_text(state_text, &settings, &puzzle, NULL), NONET_OK);
    memset(symbols, 'z', 4); /* they were copied */
    assert_string_equal(puzzle->style.symbols, "qwer");
    assert_int_equal(puzzle->position.is_given[0], 1);
    assert_int_equal(puzzle->position.is_given[1], 0);
    assert_int_equal(puzzle->position.cells[1], 2);
    nonet_position_text(&puzzle->position, &puzzle->style, written, sizeof written);
    assert_string_equal(written, state_text);
    nonet_puzzle_free(puzzle);
}

static void what_follows_is_told(void **state)
{
    (void)state;
    nonet_puzzle *puzzle;
    nonet_text_error error;
    char text[300];
    snprintf(text, sizeof text, "\n%s\n%s\n", line, line);
    assert_int_equal(read_text(text, NULL, &puzzle, &error), NONET_OK);
    assert_int_equal(puzzle->line, 2);
    assert_true(puzzle->has_more);
    assert_int_equal(error.line, 3);
    assert_int_equal(error.column, 1);
    assert_string_equal(error.message, "a second puzzle");
    nonet_puzzle_free(puzzle);
    snprintf(text, sizeof text, "%s\n%.80s@\n", line, line);
    assert_int_equal(read_text(text, NULL, &puzzle, &error), NONET_OK);
    assert_true(puzzle->has_more);
    assert_int_equal(error.line, 2);
    assert_int_equal(error.column, 81);
    nonet_puzzle_free(puzzle);
}

static void a_text_without_a_puzzle_is_refused(void **state)
{
    (void)state;
    nonet_puzzle *puzzle;
    nonet_text_error error;
    nonet_reader_settings settings;
    assert_int_equal(read_text("", NULL, &puzzle, &error), NONET_ERR_TEXT);
    assert_null(puzzle);
    assert_int_equal(error.line, 1);
    assert_string_equal(error.message, "there is no puzzle in it");
    assert_int_equal(nonet_read_one(NULL, 0, NULL, &puzzle, NULL), NONET_ERR_TEXT);
    assert_int_equal(read_text("53..7..\n", NULL, &puzzle, &error), NONET_ERR_TEXT);
    assert_null(puzzle);
    assert_int_equal(error.line, 1);
    assert_int_equal(nonet_read_one(NULL, 5, NULL, &puzzle, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_read_one(line, 81, NULL, NULL, NULL), NONET_ERR_ARG);
    nonet_reader_settings_defaults(&settings);
    settings.notation = "no such notation";
    assert_int_equal(nonet_read_one(line, 81, &settings, &puzzle, NULL), NONET_ERR_ARG);
    assert_null(puzzle);
}

static void a_copy_outlives_the_reader(void **state)
{
    (void)state;
    nonet_reader *reader;
    nonet_puzzle puzzle, *copy, *again;
    nonet_text_error error;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    nonet_reader_feed(reader, line, strlen(line));
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_null(puzzle.board);
    assert_int_equal(nonet_puzzle_copy(&puzzle, &copy), NONET_OK);
    nonet_reader_free(reader);
    copy->board->cells[2] = 4;
    assert_int_equal(nonet_puzzle_copy(copy, &again), NONET_OK);
    nonet_puzzle_free(copy);
    assert_int_equal(again->position.cells[0], 5);
    assert_int_equal(again->position.cells[2], 4);
    assert_int_equal(nonet_layout_cells(again->position.layout), 81);
    nonet_puzzle_free(again);
    assert_int_equal(nonet_puzzle_copy(NULL, &copy), NONET_ERR_ARG);
    assert_int_equal(nonet_puzzle_copy(&puzzle, NULL), NONET_ERR_ARG);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_puzzle_is_read_and_can_be_changed),
        cmocka_unit_test(marks_placed_values_and_symbols_are_kept),
        cmocka_unit_test(what_follows_is_told),
        cmocka_unit_test(a_text_without_a_puzzle_is_refused),
        cmocka_unit_test(a_copy_outlives_the_reader),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
