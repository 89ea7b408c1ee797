/* test_text_write.c: what the notations look like, and that everything written reads back the same.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "fuzz/round_trip.h"
#include "unit/slow.h"

#define SEED 20240917u

#ifdef TESTS_ARE_SLOW
enum { MOST_ROUNDS = 2 };
#else
enum { MOST_ROUNDS = 12 };
#endif

/* Small, fast, the same everywhere. */
static uint32_t next_random(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

/* Cells filled with chance `filled` in 16, from a solved board, so that large values occur; some
 * placed, some marks removed. */
static void fill_at_random(nonet_board *board, uint32_t *random, unsigned filled, bool has_placed, bool has_marks)
{
    const nonet_layout *layout = board->position.layout;
    for (int cell = 0; cell < layout->cells; cell++) {
        const int row = cell / layout->side, column = cell % layout->side;
        const int shift = row % layout->box_rows * layout->box_columns + row / layout->box_rows;
        const bool is_filled = next_random(random) % 16 < filled;
        board->cells[cell] = is_filled ? (uint8_t)((column + shift) % layout->side + 1) : 0;
        board->is_given[cell] = is_filled && (!has_placed || next_random(random) % 3 > 0);
        for (int bit = 0; has_marks && bit < layout->side; bit++)
            if (next_random(random) % 4 == 0) board->candidates[cell] &= ~nn_bit(bit);
    }
}

static nonet_style style_named(const char *name)
{
    nonet_style style;
    assert_int_equal(nonet_style_find(name, &style), NONET_OK);
    return style;
}

static void expect_round_trip(const nonet_position *position, const nonet_style *style, enum round_trip_help help)
{
    char *written = NULL;
    const char *difference = round_trip(position, style, help, &written);
    if (difference)
        fail_msg("%dx%d %s (seed %u): %s\n%s", position->layout->box_rows, position->layout->box_columns,
                 style->notation->name, SEED, difference, written);
    free(written);
}

/* Where the boxes are not shown, only the usual ones are found out. */
static bool finds_box(const nonet_layout *layout, const nonet_notation *notation)
{
    if (layout->box_rows == 1 || layout->box_columns == 1) return false;
    /* With a cell that has no candidates it is taken for an 8x8 line. */
    if (layout->side == 4 && strcmp(notation->name, "sukaku") == 0) return false;
    int columns = 2;
    while (layout->side % columns || layout->side / columns > columns) columns++;
    return notation->shows_boxes || layout->box_columns == columns;
}

static void check_notations(const nonet_layout *layout, uint32_t *random, unsigned filled, bool has_placed,
                            bool has_marks)
{
    nonet_board *board = NULL;
    assert_int_equal(nonet_board_new(layout, has_marks, &board), NONET_OK);
    fill_at_random(board, random, filled, has_placed, has_marks);
    for (size_t index = 0; nonet_notation_at(index); index++) {
        const nonet_style style = {.notation = nonet_notation_at(index)};
        expect_round_trip(&board->position, &style, TELL_EVERYTHING);
        /* Too few values to tell the symbols by, or all notations look the same. */
        if (filled < 8 || layout->side == 1) continue;
        expect_round_trip(&board->position, &style, TELL_BOX);
        if (finds_box(layout, style.notation)) expect_round_trip(&board->position, &style, TELL_NOTHING);
    }
    nonet_board_free(board);
}

static void everything_written_reads_back_the_same(void **state)
{
    (void)state;
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}, {5, 2}, {3, 4},
                                   {4, 4}, {5, 5}, {6, 6}, {7, 7}, {8, 8}, {1, 5}, {5, 1}, {1, 1}, {1, 2}};
    uint32_t random = SEED;
    for (size_t box = 0; box < sizeof boxes / sizeof *boxes; box++) {
        nonet_layout *layout = NULL;
        assert_int_equal(nonet_layout_new(boxes[box][0], boxes[box][1], &layout), NONET_OK);
        const int rounds = layout->side <= 16 ? MOST_ROUNDS : 1;
        for (int round = 0; round < rounds; round++)
            for (unsigned filled = 0; filled <= 16; filled += 4)
                for (int kind = 0; kind < 4; kind++) check_notations(layout, &random, filled, kind & 1, kind & 2);
        nonet_layout_free(layout);
    }
}

