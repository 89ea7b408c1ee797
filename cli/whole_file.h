/* whole_file.h: small files that options name. */
#ifndef CLI_WHOLE_FILE_H
#define CLI_WHOLE_FILE_H

#include <stdbool.h>

#include "buffer.h"
#include "messages.h"

/* How messages call the file: `-` is standard input. */
const char *whole_file_name(const char *path);

/* Add what is in the file to the text. False after a message: it cannot be read, or is much larger than `purpose` (as in
 * "an order of techniques") can be. */
bool read_whole_file(const char *path, const char *purpose, struct buffer *text);

#endif
