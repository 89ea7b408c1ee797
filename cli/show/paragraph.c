/* paragraph.c: see paragraph.h.
 *
 * Lines are broken at spaces. A chain in Eureka notation has none and may be longer than a line: it is broken after its
 * links. */
#include "show/paragraph.h"

#include <assert.h>
#include <ctype.h>
#include <stdbool.h>
#include <string.h>

void add_spaces(struct buffer *out, int count)
{
    buffer_print(out, "%*s", count, "");
}

struct paragraph {
    struct buffer *out;
    int column, indent;
    bool is_begun;
};

/* Add what is not broken, after a space if it begins a word and does not begin a line. */
static void add_piece(struct paragraph *paragraph, const char *piece, int length, bool begins_word)
{
    const bool has_space = begins_word && paragraph->is_begun;
    if (paragraph->is_begun && paragraph->column + has_space + length > PARAGRAPH_COLUMNS) {
        buffer_add_character(paragraph->out, '\n');
        add_spaces(paragraph->out, paragraph->indent);
        paragraph->column = paragraph->indent;
    } else if (has_space) {
        buffer_add_character(paragraph->out, ' ');
        paragraph->column++;
    }
    buffer_add(paragraph->out, piece, (size_t)length);
    paragraph->column += length;
    paragraph->is_begun = true;
}

/* The length of the first term of a chain with the link after it: "(8=3)r4c4-". A link is outside brackets, and what
 * stands before a digit is a range of rows or columns: "r9-12c3". */
static int term_length(const char *chain, int length)
{
    int depth = 0;
    for (int i = 0; i < length; i++) {
        depth += (chain[i] == '(') - (chain[i] == ')');
        const bool is_sign = chain[i] == '-' || chain[i] == '=';
        if (is_sign && !depth && i + 1 < length && !isdigit((unsigned char)chain[i + 1])) return i + 1;
    }
    return length;
}

/* Chains in Eureka notation begin with a bracket. */
static void add_word(struct paragraph *paragraph, const char *word, int length)
{
    const bool is_chain = length > 0 && word[0] == '(';
    int at = 0;
    do {
        const int piece = is_chain ? term_length(word + at, length - at) : length;
        add_piece(paragraph, word + at, piece, at == 0);
        at += piece;
    } while (at < length);
}

void add_wrapped(struct buffer *out, const char *text, size_t length, int column, int indent)
{
    struct paragraph paragraph = {.out = out, .column = column, .indent = indent};
    const char *const end = text + length;
    assert(indent >= 0 && indent < PARAGRAPH_COLUMNS && column >= 0);
    while (text < end) {
        const char *const space = memchr(text, ' ', (size_t)(end - text));
        const int word = (int)((space ? space : end) - text);
        add_word(&paragraph, text, word);
        text += word + (space != NULL);
    }
    buffer_add_character(out, '\n');
}
