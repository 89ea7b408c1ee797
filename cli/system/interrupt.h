/* interrupt.h: Ctrl-C and SIGTERM end a run cleanly; a second one ends it at once. A time limit can end it, too. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <nonet.h>

/* From now on these signals set `stop`; a later call replaces it. NULL: nothing, they are only remembered. */
void interrupt_watch(nonet_stop *stop);

/* Set that `stop` after this time, too; 0: no longer. */
void interrupt_after(uint64_t milliseconds);

/* The signal that came, or 0. */
int interrupt_signal(void);

/* The signal has been handled and the work is over: reset, and wait for the next one. */
void interrupt_forget(void);

/* A descriptor that becomes readable when a signal comes, for poll(2). */
int interrupt_descriptor(void);

#endif
