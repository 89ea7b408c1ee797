/* aligned_exclusions.c: aligned pair and aligned triple exclusion.
 *
 * Two (three) cells are given values in every possible way. A way is forbidden if two of the cells that
 * see each other get the same value, or if an excluder, a cell that sees all of them and has few
 * candidates, would lose all its candidates to them. A value that occurs in no allowed way goes.
 *
 * Which cells are asked is as Sudoku Explainer has it:
 *     excluders     empty cells with two candidates (triples: two or three)
 *     base cells    empty cells that see an excluder and no cell with a single candidate
 *     pairs         base cells with at least two excluders in common
 *     triples       such a pair and a base cell that is an excluder of one of the two, with at least two
 *                   excluders in common to all three
 * The cells need not see each other.
 *
 * Nearly all values are allowed, and a single allowed way proves it for two or three values at once; so
 * each value that is not known to be allowed asks for one way, and there is no list of ways. On
 * large boards there are too many triples: after MOST_WAYS ways the search ends.
 *
 * If several pairs or triples remove the same, it is reported once.
 *
 * Data: cells: the base cells. sets: each of these with its candidates, then the excluders that are needed
 * to forbid what is removed. digits: what is removed. */
#include <assert.h>

#include "logic/finder.h"
#include "logic/seen_steps.h"

enum { ALIGNED_MOST = 3, MOST_WAYS = 20000000 };

struct exclusion {
    struct nn_finding *finding;
    enum nn_technique technique;
    struct nn_cells excluding, base; /* candidates for both parts */
    int size;                        /* two or three */
    int cells[ALIGNED_MOST];
    struct nn_cells common;             /* excluders of all of them */
    uint32_t excluders[NN_LOGIC_CELLS]; /* their candidates */
    int excluder_count;
    uint32_t allowed[ALIGNED_MOST]; /* values of the cells that have an allowed way */
    int value[ALIGNED_MOST];        /* the way that is tried */
    int ways;                       /* tried so far */
    struct nn_seen_steps seen;
};

static uint32_t values_of_way(const struct exclusion *exclusion)
{
    uint32_t values = 0;
    for (int i = 0; i < exclusion->size; i++) values |= UINT32_C(1) << exclusion->value[i];
    return values;
}

static bool empties_an_excluder(const struct exclusion *exclusion)
{
    const uint32_t values = values_of_way(exclusion);
    for (int i = 0; i < exclusion->excluder_count; i++)
        if (!(exclusion->excluders[i] & ~values)) return true;
    return false;
}

/* Does the value of a cell clash with that of a cell before it or of the fixed one? */
static bool is_clash(const struct exclusion *exclusion, int at, int fixed)
{
    assert(at >= 0 && at < exclusion->size);
    const struct nn_geometry *geometry = exclusion->finding->geometry;
    for (int i = 0; i < exclusion->size; i++) {
        const bool has_value = i < at || i == fixed;
        if (has_value && i != at && exclusion->value[i] == exclusion->value[at] &&
            nn_are_peers(geometry, exclusion->cells[i], exclusion->cells[at]))
            return true;
    }
    return false;
}

/* Is there an allowed way with the values of the cells before `at` and of the fixed one? */
static bool can_complete(struct exclusion *exclusion, int at, int fixed)
{
    assert(at >= 0 && at <= exclusion->size);
    if (at == exclusion->size) {
        exclusion->ways++;
        return !empties_an_excluder(exclusion);
    }
    if (at == fixed) return can_complete(exclusion, at + 1, fixed);
    uint64_t values = exclusion->finding->grid->candidates[exclusion->cells[at]];
    while (values) {
        exclusion->value[at] = nn_take_bit(&values);
        if (!is_clash(exclusion, at, fixed) && can_complete(exclusion, at + 1, fixed)) return true;
    }
    return false;
}

