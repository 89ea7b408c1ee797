/* panel.c: see panel.h. Parts from top to bottom, each as high as it needs to be; the hint takes what is left. */
#include "panel.h"

#include <assert.h>
#include <curses.h>
#include <string.h>

#include "look.h"
#include "terminal.h"
#include "wrap_text.h"

/* ---- digits left ---------------------------------------------------------------------------------------- */

/* Two rows for each group of values: the symbols, and how many of each are left. No groups if they would leave no room
 * for the mode and the cell below. */
struct digits_grid {
    int step, in_a_row, groups;
};

/* Mode and chosen cell; beside the board also the empty rows around them and the least that a hint needs. */
enum { ROWS_BELOW_DIGITS = 2, ROWS_OF_A_SMALL_HINT = 5 };

static struct digits_grid digits_grid_of(const struct screen_layout *layout)
{
    struct digits_grid grid = {.step = layout->side > 9 ? 3 : 2};
    grid.in_a_row = layout->panel.columns / grid.step;
    if (grid.in_a_row > layout->side) grid.in_a_row = layout->side;
    grid.groups = (layout->side + grid.in_a_row - 1) / grid.in_a_row;
    grid.in_a_row = (layout->side + grid.groups - 1) / grid.groups; /* of about the same length */
    const int below = ROWS_BELOW_DIGITS + (layout->is_panel_below ? 0 : 2 + ROWS_OF_A_SMALL_HINT);
    if (2 * grid.groups + below > layout->panel.rows) grid.groups = 0;
    return grid;
}

static void draw_digit(const nonet_game *game, const struct screen_layout *layout, const struct digits_grid *grid,
                       int value)
{
    const int left = nonet_game_values_left(game, value);
    const bool is_highlighted = game_state(game).highlight == value;
    const int row = layout->panel.row + (value - 1) / grid->in_a_row * 2;
    const int column = layout->panel.column + (value - 1) % grid->in_a_row * grid->step;
    assert(area_has(&layout->panel, row + 1, column));
    attrset((int)look_of(is_highlighted ? LOOK_HIGHLIGHT : left ? LOOK_STRONG : LOOK_QUIET));
    mvaddch(row, column, (chtype)nonet_game_symbol(value));
    attrset((int)look_of(left < 0 ? LOOK_BAD : LOOK_QUIET));
    if (left > 0) mvprintw(row + 1, column, "%d", left);
    else put_text(stdscr, row + 1, column, 1, left < 0 ? "!" : terminal_has_unicode() ? "·" : "-");
}

static int draw_digits(const nonet_game *game, const struct screen_layout *layout)
{
    const struct digits_grid grid = digits_grid_of(layout);
    for (int value = 1; grid.groups && value <= layout->side; value++) draw_digit(game, layout, &grid, value);
    return layout->panel.row + 2 * grid.groups;
}

int panel_value_at(const struct screen_layout *layout, int row, int column)
{
    const struct digits_grid grid = digits_grid_of(layout);
    const int down = row - layout->panel.row, across = column - layout->panel.column;
    if (down < 0 || down >= 2 * grid.groups || across < 0 || across >= grid.in_a_row * grid.step) return 0;
    const int value = down / 2 * grid.in_a_row + across / grid.step + 1;
    return value <= layout->side ? value : 0;
}

/* ---- the cell and the counts ---------------------------------------------------------------------------- */

static const char *mode_text(const nonet_game_state *state)
{
    static const char *const texts[] = {
        [NONET_GAME_MODE_VALUES] = "values",
        [NONET_GAME_MODE_MARKS] = "marks",
        [NONET_GAME_MODE_COLOURS] = "cell colours",
        [NONET_GAME_MODE_CANDIDATE_COLOURS] = "mark colours",
        [NONET_GAME_MODE_CENTRE_MARKS] = "centre marks",
    };
    return state->phase == NONET_GAME_PHASE_EDITING ? "entering a puzzle" : texts[state->mode];
}

static int draw_mode(const nonet_game *game, const struct area *area, int row)
{
    const nonet_game_state state = game_state(game);
    attrset((int)look_of(LOOK_QUIET));
    int used = put_text(stdscr, row, area->column, area->columns, "mode ");
    attrset((int)look_of(LOOK_STRONG));
    used += put_text(stdscr, row, area->column + used, area->columns - used, mode_text(&state));
    if (state.mode == NONET_GAME_MODE_CANDIDATE_COLOURS)
        put_words(stdscr, row, area->column + used, area->columns - used, ": %c", 'a' + state.colour - 1);
    else if (state.locked)
        put_words(stdscr, row, area->column + used, area->columns - used, ": %c", nonet_game_symbol(state.locked));
    return row + 1;
}

