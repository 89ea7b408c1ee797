/* tally.h: what a run says on standard error about its answers, and what it returns. Used by one
 * thread at a time, in the order of the input. */
#ifndef CLI_TALLY_H
#define CLI_TALLY_H

#include "input/task.h"
#include "system/buffer.h"

struct tally {
    struct buffer *record; /* gets what tally_add would say (tally_record.h); NULL: it says so */
    bool tells_stats;      /* of the search, for each puzzle and all of them */
    bool explains_each;    /* a person at a terminal saw the answers one by one */
    uint64_t answers;
    uint64_t outcomes[OUTCOME_COUNT];
    bool has_told_loss;
    nonet_search_stats stats; /* summed up; the deepest of all */
    uint64_t nanoseconds;
    struct place first_place; /* of the answer below */
    char first_explanation[EXPLANATION_BYTES];
};

/* One more answer was written: say what is to be said about it now. */
void tally_add(struct tally *tally, const struct task *task);

/* The run is over: say the rest. Returns the exit code. */
int tally_close(const struct tally *tally);

#endif
