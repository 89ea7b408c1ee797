/* lines.h: a stream of bytes cut into lines of characters.
 *
 * Lines are normalised so that everything after this file can work with one byte per character, and the column of
 * text[i] is i + 1: box-drawing characters become '|' or NN_GLYPH_RULE, the middle dot and the no-break space become
 * NN_GLYPH_BLANK, other spaces ' ', and everything else outside printable ASCII becomes NN_GLYPH_UNKNOWN. Lines end
 * with LF, CR LF or CR. */
#ifndef NN_LINES_H
#define NN_LINES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "nonet.h"

enum { NN_GLYPH_UNKNOWN = 1, NN_GLYPH_RULE = 2, NN_GLYPH_BLANK = 3 };

/* Longer lines are not puzzles: the longest, a sukaku of side 36, has 46656 characters. */
#define NN_LINE_LIMIT ((size_t)4 << 20)

struct nn_line {
    const char *text; /* normalised, without the line end */
    size_t length;
    const char *bytes; /* as it came, for messages */
    size_t byte_count;
    uint64_t number;  /* from 1 */
    bool is_too_long; /* over NN_LINE_LIMIT; its text was dropped */
    bool is_binary;   /* has NUL bytes */
};

struct nn_lines {
    char *buffer;
    size_t capacity;
    size_t start;    /* bytes before it are used up */
    size_t end;      /* bytes from here on are free */
    size_t searched; /* up to here there is no line end */
    uint64_t number; /* of the line at `start` */
    char *glyphs;    /* the normalised line, where it differs from the bytes */
    size_t glyph_capacity;
    bool is_paused, is_finished;
    bool is_begun;       /* the first bytes have been examined */
    bool is_unreadable;  /* UTF-16: nothing more is read of this text */
    bool is_inside_long; /* skipping to the end of a line over the limit */
    bool has_line;       /* `line` is cut and not yet taken */
    size_t next_start;   /* after its line end */
    struct nn_line line;
};

/* NULL, or the invariant that does not hold (base/invariants.h; text_check.c). */
const char *nn_lines_check(const struct nn_lines *lines);

void nn_lines_restart(struct nn_lines *lines);
void nn_lines_release(struct nn_lines *lines);
nonet_status nn_lines_feed(struct nn_lines *lines, const char *text, size_t length);

/* Examine the first bytes, if they have arrived. UTF-16 is left for nn_lines_peek to complain about. */
void nn_lines_begin(struct nn_lines *lines);

/* Look at the next line without taking it. NONET_OK, NONET_MORE, NONET_END, NONET_ERR_MEMORY, or NONET_ERR_TEXT: the
 * text is UTF-16, which is reported once; nothing more is read. */
nonet_status nn_lines_peek(struct nn_lines *lines, struct nn_line *line, nonet_text_error *error);
void nn_lines_take(struct nn_lines *lines);

/* Fill in an error and return NONET_ERR_TEXT. */
#if defined(__GNUC__)
__attribute__((format(printf, 4, 5)))
#endif
nonet_status
nn_text_fail(nonet_text_error *error, uint64_t line, uint64_t column, const char *format, ...);

/* Room for one character of a text as messages show it, with quotes and the final NUL. */
#define NN_SHOWN_CHARACTER 20

/* The character at `index` of a normalised line, as the user wrote it, in quotes: '@', or '\x01'
 * for what cannot be printed. Returns `buffer`. */
const char *nn_line_show(const struct nn_line *line, size_t index, char buffer[NN_SHOWN_CHARACTER]);

/* "a" or "an", as in "an 8x8 board". */
static inline const char *nn_article(int side)
{
    return side == 8 || side == 18 ? "an" : "a";
}

#endif
