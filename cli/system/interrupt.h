/* interrupt.h: Ctrl-C and SIGTERM end a run in good order; the second one ends it at once. */
#ifndef CLI_INTERRUPT_H
#define CLI_INTERRUPT_H

#include <nonet.h>

/* From now on these signals switch `stop` on; a later call names another one. */
void interrupt_watch(nonet_stop *stop);

/* The signal that came, or 0. */
int interrupt_signal(void);

/* The signal that came is dealt with, and the work is over: switch off again, and wait for the next one. */
void interrupt_forget(void);

/* A descriptor that becomes readable when a signal comes, for poll(2). */
int interrupt_descriptor(void);

#endif
