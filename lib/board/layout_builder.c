/* layout_builder.c: see layout_builder.h. A builder collects houses; building counts the houses of each cell, lays out
 * one block of memory and fills its tables from the list of houses, whatever they are. */
#include "board/layout_builder.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/block.h"
#include "base/invariants.h"
#include "base/refusal.h"
#include "base/try.h"

_Static_assert(NN_MOST_HOUSES *NONET_MAX_SIDE <= UINT16_MAX, "house_starts counts the cells of all houses");
_Static_assert(NN_HOUSE_KINDS *NONET_MAX_SIDE <= UINT8_MAX, "a seat names its row, column and box by bytes");

/* ---- collecting ----------------------------------------------------------------------------- */

nonet_status nonet_layout_builder_new(int side, nonet_layout_builder **builder)
{
    if (!builder) return NONET_ERR_ARG;
    *builder = NULL;
    if (side < 1 || side > NONET_MAX_SIDE) return NONET_ERR_ARG;
    nonet_layout_builder *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->side = side;
    made->box = calloc((size_t)(side * side), sizeof *made->box);
    made->extra = calloc((size_t)(NN_MOST_EXTRA_HOUSES * side), sizeof *made->extra);
    if (made->box && made->extra) {
        *builder = made;
        return NONET_OK;
    }
    nonet_layout_builder_free(made);
    return NONET_ERR_MEMORY;
}

void nonet_layout_builder_free(nonet_layout_builder *builder)
{
    if (!builder) return;
    free(builder->box);
    free(builder->extra);
    free(builder);
}

nonet_status nonet_layout_builder_boxes(nonet_layout_builder *builder, int box_rows, int box_columns)
{
    if (!builder || box_rows < 1 || box_rows > NONET_MAX_BOX || box_columns < 1 || box_columns > NONET_MAX_BOX)
        return NONET_ERR_ARG;
    const int side = builder->side;
    if (box_rows * box_columns != side) return NONET_ERR_ARG;
    /* A band holds side / box_columns = box_rows boxes. */
    for (int cell = 0; cell < side * side; cell++)
        builder->box[cell] = (uint8_t)(cell / side / box_rows * box_rows + cell % side / box_columns);
    builder->box_rows = box_rows;
    builder->box_columns = box_columns;
    builder->has_boxes = true;
    return NONET_OK;
}

nonet_status nn_layout_builder_any_boxes(nonet_layout_builder *builder, const uint8_t *box)
{
    int sizes[NONET_MAX_SIDE] = {0};
    const int side = builder->side;
    for (int cell = 0; cell < side * side; cell++)
        if (box[cell] >= side || ++sizes[box[cell]] > side) return NONET_ERR_ARG;
    memcpy(builder->box, box, (size_t)(side * side));
    builder->box_rows = builder->box_columns = 0;
    builder->has_boxes = true;
    return NONET_OK;
}

nonet_status nn_layout_builder_add_house(nonet_layout_builder *builder, const uint16_t *cells)
{
    const int side = builder->side;
    if (builder->extra_houses == NN_MOST_EXTRA_HOUSES) return NONET_ERR_ARG;
    for (int place = 0; place < side; place++) {
        if (cells[place] >= side * side) return NONET_ERR_ARG;
        for (int other = 0; other < place; other++)
            if (cells[other] == cells[place]) return NONET_ERR_ARG;
    }
    memcpy(builder->extra + builder->extra_houses++ * side, cells, (size_t)side * sizeof *cells);
    return NONET_OK;
}

/* ---- building ------------------------------------------------------------------------------- */

struct tables {
    struct nn_seat *seats;
    uint16_t *house_cells, *house_starts, *cell_houses;
};

/* Divide the memory; with NULL, return how much is needed. */
static size_t divide_layout(const nonet_layout *layout, uint8_t *memory, struct tables *tables)
{
    size_t used = 0;
    nn_block_take(memory, &used, 1, sizeof *layout); /* the layout itself comes first */
    const size_t cells = (size_t)layout->cells, seats = (size_t)(layout->houses * layout->side);
    tables->house_cells = nn_block_take(memory, &used, seats, sizeof *tables->house_cells);
    tables->house_starts = nn_block_take(memory, &used, cells + 1, sizeof *tables->house_starts);
    tables->seats = nn_block_take(memory, &used, cells, sizeof *tables->seats);
    tables->cell_houses = nn_block_take(memory, &used, seats, sizeof *tables->cell_houses);
    return used;
}

static void point_to(nonet_layout *layout, const struct tables *tables)
{
    layout->seats = tables->seats;
    layout->house_cells = tables->house_cells;
    layout->house_starts = tables->house_starts;
    layout->cell_houses = tables->cell_houses;
}

