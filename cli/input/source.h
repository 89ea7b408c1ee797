/* source.h: the text of a file or of standard input, as it comes; packed text (gz, zst, xz, bz2) comes unpacked. */
#ifndef CLI_SOURCE_H
#define CLI_SOURCE_H

#include <stdint.h>

#include "system/unpacking.h"

enum { SOURCE_BYTES = 512 * 1024 }; /* thousands of lines, so that the bulk engine is well filled */

struct source {
    int descriptor;
    struct unpacking *unpacking; /* or NULL: it is not packed, or that is not known yet */
    bool is_known;               /* to be packed or not */
    size_t held;                 /* bytes in `text`, too few to know */
    uint64_t bytes_read;         /* of the file, as it lies on the disk */
    char text[SOURCE_BYTES];
};

enum source_event {
    SOURCE_TEXT, /* here is some */
    SOURCE_NONE, /* some was read, but it does not show yet what it is */
    SOURCE_END,
    SOURCE_BROKEN,  /* it cannot be read any more */
    SOURCE_DAMAGED, /* likewise, and what came before is to be answered as it stands */
};

struct source_text {
    enum source_event event;
    const char *text; /* until the next call */
    size_t length;
    const char *problem; /* until the end of the source */
};

void source_begin(struct source *source, int descriptor);

/* Readable when source_read need not wait, for poll(2). */
int source_descriptor(const struct source *source);

/* Is there packed text that is being unpacked? */
bool source_is_busy(const struct source *source);

struct source_text source_read(struct source *source);

/* The descriptor stays open. */
void source_end(struct source *source);

#endif
