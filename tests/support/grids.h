/* grids.h: random full grids and puzzles of any layout, without help from the engines under test.
 */
#ifndef TEST_GRIDS_H
#define TEST_GRIDS_H

#include <nonet.h>

#include "support/test_random.h"

/* A full grid that obeys the rules. */
void random_grid(struct random_source *source, const nonet_layout *layout, uint8_t *cells);

/* Empty `count` random cells. */
void random_dig(struct random_source *source, const nonet_layout *layout, uint8_t *cells, int count);

#endif
