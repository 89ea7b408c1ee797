/* range.c: see range.h. */
#include "options/range.h"

#include <string.h>

bool range_split(const char *text, struct range *range)
{
    const char *const dots = strstr(text, "..");
    const size_t length = dots ? (size_t)(dots - text) : strlen(text);
    if (length >= sizeof range->low) return false;
    memcpy(range->low, text, length);
    range->low[length] = 0;
    range->high = dots ? dots + 2 : text;
    return *range->low || *range->high;
}
