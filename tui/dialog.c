/* dialog.c: see dialog.h. A dialogue redraws its background and itself for every event, so resizing the terminal needs
 * no special care. */
#include "dialog.h"

#include <assert.h>
#include <curses.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "look.h"
#include "screen_layout.h"
#include "terminal.h"
#include "wrap_text.h"

/* Redraw this often without an event, for the timer in the background. */
enum { TICK_MS = 1000 };

/* ---- windows -------------------------------------------------------------------------------------------- */

static int larger_of(int one, int other)
{
    return one > other ? one : other;
}

static int smaller_of(int one, int other)
{
    return one < other ? one : other;
}

static void draw_border(int top, int left, int rows, int columns)
{
    const bool is_fine = terminal_has_unicode();
    attrset((int)look_of(LOOK_FRAME));
    for (int column = left; column < left + columns; column++) {
        mvaddstr(top, column, is_fine ? "─" : "-");
        mvaddstr(top + rows - 1, column, is_fine ? "─" : "-");
    }
    for (int row = top; row < top + rows; row++) {
        mvaddstr(row, left, is_fine ? "│" : "|");
        mvaddstr(row, left + columns - 1, is_fine ? "│" : "|");
    }
    mvaddstr(top, left, is_fine ? "┌" : "+");
    mvaddstr(top, left + columns - 1, is_fine ? "┐" : "+");
    mvaddstr(top + rows - 1, left, is_fine ? "└" : "+");
    mvaddstr(top + rows - 1, left + columns - 1, is_fine ? "┘" : "+");
}

void dialog_window(const char *title, int rows, int columns, int *row, int *column)
{
    const int height = smaller_of(rows + 2, LINES), width = smaller_of(columns + 4, COLS);
    const int top = (LINES - height) / 2, left = (COLS - width) / 2;
    attrset(A_NORMAL);
    for (int line = top; line < top + height; line++) mvhline(line, left, ' ', width);
    draw_border(top, left, height, width);
    attrset((int)look_of(LOOK_STRONG));
    put_words(stdscr, top, left + 2, width - 4, " %s ", title);
    attrset(A_NORMAL);
    *row = top + 1;
    *column = left + 2;
}

static void draw_backdrop(const struct backdrop *backdrop)
{
    erase();
    if (backdrop) backdrop->draw(backdrop->context);
}

/* A note of several lines, for draw_note and its height. */
struct note_place {
    int row, column, columns;
};

static void draw_note_line(void *context, int line, const char *text, size_t length)
{
    const struct note_place *const place = context;
    put_bytes(stdscr, place->row + line, place->column, place->columns, text, length);
}

static int note_rows(const char *note, int columns)
{
    return note && *note ? wrap_text(note, columns, NULL, NULL) + 1 : 0;
}

static void draw_note(const char *note, int row, int column, int columns)
{
    struct note_place place = {row, column, columns};
    if (!note || !*note) return;
    attrset((int)look_of(LOOK_QUIET));
    wrap_text(note, columns, draw_note_line, &place);
    attrset(A_NORMAL);
}

/* ---- forms ---------------------------------------------------------------------------------------------- */

enum { FORM_COLUMNS = 46, FORM_LABEL = 12 };

static void draw_form_row(const struct form_row *row, int screen_row, int column, int columns, bool is_current)
{
    const bool is_fine = terminal_has_unicode();
    attrset(is_current ? A_REVERSE : A_NORMAL);
    mvhline(screen_row, column, ' ' | (is_current ? A_REVERSE : 0), columns);
    put_text(stdscr, screen_row, column, 2, is_current ? "> " : "  ");
    const int used = put_text(stdscr, screen_row, column + 2, columns - 2, row->label);
    if (row->choices)
        put_words(stdscr, screen_row, column + 2 + larger_of(used + 1, FORM_LABEL), columns - FORM_LABEL - 2,
                  "%s %s %s", is_fine ? "◂" : "<", row->choices[row->chosen], is_fine ? "▸" : ">");
    if (row->key) mvaddch(screen_row, column + columns - 1, (chtype)row->key);
    attrset(A_NORMAL);
}

/* Rows that do not fit are scrolled. Returns the area of the visible rows; *first is the number of the first. */
static struct area draw_form(const char *title, const struct form_row *rows, int count, int current, const char *note,
                             int *first)
{
    const int columns = smaller_of(FORM_COLUMNS, COLS - 4);
    const int below = note_rows(note, columns);
    const int seen = smaller_of(count, larger_of(1, LINES - 2 - below));
    int row, column;
    dialog_window(title, seen + below, columns, &row, &column);
    *first = larger_of(0, smaller_of(current - seen / 2, count - seen));
    assert(current >= *first && current < *first + seen && *first + seen <= count);
    for (int at = *first; at < *first + seen; at++)
        draw_form_row(&rows[at], row + at - *first, column, columns, at == current);
    draw_note(note, row + seen + 1, column, columns);
    return (struct area){row, column, seen, columns};
}

