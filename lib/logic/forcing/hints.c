/* hints.c: the complexity and difficulty of hints, and their order.
 *
 * The complexity of a hint is the number of facts that lead to its targets, counted for each target, plus the
 * complexity of each inner chain, counted once. */
#include "logic/forcing/forcer.h"

#include <assert.h>
#include <limits.h>

enum { MOST_PROOFS = 512 };

double nn_hint_difficulty(double base, int complexity)
{
    assert(base > 0);
    int limit = 4;
    for (bool is_odd = false; complexity - 2 > limit; is_odd = !is_odd) {
        base += 0.1;
        limit = is_odd ? limit * 4 / 3 : limit * 3 / 2;
    }
    return base;
}

double nn_force_base(const struct nn_forcer *forcer)
{
    assert(forcer->level >= 0 && forcer->level < NN_FORCER_LEVELS);
    switch (forcer->producer) {
    case NN_PRODUCE_NISHIO: return NN_BASE_NISHIO / 10.0;
    case NN_PRODUCE_MULTIPLE: return NN_BASE_MULTIPLE / 10.0;
    default: return (NN_BASE_DYNAMIC + NN_BASE_LEVEL * forcer->level) / 10.0;
    }
}

struct proof_list {
    const struct nn_nested_proof *proofs[MOST_PROOFS];
    int count, complexity;
};

static bool are_same_proofs(const struct nn_nested_proof *a, const struct nn_nested_proof *b)
{
    return a->hash[0] == b->hash[0] && a->hash[1] == b->hash[1];
}

static void add_proof_once(struct nn_forcer *forcer, struct proof_list *list, const struct nn_nested_proof *proof)
{
    for (int i = 0; i < list->count; i++)
        if (are_same_proofs(list->proofs[i], proof)) return;
    if (list->count < MOST_PROOFS) list->proofs[list->count++] = proof;
    else forcer->was_cut = true; /* it may be counted twice */
    list->complexity += proof->complexity;
}

/* Count the fact and those that lead to it, or stop when there are more than `most`. A parent is always made before its
 * child, so one pass backwards through the facts, as bits, finds all of them. */
static int count_ancestors(struct nn_forcer *forcer, const struct nn_branch *branch, int fact, int most,
                           struct proof_list *proofs)
{
    assert(fact >= 0 && fact <= branch->count);
    uint64_t *const marked = forcer->marked;
    int count = 0;
    memset(marked, 0, ((size_t)fact / 64 + 1) * sizeof *marked);
    marked[fact >> 6] |= nn_bit(fact & 63);
    for (int word = fact >> 6; word >= 0; word--)
        while (marked[word] && count <= most) {
            const int bit = 63 - __builtin_clzll(marked[word]);
            const struct nn_statement_fact *const here = &branch->facts[word * 64 + bit];
            const uint32_t *const parents = &branch->parents[here->first_parent];
            marked[word] ^= nn_bit(bit);
            count++;
            for (int k = 0; k < here->parents; k++) marked[parents[k] >> 6] |= nn_bit((int)(parents[k] & 63));
            if (here->why == NN_WHY_CHAIN) add_proof_once(forcer, proofs, forcer->proofs[here->proof]);
        }
    return count;
}

struct nn_target *nn_force_new_targets(struct nn_forcer *forcer, int count)
{
    assert(count > 0);
    if (forcer->target_count + count > forcer->target_room) {
        forcer->was_cut = true;
        return NULL;
    }
    forcer->target_count += count;
    return &forcer->targets[forcer->target_count - count];
}

/* Hints more complex than this are not kept: all hints of a search have the same base difficulty. */
static int most_complex(const struct nn_forcer *forcer)
{
    return forcer->is_best_enough && forcer->hint_count ? forcer->hints[0].complexity : INT_MAX;
}

