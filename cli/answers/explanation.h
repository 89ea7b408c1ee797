/* explanation.h: what explain and hint share: the explainer of a worker, and what is said when a puzzle
 * cannot be explained. */
#ifndef CLI_EXPLANATION_H
#define CLI_EXPLANATION_H

#include "run/pipeline.h"

/* Begin to explain the task's puzzle; the context of the job is a struct technique_choice. False: there is nothing to
 * explain, and the task says why; what is wrong with the player's values and marks has been written as the
 * answer. The symbols of the puzzle are the worker's from then on. */
bool explanation_begin(struct worker *worker, struct task *task, nonet_start *start);

/* The next step, or NULL: the end, and task->outcome says which one. */
const nonet_step *explanation_next(struct worker *worker, struct task *task);

/* Whether a search was finished and more can be asked; if it was stopped, task->outcome says by what. */
bool explanation_goes_on(struct worker *worker, struct task *task, nonet_status status);

/* With --json: what is wrong with the player's values and marks, if anything is. */
void json_mistakes(struct buffer *out, const nonet_layout *layout, const nonet_start *start);

#endif
