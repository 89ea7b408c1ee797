/* escapes.h: what follows an Escape at once. */
#ifndef TUI_ESCAPES_H
#define TUI_ESCAPES_H

#include <stdbool.h>

/* ncurses has handed out an Escape. If it begins something (Alt with a key, a function key that the terminal's
 * description does not have, an answer of the terminal), all of that is taken and thrown away. False: it is the key
 * Escape. */
bool escapes_swallow(void);

#endif
