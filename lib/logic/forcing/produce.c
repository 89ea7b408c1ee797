/* produce.c: Nishio, multiple and dynamic chains, for every cell and house.
 *
 * Cell by cell, and in each digit by digit: what follows from the candidate being on, and from its being off.
 *
 *     contradiction   a branch contradicts itself: its assumption is wrong
 *     double          on and off both lead to it
 *     house all places of the digit lead to it; tried at the first place
 *     cell            all digits of the cell lead to it
 *
 * Multiple chains are static; there SE only considers cells with three candidates or more, and so misses houses whose
 * first place is a cell with two. A list of all of them has these, too, and what follows from candidates that contradict
 * themselves. Branches are kept, since each is needed by its cell, its three houses and the next level. */
#include "logic/forcing/forcer.h"
#include "logic/forcing/one_digit.h"

#include <assert.h>

/* A level searches for everything that lower levels do, except that 4 and 5 have no plain and multiple chains. So a
 * branch that used nothing above level 1 is the start of the branch of any higher level. */
static bool is_within(int level, int higher)
{
    return level <= higher && (level <= 1 || higher <= 3 || level >= 4);
}

static bool is_all_of_level(const struct nn_kept *kept, int level)
{
    assert(kept->branch);
    return level == kept->level ||
           (is_within(kept->branch->level, level) && (is_within(level, kept->level) || kept->branch->clash >= 0));
}

static void keep_branch(struct nn_forcer *forcer, struct nn_kept *kept)
{
    kept->branch = nn_build_keep(&forcer->build, &forcer->arena);
    kept->generation = forcer->generation;
    kept->level = forcer->level;
}

/* Continue a branch of a lower level from its end; usually nothing comes of it. */
static void go_on(struct nn_forcer *forcer, struct nn_kept *kept)
{
    assert(kept->branch);
    const int count = kept->branch->count;
    nn_force_on(forcer, kept);
    if (forcer->build.branch.count > count || forcer->build.branch.clash >= 0) keep_branch(forcer, kept);
    kept->level = forcer->level;
}

/* NULL: no memory or no time left. */
static const struct nn_branch *branch_of(struct nn_forcer *forcer, int cell, int digit, bool is_on)
{
    assert(forcer->start->digits[cell] >> digit & 1);
    struct nn_kept *const kept = &forcer->kept[is_on][cell * forcer->geometry->side + digit];
    const bool is_made = kept->generation == forcer->generation && kept->branch;
    if (is_made && is_all_of_level(kept, forcer->level)) return kept->branch;
    if (nn_watch_is_over(forcer->watch)) return NULL;
    if (is_made && is_within(kept->branch->level, forcer->level)) {
        go_on(forcer, kept);
    } else {
        nn_force_run(forcer, cell, digit, is_on);
        keep_branch(forcer, kept);
    }
    return kept->branch;
}

/* ---- one candidate ------------------------------------------------------------------------------- */

static void add_contradiction(struct nn_forcer *forcer, const struct nn_branch *branch)
{
    if (branch->clash < 0) return;
    const struct nn_statement_fact *const start = &branch->facts[0], *const last = &branch->facts[branch->count];
    forcer->nishio_found |= UINT32_C(1) << start->digit;
    struct nn_target *const targets = nn_force_new_targets(forcer, 2);
    if (!targets) return;
    targets[!last->is_on] = (struct nn_target){branch, branch->count};
    targets[last->is_on] = (struct nn_target){branch, branch->clash};
    nn_force_add_hint(forcer, (struct nn_hint){.kind = NN_HINT_CONTRADICTION,
                                               .is_on = !start->is_on,
                                               .cell = start->cell,
                                               .digit = start->digit,
                                               .source = start->cell,
                                               .source_digit = start->digit,
                                               .is_source_on = start->is_on,
                                               .first_target = forcer->target_count - 2,
                                               .targets = 2});
}

/* Placing the last candidate of a cell adds nothing once the others are struck. */
static bool is_worth(const struct nn_forcer *forcer, const struct nn_statement_fact *fact)
{
    return !fact->is_on || !nn_has_one_bit(forcer->start->digits[fact->cell]);
}

