/* outcome.h: from what the library says about a puzzle to what we say about it. */
#ifndef CLI_OUTCOME_H
#define CLI_OUTCOME_H

#include "run/pipeline.h"

/* A call on the worker's solver that began at `began` (clock_nanoseconds) is over: set the outcome
 * of the task, its numbers, and the explanation of a "no". */
void outcome_record(const struct worker *worker, struct task *task, nonet_status status, const nonet_result *result,
                    uint64_t began);

/* For who shows one of several solutions: the explanation tells which one. */
void outcome_tell_choice(struct task *task);

/* For commands that take several solutions for an answer like any other. */
void outcome_accept_several(struct task *task);

void task_explain(struct task *task, const char *format, ...) __attribute__((format(printf, 2, 3)));

#endif
