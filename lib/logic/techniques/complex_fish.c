/* complex_fish.c: Franken fish from the jellyfish on, and mutant fish of all sizes; finned, siamese.
 *
 * franken_fish.c explains fish with boxes, with fins, endo fins and cannibalism. A mutant fish may have rows, columns
 * and boxes in both base and cover: anything that is neither basic nor Franken.
 *
 * There are a million bases of seven houses, each with many covers, so this search starts from what is struck, the
 * cells without a template (fish_templates.h); usually there are none. Suppose a target holds the digit. Then
 * everything it sees is false, including all fins, or they would not all see it. In what is `left`
 *
 *     no two houses of the base have a place in common (it would be an endo fin),
 *     all places of the base are in the cover, in other houses than the target's own.
 *
 * So n houses with different places fit into n - 1 others: nothing is left for one of them, and
 * that is why the target is false. (A target that is itself a place of the base, cannibalism, uses
 * up one house of the base and two of the cover.) Bases whose places meet in what is left, or need
 * too many houses, are given up house by house; the cover grows by a house for the first place that
 * still needs one.
 *
 * Where one step is wanted, that is the first fish. Where all are (finds_all), every fish is looked at, and of those that
 * strike the same the simplest is reported (fish_catch.h). Siamese fish are looked for only then: when a base has a fish
 * for a target, those that strike other targets are collected, too; the base's smallest target does it for all.
 *
 * Everything is bounded by a number of tries, of which each target may use an equal share of what is left. A list of all
 * fish has so many that no target of thousands of 9x9 positions has used up its share.
 *
 * Digits are searched in turn, then targets, then rows as base before columns (Franken fish);
 * houses in ascending order.
 *
 * Data: as in franken_fish.c. */
#include <assert.h>
#include <string.h>

#include "logic/fish.h"
#include "logic/fish_catch.h"
#include "logic/fish_templates.h"

/* Tries of a search, and of one where all fish are wanted; fewer on large boards, whose sets are larger. */
enum {
    COMPLEX_EFFORT = NN_CELL_WORDS > 2 ? 1500000 : 3000000,
    COMPLEX_EFFORT_FOR_ALL = NN_CELL_WORDS > 2 ? 100000000 : 2000000000
};

struct complex_form {
    enum nn_technique technique;
    int size;
    bool is_finned, is_mutant;
};

/* clang-format off */
static const struct complex_form complex_forms[] = {
    {NN_FRANKEN_JELLYFISH,        4, false, false}, {NN_FRANKEN_SQUIRMBAG,        5, false, false},
    {NN_FRANKEN_WHALE,            6, false, false}, {NN_FRANKEN_LEVIATHAN,        7, false, false},
    {NN_FINNED_FRANKEN_JELLYFISH, 4, true,  false}, {NN_FINNED_FRANKEN_SQUIRMBAG, 5, true,  false},
    {NN_FINNED_FRANKEN_WHALE,     6, true,  false}, {NN_FINNED_FRANKEN_LEVIATHAN, 7, true,  false},
    {NN_MUTANT_X_WING,            2, false, true},  {NN_MUTANT_SWORDFISH,         3, false, true},
    {NN_MUTANT_JELLYFISH,         4, false, true},  {NN_MUTANT_SQUIRMBAG,         5, false, true},
    {NN_MUTANT_WHALE,             6, false, true},  {NN_MUTANT_LEVIATHAN,         7, false, true},
    {NN_FINNED_MUTANT_X_WING,     2, true,  true},  {NN_FINNED_MUTANT_SWORDFISH,  3, true,  true},
    {NN_FINNED_MUTANT_JELLYFISH,  4, true,  true},  {NN_FINNED_MUTANT_SQUIRMBAG,  5, true,  true},
    {NN_FINNED_MUTANT_WHALE,      6, true,  true},  {NN_FINNED_MUTANT_LEVIATHAN,  7, true,  true},
};
/* clang-format on */

enum { ROWS = 1 << NN_ROW, COLUMNS = 1 << NN_COLUMN, BOXES = 1 << NN_BOX };

/* The base or the cover as it grows. */
struct house_stack {
    int house[NN_LARGEST_FISH];
    int count;
    unsigned kinds;              /* allowed ones */
    struct nn_cells once, twice; /* places of its houses, and those of two */
};

struct complex_search {
    struct nn_finding *finding;
    const struct complex_form *form;
    int digit, target;
    struct nn_cells targets;
    struct nn_cells places[NN_LOGIC_HOUSES]; /* of the digit in each house */
    struct nn_cells left;                    /* places if the target is true, without it */
    uint8_t barred[NN_LOGIC_HOUSES];         /* not 0: in base or cover, or its turn is over */
    struct house_stack base, cover;
    int spent, limit;        /* tries; those after which the target is given up */
    bool has_stopped;        /* the sink wants no more, or time is over */
    struct nn_school school; /* of a base, if siamese fish are allowed */
    struct nn_catch caught;  /* of this digit, if all fish are wanted */
};

