/* nested.c: chains inside of chains: what they strike from the working marks of a branch.
 *
 * The inner machine produces its hints from the working marks. The parents of what such a hint strikes are
 * the candidates that had to go before it could be found: for every statement that is on in its chains,
 * what has been struck from the cell or house that left it alone; and what has been struck from the cell or
 * house whose possibilities are its branches. A hint without any was there from the start and is left out.
 * Of several hints that strike the same only the first counts.
 *
 * The hint's chains are copied into the outer machine, as a proof: the inner one forgets them. */
#include "logic/forcing/forcer.h"

#include <assert.h>

/* ---- parents ---------------------------------------------------------------------------------------- */

struct parent_list {
    struct nn_forcer *forcer; /* the outer one */
    struct nn_cells struck[NN_LOGIC_SIDE]; /* listed already */
    uint32_t facts[NN_LOGIC_CELLS * NN_LOGIC_SIDE];
    int count;
};

static void list_parent(struct parent_list *list, int cell, int digit)
{
    if (nn_cells_have(list->struck[digit], cell)) return;
    nn_cells_add(&list->struck[digit], cell);
    list->facts[list->count++] =
        list->forcer->build.at[false][cell * list->forcer->geometry->side + digit];
}

static void list_struck_in_cell(struct parent_list *list, int cell)
{
    uint64_t struck = list->forcer->start->digits[cell] & ~list->forcer->work.digits[cell];
    while (struck) list_parent(list, cell, nn_take_bit(&struck));
}

static void list_struck_in_house(struct parent_list *list, int house, int digit)
{
    const struct nn_forcer *const forcer = list->forcer;
    const struct nn_cells struck =
        nn_cells_and(nn_cells_less(forcer->start->places[digit], forcer->work.places[digit]),
                     forcer->geometry->house[house]);
    NN_EACH_CELL(cell, struck) list_parent(list, cell, digit);
}

static void list_parents_of(struct parent_list *list, const struct nn_fact *fact)
{
    if (fact->why == NN_WHY_CELL) list_struck_in_cell(list, fact->cell);
    if (fact->why >= NN_WHY_HOUSE && fact->why < NN_WHY_PATTERN)
        list_struck_in_house(
            list, list->forcer->geometry->house_of[fact->cell][fact->why - NN_WHY_HOUSE],
            fact->digit);
}

/* The facts that lead to the target, breadth first from it, behind the first `count` of inner->walk, which
 * are left out if they have been walked to since `stamp`; how many there are then. */
static int walk_on(struct nn_forcer *inner, const struct nn_target *target, uint32_t stamp, int count)
{
    uint32_t *const seen = inner->seen + 1, *const walk = inner->walk;
    if (seen[target->fact] == stamp) return count;
    int at = count;
    walk[count++] = (uint32_t)target->fact;
    seen[target->fact] = stamp;
    for (; at < count; at++) {
        const struct nn_fact *const fact = &target->branch->facts[walk[at]];
        for (int i = 0; i < fact->parents; i++) {
            const uint32_t parent = target->branch->parents[fact->first_parent + (uint32_t)i];
            if (seen[parent] == stamp) continue;
            seen[parent] = stamp;
            walk[count++] = parent;
        }
    }
    return count;
}

static int walk_back(struct nn_forcer *inner, const struct nn_target *target)
{
    return walk_on(inner, target, ++inner->seen[0], 0);
}

static void list_parents_of_proof(struct parent_list *list, const struct nn_forcer *inner,
                                  const struct nn_proof *proof)
{
    for (int i = 0; i < proof->chain_count; i++)
        for (int k = 0; k < proof->chains[i].count; k++) {
            const struct nn_fact *const fact = &proof->chains[i].facts[k];
            list_parents_of(list, fact);
            if (fact->why == NN_WHY_CHAIN)
                list_parents_of_proof(list, inner, inner->proofs[fact->proof]);
        }
}

static void list_parents(struct parent_list *list, const struct nn_hint *hint)
{
    struct nn_forcer *const inner = list->forcer->inner;
    list->count = 0;
    memset(list->struck, 0, sizeof list->struck);
    for (int i = 0; i < hint->targets; i++) {
        const struct nn_target *const target = &inner->targets[hint->first_target + i];
        const int count = walk_back(inner, target);
        for (int k = 0; k < count; k++) {
            const struct nn_fact *const fact = &target->branch->facts[inner->walk[k]];
            list_parents_of(list, fact);
            if (fact->why == NN_WHY_CHAIN)
                list_parents_of_proof(list, inner, inner->proofs[fact->proof]);
        }
    }
    if (hint->kind == NN_HINT_CELL) list_struck_in_cell(list, hint->source);
    if (hint->kind == NN_HINT_HOUSE) list_struck_in_house(list, hint->source, hint->source_digit);
}

