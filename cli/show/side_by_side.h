/* side_by_side.h: puzzle and solution as two grids next to each other, for people. */
#ifndef CLI_SIDE_BY_SIDE_H
#define CLI_SIDE_BY_SIDE_H

#include "input/task.h"
#include "system/buffer.h"

/* A title and the grids; `solution` may be NULL; then the title says why. */
void write_side_by_side(struct buffer *out, const struct task *task, const uint8_t *solution);

/* The grids alone. */
void write_both_grids(struct buffer *out, const struct task *task, const uint8_t *solution);

#endif
