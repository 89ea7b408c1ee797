/* test_random.h: random numbers for tests: the same on every machine, by seed. */
#ifndef TEST_TEST_RANDOM_H
#define TEST_TEST_RANDOM_H

#include <stdint.h>

struct random_source {
    uint64_t state;
};

static inline uint64_t random_next(struct random_source *source)
{
    uint64_t mixed = source->state += 0x9e3779b97f4a7c15u; /* splitmix64 */
    mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebu;
    return mixed ^ mixed >> 31;
}

static inline int random_below(struct random_source *source, int bound)
{
    return (int)(random_next(source) % (uint64_t)bound);
}

#endif
