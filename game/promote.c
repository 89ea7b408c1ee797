/* promote.c: other ways to a value than typing it into the cell: the only mark of a cell becomes its value; a locked value goes
 * wherever the player clicks; a puzzle is typed cell after cell. */
#include "inside.h"

/* ---- the only mark ---------------------------------------------------------------------------------------- */

/* Of its marks, or, if it has none, of its centre marks; 0: it has several, or none. */
static int only_mark(const nonet_game *game, int cell)
{
    const uint64_t marks = game->board.marks[cell] ? game->board.marks[cell] : game->board.centre_marks[cell];
    if (game->board.values[cell] || !marks || marks & (marks - 1)) return 0;
    int value = 1;
    while (!(marks & gm_bit(value))) value++;
    return value;
}

void gm_promote(nonet_game *game)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    uint8_t values[NONET_GAME_MAX_CELLS];
    const int selected = gm_selected_cells(game, cells);
    int count = 0;
    for (int at = 0; at < selected; at++) {
        values[count] = (uint8_t)only_mark(game, cells[at]);
        cells[count] = cells[at];
        count += values[count] != 0;
    }
    if (!count) {
        if (selected > 1) gm_say(game, "none of these cells has just one mark");
        else gm_say(game, "%s has not just one mark", gm_cell_name(game, cells[0]).text);
        return;
    }
    gm_move_begin(game, GM_MOVE_ENTER);
    for (int at = 0; at < count; at++) gm_put_entry(game, cells[at], values[at]);
    if (gm_move_end(game)) gm_after_entries(game, cells, count);
}

/* ---- digit first ------------------------------------------------------------------------------------------ */

int gm_locked(const nonet_game *game)
{
    return game->options[NONET_GAME_OPTION_DIGIT_FIRST] && !gm_is_editing(game) ? game->look.locked : 0;
}

void gm_lock(nonet_game *game, int value)
{
    const bool is_colour = game->look.mode == NONET_GAME_MODE_COLOURS;
    const int most = is_colour ? NONET_GAME_COLOUR_COUNT : game->side;
    if (value < 1 || value > most) {
        gm_say(game, "%s go from 1 to %c", is_colour ? "colours" : "values", nonet_game_symbol(most));
        return;
    }
    game->look.locked = game->look.locked == value ? 0 : value;
    if (game->look.locked) gm_say(game, "%c goes where you click, or press Enter", nonet_game_symbol(value));
    else gm_say(game, "%c is no longer locked", nonet_game_symbol(value));
}

void gm_enter_locked(nonet_game *game)
{
    if (gm_locked(game)) gm_symbol_in_mode(game, gm_locked(game));
    else gm_say(game, "no symbol is locked");
}

/* ---- typing a puzzle -------------------------------------------------------------------------------------- */

bool gm_types_on(const nonet_game *game)
{
    return gm_is_editing(game) && game->options[NONET_GAME_OPTION_MOVE_ON] && !game->selected;
}

/* What is there already stays. */
void gm_type_on(nonet_game *game, int value)
{
    const int cell = game->look.cursor;
    const bool is_there = game->board.values[cell] == value && (!value || game->board.is_given[cell]);
    if (!is_there && value) gm_symbol_value(game, value);
    if (!is_there && !value) gm_clear(game);
    if (value <= game->side) gm_go_to(game, (cell + 1) % game->cells);
}

/* After a mistake in typing: the cell before this one, unless there is something here to clear. */
void gm_type_back(nonet_game *game)
{
    const int cell = game->look.cursor;
    if (gm_types_on(game) && cell > 0 && !game->board.values[cell]) gm_go_to(game, cell - 1);
    gm_clear(game);
}

void gm_type_empty(nonet_game *game)
{
    if (gm_types_on(game)) gm_type_on(game, 0);
    else gm_clear(game);
}
