/* pattern_file.h: the file of generate --pattern. */
#ifndef CLI_PATTERN_FILE_H
#define CLI_PATTERN_FILE_H

#include "generate/pattern_text.h"

/* Read the pattern from this file (- is standard input); it must match the demand. False after a message. */
bool read_pattern(const char *path, const struct pattern_demand *demand, struct pattern *pattern);

#endif
