/* test_text_read.c: every notation from a literal, every rule of finding out which one it is, and
 * every way to go wrong. Most tests compare a summary of all that was read:
 *
 *     2 rows 3x3 95.238...      the puzzle that begins in line 2: notation, box, cells as a line
 *     7:81: 80 cells, ...       an error
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dirent.h>

#include "fuzz/round_trip.h"

#define NINE "95.238...1.6...5....2.......4..2..3.86.5.7.42.9..1..6.......7....5...2.8...145.96"
#define NINE_ROWS                                                                                                      \
    "95.238...\n1.6...5..\n..2......\n.4..2..3.\n86.5.7.42\n.9..1..6.\n......7..\n..5...2.8\n"                         \
    "...145.96\n"
#define NINE_READ(line, notation) #line " " notation " 3x3 " NINE "\n"

static char summary[200000];
static size_t summary_length;

static void add_to_summary(const char *text, size_t length)
{
    assert_true(summary_length + length < sizeof summary);
    memcpy(summary + summary_length, text, length);
    summary_length += length;
    summary[summary_length] = 0;
}

static void summarise_puzzle(const nonet_puzzle *puzzle)
{
    const nonet_layout *layout = puzzle->position.layout;
    char text[NONET_MAX_CELLS + 100];
    const int start = snprintf(text, sizeof text, "%d %s %dx%d ", (int)puzzle->line, puzzle->style.notation->name,
                               nonet_layout_box_rows(layout), nonet_layout_box_columns(layout));
    nonet_style style;
    assert_int_equal(nonet_style_find("line", &style), NONET_OK);
    size_t length = nonet_position_text(&puzzle->position, &style, text + start, sizeof text - (size_t)start);
    if (!length) length = (size_t)sprintf(text + start, "(large)\n");
    add_to_summary(text, (size_t)start + length);
    if (puzzle->has_wrong_solution) add_to_summary("wrong solution\n", 15);
    if (!puzzle->note.message[0]) return;
    const int size = snprintf(text, sizeof text, "note %d:%d: %s\n", (int)puzzle->note.line, (int)puzzle->note.column,
                              puzzle->note.message);
    add_to_summary(text, (size_t)size);
}

static nonet_status summarise_available(nonet_reader *reader)
{
    for (;;) {
        nonet_puzzle puzzle;
        nonet_text_error error;
        const nonet_status status = nonet_reader_next(reader, &puzzle, &error);
        if (status == NONET_OK) {
            summarise_puzzle(&puzzle);
        } else if (status == NONET_ERR_TEXT) {
            char text[300];
            const int size =
                snprintf(text, sizeof text, "%d:%d: %s\n", (int)error.line, (int)error.column, error.message);
            add_to_summary(text, (size_t)size);
        } else {
            return status;
        }
    }
}

static nonet_reader *new_reader(const char *notation, int rows, int columns, const char *symbols)
{
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    settings.notation = notation;
    settings.box_rows = rows;
    settings.box_columns = columns;
    settings.symbols = symbols;
    nonet_reader *reader = NULL;
    assert_int_equal(nonet_reader_new(&settings, &reader), NONET_OK);
    return reader;
}

static const char *read_in_pieces(nonet_reader *reader, const char *text, size_t length, size_t piece)
{
    summary_length = 0;
    summary[0] = 0;
    for (size_t at = 0; at < length; at += piece) {
        const size_t left = length - at;
        assert_int_equal(nonet_reader_feed(reader, text + at, left < piece ? left : piece), NONET_OK);
        assert_int_equal(summarise_available(reader), NONET_MORE);
    }
    nonet_reader_finish(reader);
    assert_int_equal(summarise_available(reader), NONET_END);
    return summary;
}

/* Read byte by byte and at once: both must give `expected`. */
static void expect_bytes(nonet_reader *reader, const char *text, size_t length, const char *expected)
{
    assert_string_equal(read_in_pieces(reader, text, length, length ? length : 1), expected);
    nonet_reader_restart(reader);
    assert_string_equal(read_in_pieces(reader, text, length, 1), expected);
    nonet_reader_free(reader);
}

static void expect(const char *text, const char *expected)
{
    expect_bytes(new_reader(NULL, 0, 0, NULL), text, strlen(text), expected);
}

static void expect_forced(const char *notation, const char *text, const char *expected)
{
    expect_bytes(new_reader(notation, 0, 0, NULL), text, strlen(text), expected);
}

static void expect_boxed(int rows, int columns, const char *text, const char *expected)
{
    expect_bytes(new_reader(NULL, rows, columns, NULL), text, strlen(text), expected);
}

/* ---- notations ------------------------------------------------------------------------------- */

static void a_line_of_81_characters_is_a_puzzle(void **state)
{
    (void)state;
    expect(NINE "\n", NINE_READ(1, "line"));
    expect(NINE "\r\n" NINE "\r" NINE, NINE_READ(1, "line") NINE_READ(2, "line") NINE_READ(3, "line"));
    expect("\xEF\xBB\xBF" NINE, NINE_READ(1, "line"));
    expect("\n# comment\n\n" NINE "\n", NINE_READ(4, "line"));
}

static void whatever_follows_a_line_is_a_comment(void **state)
{
    (void)state;
    expect(NINE " hard\n" NINE ",x,y\n" NINE ";1\n" NINE "\t9.0\n" NINE "# 1\n",
           NINE_READ(1, "line") NINE_READ(2, "line") NINE_READ(3, "line") NINE_READ(4, "line") NINE_READ(5, "line"));
}

static void every_usual_character_may_be_the_blank(void **state)
{
    (void)state;
    static const char blanks[] = ".0_*?-xX";
    for (const char *blank = blanks; *blank; blank++) {
        char text[] = NINE "\n";
        for (char *at = text; *at; at++)
            if (*at == '.') *at = *blank;
        expect(text, NINE_READ(1, "line"));
        nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
        nonet_puzzle puzzle;
        nonet_text_error error;
        nonet_reader_feed(reader, text, strlen(text));
        assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
        assert_int_equal(puzzle.style.blank, *blank);
        nonet_reader_free(reader);
    }
}

