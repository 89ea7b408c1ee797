/* one_line.c: a position in one line, whatever its size and its marks, so that it can be read again: the line of JSON
 * and of lists.
 *
 *     no marks   line              1234...; above 35x35, where symbols end, numbers
 *     marks      sukaku            a character a candidate; above 35x35 the cells of `candidates` without the frame:
 *                                  1/17 2 3/4/5 ..., which is read as such */
#include "board/check.h"
#include "text/notation.h"

static const nonet_notation *find_line_notation(const nonet_position *position)
{
    const nonet_style line = {.notation = nn_notation_get(NN_LINE)};
    const bool has_symbols = nonet_style_symbols(&line, position->layout->side);
    if (position->candidates) return nn_notation_get(has_symbols ? NN_SUKAKU : NN_CANDIDATES);
    return nn_notation_get(has_symbols ? NN_LINE : NN_NUMBERS);
}

size_t nonet_position_line(const nonet_position *position, char *buffer, size_t size)
{
    if (!buffer) size = 0;
    if (size) buffer[0] = 0;
    if (!nn_position_is_classic(position)) return 0;
    const nonet_style style = {.notation = find_line_notation(position)};
    if (style.notation == nn_notation_get(NN_CANDIDATES)) return nn_candidates_line(position, buffer, size);
    /* The newline at the end is not wanted; if it did not fit, it is not there. */
    const size_t length = nonet_position_text(position, &style, buffer, size) - 1;
    if (length < size) buffer[length] = 0;
    return length;
}
