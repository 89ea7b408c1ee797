/* extended_rectangles.c: extended rectangles, types 1 to 4 (see deadly.c for these).
 *
 *          c2   c4   c9
 *     r4   37   378  38     Two lines that run through the same boxes, and n columns (rows) across: n pairs of
 *     r5   378  37   78     cells, each pair in one line across and one box. If all 2n cells held n digits
 *                           only, both lines would have all n there; and the partners of every pair could
 *     change places: lines across and boxes keep what they have, and each of the two lines gets the same n
 *     digits from the other one. Two solutions; something must prevent it. With n = 2 it is a rectangle.
 *
 * Pairs need not be in different boxes, and a candidate that is missing does no harm.
 *
 * One or two cells have extra digits, so all pairs but two are plain: without extra digits. These are
 * chosen first: n - 2 or more pairs with n digits together are rare. Then follow pairs of which one cell or
 * both have extra digits. When more than two cells have extra digits it is the same one, and all 2n cells
 * have n + 1 digits together. Smaller rectangles are told before larger ones. */
#include "logic/deadly.h"

enum { SMALLEST_SIZE = 3, LARGEST_SIZE = 5 };

/* Two cells across the lines, both empty. */
struct cross_pair {
    int cell[2];
    uint32_t digits; /* of both */
};

struct pair_hunt {
    const struct nn_grid *grid;
    struct nn_deadly_list *list;
    struct cross_pair pairs[NN_LOGIC_SIDE];
    int count;
    int size; /* how many pairs are wanted */
};

struct chosen_pairs {
    int count;
    uint32_t taken;        /* indexes, as bits */
    struct nn_cells cells; /* of the pairs */
    uint32_t digits;       /* of the cells that are to have no extra digits */
    struct nn_cells roof;  /* the others */
};

static void keep_pairs(const struct pair_hunt *hunt, const struct chosen_pairs *chosen,
                       uint32_t digits)
{
    struct nn_deadly deadly = {.digits = digits, .cells = chosen->cells, .roof = chosen->roof};
    NN_EACH_CELL(cell, chosen->roof)
    {
        const uint32_t candidates = hunt->grid->candidates[cell];
        /* A roof cell without extra digits is no roof: it comes again as what it is. */
        if (!(candidates & ~digits) || !(candidates & digits)) return;
        deadly.extras |= candidates & ~digits;
    }
    nn_deadly_keep(hunt->list, &deadly);
}

/* `roofs`: which of the two cells have extra digits, as bits. */
static struct chosen_pairs with_pair(const struct pair_hunt *hunt,
                                     const struct chosen_pairs *chosen, int index, unsigned roofs)
{
    const struct cross_pair *pair = &hunt->pairs[index];
    struct chosen_pairs more = *chosen;
    more.count++;
    more.taken |= UINT32_C(1) << index;
    for (int i = 0; i < 2; i++) {
        nn_cells_add(&more.cells, pair->cell[i]);
        if (roofs >> i & 1)
            nn_cells_add(&more.roof, pair->cell[i]);
        else
            more.digits |= hunt->grid->candidates[pair->cell[i]];
    }
    return more;
}

/* ---- one or two cells with extra digits ------------------------------------------------------ */

/* Complete the plain pairs by others, from this index on: one of any kind, or two with one cell each. */
static void add_roof_pairs(const struct pair_hunt *hunt, const struct chosen_pairs *chosen, int from)
{
    if (chosen->count == hunt->size) {
        if (nn_count_bits(chosen->digits) == hunt->size) keep_pairs(hunt, chosen, chosen->digits);
        return;
    }
    const bool is_last = chosen->count + 1 == hunt->size;
    const bool has_roof = !nn_cells_are_none(chosen->roof);
    const unsigned kinds = is_last && !has_roof ? 3 : 2;
    for (int index = from; index < hunt->count; index++) {
        if (chosen->taken >> index & 1) continue;
        for (unsigned roofs = 1; roofs <= kinds; roofs++) {
            const struct chosen_pairs more = with_pair(hunt, chosen, index, roofs);
            if (nn_count_bits(more.digits) <= hunt->size) add_roof_pairs(hunt, &more, index + 1);
        }
    }
}

