/* reader_plain.c: the fast path for files of millions of 9x9 puzzles.
 *
 * A plain line is 81 characters, digits and one kind of blank (`.` or `0`), with nothing else on the line. If nothing
 * is pending, it bypasses the machinery, one at a time (nn_reader_read_plain) or, without even being converted, in long
 * runs (nonet_reader_lines). Everything else takes the general path. */
#include "board/nine.h"
#include "text/reader.h"

static bool is_idle(const nonet_reader *reader)
{
    const struct nn_lines *lines = &reader->lines;
    return reader->block.row_count == 0 && !reader->is_replaying && !reader->is_held && !nn_reader_has_words(reader) &&
           !reader->headed && !reader->labelled.is_open && !reader->list.is_open &&
           reader->skipping == NN_SKIP_NOTHING && lines->is_begun && !lines->is_unreadable && !lines->is_inside_long &&
           !lines->has_line;
}

static bool allows_plain_lines(const struct nn_rules *rules)
{
    return (rules->notation == NN_ANY_NOTATION || rules->notation == NN_LINE) &&
           (!rules->symbols || rules->symbols == nn_symbols_from_1) &&
           (rules->side == 0 || (rules->box_rows == 3 && rules->box_columns == 3));
}

/* The length of the line end after the cells of a line at `start`; 0: something else is there. */
static size_t plain_line_end(const struct nn_lines *lines, size_t start)
{
    const size_t available = lines->end - start;
    const char *behind = lines->buffer + start + NN_NINE_CELLS;
    if (available > NN_NINE_CELLS && behind[0] == '\n') return 1;
    if (available > NN_NINE_CELLS + 1 && behind[0] == '\r' && behind[1] == '\n') return 2;
    return 0;
}

/* What the characters of a plain line are, in bytes, so that compilers can vectorize. */
struct plain_findings {
    unsigned char bad, dots, zeros;
};

static inline struct plain_findings look_at_characters(const char *text, int count)
{
    unsigned char bad = 0, dots = 0, zeros = 0;
    for (int cell = 0; cell < count; cell++) {
        const unsigned char is_dot = text[cell] == '.';
        const unsigned char digit = (unsigned char)(text[cell] - '0');
        bad |= (unsigned char)(digit > 9) & (unsigned char)!is_dot;
        dots |= is_dot;
        zeros |= digit == 0;
    }
    return (struct plain_findings){bad, dots, zeros};
}

/* False: it is not a plain line. */
static bool is_plain(const char *text, char *blank)
{
    /* 80 is a multiple of every vector length. */
    const struct plain_findings most = look_at_characters(text, NN_NINE_CELLS - 1);
    const struct plain_findings last = look_at_characters(text + NN_NINE_CELLS - 1, 1);
    const bool has_dots = most.dots | last.dots, has_zeros = most.zeros | last.zeros;
    *blank = has_dots ? '.' : has_zeros ? '0' : 0;
    return !(most.bad | last.bad) && !(has_dots && has_zeros);
}

static void take_lines(nonet_reader *reader, size_t count, size_t stride)
{
    struct nn_lines *lines = &reader->lines;
    lines->start += count * stride;
    lines->searched = lines->start;
    lines->number += count;
    reader->line_side = 9;
}

bool nn_reader_read_plain(nonet_reader *reader, nonet_puzzle *puzzle)
{
    if (!is_idle(reader) || !allows_plain_lines(&reader->rules)) return false;
    const struct nn_lines *lines = &reader->lines;
    const size_t line_end = plain_line_end(lines, lines->start);
    const char *text = lines->buffer + lines->start;
    const nonet_layout *layout;
    char blank;
    if (line_end == 0 || nn_reader_layout(reader, 3, 3, &layout) != NONET_OK) return false;
    if (!is_plain(text, &blank)) return false;

    uint8_t *cells = reader->draft.cells;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    nn_draft_begin(&reader->draft, NN_LINE, 9);
    reader->draft.symbols = nn_symbols_from_1;
    reader->draft.blank = blank;
    nn_reader_fill_puzzle(reader, layout, lines->number, puzzle);
    take_lines(reader, 1, NN_NINE_CELLS + line_end);
    return true;
}

size_t nonet_reader_lines(nonet_reader *reader, size_t fewest, size_t most, nonet_plain_lines *plain)
{
    if (!reader || !plain) return 0;
    nn_lines_begin(&reader->lines);
    if (!is_idle(reader) || !allows_plain_lines(&reader->rules)) return 0;
    const struct nn_lines *lines = &reader->lines;
    const size_t line_end = plain_line_end(lines, lines->start);
    const size_t stride = NN_NINE_CELLS + line_end;
    size_t count = 0;
    char blank;
    for (size_t start = lines->start; line_end && count < most; start += stride, count++)
        if (plain_line_end(lines, start) != line_end || !is_plain(lines->buffer + start, &blank)) break;
    if (count == 0 || count < fewest) return 0;
    *plain = (nonet_plain_lines){
        .text = lines->buffer + lines->start, .stride = stride, .count = count, .line = lines->number};
    take_lines(reader, count, stride);
    return count;
}
