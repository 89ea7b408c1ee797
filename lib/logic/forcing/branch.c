/* branch.c: see branch.h. */
#include "logic/forcing/branch.h"

#include <assert.h>

#include "base/invariants.h"

void nn_build_begin(struct nn_build *build)
{
    memset(build->branch.on, 0, sizeof build->branch.on);
    memset(build->branch.off, 0, sizeof build->branch.off);
    build->branch.facts = build->facts;
    build->branch.parents = build->parents;
    build->branch.count = 0;
    build->branch.parent_count = 0;
    build->branch.clash = -1;
    build->branch.is_past_clash = false;
    build->branch.level = 0;
    build->first[0] = build->first[1] = build->end[0] = build->end[1] = 0;
    build->is_full = false;
}

void nn_build_share_parents(struct nn_build *build)
{
    assert(build->branch.count >= 2);
    struct nn_statement_fact *const last = &build->facts[build->branch.count - 1];
    last->parents = last[-1].parents;
    last->first_parent = last[-1].first_parent;
}

void nn_build_load(struct nn_build *build, int side, const struct nn_branch *branch)
{
    assert((uint32_t)branch->count < build->fact_room && branch->parent_count <= build->parent_room);
    build->branch = *branch;
    build->branch.facts = build->facts;
    build->branch.parents = build->parents;
    memcpy(build->facts, branch->facts, (size_t)branch->count * sizeof *build->facts);
    memcpy(build->parents, branch->parents, branch->parent_count * sizeof *build->parents);
    for (int i = 0; i < branch->count; i++) {
        const struct nn_statement_fact *const fact = &branch->facts[i];
        build->at[fact->is_on][fact->cell * side + fact->digit] = (uint32_t)i;
    }
    build->first[0] = build->first[1] = build->end[0] = build->end[1] = 0;
    build->is_full = false;
}

const struct nn_branch *nn_build_keep(const struct nn_build *build, struct nn_arena *arena)
{
    const size_t facts = (size_t)build->branch.count + (build->branch.clash >= 0);
    struct nn_branch *const kept = nn_arena_take(arena, sizeof *kept);
    struct nn_statement_fact *const kept_facts = nn_arena_take(arena, facts * sizeof *kept_facts);
    uint32_t *const parents = nn_arena_take(arena, build->branch.parent_count * sizeof *parents);
    if (!kept || !kept_facts || !parents) return NULL;
    *kept = build->branch;
    memcpy(kept_facts, build->facts, facts * sizeof *kept_facts);
    memcpy(parents, build->parents, build->branch.parent_count * sizeof *parents);
    kept->facts = kept_facts;
    kept->parents = parents;
    NN_CHECK_EVERY(16, arena->occasions, nn_branch_check(kept));
    return kept;
}

int nn_branch_find(const struct nn_branch *branch, int cell, int digit, bool is_on)
{
    int index = 0;
    while (branch->facts[index].cell != cell || branch->facts[index].digit != digit ||
           branch->facts[index].is_on != is_on)
        index++;
    assert(index < branch->count);
    return index;
}
