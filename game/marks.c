/* marks.c: pencil marks and colours. */
#include "inside.h"

/* The selected cells without a value: only these have marks. */
static int empty_cells(const nonet_game *game, uint16_t cells[NONET_GAME_MAX_CELLS])
{
    const int count = gm_selected_cells(game, cells);
    int kept = 0;
    for (int at = 0; at < count; at++)
        if (!game->board.values[cells[at]]) cells[kept++] = cells[at];
    return kept;
}

static void say_filled(nonet_game *game)
{
    if (game->selected) gm_say(game, "all these cells are filled");
    else gm_say(game, "%s is filled", gm_cell_name(game, game->look.cursor).text);
}

static bool all_have(const nonet_game *game, enum gm_kind kind, const uint16_t *cells, int count, uint64_t bit)
{
    for (int at = 0; at < count; at++)
        if (!(gm_board_get(&game->board, kind, cells[at], 0) & bit)) return false;
    return true;
}

static void put_set(nonet_game *game, enum gm_kind kind, int cell, uint64_t set)
{
    if (kind == GM_MARKS) gm_put_marks_by_hand(game, cell, set);
    else gm_put(game, kind, cell, set);
}

/* Add a member to a set of each cell, or take it out of all. Several cells are not seen at a glance: their number is said. */
static void toggle(nonet_game *game, enum gm_kind kind, const uint16_t *cells, int count, int member, const char *what)
{
    const bool is_gone = all_have(game, kind, cells, count, gm_bit(member));
    for (int at = 0; at < count; at++) {
        const uint64_t set = gm_board_get(&game->board, kind, cells[at], 0);
        put_set(game, kind, cells[at], is_gone ? set & ~gm_bit(member) : set | gm_bit(member));
    }
    if (gm_move_end(game) && game->selected)
        gm_say(game, "%s %c %s %d cell%s", what, nonet_game_symbol(member), is_gone ? "taken from" : "in", count,
               count == 1 ? "" : "s");
}

void gm_toggle_mark(nonet_game *game, enum gm_kind kind, int value)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    const int count = empty_cells(game, cells);
    if (!count) {
        say_filled(game);
        return;
    }
    gm_move_begin(game, GM_MOVE_MARK);
    toggle(game, kind, cells, count, value, kind == GM_MARKS ? "mark" : "centre mark");
}

/* Givens may have colours, too. */
void gm_toggle_colour(nonet_game *game, int colour)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    const int count = gm_selected_cells(game, cells);
    game->look.colour = colour;
    gm_move_begin(game, GM_MOVE_COLOUR);
    toggle(game, GM_COLOUR, cells, count, colour, "colour");
}

/* Mark every candidate that no value excludes. */
void gm_fill_marks(nonet_game *game)
{
    uint64_t open[NONET_GAME_MAX_CELLS];
    gm_open_values(game, open);
    gm_move_begin(game, GM_MOVE_FILL_MARKS);
    for (int cell = 0; cell < game->cells; cell++)
        if (!game->board.values[cell]) {
            gm_put_marks(game, cell, open[cell]);
            gm_put(game, GM_OVERRIDES, cell, 0);
        }
    gm_say(game, gm_move_end(game) ? "all marks are filled in" : "all marks are there already");
}

void gm_clear_marks(nonet_game *game)
{
    gm_move_begin(game, GM_MOVE_CLEAR_MARKS);
    for (int cell = 0; cell < game->cells; cell++) {
        gm_put_marks_by_hand(game, cell, 0);
        gm_put(game, GM_CENTRE_MARKS, cell, 0);
    }
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

/* The selected cells that have this mark. */
static int cells_with_mark(const nonet_game *game, int value, uint16_t cells[NONET_GAME_MAX_CELLS])
{
    const int count = empty_cells(game, cells);
    int kept = 0;
    for (int at = 0; at < count; at++)
        if (game->board.marks[cells[at]] & gm_bit(value)) cells[kept++] = cells[at];
    return kept;
}

static void say_no_mark(nonet_game *game, int value)
{
    const char symbol = nonet_game_symbol(value);
    if (game->selected) gm_say(game, "none of these cells has a mark %c", symbol);
    else gm_say(game, "%s has no mark %c", gm_cell_name(game, game->look.cursor).text, symbol);
}

/* Where all have the colour in use, it goes. */
void gm_colour_candidate(nonet_game *game, int value)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    const int count = cells_with_mark(game, value, cells), colour = game->look.colour;
    bool is_gone = true;
    if (!count) {
        say_no_mark(game, value);
        return;
    }
    for (int at = 0; at < count; at++)
        is_gone = is_gone && game->board.candidate_colours[cells[at]][value - 1] == colour;
    gm_move_begin(game, GM_MOVE_COLOUR);
    for (int at = 0; at < count; at++) gm_put_candidate_colour(game, cells[at], value, is_gone ? 0 : colour);
    gm_move_end(game);
}
