/* scene.c: the whole screen: a title, the board, the panel, a line for messages. All of it is drawn for every event;
 * ncurses sends what differs. */
#include <assert.h>
#include <curses.h>
#include <stdio.h>
#include <string.h>

#include "background_task.h"
#include "board_view.h"
#include "look.h"
#include "panel.h"
#include "session.h"
#include "terminal.h"

static void draw_too_small(void)
{
    put_words(stdscr, LINES / 2 > 1 ? LINES / 2 - 1 : 0, 0, COLS, "This window is %dx%d.", COLS, LINES);
    put_words(stdscr, LINES / 2 > 1 ? LINES / 2 : 1, 0, COLS, "It must be %dx%d.", LEAST_COLUMNS, LEAST_ROWS);
}

/* ---- the title ------------------------------------------------------------------------------------------ */

static int add_title_part(int column, const char *text)
{
    const int gap = column > 1 ? 3 : 0;
    const int used = put_text(stdscr, 0, column + gap, COLS - 12 - column - gap, text);
    return used ? column + gap + used : column;
}

static int draw_level(const nonet_game *game, int column)
{
    const nonet_game_origin origin = game_origin(game);
    const nonet_game_rating rating = game_rating(game);
    const int side = nonet_layout_side(nonet_game_layout(game));
    char text[80];
    const char *const level = origin.level >= 0 ? nonet_level_at((size_t)origin.level)->name
                              : rating.is_known ? nonet_level_at((size_t)rating.level)->name
                                                : "";
    snprintf(text, sizeof text, "%s%s%dx%d", level, *level ? " " : "", side, side);
    column = add_title_part(column, text);
    if (rating.is_known && rating.has_er) {
        snprintf(text, sizeof text, "ER %d.%d", rating.er / 10, rating.er % 10);
        column = add_title_part(column, text);
    }
    return column;
}

static void draw_title(const struct session *session)
{
    const nonet_game_origin origin = game_origin(session->game);
    char seed[40];
    attrset((int)look_of(LOOK_STRONG));
    int column = add_title_part(1, "nonet");
    attrset((int)look_of(LOOK_PLAIN));
    column = draw_level(session->game, column);
    attrset((int)look_of(LOOK_QUIET));
    if (origin.has_seed) {
        snprintf(seed, sizeof seed, "seed %llu", (unsigned long long)origin.seed);
        column = add_title_part(column, seed);
    }
    if (origin.title[0]) column = add_title_part(column, origin.title);
    attrset((int)look_of(LOOK_BAD));
    if (session->is_unsaved) add_title_part(column, "not saved!");
    attrset(A_NORMAL);
}

void scene_draw_timer(const struct session *session)
{
    char text[24];
    const uint64_t since = session->is_timer_running ? terminal_clock_ms() - session->drawn_ms : 0;
    if (session->is_too_small || !session->options[NONET_GAME_OPTION_SHOW_TIMER]) return;
    nonet_game_time_text(session->elapsed_ms + since, text, sizeof text);
    attrset((int)look_of(LOOK_STRONG));
    put_words(stdscr, 0, COLS - 11, 10, "%10s", text);
    attrset(A_NORMAL);
}

static void note_timer(struct session *session, const nonet_game_state *state)
{
    session->elapsed_ms = state->elapsed_ms;
    session->drawn_ms = terminal_clock_ms();
    session->is_timer_running = state->phase == NONET_GAME_PHASE_PLAYING && !state->is_paused;
}

/* ---- the line for messages ------------------------------------------------------------------------------ */

static const char *message_of(const struct session *session)
{
    return session->notice[0] ? session->notice : nonet_game_message(session->game);
}

