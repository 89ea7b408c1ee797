/* plain.c: forcing chains and cycles of single links, on marks that do not change.
 *
 * Three searches: X (links between the places of a digit), Y (strong links inside
 * cells only) and XY (all), each from every candidate, layer by layer:
 *
 *     cycle    from "on" back to "on"; cells outside that see a digit both on and off lose it
 *     chain    from "on" to "off", or from "off" to "on": the assumption is wrong
 *
 * It is mostly used for inner chains. There only the first hint that strikes a candidate matters, and plain_hits.c
 * knows where to look for it. Hints are ordered by their starts; at each start cycles come first, though chains are
 * searched before them, since they limit how long a cycle may be.
 *
 * In the search for cycles an "off" statement may occur several times, as long as it is not one of its own ancestors;
 * so there are more facts in the build than statements, and each has one parent. */
#include "logic/forcing/plain_hits.h"

struct plain_search {
    struct nn_forcer *forcer;
    bool with_cells, with_houses; /* strong links */
    enum nn_hint_kind kind;
    struct nn_plain_hits *hits;
    const struct nn_cells *gates;  /* in the search for cycles: candidates with a strong link to the start */
    const struct nn_reached *back; /* what the opposite of the end leads to: see plain_hits.h; NULL: anything */
};

static void list_fact(struct nn_plain_next *list, int cell, int digit, bool is_on, int why)
{
    list->facts[list->count++] = (struct nn_statement_fact){
        .cell = (uint16_t)cell, .digit = (uint8_t)digit, .is_on = is_on, .why = (uint8_t)why};
}

static const int plain_house_order[] = {NN_BOX, NN_ROW, NN_COLUMN};

/* The candidates not ruled out before; a ruled out one closes another cycle if it is linked to the start, and otherwise
 * leads nowhere new. */
static struct nn_cells still_open(const struct plain_search *plain, int digit)
{
    const struct nn_cells off = plain->forcer->build.branch.off[digit];
    const struct nn_cells closed = plain->gates ? nn_cells_less(off, plain->gates[digit]) : off;
    const struct nn_cells leading = plain->back ? plain->back->on[digit] : plain->forcer->start->places[digit];
    return nn_cells_less(leading, closed);
}

/* What the statement rules out, as far as it leads on or is the start of the search. */
static void list_offs(const struct plain_search *plain, const struct nn_statement_fact *on, struct nn_plain_next *list)
{
    const struct nn_geometry *const geometry = plain->forcer->geometry;
    const struct nn_marks *const marks = plain->forcer->start;
    const struct nn_statement_fact *const start = &plain->forcer->build.facts[0];
    const int cell = on->cell, digit = on->digit;
    list->count = 0;
    if (plain->with_cells)
        for (uint64_t others = marks->digits[cell] & ~(UINT32_C(1) << digit); others;) {
            const int other = nn_take_bit(&others);
            if ((nn_cells_have(plain->hits->linked[other], cell) || (start->cell == cell && start->digit == other)) &&
                nn_cells_have(still_open(plain, other), cell))
                list_fact(list, cell, other, false, NN_WHY_SEEN);
        }
    struct nn_cells rest = plain->hits->linked[digit];
    if (start->digit == digit) nn_cells_add(&rest, start->cell);
    rest = nn_cells_and(rest, nn_cells_and(still_open(plain, digit), geometry->peers[cell]));
    for (int i = 0; i < NN_HOUSE_KINDS; i++) {
        const struct nn_cells house = geometry->house[geometry->house_of[cell][plain_house_order[i]]];
        NN_EACH_CELL(place, nn_cells_and(rest, house))
        list_fact(list, place, digit, false, NN_WHY_SEEN);
        rest = nn_cells_less(rest, house);
    }
}

static bool is_listed(const struct nn_plain_next *list, int cell, int digit)
{
    for (int i = 0; i < list->count; i++)
        if (list->facts[i].cell == cell && list->facts[i].digit == digit) return true;
    return false;
}

static void list_on(const struct plain_search *plain, struct nn_plain_next *list, int cell, int digit, int why)
{
    if (!plain->back || nn_cells_have(plain->back->off[digit], cell)) list_fact(list, cell, digit, true, why);
}

