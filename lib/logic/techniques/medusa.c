/* medusa.c: 3D Medusa: colouring candidates of all digits at once.
 *
 * Of the two candidates of a cell, and of the two places of a digit in a house, exactly one is true. Join all such
 * pairs and colour connected candidates alternately blue and green: then either all blue ones are true and all green
 * ones false, or the other way round. Six things can follow:
 *
 *     a colour is false, and all its candidates go, if
 *         two of its candidates are in one cell
 *         two of its candidates of one digit see each other
 *         it leaves a cell without a candidate
 *     another candidate goes, as both colours rule it out, if
 *         its cell has candidates of both colours
 *         it sees both colours of its digit
 *         it sees one colour of its digit, and its cell has a candidate of the other colour
 *
 * A colour rules a candidate out if it has its digit in a cell that this one sees, or another digit in the same cell:
 * with that the last three are one. Nets of one digit only are left to simple colours. All nets are compared; the step
 * that removes most is reported, the first of equals.
 *
 * Data: digits and cells: those of the net. sets: for each digit of the net, smallest first, its blue
 * cells and its green ones, either of which may be none, with link: the digit. Where a colour is false,
 * it is blue. */
#include <assert.h>

#include "logic/finder.h"
#include "logic/linked.h"

struct medusa_net {
    uint32_t digits;
    struct nn_cells cells[2][NN_LOGIC_SIDE]; /* [colour][digit] */
    struct nn_cells seen[2][NN_LOGIC_SIDE];  /* what sees one of these */
    struct nn_cells any[2];                  /* cells with a candidate of the colour */
};

struct medusa_candidate {
    uint16_t cell;
    uint8_t digit, colour;
};

struct medusa_search {
    struct nn_finding *finding;
    struct nn_cells coloured[NN_LOGIC_SIDE]; /* of all nets so far, by digit */
    struct medusa_net net, best;
    int most_removed;
    struct nn_cells removed[NN_LOGIC_SIDE], best_removed[NN_LOGIC_SIDE];
    struct medusa_candidate queue[NN_LOGIC_CELLS * NN_LOGIC_SIDE];
    int queue_count;
};

/* ---- the nets -------------------------------------------------------------------------------- */

static void colour_candidate(struct medusa_search *medusa, int cell, int digit, int colour)
{
    assert((colour | 1) == 1 && nn_grid_has(medusa->finding->grid, cell, digit));
    struct medusa_net *net = &medusa->net;
    if (nn_cells_have(medusa->coloured[digit], cell)) return;
    nn_cells_add(&medusa->coloured[digit], cell);
    net->digits |= UINT32_C(1) << digit;
    nn_cells_add(&net->cells[colour][digit], cell);
    nn_cells_add(&net->any[colour], cell);
    net->seen[colour][digit] = nn_cells_or(net->seen[colour][digit], medusa->finding->geometry->peers[cell]);
    assert(medusa->queue_count < NN_LOGIC_CELLS * NN_LOGIC_SIDE);
    medusa->queue[medusa->queue_count++] = (struct medusa_candidate){(uint16_t)cell, (uint8_t)digit, (uint8_t)colour};
}

/* All that hangs together with the candidate. */
static void colour_net(struct medusa_search *medusa, int cell, int digit)
{
    assert(!nn_cells_have(medusa->coloured[digit], cell));
    const struct nn_grid *grid = medusa->finding->grid;
    medusa->net = (struct medusa_net){.digits = 0};
    medusa->queue_count = 0;
    colour_candidate(medusa, cell, digit, 0);
    for (int i = 0; i < medusa->queue_count; i++) {
        const struct medusa_candidate at = medusa->queue[i];
        const uint64_t others = grid->candidates[at.cell] & ~nn_bit(at.digit);
        if (nn_has_one_bit(others)) colour_candidate(medusa, at.cell, nn_first_bit(others), !at.colour);
        NN_EACH_CELL(other, nn_linked_cells(grid, at.digit, at.cell))
        colour_candidate(medusa, other, at.digit, !at.colour);
    }
}

/* ---- what follows ---------------------------------------------------------------------------- */

/* The cells that have two candidates of the colour. */
static struct nn_cells cells_coloured_twice(const struct medusa_net *net, int colour)
{
    struct nn_cells once = nn_no_cells(), twice = nn_no_cells();
    for (uint64_t digits = net->digits; digits;) {
        const struct nn_cells cells = net->cells[colour][nn_take_bit(&digits)];
        twice = nn_cells_or(twice, nn_cells_and(once, cells));
        once = nn_cells_or(once, cells);
    }
    return twice;
}

static bool sees_itself(const struct medusa_net *net, int colour)
{
    for (uint64_t digits = net->digits; digits;) {
        const int digit = nn_take_bit(&digits);
        if (nn_cells_meet(net->cells[colour][digit], net->seen[colour][digit])) return true;
    }
    return false;
}

