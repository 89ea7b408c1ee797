/* block.h: many arrays in one block of memory. A function that names them is called twice: with no memory, to learn
 * the size, and with it, to divide it. */
#ifndef NN_BLOCK_H
#define NN_BLOCK_H

#include <assert.h>
#include <stddef.h>
#include <stdint.h>

enum { NN_CACHE_LINE = 64 }; /* where each array begins */

/* The next array. *used grows by its bytes. */
static inline void *nn_block_take(uint8_t *memory, size_t *used, size_t count, size_t size)
{
    assert(*used % NN_CACHE_LINE == 0 && (!size || count <= SIZE_MAX / 2 / size));
    void *const part = memory ? memory + *used : NULL;
    *used += (count * size + NN_CACHE_LINE - 1) & ~(size_t)(NN_CACHE_LINE - 1);
    return part;
}

#endif
