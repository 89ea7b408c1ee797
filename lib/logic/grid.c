/* grid.c: see grid.h. */
#include "logic/grid.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"
#include "board/check.h"

static void enqueue(struct nn_single_queue *queue, int cell, int digit)
{
    assert(cell >= 0 && digit >= 0); /* there is a place left, and a candidate */
    assert(queue->end < (int)(sizeof queue->entries / sizeof queue->entries[0]));
    queue->entries[queue->end++] = (struct nn_single){(uint16_t)cell, (uint8_t)digit};
}

/* A digit left one more cell of the house: is a single place left? */
static void count_down(struct nn_grid *grid, int house, int digit)
{
    assert(grid->open_places[house][digit] > 0);
    if (--grid->open_places[house][digit] != 1) return;
    const struct nn_cells places = nn_grid_places(grid, digit, house);
    enqueue(&grid->hidden, nn_cells_first(places), digit);
}

static void strike(struct nn_grid *grid, int cell, int digit)
{
    assert(nn_grid_has(grid, cell, digit));
    grid->candidates[cell] &= ~(UINT32_C(1) << digit);
    nn_cells_drop(&grid->places[digit], cell);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) count_down(grid, grid->geometry->house_of[cell][kind], digit);
}

void nn_grid_remove(struct nn_grid *grid, int cell, int digit)
{
    strike(grid, cell, digit);
    if (nn_has_one_bit(grid->candidates[cell])) enqueue(&grid->naked, cell, nn_first_bit(grid->candidates[cell]));
    grid->version++;
}

/* The digit is placed in the houses of the cell: stop counting its places there. */
static void close_houses(struct nn_grid *grid, int cell, int digit)
{
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = grid->geometry->house_of[cell][kind];
        grid->open_cells[house]--;
        grid->open_places[house][digit] = 0;
    }
}

/* Skip the head of a queue that has been placed meanwhile. */
static void skip_placed(const struct nn_grid *grid, struct nn_single_queue *queue)
{
    while (queue->first < queue->end && grid->value[queue->entries[queue->first].cell] != NN_EMPTY) queue->first++;
}

void nn_grid_place(struct nn_grid *grid, int cell, int digit)
{
    assert(grid->value[cell] == NN_EMPTY && nn_grid_has(grid, cell, digit));
    grid->value[cell] = (uint8_t)digit;
    nn_cells_drop(&grid->open, cell);
    NN_EACH_CELL(peer, nn_cells_and(grid->places[digit], grid->geometry->peers[cell]))
    nn_grid_remove(grid, peer, digit);

    uint64_t others = grid->candidates[cell] & ~nn_bit(digit);
    while (others) strike(grid, cell, nn_take_bit(&others));
    grid->candidates[cell] = 0;
    nn_cells_drop(&grid->places[digit], cell);
    close_houses(grid, cell, digit);
    skip_placed(grid, &grid->naked);
    skip_placed(grid, &grid->hidden);
    grid->version++;
}

static void open_everything(struct nn_grid *grid)
{
    const int side = grid->geometry->side;
    grid->open = grid->geometry->all;
    memset(grid->value, NN_EMPTY, sizeof grid->value);
    memset(grid->open_places, side, sizeof grid->open_places);
    memset(grid->open_cells, side, sizeof grid->open_cells);
    for (int digit = 0; digit < side; digit++) grid->places[digit] = grid->geometry->all;
    for (int cell = 0; cell < grid->geometry->cells; cell++) grid->candidates[cell] = (uint32_t)nn_low_bits(side);
}

static void obey_marks(struct nn_grid *grid, const uint64_t *marks)
{
    NN_EACH_CELL(cell, grid->open)
    {
        uint64_t struck = grid->candidates[cell] & ~marks[cell];
        while (struck) nn_grid_remove(grid, cell, nn_take_bit(&struck));
    }
}

void nn_grid_load(struct nn_grid *grid, const struct nn_geometry *geometry, const nonet_position *position)
{
    const uint32_t version = grid->version;
    *grid = (struct nn_grid){.geometry = geometry, .version = version + 1};
    open_everything(grid);
    for (int cell = 0; cell < geometry->cells; cell++) {
        if (!position->cells[cell]) continue;
        assert(position->cells[cell] <= geometry->side);
        nn_grid_place(grid, cell, position->cells[cell] - 1);
        if (nn_position_is_given(position, cell)) nn_cells_add(&grid->givens, cell);
    }
    if (position->candidates) obey_marks(grid, position->candidates);
    NN_CHECK(nn_grid_check(grid));
}

struct nn_cells nn_grid_bivalue_cells(const struct nn_grid *grid)
{
    struct nn_cells once = nn_no_cells(), twice = nn_no_cells(), more = nn_no_cells();
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        more = nn_cells_or(more, nn_cells_and(twice, grid->places[digit]));
        twice = nn_cells_or(twice, nn_cells_and(once, grid->places[digit]));
        once = nn_cells_or(once, grid->places[digit]);
    }
    return nn_cells_less(twice, more);
}

/* ---- singles ------------------------------------------------------------------------------------- */

/* False: there was none left. */
static bool place_queued(struct nn_grid *grid, const struct nn_single_queue *queue)
{
    bool is_any = false;
    for (int at = queue->first; at < queue->end; at++) {
        const struct nn_single single = queue->entries[at];
        if (grid->value[single.cell] != NN_EMPTY || !nn_grid_has(grid, single.cell, single.digit)) continue;
        nn_grid_place(grid, single.cell, single.digit);
        is_any = true;
    }
    return is_any;
}

void nn_grid_place_singles(struct nn_grid *grid, bool uses_naked, bool uses_hidden)
{
    bool is_any = true;
    while (is_any) {
        is_any = uses_naked && place_queued(grid, &grid->naked);
        is_any |= uses_hidden && place_queued(grid, &grid->hidden);
    }
}
