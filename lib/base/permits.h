/* permits.h: the number of threads that are free to help with a long call.
 *
 * A call that starts a helper takes a permit and gives it back when the helper ends. A pool of workers adds one for
 * each idle worker and takes it away when work arrives: if a helper holds it by then, the number goes negative, and the
 * first helper to notice ends. So nobody ever waits for a permit. */
#ifndef NN_PERMITS_H
#define NN_PERMITS_H

#include <stdbool.h>

#include "nonet.h"

/* False: no thread is free. Without permits (NULL) one always is. */
bool nn_permits_take(nonet_permits *permits);
void nn_permits_give(nonet_permits *permits);
/* Give one back only if it is wanted elsewhere. */
bool nn_permits_give_if_missed(nonet_permits *permits);
bool nn_permits_are_free(const nonet_permits *permits);

#endif
