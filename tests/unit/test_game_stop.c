/* test_game_stop.c: long work in its own thread ends when another thread asks, and can be resumed. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "cmocka_all.h"
#include "support/games.h"

struct thinking {
    nonet_game *game;
    atomic_bool is_done;
    unsigned open;
};

static void *think(void *context)
{
    struct thinking *const thinking = context;
    thinking->open = nonet_game_think(thinking->game, 0);
    atomic_store(&thinking->is_done, true);
    return NULL;
}

/* A stop holds for the call that is going on, so it is repeated in case that the call had not begun. */
static void think_until_stopped(struct thinking *thinking)
{
    pthread_t thread;
    atomic_store(&thinking->is_done, false);
    assert_int_equal(pthread_create(&thread, NULL, think, thinking), 0);
    while (!atomic_load(&thinking->is_done)) {
        const struct timespec moment = {0, 5000000};
        nanosleep(&moment, NULL);
        nonet_game_stop(thinking->game);
    }
    pthread_join(thread, NULL);
}

static void thinking_can_be_stopped(void **state)
{
    (void)state;
    char text[2000];
    FILE *const file = fopen("tests/data/endless.txt", "r"); /* a puzzle of marks that takes hours to rate */
    assert_non_null(file);
    text[fread(text, 1, sizeof text - 1, file)] = 0;
    fclose(file);
    nonet_game *game;
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_open(game, text, strlen(text), NULL, NULL), NONET_OK);
    if (nonet_game_work_left(game)) nonet_game_think(game, 0);
    assert_int_equal(game_state(game).verdict, NONET_VERDICT_UNIQUE);
    press(game, "*");
    assert_int_equal(nonet_game_work_left(game), NONET_GAME_WORK_RATING);
    struct thinking thinking = {.game = game};
    for (int turn = 0; turn < 2; turn++) {
        think_until_stopped(&thinking);
        assert_int_equal(thinking.open, NONET_GAME_WORK_RATING);
        press(game, "a"); /* the game goes on */
        assert_string_equal(nonet_game_message(game), turn ? "all marks are there already" : "all marks are filled in");
    }
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(thinking_can_be_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
