/* slow_fish.c: fish from the definition: every base with every cover.
 *
 * A fish of a value: n houses, the base, and n other houses, the cover. Every house of the base has at least two places
 * of the value, every house of the cover one at least that is a place of the base. Its fins are the places of the base
 * that are in no house of the cover, or in two of the base (endo fins). It removes the value from places of the cover
 * that are not in the base, and from places in two houses of the cover, as far as they see all fins.
 *
 *     basic     the base has lines of one kind, the cover lines across
 *     Franken   there are boxes, too, in base or cover
 *     mutant    all others
 *     finned    there are fins: five at most, two of them endo fins
 *     sashimi   a basic fish, one of whose lines has but one place, or none, that is not a fin
 *     siamese   two finned basic fish of one base, each of which removes something that the other does not; finned if
 *               one of the two is
 *
 * Covers that leave too many fins are given up early; that is all that is clever here. */
#include "finders/slow_finder.h"

enum { BASIC, FRANKEN, MUTANT };
enum { PLAIN, FINNED, SASHIMI };
enum { MOST_FINS = 5, MOST_ENDO_FINS = 2, LARGEST = 7, MOST_COVERS = 100000 };
enum { ROW_KIND = 1, COLUMN_KIND = 2, BOX_KIND = 4 };

struct fishing {
    const struct slow_board *board;
    struct slow_finds *finds;
    int value, size, form, fins;
    unsigned base_kinds, cover_kinds; /* allowed */
    int base[LARGEST], cover[LARGEST];
    cell_set in_base, in_two_bases;
    bool is_base[HOUSES];
    struct fish {
        cell_set struck, fins;
    } fish[2][MOST_COVERS]; /* with this base: [is_sashimi] */
    int fish_count[2];
};

static unsigned kind_of(int house)
{
    return house < COLUMNS ? ROW_KIND : house < BOXES ? COLUMN_KIND : BOX_KIND;
}

static cell_set places_in(const struct fishing *fishing, int house)
{
    return fishing->board->places[fishing->value] & house_cells[house];
}

static int form_of(const struct fishing *fishing)
{
    unsigned base = 0, cover = 0;
    for (int i = 0; i < fishing->size; i++) {
        base |= kind_of(fishing->base[i]);
        cover |= kind_of(fishing->cover[i]);
    }
    const bool is_by_rows = !(base & COLUMN_KIND) && !(cover & ROW_KIND);
    const bool is_by_columns = !(base & ROW_KIND) && !(cover & COLUMN_KIND);
    if (!is_by_rows && !is_by_columns) return MUTANT;
    return (base | cover) & BOX_KIND ? FRANKEN : BASIC;
}

static bool is_sashimi(const struct fishing *fishing, cell_set fins)
{
    for (int i = 0; i < fishing->size; i++)
        if (count_cells(places_in(fishing, fishing->base[i]) & ~fins) <= 1) return true;
    return false;
}

static void judge_fish(struct fishing *fishing, cell_set covered, cell_set covered_twice)
{
    const cell_set fins = (fishing->in_base & ~covered) | fishing->in_two_bases;
    if (form_of(fishing) != fishing->form || (fins != 0) != (fishing->fins != PLAIN)) return;
    if (count_cells(fins) > MOST_FINS) return;
    const cell_set struck = ((covered & ~fishing->in_base) | covered_twice) & seen_by_all(fins);
    if (!struck) return;
    const int kind = fishing->form == BASIC && fins && is_sashimi(fishing, fins);
    if (fishing->fish_count[kind] < MOST_COVERS)
        fishing->fish[kind][fishing->fish_count[kind]++] = (struct fish){struck, fins};
}

static bool may_cover(const struct fishing *fishing, int house)
{
    return !fishing->is_base[house] && kind_of(house) & fishing->cover_kinds &&
           places_in(fishing, house) & fishing->in_base;
}

