/* test_game_daily.c: the puzzle of a day. */
#include <string.h>

#include "cmocka_all.h"
#include "support/games.h"

static int level_of(int year, int month, int day)
{
    nonet_game_wish wish;
    assert_int_equal(nonet_game_daily(year, month, day, &wish), NONET_OK);
    return wish.level;
}

static void levels_go_through_the_week(void **state)
{
    (void)state;
    static const char *const names[] = {"beginner", "easy", "medium", "tricky", "hard", "expert", "extreme"};
    for (int day = 0; day < 7; day++) /* 16 November 2026 is a Monday */
        assert_int_equal(level_of(2026, 11, 16 + day), nonet_level_find(names[day]));
    assert_int_equal(level_of(2024, 2, 29), nonet_level_find("tricky"));
    assert_int_equal(level_of(2000, 1, 1), nonet_level_find("expert"));
    assert_int_equal(level_of(1900, 3, 1), nonet_level_find("tricky"));
    assert_int_equal(level_of(1, 1, 1), nonet_level_find("beginner"));
    assert_int_equal(level_of(9999, 12, 31), nonet_level_find("hard"));
}

static void other_days_are_refused(void **state)
{
    (void)state;
    static const int dates[][3] = {{0, 1, 1},     {10000, 1, 1}, {2026, 0, 1},  {2026, 13, 1},
                                   {2026, 1, 32}, {2026, 4, 31}, {2026, 2, 29}, {1900, 2, 29},
                                   {2026, 1, 0},  {-1, 1, 1},    {2026, 1, -1}};
    nonet_game_wish wish = {.seed = 7};
    for (size_t at = 0; at < sizeof dates / sizeof *dates; at++)
        assert_int_equal(nonet_game_daily(dates[at][0], dates[at][1], dates[at][2], &wish), NONET_ERR_ARG);
    assert_int_equal(wish.seed, 7);
}

static void the_puzzle_has_its_date_as_title(void **state)
{
    (void)state;
    nonet_game_wish wish;
    nonet_game *game;
    assert_int_equal(nonet_game_daily(2026, 11, 16, &wish), NONET_OK);
    assert_int_equal(wish.seed, 20261116);
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_OK);
    assert_string_equal(game_origin(game).title, "Daily 2026-11-16");
    assert_int_equal(game_origin(game).level, nonet_level_find("beginner"));
    assert_int_equal(game_origin(game).seed, 20261116);
    const uint64_t digest = board_digest(game);
    wish.daily = 0;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_OK); /* seed and level make the puzzle */
    assert_string_equal(game_origin(game).title, "");
    assert_true(board_digest(game) == digest);
    wish.daily = 20260230;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_ERR_ARG);
    wish.daily = UINT64_C(1) << 40;
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_ERR_ARG);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_go_through_the_week),
        cmocka_unit_test(other_days_are_refused),
        cmocka_unit_test(the_puzzle_has_its_date_as_title),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
