/* signals.h: signals as bytes in a pipe, so that the program waits for everything in one place. */
#ifndef TUI_SIGNALS_H
#define TUI_SIGNALS_H

#include <stdbool.h>

/* From now on signals are noted: resize, suspend, go on, and those that end the program. */
bool signals_watch(void);

/* As they were before. */
void signals_release(void);

/* Becomes readable when something was noted, or when signals_wake was called. */
int signals_descriptor(void);

/* Wake up who waits; safe from threads. */
void signals_wake(void);

/* Empty the pipe. */
void signals_clear(void);

/* Whether the signal came since it was last asked for. */
bool signals_resized(void);
bool signals_suspended(void);
bool signals_continued(void);

/* The signal that ends the program, or 0; it stays. */
int signals_end(void);

/* Stop as Ctrl-Z does, and come back when the shell says so. */
void signals_stop_here(void);

/* Threads made between these two leave all signals to the main thread. */
void signals_hold(void);
void signals_let_go(void);

#endif
