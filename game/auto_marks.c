/* auto_marks.c: marks that are right by themselves, and marks that are wrong.
 *
 * With NONET_GAME_OPTION_AUTO_MARKS every move ends with a look at all empty cells: what the values in sight allow is marked, all
 * else is not. What the player sets or removes by hand, or by a hint, stays as it is: these are the overrides, a set of values
 * for each cell, which are part of the board, so that undo brings them back, too. A mark that is set by hand as it would be
 * anyway is none. Marks that a value took away come back when the value goes. */
#include "inside.h"

void gm_put_marks_by_hand(nonet_game *game, int cell, uint64_t marks)
{
    game->by_hand[cell] |= game->board.marks[cell] ^ marks;
    gm_put_marks(game, cell, marks);
}

static bool has_automatic_marks(const nonet_game *game)
{
    const struct gm_move *const latest = &game->journal.latest;
    const bool is_exact = latest->kind == GM_MOVE_RETURN || latest->kind == GM_MOVE_COLOUR;
    const bool is_due = latest->count || latest->kind == GM_MOVE_AUTO_MARKS || latest->kind == GM_MOVE_LOAD;
    return game->options[NONET_GAME_OPTION_AUTO_MARKS] && !gm_is_editing(game) && is_due && !is_exact;
}

static void mark_cell(nonet_game *game, int cell, uint64_t open)
{
    const uint64_t marks = game->board.marks[cell], by_hand = game->by_hand[cell];
    const uint64_t overrides = (game->board.overrides[cell] & ~by_hand) | (by_hand & (marks ^ open));
    gm_put(game, GM_OVERRIDES, cell, overrides);
    gm_put_marks(game, cell, (open & ~overrides) | (marks & overrides));
}

void gm_mark_automatically(nonet_game *game)
{
    uint64_t open[NONET_GAME_MAX_CELLS];
    if (!has_automatic_marks(game)) return;
    gm_open_values(game, open);
    for (int cell = 0; cell < game->cells; cell++)
        if (!game->board.values[cell]) mark_cell(game, cell, open[cell]);
}

/* If the player's marks are complete, what is not marked was removed by hand. */
void gm_begin_automatic_marks(nonet_game *game)
{
    const bool are_complete = gm_candidate_kind(game) == GM_MARKS;
    if (gm_is_editing(game) || gm_is_solved(game)) return;
    gm_move_begin(game, GM_MOVE_AUTO_MARKS);
    for (int cell = 0; are_complete && cell < game->cells; cell++) game->by_hand[cell] = gm_all_values(game->side);
    gm_move_end(game);
}

/* ---- marks that are wrong --------------------------------------------------------------------------------- */

bool gm_is_missing(const nonet_game *game, int cell)
{
    const uint64_t *const marks = gm_has_solution(game) && !game->board.values[cell] ? gm_candidate_marks(game) : NULL;
    return marks && !(marks[cell] & gm_bit(game->solution[cell]));
}

void gm_mend_marks(nonet_game *game)
{
    const enum gm_kind kind = gm_candidate_kind(game);
    const int missing = gm_missing_marks(game);
    if (!gm_has_solution(game)) {
        gm_say(game, "what is wrong is known only of puzzles with one solution");
        return;
    }
    if (kind == GM_KINDS) {
        gm_say(game, "marks can be checked when every empty cell has some");
        return;
    }
    gm_move_begin(game, GM_MOVE_MEND_MARKS);
    for (int cell = 0; cell < game->cells; cell++) {
        if (game->board.values[cell]) continue;
        const uint64_t marks = gm_board_get(&game->board, kind, cell, 0) | gm_bit(game->solution[cell]);
        if (kind == GM_MARKS) gm_put_marks_by_hand(game, cell, marks);
        else gm_put(game, kind, cell, marks);
    }
    const bool has_changed = gm_move_end(game);
    if (game->lacks_memory) return;
    gm_count_check(game);
    if (has_changed) gm_say(game, "the right mark is added in %d cell%s", missing, missing == 1 ? "" : "s");
    else gm_say(game, "no right mark is missing");
}
