/* slow_als.c: patterns of almost locked sets from the definition.
 *
 * An almost locked set is n empty cells of a house with n + 1 candidates together. Sets may overlap, but no two of a
 * pattern are the same, except petals. Two sets are tied by a value if every place of it in one sees every place in the
 * other. The length of an instance is the number of cells in its sets; the stem of a blossom counts as one of them, and
 * a petal for several values once for each. */
#include <string.h>

#include "finders/slow_als.h"

static void add_set(const struct slow_board *board, struct set_list *list, cell_set cells)
{
    const unsigned values = marks_of(board, cells);
    if (count_values(values) != count_cells(cells) + 1 || list->count == MOST_SETS) return;
    for (int i = 0; i < list->count; i++)
        if (list->sets[i].cells == cells) return;
    struct set *const set = &list->sets[list->count++];
    *set = (struct set){.cells = cells, .values = values, .size = count_cells(cells)};
    EACH_VALUE(values)
    {
        set->places[value] = board->places[value] & cells;
        set->seen[value] = seen_by_all(set->places[value]);
    }
}

void slow_list_sets(const struct slow_board *board, struct set_list *list)
{
    list->count = 0;
    for (int house = 0; house < HOUSES; house++) {
        const cell_set open = open_cells(board) & house_cells[house];
        for (unsigned chosen = 1; chosen < 1u << count_cells(open); chosen++)
            add_set(board, list, choose_cells(open, chosen));
    }
}

unsigned slow_ties_of(const struct set *a, const struct set *b)
{
    unsigned ties = 0;
    EACH_VALUE(a->values & b->values) if (!(b->places[value] & ~a->seen[value])) ties |= 1u << value;
    return ties;
}

void slow_remove_common(const struct slow_board *board, const struct set *a, const struct set *b, unsigned values,
                        int length, struct slow_finds *finds)
{
    EACH_VALUE(values & a->values & b->values)
    slow_remove(finds, board, value, a->seen[value] & b->seen[value], length);
}

/* ---- ALS-XZ -------------------------------------------------------------------------------------- */

/* Two ties: the set lacks one of them, so all others are in it. The other set's cells are spared. */
static void remove_locked(const struct slow_board *board, const struct set *set, const struct set *other, unsigned ties,
                          int length, struct slow_finds *finds)
{
    EACH_VALUE(set->values & ~ties)
    slow_remove(finds, board, value, set->seen[value] & ~other->cells, length);
}

static void find_als_xz(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    static struct set_list list;
    slow_list_sets(board, &list);
    for (int i = 0; i < list.count; i++) {
        for (int k = i + 1; k < list.count; k++) {
            const struct set *const a = &list.sets[i], *const b = &list.sets[k];
            const unsigned ties = slow_ties_of(a, b);
            const int length = a->size + b->size;
            if (!ties) continue;
            if (count_values(ties) == 1) {
                slow_remove_common(board, a, b, ~ties, length, finds);
                continue;
            }
            slow_remove_common(board, a, b, ALL_VALUES, length, finds);
            remove_locked(board, a, b, ties, length, finds);
            remove_locked(board, b, a, ties, length, finds);
        }
    }
}

/* ---- ALS-XY-wing --------------------------------------------------------------------------------- */

struct tie {
    int set;
    unsigned values;
};

static void use_other_ties(const struct slow_board *board, const struct set *a, const struct set *b, int x,
                           unsigned ties, int length, struct slow_finds *finds)
{
    EACH_VALUE(ties & ~(1u << x)) slow_remove_common(board, a, b, ~(1u << x | 1u << value), length, finds);
}

static void use_middle(const struct slow_board *board, const struct set_list *list, int middle,
                       struct slow_finds *finds)
{
    static struct tie ties[MOST_SETS];
    int count = 0;
    for (int set = 0; set < list->count; set++) {
        const unsigned values = set == middle ? 0 : slow_ties_of(&list->sets[middle], &list->sets[set]);
        if (values) ties[count++] = (struct tie){set, values};
    }
    for (int i = 0; i < count; i++) {
        for (int k = i + 1; k < count; k++) {
            const struct set *const a = &list->sets[ties[i].set], *const b = &list->sets[ties[k].set];
            const int length = a->size + b->size + list->sets[middle].size;
            EACH_VALUE(ties[i].values) use_other_ties(board, a, b, value, ties[k].values, length, finds);
        }
    }
}

