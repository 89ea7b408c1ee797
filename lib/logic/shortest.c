/* shortest.c: a solution that takes as little thought (way.h) as a bounded search can find.
 *
 * It is a beam search: from each position kept it makes every step that the techniques in use give, places the singles
 * that follow, and keeps the few best of all positions: those that promise the least thought on the whole. What is
 * spent is known; what is to come is taken to be as much as the simplest way spends on as many candidates. What cannot
 * be better than the best solution so far is dropped, and so the search ends. It is not complete: a move that pays off
 * only later may be lost, so the result is short, but not proven to be the shortest. Finally, moves that turn out to
 * be needless are pruned.
 *
 * The simplest way is walked first. It says how many moves and how much thought are too much, and it is pruned if the
 * search finds nothing better. If it does not reach the solution, or had to guess, it is the answer. Techniques of
 * level extreme, which are slow to find and hard to follow, are tried only up to the hardest one that the simplest way
 * needs. When time runs out, the best complete way so far is the answer.
 *
 * Tried: as few moves as possible. That takes one forcing net of fifty statements for twenty pairs and wings. */
#include <stdlib.h>

#include "base/try.h"
#include "logic/way.h"

enum {
    BEAM_WIDTH = 8,   /* positions kept on each level */
    MOST_LEVELS = 64, /* moves of a way; beyond that the simplest way is good enough */
    ROW_STEPS = 2000, /* steps of one row tried in a position */
};

/* A position, and the move that led to it. */
struct beam_state {
    struct nn_grid grid;
    struct nn_step move;
    int parent; /* in the level before */
    int candidates;
    int64_t thought, expected; /* of all moves; with what is to come */
    uint64_t digest;           /* tells positions apart */
};

struct beam_level {
    struct beam_state *states[BEAM_WIDTH]; /* best first */
    int count;
};

struct beam {
    struct nn_finding *finding;
    struct nn_order singles, moves;
    bool uses_naked, uses_hidden;
    struct beam_level levels[MOST_LEVELS + 1];
    struct beam_state *spare;
    struct nn_grid trial;
    /* The best solution: its last move, made on a position of this level, or -1: there is none. */
    struct nn_step last_move;
    int last_level, last_parent;
    int64_t most; /* thought: the best solution has so much, the simplest at first */
    /* Of the simplest way, from a position with so many candidates. */
    int64_t usual_thought;
    int usual_candidates;
    /* The search in progress. */
    int level, parent, reported;
    uint32_t version; /* the last version of a grid in this search */
    bool is_short_of_memory;
};

/* ---- weighing a move ----------------------------------------------------------------------------- */

static void measure(struct beam_state *state, const struct nn_grid *grid)
{
    state->candidates = 0;
    state->digest = 0;
    for (int digit = 0; digit < grid->geometry->side; digit++) {
        state->candidates += nn_cells_count(grid->places[digit]);
        NN_EACH_WORD(i)
        state->digest = (state->digest ^ grid->places[digit].word[i]) * UINT64_C(0x9E3779B97F4A7C15);
        state->digest ^= state->digest >> 29;
    }
}

static bool is_better(const struct beam_state *a, const struct beam_state *b)
{
    return a->expected != b->expected ? a->expected < b->expected : a->candidates < b->candidates;
}

/* ---- a level ------------------------------------------------------------------------------------- */

static struct beam_state *new_state(struct beam *beam)
{
    struct beam_state *state = beam->spare;
    beam->spare = NULL;
    if (!state) state = calloc(1, sizeof *state);
    if (!state) beam->is_short_of_memory = true;
    return state;
}

/* Insert the state into the level by its rank. False: it is not among the best, or already there. */
static bool insert_state(struct beam_level *level, struct beam_state *state, struct beam_state **dropped)
{
    int rank = level->count;
    *dropped = NULL;
    for (int at = 0; at < level->count; at++)
        if (level->states[at]->digest == state->digest && !is_better(state, level->states[at])) return false;
    while (rank > 0 && is_better(state, level->states[rank - 1])) rank--;
    if (rank == BEAM_WIDTH) return false;
    if (level->count == BEAM_WIDTH) *dropped = level->states[--level->count];
    for (int at = level->count++; at > rank; at--) level->states[at] = level->states[at - 1];
    level->states[rank] = state;
    return true;
}

/* The trial board is solved by this move. */
static void keep_solution(struct beam *beam, const struct nn_step *step, int64_t thought)
{
    beam->most = thought;
    beam->last_level = beam->level;
    beam->last_parent = beam->parent;
    if (!nn_step_copy(&beam->last_move, step)) beam->is_short_of_memory = true;
}

