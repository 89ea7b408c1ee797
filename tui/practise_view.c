/* practise_view.c: the screen of practice: title, board, and a panel with the task, the answer, what was said of it, and the hint. */
#include <curses.h>
#include <string.h>

#include "board_view.h"
#include "key_help.h"
#include "look.h"
#include "practise.h"
#include "terminal.h"
#include "wrap_text.h"

/* ---- lines of the panel ---------------------------------------------------------------------------------- */

struct flow {
    const struct area *area;
    int row;         /* the next one */
    int first, rows; /* lines left out, lines seen */
};

static void draw_flow_line(void *context, int line, const char *text, size_t length)
{
    const struct flow *const flow = context;
    if (line < flow->first || line >= flow->first + flow->rows) return;
    put_bytes(stdscr, flow->row + line - flow->first, flow->area->column, flow->area->columns, text, length);
}

static int rows_left(const struct flow *flow)
{
    return flow->area->row + flow->area->rows - flow->row;
}

static void add_text(struct flow *flow, enum look look, const char *text)
{
    attrset((int)look_of(look));
    flow->first = 0;
    flow->rows = rows_left(flow);
    const int lines = *text ? wrap_text(text, flow->area->columns, draw_flow_line, flow) : 0;
    flow->row += lines < flow->rows ? lines : flow->rows;
}

/* What does not fit is scrolled. Is it so long? */
static bool add_scrolled(struct flow *flow, const char *text, int *scroll)
{
    const int lines = wrap_text(text, flow->area->columns, NULL, NULL);
    const bool is_long = lines > rows_left(flow);
    attrset((int)look_of(LOOK_PLAIN));
    flow->rows = rows_left(flow) - is_long;
    if (*scroll > lines - flow->rows) *scroll = lines - flow->rows;
    if (*scroll < 0) *scroll = 0;
    flow->first = *scroll;
    wrap_text(text, flow->area->columns, draw_flow_line, flow);
    attrset((int)look_of(LOOK_QUIET));
    if (is_long)
        put_words(stdscr, flow->area->row + flow->area->rows - 1, flow->area->column, flow->area->columns,
                  "PgUp PgDn  %d%%", 100 * (flow->first + flow->rows) / lines);
    return is_long;
}

/* ---- the panel ------------------------------------------------------------------------------------------- */

static enum look look_of_verdict(nonet_practice_verdict verdict)
{
    return verdict == NONET_PRACTICE_VERDICT_WRONG ? LOOK_BAD : LOOK_STRONG;
}

static void add_answer(struct flow *flow, const nonet_practice_state *state)
{
    char text[700];
    if (!state->answer[0]) return;
    snprintf(text, sizeof text, "Answer: %s", state->answer);
    add_text(flow, LOOK_ENTRY, text);
}

struct key_words {
    nonet_game_command command;
    const char *words;
};

static const char *name_of_key(nonet_game_command command)
{
    const nonet_game_binding *binding;
    for (size_t at = 0; (binding = nonet_practice_binding_at(at)); at++)
        if (binding->command == command) return binding->name;
    return "";
}

static const struct key_words reminders[] = {
    {NONET_GAME_COMMAND_APPLY_HINT, "answer"},    {NONET_GAME_COMMAND_HINT, "help"},
    {NONET_GAME_COMMAND_CLEAR, "cell as it was"}, {NONET_GAME_COMMAND_NEW, "next"},
    {NONET_GAME_COMMAND_HELP, "all keys"},        {NONET_GAME_COMMAND_QUIT, "leave"},
};

enum { REMINDERS = sizeof reminders / sizeof *reminders };

static const char *words_of(const struct key_words *key, bool is_over)
{
    return is_over && key->command == NONET_GAME_COMMAND_APPLY_HINT ? "next" : key->words;
}

