/* export.c: the board in a notation of libnonet. */
#include "inside.h"

/* A cell without marks gets all candidates that no value excludes: a notation with marks cannot say "none noted". */
static void add_marks(const nonet_game *game, struct gm_position *store)
{
    gm_open_values(game, store->candidates);
    for (int cell = 0; cell < game->cells; cell++) {
        if (game->board.marks[cell]) store->candidates[cell] = game->board.marks[cell];
    }
    store->position.candidates = store->candidates;
}

nonet_status nonet_game_export(nonet_game *game, nonet_game_export_kind kind, const char *notation, const char **text,
                               size_t *length)
{
    struct gm_position store;
    nonet_style style;
    if (!game || !notation || !text || !length || (unsigned)kind > NONET_GAME_EXPORT_MARKS) return NONET_ERR_ARG;
    if (nonet_style_find(notation, &style) != NONET_OK) return NONET_ERR_ARG;
    if (kind == NONET_GAME_EXPORT_GIVENS) gm_givens_position(game, &store);
    else gm_entries_position(game, &store);
    if (kind == NONET_GAME_EXPORT_MARKS) add_marks(game, &store);
    gm_text_clear(&game->out);
    if (!gm_text_reserve(&game->out, nonet_layout_text_bound(game->layout))) return NONET_ERR_MEMORY;
    game->out.length = nonet_position_text(&store.position, &style, game->out.bytes, game->out.room);
    *text = game->out.bytes;
    *length = game->out.length;
    return nonet_style_can_write(&style, &store.position);
}
