/* puzzle_or_file.h: an operand names a file, or it is the puzzle itself. */
#ifndef CLI_PUZZLE_OR_FILE_H
#define CLI_PUZZLE_OR_FILE_H

#include <nonet.h>
#include <stdbool.h>

/* No file of this name could be opened, for the reason `error`, as errno has it: is it meant as a puzzle? `settings`: how
 * puzzles are read; NULL: the defaults. */
bool is_meant_as_puzzle(const char *text, int error, const nonet_reader_settings *settings);

/* Is there such a file, or is it meant as a puzzle? */
bool is_puzzle_or_file(const char *operand);

#endif
