/* log.c: what to write to the saved game after a key: lines to append, or a whole new text. */
#include "inside.h"

#include <assert.h>

/* Undo and redo make the log longer, but not the game: when it is several times as long, it is rewritten. */
enum { LOG_SLACK = 1 << 16 };

/* If a line cannot be stored, the whole text is written next time. While that is due anyway, lines are not needed. */
static bool begin_line(nonet_game *game)
{
    if (game->must_replace) return false;
    gm_write_time(&game->log, game->elapsed_ms);
    return true;
}

void gm_log_move(nonet_game *game, const struct gm_move *move)
{
    if (!game->must_replace) gm_write_move(&game->log, game, move);
}

void gm_log_steps(nonet_game *game, const char *word, size_t count)
{
    if (begin_line(game)) gm_text_format(&game->log, "%s %zu\n", word, count);
}

void gm_log_count(nonet_game *game, const char *word, uint32_t count)
{
    if (begin_line(game)) gm_text_format(&game->log, "%s %u\n", word, count);
}

void gm_log_option(nonet_game *game, nonet_game_option option)
{
    assert(option >= 0 && option < NONET_GAME_OPTION_COUNT);
    if (begin_line(game))
        gm_text_format(&game->log, "set %s %s\n", nonet_game_option_name(option), game->options[option] ? "on" : "off");
}

void gm_log_line(nonet_game *game, const char *word)
{
    if (begin_line(game)) gm_text_format(&game->log, "%s\n", word);
}

static bool looks_alike(const struct gm_look *first, const struct gm_look *second)
{
    return first->cursor == second->cursor && first->mode == second->mode && first->colour == second->colour &&
           first->highlight == second->highlight && first->highlights_pairs == second->highlights_pairs &&
           first->locked == second->locked;
}

static nonet_status hand_out_all(nonet_game *game, const char **text, size_t *length)
{
    const nonet_status status = nonet_game_save(game, text, length);
    if (status != NONET_OK) return status;
    game->must_replace = false;
    game->logged = 0;
    game->whole = *length;
    gm_text_clear(&game->log);
    return NONET_OK;
}

/* Where the player looks is worth a line only together with others. */
static void add_look(nonet_game *game, bool with_time)
{
    const bool has_moved = !looks_alike(&game->look, &game->logged_look);
    if (!with_time && !(game->log.length && has_moved)) return;
    if (has_moved) gm_write_look(&game->log, game);
    else gm_log_line(game, "time");
    game->logged_look = game->look;
}

nonet_status nonet_game_log(nonet_game *game, bool with_time, const char **text, size_t *length, bool *replaces)
{
    if (!game || !text || !length || !replaces) return NONET_ERR_ARG;
    *text = "";
    *length = 0;
    *replaces = false;
    if (!game->must_replace) add_look(game, with_time);
    if (game->log.is_failed || game->logged > LOG_SLACK + 2 * game->whole) game->must_replace = true;
    if (game->must_replace) {
        *replaces = true;
        game->logged_look = game->look;
        return hand_out_all(game, text, length);
    }
    gm_text_clear(&game->out);
    if (!game->log.length) return NONET_OK;
    gm_text_add(&game->out, game->log.bytes, game->log.length);
    if (game->out.is_failed) return NONET_ERR_MEMORY;
    gm_text_clear(&game->log);
    game->logged += game->out.length;
    *text = game->out.bytes;
    *length = game->out.length;
    return NONET_OK;
}
