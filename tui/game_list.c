/* game_list.c: the list of saved games: a line for each, with what it is and how far it got, to resume or delete. Above them is
 * a row of the caller's, always visible. Games that go on come first, then those that are over, then what cannot be read; the
 * newest first of each. So all of them are read before the list is shown: a hundred take some ten milliseconds. */
#include <assert.h>
#include <curses.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "look.h"
#include "session.h"
#include "terminal.h"

enum line_kind { GOES_ON, IS_OVER, NOT_READABLE };

struct list_line {
    struct saved_entry entry;
    enum line_kind kind;
    char level[96], size[8], progress[24], time[24];
};

struct game_list {
    struct session *session;
    const char *title, *top; /* the caller's row */
    struct list_line *lines;
    int count;
    int current;        /* a line; TOP_ROW: the caller's */
    int first, seen;    /* lines in the window */
    struct area area;   /* where they are shown, with the caller's row above them */
    nonet_game *reader; /* to look into saved games */
};

enum {
    TOP_ROW = -1,
    LIST_COLUMNS = 76,
    LEVEL_COLUMNS = 25,
    HEADING_ROWS = 2, /* the caller's row, the heading */
    ROWS_BELOW = 2    /* an empty one, the keys */
};

/* ---- lines ---------------------------------------------------------------------------------------------- */

static void tell_progress(const nonet_game *game, struct list_line *line)
{
    const nonet_game_state state = game_state(game);
    const int cells = nonet_layout_cells(nonet_game_layout(game)), open = cells - state.givens;
    line->kind = state.phase == NONET_GAME_PHASE_SOLVED ? IS_OVER : GOES_ON;
    if (state.phase == NONET_GAME_PHASE_EDITING) snprintf(line->progress, sizeof line->progress, "being entered");
    else if (line->kind == IS_OVER)
        snprintf(line->progress, sizeof line->progress, "%s", state.is_given_up ? "given up" : "solved");
    else snprintf(line->progress, sizeof line->progress, "%d of %d", open - state.empty, open);
    if (state.elapsed_ms) nonet_game_time_text(state.elapsed_ms, line->time, sizeof line->time);
    else snprintf(line->time, sizeof line->time, "-");
}

/* "hard", "hard: Daily 2026-11-20", "own: sunday.txt" */
static void tell_level(const nonet_game_origin *origin, struct list_line *line)
{
    const char *const level = origin->level >= 0 ? nonet_level_at((size_t)origin->level)->name : "own";
    snprintf(line->level, sizeof line->level, "%s%s%s", level, origin->title[0] ? ": " : "", origin->title);
}

static void read_line(struct game_list *list, struct list_line *line)
{
    char path[PATH_BYTES];
    size_t length;
    line->kind = NOT_READABLE;
    snprintf(line->level, sizeof line->level, "?");
    snprintf(line->progress, sizeof line->progress, "not readable");
    char *const text = saved_entry_path(&line->entry, path) ? file_read(path, &length) : NULL;
    const bool is_game = text && nonet_game_open(list->reader, text, length, NULL, NULL) == NONET_OK;
    free(text);
    if (!is_game) return;
    const int side = nonet_layout_side(nonet_game_layout(list->reader));
    const nonet_game_origin origin = game_origin(list->reader);
    tell_level(&origin, line);
    snprintf(line->size, sizeof line->size, "%dx%d", side, side);
    tell_progress(list->reader, line);
}

/* Write the columns of a line, or of the heading. A narrow window has no room for the playing time and the date. */
static void put_line(int row, int column, int columns, const char *const parts[5])
{
    const bool is_wide = columns >= LIST_COLUMNS - 2;
    const int level_columns = is_wide ? LEVEL_COLUMNS : 7;
    put_text(stdscr, row, column, level_columns, parts[0]);
    column += level_columns + 1;
    columns -= level_columns + 1;
    if (is_wide) put_words(stdscr, row, column, columns, "%-6s %-13s %8s  %s", parts[1], parts[2], parts[3], parts[4]);
    else put_words(stdscr, row, column, columns, "%-5s %-9.9s %.10s", parts[1], parts[2], parts[4]);
}

static void draw_line(const struct list_line *line, int row, int column, int columns)
{
    char when[32];
    struct tm parts;
    localtime_r(&line->entry.changed, &parts);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M", &parts);
    put_line(row, column, columns, (const char *const[]){line->level, line->size, line->progress, line->time, when});
}

