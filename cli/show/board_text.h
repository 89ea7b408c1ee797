/* board_text.h: writing boards in the chosen notation. */
#ifndef CLI_BOARD_TEXT_H
#define CLI_BOARD_TEXT_H

#include "input/task.h"
#include "options/writing_options.h"
#include "system/buffer.h"

/* The notation where only one line fits: line, or numbers for boards that are too large. */
nonet_style compact_style(const nonet_layout *layout);

/* The notation for the answer to a puzzle: its own, or a plain line if that holds more than a board, or cannot hold a
 * solved one. */
nonet_style answer_style(const struct task *task);

/* --to, --to-symbols and --blank applied to `own`, which is the style without --to. */
nonet_style chosen_style(const struct writing_options *options, nonet_style own);

/* The line that --to wants before the first answer, or NULL; JSON has none. */
const char *chosen_header(const struct writing_options *options, bool as_json);

/* Add a board. False: the notation cannot hold it. */
bool append_board(struct buffer *out, const nonet_position *position, const nonet_style *style);

enum { MISFIT_BYTES = 160 };

/* That boards of this layout cannot be written in this style. */
void describe_misfit(char *text, size_t size, const nonet_layout *layout, const nonet_style *style);

/* Note in the task that the notation cannot hold its board. */
void refuse_notation(struct task *task, const nonet_style *style);

/* Write a board. If the notation cannot hold it: an empty line, and the task says so. */
void write_board(struct buffer *out, struct task *task, const nonet_position *position, const nonet_style *style);

/* Write a board in the compact style, without a newline. */
void write_compact(struct buffer *out, const nonet_position *position);

/* The same with the pencil marks, if it has any. */
void write_with_marks(struct buffer *out, const nonet_position *position);

/* The board of a puzzle filled with its solution; values that were not given count as placed. Valid until the next use
 * of `scratch`. */
nonet_position solved_position(struct buffer *scratch, const nonet_position *puzzle, const uint8_t *solution);

#endif
