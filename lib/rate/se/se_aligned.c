/* se_aligned.c: aligned pair and triplet exclusion.
 *
 * Some cells are filled in all possible ways; a way is forbidden if two of them that see each other are equal, or if
 * it leaves an excluder, a small cell that all of them see, empty. What is in no allowed way goes. Pairs are
 * excluded by cells with two candidates, triplets by cells with two or three.
 *
 * Ways are tried nine at a time: for values of all cells but the last, the values that the last cell may still have are
 * one set of digits. An excluder with the candidates p and q makes q a partner of p: they never stand together.
 *
 * A search that found nothing is remembered, and the next one tries only what can have become possible since.
 * Candidates only go. So cells that have not changed have the candidates of then, and their excluders that have not
 * changed were excluders then: if no excluder of theirs is new or changed, every way that was allowed then is allowed
 * now.
 * (A cell that was no base, and is one now, counts as changed: then nothing was tried with it.) */
#include "rate/se/se_hint.h"

#include <assert.h>

struct se_exclusion {
    const struct nn_se_board *board;
    struct nn_cells bases; /* see an excluder, and no cell with a single candidate */
    struct nn_cells excluders;
    struct nn_cells changed; /* bases and excluders that are not as they were when the search last failed */
};

/* The excluders of the chosen cells, as rules. */
struct exclusion_rules {
    uint16_t partners[9];
    uint16_t triples[20]; /* excluders with three candidates: not all of these together */
    int triple_count;
};

static struct nn_cells cells_that_see(const struct nn_se_geometry *geometry, struct nn_cells any)
{
    struct nn_cells seen = nn_no_cells();
    NN_EACH_CELL(cell, any) seen = nn_cells_or(seen, geometry->seen[cell]);
    return seen;
}

static void find_bases(struct se_exclusion *exclusion, int most_candidates, const struct nn_se_memory *memory)
{
    const struct nn_se_board *board = exclusion->board;
    struct nn_se_sizes sizes;
    nn_se_measure(board, &sizes);
    exclusion->excluders = most_candidates == 2 ? sizes.of[2] : nn_cells_or(sizes.of[2], sizes.of[3]);
    exclusion->bases =
        nn_cells_less(cells_that_see(board->geometry, exclusion->excluders), nn_cells_or(sizes.of[0], sizes.of[1]));
    exclusion->bases = nn_cells_less(exclusion->bases, cells_that_see(board->geometry, sizes.of[1]));
    exclusion->changed = nn_cells_less(exclusion->bases, memory->bases);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        if (board->candidates[cell] != memory->candidates[cell]) nn_cells_add(&exclusion->changed, cell);
}

/* Nothing was found: that need not be looked for again. False, for the finders. */
static bool remember_failure(const struct se_exclusion *exclusion, struct nn_se_memory *memory)
{
    memcpy(memory->candidates, exclusion->board->candidates, sizeof memory->candidates);
    memory->bases = exclusion->bases;
    return false;
}

static void make_rules(struct exclusion_rules *rules, const struct nn_se_board *board, struct nn_cells excluders)
{
    memset(rules->partners, 0, sizeof rules->partners);
    rules->triple_count = 0;
    NN_EACH_CELL(cell, excluders)
    {
        const unsigned digits = board->candidates[cell], rest = digits & (digits - 1);
        if (rest & (rest - 1)) {
            rules->triples[rules->triple_count++] = (uint16_t)digits;
        } else {
            rules->partners[nn_first_bit(digits)] |= (uint16_t)rest;
            rules->partners[nn_first_bit(rest)] |= (uint16_t)(digits ^ rest);
        }
    }
}

/* `digits` if the two cells see each other: then they cannot be equal. */
static unsigned if_seen(const struct se_exclusion *exclusion, int a, int b, unsigned digits)
{
    return nn_cells_have(exclusion->board->geometry->seen[a], b) ? digits : 0;
}

static bool strike_all_but(const struct se_exclusion *exclusion, struct nn_se_hint *hint, const int *cells,
                           const unsigned *allowed, int count, double rating)
{
    assert(count == 2 || count == 3);
    nn_se_hint_begin(hint, NULL, rating);
    for (int i = 0; i < count; i++) nn_se_hint_remove(hint, exclusion->board, cells[i], 0x1ff & ~allowed[i]);
    return nn_se_hint_does_something(hint);
}