static void a_plus_marks_a_placed_value(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char text[] = "12..3+4....3.21.+3\n";
    nonet_reader_feed(reader, text, strlen(text));
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(puzzle.position.cells[4], 3);
    assert_int_equal(puzzle.position.is_given[4], 1);
    assert_int_equal(puzzle.position.cells[5], 4);
    assert_int_equal(puzzle.position.is_given[5], 0);
    assert_int_equal(puzzle.position.is_given[15], 0);
    nonet_reader_free(reader);
}

static void rows_are_a_puzzle_when_all_are_there(void **state)
{
    (void)state;
    expect(NINE_ROWS, NINE_READ(1, "rows"));
    expect(NINE_ROWS NINE_ROWS, NINE_READ(1, "rows") NINE_READ(10, "rows"));
    expect("12..\n..34\n3...\n...1\n", "1 rows 2x2 12....343......1\n");
}

static void rows_may_be_grouped_and_banded(void **state)
{
    (void)state;
    expect("95. 238 ...\n1.6 ... 5..\n..2 ... ...\n\n.4. .2. .3.\n86. 5.7 .42\n.9. .1. .6.\n\n"
           "... ... 7..\n..5 ... 2.8\n... 145 .96\n",
           NINE_READ(1, "rows"));
    expect("95.238... 1.6...5.. ..2...... .4..2..3. 86.5.7.42 .9..1..6. ......7.. ..5...2.8 "
           "...145.96\n",
           NINE_READ(1, "line"));
    expect("12 3. ..\n.. .. 12\n.. .. 34\n1. .. ..\n.. .. ..\n.. 2. ..\n",
           "1 rows 3x2 123.......12....341.............2...\n");
}

static void a_band_that_grows_too_long_begins_a_new_puzzle(void **state)
{
    (void)state;
    expect("95.238...\n1.6...5..\n..2......\n\n" NINE_ROWS, "3:1: 3 rows, expected 9\n" NINE_READ(5, "rows"));
}

static void sdk_sections_hold_the_puzzle_and_its_state(void **state)
{
    (void)state;
    expect("#A me\n#D text\n" NINE_ROWS, NINE_READ(3, "rows"));
    expect("[Puzzle]\n12..\n....\n....\n...1\n", "2 sdk 2x2 12.............1\n");
    expect("[Puzzle]\n12..\n....\n....\n...1\n\n[State]\n12.3\n....\n....\n...1\n", "2 sdk 2x2 12.3...........1\n");
    expect("[State]\n12..\n....\n....\n...1\n[Puzzle]\n12..\n....\n....\n....\n",
           "2 sdk 2x2 12.............1\n7 sdk 2x2 12..............\n");
    expect("[Other]\nsome text\n123\n\n" NINE "\n", NINE_READ(5, "line"));
    expect("[Other]\n:0000:x:12.............4:::::\n", "2 library 2x2 12.............4\n");
    expect("[Other]\n1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n", "2 numbers 2x2 12.............4\n");
}

static void an_sdk_puzzle_waits_for_its_state_unless_the_input_pauses(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char text[] = "[Puzzle]\n12..\n....\n....\n...1\n";
    nonet_reader_feed(reader, text, strlen(text));
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_MORE);
    nonet_reader_pause(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_MORE);
    nonet_reader_free(reader);
}

static void frames_show_the_boxes(void **state)
{
    (void)state;
    expect("+-------+-------+-------+\n| 9 5 . | 2 3 8 | . . . |\n| 1 . 6 | . . . | 5 . . |\n"
           "| . . 2 | . . . | . . . |\n+-------+-------+-------+\n| . 4 . | . 2 . | . 3 . |\n"
           "| 8 6 . | 5 . 7 | . 4 2 |\n| . 9 . | . 1 . | . 6 . |\n+-------+-------+-------+\n"
           "| . . . | . . . | 7 . . |\n| . . 5 | . . . | 2 . 8 |\n| . . . | 1 4 5 | . 9 6 |\n"
           "+-------+-------+-------+\n",
           NINE_READ(2, "bordered"));
    expect("*-----------*\n|95.|238|...|\n|1.6|...|5..|\n|..2|...|...|\n|---+---+---|\n"
           "|.4.|.2.|.3.|\n|86.|5.7|.42|\n|.9.|.1.|.6.|\n|---+---+---|\n|...|...|7..|\n"
           "|..5|...|2.8|\n|...|145|.96|\n*-----------*\n",
           NINE_READ(2, "ss"));
    expect("+-----+-----+-----+\n| 1 2 | 3 . | . . |\n| . . | . . | 1 2 |\n| . . | . . | 3 4 |\n"
           "+-----+-----+-----+\n| 1 . | . . | . . |\n| . . | . . | . . |\n| . . | 2 . | . . |\n"
           "+-----+-----+-----+\n",
           "2 bordered 3x2 123.......12....341.............2...\n");
    expect("1234..\n......\n..2...\n------\n.....1\n......\n......\n",
           "1 rows 3x2 1234..........2........1............\n");
}

static void unicode_frames_dots_and_no_break_spaces_are_understood(void **state)
{
    (void)state;
    expect("┌─────┬─────┐\n│ 1 2 │ · 4 │\n│ · · │ 1 · │\n├─────┼─────┤\n│ 2 \u00a0 │ · · │\n"
           "│ · · │ · 1 │\n└─────┴─────┘\n",
           "2 bordered 2x2 12.4..1.2......1\n");
}