/* "2 5a 9", or "25a9" without blanks: the marks with the letters of their colours. */
static void add_marks_text(const nonet_game_cell *about, int side, bool has_blanks, char *text, size_t size)
{
    size_t used = 0;
    text[0] = 0;
    for (int value = 1; value <= side && used + 4 < size; value++) {
        if (!(about->marks >> (value - 1) & 1)) continue;
        if (used && has_blanks) text[used++] = ' ';
        text[used++] = nonet_game_symbol(value);
        for (int colour = 1; colour <= NONET_GAME_COLOUR_COUNT; colour++)
            if (about->coloured_marks[colour] >> (value - 1) & 1) text[used++] = (char)('a' + colour - 1);
        assert(used < size);
        text[used] = 0;
    }
}

/* If there are many marks, they lose their blanks and may take a second line. */
static int draw_marks(const nonet_game_cell *about, const struct screen_layout *layout, int row, int used)
{
    const struct area *const area = &layout->panel;
    const size_t room = (size_t)(area->columns > used ? area->columns - used : 1);
    char marks[4 * NONET_GAME_MAX_SIDE + 8];
    add_marks_text(about, layout->side, true, marks, sizeof marks);
    if (strlen(marks) > room) add_marks_text(about, layout->side, false, marks, sizeof marks);
    const char *left = marks;
    do {
        const size_t length = strlen(left) < room ? strlen(left) : room;
        put_bytes(stdscr, row++, area->column + used, area->columns - used, left, length);
        left += length;
    } while (*left && row < area->row + area->rows);
    return row;
}

/* "(bd) ", the letters of the cell's colours. */
static int draw_colours(const nonet_game_cell *about, const struct area *area, int row, int used)
{
    char letters[NONET_GAME_COLOUR_COUNT + 1] = "";
    for (int colour = 0, count = 0; colour < NONET_GAME_COLOUR_COUNT; colour++)
        if (about->colours >> colour & 1) letters[count++] = (char)('a' + colour);
    return put_words(stdscr, row, area->column + used, area->columns - used, "(%s) ", letters);
}

/* In a line of their own. */
static int draw_centre_marks_below(const nonet_game_cell *about, const struct screen_layout *layout, int row)
{
    const struct area *const area = &layout->panel;
    char marks[NONET_GAME_MAX_SIDE + 1] = "";
    size_t count = 0;
    if (!about->centre_marks || row >= area->row + area->rows) return row;
    for (int value = 1; value <= layout->side; value++)
        if (about->centre_marks >> (value - 1) & 1) marks[count++] = nonet_game_symbol(value);
    put_words(stdscr, row, area->column, area->columns, "centre %s", marks);
    return row + 1;
}

static int draw_chosen_cell(const nonet_game *game, const struct screen_layout *layout, int row)
{
    const struct area *const area = &layout->panel;
    const nonet_game_state state = game_state(game);
    const nonet_game_cell about = game_cell(game, state.cursor);
    attrset((int)look_of(LOOK_QUIET));
    char name[24];
    nonet_layout_cell_text(nonet_game_layout(game), state.cursor, name, sizeof name);
    int used = put_words(stdscr, row, area->column, area->columns, "%s ", name);
    if (about.colours && !state.is_paused) used += draw_colours(&about, area, row, used);
    attrset((int)look_of(LOOK_PLAIN));
    const char *const what = state.is_paused     ? ""
                             : about.is_given    ? "given"
                             : about.is_conflict ? "clashes"
                             : about.is_wrong    ? "wrong"
                             : about.value       ? "yours"
                             : about.is_missing  ? "lacks its mark"
                                                 : "empty";
    if (about.marks && !state.is_paused) row = draw_marks(&about, layout, row, used);
    else put_text(stdscr, row++, area->column + used, area->columns - used, what);
    return state.is_paused ? row : draw_centre_marks_below(&about, layout, row);
}

static int draw_count(const struct area *area, int row, unsigned count, const char *one, const char *many)
{
    if (!count || row >= area->row + area->rows) return row;
    put_words(stdscr, row, area->column, area->columns, "%u %s", count, count == 1 ? one : many);
    return row + 1;
}

static int draw_counts(const nonet_game *game, const struct area *area, int row)
{
    const nonet_game_state state = game_state(game);
    attrset((int)look_of(LOOK_PLAIN));
    if (state.phase == NONET_GAME_PHASE_EDITING || state.verdict != NONET_VERDICT_UNIQUE) {
        put_text(stdscr, row, area->column, area->columns, nonet_game_verdict_text(state.verdict));
        row++;
    }
    attrset((int)look_of(LOOK_QUIET));
    if (state.phase == NONET_GAME_PHASE_EDITING)
        return draw_count(area, row, (unsigned)state.givens, "given", "givens");
    row = draw_count(area, row, (unsigned)state.empty, "cell to go", "cells to go");
    if (state.selected > 1) row = draw_count(area, row, (unsigned)state.selected, "cell selected", "cells selected");
    row = draw_count(area, row, state.checkpoints, "checkpoint", "checkpoints");
    row = draw_count(area, row, state.hints, "hint", "hints");
    row = draw_count(area, row, state.reveals, "cell told", "cells told");
    if (nonet_game_get_option(game, NONET_GAME_OPTION_SHOW_WRONG))
        row = draw_count(area, row, state.mistakes, "mistake", "mistakes");
    return row;
}