static void list_ons(const struct plain_search *plain, const struct nn_statement_fact *off, struct nn_plain_next *list)
{
    const struct nn_geometry *const geometry = plain->forcer->geometry;
    const struct nn_marks *const marks = plain->forcer->start;
    const int cell = off->cell, digit = off->digit;
    list->count = 0;
    if (plain->with_cells && nn_has_two_bits(marks->digits[cell]))
        list_on(plain, list, cell, nn_first_bit(marks->digits[cell] & ~(UINT32_C(1) << digit)), NN_WHY_CELL);
    for (int i = 0; plain->with_houses && i < NN_HOUSE_KINDS; i++) {
        const int kind = plain_house_order[i], house = geometry->house_of[cell][kind];
        if (marks->count[house][digit] != 2) continue;
        struct nn_cells others = nn_marks_in(marks, geometry, digit, house);
        nn_cells_drop(&others, cell);
        if (!is_listed(list, nn_cells_first(others), digit))
            list_on(plain, list, nn_cells_first(others), digit, NN_WHY_HOUSE + kind);
    }
}

static bool is_statement(const struct nn_statement_fact *fact, int cell, int digit, bool is_on)
{
    return fact->cell == cell && fact->digit == digit && fact->is_on == is_on;
}

/* How many statements lead to the fact, both ends counted. */
static int path_length(const struct nn_build *build, int fact)
{
    int length = 1;
    for (; build->facts[fact].parents; length++) fact = (int)build->parents[build->facts[fact].first_parent];
    return length;
}

/* ---- cycles --------------------------------------------------------------------------------------- */

static bool is_ancestor(const struct nn_build *build, int fact, const struct nn_statement_fact *statement)
{
    while (build->facts[fact].parents) {
        fact = (int)build->parents[build->facts[fact].first_parent];
        if (is_statement(&build->facts[fact], statement->cell, statement->digit, statement->is_on)) return true;
    }
    return false;
}

/* What the cycle that ends in `end` removes. False: nothing. */
static bool find_effect(const struct plain_search *plain, int end, struct nn_effect *effect)
{
    const struct nn_forcer *const forcer = plain->forcer;
    const struct nn_build *const build = &forcer->build;
    struct nn_cells cells = nn_no_cells(), any = nn_no_cells(), seen[2][NN_LOGIC_SIDE];
    memset(seen, 0, sizeof seen);
    for (int fact = end; build->facts[fact].parents; fact = (int)build->parents[build->facts[fact].first_parent]) {
        const struct nn_statement_fact *const here = &build->facts[fact];
        nn_cells_add(&cells, here->cell);
        seen[here->is_on][here->digit] =
            nn_cells_or(seen[here->is_on][here->digit], forcer->geometry->peers[here->cell]);
    }
    for (int digit = 0; digit < forcer->geometry->side; digit++) {
        const struct nn_cells both = nn_cells_and(seen[0][digit], seen[1][digit]);
        effect->removed[digit] = nn_cells_less(nn_cells_and(both, forcer->start->places[digit]), cells);
        any = nn_cells_or(any, effect->removed[digit]);
    }
    for (int digit = forcer->geometry->side; digit < NN_LOGIC_SIDE; digit++) effect->removed[digit] = nn_no_cells();
    return !nn_cells_are_none(any);
}

/* A branch with only the path to the fact, which comes last. NULL: no memory. */
static const struct nn_branch *keep_path(struct nn_forcer *forcer, int fact, int length)
{
    const struct nn_build *const build = &forcer->build;
    struct nn_branch *const kept = nn_arena_take(&forcer->arena, sizeof *kept);
    struct nn_statement_fact *const facts = nn_arena_take(&forcer->arena, (size_t)length * sizeof *facts);
    uint32_t *const parents = nn_arena_take(&forcer->arena, (size_t)length * sizeof *parents);
    if (!kept || !facts || !parents) return NULL;
    for (int i = length - 1; i >= 0; i--) {
        facts[i] = build->facts[fact];
        if (!i) break;
        fact = (int)build->parents[facts[i].first_parent];
        facts[i].first_parent = (uint32_t)i;
        parents[i] = (uint32_t)i - 1;
    }
    kept->facts = facts;
    kept->parents = parents;
    kept->count = length;
    kept->clash = -1;
    return kept;
}

static void add_plain_hint(const struct plain_search *plain, int fact, struct nn_hint hint)
{
    struct nn_forcer *const forcer = plain->forcer;
    const struct nn_statement_fact *const end = &forcer->build.facts[fact], *const start = &forcer->build.facts[0];
    const int length = path_length(&forcer->build, fact);
    const struct nn_branch *const branch = keep_path(forcer, fact, length);
    struct nn_target *const target = nn_force_new_targets(forcer, 1);
    if (!branch || !target) return;
    *target = (struct nn_target){branch, length - 1};
    hint.kind = plain->kind;
    hint.is_on = end->is_on;
    hint.cell = hint.source = end->cell;
    hint.digit = hint.source_digit = end->digit;
    hint.is_source_on = start->is_on;
    hint.place = (start->cell * forcer->geometry->side + start->digit) * 3 + (hint.is_cycle ? 0 : start->is_on ? 1 : 2);
    hint.first_target = forcer->target_count - 1;
    hint.targets = 1;
    hint.complexity = length - hint.is_cycle;
    hint.difficulty = nn_hint_difficulty(nn_plain_base(plain->kind == NN_HINT_XY, hint.is_cycle), hint.complexity);
    nn_plain_note(plain->hits, forcer, &hint);
    nn_force_add_hint(forcer, hint);
}

