/* als_xy_wing.c: three almost locked sets, A - C - B.
 *
 * X ties A to C, another digit Y ties C to B. If A is without Z, another digit of A and B, it has
 * X, so C is without X and has Y, so B is without Y and has Z. What sees all Z of A and B loses Z.
 *
 * Of all wings the one whose pairs of tied sets come first in the list's order is reported first:
 * wings are compared by their lower pair, then by the other one.
 *
 * Wings whose three sets were all there when nothing was last found are skipped (als.h), and before a wing is built up,
 * bits tell whether A has a common victim with anything that is tied to C. On the set magictour this halved the time.
 *
 * Data: sets: A with link X, C with link Y, B; digits: what is removed. */
#include "logic/als.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { NN_MOST_WINGS = 4000 };

struct als_wing {
    uint64_t place; /* in the order: both pairs */
    uint16_t a, b, c;
    uint8_t x, y;
};

struct wing_search {
    struct nn_finding *finding;
    const struct nn_als_list *list;
    bool keeps_all;
    struct nn_als_memory memory;
    bool is_found;
    int count;
    struct als_wing wings[NN_MOST_WINGS];
};

static uint64_t place_of_pair(int one, int other)
{
    assert(one != other);
    const uint64_t low = (uint64_t)(one < other ? one : other);
    const uint64_t high = (uint64_t)(one < other ? other : one);
    return low << 16 | high;
}

static uint64_t place_of_wing(int a, int c, int b)
{
    const uint64_t one = place_of_pair(a, c), other = place_of_pair(c, b);
    return one < other ? one << 32 | other : other << 32 | one;
}

static bool removes_something(const struct nn_als_list *list, int a, int b, uint32_t digits)
{
    uint64_t common = digits & list->sets[a].digits & list->sets[b].digits;
    while (common)
        if (!nn_cells_are_none(nn_als_victims(list, a, b, nn_take_bit(&common)))) return true;
    return false;
}

static bool report_wings(struct wing_search *state);

/* When all are wanted and there is no more room, those so far are reported. False: stop. */
static bool keep_wing(struct wing_search *state, int a, int x, int c, int y, int b)
{
    assert(x != y && a != c && b != c);
    const uint32_t ties = UINT32_C(1) << x | UINT32_C(1) << y;
    if (!removes_something(state->list, a, b, ~ties)) return true;
    const uint64_t place = place_of_wing(a, c, b);
    if (!state->keeps_all && state->count && state->wings[0].place <= place) return true;
    if (state->count == NN_MOST_WINGS && !report_wings(state)) return false;
    const int index = state->keeps_all ? state->count : 0;
    state->wings[index] = (struct als_wing){place, (uint16_t)a, (uint16_t)b, (uint16_t)c, (uint8_t)x, (uint8_t)y};
    state->count = index + 1;
    state->is_found = true;
    return true;
}

/* The sets of this word that have a victim in common with `set`, by any digit but `without`. */
static uint64_t meeting_any(const struct nn_als_list *list, int set, int without, int word)
{
    uint64_t meeting = 0, digits = list->sets[set].digits & ~nn_bit(without);
    while (digits) meeting |= nn_als_meeting(list, set, nn_take_bit(&digits))[word];
    return meeting & ~nn_als_row(list, list->overlapping, set)[word];
}

/* May any of the sets that are `reached` be the B to this A? They come later and have a common
 * victim. A cheap test, which nearly all fail. */
static bool may_end(const struct nn_als_list *list, int a, const struct nn_als_bits *reached)
{
    const uint64_t *victims = nn_als_row(list, list->having_victims, a);
    uint64_t ends = reached->word[a >> 6] & victims[a >> 6] & nn_als_after(a);
    for (int word = (a >> 6) + 1; word < list->words; word++) ends |= reached->word[word] & victims[word];
    return ends != 0;
}

/* The sets that are tied to C. */
struct wing_ties {
    uint64_t digits;                       /* that tie any */
    struct nn_als_bits by[NN_LOGIC_SIDE];  /* this digit */
    struct nn_als_bits by_any, by_several; /* digits */
};

static void list_ties(const struct nn_als_list *list, int c, struct wing_ties *ties)
{
    assert(c >= 0 && c < list->count);
    const size_t size = (size_t)list->words * sizeof(uint64_t);
    memset(&ties->by_any, 0, size);
    memset(&ties->by_several, 0, size);
    ties->digits = 0;
    for (uint64_t digits = list->sets[c].digits; digits;) {
        const int digit = nn_take_bit(&digits);
        if (!nn_als_group(list, c, digit)->view) continue;
        uint64_t any = 0;
        for (int word = 0; word < list->words; word++) {
            const uint64_t tied = nn_als_tied(list, c, digit, word);
            ties->by[digit].word[word] = tied;
            ties->by_several.word[word] |= ties->by_any.word[word] & tied;
            ties->by_any.word[word] |= tied;
            any |= tied;
        }
        if (any) ties->digits |= nn_bit(digit);
    }
}

