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

size_t nonet_suspects_text(const nonet_cells *suspects, const nonet_layout *layout, char *buffer, size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    if (!suspects || !suspects->count || !suspects->cells || !layout) return 0;
    tell_cells(&text, layout, *suspects, "there is no solution, but there is one without the value",
               "there is no solution, but there is one without any one of the values");
    return text.length;
}
