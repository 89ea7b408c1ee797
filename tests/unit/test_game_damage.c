/* test_game_damage.c: saved games cut at every byte, with every byte changed, with zeros or garbage behind them: what can be
 * read is there, and what cannot is told.
 *
 * A game is a list of lines; what each one does is known from reading the game up to there. So a damaged text is right if
 * the board is that of the lines before the damage, or, when lines follow, if every cell that the damaged line does not
 * name is as it was. (Undo and redo name no cells: a number that became another one is another line.) */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

enum { MOST_TEXT = 1 << 13 };

static nonet_game *game; /* damaged texts are read into it */

static int make_game(void **state)
{
    static const nonet_game_limits quick = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};
    (void)state;
    return nonet_game_new(&quick, &game);
}

static int free_game(void **state)
{
    (void)state;
    nonet_game_free(game);
    return 0;
}

static nonet_status read_text(const char *text, size_t length, nonet_text_error *error)
{
    return nonet_game_open(game, text, length, NULL, error);
}

/* Every kind of line that a game has. */
static size_t played_game(char text[MOST_TEXT])
{
    nonet_game *const played = game_of_text("...12134....42..");
    const char *saved;
    size_t length;
    nonet_game_set_clock(played, 0);
    press(played, "ag113uyg132");
    nonet_game_set_clock(played, 12345);
    press(played, " 3 g31c2g32d3- g124u");
    nonet_game_set_option(played, NONET_GAME_OPTION_SHOW_WRONG, true);
    press(played, "e3");
    assert_int_equal(nonet_game_save(played, &saved, &length), NONET_OK);
    assert_true(length < MOST_TEXT);
    memcpy(text, saved, length);
    nonet_game_free(played);
    return length;
}

static size_t moves_start(const char *text, size_t length)
{
    for (size_t at = 0; at + 6 < length; at++)
        if (!memcmp(text + at, "\nmoves\n", 7)) return at + 7;
    fail();
    return 0;
}

static size_t line_end(const char *text, size_t at)
{
    while (text[at] != '\n') at++;
    return at;
}

static size_t line_begin(const char *text, size_t at)
{
    while (at && text[at - 1] != '\n') at--;
    return at;
}

/* ---- cuts ----------------------------------------------------------------------------------------------- */

static uint64_t digest_of(const char *text, size_t length)
{
    assert_int_equal(read_text(text, length, NULL), NONET_OK);
    return board_digest(game);
}

/* Whole lines that give this board, and maybe something else behind them. */
static void check_tail(const char *text, size_t length, uint64_t expected, bool is_told)
{
    nonet_text_error error;
    assert_int_equal(read_text(text, length, &error), NONET_OK);
    assert_true(board_digest(game) == expected);
    assert_int_equal(error.line > 0, is_told);
    assert_int_equal(strstr(nonet_game_message(game), "damaged") != NULL, is_told);
}

static void a_game_cut_at_any_byte_has_all_whole_lines(void **state)
{
    char text[MOST_TEXT];
    const size_t length = played_game(text), moves = moves_start(text, length);
    uint64_t expected = 0;
    (void)state;
    for (size_t cut = moves; cut <= length; cut++) {
        if (text[cut - 1] == '\n') expected = digest_of(text, cut);
        check_tail(text, cut, expected, text[cut - 1] != '\n');
    }
}

/* Before the moves there is the puzzle, or not even that. */
static void a_game_cut_before_its_moves_is_its_puzzle(void **state)
{
    char text[MOST_TEXT];
    nonet_text_error error;
    const size_t length = played_game(text), moves = moves_start(text, length);
    const size_t givens_end = line_end(text, (size_t)(strstr(text, "givens") - text));
    const uint64_t puzzle = digest_of(text, moves);
    (void)state;
    for (size_t cut = 0; cut < moves; cut++) {
        const nonet_status status = read_text(text, cut, &error);
        assert_int_equal(status, cut > givens_end ? NONET_OK : NONET_ERR_TEXT);
        assert_true(error.line && error.column && error.message[0]);
        if (status == NONET_OK) assert_true(board_digest(game) == puzzle);
    }
}