static void every_alphabet_and_blank_reads_back_the_same(void **state)
{
    (void)state;
    static const char *const alphabets[] = {"1", "0", "A", "qwertzuiopasdfghjklyxcvbnm"};
    static const char blanks[] = {0, '.', '0', '_', '*', '?', '-', 'x', 'X'};
    uint32_t random = SEED;
    for (int side = 2; side <= 5; side++) {
        nonet_layout *layout = NULL;
        nonet_board *board = NULL;
        assert_int_equal(nonet_layout_new(side, side, &layout), NONET_OK);
        assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
        fill_at_random(board, &random, 6, true, false);
        for (size_t index = 0; nonet_notation_at(index); index++)
            for (size_t alphabet = 0; alphabet < 4; alphabet++)
                for (size_t blank = 0; blank < sizeof blanks; blank++) {
                    const nonet_style style = {
                        .notation = nonet_notation_at(index), .symbols = alphabets[alphabet], .blank = blanks[blank]};
                    expect_round_trip(&board->position, &style, TELL_EVERYTHING);
                }
        nonet_board_free(board);
        nonet_layout_free(layout);
    }
}

/* ---- what it looks like ---------------------------------------------------------------------- */

/* A 4x4 board: 1 given in r1c1, 2 placed in r1c2. */
static void expect_written(const char *name, const char *expected)
{
    nonet_layout *layout = NULL;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    uint8_t cells[16] = {1, 2}, is_given[16] = {1, 0};
    uint64_t candidates[16];
    for (int cell = 0; cell < 16; cell++) candidates[cell] = 15;
    candidates[15] = 0;
    candidates[14] = 1;
    const nonet_position position = {layout, cells, is_given, candidates};
    const nonet_style style = style_named(name);
    char text[2000];
    assert_int_equal(nonet_style_can_write(&style, &position), NONET_OK);
    const size_t length = nonet_position_text(&position, &style, text, sizeof text);
    assert_string_equal(text, expected);
    assert_int_equal(length, strlen(expected));
    nonet_layout_free(layout);
}

static void each_notation_looks_as_it_should(void **state)
{
    (void)state;
    expect_written("line", "12..............\n");
    expect_written("sdm", "12..............\n");
    expect_written("rows", "12..\n....\n....\n....\n");
    expect_written("letters", "AB..\n....\n....\n....\n");
    expect_written("symbols0", "01..\n....\n....\n....\n");
    expect_written("sdk", "[Puzzle]\n1...\n....\n....\n....\n[State]\n12..\n....\n....\n....\n");
    expect_written("bordered", "+-----+-----+\n| 1 2 | . . |\n| . . | . . |\n+-----+-----+\n"
                               "| . . | . . |\n| . . | . . |\n+-----+-----+\n");
    expect_written("ss", "*-----*\n|12|..|\n|..|..|\n|--+--|\n|..|..|\n|..|..|\n*-----*\n");
    expect_written("numbers", "1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0\n");
    expect_written("table", "1 2 0 0\n0 0 0 0\n0 0 0 0\n0 0 0 0\n");
    expect_written("candidates", "+-----------+-----------+\n| 1    2    | 34   34   |\n"
                                 "| 34   34   | 1234 1234 |\n+-----------+-----------+\n"
                                 "| 234  134  | 1234 1234 |\n| 234  134  | 1    !    |\n"
                                 "+-----------+-----------+\n");
    expect_written("sukaku", "1....2....34..34..34..3412341234.2341.3412341234.2341.341.......\n");
    expect_written("library", ":0000:x:1+2..............:243 343 443 144 244 344 444:::\n");
    expect_written("sdx", "1 u2 34 34\n34 34 1234 1234\n234 134 1234 1234\n234 134 1 !\n");
    expect_written("csv", "12..............,\n");
}

