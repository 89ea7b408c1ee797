/* franken_fish.c: Franken X-wing and swordfish, plain, finned and siamese.
 *
 * A Franken fish has boxes among its houses: the base is n lines of one kind and boxes, the
 * cover n lines across and boxes, and at least one of these houses is a box. A row and a box may
 * share cells, so there is more to watch than in a basic fish:
 *
 *     fin        a base place that no cover house has
 *     endo fin   a place that two base houses have: it would serve both
 *
 * If all fins of both sorts are false, the digit is in n different base places, each in a different cover house. Then
 * the other places of the cover are false, and so are base places that two cover houses have (cannibalism): one there
 * would use up two. So what sees all fins, of both sorts, is struck.
 *
 * Two tests save nearly all of the work. A fish only strikes what no template has
 * (fish_templates.h); these are the targets, mostly none. And if a target holds the digit, what
 * it sees is false, the fins are among that, one cover house is used up by it, and the n - 1
 * others must have all base places that are left.
 *
 * Digits are searched in turn, rows as base before columns; houses of a base or a cover in
 * ascending order, lines before boxes.
 *
 * Data: digits; base, cover: houses; cells: the base's places without fins; fins and endo_fins. Struck cells that are
 * in `cells` are cannibalism. A siamese fish has the second cover after the first, and the cells and fins of both. */
#include <assert.h>

#include "logic/fish.h"
#include "logic/fish_templates.h"

struct franken_search {
    struct nn_finding *finding;
    enum nn_technique technique;
    bool is_finned;
    int size, digit, kind; /* the kind of the base's lines */
    struct nn_cells targets;
    struct nn_cells places[NN_LOGIC_HOUSES]; /* of the digit in each house */
    /* the base: places of its houses, and those of two */
    int base[NN_LARGEST_FISH];
    struct nn_cells once, twice;
    /* the cover, likewise */
    int cover[NN_LARGEST_FISH];
    struct nn_cells covered, doubly_covered;
    struct nn_school school;
};

static bool is_box(const struct franken_search *search, int house)
{
    assert(house >= 0 && house < search->finding->geometry->houses);
    return nn_kind_of_house(search->finding->geometry, house) == NN_BOX;
}

static bool has_a_box(const struct franken_search *search)
{
    /* Lines come before boxes, so the last house tells. */
    return is_box(search, search->base[search->size - 1]) || is_box(search, search->cover[search->size - 1]);
}

/* The house after this one among the lines of a kind and the boxes. */
static int next_house(const struct nn_geometry *geometry, int house, int kind)
{
    assert(kind == NN_ROW || kind == NN_COLUMN);
    house++;
    return house == (kind + 1) * geometry->side ? NN_BOX * geometry->side : house;
}

/* ---- the cover ------------------------------------------------------------------------------- */

static bool report_franken(struct franken_search *search, struct nn_cells fins, struct nn_cells struck)
{
    struct nn_fish fish = {.technique = search->technique, .digit = search->digit, .size = search->size};
    for (int i = 0; i < search->size; i++) {
        fish.base[i] = search->base[i];
        fish.cover[i] = search->cover[i];
    }
    fish.fins = nn_cells_less(fins, search->twice);
    fish.endo_fins = search->twice;
    fish.cells = nn_cells_less(search->once, fins);
    fish.struck = struck;
    return nn_fish_found(search->finding, &search->school, &fish);
}

/* Base and cover are chosen. */
static bool check_franken_cover(struct franken_search *search)
{
    const struct nn_cells fins = nn_cells_or(nn_cells_less(search->once, search->covered), search->twice);
    const int fin_count = nn_cells_count(fins);
    if ((fin_count > 0) != search->is_finned || fin_count > NN_MOST_FINS || !has_a_box(search)) return true;
    const struct nn_cells exposed =
        nn_cells_or(nn_cells_less(search->covered, search->once), nn_cells_less(search->doubly_covered, fins));
    struct nn_cells struck = nn_cells_and(exposed, search->targets);
    if (nn_cells_are_none(struck)) return true;
    struck = nn_cells_and(exposed, nn_common_peers(search->finding->geometry, fins));
    if (nn_cells_are_none(struck)) return true;
    return report_franken(search, fins, struck);
}

static bool is_in_base(const struct franken_search *search, int house)
{
    for (int i = 0; i < search->size; i++)
        if (search->base[i] == house) return true;
    return false;
}

/* Choose the cover's house number `chosen` and those that follow, from `from` on. */
static bool choose_franken_cover(struct franken_search *search, int chosen, int from)
{
    assert(chosen <= search->size);
    if (chosen == search->size) return check_franken_cover(search);
    const struct nn_geometry *geometry = search->finding->geometry;
    const struct nn_cells covered = search->covered, doubly = search->doubly_covered;
    for (int house = from; house < geometry->houses; house = next_house(geometry, house, NN_COLUMN - search->kind)) {
        if (!nn_cells_meet(search->places[house], search->once) || is_in_base(search, house)) continue;
        search->cover[chosen] = house;
        search->doubly_covered = nn_cells_or(doubly, nn_cells_and(covered, search->places[house]));
        search->covered = nn_cells_or(covered, search->places[house]);
        const bool goes_on =
            choose_franken_cover(search, chosen + 1, next_house(geometry, house, NN_COLUMN - search->kind));
        search->covered = covered;
        search->doubly_covered = doubly;
        if (!goes_on) return false;
    }
    return true;
}

