/* escapes.h: what immediately follows an Escape. */
#ifndef TUI_ESCAPES_H
#define TUI_ESCAPES_H

/* ncurses has returned an Escape. Returns 27 if it is the Escape key. If it begins something else (Alt with a key, a
 * function key missing from the terminal's description, a reply of the terminal), all of that is read and dropped: 0.
 * If it is a key that arrived in pieces: its code in ncurses. */
int escapes_take(void);

/* The rest of a sequence whose Escape was just taken for the key, because it arrived alone on a slow line: `first` is [
 * or O. As above: 0 or a code. */
int escapes_take_rest(int first);

#endif
