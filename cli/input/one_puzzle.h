/* one_puzzle.h: for commands that take a single puzzle. */
#ifndef CLI_ONE_PUZZLE_H
#define CLI_ONE_PUZZLE_H

#include "input/input.h"

/* Read the operands, which must hold one puzzle. The task is zero before; its layout lives as long as the input that
 * is returned. NULL after a message (or a signal): there is no puzzle, or more than one, and `purpose` takes one. */
struct input *read_one_puzzle(const nonet_reader_settings *settings, char *const *operands, const char *purpose,
                              struct task *task);

#endif
