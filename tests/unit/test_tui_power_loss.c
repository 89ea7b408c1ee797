/* test_tui_power_loss.c: a game is played with a disk that forgets what was not synced. At every moment, after every call of
 * the system, everything that a loss of power could leave is read: it must be a game with all moves but those of the last
 * second, and its board must be the one after so many moves. Without a loss of power, which is to say when the program is
 * killed, no move is missing.
 *
 * POWER_LOSSES=all: more games, and every byte that a file may end with. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cmocka_all.h"
#include "power/forgetful_disk.h"
#include "support/games.h"
#include "tui/background_sync.h"
#include "tui/saved_games.h"

enum { MOST_MOVES = 400, SECOND = 1000 };

static struct {
    uint64_t digests[MOST_MOVES + 1]; /* of the board after so many moves */
    uint64_t made_ms[MOST_MOVES + 1]; /* when the game was written with them */
    size_t moves;
    char path[PATH_BYTES];
    size_t step;
    size_t most_lost;                       /* moves, by one loss */
    unsigned long states, bad_states, late; /* late: a move older than a second was lost */
    bool is_over;                           /* the file may be gone */
} run;

static nonet_game *reader;
static char folder[64];

static int make_folder(void **state)
{
    (void)state;
    snprintf(folder, sizeof folder, "/tmp/nonet-test-XXXXXX");
    static const nonet_game_limits quick = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};
    return mkdtemp(folder) && setenv("XDG_STATE_HOME", folder, 1) == 0 && nonet_game_new(&quick, &reader) == NONET_OK
               ? 0
               : -1;
}

static int remove_folder(void **state)
{
    static const char *const parts[] = {"/nonet/games", "/nonet", ""};
    char path[200];
    (void)state;
    nonet_game_free(reader);
    for (size_t at = 0; at < sizeof parts / sizeof *parts; at++) {
        snprintf(path, sizeof path, "%s%s", folder, parts[at]);
        if (rmdir(path) != 0) return -1;
    }
    return 0;
}

/* ---- states --------------------------------------------------------------------------------------------- */

/* Moves that must be there: those written more than a second ago. */
static size_t moves_due(void)
{
    const uint64_t now = clock_now_ms();
    size_t due = 0;
    while (due < run.moves && run.made_ms[due + 1] + SECOND <= now) due++;
    return due;
}

/* After how many moves the board is so: as many as the text has, or one less if noise made an empty move of the last line.
 * MOST_MOVES + 1: never. */
static size_t moves_of_board(uint64_t digest, size_t told)
{
    for (size_t moves = told; told <= run.moves + 1 && moves + 1 >= told; moves--) {
        if (run.digests[moves] == digest) return moves;
        if (!moves) break;
    }
    return MOST_MOVES + 1;
}

/* May be called by another thread: what is wrong is counted, and looked at later. */
static void look_at_state(const char *text, size_t length)
{
    const bool was_written = run.made_ms[0] > 0;
    run.states++;
    if (!text) {
        run.late += was_written;
        return;
    }
    if (!was_written && length == 0) return;
    if (nonet_game_open(reader, text, length, NULL, NULL) != NONET_OK) {
        run.bad_states++;
        return;
    }
    const size_t moves = moves_of_board(board_digest(reader), game_state(reader).undo_count);
    if (moves == MOST_MOVES + 1) run.bad_states++;
    if (moves < moves_due()) run.late++;
    if (moves < run.moves && run.moves - moves > run.most_lost) run.most_lost = run.moves - moves;
}

static void look_at_all_states(void)
{
    if (!run.is_over) disk_each_state(run.path, run.step, look_at_state);
}

/* ---- games ---------------------------------------------------------------------------------------------- */

static void write_game(nonet_game *game, struct saved_game *saved, bool replaces)
{
    const char *text;
    size_t length;
    if (nonet_game_log(game, false, &text, &length, &(bool){false}) != NONET_OK) fail();
    if (replaces) assert_int_equal(nonet_game_save(game, &text, &length), NONET_OK);
    assert_true(saved_game_write(saved, text, length, replaces));
    clock_settle();
}

static void note_move(nonet_game *game)
{
    run.moves = game_state(game).undo_count;
    assert_true(run.moves <= MOST_MOVES);
    run.digests[run.moves] = board_digest(game);
    run.made_ms[run.moves] = clock_now_ms();
}

/* The file that a killed program leaves has all moves. */
static void check_file(void)
{
    size_t length;
    char *const text = file_read(run.path, &length);
    assert_non_null(text);
    assert_int_equal(nonet_game_open(reader, text, length, NULL, NULL), NONET_OK);
    assert_int_equal(game_state(reader).undo_count, run.moves);
    free(text);
}

static void play_one_move(struct random_source *source, nonet_game *game, struct saved_game *saved)
{
    clock_advance((uint64_t)random_below(source, 5) * 170);
    const size_t before = game_state(game).undo_count;
    char keys[8];
    do {
        snprintf(keys, sizeof keys, "g%d%d%d", 1 + random_below(source, 4), 1 + random_below(source, 4),
                 1 + random_below(source, 4));
        press(game, keys);
    } while (game_state(game).undo_count == before);
    run.digests[before + 1] = board_digest(game); /* the file may have it before it is noted */
    write_game(game, saved, random_below(source, 12) == 0);
    note_move(game);
    if (random_below(source, 10) == 0) background_sync_hurry(); /* a pause */
    clock_settle();
}

static void play_game(uint64_t seed, int moves)
{
    struct random_source source = {seed};
    struct saved_game saved;
    nonet_game *const game = game_of_text("...12134....42..");
    press(game, " ");
    run.moves = 0;
    run.made_ms[0] = 0;
    run.is_over = false;
    run.digests[0] = board_digest(game);
    clock_advance(10 * SECOND);
    saved_game_begin(&saved, "own-4x4");
    snprintf(run.path, sizeof run.path, "%s", saved.path);
    write_game(game, &saved, true);
    note_move(game);
    for (int move = 0; move < moves; move++) {
        play_one_move(&source, game, &saved);
        if (move % 16 == 0) check_file();
    }
    run.most_lost = 0;
    clock_advance(2 * SECOND); /* the thread does its work without being asked again */
    look_at_all_states();
    assert_int_equal(run.most_lost, 0);
    play_one_move(&source, game, &saved);
    run.is_over = seed % 2;
    run.most_lost = 0;
    if (run.is_over) saved_game_remove(&saved);
    else {
        saved_game_close(&saved);
        look_at_all_states();
        assert_int_equal(run.most_lost, 0);
        run.is_over = true;
        assert_int_equal(unlink(run.path), 0);
    }
    nonet_game_free(game);
}

static void a_loss_of_power_costs_a_second(void **state)
{
    const bool has_time = getenv("POWER_LOSSES") != NULL;
    char path[200];
    (void)state;
    snprintf(path, sizeof path, "%s/nonet/games/", folder);
    assert_true(path_make_folders(path));
    *strrchr(path, '/') = 0;
    run.step = has_time ? 1 : 7;
    for (uint64_t seed = 1; seed <= (has_time ? 8 : 2); seed++) {
        disk_begin(path, look_at_all_states);
        play_game(seed, has_time ? 120 : 40);
        disk_end();
        assert_int_equal(run.bad_states, 0);
        assert_int_equal(run.late, 0);
    }
    assert_true(run.states > 1000);
    printf("%lu states after a loss of power, 0 bad, 0 with a move older than a second lost\n", run.states);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_loss_of_power_costs_a_second),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