/* ---- the window ----------------------------------------------------------------------------------------- */

static void place_lines(struct game_list *list)
{
    const int room = LINES - 2 - HEADING_ROWS - ROWS_BELOW;
    assert(list->count && list->current >= TOP_ROW && list->current < list->count);
    list->seen = list->count < room ? list->count : room > 1 ? room : 1;
    const int line = list->current != TOP_ROW ? list->current : 0;
    if (line < list->first) list->first = line;
    if (line >= list->first + list->seen) list->first = line - list->seen + 1;
    if (list->first > list->count - list->seen) list->first = list->count - list->seen;
    assert(list->first >= 0 && line >= list->first && line < list->first + list->seen);
}

static void draw_list_row(struct game_list *list, int at, int row, int column, int columns)
{
    const bool is_current = at == list->current;
    attrset(is_current ? A_REVERSE : A_NORMAL);
    mvhline(row, column, ' ' | (is_current ? A_REVERSE : 0), columns);
    put_text(stdscr, row, column, 2, is_current ? "> " : "  ");
    if (at != TOP_ROW) draw_line(&list->lines[at], row, column + 2, columns - 2);
    else put_text(stdscr, row, column + 2, columns - 2, list->top);
    attrset(A_NORMAL);
}

/* In the frame, up to this column. */
static void draw_place_in_list(const struct game_list *list, int row, int end)
{
    char text[48];
    const int length =
        snprintf(text, sizeof text, " %d-%d of %d ", list->first + 1, list->first + list->seen, list->count);
    put_text(stdscr, row, end - length, length, text);
}

static void draw_list(void *context)
{
    struct game_list *const list = context;
    const char *const notice = list->session->notice;
    const struct backdrop behind = scene_backdrop(list->session);
    const int columns = LIST_COLUMNS < COLS - 4 ? LIST_COLUMNS : COLS - 4;
    int row, column;
    place_lines(list);
    erase();
    behind.draw(behind.context);
    dialog_window(list->title, list->seen + HEADING_ROWS + ROWS_BELOW, columns, &row, &column);
    list->area = (struct area){row, column, list->seen + HEADING_ROWS, columns};
    if (list->seen < list->count) draw_place_in_list(list, row - 1, column + columns);
    draw_list_row(list, TOP_ROW, row++, column, columns);
    attrset((int)look_of(LOOK_QUIET));
    put_line(row++, column + 2, columns - 2, (const char *const[]){"Level", "Size", "Filled in", "Time", "Last move"});
    for (int at = list->first; at < list->first + list->seen; at++) draw_list_row(list, at, row++, column, columns);
    attrset((int)look_of(LOOK_QUIET));
    put_text(stdscr, row + 1, column, columns,
             notice[0]                  ? notice
             : list->current == TOP_ROW ? "Enter: this  Esc: leave"
                                        : "Enter: resume  d: delete  Esc: leave");
    attrset(A_NORMAL);
}

/* ---- deleting ------------------------------------------------------------------------------------------- */

static void delete_line(struct game_list *list, int at)
{
    char path[PATH_BYTES];
    if (!saved_entry_path(&list->lines[at].entry, path) || !saved_game_delete(path)) {
        session_say(list->session, "it is not deleted: %s",
                    errno == EWOULDBLOCK ? "it is being played elsewhere" : strerror(errno));
        return;
    }
    list->count--;
    memmove(&list->lines[at], &list->lines[at + 1], (size_t)(list->count - at) * sizeof *list->lines);
    if (at == list->count) list->current--;
}

static void ask_to_delete(struct game_list *list)
{
    enum { KEEP, DELETE, ROWS };
    struct form_row rows[ROWS] = {{"Keep it", NULL, 0, 0}, {"Delete it for good", NULL, 0, 0}};
    const struct backdrop behind = {draw_list, list};
    const struct list_line *const line = &list->lines[list->current];
    char note[200];
    const char *const filled = strstr(line->progress, " of ") ? " filled in" : "";
    if (line->size[0])
        snprintf(note, sizeof note, "%s %s, %s%s, %s", line->level, line->size, line->progress, filled, line->time);
    else snprintf(note, sizeof note, "%.80s", line->entry.name);
    if (dialog_form(&behind, "Delete this game?", rows, ROWS, KEEP, note) == DELETE) delete_line(list, list->current);
}

