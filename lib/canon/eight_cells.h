/* eight_cells.h: eight cells in one word, the first one in the highest byte, on every machine. */
#ifndef NN_EIGHT_CELLS_H
#define NN_EIGHT_CELLS_H

#include <stdint.h>
#include <string.h>

static inline uint64_t nn_eight_turn(uint64_t word)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    return __builtin_bswap64(word);
#else
    return word;
#endif
}

static inline uint64_t nn_eight_load(const uint8_t *cells)
{
    uint64_t word;
    memcpy(&word, cells, sizeof word);
    return nn_eight_turn(word);
}

static inline void nn_eight_store(uint64_t word, uint8_t *cells)
{
    word = nn_eight_turn(word);
    memcpy(cells, &word, sizeof word);
}

#endif
