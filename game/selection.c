/* selection.c: several cells at once. The cell under the cursor is always one of them; without others the set is empty, so
 * that nothing has to be done when the cursor moves alone. What is selected is neither a move nor saved. */
#include "inside.h"

#include <assert.h>

int gm_selected_cells(const nonet_game *game, uint16_t cells[NONET_GAME_MAX_CELLS])
{
    int count = 0;
    if (!game->selected) cells[count++] = (uint16_t)game->look.cursor;
    else
        for (int cell = 0; cell < game->cells; cell++)
            if (game->is_selected[cell]) cells[count++] = (uint16_t)cell;
    return count;
}

bool gm_is_selected(const nonet_game *game, int cell)
{
    return game->selected ? game->is_selected[cell] : cell == game->look.cursor;
}

void gm_select_none(nonet_game *game)
{
    memset(game->is_selected, 0, sizeof game->is_selected);
    game->selected = 0;
    game->anchor = game->look.cursor;
}

void gm_go_to(nonet_game *game, int cell)
{
    assert(cell >= 0 && cell < game->cells);
    game->look.cursor = cell;
    gm_select_none(game);
}

/* The set is written out only while there are several. */
static void put_selected(nonet_game *game, int cell, bool is_in)
{
    if (!game->selected) {
        game->is_selected[game->look.cursor] = true;
        game->selected = 1;
    }
    if (game->is_selected[cell] == is_in) return;
    game->is_selected[cell] = is_in;
    game->selected += is_in ? 1 : -1;
}

/* One cell alone is under the cursor. */
static void tidy(nonet_game *game)
{
    if (game->selected == 1) gm_select_none(game);
    assert(!game->selected || game->is_selected[game->look.cursor]);
}

static void add(nonet_game *game, int cell)
{
    put_selected(game, cell, true);
    game->look.cursor = cell;
}

/* The last of the selected cells before this one, or else the first after it. */
static int neighbour_in_set(const nonet_game *game, int cell)
{
    int other = cell;
    while (other >= 0 && !game->is_selected[other]) other--;
    if (other < 0)
        for (other = cell; !game->is_selected[other]; other++) assert(other + 1 < game->cells);
    return other;
}

/* One cell stays. */
static void take_out(nonet_game *game, int cell)
{
    if (!game->selected || !game->is_selected[cell]) return;
    put_selected(game, cell, false);
    if (cell == game->look.cursor) game->look.cursor = neighbour_in_set(game, cell);
}

static void select_block(nonet_game *game, int cell)
{
    const int side = game->side, anchor = game->anchor;
    const int top = anchor / side < cell / side ? anchor / side : cell / side,
              bottom = anchor / side + cell / side - top;
    const int left = anchor % side < cell % side ? anchor % side : cell % side,
              right = anchor % side + cell % side - left;
    gm_go_to(game, cell);
    game->anchor = anchor;
    for (int row = top; row <= bottom; row++)
        for (int column = left; column <= right; column++) put_selected(game, row * side + column, true);
}

void nonet_game_select(nonet_game *game, int cell, nonet_game_selecting how)
{
    if (!game || cell < 0 || cell >= game->cells || !gm_may_begin(game, NONET_GAME_COMMAND_JUMP)) return;
    const int anchor = game->anchor;
    switch (how) {
    case NONET_GAME_SELECTING_ONLY: gm_go_to(game, cell); return;
    case NONET_GAME_SELECTING_ADD: add(game, cell); break;
    case NONET_GAME_SELECTING_REMOVE: take_out(game, cell); break;
    case NONET_GAME_SELECTING_TOGGLE:
        if (gm_is_selected(game, cell)) take_out(game, cell);
        else add(game, cell);
        break;
    case NONET_GAME_SELECTING_BLOCK: select_block(game, cell); break;
    }
    tidy(game);
    if (game->selected) game->anchor = anchor;
}

/* As the arrows go, but not round at the edges: the cells on the way are selected, too. */
void gm_select_along(nonet_game *game, nonet_game_command command)
{
    const int side = game->side;
    int row = game->look.cursor / side, column = game->look.cursor % side;
    switch (command) {
    case NONET_GAME_COMMAND_SELECT_UP: row -= row > 0; break;
    case NONET_GAME_COMMAND_SELECT_DOWN: row += row < side - 1; break;
    case NONET_GAME_COMMAND_SELECT_LEFT: column -= column > 0; break;
    default: column += column < side - 1; break;
    }
    add(game, row * side + column);
    tidy(game);
}

/* Is this cell like the one under the cursor: the same value, or, if that is empty, the same marks of both kinds? */
static bool is_like_cursor(const nonet_game *game, int cell)
{
    const struct gm_board *const board = &game->board;
    const int cursor = game->look.cursor;
    if (board->values[cell] != board->values[cursor]) return false;
    return board->values[cell] ||
           (board->marks[cell] == board->marks[cursor] && board->centre_marks[cell] == board->centre_marks[cursor]);
}

static int box_of(const nonet_game *game, int cell)
{
    const int rows = nonet_layout_box_rows(game->layout), columns = nonet_layout_box_columns(game->layout);
    return cell / game->side / rows * rows + cell % game->side / columns;
}

static bool belongs(const nonet_game *game, nonet_game_command command, int cell)
{
    const int side = game->side, cursor = game->look.cursor;
    switch (command) {
    case NONET_GAME_COMMAND_SELECT_ROW: return cell / side == cursor / side;
    case NONET_GAME_COMMAND_SELECT_COLUMN: return cell % side == cursor % side;
    case NONET_GAME_COMMAND_SELECT_BOX: return box_of(game, cell) == box_of(game, cursor);
    case NONET_GAME_COMMAND_SELECT_EQUAL: return is_like_cursor(game, cell);
    default: return true;
    }
}

void gm_select_all_that(nonet_game *game, nonet_game_command command)
{
    gm_select_none(game);
    for (int cell = 0; cell < game->cells; cell++)
        if (belongs(game, command, cell)) put_selected(game, cell, true);
    const int count = game->selected ? game->selected : 1;
    tidy(game);
    gm_say(game, "%d cell%s selected", count, count == 1 ? " is" : "s are");
}
