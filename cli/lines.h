/* lines.h: answering runs of plain 9x9 lines with the bulk engine. */
#ifndef CLI_LINES_H
#define CLI_LINES_H

#include "pipeline.h"

/* Are these settings such that plain lines may be answered in bulk, and from how many lines on does
 * that pay? 0: they may not. */
size_t lines_fewest(const struct settings *settings);

/* For job.answer_lines, one for each command. */
void lines_solve(struct worker *worker, struct task *task);
void lines_check(struct worker *worker, struct task *task);
void lines_count(struct worker *worker, struct task *task);

/* A plain line as a position; `cells`: room for 81. */
nonet_position lines_position(struct worker *worker, const char *text, uint8_t *cells);

/* Does some digit stand twice in a house? */
bool lines_has_clash(const char *text);

#endif
