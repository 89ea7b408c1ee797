/* panel.h: the panel beside or below the board: digits left, the cell, the hint, counts. */
#ifndef TUI_PANEL_H
#define TUI_PANEL_H

#include "game_facts.h"
#include "screen_layout.h"

/* Draw it. `scroll`: lines of the hint to skip; corrected if it is too large. Returns whether the hint has more lines
 * than are visible. */
bool panel_draw(const nonet_game *game, const struct screen_layout *layout, int *scroll);

/* The value whose count of digits left is at this place of the screen, or 0. */
int panel_value_at(const struct screen_layout *layout, int row, int column);

#endif
