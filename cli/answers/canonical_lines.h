/* canonical_lines.h: canonical forms of runs of plain 9x9 lines. */
#ifndef CLI_CANONICAL_LINES_H
#define CLI_CANONICAL_LINES_H

#include "answers/canonize.h"
#include "run/pipeline.h"

/* For job.answer_lines. */
void canonize_lines(struct worker *worker, struct task *task);

#endif
