/* minimality.h: redundant clues on their way out, for the commands that ask about them. */
#ifndef CLI_MINIMALITY_H
#define CLI_MINIMALITY_H

#include "run/pipeline.h"

/* The library was asked about the clues of the task's puzzle (task->item), and this is what it found: set the outcome of the
 * task, and the explanation of a "no". `seconds`: the time limit, or 0. */
void minimality_record(struct task *task, const nonet_minimality *minimality, double seconds);

/* The same for the answer in task->item, which is returned; an empty one if there is none. */
nonet_minimality minimality_take(struct task *task, double seconds);

/* The cells whose clues are of this kind: "r1c2 r3c4". `clues`: a nonet_clue for each cell. */
void add_clue_cells(struct buffer *out, const uint8_t *clues, const nonet_layout *layout, nonet_clue kind);

/* For job.answer_lines of check --minimal and of minimize. `tells_redundant`: also which clues went. */
void check_minimal_lines(struct worker *worker, struct task *task);
void minimize_lines(struct worker *worker, struct task *task, bool tells_redundant);

#endif
