/* one_digit.h: what Nishio would find, as sets without order, for the places of one digit.
 *
 * A place that is on rules out the others that it sees; the last place left in a house is on. If that leads to no
 * contradiction, no branch of Nishio does, since it states nothing else. */
#ifndef NN_ONE_DIGIT_H
#define NN_ONE_DIGIT_H

#include "logic/forcing/marks.h"

/* Is there a contradiction if the digit is in the cell, or is not? */
bool nn_one_digit_clashes(const struct nn_geometry *geometry, const struct nn_marks *start, int cell, int digit,
                          bool is_on);

#endif
