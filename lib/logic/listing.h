/* listing.h: the steps of a technique for a list: of all that do the same, the shortest one.
 *
 * A finder that is asked for everything reports the same result in many ways. The listing keeps a copy of the shortest
 * step for each result, and passes them on at the end, in the order in which the results were found. A step is as long
 * as there is to look at: the cells of its sets or else its houses, the statements of its chains, the fins, of which an
 * endo fin weighs more than all others; of equals the first one counts. Once the copies take NN_LISTING_BYTES, steps with
 * a new result are passed on as they come. */
#ifndef NN_LISTING_H
#define NN_LISTING_H

#include "logic/finder.h"

enum { NN_LISTING_BYTES = 32 << 20, NN_LISTING_MOST = 4096 };

/* The shortest step with a result. */
struct nn_listed_step {
    size_t length;
    struct nn_step step;
};

struct nn_listing {
    nn_sink *sink; /* gets what is listed */
    void *context;
    bool lacks_memory, is_over; /* is_over: the sink wants no more */
    struct nn_listed_step **listed;
    int count;
    size_t bytes; /* of all copies */

    /* All results so far, in a hash table. */
    struct nn_known_result {
        uint64_t result; /* nn_step_fingerprint, or 0: free */
        int listed;      /* an index; -1: it was passed on */
    } * known;
    size_t room, used; /* of the table; `room` is a power of two, or 0 */
};

void nn_listing_begin(struct nn_listing *listing, nn_sink *sink, void *context);

/* A sink for the finder; `listing` is its context. */
bool nn_listing_take(void *listing, const struct nn_step *step);

/* Pass on what is kept, and release all memory. False: there was not enough for it. */
bool nn_listing_end(struct nn_listing *listing);

#endif
