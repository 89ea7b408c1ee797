/* nested.c: chains inside chains: what they strike from the working marks of a branch.
 *
 * The inner machine produces its hints from the working marks. The parents of what such a hint strikes are the
 * candidates that had to be struck before it could be found: for every "on" statement in its chains, those struck from
 * the cell or house that left it as the only one; and those struck from the cell or house whose possibilities are its
 * branches. A hint without parents was there from the start and is left out. If several hints strike the same, only the
 * first counts.
 *
 * The hint's chains are copied into the outer machine, as a proof (nested_proof.c): the inner one forgets them. */
#include "logic/forcing/forcer.h"

#include <assert.h>

/* ---- parents ---------------------------------------------------------------------------------------- */

static void list_parent(struct nn_forcer *forcer, int cell, int digit)
{
    struct nn_strike_room *const room = forcer->strikes;
    assert(room->parent_count < NN_LOGIC_CELLS * NN_LOGIC_SIDE);
    if (nn_cells_have(room->listed[digit], cell)) return;
    nn_cells_add(&room->listed[digit], cell);
    room->parents[room->parent_count++] = (uint32_t)(cell * forcer->geometry->side + digit);
}

static void list_struck_in_cell(struct nn_forcer *forcer, int cell)
{
    uint64_t struck = forcer->start->digits[cell] & ~forcer->work.digits[cell];
    while (struck) list_parent(forcer, cell, nn_take_bit(&struck));
}

static void list_struck_in_house(struct nn_forcer *forcer, int house, int digit)
{
    const struct nn_cells struck = nn_cells_and(nn_cells_less(forcer->start->places[digit], forcer->work.places[digit]),
                                                forcer->geometry->house[house]);
    NN_EACH_CELL(cell, struck) list_parent(forcer, cell, digit);
}

static void list_parents_of(struct nn_forcer *forcer, const struct nn_statement_fact *fact)
{
    if (fact->why == NN_WHY_CELL) list_struck_in_cell(forcer, fact->cell);
    if (fact->why >= NN_WHY_HOUSE && fact->why < NN_WHY_PATTERN)
        list_struck_in_house(forcer, forcer->geometry->house_of[fact->cell][fact->why - NN_WHY_HOUSE], fact->digit);
}

/* A cycle is also read backwards, with on and off exchanged. SE takes as the reason what ruled a statement out in the
 * first direction, though that needs nothing to have been struck; so a cycle has a few more parents than it needs. */
static void list_parents_backwards(struct nn_forcer *forcer, const struct nn_branch *cycle)
{
    assert(cycle->count > 1);
    static const int kinds[] = {NN_BOX, NN_ROW, NN_COLUMN};
    const struct nn_geometry *const geometry = forcer->geometry;
    for (int i = 1; i < cycle->count; i++) {
        const struct nn_statement_fact *const fact = &cycle->facts[i];
        const int cell = fact->cell, from = cycle->facts[i - 1].cell;
        if (fact->is_on) continue;
        if (cell == from) {
            list_struck_in_cell(forcer, cell);
            continue;
        }
        int kind = 0;
        while (geometry->house_of[cell][kinds[kind]] != geometry->house_of[from][kinds[kind]]) kind++;
        list_struck_in_house(forcer, geometry->house_of[cell][kinds[kind]], fact->digit);
    }
}

/* The candidates that had to be struck before the hint could be found. */
static void list_parents(struct nn_forcer *forcer, const struct nn_hint *hint)
{
    struct nn_forcer *const inner = forcer->inner;
    forcer->strikes->parent_count = 0;
    memset(forcer->strikes->listed, 0, sizeof forcer->strikes->listed);
    for (int i = 0; i < hint->targets; i++) {
        const struct nn_target *const target = &inner->targets[hint->first_target + i];
        const int count = nn_target_walk(inner, target);
        for (int k = 0; k < count; k++) list_parents_of(forcer, &target->branch->facts[inner->walk[k]]);
        if (hint->is_cycle) list_parents_backwards(forcer, target->branch);
    }
    if (hint->kind == NN_HINT_CELL) list_struck_in_cell(forcer, hint->source);
    if (hint->kind == NN_HINT_HOUSE) list_struck_in_house(forcer, hint->source, hint->source_digit);
}

/* ---- what hints strike --------------------------------------------------------------------------- */

