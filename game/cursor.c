/* cursor.c: moving about, modes and the highlight: nothing here changes the board. */
#include "inside.h"

#include <assert.h>

void gm_move_cursor(nonet_game *game, nonet_game_command command)
{
    assert(game->look.cursor >= 0 && game->look.cursor < game->cells);
    const int side = game->side;
    int row = game->look.cursor / side, column = game->look.cursor % side;
    switch (command) {
    case NONET_GAME_COMMAND_UP: row = (row + side - 1) % side; break;
    case NONET_GAME_COMMAND_DOWN: row = (row + 1) % side; break;
    case NONET_GAME_COMMAND_LEFT: column = (column + side - 1) % side; break;
    case NONET_GAME_COMMAND_RIGHT: column = (column + 1) % side; break;
    case NONET_GAME_COMMAND_ROW_START: column = 0; break;
    case NONET_GAME_COMMAND_ROW_END: column = side - 1; break;
    case NONET_GAME_COMMAND_TOP: row = 0; break;
    case NONET_GAME_COMMAND_BOTTOM: row = side - 1; break;
    default: break;
    }
    gm_go_to(game, row * side + column);
}

void gm_step_to_empty(nonet_game *game, int direction)
{
    assert(direction == 1 || direction == -1);
    const int cells = game->cells;
    for (int step = 1; step <= cells; step++) {
        const int cell = (game->look.cursor + direction * step + cells) % cells;
        if (game->board.values[cell]) continue;
        gm_go_to(game, cell);
        return;
    }
    gm_say(game, "no cell is empty");
}

static const char *const mode_texts[] = {
    [NONET_GAME_MODE_VALUES] = "values",
    [NONET_GAME_MODE_MARKS] = "marks",
    [NONET_GAME_MODE_COLOURS] = "colours of cells; 1 to 6 colour the cell, 0 takes the colours away",
    [NONET_GAME_MODE_CANDIDATE_COLOURS] = "colours of marks; symbols colour a mark, [ and ] change the colour",
    [NONET_GAME_MODE_CENTRE_MARKS] = "centre marks",
};

/* The command of the mode that is already on switches back to values. */
void gm_set_mode(nonet_game *game, nonet_game_command command)
{
    nonet_game_mode wanted = NONET_GAME_MODE_MARKS;
    if (command == NONET_GAME_COMMAND_COLOURS) wanted = NONET_GAME_MODE_COLOURS;
    else if (command == NONET_GAME_COMMAND_CANDIDATE_COLOURS) wanted = NONET_GAME_MODE_CANDIDATE_COLOURS;
    else if (command == NONET_GAME_COMMAND_CENTRE_MARKS) wanted = NONET_GAME_MODE_CENTRE_MARKS;
    else if (command == NONET_GAME_COMMAND_VALUES_OR_MARKS && game->look.mode != NONET_GAME_MODE_VALUES)
        wanted = NONET_GAME_MODE_VALUES;
    game->look.mode = game->look.mode == wanted ? NONET_GAME_MODE_VALUES : wanted;
    gm_say(game, "mode: %s", mode_texts[game->look.mode]);
}

void gm_set_highlight(nonet_game *game, int value)
{
    if (value < 0 || value > game->side) {
        gm_say(game, "values go from 1 to %c", nonet_game_symbol(game->side));
        return;
    }
    gm_highlight_pairs(game, false);
    game->look.highlight = value;
    if (value)
        gm_say(game, "%c is highlighted; %d left", nonet_game_symbol(value), nonet_game_values_left(game, value));
    else gm_say(game, "no value is highlighted");
}