static bool is_over(const struct complex_search *search)
{
    return search->has_stopped || search->spent >= search->limit;
}

static bool is_of_kinds(const struct complex_search *search, int house, unsigned kinds)
{
    return kinds >> nn_kind_of_house(search->finding->geometry, house) & 1;
}

static void push_house(struct complex_search *search, struct house_stack *stack, int house)
{
    assert(stack->count < NN_LARGEST_FISH);
    const struct nn_cells places = search->places[house];
    stack->house[stack->count++] = house;
    stack->twice = nn_cells_or(stack->twice, nn_cells_and(stack->once, places));
    stack->once = nn_cells_or(stack->once, places);
    search->barred[house]++;
}

/* Back to what it was before the house was pushed. */
static void pop_house(struct complex_search *search, struct house_stack *stack, const struct house_stack *before)
{
    assert(stack->count > before->count - 1 && stack->count > 0);
    search->barred[stack->house[--stack->count]]--;
    stack->once = before->once;
    stack->twice = before->twice;
}

/* ---- a fish ---------------------------------------------------------------------------------- */

static unsigned kinds_of(const struct complex_search *search, const struct house_stack *stack)
{
    unsigned kinds = 0;
    for (int i = 0; i < stack->count; i++) kinds |= 1U << nn_kind_of_house(search->finding->geometry, stack->house[i]);
    return kinds;
}

/* Is it Franken or mutant, as wanted? */
static bool is_of_form(const struct complex_search *search)
{
    const unsigned base = kinds_of(search, &search->base), cover = kinds_of(search, &search->cover);
    const bool is_straight = (!(base & COLUMNS) && !(cover & ROWS)) || (!(base & ROWS) && !(cover & COLUMNS));
    return search->form->is_mutant ? !is_straight : is_straight && (base | cover) & BOXES;
}

/* Among the fish of a school each strikes something else. */
static void keep_in_school(struct nn_school *school, const struct nn_fish *fish)
{
    for (int i = 0; i < school->count; i++)
        if (nn_cells_equal(school->fish[i].struck, fish->struck)) return;
    if (school->count < NN_LARGEST_SCHOOL) school->fish[school->count++] = *fish;
}

static void keep_complex_fish(struct complex_search *search, const struct nn_fish *fish)
{
    nn_catch_add(&search->caught, fish);
    if (search->finding->options.allows_siamese) keep_in_school(&search->school, fish);
}

static void catch_fish(struct complex_search *search, struct nn_cells fins, struct nn_cells struck)
{
    assert(search->base.count == search->form->size && search->cover.count == search->form->size);
    struct nn_fish fish = {.technique = search->form->technique, .digit = search->digit, .size = search->form->size};
    for (int i = 0; i < fish.size; i++) {
        fish.base[i] = search->base.house[i];
        fish.cover[i] = search->cover.house[i];
    }
    fish.fins = nn_cells_less(fins, search->base.twice);
    fish.endo_fins = search->base.twice;
    fish.cells = nn_cells_less(search->base.once, fins);
    fish.struck = struck;
    if (search->finding->options.finds_all) keep_complex_fish(search, &fish);
    else if (!nn_fish_report(search->finding, &fish)) search->has_stopped = true;
}

/* Base and cover are chosen. */
static void check_complex_fish(struct complex_search *search)
{
    const struct house_stack *const base = &search->base, *const cover = &search->cover;
    const struct nn_cells fins = nn_cells_or(nn_cells_less(base->once, cover->once), base->twice);
    const int fin_count = nn_cells_count(fins);
    if ((fin_count > 0) != search->form->is_finned || fin_count > NN_MOST_FINS) return;
    const struct nn_cells exposed =
        nn_cells_or(nn_cells_less(cover->once, base->once), nn_cells_less(cover->twice, fins));
    if (!nn_cells_have(exposed, search->target) || !is_of_form(search)) return;
    catch_fish(search, fins, nn_cells_and(exposed, nn_common_peers(search->finding->geometry, fins)));
}

/* ---- the cover ------------------------------------------------------------------------------- */

static void choose_complex_cover(struct complex_search *search, int from);

static void try_cover_house(struct complex_search *search, int house, int from)
{
    const struct house_stack before = search->cover;
    push_house(search, &search->cover, house);
    choose_complex_cover(search, from);
    pop_house(search, &search->cover, &before);
}

/* A house without a place of the base would be no part of the fish. */
static bool may_cover(const struct complex_search *search, int house)
{
    return !search->barred[house] && is_of_kinds(search, house, search->cover.kinds) &&
           nn_cells_meet(search->places[house], search->base.once);
}

