/* game.c: the handle: making, clearing, time, and the message. */
#include <assert.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "inside.h"

const nonet_game_origin gm_no_origin = {.level = -1};

void nonet_game_limits_defaults(nonet_game_limits *limits)
{
    if (limits) *limits = (nonet_game_limits){.verdict_ms = 10, .hint_ms = 70, .rating_ms = 10};
}

void nonet_game_origin_defaults(nonet_game_origin *origin)
{
    if (origin) *origin = gm_no_origin;
}

void nonet_game_wish_defaults(nonet_game_wish *wish)
{
    if (wish) *wish = (nonet_game_wish){.level = -1, .seed = 1};
}

static void take_limits(nonet_game *game, const nonet_game_limits *limits)
{
    nonet_game_limits_defaults(&game->limits);
    if (!limits) return;
    if (limits->verdict_ms) game->limits.verdict_ms = limits->verdict_ms;
    if (limits->hint_ms) game->limits.hint_ms = limits->hint_ms;
    if (limits->rating_ms) game->limits.rating_ms = limits->rating_ms;
}

nonet_status gm_new(const nonet_game_limits *limits, nonet_game **made)
{
    nonet_game *const game = calloc(1, sizeof *game);
    *made = NULL;
    if (!game) return NONET_ERR_MEMORY;
    const nonet_status status = nonet_stop_new(&game->stop);
    if (status != NONET_OK) {
        free(game);
        return status;
    }
    take_limits(game, limits);
    gm_usual_options(game->options);
    *made = game;
    return NONET_OK;
}

nonet_status nonet_game_new(const nonet_game_limits *limits, nonet_game **game)
{
    if (!game) return NONET_ERR_ARG;
    *game = NULL;
    if (limits && !GM_IS_UNUSED(limits->reserved)) return NONET_ERR_ARG;
    nonet_status status = gm_new(limits, game);
    if (status != NONET_OK) return status;
    status = nonet_game_begin_empty(*game, NULL);
    if (status == NONET_OK) return NONET_OK;
    nonet_game_free(*game);
    *game = NULL;
    return status;
}

void nonet_game_free(nonet_game *game)
{
    if (!game) return;
    nonet_layout_free(game->layout);
    nonet_stop_free(game->stop);
    gm_journal_free(&game->journal);
    gm_checkpoints_free(game);
    gm_hint_free(&game->hint);
    gm_text_free(&game->log);
    gm_text_free(&game->out);
    free(game);
}

/* Drop a last character that lacks bytes. False: there is none. */
static bool drop_part_of_character(char *title)
{
    const size_t length = strlen(title);
    size_t start = length;
    while (start && ((unsigned char)title[start - 1] & 0xc0) == 0x80) start--;
    if (!start || (unsigned char)title[start - 1] < 0xc0) return false;
    const unsigned char lead = (unsigned char)title[start - 1];
    const size_t needed = lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if (length - start >= needed) return false;
    title[start - 1] = 0;
    return true;
}

/* So that it survives saving. */
void gm_clean_line(char *title)
{
    const size_t blanks = strspn(title, " ");
    size_t length = 0;
    memmove(title, title + blanks, strlen(title + blanks) + 1);
    while ((unsigned char)title[length] >= ' ') length++;
    title[length] = 0;
    while (drop_part_of_character(title)) continue;
}

/* Undo may bring the puzzle back, and with it where it came from. */
const nonet_game_origin *gm_origin(const nonet_game *game)
{
    const bool is_other = gm_board_has_other_puzzle(&game->board, &game->start, game->cells);
    return is_other ? &gm_no_origin : &game->origin;
}

