/* layout.c: making layouts; see layout.h for the picture. */
#include "board/layout.h"

#include <stdlib.h>

#include "base/bits.h"
#include "base/invariants.h"

_Static_assert(NN_HOUSE_KINDS *NONET_MAX_SIDE <= UINT8_MAX, "house numbers are bytes");

static void fill_tables(const nonet_layout *layout, struct nn_seat *seats, uint16_t *house_cells)
{
    const int side = layout->side;
    for (int cell = 0; cell < layout->cells; cell++) {
        const int row = cell / side, column = cell % side;
        const int box_row = row / layout->box_rows, box_column = column / layout->box_columns;
        /* A band holds side / box_columns = box_rows boxes. */
        const int box = box_row * layout->box_rows + box_column;
        const int in_box = row % layout->box_rows * layout->box_columns + column % layout->box_columns;
        seats[cell] = (struct nn_seat){
            .house = {(uint8_t)row, (uint8_t)(side + column), (uint8_t)(2 * side + box)},
            .position = {(uint8_t)column, (uint8_t)row, (uint8_t)in_box},
        };
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            house_cells[seats[cell].house[kind] * side + seats[cell].position[kind]] = (uint16_t)cell;
    }
}

static void fill_segments(nonet_layout *layout)
{
    const int rows = layout->box_rows, columns = layout->box_columns;
    uint64_t first_column = 0; /* of a box */
    for (int row = 0; row < rows; row++) first_column |= nn_bit(row * columns);
    for (int position = 0; position < layout->side; position++) {
        layout->segment_in_row[position] = nn_low_bits(columns) << (position / columns * columns);
        layout->segment_in_column[position] = nn_low_bits(rows) << (position / rows * rows);
        layout->row_in_box[position] = nn_low_bits(columns) << (position / columns * columns);
        layout->column_in_box[position] = first_column << (position % columns);
    }
}

nonet_status nonet_layout_new(int box_rows, int box_columns, nonet_layout **layout)
{
    if (!layout) return NONET_ERR_ARG;
    *layout = NULL;
    if (box_rows < 1 || box_rows > NONET_MAX_BOX || box_columns < 1 || box_columns > NONET_MAX_BOX)
        return NONET_ERR_ARG;

    const int side = box_rows * box_columns, cells = side * side;
    const size_t seats_size = (size_t)cells * sizeof(struct nn_seat);
    const size_t houses_size = (size_t)(NN_HOUSE_KINDS * cells) * sizeof(uint16_t);
    nonet_layout *made = malloc(sizeof *made + seats_size + houses_size);
    if (!made) return NONET_ERR_MEMORY;

    uint16_t *house_cells = (uint16_t *)(made + 1);
    struct nn_seat *seats = (struct nn_seat *)(house_cells + NN_HOUSE_KINDS * cells);
    *made = (nonet_layout){
        .box_rows = box_rows,
        .box_columns = box_columns,
        .side = side,
        .cells = cells,
        .houses = NN_HOUSE_KINDS * side,
        .seats = seats,
        .house_cells = house_cells,
    };
    fill_tables(made, seats, house_cells);
    fill_segments(made);
    NN_CHECK(nn_layout_check(made));
    *layout = made;
    return NONET_OK;
}

bool nonet_usual_boxes(int side, int *box_rows, int *box_columns)
{
    if (!box_rows || !box_columns) return false;
    for (int columns = 2; columns <= NONET_MAX_BOX; columns++) {
        const int rows = side / columns;
        if (side % columns || rows > columns) continue;
        *box_rows = rows;
        *box_columns = columns;
        return rows >= 2;
    }
    return false;
}

void nonet_layout_free(nonet_layout *layout)
{
    free(layout);
}

int nonet_layout_side(const nonet_layout *layout)
{
    return layout ? layout->side : 0;
}

int nonet_layout_cells(const nonet_layout *layout)
{
    return layout ? layout->cells : 0;
}

int nonet_layout_box_rows(const nonet_layout *layout)
{
    return layout ? layout->box_rows : 0;
}

int nonet_layout_box_columns(const nonet_layout *layout)
{
    return layout ? layout->box_columns : 0;
}

const char *nn_house_kind_name(const nonet_layout *layout, int house)
{
    assert(house >= 0 && house < layout->houses);
    static const char *const names[NN_HOUSE_KINDS] = {"row", "column", "box"};
    return names[house / layout->side];
}