/* ---- keys ----------------------------------------------------------------------------------------------- */

enum list_answer { STAY, CHOSEN, LEFT };

static void move_in_list(struct game_list *list, int by)
{
    const int wanted = list->current + by, last = list->count - 1;
    list->current = wanted < TOP_ROW ? TOP_ROW : wanted > last ? last : wanted;
}

static enum list_answer list_key(struct game_list *list, int key)
{
    const int last = list->count - 1;
    switch (key) {
    case NONET_GAME_KEY_UP:
    case NONET_GAME_KEY_BACK_TAB:
    case 'k': list->current = list->current == TOP_ROW ? last : list->current - 1; break;
    case NONET_GAME_KEY_DOWN:
    case NONET_GAME_KEY_TAB:
    case 'j': list->current = list->current == last ? TOP_ROW : list->current + 1; break;
    case NONET_GAME_KEY_PAGE_UP: move_in_list(list, -list->seen); break;
    case NONET_GAME_KEY_PAGE_DOWN: move_in_list(list, list->seen); break;
    case NONET_GAME_KEY_HOME: list->current = TOP_ROW; break;
    case NONET_GAME_KEY_END: list->current = last; break;
    case NONET_GAME_KEY_DELETE:
    case 'd':
        if (list->current != TOP_ROW) ask_to_delete(list);
        break;
    case 'n': list->current = TOP_ROW; return CHOSEN;
    case NONET_GAME_KEY_ENTER: return CHOSEN;
    case NONET_GAME_KEY_ESCAPE:
    case 'q': return LEFT;
    }
    return STAY;
}

static enum list_answer list_click(struct game_list *list, int row, int column)
{
    const int at = row - list->area.row;
    if (!area_has(&list->area, row, column) || at == HEADING_ROWS - 1) return STAY;
    list->current = at == 0 ? TOP_ROW : list->first + at - HEADING_ROWS;
    return CHOSEN;
}

static enum list_answer list_event(struct game_list *list, const struct event *event)
{
    if (event->kind == EVENT_KEY || event->kind == EVENT_CLICK) list->session->notice[0] = 0;
    switch (event->kind) {
    case EVENT_END: return LEFT;
    case EVENT_CLICK: return list_click(list, event->row, event->column);
    case EVENT_KEY: return list_key(list, event->key);
    default: return STAY;
    }
}

/* ---- the whole ------------------------------------------------------------------------------------------ */

static enum list_choice run_list(struct game_list *list)
{
    char path[PATH_BYTES];
    while (list->count) {
        draw_list(list);
        const struct event event = terminal_wait(-1);
        const enum list_answer answer = list_event(list, &event);
        if (answer == LEFT) return LIST_LEFT;
        if (answer == STAY) continue;
        if (list->current == TOP_ROW) return LIST_TOP_ROW;
        const struct saved_entry *const entry = &list->lines[list->current].entry;
        if (saved_entry_path(entry, path) && resume_game(list->session, path)) return LIST_RESUMED;
    }
    return LIST_TOP_ROW;
}

/* Of the same kind they keep the order of the entries, the newest first. */
static void sort_lines(struct game_list *list)
{
    for (int at = 1; at < list->count; at++) {
        const struct list_line line = list->lines[at];
        int place = at;
        for (; place > 0 && list->lines[place - 1].kind > line.kind; place--)
            list->lines[place] = list->lines[place - 1];
        list->lines[place] = line;
    }
}

static bool fill_list(struct game_list *list)
{
    size_t count;
    struct saved_entry *const entries = saved_games_list(&count);
    list->lines = calloc(count + 1, sizeof *list->lines);
    if (list->lines) {
        for (size_t at = 0; at < count; at++) {
            list->lines[at].entry = entries[at];
            read_line(list, &list->lines[at]);
        }
        list->count = (int)count;
        sort_lines(list);
    }
    free(entries);
    return list->lines && list->count;
}

enum list_choice choose_saved_game(struct session *session, const char *title, const char *top)
{
    static const nonet_game_limits short_ones = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};
    struct game_list list = {.session = session, .title = title, .top = top};
    enum list_choice choice = LIST_TOP_ROW;
    if (nonet_game_new(&short_ones, &list.reader) == NONET_OK && fill_list(&list)) choice = run_list(&list);
    nonet_game_free(list.reader);
    free(list.lines);
    return choice;
}
