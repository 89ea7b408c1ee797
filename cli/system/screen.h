/* screen.h: the terminal that results, messages and progress may share. */
#ifndef CLI_SCREEN_H
#define CLI_SCREEN_H

#include <stdbool.h>

/* Hold the lock while writing to a terminal; taking it erases the status line. */
void screen_lock(void);
void screen_unlock(void);

/* Ask the person at the terminal, on standard error. */
void screen_prompt(const char *text);

/* Show `line` as the last line of the terminal on standard error until the next output. */
void screen_show_status(const char *line);

/* Erase the status line. */
void screen_clear_status(void);

/* Is this output a terminal that may be given colours (NO_COLOR is not set)? */
bool screen_has_colour(int descriptor);

/* Is it a terminal that knows more than text (TERM is not dumb)? */
bool screen_obeys_codes(int descriptor);

/* Rows of the terminal of this output; 24 if it is not one. */
int screen_rows(int descriptor);

/* Columns of the terminal of this output; 80 if it is not one. */
int screen_columns(int descriptor);

#endif
