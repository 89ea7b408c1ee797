/* key_help.h: all keys, on the screen. */
#ifndef TUI_KEY_HELP_H
#define TUI_KEY_HELP_H

#include "game/game.h"

void key_help_show(int side);

/* Those of another table than the game's. */
void key_help_of(int side, const nonet_game_binding *(*binding_at)(size_t index));

#endif
