/* number_ranges.c: see number_ranges.h. */
#include "generate/number_ranges.h"

#include <assert.h>
#include <inttypes.h>
#include <stdlib.h>

void number_ranges_add(struct number_ranges *ranges, uint64_t first, uint64_t last)
{
    struct number_range *const newest = ranges->count ? &ranges->items[ranges->count - 1] : NULL;
    assert(first <= last && (!newest || newest->last < first));
    if (newest && newest->last + 1 == first) {
        newest->last = last;
        return;
    }
    if (ranges->count == ranges->room) {
        ranges->room = ranges->room ? 2 * ranges->room : 4;
        ranges->items = memory_resize(ranges->items, ranges->room * sizeof *ranges->items);
    }
    ranges->items[ranges->count++] = (struct number_range){first, last};
}

void number_ranges_free(struct number_ranges *ranges)
{
    free(ranges->items);
    *ranges = (struct number_ranges){0};
}

void number_ranges_write(const struct number_ranges *ranges, size_t most, struct buffer *out)
{
    uint64_t beyond = 0;
    for (size_t at = 0; at < ranges->count; at++) {
        const struct number_range *const range = &ranges->items[at];
        if (at >= most) {
            beyond += range->last - range->first + 1;
            continue;
        }
        buffer_print(out, "%s%" PRIu64, at ? ", " : "", range->first);
        if (range->last > range->first) buffer_print(out, "-%" PRIu64, range->last);
    }
    if (beyond) buffer_print(out, " and %" PRIu64 " more", beyond);
}
