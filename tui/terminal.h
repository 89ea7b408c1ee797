/* terminal.h: the terminal: starting and ending it, its events, and text on it. Keys are numbered as in game.h. */
#ifndef TUI_TERMINAL_H
#define TUI_TERMINAL_H

#include <curses.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "preferences.h"

/* Take the terminal over. NULL, or why it is not possible. */
const char *terminal_begin(const struct preferences *preferences);

/* Give it back as it was; may be called twice. */
void terminal_end(void);

/* Can lines and signs beyond ASCII be drawn? */
bool terminal_has_unicode(void);

enum event_kind {
    EVENT_NOTHING, /* time is over, or a background task is done */
    EVENT_KEY,
    EVENT_CLICK,
    EVENT_DRAG, /* the mouse has moved with its button down, since the last EVENT_CLICK */
    EVENT_PASTE,
    EVENT_RESIZE, /* or anything else that requires a complete redraw */
    EVENT_END,    /* a signal, or the terminal is gone: leave */
};

struct event {
    enum event_kind kind;
    int key;
    int row, column;  /* of a click, or the place of the mouse */
    bool is_extended; /* with Ctrl or Shift */
    const char *text; /* pasted; until the next event */
    size_t length;
};

/* Show what was drawn, and wait for an event, at most this long (below 0: for ever). */
struct event terminal_wait(int milliseconds);

/* Leave the screen for a while and write plain text, whose long lines the terminal wraps itself, so that they are copied as
 * one; then wait for Enter. */
void terminal_print(const char *text);

/* Discard keys pressed before now: they were not meant for a question that was not visible yet. */
void terminal_forget_keys(void);

/* Time while the program was not suspended. */
uint64_t terminal_clock_ms(void);

/* Write UTF-8 text at a place, as far as it fits into `columns`. Characters that the terminal would obey or that nobody
 * sees are made visible (nonet_visible_text); those that it cannot show become ?. Returns the columns used. */
int put_text(WINDOW *window, int row, int column, int columns, const char *text);
int put_bytes(WINDOW *window, int row, int column, int columns, const char *text, size_t length);

/* The same with printf formatting. */
int put_words(WINDOW *window, int row, int column, int columns, const char *format, ...)
    __attribute__((format(printf, 5, 6)));

#endif