static void change_choice(struct form_row *row, int by)
{
    int count = 0;
    if (!row->choices) return;
    while (row->choices[count]) count++;
    assert(row->chosen >= 0 && row->chosen < count);
    row->chosen = (row->chosen + by + count) % count;
}

/* Does the key end the form? */
static bool form_key(struct form_row *rows, int count, int *current, int key)
{
    switch (key) {
    case NONET_GAME_KEY_UP:
    case NONET_GAME_KEY_BACK_TAB:
    case 'k': *current = (*current + count - 1) % count; break;
    case NONET_GAME_KEY_DOWN:
    case NONET_GAME_KEY_TAB:
    case 'j': *current = (*current + 1) % count; break;
    case NONET_GAME_KEY_LEFT:
    case 'h': change_choice(&rows[*current], -1); break;
    case NONET_GAME_KEY_RIGHT:
    case ' ':
    case 'l': change_choice(&rows[*current], 1); break;
    case NONET_GAME_KEY_ENTER: return true;
    case NONET_GAME_KEY_ESCAPE:
    case 'q': *current = -1; return true;
    }
    for (int row = 0; row < count; row++) {
        if (!rows[row].key || rows[row].key != key) continue;
        *current = row;
        return true;
    }
    return false;
}

int dialog_form(const struct backdrop *backdrop, const char *title, struct form_row *rows, int count, int row,
                const char *note)
{
    int current = row, first;
    for (;;) {
        draw_backdrop(backdrop);
        const struct area seen = draw_form(title, rows, count, current, note, &first);
        const struct event event = terminal_wait(TICK_MS);
        if (event.kind == EVENT_END) return -1;
        if (event.kind == EVENT_CLICK && area_has(&seen, event.row, event.column)) {
            const int clicked = event.row - seen.row + first;
            if (!rows[clicked].choices) return clicked;
            current = clicked;
            change_choice(&rows[clicked], 1);
        }
        if (event.kind == EVENT_KEY && form_key(rows, count, &current, event.key)) return current;
    }
}

/* ---- a line --------------------------------------------------------------------------------------------- */

enum { LINE_COLUMNS = 60, LINE_SHOWN = 4096 /* bytes, of the visible form of any line that is asked for */ };

/* Of a long line, the end is visible. */
static void draw_line_question(const char *title, const char *note, const char *line)
{
    const int columns = smaller_of(LINE_COLUMNS, COLS - 4);
    int row, column;
    char shown[LINE_SHOWN];
    dialog_window(title, 1 + note_rows(note, columns), columns, &row, &column);
    nonet_visible_text(line, strlen(line), shown, sizeof shown);
    const size_t length = strlen(shown), room = (size_t)larger_of(columns - 3, 1);
    const char *seen = length > room ? shown + length - room : shown;
    while (((unsigned char)*seen & 0xC0) == 0x80) seen++;
    const int used =
        put_text(stdscr, row, column, columns - 1, "> ") + put_text(stdscr, row, column + 2, columns - 3, seen);
    draw_note(note, row + 2, column, columns);
    mvaddch(row, column + used, ' ' | A_REVERSE);
}

static void shorten(char *line)
{
    size_t length = strlen(line);
    while (length && ((unsigned char)line[length - 1] & 0xC0) == 0x80) length--;
    line[length ? length - 1 : 0] = 0;
}

static void add_character(char *line, size_t size, int character)
{
    char bytes[MB_LEN_MAX];
    mbstate_t state = {0};
    const size_t length = strlen(line), count = wcrtomb(bytes, (wchar_t)character, &state);
    if (count == (size_t)-1 || length + count >= size) return;
    memcpy(line + length, bytes, count);
    line[length + count] = 0;
}

/* A single line goes into the input; anything longer is returned as it is. */
static bool take_pasted(const struct event *event, char *line, size_t size, char **pasted)
{
    size_t length = event->length;
    while (length && (event->text[length - 1] == '\n' || event->text[length - 1] == ' ')) length--;
    if (memchr(event->text, '\n', length) && pasted) {
        *pasted = malloc(event->length + 1);
        if (!*pasted) return false;
        memcpy(*pasted, event->text, event->length);
        (*pasted)[event->length] = 0;
        return true;
    }
    const size_t used = strlen(line);
    for (size_t at = 0; at < length && used + at + 1 < size; at++) {
        line[used + at] = event->text[at] ? event->text[at] : ' ';
        line[used + at + 1] = 0;
    }
    return false;
}