static void find_als_xy_wings(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    static struct set_list list;
    slow_list_sets(board, &list);
    for (int middle = 0; middle < list.count; middle++) use_middle(board, &list, middle, finds);
}

/* ---- ALS-W-wing ---------------------------------------------------------------------------------- */

/* The two places of x are outside both sets; x does not tie these, and they are not both single cells. */
static void use_bridge(const struct slow_board *board, const struct set_list *list, int x, int near, int far,
                       struct slow_finds *finds)
{
    for (int i = 0; i < list->count; i++) {
        const struct set *const a = &list->sets[i];
        if (!(a->values >> x & 1) || !has_cell(a->seen[x], near) || has_cell(a->cells, far)) continue;
        for (int k = 0; k < list->count; k++) {
            const struct set *const b = &list->sets[k];
            if (i == k || !(b->values >> x & 1) || !has_cell(b->seen[x], far) || has_cell(b->cells, near)) continue;
            if (slow_ties_of(a, b) >> x & 1 || a->size + b->size == 2) continue;
            slow_remove_common(board, a, b, ~(1u << x), a->size + b->size, finds);
        }
    }
}

static void find_als_w_wings(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    static struct set_list list;
    slow_list_sets(board, &list);
    for (int house = 0; house < HOUSES; house++) {
        for (int x = 0; x < SIDE; x++) {
            const cell_set places = board->places[x] & house_cells[house];
            if (count_cells(places) != 2) continue;
            const int one = first_cell(places), other = first_cell(places & ~one_cell(one));
            use_bridge(board, &list, x, one, other, finds);
        }
    }
}

/* ---- death blossom ------------------------------------------------------------------------------- */

/* The fewest cells of a petal for a value of the stem that has z, every place of which the victim sees; 0: none. */
static int smallest_petal(const struct set_list *list, int stem, int value, int z, int victim)
{
    int fewest = 0;
    for (int i = 0; i < list->count; i++) {
        const struct set *const petal = &list->sets[i];
        const bool is_petal =
            petal->values >> value & 1 && has_cell(petal->seen[value], stem) && !has_cell(petal->cells, stem);
        if (!is_petal || !(petal->values >> z & 1) || !has_cell(petal->seen[z], victim)) continue;
        if (!fewest || petal->size < fewest) fewest = petal->size;
    }
    return fewest;
}

/* Petals need not be different, so each value of the stem may choose the smallest. */
static void try_victim(const struct slow_board *board, const struct set_list *list, int stem, int z, int victim,
                       struct slow_finds *finds)
{
    int length = 1;
    EACH_VALUE(board->marks[stem])
    {
        const int petal = smallest_petal(list, stem, value, z, victim);
        if (!petal) return;
        length += petal;
    }
    slow_remove(finds, board, z, one_cell(victim), length);
}

static void find_death_blossoms(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    (void)argument;
    static struct set_list list;
    slow_list_sets(board, &list);
    EACH_CELL(stem, open_cells(board))
    EACH_VALUE(ALL_VALUES & ~board->marks[stem])
    EACH_CELL(victim, board->places[value]) try_victim(board, &list, stem, value, victim, finds);
}

/* ---- lengths of steps ---------------------------------------------------------------------------- */

static int count_all_cells(const nonet_step *step)
{
    size_t cells = 0;
    for (size_t i = 0; i < step->set_count; i++) cells += step->sets[i].cells.count;
    return (int)cells;
}

/* The last set is the link. */
static int count_cells_of_two(const nonet_step *step)
{
    return (int)(step->sets[0].cells.count + step->sets[1].cells.count);
}

static int count_cells_of_petals(const nonet_step *step)
{
    size_t cells = 1;
    for (size_t i = 1; i < step->set_count; i++)
        cells += step->sets[i].cells.count * (size_t)__builtin_popcountll(step->sets[i].link);
    return (int)cells;
}

static const struct slow_finder finders[] = {
    {.technique = "ALS-XZ", .find = find_als_xz, .length = count_all_cells},
    {.technique = "ALS-XY-wing", .find = find_als_xy_wings, .share = 4, .length = count_all_cells},
    {.technique = "ALS-W-wing", .find = find_als_w_wings, .length = count_cells_of_two},
    {.technique = "death blossom", .find = find_death_blossoms, .share = 4, .length = count_cells_of_petals},
};

const struct slow_family slow_als = {
    .name = "als", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 60};
