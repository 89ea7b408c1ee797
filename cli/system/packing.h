/* packing.h: text that is packed and written to a descriptor by a thread of its own. */
#ifndef CLI_PACKING_H
#define CLI_PACKING_H

#include <stdbool.h>
#include <stddef.h>

#include "packed/packed.h"

struct packing;

/* Begin. NULL: *problem says why; after a message, if the module cannot be had. */
struct packing *packing_begin(int descriptor, enum packed_format format, const char **problem);

/* False: what came before could not be written (packing_end says why). Called by one thread at a time. */
bool packing_write(struct packing *packing, const char *text, size_t length);

/* Wait until all is written, complete as a packed file. NULL, or what went wrong. The descriptor stays open. */
const char *packing_end(struct packing *packing);

#endif
