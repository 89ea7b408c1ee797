/* canonical_lines.h: canonical forms of runs of plain 9x9 lines. */
#ifndef CLI_CANONICAL_LINES_H
#define CLI_CANONICAL_LINES_H

#include "run/pipeline.h"

/* Are the answers nothing but forms in lines? */
bool canon_takes_lines(const struct settings *settings);

/* For job.answer_lines. */
void bulk_lines_canon(struct worker *worker, struct task *task);

#endif
