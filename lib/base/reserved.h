/* reserved.h: the room that settings keep for later versions must be empty in this one. */
#ifndef NN_RESERVED_H
#define NN_RESERVED_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

static inline bool nn_words_are_unused(const uint64_t *words, size_t count)
{
    for (size_t at = 0; at < count; at++)
        if (words[at]) return false;
    return true;
}

/* An array, not a pointer. */
#define NN_IS_UNUSED(words) nn_words_are_unused(words, sizeof(words) / sizeof *(words))

#endif
