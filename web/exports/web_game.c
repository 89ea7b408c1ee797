/* web_game.c: the one game of the module: how it begins, what is done in it, how it is saved. */
#include <string.h>

#include "web/exports/web_inside.h"

static nonet_game *game;
static bool log_replaces;

/* The game; it is made when it is asked for first. NULL: out of memory. */
static nonet_game *the_game(void)
{
    if (!game && nonet_game_new(NULL, &game) == NONET_OK) web_watch_game(game);
    return game;
}

nonet_status web_game_new(uint32_t verdict_ms, uint32_t hint_ms, uint32_t rating_ms)
{
    const nonet_game_limits limits = {.verdict_ms = verdict_ms, .hint_ms = hint_ms, .rating_ms = rating_ms};
    nonet_game *fresh;
    const nonet_status status = nonet_game_new(&limits, &fresh);
    if (status != NONET_OK) return web_fail(status);
    nonet_game_free(game);
    game = fresh;
    web_watch_game(game);
    return web_game_state();
}

void web_game_clock(double now_ms)
{
    nonet_game_set_clock(the_game(), now_ms > 0 ? (uint64_t)now_ms : 0);
}

/* ---- the state ------------------------------------------------------------------------------------------ */

nonet_status web_game_state(void)
{
    web_clear();
    const nonet_status status = the_game() ? nonet_game_json(game, web_put, NULL) : NONET_ERR_MEMORY;
    return status == NONET_OK ? NONET_OK : web_fail(NONET_ERR_MEMORY);
}

/* After a call that begins a game: what it was not is told by the message of the game that goes on. */
static nonet_status told(nonet_status status)
{
    const nonet_status written = web_game_state();
    return written == NONET_OK && status != NONET_ERR_MEMORY ? status : NONET_ERR_MEMORY;
}

/* ---- beginning ------------------------------------------------------------------------------------------ */

nonet_status web_game_generate(int box_rows, int box_columns, int level, uint64_t seed, uint32_t limit_ms)
{
    nonet_layout *layout;
    nonet_game_wish wish;
    const nonet_refusal *const problem = nonet_layout_problem(box_rows, box_columns);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_layout_new(box_rows, box_columns, &layout);
    if (status != NONET_OK) return web_fail(status);
    nonet_game_wish_defaults(&wish);
    wish.layout = layout;
    wish.level = level;
    wish.seed = seed;
    wish.timeout_ms = limit_ms;
    status = told(nonet_game_begin_generated(the_game(), &wish));
    nonet_layout_free(layout);
    return status;
}

nonet_status web_game_daily(int year, int month, int day, uint32_t limit_ms)
{
    nonet_game_wish wish;
    const nonet_status status = nonet_game_daily(year, month, day, &wish);
    if (status != NONET_OK) return web_fail(status);
    wish.timeout_ms = limit_ms;
    return told(nonet_game_begin_generated(the_game(), &wish));
}

nonet_status web_game_play(int number, int level, bool has_seed, uint64_t seed, const char *title)
{
    const nonet_step *step;
    const nonet_position *position;
    nonet_game_origin origin;
    if (!web_step(number, &step, &position)) return web_fail(NONET_ERR_ARG);
    nonet_game_origin_defaults(&origin);
    origin.level = level;
    origin.has_seed = has_seed;
    origin.seed = seed;
    strncpy(origin.title, title, sizeof origin.title - 1);
    return told(nonet_game_begin_puzzle(the_game(), position, &origin));
}

nonet_status web_game_edit(int box_rows, int box_columns)
{
    nonet_layout *layout;
    const nonet_refusal *const problem = nonet_layout_problem(box_rows, box_columns);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_layout_new(box_rows, box_columns, &layout);
    if (status != NONET_OK) return web_fail(status);
    status = told(nonet_game_begin_empty(the_game(), layout));
    nonet_layout_free(layout);
    return status;
}

nonet_status web_game_open(const char *text, size_t length, const char *title)
{
    return told(nonet_game_open(the_game(), text, length, title, NULL));
}

nonet_status web_game_paste(const char *text, size_t length)
{
    return told(nonet_game_paste(the_game(), text, length, NULL));
}

/* ---- playing -------------------------------------------------------------------------------------------- */

int web_game_press(int key)
{
    return (int)nonet_game_press(the_game(), key);
}

int web_game_do(int command, int argument)
{
    return (int)nonet_game_do(the_game(), (nonet_game_command)command, argument);
}

void web_game_click(int cell)
{
    nonet_game_click(the_game(), cell);
}

void web_game_select(int cell, int how)
{
    nonet_game_select(the_game(), cell, (nonet_game_selecting)how);
}

void web_game_name_checkpoint(int number, const char *name)
{
    nonet_game_name_checkpoint(the_game(), number, name);
}

void web_game_option(int option, bool is_on)
{
    nonet_game_set_option(the_game(), (nonet_game_option)option, is_on);
}

unsigned web_game_think(uint32_t limit_ms)
{
    return nonet_game_think(the_game(), limit_ms);
}

/* ---- as text -------------------------------------------------------------------------------------------- */

static nonet_status answer_text(nonet_status status, const char *text, size_t length)
{
    web_clear();
    if (status != NONET_OK) return web_fail(status);
    return web_put(NULL, text, length) ? NONET_OK : web_fail(NONET_ERR_MEMORY);
}

nonet_status web_game_save(void)
{
    const char *text = NULL;
    size_t length = 0;
    const nonet_status status = nonet_game_save(the_game(), &text, &length);
    return answer_text(status, text, length);
}

nonet_status web_game_log(bool with_time)
{
    const char *text = NULL;
    size_t length = 0;
    const nonet_status status = nonet_game_log(the_game(), with_time, &text, &length, &log_replaces);
    return answer_text(status, text, length);
}

bool web_game_log_replaces(void)
{
    return log_replaces;
}

nonet_status web_game_export(int kind, const char *notation)
{
    const char *text = NULL;
    size_t length = 0;
    const nonet_status status = nonet_game_export(the_game(), (nonet_game_export_kind)kind, notation, &text, &length);
    return answer_text(status, text, length);
}

nonet_status web_draw_hint(const nonet_game *of, int picture)
{
    nonet_drawing *drawing;
    const nonet_drawing_settings settings = web_drawing_settings(picture);
    nonet_status status = nonet_game_hint_drawing(of, &settings, &drawing);
    if (status != NONET_OK) return web_fail(status);
    nonet_json *const json = web_begin();
    status = nonet_json_drawing(json, NULL, drawing);
    nonet_json_free(json);
    nonet_drawing_free(drawing);
    return status == NONET_OK ? NONET_OK : web_fail(NONET_ERR_MEMORY);
}

nonet_status web_game_hint_drawing(int picture)
{
    return web_draw_hint(the_game(), picture);
}