/* One of the cell's houses comes into the cover. A house whose turn is over stays out of it for the
 * others, so each cover comes once. */
static void cover_cell(struct complex_search *search, int cell)
{
    const uint8_t *const house_of = search->finding->geometry->house_of[cell];
    int tried[NN_HOUSE_KINDS], count = 0;
    for (int kind = 0; kind < NN_HOUSE_KINDS && !is_over(search); kind++) {
        if (!may_cover(search, house_of[kind])) continue;
        try_cover_house(search, house_of[kind], 0);
        search->barred[tried[count++] = house_of[kind]]++;
    }
    while (count) search->barred[tried[--count]]--;
}

/* All that must be is covered, with houses to spare. */
static void fill_cover(struct complex_search *search, int from)
{
    for (int house = from; house < search->finding->geometry->houses && !is_over(search); house++)
        if (may_cover(search, house)) try_cover_house(search, house, house + 1);
}

/* Complete the cover, spare houses from `from` on. */
static void choose_complex_cover(struct complex_search *search, int from)
{
    assert(search->cover.count <= search->form->size);
    search->spent++;
    struct nn_cells uncovered = nn_cells_less(search->base.once, search->cover.once);
    const bool is_full = search->cover.count == search->form->size;
    if (search->form->is_finned) uncovered = nn_cells_and(uncovered, search->left);
    if (nn_cells_are_none(uncovered)) {
        if (is_full) check_complex_fish(search);
        else fill_cover(search, from);
    } else if (!is_full) {
        cover_cell(search, nn_cells_first(uncovered));
    }
}

/* Choose covers that have, of the target's houses, those of these kinds. */
static void cover_with(struct complex_search *search, unsigned kinds)
{
    const uint8_t *const house_of = search->finding->geometry->house_of[search->target];
    const struct house_stack before = search->cover;
    bool is_possible = true;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        if (!(kinds >> kind & 1)) continue;
        is_possible = is_possible && may_cover(search, house_of[kind]) && search->cover.count < search->form->size;
        if (is_possible) push_house(search, &search->cover, house_of[kind]);
    }
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) search->barred[house_of[kind]]++;
    if (is_possible) choose_complex_cover(search, 0);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) search->barred[house_of[kind]]--;
    while (search->cover.count) pop_house(search, &search->cover, &before);
}

/* One house of the target or more; for a target in the base both that are not there. */
static void cover_base_and_target(struct complex_search *search)
{
    static const unsigned choices[] = {ROWS,           COLUMNS,      BOXES, /* outside the base */
                                       ROWS | COLUMNS, ROWS | BOXES, COLUMNS | BOXES, ROWS | COLUMNS | BOXES};
    const bool is_cannibal = nn_cells_have(search->base.once, search->target);
    for (size_t i = is_cannibal ? 3 : 0; i < sizeof choices / sizeof choices[0]; i++)
        if (!is_over(search)) cover_with(search, choices[i]);
}

/* ---- the base -------------------------------------------------------------------------------- */

/* Can this many houses of the cover have all these cells? */
static bool fit_into(struct complex_search *search, struct nn_cells cells, int houses)
{
    if (nn_cells_are_none(cells)) return true;
    if (!houses || search->spent++ >= search->limit) return false;
    const struct nn_geometry *const geometry = search->finding->geometry;
    const uint8_t *const house_of = geometry->house_of[nn_cells_first(cells)];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (may_cover(search, house_of[kind]) &&
            fit_into(search, nn_cells_less(cells, geometry->house[house_of[kind]]), houses - 1))
            return true;
    return false;
}

/* May a fish with these houses in its base strike the target? */
static bool is_promising(struct complex_search *search)
{
    const struct house_stack *const base = &search->base;
    const int most_endo_fins = search->form->is_finned ? NN_MOST_ENDO_FINS : 0;
    if (!nn_cells_within(base->twice, search->finding->geometry->peers[search->target])) return false;
    if (nn_cells_count(base->twice) > most_endo_fins) return false;
    const bool is_cannibal = nn_cells_have(base->once, search->target);
    return fit_into(search, nn_cells_and(base->once, search->left), search->form->size - 1 - is_cannibal);
}

/* Choose what is struck. */
static void aim_at(struct complex_search *search, int target)
{
    assert(nn_cells_have(search->finding->grid->places[search->digit], target));
    search->target = target;
    search->left =
        nn_cells_less(search->finding->grid->places[search->digit], search->finding->geometry->peers[target]);
    nn_cells_drop(&search->left, target);
}

/* Has the search for a smaller target met this base? */
static bool was_seen_before(const struct complex_search *search)
{
    for (int i = 0; i < search->school.count; i++)
        if (nn_cells_first(search->school.fish[i].struck) < search->target) return true;
    return false;
}

