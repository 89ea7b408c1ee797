/* known.c: what chains inside strike from certain marks, if that is known already.
 *
 * Different assumptions often lead to the same marks: then the strikes are the same. And marks in which nothing
 * was found at an earlier step, or the start of the search, where nothing is found without any assumption, say
 * where to look, if anywhere: see quiet.h. Only the rating remembers from step to step: what a search with a
 * budget finds must not depend on what was asked before. */
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

static bool is_known_case(const struct nn_known *known, const struct nn_forcer *forcer,
                          enum nn_producer producer, int level)
{
    return known->producer == producer && known->level == level &&
           !memcmp(known->digits, forcer->work.digits,
                   (size_t)forcer->geometry->cells * sizeof *known->digits);
}

static void keep_known(struct nn_forcer *forcer, struct nn_known **bucket, enum nn_producer producer,
                       int level, const struct nn_strike *strikes)
{
    const size_t size = (size_t)forcer->geometry->cells * sizeof(uint32_t);
    struct nn_known *const known = nn_arena_take(&forcer->arena, sizeof *known);
    uint32_t *const digits = nn_arena_take(&forcer->arena, size);
    if (!known || !digits || forcer->build.is_full) return;
    memcpy(digits, forcer->work.digits, size);
    *known = (struct nn_known){producer, level, digits, strikes, *bucket};
    *bucket = known;
}

/* What a producer costs, in the budget's unit. */
static int64_t cost_of_producer(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    if (level > 0) return 40000;
    if (producer == NN_PRODUCE_DYNAMIC || !nn_force_is_clean(forcer)) return 300;
    return producer == NN_PRODUCE_PLAIN ? 10 : 30;
}

/* ---- quiet marks --------------------------------------------------------------------------------------- */

static struct nn_quiet_marks *quiet_marks(const struct nn_forcer *forcer, enum nn_quiet_kind kind,
                                          const struct nn_fact *assumption)
{
    return &forcer->quiet->of[kind][assumption->is_on]
                             [assumption->cell * forcer->geometry->side + assumption->digit];
}

static void note_quiet(struct nn_quiet_marks *quiet, const struct nn_cells *places)
{
    memcpy(quiet->places, places, sizeof quiet->places);
    quiet->is_known = true;
}

/* What is new in the marks, compared with quiet ones or with the start. */
static void find_news(struct nn_forcer *forcer, enum nn_quiet_kind kind, const struct nn_cells *now,
                      struct nn_news *news)
{
    const struct nn_quiet_marks *const quiet = quiet_marks(forcer, kind, &forcer->build.facts[0]);
    if (!quiet->is_known || !nn_news_find(news, forcer->geometry, quiet->places, now))
        nn_news_find(news, forcer->geometry, forcer->start->places, now);
}

/* Is there certainly no plain chain? */
static bool is_plain_quiet(struct nn_forcer *forcer, struct nn_news *news)
{
    find_news(forcer, NN_QUIET_PLAIN, forcer->work.places, news);
    if (!news->link_count) return true;
    nn_reach_begin(forcer->reach, forcer->geometry, &forcer->work);
    return !nn_news_have_plain(news, forcer->reach);
}

static const struct nn_strike *strikes_of_news(struct nn_forcer *forcer, enum nn_producer producer)
{
    struct nn_news news;
    const bool is_plain = producer == NN_PRODUCE_PLAIN;
    struct nn_quiet_marks *const quiet =
        quiet_marks(forcer, is_plain ? NN_QUIET_PLAIN : NN_QUIET_MULTIPLE, &forcer->build.facts[0]);
    const struct nn_strike *strikes = NULL;
    if (!is_plain || !is_plain_quiet(forcer, &news)) {
        if (!is_plain) find_news(forcer, NN_QUIET_MULTIPLE, forcer->work.places, &news);
        forcer->inner->news = is_plain ? NULL : &news;
        strikes = nn_produce_strikes(forcer, producer, 0);
        forcer->inner->news = NULL;
    }
    if (!strikes) note_quiet(quiet, forcer->work.places);
    return strikes;
}

bool nn_force_stays_quiet(struct nn_forcer *forcer, const struct nn_branch *branch)
{
    struct nn_cells now[NN_LOGIC_SIDE];
    struct nn_news news;
    if (!forcer->remembers || forcer->level < 2 || forcer->level > 3) return false;
    const bool with_multiple = forcer->level == 3;
    struct nn_quiet_marks *const plain = quiet_marks(forcer, NN_QUIET_PLAIN, &branch->facts[0]),
                          *const multiple = quiet_marks(forcer, NN_QUIET_MULTIPLE, &branch->facts[0]);
    if (!plain->is_known || (with_multiple && !multiple->is_known)) return false;
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++)
        now[digit] = nn_cells_less(forcer->start->places[digit], branch->off[digit]);
    if (with_multiple && memcmp(multiple->places, now, sizeof now)) return false;
    if (!nn_news_find(&news, forcer->geometry, plain->places, now) || news.link_count) return false;
    note_quiet(plain, now);
    return true;
}

const struct nn_strike *nn_strikes_of(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    if (forcer->known_generation != forcer->generation)
        memset(forcer->known, 0, NN_KNOWN_BUCKETS * sizeof *forcer->known);
    forcer->known_generation = forcer->generation;
    struct nn_known **const bucket =
        &forcer->known[hash_marks(forcer, producer, level) % NN_KNOWN_BUCKETS];
    for (const struct nn_known *known = *bucket; known; known = known->next)
        if (is_known_case(known, forcer, producer, level)) return known->strikes;
    *forcer->budget -= cost_of_producer(forcer, producer, level);
    if (*forcer->budget < 0) return NULL;
    const bool is_static = producer != NN_PRODUCE_DYNAMIC;
    const struct nn_strike *const strikes =
        is_static && forcer->remembers && nn_force_is_clean(forcer)
            ? strikes_of_news(forcer, producer)
            : nn_produce_strikes(forcer, producer, level);
    keep_known(forcer, bucket, producer, level, strikes);
    return strikes;
}
