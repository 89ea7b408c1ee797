/* fish_templates.h: what a digit's places alone rule out. */
#ifndef NN_FISH_TEMPLATES_H
#define NN_FISH_TEMPLATES_H

#include "logic/finder.h"

/* For each digit the open cells where it can never stand, because no way to place it in all its
 * rows, columns and boxes has it there. Whatever looks at one digit only (fish of any size and
 * kind, turbot fish, empty rectangles, colouring, X-chains) strikes only such cells; mostly
 * there are none, and the digit need not be searched. (A cell may be named wrongly where the
 * proof would take too long, on large boards.) Kept from call to call for the digits whose
 * places have not changed. NULL: no memory. */
const struct nn_cells *nn_fish_targets(struct nn_finding *finding);

/* The same for one digit with these places, but only what is proved. */
struct nn_cells nn_never_placed(const struct nn_geometry *geometry, struct nn_cells places);

#endif
