/* basic_fish.c: X-wing, swordfish, jellyfish, squirmbag, whale, leviathan; finned, sashimi, siamese.
 *
 * The base is n parallel lines, the cover n lines across. If all places of the digit in the base lie in the cover, both
 * hold the digit n times, so it leaves the rest of the cover. Base places outside the cover are fins: either a fin
 * holds the digit or the fish works, so only what sees all fins is struck.
 *
 *         c2  c5  c8                  the base is r1 and r4, the cover c2 and c8,
 *     r1   x   .   x                  f is a fin, * loses the digit
 *     r4   x   .   x f
 *     r5   .   .   *
 *
 * A struck cell lies in a line of the cover and in none of the base, a fin the other way round,
 * so they share at most a box: all fins must lie in one box, and with them all that is struck. A
 * finned fish is called sashimi if without its fins a line of the base has only one place left.
 * A siamese fish is two finned fish with the same base, whose effects are added.
 *
 * Digits without targets (fish_templates.h), nearly all, are skipped, as are fins in a box without targets. Lines are
 * masks here: places[line] has a bit for each line across where the digit may stand. Digits are searched in turn, rows
 * as base before columns, bases and then covers in ascending order.
 *
 * Data: digits; base and cover: the lines; cells: the base's places inside the cover; fins. A siamese fish has the
 * second cover after the first; its cells and fins are those of both. */
#include <assert.h>

#include "logic/fish.h"
#include "logic/fish_templates.h"

/* The techniques of one size. */
struct fish_names {
    enum nn_technique plain, finned, sashimi;
};

static const struct fish_names names_of_size[] = {[2] = {NN_X_WING, NN_FINNED_X_WING, NN_SASHIMI_X_WING},
                                                  [3] = {NN_SWORDFISH, NN_FINNED_SWORDFISH, NN_SASHIMI_SWORDFISH},
                                                  [4] = {NN_JELLYFISH, NN_FINNED_JELLYFISH, NN_SASHIMI_JELLYFISH},
                                                  [5] = {NN_SQUIRMBAG, NN_FINNED_SQUIRMBAG, NN_SASHIMI_SQUIRMBAG},
                                                  [6] = {NN_WHALE, NN_FINNED_WHALE, NN_SASHIMI_WHALE},
                                                  [7] = {NN_LEVIATHAN, NN_FINNED_LEVIATHAN, NN_SASHIMI_LEVIATHAN}};

/* What is looked for, and the base that is being built up. */
struct fish_search {
    struct nn_finding *finding;
    enum nn_technique technique;
    int size, digit, kind;          /* the kind of the base's lines */
    struct nn_cells targets;        /* all that may be struck (fish_templates.h) */
    uint32_t places[NN_LOGIC_SIDE]; /* by line */
    uint32_t across[NN_LOGIC_SIDE]; /* the same by line across */
    int base[NN_LARGEST_FISH];
    uint32_t lines, spread; /* the base as a mask, and the union of its places */
    struct nn_school school;
};

static int cell_on(const struct fish_search *search, int line, int crossing)
{
    assert(line >= 0 && line < search->finding->geometry->side && crossing >= 0 &&
           crossing < search->finding->geometry->side);
    const int side = search->finding->geometry->side;
    return search->kind == NN_ROW ? line * side + crossing : crossing * side + line;
}

/* The cells of these lines at these crossings. */
static struct nn_cells places_on(const struct fish_search *search, uint64_t lines, uint32_t crossings)
{
    struct nn_cells cells = nn_no_cells();
    while (lines) {
        const int line = nn_take_bit(&lines);
        uint64_t here = search->places[line] & crossings;
        while (here) nn_cells_add(&cells, cell_on(search, line, nn_take_bit(&here)));
    }
    return cells;
}

static bool is_sashimi(const struct fish_search *search, uint32_t cover)
{
    for (int i = 0; i < search->size; i++)
        if (nn_count_bits(search->places[search->base[i]] & cover) <= 1) return true;
    return false;
}