/* A 10x10 board whose first row is `row` and has a 10 in `cell`; the other rows are blank. */
static void expect_ten(const char *row, const char *notation, int cell)
{
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_reader_feed(reader, row, strlen(row));
    for (int line = 1; line < 10; line++) nonet_reader_feed(reader, "0 0 0 0 0 0 0 0 0 0\n", 20);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_string_equal(puzzle.style.notation->name, notation);
    assert_int_equal(nonet_layout_box_rows(puzzle.position.layout), 2);
    assert_int_equal(puzzle.position.cells[cell], 10);
    nonet_reader_free(reader);
}

static void numbers_stand_on_one_line_or_in_a_table(void **state)
{
    (void)state;
    expect("1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n\n", "1 numbers 2x2 12.............4\n");
    expect("1,2,0,0\n0,0,0,0\n0,0,0,0\n0,0,-1,4\n", "1 table 2x2 12.............4\n");
    expect("1 2 . _\n. . . .\n. . . .\n. . . 4\n", "1 table 2x2 12.............4\n");
    expect_ten("0 0 0 0 0 10 0 0 0 0\n", "table", 5);
}

static void candidates_are_groups_of_ascending_digits(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char text[] = ".-------.-------.\n| 1  23 | 124 3 |\n| 3  24 | 1   2 |\n:-------+-------:\n"
                        "| 12 .  | 34  4 |\n| !  3  | 12  14|\n'-------'-------'\n";
    nonet_reader_feed(reader, text, strlen(text));
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_string_equal(puzzle.style.notation->name, "candidates");
    assert_int_equal(puzzle.position.candidates[0], 1);
    assert_int_equal(puzzle.position.cells[1], 0);
    assert_int_equal(puzzle.position.candidates[1], 6);
    assert_int_equal(puzzle.position.candidates[2], 11);
    assert_int_equal(puzzle.position.candidates[9], 15);
    assert_int_equal(puzzle.position.candidates[12], 0);
    nonet_reader_free(reader);
}

static void a_lone_candidate_is_a_value_unless_a_neighbour_still_has_it(void **state)
{
    (void)state;
    /* 1 in r1c1 is solved; 2 in r1c3 is only a single candidate: r2c4 could have it too. */
    expect("1 34 2 34\n34 34 1 24\n. . . .\n. . . .\n", "1 candidates 2x2 1.....1.........\n");
    /* Untouched cells tell nothing. */
    expect("1 1234 23 1234\n. . . .\n. . . .\n. . . .\n", "1 candidates 2x2 1...............\n");
}

static void forced_candidates_may_stand_in_any_order(void **state)
{
    (void)state;
    const char text[] = "21 . . 43\n. . 2 .\n. . . .\n. . . .\n";
    expect_forced("candidates", text, "1 candidates 2x2 ......2.........\n");
    expect(text, "1:1: 21 is too large for a 4x4 board\n");
    expect_forced("candidates", "31 . . 43\n. . 2 .\n. . . .\n. . . .\n", "1 candidates 2x2 ......2.........\n");
    expect_forced("candidates", "33 . . 43\n. . 2 .\n. . . .\n. . . .\n", "1:1: 33 is too large for a 4x4 board\n");
}

/* Six digits in four groups: no rows of a 6x6 follow. */
static void a_few_candidates_are_no_larger_board(void **state)
{
    (void)state;
    expect("1 2 34 34\n34 34 1 2\n2 1 34 34\n34 34 2 1\n", "1 candidates 2x2 12....1221....21\n");
    expect("1 2 34 34\n34 34 1 2\n2 1 34 34\n34 34 2 1\n\n1...\n....\n....\n...1\n",
           "1 candidates 2x2 12....1221....21\n6 rows 2x2 1..............1\n");
}

/* Four groups of four digits are a row of candidates only if all of them ascend. */
static void a_line_may_be_written_in_groups(void **state)
{
    (void)state;
    expect("1234 3412 2143 4321\n", "1 line 2x2 1234341221434321\n");
    expect("12.. ..12 2143 4321\n", "1 line 2x2 12....1221434321\n");
}

static void candidates_of_large_boards_are_joined_by_slashes(void **state)
{
    (void)state;
    expect_ten("1/2/9 3 0 0 0 0 0 0 0 10\n", "candidates", 9);
}

static void a_u_marks_what_the_player_entered_in_sdx(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char text[] = "1 u2 34 34\n34 34 12 12\n23 1234 34 34\n4 3 2 u1\n";
    nonet_reader_feed(reader, text, strlen(text));
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_string_equal(puzzle.style.notation->name, "sdx");
    assert_int_equal(puzzle.position.cells[1], 2);
    assert_int_equal(puzzle.position.is_given[0], 1);
    assert_int_equal(puzzle.position.is_given[1], 0);
    assert_int_equal(puzzle.position.candidates[2], 12);
    nonet_reader_free(reader);
}

static void sukaku_lines_have_a_place_for_every_candidate(void **state)
{
    (void)state;
    expect("1...12341234123412341234123412341234123412341234123412341234...4\n", "1 sukaku 2x2 1..............4\n");
    /* A cell without candidates: rather an 8x8. */
    expect("....12341234123412341234123412341234123412341234123412341234...4\n",
           "1 line 2x4 ....12341234123412341234123412341234123412341234123412341234...4\n");
    char text[731];
    for (int at = 0; at < 729; at++) text[at] = (char)(at % 9 + '1');
    memcpy(text + 729, "\n", 2);
    memcpy(text + 9, "....5....", 9);
    expect(text, "1 sukaku 3x3 .5..............................................................."
                 "................\n");
}

static void library_lines_tell_givens_and_deleted_candidates(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char text[] = ":0000:x:12.............+4:313 421:::\n#:0000:x:12\n:0000:x:12.............4:::::\n";
    nonet_reader_feed(reader, text, strlen(text));
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_string_equal(puzzle.style.notation->name, "library");
    assert_int_equal(puzzle.position.is_given[15], 0);
    assert_int_equal(puzzle.position.candidates[2], 8);
    assert_int_equal(puzzle.position.candidates[4], 4);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_null(puzzle.position.candidates);
    assert_null(puzzle.position.is_given);
    nonet_reader_free(reader);
}

