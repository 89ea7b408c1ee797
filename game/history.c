/* history.c: undo, redo, back to before a mistake, and restart. */
#include "inside.h"

#include <assert.h>

/* After undo or redo: show where, unless it was the whole board. */
static void follow_history(nonet_game *game, const struct gm_move *move)
{
    assert(!game->journal.is_open);
    if (move && move->count && move->kind <= GM_MOVE_COLOUR) {
        const int cell = game->journal.changes[move->first].cell;
        if (!gm_is_selected(game, cell)) gm_go_to(game, cell);
    }
    gm_refresh(game);
    gm_settle(game, game->limits.verdict_ms);
}

typedef const struct gm_move *move_along(struct gm_journal *journal, struct gm_board *board);

static void step_history(nonet_game *game, move_along *along, const char *word, const char *done)
{
    const struct gm_move *const move = along(&game->journal, &game->board);
    if (!move) {
        gm_say(game, "nothing to %s", word);
        return;
    }
    follow_history(game, move);
    gm_log_steps(game, word, 1);
    gm_say(game, "%s: %s", done, gm_move_text(move->kind));
}

void gm_undo(nonet_game *game)
{
    step_history(game, gm_journal_undo, "undo", "undone");
}

void gm_redo(nonet_game *game)
{
    step_history(game, gm_journal_redo, "redo", "redone");
}

void gm_back_to_right(nonet_game *game)
{
    size_t count = 0;
    if (!gm_has_solution(game)) {
        gm_say(game, "what is wrong is known only of puzzles with one solution");
        return;
    }
    gm_count_check(game);
    const struct gm_move *move = NULL;
    while (!gm_agrees(game) && (move = gm_journal_undo(&game->journal, &game->board))) count++;
    if (!count) {
        gm_say(game, "nothing is wrong");
        return;
    }
    follow_history(game, move);
    gm_log_steps(game, "undo", count);
    gm_say(game, "back to before the first mistake: %zu move%s undone, %s redoes", count, count == 1 ? "" : "s",
           nonet_game_command_key_name(NONET_GAME_COMMAND_REDO));
}

/* Keep only the givens; in edit mode nothing at all. */
void gm_restart(nonet_game *game)
{
    const bool is_editing = gm_is_editing(game);
    gm_move_begin(game, GM_MOVE_RESTART);
    for (int cell = 0; cell < game->cells; cell++) {
        if (is_editing || !game->board.is_given[cell]) gm_put(game, GM_VALUE, cell, 0);
        if (is_editing) gm_put(game, GM_LIMITS, cell, 0);
        gm_put_marks(game, cell, 0);
        gm_put(game, GM_OVERRIDES, cell, 0);
        gm_put(game, GM_CENTRE_MARKS, cell, 0);
        gm_put(game, GM_COLOUR, cell, 0);
    }
    const bool has_changed = gm_move_end(game);
    gm_say(game, has_changed ? "from the beginning; undo brings everything back" : "this is the beginning");
}
