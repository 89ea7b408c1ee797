/* plain.c: forcing chains and cycles of single links, on marks that do not change.
 *
 * Used inside nested chains. Three searches: X (links between the places of a digit), Y (strong links inside
 * cells only) and XY (all), each from every candidate, layer by layer:
 *
 *     cycle    from "on" back to "on"; cells outside that see a digit both on and off lose it
 *     chain    from "on" to "off", or from "off" to "on": the assumption is wrong
 *
 * In the search for cycles a statement that is off may come up several times, if only it is not one of its
 * own ancestors; so the facts of the build are more than statements, and each has one parent. */
#include "logic/forcing/forcer.h"

#include <assert.h>

/* Where to look. */
struct plain_hits {
    struct nn_cells cycle[NN_LOGIC_SIDE], on[NN_LOGIC_SIDE], off[NN_LOGIC_SIDE];
    struct nn_cells linked[NN_LOGIC_SIDE]; /* candidates with a strong link: others lead nowhere */
};

struct plain_search {
    struct nn_forcer *forcer;
    bool with_cells, with_houses; /* strong links */
    enum nn_hint_kind kind;
    const struct plain_hits *hits;
};

struct next_list {
    struct nn_fact facts[4 * NN_LOGIC_SIDE];
    int count;
};

static void list_fact(struct next_list *list, int cell, int digit, bool is_on, int why)
{
    list->facts[list->count++] = (struct nn_fact){
        .cell = (uint16_t)cell, .digit = (uint8_t)digit, .is_on = is_on, .why = (uint8_t)why};
}

static const int plain_house_order[] = {NN_BOX, NN_ROW, NN_COLUMN};

/* What the statement rules out, and leads on, or is where the search began. */
static void list_offs(const struct plain_search *plain, const struct nn_fact *on,
                      struct next_list *list)
{
    const struct nn_geometry *const geometry = plain->forcer->geometry;
    const struct nn_marks *const marks = plain->forcer->start;
    const struct nn_fact *const start = &plain->forcer->build.facts[0];
    const int cell = on->cell, digit = on->digit;
    list->count = 0;
    if (plain->with_cells)
        for (uint64_t others = marks->digits[cell] & ~(UINT32_C(1) << digit); others;) {
            const int other = nn_take_bit(&others);
            if (nn_cells_have(plain->hits->linked[other], cell) ||
                (start->cell == cell && start->digit == other))
                list_fact(list, cell, other, false, NN_WHY_SEEN);
        }
    struct nn_cells rest = plain->hits->linked[digit];
    if (start->digit == digit) nn_cells_add(&rest, start->cell);
    rest = nn_cells_and(rest, nn_cells_and(marks->places[digit], geometry->peers[cell]));
    for (int i = 0; i < NN_HOUSE_KINDS; i++) {
        const struct nn_cells house =
            geometry->house[geometry->house_of[cell][plain_house_order[i]]];
        NN_EACH_CELL(place, nn_cells_and(rest, house))
            list_fact(list, place, digit, false, NN_WHY_SEEN);
        rest = nn_cells_less(rest, house);
    }
}

static bool is_listed(const struct next_list *list, int cell, int digit)
{
    for (int i = 0; i < list->count; i++)
        if (list->facts[i].cell == cell && list->facts[i].digit == digit) return true;
    return false;
}

static void list_ons(const struct plain_search *plain, const struct nn_fact *off,
                     struct next_list *list)
{
    const struct nn_geometry *const geometry = plain->forcer->geometry;
    const struct nn_marks *const marks = plain->forcer->start;
    const int cell = off->cell, digit = off->digit;
    list->count = 0;
    if (plain->with_cells && nn_has_two_bits(marks->digits[cell]))
        list_fact(list, cell, nn_first_bit(marks->digits[cell] & ~(UINT32_C(1) << digit)), true,
                  NN_WHY_CELL);
    for (int i = 0; plain->with_houses && i < NN_HOUSE_KINDS; i++) {
        const int kind = plain_house_order[i], house = geometry->house_of[cell][kind];
        if (marks->count[house][digit] != 2) continue;
        struct nn_cells others = nn_marks_in(marks, geometry, digit, house);
        nn_cells_drop(&others, cell);
        if (!is_listed(list, nn_cells_first(others), digit))
            list_fact(list, nn_cells_first(others), digit, true, NN_WHY_HOUSE + kind);
    }
}

