/* start_text.c: what is wrong with a player's values and marks, in English. */
#include "base/short_text.h"
#include "board/names.h"
#include "nonet.h"

static void tell_cells(struct nn_short_text *text, const nonet_layout *layout, nonet_cells cells, const char *one,
                       const char *several)
{
    if (!cells.count) return;
    nn_short_text_add(text, "%s%s in ", text->length ? "\n" : "", cells.count == 1 ? one : several);
    for (size_t at = 0; at < cells.count; at++)
        nn_short_text_add(text, "%s%s", at ? ", " : "", nn_cell_name(nonet_layout_side(layout), cells.cells[at]).text);
}

size_t nonet_start_text(const nonet_start *start, const nonet_layout *layout, char *buffer, size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    if (!start || !layout) return 0;
    tell_cells(&text, layout, start->wrong_values, "wrong value", "wrong values");
    tell_cells(&text, layout, start->missing_marks, "a needed candidate is missing", "needed candidates are missing");
    return text.length;
}

/* "the 3 in r1c2" */
static void tell_value(struct nn_short_text *text, const nonet_position *position, const char *symbols, int cell)
{
    const int value = position->cells[cell];
    const char *const name = nn_cell_name(nonet_layout_side(position->layout), cell).text;
    if (symbols && value) nn_short_text_add(text, "the %c in %s", symbols[value - 1], name);
    else nn_short_text_add(text, "the %d in %s", value, name);
}

size_t nonet_suspects_text(const nonet_cells *suspects, const nonet_position *position, const char *symbols,
                           char *buffer, size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    if (!suspects || !suspects->count || !suspects->cells || !position || !position->layout || !position->cells)
        return 0;
    nn_short_text_add(&text, "there is no solution; without ");
    for (size_t at = 0; at < suspects->count; at++) {
        if (at) nn_short_text_add(&text, at + 1 == suspects->count ? " or " : ", ");
        tell_value(&text, position, symbols, suspects->cells[at]);
    }
    nn_short_text_add(&text, " there is one");
    return text.length;
}
