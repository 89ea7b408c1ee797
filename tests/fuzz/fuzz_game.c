/* fuzz_game.c: any text as a saved game, and any text as keys. Reading must not crash and must say where it fails; a
 * game that was read is the same when it is saved and read again; after any keys everything can be undone. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "tui/game_facts.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static const nonet_game_limits quick = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};

static nonet_game *new_game(void)
{
    nonet_game *game;
    if (nonet_game_new(&quick, &game) != NONET_OK) abort();
    return game;
}

static char *saved(nonet_game *game, size_t *length)
{
    const char *text;
    if (nonet_game_save(game, &text, length) != NONET_OK) abort();
    char *const copy = malloc(*length + 1);
    if (!copy) abort();
    memcpy(copy, text, *length);
    return copy;
}

/* Saved, read and saved again, it is the same text. */
static void check_saving(nonet_game *game)
{
    size_t length, second_length;
    char *const text = saved(game, &length);
    nonet_game *const again = new_game();
    if (nonet_game_open(again, text, length, NULL, NULL) != NONET_OK) {
        fprintf(stderr, "%s\n%.*s", nonet_game_message(again), (int)length, text);
        abort();
    }
    char *const second = saved(again, &second_length);
    if (second_length != length || memcmp(text, second, length) != 0) {
        fprintf(stderr, "%.*s\n%.*s", (int)length, text, (int)second_length, second);
        abort();
    }
    free(text);
    free(second);
    nonet_game_free(again);
}

static void check_undo(nonet_game *game)
{
    const size_t moves = game_state(game).undo_count;
    for (size_t move = 0; move < moves; move++) nonet_game_press(game, 'u');
    const nonet_game_state state = game_state(game);
    if (!state.is_paused && (state.undo_count || state.redo_count < moves)) abort();
}

static void play_keys(const uint8_t *data, size_t size)
{
    static const char puzzle[] = "12....122.4..3.1";
    const char *text;
    size_t length;
    bool replaces;
    nonet_game *const game = new_game();
    if (nonet_game_open(game, puzzle, strlen(puzzle), NULL, NULL) != NONET_OK) abort();
    for (size_t index = 0; index < size && index < 100; index++) {
        nonet_game_set_clock(game, index * 100);
        nonet_game_press(game, data[index] < 200 ? data[index] : NONET_GAME_KEY_UP + data[index] - 200);
        if (nonet_game_log(game, false, &text, &length, &replaces) != NONET_OK) abort();
    }
    check_saving(game);
    check_undo(game);
    nonet_game_free(game);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 5 || memcmp(data, "nonet", 5) != 0) {
        play_keys(data, size);
        return 0;
    }
    nonet_text_error error;
    nonet_game *const game = new_game();
    const nonet_status status = nonet_game_open(game, (const char *)data, size, NULL, &error);
    if (status == NONET_ERR_TEXT && (!error.line || !error.column || !error.message[0])) abort();
    if (status != NONET_OK && status != NONET_ERR_TEXT) abort();
    if (status == NONET_OK) {
        check_saving(game);
        if (game_state(game).is_paused) nonet_game_press(game, 'p');
        check_undo(game);
    }
    nonet_game_free(game);
    return 0;
}