static void csv_needs_a_column_with_puzzles(void **state)
{
    (void)state;
    expect("id,puzzle,solution,clues\n7,12..34......4321,,8\n8,\"12..............\",,2\n",
           "2 csv 2x2 12..34......4321\n3 csv 2x2 12..............\n");
    expect("quizzes,solutions\n" NINE "," NINE "\n",
           NINE_READ(2, "csv") "wrong solution\nnote 2:83: the given solution is wrong\n");
    expect("puzzle,solution\n12..34..21..4321,1234341221434321\n12..34..21..4321,123434122143432\n",
           "2 csv 2x2 12..34..21..4321\n3 csv 2x2 12..34..21..4321\nwrong solution\n"
           "note 3:18: the given solution is wrong\n");
    expect_forced("csv", "sudoku\n12..34......4321\n", "2 csv 2x2 12..34......4321\n");
    expect("sudoku\n12..34......4321\n", /* a title */
           "1:1: no puzzle in a notation known here\n2 line 2x2 12..34......4321\n");
    expect("puzzle,rating\n1234,5\n\n" NINE "\n", "2:5: 4 cells, expected 16\n" NINE_READ(4, "line"));
}

/* ---- finding out ----------------------------------------------------------------------------- */

static void lines_of_16_characters_are_4x4_unless_a_value_is_above_4(void **state)
{
    (void)state;
    expect("12..34......4321\n1234............\n", "1 line 2x2 12..34......4321\n2 line 2x2 1234............\n");
    char text[16 * 17 + 1], cells[257];
    for (int at = 0; at < 256; at++) cells[at] = '.';
    cells[0] = '1';
    cells[20] = 'G';
    cells[256] = 0;
    for (int row = 0; row < 16; row++) snprintf(text + row * 17, 18, "%.16s\n", cells + row * 16);
    char expected[300];
    snprintf(expected, sizeof expected, "1 rows 4x4 %s\n", cells);
    expect(text, expected);
}

static void sixteen_numbers_are_a_4x4_unless_one_is_above_4(void **state)
{
    (void)state;
    expect("1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 4\n1 2 0 0 0 0 0 0 0 0 0 0 0 0 0 3\n",
           "1 numbers 2x2 12.............4\n2 numbers 2x2 12.............3\n");
    char text[16 * 33 + 1];
    for (int at = 0; at < 16 * 16; at++) {
        text[2 * at] = '0';
        text[2 * at + 1] = at % 16 == 15 ? '\n' : ' ';
    }
    text[16 * 16 * 2] = 0;
    text[34] = '7';
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    read_in_pieces(reader, text, strlen(text), 50);
    assert_memory_equal(summary, "1 table 4x4 .................7", 30);
    nonet_reader_free(reader);
}

static void a_pause_decides_what_more_text_might_change(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char text[] = "12..34......4321\n";
    nonet_reader_feed(reader, text, strlen(text));
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_MORE);
    nonet_reader_pause(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(nonet_layout_side(puzzle.position.layout), 4);
    /* A line that is not complete waits, whatever pauses. */
    nonet_reader_feed(reader, "12..", 4);
    nonet_reader_pause(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_MORE);
    nonet_reader_feed(reader, "\n....\n", 6);
    nonet_reader_pause(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_MORE);
    nonet_reader_feed(reader, "....\n....\n", 10);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(puzzle.line, 2);
    nonet_reader_free(reader);
}

static void a_plain_line_is_answered_at_once(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_reader_feed(reader, NINE "\n", 82);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_MORE);
    nonet_reader_free(reader);
}

static void titles_are_skipped_before_grids_only(void **state)
{
    (void)state;
    expect("Grid 01\n" NINE_ROWS "Grid 02\n" NINE_ROWS, NINE_READ(2, "rows") NINE_READ(12, "rows"));
    expect("The first\n\n" NINE_ROWS, NINE_READ(3, "rows"));
    expect("Grid 01\n" NINE "\n", "1:1: no puzzle in a notation known here\n" NINE_READ(2, "line"));
    expect("Grid 01\n12..34......4321\n", "1:1: no puzzle in a notation known here\n2 line 2x2 12..34......4321\n");
    expect(NINE "\nGrid 01\n", NINE_READ(1, "line") "2:1: no puzzle in a notation known here\n");
    expect("One\nTwo\n[Puzzle]\n12..\n....\n....\n....\n",
           "1:1: no puzzle in a notation known here\n4 sdk 2x2 12..............\n");
}

#define WORDS "no puzzle in a notation known here\n"
#define DRAWN                                                                                                          \
    "    1 2   3 4\n  +-----+-----+\n1 | 1 2 | . . |\n2 | 3 4 | . . |\n  +-----+-----+\n"                              \
    "3 | . . | . . |\n4 | . . | . . |\n  +-----+-----+\n"
#define DRAWN_READ(line) #line " labelled 2x2 12..34..........\n"

static void words_are_skipped_before_drawn_boards_only(void **state)
{
    (void)state;
    expect("naked single: r1c1=1\nOf all values\nonly 1 is left.\n" DRAWN, DRAWN_READ(4));
    expect("naked single: r1c1=1\n(2=3) 4 -5 =6 r1c1\n3 12 in 4\n\n" DRAWN, DRAWN_READ(5));
    expect("One\nTwo\nThree\n" NINE "\n", "1:1: " WORDS "2:1: " WORDS "3:1: " WORDS NINE_READ(4, "line"));
    expect("One\nTwo\n" NINE_ROWS, "1:1: " WORDS NINE_READ(3, "rows"));
    expect("One r1c1\nTwo\n\n1 2 3 4\n3 4 . .\n. . . .\n. . . .\n", "1:1: " WORDS "4 table 2x2 123434..........\n");
    expect("One\nTwo\n[[1,2,3,4],[0,0,0,0],[0,0,0,0],[0,0,0,0]]\n", "1:1: " WORDS "3 list 2x2 1234............\n");
    expect("r1c1 1 2\nTwo\n", "1:1: " WORDS "2:1: " WORDS);
}

