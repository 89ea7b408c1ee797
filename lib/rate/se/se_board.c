/* se_board.c: see se_board.h. */
#include "rate/se/se_board.h"

#include <string.h>

#include "base/invariants.h"

static void make_houses(struct nn_se_geometry *geometry)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const int row = cell / 9, column = cell % 9;
        const int houses[3] = {NN_SE_BLOCK + row / 3 * 3 + column / 3, NN_SE_COLUMN + column, NN_SE_ROW + row};
        const int positions[3] = {row % 3 * 3 + column % 3, row, column};
        for (int kind = 0; kind < 3; kind++) {
            geometry->house_of[cell][kind] = (uint8_t)houses[kind];
            geometry->houses[cell] |= UINT32_C(1) << houses[kind];
            geometry->position_of[cell][kind] = (uint8_t)positions[kind];
            geometry->cell_at[houses[kind]][positions[kind]] = (uint8_t)cell;
            nn_cells_add(&geometry->house[houses[kind]], cell);
        }
    }
}

static void make_crossings(struct nn_se_geometry *geometry)
{
    for (int first = 0; first < NN_SE_HOUSES; first++)
        for (int second = 0; second < NN_SE_HOUSES; second++)
            for (int position = 0; position < 9; position++)
                if (nn_cells_have(geometry->house[second], geometry->cell_at[first][position]))
                    geometry->crossing[first][second] |= (uint16_t)(1u << position);
}

static void make_peers(struct nn_se_geometry *geometry, int cell)
{
    for (int kind = 0; kind < 3; kind++)
        geometry->seen[cell] = nn_cells_or(geometry->seen[cell], geometry->house[geometry->house_of[cell][kind]]);
    for (int house = 0; house < NN_SE_HOUSES; house++)
        for (int position = 0; position < 9; position++)
            if (!nn_cells_have(geometry->seen[cell], geometry->cell_at[house][position]))
                geometry->spared[cell][house] |= (uint16_t)(1u << position);
    nn_cells_drop(&geometry->seen[cell], cell);
}

/* Three lines cross three blocks. A digit may be locked into a line if a block has it in this line only while another
 * block has it there, too; and into a block if a line has it in this block only while another line has it there. */
static unsigned possible_locking(unsigned crossings)
{
    assert(crossings < 512);
    unsigned kinds = 0;
    for (int block = 0; block < 3; block++)
        for (int line = 0; line < 3; line++) {
            const unsigned here = 1u << (3 * line + block);
            const unsigned of_block = crossings & 0111u << block, of_line = crossings & 07u << 3 * line;
            if (of_block == here && of_line != here) kinds |= NN_SE_MAY_POINT;
            if (of_line == here && of_block != here) kinds |= NN_SE_MAY_CLAIM;
        }
    return kinds;
}

static void make_locking(struct nn_se_geometry *geometry)
{
    for (unsigned set = 0; set < 512; set++) {
        geometry->thirds[set] = (uint8_t)(((set & 0007) != 0) | ((set & 0070) != 0) << 1 | ((set & 0700) != 0) << 2);
        geometry->locking[set] = (uint8_t)possible_locking(set);
    }
}

void nn_se_geometry_make(struct nn_se_geometry *geometry)
{
    memset(geometry, 0, sizeof *geometry);
    make_houses(geometry);
    make_crossings(geometry);
    make_locking(geometry);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) make_peers(geometry, cell);
    NN_CHECK(nn_se_geometry_check(geometry));
}

/* The digits leave the cell, but the cell does not know yet. */
static void clear_places(struct nn_se_board *board, int cell, unsigned digits)
{
    board->news.houses |= board->geometry->houses[cell];
    board->news.digits |= digits;
    const uint8_t *const house = board->geometry->house_of[cell], *const position = board->geometry->position_of[cell];
    const uint16_t others[3] = {(uint16_t) ~(1u << position[0]), (uint16_t) ~(1u << position[1]),
                                (uint16_t) ~(1u << position[2])};
    for (uint64_t rest = digits; rest;) {
        const int digit = nn_take_bit(&rest);
        nn_cells_drop(&board->cells_of[digit], cell);
        for (int kind = 0; kind < 3; kind++) board->places[digit][house[kind]] &= others[kind];
    }
}

void nn_se_remove(struct nn_se_board *board, int cell, int digit)
{
    assert(nn_se_has(board, cell, digit));
    board->candidates[cell] &= (uint16_t) ~(1u << digit);
    clear_places(board, cell, 1u << digit);
}