/* Rows, columns and boxes: where each cell sits. */
static void fill_seats(const nonet_layout_builder *builder, struct tables *tables)
{
    const int side = builder->side;
    int in_box[NONET_MAX_SIDE] = {0};
    for (int cell = 0; cell < side * side; cell++) {
        const int row = cell / side, column = cell % side, box = builder->box[cell];
        struct nn_seat *const seat = &tables->seats[cell];
        *seat = (struct nn_seat){
            .house = {(uint8_t)row, (uint8_t)(side + column), (uint8_t)(2 * side + box)},
            .position = {(uint8_t)column, (uint8_t)row, (uint8_t)in_box[box]++},
        };
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            tables->house_cells[seat->house[kind] * side + seat->position[kind]] = (uint16_t)cell;
    }
    memcpy(tables->house_cells + NN_HOUSE_KINDS * side * side, builder->extra,
           (size_t)(builder->extra_houses * side) * sizeof *builder->extra);
}

/* All houses of every cell, from the list of houses. */
static void fill_houses(const nonet_layout *layout, struct tables *tables)
{
    const int seats = layout->houses * layout->side;
    memset(tables->house_starts, 0, ((size_t)layout->cells + 1) * sizeof *tables->house_starts);
    for (int at = 0; at < seats; at++) tables->house_starts[tables->house_cells[at] + 1]++;
    for (int cell = 0; cell < layout->cells; cell++) tables->house_starts[cell + 1] += tables->house_starts[cell];
    uint16_t next[NONET_MAX_CELLS];
    memcpy(next, tables->house_starts, (size_t)layout->cells * sizeof *next);
    for (int at = 0; at < seats; at++)
        tables->cell_houses[next[tables->house_cells[at]]++] = (uint16_t)(at / layout->side);
}

static void fill_segments(nonet_layout *layout)
{
    const int rows = layout->box_rows, columns = layout->box_columns;
    uint64_t first_column = 0; /* of a box */
    if (!rows) return;
    for (int row = 0; row < rows; row++) first_column |= nn_bit(row * columns);
    for (int position = 0; position < layout->side; position++) {
        layout->segment_in_row[position] = nn_low_bits(columns) << (position / columns * columns);
        layout->segment_in_column[position] = nn_low_bits(rows) << (position / rows * rows);
        layout->row_in_box[position] = nn_low_bits(columns) << (position / columns * columns);
        layout->column_in_box[position] = first_column << (position % columns);
    }
}

nonet_status nonet_layout_builder_build(const nonet_layout_builder *builder, nonet_layout **layout)
{
    if (!layout) return NONET_ERR_ARG;
    *layout = NULL;
    if (!builder || !builder->has_boxes) return NONET_ERR_ARG;
    const bool is_classic = builder->box_rows && !builder->extra_houses;
    const nonet_layout shape = {
        .is_classic = is_classic,
        .is_nine = is_classic && builder->box_rows == 3 && builder->box_columns == 3,
        .box_rows = builder->box_rows,
        .box_columns = builder->box_columns,
        .side = builder->side,
        .cells = builder->side * builder->side,
        .houses = NN_HOUSE_KINDS * builder->side + builder->extra_houses,
    };
    struct tables tables;
    nonet_layout *const made = malloc(divide_layout(&shape, NULL, &tables));
    if (!made) return NONET_ERR_MEMORY;
    *made = shape;
    divide_layout(made, (uint8_t *)made, &tables);
    fill_seats(builder, &tables);
    fill_houses(made, &tables);
    fill_segments(made);
    point_to(made, &tables);
    NN_CHECK(nn_layout_check(made));
    *layout = made;
    return NONET_OK;
}

const nonet_refusal *nonet_layout_problem(int box_rows, int box_columns)
{
    NN_REFUSE_IF(box_rows < 1 || box_rows > NONET_MAX_BOX, "box_rows", "boxes have 1 to 8 rows");
    NN_REFUSE_IF(box_columns < 1 || box_columns > NONET_MAX_BOX, "box_columns", "boxes have 1 to 8 columns");
    return NULL;
}

nonet_status nonet_layout_new(int box_rows, int box_columns, nonet_layout **layout)
{
    nonet_layout_builder *builder;
    if (!layout) return NONET_ERR_ARG;
    *layout = NULL;
    if (nonet_layout_problem(box_rows, box_columns)) return NONET_ERR_ARG;
    NN_TRY(nonet_layout_builder_new(box_rows * box_columns, &builder));
    nonet_status status = nonet_layout_builder_boxes(builder, box_rows, box_columns);
    if (status == NONET_OK) status = nonet_layout_builder_build(builder, layout);
    nonet_layout_builder_free(builder);
    return status;
}

/* It is one block: pointers into it move along. */
nonet_status nonet_layout_copy(const nonet_layout *layout, nonet_layout **copy)
{
    if (!copy) return NONET_ERR_ARG;
    *copy = NULL;
    if (!layout) return NONET_ERR_ARG;
    struct tables tables;
    const size_t size = divide_layout(layout, NULL, &tables);
    nonet_layout *const made = malloc(size);
    if (!made) return NONET_ERR_MEMORY;
    memcpy(made, layout, size);
    divide_layout(made, (uint8_t *)made, &tables);
    point_to(made, &tables);
    NN_CHECK(nn_layout_check(made));
    *copy = made;
    return NONET_OK;
}
