/* statistics.h: the table of what was played, in lines of text. */
#ifndef TUI_STATISTICS_H
#define TUI_STATISTICS_H

#include <stdbool.h>

#include "play_records.h"

/* Hand the lines of the table to `take`, the heading first. False: the database cannot be read. */
bool statistics_each_line(struct records *records, void (*take)(void *context, const char *line), void *context);

#endif
