/* extended_rectangles.c: extended rectangles, types 1 to 4 (see deadly.c for these).
 *
 *          c2   c4   c9             c1   c2   c3
 *     r4   37   378  38        r1   37   378  38     Two parallel lines and n lines across: n pairs of cells. If all
 *     r5   378  37   78        r5   378  37   78     2n held n digits only, both lines would have all n there,
 *     and could give them to each other, every cell to its partner: the lines keep the n digits, and the
 *     lines across keep theirs. The boxes do as well if each pair is in one box (on the left: the two lines run
 *     through the same boxes), or if each line has all of its n cells in one box (on the right). Then there
 *     would be two solutions, and something must prevent it. With n = 2 it is a unique rectangle.
 *
 * A candidate that is missing does no harm.
 *
 * One or two cells have extra digits, so all pairs but two are plain: without extra digits. These are chosen first: n -
 * 2 or more pairs with n digits together are rare. Then follow pairs of which one cell or both have extra digits. When
 * more than two cells have extra digits it is the same one, and all 2n cells have n + 1 digits together. Smaller
 * rectangles are reported before larger ones. Data: see deadly.c. */
#include "logic/deadly.h"

#include <assert.h>

/* Those that are larger than usual are only listed. */
enum { SMALLEST_SIZE = 3, LARGEST_USUALLY = 5, LARGEST_SIZE = 9 };

/* Two cells across the lines, both empty. */
struct cross_pair {
    int cell[2];
    uint32_t digits; /* of both */
    int count;       /* of these */
};

struct pair_search {
    const struct nn_grid *grid;
    struct nn_deadly_list *list;
    struct cross_pair pairs[NN_LOGIC_SIDE];
    int count;
    int size, largest; /* how many pairs are wanted */
};

struct chosen_pairs {
    int count;
    uint32_t taken;        /* indexes, as bits */
    struct nn_cells cells; /* of the pairs */
    uint32_t digits;       /* of the cells that are to have no extra digits */
    struct nn_cells roof;  /* the others */
};

static void keep_pairs(const struct pair_search *search, const struct chosen_pairs *chosen, uint32_t digits)
{
    struct nn_deadly deadly = {.digits = digits, .cells = chosen->cells, .roof = chosen->roof};
    NN_EACH_CELL(cell, chosen->roof)
    {
        const uint32_t candidates = search->grid->candidates[cell];
        /* A roof cell without extra digits is no roof: it comes again as what it is. */
        if (!(candidates & ~digits) || !(candidates & digits)) return;
        deadly.extras |= candidates & ~digits;
    }
    nn_deadly_keep(search->list, &deadly);
}

/* The digits of those cells of the pair that have no extra ones; `roofs`: the others, as bits. */
static uint32_t plain_digits(const struct pair_search *search, int index, unsigned roofs)
{
    assert(index >= 0 && index < search->count && roofs <= 3);
    const int *const cell = search->pairs[index].cell;
    const uint32_t *const candidates = search->grid->candidates;
    return (roofs & 1 ? 0 : candidates[cell[0]]) | (roofs & 2 ? 0 : candidates[cell[1]]);
}

static struct chosen_pairs with_pair(const struct pair_search *search, const struct chosen_pairs *chosen, int index,
                                     unsigned roofs)
{
    assert(index >= 0 && index < search->count && roofs <= 3);
    const struct cross_pair *pair = &search->pairs[index];
    struct chosen_pairs more = *chosen;
    more.count++;
    more.taken |= UINT32_C(1) << index;
    for (int i = 0; i < 2; i++) {
        nn_cells_add(&more.cells, pair->cell[i]);
        if (roofs >> i & 1) nn_cells_add(&more.roof, pair->cell[i]);
    }
    more.digits |= plain_digits(search, index, roofs);
    return more;
}

/* ---- one or two cells with extra digits ------------------------------------------------------ */

/* Complete the plain pairs by others, from this index on: one of any kind, or two with one cell each. */
static void add_roof_pairs(const struct pair_search *search, const struct chosen_pairs *chosen, int from)
{
    if (chosen->count == search->size) {
        if (nn_count_bits(chosen->digits) == search->size) keep_pairs(search, chosen, chosen->digits);
        return;
    }
    const bool is_last = chosen->count + 1 == search->size;
    const bool has_roof = !nn_cells_are_none(chosen->roof);
    const unsigned kinds = is_last && !has_roof ? 3 : 2;
    for (int index = from; index < search->count; index++) {
        if (chosen->taken >> index & 1) continue;
        for (unsigned roofs = 1; roofs <= kinds; roofs++) {
            const uint32_t digits = chosen->digits | plain_digits(search, index, roofs);
            if (nn_count_bits(digits) > search->size) continue;
            const struct chosen_pairs more = with_pair(search, chosen, index, roofs);
            add_roof_pairs(search, &more, index + 1);
        }
    }
}

/* Would there be more digits than this with the pair? Mostly it has too many itself. */
static bool exceeds(const struct chosen_pairs *chosen, const struct cross_pair *pair, int most)
{
    return pair->count > most || nn_count_bits(chosen->digits | pair->digits) > most;
}

