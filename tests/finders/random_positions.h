/* random_positions.h: 9x9 positions of every stage of solving, for comparing finders.
 *
 * A random puzzle with one solution and no redundant clue, some steps of the way to its solution made. In one of five, all
 * singles are filled in as well; in one, many of the empty cells are filled with values of the solution; in two, marks
 * that the solution does not need are gone at random, which makes patterns that solving seldom reaches. */
#ifndef TEST_RANDOM_POSITIONS_H
#define TEST_RANDOM_POSITIONS_H

#include "finders/slow_finder.h"
#include "support/test_random.h"

struct random_positions {
    struct random_source source;
    nonet_layout *layout;
    nonet_solver *solver;
    nonet_explainer *explainer; /* at the position that was made last */
    uint8_t cells[CELLS];
    uint64_t marks[CELLS];
};

/* False: no memory. */
bool positions_begin(struct random_positions *positions, uint64_t seed);
void positions_end(struct random_positions *positions);

/* The next one, into `board`; the explainer is there, too. False: the library refuses, which is a bug. */
bool positions_next(struct random_positions *positions, struct slow_board *board);

#endif
