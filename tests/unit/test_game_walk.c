/* test_game_walk.c: random commands on boards of every size: whatever was done can be undone and redone, and a saved
 * game is the same game. */
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/games.h"

#ifdef TESTS_ARE_SLOW
enum { STEPS = 60 };
#else
enum { STEPS = 1000 };
#endif

static const struct {
    int rows, columns;
} shapes[] = {{2, 2}, {2, 3}, {3, 3}, {4, 4}, {5, 5}};

static char *copy_of(const char *text, size_t length)
{
    char *const copy = malloc(length + 1);
    assert_non_null(copy);
    memcpy(copy, text, length);
    copy[length] = 0;
    return copy;
}

static char *saved(nonet_game *game)
{
    const char *text;
    size_t length;
    assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    return copy_of(text, length);
}

static nonet_game *restored(const char *text)
{
    nonet_game *game = game_of_text(text);
    if (game_state(game).is_paused) press(game, "p");
    return game;
}

static void check_same_board(nonet_game *game, nonet_game *other)
{
    assert_true(board_digest(game) == board_digest(other));
    const nonet_game_state state = game_state(game), restored_state = game_state(other);
    assert_int_equal(state.undo_count, restored_state.undo_count);
    assert_int_equal(state.redo_count, restored_state.redo_count);
    assert_int_equal(state.verdict, restored_state.verdict);
    assert_int_equal(state.elapsed_ms, restored_state.elapsed_ms);
    assert_int_equal(state.hints, restored_state.hints);
    assert_int_equal(state.mistakes, restored_state.mistakes);
    assert_int_equal(state.reveals, restored_state.reveals);
}

/* A key at random: mostly symbols and moves, sometimes everything else. */
static void press_something(struct random_source *source, nonet_game *game)
{
    static const char often[] = "hjkl hjklmcduuyrb'";
    static const char rarely[] = "awzbrtivs!-];,^~&o=+/+/_$#%{}|\001\005\030\\";
    const int side = nonet_layout_side(nonet_game_layout(game));
    const int turn = random_below(source, 44);
    if (turn < 20) nonet_game_press(game, nonet_game_symbol(1 + random_below(source, side)));
    else if (turn < 38) nonet_game_press(game, often[random_below(source, (int)sizeof often - 1)]);
    else if (turn == 38) nonet_game_press(game, rarely[random_below(source, (int)sizeof rarely - 1)]);
    else if (turn > 39) nonet_game_press(game, NONET_GAME_KEY_SHIFT_UP + random_below(source, 4));
    else if (side < 10 && random_below(source, 10) == 0)
        nonet_game_press(game, 'e'); /* large ones may take long to judge */
    else nonet_game_press(game, NONET_GAME_KEY_TAB);
}

/* All moves back, and all of them again. */
static void check_undo_and_redo(nonet_game *game)
{
    const uint64_t end = board_digest(game);
    const size_t done = game_state(game).undo_count;
    uint64_t *const digests = malloc((done + 1) * sizeof *digests);
    assert_non_null(digests);
    for (size_t step = done; step > 0; step--) {
        digests[step] = board_digest(game);
        press(game, "u");
    }
    assert_int_equal(game_state(game).undo_count, 0);
    for (size_t step = 1; step <= done; step++) {
        press(game, "y");
        assert_true(board_digest(game) == digests[step]);
    }
    assert_true(board_digest(game) == end);
    free(digests);
}

static void everything_can_be_undone_and_saved(void **state)
{
    (void)state;
    struct random_source source = {11};
    for (size_t shape = 0; shape < sizeof shapes / sizeof *shapes; shape++) {
        nonet_game *game = random_game(&source, shapes[shape].rows, shapes[shape].columns);
        uint64_t now = 0;
        for (int step = 0; step < STEPS; step++) {
            nonet_game_set_clock(game, now += (uint64_t)random_below(&source, 3000));
            press_something(&source, game);
            if (step % 200) continue;
            char *const text = saved(game);
            nonet_game *again = restored(text);
            check_same_board(game, again);
            char *const second = saved(again);
            assert_string_equal(text, second);
            check_undo_and_redo(again);
            nonet_game_free(again);
            free(text);
            free(second);
        }
        check_undo_and_redo(game);
        nonet_game_free(game);
    }
}

/* What a front would have in its file. */
struct file {
    char text[1 << 20];
    size_t length;
};

/* Whether it was replaced; fronts do that in one step. */
static bool write_log(struct file *file, nonet_game *game)
{
    const char *text;
    size_t length;
    bool replaces;
    assert_int_equal(nonet_game_log(game, false, &text, &length, &replaces), NONET_OK);
    if (replaces) file->length = 0;
    assert_true(file->length + length < sizeof file->text);
    memcpy(file->text + file->length, text, length);
    file->length += length;
    return replaces;
}

/* Killed at any time, within a write, too: only the move that was being written is lost. */
static void a_log_that_grows_is_the_same_game(void **state)
{
    (void)state;
    struct random_source source = {12};
    struct file *const file = calloc(1, sizeof *file);
    nonet_game *game = random_game(&source, 3, 3);
    assert_non_null(file);
    for (int step = 0; step < STEPS; step++) {
        nonet_game_set_clock(game, (uint64_t)step * 1000);
        const size_t before = file->length;
        const uint64_t digest_before = board_digest(game);
        press_something(&source, game);
        const bool is_replaced = write_log(file, game);
        if (step % 20) continue;
        file->text[file->length] = 0;
        nonet_game *again = restored(file->text);
        assert_true(board_digest(game) == board_digest(again));
        assert_int_equal(game_state(game).undo_count, game_state(again).undo_count);
        assert_int_equal(game_state(game).redo_count, game_state(again).redo_count);
        assert_int_equal(game_state(game).mistakes, game_state(again).mistakes);
        nonet_game_free(again);
        if (is_replaced || file->length <= before + 1) continue;
        nonet_game *torn = game_of_text("12..\n..12\n2.4.\n.3.1\n");
        const size_t cut = file->length - 1 - (size_t)random_below(&source, (int)(file->length - before - 1));
        assert_int_equal(nonet_game_open(torn, file->text, cut, NULL, NULL), NONET_OK);
        assert_true(board_digest(torn) == digest_before || board_digest(torn) == board_digest(game));
        nonet_game_free(torn);
    }
    nonet_game_free(game);
    free(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(everything_can_be_undone_and_saved),
        cmocka_unit_test(a_log_that_grows_is_the_same_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
