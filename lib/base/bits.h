/* bits.h: sets of up to 64 members in one word. */
#ifndef NN_BITS_H
#define NN_BITS_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>

static inline uint64_t nn_bit(int index)
{
    assert(index >= 0 && index < 64);
    return (uint64_t)1 << index;
}

/* The set {0 .. count-1}; count 0..64. */
static inline uint64_t nn_low_bits(int count)
{
    assert(count >= 0 && count <= 64);
    return count == 0 ? 0 : ~(uint64_t)0 >> (64 - count);
}

static inline bool nn_has_one_bit(uint64_t set)
{
    return set && !(set & (set - 1));
}

/* Where there is no instruction for it, the compiler would call a function, which costs more than counting here. */
static inline int nn_count_bits(uint64_t set)
{
#ifdef __POPCNT__
    return __builtin_popcountll(set);
#else
    set -= set >> 1 & 0x5555555555555555u;
    set = (set & 0x3333333333333333u) + (set >> 2 & 0x3333333333333333u);
    set = (set + (set >> 4)) & 0x0f0f0f0f0f0f0f0fu;
    return (int)(set * 0x0101010101010101u >> 56);
#endif
}

/* The smallest member; the set must not be empty. */
static inline int nn_first_bit(uint64_t set)
{
    assert(set);
    return __builtin_ctzll(set);
}

/* Take the smallest member out of the set. */
static inline int nn_take_bit(uint64_t *set)
{
    assert(*set);
    const int index = __builtin_ctzll(*set);
    *set &= *set - 1;
    return index;
}

#endif
