/* why_text.c: the answer to "why not 5 here?" in English. */
#include "base/short_text.h"
#include "board/names.h"
#include "nonet.h"

/* Without a step, which has a text of its own. */
static void tell_why(struct nn_short_text *text, const nonet_why *why, const nonet_layout *layout, const char *symbols)
{
    const int side = nonet_layout_side(layout);
    const struct nn_name value = nn_value_name(side, why->value, symbols), cell = nn_cell_name(side, why->cell);
    switch (why->kind) {
    case NONET_WHY_OPEN: nn_short_text_add(text, "By the rules, %s may stand in %s.", value.text, cell.text); break;
    case NONET_WHY_FILLED:
        nn_short_text_add(text, "%s holds %s already.", cell.text, nn_value_name(side, why->held, symbols).text);
        break;
    case NONET_WHY_RULES:
        nn_short_text_add(text, "%s cannot stand in %s: %s has its %s in %s.", value.text, cell.text,
                          nn_house_name(layout, why->conflict.house).text, value.text,
                          nn_cell_name(side, why->conflict.cells[1]).text);
        break;
    case NONET_WHY_MARKS:
        nn_short_text_add(text, "%s is ruled out in %s already: it is not among the marks there.", value.text,
                          cell.text);
        break;
    case NONET_WHY_SOLUTION:
        nn_short_text_add(text, "%s is right in %s, but none of these techniques shows that now.", value.text,
                          cell.text);
        break;
    case NONET_WHY_NOTHING:
        nn_short_text_add(text, "None of these techniques says anything about %s in %s now.", value.text, cell.text);
        break;
    case NONET_WHY_STEP: break;
    }
}

size_t nonet_why_text(const nonet_why *why, const nonet_position *position, const char *symbols, char *buffer,
                      size_t size)
{
    struct nn_short_text text = nn_short_text_begin(buffer, size);
    if (!why || !position || !position->layout) return 0;
    if (why->kind == NONET_WHY_STEP)
        return nonet_step_text(why->step, position, symbols, NONET_STEP_REASON, buffer, text.size);
    tell_why(&text, why, position->layout, symbols);
    return text.length;
}
