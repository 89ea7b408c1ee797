/* background.h: one piece of work that may take long, while a person waits for it. */
#ifndef CLI_BACKGROUND_H
#define CLI_BACKGROUND_H

#include <stdbool.h>

/* Run work(context) in a thread of its own, and show on the terminal how long it has taken. A signal switches the
 * stop on that interrupt_watch was given. False: one came. */
bool background_run(void (*work)(void *context), void *context);

#endif
