/* packed_format.c: see packed_format.h. No text of puzzles begins with these bytes: all but two have characters that no text
 * has, and of bz2 ten are compared, not only "BZh". */
#include "system/packed_format.h"

#include <string.h>

struct magic {
    enum packed_format format;
    size_t length;
    const char *bytes;
};

/* A frame of zst may be one to be skipped, with any of 16 first bytes: zstd in several threads writes some. Of bz2 an empty member
 * begins otherwise. Its fourth byte is the size of blocks, which may be any: 0 stands for that. */
#define SKIPPED(byte)                                                                                                  \
    {                                                                                                                  \
        PACKED_ZST, 4, byte "\x2a\x4d\x18"                                                                             \
    }
static const struct magic magics[] = {
    {PACKED_GZ, 3, "\x1f\x8b\x08"},
    {PACKED_ZST, 4, "\x28\xb5\x2f\xfd"},
    {PACKED_XZ, 6,
     "\xfd"
     "7zXZ\0"},
    {PACKED_BZ2, 10,
     "BZh\0"
     "1AY&SY"},
    {PACKED_BZ2, 10,
     "BZh\0"
     "\x17\x72\x45\x38\x50\x90"},
    SKIPPED("\x50"),
    SKIPPED("\x51"),
    SKIPPED("\x52"),
    SKIPPED("\x53"),
    SKIPPED("\x54"),
    SKIPPED("\x55"),
    SKIPPED("\x56"),
    SKIPPED("\x57"),
    SKIPPED("\x58"),
    SKIPPED("\x59"),
    SKIPPED("\x5a"),
    SKIPPED("\x5b"),
    SKIPPED("\x5c"),
    SKIPPED("\x5d"),
    SKIPPED("\x5e"),
    SKIPPED("\x5f"),
};
enum { MAGICS = sizeof magics / sizeof *magics };

static const char *const names[PACKED_FORMATS] = {
    [PACKED_GZ] = "gz", [PACKED_ZST] = "zst", [PACKED_XZ] = "xz", [PACKED_BZ2] = "bz2"};

/* Is this the byte of a magic at this place? */
static int is_byte_of(const struct magic *magic, size_t place, char byte)
{
    if (magic->format == PACKED_BZ2 && place == 3) return byte >= '1' && byte <= '9';
    return magic->bytes[place] == byte;
}

/* Do the first `length` bytes agree, as far as there are any? */
static int begins_as(const struct magic *magic, const char *bytes, size_t length)
{
    size_t place = 0;
    while (place < length && place < magic->length && is_byte_of(magic, place, bytes[place])) place++;
    return place == length || place == magic->length;
}

enum packed_guess packed_format_guess(const void *bytes, size_t length, enum packed_format *format)
{
    enum packed_guess guess = PACKED_IS_NOT;
    for (size_t index = 0; index < MAGICS; index++) {
        if (!begins_as(&magics[index], bytes, length)) continue;
        *format = magics[index].format;
        if (length >= magics[index].length) return PACKED_IS;
        guess = PACKED_MAY_BE;
    }
    return guess;
}

const char *packed_format_name(enum packed_format format)
{
    return names[format];
}

enum packed_format packed_format_of_name(const char *path)
{
    const char *const dot = strrchr(path, '.');
    int format = 0;
    if (!dot || strchr(dot, '/')) return PACKED_FORMATS;
    while (format < PACKED_FORMATS && strcmp(names[format], dot + 1) != 0) format++;
    return (enum packed_format)format;
}

/* ---- what is none of ours ---------------------------------------------------------------------------- */

static const struct {
    size_t place, length;
    const char *bytes, *problem;
} others[] = {
    {257, 5, "ustar", "a tar archive: unpack the files in it, or read one by tar -xOf"},
    {0, 4, "PK\3\4", "a ZIP archive: unpack the files in it, or read one by unzip -p"},
    {0, 6, "7z\xbc\xaf\x27\x1c", "a 7z archive: unpack the files in it"},
    {0, 6, "Rar!\x1a\7", "a RAR archive: unpack the files in it"},
    {0, 4, "\x04\x22\x4d\x18", "packed by lz4, which nonet does not unpack: it takes gz, zst, xz and bz2"},
    {0, 3, "\x1f\x9d\x90", "packed by compress, which nonet does not unpack: it takes gz, zst, xz and bz2"},
    {0, 5, "LZIP\1", "packed by lzip, which nonet does not unpack: it takes gz, zst, xz and bz2"},
    {0, 5, "\x5d\0\0\x80\0", "packed by lzma, which nonet does not unpack: it takes gz, zst, xz and bz2"},
};

const char *archive_problem(const void *bytes, size_t length)
{
    for (size_t index = 0; index < sizeof others / sizeof *others; index++) {
        if (length < others[index].place + others[index].length) continue;
        if (memcmp((const char *)bytes + others[index].place, others[index].bytes, others[index].length) == 0)
            return others[index].problem;
    }
    return NULL;
}
