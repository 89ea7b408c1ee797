/* band.c: the band engine: one 9x9 board at a time, as fast as possible.
 *
 * Idea. A sweep over the whole board that costs the same whatever is on it: some 430 vector operations, no table, and
 * no branch except the one that ends it. A board takes few sweeps, and without mispredictions a processor runs three
 * operations per cycle. (Solvers that move from cell to cell have 20 to 1500 mispredictions per board.)
 *
 * Representation. A digit's candidates in a band of three rows are a word of 27 bits, box by box, and
 * a digit has a lane for each band. Nine digits make nine vectors of 128 bits, or five of 256 (the
 * tenth place stays empty). Copying a board for a guess is five loads and stores.
 *
 *      band    box 0     box 1     box 2         word, lowest bit first
 *            |  0  1  2 |  9 10 11 | 18 19 20 |
 *            |  3  4  5 | 12 13 14 | 21 22 23 |   = box 0: row, row, row; box 1: ...; box 2: ...
 *            |  6  7  8 | 15 16 17 | 24 25 26 |   in octal, a digit is a minirow and three are a box
 *
 * Sweep (band_kernel.h). For each digit: which minicolumns have candidates, and which of them lie on a permutation of
 * the three boxes of the stack (three lanes); then the same for minirows in the boxes of a band (one lane). That is
 * locked candidates, hidden singles of rows, columns and boxes, and the spreading of values at once. Then for each
 * cell: a digit with only one place in a box drives the others out of that cell; a cell with one candidate drives this
 * digit out of the rest of its box, and the next sweep carries that on to its row and column.
 *
 * When singles bring nothing more: triads, then a guess (band_choice.h). The other branch goes on a stack in the task's
 * memory. After a guess only the lines of its digit are closed before the cells are examined.
 *
 * Invariants. The unused lanes and the bits above 26 are zero. deduce() is given closed lines; so a digit that lacks a
 * box of a band lacks the whole band, and empty lanes show every contradiction within a digit. Cells without candidates
 * and cells with two hidden singles are the other two kinds of contradiction; the second must be noticed, or it would
 * look like a cell with two candidates forever. A full board is checked in is_a_solution, because the last cells may
 * have been filled after the last closing. All builds take the same path: same guesses, same first solution. A position
 * need not be consistent: equal values in a house are a contradiction like any other.
 *
 * Measured (Zen 3, gcc 12, microseconds per board with uniqueness proved, without the solver around it): trivial 0.32,
 * minimal 1.00, clues17 0.93, multiple 2.07, invalid 0.27, magictour 4.8, hardest2011 51. On 128-bit vectors it takes
 * 1.7 times as long.
 *
 * Won: interleaving the steps of a sweep for all vectors (66 -> 52 ns per sweep; see close_all_lines); letting gcc
 * schedule (7%); stopping when singles bring nothing, though closing might (5% on hard boards, nothing elsewhere);
 * columns before rows (contradictions show a sweep earlier: 5% on minimal); closing only the guessed digit (4%); triads
 * at stuck boards (hardest2011 66 -> 53 us, magictour 6.9 -> 5.0, multiple 2% slower); counting open lines instead of
 * permutations to find the best band, together with triads (multiple 2.35 -> 2.10 us). Guesses per board on magictour /
 * hardest / hardest2011 by rule: the first cell with two candidates 13.7 / 133 / 274; the first band with a digit with
 * two ways 12.8 / 103 / 178; the best of bands only 9.8 / 82 / 144; the best of bands and stacks 9.1 / 65 / 121
 * (hardest: its first 3000). Other ways to choose the digit there: within 8%, some better on one corpus and worse on
 * another. Lost: triads only below the root or the first guess (5 and 11% on magictour); driving digits into minilines
 * that have only three left (1% fewer sweeps); vpminud to find empty lanes (nothing). */
#include "engine/band.h"

#include "base/cpu.h"

/* ---- what a digit keeps with a guess (band_choice.h) ------------------------------------------- */

/* clang-format off */
#define ONES 0xffffffffu
#define KEEP(a, b, c) {ONES, ONES, ONES, ONES, a, b, c, ONES, ONES, ONES, ONES, ONES}

/* Rows r, s, t of the three boxes of a band. */
#define ROWS(r, s, t) (7u << 3 * (r) | 7u << (9 + 3 * (s)) | 7u << (18 + 3 * (t)))
#define IN_BAND_0(r, s, t) KEEP(ROWS(r, s, t), ONES, ONES)
#define IN_BAND_1(r, s, t) KEEP(ONES, ROWS(r, s, t), ONES)
#define IN_BAND_2(r, s, t) KEEP(ONES, ONES, ROWS(r, s, t))
#define BAND_WAYS(way)                                                                             \
    {                                                                                              \
        way(0, 1, 2), way(0, 2, 1), {0}, way(1, 2, 0), way(1, 0, 2), {0}, way(2, 0, 1),            \
            way(2, 1, 0)                                                                           \
    }

/* Columns j, k, l of the three boxes of a stack. */
#define COLUMN(stack, k) (~(0777u << 9 * (stack)) | 0111u << (9 * (stack) + (k)))
#define IN_STACK(stack, j, k, l) KEEP(COLUMN(stack, j), COLUMN(stack, k), COLUMN(stack, l))
#define STACK_WAYS(stack)                                                                          \
    {                                                                                              \
        IN_STACK(stack, 0, 1, 2), IN_STACK(stack, 1, 2, 0), IN_STACK(stack, 2, 0, 1),              \
            IN_STACK(stack, 0, 2, 1), IN_STACK(stack, 1, 0, 2), IN_STACK(stack, 2, 1, 0)           \
    }

const uint32_t nn_band_keep[6][8][12] = {
    BAND_WAYS(IN_BAND_0), BAND_WAYS(IN_BAND_1), BAND_WAYS(IN_BAND_2),
    STACK_WAYS(0),        STACK_WAYS(1),        STACK_WAYS(2),
};
/* clang-format on */

/* ---- the engine -------------------------------------------------------------------------------- */

bool nn_band_takes(const nonet_layout *layout)
{
    return layout->is_nine;
}

size_t nn_band_memory_size(const nonet_layout *layout)
{
    (void)layout;
    return (NN_BAND_MOST_GUESSES + 1) * NN_BAND_WAITING_SIZE;
}

void nn_band_run(struct nn_task *task)
{
#if defined(__x86_64__)
    if (nn_cpu_features() & NN_CPU_AVX2) {
        nn_band_run_avx2(task);
        return;
    }
#endif
    nn_band_run_128(task);
}