/* Numbers of one digit need nothing between them. */
static void candidates_over_nine_are_joined(void **state)
{
    (void)state;
    const struct {
        int rows, columns;
        uint64_t marks;
        const char *row;
    } boards[] = {{3, 3, 0x106, "| 1   239 1   | 1 "}, {2, 5, 0x306, "| 1        2/3/9/10 1        1 "}};
    for (size_t at = 0; at < 2; at++) {
        nonet_layout *layout = NULL;
        nonet_board *board = NULL;
        const nonet_style style = style_named("candidates");
        char text[4000];
        assert_int_equal(nonet_layout_new(boards[at].rows, boards[at].columns, &layout), NONET_OK);
        assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
        for (int cell = 0; cell < nonet_layout_cells(layout); cell++) board->candidates[cell] = 1;
        board->candidates[1] = boards[at].marks;
        nonet_position_text(&board->position, &style, text, sizeof text);
        assert_memory_equal(strchr(text, '\n') + 1, boards[at].row, strlen(boards[at].row));
        nonet_board_free(board);
        nonet_layout_free(layout);
    }
}

static void a_completed_board_is_a_csv_row_with_its_solution(void **state)
{
    (void)state;
    nonet_layout *layout = NULL;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    uint8_t cells[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}, is_given[16] = {1};
    const nonet_position position = {layout, cells, is_given, NULL};
    const nonet_style style = style_named("csv");
    char text[100];
    assert_int_equal(nonet_style_can_write(&style, &position), NONET_OK);
    const size_t length = nonet_position_text(&position, &style, text, sizeof text);
    assert_string_equal(text, "1...............,1234341221434321\n");
    assert_int_equal(length, strlen(text));
    nonet_layout_free(layout);
}

/* Of a solved puzzle: the puzzle and its solution, or the solution alone; nothing but the board where answers are. */
static void notations_say_what_they_do_with_solutions(void **state)
{
    (void)state;
    nonet_layout *layout = NULL;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    uint8_t cells[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1}, is_given[16] = {1};
    const nonet_position solved = {layout, cells, is_given, NULL}, answer = {layout, cells, NULL, NULL};
    int both = 0, suiting = 0;
    for (size_t index = 0; nonet_notation_at(index); index++) {
        const nonet_style style = {.notation = nonet_notation_at(index)};
        char text[400];
        nonet_position_text(&solved, &style, text, sizeof text);
        const bool has_puzzle = strstr(text, "1...............") && strstr(text, "1234341221434321");
        assert_int_equal(style.notation->holds_solution, has_puzzle);
        both += has_puzzle;
        if (!style.notation->suits_answers) continue;
        nonet_position_text(&answer, &style, text, sizeof text);
        size_t values = 0;
        const bool has_bars = strchr(text, '|') != NULL;
        bool is_board = !has_bars; /* labels come before the first bar of a line */
        for (const char *at = text; *at; at++) {
            is_board = *at == '\n' ? !has_bars : is_board || *at == '|';
            values += is_board && *at >= '0' && *at <= '9';
        }
        assert_int_equal(values, 16);
        suiting++;
    }
    assert_true(both > 0 && suiting > both);
    nonet_layout_free(layout);
}

static void a_small_buffer_is_filled_and_a_large_board_refused(void **state)
{
    (void)state;
    nonet_layout *layout = NULL;
    nonet_board *board = NULL;
    assert_int_equal(nonet_layout_new(7, 7, &layout), NONET_OK);
    assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
    char text[100];
    nonet_style style = style_named("line");
    assert_int_equal(nonet_style_can_write(&style, &board->position), NONET_ERR_NOTATION);
    assert_int_equal(nonet_position_text(&board->position, &style, text, sizeof text), 0);
    style = style_named("library");
    assert_int_equal(nonet_style_can_write(&style, &board->position), NONET_ERR_NOTATION);
    style = style_named("table");
    assert_int_equal(nonet_style_can_write(&style, &board->position), NONET_OK);
    assert_int_equal(nonet_position_text(&board->position, &style, text, sizeof text), 49 * 49 * 3);
    assert_int_equal(strlen(text), sizeof text - 1);
    style.symbols = "aa";
    assert_int_equal(nonet_style_can_write(&style, &board->position), NONET_ERR_ARG);
    nonet_board_free(board);
    nonet_layout_free(layout);
}

