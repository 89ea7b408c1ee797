/* minimizer.h: the handle behind nonet_minimizer_..., shared by the files that answer its calls. */
#ifndef NN_MINIMIZER_H
#define NN_MINIMIZER_H

#include "board/layout.h"
#include "create/any/any_removal.h"
#include "create/nine/nine_redundancy.h"

struct nn_minimizer_many; /* minimizer_many.c */

struct nonet_minimizer {
    nonet_minimizer_settings settings;
    struct nn_second_solutions *others;
    uint8_t cells[NONET_MAX_CELLS]; /* the current puzzle, or what is left of it */
    uint8_t solution[NONET_MAX_CELLS];
    uint8_t clues[NONET_MAX_CELLS];
    uint16_t order[NONET_MAX_CELLS];
    uint64_t marks[NONET_MAX_CELLS];
    struct nn_watch watch;
    struct nn_removal_progress progress; /* of the call under way */
    struct nn_any_removal removal;       /* for the last board that is none for the bulk engine */
    struct nn_minimizer_many *many;      /* made when the first job comes */
};

/* Take over a puzzle and solve it: cells, solution, marks and others are ready if the verdict is NONET_VERDICT_UNIQUE.
 * NONET_STOPPED: it is NONET_VERDICT_UNKNOWN. */
nonet_status nn_minimizer_take(nonet_minimizer *minimizer, const nonet_position *position, nonet_verdict *verdict,
                               nonet_conflict *conflict);

/* The cells of a board in the order in which their clues are tried. */
void nn_minimizer_order(uint64_t seed, uint64_t index, int cells, uint16_t *order);

void nn_minimizer_many_free(struct nn_minimizer_many *many);

#endif
