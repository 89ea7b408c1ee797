/* sample_puzzle.h: makes puzzles by removing givens from a full grid. */
#ifndef NN_SAMPLE_PUZZLE_H
#define NN_SAMPLE_PUZZLE_H

#include "base/random.h"
#include "nonet.h"

/* A random full grid: random boxes on the diagonal, completed by the solver, then shuffled in every way that keeps the
 * rules. Not every grid is equally likely. The same solver settings and the same random stream give the same grid,
 * provided that the settings name an engine: which solution is found first depends on the engine. */
nonet_status nn_sample_grid(nonet_solver *solver, const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

/* A regular full grid, shuffled in every way that keeps the rules, its values too: for boards too large for any engine
 * to complete in a reproducible way. */
void nn_sample_regular_grid(const nonet_layout *layout, struct nn_random *random, uint8_t *cells);

/* Empty cells of a puzzle with one solution in random order, as long as there is no second solution, until `givens` are
 * left; 0: until no given can go (the puzzle is then minimal). */
nonet_status nn_sample_puzzle(nonet_solver *solver, const nonet_layout *layout, struct nn_random *random, int givens,
                              uint8_t *cells);

#endif