/* As a disk leaves a file that had grown when the power failed. */
static void zeros_and_garbage_behind_a_game_are_left_out(void **state)
{
    char text[MOST_TEXT], damaged[2 * MOST_TEXT];
    static const char garbage[] = "\x7f"
                                  "ELF\n\xff\xfe enter r1c1\n\n9 enter\n\x01";
    const size_t length = played_game(text), moves = moves_start(text, length);
    uint64_t expected = 0;
    (void)state;
    for (size_t cut = moves; cut <= length; cut++) {
        if (text[cut - 1] == '\n') expected = digest_of(text, cut);
        memcpy(damaged, text, cut);
        memset(damaged + cut, 0, length);
        check_tail(damaged, length + 1, expected, true);
        if (text[cut - 1] != '\n') continue;
        memcpy(damaged + cut, garbage, sizeof garbage - 1);
        check_tail(damaged, cut + sizeof garbage - 1, expected, true);
    }
}

/* ---- changed bytes -------------------------------------------------------------------------------------- */

struct cell_picture {
    int value, colour;
    bool is_given;
    uint64_t marks;
};

static void picture_of_board(struct cell_picture cells[16])
{
    for (int cell = 0; cell < 16; cell++) {
        const nonet_game_cell about = game_cell(game, cell);
        cells[cell] = (struct cell_picture){about.value, about.colour, about.is_given, about.marks};
    }
}

static bool are_alike(const struct cell_picture *one, const struct cell_picture *other)
{
    return one->value == other->value && one->colour == other->colour && one->is_given == other->is_given &&
           one->marks == other->marks;
}

/* The cells that a part of the text names. */
static uint32_t cells_named(const char *text, size_t from, size_t to)
{
    uint32_t named = 0;
    for (size_t at = from; at + 3 < to; at++)
        if (text[at] == 'r' && text[at + 2] == 'c' && text[at + 1] >= '1' && text[at + 1] <= '4' &&
            text[at + 3] >= '1' && text[at + 3] <= '4')
            named |= (uint32_t)1 << ((text[at + 1] - '1') * 4 + text[at + 3] - '1');
    return named;
}

static bool has_word(const char *text, size_t from, size_t to, const char *word)
{
    for (size_t at = from; at + strlen(word) <= to; at++)
        if (!memcmp(text + at, word, strlen(word))) return true;
    return false;
}

/* Moves only: a game of which every line names what it changes. */
static size_t game_of_moves(char text[MOST_TEXT])
{
    nonet_game *const played = game_of_text("...12134....42..");
    const char *saved;
    size_t length;
    press(played, "ag113g132g134 g312 g323c2g33");
    assert_int_equal(nonet_game_save(played, &saved, &length), NONET_OK);
    memcpy(text, saved, length);
    nonet_game_free(played);
    return length;
}

/* How many cells differ that the damaged line, before or after the change, does not name. */
static int cells_lost(const char *text, const char *changed, size_t length, size_t at,
                      const struct cell_picture right[16])
{
    struct cell_picture found[16];
    const size_t from = line_begin(text, at);
    size_t to = line_end(text, at);
    if (to == at && to + 1 < length) to = line_end(text, to + 1); /* two lines became one */
    const uint32_t named = cells_named(text, from, to) | cells_named(changed, from, to);
    int lost = 0;
    picture_of_board(found);
    for (int cell = 0; cell < 16; cell++) lost += !(named >> cell & 1) && !are_alike(&found[cell], &right[cell]);
    return lost;
}

static const unsigned char other_bytes[] = {0, '\n', ' ', '1', '4', '9', 'x', '=', '!', '.', 'r', '[', 0x7f, 0xff};

static void a_changed_byte_costs_its_line_at_most(void **state)
{
    char text[MOST_TEXT], changed[MOST_TEXT];
    struct cell_picture right[16];
    const size_t length = game_of_moves(text), moves = moves_start(text, length);
    (void)state;
    assert_int_equal(read_text(text, length, NULL), NONET_OK);
    picture_of_board(right);
    for (size_t at = moves; at < length; at++) {
        for (size_t other = 0; other < sizeof other_bytes; other++) {
            memcpy(changed, text, length);
            changed[at] = (char)other_bytes[other];
            assert_int_equal(read_text(changed, length, NULL), NONET_OK);
            if (!has_word(changed, moves, length, "undo") && !has_word(changed, moves, length, "redo"))
                assert_int_equal(cells_lost(text, changed, length, at, right), 0);
        }
    }
}

/* The puzzle: a word, the box and the options can be told from the rest; a given that is lost is empty. Only the number of
 * the version must be right: another one may mean something else. */
