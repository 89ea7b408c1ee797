/* geometry.c: see geometry.h. */
#include "logic/geometry.h"

#include "base/invariants.h"

bool nn_geometry_init(struct nn_geometry *geometry, const nonet_layout *layout)
{
    if (layout->side > NN_LOGIC_SIDE) return false;
    /* Only what the layout uses is written: most of the memory is for larger boards. */
    geometry->layout = layout;
    geometry->side = layout->side;
    geometry->cells = layout->cells;
    geometry->houses = layout->houses;
    geometry->box_rows = layout->box_rows;
    geometry->all = nn_no_cells();

    for (int house = 0; house < layout->houses; house++) {
        geometry->house[house] = nn_no_cells();
        for (int position = 0; position < layout->side; position++)
            nn_cells_add(&geometry->house[house], nn_house(layout, house)[position]);
    }
    for (int cell = 0; cell < layout->cells; cell++) {
        nn_cells_add(&geometry->all, cell);
        geometry->peers[cell] = nn_no_cells();
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
            const uint8_t house = layout->seats[cell].house[kind];
            geometry->house_of[cell][kind] = house;
            geometry->peers[cell] = nn_cells_or(geometry->peers[cell], geometry->house[house]);
        }
        nn_cells_drop(&geometry->peers[cell], cell);
    }
    NN_CHECK(nn_geometry_check(geometry));
    return true;
}

/* Only the houses of one of its cells can contain a set. */
int nn_house_around(const struct nn_geometry *geometry, struct nn_cells set, int from)
{
    if (nn_cells_are_none(set)) return from < geometry->houses ? from : -1;
    const uint8_t *house_of = geometry->house_of[nn_cells_first(set)];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (house_of[kind] >= from && nn_cells_within(set, geometry->house[house_of[kind]])) return house_of[kind];
    return -1;
}