/* At the last stage the hint key applies the step; mistakes can be corrected if there is one solution. */
static void draw_hint_keys(nonet_game_stage stage, bool can_go_back)
{
    if (stage == NONET_GAME_STAGE_MISTAKE && !can_go_back) {
        put_words(stdscr, LINES - 1, 1, COLS - 2, "%s: no hint",
                  nonet_game_command_key_name(NONET_GAME_COMMAND_CANCEL));
        return;
    }
    const bool has_more = stage == NONET_GAME_STAGE_WHERE || stage == NONET_GAME_STAGE_WHAT, is_narrow = COLS < 64;
    const char *const more = is_narrow ? ": more  " : ": more of the hint   ", *const gap = is_narrow ? "  " : "   ";
    put_words(stdscr, LINES - 1, 1, COLS - (is_narrow ? 2 : 13), "%s%s%s: do it%s%s: no hint",
              nonet_game_command_key_name(NONET_GAME_COMMAND_HINT), has_more ? more : " or ",
              nonet_game_command_key_name(NONET_GAME_COMMAND_APPLY_HINT), gap,
              nonet_game_command_key_name(NONET_GAME_COMMAND_CANCEL));
}

/* If the panel has no room for reminders of keys, an empty message line shows them. */
static void draw_key_line(void)
{
    static const struct {
        nonet_game_command command;
        const char *words;
    } keys[] = {{NONET_GAME_COMMAND_HELP, "all keys"},
                {NONET_GAME_COMMAND_HINT, "hint"},
                {NONET_GAME_COMMAND_UNDO, "undo"},
                {NONET_GAME_COMMAND_QUIT, "quit"}};
    int column = 1;
    for (size_t at = 0; at < sizeof keys / sizeof *keys && column < COLS - 1; at++)
        column += 2 + put_words(stdscr, LINES - 1, column, COLS - 1 - column, "%s: %s",
                                nonet_game_command_key_name(keys[at].command), keys[at].words);
}

/* A hint is shown in the panel, so its text is not repeated here. */
static void draw_message(const struct session *session)
{
    const char *const text = message_of(session);
    const nonet_game_stage stage = game_hint(session->game).stage;
    const bool has_hint = stage != NONET_GAME_STAGE_NONE;
    const bool is_busy = nonet_game_work_left(session->game) != 0 && !session->has_thought;
    const char *const busy = terminal_has_unicode() ? "thinking…" : "thinking";
    const bool is_told = !has_hint || session->notice[0] || session->has_news;
    if (is_told) put_text(stdscr, LINES - 1, 1, COLS - 2 - (is_busy ? 11 : 0), text);
    attrset((int)look_of(LOOK_QUIET));
    if (has_hint && !is_told) draw_hint_keys(stage, game_state(session->game).verdict == NONET_VERDICT_UNIQUE);
    else if (!text[0] && session->screen_layout.is_panel_below) draw_key_line();
    if (is_busy) put_text(stdscr, LINES - 1, COLS - 10, 10, busy);
    attrset(A_NORMAL);
}

static void draw_pause(const struct area *area)
{
    const char *const text = " paused ";
    attrset(A_REVERSE);
    put_text(stdscr, area->row + area->rows / 2, area->column + (area->columns - (int)strlen(text)) / 2, area->columns,
             text);
    attrset(A_NORMAL);
}

/* ---- all of it ------------------------------------------------------------------------------------------ */

void scene_draw(struct session *session)
{
    assert(session->is_begun && !background_task_is_under_way());
    const nonet_layout *const layout = nonet_game_layout(session->game);
    const nonet_game_state state = game_state(session->game);
    erase();
    session->is_too_small = !screen_layout_choose(LINES, COLS, nonet_layout_box_rows(layout),
                                                  nonet_layout_box_columns(layout), &session->screen_layout);
    note_timer(session, &state);
    if (session->is_too_small) {
        draw_too_small();
        return;
    }
    draw_title(session);
    scene_draw_timer(session);
    board_view_draw(session->game, &session->screen_layout);
    if (state.is_paused) draw_pause(&session->screen_layout.board);
    session->is_hint_long = panel_draw(session->game, &session->screen_layout, &session->hint_scroll);
    draw_message(session);
}

/* Before the first game there is nothing to see. */
static void draw_behind(void *context)
{
    struct session *const session = context;
    if (!session->is_begun) return;
    nonet_game_set_clock(session->game, terminal_clock_ms());
    scene_draw(session);
}

struct backdrop scene_backdrop(struct session *session)
{
    return (struct backdrop){draw_behind, session};
}
