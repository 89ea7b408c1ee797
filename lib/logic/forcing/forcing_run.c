/* forcing_run.c: deriving what follows from an assumption; see forcer.h.
 *
 * The order is SE's. On to off: the other digits of the cell, then the digit in box, row and column. Off to on: the
 * last candidate of the cell, then the last place in box, row and column. The parents of an "on" statement are the
 * statement that caused it and, if dynamic, everything else that has been struck from its cell or house since the
 * start. A statement is struck from the working marks only after its consequences were derived.
 *
 * A branch ends where it contradicts itself, except in a list of multiple chains: what follows by single links does not
 * depend on what else does. */
#include "logic/forcing/forcer.h"

#include <assert.h>

static const int house_order[] = {NN_BOX, NN_ROW, NN_COLUMN};

/* A statement contradicts another. Does the branch go on? */
static bool goes_past_clash(struct nn_forcer *forcer)
{
    forcer->build.branch.is_past_clash = nn_lists_multiple(forcer);
    return forcer->build.branch.is_past_clash;
}

/* Derive an "off" statement from a fact that is on. False: it contradicts one that is on. */
static bool force_off(struct nn_forcer *forcer, int cell, int digit, int parent)
{
    assert(parent >= 0 && parent < forcer->build.branch.count);
    struct nn_build *const build = &forcer->build;
    const int side = forcer->geometry->side;
    const struct nn_statement_fact fact = {.cell = (uint16_t)cell, .digit = (uint8_t)digit, .why = NN_WHY_SEEN};
    if (nn_cells_have(build->branch.on[digit], cell) && !goes_past_clash(forcer)) {
        build->branch.clash = (int)build->at[true][cell * side + digit];
        nn_build_add_loose(build, fact);
        nn_build_parent(build, parent);
        build->branch.count--;
        return false;
    }
    nn_build_add(build, side, fact);
    nn_build_parent(build, parent);
    return true;
}

static bool force_offs(struct nn_forcer *forcer, struct nn_cells cells, int digit, int parent)
{
    NN_EACH_CELL(cell, cells)
    if (!force_off(forcer, cell, digit, parent)) return false;
    return true;
}

/* The marks that the rules look at. */
static const struct nn_marks *marks_now(const struct nn_forcer *forcer)
{
    return nn_is_dynamic(forcer) ? &forcer->work : forcer->start;
}

static bool spread_on(struct nn_forcer *forcer, int parent)
{
    const struct nn_geometry *const geometry = forcer->geometry;
    const struct nn_marks *const marks = marks_now(forcer);
    const struct nn_branch *const branch = &forcer->build.branch;
    const int cell = forcer->build.facts[parent].cell, digit = forcer->build.facts[parent].digit;
    if (forcer->producer != NN_PRODUCE_NISHIO) {
        uint64_t others = marks->digits[cell] & ~(UINT32_C(1) << digit);
        while (others) {
            const int other = nn_take_bit(&others);
            if (!nn_cells_have(branch->off[other], cell) && !force_off(forcer, cell, other, parent)) return false;
        }
    }
    struct nn_cells rest = nn_cells_less(nn_cells_and(marks->places[digit], geometry->peers[cell]), branch->off[digit]);
    if (nn_cells_are_none(rest)) return true;
    for (int i = 0; i < NN_HOUSE_KINDS; i++) {
        const struct nn_cells house = geometry->house[geometry->house_of[cell][house_order[i]]];
        if (!force_offs(forcer, nn_cells_and(rest, house), digit, parent)) return false;
        rest = nn_cells_less(rest, house);
    }
    return true;
}

/* What has been struck from the cell, or of the digit from the house, since the start. */
static void add_struck_parents(struct nn_forcer *forcer, const struct nn_statement_fact *fact)
{
    struct nn_build *const build = &forcer->build;
    const struct nn_geometry *const geometry = forcer->geometry;
    if (!nn_is_dynamic(forcer)) return;
    if (fact->why == NN_WHY_CELL) {
        uint64_t struck = forcer->start->digits[fact->cell] & ~forcer->work.digits[fact->cell];
        while (struck)
            nn_build_parent(build, (int)build->at[false][fact->cell * geometry->side + nn_take_bit(&struck)]);
        return;
    }
    const int house = geometry->house_of[fact->cell][fact->why - NN_WHY_HOUSE], digit = fact->digit;
    const struct nn_cells struck =
        nn_cells_and(nn_cells_less(forcer->start->places[digit], forcer->work.places[digit]), geometry->house[house]);
    NN_EACH_CELL(cell, struck)
    nn_build_parent(build, (int)build->at[false][cell * geometry->side + digit]);
}

