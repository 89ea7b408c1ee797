/* bulk_lines.h: the answers to runs of plain 9x9 lines, which the bulk engine gives. */
#ifndef CLI_BULK_LINES_H
#define CLI_BULK_LINES_H

#include "options/solver_options.h"
#include "run/pipeline.h"

/* From how many plain lines on the bulk engine pays. */
enum { FEWEST_BULK_LINES = 128 };

/* The same with these options; 0: they ask for more than the bulk engine can tell. */
size_t bulk_lines_fewest(const struct solver_options *options);

/* For job.answer_lines, one for each command. `limit`: of count. */
void bulk_lines_solve(struct worker *worker, struct task *task);
void bulk_lines_check(struct worker *worker, struct task *task);
void bulk_lines_count(struct worker *worker, struct task *task, uint64_t limit);

#endif