/* ---- proofs ----------------------------------------------------------------------------------------- */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static void hash_walk(const struct nn_forcer *inner, const struct nn_target *target, int count,
                      struct nn_proof *proof)
{
    for (int i = 0; i < count; i++) {
        const struct nn_fact *const fact = &target->branch->facts[inner->walk[i]];
        const uint64_t what =
            ((uint64_t)fact->cell * NN_LOGIC_SIDE + fact->digit) * 2 + fact->is_on + 1;
        proof->hash[0] = mix(proof->hash[0], what);
        proof->hash[1] = mix(proof->hash[1], what + UINT64_C(0x51ed270b));
    }
    proof->hash[0] = mix(proof->hash[0], 0);
    proof->hash[1] = mix(proof->hash[1], 1);
}

static int add_proof(struct nn_forcer *forcer, const struct nn_proof *proof)
{
    if (forcer->proof_count == forcer->proof_room) return -1;
    forcer->proofs[forcer->proof_count] = proof;
    return forcer->proof_count++;
}

static int copy_proof(struct nn_forcer *to, const struct nn_forcer *from, const struct nn_proof *proof);

/* Facts of a chain whose indexes are in `walk`, ascending, with parents as places in the copy. */
static bool copy_chain(struct nn_forcer *to, const struct nn_forcer *from,
                       const struct nn_fact *facts, const uint32_t *parents, const uint32_t *walk,
                       int count, struct nn_proof_chain *chain)
{
    uint32_t parent_count = 0, used = 0;
    for (int i = 0; i < count; i++) parent_count += facts[walk[i]].parents;
    struct nn_fact *const new_facts = nn_arena_take(&to->arena, (size_t)count * sizeof *new_facts);
    uint32_t *const new_parents = nn_arena_take(&to->arena, parent_count * sizeof *new_parents + 1);
    if (!new_facts || !new_parents) return false;
    for (int i = 0; i < count; i++) {
        const struct nn_fact *const fact = &facts[walk[i]];
        new_facts[i] = *fact;
        new_facts[i].first_parent = used;
        for (int k = 0; k < fact->parents; k++) {
            const uint32_t parent = parents[fact->first_parent + (uint32_t)k];
            int at = 0;
            while (walk[at] != parent) at++;
            new_parents[used++] = (uint32_t)at;
        }
        if (fact->why == NN_WHY_CHAIN) {
            new_facts[i].proof = copy_proof(to, from, from->proofs[fact->proof]);
            if (new_facts[i].proof < 0) return false;
        }
    }
    *chain = (struct nn_proof_chain){new_facts, new_parents, count};
    return true;
}

static int copy_proof(struct nn_forcer *to, const struct nn_forcer *from, const struct nn_proof *proof)
{
    struct nn_proof *const copy = nn_arena_take(&to->arena, sizeof *copy);
    struct nn_proof_chain *const chains =
        nn_arena_take(&to->arena, (size_t)proof->chain_count * sizeof *chains);
    if (!copy || !chains) return -1;
    *copy = *proof;
    copy->chains = chains;
    for (int i = 0; i < proof->chain_count; i++) {
        const struct nn_proof_chain *const chain = &proof->chains[i];
        uint32_t *const all = nn_arena_take(&to->arena, (size_t)chain->count * sizeof *all);
        if (!all) return -1;
        for (int k = 0; k < chain->count; k++) all[k] = (uint32_t)k;
        if (!copy_chain(to, from, chain->facts, chain->parents, all, chain->count, &chains[i]))
            return -1;
    }
    return add_proof(to, copy);
}

static void sort_walk(uint32_t *walk, int count)
{
    for (int i = 1; i < count; i++) {
        const uint32_t moved = walk[i];
        int at = i;
        for (; at > 0 && walk[at - 1] > moved; at--) walk[at] = walk[at - 1];
        walk[at] = moved;
    }
}

