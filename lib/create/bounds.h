/* bounds.h: numbers that should lie between two others. */
#ifndef NN_BOUNDS_H
#define NN_BOUNDS_H

#include <stdint.h>

/* How far outside of the bounds; an upper bound of 0 is none. */
static inline int64_t nn_distance_from(int64_t number, int64_t least, int64_t most)
{
    if (number < least) return least - number;
    return most && number > most ? number - most : 0;
}

#endif
