/* make_game.c: making a puzzle in a thread, while the screen says so; Escape cancels it. */
#include <assert.h>
#include <curses.h>

#include "background_task.h"
#include "session.h"
#include "terminal.h"

struct making {
    const nonet_game_wish *wish;
    nonet_status status;
};

static void make_in_thread(nonet_game *game, void *context)
{
    struct making *const making = context;
    making->status = nonet_game_begin_generated(game, making->wish);
}

/* For a puzzle that is ready at once, no window should flash up. */
enum { QUIET_MS = 80, TICK_MS = 1000 };

/* Some requests cannot be met: small boards have no hard puzzles. */
enum { LIMIT_MS = 60 * 1000 };

/* Of several, the first by name. */
static void draw_needed(const bool *needed, int row, int column)
{
    const nonet_technique *technique;
    int count = 0;
    for (size_t at = 0; (technique = nonet_technique_at(at)); at++)
        if (needed[at] && !count++) put_words(stdscr, row, column, 44, "that needs %s", technique->name);
    if (count > 1) put_text(stdscr, row, column + 32, 12, "or others");
}

static void draw_making(const nonet_game_wish *wish, uint64_t since_ms)
{
    const int side = nonet_layout_side(wish->layout);
    int row, column;
    erase();
    dialog_window("New game", wish->needed ? 4 : 3, 44, &row, &column);
    put_words(stdscr, row, column, 44, "Making a puzzle: %s%s%dx%d",
              wish->level >= 0 ? nonet_level_at((size_t)wish->level)->name : "", wish->level >= 0 ? " " : "", side,
              side);
    if (wish->needed) draw_needed(wish->needed, ++row, column);
    if (since_ms >= 1000) put_words(stdscr, row + 1, column, 44, "%u s", (unsigned)(since_ms / 1000));
    put_text(stdscr, row + 2, column, 44, "Esc: give up");
}

/* Until it is done; Escape asks it to stop. False: it did. */
static bool wait_for_puzzle(const nonet_game_wish *wish)
{
    const uint64_t begin = terminal_clock_ms();
    while (!background_task_is_done()) {
        const uint64_t since = terminal_clock_ms() - begin;
        if (since >= QUIET_MS) draw_making(wish, since);
        const struct event event = terminal_wait(since < QUIET_MS ? QUIET_MS : TICK_MS);
        const bool is_escape = event.kind == EVENT_KEY && (event.key == NONET_GAME_KEY_ESCAPE || event.key == 'q');
        if (is_escape || event.kind == EVENT_END) break;
    }
    const bool is_done = background_task_is_done();
    background_task_end();
    return is_done;
}

/* The game is kept by the caller if it was made. */
static bool make_wish(struct session *session, const nonet_game_wish *wish)
{
    assert(wish->seed && wish->level <= nonet_level_hardest());
    struct making making = {.wish = wish, .status = NONET_ERR_MEMORY};
    if (!background_task_begin(session->game, make_in_thread, &making)) {
        session_say(session, "no thread can be had");
        return false;
    }
    const bool is_done = wait_for_puzzle(wish);
    if (making.status == NONET_OK) return true;
    const char *const told = nonet_game_message(session->game);
    if (making.status == NONET_STOPPED && wish->needed)
        session_say(session, is_done ? "no such puzzle was found in time" : "given up: no puzzle was made");
    else if (making.status == NONET_STOPPED)
        session_say(session, is_done ? "no such puzzle was found in a minute; small boards have no hard ones"
                                     : "given up: no puzzle was made");
    else if (told[0] && making.status != NONET_ERR_MEMORY) session_say(session, "%s", told);
    else
        session_say(session, "%s",
                    making.status == NONET_ERR_ARG ? "puzzles of this kind cannot be made"
                                                   : nonet_status_name(making.status));
    return false;
}

bool make_puzzle(struct session *session, uint64_t seed)
{
    const struct preferences *const preferences = &session->preferences;
    nonet_layout *layout;
    const nonet_status status = nonet_layout_new(preferences->box_rows, preferences->box_columns, &layout);
    if (status != NONET_OK) {
        session_say(session, "%s", nonet_status_name(status));
        return false;
    }
    const nonet_game_wish wish = {
        .layout = layout,
        .level = preferences->level,
        .seed = seed ? seed : session->fresh_seed(),
        .timeout_ms = LIMIT_MS,
    };
    const bool is_made = make_wish(session, &wish);
    nonet_layout_free(layout);
    if (is_made) keep_new_game(session);
    return is_made;
}

bool make_needed(struct session *session, const struct play_wish *wished)
{
    const struct preferences *const preferences = &session->preferences;
    nonet_layout *layout;
    if (nonet_layout_new(preferences->box_rows, preferences->box_columns, &layout) != NONET_OK) {
        session_say(session, "out of memory");
        return false;
    }
    const nonet_game_wish wish = {
        .layout = layout,
        .level = wished->level,
        .seed = wished->seed ? wished->seed : session->fresh_seed(),
        .timeout_ms = wished->timeout_ms ? wished->timeout_ms : LIMIT_MS,
        .needed = wished->needed,
    };
    const bool is_made = make_wish(session, &wish);
    nonet_layout_free(layout);
    if (is_made) keep_new_game(session);
    return is_made;
}

bool make_daily(struct session *session, uint32_t daily)
{
    nonet_game_wish wish;
    nonet_layout *layout;
    if (!daily_wish(daily, &wish) || nonet_layout_new(3, 3, &layout) != NONET_OK) {
        session_say(session, "out of memory");
        return false;
    }
    wish.layout = layout;
    wish.timeout_ms = LIMIT_MS;
    const bool is_made = make_wish(session, &wish);
    nonet_layout_free(layout);
    if (is_made) keep_new_daily(session, daily);
    return is_made;
}