/* Can so many of the houses that follow still cover all but the fins that are allowed? */
static bool may_be_covered(const struct fishing *fishing, cell_set covered, int houses, int from)
{
    const cell_set uncovered = fishing->in_base & ~covered;
    const int most_fins = fishing->fins == PLAIN ? 0 : MOST_FINS;
    cell_set coverable = 0;
    int largest = 0;
    for (int house = from; house < HOUSES; house++) {
        const cell_set here = uncovered & house_cells[house];
        if (!here || !may_cover(fishing, house)) continue;
        coverable |= here;
        if (count_cells(here) > largest) largest = count_cells(here);
    }
    return count_cells(uncovered) - houses * largest <= most_fins && count_cells(uncovered & ~coverable) <= most_fins;
}

static void choose_cover(struct fishing *fishing, int chosen, int from, cell_set covered, cell_set covered_twice)
{
    if (chosen == fishing->size) {
        judge_fish(fishing, covered, covered_twice);
        return;
    }
    if (!may_be_covered(fishing, covered, fishing->size - chosen, from)) return;
    for (int house = from; house < HOUSES; house++) {
        const cell_set places = places_in(fishing, house);
        if (!may_cover(fishing, house)) continue;
        fishing->cover[chosen] = house;
        choose_cover(fishing, chosen + 1, house + 1, covered | places, covered_twice | (covered & places));
    }
}

/* The fewer endo fins the better, then the fewer fins. */
static int rate_fins(int fins, int endo_fins)
{
    return 1 + fins + (MOST_FINS + MOST_FINS) * endo_fins;
}

static void note_fish(struct fishing *fishing, cell_set struck, cell_set fins)
{
    const int endo_fins = count_cells(fishing->in_two_bases);
    slow_remove(fishing->finds, fishing->board, fishing->value, struck,
                rate_fins(count_cells(fins) - endo_fins, endo_fins));
}

/* Sashimi fish that are halves of siamese ones with a finned other half. */
static void note_siamese(struct fishing *fishing)
{
    for (int i = 0; i < fishing->fish_count[0]; i++)
        for (int k = 0; k < fishing->fish_count[1]; k++) {
            const struct fish one = fishing->fish[0][i], other = fishing->fish[1][k];
            if (one.struck & ~other.struck && other.struck & ~one.struck)
                note_fish(fishing, one.struck | other.struck, one.fins | other.fins);
        }
}

static void use_base(struct fishing *fishing)
{
    const int kind = fishing->fins == SASHIMI;
    fishing->fish_count[0] = fishing->fish_count[1] = 0;
    choose_cover(fishing, 0, 0, 0, 0);
    for (int i = 0; i < fishing->fish_count[kind]; i++)
        note_fish(fishing, fishing->fish[kind][i].struck, fishing->fish[kind][i].fins);
    if (fishing->fins == FINNED) note_siamese(fishing);
}

static void choose_base(struct fishing *fishing, int chosen, int from)
{
    if (chosen == fishing->size) {
        use_base(fishing);
        return;
    }
    const cell_set once = fishing->in_base, twice = fishing->in_two_bases;
    for (int house = from; house < HOUSES; house++) {
        const cell_set places = places_in(fishing, house);
        if (!(kind_of(house) & fishing->base_kinds) || count_cells(places) < 2) continue;
        fishing->base[chosen] = house;
        fishing->is_base[house] = true;
        fishing->in_base = once | places;
        fishing->in_two_bases = twice | (once & places);
        if (count_cells(fishing->in_two_bases) <= (fishing->fins == PLAIN ? 0 : MOST_ENDO_FINS))
            choose_base(fishing, chosen + 1, house + 1);
        fishing->is_base[house] = false;
        fishing->in_base = once;
        fishing->in_two_bases = twice;
    }
}

static void find_fish(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    static struct fishing fishing;
    static const unsigned kinds[3][2][2] = {
        [BASIC] = {{ROW_KIND, COLUMN_KIND}, {COLUMN_KIND, ROW_KIND}},
        [FRANKEN] = {{ROW_KIND | BOX_KIND, COLUMN_KIND | BOX_KIND}, {COLUMN_KIND | BOX_KIND, ROW_KIND | BOX_KIND}},
        [MUTANT] = {{7, 7}, {0, 0}}};
    fishing.board = board;
    fishing.finds = finds;
    fishing.size = argument % 10;
    fishing.form = argument / 10 % 10;
    fishing.fins = argument / 100;
    for (fishing.value = 0; fishing.value < SIDE; fishing.value++)
        for (int way = 0; way < 2; way++) {
            fishing.base_kinds = kinds[fishing.form][way][0];
            fishing.cover_kinds = kinds[fishing.form][way][1];
            choose_base(&fishing, 0, 0);
        }
}