/* If the effect is within one cell, that cell and the digits; else false. */
static bool is_in_one_cell(const struct nn_effect *effect, int side, int *cell, uint32_t *digits)
{
    struct nn_cells any = nn_no_cells();
    *digits = 0;
    for (int digit = 0; digit < side; digit++) {
        any = nn_cells_or(any, effect->removed[digit]);
        if (!nn_cells_are_none(effect->removed[digit])) *digits |= UINT32_C(1) << digit;
    }
    *cell = nn_cells_first(any);
    return nn_cells_count(any) == 1;
}

static bool is_new_other(struct nn_strike_room *before, const struct nn_effect *effect)
{
    for (int i = 0; i < before->other_count; i++)
        if (!memcmp(before->others[i], effect, sizeof *effect)) return false;
    if (before->other_count < NN_LOGIC_CELLS) before->others[before->other_count++] = effect;
    return true;
}

/* Has no earlier hint struck exactly the same? Remembers this one. */
static bool is_new_effect(struct nn_strike_room *before, const struct nn_forcer *inner, const struct nn_hint *hint)
{
    int cell = hint->cell;
    uint32_t struck = UINT32_C(1) << hint->digit;
    if (hint->is_cycle) {
        const struct nn_effect *const effect = &inner->effects[hint->effect];
        if (!is_in_one_cell(effect, inner->geometry->side, &cell, &struck)) return is_new_other(before, effect);
    } else if (hint->is_on) {
        struck = inner->start->digits[cell] & ~struck;
    }
    const bool is_single = nn_has_one_bit(struck);
    const uint32_t left = inner->start->digits[cell] & ~struck;
    if (!is_single && !nn_has_one_bit(left)) return is_new_other(before, &inner->effects[hint->effect]);
    struct nn_cells *const cells =
        is_single ? &before->single[nn_first_bit(struck)] : &before->but_one[nn_first_bit(left)];
    if (nn_cells_have(*cells, cell)) return false;
    nn_cells_add(cells, cell);
    return true;
}

static int add_struck(const struct nn_forcer *inner, const struct nn_hint *hint, struct nn_single *struck)
{
    int count = 0;
    if (!hint->is_cycle) {
        const uint32_t digit = UINT32_C(1) << hint->digit;
        uint64_t digits = hint->is_on ? inner->start->digits[hint->cell] & ~digit : digit;
        while (digits) struck[count++] = (struct nn_single){hint->cell, (uint8_t)nn_take_bit(&digits)};
        return count;
    }
    const struct nn_effect *const effect = &inner->effects[hint->effect];
    struct nn_cells cells = nn_no_cells();
    for (int digit = 0; digit < inner->geometry->side; digit++) cells = nn_cells_or(cells, effect->removed[digit]);
    NN_EACH_CELL(cell, cells)
    for (int digit = 0; digit < inner->geometry->side; digit++)
        if (nn_cells_have(effect->removed[digit], cell))
            struck[count++] = (struct nn_single){(uint16_t)cell, (uint8_t)digit};
    return count;
}

/* What the hint strikes, with parents and proof, in the outer machine's memory. NULL: it is full. */
static struct nn_strike *make_strike(struct nn_forcer *forcer, const struct nn_hint *hint)
{
    struct nn_strike_room *const room = forcer->strikes;
    const int count = add_struck(forcer->inner, hint, room->struck);
    struct nn_strike *const strike = nn_arena_take(&forcer->arena, sizeof *strike);
    struct nn_single *const kept = nn_arena_take(&forcer->arena, (size_t)count * sizeof *kept);
    uint32_t *const parents = nn_arena_take(&forcer->arena, (size_t)room->parent_count * sizeof *parents);
    if (!strike || !kept || !parents) return NULL;
    memcpy(kept, room->struck, (size_t)count * sizeof *kept);
    memcpy(parents, room->parents, (size_t)room->parent_count * sizeof *parents);
    *strike = (struct nn_strike){.proof = nn_prove(forcer, hint),
                                 .struck = kept,
                                 .count = count,
                                 .parents = parents,
                                 .parent_count = room->parent_count};
    return strike->proof < 0 ? NULL : strike;
}

static bool has_none_at_start(struct nn_forcer *forcer, enum nn_producer producer)
{
    forcer->inner->producer = producer;
    nn_force_produce(forcer->inner);
    return !forcer->inner->hint_count;
}

static bool find_clean(struct nn_forcer *forcer)
{
    struct nn_forcer *const inner = forcer->inner;
    const enum nn_producer producer = inner->producer;
    const int level = inner->level;
    if (forcer->asks_ends && nn_ends_are_clean(forcer->ends, forcer)) return true;
    inner->start = forcer->start;
    inner->before = NULL;
    inner->level = 0;
    const bool is_clean = has_none_at_start(forcer, NN_PRODUCE_PLAIN) && has_none_at_start(forcer, NN_PRODUCE_MULTIPLE);
    inner->producer = producer;
    inner->level = level;
    inner->start = &forcer->work;
    return is_clean;
}

