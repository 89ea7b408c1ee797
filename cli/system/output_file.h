/* output_file.h: answers that go to a file instead of standard output, packed if its name says so. As other files (late_file.h)
 * it gets its name when it is complete. */
#ifndef CLI_OUTPUT_FILE_H
#define CLI_OUTPUT_FILE_H

#include <stdbool.h>
#include <stddef.h>

/* From now on standard output is this file; a name that ends in .gz, .zst, .xz or .bz2 packs it. False after a message. Only one
 * at a time. */
bool output_file_begin(const char *path);

bool output_file_is_open(void);

/* Write all of it. An error ends the program with a message. */
void output_file_write(const char *bytes, size_t length);

/* The command is over, with this exit code: the file gets its name; or, after a signal or an error, a message says where what was
 * written is. Returns the exit code. */
int output_file_end(int exit_code);

#endif
