/* canonical_lines.h: canonical forms of runs of plain 9x9 lines. */
#ifndef CLI_CANONICAL_LINES_H
#define CLI_CANONICAL_LINES_H

#include "answers/canonize.h"
#include "system/buffer.h"

/* For job.answer_lines. `layout`: as for bulk_lines_position. */
void canonize_lines(struct canonizer *canonizer, nonet_layout **layout, struct buffer *out, struct task *task);

#endif