static bool meets_fresh(const struct wing_search *state, const struct wing_ties *ties)
{
    uint64_t any = 0;
    for (int word = 0; word < state->list->words; word++)
        any |= ties->by_any.word[word] & state->memory.fresh.word[word];
    return any != 0;
}

/* What is tied to C by any digit but X; and of these, what is fresh. */
static void reach_ends(const struct wing_search *state, const struct wing_ties *ties, int x,
                       struct nn_als_bits *reached, struct nn_als_bits *fresh)
{
    for (int word = 0; word < state->list->words; word++) {
        reached->word[word] = ties->by_several.word[word] | (ties->by_any.word[word] & ~ties->by[x].word[word]);
        fresh->word[word] = reached->word[word] & state->memory.fresh.word[word];
    }
}

/* All wings with these A and C. A comes before B in the list, so that no wing is found twice. */
static bool try_wing(struct wing_search *state, int a, int x, int c, const struct wing_ties *ties,
                     const struct nn_als_bits *reached)
{
    const struct nn_als_list *list = state->list;
    struct nn_als_bits ends;
    uint64_t any = 0;
    for (int word = a >> 6; word < list->words; word++) {
        uint64_t here = reached->word[word];
        if (word == a >> 6) here &= nn_als_after(a);
        if (here) here &= meeting_any(list, a, x, word);
        any |= ends.word[word] = here;
    }
    for (uint64_t digits = any ? ties->digits & ~nn_bit(x) : 0; digits;) {
        const int y = nn_take_bit(&digits);
        for (int word = a >> 6; word < list->words; word++) {
            uint64_t sets = ends.word[word] & ties->by[y].word[word];
            while (sets)
                if (!keep_wing(state, a, x, c, y, word * 64 + nn_take_bit(&sets))) return false;
        }
    }
    return true;
}

/* All wings around C that have a fresh set. */
static bool try_middle(struct wing_search *state, int c)
{
    const struct nn_als_list *list = state->list;
    const uint64_t *fresh = state->memory.fresh.word;
    const bool is_fresh = nn_als_bits_have(fresh, c);
    struct wing_ties ties;
    struct nn_als_bits reached, reached_fresh;
    list_ties(list, c, &ties);
    if (!is_fresh && !meets_fresh(state, &ties)) return true;
    if (!ties.digits || nn_has_one_bit(ties.digits)) return true;
    for (uint64_t digits = ties.digits; digits;) {
        const int x = nn_take_bit(&digits);
        reach_ends(state, &ties, x, &reached, &reached_fresh);
        for (int word = 0; word < list->words; word++) {
            for (uint64_t sets = ties.by[x].word[word]; sets;) {
                const int a = word * 64 + nn_take_bit(&sets);
                const bool is_any = is_fresh || nn_als_bits_have(fresh, a);
                const struct nn_als_bits *ends = is_any ? &reached : &reached_fresh;
                if (may_end(list, a, ends) && !try_wing(state, a, x, c, &ties, ends)) return false;
            }
        }
    }
    return true;
}

static bool report_wing(struct wing_search *state, const struct als_wing *wing)
{
    struct nn_finding *finding = state->finding;
    const uint32_t x = UINT32_C(1) << wing->x, y = UINT32_C(1) << wing->y;
    nn_step_begin(&finding->step, NN_ALS_XY_WING);
    nn_als_tell(finding, state->list, wing->a, x);
    nn_als_tell(finding, state->list, wing->c, y);
    nn_als_tell(finding, state->list, wing->b, 0);
    nn_als_remove_victims(finding, state->list, wing->a, wing->b, ~(x | y));
    nn_als_finish(finding);
    return nn_finding_report(finding);
}

static int compare_wings(const void *left, const void *right)
{
    const struct als_wing *a = left, *b = right;
    return (a->place > b->place) - (a->place < b->place);
}

static bool report_wings(struct wing_search *state)
{
    const int count = state->count;
    if (count > 1) qsort(state->wings, (size_t)count, sizeof state->wings[0], compare_wings);
    state->count = 0;
    for (int i = 0; i < count; i++)
        if (!report_wing(state, &state->wings[i])) return false;
    return true;
}

bool nn_find_als_xy_wings(struct nn_finding *finding)
{
    struct wing_search *state = nn_finding_scratch(finding, NN_SCRATCH_ALS_WINGS, sizeof *state);
    if (!state) return true;
    state->finding = finding;
    state->list = nn_als_list(finding);
    state->keeps_all = finding->options.finds_all;
    state->count = 0;
    state->is_found = false;
    if (!state->list) return true;
    nn_als_recall(&state->memory, finding, state->list);
    for (int c = 0; c < state->list->count; c++) {
        if (nn_finding_is_over(finding) || !try_middle(state, c)) return false;
    }
    if (!state->is_found) nn_als_note_nothing(&state->memory, state->list);
    return report_wings(state);
}