static void a_changed_byte_before_the_moves_leaves_the_game(void **state)
{
    char text[MOST_TEXT], changed[MOST_TEXT];
    struct cell_picture right[16], found[16];
    const size_t length = game_of_moves(text), moves = moves_start(text, length);
    const size_t version = line_end(text, 0) - 1;
    (void)state;
    assert_int_equal(read_text(text, length, NULL), NONET_OK);
    picture_of_board(right);
    for (size_t at = 0; at < moves; at++) {
        for (size_t other = 0; other < sizeof other_bytes; other++) {
            int wrong = 0;
            memcpy(changed, text, length);
            changed[at] = (char)other_bytes[other];
            const nonet_status status = read_text(changed, length, NULL);
            if (at == version && status != NONET_OK) continue;
            assert_int_equal(status, NONET_OK);
            picture_of_board(found);
            for (int cell = 0; cell < 16; cell++) wrong += !are_alike(&found[cell], &right[cell]);
            assert_true(wrong <= 1);
        }
    }
}

/* Zeros or noise over any part of a game, of any length: whatever can be read, it can be saved and read again. */
static void damage_of_any_kind_leaves_a_game_that_can_be_saved(void **state)
{
    struct random_source source = {11};
    char text[MOST_TEXT], changed[MOST_TEXT];
    const size_t length = played_game(text);
    (void)state;
    for (int turn = 0; turn < 2000; turn++) {
        const size_t from = (size_t)random_below(&source, (int)length), count = (size_t)random_below(&source, 40);
        const char *saved;
        size_t saved_length;
        nonet_text_error error;
        memcpy(changed, text, length);
        for (size_t at = from; at < from + count && at < length; at++)
            changed[at] = turn % 2 ? 0 : (char)random_below(&source, 256);
        if (read_text(changed, length, NULL) != NONET_OK) continue;
        assert_int_equal(nonet_game_save(game, &saved, &saved_length), NONET_OK);
        const uint64_t digest = board_digest(game);
        memcpy(changed, saved, saved_length);
        assert_int_equal(read_text(changed, saved_length, &error), NONET_OK);
        assert_int_equal(error.line, 0);
        assert_true(board_digest(game) == digest);
    }
}

/* A move of which nothing can be read is still undone as one. */
static void undo_finds_its_move_in_a_damaged_game(void **state)
{
    static const char text[] = "nonet-game 1\nbox 2x2\ngivens ...12134....42..\nmoves\n"
                               "1.000 enter r1c1=3\n1.000 enter r1?2=4\n1.000 undo 1\n1.000 enter r1c3=2\n";
    (void)state;
    assert_int_equal(read_text(text, sizeof text - 1, NULL), NONET_OK);
    assert_int_equal(game_cell(game, 0).value, 3);
    assert_int_equal(game_cell(game, 2).value, 2);
    assert_int_equal(game_state(game).undo_count, 2);
}

/* As many givens as a 5x5 board has, which has no usual boxes: the box counts, and so do the moves. */
static void givens_of_a_size_without_boxes_leave_the_box(void **state)
{
    static const char text[] = "nonet-game 1\nbox 2x3\ngivens 1....6.........5.....2..4\nmoves\n1.000 enter r6c6=3\n";
    const char *saved;
    size_t length;
    nonet_text_error error;
    (void)state;
    assert_int_equal(read_text(text, sizeof text - 1, &error), NONET_OK);
    assert_string_equal(error.message, "there are too few cells");
    assert_int_equal(nonet_layout_side(nonet_game_layout(game)), 6);
    assert_int_equal(nonet_game_save(game, &saved, &length), NONET_OK);
    assert_non_null(strstr(saved, "r6c6=3"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_game_cut_at_any_byte_has_all_whole_lines),
        cmocka_unit_test(a_game_cut_before_its_moves_is_its_puzzle),
        cmocka_unit_test(zeros_and_garbage_behind_a_game_are_left_out),
        cmocka_unit_test(a_changed_byte_costs_its_line_at_most),
        cmocka_unit_test(a_changed_byte_before_the_moves_leaves_the_game),
        cmocka_unit_test(damage_of_any_kind_leaves_a_game_that_can_be_saved),
        cmocka_unit_test(undo_finds_its_move_in_a_damaged_game),
        cmocka_unit_test(givens_of_a_size_without_boxes_leave_the_box),
    };
    return cmocka_run_group_tests(tests, make_game, free_game);
}