static void add_cycle(const struct plain_search *plain, int end)
{
    struct nn_forcer *const forcer = plain->forcer;
    if (forcer->effect_count == forcer->effect_room) {
        forcer->was_cut = true;
        return;
    }
    if (!find_effect(plain, end, &forcer->effects[forcer->effect_count])) return;
    add_plain_hint(plain, end, (struct nn_hint){.is_cycle = true, .effect = forcer->effect_count++});
}

static void spread_cycle_ons(const struct plain_search *plain)
{
    struct nn_build *const build = &plain->forcer->build;
    struct nn_plain_next *const next = &plain->hits->next;
    while (build->first[true] < build->end[true] && !build->is_full) {
        const int parent = (int)build->queue[true][build->first[true]++];
        list_offs(plain, &build->facts[parent], next);
        for (int i = 0; i < next->count; i++) {
            if (is_ancestor(build, parent, &next->facts[i])) continue;
            const int fact = nn_build_add_loose(build, next->facts[i]);
            nn_build_parent(build, parent);
            build->queue[false][build->end[false]++] = (uint32_t)fact;
            nn_cells_add(&build->branch.off[next->facts[i].digit], next->facts[i].cell);
        }
    }
}

static void spread_cycle_offs(const struct plain_search *plain, int layer)
{
    struct nn_build *const build = &plain->forcer->build;
    const struct nn_statement_fact start = build->facts[0];
    struct nn_plain_next *const next = &plain->hits->next;
    while (build->first[false] < build->end[false] && !build->is_full) {
        const int parent = (int)build->queue[false][build->first[false]++];
        list_ons(plain, &build->facts[parent], next);
        for (int i = 0; i < next->count; i++) {
            const struct nn_statement_fact *const on = &next->facts[i];
            if (is_statement(on, start.cell, start.digit, true)) {
                if (layer < 4) continue;
                const int end = nn_build_add_loose(build, *on);
                nn_build_parent(build, parent);
                add_cycle(plain, end);
            } else if (!nn_branch_has(&build->branch, on->cell, on->digit, true)) {
                nn_build_add(build, plain->forcer->geometry->side, *on);
                nn_build_parent(build, parent);
            }
        }
    }
}

static void begin_plain(const struct plain_search *plain, int cell, int digit, bool is_on)
{
    nn_build_begin(&plain->forcer->build);
    nn_build_add(&plain->forcer->build, plain->forcer->geometry->side,
                 (struct nn_statement_fact){.cell = (uint16_t)cell, .digit = (uint8_t)digit, .is_on = is_on});
}

static bool is_any_pending(const struct nn_build *build)
{
    return !build->is_full && (build->first[0] < build->end[0] || build->first[1] < build->end[1]);
}

/* The candidates whose removal leaves the start as the only one. */
static void find_gates(const struct plain_search *plain, int cell, int digit, struct nn_cells *gates)
{
    const struct nn_geometry *const geometry = plain->forcer->geometry;
    const struct nn_marks *const marks = plain->forcer->start;
    memset(gates, 0, NN_LOGIC_SIDE * sizeof *gates);
    if (plain->with_cells && nn_has_two_bits(marks->digits[cell]))
        nn_cells_add(&gates[nn_first_bit(marks->digits[cell] & ~(UINT32_C(1) << digit))], cell);
    for (int kind = 0; plain->with_houses && kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[cell][kind];
        if (marks->count[house][digit] == 2)
            gates[digit] = nn_cells_or(gates[digit], nn_marks_in(marks, geometry, digit, house));
    }
    nn_cells_drop(&gates[digit], cell);
}

static void find_cycles(struct plain_search search, int cell, int digit, int longest)
{
    const struct plain_search *const plain = &search;
    find_gates(plain, cell, digit, plain->hits->gates);
    search.gates = plain->hits->gates;
    search.back = nn_plain_way_to_on(plain->hits, plain->forcer, cell, digit, &plain->hits->back);
    begin_plain(plain, cell, digit, true);
    for (int layer = 2; layer <= longest && is_any_pending(&plain->forcer->build); layer += 2) {
        spread_cycle_ons(plain);
        spread_cycle_offs(plain, layer);
    }
}

/* ---- chains ---------------------------------------------------------------------------------------- */

