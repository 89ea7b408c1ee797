/* se_links.c: see se_links.h. */
#include "rate/se/se_links.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"

/* Strong links before the nodes have numbers. */
struct strong_pairs {
    struct {
        uint8_t digit, cells[2];
    } pair[NN_SE_HOUSES * 9];
    int count;
    uint16_t linked[NN_NINE_CELLS]; /* digits of each cell that have a strong link */
};

static bool are_two(unsigned set)
{
    const unsigned rest = set & (set - 1);
    return rest && !(rest & (rest - 1));
}

static void find_strong_pairs(struct strong_pairs *pairs, const struct nn_se_board *board)
{
    pairs->count = 0;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        pairs->linked[cell] = are_two(board->candidates[cell]) ? board->candidates[cell] : 0;
    for (int house = 0; house < NN_SE_HOUSES; house++)
        for (int digit = 0; digit < 9; digit++) {
            uint64_t places = board->places[digit][house];
            if (!are_two((unsigned)places)) continue;
            const int one = board->geometry->cell_at[house][nn_take_bit(&places)],
                      two = board->geometry->cell_at[house][nn_take_bit(&places)];
            pairs->pair[pairs->count].digit = (uint8_t)digit;
            pairs->pair[pairs->count].cells[0] = (uint8_t)one;
            pairs->pair[pairs->count++].cells[1] = (uint8_t)two;
            pairs->linked[one] |= (uint16_t)(1u << digit);
            pairs->linked[two] |= (uint16_t)(1u << digit);
        }
}

/* ---- the nodes ----------------------------------------------------------------------------------------- */

static void number_node(struct nn_se_links *links, int node, int cell, int digit)
{
    links->start[links->starts++] = (uint16_t)node;
    links->cell[node] = (uint8_t)cell;
    links->digit[node] = (uint8_t)digit;
}

/* False: there are too many. */
static bool number_nodes(struct nn_se_links *links, const struct strong_pairs *pairs)
{
    int other = NN_SE_NODES;
    links->linked = links->starts = 0;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        assert(!nn_has_one_bit(links->board->candidates[cell])); /* naked singles come first */
        for (uint64_t digits = links->board->candidates[cell]; digits;) {
            const int digit = nn_take_bit(&digits);
            if (!(pairs->linked[cell] >> digit & 1)) {
                number_node(links, other++, cell, digit);
                continue;
            }
            if (links->linked == NN_SE_NODES) return false;
            links->node_of[cell][digit] = (uint8_t)links->linked;
            number_node(links, links->linked++, cell, digit);
        }
    }
    return true;
}

static void collect_nodes(struct nn_se_links *links)
{
    memset(links->in_cell, 0, sizeof links->in_cell);
    memset(links->in_house, 0, sizeof links->in_house);
    for (int node = 0; node < links->linked; node++) {
        const int cell = links->cell[node];
        nn_cells_add(&links->in_cell[cell], node);
        for (int kind = 0; kind < 3; kind++)
            nn_cells_add(&links->in_house[links->board->geometry->house_of[cell][kind]][links->digit[node]], node);
    }
}

/* ---- the links ----------------------------------------------------------------------------------------- */

static void add_strong(struct nn_se_links *links, enum nn_se_link_kind kind, int one, int two)
{
    assert(one != two && one < links->linked && two < links->linked);
    nn_cells_add(&links->strong[kind][one], two);
    nn_cells_add(&links->strong[kind][two], one);
    nn_cells_add(&links->strong[NN_SE_XY][one], two);
    nn_cells_add(&links->strong[NN_SE_XY][two], one);
}

static void link_pairs(struct nn_se_links *links, const struct strong_pairs *pairs)
{
    for (int kind = 0; kind < NN_SE_LINK_KINDS; kind++)
        memset(links->strong[kind], 0, (size_t)links->linked * sizeof links->strong[kind][0]);
    for (int i = 0; i < pairs->count; i++) {
        const int digit = pairs->pair[i].digit;
        add_strong(links, NN_SE_X, links->node_of[pairs->pair[i].cells[0]][digit],
                   links->node_of[pairs->pair[i].cells[1]][digit]);
    }
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        if (!are_two(links->board->candidates[cell])) continue;
        struct nn_cells both = links->in_cell[cell];
        const int one = nn_cells_take(&both), two = nn_cells_take(&both);
        add_strong(links, NN_SE_Y, one, two);
    }
}

/* What the nodes' being off makes on. */
static struct nn_cells ons_by(const struct nn_cells *strong, struct nn_cells offs)
{
    struct nn_cells ons = nn_no_cells();
    NN_EACH_CELL(off, offs) ons = nn_cells_or(ons, strong[off]);
    return ons;
}

static void make_x_row(struct nn_se_links *links, int node)
{
    struct nn_se_row *const row = &links->row[NN_SE_X][node];
    const uint8_t *const houses = links->board->geometry->house_of[links->cell[node]];
    const int digit = links->digit[node];
    row->offs = nn_cells_or(links->in_house[houses[0]][digit],
                            nn_cells_or(links->in_house[houses[1]][digit], links->in_house[houses[2]][digit]));
    if (node < NN_SE_NODES) nn_cells_drop(&row->offs, node);
    row->ons = ons_by(links->strong[NN_SE_X], row->offs);
}

void nn_se_links_make_mixed(struct nn_se_links *links)
{
    for (int i = 0; i < links->starts; i++) {
        const int node = links->start[i];
        struct nn_se_row *const row = &links->row[NN_SE_XY][node];
        row->offs = nn_se_seen_nodes(links, node);
        row->ons = ons_by(links->strong[NN_SE_XY], row->offs);
    }
}

bool nn_se_links_make(struct nn_se_links *links, const struct nn_se_board *board)
{
    struct strong_pairs pairs;
    links->board = board;
    find_strong_pairs(&pairs, board);
    if (!number_nodes(links, &pairs)) return false;
    collect_nodes(links);
    link_pairs(links, &pairs);
    for (int i = 0; i < links->starts; i++) make_x_row(links, links->start[i]);
    NN_CHECK_EVERY(16, links->occasions, nn_se_links_check(links));
    return true;
}
