/* block.h: blocks of memory.
 *
 * Many arrays share one block: a function that names them is called twice, first without memory to learn the size, then
 * with it to divide it up. A block that a handle keeps from call to call grows on demand. */
#ifndef NN_BLOCK_H
#define NN_BLOCK_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include "nonet.h"

enum { NN_CACHE_LINE = 64 }; /* where each array begins */

/* The size rounded up, so that whatever follows is aligned for any type and shares no cache line. */
static inline size_t nn_block_rounded(size_t size)
{
    return (size + NN_CACHE_LINE - 1) & ~(size_t)(NN_CACHE_LINE - 1);
}

/* The next array. *used grows by its bytes. */
static inline void *nn_block_take(uint8_t *memory, size_t *used, size_t count, size_t size)
{
    assert(*used % NN_CACHE_LINE == 0 && (!size || count <= SIZE_MAX / 2 / size));
    void *const part = memory ? memory + *used : NULL;
    *used += nn_block_rounded(count * size);
    return part;
}

/* All zero: nothing allocated yet. The owner frees the bytes. */
struct nn_block {
    uint8_t *bytes;
    size_t size;
};

/* Make room for this many bytes. A block that had to grow has lost its contents; without memory it stays as it was. */
static inline nonet_status nn_block_grow(struct nn_block *block, size_t needed)
{
    if (needed <= block->size) return NONET_OK;
    uint8_t *const bytes = malloc(needed);
    if (!bytes) return NONET_ERR_MEMORY;
    free(block->bytes);
    *block = (struct nn_block){bytes, needed};
    return NONET_OK;
}

#endif
