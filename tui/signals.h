/* signals.h: signals as bytes in a pipe, so that the program waits for everything in one place. */
#ifndef TUI_SIGNALS_H
#define TUI_SIGNALS_H

#include <stdbool.h>

/* From now on signals are noted: resize, suspend, go on, and those that end the program. */
bool signals_watch(void);

/* Restore the previous handlers. */
void signals_release(void);

/* Becomes readable when something was noted, or when signals_wake was called. */
int signals_descriptor(void);

/* Wake up the waiting loop; callable from any thread. */
void signals_wake(void);

/* Empty the pipe. */
void signals_clear(void);

/* Has the signal come since the last call? */
bool signals_resized(void);
bool signals_suspended(void);
bool signals_continued(void);

/* The signal that ends the program, or 0; it stays. */
int signals_end(void);

/* Suspend as Ctrl-Z does, and return when the shell resumes us. */
void signals_stop_here(void);

/* Threads made between these two leave all signals to the main thread. */
void signals_hold(void);
void signals_let_go(void);

#endif