/* ---- the base -------------------------------------------------------------------------------- */

/* Can this many cover houses have all these cells? */
static bool are_coverable(const struct franken_search *search, struct nn_cells cells, int houses)
{
    assert(houses >= 0);
    if (nn_cells_are_none(cells)) return true;
    if (!houses) return false;
    const struct nn_geometry *geometry = search->finding->geometry;
    const uint8_t *house_of = geometry->house_of[nn_cells_first(cells)];
    const int line = house_of[NN_COLUMN - search->kind], box = house_of[NN_BOX];
    return are_coverable(search, nn_cells_less(cells, geometry->house[line]), houses - 1) ||
           are_coverable(search, nn_cells_less(cells, geometry->house[box]), houses - 1);
}

/* Might a fish with this base strike the target? (See the top.) */
static bool may_strike(const struct franken_search *search, int target)
{
    const struct nn_cells seen = search->finding->geometry->peers[target];
    if (!nn_cells_within(search->twice, seen)) return false;
    struct nn_cells left = nn_cells_less(search->once, seen);
    const bool is_base_place = nn_cells_have(left, target);
    nn_cells_drop(&left, target);
    return are_coverable(search, left, search->size - 1 - is_base_place);
}

static bool check_franken_base(struct franken_search *search)
{
    bool is_promising = false;
    NN_EACH_CELL(target, search->targets) is_promising = is_promising || may_strike(search, target);
    if (!is_promising) return true;
    search->school.count = 0;
    search->covered = search->doubly_covered = nn_no_cells();
    const int first_line = (NN_COLUMN - search->kind) * search->finding->geometry->side;
    return choose_franken_cover(search, 0, first_line) &&
           nn_school_report(search->finding, &search->school, search->technique);
}

/* Choose the base's house number `chosen` and those that follow, from `from` on. */
static bool choose_franken_base(struct franken_search *search, int chosen, int from)
{
    if (chosen == search->size) return check_franken_base(search);
    if (search->size - chosen >= 2 && nn_finding_is_over(search->finding)) return false;
    const struct nn_geometry *geometry = search->finding->geometry;
    const int most_endo_fins = search->is_finned ? NN_MOST_ENDO_FINS : 0;
    const struct nn_cells once = search->once, twice = search->twice;
    for (int house = from; house < geometry->houses; house = next_house(geometry, house, search->kind)) {
        if (search->finding->grid->open_places[house][search->digit] < 2) continue;
        search->base[chosen] = house;
        search->twice = nn_cells_or(twice, nn_cells_and(once, search->places[house]));
        search->once = nn_cells_or(once, search->places[house]);
        const bool goes_on = nn_cells_count(search->twice) > most_endo_fins ||
                             choose_franken_base(search, chosen + 1, next_house(geometry, house, search->kind));
        search->once = once;
        search->twice = twice;
        if (!goes_on) return false;
    }
    return true;
}

/* ---- the search ------------------------------------------------------------------------------ */

static bool find_franken_of(struct nn_finding *finding, enum nn_technique technique, int size, bool is_finned)
{
    const struct nn_geometry *geometry = finding->geometry;
    const struct nn_cells *targets = nn_fish_targets(finding);
    if (!targets) return true;
    struct franken_search *const search = nn_finding_scratch(finding, NN_SCRATCH_FRANKEN_FISH, sizeof *search);
    if (!search) return true;
    search->finding = finding;
    search->technique = technique;
    search->is_finned = is_finned;
    search->size = size;
    search->once = search->twice = nn_no_cells();
    for (search->digit = 0; search->digit < geometry->side; search->digit++) {
        search->targets = targets[search->digit];
        if (nn_cells_are_none(search->targets)) continue;
        for (int house = 0; house < geometry->houses; house++)
            search->places[house] = nn_grid_places(finding->grid, search->digit, house);
        for (search->kind = NN_ROW; search->kind <= NN_COLUMN; search->kind++)
            if (!choose_franken_base(search, 0, search->kind * geometry->side)) return false;
    }
    return true;
}

bool nn_find_franken_fish(struct nn_finding *finding)
{
    static const struct {
        enum nn_technique technique;
        int size;
        bool is_finned;
    } table[] = {{NN_FRANKEN_X_WING, 2, false},
                 {NN_FRANKEN_SWORDFISH, 3, false},
                 {NN_FINNED_FRANKEN_X_WING, 2, true},
                 {NN_FINNED_FRANKEN_SWORDFISH, 3, true}};
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (nn_finding_wants(finding, table[i].technique) &&
            !find_franken_of(finding, table[i].technique, table[i].size, table[i].is_finned))
            return false;
    return true;
}