/* Derive an "on" statement from a fact that is off. False: it contradicts one that is off. */
static bool force_on(struct nn_forcer *forcer, int cell, int digit, int why, int parent)
{
    assert(parent >= 0 && parent < forcer->build.branch.count && why >= NN_WHY_CELL && why < NN_WHY_PATTERN);
    struct nn_build *const build = &forcer->build;
    const int side = forcer->geometry->side;
    const struct nn_statement_fact fact = {
        .cell = (uint16_t)cell, .digit = (uint8_t)digit, .is_on = true, .why = (uint8_t)why};
    const bool is_clash = nn_cells_have(build->branch.off[digit], cell) && !goes_past_clash(forcer);
    if (!is_clash && nn_cells_have(build->branch.on[digit], cell)) return true;
    if (is_clash) {
        build->branch.clash = (int)build->at[false][cell * side + digit];
        nn_build_add_loose(build, fact);
    } else {
        nn_build_add(build, side, fact);
    }
    nn_build_parent(build, parent);
    add_struck_parents(forcer, &fact);
    if (is_clash) build->branch.count--;
    return !is_clash;
}

static bool spread_off(struct nn_forcer *forcer, int parent)
{
    const struct nn_geometry *const geometry = forcer->geometry;
    const struct nn_marks *const marks = marks_now(forcer);
    const int cell = forcer->build.facts[parent].cell, digit = forcer->build.facts[parent].digit;
    if (forcer->producer != NN_PRODUCE_NISHIO && nn_has_two_bits(marks->digits[cell])) {
        const int other = nn_first_bit(marks->digits[cell] & ~(UINT32_C(1) << digit));
        if (!force_on(forcer, cell, other, NN_WHY_CELL, parent)) return false;
    }
    for (int i = 0; i < NN_HOUSE_KINDS; i++) {
        const int house = geometry->house_of[cell][house_order[i]];
        if (marks->count[house][digit] != 2) continue;
        struct nn_cells others = nn_marks_in(marks, geometry, digit, house);
        nn_cells_drop(&others, cell);
        if (!force_on(forcer, nn_cells_first(others), digit, NN_WHY_HOUSE + house_order[i], parent)) return false;
    }
    return true;
}

static bool take_pending(struct nn_build *build, bool is_on, int *fact)
{
    if (build->first[is_on] == build->end[is_on]) return false;
    *fact = (int)build->queue[is_on][build->first[is_on]++];
    return true;
}

static void run_on(struct nn_forcer *forcer)
{
    struct nn_build *const build = &forcer->build;
    const bool is_dynamic = nn_is_dynamic(forcer);
    bool is_open = true;
    int fact;
    while (is_open && !build->is_full) {
        if (take_pending(build, true, &fact)) {
            is_open = spread_on(forcer, fact);
        } else if (take_pending(build, false, &fact)) {
            is_open = spread_off(forcer, fact);
            if (is_dynamic)
                nn_marks_remove(&forcer->work, forcer->geometry, build->facts[fact].cell, build->facts[fact].digit);
        } else {
            is_open = forcer->level > 0 && !nn_watch_is_over(forcer->watch) && nn_force_advanced(forcer, true);
        }
    }
}

void nn_force_run(struct nn_forcer *forcer, int cell, int digit, bool is_on)
{
    assert(forcer->start->digits[cell] >> digit & 1);
    nn_build_begin(&forcer->build);
    if (nn_is_dynamic(forcer)) forcer->work = *forcer->start;
    nn_build_add(&forcer->build, forcer->geometry->side,
                 (struct nn_statement_fact){.cell = (uint16_t)cell, .digit = (uint8_t)digit, .is_on = is_on});
    run_on(forcer);
}

void nn_force_on(struct nn_forcer *forcer, const struct nn_kept *kept)
{
    assert(kept->branch && kept->generation == forcer->generation);
    nn_build_load(&forcer->build, forcer->geometry->side, kept->branch);
    forcer->work = *forcer->start;
    for (int digit = 0; digit < forcer->geometry->side; digit++) NN_EACH_CELL(cell, kept->branch->off[digit])
    nn_marks_remove(&forcer->work, forcer->geometry, cell, digit);
    if (nn_force_advanced(forcer, kept->level == 0)) run_on(forcer);
}