/* A chain to the target, or, of a contradiction, to both of its targets. */
static bool copy_targets(struct nn_forcer *forcer, const struct nn_target *targets, int count,
                         struct nn_proof_chain *chain)
{
    struct nn_forcer *const inner = forcer->inner;
    const struct nn_branch *const branch = targets[0].branch;
    const uint32_t stamp = ++inner->seen[0];
    int length = 0;
    for (int i = 0; i < count; i++) length = walk_on(inner, &targets[i], stamp, length);
    sort_walk(inner->walk, length);
    return copy_chain(forcer, inner, branch->facts, branch->parents, inner->walk, length, chain);
}

/* Copy the hint's chains; the proof's number, or -1: no memory. */
static int prove(struct nn_forcer *forcer, const struct nn_hint *hint)
{
    struct nn_forcer *const inner = forcer->inner;
    const struct nn_target *const targets = &inner->targets[hint->first_target];
    const int together = hint->kind == NN_HINT_CONTRADICTION ? 2 : 1;
    struct nn_proof *const proof = nn_arena_take(&forcer->arena, sizeof *proof);
    struct nn_proof_chain *const chains =
        nn_arena_take(&forcer->arena, (size_t)hint->targets * sizeof *chains);
    if (!proof || !chains) return -1;
    *proof = (struct nn_proof){.kind = hint->kind, .is_cycle = hint->is_cycle,
                               .complexity = hint->complexity,
                               .chain_count = hint->targets / together, .chains = chains};
    for (int i = 0; i < hint->targets; i++)
        hash_walk(inner, &targets[i], walk_back(inner, &targets[i]), proof);
    for (int i = 0; i < proof->chain_count; i++)
        if (!copy_targets(forcer, &targets[i * together], together, &chains[i])) return -1;
    return add_proof(forcer, proof);
}

/* ---- what hints strike --------------------------------------------------------------------------- */

static void effect_of(const struct nn_forcer *inner, const struct nn_hint *hint,
                      struct nn_effect *effect)
{
    if (hint->is_cycle) {
        *effect = inner->effects[hint->effect];
        return;
    }
    memset(effect, 0, sizeof *effect);
    if (!hint->is_on) {
        nn_cells_add(&effect->removed[hint->digit], hint->cell);
        return;
    }
    uint64_t others = inner->start->digits[hint->cell] & ~(UINT32_C(1) << hint->digit);
    while (others) nn_cells_add(&effect->removed[nn_take_bit(&others)], hint->cell);
}

/* What has been struck by earlier hints: single candidates, all candidates of a cell but one, and other
 * things that cycles strike. */
struct struck_before {
    struct nn_cells single[NN_LOGIC_SIDE], but_one[NN_LOGIC_SIDE];
    const struct nn_effect *others[NN_LOGIC_CELLS];
    int count;
};

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

static bool is_new_other(struct struck_before *before, const struct nn_effect *effect)
{
    for (int i = 0; i < before->count; i++)
        if (!memcmp(before->others[i], effect, sizeof *effect)) return false;
    if (before->count < NN_LOGIC_CELLS) before->others[before->count++] = effect;
    return true;
}

/* Does no earlier hint strike exactly the same? From now on one does. */
static bool is_new_effect(struct struck_before *before, const struct nn_forcer *inner,
                          const struct nn_hint *hint)
{
    int cell = hint->cell;
    uint32_t struck = UINT32_C(1) << hint->digit;
    if (hint->is_cycle) {
        const struct nn_effect *const effect = &inner->effects[hint->effect];
        if (!is_in_one_cell(effect, inner->geometry->side, &cell, &struck))
            return is_new_other(before, effect);
    } else if (hint->is_on) {
        struck = inner->start->digits[cell] & ~struck;
    }
    const bool is_single = nn_has_one_bit(struck);
    const uint32_t left = inner->start->digits[cell] & ~struck;
    if (!is_single && !nn_has_one_bit(left)) return is_new_other(before, &inner->effects[hint->effect]);
    struct nn_cells *const cells = is_single ? &before->single[nn_first_bit(struck)]
                                             : &before->but_one[nn_first_bit(left)];
    if (nn_cells_have(*cells, cell)) return false;
    nn_cells_add(cells, cell);
    return true;
}