bool nn_force_is_clean(struct nn_forcer *forcer)
{
    if (!forcer->reach) return false;
    if (!forcer->is_clean_known) forcer->is_clean = find_clean(forcer);
    forcer->is_clean_known = true;
    if (forcer->is_clean && forcer->asks_ends) nn_ends_note_clean(forcer->ends, forcer->start);
    return forcer->is_clean;
}

static void begin_strikes(struct nn_strike_room *room)
{
    memset(room->single, 0, sizeof room->single);
    memset(room->but_one, 0, sizeof room->but_one);
    room->other_count = 0;
}

/* Run the inner machine; returns what its usable hints strike, in order. */
const struct nn_strike *nn_produce_strikes(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    struct nn_forcer *const inner = forcer->inner;
    struct nn_strike *first = NULL, **end = &first;
    begin_strikes(forcer->strikes);
    inner->grid = forcer->grid;
    inner->producer = producer;
    inner->level = level;
    inner->start = &forcer->work;
    inner->before = nn_force_is_clean(forcer) ? forcer->start : NULL;
    nn_force_produce(inner);
    for (int i = 0; i < inner->hint_count; i++) {
        if (!is_new_effect(forcer->strikes, inner, &inner->hints[i])) continue;
        list_parents(forcer, &inner->hints[i]);
        if (!forcer->strikes->parent_count) continue;
        *end = make_strike(forcer, &inner->hints[i]);
        if (!*end) {
            forcer->build.is_full = true;
            break;
        }
        end = &(*end)->next;
    }
    return first;
}

/* ---- striking ------------------------------------------------------------------------------------------ */

/* False: it contradicts what is on. */
static bool strike_by_chain(struct nn_forcer *forcer, const struct nn_strike *strike, bool is_first,
                            struct nn_single struck)
{
    struct nn_build *const build = &forcer->build;
    const int side = forcer->geometry->side, digit = struck.digit;
    const struct nn_statement_fact fact = {
        .cell = struck.cell, .digit = struck.digit, .why = NN_WHY_CHAIN, .proof = strike->proof};
    const bool is_clash = nn_cells_have(build->branch.on[digit], struck.cell);
    if (is_clash) {
        build->branch.clash = (int)build->at[true][struck.cell * side + digit];
        nn_build_add_loose(build, fact);
    } else {
        nn_build_add(build, side, fact);
    }
    if (!is_first) nn_build_share_parents(build);
    for (int i = 0; is_first && i < strike->parent_count; i++)
        nn_build_parent(build, (int)build->at[false][strike->parents[i]]);
    if (is_clash) build->branch.count--;
    build->branch.level = forcer->level;
    return !is_clash;
}

/* False: the hints of this producer strike nothing. */
static bool strike_by_producer(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    const struct nn_strike *const strikes = nn_strikes_of(forcer, producer, level);
    for (const struct nn_strike *strike = strikes; strike; strike = strike->next) {
        bool is_first = true;
        for (int i = 0; i < strike->count; i++) {
            const struct nn_single struck = strike->struck[i];
            if (nn_cells_have(forcer->build.branch.off[struck.digit], struck.cell)) continue;
            if (!strike_by_chain(forcer, strike, is_first, struck)) return true;
            is_first = false;
        }
    }
    return strikes;
}

bool nn_force_nested(struct nn_forcer *forcer)
{
    switch (forcer->level) {
    case 2: return strike_by_producer(forcer, NN_PRODUCE_PLAIN, 0);
    case 3:
        return strike_by_producer(forcer, NN_PRODUCE_PLAIN, 0) || strike_by_producer(forcer, NN_PRODUCE_MULTIPLE, 0);
    case 4: return strike_by_producer(forcer, NN_PRODUCE_DYNAMIC, 0);
    case 5:
        return strike_by_producer(forcer, NN_PRODUCE_DYNAMIC, 0) || strike_by_producer(forcer, NN_PRODUCE_DYNAMIC, 2);
    default: return false;
    }
}

bool nn_force_advanced(struct nn_forcer *forcer, bool with_patterns)
{
    const struct nn_build *const build = &forcer->build;
    if (!with_patterns || !nn_force_patterns(forcer)) nn_force_nested(forcer);
    return build->branch.clash < 0 && build->first[false] < build->end[false];
}
