/* move.c: how commands change the board: every change goes into the journal, every move into the saved game. */
#include "inside.h"

#include <assert.h>

void gm_move_begin(nonet_game *game, enum gm_move_kind kind)
{
    memset(game->by_hand, 0, sizeof game->by_hand);
    gm_journal_open(&game->journal, kind, game->elapsed_ms);
}

void gm_put(nonet_game *game, enum gm_kind kind, int cell, uint64_t content)
{
    assert(cell >= 0 && cell < game->cells);
    gm_journal_change(&game->journal, &game->board, kind, cell, 0, content);
}

void gm_put_candidate_colour(nonet_game *game, int cell, int value, int colour)
{
    assert(value >= 1 && value <= game->side && colour >= 0 && colour <= NONET_GAME_COLOUR_COUNT);
    gm_journal_change(&game->journal, &game->board, GM_CANDIDATE_COLOUR, cell, value, (uint64_t)colour);
}

void gm_put_marks(nonet_game *game, int cell, uint64_t marks)
{
    assert(!(marks & ~gm_all_values(game->side)));
    const uint64_t gone = game->board.marks[cell] & ~marks;
    for (int value = 1; value <= game->side; value++)
        if (gone & gm_bit(value)) gm_put_candidate_colour(game, cell, value, 0);
    gm_put(game, GM_MARKS, cell, marks);
}

void gm_put_entry(nonet_game *game, int cell, int value)
{
    assert(value >= 0 && value <= game->side);
    gm_put(game, GM_VALUE, cell, (uint64_t)value);
    if (!value || !game->options[NONET_GAME_OPTION_REMOVE_MARKS]) return;
    for (int other = 0; other < game->cells; other++)
        if (nonet_layout_sees(game->layout, cell, other)) {
            gm_put_marks(game, other, game->board.marks[other] & ~gm_bit(value));
            gm_put(game, GM_CENTRE_MARKS, other, game->board.centre_marks[other] & ~gm_bit(value));
        }
}

/* In edit mode the player's entries clash with nothing: they count again in play. */
static void find_clashes(nonet_game *game)
{
    uint8_t counted[NONET_GAME_MAX_CELLS];
    for (int cell = 0; cell < game->cells; cell++) counted[cell] = (uint8_t)gm_counted_value(&game->board, cell);
    const nonet_position position = {game->layout, counted, NULL, NULL};
    game->conflicts = (int)nonet_position_clashes(&position, game->is_conflict);
}

void gm_refresh(nonet_game *game)
{
    find_clashes(game);
    game->empty = 0;
    for (int cell = 0; cell < game->cells; cell++) game->empty += !game->board.values[cell];
    gm_find_pairs(game);
    gm_hint_drop(game);
}

bool gm_move_end(nonet_game *game)
{
    gm_mark_automatically(game);
    const nonet_status status = gm_journal_close(&game->journal, &game->board);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    if (status != NONET_OK) return false;
    gm_refresh(game);
    gm_settle(game, game->limits.verdict_ms);
    gm_log_move(game, &game->journal.moves[game->journal.done - 1]);
    return true;
}
