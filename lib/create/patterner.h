/* patterner.h: 9x9 puzzles whose clues stand in given cells.
 *
 * To take clues away from a random grid until those cells are left nearly never leaves one solution. So the values are
 * changed instead, one or two at a time, and what does not have more solutions than before is kept, until there is one:
 *
 *     values of a random grid --> change one --> how many solutions? --fewer or as many--> keep it
 *                                    ^                                                        |
 *                                    +--------------------------------------------------------+
 *
 * A puzzle that is not what is wanted otherwise is changed a little more boldly, and made unique again. */
#ifndef NN_PATTERNER_H
#define NN_PATTERNER_H

#include "create/asker.h"
#include "create/climb.h"

struct nn_patterner {
    struct nn_asker asker;
    uint8_t cells[NN_REMOVAL_CELLS]; /* of the pattern */
    int count;
    uint8_t values[NN_REMOVAL_CELLS], solution[NN_REMOVAL_CELLS]; /* where the walk is, and a solution of it */
    uint64_t solutions; /* of these values, up to a limit */
    uint8_t held[NN_REMOVAL_CELLS], held_solution[NN_REMOVAL_CELLS]; /* the nearest of this walk */
};

/* `pattern`: 81 marks. */
nonet_status nn_patterner_init(struct nn_patterner *patterner, const nonet_layout *layout, const bool *pattern);
void nn_patterner_release(struct nn_patterner *patterner);

/* Make puzzle number climb->index: what came of it is in the climb as if it had climbed. NONET_STOPPED: with the
 * nearest. */
nonet_status nn_patterner_make(struct nn_patterner *patterner, struct nn_goal *goal, struct nn_climb *climb);

#endif
