/* generate_all.h: makes all puzzles of an order on several threads, and writes them in the order of their numbers. */
#ifndef CLI_GENERATE_ALL_H
#define CLI_GENERATE_ALL_H

#include <nonet.h>

#include "generate/number_ranges.h"
#include "options/work_options.h"

struct generate_settings;

/* What to make. */
struct generate_order {
    const struct generate_settings *settings;
    const nonet_layout *layout;
    nonet_generator_settings wanted; /* without `stop`, which belongs to generate_all */
    uint64_t first, count;           /* numbers, from 0 */
    nonet_stop *stop;                /* that a signal sets; NULL: one is made */
    struct time_limit limit;         /* of all together */
    int threads;
    /* Write one puzzle. Called in any order by any thread; what it writes appears in order. */
    void (*write)(const struct generate_order *order, const nonet_generated *made, struct buffer *out);
    nonet_text_sink *text; /* gets what is written, with `context`; NULL: it goes to standard output */
    void *context;
};

/* The result. */
struct generated_total {
    uint64_t made;
    struct number_ranges numbers;                /* of the puzzles written, from 1; after a stop there may be gaps */
    uint64_t minimal;                            /* truly */
    uint64_t clues, needed, attempts, questions; /* needed: clues proved to be needed */
    uint64_t with_clues[NONET_MAX_CELLS + 1];    /* [clues]: how many puzzles */
    bool is_timed_out;
    bool has_nearest; /* the nearest miss of the puzzles that were not made */
    int64_t nearest_distance;
    uint8_t nearest[NONET_MAX_CELLS];
    int nearest_clues;
    uint64_t nanoseconds;
};

/* One that signals set. Never freed: a signal may come until the very end. */
nonet_stop *generate_stop(void);

/* Make them all, or as many as possible before a signal or the time limit. */
void generate_all(const struct generate_order *order, struct generated_total *total);

#endif