static void draw_reminders(const struct flow *flow, bool is_over)
{
    const struct area *const area = flow->area;
    const int first = area->row + area->rows - REMINDERS;
    if (first <= flow->row) return;
    for (int at = 0; at < REMINDERS; at++) {
        attrset((int)look_of(LOOK_STRONG));
        put_text(stdscr, first + at, area->column, area->columns, name_of_key(reminders[at].command));
        attrset((int)look_of(LOOK_QUIET));
        put_text(stdscr, first + at, area->column + 6, area->columns - 6, words_of(&reminders[at], is_over));
    }
}

static void draw_panel(struct practise_page *page, const nonet_practice_state *state)
{
    const nonet_game_hint hint = game_hint(nonet_practice_game(page->practice));
    const bool has_hint = hint.stage != NONET_GAME_STAGE_NONE;
    const int gap = !page->layout.is_panel_below;
    struct flow flow = {.area = &page->layout.panel, .row = page->layout.panel.row};
    if (!has_hint && !state->text[0]) {
        add_text(&flow, LOOK_STRONG, state->task);
        flow.row += gap;
    }
    add_answer(&flow, state);
    if (state->text[0]) add_text(&flow, look_of_verdict(state->verdict), state->text);
    page->is_hint_long = false;
    if (has_hint) {
        if (state->text[0] || state->answer[0]) flow.row += gap;
        if (hint.technique[0]) add_text(&flow, LOOK_STRONG, hint.technique);
        page->is_hint_long = add_scrolled(&flow, hint.text, &page->scroll);
    } else {
        draw_reminders(&flow, state->is_over);
    }
    attrset(A_NORMAL);
}

/* ---- title and message ----------------------------------------------------------------------------------- */

static void draw_title(const nonet_practice_state *state)
{
    const nonet_technique *const technique = nonet_technique_at((size_t)state->technique);
    attrset((int)look_of(LOOK_STRONG));
    int column = 1 + put_text(stdscr, 0, 1, COLS - 2, "nonet practise") + 3;
    attrset((int)look_of(LOOK_PLAIN));
    column += put_words(stdscr, 0, column, COLS - 1 - column, "%s", technique->name) + 3;
    attrset((int)look_of(LOOK_QUIET));
    put_words(stdscr, 0, column, COLS - 1 - column, "%s, position %llu", nonet_level_at((size_t)technique->level)->name,
              (unsigned long long)state->number);
    attrset(A_NORMAL);
}

static void draw_message(const struct practise_page *page, const nonet_practice_state *state)
{
    const char *const said = nonet_game_message(nonet_practice_game(page->practice));
    const bool has_hint = game_hint(nonet_practice_game(page->practice)).stage != NONET_GAME_STAGE_NONE;
    if (page->notice[0] || (said[0] && !has_hint)) {
        put_text(stdscr, LINES - 1, 1, COLS - 2, page->notice[0] ? page->notice : said);
        return;
    }
    attrset((int)look_of(LOOK_QUIET));
    for (int at = 0, column = 1; at < REMINDERS && column < COLS - 1; at++)
        column += 3 + put_words(stdscr, LINES - 1, column, COLS - 1 - column, "%s: %s",
                                name_of_key(reminders[at].command), words_of(&reminders[at], state->is_over));
    attrset(A_NORMAL);
}

/* ---- all of it ------------------------------------------------------------------------------------------- */

static void draw_too_small(void)
{
    put_words(stdscr, LINES / 2, 0, COLS, "This window is %dx%d.", COLS, LINES);
    if (LINES > 1) put_words(stdscr, LINES / 2 + 1, 0, COLS, "It must be %dx%d.", LEAST_COLUMNS, LEAST_ROWS);
}

void practise_draw(struct practise_page *page)
{
    const nonet_game *const game = nonet_practice_game(page->practice);
    nonet_practice_state state;
    nonet_practice_get_state(page->practice, &state);
    erase();
    page->is_too_small = !screen_layout_choose(LINES, COLS, 3, 3, &page->layout);
    if (page->is_too_small) {
        draw_too_small();
        return;
    }
    draw_title(&state);
    board_view_draw(game, &page->layout);
    draw_panel(page, &state);
    draw_message(page, &state);
}

void practise_show_keys(void)
{
    key_help_of(9, nonet_practice_binding_at);
}
