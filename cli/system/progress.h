/* progress.h: a status line on the terminal for work that takes long. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>

struct progress {
    uint64_t began; /* clock_nanoseconds */
    uint64_t shown; /* the last time, 0 = never */
    bool is_wanted; /* standard error is a terminal that can erase it */
    uint64_t tasks_read;
    uint64_t tasks_done;
    double fraction_read; /* of the input; below 0: not known */
    double part;          /* of the current puzzle, 0 = not known */
    uint64_t found;       /* solutions of the current puzzle, 0 = do not show */
    int64_t least_er;     /* that the current puzzle is rated at least, in tenths; 0 = not known */
    uint64_t tried;       /* puzzles tried while generating, 0 = do not show */
    char nearest[64];     /* how near the best of them is, or "" */
};

void progress_begin(struct progress *progress);

/* Has the work taken a second, and is the line on the terminal old enough? */
bool progress_is_due(const struct progress *progress);

void progress_show(struct progress *progress);

#endif
