/* whole_text.h: files of text that are read as a whole, and may be packed. */
#ifndef CLI_WHOLE_TEXT_H
#define CLI_WHOLE_TEXT_H

#include "system/whole_file.h"

/* As read_whole_file, into a text that is empty; what is packed (gz, zst, xz, bz2) is unpacked. `most` is for both. */
bool read_whole_text(const char *path, const char *purpose, size_t most, struct buffer *text);

#endif