/* The base has a fish: collect those that strike other targets. */
static void fill_school(struct complex_search *search)
{
    const int own = search->target;
    NN_EACH_CELL(target, search->targets)
    {
        if (target == own) continue;
        aim_at(search, target);
        if (is_promising(search)) cover_base_and_target(search);
    }
    aim_at(search, own);
}

static void look_for_siamese(struct complex_search *search)
{
    const struct nn_fish *const fish = search->school.fish;
    if (!was_seen_before(search)) fill_school(search);
    if (was_seen_before(search)) return;
    for (int i = 0; i < search->school.count; i++)
        for (int j = i + 1; j < search->school.count; j++)
            if (nn_are_siamese(&fish[i], &fish[j], search->form->technique))
                nn_catch_add_siamese(&search->caught, &fish[i], &fish[j]);
}

/* The base is complete. */
static void use_base(struct complex_search *search)
{
    cover_base_and_target(search);
    if (search->school.count) look_for_siamese(search);
    search->school.count = 0;
}

/* Choose the houses of the base that are missing, from `from` on. */
static void choose_complex_base(struct complex_search *search, int from)
{
    if (search->base.count == search->form->size) {
        use_base(search);
        return;
    }
    struct nn_finding *const finding = search->finding;
    const struct house_stack before = search->base;
    if (nn_finding_is_over(finding)) search->has_stopped = true;
    for (int house = from; house < finding->geometry->houses && !is_over(search); house++) {
        if (finding->grid->open_places[house][search->digit] < 2) continue;
        if (!is_of_kinds(search, house, search->base.kinds)) continue;
        search->spent++;
        push_house(search, &search->base, house);
        if (is_promising(search)) choose_complex_base(search, house + 1);
        pop_house(search, &search->base, &before);
    }
}

/* ---- the search ------------------------------------------------------------------------------ */

static void search_target(struct complex_search *search, int target, int effort)
{
    static const unsigned ways[2][2] = {{ROWS | BOXES, COLUMNS | BOXES}, {COLUMNS | BOXES, ROWS | BOXES}};
    const int count = search->form->is_mutant ? 1 : 2;
    aim_at(search, target);
    for (int way = 0; way < count && !search->has_stopped; way++) {
        const unsigned any = search->form->is_mutant ? ROWS | COLUMNS | BOXES : 0;
        search->base = (struct house_stack){.kinds = ways[way][0] | any};
        search->cover = (struct house_stack){.kinds = ways[way][1] | any};
        search->limit = search->spent + effort / count;
        choose_complex_base(search, 0);
    }
}

static void begin_complex_search(struct complex_search *search, struct nn_finding *finding,
                                 const struct complex_form *form)
{
    search->finding = finding;
    search->form = form;
    search->spent = 0;
    search->has_stopped = false;
    search->school.count = 0;
    memset(search->barred, 0, sizeof search->barred);
}

/* All targets of a digit. So many targets, of all digits, still wait for their turn. */
static bool search_digit(struct complex_search *search, int digit, int effort, int *waiting)
{
    struct nn_finding *const finding = search->finding;
    search->digit = digit;
    nn_catch_begin(&search->caught);
    for (int house = 0; house < finding->geometry->houses; house++)
        search->places[house] = nn_grid_places(finding->grid, digit, house);
    NN_EACH_CELL(target, search->targets)
    {
        search_target(search, target, (effort - search->spent) / (*waiting)--);
        if (search->has_stopped) return false;
    }
    return nn_catch_report(finding, &search->caught);
}

static bool search_form(struct nn_finding *finding, const struct complex_form *form)
{
    const struct nn_geometry *const geometry = finding->geometry;
    const struct nn_cells *const targets = nn_fish_targets(finding);
    int waiting = 0;
    for (int digit = 0; targets && digit < geometry->side; digit++) waiting += nn_cells_count(targets[digit]);
    if (!waiting) return true;
    const int effort = finding->options.finds_all ? COMPLEX_EFFORT_FOR_ALL : COMPLEX_EFFORT;

    struct complex_search *const search = nn_finding_scratch(finding, NN_SCRATCH_COMPLEX_FISH, sizeof *search);
    if (!search) return true;
    begin_complex_search(search, finding, form);
    for (int digit = 0; digit < geometry->side; digit++) {
        search->targets = targets[digit];
        if (nn_cells_are_none(search->targets)) continue;
        if (!search_digit(search, digit, effort, &waiting)) return false;
    }
    return true;
}

bool nn_find_complex_fish(struct nn_finding *finding)
{
    for (size_t i = 0; i < sizeof complex_forms / sizeof complex_forms[0]; i++)
        if (nn_finding_wants(finding, complex_forms[i].technique) && !search_form(finding, &complex_forms[i]))
            return false;
    return true;
}
