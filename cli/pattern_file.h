/* pattern_file.h: the file of generate --pattern. */
#ifndef CLI_PATTERN_FILE_H
#define CLI_PATTERN_FILE_H

#include <nonet.h>
#include <stdbool.h>

/* Which cells hold clues: [cell] of a 9x9 board. False after a message. */
bool read_pattern(const char *path, const nonet_layout *layout, bool *pattern);

#endif
