/* escapes.h: what follows an Escape at once. */
#ifndef TUI_ESCAPES_H
#define TUI_ESCAPES_H

/* ncurses has handed out an Escape. Returns 27 if it is the key Escape. If it begins something (Alt with a key, a
 * function key that the terminal's description does not have, an answer of the terminal), all of that is taken and
 * thrown away: 0. If it is a key that came in pieces: its code in ncurses. */
int escapes_take(void);

/* The rest of a sequence whose Escape was taken for the key a moment ago, because a slow line brought it alone: `first`
 * is [ or O. As above: 0 or a code. */
int escapes_take_rest(int first);

#endif