/* The move led to the trial board: keep that if it is one of the best. */
static void keep_position(struct beam *beam, const struct nn_step *step, int64_t thought)
{
    struct beam_state *const state = new_state(beam), *dropped;
    if (!state) return;
    measure(state, &beam->trial);
    state->thought = thought;
    state->expected = thought + beam->usual_thought * state->candidates / beam->usual_candidates;
    state->parent = beam->parent;
    const bool is_kept = insert_state(&beam->levels[beam->level + 1], state, &dropped);
    beam->spare = is_kept ? dropped : state;
    if (is_kept && !nn_step_copy(&state->move, step)) beam->is_short_of_memory = true;
}

/* The sink: make the move on a trial board. */
static bool weigh_move(void *context, const struct nn_step *step)
{
    struct beam *const beam = context;
    const struct beam_state *const from = beam->levels[beam->level].states[beam->parent];
    const int64_t thought = from->thought + nn_step_thought(step);
    if (thought < beam->most) {
        beam->trial = from->grid;
        nn_step_apply(step, &beam->trial);
        nn_grid_place_singles(&beam->trial, beam->uses_naked, beam->uses_hidden);
        if (nn_cells_are_none(beam->trial.open)) keep_solution(beam, step, thought);
        else keep_position(beam, step, thought);
    }
    return ++beam->reported < ROW_STEPS && !beam->is_short_of_memory;
}

/* Ask all techniques at one position. */
static nonet_status expand_state(struct beam *beam)
{
    struct nn_finding *const finding = beam->finding;
    const struct beam_state *const state = beam->levels[beam->level].states[beam->parent];
    finding->grid = &state->grid;
    for (int row = 0; row < beam->moves.count && state->thought + 1 < beam->most; row++) {
        beam->reported = 0;
        finding->wanted = beam->moves.rows[row].techniques;
        beam->moves.rows[row].finder(finding);
        if (nn_finding_is_over(finding)) return nn_watch_status(&finding->watch);
        if (beam->is_short_of_memory) return NONET_ERR_MEMORY;
    }
    return NONET_OK;
}

/* The positions of the next level, singles placed. */
static nonet_status settle_level(struct beam *beam)
{
    const struct beam_level *const from = &beam->levels[beam->level];
    const struct beam_level *const next = &beam->levels[beam->level + 1];
    for (int at = 0; at < next->count; at++) {
        struct beam_state *const state = next->states[at];
        state->grid = from->states[state->parent]->grid;
        nn_step_apply(&state->move, &state->grid);
        NN_TRY(nn_way_walk(NULL, beam->finding, &beam->singles, &state->grid));
        state->grid.version = ++beam->version;
    }
    return NONET_OK;
}

static nonet_status make_level(struct beam *beam)
{
    struct nn_finding *const finding = beam->finding;
    const bool finds_all = finding->options.finds_all;
    nonet_status status = NONET_OK;
    finding->options.finds_all = true;
    for (beam->parent = 0; beam->parent < beam->levels[beam->level].count; beam->parent++) {
        finding->sink = weigh_move;
        finding->context = beam;
        status = expand_state(beam);
        if (status != NONET_OK) break;
    }
    finding->options.finds_all = finds_all;
    finding->sink = NULL;
    finding->context = NULL;
    return status == NONET_OK ? settle_level(beam) : status;
}

/* ---- the search ---------------------------------------------------------------------------------- */

static enum nn_technique first_technique(const struct nn_order_row *row)
{
    int which = 0;
    while (!nn_techniques_have(&row->techniques, (enum nn_technique)which)) which++;
    return (enum nn_technique)which;
}

/* The row without techniques of level extreme that are harder than needed. False: nothing is left. */
static bool leave_out_extreme(struct nn_order_row *row, enum nn_technique hardest)
{
    struct nn_technique_set kept = {{0}};
    bool is_any = false;
    for (int which = 0; which < NN_TECHNIQUES; which++) {
        if (!nn_techniques_have(&row->techniques, (enum nn_technique)which)) continue;
        if (nn_techniques[which].level == NN_EXTREME && which > (int)hardest) continue;
        nn_techniques_add(&kept, (enum nn_technique)which);
        is_any = true;
    }
    row->techniques = kept;
    return is_any;
}

/* Divide the order into singles and moves; guesses and what is needlessly hard are neither. */
static void split_order(struct beam *beam, const struct nn_order *order, enum nn_technique hardest)
{
    for (int row = 0; row < order->count; row++) {
        const enum nn_technique first = first_technique(&order->rows[row]);
        struct nn_order_row needed = order->rows[row];
        if (first == NN_NAKED_SINGLE) beam->uses_naked = true;
        if (first == NN_HIDDEN_SINGLE) beam->uses_hidden = true;
        if (nn_is_single(first)) beam->singles.rows[beam->singles.count++] = order->rows[row];
        else if (first != NN_BRUTE_FORCE && leave_out_extreme(&needed, hardest))
            beam->moves.rows[beam->moves.count++] = needed;
    }
}

