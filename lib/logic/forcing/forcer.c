/* forcer.c: the memory of the machines, and the choice of the producer.
 *
 * There are two blocks: the machines, one for each depth of nesting, and their arrays, most of which are only touched
 * when chains are long. */
#include "logic/forcing/plain_hits.h"

#include "base/invariants.h"

enum {
    FACTS_A_CANDIDATE = 40, /* a cycle search may state each "off" once for every peer */
    PARENTS_A_CANDIDATE = 100,
    BRANCH_BYTES_A_CANDIDATE = 1 << 14,
    MOST_BRANCH_BYTES = 1 << 26,
    HINTS = 1 << 15, /* one for each statement about a candidate, at least */
    TARGETS = 1 << 16,
    EFFECTS = 1 << 10,
    PROOFS = 1 << 16,
    MOST_END_SIDE = 9, /* larger boards are not rated */
    /* What the inner chains of a search may cost, in units of about 2 microseconds on a 9x9 board; the best found by
     * then is reported. A complete search takes half a million on the hardest known puzzles. Where easier chains help,
     * a brief look is enough. */
    BUDGET = 300000,
    SMALL_BUDGET = 2000,
    MIDDLE_BUDGET = 100000,
};

struct forcer_block {
    struct nn_forcer forcers[NN_FORCER_DEPTH];
    struct nn_marks start;
    struct nn_reach reach;
    struct nn_tries tries;
    struct nn_ends ends;
    struct nn_cells nishio_quiet[NN_LOGIC_SIDE];
    int64_t budget;
    bool is_laid_out;
};

/* Divides the block into pieces or, without memory, only measures them. */
struct layout_pen {
    unsigned char *at;
    size_t used;
};

static void *lay(struct layout_pen *pen, size_t count, size_t size)
{
    void *const piece = pen->at ? pen->at + pen->used : NULL;
    pen->used += (count * size + 63) & ~(size_t)63;
    return piece;
}

static void lay_out_forcer(struct layout_pen *pen, struct nn_forcer *forcer, int side)
{
    const size_t candidates = (size_t)side * (size_t)side * (size_t)side;
    const size_t facts = candidates * FACTS_A_CANDIDATE + 64;
    struct nn_build *const build = &forcer->build;
    build->fact_room = (uint32_t)facts;
    build->parent_room = (uint32_t)candidates * PARENTS_A_CANDIDATE;
    build->facts = lay(pen, facts, sizeof *build->facts);
    build->parents = lay(pen, build->parent_room, sizeof *build->parents);
    for (int is_on = 0; is_on < 2; is_on++) {
        build->queue[is_on] = lay(pen, facts, sizeof *build->queue[0]);
        build->at[is_on] = lay(pen, candidates, sizeof *build->at[0]);
        forcer->kept[is_on] = lay(pen, candidates, sizeof *forcer->kept[0]);
    }
    forcer->hint_room = HINTS;
    forcer->hints = lay(pen, HINTS, sizeof *forcer->hints);
    for (int is_on = 0; is_on < 2; is_on++) forcer->listed[is_on] = lay(pen, candidates, sizeof *forcer->listed[0]);
    forcer->target_room = TARGETS;
    forcer->targets = lay(pen, TARGETS, sizeof *forcer->targets);
    forcer->effect_room = EFFECTS;
    forcer->effects = lay(pen, EFFECTS, sizeof *forcer->effects);
    forcer->proof_room = PROOFS;
    forcer->proofs = lay(pen, PROOFS, sizeof *forcer->proofs);
    forcer->known = lay(pen, NN_KNOWN_BUCKETS, sizeof *forcer->known);
    forcer->seen = lay(pen, facts + 1, sizeof *forcer->seen);
    forcer->walk = lay(pen, facts, sizeof *forcer->walk);
    forcer->marked = lay(pen, facts / 64 + 1, sizeof *forcer->marked);
    forcer->hits = lay(pen, 1, sizeof *forcer->hits);
    forcer->shared = lay(pen, 1, sizeof *forcer->shared);
    forcer->sets = lay(pen, 1, sizeof *forcer->sets);
    forcer->strikes = lay(pen, 1, sizeof *forcer->strikes);
    forcer->told = lay(pen, NN_MOST_TOLD_PROOFS, sizeof *forcer->told);
    forcer->causes = lay(pen, candidates, sizeof *forcer->causes);
    forcer->arena.size = candidates * BRANCH_BYTES_A_CANDIDATE;
    if (forcer->arena.size > MOST_BRANCH_BYTES) forcer->arena.size = MOST_BRANCH_BYTES;
    forcer->arena.memory = lay(pen, forcer->arena.size, 1);
}