static void add_plain_pairs(const struct pair_search *search, const struct chosen_pairs *chosen, int from)
{
    const int missing = search->size - chosen->count;
    if (missing <= 2) add_roof_pairs(search, chosen, 0);
    if (missing == 1) return;
    for (int index = from; index < search->count; index++) {
        if (exceeds(chosen, &search->pairs[index], search->size)) continue;
        const struct chosen_pairs more = with_pair(search, chosen, index, 0);
        add_plain_pairs(search, &more, index + 1);
    }
}

/* ---- one extra digit in more cells ----------------------------------------------------------- */

/* Each of the digits may be the extra one, if something sees all its cells. */
static void keep_each_extra(const struct pair_search *search, const struct chosen_pairs *chosen)
{
    for (uint64_t rest = chosen->digits; rest;) {
        const int extra = nn_take_bit(&rest);
        struct chosen_pairs told = *chosen;
        told.roof = nn_cells_and(chosen->cells, search->grid->places[extra]);
        if (nn_cells_count(told.roof) <= 2) continue;
        if (nn_cells_are_none(nn_grid_seen_by_all(search->grid, extra, told.roof))) continue;
        keep_pairs(search, &told, chosen->digits & ~(UINT32_C(1) << extra));
    }
}

static void add_similar_pairs(const struct pair_search *search, const struct chosen_pairs *chosen, int from)
{
    const int missing = search->size - chosen->count;
    if (missing == 0) {
        if (nn_count_bits(chosen->digits) == search->size + 1) keep_each_extra(search, chosen);
        return;
    }
    for (int index = from; index <= search->count - missing; index++) {
        if (exceeds(chosen, &search->pairs[index], search->size + 1)) continue;
        const struct chosen_pairs more = with_pair(search, chosen, index, 0);
        add_similar_pairs(search, &more, index + 1);
    }
}

/* ---- the lines ------------------------------------------------------------------------------- */

/* Pairs across these lines, at `width` places of theirs. */
static void search_lines(struct pair_search *search, int first, int second, int from, int width)
{
    assert(first != second && width > 0);
    const struct nn_grid *grid = search->grid;
    const nonet_layout *layout = grid->geometry->layout;
    const struct chosen_pairs none = {0};
    search->count = 0;
    for (int at = from; at < from + width; at++) {
        const int cell = nn_house(layout, first)[at], other = nn_house(layout, second)[at];
        const uint32_t a = grid->candidates[cell], b = grid->candidates[other];
        if (a && b) search->pairs[search->count++] = (struct cross_pair){{cell, other}, a | b, nn_count_bits(a | b)};
    }
    for (search->size = SMALLEST_SIZE; search->size <= search->largest; search->size++) {
        if (search->count < search->size) break;
        add_plain_pairs(search, &none, 0);
        add_similar_pairs(search, &none, 0);
    }
}

/* The boxes along the line where it has enough empty cells, as bits. */
static uint32_t find_empty_stretches(const struct nn_grid *grid, int line, int width)
{
    uint32_t stretches = 0;
    for (int from = 0; from < grid->geometry->side; from += width) {
        int empty = 0;
        for (int at = from; at < from + width; at++)
            empty += grid->candidates[nn_house(grid->geometry->layout, line)[at]] != 0;
        if (empty >= SMALLEST_SIZE) stretches |= UINT32_C(1) << from / width;
    }
    return stretches;
}

/* Two lines of one kind: of one band of boxes, at all places; otherwise at the places of one box each. */
static void search_lines_of_kind(struct pair_search *search, int kind)
{
    const struct nn_geometry *geometry = search->grid->geometry;
    const int side = geometry->side;
    const int band = kind == NN_ROW ? geometry->box_rows : side / geometry->box_rows;
    const int width = side / band; /* of a box, along the lines */
    uint32_t stretches[NN_LOGIC_SIDE];
    for (int b = 0; b < side; b++) {
        const int second = kind * side + b;
        stretches[b] = find_empty_stretches(search->grid, second, width);
        for (int a = 0; a < b; a++) {
            const int first = kind * side + a;
            uint64_t both = stretches[a] & stretches[b];
            if (a / band == b / band) search_lines(search, first, second, 0, side);
            else
                while (both) search_lines(search, first, second, nn_take_bit(&both) * width, width);
        }
    }
}

static void find_extended_rectangles(struct nn_finding *finding, struct nn_deadly_list *list)
{
    const int largest = finding->options.is_thorough ? LARGEST_SIZE : LARGEST_USUALLY;
    struct pair_search search = {.grid = finding->grid, .list = list, .largest = largest};
    search_lines_of_kind(&search, NN_ROW);
    search_lines_of_kind(&search, NN_COLUMN);
}

bool nn_find_extended_rectangles(struct nn_finding *finding)
{
    static const enum nn_technique types[NN_DEADLY_TYPES] = {NN_EXTENDED_RECTANGLE_1, NN_EXTENDED_RECTANGLE_2,
                                                             NN_EXTENDED_RECTANGLE_3, NN_EXTENDED_RECTANGLE_4};
    return nn_report_deadly_list(finding, NN_SCRATCH_EXTENDED_RECTANGLES, find_extended_rectangles, types);
}