static enum nn_technique hardest_of(const struct nn_way *way)
{
    enum nn_technique hardest = NN_FULL_HOUSE;
    for (int at = 0; at < way->count; at++)
        if (way->steps[at].technique > hardest) hardest = way->steps[at].technique;
    return hardest;
}

static nonet_status begin_beam(struct beam *beam, const struct nn_grid *grid)
{
    struct beam_state *const root = new_state(beam);
    if (!root) return NONET_ERR_MEMORY;
    beam->levels[0].states[0] = root;
    beam->levels[0].count = 1;
    root->grid = *grid;
    NN_TRY(nn_way_walk(NULL, beam->finding, &beam->singles, &root->grid));
    root->grid.version = ++beam->version;
    measure(root, &root->grid);
    beam->usual_candidates = root->candidates ? root->candidates : 1;
    return NONET_OK;
}

/* Tell the way to the best solution. */
static nonet_status tell_way(struct beam *beam, struct nn_grid *grid, struct nn_way *way)
{
    const struct nn_step *moves[MOST_LEVELS + 1];
    moves[beam->last_level] = &beam->last_move;
    for (int level = beam->last_level, at = beam->last_parent; level > 0; level--) {
        moves[level - 1] = &beam->levels[level].states[at]->move;
        at = beam->levels[level].states[at]->parent;
    }
    NN_TRY(nn_way_walk(way, beam->finding, &beam->singles, grid));
    for (int level = 0; level <= beam->last_level; level++) {
        if (!nn_way_add(way, moves[level])) return NONET_ERR_MEMORY;
        nn_step_apply(moves[level], grid);
        NN_TRY(nn_way_walk(way, beam->finding, &beam->singles, grid));
    }
    return NONET_OK;
}

/* A way of at most as many moves as `way`, with less thought; it stays empty if there is none. */
static nonet_status search_way(struct beam *beam, const struct nn_grid *grid, const struct nn_way *simplest,
                               struct nn_way *way)
{
    const int most_moves = nn_way_moves(simplest);
    beam->usual_thought = beam->most = nn_way_thought(simplest);
    beam->last_level = -1;
    NN_TRY(begin_beam(beam, grid));
    for (beam->level = 0; beam->level < most_moves && beam->level < MOST_LEVELS; beam->level++)
        NN_TRY(make_level(beam));
    beam->trial = *grid;
    return beam->last_level < 0 ? NONET_OK : tell_way(beam, &beam->trial, way);
}

static void free_states(struct beam *beam)
{
    nn_step_release(&beam->last_move);
    if (beam->spare) nn_step_release(&beam->spare->move);
    free(beam->spare);
    for (int level = 0; level <= MOST_LEVELS; level++)
        for (int at = 0; at < beam->levels[level].count; at++) {
            nn_step_release(&beam->levels[level].states[at]->move);
            free(beam->levels[level].states[at]);
        }
}

/* Replace the simplest way by one with less thought if there is one. */
static nonet_status shorten(struct beam *beam, const struct nn_order *order, const struct nn_grid *grid,
                            struct nn_way *way)
{
    struct nn_way shorter = {0};
    split_order(beam, order, hardest_of(way));
    const nonet_status status = search_way(beam, grid, way, &shorter);
    if (status == NONET_OK && shorter.count && shorter.count <= way->count) {
        const struct nn_way simplest = *way;
        *way = shorter;
        shorter = simplest;
    }
    nn_way_release(&shorter);
    if (status != NONET_OK) return status;
    return nn_way_prune(way, beam->finding, &beam->singles, grid, &beam->version);
}

nonet_status nn_way_find(struct nn_way *way, struct nn_finding *finding, const struct nn_order *order,
                         struct nn_grid *grid)
{
    struct beam *const beam = calloc(1, sizeof *beam);
    if (!beam) return NONET_ERR_MEMORY;
    beam->finding = finding;
    beam->trial = *grid;
    way->count = 0;
    nonet_status status = nn_way_walk(way, finding, order, &beam->trial);
    beam->version = beam->trial.version;
    const bool is_solved = nn_cells_are_none(beam->trial.open);
    if (status == NONET_OK && is_solved && hardest_of(way) != NN_BRUTE_FORCE) status = shorten(beam, order, grid, way);
    free_states(beam);
    finding->grid = grid;
    grid->version = beam->version + 1;
    free(beam);
    return status;
}
