/* entry.c: what a symbol does to the cell under the cursor, in each mode. */
#include "inside.h"

#include <assert.h>

/* A given cannot be changed, nor can a solved board by accident. */
static bool may_change(nonet_game *game)
{
    const int cell = game->look.cursor;
    if (gm_is_solved(game)) gm_say(game, "it is solved; undo leads back into the game");
    else if (game->board.is_given[cell] && !gm_is_editing(game))
        gm_say(game, "%s is given", gm_cell_name(game, cell).text);
    else return true;
    return false;
}

static void count_mistake(nonet_game *game, int cell)
{
    if (!gm_is_wrong(game, cell)) return;
    game->counts.mistakes++;
    gm_log_count(game, "mistakes", game->counts.mistakes);
}

static void say_conflict(nonet_game *game, int cell)
{
    assert(game->board.values[cell]);
    if (!game->options[NONET_GAME_OPTION_SHOW_CONFLICTS] || !game->is_conflict[cell]) return;
    uint8_t counted[NONET_GAME_MAX_CELLS];
    nonet_why why;
    char text[128];
    for (int each = 0; each < game->cells; each++) counted[each] = (uint8_t)gm_counted_value(&game->board, each);
    const nonet_position position = {game->layout, counted, NULL, NULL};
    if (nonet_position_why(&position, cell, game->board.values[cell], &why) != NONET_OK) return;
    if (why.kind != NONET_WHY_RULES) return;
    nonet_conflict_text(&why.conflict, game->layout, nonet_symbols_find("1"), text, sizeof text);
    gm_say(game, "%s", text);
}

/* The same value again empties the cell. */
static void enter_value(nonet_game *game, int value)
{
    assert(value >= 1 && value <= game->side);
    const int cell = game->look.cursor;
    if (game->board.values[cell] == value) {
        gm_clear(game);
        return;
    }
    gm_move_begin(game, GM_MOVE_ENTER);
    gm_put_entry(game, cell, value);
    if (!gm_move_end(game)) return;
    count_mistake(game, cell);
    /* The player sees at once whether it is right: that counts as one check for the whole game. */
    if (game->options[NONET_GAME_OPTION_SHOW_WRONG] && gm_has_solution(game) && !game->counts.checks)
        gm_count_check(game);
    say_conflict(game, cell);
}

static void enter_given(nonet_game *game, int value)
{
    assert(value >= 1 && value <= game->side);
    const int cell = game->look.cursor;
    if (game->board.values[cell] == value && game->board.is_given[cell]) {
        gm_clear(game);
        return;
    }
    gm_move_begin(game, GM_MOVE_ENTER);
    gm_put(game, GM_VALUE, cell, (uint64_t)value | GM_GIVEN);
    gm_put(game, GM_LIMITS, cell, 0);
    if (!gm_move_end(game)) return;
    gm_say_verdict(game);
    say_conflict(game, cell);
}

void gm_symbol(nonet_game *game, int value)
{
    const bool colours = game->look.mode == NONET_GAME_MODE_COLOURS && !gm_is_editing(game);
    const int most = colours ? NONET_GAME_COLOUR_COUNT : game->side;
    if (value < 1 || value > most) {
        gm_say(game, "%s go from 1 to %c", colours ? "colours" : "values", nonet_game_symbol(most));
        return;
    }
    if (colours) {
        gm_colour_cell(game, value);
        return;
    }
    if (!may_change(game)) return;
    if (gm_is_editing(game)) enter_given(game, value);
    else if (game->look.mode == NONET_GAME_MODE_MARKS) gm_toggle_mark(game, value);
    else if (game->look.mode == NONET_GAME_MODE_CANDIDATE_COLOURS) gm_colour_candidate(game, value);
    else enter_value(game, value);
}

static void clear_colours_of_cell(nonet_game *game)
{
    const int cell = game->look.cursor;
    gm_move_begin(game, GM_MOVE_COLOUR);
    if (game->look.mode == NONET_GAME_MODE_COLOURS) gm_put(game, GM_COLOUR, cell, 0);
    else
        for (int value = 1; value <= game->side; value++) gm_put_candidate_colour(game, cell, value, 0);
    if (!gm_move_end(game)) gm_say(game, "there is no colour");
}

/* First the value, then the marks under it. */
void gm_clear(nonet_game *game)
{
    const int cell = game->look.cursor;
    if (!gm_is_editing(game) && game->look.mode >= NONET_GAME_MODE_COLOURS) {
        clear_colours_of_cell(game);
        return;
    }
    if (!may_change(game)) return;
    gm_move_begin(game, GM_MOVE_CLEAR);
    if (game->board.values[cell]) gm_put(game, GM_VALUE, cell, 0);
    else gm_put_marks(game, cell, 0);
    if (!gm_move_end(game)) gm_say(game, "%s is empty", gm_cell_name(game, cell).text);
    else if (gm_is_editing(game)) gm_say_verdict(game);
}
