/* whole_text.c: see whole_text.h. */
#include "system/whole_text.h"

#include <stdio.h>

#include "system/unpacker.h"

enum { PIECE_BYTES = 4096 };

static bool complain_about_text(const char *path, const char *problem)
{
    message_at((struct place){whole_file_name(path), 0, 0}, problem);
    return false;
}

/* NULL or what is wrong. It stops when the text is longer than `most`. */
static const char *unpack_into(struct buffer *text, struct unpacker *unpacker, const struct buffer *packed, size_t most)
{
    struct packed_bytes bytes = {.in = (const unsigned char *)packed->bytes, .in_left = packed->length};
    const char *problem = NULL;
    do {
        bytes.out = (unsigned char *)buffer_reserve(text, PIECE_BYTES);
        bytes.out_left = PIECE_BYTES;
        problem = unpacker_go_on(unpacker, &bytes);
        text->length += PIECE_BYTES - bytes.out_left;
    } while (!problem && !bytes.out_left && text->length <= most);
    return problem || text->length > most ? problem : unpacker_finish(unpacker);
}

static const char *unpack_whole(struct buffer *text, const struct buffer *packed, size_t most)
{
    struct unpacker unpacker;
    if (!unpacker_begin(&unpacker)) return "packed, and cannot be unpacked";
    const char *const problem = unpack_into(text, &unpacker, packed, most);
    unpacker_free(&unpacker);
    return problem;
}

bool read_whole_text(const char *path, const char *purpose, size_t most, struct buffer *text)
{
    enum packed_format format;
    char too_large[100];
    if (!read_whole_file(path, purpose, most, text)) return false;
    if (packed_format_guess(text->bytes, text->length, &format) != PACKED_IS) return true;
    struct buffer packed = *text;
    *text = (struct buffer){0};
    const char *problem = unpack_whole(text, &packed, most);
    buffer_free(&packed);
    snprintf(too_large, sizeof too_large, "too large for %s", purpose);
    if (!problem && text->length > most) problem = too_large;
    return !problem || complain_about_text(path, problem);
}
