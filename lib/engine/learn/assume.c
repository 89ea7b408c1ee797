/* assume.c: see assume.h.
 *
 * Tried: taking the assumptions for granted, which makes clauses short, and dropping these after the answer. A conflict
 * costs half, but there are two and a half times as many: no gain on 16x16 (39 ms per minimal puzzle, 37 with kept
 * clauses), twice the time on 20x20, hopeless on 25x25. Phases of the last search instead of those of the known
 * solution: 15% more conflicts on 16x16, 50% on 25x25. */
#include "engine/learn/assume.h"

#include <stdlib.h>

#include "base/invariants.h"
#include "engine/learn/analyze.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/inprocess.h"
#include "engine/learn/phases.h"
#include "engine/learn/restart.h"
#include "engine/learn/trail.h"
#include "engine/propagate.h"

enum { MOST_CLUTTER = 16 }; /* one candidate in this many may be settled and still be in groups and clauses */
static const size_t MOST_KEPT_BYTES = (size_t)1 << 28;

/* ---- beginning ------------------------------------------------------------------------------------- */

void nn_assumptions_clear(struct nn_assumptions *assumptions)
{
    if (assumptions->is_loaded) nn_learn_free(&assumptions->learn);
    free(assumptions->board_memory);
    free(assumptions->literals);
    *assumptions = (struct nn_assumptions){0};
}

/* Every decision follows the known solution, whatever was tried last. */
static void follow_known(struct nn_assumptions *assumptions)
{
    struct nn_learn *const learn = &assumptions->learn;
    for (uint32_t variable = 0; variable < learn->variables; variable++) {
        const uint32_t at = learn->candidate_at[variable];
        const int value = (int)(at & (NONET_MAX_SIDE - 1));
        learn->target_phase[variable] = assumptions->known[at >> NN_SEAT_BITS] == value + 1;
    }
    learn->target_height = learn->best_height = UINT32_MAX; /* nothing ever replaces it */
}

static nonet_status load_open(struct nn_assumptions *assumptions)
{
    struct nn_learn *const learn = &assumptions->learn;
    *learn = (struct nn_learn){.memory_limit = MOST_KEPT_BYTES};
    if (!nn_learn_load(learn, &assumptions->board)) return NONET_ERR_MEMORY;
    assumptions->is_loaded = true;
    nn_learn_begin_schedule(learn);
    follow_known(assumptions);
    assumptions->literals = malloc((learn->variables + (size_t)1) * sizeof *assumptions->literals);
    return assumptions->literals ? NONET_OK : NONET_ERR_MEMORY;
}

nonet_status nn_assumptions_begin(struct nn_assumptions *assumptions, const nonet_position *position,
                                  const uint8_t *known)
{
    nn_assumptions_clear(assumptions);
    assumptions->known = known;
    assumptions->board_memory = malloc(nn_board_size(position->layout));
    if (!assumptions->board_memory) return NONET_ERR_MEMORY;
    nn_board_init(&assumptions->board, position->layout, assumptions->board_memory);
    assumptions->board.finds_singles = true;
    const bool is_possible =
        nn_board_load(&assumptions->board, position) && nn_propagate(&assumptions->board, NONET_PROPAGATION_LOCKED);
    return is_possible ? load_open(assumptions) : NONET_ERR_INTERNAL;
}

/* ---- assuming -------------------------------------------------------------------------------------- */

/* "Placed" for the known value of a cell; UINT32_MAX: it is settled anyway. */
static nn_literal known_literal(const struct nn_assumptions *assumptions, int cell)
{
    assert(assumptions->known[cell] >= 1 && assumptions->known[cell] <= assumptions->learn.side);
    const uint32_t variable = nn_learn_variable(&assumptions->learn, cell, assumptions->known[cell] - 1);
    return variable == UINT32_MAX ? UINT32_MAX : 2 * variable;
}

void nn_assumptions_settle(struct nn_assumptions *assumptions, int cell)
{
    struct nn_learn *const learn = &assumptions->learn;
    const nn_literal literal = known_literal(assumptions, cell);
    nn_learn_backtrack(learn, 0);
    if (literal == UINT32_MAX || learn->value[literal]) return;
    nn_learn_settle(learn, literal);
}

void nn_assumptions_add(struct nn_assumptions *assumptions, int cell)
{
    const nn_literal literal = known_literal(assumptions, cell);
    assert(assumptions->levels && assumptions->learn.level < assumptions->levels);
    if (literal != UINT32_MAX) assumptions->literals[assumptions->ends[assumptions->levels - 1]++] = literal;
}

static uint32_t level_begin(const struct nn_assumptions *assumptions, uint32_t level)
{
    return level ? assumptions->ends[level - 1] : 0;
}

void nn_assumptions_open_level(struct nn_assumptions *assumptions)
{
    assert(assumptions->levels < NN_ASSUMED_LEVELS);
    nn_learn_backtrack(&assumptions->learn, assumptions->levels);
    assumptions->ends[assumptions->levels] = level_begin(assumptions, assumptions->levels);
    assumptions->levels++;
}

