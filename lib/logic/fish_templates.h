/* fish_templates.h: what a digit's places alone rule out. */
#ifndef NN_FISH_TEMPLATES_H
#define NN_FISH_TEMPLATES_H

#include "logic/finder.h"

/* For each digit, the open cells where it can never go, because no way to place it in all its rows, columns and boxes
 * uses them. Techniques of a single digit (fish of any size and kind, turbot fish, empty rectangles, colouring,
 * X-chains) strike only such cells; usually there are none, and the digit need not be searched. (On large boards a cell
 * may be listed wrongly where a proof would take too long.) Kept from call to call for the digits whose places have not
 * changed. NULL: no memory. */
const struct nn_cells *nn_fish_targets(struct nn_finding *finding);

/* The same for one digit with these places, but only what is proved. */
struct nn_cells nn_never_placed(struct nn_finding *finding, struct nn_cells places);

#endif
