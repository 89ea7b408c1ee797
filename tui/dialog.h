/* dialog.h: questions in a small window over the game: rows to choose from, a line to write, text to read. Each runs
 * until it is answered; losing the terminal counts as leaving. */
#ifndef TUI_DIALOG_H
#define TUI_DIALOG_H

#include <stdbool.h>
#include <stddef.h>

/* What is behind the window: redrawn for every frame. */
struct backdrop {
    void (*draw)(void *context);
    void *context;
};

/* A row of a form. With choices, Left and Right change `chosen`; without, it is there to be chosen by Enter. */
struct form_row {
    const char *label;
    const char *const *choices; /* NULL after the last; or NULL */
    int chosen;
    char key; /* chooses the row, as Enter on it does, and is shown at its end; 0: none */
};

/* Show a form. Returns the row on which Enter was pressed, or -1: the player left. `note` is shown below, or NULL.
 * `row` is selected first. */
int dialog_form(const struct backdrop *backdrop, const char *title, struct form_row *rows, int count, int row,
                const char *note);

/* Ask for a line. `line` (of `size` bytes) holds the initial text, then the answer. False: the player left. Pasting
 * several lines ends the question; the text is in *pasted (free it), otherwise NULL. */
bool dialog_line(const struct backdrop *backdrop, const char *title, const char *note, char *line, size_t size,
                 char **pasted);

/* Show text on the whole screen, with scrolling. It is requested again when the window changes size. */
void dialog_read(const char *title, const char *(*text_of)(void *context), void *context);

/* For text that is the same in every window: the context is the text. */
const char *same_text(void *context);

/* Draw an empty window with a title in the middle of the screen; *row and *column are where its inside begins. */
void dialog_window(const char *title, int rows, int columns, int *row, int *column);

#endif
