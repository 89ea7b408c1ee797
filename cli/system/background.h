/* background.h: work that may take long while a person waits for it. */
#ifndef CLI_BACKGROUND_H
#define CLI_BACKGROUND_H

#include <stdbool.h>

/* Run work(context) in its own thread, and show on the terminal how long it has taken. A signal sets the stop given to
 * interrupt_watch. False: a signal came. */
bool background_run(void (*work)(void *context), void *context);

#endif
