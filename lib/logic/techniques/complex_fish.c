/* complex_fish.c: Franken fish from the jellyfish on, and mutant fish of all sizes; finned, siamese.
 *
 * What a fish with boxes is, with its fins, endo fins and cannibalism, is told in franken_fish.c. A
 * mutant fish may have rows, columns and boxes in base and cover alike, whatever is neither basic
 * nor Franken.
 *
 * There are a million bases of seven houses, and a good many covers of each, so this search starts
 * from what is struck, the cells without a template (fish_templates.h); mostly there are none. Let
 * a target hold the digit. What it sees is false then; all fins are among that, or they would not
 * all see it. In what is `left`
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
 * The same is struck by many fish; of those that do the same the first one is told. The first fish
 * for a target ends the search for this target soon: there may be millions. All is bounded by a
 * number of tries, of which each target may use an equal share of what is left.
 *
 * Digits are searched in turn, then targets, then rows as base before columns (Franken fish);
 * houses in ascending order.
 *
 * Data: as in franken_fish.c. */
#include <assert.h>
#include <string.h>

#include "logic/fish.h"
#include "logic/fish_templates.h"

enum {
    COMPLEX_EFFORT = 3000000,  /* tries of a search; half of it on large boards, whose sets are larger */
    COMPLEX_AFTERMATH = 20000, /* tries for a target after its first fish */
    MOST_TOLD = 128            /* different sets of struck cells of a digit */
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

struct complex_hunt {
    struct nn_finding *finding;
    const struct complex_form *form;
    int digit, target;
    struct nn_cells targets;
    struct nn_cells places[NN_LOGIC_HOUSES]; /* of the digit in each house */
    struct nn_cells left;                    /* places if the target is true, without it */
    uint8_t barred[NN_LOGIC_HOUSES];         /* not 0: in base or cover, or its turn is over */
    struct house_stack base, cover;
    int spent, limit;                /* tries; those after which the target is given up */
    bool has_stopped;                /* the sink wants no more, or time is over */
    struct nn_cells told[MOST_TOLD]; /* what has been struck together, of this digit */
    int told_count;
    struct nn_school school; /* of a base, if siamese fish are allowed */
};

static bool is_over(const struct complex_hunt *hunt)
{
    return hunt->has_stopped || hunt->spent >= hunt->limit;
}

static bool is_of_kinds(const struct complex_hunt *hunt, int house, unsigned kinds)
{
    return kinds >> nn_kind_of_house(hunt->finding->geometry, house) & 1;
}

static void push_house(struct complex_hunt *hunt, struct house_stack *stack, int house)
{
    assert(stack->count < NN_LARGEST_FISH);
    const struct nn_cells places = hunt->places[house];
    stack->house[stack->count++] = house;
    stack->twice = nn_cells_or(stack->twice, nn_cells_and(stack->once, places));
    stack->once = nn_cells_or(stack->once, places);
    hunt->barred[house]++;
}

/* Back to what it was before the house was pushed. */
static void pop_house(struct complex_hunt *hunt, struct house_stack *stack, const struct house_stack *before)
{
    assert(stack->count > before->count - 1 && stack->count > 0);
    hunt->barred[stack->house[--stack->count]]--;
    stack->once = before->once;
    stack->twice = before->twice;
}

/* ---- a fish ---------------------------------------------------------------------------------- */

static unsigned kinds_of(const struct complex_hunt *hunt, const struct house_stack *stack)
{
    unsigned kinds = 0;
    for (int i = 0; i < stack->count; i++) kinds |= 1U << nn_kind_of_house(hunt->finding->geometry, stack->house[i]);
    return kinds;
}

/* Is it Franken or mutant, as wanted? */
static bool is_of_form(const struct complex_hunt *hunt)
{
    const unsigned base = kinds_of(hunt, &hunt->base), cover = kinds_of(hunt, &hunt->cover);
    const bool is_straight = (!(base & COLUMNS) && !(cover & ROWS)) || (!(base & ROWS) && !(cover & COLUMNS));
    return hunt->form->is_mutant ? !is_straight : is_straight && (base | cover) & BOXES;
}

/* Was the same struck before? If not, note it. */
static bool was_told(struct complex_hunt *hunt, struct nn_cells struck)
{
    for (int i = 0; i < hunt->told_count; i++)
        if (nn_cells_equal(hunt->told[i], struck)) return true;
    if (hunt->told_count == MOST_TOLD) return true;
    hunt->told[hunt->told_count++] = struck;
    return false;
}

static void tell_complex_fish(struct complex_hunt *hunt, const struct nn_fish *fish)
{
    if (!was_told(hunt, fish->struck) && !nn_fish_report(hunt->finding, fish)) hunt->has_stopped = true;
}

/* Among the fish of a school each strikes something else. */
static void keep_in_school(struct nn_school *school, const struct nn_fish *fish)
{
    for (int i = 0; i < school->count; i++)
        if (nn_cells_equal(school->fish[i].struck, fish->struck)) return;
    if (school->count < NN_LARGEST_SCHOOL) school->fish[school->count++] = *fish;
}

/* Siamese fish first, as they strike more. */
static void tell_school(struct complex_hunt *hunt)
{
    const struct nn_fish *const fish = hunt->school.fish;
    for (int i = 0; i < hunt->school.count; i++)
        for (int j = i + 1; j < hunt->school.count && !hunt->has_stopped; j++)
            if (nn_are_siamese(&fish[i], &fish[j], hunt->form->technique) &&
                !was_told(hunt, nn_cells_or(fish[i].struck, fish[j].struck)))
                hunt->has_stopped = !nn_siamese_report(hunt->finding, &fish[i], &fish[j]);
    for (int i = 0; i < hunt->school.count && !hunt->has_stopped; i++) tell_complex_fish(hunt, &fish[i]);
    hunt->school.count = 0;
}

static void catch_fish(struct complex_hunt *hunt, struct nn_cells fins, struct nn_cells struck)
{
    assert(hunt->base.count == hunt->form->size && hunt->cover.count == hunt->form->size);
    struct nn_fish fish = {.technique = hunt->form->technique, .digit = hunt->digit, .size = hunt->form->size};
    for (int i = 0; i < fish.size; i++) {
        fish.base[i] = hunt->base.house[i];
        fish.cover[i] = hunt->cover.house[i];
    }
    fish.fins = nn_cells_less(fins, hunt->base.twice);
    fish.endo_fins = hunt->base.twice;
    fish.cells = nn_cells_less(hunt->base.once, fins);
    fish.struck = struck;
    if (hunt->limit > hunt->spent + COMPLEX_AFTERMATH) hunt->limit = hunt->spent + COMPLEX_AFTERMATH;
    if (hunt->finding->options.allows_siamese) keep_in_school(&hunt->school, &fish);
    else tell_complex_fish(hunt, &fish);
}

/* Base and cover are chosen. */
static void check_complex_fish(struct complex_hunt *hunt)
{
    const struct house_stack *const base = &hunt->base, *const cover = &hunt->cover;
    const struct nn_cells fins = nn_cells_or(nn_cells_less(base->once, cover->once), base->twice);
    const int fin_count = nn_cells_count(fins);
    if ((fin_count > 0) != hunt->form->is_finned || fin_count > NN_MOST_FINS) return;
    const struct nn_cells exposed =
        nn_cells_or(nn_cells_less(cover->once, base->once), nn_cells_less(cover->twice, fins));
    if (!nn_cells_have(exposed, hunt->target) || !is_of_form(hunt)) return;
    catch_fish(hunt, fins, nn_cells_and(exposed, nn_common_peers(hunt->finding->geometry, fins)));
}

/* ---- the cover ------------------------------------------------------------------------------- */

static void choose_complex_cover(struct complex_hunt *hunt, int from);

static void try_cover_house(struct complex_hunt *hunt, int house, int from)
{
    const struct house_stack before = hunt->cover;
    push_house(hunt, &hunt->cover, house);
    choose_complex_cover(hunt, from);
    pop_house(hunt, &hunt->cover, &before);
}

/* A house without a place of the base would be no part of the fish. */
static bool may_cover(const struct complex_hunt *hunt, int house)
{
    return !hunt->barred[house] && is_of_kinds(hunt, house, hunt->cover.kinds) &&
           nn_cells_meet(hunt->places[house], hunt->base.once);
}

/* One of the cell's houses comes into the cover. A house whose turn is over stays out of it for the
 * others, so each cover comes once. */
static void cover_cell(struct complex_hunt *hunt, int cell)
{
    const uint8_t *const house_of = hunt->finding->geometry->house_of[cell];
    int tried[NN_HOUSE_KINDS], count = 0;
    for (int kind = 0; kind < NN_HOUSE_KINDS && !is_over(hunt); kind++) {
        if (!may_cover(hunt, house_of[kind])) continue;
        try_cover_house(hunt, house_of[kind], 0);
        hunt->barred[tried[count++] = house_of[kind]]++;
    }
    while (count) hunt->barred[tried[--count]]--;
}

/* All that must be is covered, with houses to spare. */
static void fill_cover(struct complex_hunt *hunt, int from)
{
    for (int house = from; house < hunt->finding->geometry->houses && !is_over(hunt); house++)
        if (may_cover(hunt, house)) try_cover_house(hunt, house, house + 1);
}

/* Complete the cover, spare houses from `from` on. */
static void choose_complex_cover(struct complex_hunt *hunt, int from)
{
    assert(hunt->cover.count <= hunt->form->size);
    hunt->spent++;
    struct nn_cells uncovered = nn_cells_less(hunt->base.once, hunt->cover.once);
    const bool is_full = hunt->cover.count == hunt->form->size;
    if (hunt->form->is_finned) uncovered = nn_cells_and(uncovered, hunt->left);
    if (nn_cells_are_none(uncovered)) {
        if (is_full) check_complex_fish(hunt);
        else fill_cover(hunt, from);
    } else if (!is_full) {
        cover_cell(hunt, nn_cells_first(uncovered));
    }
}

/* Choose covers that have, of the target's houses, those of these kinds. */
static void cover_with(struct complex_hunt *hunt, unsigned kinds)
{
    const uint8_t *const house_of = hunt->finding->geometry->house_of[hunt->target];
    const struct house_stack before = hunt->cover;
    bool is_possible = true;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        if (!(kinds >> kind & 1)) continue;
        is_possible = is_possible && may_cover(hunt, house_of[kind]) && hunt->cover.count < hunt->form->size;
        if (is_possible) push_house(hunt, &hunt->cover, house_of[kind]);
    }
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) hunt->barred[house_of[kind]]++;
    if (is_possible) choose_complex_cover(hunt, 0);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) hunt->barred[house_of[kind]]--;
    while (hunt->cover.count) pop_house(hunt, &hunt->cover, &before);
}

