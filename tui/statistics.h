/* statistics.h: the table of games played, and how long they took, as lines of text. */
#ifndef TUI_STATISTICS_H
#define TUI_STATISTICS_H

#include <stdbool.h>

#include "play_records.h"

/* Open the database where it usually is, making it if there is none. NULL: it cannot be used, and `problem` (of `size`
 * bytes) says why; "" = there is no folder for it (no HOME). Else `problem` is as in records_open. */
struct records *statistics_open(char *problem, size_t size);

/* Call `take` with the lines of the table, the heading first, then with those of a chart for each level and size. Without
 * `has_unicode` all of it is ASCII. False: the database cannot be read. */
bool statistics_each_line(struct records *records, bool has_unicode, void (*take)(void *context, const char *line),
                          void *context);

#endif
