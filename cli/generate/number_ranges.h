/* number_ranges.h: a set of numbers as ranges, as in 1-37, 39, 41-44. */
#ifndef CLI_NUMBER_RANGES_H
#define CLI_NUMBER_RANGES_H

#include <stdint.h>

#include "system/buffer.h"

/* In ascending order, with gaps between them. Begins as {0}. */
struct number_ranges {
    struct number_range {
        uint64_t first, last;
    } * items;
    size_t count, room;
};

/* Add numbers after all others. */
void number_ranges_add(struct number_ranges *ranges, uint64_t first, uint64_t last);
void number_ranges_free(struct number_ranges *ranges);

/* Write them, at most the first `most` ranges, and how many numbers there are beyond these. */
void number_ranges_write(const struct number_ranges *ranges, size_t most, struct buffer *out);

#endif
