/* marks.c: pencil marks and colours. */
#include "inside.h"

void gm_toggle_mark(nonet_game *game, int value)
{
    const int cell = game->look.cursor;
    if (game->board.values[cell]) {
        gm_say(game, "%s is filled", gm_cell_name(game, cell).text);
        return;
    }
    gm_move_begin(game, GM_MOVE_MARK);
    gm_put_marks(game, cell, game->board.marks[cell] ^ gm_bit(value));
    gm_move_end(game);
}

/* Mark every candidate that no value excludes. */
void gm_fill_marks(nonet_game *game)
{
    uint64_t open[NONET_GAME_MAX_CELLS];
    gm_open_values(game, open);
    gm_move_begin(game, GM_MOVE_FILL_MARKS);
    for (int cell = 0; cell < game->cells; cell++)
        if (!game->board.values[cell]) gm_put_marks(game, cell, open[cell]);
    gm_say(game, gm_move_end(game) ? "all marks are filled in" : "all marks are there already");
}

void gm_clear_marks(nonet_game *game)
{
    gm_move_begin(game, GM_MOVE_CLEAR_MARKS);
    for (int cell = 0; cell < game->cells; cell++) gm_put_marks(game, cell, 0);
    gm_say(game, gm_move_end(game) ? "all marks are cleared" : "there are no marks");
}

void gm_clear_colours(nonet_game *game)
{
    gm_move_begin(game, GM_MOVE_CLEAR_COLOURS);
    for (int cell = 0; cell < game->cells; cell++) {
        gm_put(game, GM_COLOUR, cell, 0);
        for (int value = 1; value <= game->side; value++) gm_put_candidate_colour(game, cell, value, 0);
    }
    gm_say(game, gm_move_end(game) ? "all colours are cleared" : "there are no colours");
}

/* The same colour again removes it. Givens may have colours, too. */
void gm_colour_cell(nonet_game *game, int colour)
{
    const int cell = game->look.cursor;
    game->look.colour = colour;
    gm_move_begin(game, GM_MOVE_COLOUR);
    gm_put(game, GM_COLOUR, cell, game->board.colours[cell] == colour ? 0 : (uint64_t)colour);
    gm_move_end(game);
}

void gm_colour_candidate(nonet_game *game, int value)
{
    const int cell = game->look.cursor;
    if (game->board.values[cell] || !(game->board.marks[cell] & gm_bit(value))) {
        gm_say(game, "%s has no mark %c", gm_cell_name(game, cell).text, nonet_game_symbol(value));
        return;
    }
    const int colour = game->look.colour, before = game->board.candidate_colours[cell][value - 1];
    gm_move_begin(game, GM_MOVE_COLOUR);
    gm_put_candidate_colour(game, cell, value, before == colour ? 0 : colour);
    gm_move_end(game);
}
