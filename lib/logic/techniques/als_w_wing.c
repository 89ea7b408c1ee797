/* als_w_wing.c: two almost locked sets, joined by a strong link: a W-wing with sets in place of cells.
 *
 * A and B have x and z, and a house has just two places for x, outside both sets: one sees all places
 * of x in A, the other one all those in B. Whichever of the two is x, the set that it sees lacks x, so
 * all other digits of that set are locked in it, z among them. What sees all z of A and B loses z.
 *
 * Sets that x ties directly are left to ALS-XZ, pairs of single cells to the W-wing. For each link the sets that its
 * ends see are rows of a table (als.h), and so are the sets with a common victim: nearly all pairs are ruled out at
 * once, as bits. The wing with the fewest cells in its sets is reported; if all are asked for, a link that lies in two
 * houses, or a larger set, gives the same again, which is reported once.
 *
 * Data: sets[0] and sets[1]: A and B, both with link x; sets[2]: the two places of x. base[0]: their
 * house. digits: what is removed. */
#include "logic/als.h"

#include <assert.h>

#include "logic/seen_steps.h"
#include "logic/techniques/single_digit.h"

struct als_bridge {
    int digit, house;
    int near_a, near_b;
};

struct als_w_search {
    struct nn_finding *finding;
    const struct nn_als_list *list;
    int fewest_cells; /* of the best wing; 0: none yet */
    int best_a, best_b;
    struct als_bridge best;
    struct nn_seen_steps seen;
};

static bool report_als_w_wing(struct als_w_search *search, const struct als_bridge *bridge, int a, int b)
{
    assert(a != b);
    struct nn_finding *finding = search->finding;
    const struct nn_als_list *list = search->list;
    struct nn_step *step = &finding->step;
    const uint32_t link = UINT32_C(1) << bridge->digit;
    struct nn_cells places = nn_one_cell(bridge->near_a);
    nn_cells_add(&places, bridge->near_b);
    nn_step_begin(step, NN_ALS_W_WING);
    nn_step_base(step, bridge->house);
    nn_als_tell(finding, list, a, link);
    nn_als_tell(finding, list, b, link);
    nn_step_set(step, link, places, 0);
    step->cells = nn_cells_or(step->cells, places);
    nn_als_remove_victims(finding, list, a, b, ~link);
    nn_als_finish(finding);
    const bool is_for_a_list = finding->options.is_thorough; /* which wants the shortest */
    return (!is_for_a_list && nn_step_was_seen(&search->seen, step)) || nn_finding_report(finding);
}

static bool offer_als_w_wing(struct als_w_search *search, const struct als_bridge *bridge, int a, int b)
{
    const struct nn_als_list *list = search->list;
    if (search->finding->options.finds_all) return report_als_w_wing(search, bridge, a, b);
    const int cells = nn_cells_count(list->sets[a].cells) + nn_cells_count(list->sets[b].cells);
    if (search->fewest_cells && search->fewest_cells <= cells) return true;
    search->fewest_cells = cells;
    search->best_a = a;
    search->best_b = b;
    search->best = *bridge;
    return true;
}

/* The sets of this word that may be the B to A: they have a common victim of another digit than the
 * link's, do not touch A and are not tied to it by the link's digit. */
static uint64_t partners_of(const struct nn_als_list *list, int a, int digit, int word)
{
    assert(list->sets[a].digits >> digit & 1);
    uint64_t meeting = 0;
    for (uint64_t digits = list->sets[a].digits & ~nn_bit(digit); digits;)
        meeting |= nn_als_meeting(list, a, nn_take_bit(&digits))[word];
    const int view = nn_als_group(list, a, digit)->view;
    return meeting & ~nn_als_row(list, list->overlapping, a)[word] & ~nn_als_row(list, list->linked, view)[word];
}

static bool is_one_cell_each(const struct nn_als_list *list, int a, int b)
{
    return nn_count_bits(list->sets[a].digits) == 2 && nn_count_bits(list->sets[b].digits) == 2;
}

static bool touches_bridge(const struct nn_als_list *list, const struct als_bridge *bridge, int set)
{
    return nn_cells_have(list->sets[set].cells, bridge->near_a) || nn_cells_have(list->sets[set].cells, bridge->near_b);
}

/* All sets that the far end of the bridge sees, with A, which the near end sees. */
static bool try_partners(struct als_w_search *search, const struct als_bridge *bridge, int a)
{
    const struct nn_als_list *list = search->list;
    const uint64_t *seen = nn_als_row(list, list->threatening, nn_als_place(list, bridge->digit, bridge->near_b));
    const uint64_t *victims = nn_als_row(list, list->having_victims, a);
    for (int word = 0; word < list->words; word++) {
        uint64_t sets = seen[word] & victims[word];
        if (sets) sets &= partners_of(list, a, bridge->digit, word);
        while (sets) {
            const int b = word * 64 + nn_take_bit(&sets);
            if (b == a || is_one_cell_each(list, a, b) || touches_bridge(list, bridge, b)) continue;
            if (!offer_als_w_wing(search, bridge, a, b)) return false;
        }
    }
    return true;
}

static bool cross_bridge(struct als_w_search *search, const struct als_bridge *bridge)
{
    assert(bridge->near_a != bridge->near_b);
    const struct nn_als_list *list = search->list;
    const uint64_t *seen = nn_als_row(list, list->threatening, nn_als_place(list, bridge->digit, bridge->near_a));
    for (int word = 0; word < list->words; word++) {
        for (uint64_t sets = seen[word]; sets;) {
            const int a = word * 64 + nn_take_bit(&sets);
            if (!touches_bridge(list, bridge, a) && !try_partners(search, bridge, a)) return false;
        }
    }
    return true;
}

bool nn_find_als_w_wings(struct nn_finding *finding)
{
    struct als_w_search search = {.finding = finding, .list = nn_als_list(finding)};
    for (int digit = 0; search.list && digit < finding->geometry->side; digit++) {
        struct nn_strong_link links[NN_LOGIC_HOUSES];
        const int count = nn_strong_links(finding->grid, digit, 0, finding->geometry->houses, links);
        for (int i = 0; i < count; i++) {
            const struct als_bridge bridge = {digit, links[i].house, links[i].cell[0], links[i].cell[1]};
            if (nn_finding_is_over(finding) || !cross_bridge(&search, &bridge)) return false;
        }
    }
    return !search.fewest_cells || report_als_w_wing(&search, &search.best, search.best_a, search.best_b);
}
