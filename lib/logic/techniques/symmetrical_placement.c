/* symmetrical_placement.c: Gurth's symmetrical placement.
 *
 * The givens look the same after a turn or a reflection of the board, if their digits are exchanged as well:
 * each digit for its partner. Turned and exchanged, the solution is a solution again (houses become houses,
 * all nine digits stay all nine), and of the same givens. In a puzzle with one solution it is the same one:
 * the solution is symmetric in the same way. So
 *
 *     a cell that keeps its place (the centre, a diagonal) holds a digit that is its own partner;
 *     where a digit is ruled out, its partner is ruled out in the cell where this one comes to be.
 *
 * The first rule comes first. A digit without givens has the only partner left; two such digits would mean two
 * solutions.
 *
 * Data: digits: those that are their own partner. cells: those that keep their place. A set, without cells, for
 * each digit; link: its partner. The symmetry itself is the one that fits the givens. */
#include <assert.h>

#include "logic/finder.h"
#include "logic/symmetry.h"

struct exchange {
    enum nn_symmetry symmetry;
    uint8_t partner[NN_LOGIC_SIDE]; /* [digit]; NN_EMPTY: not known yet */
};

/* False: the digit has another partner, or the partner another digit. */
static bool join_partners(struct exchange *exchange, int side, int digit, int partner)
{
    assert(digit < side && partner < side);
    if (exchange->partner[digit] == partner) return true;
    if (exchange->partner[digit] != NN_EMPTY) return false;
    for (int other = 0; other < side; other++)
        if (exchange->partner[other] == partner) return false;
    exchange->partner[digit] = (uint8_t)partner;
    return true;
}

/* One digit may be left without a partner. */
static bool join_last_partner(struct exchange *exchange, int side)
{
    int missing = 0, last = 0, sum = 0;
    for (int digit = 0; digit < side; digit++) {
        sum += digit;
        if (exchange->partner[digit] == NN_EMPTY) {
            missing++;
            last = digit;
        } else sum -= exchange->partner[digit];
    }
    if (missing == 1) exchange->partner[last] = (uint8_t)sum;
    return missing <= 1;
}

/* False: the givens are not symmetric in this way. */
static bool find_exchange(const struct nn_grid *grid, struct exchange *exchange)
{
    const int side = grid->geometry->side;
    if (!nn_has_symmetry(grid->geometry->layout, exchange->symmetry)) return false;
    for (int digit = 0; digit < side; digit++) exchange->partner[digit] = NN_EMPTY;
    NN_EACH_CELL(cell, grid->givens)
    {
        const int image = nn_symmetry_image(grid->geometry->layout, exchange->symmetry, cell);
        if (!nn_cells_have(grid->givens, image)) return false;
        if (!join_partners(exchange, side, grid->value[cell], grid->value[image])) return false;
    }
    return join_last_partner(exchange, side);
}

static void begin_symmetric_step(struct nn_finding *finding, const struct exchange *exchange)
{
    const struct nn_geometry *geometry = finding->geometry;
    struct nn_step *step = &finding->step;
    nn_step_begin(step, NN_SYMMETRICAL_PLACEMENT);
    for (int digit = 0; digit < geometry->side; digit++) {
        const uint32_t bit = UINT32_C(1) << digit;
        if (exchange->partner[digit] == digit) step->digits |= bit;
        nn_step_set(step, bit, nn_no_cells(), UINT32_C(1) << exchange->partner[digit]);
    }
    for (int cell = 0; cell < geometry->cells; cell++)
        if (nn_symmetry_image(geometry->layout, exchange->symmetry, cell) == cell) nn_cells_add(&step->cells, cell);
}

/* Cells that keep their place. */
static bool report_fixed_cells(struct nn_finding *finding, const struct exchange *exchange)
{
    struct nn_step *step = &finding->step;
    begin_symmetric_step(finding, exchange);
    for (int digit = 0; digit < finding->geometry->side; digit++)
        if (exchange->partner[digit] != digit) nn_step_remove(step, finding->grid, digit, step->cells);
    return nn_finding_report(finding);
}

static bool may_hold(const struct nn_grid *grid, int cell, int digit)
{
    return grid->value[cell] == digit || nn_grid_has(grid, cell, digit);
}

/* Candidates whose partner is ruled out. */
static bool report_images(struct nn_finding *finding, const struct exchange *exchange)
{
    const struct nn_grid *grid = finding->grid;
    begin_symmetric_step(finding, exchange);
    NN_EACH_CELL(cell, grid->open)
    {
        const int image = nn_symmetry_image(grid->geometry->layout, exchange->symmetry, cell);
        if (image == cell) continue;
        for (uint64_t rest = grid->candidates[cell]; rest;) {
            const int digit = nn_take_bit(&rest);
            if (!may_hold(grid, image, exchange->partner[digit]))
                nn_step_remove(&finding->step, grid, digit, nn_one_cell(cell));
        }
    }
    return nn_finding_report(finding);
}

bool nn_find_symmetrical_placement(struct nn_finding *finding)
{
    for (int symmetry = 0; symmetry < NN_SYMMETRIES; symmetry++) {
        struct exchange exchange = {.symmetry = (enum nn_symmetry)symmetry};
        if (!find_exchange(finding->grid, &exchange)) continue;
        if (!report_fixed_cells(finding, &exchange) || !report_images(finding, &exchange)) return false;
    }
    return true;
}
