/* cell_text.h: names of cells and houses in texts. */
#ifndef CLI_CELL_TEXT_H
#define CLI_CELL_TEXT_H

#include "system/buffer.h"
#include <nonet.h>

/* "r3c7" */
void add_cell_text(struct buffer *out, const nonet_layout *layout, int cell);

#endif