/* Fill `allowed`. True: something is not. */
static bool forbids_something(struct exclusion *exclusion)
{
    bool is_found = false;
    for (int at = 0; at < exclusion->size; at++) exclusion->allowed[at] = 0;
    for (int fixed = 0; fixed < exclusion->size; fixed++) {
        uint64_t values = exclusion->finding->grid->candidates[exclusion->cells[fixed]];
        while (values) {
            const int value = nn_take_bit(&values);
            if (exclusion->allowed[fixed] >> value & 1) continue;
            exclusion->value[fixed] = value;
            if (can_complete(exclusion, 0, fixed)) {
                for (int i = 0; i < exclusion->size; i++) exclusion->allowed[i] |= UINT32_C(1) << exclusion->value[i];
            } else {
                is_found = true;
            }
        }
    }
    return is_found;
}

/* ---- the step ------------------------------------------------------------------------------------ */

/* Does an excluder that is told already forbid the way? */
static bool is_way_told(const struct exclusion *exclusion, uint32_t values)
{
    const struct nn_step *step = &exclusion->finding->step;
    for (int set = exclusion->size; set < step->set_count; set++)
        if (!(step->sets[set].digits & ~values)) return true;
    return false;
}

/* Tell an excluder for each forbidden way with the fixed value, if it needs one. */
static void tell_excluders(struct exclusion *exclusion, int at, int fixed)
{
    const struct nn_grid *grid = exclusion->finding->grid;
    struct nn_step *step = &exclusion->finding->step;
    if (at == fixed) at++;
    if (at < exclusion->size) {
        uint64_t values = grid->candidates[exclusion->cells[at]];
        while (values) {
            exclusion->value[at] = nn_take_bit(&values);
            if (!is_clash(exclusion, at, fixed)) tell_excluders(exclusion, at + 1, fixed);
        }
        return;
    }
    const uint32_t values = values_of_way(exclusion);
    if (is_way_told(exclusion, values) || step->set_count == NN_STEP_SETS) return;
    NN_EACH_CELL(cell, exclusion->common)
    {
        if (grid->candidates[cell] & ~values) continue;
        nn_step_set(step, grid->candidates[cell], nn_one_cell(cell), 0);
        return;
    }
    assert(false); /* the way is forbidden */
}

static bool report_exclusion(struct exclusion *exclusion)
{
    struct nn_finding *finding = exclusion->finding;
    struct nn_step *step = &finding->step;
    nn_step_begin(step, exclusion->technique);
    for (int i = 0; i < exclusion->size; i++) {
        const int cell = exclusion->cells[i];
        nn_cells_add(&step->cells, cell);
        nn_step_set(step, finding->grid->candidates[cell], nn_one_cell(cell), 0);
        nn_step_remove_others(step, finding->grid, cell, exclusion->allowed[i]);
    }
    if (nn_step_was_seen(&exclusion->seen, step)) return true;
    for (int fixed = 0; fixed < exclusion->size; fixed++) {
        const uint32_t candidates = finding->grid->candidates[exclusion->cells[fixed]];
        for (uint64_t values = candidates & ~exclusion->allowed[fixed]; values;) {
            exclusion->value[fixed] = nn_take_bit(&values);
            step->digits |= UINT32_C(1) << exclusion->value[fixed];
            tell_excluders(exclusion, 0, fixed);
        }
    }
    return nn_finding_report(finding);
}

/* ---- which cells --------------------------------------------------------------------------------- */

static struct nn_cells excluders_of(const struct exclusion *exclusion, int cell)
{
    return nn_cells_and(exclusion->excluding, exclusion->finding->geometry->peers[cell]);
}

static bool try_cells(struct exclusion *exclusion)
{
    exclusion->excluder_count = 0;
    NN_EACH_CELL(cell, exclusion->common)
    exclusion->excluders[exclusion->excluder_count++] = exclusion->finding->grid->candidates[cell];
    return !forbids_something(exclusion) || report_exclusion(exclusion);
}

