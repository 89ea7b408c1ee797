/* whole_file.c: see whole_file.h. */
#include "system/whole_file.h"

#include <errno.h>
#include <stdio.h>
#include <string.h>

enum { PIECE_BYTES = 4096 };

const char *whole_file_name(const char *path)
{
    return strcmp(path, "-") ? path : "standard input";
}

static bool complain_about_file(const char *name, const char *problem)
{
    message_at((struct place){name, 0, 0}, problem);
    return false;
}

static bool read_stream(FILE *stream, const char *name, const char *purpose, size_t most, struct buffer *text)
{
    char problem[100];
    size_t got;
    snprintf(problem, sizeof problem, "too large for %s", purpose);
    do {
        got = fread(buffer_reserve(text, PIECE_BYTES), 1, PIECE_BYTES, stream);
        text->length += got;
        if (text->length > most) return complain_about_file(name, problem);
    } while (got);
    return !ferror(stream) || complain_about_file(name, strerror(errno));
}

bool read_whole_file(const char *path, const char *purpose, size_t most, struct buffer *text)
{
    const char *const name = whole_file_name(path);
    if (strcmp(path, "-") == 0) return read_stream(stdin, name, purpose, most, text);
    FILE *const stream = fopen(path, "rb");
    if (!stream) return complain_about_file(name, strerror(errno));
    const bool is_read = read_stream(stream, name, purpose, most, text);
    fclose(stream);
    return is_read;
}
