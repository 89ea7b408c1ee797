/* nine.c: see nine.h. Loops have constant bounds so that the compiler can unroll and vectorize them. */
#include "board/nine.h"

#include <string.h>

#define ONE_OF_EACH UINT64_C(0x111111111)
#define MORE_THAN_ONE (ONE_OF_EACH * 0xe)

/* Indexed by a value, or by the low four bits of its character: '.' has 14. */
static const uint64_t nibble_of[16] = {0,        1u << 0,  1u << 4,  1u << 8,  1u << 12,
                                       1u << 16, 1u << 20, 1u << 24, 1u << 28, UINT64_C(1) << 32};

struct houses {
    uint64_t rows[9], columns[9], boxes[9];
};

/* Eight cells at a time: adding 0x76 to a byte above 9 sets its highest bit. */
bool nn_nine_is_readable(const uint8_t *cells)
{
    uint64_t high = cells[80] > 9 ? ~UINT64_C(0) : 0;
    for (int cell = 0; cell < 80; cell += 8) {
        uint64_t eight;
        memcpy(&eight, cells + cell, sizeof eight);
        high |= eight | (eight + UINT64_C(0x7676767676767676));
    }
    return !(high & UINT64_C(0x8080808080808080));
}

#define EACH_OF(count, at) _Pragma("GCC unroll 9") for (int at = 0; at < (count); at++)

/* `bits`: the bits of a byte that hold its value. */
static inline void count_values(const uint8_t *board, unsigned bits, struct houses *houses)
{
    uint64_t columns[9] = {0};
    for (int band = 0; band < 3; band++) {
        uint64_t boxes[3] = {0};
        for (int row = 3 * band; row < 3 * band + 3; row++) {
            uint64_t all = 0;
            EACH_OF(9, column)
            {
                const uint64_t nibble = nibble_of[board[9 * row + column] & bits];
                boxes[column / 3] += nibble;
                columns[column] += nibble;
                all += nibble;
            }
            houses->rows[row] = all;
        }
        EACH_OF(3, stack) houses->boxes[3 * band + stack] = boxes[stack];
    }
    EACH_OF(9, column) houses->columns[column] = columns[column];
}

/* The marks of a cell, bits 0-8, as nibbles. */
static uint64_t nibbles_of(uint64_t marks)
{
    uint64_t nibbles = 0;
    for (int value = 1; value <= 9; value++)
        if (marks >> (value - 1) & 1) nibbles |= nibble_of[value];
    return nibbles;
}

static inline bool has_value_twice(const struct houses *houses)
{
    uint64_t repeated = 0;
    for (int house = 0; house < 9; house++)
        repeated |= houses->rows[house] | houses->columns[house] | houses->boxes[house];
    return repeated & MORE_THAN_ONE;
}

/* Is there an open cell whose houses hold all nine values? `blank`: bytes up to this one are open cells. Looking at the
 * three columns of a box together rules most cells out at once (1604 -> 1054 instructions for a puzzle with 17
 * clues). */
static inline bool has_cell_without_values(const uint8_t *board, unsigned blank, const struct houses *houses)
{
    uint64_t stacks[3];
    EACH_OF(3, stack)
    {
        const uint64_t *const columns = houses->columns + 3 * stack;
        stacks[stack] = columns[0] | columns[1] | columns[2];
    }
    for (int row = 0; row < 9; row++)
        for (int stack = 0; stack < 3; stack++) {
            const uint64_t near = houses->rows[row] | houses->boxes[row / 3 * 3 + stack];
            if ((near | stacks[stack]) != ONE_OF_EACH) continue;
            for (int column = 3 * stack; column < 3 * stack + 3; column++)
                if ((near | houses->columns[column]) == ONE_OF_EACH && board[9 * row + column] <= blank) return true;
        }
    return false;
}

