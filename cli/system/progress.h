/* progress.h: a line on the terminal about work that takes its time. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    uint64_t began; /* clock_nanoseconds */
    uint64_t shown; /* the last time, 0 = never */
    bool is_wanted; /* standard error is a terminal that can take it away again */
    uint64_t tasks_read;
    uint64_t tasks_done;
    double fraction_read; /* of the input; below 0: not known */
    double part;          /* of the puzzle at hand, 0 = not known */
    uint64_t found;       /* solutions of the puzzle at hand, 0 = do not show */
    uint64_t tried;       /* puzzles, to make others from; likewise */
};

void progress_begin(struct progress *progress);

/* Has the work lasted for a second, and is what the terminal shows old enough? */
bool progress_is_due(const struct progress *progress);

void progress_show(struct progress *progress);

#endif
