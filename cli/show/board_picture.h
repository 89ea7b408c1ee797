/* board_picture.h: a position with its pencil marks and what a step does with them, for people. */
#ifndef CLI_BOARD_PICTURE_H
#define CLI_BOARD_PICTURE_H

#include "system/buffer.h"
#include <nonet.h>

/* Draw a board that has marks, with numbered rows and columns, its values in symbols (NULL: in numbers); with a step
 * (or NULL) its candidates are marked, by colours or by signs after them, and a legend explains the marks that
 * occur. */
void write_board_picture(struct buffer *out, const nonet_position *position, const char *symbols,
                         const nonet_step *step, bool has_colours);

#endif
