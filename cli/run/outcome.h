/* outcome.h: from what the library says about a puzzle to what we say about it. */
#ifndef CLI_OUTCOME_H
#define CLI_OUTCOME_H

#include "input/task.h"

/* NONET_VERDICT_UNKNOWN counts as out of time. */
enum outcome outcome_of_verdict(nonet_verdict verdict);

/* A call of the library about the task's puzzle that began at `began` (clock_nanoseconds) is over: set the outcome
 * of the task, its numbers, and the explanation of a "no". `seconds`: the time limit, or 0. */
void outcome_record(struct task *task, nonet_status status, const nonet_result *result, uint64_t began, double seconds);

/* The same when it was the library that made the call: status and time are in task->item. */
void outcome_record_item(struct task *task, const nonet_result *result, double seconds);

/* The same for the result of task->item, which is returned; an empty one if there is none. */
nonet_result outcome_take_result(struct task *task, double seconds);

/* Say why the answer is a "no", in place of what was said. */
void outcome_explain(struct task *task, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* A signal or the time limit, of `seconds`, ended the work: set the outcome and say so. `addition`: what to say behind
 * it, or "". */
void outcome_stop(struct task *task, double seconds, const char *addition);

/* The task cannot be answered as the options want: say why. */
void outcome_refuse(struct task *task, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* The library refuses it. `remedy`: how to change the setting that is in the way, or NULL. */
void outcome_refuse_for(struct task *task, const nonet_refusal *problem, const char *remedy);

/* For who shows one of several solutions: the explanation tells which one. */
void outcome_tell_choice(struct task *task);

/* For commands that take several solutions for an answer like any other. */
void outcome_accept_several(struct task *task);

#endif