static void names_are_found_and_unknown_ones_refused(void **state)
{
    (void)state;
    nonet_style style;
    assert_int_equal(nonet_style_find("morse", &style), NONET_ERR_ARG);
    for (size_t index = 0; nonet_notation_at(index); index++) {
        assert_int_equal(nonet_style_find(nonet_notation_at(index)->name, &style), NONET_OK);
        assert_ptr_equal(style.notation, nonet_notation_at(index));
    }
    assert_string_equal(nonet_symbols_find("1"), "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    assert_string_equal(nonet_symbols_find("wxyz"), "wxyz");
    assert_null(nonet_symbols_find("w"));
    assert_null(nonet_symbols_find("ww"));
    assert_null(nonet_symbols_find("w|"));
    assert_null(nonet_symbols_find(""));
}

static const char *symbols_in(const char *name, int side)
{
    nonet_style style;
    assert_int_equal(nonet_style_find(name, &style), NONET_OK);
    return nonet_style_symbols(&style, side);
}

static void a_style_tells_the_symbols_of_its_values(void **state)
{
    (void)state;
    assert_string_equal(symbols_in("line", 16), nonet_symbols_find("1"));
    assert_string_equal(symbols_in("letters", 16), nonet_symbols_find("A"));
    assert_string_equal(symbols_in("bordered", 9), nonet_symbols_find("1"));
    assert_null(symbols_in("bordered", 36)); /* it has numbers then */
    assert_null(symbols_in("line", 36));
    assert_null(symbols_in("numbers", 9));
    assert_null(symbols_in("candidates", 9));
    assert_null(nonet_style_symbols(&(nonet_style){0}, 9));
    assert_null(nonet_style_symbols(NULL, 9));
}

static void expect_line(const nonet_position *position, const char *expected)
{
    char text[80];
    const size_t length = strlen(expected);
    assert_int_equal(nonet_position_line(position, NULL, 0), length);
    for (size_t size = 1; size <= length + 2 && size < sizeof text; size++) {
        memset(text, 'x', sizeof text);
        assert_int_equal(nonet_position_line(position, text, size), length);
        assert_int_equal(strlen(text), size <= length ? size - 1 : length);
        assert_memory_equal(text, expected, strlen(text));
        assert_int_equal(text[size], 'x');
    }
}

/* That large ones are read again is seen in test_json_objects.c. */
static void every_position_has_a_line(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_board *board;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    board->cells[0] = 3;
    nonet_position plain = board->position;
    plain.candidates = NULL;
    expect_line(&plain, "3...............");
    memset(board->candidates, 0, 16 * sizeof *board->candidates);
    board->candidates[15] = 5;
    expect_line(&board->position, "..3."
                                  "................................"
                                  "........................"
                                  "1.3.");
    board->cells[0] = 5;
    assert_int_equal(nonet_position_line(&plain, NULL, 0), 0);
    assert_int_equal(nonet_position_line(NULL, NULL, 0), 0);
    nonet_board_free(board);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_written_reads_back_the_same),
        cmocka_unit_test(every_alphabet_and_blank_reads_back_the_same),
        cmocka_unit_test(each_notation_looks_as_it_should),
        cmocka_unit_test(candidates_over_nine_are_joined),
        cmocka_unit_test(a_completed_board_is_a_csv_row_with_its_solution),
        cmocka_unit_test(every_position_has_a_line),
        cmocka_unit_test(notations_say_what_they_do_with_solutions),
        cmocka_unit_test(a_small_buffer_is_filled_and_a_large_board_refused),
        cmocka_unit_test(names_are_found_and_unknown_ones_refused),
        cmocka_unit_test(a_style_tells_the_symbols_of_its_values),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
