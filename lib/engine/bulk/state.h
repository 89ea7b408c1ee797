/* state.h: the bulk engine: hundreds of puzzles at a time, one bit of every vector for each.
 *
 * THE PLANES. For each digit and cell there is a plane: one vector, whose bit L says whether puzzle
 * L may still have that digit in that cell. A puzzle is a lane: one bit in all planes.
 *
 *                    lane  0 1 2 3 4 5 ...    255
 *     digit 1, cell r1c1   1 0 1 1 0 0 ...      1     three digits share a group of 256 planes:
 *     digit 1, cell r1c2   1 1 1 0 0 1 ...      0         0 ..  80   digit 1 (4, 7)
 *       ...                      |                       81 .. 161   digit 2 (5, 8)
 *     digit 9, cell r9c9   0 1 0 0 1 1 ...      1       162 .. 242   digit 3 (6, 9)
 *                                |                      243 .. 255   the lane's next decision
 *                       puzzle 3 as a record:                        (in the first group)
 *                       768 bits in a row
 *
 * Logic is and, or, exclusive or of planes; no branch depends on a puzzle. So the processor never waits: only the
 * number of operations counts.
 *
 * A ROUND (bulk_search.h)
 *   1. Sweep (sweep.h) all lanes until most are decided: contradiction, solved, nothing to infer.
 *   2. Solved lanes are verified and counted; first solutions are written (digits.h) and checked
 *      (answer.h).
 *   3. If some lane is stalled: triads for everyone, and for those that remain stalled the choice
 *      of a digit with two ways to go through a band (decide.h).
 *   4. Planes to records (bulk_records.h). A stalled lane keeps its first way and puts the second on
 *      its stack. Lanes that are done pop their stack, take a new puzzle, or steal the oldest entry
 *      of another lane. Records to planes.
 *
 * INVARIANTS
 *   - Planes only lose bits between two refills of a lane; a removed candidate is in no solution of
 *     what the lane was filled with.
 *   - The ways of a decision exclude each other and cover all solutions: each is counted once.
 *   - A stack holds at most one entry for each first way taken on the path to its lane's state; a
 *     first way fixes a (band, digit) or a cell for good: 54 + 81 entries at most (STACK_DEPTH).
 *   - A lane that is not active holds any bits; every result is masked with the active lanes.
 *
 * WHAT MATTERED (256 bits, Zen 3): not unrolling the band loops (2.39 to 1.39 us a sweep: the
 * unrolled body overran the front end); closing a band by its six permutations in two classes (1280
 * operations a digit instead of 1944); noticing two hidden singles in one cell at once (17 clues:
 * half the guesses); lane-major records for branching; reporting changes from the column pass only
 * (5 to 8%); triads for all lanes (5% fewer sweeps); a pool of parsed puzzles; all hot arrays in
 * one page-aligned block (up to 20% of a sweep depends on where they lie); putting solutions aside
 * until they fill the lanes, then transposing, checking and writing all at once (minimal: 374 to
 * 360 ns, although the check came with it).
 *
 * WHAT LOST: half sweeps with a cell pass after each (+18%); transposing in place; a separate
 * threshold for fresh batches; about 50 other branching rules (none better on whole corpora;
 * preferring digits on cells with two candidates saves 4 to 10% of the guesses on minimal puzzles
 * and costs 6 to 22% on the hardest); the reverse of triads, three digits left in a miniline (1 to
 * 6% fewer guesses, 3 to 9% more time); keeping single cells over a refill instead of counting
 * candidates anew (minimal +4%, trivial +60%: the first sweep of a new puzzle lives from its
 * givens); the thresholds of bulk_search.h moved by 10 to 25% either way (no gain beyond the noise);
 * -mtune=znver3.
 * The lowest-digit tie-break profits from how a file names its digits: measure on relabelled
 * puzzles.
 *
 * This file and the ones it names are included by template.h, once for each instruction set, with
 * VEC_BYTES set. Everything is static. */
#ifndef NN_BULK_STATE_H
#define NN_BULK_STATE_H

#include "base/bits.h"
#include "engine/bulk/kernel.h"
#include "engine/bulk/vector.h"

#define PLANE(digit, cell) NN_BULK_PLANE(digit, cell)

enum {
    PLANES = 768,
    DECISION_PLANE = 243, /* 13 planes: band 3, digit 4, first way 3, second way 3 */
    BANDS = 6,            /* three of rows, then three of columns */
    WAYS = 6,             /* for a digit to go through a band */
    GROUP_PIECES = 32 / (int)sizeof(piece),
    RECORD_PIECES = 3 * GROUP_PIECES,
    STACK_DEPTH = 54 + 81 + 1,
};

struct record {
    piece piece[RECORD_PIECES];
};

/* Boards as four planes per cell: the digit in binary, 0 empty. The last ones are padding. */
struct digit_planes {
    vec bit[96][4];
};

struct bulk_state {
    /* Used together by the sweep. */
    vec candidate[PLANES];
    vec single[NN_NINE_CELLS];        /* the cell has one candidate */
    vec hidden[NN_NINE_CELLS];        /* a hidden single was seen in the cell */
    vec hidden_before[NN_NINE_CELLS]; /* the same before the last sweep began */
    vec transposed[PLANES];           /* the lanes as records, between two rounds; see bulk_records.h */

    /* What the last sweep found out about each lane. */
    vec contradiction, open, changed;

    /* What the last decision scan found out. */
    vec way[BANDS * 9][WAYS];
    vec has_two_ways[BANDS][9];
    piece way_mask[BANDS][WAYS][3][GROUP_PIECES]; /* cells of a digit allowed by a way, per place in a group */

    /* The lanes. */
    vec active, idle, stalled, decided, first; /* first: found the first solution of their puzzle */
    bool are_records_current;
    uint32_t puzzle[VEC_LANES];
    uint8_t stack_bottom[VEC_LANES], stack_top[VEC_LANES];
    int victim; /* the lane last stolen from */

    /* The call. */
    const struct nn_bulk_job *job;
    size_t next; /* puzzle not yet read */
    uint64_t guesses;

    /* Puzzles read but not started: the records of pool_count puzzles from pool_first on. */
    vec pool[PLANES];
    size_t pool_first;
    int pool_at, pool_count;

    /* Solutions found but not written: records of the first answer_count lanes. */
    vec answers[PLANES];
    uint32_t answer_puzzle[VEC_LANES];
    int answer_count;

    /* Scratch. */
    vec fresh[PLANES];
    struct digit_planes digits;
    vec bytes[82 * 8];
    uint8_t nowhere[96];
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif

    uint32_t stack_puzzle[STACK_DEPTH][VEC_LANES];
    struct record stack[STACK_DEPTH][VEC_LANES];
};

#endif
