/* bulk_lines.h: answering runs of plain 9x9 lines with the bulk engine. */
#ifndef CLI_BULK_LINES_H
#define CLI_BULK_LINES_H

#include "run/pipeline.h"

/* Are these settings such that plain lines may be answered in bulk, and from how many lines on does
 * that pay? 0: they may not. */
size_t bulk_lines_fewest(const struct settings *settings);

/* For job.answer_lines, one for each command. */
void bulk_lines_solve(struct worker *worker, struct task *task);
void bulk_lines_check(struct worker *worker, struct task *task);
void bulk_lines_count(struct worker *worker, struct task *task);

/* A plain line as a position; `cells`: room for 81. */
nonet_position bulk_lines_position(struct worker *worker, const char *text, uint8_t *cells);

/* Does some digit stand twice in a house? */
bool bulk_lines_has_clash(const char *text);

#endif
