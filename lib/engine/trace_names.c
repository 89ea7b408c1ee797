/* trace_names.c: what the levels of deduction and the orders of the search engine are called, and a contradiction in words. */
#include <stdio.h>

#include "base/text_out.h"
#include "board/layout.h"
#include "board/names.h"

static const char *const propagation_names[] = {"", "forward", "singles", "locked", "fish"};
static const char *const order_names[] = {"", "input", "mrv", "mrv+degree", "mrv+weight"};

const char *nonet_propagation_name(nonet_propagation propagation)
{
    return (unsigned)propagation <= NONET_PROPAGATION_FISH ? propagation_names[propagation] : "";
}

const char *nonet_order_name(nonet_order order)
{
    return (unsigned)order <= NONET_ORDER_MRV_WEIGHT ? order_names[order] : "";
}

static bool has_its_parts(const nonet_contradiction *contradiction, const nonet_layout *layout)
{
    const bool has_cell = contradiction->cell >= 0 && contradiction->cell < layout->cells;
    const bool has_house = contradiction->house >= 0 && contradiction->house < layout->houses;
    switch (contradiction->kind) {
    case NONET_CONTRADICTION_NO_VALUE:
    case NONET_CONTRADICTION_TWO_VALUES: return has_cell;
    case NONET_CONTRADICTION_NO_PLACE: return has_house;
    case NONET_CONTRADICTION_NO_ROOM: return true;
    case NONET_CONTRADICTION_NONE: break;
    }
    return false;
}

size_t nonet_contradiction_text(const nonet_contradiction *contradiction, const nonet_layout *layout,
                                const char *symbols, char *buffer, size_t size)
{
    size = nn_text_room(buffer, size);
    if (!contradiction || !layout || !has_its_parts(contradiction, layout)) return 0;
    const int side = layout->side;
    const struct nn_name value = nn_value_name(side, contradiction->value, symbols);
    int length = 0;
    if (contradiction->kind == NONET_CONTRADICTION_NO_VALUE)
        length = snprintf(buffer, size, "no value left for %s", nn_cell_name(side, contradiction->cell).text);
    else if (contradiction->kind == NONET_CONTRADICTION_NO_PLACE)
        length = snprintf(buffer, size, "no place for %s in %s", value.text,
                          nn_house_name(layout, contradiction->house).text);
    else if (contradiction->kind == NONET_CONTRADICTION_TWO_VALUES)
        length = snprintf(buffer, size, "%s and %s both need %s", value.text,
                          nn_value_name(side, contradiction->other, symbols).text,
                          nn_cell_name(side, contradiction->cell).text);
    else length = snprintf(buffer, size, "too few places for the %ss", value.text);
    return (size_t)length;
}