bool dialog_line(const struct backdrop *backdrop, const char *title, const char *note, char *line, size_t size,
                 char **pasted)
{
    enum { CTRL_U = 'U' - '@' };
    assert(memchr(line, 0, size));
    if (pasted) *pasted = NULL;
    for (;;) {
        draw_backdrop(backdrop);
        draw_line_question(title, note, line);
        const struct event event = terminal_wait(TICK_MS);
        if (event.kind == EVENT_END) return false;
        if (event.kind == EVENT_PASTE && take_pasted(&event, line, size, pasted)) return true;
        if (event.kind != EVENT_KEY) continue;
        if (event.key == NONET_GAME_KEY_ESCAPE) return false;
        if (event.key == NONET_GAME_KEY_ENTER) return true;
        if (event.key == NONET_GAME_KEY_BACKSPACE || event.key == NONET_GAME_KEY_DELETE) shorten(line);
        else if (event.key == CTRL_U) line[0] = 0;
        else if (event.key >= ' ' && event.key < NONET_GAME_KEY_UP) add_character(line, size, event.key);
    }
}

/* ---- reading -------------------------------------------------------------------------------------------- */

/* How many bytes of the text make the next line of the screen; long lines are split. */
static size_t reader_line(const char *text)
{
    size_t length = 0;
    for (int left = larger_of(COLS - 2, 1); left > 0 && text[length] && text[length] != '\n'; left--) do
            length++;
        while (((unsigned char)text[length] & 0xC0) == 0x80);
    return length;
}

static const char *behind_reader_line(const char *text)
{
    text += reader_line(text);
    return *text == '\n' ? text + 1 : text;
}

static int count_lines(const char *text)
{
    int lines = 0;
    for (; *text; lines++) text = behind_reader_line(text);
    return lines;
}

static void draw_reader(const char *title, const char *text, int first, int seen, int lines)
{
    assert(first == 0 || (first > 0 && first + seen <= lines));
    erase();
    attrset((int)look_of(LOOK_STRONG));
    put_text(stdscr, 0, 1, COLS - 2, title);
    attrset(A_NORMAL);
    for (int line = 0; *text && line < first + seen; line++) {
        if (line >= first) put_bytes(stdscr, 2 + line - first, 1, COLS - 2, text, reader_line(text));
        text = behind_reader_line(text);
    }
    attrset((int)look_of(LOOK_QUIET));
    if (lines > seen)
        put_words(stdscr, LINES - 1, 1, COLS - 2, "%s %d to %d of %d   Esc: back",
                  COLS < 60 ? "Up Down:" : "Up Down PgUp PgDn: lines", first + 1, smaller_of(first + seen, lines),
                  lines);
    else put_text(stdscr, LINES - 1, 1, COLS - 2, "Esc: back");
    attrset(A_NORMAL);
}

/* The first line to show after a key; -1: leave. */
static int reader_key(int key, int first, int seen, int lines)
{
    switch (key) {
    case NONET_GAME_KEY_UP:
    case 'k': first--; break;
    case NONET_GAME_KEY_DOWN:
    case NONET_GAME_KEY_ENTER:
    case 'j': first++; break;
    case NONET_GAME_KEY_PAGE_UP:
    case 'b': first -= seen - 1; break;
    case NONET_GAME_KEY_PAGE_DOWN:
    case ' ': first += seen - 1; break;
    case NONET_GAME_KEY_HOME: first = 0; break;
    case NONET_GAME_KEY_END: first = lines; break;
    default: return -1;
    }
    return larger_of(0, smaller_of(first, lines - seen));
}

const char *same_text(void *context)
{
    return context;
}

void dialog_read(const char *title, const char *(*text_of)(void *context), void *context)
{
    const char *text = text_of(context);
    for (int first = 0; first >= 0;) {
        const int seen = larger_of(LINES - 4, 1), lines = count_lines(text);
        draw_reader(title, text, first, seen, lines);
        const struct event event = terminal_wait(-1);
        if (event.kind == EVENT_END) return;
        if (event.kind == EVENT_KEY) first = reader_key(event.key, first, seen, lines);
        if (event.kind != EVENT_RESIZE) continue;
        text = text_of(context);
        first = smaller_of(first, larger_of(0, count_lines(text) - larger_of(LINES - 4, 1)));
    }
}