static void share(struct nn_shared *shared, int side, const struct nn_branch *branch)
{
    shared->branches[shared->count++] = branch;
    if (shared->count == 1) {
        memcpy(shared->on, branch->on, sizeof shared->on);
        memcpy(shared->off, branch->off, sizeof shared->off);
        return;
    }
    for (int digit = 0; digit < side; digit++) {
        shared->on[digit] = nn_cells_and(shared->on[digit], branch->on[digit]);
        shared->off[digit] = nn_cells_and(shared->off[digit], branch->off[digit]);
    }
}

static bool share_nothing(const struct nn_shared *shared, int side)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < side; digit++)
        any = nn_cells_or(any, nn_cells_or(shared->on[digit], shared->off[digit]));
    return nn_cells_are_none(any);
}

static void add_shared_hint(struct nn_forcer *forcer, const struct nn_shared *shared, struct nn_hint hint,
                            const struct nn_statement_fact *fact)
{
    struct nn_target *const targets = nn_force_new_targets(forcer, shared->count);
    if (!targets) return;
    for (int i = 0; i < shared->count; i++) targets[i] = (struct nn_target){shared->branches[i], -1};
    hint.first_target = forcer->target_count - shared->count;
    hint.targets = shared->count;
    hint.cell = fact->cell;
    hint.digit = fact->digit;
    hint.is_on = fact->is_on;
    nn_force_add_hint(forcer, hint);
}

/* A hint for each shared statement, first what is on, in the order of the first branch. */
static void add_shared(struct nn_forcer *forcer, const struct nn_shared *shared, struct nn_hint hint)
{
    assert(shared->count > 0);
    const struct nn_branch *const first = shared->branches[0];
    if (share_nothing(shared, forcer->geometry->side)) return;
    for (int is_on = 1; is_on >= 0; is_on--)
        for (int i = 0; i < first->count; i++) {
            const struct nn_statement_fact *const fact = &first->facts[i];
            if (fact->is_on != is_on || !nn_cells_have((is_on ? shared->on : shared->off)[fact->digit], fact->cell) ||
                !is_worth(forcer, fact))
                continue;
            add_shared_hint(forcer, shared, hint, fact);
        }
}

/* ---- is it worth the work? ------------------------------------------------------------------------- */

/* Branches are made only if their unordered sets have something in common. Such sets exist for static branches, dynamic
 * ones of level 0, and where ends are known. */
static bool is_filtered(const struct nn_forcer *forcer)
{
    return (forcer->producer == NN_PRODUCE_MULTIPLE && forcer->reach) || forcer->asks_ends ||
           (forcer->producer == NN_PRODUCE_DYNAMIC && !forcer->level && forcer->tries);
}

static bool sets_still_share(struct nn_shared *shared, int side, const struct nn_cells *on, const struct nn_cells *off)
{
    struct nn_cells any = nn_no_cells();
    if (!shared->count++) {
        memcpy(shared->on, on, sizeof shared->on);
        memcpy(shared->off, off, sizeof shared->off);
        return true;
    }
    for (int i = 0; i < side; i++) {
        shared->on[i] = nn_cells_and(shared->on[i], on[i]);
        shared->off[i] = nn_cells_and(shared->off[i], off[i]);
        any = nn_cells_or(any, nn_cells_or(shared->on[i], shared->off[i]));
    }
    return !nn_cells_are_none(any);
}

/* What follows by single links; NULL: a contradiction, where the branch stops. Without plain hints at the start there
 * is none. */
static const struct nn_reached *static_sets_of(struct nn_forcer *forcer, int cell, int digit)
{
    const struct nn_reached *const reached = nn_reach_from(forcer->reach, cell, digit);
    struct nn_cells both = nn_no_cells();
    if (nn_lists_multiple(forcer)) return reached;
    for (int i = 0; i < forcer->geometry->side && !forcer->before; i++)
        both = nn_cells_or(both, nn_cells_and(reached->on[i], reached->off[i]));
    return nn_cells_are_none(both) ? reached : NULL;
}

/* What follows from the assumption; NULL: it contradicts itself. */
static const struct nn_reached *sets_of(struct nn_forcer *forcer, int cell, int digit, bool is_on)
{
    if (forcer->producer == NN_PRODUCE_MULTIPLE) return static_sets_of(forcer, cell, digit);
    if (!forcer->asks_ends) return nn_try(forcer->tries, cell, digit, is_on);
    const struct nn_end *const end = nn_end_of(forcer->ends, forcer, forcer->level, cell, digit, is_on);
    return end->is_clash ? NULL : &end->follows;
}

