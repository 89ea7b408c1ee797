/* whole_file.h: files that are read as a whole. */
#ifndef CLI_WHOLE_FILE_H
#define CLI_WHOLE_FILE_H

#include <stdbool.h>

#include "system/buffer.h"
#include "system/messages.h"

/* The name of the file in messages: `-` is standard input. */
const char *whole_file_name(const char *path);

enum { LARGEST_OPTION_FILE = 1 << 20 }; /* files named by options have a few kilobytes */

/* Add what is in the file to the text. False after a message: it cannot be read, or has more than `most` bytes, too
 * many for `purpose` (as in "an order of techniques"). */
bool read_whole_file(const char *path, const char *purpose, size_t most, struct buffer *text);

#endif