/* Lines that are no words are not lost, nor are those before them. */
static void rubbish_before_drawn_boards_is_reported(void **state)
{
    (void)state;
    expect("One r1c1\nTwo\n\n12y.\n\n" DRAWN,
           "1:1: " WORDS "2:1: " WORDS "4:3: 'y' is not a value of a 4x4 board\n" DRAWN_READ(6));
    expect("One\n" NINE "\nTwo r1c1\nThree\n" DRAWN, "1:1: " WORDS NINE_READ(2, "line") DRAWN_READ(5));
    expect("One r1c1\nTwo\n1 2 3 4\nThree\n" DRAWN, "1:1: " WORDS "3:1: 1 row, expected 4\n" DRAWN_READ(5));
    expect("r1c1 is 1\nTwo\n    1 2   3 4\n  +-----+-----+\n1 | 1 2 | . . |\nThree\n",
           "3:1: a drawn board with 1 of its 4 rows\n6:1: " WORDS);
    expect("r1c1 is 1\nTwo\n    1 2   3 4\n", "1:1: " WORDS "3:1: 1 row, expected 4\n");
}

static void dashes_are_rows_or_rules_as_their_neighbours_tell(void **state)
{
    (void)state;
    expect("----\n12--\n----\n---4\n", "1 rows 2x2 ....12.........4\n");
    expect("----\n12..\n....\n----\n....\n...4\n----\n", "2 rows 2x2 12.............4\n");
    expect("---------\n" NINE "\n", NINE_READ(2, "line"));
}

/* A 16x16 board with one row of symbols. */
/* A single dash is no rule, even in a row without values. */
static void rows_of_several_blanks_are_rows(void **state)
{
    (void)state;
    expect("|1.|.2|\n|.-|-.|\n|-.|..|\n|..|.4|\n", "1 ss 2x2 1..2...........4\n");
    expect("1..2\n.-.-\n-..-\n...4\n", "1 rows 2x2 1..2...........4\n");
}

static void utf16_is_known_by_its_zeros(void **state)
{
    (void)state;
    const char message[] = "1:1: UTF-16 text: convert it to UTF-8 first (iconv -f UTF-16)\n";
    expect_bytes(new_reader(NULL, 0, 0, NULL), "\0001\0002\0003", 6, message);
    expect_bytes(new_reader(NULL, 0, 0, NULL), "1\0002\0003\0", 6, message);
    expect_bytes(new_reader(NULL, 0, 0, NULL), "\xFE\xFF", 2, message);
    expect_bytes(new_reader(NULL, 0, 0, NULL), "\xFF\xFE", 2, message);
}

static void expect_symbols(const char *row, int first_value, bool has_note, const char *symbols)
{
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_reader_feed(reader, row, 16);
    for (int line = 1; line < 16; line++) nonet_reader_feed(reader, "\n................", 17);
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(puzzle.position.cells[0], first_value);
    assert_int_equal(puzzle.note.message[0] != 0, has_note);
    if (has_note) assert_string_equal(puzzle.note.setting, "symbols");
    assert_string_equal(puzzle.style.symbols, nonet_symbols_find(symbols));
    nonet_reader_free(reader);
}

static void symbols_of_large_boards_are_found_out(void **state)
{
    (void)state;
    expect_symbols("5......G........", 5, false, "1");
    expect_symbols("5......0........", 6, false, "0");
    expect_symbols("5......F........", 5, true, "1");
    expect_symbols("E......P........", 5, false, "A");
    expect_symbols("e......p........", 5, false, "A");
    expect_symbols("5......x.......G", 5, false, "1");
    expect_symbols("5......G.......g", 5, false, "1");
}

/* A 16x16 board of which the first row is known; the others are blank. */
static void expect_first_row(const char *row, const char *blanks, const char *symbols, const int expected[4])
{
    nonet_reader *reader = new_reader(NULL, 0, 0, symbols);
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_reader_feed(reader, row, strlen(row));
    for (int line = 1; line < 16; line++) nonet_reader_feed(reader, blanks, strlen(blanks));
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    for (int cell = 0; cell < 4; cell++) assert_int_equal(puzzle.position.cells[cell], expected[cell]);
    nonet_reader_free(reader);
}

#define TWELVE_BLANKS " -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1 -1\n"
#define BLANKS "-1 -1 -1 -1" TWELVE_BLANKS

/* Beside -1, or x on a board too small for it, 0 is a value; numbers of two digits count from 1, unless the user says otherwise. */
static void minus_one_is_a_blank(void **state)
{
    (void)state;
    expect_first_row("5 0 F -1" TWELVE_BLANKS, BLANKS, NULL, (const int[]){6, 1, 16, 0});
    expect_first_row("50Fxxxxxxxxxxxxx\n", "xxxxxxxxxxxxxxxx\n", NULL, (const int[]){6, 1, 16, 0});
    expect_first_row("5 0 G -1" TWELVE_BLANKS, BLANKS, NULL, (const int[]){5, 0, 16, 0});
    expect_first_row("15 2 0 -1" TWELVE_BLANKS, BLANKS, "0", (const int[]){16, 3, 1, 0});
    expect_first_row("15 2 0 -1" TWELVE_BLANKS, BLANKS, "1", (const int[]){15, 2, 0, 0});
}

