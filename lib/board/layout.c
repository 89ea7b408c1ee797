/* layout.c: questions about the geometry; see layout.h for the picture, layout_builder.c for how it is made. */
#include "board/layout.h"

#include <stdlib.h>
#include <string.h>

bool nonet_layout_usual_boxes(int side, int *box_rows, int *box_columns)
{
    if (!box_rows || !box_columns) return false;
    for (int columns = 2; columns <= NONET_MAX_BOX; columns++) {
        const int rows = side / columns;
        if (side % columns || rows > columns) continue;
        if (rows < 2) return false;
        *box_rows = rows;
        *box_columns = columns;
        return true;
    }
    return false;
}

void nonet_layout_free(nonet_layout *layout)
{
    free(layout);
}

/* ---- numbers --------------------------------------------------------------------------------- */

int nonet_layout_side(const nonet_layout *layout)
{
    return layout ? layout->side : 0;
}

int nonet_layout_cells(const nonet_layout *layout)
{
    return layout ? layout->cells : 0;
}

int nonet_layout_houses(const nonet_layout *layout)
{
    return layout ? layout->houses : 0;
}

int nonet_layout_box_rows(const nonet_layout *layout)
{
    return layout ? layout->box_rows : 0;
}

int nonet_layout_box_columns(const nonet_layout *layout)
{
    return layout ? layout->box_columns : 0;
}

bool nonet_layout_is_classic(const nonet_layout *layout)
{
    return layout && layout->is_classic;
}

/* ---- houses and cells ------------------------------------------------------------------------- */

static bool is_house(const nonet_layout *layout, int house)
{
    return layout && house >= 0 && house < layout->houses;
}

static bool is_cell(const nonet_layout *layout, int cell)
{
    return layout && cell >= 0 && cell < layout->cells;
}

nonet_house_kind nonet_layout_house_kind(const nonet_layout *layout, int house)
{
    static const nonet_house_kind kinds[NN_HOUSE_KINDS] = {
        [NN_ROW] = NONET_HOUSE_ROW, [NN_COLUMN] = NONET_HOUSE_COLUMN, [NN_BOX] = NONET_HOUSE_BOX};
    const bool has_kind = is_house(layout, house) && house / layout->side < NN_HOUSE_KINDS;
    return has_kind ? kinds[house / layout->side] : NONET_HOUSE_EXTRA;
}

void nonet_layout_house_cells(const nonet_layout *layout, int house, nonet_cells *cells)
{
    if (!cells) return;
    *cells = is_house(layout, house) ? (nonet_cells){nn_house(layout, house), (size_t)layout->side} : (nonet_cells){0};
}

void nonet_layout_cell_houses(const nonet_layout *layout, int cell, nonet_houses *houses)
{
    if (!houses) return;
    *houses = is_cell(layout, cell) ? nn_cell_houses(layout, cell) : (nonet_houses){0};
}

/* Both lists are in order. */
static bool share_house(nonet_houses own, nonet_houses others)
{
    for (size_t at = 0, other = 0; at < own.count && other < others.count;) {
        if (own.houses[at] == others.houses[other]) return true;
        if (own.houses[at] < others.houses[other]) at++;
        else other++;
    }
    return false;
}

bool nonet_layout_sees(const nonet_layout *layout, int cell, int other)
{
    if (cell == other || !is_cell(layout, cell) || !is_cell(layout, other)) return false;
    return share_house(nn_cell_houses(layout, cell), nn_cell_houses(layout, other));
}

/* ---- the same layout -------------------------------------------------------------------------- */

bool nonet_layout_equal(const nonet_layout *layout, const nonet_layout *other)
{
    if (layout == other || !layout || !other) return layout == other;
    if (layout->box_rows != other->box_rows || layout->box_columns != other->box_columns ||
        layout->side != other->side || layout->houses != other->houses)
        return false;
    if (layout->is_classic && other->is_classic) return true;
    const size_t seats = (size_t)(layout->houses * layout->side);
    return memcmp(layout->house_cells, other->house_cells, seats * sizeof *layout->house_cells) == 0;
}
