/* se_check.c: the invariants of se_board.h and se_links.h. */
#include "base/invariants.h"
#include "rate/se/se_links.h"

#ifndef NDEBUG

/* ---- the geometry ------------------------------------------------------------------------------ */

static bool are_positions_cells(const struct nn_se_geometry *geometry)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        for (int kind = 0; kind < 3; kind++) {
            const int house = geometry->house_of[cell][kind];
            if (house / 9 != kind || geometry->cell_at[house][geometry->position_of[cell][kind]] != cell) return false;
            if (!(geometry->houses[cell] >> house & 1) || !nn_cells_have(geometry->house[house], cell)) return false;
        }
    return true;
}

static bool are_crossings_mutual(const struct nn_se_geometry *geometry)
{
    for (int one = 0; one < NN_SE_HOUSES; one++)
        for (int other = 0; other < NN_SE_HOUSES; other++)
            for (int position = 0; position < 9; position++)
                if ((geometry->crossing[one][other] >> position & 1) !=
                    nn_cells_have(geometry->house[other], geometry->cell_at[one][position]))
                    return false;
    return true;
}

/* Positions that do not see a cell, and what it sees. */
static bool are_spared_unseen(const struct nn_se_geometry *geometry)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        for (int house = 0; house < NN_SE_HOUSES; house++)
            for (int position = 0; position < 9; position++) {
                const int other = geometry->cell_at[house][position];
                const bool is_near = nn_cells_have(geometry->seen[cell], other) || other == cell;
                if ((geometry->spared[cell][house] >> position & 1) == is_near) return false;
            }
    return true;
}

const char *nn_se_geometry_check(const struct nn_se_geometry *geometry)
{
    NN_HOLDS(are_positions_cells(geometry), "houses and positions of cells agree");
    NN_HOLDS(are_crossings_mutual(geometry), "crossings are where houses meet");
    NN_HOLDS(are_spared_unseen(geometry), "a cell spares what it does not see");
    return NULL;
}

/* ---- the board --------------------------------------------------------------------------------- */

static bool are_cells_of_digit(const struct nn_se_board *board, int digit)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        if (nn_cells_have(board->cells_of[digit], cell) != nn_se_has(board, cell, digit)) return false;
    return true;
}

/* The lanes after the houses are empty. */
static bool are_places_of_digit(const struct nn_se_board *board, int digit)
{
    for (int house = 0; house < NN_SE_LANES; house++) {
        unsigned places = 0;
        for (int position = 0; position < 9 && house < NN_SE_HOUSES; position++)
            places |= (unsigned)nn_se_has(board, board->geometry->cell_at[house][position], digit) << position;
        if (board->places[digit][house] != places) return false;
    }
    return true;
}

/* A cell is empty or has no candidates; what is filled is counted. */
static bool are_empty_cells_counted(const struct nn_se_board *board)
{
    int filled = 0, empty = 0;
    for (int digit = 0; digit < 9; digit++) filled += board->placed[digit];
    for (int row = NN_SE_ROW; row < NN_SE_HOUSES; row++) empty += nn_count_bits(board->empty[row]);
    for (int house = 0; house < NN_SE_HOUSES; house++) {
        if ((board->almost_full >> house & 1) != nn_has_one_bit(board->empty[house])) return false;
        for (int position = 0; position < 9; position++)
            if (!(board->empty[house] >> position & 1) && board->candidates[board->geometry->cell_at[house][position]])
                return false;
    }
    return board->empty_cells == empty && filled + empty == NN_NINE_CELLS;
}

const char *nn_se_board_check(const struct nn_se_board *board)
{
    for (int digit = 0; digit < 9; digit++) {
        NN_HOLDS(are_cells_of_digit(board, digit), "candidates and cells of digits agree");
        NN_HOLDS(are_places_of_digit(board, digit), "candidates and places in houses agree");
    }
    NN_HOLDS(are_empty_cells_counted(board), "filled cells have no candidates, and are counted");
    return NULL;
}

/* ---- links ------------------------------------------------------------------------------------- */

/* All candidates, by cell and digit; the linked ones among them are numbered from 0, others from NN_SE_NODES. */
static bool are_nodes_numbered(const struct nn_se_links *links)
{
    int at = 0, linked = 0, other = NN_SE_NODES;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        for (uint64_t digits = links->board->candidates[cell]; digits; at++) {
            const int digit = nn_take_bit(&digits), node = links->start[at];
            if (links->cell[node] != cell || links->digit[node] != digit) return false;
            if (node != (node < NN_SE_NODES ? linked++ : other++)) return false;
            if (node < NN_SE_NODES && links->node_of[cell][digit] != node) return false;
        }
    return at == links->starts && linked == links->linked;
}

static bool are_strong_links_mutual(const struct nn_se_links *links)
{
    for (int kind = 0; kind < NN_SE_LINK_KINDS; kind++)
        for (int node = 0; node < links->linked; node++) NN_EACH_CELL(other, links->strong[kind][node])
            {
                if (other >= links->linked || !nn_cells_have(links->strong[kind][other], node)) return false;
                if (kind == NN_SE_X && links->digit[other] != links->digit[node]) return false;
                if (kind == NN_SE_Y && links->cell[other] != links->cell[node]) return false;
            }
    return true;
}

/* Other places of the digit in sight. */
static bool are_x_rows_right(const struct nn_se_links *links)
{
    for (int at = 0; at < links->starts; at++) {
        const int node = links->start[at];
        for (int other = 0; other < links->linked; other++) {
            const bool is_off = links->digit[other] == links->digit[node] &&
                                nn_cells_have(links->board->geometry->seen[links->cell[node]], links->cell[other]);
            if (nn_cells_have(links->row[NN_SE_X][node].offs, other) != is_off) return false;
        }
    }
    return true;
}

const char *nn_se_links_check(const struct nn_se_links *links)
{
    NN_HOLDS(are_nodes_numbered(links), "nodes are numbered by cell and digit, linked ones first");
    NN_HOLDS(are_strong_links_mutual(links), "strong links go both ways, and are of their kind");
    NN_HOLDS(are_x_rows_right(links), "a candidate that is on makes those off that it sees");
    return NULL;
}

#endif
