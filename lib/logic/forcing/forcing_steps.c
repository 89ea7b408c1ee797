/* forcing_steps.c: turning a hint into a step: chains with their nodes and causes.
 *
 * If the machine has dropped the branches, as it may on large boards, they are run once more. The facts of each branch
 * that lead to its target become a chain, in the order in which they were made; a contradiction is one chain whose last
 * node contradicts an earlier one. After these branches come the chains that prove single nodes, each group once, and
 * after those the chains inside them. */
#include "logic/forcing/forcer.h"

#include <assert.h>

enum { ENOUGH = 1 << 30 };

struct telling {
    struct nn_forcer *forcer;
    struct nn_step *step;
    struct nn_told_proof *told;
    int told_count;
};

/* The number of the proof among those that are or will be part of the step. */
static int told_number(struct telling *telling, const struct nn_nested_proof *proof)
{
    int number = 0;
    while (number < telling->told_count && telling->told[number].proof != proof) number++;
    if (number == NN_MOST_TOLD_PROOFS) return -1;
    if (number == telling->told_count) telling->told[telling->told_count++] = (struct nn_told_proof){proof, -1};
    return number;
}

/* Add the fact as a node; `chain` of a node holds the number of its proof until all chains are written. */
static void tell_fact(struct telling *telling, const struct nn_statement_fact *fact, const int *causes)
{
    struct nn_step *const step = telling->step;
    if (nn_step_node(step, nn_one_cell(fact->cell), fact->digit, fact->is_on, causes, fact->parents) < 0) return;
    struct nn_node *const node = &step->nodes[step->node_count - 1];
    if (fact->why == NN_WHY_PATTERN) node->technique = fact->technique;
    if (fact->why == NN_WHY_CHAIN) node->chain = told_number(telling, telling->forcer->proofs[fact->proof]);
}

/* Mark the facts that lead to this one; later ones cannot. */
static void mark_ancestors(const struct nn_branch *branch, uint32_t *seen, uint32_t stamp, int fact)
{
    seen[fact] = stamp;
    for (int i = fact; i >= 0; i--) {
        if (seen[i] != stamp) continue;
        const struct nn_statement_fact *const here = &branch->facts[i];
        for (int k = 0; k < here->parents; k++) seen[branch->parents[here->first_parent + (uint32_t)k]] = stamp;
    }
}

static void find_causes(struct nn_forcer *forcer, const struct nn_branch *branch, const struct nn_statement_fact *fact)
{
    for (int k = 0; k < fact->parents; k++)
        forcer->causes[k] = (int)forcer->walk[branch->parents[fact->first_parent + (uint32_t)k]];
}

/* A chain of everything that leads to one fact, or to two. */
static void tell_branch(struct telling *telling, const struct nn_branch *branch, int one, int two)
{
    struct nn_forcer *const forcer = telling->forcer;
    const uint32_t stamp = ++forcer->seen[0];
    uint32_t *const seen = forcer->seen + 1;
    const int last = one > two ? one : two;
    int nodes = 0;
    mark_ancestors(branch, seen, stamp, last);
    mark_ancestors(branch, seen, stamp, one > two ? two : one);
    nn_step_chain(telling->step);
    for (int i = 0; i <= last; i++) {
        if (seen[i] != stamp) continue;
        forcer->walk[i] = (uint32_t)nodes++;
        find_causes(forcer, branch, &branch->facts[i]);
        tell_fact(telling, &branch->facts[i], forcer->causes);
    }
}

/* ---- the branches ------------------------------------------------------------------------------------- */

static void run_and_tell(struct telling *telling, const struct nn_hint *hint, int cell, int digit, bool is_on)
{
    struct nn_forcer *const forcer = telling->forcer;
    nn_force_run(forcer, cell, digit, is_on);
    const struct nn_branch *const branch = &forcer->build.branch;
    if (hint->kind == NN_HINT_CONTRADICTION) {
        assert(branch->clash >= 0);
        tell_branch(telling, branch, branch->count, branch->clash);
        return;
    }
    const int end = nn_branch_find(branch, hint->cell, hint->digit, hint->is_on);
    tell_branch(telling, branch, end, end);
}