/* Does some open cell have no value left? */
static bool has_dead_cell(const nonet_position *position, const struct houses *houses)
{
    if (!position->candidates) return has_cell_without_values(position->cells, 0, houses);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const uint64_t taken =
            houses->rows[cell / 9] | houses->columns[cell % 9] | houses->boxes[cell / 27 * 3 + cell % 9 / 3];
        if (!position->cells[cell] && !(nibbles_of(position->candidates[cell]) & ~taken)) return true;
    }
    return false;
}

bool nn_nine_is_consistent(const nonet_position *position)
{
    struct houses houses;
    count_values(position->cells, 0xff, &houses);
    return !has_value_twice(&houses) && !has_dead_cell(position, &houses);
}

nonet_verdict nn_nine_why_none(const uint8_t *board, nonet_board_form form)
{
    struct houses houses;
    count_values(board, 0xf, &houses);
    const bool is_invalid =
        has_value_twice(&houses) || has_cell_without_values(board, form == NONET_BOARD_TEXT ? '0' : 0, &houses);
    return is_invalid ? NONET_VERDICT_INVALID : NONET_VERDICT_NONE;
}

static bool keeps_cells(const uint8_t *cells, const uint8_t *solution)
{
    uint64_t differs = cells[80] && cells[80] != solution[80];
    for (int cell = 0; cell < 80; cell += 8) {
        uint64_t given, found;
        memcpy(&given, cells + cell, sizeof given);
        memcpy(&found, solution + cell, sizeof found);
        const uint64_t filled = (given + UINT64_C(0x7f7f7f7f7f7f7f7f)) & UINT64_C(0x8080808080808080);
        differs |= (given ^ found) & (filled - (filled >> 7));
    }
    return !differs;
}

/* A minirow as a word: 16 bits for each column, with one bit set for the value, none for 0. */
static inline uint64_t minirow_at(const uint8_t *cells)
{
#define BITS_AT(place)                                                                                                 \
    {                                                                                                                  \
        0, UINT64_C(1) << (place), UINT64_C(2) << (place), UINT64_C(4) << (place), UINT64_C(8) << (place),             \
            UINT64_C(16) << (place), UINT64_C(32) << (place), UINT64_C(64) << (place), UINT64_C(128) << (place),       \
            UINT64_C(256) << (place)                                                                                   \
    }
    static const uint64_t bit_of[3][10] = {BITS_AT(0), BITS_AT(16), BITS_AT(32)};
    return bit_of[0][cells[0]] | bit_of[1][cells[1]] | bit_of[2][cells[2]];
}

/* The values of all three columns. */
static inline uint64_t values_in(uint64_t minirows)
{
    return minirows | minirows >> 16 | minirows >> 32;
}

/* Nine cells with nine values between them have each value once. */
static bool has_every_value_everywhere(const uint8_t *solution)
{
    uint64_t stack[3] = {0}, shared = ~UINT64_C(0);
    for (int band = 0; band < 3; band++) {
        uint64_t box[3] = {0};
        EACH_OF(3, row)
        {
            uint64_t line = 0;
            EACH_OF(3, at)
            {
                const uint64_t minirow = minirow_at(solution + 27 * band + 9 * row + 3 * at);
                line |= minirow, box[at] |= minirow, stack[at] |= minirow;
            }
            shared &= values_in(line);
        }
        shared &= values_in(box[0]) & values_in(box[1]) & values_in(box[2]);
    }
    EACH_OF(3, at) shared &= stack[at] & stack[at] >> 16 & stack[at] >> 32;
    return (shared & 0x1ff) == 0x1ff;
}

bool nn_nine_accepts(const nonet_position *position, const uint8_t *solution)
{
    if (!nn_nine_is_readable(solution) || !has_every_value_everywhere(solution)) return false;
    if (!keeps_cells(position->cells, solution)) return false;
    for (int cell = 0; position->candidates && cell < NN_NINE_CELLS; cell++)
        if (!position->cells[cell] && !(position->candidates[cell] >> (solution[cell] - 1) & 1)) return false;
    return true;
}