/* Also finds the targets, if only their branches are known. A result above `most` is not the full count. */
static int complexity_of(struct nn_forcer *forcer, const struct nn_hint *hint, int most)
{
    struct proof_list proofs;
    proofs.count = proofs.complexity = 0;
    int complexity = 0;
    for (int i = 0; i < hint->targets && complexity + proofs.complexity <= most; i++) {
        struct nn_target *const target = &forcer->targets[hint->first_target + i];
        if (target->fact < 0) target->fact = nn_branch_find(target->branch, hint->cell, hint->digit, hint->is_on);
        complexity += count_ancestors(forcer, target->branch, target->fact, most - complexity, &proofs);
    }
    return complexity + proofs.complexity;
}

static bool comes_before(const struct nn_hint *a, const struct nn_hint *b)
{
    if (a->difficulty != b->difficulty) return a->difficulty < b->difficulty;
    if (a->complexity != b->complexity) return a->complexity < b->complexity;
    if (a->kind != b->kind) return a->kind < b->kind;
    if (a->place != b->place) return a->place < b->place;
    return a->order < b->order;
}

/* Only one hint is kept, with its targets at the front of the list. */
static void keep_better(struct nn_forcer *forcer, struct nn_hint hint)
{
    assert(forcer->hint_count > 0);
    struct nn_hint *const best = &forcer->hints[0];
    if (comes_before(&hint, best)) {
        memmove(forcer->targets, forcer->targets + hint.first_target, (size_t)hint.targets * sizeof *forcer->targets);
        hint.first_target = 0;
        *best = hint;
    }
    forcer->target_count = best->targets;
}

/* In a list the best hint for each conclusion stays. A position may have tens of thousands of others, so their targets
 * are forgotten at once. */
static void list_hint(struct nn_forcer *forcer, struct nn_hint hint)
{
    uint32_t *const listed = &forcer->listed[hint.is_on][hint.cell * forcer->geometry->side + hint.digit];
    struct nn_hint *const before = *listed ? &forcer->hints[*listed - 1] : NULL;
    const int most = before ? before->complexity : INT_MAX;
    hint.order = forcer->hints_made++;
    hint.generation = -1;
    hint.complexity = complexity_of(forcer, &hint, most);
    forcer->target_count = hint.first_target;
    if (hint.complexity > most) return;
    hint.difficulty = nn_hint_difficulty(nn_force_base(forcer), hint.complexity);
    if (before) {
        if (comes_before(&hint, before)) *before = hint;
        return;
    }
    assert(forcer->hint_count < forcer->hint_room);
    forcer->hints[forcer->hint_count++] = hint;
    *listed = (uint32_t)forcer->hint_count;
}

void nn_force_add_hint(struct nn_forcer *forcer, struct nn_hint hint)
{
    if (forcer->unwanted >> hint.kind & 1) {
        forcer->target_count = hint.first_target; /* so the first hint's targets are at the front */
        return;
    }
    if (nn_lists_multiple(forcer)) {
        list_hint(forcer, hint);
        return;
    }
    assert(!forcer->is_best_enough || forcer->hint_count || !hint.first_target);
    hint.order = forcer->hints_made++;
    hint.generation = forcer->generation;
    if (!hint.complexity) {
        const int most = most_complex(forcer);
        hint.complexity = complexity_of(forcer, &hint, most);
        if (hint.complexity > most) {
            forcer->target_count = hint.first_target;
            return;
        }
        hint.difficulty = nn_hint_difficulty(nn_force_base(forcer), hint.complexity);
    }
    if (forcer->is_best_enough && forcer->hint_count) {
        keep_better(forcer, hint);
        return;
    }
    if (forcer->hint_count < forcer->hint_room) forcer->hints[forcer->hint_count++] = hint;
    else forcer->was_cut = true;
}

/* Merge sort would need memory; the lists are short and mostly sorted already: Shell sort, made stable by the order in
 * which hints were made. */
void nn_force_sort_hints(struct nn_forcer *forcer)
{
    struct nn_hint *const hints = forcer->hints;
    for (int gap = forcer->hint_count / 2; gap > 0; gap /= 2)
        for (int i = gap; i < forcer->hint_count; i++) {
            const struct nn_hint moved = hints[i];
            int at = i;
            for (; at >= gap && comes_before(&moved, &hints[at - gap]); at -= gap) hints[at] = hints[at - gap];
            hints[at] = moved;
        }
}
