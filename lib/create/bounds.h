/* bounds.h: ranges of numbers, and how far a puzzle is from everything that is wanted.
 *
 * Demands have ranks. What does not meet a demand of a higher rank is farther away than whatever lacks otherwise. */
#ifndef NN_BOUNDS_H
#define NN_BOUNDS_H

#include <stdint.h>

/* How far outside the bounds; an upper bound of 0 means none. */
static inline int64_t nn_distance_from(int64_t number, int64_t least, int64_t most)
{
    if (number < least) return least - number;
    return most && number > most ? number - most : 0;
}

#define NN_RANK ((int64_t)1 << 40) /* more than lacks anywhere */

/* Ranks of demands. A rating that is above the highest lacks NN_RATED_ABOVE, by whatever it is. */
enum nn_demand { NN_BY_REDUNDANCY, NN_BY_RATING, NN_BY_SCORE, NN_BY_TECHNIQUES, NN_BY_CLUES };
enum { NN_RATED_ABOVE = 1000 };

/* The distance of a puzzle that misses the demand of this rank by this much. */
static inline int64_t nn_distance_of(int rank, int64_t lack)
{
    return lack ? rank * NN_RANK + lack : 0;
}

#endif
