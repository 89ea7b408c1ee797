/* bulk_check.h: the invariants of the bulk engine (state.h), for one instruction set. */
#ifndef NN_BULK_CHECK_H
#define NN_BULK_CHECK_H

#include "base/invariants.h"
#include "engine/bulk/state.h"

#ifndef NDEBUG

static bool are_stacks_right(const struct bulk_state *state)
{
    for (int lane = 0; lane < VEC_LANES; lane++) {
        const int bottom = state->stack_bottom[lane], top = state->stack_top[lane];
        if (bottom > top || top > STACK_DEPTH) return false;
        for (int level = bottom; level < top; level++)
            if (state->stack_puzzle[level][lane] >= state->job->count) return false;
    }
    return true;
}

static bool have_active_lanes_puzzles(const struct bulk_state *state)
{
    const struct vec_words active = vec_to_words(state->active);
    for (int lane = 0; lane < VEC_LANES; lane++)
        if (words_has(&active, lane) && state->puzzle[lane] >= state->next) return false;
    return true;
}

/* At the end of a round. */
static inline const char *bulk_state_check(const struct bulk_state *state)
{
    NN_HOLDS(state->next <= state->job->count, "no puzzle is read that is not there");
    NN_HOLDS(state->pool_at <= state->pool_count && state->pool_count <= VEC_LANES &&
                 (!state->pool_count || state->pool_first + (size_t)state->pool_count <= state->next),
             "the pool holds puzzles that were read");
    NN_HOLDS(state->answer_count >= 0 && state->answer_count <= VEC_LANES, "so many answers can be put aside");
    NN_HOLDS(vec_is_none((state->stalled | state->first) & ~state->active), "results are those of active lanes");
    NN_HOLDS(vec_is_none(state->stalled & state->idle), "a lane that branches goes on");
    NN_HOLDS(have_active_lanes_puzzles(state), "an active lane has a puzzle");
    NN_HOLDS(are_stacks_right(state), "a stack has an entry for each first way at most, of a puzzle");
    return NULL;
}

/* Between two refills. */
static inline const char *bulk_planes_check(const vec *before, const vec *after, vec lanes)
{
    vec won = vec_none();
    for (int digit = 0; digit < 9; digit++)
        for (int cell = 0; cell < NN_NINE_CELLS; cell++) won |= after[PLANE(digit, cell)] & ~before[PLANE(digit, cell)];
    NN_HOLDS(vec_is_none(won & lanes), "planes only lose bits");
    return NULL;
}

/* Both; `before`: the planes at the start of the round. */
static inline const char *bulk_round_check(const struct bulk_state *state, const vec *before)
{
    NN_HOLDS_IN(bulk_planes_check(before, state->candidate, state->active));
    NN_HOLDS_IN(bulk_state_check(state));
    return NULL;
}

/* A piece of a record, and what the two ways of a decision leave of it. */
static inline const char *bulk_ways_check(piece whole, piece first, piece second)
{
    const piece both = first | second;
    NN_HOLDS(!memcmp(&both, &whole, sizeof whole), "two ways cover all solutions");
    return NULL;
}

#endif

#endif
