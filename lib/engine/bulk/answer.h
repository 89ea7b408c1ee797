/* answer.h: the last check of solutions before they are returned: the bytes that the caller will see, against the rules
 * and the givens. It knows nothing of candidates and shares nothing with the search. Cost: about 5 ns per solution (256
 * bits, Zen 3, profiled).
 *
 * A house has nine cells. When it has the digits 1 to 8, one cell is left; and when there are nine
 * 9s in all, each row, column and box has one. So a digit is a byte with one of eight bits, or none
 * for 9; the bits of a house or-ed must be all ones.
 *
 * With vectors, the rules are checked just before the last transpose, on vectors that hold one cell of many lanes, and
 * the givens on the very bytes written: a solution in the wrong place has different givens. Tried and lost: all checks
 * on the bytes of one solution (34 ns). */
#ifndef NN_BULK_ANSWER_H
#define NN_BULK_ANSWER_H

#include "engine/bulk/state.h"

/* The byte of an empty cell: '0' or 0; text may have '.' too, which is less. */
struct byte_forms {
    uint8_t puzzle_empty, solution_empty;
};

#if VEC_BYTES == 8

static bool keeps_rules(const uint8_t *solution, uint8_t empty)
{
    unsigned row[9] = {0}, column[9] = {0}, box[9] = {0}, wrong = 0;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const unsigned digit = (unsigned)solution[cell] - empty;
        const unsigned bit = digit < 32 ? 1u << digit : 0;
        row[cell / 9] |= bit, column[cell % 9] |= bit, box[cell / 27 * 3 + cell % 9 / 3] |= bit;
    }
    for (int house = 0; house < 9; house++)
        wrong |= (row[house] ^ 0x3fe) | (column[house] ^ 0x3fe) | (box[house] ^ 0x3fe);
    return !wrong;
}

static bool keeps_givens(const uint8_t *puzzle, const uint8_t *solution, struct byte_forms forms)
{
    bool is_right = true;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        is_right &= puzzle[cell] <= forms.puzzle_empty || (puzzle[cell] & 15) == solution[cell] - forms.solution_empty;
    return is_right;
}

#else

/* cells[81]: a byte for each lane. 0xff or less in the lanes that break the rules, else 0. */
NEVER_INLINE vec bytes_that_break_rules(const vec *cells, uint8_t empty)
{
    vec column[9], full = vec_all(), nines = vec_none();
    UNROLL
    for (int at = 0; at < 9; at++) column[at] = vec_none();
    ROLLED
    for (int band = 0; band < 3; band++) {
        vec box[3] = {vec_none(), vec_none(), vec_none()};
        ROLLED
        for (int row = 0; row < 3; row++, cells += 9) {
            vec line[3];
            UNROLL
            for (int at = 0; at < 9; at++) {
                const vec digit = cells[at] ^ vec_bytes(empty), bit = vec_bit_of_digit(digit);
                line[at / 3] = at % 3 ? line[at / 3] | bit : bit;
                column[at] |= bit;
                nines = vec_subtract_bytes(nines, vec_bytes_equal(digit, vec_bytes(9)));
            }
            full &= line[0] | line[1] | line[2];
            box[0] |= line[0], box[1] |= line[1], box[2] |= line[2];
        }
        full &= box[0] & box[1] & box[2];
    }
    UNROLL
    for (int at = 0; at < 9; at++) full &= column[at];
    return ~full | (nines ^ vec_bytes(9));
}

/* Chunks that cover 81 bytes; the last one overlaps the one before it. */
enum { CHUNKS = (81 + CHUNK_BYTES - 1) / CHUNK_BYTES };

ALWAYS_INLINE bool keeps_givens(const uint8_t *puzzle, const uint8_t *solution, struct byte_forms forms)
{
    const uint8_t between_forms = forms.puzzle_empty ^ forms.solution_empty;
    chunk wrong = {0};
    UNROLL
    for (int number = 0; number < CHUNKS; number++) {
        const int at = number < CHUNKS - 1 ? number * CHUNK_BYTES : 81 - CHUNK_BYTES;
        const chunk given = chunk_load(puzzle + at);
        const chunk differs = given ^ chunk_load(solution + at) ^ between_forms;
        wrong |= differs & chunk_above(given, forms.puzzle_empty);
    }
    return chunk_is_zero(wrong);
}

#endif

#endif