static void only_some_characters_can_be_symbols(void **state)
{
    (void)state;
    char name[NONET_MAX_SIDE + 2] = "";
    size_t length = 0;
    for (char character = '!'; character <= '~' && length <= NONET_MAX_SIDE; character++)
        if (!strchr("._*?-|,;#+:\"'[]/!=", character)) name[length++] = character;
    assert_int_equal(length, NONET_MAX_SIDE + 1);
    assert_null(nonet_symbols_find(name));
    name[NONET_MAX_SIDE] = 0;
    assert_ptr_equal(nonet_symbols_find(name), name);
    assert_non_null(nonet_symbols_find("xy"));
    const char *const refused[] = {"", "x", "xyx", "x y", "xy\x7f", "xy\x80", "x.y", "x=y", "y\n"};
    for (size_t at = 0; at < sizeof refused / sizeof *refused; at++) assert_null(nonet_symbols_find(refused[at]));
}

static void letters_are_values_of_small_boards_too(void **state)
{
    (void)state;
    expect("AB..\n..CD\n....\nDCBA\n", "1 rows 2x2 12....34....4321\n");
    expect_bytes(new_reader("letters", 0, 0, NULL), "AB..\n..CD\n....\nDCBA\n", 20, "1 rows 2x2 12....34....4321\n");
    expect_bytes(new_reader(NULL, 0, 0, "0"), "01..\n..23\n....\n3210\n", 20, "1 rows 2x2 12....34....4321\n");
    expect_bytes(new_reader(NULL, 0, 0, "wxyz"), "wx..\n..yz\n....\nzyxw\n", 20, "1 rows 2x2 12....34....4321\n");
}

static void a_forced_box_decides_what_lengths_mean(void **state)
{
    (void)state;
    expect_boxed(3, 2, "123.......12....341.............2...\n", "1 line 3x2 123.......12....341.............2...\n");
    expect_boxed(1, 5, "12345\n.....\n.....\n.....\n....1\n", "1 rows 1x5 12345...................1\n");
    expect_boxed(1, 5, "12345\n2345\n", "2:5: 4 cells, expected 5\n");
    expect_boxed(2, 2, "12345\n", "1:5: 5 cells, expected 4\n");
    expect_boxed(1, 1, "1\n.\n", "1 line 1x1 1\n2 line 1x1 .\n");
}

static void sizes_and_notations_may_be_mixed(void **state)
{
    (void)state;
    expect(NINE "\n12..\n....\n....\n....\n" NINE "\n\n[Puzzle]\n12..\n....\n....\n....\n" NINE "\n",
           NINE_READ(1, "line") "2 rows 2x2 12..............\n" NINE_READ(
               6, "line") "9 sdk 2x2 12..............\n" NINE_READ(13, "line"));
}

/* ---- errors ---------------------------------------------------------------------------------- */

static void after_an_error_the_next_puzzle_is_read(void **state)
{
    (void)state;
    expect("@" NINE "\n" NINE "\n", "1:82: 82 cells, expected 81\n" NINE_READ(2, "line"));
    expect("95.238...\n1.6@..5..\n..2......\n\n" NINE_ROWS,
           "2:4: '@' is not a value of a 9x9 board\n" NINE_READ(5, "rows"));
    expect("95.238...\n1.6@..5..\nGrid number two\n" NINE_ROWS,
           "2:4: '@' is not a value of a 9x9 board\n" NINE_READ(4, "rows"));
    expect_forced("table", "1 2 34a 4\n. . . .\n. . . .\n. . . .\n", "1:7: 'a' is not a value of a 4x4 board\n");
    expect("95.238...\n1.6...5..\nGrid 02\n" NINE_ROWS, "2:1: 2 rows, expected 9\n" NINE_READ(4, "rows"));
    expect("95.238...\n1.6...5\n..2......\n" NINE "\n", "2:8: 7 cells, expected 9\n" NINE_READ(4, "line"));
}

static void every_unreadable_line_among_lines_gets_its_error(void **state)
{
    (void)state;
    expect(NINE "\n12345@\n12345@\n" NINE "1\n" NINE "1\n??hm\n" NINE "\n",
           NINE_READ(1, "line") "2:6: '@' is not a value of a 6x6 board\n"
                                "3:6: '@' is not a value of a 6x6 board\n"
                                "4:82: 82 cells, expected 81\n5:82: 82 cells, expected 81\n"
                                "6:3: 'h' is not a value of a 4x4 board\n" NINE_READ(7, "line"));
    expect("123@341221434321\n1234341221434321\n",
           "1:4: '@' is not a value of a 4x4 board\n2 line 2x2 1234341221434321\n");
}

static void a_bad_grid_is_one_error_and_hides_no_other(void **state)
{
    (void)state;
    const char grid[] = "12~4\n~~~~\n~~~~\n~~~1\n";
    char text[400];
    snprintf(text, sizeof text, "%s1...\n..2.\n.3..\n...4\n", grid);
    expect(text, "1:3: '~' is not a value of a 4x4 board\n5 rows 2x2 1.....2..3.....4\n");
    /* Marks before a grid are titles, whatever they are. */
    expect("1.\n1...\n..2.\n.3..\n...4\n", "2 rows 2x2 1.....2..3.....4\n");
    expect("```\n1...\n..2.\n.3..\n...4\n```\n", "2 rows 2x2 1.....2..3.....4\n"
                                                 "6:1: no puzzle in a notation known here\n");
    /* One bad row, and the next grid begins at once. */
    expect("1...\n..%.\n.3..\n...4\n1...\n..2.\n.3..\n...4\n",
           "2:3: '%' is not a value of a 4x4 board\n5 rows 2x2 1.....2..3.....4\n");
}

static void a_zero_beside_another_blank_is_a_value(void **state)
{
    (void)state;
    expect("0..1\n.2..\n..3.\n....\n", "1 rows 2x2 1..2.3....4.....\n");
    expect("0..1\n.2..\n..4.\n....\n", "1 rows 2x2 ...1.2....4.....\n");
    expect("0 . . 1\n. 2 . .\n. . 3 .\n. . . .\n", "1 table 2x2 1..2.3....4.....\n");
    expect("0 . . 1\n. 2 . .\n. . 4 .\n. . . .\n", "1 table 2x2 ...1.2....4.....\n");
}

