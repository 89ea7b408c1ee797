/* unit_text.c: see unit_text.h. The end of the text is told only if the checksum is right: the answers to other puzzles are never
 * kept. */
#include "units/unit_text.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "system/buffer.h"

enum { CHUNK_BYTES = 256 * 1024 };

static const char other_text[] = "not what it was when the units were made";

/* Returns how many bytes, 0 at the end of the file, or -1. */
static ssize_t read_chunk(const struct unit_text *text, size_t most)
{
    ssize_t length;
    do length = pread(text->descriptor, text->chunk, most, (off_t)(text->unit->offset + text->read));
    while (length < 0 && errno == EINTR);
    return length;
}

/* For the input. */
static const char *read_unit_text(void *context, const char **bytes, size_t *length)
{
    struct unit_text *const text = context;
    const uint64_t left = text->unit->bytes - text->read;
    if (text->descriptor < 0) text->descriptor = open(text->part.name, O_RDONLY | O_CLOEXEC);
    if (text->descriptor < 0) return strerror(errno);
    *bytes = text->chunk;
    *length = 0;
    if (!left) return checksum_value(&text->sum) == text->unit->sum ? NULL : other_text;
    const ssize_t found = read_chunk(text, left < CHUNK_BYTES ? (size_t)left : CHUNK_BYTES);
    if (found < 0) return strerror(errno);
    if (found == 0) return other_text;
    checksum_add(&text->sum, text->chunk, (size_t)found);
    text->read += (uint64_t)found;
    *length = (size_t)found;
    return NULL;
}

/* The same of an operand that is a puzzle. */
static const char *read_operand(void *context, const char **bytes, size_t *length)
{
    struct unit_text *const text = context;
    *bytes = text->operand;
    *length = text->read ? 0 : strlen(text->operand);
    text->read = 1;
    return NULL;
}

void unit_text_begin(struct unit_text *text, const struct unit *unit, const char *name)
{
    char *const chunk = text->chunk ? text->chunk : memory_resize(NULL, CHUNK_BYTES);
    *text = (struct unit_text){.unit = unit, .operand = name, .descriptor = -1, .chunk = chunk};
    text->part = unit->bytes ? (struct input_part){name, unit->line, unit->in_file, read_unit_text, text}
                             : (struct input_part){"argument", 0, 0, read_operand, text};
    checksum_begin(&text->sum);
}

void unit_text_end(struct unit_text *text)
{
    if (text->descriptor >= 0) close(text->descriptor);
    text->descriptor = -1;
}

void unit_text_free(struct unit_text *text)
{
    free(text->chunk);
}
