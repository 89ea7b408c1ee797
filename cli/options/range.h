/* range.h: "LO..HI" as the value of an option. */
#ifndef CLI_RANGE_H
#define CLI_RANGE_H

#include <stdbool.h>

struct range {
    char low[16];     /* "" where it is absent */
    const char *high; /* the same */
};

/* "LO..HI", "LO..", "..HI", or one word for both ends. False: it is none of these. */
bool range_split(const char *text, struct range *range);

#endif
