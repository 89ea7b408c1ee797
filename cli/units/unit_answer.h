/* unit_answer.h: the file that keeps the answers of a unit: the answers, the record (what is to be told of them), and a last line of
 * a fixed length that says how long both are, which unit of which plan they answer, and their checksum. */
#ifndef CLI_UNIT_ANSWER_H
#define CLI_UNIT_ANSWER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "system/checksum.h"

/* One that is being written. */
struct unit_writer {
    int descriptor; /* or -1 */
    uint64_t length;
    struct checksum sum;
    const char *problem; /* why it cannot be written, or NULL */
};

void unit_writer_begin(struct unit_writer *writer, int folder, const char *name);

/* A nonet_text_sink. False: writer->problem says why. */
bool unit_writer_add(void *context, const char *text, size_t length);

/* The answers are complete: add the rest, and have it all on the disk. False as above; the file is closed in any case. */
bool unit_writer_end(struct unit_writer *writer, uint64_t plan, size_t unit, const char *record, size_t record_length);

/* It is not wanted any more: close it. */
void unit_writer_drop(struct unit_writer *writer);

/* One that was read. */
struct unit_answer {
    const char *text, *record;
    size_t length, record_length;
    void *memory;
    size_t memory_length;
};

/* Returns NULL, or what is wrong; "" means that there is none. */
const char *unit_answer_read(struct unit_answer *answer, int folder, const char *name, uint64_t plan, size_t unit);
void unit_answer_free(struct unit_answer *answer);

#endif
