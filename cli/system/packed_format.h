/* packed_format.h: what a text is packed with, by its first bytes, or by the name of a file that is to be written. */
#ifndef CLI_PACKED_FORMAT_H
#define CLI_PACKED_FORMAT_H

#include <stddef.h>

#include "packed/packed.h"

enum { LONGEST_MAGIC = 10 };

enum packed_guess {
    PACKED_IS_NOT,
    PACKED_MAY_BE, /* if it goes on as one of them: there are too few bytes */
    PACKED_IS,
};

/* What are these first bytes of a text? *format is set if it is packed. */
enum packed_guess packed_format_guess(const void *bytes, size_t length, enum packed_format *format);

/* gz, zst, xz or bz2, as the ending of a name. */
const char *packed_format_name(enum packed_format format);

/* The format that the ending of this name stands for; PACKED_FORMATS: none. */
enum packed_format packed_format_of_name(const char *path);

/* The first bytes of a text (512 say all) that is none, but something that people pack puzzles in: what it is, and what to do. Or
 * NULL. */
const char *archive_problem(const void *bytes, size_t length);

#endif