static int rate_step(const nonet_step *step)
{
    return rate_fins((int)step->fins.count, (int)step->endo_fins.count);
}

#define FISH(code, size, form, kind, positions)                                                                        \
    {                                                                                                                  \
        .technique = code, .find = find_fish, .argument = (size) + 10 * (form) + 100 * (kind), .share = positions,     \
        .length = rate_step                                                                                            \
    }

static const struct slow_finder basic_finders[] = {
    FISH("0300", 2, BASIC, PLAIN, 0),   FISH("0301", 3, BASIC, PLAIN, 0),   FISH("0302", 4, BASIC, PLAIN, 0),
    FISH("0303", 5, BASIC, PLAIN, 0),   FISH("0304", 6, BASIC, PLAIN, 0),   FISH("0305", 7, BASIC, PLAIN, 0),
    FISH("0310", 2, BASIC, FINNED, 0),  FISH("0311", 3, BASIC, FINNED, 0),  FISH("0312", 4, BASIC, FINNED, 0),
    FISH("0313", 5, BASIC, FINNED, 0),  FISH("0314", 6, BASIC, FINNED, 0),  FISH("0315", 7, BASIC, FINNED, 0),
    FISH("0320", 2, BASIC, SASHIMI, 0), FISH("0321", 3, BASIC, SASHIMI, 0), FISH("0322", 4, BASIC, SASHIMI, 0),
    FISH("0323", 5, BASIC, SASHIMI, 0), FISH("0324", 6, BASIC, SASHIMI, 0), FISH("0325", 7, BASIC, SASHIMI, 0),
};
static const struct slow_finder complex_finders[] = {
    FISH("0330", 2, FRANKEN, PLAIN, 0),  FISH("0331", 3, FRANKEN, PLAIN, 0),  FISH("0332", 4, FRANKEN, PLAIN, 0),
    FISH("0333", 5, FRANKEN, PLAIN, 0),  FISH("0334", 6, FRANKEN, PLAIN, 0),  FISH("0335", 7, FRANKEN, PLAIN, 0),
    FISH("0340", 2, FRANKEN, FINNED, 0), FISH("0341", 3, FRANKEN, FINNED, 0), FISH("0342", 4, FRANKEN, FINNED, 0),
    FISH("0343", 5, FRANKEN, FINNED, 5), FISH("0344", 6, FRANKEN, FINNED, 5), FISH("0345", 7, FRANKEN, FINNED, 5),
    FISH("0350", 2, MUTANT, PLAIN, 0),   FISH("0351", 3, MUTANT, PLAIN, 0),   FISH("0352", 4, MUTANT, PLAIN, 0),
    FISH("0353", 5, MUTANT, PLAIN, 0),   FISH("0354", 6, MUTANT, PLAIN, 0),   FISH("0355", 7, MUTANT, PLAIN, 0),
    FISH("0360", 2, MUTANT, FINNED, 0),  FISH("0361", 3, MUTANT, FINNED, 0),  FISH("0362", 4, MUTANT, FINNED, 10),
    FISH("0363", 5, MUTANT, FINNED, 40), FISH("0364", 6, MUTANT, FINNED, 60), FISH("0365", 7, MUTANT, FINNED, 60),
};

const struct slow_family slow_basic_fish = {.name = "basic_fish",
                                            .finders = basic_finders,
                                            .count = sizeof basic_finders / sizeof *basic_finders,
                                            .quick = 100};
const struct slow_family slow_fish = {
    .name = "fish", .finders = complex_finders, .count = sizeof complex_finders / sizeof *complex_finders, .quick = 20};
