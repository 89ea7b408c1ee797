/* rating_step_text.c: what a step of the Sudoku Explainer rating does, as text. */
#include "base/short_text.h"
#include "board/names.h"
#include "nonet.h"

size_t nonet_rating_step_text(const nonet_rating_step *step, const nonet_layout *layout, const char *symbols,
                              char *buffer, size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    const int side = nonet_layout_side(layout);
    int last = -1;
    if (!step || !layout) return 0;
    if (step->placement)
        nn_short_text_add(&text, "%s=%s", nn_cell_name(side, step->placement->cell).text,
                          nn_value_name(side, step->placement->value, symbols).text);
    for (size_t at = 0; at < step->elimination_count; at++) {
        const nonet_candidate gone = step->eliminations[at];
        if (gone.cell != last)
            nn_short_text_add(&text, "%s%s<>", last >= 0 ? " " : "", nn_cell_name(side, gone.cell).text);
        nn_short_text_add(&text, "%s", nn_value_name(side, gone.value, symbols).text);
        last = gone.cell;
    }
    return text.length;
}
