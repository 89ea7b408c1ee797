/* rup.c: unit propagation over the rules of the board and the clauses, to a contradiction or to the end. Cells and
 * houses are not spelt out as clauses: a count for each says how many candidates it has left. They go first, because
 * they are cheap; clauses come when the board gives nothing more. */
#include "proof/rup.h"

#include <assert.h>
#include <stdlib.h>

#include "base/bits.h"
#include "base/block.h"
#include "base/invariants.h"
#include "board/check.h"
#include "proof/rule_clauses.h"

/* ---- the board ----------------------------------------------------------------------------------------- */

/* The groups of a candidate: its cell, and its value in each of the cell's houses. */
static const uint32_t *groups_of(const struct nn_rup *rup, uint32_t literal)
{
    return rup->groups + (size_t)(literal >> 1) * NN_RUP_GROUPS;
}

static const uint32_t *members_of(const struct nn_rup *rup, uint32_t group)
{
    return rup->members + (size_t)group * (size_t)rup->layout->side;
}

static void enter_group(struct nn_rup *rup, uint32_t variable, uint32_t which, uint32_t group)
{
    assert(rup->sizes[group] < rup->layout->side);
    const size_t first = (size_t)group * (size_t)rup->layout->side;
    rup->groups[(size_t)variable * NN_RUP_GROUPS + which] = group;
    rup->members[first + rup->sizes[group]++] = 2 * variable;
    rup->left[group]++;
}

static void state_groups(struct nn_rup *rup)
{
    const uint32_t side = (uint32_t)rup->layout->side, cells = (uint32_t)rup->layout->cells;
    for (uint32_t variable = 0; variable < rup->variables; variable++) {
        const uint32_t cell = variable / side, value = variable % side;
        enter_group(rup, variable, 0, cell);
        for (uint32_t kind = 0; kind < NN_HOUSE_KINDS; kind++)
            enter_group(rup, variable, 1 + kind, cells + rup->layout->seats[cell].house[kind] * side + value);
    }
}

void nn_rup_tidy(struct nn_rup *rup)
{
    for (uint32_t group = 0; group < rup->group_count; group++) {
        uint32_t *const members = rup->members + (size_t)group * (size_t)rup->layout->side;
        uint8_t kept = 0;
        for (uint8_t at = 0; at < rup->sizes[group]; at++)
            if (rup->value[members[at]] >= 0) members[kept++] = members[at];
        rup->sizes[group] = kept;
    }
}

static bool note_conflict(struct nn_rup *rup, uint32_t literal, uint32_t cause, uint32_t from)
{
    rup->conflict = (struct nn_rup_reason){cause, from};
    rup->conflict_literal = literal;
    return false;
}

/* False: contradiction. */
static bool make_true(struct nn_rup *rup, uint32_t literal, uint32_t cause, uint32_t from)
{
    if (rup->value[literal] > 0) return true;
    if (rup->value[literal] < 0) return note_conflict(rup, literal, cause, from);
    rup->value[literal] = 1;
    rup->value[literal ^ 1] = -1;
    rup->reasons[literal >> 1] = (struct nn_rup_reason){cause, from};
    rup->trail[rup->trail_length++] = literal;
    return true;
}

/* A placed candidate rules out the others of its groups. False: contradiction. */
static bool spread_placement(struct nn_rup *rup, uint32_t literal)
{
    const uint32_t *const groups = groups_of(rup, literal);
    for (int at = 0; at < NN_RUP_GROUPS; at++) {
        if (rup->left[groups[at]] < 2) continue; /* the others are gone */
        const uint32_t *const members = members_of(rup, groups[at]);
        for (uint32_t place = 0; place < rup->sizes[groups[at]]; place++)
            if (members[place] != literal && !make_true(rup, members[place] ^ 1, NN_RUP_PLACED, literal)) return false;
    }
    return true;
}

/* One candidate is left by those that were counted, and may be ruled out, too. */
static bool place_last(struct nn_rup *rup, uint32_t group)
{
    assert(group < rup->group_count);
    const uint32_t *const members = members_of(rup, group);
    for (uint32_t place = 0; place < rup->sizes[group]; place++)
        if (rup->value[members[place]] >= 0) return make_true(rup, members[place], NN_RUP_LAST, group);
    return note_conflict(rup, 0, NN_RUP_LAST, group);
}

