/* unpacking.h: a packed file, unpacked by a thread of its own while the text is read here. */
#ifndef CLI_UNPACKING_H
#define CLI_UNPACKING_H

#include <stdbool.h>
#include <stdint.h>

#include "system/buffer.h"

struct unpacking;

/* Begin with a descriptor, of which the bytes `begun` have been read already. NULL: *problem says why. */
struct unpacking *unpacking_begin(int descriptor, const char *begun, size_t length, const char **problem);

/* Readable when there is text to be taken, for poll(2). */
int unpacking_descriptor(const struct unpacking *unpacking);

/* Is it at work? No: it waits for more of the file, or for the reader. */
bool unpacking_is_busy(const struct unpacking *unpacking);

struct unpacked_text {
    const char *text;
    size_t length;       /* 0: the end */
    uint64_t packed;     /* bytes read from the descriptor by then */
    const char *problem; /* of the end: what is wrong with the file, and where; or NULL */
};

/* Wait for the next piece of text; it stays until the next call. */
struct unpacked_text unpacking_take(struct unpacking *unpacking);

/* The descriptor stays open. */
void unpacking_end(struct unpacking *unpacking);

#endif
