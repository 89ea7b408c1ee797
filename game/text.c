/* text.c: see text.h. */
#include "text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void gm_text_free(struct gm_text *text)
{
    free(text->bytes);
    memset(text, 0, sizeof *text);
}

void gm_text_clear(struct gm_text *text)
{
    text->length = 0;
    text->is_failed = false;
    if (text->bytes) text->bytes[0] = 0;
}

bool gm_text_reserve(struct gm_text *text, size_t more)
{
    if (text->is_failed) return false;
    if (more < text->room - text->length) return true; /* with the NUL */
    size_t wanted = text->room ? text->room : 256;
    while (wanted - text->length <= more && wanted <= SIZE_MAX / 2) wanted *= 2;
    char *const larger = wanted - text->length > more ? realloc(text->bytes, wanted) : NULL;
    if (!larger) {
        text->is_failed = true;
        return false;
    }
    text->bytes = larger;
    text->room = wanted;
    return true;
}

void gm_text_add(struct gm_text *text, const char *bytes, size_t length)
{
    if (!gm_text_reserve(text, length)) return;
    memcpy(text->bytes + text->length, bytes, length);
    text->length += length;
    text->bytes[text->length] = 0;
}

/* Single words and numbers: 512 bytes are enough. */
void gm_text_format(struct gm_text *text, const char *format, ...)
{
    char piece[512];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(piece, sizeof piece, format, arguments);
    va_end(arguments);
    if (length < 0) return;
    gm_text_add(text, piece, (size_t)length < sizeof piece ? (size_t)length : sizeof piece - 1);
}

const char *gm_text_bytes(const struct gm_text *text)
{
    return text->bytes ? text->bytes : "";
}