static void bands_of_the_longest_rows_fit_into_memory(void **state)
{
    (void)state;
    /* 6 bands of 8 rows, then a paragraph that turns out to be a puzzle of its own. */
    enum { ROW = 16000 };
    static char row[ROW];
    memset(row, ' ', ROW);
    for (int cell = 0; cell < 64; cell++) row[2 * cell] = '0';
    row[0] = '9'; /* no line of an 8x8 */
    row[ROW - 1] = '\n';
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    summary_length = 0;
    for (int line = 0; line < 48 + 64; line++) {
        if (line % 8 == 0 && line <= 48) nonet_reader_feed(reader, "\n", 1);
        nonet_reader_feed(reader, row, ROW);
        assert_int_equal(summarise_available(reader), NONET_MORE);
    }
    assert_string_equal(summary, "54:1: 48 rows, expected 64\n56 table 8x8 (large)\n");
    nonet_reader_free(reader);
}

static void forced_lines_get_an_answer_each(void **state)
{
    (void)state;
    expect_forced("line", "----\n[x]\nGrid\n" NINE "\n",
                  "1:5: 4 cells, expected 16\n2:4: 3 cells, expected 16\n"
                  "3:1: no puzzle in the notation 'line'\n" NINE_READ(4, "line"));
    expect_forced("line", "12..34......4325\n", "1:16: '5' is too large for a 4x4 board\n");
    expect_forced("csv", NINE "\n", "1:1: no header that names a column 'puzzle'\n");
}

/* The title belongs to the grid that cannot be read: it is no error of its own. */
static void the_title_of_a_bad_grid_is_forgotten(void **state)
{
    (void)state;
    expect("Mine\n12..\n3.A.\n....\n....\n\nThe end of the file\n",
           "3:3: 'A' is not a value of a 4x4 board\n7:1: no puzzle in a notation known here\n");
}

static void bars_between_symbols_show_the_boxes(void **state)
{
    (void)state;
    expect("12|34|56\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n..|..|..\n",
           "1 ss 3x2 123456..............................\n");
    expect("123|456\n...|...\n...|...\n...|...\n...|...\n...|...\n", "1 ss 2x3 123456..............................\n");
}

/* 16 numbers are a row, or a whole 4x4 board: a number of two digits decides, wherever it is. */
static void a_wide_number_makes_a_row(void **state)
{
    (void)state;
    expect("12 . . . 3 . . . . . . . . . . .\n", "1:1: 1 row, expected 16\n");
    expect(". . . . 3 . . . . . . . . . . 12\n", "1:1: 1 row, expected 16\n");
    expect("1 . . . 3 . . . . . . . . . . .\n", "1 numbers 2x2 1...3...........\n");
}

/* Nine groups of nine digits are the candidates of a row, not the 81 values of a board. */
static void a_row_of_all_candidates_is_no_line(void **state)
{
    (void)state;
    enum { ALL = 9 * 9 * 10 };
    char text[ALL + 1], empty[82];
    for (int at = 0; at < ALL; at++) text[at] = (char)(at % 10 < 9 ? '1' + at % 10 : at % 90 < 89 ? ' ' : '\n');
    text[ALL] = 0;
    memset(empty, '.', 81);
    empty[81] = 0;
    char expected[120];
    snprintf(expected, sizeof expected, "1 candidates 3x3 %s\n", empty);
    expect(text, expected);
}

/* -1 is a blank as - is, and counts as one: the most frequent is the one that the board is written with again. */
static void minus_one_is_a_dash(void **state)
{
    (void)state;
    const char *const texts[] = {"A -1 -1 B\n. . . A\nC D C D\nA B C D\n", "A -1 -1 B\n-1 -1 . .\nC D C D\nA B C D\n"};
    for (int at = 0; at < 2; at++) {
        nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
        nonet_puzzle puzzle;
        nonet_text_error error;
        nonet_reader_feed(reader, texts[at], strlen(texts[at]));
        nonet_reader_finish(reader);
        assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
        assert_int_equal(puzzle.position.cells[1], 0);
        assert_int_equal(puzzle.style.blank, at ? '-' : '.');
        nonet_reader_free(reader);
    }
}

static void a_line_over_the_limit_is_one_error(void **state)
{
    (void)state;
    nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
    static char text[1 << 16];
    memset(text, '1', sizeof text);
    summary_length = 0;
    for (int piece = 0; piece < 100; piece++) {
        assert_int_equal(nonet_reader_feed(reader, text, sizeof text), NONET_OK);
        assert_int_equal(summarise_available(reader), NONET_MORE);
    }
    nonet_reader_feed(reader, "\n" NINE "\n" NINE "\n", 165);
    nonet_reader_finish(reader);
    assert_int_equal(summarise_available(reader), NONET_END);
    assert_string_equal(summary, "1:1: line of more than 4 MB: no puzzle is that long\n" NINE_READ(2, "line")
                                     NINE_READ(3, "line"));
    nonet_reader_free(reader);
}

static void impossible_settings_are_refused(void **state)
{
    (void)state;
    nonet_reader *reader = NULL;
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    settings.notation = "morse";
    assert_int_equal(nonet_reader_new(&settings, &reader), NONET_ERR_ARG);
    nonet_reader_settings_defaults(&settings);
    settings.box_rows = 9;
    settings.box_columns = 1;
    assert_int_equal(nonet_reader_new(&settings, &reader), NONET_ERR_ARG);
    nonet_reader_settings_defaults(&settings);
    settings.symbols = "aa";
    assert_int_equal(nonet_reader_new(&settings, &reader), NONET_ERR_ARG);
    assert_null(reader);
    nonet_reader_free(NULL);
}

/* ---- files ----------------------------------------------------------------------------------- */

#define BAD_FOLDER "tests/data/bad"

static size_t read_file(const char *path, char *buffer, size_t size)
{
    FILE *file = fopen(path, "rb");
    if (!file) fail_msg("cannot open %s (run the tests from the root of the project)", path);
    const size_t length = fread(buffer, 1, size, file);
    fclose(file);
    assert_true(length < size);
    return length;
}