/* One house of the target or more; for a target in the base both that are not there. */
static void cover_base_and_target(struct complex_hunt *hunt)
{
    static const unsigned choices[] = {ROWS,           COLUMNS,      BOXES, /* outside of the base */
                                       ROWS | COLUMNS, ROWS | BOXES, COLUMNS | BOXES, ROWS | COLUMNS | BOXES};
    const bool is_cannibal = nn_cells_have(hunt->base.once, hunt->target);
    for (size_t i = is_cannibal ? 3 : 0; i < sizeof choices / sizeof choices[0]; i++)
        if (!is_over(hunt)) cover_with(hunt, choices[i]);
}

/* ---- the base -------------------------------------------------------------------------------- */

/* Can so many houses of the cover have all these cells? */
static bool fit_into(struct complex_hunt *hunt, struct nn_cells cells, int houses)
{
    if (nn_cells_are_none(cells)) return true;
    if (!houses || hunt->spent++ >= hunt->limit) return false;
    const struct nn_geometry *const geometry = hunt->finding->geometry;
    const uint8_t *const house_of = geometry->house_of[nn_cells_first(cells)];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (may_cover(hunt, house_of[kind]) &&
            fit_into(hunt, nn_cells_less(cells, geometry->house[house_of[kind]]), houses - 1))
            return true;
    return false;
}

