/* brute.h: a second solver, written without looking at the engines, to check them against. */
#ifndef TEST_BRUTE_H
#define TEST_BRUTE_H

#include <nonet.h>

/* The number of solutions of a position up to `limit`, or -1 when more than `budget` placements
 * were tried. `first` (or NULL) receives one of them. */
long brute_count(const nonet_position *position, long limit, long budget, uint8_t *first);

#endif