static bool is_statement(const struct nn_fact *fact, int cell, int digit, bool is_on)
{
    return fact->cell == cell && fact->digit == digit && fact->is_on == is_on;
}

/* How many statements lead to the fact, both ends counted. */
static int path_length(const struct nn_build *build, int fact)
{
    int length = 1;
    for (; build->facts[fact].parents; length++)
        fact = (int)build->parents[build->facts[fact].first_parent];
    return length;
}

/* ---- cycles --------------------------------------------------------------------------------------- */

static bool is_ancestor(const struct nn_build *build, int fact, const struct nn_fact *statement)
{
    while (build->facts[fact].parents) {
        fact = (int)build->parents[build->facts[fact].first_parent];
        if (is_statement(&build->facts[fact], statement->cell, statement->digit, statement->is_on))
            return true;
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
    for (int fact = end; build->facts[fact].parents;
         fact = (int)build->parents[build->facts[fact].first_parent]) {
        const struct nn_fact *const here = &build->facts[fact];
        nn_cells_add(&cells, here->cell);
        seen[here->is_on][here->digit] =
            nn_cells_or(seen[here->is_on][here->digit], forcer->geometry->peers[here->cell]);
    }
    for (int digit = 0; digit < forcer->geometry->side; digit++) {
        const struct nn_cells both = nn_cells_and(seen[0][digit], seen[1][digit]);
        effect->removed[digit] =
            nn_cells_less(nn_cells_and(both, forcer->start->places[digit]), cells);
        any = nn_cells_or(any, effect->removed[digit]);
    }
    for (int digit = forcer->geometry->side; digit < NN_LOGIC_SIDE; digit++)
        effect->removed[digit] = nn_no_cells();
    return !nn_cells_are_none(any);
}

static void add_plain_hint(const struct plain_search *plain, int fact, struct nn_hint hint)
{
    struct nn_forcer *const forcer = plain->forcer;
    const struct nn_fact *const end = &forcer->build.facts[fact];
    const struct nn_branch *const branch = nn_build_keep(&forcer->build, &forcer->arena);
    struct nn_target *const target = nn_force_new_targets(forcer, 1);
    if (!branch || !target) return;
    const bool is_x = plain->kind == NN_HINT_X, is_y = plain->kind == NN_HINT_Y;
    *target = (struct nn_target){branch, fact};
    hint.kind = plain->kind;
    hint.is_on = end->is_on;
    hint.cell = hint.source = end->cell;
    hint.digit = hint.source_digit = end->digit;
    hint.is_source_on = forcer->build.facts[0].is_on;
    hint.first_target = forcer->target_count - 1;
    hint.targets = 1;
    hint.complexity = path_length(&forcer->build, fact) - hint.is_cycle;
    hint.difficulty = nn_hint_difficulty(
        hint.is_cycle ? (is_x || is_y ? 6.5 : 7.0) : (is_x ? 6.6 : 7.0), hint.complexity);
    nn_force_add_hint(forcer, hint);
}

static void add_cycle(const struct plain_search *plain, int end)
{
    struct nn_forcer *const forcer = plain->forcer;
    if (forcer->effect_count == forcer->effect_room) return;
    if (!find_effect(plain, end, &forcer->effects[forcer->effect_count])) return;
    add_plain_hint(plain, end, (struct nn_hint){.is_cycle = true, .effect = forcer->effect_count++});
}

static void spread_cycle_ons(const struct plain_search *plain)
{
    struct nn_build *const build = &plain->forcer->build;
    struct next_list next;
    while (build->first[true] < build->end[true] && !build->is_full) {
        const int parent = (int)build->queue[true][build->first[true]++];
        list_offs(plain, &build->facts[parent], &next);
        for (int i = 0; i < next.count; i++) {
            if (is_ancestor(build, parent, &next.facts[i])) continue;
            const int fact = nn_build_add_loose(build, next.facts[i]);
            nn_build_parent(build, parent);
            build->queue[false][build->end[false]++] = (uint32_t)fact;
        }
    }
}

static void spread_cycle_offs(const struct plain_search *plain, int layer)
{
    struct nn_build *const build = &plain->forcer->build;
    const struct nn_fact start = build->facts[0];
    struct next_list next;
    while (build->first[false] < build->end[false] && !build->is_full) {
        const int parent = (int)build->queue[false][build->first[false]++];
        list_ons(plain, &build->facts[parent], &next);
        for (int i = 0; i < next.count; i++) {
            const struct nn_fact *const on = &next.facts[i];
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
                 (struct nn_fact){.cell = (uint16_t)cell, .digit = (uint8_t)digit, .is_on = is_on});
}

static bool is_any_pending(const struct nn_build *build)
{
    return !build->is_full &&
           (build->first[0] < build->end[0] || build->first[1] < build->end[1]);
}

static void find_cycles(const struct plain_search *plain, int cell, int digit)
{
    begin_plain(plain, cell, digit, true);
    for (int layer = 2; is_any_pending(&plain->forcer->build); layer += 2) {
        spread_cycle_ons(plain);
        spread_cycle_offs(plain, layer);
    }
}

/* ---- chains ---------------------------------------------------------------------------------------- */

/* All pending facts of one kind; the contrary of the start ends the search. */
static int spread_chain(const struct plain_search *plain, bool is_on)
{
    struct nn_build *const build = &plain->forcer->build;
    const struct nn_fact start = build->facts[0];
    struct next_list next;
    while (build->first[is_on] < build->end[is_on] && !build->is_full) {
        const int parent = (int)build->queue[is_on][build->first[is_on]++];
        if (is_on)
            list_offs(plain, &build->facts[parent], &next);
        else
            list_ons(plain, &build->facts[parent], &next);
        for (int i = 0; i < next.count; i++) {
            const struct nn_fact *const fact = &next.facts[i];
            if (nn_branch_has(&build->branch, fact->cell, fact->digit, fact->is_on)) continue;
            const int made = nn_build_add(build, plain->forcer->geometry->side, *fact);
            nn_build_parent(build, parent);
            if (is_statement(fact, start.cell, start.digit, !start.is_on)) return made;
        }
    }
    return -1;
}

static void find_chain(const struct plain_search *plain, int cell, int digit, bool is_on)
{
    begin_plain(plain, cell, digit, is_on);
    int end = -1;
    while (end < 0 && is_any_pending(&plain->forcer->build)) {
        end = spread_chain(plain, true);
        if (end < 0) end = spread_chain(plain, false);
    }
    if (end >= 0) add_plain_hint(plain, end, (struct nn_hint){.is_cycle = false});
}

/* ---- the board --------------------------------------------------------------------------------------- */

static void ask_all(const struct plain_search *plain)
{
    const struct nn_forcer *const forcer = plain->forcer;
    NN_EACH_CELL(cell, forcer->grid->open)
    {
        const uint32_t digits = forcer->start->digits[cell];
        const int count = nn_count_bits(digits);
        if (count < 2 || (count > 2 && !plain->with_houses)) continue;
        if (nn_watch_is_over(forcer->watch)) return;
        for (uint64_t rest = digits; rest;) {
            const int digit = nn_take_bit(&rest);
            if (nn_cells_have(plain->hits->cycle[digit], cell)) find_cycles(plain, cell, digit);
            if (!plain->with_houses) continue;
            if (nn_cells_have(plain->hits->off[digit], cell)) find_chain(plain, cell, digit, true);
            if (nn_cells_have(plain->hits->on[digit], cell)) find_chain(plain, cell, digit, false);
        }
    }
}

/* ---- where to look ----------------------------------------------------------------------------------- */

/* What must be off, or on, because of a strong link between two candidates. */
static void add_hits_of_link(struct nn_forcer *forcer, struct plain_hits *hits, struct nn_single a,
                             struct nn_single b)
{
    const struct nn_reached *const one = nn_reach_from(forcer->reach, a.cell, a.digit),
                                  *const two = nn_reach_from(forcer->reach, b.cell, b.digit);
    for (int digit = 0; digit < forcer->geometry->side; digit++) {
        hits->on[digit] =
            nn_cells_or(hits->on[digit], nn_cells_and(one->on[digit], two->on[digit]));
        hits->off[digit] =
            nn_cells_or(hits->off[digit], nn_cells_and(one->off[digit], two->off[digit]));
    }
}

/* The strong links that were not there before. */
static void add_hits_of_new_links(struct nn_forcer *forcer, struct plain_hits *hits)
{
    const struct nn_marks *const now = forcer->start, *const before = forcer->before;
    const struct nn_geometry *const geometry = forcer->geometry;
    NN_EACH_CELL(cell, forcer->grid->open)
    {
        uint64_t digits = now->digits[cell];
        if (now->digits[cell] == before->digits[cell] || !nn_has_two_bits(now->digits[cell])) continue;
        const int low = nn_take_bit(&digits), high = nn_take_bit(&digits);
        add_hits_of_link(forcer, hits, (struct nn_single){(uint16_t)cell, (uint8_t)low},
                         (struct nn_single){(uint16_t)cell, (uint8_t)high});
    }
    for (int house = 0; house < geometry->houses; house++)
        for (int digit = 0; digit < geometry->side; digit++) {
            if (now->count[house][digit] != 2 || before->count[house][digit] == 2) continue;
            struct nn_cells places = nn_marks_in(now, geometry, digit, house);
            const int one = nn_cells_take(&places), two = nn_cells_take(&places);
            add_hits_of_link(forcer, hits, (struct nn_single){(uint16_t)one, (uint8_t)digit},
                             (struct nn_single){(uint16_t)two, (uint8_t)digit});
        }
}

/* What a cycle removes leads to its own contrary, through the cycle in one direction, and it leads to
 * every statement of the cycle and to its contrary. So cycles are looked for only there. */
static void add_cycle_hits(struct nn_forcer *forcer, struct plain_hits *hits)
{
    const int side = forcer->geometry->side;
    for (int digit = 0; digit < side; digit++)
        NN_EACH_CELL(cell, hits->off[digit])
        {
            const struct nn_reached *const reached = nn_reach_from(forcer->reach, cell, digit);
            for (int i = 0; i < side; i++)
                hits->cycle[i] = nn_cells_or(hits->cycle[i],
                                             nn_cells_and(reached->on[i], reached->off[i]));
        }
}

static bool are_no_hits(const struct plain_hits *hits, int side)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < side; digit++)
        any = nn_cells_or(any, nn_cells_or(hits->on[digit], hits->off[digit]));
    return nn_cells_are_none(any);
}

void nn_force_produce_plain(struct nn_forcer *forcer)
{
    struct plain_hits hits;
    if (forcer->before) {
        memset(&hits, 0, sizeof hits);
        nn_reach_begin(forcer->reach, forcer->geometry, forcer->start);
        add_hits_of_new_links(forcer, &hits);
        if (are_no_hits(&hits, forcer->geometry->side)) return;
        add_cycle_hits(forcer, &hits);
    } else {
        memset(&hits, 0xff, sizeof hits);
    }
    nn_find_linked(forcer->start, forcer->geometry, hits.linked);
    ask_all(&(struct plain_search){forcer, false, true, NN_HINT_X, &hits});
    ask_all(&(struct plain_search){forcer, true, false, NN_HINT_Y, &hits});
    ask_all(&(struct plain_search){forcer, true, true, NN_HINT_XY, &hits});
}