void gm_reset(nonet_game *game, nonet_layout *layout, const struct gm_board *start, const nonet_game_origin *origin)
{
    assert(nonet_layout_side(layout) <= NONET_GAME_MAX_SIDE);
    nonet_layout_free(game->layout);
    game->layout = layout;
    game->side = nonet_layout_side(layout);
    game->cells = nonet_layout_cells(layout);
    gm_journal_free(&game->journal);
    gm_checkpoints_free(game);
    gm_hint_drop(game);
    game->start = game->board = *start;
    game->origin = origin ? *origin : gm_no_origin;
    game->origin.title[sizeof game->origin.title - 1] = 0;
    gm_clean_line(game->origin.title);
    game->verdict = NONET_VERDICT_UNKNOWN;
    game->is_settled = false;
    game->look = game->logged_look = (struct gm_look){.colour = 1};
    gm_select_none(game);
    game->awaiting = NONET_GAME_AWAITING_NOTHING;
    game->is_paused = false;
    game->counts = (struct gm_counts){0};
    game->rating = (nonet_game_rating){.hardest = ""};
    game->open_work = NONET_GAME_WORK_VERDICT;
    game->elapsed_ms = 0;
    game->must_replace = true;
    gm_text_clear(&game->log);
    gm_refresh(game);
}

/* A time that leaves out part of the game cannot be compared. */
static void lose_time(nonet_game *game)
{
    if (game->counts.untimed) return;
    game->counts.untimed = 1;
    gm_log_count(game, "untimed", 1);
}

/* Time counts while there is something to think about. */
void nonet_game_set_clock(nonet_game *game, uint64_t now_ms)
{
    if (!game) return;
    const bool is_played = game->has_clock && !game->is_paused && !gm_is_editing(game) && !gm_is_solved(game);
    if (is_played && now_ms > game->now_ms) {
        if (game->options[NONET_GAME_OPTION_SHOW_TIMER]) game->elapsed_ms += now_ms - game->now_ms;
        else lose_time(game);
    }
    game->now_ms = now_ms;
    game->has_clock = true;
}

void nonet_game_stop(nonet_game *game)
{
    if (game) nonet_stop_now(game->stop);
}

void nonet_game_set_tick(nonet_game *game, uint32_t every_ms, nonet_tick *tick, void *context)
{
    if (game) nonet_stop_set_tick(game->stop, every_ms, tick, context);
}

void nonet_game_progress(const nonet_game *game, nonet_progress *progress)
{
    nonet_generator_progress(game ? game->generator : NULL, progress);
}

void gm_say(nonet_game *game, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(game->message, sizeof game->message, format, arguments);
    va_end(arguments);
}

void gm_begin_call(nonet_game *game)
{
    game->message[0] = 0;
    game->lacks_memory = false;
}

void gm_end_call(nonet_game *game)
{
    if (game->lacks_memory) gm_say(game, "out of memory: this was not done");
}

bool gm_is_editing(const nonet_game *game)
{
    return game->board.is_editing;
}

bool gm_is_timed(const nonet_game *game)
{
    return game->options[NONET_GAME_OPTION_SHOW_TIMER] && !game->counts.untimed;
}

bool gm_is_solved(const nonet_game *game)
{
    return !game->board.is_editing && !game->empty && !game->conflicts;
}

struct gm_name gm_cell_name(const nonet_game *game, int cell)
{
    assert(cell >= 0 && cell < game->cells);
    struct gm_name name;
    nonet_layout_cell_text(game->layout, cell, name.text, sizeof name.text);
    return name;
}

size_t nonet_game_time_text(uint64_t milliseconds, char *buffer, size_t size)
{
    const unsigned long long seconds = milliseconds / 1000, hours = seconds / 3600;
    if (!buffer) size = 0;
    const int length = hours ? snprintf(buffer, size, "%llu:%02llu:%02llu", hours, seconds / 60 % 60, seconds % 60)
                             : snprintf(buffer, size, "%llu:%02llu", seconds / 60, seconds % 60);
    return (size_t)length;
}

char nonet_game_symbol(int value)
{
    if (value < 1 || value > NONET_GAME_MAX_SIDE) return '.';
    return (char)(value < 10 ? '0' + value : 'A' + (value - 10));
}

int gm_value_of_symbol(int symbol)
{
    if (symbol >= '1' && symbol <= '9') return symbol - '0';
    if (symbol >= 'A' && symbol < 'A' + NONET_GAME_MAX_SIDE - 9) return symbol - 'A' + 10;
    return -1;
}