/* May a fish with these houses in its base strike the target? */
static bool is_promising(struct complex_hunt *hunt)
{
    const struct house_stack *const base = &hunt->base;
    const int most_endo_fins = hunt->form->is_finned ? NN_MOST_ENDO_FINS : 0;
    if (!nn_cells_within(base->twice, hunt->finding->geometry->peers[hunt->target])) return false;
    if (nn_cells_count(base->twice) > most_endo_fins) return false;
    const bool is_cannibal = nn_cells_have(base->once, hunt->target);
    return fit_into(hunt, nn_cells_and(base->once, hunt->left), hunt->form->size - 1 - is_cannibal);
}

static void look_at_targets(struct complex_hunt *hunt);

/* The base is complete. */
static void use_base(struct complex_hunt *hunt)
{
    cover_base_and_target(hunt);
    if (!hunt->school.count) return;
    look_at_targets(hunt);
    tell_school(hunt);
}

/* Choose the houses of the base that are missing, from `from` on. */
static void choose_complex_base(struct complex_hunt *hunt, int from)
{
    if (hunt->base.count == hunt->form->size) {
        use_base(hunt);
        return;
    }
    struct nn_finding *const finding = hunt->finding;
    const struct house_stack before = hunt->base;
    if (nn_watch_is_over(&finding->watch)) hunt->has_stopped = true;
    for (int house = from; house < finding->geometry->houses && !is_over(hunt); house++) {
        if (finding->grid->open_places[house][hunt->digit] < 2) continue;
        if (!is_of_kinds(hunt, house, hunt->base.kinds)) continue;
        hunt->spent++;
        push_house(hunt, &hunt->base, house);
        if (is_promising(hunt)) choose_complex_base(hunt, house + 1);
        pop_house(hunt, &hunt->base, &before);
    }
}