/* Is the fish with this cover the technique that is wanted, or the other half of a siamese one? */
static bool is_wanted_form(const struct fish_search *search, enum nn_technique technique)
{
    return technique == search->technique || search->finding->options.allows_siamese;
}

static bool report_basic(struct fish_search *search, uint32_t cover, struct nn_cells fins, struct nn_cells struck)
{
    assert(nn_count_bits(cover) == search->size);
    const struct fish_names *names = &names_of_size[search->size];
    const bool has_fins = !nn_cells_are_none(fins), is_thin = has_fins && is_sashimi(search, cover);
    struct nn_fish fish = {.digit = search->digit, .size = search->size, .is_sashimi = is_thin};
    fish.technique = is_thin ? names->sashimi : has_fins ? names->finned : names->plain;
    if (!is_wanted_form(search, fish.technique)) return true;

    const int side = search->finding->geometry->side;
    uint64_t crossings = cover;
    for (int i = 0; i < search->size; i++) {
        fish.base[i] = search->kind * side + search->base[i];
        fish.cover[i] = (NN_COLUMN - search->kind) * side + nn_take_bit(&crossings);
    }
    fish.cells = places_on(search, search->lines, cover);
    fish.fins = fins;
    fish.struck = struck;
    return nn_fish_found(search->finding, &search->school, &fish);
}

/* Base and cover are chosen. */
static bool check_cover(struct fish_search *search, uint32_t cover, int fin_box)
{
    assert(nn_count_bits(cover) == search->size);
    const struct nn_geometry *geometry = search->finding->geometry;
    struct nn_cells struck = nn_no_cells();
    uint64_t crossings = cover;
    while (crossings) {
        const int crossing = nn_take_bit(&crossings);
        uint64_t lines = search->across[crossing] & ~search->lines;
        while (lines) nn_cells_add(&struck, cell_on(search, nn_take_bit(&lines), crossing));
    }
    if (fin_box >= 0) struck = nn_cells_and(struck, geometry->house[fin_box]);
    if (nn_cells_are_none(struck)) return true;
    const struct nn_cells fins = places_on(search, search->lines, search->spread & ~cover);
    if (nn_cells_count(fins) > NN_MOST_FINS) return true;
    return report_basic(search, cover, fins, struck);
}

/* The box that holds all of the base's places at a crossing, or that and `box`; -1: there is
 * none. */
static int fin_box_with(const struct fish_search *search, int crossing, int box)
{
    for (int i = 0; i < search->size; i++) {
        if (!(search->places[search->base[i]] >> crossing & 1)) continue;
        const int cell = cell_on(search, search->base[i], crossing);
        const int here = search->finding->geometry->house_of[cell][NN_BOX];
        if (box >= 0 && here != box) return -1;
        box = here;
    }
    return box;
}

/* Every crossing of `rest` becomes a line of the cover, of which `missing` are to be chosen, or
 * its places become fins. */
static bool choose_cover(struct fish_search *search, uint64_t rest, int missing, uint32_t cover, int fin_box)
{
    if (!rest) return fin_box < 0 || check_cover(search, cover, fin_box);
    const int left = nn_count_bits(rest), crossing = nn_take_bit(&rest);
    if (missing && !choose_cover(search, rest, missing - 1, cover | UINT32_C(1) << crossing, fin_box)) return false;
    if (left == missing) return true;
    const int box = fin_box_with(search, crossing, fin_box);
    if (box < 0 || !nn_cells_meet(search->targets, search->finding->geometry->house[box])) return true;
    return choose_cover(search, rest, missing, cover, box);
}

static bool is_plain_search(const struct fish_search *search)
{
    return search->technique == names_of_size[search->size].plain;
}

static bool check_base(struct fish_search *search)
{
    const int spread = nn_count_bits(search->spread);
    if (spread < search->size) return true;
    search->school.count = 0;
    const bool goes_on = is_plain_search(search) ? check_cover(search, search->spread, -1)
                                                 : choose_cover(search, search->spread, search->size, 0, -1);
    return goes_on && nn_school_report(search->finding, &search->school, search->technique);
}

