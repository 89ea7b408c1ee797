/* session.c: the loop: draw, wait, pass the event to the game, save the result. What the game left open because it
 * takes long is done in a thread while no key is pressed. */
#include "session.h"

#include <stdarg.h>
#include <stdio.h>

#include "background_task.h"
#include "board_view.h"
#include "key_help.h"
#include "panel.h"
#include "practise.h"
#include "terminal.h"

enum {
    IDLE_MS = 60,        /* longer than the repeat interval of a held key, so that no thread starts in between */
    TIMER_TICK_MS = 250, /* a busy game cannot be asked for its time; polling this often shows every second on time */
    MOST_THINKING_MS = 60 * 1000,
    HINT_LINES = 5,
    NOTE_TIME_MS = 20 * 1000,
};

void session_say(struct session *session, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(session->notice, sizeof session->notice, format, arguments);
    va_end(arguments);
}

/* ---- events --------------------------------------------------------------------------------------------- */

static void obey_request(struct session *session, nonet_game_request request)
{
    switch (request) {
    case NONET_GAME_REQUEST_NEW: ask_new(session); break;
    case NONET_GAME_REQUEST_OPEN: ask_open(session); break;
    case NONET_GAME_REQUEST_EXPORT: ask_export(session); break;
    case NONET_GAME_REQUEST_HELP: key_help_show(nonet_layout_side(nonet_game_layout(session->game))); break;
    case NONET_GAME_REQUEST_PRACTISE: practise_from_game(session); break;
    case NONET_GAME_REQUEST_CHECKPOINTS: ask_checkpoints(session); break;
    case NONET_GAME_REQUEST_QUIT: session->is_leaving = true; break;
    case NONET_GAME_REQUEST_NONE: break;
    }
}

/* A long hint is scrolled by keys that otherwise move the cursor. */
static bool scroll_hint(struct session *session, int key)
{
    if (!session->is_hint_long || (key != NONET_GAME_KEY_PAGE_UP && key != NONET_GAME_KEY_PAGE_DOWN)) return false;
    session->hint_scroll += key == NONET_GAME_KEY_PAGE_DOWN ? HINT_LINES : -HINT_LINES;
    return true;
}

static void take_key(struct session *session, int key)
{
    if (session->is_too_small) {
        session->is_leaving = key == 'q';
        return;
    }
    if (scroll_hint(session, key)) return;
    const nonet_game_stage stage = game_hint(session->game).stage;
    const nonet_game_request request = nonet_game_press(session->game, key);
    if (game_hint(session->game).stage != stage) session->hint_scroll = 0;
    session->has_news = game_hint(session->game).stage == stage && nonet_game_message(session->game)[0];
    obey_request(session, request);
}

static void take_click(struct session *session, int row, int column, bool is_extended)
{
    session->dragged = -1;
    if (session->is_too_small) return;
    const int cell = board_view_cell_at(session->game, &session->screen_layout, row, column);
    const int value = panel_value_at(&session->screen_layout, row, column);
    if (cell >= 0 && is_extended) nonet_game_select(session->game, cell, NONET_GAME_SELECTING_TOGGLE);
    else if (cell >= 0) nonet_game_click(session->game, cell);
    else if (value) nonet_game_do(session->game, NONET_GAME_COMMAND_SYMBOL, value);
    session->dragged = cell;
    session->is_removed = cell >= 0 && !game_cell(session->game, cell).is_selected;
}

/* The cells on the way are selected, too. A click that began elsewhere selects nothing. */
static void take_drag(struct session *session, int row, int column)
{
    const int cell = board_view_cell_at(session->game, &session->screen_layout, row, column);
    if (session->is_too_small || session->dragged < 0 || cell < 0 || cell == session->dragged) return;
    nonet_game_select(session->game, cell,
                      session->is_removed ? NONET_GAME_SELECTING_REMOVE : NONET_GAME_SELECTING_ADD);
    session->dragged = cell;
}

/* In edit mode a puzzle of the same size is a move; anything else is a new game. */
static void take_paste(struct session *session, const char *text, size_t length)
{
    nonet_text_error error;
    const bool was_editing = game_state(session->game).phase == NONET_GAME_PHASE_EDITING;
    if (session->is_too_small) return; /* the player could not see what happens */
    nonet_layout *before;              /* a copy: the game may free its own */
    if (nonet_layout_copy(nonet_game_layout(session->game), &before) != NONET_OK) return;
    keep_moves(session, true);
    const nonet_status status = nonet_game_paste(session->game, text, length, &error);
    const bool is_same = nonet_layout_equal(before, nonet_game_layout(session->game));
    nonet_layout_free(before);
    if (status != NONET_OK) return;
    if (!was_editing || !is_same || game_state(session->game).phase != NONET_GAME_PHASE_EDITING) keep_new_game(session);
}

