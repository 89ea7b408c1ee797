/* pattern_maker.h: makes puzzles with clues in given cells, on boards of any size.
 *
 * To take clues away from a random grid until those cells are left nearly never leaves one solution. So the values are
 * changed instead, one or two at a time, and what is not more ambiguous than before is kept, until there is one
 * solution:
 *
 *     values of a random grid --> change one --> how ambiguous? --less or as much--> keep it
 *                                    ^                                                  |
 *                                    +--------------------------------------------------+
 *
 * A puzzle that is not what is wanted otherwise is changed a little more boldly, and made unique again.
 *
 * What it is for says a table of calls: who makes grids, and what else is wanted, differs between 9x9 and other
 * boards. */
#ifndef NN_PATTERN_MAKER_H
#define NN_PATTERN_MAKER_H

#include "base/random.h"
#include "board/board.h"
#include "create/counter.h"

struct nn_pattern_calls {
    /* A random grid. */
    nonet_status (*grid)(void *context, struct nn_random *random, uint8_t *grid);
    /* How far is a puzzle with one solution from what else is wanted? 0: it is wanted. It comes from one at the
     * distance `bound`, or INT64_MAX. */
    nonet_status (*measure)(void *context, const uint8_t *cells, const uint8_t *solution, int64_t bound,
                            int64_t *distance);
    /* How many of its clues could go, each for itself, and how many could not, as far as that is found out? It ends
     * with `most` that could. */
    nonet_status (*test_clues)(void *context, const uint8_t *cells, const uint8_t *solution, int most, int *redundant,
                               int *needed);
};

struct nn_pattern_maker {
    const nonet_layout *layout;
    const struct nn_pattern_calls *calls;
    void *context; /* of the calls */
    uint64_t seed;
    bool keeps_redundant;
    uint16_t *cells; /* of the pattern */
    int count;
    struct nn_counter counter;
    struct nn_board board; /* for singles */
    void *block, *board_memory;

    struct nn_random random; /* of the current puzzle */
    struct nn_watch *watch;
    nonet_generated *made;
    uint8_t *values, *solution; /* where the walk is: 0 where is no clue; and a solution */
    uint64_t ambiguity;
    uint8_t *other_solution; /* another solution, if it is ambiguous */
    uint8_t *trial, *trial_solution;
    uint8_t *held, *held_solution; /* the nearest of this walk */
};

/* For the pattern, the seed and keeps_redundant of the settings, which are not needed afterwards. `context`: of the
 * calls. */
nonet_status nn_pattern_maker_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                                  const struct nn_pattern_calls *calls, void *context, struct nn_pattern_maker **maker);
void nn_pattern_maker_free(struct nn_pattern_maker *maker);

/* Make puzzle number made->index. NONET_STOPPED: with the nearest. */
nonet_status nn_pattern_maker_make(struct nn_pattern_maker *maker, struct nn_watch *watch, nonet_generated *made);

/* NULL, or the invariant that does not hold (base/invariants.h; create_check.c). */
const char *nn_pattern_maker_check(const struct nn_pattern_maker *maker);

/* Count solutions up to a limit. For the functions in nn_pattern_calls, while a puzzle is being made. */
nonet_status nn_pattern_maker_count(struct nn_pattern_maker *maker, uint8_t *cells, uint64_t limit, uint8_t *solution,
                                    uint64_t *count);

#endif
