/* told_by_game.h: what the game tells, as values for assertions. */
#ifndef TEST_TOLD_BY_GAME_H
#define TEST_TOLD_BY_GAME_H

#include "game/game.h"

static inline nonet_game_state state_of(const nonet_game *game)
{
    nonet_game_state state;
    nonet_game_get_state(game, &state);
    return state;
}

static inline nonet_game_cell cell_at(const nonet_game *game, int cell)
{
    nonet_game_cell about;
    nonet_game_get_cell(game, cell, &about);
    return about;
}

static inline nonet_game_hint hint_of(const nonet_game *game)
{
    nonet_game_hint hint;
    nonet_game_get_hint(game, &hint);
    return hint;
}

static inline nonet_game_rating rating_of(const nonet_game *game)
{
    nonet_game_rating rating;
    nonet_game_get_rating(game, &rating);
    return rating;
}

static inline nonet_game_origin origin_of(const nonet_game *game)
{
    nonet_game_origin origin;
    nonet_game_get_origin(game, &origin);
    return origin;
}

#endif
