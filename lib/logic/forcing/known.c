/* known.c: remembers what inner chains strike from given marks: different assumptions often lead to the same marks, and
 * then the answer is known. */
#include "logic/forcing/forcer.h"

static uint64_t hash_marks(const struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    uint64_t hash = (uint64_t)producer * 8 + (uint64_t)level;
    for (int cell = 0; cell < forcer->geometry->cells; cell++) {
        hash = (hash ^ forcer->work.digits[cell]) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 29;
    }
    return hash;
}

static bool is_known_case(const struct nn_known *known, const struct nn_forcer *forcer, enum nn_producer producer,
                          int level)
{
    return known->producer == producer && known->level == level &&
           !memcmp(known->digits, forcer->work.digits, (size_t)forcer->geometry->cells * sizeof *known->digits);
}

static void keep_known(struct nn_forcer *forcer, struct nn_known **bucket, enum nn_producer producer, int level,
                       const struct nn_strike *strikes)
{
    const size_t size = (size_t)forcer->geometry->cells * sizeof(uint32_t);
    struct nn_known *const known = nn_arena_take(&forcer->arena, sizeof *known);
    uint32_t *const digits = nn_arena_take(&forcer->arena, size);
    if (!known || !digits || forcer->build.is_full) return;
    memcpy(digits, forcer->work.digits, size);
    *known = (struct nn_known){producer, level, digits, strikes, *bucket};
    *bucket = known;
}

/* What inner chains cost, in the unit of the budget (forcer.c): about 2 microseconds on a 9x9 board. */
enum { PLAIN_COST = 10, NISHIO_OR_MULTIPLE_COST = 30, DYNAMIC_COST = 300, NESTED_COST = 40000 };

static int64_t cost_of_producer(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    if (level > 0) return NESTED_COST;
    if (producer == NN_PRODUCE_DYNAMIC || !nn_force_is_clean(forcer)) return DYNAMIC_COST;
    return producer == NN_PRODUCE_PLAIN ? PLAIN_COST : NISHIO_OR_MULTIPLE_COST;
}

const struct nn_strike *nn_strikes_of(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    if (forcer->known_generation != forcer->generation)
        memset(forcer->known, 0, NN_KNOWN_BUCKETS * sizeof *forcer->known);
    forcer->known_generation = forcer->generation;
    struct nn_known **const bucket = &forcer->known[hash_marks(forcer, producer, level) % NN_KNOWN_BUCKETS];
    for (const struct nn_known *known = *bucket; known; known = known->next)
        if (is_known_case(known, forcer, producer, level)) return known->strikes;
    *forcer->budget -= cost_of_producer(forcer, producer, level);
    if (*forcer->budget < 0) return NULL;
    const struct nn_strike *const strikes = nn_produce_strikes(forcer, producer, level);
    keep_known(forcer, bucket, producer, level, strikes);
    return strikes;
}