/* ---- the search ------------------------------------------------------------------------------ */

static void aim_at(struct complex_hunt *hunt, int target)
{
    assert(nn_cells_have(hunt->finding->grid->places[hunt->digit], target));
    hunt->target = target;
    hunt->left = nn_cells_less(hunt->finding->grid->places[hunt->digit], hunt->finding->geometry->peers[target]);
    nn_cells_drop(&hunt->left, target);
}

/* A base has a fish: collect those that strike other targets, for siamese fish. */
static void look_at_targets(struct complex_hunt *hunt)
{
    const int own = hunt->target;
    NN_EACH_CELL(target, hunt->targets)
    {
        if (target == own) continue;
        aim_at(hunt, target);
        if (is_promising(hunt)) cover_base_and_target(hunt);
    }
    aim_at(hunt, own);
}

static void hunt_target(struct complex_hunt *hunt, int target, int effort)
{
    static const unsigned ways[2][2] = {{ROWS | BOXES, COLUMNS | BOXES}, {COLUMNS | BOXES, ROWS | BOXES}};
    const int count = hunt->form->is_mutant ? 1 : 2;
    aim_at(hunt, target);
    for (int way = 0; way < count && !hunt->has_stopped; way++) {
        const unsigned any = hunt->form->is_mutant ? ROWS | COLUMNS | BOXES : 0;
        hunt->base = (struct house_stack){.kinds = ways[way][0] | any};
        hunt->cover = (struct house_stack){.kinds = ways[way][1] | any};
        hunt->limit = hunt->spent + effort / count;
        choose_complex_base(hunt, 0);
    }
}

static void begin_complex_hunt(struct complex_hunt *hunt, struct nn_finding *finding, const struct complex_form *form)
{
    hunt->finding = finding;
    hunt->form = form;
    hunt->spent = 0;
    hunt->has_stopped = false;
    hunt->school.count = 0;
    memset(hunt->barred, 0, sizeof hunt->barred);
}

static bool hunt_form(struct nn_finding *finding, const struct complex_form *form)
{
    const struct nn_geometry *const geometry = finding->geometry;
    const struct nn_cells *const targets = nn_fish_targets(finding);
    int count = 0;
    for (int digit = 0; targets && digit < geometry->side; digit++) count += nn_cells_count(targets[digit]);
    if (!count) return true;
    const int effort = COMPLEX_EFFORT / (NN_CELL_WORDS > 2 ? 2 : 1);

    struct complex_hunt *const hunt = nn_finding_scratch(finding, NN_SCRATCH_COMPLEX_HUNT, sizeof *hunt);
    if (!hunt) return true;
    begin_complex_hunt(hunt, finding, form);
    for (int digit = 0; digit < geometry->side; digit++) {
        hunt->digit = digit;
        hunt->targets = targets[digit];
        hunt->told_count = 0;
        for (int house = 0; house < geometry->houses; house++)
            hunt->places[house] = nn_grid_places(finding->grid, digit, house);
        NN_EACH_CELL(target, hunt->targets)
        {
            hunt_target(hunt, target, (effort - hunt->spent) / count--);
            if (hunt->has_stopped) return false;
        }
    }
    return true;
}

bool nn_find_complex_fish(struct nn_finding *finding)
{
    for (size_t i = 0; i < sizeof complex_forms / sizeof complex_forms[0]; i++)
        if (nn_finding_wants(finding, complex_forms[i].technique) && !hunt_form(finding, &complex_forms[i]))
            return false;
    return true;
}