/* In each house only these places remain. With restrict, so that compilers make vectors of it. */
static void keep_places(uint16_t *restrict places, const uint16_t *restrict kept)
{
    for (int house = 0; house < NN_SE_LANES; house++) places[house] &= kept[house];
}

static void fill_cell(struct nn_se_board *board, int cell)
{
    assert(board->empty_cells > 0);
    const struct nn_se_geometry *const geometry = board->geometry;
    for (int kind = 0; kind < 3; kind++) {
        const int house = geometry->house_of[cell][kind];
        board->empty[house] &= (uint16_t) ~(1u << geometry->position_of[cell][kind]);
        board->almost_full &= ~(UINT32_C(1) << house);
        board->almost_full |= (uint32_t)nn_has_one_bit(board->empty[house]) << house;
    }
    board->empty_cells--;
}

void nn_se_place(struct nn_se_board *board, int cell, int digit)
{
    assert(nn_se_has(board, cell, digit) && board->placed[digit] < 9);
    const struct nn_se_geometry *const geometry = board->geometry;
    clear_places(board, cell, board->candidates[cell]);
    board->candidates[cell] = 0;
    const struct nn_cells losers = nn_cells_and(board->cells_of[digit], geometry->seen[cell]);
    board->cells_of[digit] = nn_cells_less(board->cells_of[digit], losers);
    NN_EACH_CELL(loser, losers)
    {
        board->candidates[loser] &= (uint16_t) ~(1u << digit);
        board->news.houses |= geometry->houses[loser];
    }
    keep_places(board->places[digit], geometry->spared[cell]);
    board->placed[digit]++;
    fill_cell(board, cell);
}

static void fill_board(struct nn_se_board *board)
{
    board->empty_cells = NN_NINE_CELLS;
    for (int house = 0; house < NN_SE_HOUSES; house++) board->empty[house] = 0x1ff;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) board->candidates[cell] = 0x1ff;
    for (int digit = 0; digit < 9; digit++) {
        for (int row = 0; row < 9; row++)
            board->cells_of[digit] = nn_cells_or(board->cells_of[digit], board->geometry->house[NN_SE_ROW + row]);
        for (int house = 0; house < NN_SE_HOUSES; house++) board->places[digit][house] = 0x1ff;
    }
}

bool nn_se_board_load(struct nn_se_board *board, const struct nn_se_geometry *geometry, const nonet_position *position)
{
    memset(board, 0, sizeof *board);
    board->geometry = geometry;
    board->news = (struct nn_se_news){.houses = (UINT32_C(1) << NN_SE_HOUSES) - 1, .digits = 0x1ff};
    fill_board(board);
    for (int cell = 0; cell < NN_NINE_CELLS && position->candidates; cell++) {
        if (position->cells[cell]) continue;
        for (uint64_t gone = 0x1ff & ~position->candidates[cell]; gone;) nn_se_remove(board, cell, nn_take_bit(&gone));
    }
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        if (!position->cells[cell]) continue;
        if (!nn_se_has(board, cell, position->cells[cell] - 1)) return false;
        nn_se_place(board, cell, position->cells[cell] - 1);
    }
    NN_CHECK(nn_se_board_check(board));
    return true;
}

struct nn_se_news *nn_se_unseen(struct nn_se_board *board, enum nn_se_search search)
{
    assert(search < NN_SE_SEARCHES);
    if (board->news.houses) {
        for (int i = 0; i < NN_SE_SEARCHES; i++) {
            board->unseen[i].houses |= board->news.houses;
            board->unseen[i].digits |= board->news.digits;
        }
        board->news = (struct nn_se_news){0, 0};
    }
    return &board->unseen[search];
}

/* Counters in binary, one for each cell: `one`, `two` and `four` are their lower digits, `many` says that there was
 * a higher one. */
void nn_se_measure(const struct nn_se_board *board, struct nn_se_sizes *sizes)
{
    NN_EACH_WORD(i)
    {
        uint64_t one = 0, two = 0, four = 0, many = 0;
        for (int digit = 0; digit < 9; digit++) {
            const uint64_t cells = board->cells_of[digit].word[i];
            const uint64_t carry = one & cells, next_carry = two & carry;
            one ^= cells;
            two ^= carry;
            many |= four & next_carry;
            four ^= next_carry;
        }
        sizes->of[0].word[i] = ~(one | two | four | many);
        sizes->of[1].word[i] = one & ~(two | four | many);
        sizes->of[2].word[i] = two & ~(one | four | many);
        sizes->of[3].word[i] = one & two & ~(four | many);
        sizes->of[4].word[i] = four & ~(one | two | many);
    }
}
