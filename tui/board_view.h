/* board_view.h: the board on the screen. */
#ifndef TUI_BOARD_VIEW_H
#define TUI_BOARD_VIEW_H

#include "game_facts.h"
#include "screen_layout.h"

/* Draw the board into its area of the screen, scrolled so that the cursor is seen. */
void board_view_draw(const nonet_game *game, const struct screen_layout *layout);

/* The cell at a place of the screen, or -1. */
int board_view_cell_at(const nonet_game *game, const struct screen_layout *layout, int row, int column);

/* Free its memory. */
void board_view_end(void);

#endif
