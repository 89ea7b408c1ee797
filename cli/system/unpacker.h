/* unpacker.h: text out of packed bytes that come piece by piece: members of any format, one after the other. It needs the module
 * `packed`. */
#ifndef CLI_UNPACKER_H
#define CLI_UNPACKER_H

#include <stdbool.h>
#include <stdint.h>

#include "system/packed_format.h"

struct unpacker {
    const struct packed_module *module;
    const struct packed_codec *codec; /* of the member at hand; NULL: between two */
    void *state;                      /* the codec's */
    uint64_t taken;                   /* packed bytes */
    unsigned char head[LONGEST_MAGIC];
    size_t head_length, head_used; /* what a member begins with, and how much of it the codec has */
    const char *problem;           /* that came up, or NULL */
};

/* False after a message: the module cannot be had. */
bool unpacker_begin(struct unpacker *unpacker);

/* Read and write as far as there is something to read and room: what is left says which of them has come to an end. NULL, or
 * what is wrong with the bytes; what was written before that is good. */
const char *unpacker_go_on(struct unpacker *unpacker, struct packed_bytes *bytes);

/* There are no more bytes. NULL, or what is wrong with that. */
const char *unpacker_finish(struct unpacker *unpacker);

void unpacker_free(struct unpacker *unpacker);

#endif
