/* se_bug.c: bivalue universal grave, types 1 to 4.
 *
 * In every house each digit would have two places or none, and every empty cell two candidates, if it were not for some
 * BUG values: candidates of larger cells. One of them must be true. Houses in the order blocks, rows, columns. */
#include "rate/se/se_hint.h"
#include "rate/se/se_tuples.h"

struct bug {
    const struct nn_se_board *board;
    uint16_t extra[NN_NINE_CELLS]; /* BUG values of each cell */
    struct nn_cells cells;         /* those that have any */
    struct nn_cells victims;       /* what all of them see */
    unsigned digits;
};

static const int kinds_of_houses[3] = {NN_SE_BLOCK, NN_SE_ROW, NN_SE_COLUMN};

/* A digit with too many places in a house: the one in a large cell is the BUG value; with several such cells
 * another house will tell. False: no BUG. */
static bool look_at_bug_places(struct bug *bug, int house, int digit)
{
    const struct nn_se_board *board = bug->board;
    const unsigned places = board->places[digit][house];
    const int count = nn_count_bits(places);
    if (count == 0 || count == 2) return true;
    int suspect = -1, suspects = 0;
    for (uint64_t rest = places; rest;) {
        const int cell = board->geometry->cell_at[house][nn_take_bit(&rest)];
        if (nn_count_bits(board->candidates[cell]) < 3) continue;
        suspect = cell;
        suspects++;
    }
    if (suspects == 1) {
        bug->extra[suspect] |= (uint16_t)(1u << digit);
        nn_cells_add(&bug->cells, suspect);
        bug->digits |= 1u << digit;
    }
    return suspects > 0;
}

/* Without the BUG values every cell has two candidates, every digit two places or none. */
static bool is_grave(const struct bug *bug)
{
    const struct nn_se_board *board = bug->board;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const unsigned left = board->candidates[cell] & ~(unsigned)bug->extra[cell];
        if (board->candidates[cell] && nn_count_bits(left) != 2) return false;
    }
    for (int house = 0; house < NN_SE_HOUSES; house++)
        for (int digit = 0; digit < 9; digit++) {
            int count = 0;
            for (uint64_t rest = board->places[digit][house]; rest;)
                count += !(bug->extra[board->geometry->cell_at[house][nn_take_bit(&rest)]] >> digit & 1);
            if (count != 0 && count != 2) return false;
        }
    return true;
}

static bool find_bug(struct bug *bug)
{
    for (int kind = 0; kind < 3; kind++)
        for (int house = kinds_of_houses[kind]; house < kinds_of_houses[kind] + 9; house++)
            for (int digit = 0; digit < 9; digit++)
                if (!look_at_bug_places(bug, house, digit)) return false;
    if (nn_cells_are_none(bug->cells)) return false;
    bug->victims = bug->board->geometry->seen[nn_cells_first(bug->cells)];
    NN_EACH_CELL(cell, bug->cells)
    bug->victims = nn_cells_and(bug->victims, bug->board->geometry->seen[cell]);
    const bool needs_victims = nn_cells_count(bug->cells) > 1 && !nn_has_one_bit(bug->digits);
    if (needs_victims && nn_cells_are_none(bug->victims)) return false;
    return is_grave(bug);
}

static bool strike_type_1(const struct bug *bug, struct nn_se_hint *hint)
{
    const int cell = nn_cells_first(bug->cells);
    nn_se_hint_begin(hint, "BUG type 1", 5.6);
    nn_se_hint_remove(hint, bug->board, cell, 0x1ff & ~(unsigned)bug->extra[cell]);
    return nn_se_hint_does_something(hint);
}

static bool strike_type_2(const struct bug *bug, struct nn_se_hint *hint)
{
    nn_se_hint_begin(hint, "BUG type 2", 5.7);
    nn_se_hint_remove_all(hint, bug->board, bug->victims, bug->digits);
    return nn_se_hint_does_something(hint);
}

static bool have_common_house(const struct bug *bug, int first, int second)
{
    return nn_cells_have(bug->board->geometry->seen[first], second);
}

/* Two cells of a house with one common digit besides: it is in one of them. */
static bool strike_type_4(const struct bug *bug, struct nn_se_hint *hint)
{
    if (nn_cells_count(bug->cells) != 2) return false;
    struct nn_cells rest = bug->cells;
    const int first = nn_cells_take(&rest), second = nn_cells_first(rest);
    const unsigned common = bug->board->candidates[first] & ~(unsigned)bug->extra[first] &
                            bug->board->candidates[second] & ~(unsigned)bug->extra[second];
    if (!have_common_house(bug, first, second) || !nn_has_one_bit(common)) return false;
    nn_se_hint_begin(hint, "BUG type 4", 5.7);
    nn_se_hint_remove(hint, bug->board, first, 0x1ff & ~(common | bug->extra[first]));
    nn_se_hint_remove(hint, bug->board, second, 0x1ff & ~(common | bug->extra[second]));
    return nn_se_hint_does_something(hint);
}

/* The BUG values are together one cell of a naked set in a house of all BUG cells. */
static bool strike_naked_set(const struct bug *bug, struct nn_se_hint *hint, int house, int size)
{
    const struct nn_se_board *board = bug->board;
    uint16_t cells[9];
    for (int position = 0; position < 9; position++) {
        const int cell = board->geometry->cell_at[house][position];
        cells[position] = nn_cells_have(bug->cells, cell) ? 0 : board->candidates[cell];
    }
    NN_SE_EACH_CHOICE(choice, size - 1)
    {
        unsigned digits = bug->digits;
        bool is_possible = true;
        for (uint64_t rest = choice; rest && is_possible;) {
            const unsigned cell = cells[nn_take_bit(&rest)];
            is_possible = nn_count_bits(cell) >= 2;
            digits |= cell;
        }
        if (!is_possible || nn_count_bits(digits) != size) continue;
        nn_se_hint_begin(hint, "BUG type 3", 5.7 + 0.1 * (size - 1));
        for (int position = 0; position < 9; position++)
            if (cells[position] && !(choice >> position & 1))
                nn_se_hint_remove(hint, board, board->geometry->cell_at[house][position], digits);
        if (nn_se_hint_does_something(hint)) return true;
    }
    return false;
}

static bool strike_type_3(const struct bug *bug, struct nn_se_hint *hint)
{
    for (int kind = 0; kind < 3; kind++)
        for (int house = kinds_of_houses[kind]; house < kinds_of_houses[kind] + 9; house++) {
            if (!nn_cells_within(bug->cells, bug->board->geometry->house[house])) continue;
            for (int size = 2; size <= 6; size++)
                if (strike_naked_set(bug, hint, house, size)) return true;
        }
    return false;
}

bool nn_se_bug(struct nn_se_board *board, struct nn_se_hint *hint)
{
    struct bug bug = {.board = board};
    if (!find_bug(&bug)) return false;
    if (nn_cells_count(bug.cells) == 1) return strike_type_1(&bug, hint);
    if (nn_has_one_bit(bug.digits)) return strike_type_2(&bug, hint) || strike_type_4(&bug, hint);
    return strike_type_4(&bug, hint) || strike_type_3(&bug, hint);
}
