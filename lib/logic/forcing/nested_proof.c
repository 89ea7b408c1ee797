/* nested_proof.c: the chains of a nested hint, copied out of the machine that found it, which forgets them.
 *
 * For each target everything that leads to it is kept, in the order in which it was made; both targets of a
 * contradiction are in one chain. The hash follows SE's own comparison: each target's ancestors breadth first. */
#include "logic/forcing/forcer.h"

/* Append the facts that lead to the target, breadth first from it, to the first `count` of inner->walk; facts already
 * visited since `stamp` are skipped. Returns the new count. */
static int walk_on(struct nn_forcer *inner, const struct nn_target *target, uint32_t stamp, int count)
{
    uint32_t *const seen = inner->seen + 1, *const walk = inner->walk;
    if (seen[target->fact] == stamp) return count;
    int at = count;
    walk[count++] = (uint32_t)target->fact;
    seen[target->fact] = stamp;
    for (; at < count; at++) {
        const struct nn_statement_fact *const fact = &target->branch->facts[walk[at]];
        for (int i = 0; i < fact->parents; i++) {
            const uint32_t parent = target->branch->parents[fact->first_parent + (uint32_t)i];
            if (seen[parent] == stamp) continue;
            seen[parent] = stamp;
            walk[count++] = parent;
        }
    }
    return count;
}

int nn_target_walk(struct nn_forcer *inner, const struct nn_target *target)
{
    return walk_on(inner, target, ++inner->seen[0], 0);
}

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash = (hash ^ value) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static void hash_walk(const struct nn_forcer *inner, const struct nn_target *target, int count,
                      struct nn_nested_proof *proof)
{
    for (int i = 0; i < count; i++) {
        const struct nn_statement_fact *const fact = &target->branch->facts[inner->walk[i]];
        const uint64_t what = ((uint64_t)fact->cell * NN_LOGIC_SIDE + fact->digit) * 2 + fact->is_on + 1;
        proof->hash[0] = mix(proof->hash[0], what);
        proof->hash[1] = mix(proof->hash[1], what + UINT64_C(0x51ed270b));
    }
    proof->hash[0] = mix(proof->hash[0], 0);
    proof->hash[1] = mix(proof->hash[1], 1);
}

static int add_proof(struct nn_forcer *forcer, const struct nn_nested_proof *proof)
{
    if (forcer->proof_count == forcer->proof_room) {
        forcer->was_cut = true;
        return -1;
    }
    forcer->proofs[forcer->proof_count] = proof;
    return forcer->proof_count++;
}

static int copy_proof(struct nn_forcer *to, const struct nn_forcer *from, const struct nn_nested_proof *proof);

/* Copy the facts of a chain whose indexes are in `walk`, ascending; parents become positions in the copy. */
static bool copy_chain(struct nn_forcer *to, const struct nn_forcer *from, const struct nn_statement_fact *facts,
                       const uint32_t *parents, const uint32_t *walk, int count, struct nn_proof_chain *chain)
{
    uint32_t parent_count = 0, used = 0;
    for (int i = 0; i < count; i++) parent_count += facts[walk[i]].parents;
    struct nn_statement_fact *const new_facts = nn_arena_take(&to->arena, (size_t)count * sizeof *new_facts);
    uint32_t *const new_parents = nn_arena_take(&to->arena, parent_count * sizeof *new_parents + 1);
    if (!new_facts || !new_parents) return false;
    for (int i = 0; i < count; i++) {
        const struct nn_statement_fact *const fact = &facts[walk[i]];
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

static int copy_proof(struct nn_forcer *to, const struct nn_forcer *from, const struct nn_nested_proof *proof)
{
    struct nn_nested_proof *const copy = nn_arena_take(&to->arena, sizeof *copy);
    struct nn_proof_chain *const chains = nn_arena_take(&to->arena, (size_t)proof->chain_count * sizeof *chains);
    if (!copy || !chains) return -1;
    *copy = *proof;
    copy->chains = chains;
    for (int i = 0; i < proof->chain_count; i++) {
        const struct nn_proof_chain *const chain = &proof->chains[i];
        uint32_t *const all = nn_arena_take(&to->arena, (size_t)chain->count * sizeof *all);
        if (!all) return -1;
        for (int k = 0; k < chain->count; k++) all[k] = (uint32_t)k;
        if (!copy_chain(to, from, chain->facts, chain->parents, all, chain->count, &chains[i])) return -1;
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

/* A chain to the target or, for a contradiction, to both targets. */
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

int nn_prove(struct nn_forcer *forcer, const struct nn_hint *hint)
{
    struct nn_forcer *const inner = forcer->inner;
    const struct nn_target *const targets = &inner->targets[hint->first_target];
    const int together = hint->kind == NN_HINT_CONTRADICTION ? 2 : 1;
    struct nn_nested_proof *const proof = nn_arena_take(&forcer->arena, sizeof *proof);
    struct nn_proof_chain *const chains = nn_arena_take(&forcer->arena, (size_t)hint->targets * sizeof *chains);
    if (!proof || !chains) return -1;
    *proof = (struct nn_nested_proof){.kind = hint->kind,
                                      .is_cycle = hint->is_cycle,
                                      .complexity = hint->complexity,
                                      .chain_count = hint->targets / together,
                                      .chains = chains};
    for (int i = 0; i < hint->targets; i++) hash_walk(inner, &targets[i], nn_target_walk(inner, &targets[i]), proof);
    for (int i = 0; i < proof->chain_count; i++)
        if (!copy_targets(forcer, &targets[i * together], together, &chains[i])) return -1;
    return add_proof(forcer, proof);
}
