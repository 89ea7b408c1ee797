/* test_game_ticks.c: how far a new game is, while it is being made. */
#include "cmocka_all.h"
#include "game/game.h"

struct making {
    nonet_game *game;
    nonet_progress last;
};

static void look_at_game(void *context)
{
    struct making *const making = context;
    nonet_progress now;
    nonet_game_progress(making->game, &now);
    assert_true(now.done >= making->last.done);
    making->last = now;
    if (now.done) nonet_game_stop(making->game);
}

static void a_new_game_tells_how_far_it_is(void **state)
{
    (void)state;
    struct making making = {0};
    nonet_layout *layout;
    nonet_game_wish wish;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    assert_int_equal(nonet_game_new(NULL, &making.game), NONET_OK);
    nonet_game_wish_defaults(&wish);
    wish.layout = layout;
    wish.level = nonet_level_hardest();
    nonet_game_set_tick(making.game, 1, look_at_game, &making);
    assert_int_equal(nonet_game_begin_generated(making.game, &wish), NONET_STOPPED);
    assert_true(making.last.done > 0);
    nonet_game_progress(making.game, &making.last); /* nothing is being made */
    assert_int_equal(making.last.done, 0);
    nonet_game_free(making.game);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_new_game_tells_how_far_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