/* Does what follows from the candidate have something in common with the others so far? */
static bool still_shares(struct nn_forcer *forcer, int cell, int digit, bool is_on)
{
    struct nn_shared *const shared = forcer->sets;
    const struct nn_reached *const reached = sets_of(forcer, cell, digit, is_on);
    if (reached) return sets_still_share(shared, forcer->geometry->side, reached->on, reached->off);
    if (!is_on) return true;
    const struct nn_branch *const branch = branch_of(forcer, cell, digit, true);
    return branch && sets_still_share(shared, forcer->geometry->side, branch->on, branch->off);
}

static bool may_share_cell(struct nn_forcer *forcer, int cell)
{
    if (!is_filtered(forcer)) return true;
    forcer->sets->count = 0;
    for (uint64_t digits = forcer->start->digits[cell]; digits;)
        if (!still_shares(forcer, cell, nn_take_bit(&digits), true)) return false;
    return true;
}

static bool may_share_house(struct nn_forcer *forcer, struct nn_cells places, int digit)
{
    if (!is_filtered(forcer)) return true;
    forcer->sets->count = 0;
    NN_EACH_CELL(cell, places)
    if (!still_shares(forcer, cell, digit, true)) return false;
    return true;
}

static bool may_share_double(struct nn_forcer *forcer, int cell, int digit)
{
    forcer->sets->count = 0;
    return !is_filtered(forcer) ||
           (still_shares(forcer, cell, digit, true) && still_shares(forcer, cell, digit, false));
}

static bool may_contradict(struct nn_forcer *forcer, int cell, int digit, bool is_on)
{
    if (forcer->producer == NN_PRODUCE_NISHIO)
        return nn_one_digit_clashes(forcer->geometry, forcer->start, cell, digit, is_on);
    return !is_filtered(forcer) || !sets_of(forcer, cell, digit, is_on);
}

/* ---- houses, cells ---------------------------------------------------------------------------------- */

static bool share_places(struct nn_forcer *forcer, struct nn_shared *shared, int house, int digit)
{
    shared->count = 0;
    NN_EACH_CELL(place, nn_marks_in(forcer->start, forcer->geometry, digit, house))
    {
        const struct nn_branch *const branch = branch_of(forcer, place, digit, true);
        if (!branch) return false;
        share(shared, forcer->geometry->side, branch);
    }
    return true;
}

static void add_houses(struct nn_forcer *forcer, int cell, int digit)
{
    static const int kinds[] = {NN_BOX, NN_ROW, NN_COLUMN};
    struct nn_shared *const shared = forcer->shared;
    for (int i = 0; i < NN_HOUSE_KINDS; i++) {
        const int house = forcer->geometry->house_of[cell][kinds[i]];
        const struct nn_cells places = nn_marks_in(forcer->start, forcer->geometry, digit, house);
        if (forcer->start->count[house][digit] < 2 || nn_cells_first(places) != cell) continue;
        if (!may_share_house(forcer, places, digit)) continue;
        if (!share_places(forcer, shared, house, digit)) return;
        add_shared(forcer, shared,
                   (struct nn_hint){.kind = NN_HINT_HOUSE,
                                    .source = (uint16_t)house,
                                    .source_digit = (uint8_t)digit,
                                    .is_source_on = true});
    }
}

static void add_cell(struct nn_forcer *forcer, int cell)
{
    struct nn_shared *const shared = forcer->shared;
    if (!may_share_cell(forcer, cell)) return;
    shared->count = 0;
    for (uint64_t digits = forcer->start->digits[cell]; digits;) {
        const struct nn_branch *const branch = branch_of(forcer, cell, nn_take_bit(&digits), true);
        if (!branch) return;
        share(shared, forcer->geometry->side, branch);
    }
    add_shared(forcer, shared, (struct nn_hint){.kind = NN_HINT_CELL, .source = (uint16_t)cell, .is_source_on = true});
}