void nn_assumptions_drop_levels(struct nn_assumptions *assumptions, uint32_t levels)
{
    if (assumptions->levels > levels) assumptions->levels = levels;
    nn_learn_backtrack(&assumptions->learn, levels);
}

/* ---- asking ---------------------------------------------------------------------------------------- */

/* Assign the next level of assumptions. They have a common solution, so there is no conflict. */
static void assume_level(struct nn_assumptions *assumptions)
{
    assert(assumptions->learn.level < assumptions->levels);
    struct nn_learn *const learn = &assumptions->learn;
    const uint32_t level = learn->level;
    if (!level && learn->trail_length > learn->simplified_length + learn->variables / MOST_CLUTTER)
        nn_learn_simplify(learn);
    learn->level_start[++learn->level] = learn->trail_length;
    for (uint32_t at = level_begin(assumptions, level); at < assumptions->ends[level]; at++) {
        const nn_literal literal = assumptions->literals[at];
        assert(learn->value[literal] >= 0);
        if (!learn->value[literal]) nn_assign(learn, literal, nn_reason(NN_BY_NOTHING, 0));
    }
}

/* The search goes back to the assumptions and not below them, where the clause would say less. A fact holds for
 * good. */
static void learn_under_assumptions(struct nn_assumptions *assumptions)
{
    struct nn_learn *const learn = &assumptions->learn;
    uint32_t jump;
    learn->conflicts++;
    assert(learn->level > assumptions->levels);
    const uint32_t glue = nn_learn_analyze(learn, &jump);
    const bool is_fact = learn->learnt_count == 1;
    nn_learn_backtrack(learn, is_fact || jump > assumptions->levels ? jump : assumptions->levels);
    nn_learn_keep_learnt(learn, glue);
    nn_restart_count(learn);
}

static void restart_above_assumptions(struct nn_assumptions *assumptions)
{
    struct nn_learn *const learn = &assumptions->learn;
    learn->floor = assumptions->levels + 1;
    if (learn->level > learn->floor) nn_restart_now(learn);
    learn->floor = 0;
}

static bool decide_like_known(struct nn_learn *learn)
{
    if (learn->trail_length == learn->variables) return false; /* without removing all of them from the heap */
    const uint32_t variable = nn_heap_best(learn);
    learn->decisions++;
    nn_decide(learn, 2 * variable + !nn_phase_of(learn, variable));
    return true;
}

/* There is no conflict. True: this is the answer. */
static bool continue_search(struct nn_assumptions *assumptions, nn_literal doubted, enum nn_answer *answer)
{
    struct nn_learn *const learn = &assumptions->learn;
    if (learn->level < assumptions->levels) {
        assume_level(assumptions);
        return false;
    }
    *answer = NN_ANSWER_NONE;
    if (learn->level == assumptions->levels) {
        if (learn->value[doubted] > 0) return true;
        nn_decide(learn, doubted ^ 1);
        return false;
    }
    if (nn_restart_is_due(learn)) restart_above_assumptions(assumptions);
    if (learn->conflicts >= learn->next.reduction) nn_learn_reduce_base(learn);
    *answer = NN_ANSWER_FOUND;
    return !decide_like_known(learn);
}

static enum nn_answer search_rival(struct nn_assumptions *assumptions, nn_literal doubted, uint64_t end)
{
    struct nn_learn *const learn = &assumptions->learn;
    for (;;) {
        enum nn_answer answer;
        if (!nn_learn_propagate(learn)) learn_under_assumptions(assumptions);
        else if (nn_watch_is_over_at_node(learn->watch) || learn->conflicts >= end) return NN_ANSWER_OPEN;
        else if (continue_search(assumptions, doubted, &answer)) return answer;
        if (learn->lacks_memory) return NN_ANSWER_NO_MEMORY;
    }
}

enum nn_answer nn_assumptions_ask(struct nn_assumptions *assumptions, int cell, uint64_t most_conflicts,
                                  struct nn_watch *watch, uint8_t *other_solution)
{
    struct nn_learn *const learn = &assumptions->learn;
    const nn_literal doubted = known_literal(assumptions, cell);
    const uint64_t left = UINT64_MAX - learn->conflicts;
    if (doubted == UINT32_MAX) return NN_ANSWER_NONE;
    nn_learn_backtrack(learn, assumptions->levels); /* the last question may have been left open */
    learn->watch = watch;
    learn->fixed = assumptions->levels;
    const enum nn_answer answer = search_rival(
        assumptions, doubted, learn->conflicts + (most_conflicts && most_conflicts < left ? most_conflicts : left));
    NN_CHECK_EVERY(64, learn->occasions, nn_learn_check(learn));
    NN_CHECK_EVERY(64, assumptions->occasions, nn_assumptions_check(assumptions));
    if (answer == NN_ANSWER_FOUND) nn_learn_read(learn, &assumptions->board, other_solution);
    return answer;
}
