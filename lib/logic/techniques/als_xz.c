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

#include <assert.h>

/* The digits that are in this set for certain, as each tie is used up by one set. */
static void remove_locked(struct nn_finding *finding, const struct nn_als_list *list, int set, int other,
                          uint32_t links)
{
    uint64_t locked = list->sets[set].digits & ~links;
    while (locked) {
        const int digit = nn_take_bit(&locked);
        const struct nn_cells seen = nn_als_group(list, set, digit)->seen;
        nn_step_remove(&finding->step, finding->grid, digit, nn_cells_less(seen, list->sets[other].cells));
    }
}

static bool report_xz(struct nn_finding *finding, const struct nn_als_list *list, int a, int b)
{
    assert(a < b);
    const uint32_t links = nn_als_links(list, a, b);
    nn_step_begin(&finding->step, NN_ALS_XZ);
    nn_als_tell(finding, list, a, links);
    nn_als_tell(finding, list, b, 0);
    if (nn_has_one_bit(links)) {
        nn_als_remove_victims(finding, list, a, b, ~links);
    } else {
        nn_als_remove_victims(finding, list, a, b, ~UINT32_C(0));
        remove_locked(finding, list, a, b, links);
        remove_locked(finding, list, b, a, links);
    }
    nn_als_finish(finding);
    return nn_finding_report(finding);
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

/* The sets of this word that something may come of with `set`: they are tied, and they have a
 * common victim or two ties. */
static uint64_t promising_partners(const struct nn_als_list *list, int set, int word)
{
    uint64_t once = 0, twice = 0, digits = list->sets[set].digits;
    while (digits) {
        const uint64_t tied = nn_als_tied(list, set, nn_take_bit(&digits), word);
        twice |= once & tied;
        once |= tied;
    }
    return twice | (once & nn_als_row(list, list->having_victims, set)[word]);
}

/* The sets of this word, after A, that are to be tried with A. */
static uint64_t list_partners(const struct nn_als_list *list, const uint64_t *fresh, int a, int word)
{
    assert(word >= a >> 6);
    uint64_t later = word == a >> 6 ? nn_als_after(a) : ~UINT64_C(0);
    if (!nn_als_bits_have(fresh, a)) later &= fresh[word];
    return later ? later & promising_partners(list, a, word) : 0;
}

bool nn_find_als_xz(struct nn_finding *finding)
{
    const struct nn_als_list *list = nn_als_list(finding);
    struct nn_als_memory *memory = nn_finding_scratch(finding, NN_SCRATCH_ALS_XZ, sizeof *memory);
    if (!list || !memory) return true;
    nn_als_recall(memory, finding, list);
    bool is_told = false;
    for (int a = 0; a < list->count; a++) {
        for (int word = a >> 6; word < list->words; word++) {
            uint64_t later = list_partners(list, memory->fresh.word, a, word);
            while (later) {
                const int b = word * 64 + nn_take_bit(&later);
                if (!may_remove(list, a, b)) continue;
                if (!report_xz(finding, list, a, b)) return false;
                is_told |= nn_step_does_something(&finding->step);
            }
        }
    }
    if (!is_told) nn_als_note_nothing(memory, list);
    return true;
}
