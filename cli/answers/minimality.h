/* minimality.h: redundant clues on their way out, for the commands that ask about them. */
#ifndef CLI_MINIMALITY_H
#define CLI_MINIMALITY_H

#include "options/work_options.h"
#include "run/pipeline.h"

/* Of one worker. Begins with the first two set. */
struct minimizer {
    nonet_stop *stop;
    struct time_limit limit;
    nonet_minimizer *minimizer; /* made when the first puzzle comes */
    nonet_layout *layout;       /* of plain lines, for the names of their cells; likewise */
};

nonet_minimizer *minimizer_handle(struct minimizer *minimizer);

/* For job.release. */
void minimizer_release(void *minimizer);

/* A call on it that began at `began` is over: set the outcome of the task, and the explanation of a "no". */
void minimality_record(const struct minimizer *minimizer, struct task *task, nonet_status status,
                       const nonet_minimality *minimality, uint64_t began);

/* The cells whose clues are of this kind: "r1c2 r3c4". `clues`: a nonet_clue for each cell. */
void add_clue_cells(struct buffer *out, const uint8_t *clues, const nonet_layout *layout, nonet_clue kind);

/* For job.answer_lines of check --minimal and of minimize. `tells_redundant`: also which clues went. */
void check_minimal_lines(struct minimizer *minimizer, struct worker *worker, struct task *task);
void minimize_lines(struct minimizer *minimizer, struct worker *worker, struct task *task, uint64_t seed,
                    bool tells_redundant);

#endif
