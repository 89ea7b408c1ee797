/* turbot_fish.c: two strong links of a digit in any houses, joined where their inner ends see
 * each other.
 *
 * The general form of skyscraper and kite (single_digit.c); those are left to their own finders.
 * Of all turbot fish the best one is taken: the most candidates struck, then the one whose
 * struck candidates have the lowest cells. With finds_all all are reported, in the order in
 * which the links are combined.
 *
 * Data: as in single_digit.c, base[0] and base[1] being the houses of the links. */
#include "logic/fish_templates.h"
#include "logic/techniques/single_digit.h"

static bool are_joined(const struct nn_geometry *geometry, const struct nn_link_pair *pair)
{
    return nn_are_peers(geometry, pair->inner[0], pair->inner[1]) && pair->outer[0] != pair->inner[1] &&
           pair->outer[1] != pair->inner[0] && pair->outer[0] != pair->outer[1];
}

/* Is it one of the special forms? */
static bool has_own_name(const struct nn_geometry *geometry, const struct nn_link_pair *pair)
{
    const int kind_a = nn_kind_of_house(geometry, pair->house[0]);
    const int kind_b = nn_kind_of_house(geometry, pair->house[1]);
    if (kind_a == NN_BOX || kind_b == NN_BOX) return false;
    const int joint = kind_a == kind_b ? NN_COLUMN - kind_a : NN_BOX;
    return geometry->house_of[pair->inner[0]][joint] == geometry->house_of[pair->inner[1]][joint];
}

/* The measure by which equals are told apart, low is better: the cells, the second counted twice, the
 * third three times. (HoDoKu's outputs ask for low cells first; they do not tell the weights.) */
static int weigh_cells(struct nn_cells cells)
{
    int sum = 0, weight = 1;
    NN_EACH_CELL(cell, cells) sum += weight++ * cell;
    return sum;
}

struct turbot_search {
    struct nn_finding *finding;
    struct nn_link_pair best;
    int strikes, weight; /* of the best; no strikes: none yet */
};

static void keep_better_turbot(struct turbot_search *search, const struct nn_link_pair *pair, struct nn_cells struck)
{
    const int strikes = nn_cells_count(struck);
    if (strikes < search->strikes) return;
    const int weight = weigh_cells(struck);
    if (strikes == search->strikes && weight >= search->weight) return;
    search->best = *pair;
    search->strikes = strikes;
    search->weight = weight;
}

static bool try_links(struct turbot_search *search, int digit, const struct nn_strong_link *a,
                      const struct nn_strong_link *b)
{
    struct nn_finding *finding = search->finding;
    for (int ends = 0; ends < 4; ends++) {
        const int end_a = ends >> 1, end_b = ends & 1;
        const struct nn_link_pair pair = {.digit = digit,
                                          .outer = {a->cell[!end_a], b->cell[!end_b]},
                                          .inner = {a->cell[end_a], b->cell[end_b]},
                                          .house = {a->house, b->house}};
        if (!are_joined(finding->geometry, &pair) || has_own_name(finding->geometry, &pair)) continue;
        const struct nn_cells struck = nn_link_pair_strikes(finding->grid, &pair);
        if (nn_cells_are_none(struck)) continue;
        if (!finding->options.finds_all) {
            keep_better_turbot(search, &pair, struck);
            continue;
        }
        nn_link_pair_fill(&finding->step, finding->grid, NN_TURBOT_FISH, &pair);
        if (!nn_finding_report(finding)) return false;
    }
    return true;
}

bool nn_find_turbot_fish(struct nn_finding *finding)
{
    struct turbot_search search = {.finding = finding};
    const struct nn_cells *targets = nn_fish_targets(finding);
    for (int digit = 0; targets && digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        struct nn_strong_link links[NN_LOGIC_HOUSES];
        const int count = nn_strong_links(finding->grid, digit, 0, finding->geometry->houses, links);
        for (int a = 0; a < count; a++)
            for (int b = a + 1; b < count; b++)
                if (!try_links(&search, digit, &links[a], &links[b])) return false;
    }
    if (!search.strikes) return true;
    nn_link_pair_fill(&finding->step, finding->grid, NN_TURBOT_FISH, &search.best);
    return nn_finding_report(finding);
}