/* A ruled out candidate leaves all its groups before any of them is examined: undoing puts it back into all. */
static bool spread_removal(struct nn_rup *rup, uint32_t literal)
{
    const uint32_t *const groups = groups_of(rup, literal);
    for (int at = 0; at < NN_RUP_GROUPS; at++) rup->left[groups[at]]--;
    for (int at = 0; at < NN_RUP_GROUPS; at++)
        if (rup->left[groups[at]] < 2 && !place_last(rup, groups[at])) return false;
    return true;
}

/* ---- the clauses --------------------------------------------------------------------------------------- */

/* Bring a literal that is not false to the second place; false: there is none. */
static bool find_second(const struct nn_rup *rup, struct nn_rup_clause *clause)
{
    for (uint32_t at = 2; at < clause->size; at++) {
        const uint32_t literal = clause->literals[at];
        if (rup->value[literal] < 0) continue;
        clause->literals[at] = clause->literals[1];
        clause->literals[1] = literal;
        return true;
    }
    return false;
}

/* The clause watches `falsified`. Returns whether it still does; *is_possible: no contradiction. */
static bool visit_clause(struct nn_rup *rup, struct nn_rup_watch *watch, uint32_t falsified, bool *is_possible)
{
    struct nn_rup_clause *clause = nn_rup_clause_at(rup, watch->clause);
    if (clause->is_deleted) return false;
    const uint32_t other = clause->literals[0] ^ clause->literals[1] ^ falsified;
    watch->blocker = other;
    if (rup->value[other] > 0) return true;
    clause->literals[0] = other;
    clause->literals[1] = falsified;
    if (!find_second(rup, clause)) {
        *is_possible = make_true(rup, other, NN_RUP_CLAUSE, watch->clause);
        return true;
    }
    nn_rup_watch(rup, clause->literals[1], watch->clause, other);
    return rup->lacks_memory; /* then nothing is decided any more */
}

static bool visit_watchers(struct nn_rup *rup, uint32_t falsified)
{
    struct nn_rup_list *list = &rup->watches[falsified];
    bool is_possible = true;
    uint32_t kept = 0;
    for (uint32_t at = 0; at < list->count; at++) {
        struct nn_rup_watch watch = list->items[at];
        if (is_possible && rup->value[watch.blocker] <= 0 && !visit_clause(rup, &watch, falsified, &is_possible))
            continue;
        list->items[kept++] = watch;
    }
    list->count = kept;
    return is_possible;
}

/* ---- together ------------------------------------------------------------------------------------------ */

/* False: contradiction. */
static bool spread(struct nn_rup *rup)
{
    for (;;) {
        if (rup->groups_head < rup->trail_length) {
            const uint32_t literal = rup->trail[rup->groups_head++];
            if (!(literal & 1 ? spread_removal(rup, literal) : spread_placement(rup, literal))) return false;
        } else if (rup->clauses_head < rup->trail_length) {
            if (!visit_watchers(rup, rup->trail[rup->clauses_head++] ^ 1)) return false;
        } else {
            return true;
        }
    }
}

void nn_rup_return_to_root(struct nn_rup *rup)
{
    assert(rup->root_length <= rup->trail_length);
    while (rup->trail_length > rup->root_length) {
        const uint32_t literal = rup->trail[--rup->trail_length];
        rup->value[literal] = rup->value[literal ^ 1] = 0;
        if (!(literal & 1) || rup->trail_length >= rup->groups_head) continue;
        const uint32_t *const groups = groups_of(rup, literal);
        for (int at = 0; at < NN_RUP_GROUPS; at++) rup->left[groups[at]]++;
    }
    rup->groups_head = rup->clauses_head = rup->root_length;
}

/* What is on the trail now holds for good. */
static void settle_root(struct nn_rup *rup, bool is_possible)
{
    if (!is_possible || !spread(rup)) rup->is_refuted = true;
    rup->root_length = rup->trail_length;
}

