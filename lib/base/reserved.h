/* reserved.h: the room for later versions at the end of structures that callers fill in. Its meaning is not defined
 * yet, so a caller that sets it wants something that this version cannot do: such calls are refused. */
#ifndef NN_RESERVED_H
#define NN_RESERVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool nn_words_are_zero(const uint64_t *words, size_t count)
{
    uint64_t together = 0;
    for (size_t at = 0; at < count; at++) together |= words[at];
    return !together;
}

/* Is the reserved room of the structure that `filled` points to unused? NULL stands for the defaults, which use none. */
#define NN_RESERVED_IS_UNUSED(filled)                                                                                  \
    (!(filled) || nn_words_are_zero((filled)->reserved, sizeof((filled)->reserved) / sizeof((filled)->reserved[0])))

#endif
