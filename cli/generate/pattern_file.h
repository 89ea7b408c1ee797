/* pattern_file.h: the file of generate --pattern. */
#ifndef CLI_PATTERN_FILE_H
#define CLI_PATTERN_FILE_H

#include "generate/pattern_text.h"
#include "options/settings.h"

/* The pattern of the settings; what --size and --box say must fit. False after a message. */
bool read_pattern(const struct settings *settings, struct pattern *pattern);

#endif