bool nn_rup_refutes(struct nn_rup *rup, const uint32_t *literals, uint32_t count)
{
    assert(!rup->is_refuted && rup->trail_length == rup->root_length && rup->clauses_head == rup->root_length);
    for (uint32_t at = 0; at < count; at++)
        if (!make_true(rup, literals[at] ^ 1, NN_RUP_ASSUMED, 0)) return true;
    return !spread(rup);
}

bool nn_rup_follows(struct nn_rup *rup, const uint32_t *literals, uint32_t count)
{
    if (rup->is_refuted) return true;
    const bool is_refuted = nn_rup_refutes(rup, literals, count);
    nn_rup_return_to_root(rup);
    return is_refuted;
}

void nn_rup_add(struct nn_rup *rup, const uint32_t *literals, uint32_t count, uint32_t number)
{
    if (rup->is_refuted) return;
    uint32_t open = 0, last = 0;
    for (uint32_t at = 0; at < count; at++) {
        if (rup->value[literals[at]] > 0) return; /* never says anything new */
        if (rup->value[literals[at]] == 0) last = literals[at], open++;
    }
    if (open >= 2) nn_rup_store(rup, literals, count, number);
    else settle_root(rup, open ? make_true(rup, last, NN_RUP_TOLD, 0) : note_conflict(rup, 0, NN_RUP_TOLD, 0));
    NN_CHECK_EVERY(256, rup->occasions, nn_rup_check(rup));
}

/* ---- beginning and end --------------------------------------------------------------------------------- */

/* See block.h. */
static size_t divide_memory(struct nn_rup *rup, uint8_t *memory)
{
    const size_t groups = rup->group_count;
    size_t used = 0;
    rup->groups = nn_block_take(memory, &used, (size_t)rup->variables * NN_RUP_GROUPS, sizeof *rup->groups);
    rup->members = nn_block_take(memory, &used, groups * (size_t)rup->layout->side, sizeof *rup->members);
    rup->sizes = nn_block_take(memory, &used, groups, sizeof *rup->sizes);
    rup->watches = nn_block_take(memory, &used, 2 * (size_t)rup->variables, sizeof *rup->watches);
    rup->stamps = nn_block_take(memory, &used, 2 * (size_t)rup->variables, sizeof *rup->stamps);
    rup->reasons = nn_block_take(memory, &used, rup->variables, sizeof *rup->reasons);
    rup->trail = nn_block_take(memory, &used, rup->variables, sizeof *rup->trail);
    rup->value = nn_block_take(memory, &used, 2 * (size_t)rup->variables, sizeof *rup->value);
    rup->left = nn_block_take(memory, &used, groups, sizeof *rup->left);
    return used;
}

/* Rule out what values and marks exclude directly; the rest follows. */
static bool load_puzzle(struct nn_rup *rup, const nonet_position *position)
{
    const int side = rup->layout->side;
    uint64_t *const candidates = malloc((size_t)rup->layout->cells * sizeof *candidates);
    if (!candidates) return false;
    nn_position_candidates(position, candidates);
    for (int cell = 0; cell < rup->layout->cells; cell++)
        for (int value = 0; value < side; value++)
            if (!(candidates[cell] & nn_bit(value)))
                make_true(rup, 2 * (uint32_t)(cell * side + value) + 1, NN_RUP_TOLD, 0);
    free(candidates);
    settle_root(rup, true);
    nn_rup_tidy(rup);
    NN_CHECK(nn_rup_check(rup));
    return true;
}

bool nn_rup_begin(struct nn_rup *rup, const nonet_position *position)
{
    assert(rup->memory_limit <= NN_MOST_CLAUSE_MEMORY);
    rup->layout = position->layout;
    rup->variables = (uint32_t)(rup->layout->cells * rup->layout->side);
    rup->group_count = (uint32_t)(rup->layout->cells + rup->layout->houses * rup->layout->side);
    rup->block = calloc(1, divide_memory(rup, NULL));
    if (!rup->block) return false;
    divide_memory(rup, rup->block);
    state_groups(rup);
    return load_puzzle(rup, position);
}

void nn_rup_free(struct nn_rup *rup)
{
    for (uint32_t literal = 0; rup->block && literal < 2 * rup->variables; literal++) free(rup->watches[literal].items);
    free(rup->arena);
    free(rup->buckets);
    free(rup->block);
}