static void add_plain_pairs(const struct pair_hunt *hunt, const struct chosen_pairs *chosen,
                            int from)
{
    const int missing = hunt->size - chosen->count;
    if (missing <= 2) add_roof_pairs(hunt, chosen, 0);
    if (missing == 1) return;
    for (int index = from; index < hunt->count; index++) {
        if (nn_count_bits(chosen->digits | hunt->pairs[index].digits) > hunt->size) continue;
        const struct chosen_pairs more = with_pair(hunt, chosen, index, 0);
        add_plain_pairs(hunt, &more, index + 1);
    }
}

/* ---- one extra digit in more cells ----------------------------------------------------------- */

/* Each of the digits may be the extra one, if something sees all its cells. */
static void keep_each_extra(const struct pair_hunt *hunt, const struct chosen_pairs *chosen)
{
    for (uint64_t rest = chosen->digits; rest;) {
        const int extra = nn_take_bit(&rest);
        struct chosen_pairs told = *chosen;
        told.roof = nn_cells_and(chosen->cells, hunt->grid->places[extra]);
        if (nn_cells_count(told.roof) <= 2) continue;
        if (nn_cells_are_none(nn_grid_seen_by_all(hunt->grid, extra, told.roof))) continue;
        keep_pairs(hunt, &told, chosen->digits & ~(UINT32_C(1) << extra));
    }
}

static void add_similar_pairs(const struct pair_hunt *hunt, const struct chosen_pairs *chosen,
                              int from)
{
    const int missing = hunt->size - chosen->count;
    if (missing == 0) {
        if (nn_count_bits(chosen->digits) == hunt->size + 1) keep_each_extra(hunt, chosen);
        return;
    }
    for (int index = from; index <= hunt->count - missing; index++) {
        if (nn_count_bits(chosen->digits | hunt->pairs[index].digits) > hunt->size + 1) continue;
        const struct chosen_pairs more = with_pair(hunt, chosen, index, 0);
        add_similar_pairs(hunt, &more, index + 1);
    }
}

/* ---- the lines ------------------------------------------------------------------------------- */

static void search_lines(struct pair_hunt *hunt, int first, int second)
{
    const struct nn_grid *grid = hunt->grid;
    const struct nn_geometry *geometry = grid->geometry;
    const struct chosen_pairs none = {0};
    hunt->count = 0;
    for (int at = 0; at < geometry->side; at++) {
        const int cell = nn_house(geometry->layout, first)[at],
                  other = nn_house(geometry->layout, second)[at];
        const uint32_t a = grid->candidates[cell], b = grid->candidates[other];
        if (a && b) hunt->pairs[hunt->count++] = (struct cross_pair){{cell, other}, a | b};
    }
    for (hunt->size = SMALLEST_SIZE; hunt->size <= LARGEST_SIZE; hunt->size++) {
        if (hunt->count < hunt->size) break;
        add_plain_pairs(hunt, &none, 0);
        add_similar_pairs(hunt, &none, 0);
    }
}

/* All pairs of lines that run through the same boxes. */
static void find_extended_rectangles(struct nn_search *search, struct nn_deadly_list *list)
{
    const struct nn_geometry *geometry = search->geometry;
    const int side = geometry->side;
    struct pair_hunt hunt = {.grid = search->grid, .list = list};
    for (int kind = NN_ROW; kind <= NN_COLUMN; kind++) {
        const int band = kind == NN_ROW ? geometry->box_rows : side / geometry->box_rows;
        for (int first = 0; first < side; first++)
            for (int second = first + 1; second % band != 0; second++)
                search_lines(&hunt, kind * side + first, kind * side + second);
    }
}

bool nn_find_extended_rectangles(struct nn_search *search)
{
    static const enum nn_technique types[NN_DEADLY_TYPES] = {
        NN_EXTENDED_RECTANGLE_1, NN_EXTENDED_RECTANGLE_2, NN_EXTENDED_RECTANGLE_3,
        NN_EXTENDED_RECTANGLE_4};
    return nn_report_deadly_list(search, NN_FAMILY_EXTENDED_RECTANGLES, find_extended_rectangles,
                                 types);
}
