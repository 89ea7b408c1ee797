/* probe.c: finds candidates that immediately lead to a contradiction, by trying them all. */
#include "engine/learn/clauses.h"
#include "engine/learn/inprocess.h"
#include "engine/learn/team.h"
#include "engine/learn/trail.h"

bool nn_learn_settle(struct nn_learn *learn, nn_literal literal)
{
    assert(!learn->level);
    nn_learn_announce(learn, &literal, 1, 1);
    nn_assign(learn, literal, nn_reason(NN_BY_NOTHING, 0));
    return nn_learn_propagate(learn);
}

/* One round; `failed` says how many were ruled out. */
static bool try_candidates(struct nn_learn *learn, uint64_t end, uint32_t *failed)
{
    *failed = 0;
    for (uint32_t variable = 0; variable < learn->variables && learn->effort < end; variable++) {
        if (learn->value[2 * variable]) continue;
        if (nn_watch_is_over_at_node(learn->watch)) return true;
        nn_decide(learn, 2 * variable);
        const bool is_possible = nn_learn_propagate(learn);
        nn_learn_backtrack(learn, 0);
        if (is_possible) continue;
        ++*failed;
        if (!nn_learn_settle(learn, 2 * variable + 1)) return false;
    }
    return true;
}

bool nn_learn_probe(struct nn_learn *learn, uint64_t most_effort)
{
    const uint64_t end = learn->effort + most_effort;
    for (uint32_t failed = 1; failed && learn->effort < end;)
        if (!try_candidates(learn, end, &failed)) return false;
    nn_learn_simplify(learn);
    return true;
}