static void add_double(struct nn_forcer *forcer, const struct nn_branch *on, const struct nn_branch *off)
{
    struct nn_shared *const shared = forcer->shared;
    shared->count = 0;
    share(shared, forcer->geometry->side, on);
    share(shared, forcer->geometry->side, off);
    add_shared(forcer, shared,
               (struct nn_hint){.kind = NN_HINT_DOUBLE,
                                .source = on->facts[0].cell,
                                .source_digit = on->facts[0].digit,
                                .is_source_on = true});
}

/* ---- the board --------------------------------------------------------------------------------------- */

/* Nishio is about a single digit, so places that gave nothing give nothing again. */
static bool is_nishio_quiet(const struct nn_forcer *forcer, int digit)
{
    return forcer->producer == NN_PRODUCE_NISHIO && forcer->nishio_quiet &&
           nn_cells_equal(forcer->nishio_quiet[digit], forcer->start->places[digit]);
}

/* Cells with a single candidate are not tried, so they must not be noted. */
static void note_quiet_nishio(struct nn_forcer *forcer)
{
    if (forcer->producer != NN_PRODUCE_NISHIO || !forcer->nishio_quiet) return;
    NN_EACH_CELL(cell, forcer->grid->open)
    if (nn_has_one_bit(forcer->start->digits[cell])) return;
    for (int digit = 0; digit < forcer->geometry->side; digit++)
        if (!(forcer->nishio_found >> digit & 1)) forcer->nishio_quiet[digit] = forcer->start->places[digit];
}

/* Contradictions and doubles of a candidate. */
static void ask_both_ways(struct nn_forcer *forcer, int cell, int digit)
{
    const bool is_double = forcer->producer == NN_PRODUCE_DYNAMIC && nn_count_bits(forcer->start->digits[cell]) > 2 &&
                           may_share_double(forcer, cell, digit);
    const bool asks_on = is_double || may_contradict(forcer, cell, digit, true),
               asks_off = is_double || may_contradict(forcer, cell, digit, false);
    const struct nn_branch *const on = asks_on ? branch_of(forcer, cell, digit, true) : NULL;
    const struct nn_branch *const off = asks_off ? branch_of(forcer, cell, digit, false) : NULL;
    if (on) add_contradiction(forcer, on);
    if (off) add_contradiction(forcer, off);
    if (is_double && on && off) add_double(forcer, on, off);
}

static void ask_candidate(struct nn_forcer *forcer, int cell, int digit)
{
    if (is_nishio_quiet(forcer, digit)) return;
    if (nn_is_dynamic(forcer)) ask_both_ways(forcer, cell, digit);
    if (forcer->producer != NN_PRODUCE_NISHIO) add_houses(forcer, cell, digit);
}

/* On large boards the memory may not hold all branches; they are made again when needed. */
static void make_room_for_cell(struct nn_forcer *forcer)
{
    const bool needs_branches = !forcer->is_best_enough && !nn_lists_multiple(forcer);
    if (!needs_branches && forcer->arena.used > forcer->arena.size / 2) nn_forcer_forget(forcer);
}

static void begin_sets(struct nn_forcer *forcer)
{
    if (!is_filtered(forcer) || forcer->asks_ends) return;
    if (forcer->producer == NN_PRODUCE_DYNAMIC) {
        nn_tries_begin(forcer->tries, forcer->geometry, forcer->start);
        return;
    }
    nn_reach_begin(forcer->reach, forcer->geometry, forcer->start);
}

/* The cells that are tried: for a list all that the definition allows, otherwise those that SE tries. */
static int fewest_candidates(const struct nn_forcer *forcer)
{
    if (forcer->producer != NN_PRODUCE_MULTIPLE) return 2;
    return forcer->lists_all ? 1 : 3;
}

void nn_force_produce_branches(struct nn_forcer *forcer)
{
    const int least = fewest_candidates(forcer);
    begin_sets(forcer);
    forcer->nishio_found = 0;
    NN_EACH_CELL(cell, forcer->grid->open)
    {
        const uint32_t digits = forcer->start->digits[cell];
        if (nn_count_bits(digits) < least) continue;
        if (nn_watch_is_over(forcer->watch) || *forcer->budget < 0) return;
        make_room_for_cell(forcer);
        for (uint64_t rest = digits; rest;) ask_candidate(forcer, cell, nn_take_bit(&rest));
        if (forcer->producer != NN_PRODUCE_NISHIO && !nn_has_one_bit(digits)) add_cell(forcer, cell);
    }
    note_quiet_nishio(forcer);
}