/* Expand all pending facts of one kind; the opposite of the start ends the search. */
static int spread_chain(const struct plain_search *plain, bool is_on)
{
    struct nn_build *const build = &plain->forcer->build;
    const struct nn_statement_fact start = build->facts[0];
    struct nn_plain_next *const next = &plain->hits->next;
    while (build->first[is_on] < build->end[is_on] && !build->is_full) {
        const int parent = (int)build->queue[is_on][build->first[is_on]++];
        if (is_on) list_offs(plain, &build->facts[parent], next);
        else list_ons(plain, &build->facts[parent], next);
        for (int i = 0; i < next->count; i++) {
            const struct nn_statement_fact *const fact = &next->facts[i];
            if (nn_branch_has(&build->branch, fact->cell, fact->digit, fact->is_on)) continue;
            const int made = nn_build_add(build, plain->forcer->geometry->side, *fact);
            nn_build_parent(build, parent);
            if (is_statement(fact, start.cell, start.digit, !start.is_on)) return made;
        }
    }
    return -1;
}

/* Layer by layer; a chain with all its statements is one longer. */
static void find_chain(struct plain_search search, int cell, int digit, bool is_on, int longest)
{
    const struct plain_search *const plain = &search;
    search.back = is_on ? nn_plain_way_to_off(plain->hits, plain->forcer, cell, digit)
                        : nn_plain_way_to_on(plain->hits, plain->forcer, cell, digit, &plain->hits->back);
    begin_plain(plain, cell, digit, is_on);
    int end = -1;
    bool is_next_on = is_on;
    for (int length = 2; end < 0 && length <= longest && is_any_pending(&plain->forcer->build); length++) {
        end = spread_chain(plain, is_next_on);
        is_next_on = !is_next_on;
    }
    if (end >= 0) add_plain_hint(plain, end, (struct nn_hint){.is_cycle = false});
}

/* ---- the board --------------------------------------------------------------------------------------- */

static void ask_chain_from_on(const struct plain_search *plain, int cell, int digit)
{
    if (!nn_cells_have(plain->hits->off[digit], cell)) return;
    const int longest = nn_plain_longest_from_on(plain->hits, plain->forcer,
                                                 nn_plain_base(plain->kind == NN_HINT_XY, false), cell, digit);
    if (longest) find_chain(*plain, cell, digit, true, longest);
}

/* Whatever such a chain strikes is also struck by chains from there. */
static void ask_chain_from_off(const struct plain_search *plain, int cell, int digit)
{
    if (!nn_cells_have(plain->hits->on[digit], cell)) return;
    const int longest = nn_plain_longest_from_off(plain->hits, plain->forcer,
                                                  nn_plain_base(plain->kind == NN_HINT_XY, false), cell, digit);
    if (longest) find_chain(*plain, cell, digit, false, longest);
}

static void ask_cycles(const struct plain_search *plain, int cell, int digit)
{
    const int longest =
        nn_plain_longest_cycle(plain->hits, plain->forcer, nn_plain_base(plain->kind == NN_HINT_XY, true), cell, digit);
    if (longest) find_cycles(*plain, cell, digit, longest);
}

static void ask_all(const struct plain_search *plain,
                    void (*ask)(const struct plain_search *plain, int cell, int digit))
{
    const struct nn_forcer *const forcer = plain->forcer;
    NN_EACH_CELL(cell, forcer->grid->open)
    {
        const uint32_t digits = forcer->start->digits[cell];
        const int count = nn_count_bits(digits);
        if (count < 2 || (count > 2 && !plain->with_houses)) continue;
        if (nn_watch_is_over(forcer->watch)) return;
        for (uint64_t rest = digits; rest;) ask(plain, cell, nn_take_bit(&rest));
    }
}

static void ask_kind(struct plain_search plain)
{
    if (plain.with_houses) {
        ask_all(&plain, ask_chain_from_on);
        ask_all(&plain, ask_chain_from_off);
    }
    if (nn_plain_find_losers(plain.hits, plain.forcer, plain.kind, nn_plain_base(plain.kind == NN_HINT_XY, true)))
        ask_all(&plain, ask_cycles);
}

void nn_force_produce_plain(struct nn_forcer *forcer)
{
    struct nn_plain_hits *const hits = forcer->hits;
    if (!nn_plain_find_hits(hits, forcer)) return;
    ask_kind((struct plain_search){forcer, false, true, NN_HINT_X, hits, NULL, NULL});
    ask_kind((struct plain_search){forcer, true, false, NN_HINT_Y, hits, NULL, NULL});
    ask_kind((struct plain_search){forcer, true, true, NN_HINT_XY, hits, NULL, NULL});
}
