/* step_text.c: see step_text.h. */
#include "show/step_text.h"

#include <string.h>

#include "show/paragraph.h"
#include "system/messages.h"

enum { USUAL_TEXT = 1024 };

void add_step_text(struct buffer *out, const nonet_step *step, const nonet_position *position, const char *symbols,
                   nonet_step_form form)
{
    /* Most texts are short enough to be written in one pass. Each pass of a long one may lack memory. */
    size_t length = nonet_step_text(step, position, symbols, form, buffer_reserve(out, USUAL_TEXT), USUAL_TEXT);
    if (length >= USUAL_TEXT)
        length = nonet_step_text(step, position, symbols, form, buffer_reserve(out, length + 1), length + 1);
    if (!length && nonet_step_has_text(step, form)) fatal("out of memory");
    out->length += length;
}

/* Lines that continue a numbered one ("12. ", "    12.3. ") are indented as far as its text. */
static int number_width(const char *line)
{
    const size_t blanks = strspn(line, " "), digits = strspn(line + blanks, "0123456789.");
    const char *const end = line + blanks + digits;
    return (int)blanks + (digits && end[-1] == '.' && *end == ' ' ? (int)digits + 1 : 0);
}

void add_step_paragraph(struct buffer *out, const nonet_step *step, const nonet_position *position, const char *symbols,
                        nonet_step_form form, int indent)
{
    struct buffer text = {0};
    add_step_text(&text, step, position, symbols, form);
    buffer_add_character(&text, 0);
    text.length--;
    for (size_t at = 0; at < text.length;) {
        const char *const newline = memchr(text.bytes + at, '\n', text.length - at);
        const size_t end = newline ? (size_t)(newline - text.bytes) : text.length;
        add_spaces(out, indent);
        add_wrapped(out, text.bytes + at, end - at, indent, indent + number_width(text.bytes + at));
        at = end + 1;
    }
    buffer_free(&text);
}

void add_step_reason(struct buffer *out, const nonet_step *step, const nonet_position *position, const char *symbols,
                     enum words_wanted words, int indent)
{
    const nonet_step_form form = words == WORDS_FULL ? NONET_STEP_REASON : NONET_STEP_NORMAL;
    if (words != WORDS_BRIEF) add_step_paragraph(out, step, position, symbols, form, indent);
}
