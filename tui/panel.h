/* panel.h: what stands beside or below the board: digits left, the cell, the hint, counts. */
#ifndef TUI_PANEL_H
#define TUI_PANEL_H

#include "game_facts.h"
#include "screen_layout.h"

/* Draw it. `scroll`: lines of the hint to leave out at the beginning; corrected if it is too large. Returns whether the
 * hint has more lines than are seen. */
bool panel_draw(const nonet_game *game, const struct screen_layout *layout, int *scroll);

/* The value whose number of digits left stands at a place of the screen, or 0. */
int panel_value_at(const struct screen_layout *layout, int row, int column);

#endif
