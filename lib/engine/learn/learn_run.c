/* learn_run.c: the loop: propagate, learn from a conflict, or decide; and the chores in between. */
#include "engine/learn/analyze.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/inprocess.h"
#include "engine/learn/phases.h"
#include "engine/learn/restart.h"
#include "engine/learn/team.h"
#include "engine/learn/trail.h"

enum { REDUCTION_UNIT = 500, FIRST_REPHASING = 100, REPHASING_UNIT = 1000, INPROCESSING_UNIT = 2000 }; /* conflicts */
enum { LARGE_PROBLEM = 1500 };      /* candidates: smaller ones are solved before a walk would pay */
enum { VIVIFICATION_PERCENT = 15 }; /* of the effort of the search */

void nn_learn_keep_learnt(struct nn_learn *learn, uint32_t glue)
{
    const uint32_t flags = glue <= NN_GLUE_FOR_LONG ? 2 : 1;
    nn_learn_announce(learn, learn->learnt, learn->learnt_count, glue);
    uint32_t reason = nn_reason(NN_BY_NOTHING, 0);
    if (learn->learnt_count > 1) {
        const nn_clause_ref ref = nn_clauses_add(learn, learn->learnt, learn->learnt_count, glue, flags);
        if (ref == NN_NO_CLAUSE) return;
        reason = nn_reason(NN_BY_CLAUSE, ref);
    }
    if (!learn->value[learn->learnt[0]]) nn_assign(learn, learn->learnt[0], reason);
}

bool nn_learn_add(struct nn_learn *learn, const nn_literal *literals, uint32_t count, uint32_t glue, uint32_t flags)
{
    assert(!learn->level);
    learn->learnt_count = 0;
    for (uint32_t at = 0; at < count; at++) {
        if (learn->value[literals[at]] > 0) return true;
        if (!learn->value[literals[at]]) learn->learnt[learn->learnt_count++] = literals[at];
    }
    if (learn->learnt_count == 0) return false;
    if (learn->learnt_count == 1) return nn_learn_settle(learn, learn->learnt[0]);
    if (glue >= learn->learnt_count) glue = learn->learnt_count - 1;
    nn_clauses_add(learn, learn->learnt, learn->learnt_count, glue, flags);
    return true;
}

/* ---- the loop ------------------------------------------------------------------------------------------- */

/* False: there is no (further) solution. */
static bool learn_from_conflict(struct nn_learn *learn)
{
    learn->conflicts++;
    if (!learn->level) return false;
    nn_phases_note(learn, learn->level_start[learn->level]);
    uint32_t jump;
    const uint32_t glue = nn_learn_analyze(learn, &jump);
    if (learn->level > learn->floor) nn_learn_backtrack(learn, jump > learn->floor ? jump : learn->floor);
    else nn_learn_leave_floor(learn);
    nn_learn_keep_learnt(learn, glue);
    nn_restart_count(learn);
    return true;
}

static uint64_t square_root(uint64_t number)
{
    uint64_t root = 0;
    while ((root + 1) * (root + 1) <= number) root++;
    return root;
}

void nn_learn_reduce_base(struct nn_learn *learn)
{
    if (!learn->level) nn_learn_simplify(learn);
    nn_learn_reduce(learn, false);
    /* the unit times the square root of the number of reductions, to two digits */
    learn->next.reduction = learn->conflicts + REDUCTION_UNIT * square_root(10000 * (learn->reductions + 1)) / 100;
}

/* The memory for clauses is a quarter full: keep only what must stay. */
static void reduce_in_need(struct nn_learn *learn)
{
    nn_learn_reduce(learn, true);
    learn->arena_kept = learn->arena_used;
}

static bool is_in_need(const struct nn_learn *learn)
{
    return learn->arena_used * sizeof *learn->arena > learn->memory_limit / 4 &&
           learn->arena_used > 2 * learn->arena_kept;
}

static bool inprocess(struct nn_learn *learn)
{
    nn_learn_backtrack(learn, 0);
    if (!nn_learn_propagate(learn)) return false;
    const uint64_t spent = learn->effort - learn->searched_from;
    if (learn->conflicts >= learn->next.probing) {
        learn->next.probing = 2 * learn->conflicts;
        if (!nn_learn_probe(learn, spent)) return false;
    }
    if (!nn_learn_vivify(learn, spent * VIVIFICATION_PERCENT / 100)) return false;
    nn_learn_simplify(learn);
    nn_clauses_collect(learn);
    learn->searched_from = learn->effort;
    learn->next.inprocessing = learn->conflicts + INPROCESSING_UNIT;
    return true;
}

static void rephase(struct nn_learn *learn)
{
    nn_learn_backtrack(learn, 0);
    nn_learn_simplify(learn);
    nn_phases_change(learn);
    learn->next.rephasing = learn->conflicts + REPHASING_UNIT * (learn->rephasings + 1);
}

/* What is due before the next decision. True: something was done, propagate again. */
static bool do_chores(struct nn_learn *learn, bool *is_possible)
{
    if (learn->level && nn_restart_is_due(learn)) {
        nn_restart_now(learn);
        return true;
    }
    if (is_in_need(learn)) reduce_in_need(learn);
    if (learn->conflicts >= learn->next.reduction) nn_learn_reduce_base(learn);
    if (learn->floor) {
        if (nn_learn_should_record(learn)) nn_learn_record_exclusions(learn);
        return learn->floor == 0;
    }
    if (learn->conflicts >= learn->next.rephasing) {
        rephase(learn);
        return true;
    }
    if (learn->member && learn->conflicts >= learn->next.pause) {
        *is_possible = nn_member_pause(learn->member);
        return true;
    }
    if (learn->conflicts < learn->next.inprocessing) return false;
    *is_possible = inprocess(learn);
    return true;
}

static bool decide_next(struct nn_learn *learn)
{
    const uint32_t variable = nn_heap_best(learn);
    if (variable == UINT32_MAX) return false;
    learn->decisions++;
    nn_decide(learn, 2 * variable + !nn_phase_of(learn, variable));
    if (learn->level > learn->deepest) learn->deepest = learn->level;
    return true;
}

void nn_learn_begin_schedule(struct nn_learn *learn)
{
    learn->next.reduction = REDUCTION_UNIT;
    learn->next.rephasing = learn->variables >= LARGE_PROBLEM ? FIRST_REPHASING : REPHASING_UNIT;
    learn->next.inprocessing = INPROCESSING_UNIT;
    nn_restart_begin(learn);
}

enum nn_learn_end nn_learn_next(struct nn_learn *learn)
{
    if (!learn->next.reduction) nn_learn_begin_schedule(learn);
    for (;;) {
        bool is_possible = true;
        if (!nn_learn_propagate(learn)) is_possible = learn_from_conflict(learn);
        else if (learn->lacks_memory) return NN_LEARN_NO_MEMORY;
        else if (nn_watch_is_over_at_node(learn->watch)) return NN_LEARN_STOPPED;
        else if (!do_chores(learn, &is_possible) && !decide_next(learn)) return NN_LEARN_SOLVED;
        if (!is_possible) return NN_LEARN_EXHAUSTED;
        if (learn->lacks_memory) return NN_LEARN_NO_MEMORY;
    }
}