/* False: it contradicts what is on, or there is no memory. */
static bool strike_by_chain(struct nn_forcer *forcer, const struct parent_list *list, int proof,
                            bool is_first, int cell, int digit)
{
    struct nn_build *const build = &forcer->build;
    const int side = forcer->geometry->side;
    const struct nn_fact fact = {.cell = (uint16_t)cell, .digit = (uint8_t)digit,
                                 .why = NN_WHY_CHAIN, .proof = proof};
    const bool is_clash = nn_cells_have(build->branch.on[digit], cell);
    if (is_clash) {
        build->branch.clash = (int)build->at[true][cell * side + digit];
        nn_build_add_loose(build, fact);
    } else {
        nn_build_add(build, side, fact);
    }
    if (!is_first) nn_build_share_parents(build);
    for (int i = 0; is_first && i < list->count; i++) nn_build_parent(build, (int)list->facts[i]);
    if (is_clash) build->branch.count--;
    return !is_clash;
}

static bool strike_by_hint(struct nn_forcer *forcer, const struct parent_list *list,
                           const struct nn_hint *hint, const struct nn_effect *effect)
{
    int proof = -1;
    NN_EACH_CELL(cell, forcer->grid->open)
        for (int digit = 0; digit < forcer->geometry->side; digit++) {
            if (!nn_cells_have(effect->removed[digit], cell) ||
                nn_cells_have(forcer->build.branch.off[digit], cell))
                continue;
            const bool is_first = proof < 0;
            if (is_first) proof = prove(forcer, hint);
            if (proof < 0 || !strike_by_chain(forcer, list, proof, is_first, cell, digit))
                return false;
        }
    return true;
}

/* Are there no plain and, from level 3 on, no multiple hints without any assumption? Then all hints inside
 * depend on what is struck, and are found much faster. */
static bool is_clean(struct nn_forcer *forcer)
{
    struct nn_forcer *const inner = forcer->inner;
    if (!forcer->reach) return false;
    if (forcer->is_clean_known) return forcer->is_clean;
    const enum nn_producer producer = inner->producer;
    const int level = inner->level;
    inner->start = forcer->start;
    inner->before = NULL;
    inner->level = 0;
    inner->producer = NN_PRODUCE_PLAIN;
    nn_force_produce(inner);
    forcer->is_clean = !inner->hint_count;
    inner->producer = NN_PRODUCE_MULTIPLE;
    if (forcer->is_clean) nn_force_produce(inner);
    forcer->is_clean = forcer->is_clean && !inner->hint_count;
    forcer->is_clean_known = true;
    inner->producer = producer;
    inner->level = level;
    inner->start = &forcer->work;
    return forcer->is_clean;
}

/* Let the inner machine produce, and use what it finds. False: nothing, or a contradiction. */
static bool strike_by_producer(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    struct nn_forcer *const inner = forcer->inner;
    struct parent_list list;
    struct struck_before before;
    struct nn_effect effect;
    bool strikes = false;
    memset(&before, 0, sizeof before);
    list.forcer = forcer;
    inner->grid = forcer->grid;
    inner->producer = producer;
    inner->level = level;
    inner->start = &forcer->work;
    inner->before = is_clean(forcer) ? forcer->start : NULL;
    nn_force_produce(inner);
    for (int i = 0; i < inner->hint_count; i++) {
        if (!is_new_effect(&before, inner, &inner->hints[i])) continue;
        list_parents(&list, &inner->hints[i]);
        if (!list.count) continue;
        effect_of(inner, &inner->hints[i], &effect);
        strikes = true;
        if (!strike_by_hint(forcer, &list, &inner->hints[i], &effect)) break;
    }
    return strikes;
}

bool nn_force_nested(struct nn_forcer *forcer)
{
    switch (forcer->level) {
    case 2: return strike_by_producer(forcer, NN_PRODUCE_PLAIN, 0);
    case 3:
        return strike_by_producer(forcer, NN_PRODUCE_PLAIN, 0) ||
               strike_by_producer(forcer, NN_PRODUCE_MULTIPLE, 0);
    case 4: return strike_by_producer(forcer, NN_PRODUCE_DYNAMIC, 0);
    case 5:
        return strike_by_producer(forcer, NN_PRODUCE_DYNAMIC, 0) ||
               strike_by_producer(forcer, NN_PRODUCE_DYNAMIC, 2);
    default: return false;
    }
}

bool nn_force_advanced(struct nn_forcer *forcer)
{
    const struct nn_build *const build = &forcer->build;
    if (!nn_force_patterns(forcer)) nn_force_nested(forcer);
    return build->branch.clash < 0 && build->first[false] < build->end[false];
}