static void take_event(struct session *session, const struct event *event)
{
    if (event->kind == EVENT_KEY || event->kind == EVENT_CLICK || event->kind == EVENT_PASTE) session->notice[0] = 0;
    if (event->kind == EVENT_KEY) take_key(session, event->key);
    if (event->kind == EVENT_CLICK) take_click(session, event->row, event->column, event->is_extended);
    if (event->kind == EVENT_DRAG) take_drag(session, event->row, event->column);
    if (event->kind == EVENT_PASTE) take_paste(session, event->text, event->length);
    if (event->kind == EVENT_END) session->is_leaving = true;
}

/* ---- waiting -------------------------------------------------------------------------------------------- */

static void think(nonet_game *game, void *context)
{
    (void)context;
    nonet_game_think(game, MOST_THINKING_MS);
}

static int until_next_second(const struct session *session)
{
    if (!session->is_timer_running || !session->options[NONET_GAME_OPTION_SHOW_TIMER]) return -1;
    return 1000 - (int)(session->elapsed_ms % 1000);
}

/* Give up waiting; asking again starts over. */
static void say_what_was_not_found(struct session *session)
{
    const unsigned open = nonet_game_work_left(session->game);
    if (open & NONET_GAME_WORK_HINT)
        session_say(session, "no step was found in a minute; %s looks again",
                    nonet_game_command_key_name(NONET_GAME_COMMAND_HINT));
    else if (open & NONET_GAME_WORK_RATING) session_say(session, "no rating was found in a minute");
    else if (open) session_say(session, "the solutions were not found in a minute");
}

/* Wait while the game is at work in its thread; an event ends that. */
static struct event wait_thinking(struct session *session)
{
    struct event event = {.kind = EVENT_NOTHING};
    if (!background_task_begin(session->game, think, NULL)) return event;
    while (!background_task_is_done() && event.kind == EVENT_NOTHING) {
        event = terminal_wait(until_next_second(session) < 0 ? -1 : TIMER_TICK_MS);
        scene_draw_timer(session);
    }
    background_task_end();
    if (event.kind == EVENT_NOTHING) say_what_was_not_found(session);
    return event;
}

/* The next event; meanwhile a game that left something open gets time for it. */
static struct event wait_for_event(struct session *session)
{
    const bool has_work = nonet_game_work_left(session->game) != 0 && !session->has_thought;
    const int wait = until_next_second(session);
    const struct event event = terminal_wait(has_work ? IDLE_MS : wait);
    if (event.kind != EVENT_NOTHING || !has_work) return event;
    session->has_thought = true;
    return wait_thinking(session);
}

/* ---- the loop ------------------------------------------------------------------------------------------- */

static bool is_solved_by_player(const struct session *session)
{
    const nonet_game_state state = game_state(session->game);
    return state.phase == NONET_GAME_PHASE_SOLVED && !state.is_given_up;
}

/* The time since the last move is saved now and then, so that losing the terminal does not improve a player's time. */
static void keep_what_was_done(struct session *session, const struct event *event, uint64_t *noted_ms)
{
    const uint64_t now = terminal_clock_ms();
    const bool is_time = now - *noted_ms >= NOTE_TIME_MS;
    if (event->kind == EVENT_NOTHING && !is_time) return;
    if (is_time) *noted_ms = now;
    keep_moves(session, is_time);
}

void session_run(struct session *session)
{
    bool was_solved = is_solved_by_player(session);
    uint64_t noted_ms = terminal_clock_ms();
    nonet_game_set_clock(session->game, noted_ms);
    while (!session->is_leaving) {
        scene_draw(session);
        const struct event event = wait_for_event(session);
        nonet_game_set_clock(session->game, terminal_clock_ms());
        if (event.kind != EVENT_NOTHING) session->has_thought = false;
        take_event(session, &event);
        keep_what_was_done(session, &event, &noted_ms);
        const bool is_solved = is_solved_by_player(session);
        if (is_solved && !was_solved) {
            const struct record_place place = keep_solved(session);
            ask_what_now(session, &place);
        }
        was_solved = is_solved_by_player(session);
    }
}