/* What may have become possible together with cells that have not changed: cells that have, or that see a changed one
 * of their excluders. */
static struct nn_cells worth_trying_again(const struct se_exclusion *exclusion, struct nn_cells excluders)
{
    return nn_cells_or(exclusion->changed,
                       cells_that_see(exclusion->board->geometry, nn_cells_and(excluders, exclusion->changed)));
}

static bool has_several(struct nn_cells set)
{
    nn_cells_take(&set);
    return !nn_cells_are_none(set);
}

/* ---- pairs --------------------------------------------------------------------------------------- */

static bool try_aligned_pair(const struct se_exclusion *exclusion, struct nn_se_hint *hint, const int cells[2],
                             struct nn_cells excluders)
{
    assert(cells[0] != cells[1]);
    const uint16_t *const candidates = exclusion->board->candidates;
    const unsigned unequal = if_seen(exclusion, cells[0], cells[1], 0x1ff);
    struct exclusion_rules rules;
    make_rules(&rules, exclusion->board, excluders);
    unsigned allowed[2] = {0, 0};
    for (uint64_t digits = candidates[cells[0]]; digits;) {
        const int digit = nn_take_bit(&digits);
        const unsigned others = candidates[cells[1]] & ~(rules.partners[digit] | (unequal & 1u << digit));
        allowed[0] |= (unsigned)(others != 0) << digit;
        allowed[1] |= others;
    }
    if (allowed[0] == candidates[cells[0]] && allowed[1] == candidates[cells[1]]) return false;
    return strike_all_but(exclusion, hint, cells, allowed, 2, 6.2);
}

bool nn_se_aligned_pair(struct nn_se_board *board, struct nn_se_hint *hint)
{
    struct se_exclusion exclusion = {.board = board};
    find_bases(&exclusion, 2, &board->aligned_pairs);
    struct nn_cells seconds = exclusion.bases;
    NN_EACH_CELL(first, exclusion.bases)
    {
        nn_cells_drop(&seconds, first);
        const struct nn_cells near = nn_cells_and(exclusion.excluders, board->geometry->seen[first]);
        const struct nn_cells worth_trying = nn_cells_have(exclusion.changed, first)
                                                 ? seconds
                                                 : nn_cells_and(seconds, worth_trying_again(&exclusion, near));
        NN_EACH_CELL(second, worth_trying)
        {
            const struct nn_cells common = nn_cells_and(near, board->geometry->seen[second]);
            const int cells[2] = {first, second};
            if (has_several(common) && try_aligned_pair(&exclusion, hint, cells, common)) return true;
        }
    }
    return remember_failure(&exclusion, &board->aligned_pairs);
}

/* ---- triplets ------------------------------------------------------------------------------------ */

/* What the excluders with three candidates forbid in the last cell. */
static unsigned third_of_triples(const struct exclusion_rules *rules, unsigned first, unsigned second)
{
    unsigned third = 0;
    if (first == second) return 0;
    for (int i = 0; i < rules->triple_count; i++)
        if (!((first | second) & ~rules->triples[i])) third |= rules->triples[i] ^ (first | second);
    return third;
}

static bool try_triplet(const struct se_exclusion *exclusion, struct nn_se_hint *hint, const int cells[3],
                        struct nn_cells excluders)
{
    const uint16_t *const candidates = exclusion->board->candidates;
    const unsigned all[3] = {candidates[cells[0]], candidates[cells[1]], candidates[cells[2]]};
    const unsigned unequal_01 = if_seen(exclusion, cells[0], cells[1], 0x1ff);
    const unsigned unequal_02 = if_seen(exclusion, cells[0], cells[2], 0x1ff);
    const unsigned unequal_12 = if_seen(exclusion, cells[1], cells[2], 0x1ff);
    struct exclusion_rules rules;
    make_rules(&rules, exclusion->board, excluders);
    unsigned allowed[3] = {0, 0, 0};
    for (uint64_t firsts = all[0]; firsts;) {
        const int first = nn_take_bit(&firsts);
        const unsigned last = all[2] & ~(rules.partners[first] | (unequal_02 & 1u << first));
        for (uint64_t seconds = all[1] & ~(rules.partners[first] | (unequal_01 & 1u << first)); seconds;) {
            const int second = nn_take_bit(&seconds);
            const unsigned thirds = last & ~(rules.partners[second] | (unequal_12 & 1u << second)) &
                                    ~third_of_triples(&rules, 1u << first, 1u << second);
            if (!thirds) continue;
            allowed[0] |= 1u << first;
            allowed[1] |= 1u << second;
            allowed[2] |= thirds;
            if (allowed[1] == all[1] && allowed[2] == all[2]) break; /* it remains to see about the first */
        }
    }
    if (allowed[0] == all[0] && allowed[1] == all[1] && allowed[2] == all[2]) return false;
    return strike_all_but(exclusion, hint, cells, allowed, 3, 7.5);
}

