/* game_list.c: the list of saved games, newest first: a line for each, with what it is and how far it got, to resume or
 * delete. Below them is a row of the caller's, always visible. There may be hundreds of games, so each is read when its
 * line is first visible. */
#include <assert.h>
#include <curses.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "look.h"
#include "session.h"
#include "terminal.h"

struct list_line {
    struct saved_entry entry;
    bool is_read;
    char level[96], size[8], progress[24], time[24];
};

struct game_list {
    struct session *session;
    const char *title, *last;
    struct list_line *lines;
    int count;
    int current;        /* a line; `count`: the last row */
    int first, seen;    /* lines in the window */
    struct area area;   /* where they are shown, with the last row below them */
    nonet_game *reader; /* to look into saved games */
};

enum {
    LIST_COLUMNS = 72,
    LEVEL_COLUMNS = 20,
    HEADING_ROWS = 1,
    ROWS_BELOW = 3 /* the last row, an empty one, the keys */
};

/* ---- lines ---------------------------------------------------------------------------------------------- */

static void tell_progress(const nonet_game *game, struct list_line *line)
{
    const nonet_game_state state = game_state(game);
    const int cells = nonet_layout_cells(nonet_game_layout(game)), open = cells - state.givens;
    if (state.phase == NONET_GAME_PHASE_EDITING) snprintf(line->progress, sizeof line->progress, "being entered");
    else snprintf(line->progress, sizeof line->progress, "%d of %d", open - state.empty, open);
    if (state.elapsed_ms) nonet_game_time_text(state.elapsed_ms, line->time, sizeof line->time);
    else snprintf(line->time, sizeof line->time, "-");
}

static void read_line(struct game_list *list, struct list_line *line)
{
    char path[PATH_BYTES];
    size_t length;
    line->is_read = true;
    snprintf(line->level, sizeof line->level, "?");
    snprintf(line->progress, sizeof line->progress, "not readable");
    char *const text = saved_entry_path(&line->entry, path) ? file_read(path, &length) : NULL;
    const bool is_game = text && nonet_game_open(list->reader, text, length, NULL, NULL) == NONET_OK;
    free(text);
    if (!is_game) return;
    const int side = nonet_layout_side(nonet_game_layout(list->reader));
    const nonet_game_origin origin = game_origin(list->reader);
    if (origin.level < 0 && origin.title[0]) snprintf(line->level, sizeof line->level, "own: %s", origin.title);
    else
        snprintf(line->level, sizeof line->level, "%s",
                 origin.level >= 0 ? nonet_level_at((size_t)origin.level)->name : "own");
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
    assert(list->count && list->current >= 0 && list->current <= list->count);
    list->seen = list->count < room ? list->count : room > 1 ? room : 1;
    const int line = list->current < list->count ? list->current : list->count - 1;
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
    if (at < list->count) draw_line(&list->lines[at], row, column + 2, columns - 2);
    else put_text(stdscr, row, column + 2, columns - 2, list->last);
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
    attrset((int)look_of(LOOK_QUIET));
    put_line(row++, column + 2, columns - 2, (const char *const[]){"Level", "Size", "Filled in", "Time", "Last move"});
    list->area = (struct area){row, column, list->seen + 1, columns};
    for (int at = list->first; at < list->first + list->seen; at++) {
        if (!list->lines[at].is_read) read_line(list, &list->lines[at]);
        draw_list_row(list, at, row++, column, columns);
    }
    draw_list_row(list, list->count, row++, column, columns);
    attrset((int)look_of(LOOK_QUIET));
    put_text(stdscr, row + 1, column, columns, notice[0] ? notice : "Enter: resume  d: delete  Esc: leave");
    if (list->seen < list->count) draw_place_in_list(list, row - list->seen - 1 - HEADING_ROWS - 1, column + columns);
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
    if (at == list->count && at) list->current--;
}

static void ask_to_delete(struct game_list *list)
{
    enum { KEEP, DELETE, ROWS };
    struct form_row rows[ROWS] = {{"Keep it", NULL, 0}, {"Delete it for good", NULL, 0}};
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
    const int wanted = list->current + by;
    list->current = wanted < 0 ? 0 : wanted > list->count ? list->count : wanted;
}

static enum list_answer list_key(struct game_list *list, int key)
{
    const int rows = list->count + 1;
    switch (key) {
    case NONET_GAME_KEY_UP:
    case NONET_GAME_KEY_BACK_TAB:
    case 'k': list->current = (list->current + rows - 1) % rows; break;
    case NONET_GAME_KEY_DOWN:
    case NONET_GAME_KEY_TAB:
    case 'j': list->current = (list->current + 1) % rows; break;
    case NONET_GAME_KEY_PAGE_UP: move_in_list(list, -list->seen); break;
    case NONET_GAME_KEY_PAGE_DOWN: move_in_list(list, list->seen); break;
    case NONET_GAME_KEY_HOME: list->current = 0; break;
    case NONET_GAME_KEY_END: list->current = list->count; break;
    case NONET_GAME_KEY_DELETE:
    case 'd':
        if (list->current < list->count) ask_to_delete(list);
        break;
    case NONET_GAME_KEY_ENTER: return CHOSEN;
    case NONET_GAME_KEY_ESCAPE:
    case 'q': return LEFT;
    }
    return STAY;
}

static enum list_answer list_click(struct game_list *list, int row, int column)
{
    const int at = row - list->area.row;
    if (!area_has(&list->area, row, column)) return STAY;
    list->current = at == list->seen ? list->count : list->first + at;
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
        if (list->current == list->count) return LIST_LAST_ROW;
        const struct saved_entry *const entry = &list->lines[list->current].entry;
        if (saved_entry_path(entry, path) && resume_game(list->session, path)) return LIST_RESUMED;
    }
    return LIST_LAST_ROW;
}

static bool fill_list(struct game_list *list)
{
    size_t count;
    struct saved_entry *const entries = saved_games_list(&count);
    list->lines = calloc(count + 1, sizeof *list->lines);
    if (list->lines) {
        for (size_t at = 0; at < count; at++) list->lines[at].entry = entries[at];
        list->count = (int)count;
    }
    free(entries);
    return list->lines && list->count;
}

enum list_choice choose_saved_game(struct session *session, const char *title, const char *last)
{
    static const nonet_game_limits short_ones = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};
    struct game_list list = {.session = session, .title = title, .last = last};
    enum list_choice choice = LIST_LAST_ROW;
    if (fill_list(&list) && nonet_game_new(&short_ones, &list.reader) == NONET_OK) choice = run_list(&list);
    nonet_game_free(list.reader);
    free(list.lines);
    return choice;
}