/* May the third cell join the pair? Of the third cell's excluders this says nothing. */
static bool may_join(const struct exclusion *exclusion, int first, int second, int third)
{
    const struct nn_geometry *geometry = exclusion->finding->geometry;
    return nn_cells_have(exclusion->base, third) && nn_cells_have(exclusion->excluding, third) &&
           (nn_are_peers(geometry, first, third) || nn_are_peers(geometry, second, third));
}

/* Three cells may be a pair and a third one in several ways: has this triple been seen before the pair? */
static bool was_seen(const struct exclusion *exclusion, int first, int second, int third)
{
    if (third > second) return false;
    const int low = third < first ? third : first, middle = third < first ? first : third;
    if (may_join(exclusion, low, middle, second)) return true;
    return third < first && may_join(exclusion, third, second, first);
}

static bool try_thirds(struct exclusion *exclusion, struct nn_cells common)
{
    const struct nn_geometry *geometry = exclusion->finding->geometry;
    const int first = exclusion->cells[0], second = exclusion->cells[1];
    const struct nn_cells seen = nn_cells_or(excluders_of(exclusion, first), excluders_of(exclusion, second));
    NN_EACH_CELL(third, nn_cells_and(seen, exclusion->base))
    {
        if (third == first || third == second) continue;
        exclusion->common = nn_cells_and(common, geometry->peers[third]);
        if (nn_cells_count(exclusion->common) < 2) continue;
        if (was_seen(exclusion, first, second, third)) continue;
        exclusion->cells[2] = third;
        if (!try_cells(exclusion)) return false;
    }
    return true;
}

static bool try_pair(struct exclusion *exclusion, int first, int second)
{
    assert(first != second);
    const struct nn_cells common = nn_cells_and(excluders_of(exclusion, first), excluders_of(exclusion, second));
    if (nn_cells_count(common) < 2) return true;
    exclusion->cells[0] = first;
    exclusion->cells[1] = second;
    if (exclusion->size == 3) return try_thirds(exclusion, common);
    exclusion->common = common;
    return try_cells(exclusion);
}

static void find_base_cells(struct exclusion *exclusion)
{
    const struct nn_grid *grid = exclusion->finding->grid;
    struct nn_cells singles = nn_no_cells();
    NN_EACH_CELL(cell, grid->open)
    {
        const int count = nn_count_bits(grid->candidates[cell]);
        if (count == 1) nn_cells_add(&singles, cell);
        if (count >= 2 && count <= exclusion->size) nn_cells_add(&exclusion->excluding, cell);
    }
    NN_EACH_CELL(cell, grid->open)
    if (nn_cells_meet(grid->geometry->peers[cell], exclusion->excluding) &&
        !nn_cells_meet(grid->geometry->peers[cell], singles))
        nn_cells_add(&exclusion->base, cell);
}

static bool find_exclusions(struct nn_finding *finding, enum nn_technique technique, int size)
{
    assert(size == 2 || size == 3);
    struct exclusion exclusion = {.finding = finding, .technique = technique, .size = size};
    find_base_cells(&exclusion);
    NN_EACH_CELL(first, exclusion.base)
    {
        if (nn_finding_is_over(finding)) return false;
        if (exclusion.ways > MOST_WAYS) return true;
        NN_EACH_CELL(second, exclusion.base)
        if (second > first && !try_pair(&exclusion, first, second)) return false;
    }
    return true;
}

bool nn_find_aligned_exclusions(struct nn_finding *finding)
{
    if (nn_finding_wants(finding, NN_ALIGNED_PAIR_EXCLUSION) && !find_exclusions(finding, NN_ALIGNED_PAIR_EXCLUSION, 2))
        return false;
    return !nn_finding_wants(finding, NN_ALIGNED_TRIPLE_EXCLUSION) ||
           find_exclusions(finding, NN_ALIGNED_TRIPLE_EXCLUSION, 3);
}