/* Choose the base's line number `chosen` and those that follow, from line `from` on. */
static bool choose_base(struct fish_search *search, int chosen, int from, int most)
{
    if (chosen == search->size) return check_base(search);
    if (search->size - chosen >= 2 && nn_finding_is_over(search->finding)) return false;
    const uint32_t lines = search->lines, spread = search->spread;
    for (int line = from; line <= search->finding->geometry->side - (search->size - chosen); line++) {
        const uint32_t together = spread | search->places[line];
        if (nn_count_bits(search->places[line]) < 2 || nn_count_bits(together) > most) continue;
        search->base[chosen] = line;
        search->lines = lines | UINT32_C(1) << line;
        search->spread = together;
        const bool goes_on = choose_base(search, chosen + 1, line + 1, most);
        search->lines = lines;
        search->spread = spread;
        if (!goes_on) return false;
    }
    return true;
}

/* The masks of the digit for both kinds of base. */
static void load_lines(struct fish_search *search, uint32_t masks[2][NN_LOGIC_SIDE])
{
    const struct nn_geometry *geometry = search->finding->geometry;
    for (int line = 0; line < geometry->side; line++) masks[NN_ROW][line] = masks[NN_COLUMN][line] = 0;
    NN_EACH_CELL(cell, search->finding->grid->places[search->digit])
    {
        const int row = cell / geometry->side, column = cell % geometry->side;
        masks[NN_ROW][row] |= UINT32_C(1) << column;
        masks[NN_COLUMN][column] |= UINT32_C(1) << row;
    }
}

/* The most lines across that a box meets: so many of a base's crossings can be fins. */
static int widest_box(const struct nn_geometry *geometry)
{
    int widest = 0;
    for (int box = NN_BOX * geometry->side; box < geometry->houses; box++) {
        for (int kind = NN_ROW; kind <= NN_COLUMN; kind++) {
            int lines = 0;
            for (int line = kind * geometry->side; line < (kind + 1) * geometry->side; line++)
                lines += nn_cells_meet(geometry->house[box], geometry->house[line]);
            if (lines > widest) widest = lines;
        }
    }
    return widest;
}

static bool find_fish_of_digit(struct fish_search *search)
{
    const struct nn_geometry *geometry = search->finding->geometry;
    const int most = is_plain_search(search) ? search->size : search->size + widest_box(geometry);
    uint32_t masks[2][NN_LOGIC_SIDE];
    load_lines(search, masks);
    for (search->kind = NN_ROW; search->kind <= NN_COLUMN; search->kind++) {
        for (int line = 0; line < geometry->side; line++) {
            search->places[line] = masks[search->kind][line];
            search->across[line] = masks[NN_COLUMN - search->kind][line];
        }
        if (!choose_base(search, 0, 0, most)) return false;
    }
    return true;
}

static bool find_fish_of(struct nn_finding *finding, enum nn_technique technique, int size)
{
    const struct nn_cells *targets = nn_fish_targets(finding);
    struct fish_search *const search = nn_finding_scratch(finding, NN_SCRATCH_BASIC_FISH, sizeof *search);
    if (!search) return true;
    search->finding = finding;
    search->technique = technique;
    search->size = size;
    for (int digit = 0; targets && digit < finding->geometry->side; digit++) {
        if (nn_cells_are_none(targets[digit])) continue;
        search->digit = digit;
        search->targets = targets[digit];
        search->lines = search->spread = 0;
        if (!find_fish_of_digit(search)) return false;
    }
    return true;
}

bool nn_find_fish(struct nn_finding *finding)
{
    for (int size = 2; size <= NN_LARGEST_FISH; size++) {
        const struct fish_names *names = &names_of_size[size];
        const enum nn_technique techniques[] = {names->plain, names->finned, names->sashimi};
        for (int i = 0; i < 3; i++)
            if (nn_finding_wants(finding, techniques[i]) && !find_fish_of(finding, techniques[i], size)) return false;
    }
    return true;
}