/* The cells that see two of the set. */
static struct nn_cells cells_that_see_two(const struct nn_se_geometry *geometry, struct nn_cells set)
{
    struct nn_cells once = nn_no_cells(), twice = nn_no_cells();
    NN_EACH_CELL(cell, set)
    {
        twice = nn_cells_or(twice, nn_cells_and(once, geometry->seen[cell]));
        once = nn_cells_or(once, geometry->seen[cell]);
    }
    return twice;
}

/* The third cells worth trying: excluders of one of the first two that are bases themselves. The order of the three
 * makes no difference to what goes, so a third cell before the second is left out if the second could be third. */
static struct nn_cells choose_thirds(const struct se_exclusion *exclusion, int first, int second, struct nn_cells later,
                                     struct nn_cells common)
{
    const struct nn_se_geometry *const geometry = exclusion->board->geometry;
    const struct nn_cells seen = nn_cells_or(geometry->seen[first], geometry->seen[second]);
    struct nn_cells thirds = nn_cells_and(seen, nn_cells_and(exclusion->excluders, exclusion->bases));
    if (!nn_cells_have(exclusion->changed, first) && !nn_cells_have(exclusion->changed, second))
        thirds = nn_cells_and(thirds, worth_trying_again(exclusion, common));
    if (nn_cells_are_none(thirds)) return thirds;
    thirds = nn_cells_and(thirds, cells_that_see_two(geometry, common));
    nn_cells_drop(&thirds, first);
    nn_cells_drop(&thirds, second);
    if (nn_cells_have(exclusion->excluders, second)) {
        const bool goes_with_all = nn_cells_have(geometry->seen[first], second);
        const struct nn_cells earlier = nn_cells_less(thirds, later);
        thirds = nn_cells_less(thirds, goes_with_all ? earlier : nn_cells_and(earlier, geometry->seen[second]));
    }
    return thirds;
}

static bool try_third_cells(const struct se_exclusion *exclusion, struct nn_se_hint *hint, int first, int second,
                            struct nn_cells later, struct nn_cells common)
{
    const struct nn_se_geometry *const geometry = exclusion->board->geometry;
    const uint16_t *const candidates = exclusion->board->candidates;
    const struct nn_cells thirds = choose_thirds(exclusion, first, second, later, common);
    if (nn_cells_are_none(thirds)) return false;
    const bool is_second_larger = nn_count_bits(candidates[second]) > nn_count_bits(candidates[first]);
    const int larger = is_second_larger ? second : first, smaller = is_second_larger ? first : second;
    NN_EACH_CELL(third, thirds)
    {
        const int cells[3] = {third, smaller, larger}; /* the third has three candidates at most */
        if (try_triplet(exclusion, hint, cells, nn_cells_and(common, geometry->seen[third]))) return true;
    }
    return false;
}

bool nn_se_aligned_triple(struct nn_se_board *board, struct nn_se_hint *hint)
{
    struct se_exclusion exclusion = {.board = board};
    find_bases(&exclusion, 3, &board->aligned_triplets);
    struct nn_cells seconds = exclusion.bases;
    NN_EACH_CELL(first, exclusion.bases)
    {
        nn_cells_drop(&seconds, first);
        const struct nn_cells near = nn_cells_and(exclusion.excluders, board->geometry->seen[first]);
        struct nn_cells later = seconds;
        NN_EACH_CELL(second, seconds)
        {
            nn_cells_drop(&later, second);
            const struct nn_cells common = nn_cells_and(near, board->geometry->seen[second]);
            if (has_several(common) && try_third_cells(&exclusion, hint, first, second, later, common)) return true;
        }
    }
    return remember_failure(&exclusion, &board->aligned_triplets);
}