static void lay_out_sets(struct layout_pen *pen, struct nn_reach *reach, struct nn_tries *tries, int side)
{
    const size_t candidates = (size_t)side * (size_t)side * (size_t)side;
    if (side > NN_REACH_SIDE) return;
    reach->from = lay(pen, candidates, sizeof *reach->from);
    reach->is_known = lay(pen, candidates, sizeof *reach->is_known);
    reach->partners = lay(pen, candidates, sizeof *reach->partners);
    reach->partner_count = lay(pen, candidates, sizeof *reach->partner_count);
    reach->queue = lay(pen, candidates, sizeof *reach->queue);
    for (int is_on = 0; is_on < 2; is_on++) {
        tries->reached[is_on] = lay(pen, candidates, sizeof *tries->reached[0]);
        tries->state[is_on] = lay(pen, candidates, sizeof *tries->state[0]);
    }
    tries->queue = lay(pen, candidates, sizeof *tries->queue);
}

static void lay_out_ends(struct layout_pen *pen, struct nn_ends *ends, int side)
{
    const size_t candidates = (size_t)side * (size_t)side * (size_t)side;
    if (side > MOST_END_SIDE) return;
    for (int level = 0; level < NN_END_LEVELS; level++)
        for (int is_on = 0; is_on < 2; is_on++) ends->of[level][is_on] = lay(pen, candidates, sizeof *ends->of[0][0]);
    ends->queue = lay(pen, candidates * (NN_HOUSE_KINDS + 1), sizeof *ends->queue);
}

static void lay_out_arrays(struct layout_pen *pen, struct forcer_block *block, int side)
{
    lay_out_sets(pen, &block->reach, &block->tries, side);
    lay_out_ends(pen, &block->ends, side);
    for (int depth = 0; depth < NN_FORCER_DEPTH; depth++) lay_out_forcer(pen, &block->forcers[depth], side);
}

/* False: no memory. */
static bool lay_out_block(struct nn_finding *finding, struct forcer_block *block)
{
    const int side = finding->geometry->side;
    struct layout_pen pen = {.used = 0};
    lay_out_arrays(&pen, block, side); /* measure it */
    pen.at = nn_finding_scratch(finding, NN_SCRATCH_FORCER_ARRAYS, pen.used);
    if (!pen.at) return false;
    pen.used = 0;
    lay_out_arrays(&pen, block, side);
    block->forcers[0].nishio_quiet = block->nishio_quiet;
    block->forcers[0].ends = side > MOST_END_SIDE ? NULL : &block->ends;
    for (int depth = 0; depth < NN_FORCER_DEPTH; depth++) {
        block->forcers[depth].reach = side > NN_REACH_SIDE ? NULL : &block->reach;
        block->forcers[depth].tries = side > NN_REACH_SIDE ? NULL : &block->tries;
        if (depth) block->forcers[depth - 1].inner = &block->forcers[depth];
    }
    block->is_laid_out = true;
    return true;
}

struct nn_forcer *nn_forcer_for(struct nn_finding *finding)
{
    struct forcer_block *const block = nn_finding_scratch(finding, NN_SCRATCH_FORCER, sizeof *block);
    if (!block || (!block->is_laid_out && !lay_out_block(finding, block))) return NULL;
    for (int depth = 0; depth < NN_FORCER_DEPTH; depth++) {
        block->forcers[depth].grid = finding->grid;
        block->forcers[depth].geometry = finding->geometry;
        block->forcers[depth].watch = &finding->watch;
        block->forcers[depth].budget = &block->budget;
        block->forcers[depth].is_hasty = finding->options.is_hasty;
    }
    nn_marks_load(&block->start, finding->grid);
    NN_CHECK(nn_marks_check(&block->start, finding->geometry));
    block->forcers[0].start = &block->start;
    block->forcers[0].before = NULL;
    return &block->forcers[0];
}

void nn_forcer_forget(struct nn_forcer *forcer)
{
    forcer->arena.used = 0;
    forcer->generation++;
    forcer->proof_count = 0;
}

/* Branches of one level are the start of those of the next, so dynamic ones are kept as long as the marks stay the
 * same. */
static bool may_keep_branches(const struct nn_forcer *forcer)
{
    return forcer->producer == NN_PRODUCE_DYNAMIC && forcer->keeps_dynamic &&
           forcer->arena.used <= forcer->arena.size / 2 &&
           !memcmp(forcer->kept_from, forcer->start->places, sizeof forcer->kept_from);
}

