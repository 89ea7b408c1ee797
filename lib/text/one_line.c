/* one_line.c: a position on one line that can be read again, whatever its size and marks, for JSON and lists. It is
 * written in the first one-line notation that can hold it: `line`, `numbers` above 35x35, where symbols run out, or
 * `sukaku` with marks. For marks above 35x35 there is none, so the cells of `candidates` are written without the frame:
 * 1/17 2 3/4/5 ..., which is read as such. */
#include "base/text_out.h"
#include "board/check.h"
#include "text/notation.h"

static const nonet_notation *find_line_notation(const nonet_position *position)
{
    nonet_style style = {0};
    for (size_t at = 0; (style.notation = nonet_notation_at(at)); at++) {
        const nonet_notation *const notation = style.notation;
        const bool has_room = notation->keeps_candidates == (position->candidates != NULL);
        if (!has_room || !notation->is_line || notation->header) continue;
        if (nonet_style_can_write(&style, position) == NONET_OK) return notation;
    }
    return NULL;
}

size_t nonet_position_line(const nonet_position *position, char *buffer, size_t size)
{
    size = nn_text_room(buffer, size);
    if (!nn_position_is_classic(position)) return 0;
    const nonet_style style = {.notation = find_line_notation(position)};
    if (!style.notation) return nn_candidates_line(position, buffer, size);
    /* Drop the final newline, unless it did not fit anyway. */
    const size_t length = nonet_position_text(position, &style, buffer, size) - 1;
    if (length < size) buffer[length] = 0;
    return length;
}
