/* pdf_grey.c: see pdf_grey.h. The text of a page is words between blanks: numbers, names and operators, which come behind
 * what they work on. Strings, in () or <>, hold anything. Words are copied as they are; for a colour, its three numbers are
 * already copied when its operator comes, so what was written behind the first of them is taken back. */
#include "pdf_grey.h"

#include <string.h>

struct word {
    const unsigned char *start;
    size_t length;
    size_t end_in_copy; /* the copy ends there behind this word */
};

static bool is_blank(unsigned char byte)
{
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}

/* The end of a string that begins at `at`. */
static size_t string_end(const unsigned char *text, size_t at, size_t length)
{
    int depth = 0;
    for (; at < length; at++) {
        if (text[at] == '\\') at++;
        else if (text[at] == '(') depth++;
        else if (text[at] == ')' && --depth == 0) return at + 1;
    }
    return length;
}

/* The end of what begins at `at`: a blank or several, a string, or a word. */
static size_t piece_end(const unsigned char *text, size_t at, size_t length)
{
    if (text[at] == '(') return string_end(text, at, length);
    if (is_blank(text[at])) {
        while (at < length && is_blank(text[at])) at++;
        return at;
    }
    while (at < length && !is_blank(text[at]) && text[at] != '(') at++;
    return at;
}

static bool is_same(const struct word *word, const struct word *other)
{
    return word->length == other->length && memcmp(word->start, other->start, word->length) == 0;
}

/* The shade operator for a colour operator, or 0. */
static char shade_operator(const unsigned char *text, size_t length)
{
    if (length != 2) return 0;
    if (memcmp(text, "rg", 2) == 0) return 'g';
    return memcmp(text, "RG", 2) == 0 ? 'G' : 0;
}

bool pdf_grey_copy(const unsigned char *operators, size_t length, struct byte_store *out)
{
    struct word last[3] = {0}; /* the newest comes first */
    for (size_t at = 0, end; at < length; at = end) {
        end = piece_end(operators, at, length);
        const unsigned char *const piece = operators + at;
        const char shade = shade_operator(piece, end - at);
        if (shade && last[2].start && is_same(&last[0], &last[1]) && is_same(&last[0], &last[2])) {
            out->length = last[2].end_in_copy;
            const char text[2] = {' ', shade};
            if (!byte_store_add(out, text, 2)) return false;
        } else if (!byte_store_add(out, piece, end - at)) {
            return false;
        }
        if (is_blank(*piece)) continue;
        last[2] = last[1];
        last[1] = last[0];
        last[0] = (struct word){piece, end - at, out->length};
    }
    return true;
}