/* If the colour is true, what it sees is out and so is the other colour. */
static bool empties_a_cell(const struct nn_grid *grid, const struct medusa_net *net, int colour)
{
    struct nn_cells alive = nn_no_cells();
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        const struct nn_cells out = nn_cells_or(net->seen[colour][digit], net->cells[!colour][digit]);
        alive = nn_cells_or(alive, nn_cells_less(grid->places[digit], out));
    }
    return !nn_cells_within(grid->open, alive);
}

static bool is_false_colour(const struct nn_grid *grid, const struct medusa_net *net, int colour)
{
    return !nn_cells_are_none(cells_coloured_twice(net, colour)) || sees_itself(net, colour) ||
           empties_a_cell(grid, net, colour);
}

/* The candidates outside the net that both colours rule out. */
static struct nn_cells ruled_out(const struct nn_grid *grid, const struct medusa_net *net, int digit)
{
    const struct nn_cells inside = nn_cells_or(net->cells[0][digit], net->cells[1][digit]);
    const struct nn_cells by_blue = nn_cells_or(net->seen[0][digit], net->any[0]);
    const struct nn_cells by_green = nn_cells_or(net->seen[1][digit], net->any[1]);
    return nn_cells_and(nn_cells_less(grid->places[digit], inside), nn_cells_and(by_blue, by_green));
}

/* ---- steps ----------------------------------------------------------------------------------- */

static bool report_medusa(struct nn_finding *finding, const struct medusa_net *net, const struct nn_cells *removed)
{
    struct nn_step *step = &finding->step;
    nn_step_begin(step, NN_MEDUSA);
    step->digits = net->digits;
    step->cells = nn_cells_or(net->any[0], net->any[1]);
    for (uint64_t digits = net->digits; digits;) {
        const int digit = nn_take_bit(&digits);
        const uint32_t bit = UINT32_C(1) << digit;
        nn_step_set(step, bit, net->cells[0][digit], bit);
        nn_step_set(step, bit, net->cells[1][digit], bit);
    }
    for (int digit = 0; digit < finding->geometry->side; digit++)
        nn_step_remove(step, finding->grid, digit, removed[digit]);
    return nn_finding_report(finding);
}

/* Keep what medusa->removed says if it is the best; tell it if all are wanted. */
static bool offer_medusa(struct medusa_search *medusa)
{
    int count = 0;
    for (int digit = 0; digit < medusa->finding->geometry->side; digit++)
        count += nn_cells_count(medusa->removed[digit]);
    if (medusa->finding->options.finds_all)
        return !count || report_medusa(medusa->finding, &medusa->net, medusa->removed);
    if (count <= medusa->most_removed) return true;
    medusa->most_removed = count;
    medusa->best = medusa->net;
    for (int digit = 0; digit < medusa->finding->geometry->side; digit++)
        medusa->best_removed[digit] = medusa->removed[digit];
    return true;
}

static void swap_colours(struct medusa_net *net)
{
    const struct medusa_net old = *net;
    for (int colour = 0; colour < 2; colour++) {
        net->any[colour] = old.any[!colour];
        for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
            net->cells[colour][digit] = old.cells[!colour][digit];
            net->seen[colour][digit] = old.seen[!colour][digit];
        }
    }
}

static bool use_medusa(struct medusa_search *medusa)
{
    const struct nn_grid *grid = medusa->finding->grid;
    struct medusa_net *net = &medusa->net;
    const int side = grid->geometry->side;
    if (nn_has_one_bit(net->digits)) return true;
    const bool is_green_false = is_false_colour(grid, net, 1);
    if (is_green_false) swap_colours(net);
    const bool is_blue_false = is_green_false || is_false_colour(grid, net, 0);
    for (int digit = 0; digit < side; digit++)
        medusa->removed[digit] = is_blue_false ? net->cells[0][digit] : ruled_out(grid, net, digit);
    return offer_medusa(medusa);
}

bool nn_find_medusa(struct nn_finding *finding)
{
    struct medusa_search *medusa = nn_finding_scratch(finding, NN_SCRATCH_MEDUSA, sizeof *medusa);
    if (!medusa) return true;
    medusa->finding = finding;
    medusa->most_removed = 0;
    for (int digit = 0; digit < finding->geometry->side; digit++) medusa->coloured[digit] = nn_no_cells();
    for (int digit = 0; digit < finding->geometry->side; digit++) {
        NN_EACH_CELL(cell, finding->grid->places[digit])
        {
            if (nn_cells_have(medusa->coloured[digit], cell)) continue;
            colour_net(medusa, cell, digit);
            if (medusa->queue_count > 1 && !use_medusa(medusa)) return false;
        }
    }
    return !medusa->most_removed || report_medusa(finding, &medusa->best, medusa->best_removed);
}
