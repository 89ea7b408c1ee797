/* nine_removal.h: from a puzzle to a minimal one: clues are removed in a given order, each if the rest still has one
 * solution. One pass is enough: a clue that could not go when there were more clues cannot go later.
 *
 * What the solver is asked, and how often, does not change the outcome, so it may be asked less:
 *   - several clues are tried together; if all can go, each could have gone in its turn
 *   - a clue that is the last one of an unavoidable set stays without a question
 *
 * Removals do not ask themselves: they say what they want to know, and are told the answer, so that whoever runs
 * hundreds of them can ask a batch at a time. Clues may be tied together in units, which go or stay as a whole
 * (symmetry).
 *
 *     nn_nine_removal_begin(...)
 *     while (nn_nine_removal_ask(&removal, puzzle)) nn_nine_removal_answer(&removal, count of its solutions up to 2, one of them)
 */
#ifndef NN_NINE_REMOVAL_H
#define NN_NINE_REMOVAL_H

#include "base/random.h"
#include "board/nine.h"
#include "create/nine/nine_unavoidable.h"

struct nn_nine_removal {
    uint8_t grid[NN_NINE_CELLS];
    struct nn_nine_unavoidable unavoidable; /* sets of this grid */
    struct nn_cells clues;                  /* with the grid as their only solution */
    struct nn_cells units[NN_NINE_CELLS];   /* in the order in which they are tried */
    int unit_count;
    int next;                       /* units before it are decided */
    int fewest;                     /* clues to be left */
    bool is_singly;                 /* units are never tried together */
    int most_together;              /* units to be tried together */
    int together;                   /* in the current question */
    uint8_t removed[NN_NINE_CELLS]; /* cells that went, in order */
    int removed_count;
    uint64_t questions;
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* Another grid; nothing is to be removed yet. */
void nn_nine_removal_set_grid(struct nn_nine_removal *removal, const uint8_t *grid);

/* Try these units of `clues`, which have one solution, in random order, those with any of the `latest` behind the
 * others, until `fewest` clues are left, or none can go (0). Every unit lies within the clues. */
void nn_nine_removal_begin(struct nn_nine_removal *removal, struct nn_random *random, struct nn_cells clues,
                           struct nn_cells latest, const struct nn_cells *units, int unit_count, int fewest);

/* Try each of these cells, the clues, alone and in this order. Solutions teach nothing then: the clue that one of them
 * shows to be needed stays in the set that it would teach. */
void nn_nine_removal_begin_singly(struct nn_nine_removal *removal, const uint8_t *cells, int count);

/* NULL, or the invariant that does not hold (base/invariants.h; nine_check.c). */
const char *nn_nine_removal_check(const struct nn_nine_removal *removal);

/* The next puzzle whose solutions are to be counted. False: all is decided, `clues` is the answer. */
bool nn_nine_removal_ask(struct nn_nine_removal *removal, uint8_t *puzzle);

/* Clues are tried singly: which one is it now? Every solution of the puzzle but the grid has another value there. */
int nn_nine_removal_asked_cell(const struct nn_nine_removal *removal);

/* `solution`: one of several; `count` 1: not read. */
void nn_nine_removal_answer(struct nn_nine_removal *removal, uint64_t count, const uint8_t *solution);

#endif
