/* practise.c: practice on the terminal: the loop, and where progress is kept. Rules, keys and texts are the game library's. */
#include "practise.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "board_view.h"
#include "practise_records.h"
#include "terminal.h"

enum { HINT_LINES = 5 };

/* ---- progress -------------------------------------------------------------------------------------------- */

uint32_t practise_today(void)
{
    const time_t now = time(NULL);
    struct tm local;
    if (!localtime_r(&now, &local)) return 0;
    local.tm_hour = 12;
    local.tm_min = local.tm_sec = 0;
    const time_t noon = timegm(&local);
    return noon < 0 ? 0 : (uint32_t)(noon / (24 * 60 * 60));
}

nonet_practice *practise_open(struct session *session, uint64_t seed)
{
    nonet_practice *practice;
    nonet_practice_settings settings;
    char problem[400];
    nonet_practice_settings_defaults(&settings);
    if (seed) settings.seed = seed;
    if (nonet_practice_new(&settings, &practice) != NONET_OK) return NULL;
    nonet_practice_set_day(practice, practise_today());
    if (keep_records(session) && !practise_records_load(session->records, practice, problem, sizeof problem))
        session_say(session, "%s", problem);
    return practice;
}

void practise_keep(struct session *session, nonet_practice *practice)
{
    char problem[400];
    if (!keep_records(session)) return;
    if (!practise_records_store(session->records, practice, problem, sizeof problem))
        session_say(session, "%s", problem);
}

/* ---- positions ------------------------------------------------------------------------------------------- */

/* How the player likes hints. */
static void take_options(const struct session *session, nonet_practice *practice)
{
    static const nonet_game_option shared[] = {NONET_GAME_OPTION_FULL_HINTS, NONET_GAME_OPTION_BRIEF_HINTS,
                                               NONET_GAME_OPTION_HODOKU_CHAINS, NONET_GAME_OPTION_FOLLOW};
    for (size_t at = 0; at < sizeof shared / sizeof *shared; at++)
        nonet_game_set_option(nonet_practice_game(practice), shared[at],
                              nonet_game_get_option(session->game, shared[at]));
    nonet_game_set_option(nonet_practice_game(practice), NONET_GAME_OPTION_SHOW_TIMER, false);
}

static bool begin_next(struct session *session, struct practise_page *page, const bool *techniques, uint64_t number)
{
    const nonet_practice_wish wish = {.technique = nonet_practice_next(page->practice, techniques), .number = number};
    const nonet_status status = nonet_practice_begin(page->practice, &wish);
    page->scroll = 0;
    if (status != NONET_OK) session_say(session, "no position: %s", nonet_status_name(status));
    else practise_keep(session, page->practice);
    return status == NONET_OK;
}

/* ---- events ---------------------------------------------------------------------------------------------- */

static bool scroll_hint(struct practise_page *page, int key)
{
    if (!page->is_hint_long || (key != NONET_GAME_KEY_PAGE_UP && key != NONET_GAME_KEY_PAGE_DOWN)) return false;
    page->scroll += key == NONET_GAME_KEY_PAGE_DOWN ? HINT_LINES : -HINT_LINES;
    return true;
}

static nonet_practice_outcome outcome_of(nonet_practice *practice)
{
    nonet_practice_state state;
    nonet_practice_get_state(practice, &state);
    return state.outcome;
}

static nonet_game_request take_key(struct session *session, struct practise_page *page, int key)
{
    if (page->is_too_small) return key == 'q' ? NONET_GAME_REQUEST_QUIT : NONET_GAME_REQUEST_NONE;
    if (scroll_hint(page, key)) return NONET_GAME_REQUEST_NONE;
    const nonet_practice_outcome before = outcome_of(page->practice);
    const nonet_game_stage stage = game_hint(nonet_practice_game(page->practice)).stage;
    const nonet_game_request request = nonet_practice_press(page->practice, key);
    if (game_hint(nonet_practice_game(page->practice)).stage != stage) page->scroll = 0;
    if (outcome_of(page->practice) != before) practise_keep(session, page->practice);
    return request;
}

static void take_click(struct practise_page *page, const struct event *event)
{
    nonet_game *const game = nonet_practice_game(page->practice);
    if (page->is_too_small) return;
    const int cell = board_view_cell_at(game, &page->layout, event->row, event->column);
    if (cell < 0) return;
    if (event->is_extended) nonet_game_select(game, cell, NONET_GAME_SELECTING_TOGGLE);
    else nonet_practice_do(page->practice, NONET_GAME_COMMAND_JUMP, cell);
}

static nonet_game_request take_event(struct session *session, struct practise_page *page, const struct event *event)
{
    if (event->kind == EVENT_KEY || event->kind == EVENT_CLICK) session->notice[0] = 0;
    if (event->kind == EVENT_KEY) return take_key(session, page, event->key);
    if (event->kind == EVENT_CLICK) take_click(page, event);
    return event->kind == EVENT_END ? NONET_GAME_REQUEST_QUIT : NONET_GAME_REQUEST_NONE;
}

static void practise_positions(struct session *session, struct practise_page *page, const bool *techniques)
{
    nonet_game_request request = NONET_GAME_REQUEST_NONE;
    while (request != NONET_GAME_REQUEST_QUIT) {
        page->notice = session->notice;
        practise_draw(page);
        const struct event event = terminal_wait(-1);
        request = take_event(session, page, &event);
        if (request == NONET_GAME_REQUEST_NEW) begin_next(session, page, techniques, 0);
        if (request == NONET_GAME_REQUEST_HELP) practise_show_keys();
    }
}

/* ---- all of it ------------------------------------------------------------------------------------------- */

void practise_run(struct session *session, const struct practise_wish *wish)
{
    struct practise_page page = {.practice = practise_open(session, wish->seed)};
    if (!page.practice) {
        session_say(session, "out of memory");
        return;
    }
    take_options(session, page.practice);
    if (begin_next(session, &page, wish->techniques, wish->number))
        practise_positions(session, &page, wish->techniques);
    board_view_end();
    nonet_practice_free(page.practice);
}

static void pause_or_go_on(struct session *session)
{
    nonet_game_set_clock(session->game, terminal_clock_ms());
    nonet_game_do(session->game, NONET_GAME_COMMAND_PAUSE, 0);
}

void practise_from_game(struct session *session)
{
    bool techniques[NONET_MAX_TECHNIQUES] = {false};
    const nonet_game_state state = game_state(session->game);
    const int hinted = nonet_technique_find(game_hint(session->game).technique);
    const bool is_running = state.phase == NONET_GAME_PHASE_PLAYING && !state.is_paused;
    const bool has_positions = hinted >= 0 && nonet_practice_has(hinted);
    if (has_positions) techniques[hinted] = true;
    if (is_running) pause_or_go_on(session);
    practise_run(session, &(struct practise_wish){.techniques = has_positions ? techniques : NULL});
    if (is_running) pause_or_go_on(session);
}
