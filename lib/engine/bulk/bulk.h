/* bulk.h: 9x9 puzzles by the hundreds: the number of solutions, and one solution of each. How it works: state.h.
 *
 * One handle belongs to one thread. A call allocates nothing; its answers do not depend on the instruction set, except
 * for which of several solutions is returned. */
#ifndef NN_BULK_H
#define NN_BULK_H

#include "base/stop.h"

struct nn_bulk;

/* How the 81 bytes of a board are written, in and out. */
enum nn_bulk_form {
    NN_BULK_CELLS, /* 0 empty, 1..9 */
    NN_BULK_TEXT,  /* '1'..'9'; '.' or '0' empty */
};

/* The number of a candidate: digit 0..8 in cell 0..80. */
#define NN_BULK_PLANE(digit, cell) ((digit) / 3 * 256 + (digit) % 3 * 81 + (cell))

struct nn_bulk_job {
    size_t count; /* puzzles */

    /* Puzzle p is the 81 bytes at lines[p], or at puzzles + p * puzzle_stride when lines is NULL. The caller must
     * reject bytes that are not of the form (here they give a wrong answer or NONET_ERR_ARG, but do no harm). Givens
     * may clash: such a puzzle has 0 solutions. */
    enum nn_bulk_form puzzle_form;
    const uint8_t *const *lines;
    const uint8_t *puzzles;
    size_t puzzle_stride;

    /* Puzzle p does not have the candidate bans[p], an NN_BULK_PLANE of an empty cell. NULL: no bans. */
    const uint16_t *bans;

    uint64_t limit; /* of solutions to count, at least 1 */

    /* A solution of puzzle p, checked, goes to the 81 bytes at solutions + p * solution_stride;
     * nothing is written there when none was found, nor ever between the boards. NULL: only count.
     * No overlap with the puzzles. */
    enum nn_bulk_form solution_form;
    uint8_t *solutions;
    size_t solution_stride;

    uint64_t *counts;       /* out: a number for each puzzle; exact if below the limit */
    uint8_t *is_final;      /* out, or NULL: 1, or 0 if a stop may have left the count too low */
    uint64_t *guesses;      /* out, or NULL: added up over all puzzles */
    struct nn_watch *watch; /* or NULL; asked every few microseconds */
};

/* `cpu`: the instruction set by name ("avx512", "avx2", "sse2", "neon", "simd128", "plain"), or
 * NULL for the best that this processor has. NONET_ERR_ARG: no such set here. */
nonet_status nn_bulk_new(const char *cpu, struct nn_bulk **bulk);
void nn_bulk_free(struct nn_bulk *bulk);

/* The instruction sets that this processor can use, best first, from 0; NULL after the last. */
const char *nn_bulk_cpu_name(size_t index);

/* The number of puzzles from which a run is faster than the band engine, which takes one at a time. */
int nn_bulk_break_even(const struct nn_bulk *bulk);

/* NONET_STOPPED: the counts so far are there, is_final says which are complete, and solutions found are written.
 * NONET_ERR_INTERNAL: a solution failed its check. */
nonet_status nn_bulk_run(struct nn_bulk *bulk, const struct nn_bulk_job *job);

#endif