/* The branches are still there. */
static void tell_targets(struct telling *telling, const struct nn_hint *hint)
{
    const struct nn_target *const targets = &telling->forcer->targets[hint->first_target];
    if (hint->kind == NN_HINT_CONTRADICTION) {
        tell_branch(telling, targets[0].branch, targets[0].fact, targets[1].fact);
        return;
    }
    for (int i = 0; i < hint->targets; i++) tell_branch(telling, targets[i].branch, targets[i].fact, targets[i].fact);
}

static void run_branches(struct telling *telling, const struct nn_hint *hint)
{
    const struct nn_forcer *const forcer = telling->forcer;
    const int source = hint->source, digit = hint->source_digit;
    if (hint->kind == NN_HINT_CELL) {
        for (uint64_t digits = forcer->start->digits[source]; digits;)
            run_and_tell(telling, hint, source, nn_take_bit(&digits), true);
    } else if (hint->kind == NN_HINT_HOUSE) {
        NN_EACH_CELL(cell, nn_marks_in(forcer->start, forcer->geometry, digit, source))
        run_and_tell(telling, hint, cell, digit, true);
    } else {
        run_and_tell(telling, hint, source, digit, hint->is_source_on);
        if (hint->kind == NN_HINT_DOUBLE) run_and_tell(telling, hint, source, digit, false);
    }
}

/* ---- the chains inside --------------------------------------------------------------------------------- */

static void tell_proof_chain(struct telling *telling, const struct nn_proof_chain *chain)
{
    int *const causes = telling->forcer->causes;
    nn_step_chain(telling->step);
    for (int i = 0; i < chain->count; i++) {
        const struct nn_statement_fact *const fact = &chain->facts[i];
        for (int k = 0; k < fact->parents; k++) causes[k] = (int)chain->parents[fact->first_parent + (uint32_t)k];
        tell_fact(telling, fact, causes);
    }
}

static void tell_proofs(struct telling *telling)
{
    struct nn_step *const step = telling->step;
    for (int i = 0; i < telling->told_count; i++) {
        const struct nn_nested_proof *const proof = telling->told[i].proof;
        telling->told[i].chain = step->chain_count;
        for (int k = 0; k < proof->chain_count; k++) tell_proof_chain(telling, &proof->chains[k]);
        if (!step->is_short_of_memory) step->chains[telling->told[i].chain].together = proof->chain_count;
    }
    for (int node = 0; node < step->node_count; node++)
        if (step->nodes[node].chain >= 0) step->nodes[node].chain = telling->told[step->nodes[node].chain].chain;
}

/* ---- the effect ------------------------------------------------------------------------------------------ */

static void tell_effect(const struct nn_forcer *forcer, const struct nn_hint *hint, struct nn_step *step)
{
    if (hint->is_on) nn_step_place(step, hint->cell, hint->digit);
    else nn_step_remove(step, forcer->grid, hint->digit, nn_one_cell(hint->cell));
    if (hint->kind == NN_HINT_HOUSE) nn_step_base(step, hint->source);
    if (hint->kind == NN_HINT_CELL) nn_cells_add(&step->cells, hint->source);
}

void nn_force_tell(struct nn_forcer *forcer, struct nn_hint hint, struct nn_step *step)
{
    struct telling telling = {.forcer = forcer, .step = step, .told = forcer->told};
    tell_effect(forcer, &hint, step);
    if (hint.generation == forcer->generation) {
        tell_targets(&telling, &hint);
    } else {
        *forcer->budget = ENOUGH; /* what was found must be found again */
        nn_forcer_forget(forcer);
        run_branches(&telling, &hint);
    }
    step->branches = step->chain_count;
    tell_proofs(&telling);
}
