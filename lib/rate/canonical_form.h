/* canonical_form.h: a puzzle in its canonical form, so that equivalent puzzles get the same rating, and the mapping
 * back to the cells and values of the puzzle. */
#ifndef NN_CANONICAL_FORM_H
#define NN_CANONICAL_FORM_H

#include "board/nine.h"
#include "nonet.h"

struct nn_canonical_form {
    nonet_canonizer *canonizer;
    nonet_transform transform;
    nonet_position position;
    uint8_t cells[NN_NINE_CELLS];
    uint64_t candidates[NN_NINE_CELLS];
    uint8_t digits[NN_NINE_CELLS]; /* the solution in this form, 0-based */
    uint8_t values[10];            /* what the values are called in the puzzle */
};

nonet_status nn_canonical_form_init(struct nn_canonical_form *form);
void nn_canonical_form_release(struct nn_canonical_form *form);

/* `digits`: the puzzle's solution. */
nonet_status nn_canonical_form_make(struct nn_canonical_form *form, const nonet_position *puzzle,
                                    const uint8_t *digits);

/* Cell and value of the puzzle for those of the form. */
nonet_candidate nn_canonical_form_back(const struct nn_canonical_form *form, nonet_candidate candidate);

#endif