/* Empty all lists. */
static void forget_hints(struct nn_forcer *forcer)
{
    forcer->hint_count = forcer->hints_made = forcer->target_count = forcer->effect_count = 0;
    if (nn_lists_multiple(forcer)) {
        const size_t candidates = (size_t)forcer->geometry->cells * (size_t)forcer->geometry->side;
        for (int is_on = 0; is_on < 2; is_on++) memset(forcer->listed[is_on], 0, candidates * sizeof(uint32_t));
    }
    if (may_keep_branches(forcer)) return;
    forcer->is_clean_known = false;
    nn_forcer_forget(forcer);
    memcpy(forcer->kept_from, forcer->start->places, sizeof forcer->kept_from);
}

void nn_force_produce(struct nn_forcer *forcer)
{
    assert(forcer->start && forcer->geometry == forcer->grid->geometry);
    forget_hints(forcer);
    if (forcer->producer == NN_PRODUCE_PLAIN) nn_force_produce_plain(forcer);
    else nn_force_produce_branches(forcer);
    nn_force_sort_hints(forcer);
    /* Branches that were cut short are not kept. */
    forcer->keeps_dynamic =
        forcer->producer == NN_PRODUCE_DYNAMIC && *forcer->budget >= 0 && !nn_watch_is_over(forcer->watch);
}

/* Dynamic chains of this level have nothing to say to this grid: no need to ask them again. */
static void note_failure(struct nn_forcer *forcer)
{
    const bool is_complete = *forcer->budget >= 0 && !forcer->unwanted && !nn_watch_is_over(forcer->watch);
    if (forcer->producer == NN_PRODUCE_DYNAMIC && !forcer->hint_count && is_complete)
        forcer->failed[forcer->level] = forcer->grid->version;
}

/* Do dynamic chains of this level help already? */
static bool is_solved_by(struct nn_forcer *forcer, int level)
{
    if (forcer->failed[level] == forcer->grid->version) return false;
    const bool is_best_enough = forcer->is_best_enough;
    const uint32_t unwanted = forcer->unwanted;
    forcer->producer = NN_PRODUCE_DYNAMIC;
    forcer->level = level;
    forcer->is_best_enough = true;
    forcer->unwanted = 0;
    nn_force_produce(forcer);
    note_failure(forcer);
    forcer->is_best_enough = is_best_enough;
    forcer->unwanted = unwanted;
    return forcer->hint_count > 0;
}

/* A step of the search costs more on large boards, and there are more of them. */
static int64_t scaled_budget(const struct nn_forcer *forcer, int64_t budget)
{
    const int64_t usual = 9 * 9 * 9;
    const int64_t candidates = (int64_t)forcer->geometry->cells * forcer->geometry->side;
    for (int i = 0; i < 3 && candidates > usual; i++) budget = budget * usual / candidates;
    return budget;
}

static void forget_cuts(struct nn_forcer *forcer)
{
    for (; forcer; forcer = forcer->inner) forcer->was_cut = forcer->build.was_full = forcer->arena.was_full = false;
}

void nn_force_search(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    assert(level >= 0 && level < NN_FORCER_LEVELS);
    int64_t budget = forcer->is_hasty ? SMALL_BUDGET : BUDGET;
    forget_cuts(forcer);
    *forcer->budget = scaled_budget(forcer, budget);
    forcer->asks_ends = false;
    if (level > 1 && is_solved_by(forcer, 0)) budget = SMALL_BUDGET;
    else if (level > 3 && is_solved_by(forcer, 3)) budget = MIDDLE_BUDGET;
    *forcer->budget = scaled_budget(forcer, budget);
    forcer->producer = producer;
    forcer->level = level;
    nn_force_produce(forcer);
    note_failure(forcer);
}

/* Ends of levels 2 and 3 need a start without plain and multiple chains. */
static void choose_ends(struct nn_forcer *forcer)
{
    forcer->asks_ends = forcer->ends && forcer->producer == NN_PRODUCE_DYNAMIC && forcer->level < NN_END_LEVELS &&
                        nn_ends_begin(forcer->ends, forcer);
    if (!may_keep_branches(forcer)) forcer->is_clean_known = false;
    if (forcer->level >= 2 && forcer->asks_ends) forcer->asks_ends = nn_force_is_clean(forcer);
}

bool nn_force_was_cut(const struct nn_forcer *forcer)
{
    for (; forcer; forcer = forcer->inner)
        if (forcer->was_cut || forcer->build.was_full || forcer->arena.was_full) return true;
    return false;
}

void nn_force_search_all(struct nn_forcer *forcer, enum nn_producer producer, int level)
{
    assert(level >= 0 && level < NN_FORCER_LEVELS);
    forget_cuts(forcer);
    *forcer->budget = INT64_MAX;
    forcer->producer = producer;
    forcer->level = level;
    choose_ends(forcer);
    nn_force_produce(forcer);
    forcer->asks_ends = false;
}