/* The line of EXPECTED for this file: what must be the first error in it. */
static bool find_expectation(const char *expectations, const char *name, char *message, size_t size)
{
    const size_t length = strlen(name);
    for (const char *line = expectations; line && *line;) {
        const char *end = strchr(line, '\n');
        if (strncmp(line, name, length) == 0 && line[length] == '\t') {
            const char *start = line + length + 1;
            snprintf(message, size, "%.*s\n", (int)(end - start), start);
            return true;
        }
        line = end ? end + 1 : NULL;
    }
    return false;
}

static void every_bad_file_gets_its_message(void **state)
{
    (void)state;
    static char expectations[20000], text[20000];
    expectations[read_file(BAD_FOLDER "/EXPECTED", expectations, sizeof expectations - 1)] = 0;
    DIR *folder = opendir(BAD_FOLDER);
    assert_non_null(folder);
    int files = 0;
    for (struct dirent *entry; (entry = readdir(folder));) {
        if (entry->d_name[0] == '.' || strcmp(entry->d_name, "EXPECTED") == 0) continue;
        char path[600], message[300];
        snprintf(path, sizeof path, BAD_FOLDER "/%s", entry->d_name);
        if (!find_expectation(expectations, entry->d_name, message, sizeof message))
            fail_msg("%s has no line in EXPECTED", entry->d_name);
        const size_t length = read_file(path, text, sizeof text);
        nonet_reader *reader = new_reader(NULL, 0, 0, NULL);
        read_in_pieces(reader, text, length, length);
        nonet_reader_free(reader);
        if (strncmp(summary, message, strlen(message)) != 0)
            fail_msg("%s: %s instead of %s", entry->d_name, summary, message);
        files++;
    }
    closedir(folder);
    assert_true(files >= 15);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_line_of_81_characters_is_a_puzzle),
        cmocka_unit_test(whatever_follows_a_line_is_a_comment),
        cmocka_unit_test(every_usual_character_may_be_the_blank),
        cmocka_unit_test(a_plus_marks_a_placed_value),
        cmocka_unit_test(rows_are_a_puzzle_when_all_are_there),
        cmocka_unit_test(rows_may_be_grouped_and_banded),
        cmocka_unit_test(a_band_that_grows_too_long_begins_a_new_puzzle),
        cmocka_unit_test(sdk_sections_hold_the_puzzle_and_its_state),
        cmocka_unit_test(an_sdk_puzzle_waits_for_its_state_unless_the_input_pauses),
        cmocka_unit_test(frames_show_the_boxes),
        cmocka_unit_test(unicode_frames_dots_and_no_break_spaces_are_understood),
        cmocka_unit_test(numbers_stand_on_one_line_or_in_a_table),
        cmocka_unit_test(candidates_are_groups_of_ascending_digits),
        cmocka_unit_test(forced_candidates_may_stand_in_any_order),
        cmocka_unit_test(a_few_candidates_are_no_larger_board),
        cmocka_unit_test(a_line_may_be_written_in_groups),
        cmocka_unit_test(candidates_of_large_boards_are_joined_by_slashes),
        cmocka_unit_test(a_u_marks_what_the_player_entered_in_sdx),
        cmocka_unit_test(sukaku_lines_have_a_place_for_every_candidate),
        cmocka_unit_test(library_lines_tell_givens_and_deleted_candidates),
        cmocka_unit_test(csv_needs_a_column_with_puzzles),
        cmocka_unit_test(lines_of_16_characters_are_4x4_unless_a_value_is_above_4),
        cmocka_unit_test(sixteen_numbers_are_a_4x4_unless_one_is_above_4),
        cmocka_unit_test(a_pause_decides_what_more_text_might_change),
        cmocka_unit_test(a_plain_line_is_answered_at_once),
        cmocka_unit_test(titles_are_skipped_before_grids_only),
        cmocka_unit_test(words_are_skipped_before_drawn_boards_only),
        cmocka_unit_test(rubbish_before_drawn_boards_is_reported),
        cmocka_unit_test(dashes_are_rows_or_rules_as_their_neighbours_tell),
        cmocka_unit_test(symbols_of_large_boards_are_found_out),
        cmocka_unit_test(rows_of_several_blanks_are_rows),
        cmocka_unit_test(utf16_is_known_by_its_zeros),
        cmocka_unit_test(minus_one_is_a_blank),
        cmocka_unit_test(only_some_characters_can_be_symbols),
        cmocka_unit_test(letters_are_values_of_small_boards_too),
        cmocka_unit_test(a_forced_box_decides_what_lengths_mean),
        cmocka_unit_test(sizes_and_notations_may_be_mixed),
        cmocka_unit_test(after_an_error_the_next_puzzle_is_read),
        cmocka_unit_test(every_unreadable_line_among_lines_gets_its_error),
        cmocka_unit_test(a_bad_grid_is_one_error_and_hides_no_other),
        cmocka_unit_test(a_zero_beside_another_blank_is_a_value),
        cmocka_unit_test(a_lone_candidate_is_a_value_unless_a_neighbour_still_has_it),
        cmocka_unit_test(bands_of_the_longest_rows_fit_into_memory),
        cmocka_unit_test(forced_lines_get_an_answer_each),
        cmocka_unit_test(the_title_of_a_bad_grid_is_forgotten),
        cmocka_unit_test(bars_between_symbols_show_the_boxes),
        cmocka_unit_test(a_wide_number_makes_a_row),
        cmocka_unit_test(a_row_of_all_candidates_is_no_line),
        cmocka_unit_test(minus_one_is_a_dash),
        cmocka_unit_test(a_line_over_the_limit_is_one_error),
        cmocka_unit_test(impossible_settings_are_refused),
        cmocka_unit_test(every_bad_file_gets_its_message),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
