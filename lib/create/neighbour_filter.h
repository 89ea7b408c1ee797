/* neighbour_filter.h: lets those of many puzzles pass that have one solution, are minimal and are new.
 *
 *     puzzle --> one solution? --> minimal? --> new up to equivalence? --> sink
 *
 * Puzzles wait before the first and the second question until there are many, then all are answered at once. They
 * come out in the order in which those with a known solution, and those without, went in. */
#ifndef NN_NEIGHBOUR_FILTER_H
#define NN_NEIGHBOUR_FILTER_H

#include "create/form_set.h"
#include "create/nine/second_solutions.h"

enum { NN_FILTER_ROOM = 1024 };

struct nn_neighbour_filter {
    const nonet_layout *layout;
    struct nn_second_solutions *others;
    nonet_canonizer *canonizer; /* NULL: all are new */
    struct nn_form_set seen;
    struct nn_watch *watch;
    nonet_minimal_sink *sink;
    void *context;
    nonet_vicinity_result *result;
    bool is_closed; /* the sink wants no more */

    size_t room;                  /* of each of these, in puzzles */
    size_t room_bytes;            /* the most that it has been */
    uint8_t *asked, *asked_found; /* puzzles whose number of solutions is not known, room for their solutions */
    size_t asked_count;
    uint8_t *valid, *solutions; /* those with one */
    size_t valid_count;
    uint8_t *clues;                  /* of these */
    uint64_t counts[NN_FILTER_ROOM]; /* of solutions of those asked */
};

/* Boards of this layout come now. */
nonet_status nn_neighbour_filter_begin(struct nn_neighbour_filter *filter, const nonet_layout *layout);
void nn_neighbour_filter_free(struct nn_neighbour_filter *filter);

/* A puzzle with one solution, which is known, or with any number. NONET_STOPPED: the watch is over. */
nonet_status nn_neighbour_filter_add_valid(struct nn_neighbour_filter *filter, const uint8_t *cells,
                                           const uint8_t *solution);
nonet_status nn_neighbour_filter_add(struct nn_neighbour_filter *filter, const uint8_t *cells);

/* Answer what waits. */
nonet_status nn_neighbour_filter_end(struct nn_neighbour_filter *filter);

#endif
