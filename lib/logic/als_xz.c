/* als_xz.c: two almost locked sets that are tied by one or two restricted common digits.
 *
 * One tie, digit X: one of the sets is without X, so all its other digits are locked in it. A digit
 * Z that both have is true in one of them; what sees all Z of both loses Z.
 *
 * Two ties: each of the two digits can be in one of the sets only, and no set can be without both;
 * so each set has exactly one of them. Then X is a digit Z as well, and all other digits of each
 * set are locked in it and leave whatever sees all of their cells (the cells of the other set are
 * spared, as HoDoKu does; they follow in a later step).
 *
 * Data: sets: both, the first with link: the digits that tie them; digits: what is removed. */
#include "logic/als.h"

/* The digits that are in this set for certain, as each tie is used up by one set. */
static void remove_locked(struct nn_search *search, const struct nn_als_list *list, int set,
                          int other, uint32_t links)
{
    uint64_t locked = list->sets[set].digits & ~links;
    while (locked) {
        const int digit = nn_take_bit(&locked);
        const struct nn_cells seen = nn_als_group(list, set, digit)->seen;
        nn_step_remove(&search->step, search->grid, digit,
                       nn_cells_less(seen, list->sets[other].cells));
    }
}

static bool report_xz(struct nn_search *search, const struct nn_als_list *list, int a, int b)
{
    const uint32_t links = nn_als_links(list, a, b);
    nn_step_begin(&search->step, NN_ALS_XZ);
    nn_als_tell(search, list, a, links);
    nn_als_tell(search, list, b, 0);
    if (nn_has_one_bit(links)) {
        nn_als_remove_victims(search, list, a, b, ~links);
    } else {
        nn_als_remove_victims(search, list, a, b, ~UINT32_C(0));
        remove_locked(search, list, a, b, links);
        remove_locked(search, list, b, a, links);
    }
    nn_als_finish(search);
    return nn_search_report(search);
}

/* Something may come of the pair: a cheap test, as nearly all pairs fail it. */
static bool may_remove(const struct nn_als_list *list, int a, int b)
{
    const uint32_t links = nn_als_links(list, a, b);
    if (!nn_has_one_bit(links)) return true;
    uint64_t common = list->sets[a].digits & list->sets[b].digits & ~links;
    while (common)
        if (!nn_cells_are_none(nn_als_victims(list, a, b, nn_take_bit(&common)))) return true;
    return false;
}

/* The sets of this word that are tied to `set` by any digit. */
static uint64_t tied_by_any(const struct nn_als_list *list, int set, int word)
{
    uint64_t tied = 0, digits = list->sets[set].digits;
    while (digits) tied |= nn_als_tied(list, set, nn_take_bit(&digits), word);
    return tied;
}

bool nn_find_als_xz(struct nn_search *search)
{
    const struct nn_als_list *list = nn_als_list(search);
    if (!list) return true;
    for (int a = 0; a < list->count; a++) {
        for (int word = a >> 6; word < list->words; word++) {
            uint64_t later = tied_by_any(list, a, word);
            if (word == a >> 6) later &= ~nn_low_bits((a & 63) + 1);
            while (later) {
                const int b = word * 64 + nn_take_bit(&later);
                if (may_remove(list, a, b) && !report_xz(search, list, a, b)) return false;
            }
        }
    }
    return true;
}
