/* als_xy_wing.c: three almost locked sets, A - C - B.
 *
 * X ties A to C, another digit Y ties C to B. If A is without Z, another digit of A and B, it has
 * X, so C is without X and has Y, so B is without Y and has Z. What sees all Z of A and B loses Z.
 *
 * Of all wings the one whose pairs of tied sets come first in the list's order is reported first:
 * wings are compared by their lower pair, then by the other one.
 *
 * Data: sets: A with link X, C with link Y, B; digits: what is removed. */
#include "logic/als.h"

#include <stdlib.h>

enum { NN_MOST_WINGS = 4000 };

struct als_wing {
    uint64_t place; /* in the order: both pairs */
    uint16_t a, b, c;
    uint8_t x, y;
};

struct wing_search {
    struct nn_search *search;
    const struct nn_als_list *list;
    bool keeps_all;
    int count;
    struct als_wing wings[NN_MOST_WINGS];
};

static uint64_t place_of_pair(int one, int other)
{
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

static void keep_wing(struct wing_search *state, int a, int x, int c, int y, int b)
{
    const uint32_t ties = UINT32_C(1) << x | UINT32_C(1) << y;
    if (!removes_something(state->list, a, b, ~ties)) return;
    const uint64_t place = place_of_wing(a, c, b);
    if (!state->keeps_all && state->count && state->wings[0].place <= place) return;
    if (state->count == NN_MOST_WINGS) return;
    const int index = state->keeps_all ? state->count : 0;
    state->wings[index] =
        (struct als_wing){place, (uint16_t)a, (uint16_t)b, (uint16_t)c, (uint8_t)x, (uint8_t)y};
    state->count = index + 1;
}

/* The sets of this word that have a victim in common with `set`, by any digit but `without`. */
static uint64_t meeting_any(const struct nn_als_list *list, int set, int without, int word)
{
    uint64_t meeting = 0, digits = list->sets[set].digits & ~nn_bit(without);
    while (digits) meeting |= nn_als_group(list, set, nn_take_bit(&digits))->meeting.word[word];
    return meeting & ~list->overlapping[set].word[word];
}

/* All wings with these A and C. A comes before B in the list, so that no wing is found twice. */
static void try_wing(struct wing_search *state, int a, int x, int c, const struct nn_als_bits *tied)
{
    const struct nn_als_list *list = state->list;
    uint64_t ties = list->sets[c].digits & ~nn_bit(x);
    struct nn_als_bits meeting;
    uint64_t any = 0;
    for (int word = a >> 6; word < list->words; word++) {
        uint64_t reached = 0;
        for (uint64_t digits = ties; digits;) reached |= tied[nn_take_bit(&digits)].word[word];
        if (reached) reached &= meeting_any(list, a, x, word);
        if (word == a >> 6) reached &= ~nn_low_bits((a & 63) + 1);
        any |= meeting.word[word] = reached;
    }
    while (any && ties) {
        const int y = nn_take_bit(&ties);
        for (int word = a >> 6; word < list->words; word++) {
            uint64_t ends = meeting.word[word] & tied[y].word[word];
            while (ends) keep_wing(state, a, x, c, y, word * 64 + nn_take_bit(&ends));
        }
    }
}

/* All wings around C. */
static void try_middle(struct wing_search *state, int c)
{
    const struct nn_als_list *list = state->list;
    struct nn_als_bits tied[NN_LOGIC_SIDE];
    for (uint64_t digits = list->sets[c].digits; digits;) {
        const int digit = nn_take_bit(&digits);
        for (int word = 0; word < list->words; word++)
            tied[digit].word[word] = nn_als_tied(list, c, digit, word);
    }
    for (uint64_t digits = list->sets[c].digits; digits;) {
        const int x = nn_take_bit(&digits);
        for (int word = 0; word < list->words; word++) {
            uint64_t sets = tied[x].word[word];
            while (sets) try_wing(state, word * 64 + nn_take_bit(&sets), x, c, tied);
        }
    }
}

static bool report_wing(struct wing_search *state, const struct als_wing *wing)
{
    struct nn_search *search = state->search;
    const uint32_t x = UINT32_C(1) << wing->x, y = UINT32_C(1) << wing->y;
    nn_step_begin(&search->step, NN_ALS_XY_WING);
    nn_als_tell(search, state->list, wing->a, x);
    nn_als_tell(search, state->list, wing->c, y);
    nn_als_tell(search, state->list, wing->b, 0);
    nn_als_remove_victims(search, state->list, wing->a, wing->b, ~(x | y));
    nn_als_finish(search);
    return nn_search_report(search);
}

static int compare_wings(const void *left, const void *right)
{
    const struct als_wing *a = left, *b = right;
    return (a->place > b->place) - (a->place < b->place);
}

bool nn_find_als_xy_wings(struct nn_search *search)
{
    struct wing_search *state = nn_search_scratch(search, NN_FAMILY_ALS_WINGS, sizeof *state);
    if (!state) return true;
    state->search = search;
    state->list = nn_als_list(search);
    state->keeps_all = search->options.finds_all;
    state->count = 0;
    if (!state->list) return true;
    for (int c = 0; c < state->list->count; c++) {
        if (nn_watch_is_over(&search->watch)) return false;
        try_middle(state, c);
    }
    if (state->count > 1)
        qsort(state->wings, (size_t)state->count, sizeof state->wings[0], compare_wings);
    for (int i = 0; i < state->count; i++)
        if (!report_wing(state, &state->wings[i])) return false;
    return true;
}
