/* game_facts.h: what the game tells, as values for expressions: libnonetgame fills in structures of its caller. */
#ifndef TUI_GAME_FACTS_H
#define TUI_GAME_FACTS_H

#include "game/game.h"

static inline nonet_game_state game_state(const nonet_game *game)
{
    nonet_game_state state;
    nonet_game_get_state(game, &state);
    return state;
}

static inline nonet_game_cell game_cell(const nonet_game *game, int cell)
{
    nonet_game_cell about;
    nonet_game_get_cell(game, cell, &about);
    return about;
}

static inline nonet_game_hint game_hint(const nonet_game *game)
{
    nonet_game_hint hint;
    nonet_game_get_hint(game, &hint);
    return hint;
}

static inline nonet_game_rating game_rating(const nonet_game *game)
{
    nonet_game_rating rating;
    nonet_game_get_rating(game, &rating);
    return rating;
}

static inline nonet_game_origin game_origin(const nonet_game *game)
{
    nonet_game_origin origin;
    nonet_game_get_origin(game, &origin);
    return origin;
}

#endif