/* ---- the hint ------------------------------------------------------------------------------------------- */

enum { HEADING_ROWS = 2 }; /* names of techniques have less than 40 characters */

struct hint_page {
    const struct area *area;
    int row, first, rows; /* screen row of its first line, lines left out, lines seen */
};

static void draw_hint_line(void *context, int line, const char *text, size_t length)
{
    const struct hint_page *const page = context;
    if (line < page->first || line >= page->first + page->rows) return;
    put_bytes(stdscr, page->row + line - page->first, page->area->column, page->area->columns, text, length);
}

static bool draw_hint(const nonet_game *game, const struct area *area, int row, int *scroll)
{
    const nonet_game_hint hint = game_hint(game);
    const int bottom = area->row + area->rows;
    struct hint_page page = {.area = area, .row = row, .rows = HEADING_ROWS};
    attrset((int)look_of(LOOK_STRONG));
    row += wrap_text(hint.technique[0] ? hint.technique : "Hint", area->columns, draw_hint_line, &page);
    attrset((int)look_of(LOOK_PLAIN));
    page = (struct hint_page){.area = area, .row = row, .rows = bottom - row};
    const int lines = wrap_text(hint.text, area->columns, NULL, NULL);
    const bool is_long = lines > page.rows;
    if (is_long) page.rows--;
    if (*scroll > lines - page.rows) *scroll = lines - page.rows;
    if (*scroll < 0) *scroll = 0;
    page.first = *scroll;
    wrap_text(hint.text, area->columns, draw_hint_line, &page);
    attrset((int)look_of(LOOK_QUIET));
    if (is_long)
        put_words(stdscr, bottom - 1, area->column, area->columns, "PgUp PgDn  %d%%",
                  100 * (page.first + page.rows) / lines);
    return is_long;
}

/* ---- keys to begin with --------------------------------------------------------------------------------- */

struct reminder {
    nonet_game_command command;
    const char *words;
};

/* The last keys of the list: all that are useful now. */
static void draw_reminders(const struct area *area, int row, bool is_editing)
{
    static const struct reminder playing[] = {
        {NONET_GAME_COMMAND_VALUES_OR_MARKS, "values/marks"},
        {NONET_GAME_COMMAND_HINT, "hint"},
        {NONET_GAME_COMMAND_UNDO, "undo"},
        {NONET_GAME_COMMAND_NEW, "new game"},
        {NONET_GAME_COMMAND_HELP, "all keys"},
        {NONET_GAME_COMMAND_QUIT, "quit"},
    };
    static const struct reminder editing[] = {
        {NONET_GAME_COMMAND_CLEAR, "clear the cell"},
        {NONET_GAME_COMMAND_EDIT_OR_PLAY, "play it"},
        {NONET_GAME_COMMAND_UNDO, "undo"},
        {NONET_GAME_COMMAND_NEW, "new game"},
        {NONET_GAME_COMMAND_HELP, "all keys"},
        {NONET_GAME_COMMAND_QUIT, "quit"},
    };
    enum { REMINDERS = sizeof playing / sizeof *playing };
    _Static_assert(sizeof editing == sizeof playing, "both have as many rows");
    const struct reminder *const reminders = is_editing ? editing : playing;
    const int first = area->row + area->rows - REMINDERS;
    if (first <= row) return;
    for (int at = 0; at < REMINDERS; at++) {
        attrset((int)look_of(LOOK_STRONG));
        put_text(stdscr, first + at, area->column, area->columns, nonet_game_command_key_name(reminders[at].command));
        attrset((int)look_of(LOOK_QUIET));
        put_text(stdscr, first + at, area->column + 6, area->columns - 6, reminders[at].words);
    }
}

/* ---- all of it ------------------------------------------------------------------------------------------ */

bool panel_draw(const nonet_game *game, const struct screen_layout *layout, int *scroll)
{
    const struct area *const area = &layout->panel;
    const bool has_hint = game_hint(game).stage != NONET_GAME_STAGE_NONE;
    const int gap = !layout->is_panel_below;
    bool is_long = false;
    if (has_hint && layout->is_panel_below) {
        is_long = draw_hint(game, area, area->row, scroll);
    } else {
        int row = draw_digits(game, layout) + gap;
        row = draw_mode(game, area, row);
        row = draw_chosen_cell(game, layout, row) + gap;
        if (has_hint) is_long = draw_hint(game, area, row, scroll);
        else if (row < area->row + area->rows) row = draw_counts(game, area, row);
        if (!has_hint) draw_reminders(area, row, game_state(game).phase == NONET_GAME_PHASE_EDITING);
    }
    attrset(A_NORMAL);
    return is_long;
}
