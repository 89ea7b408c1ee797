/* sieve.c: see sieve.h. */
#include "create/sieve.h"

#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "create/redundancy.h"
#include "engine/bulk/bulk.h"

static size_t board_bytes(const struct nn_sieve *sieve)
{
    return (size_t)sieve->layout->cells;
}

nonet_status nn_sieve_begin(struct nn_sieve *sieve, const nonet_layout *layout)
{
    NN_TRY(nn_rivals_set_board(sieve->rivals, layout, NULL, 0));
    sieve->layout = layout;
    sieve->room = nn_rivals_bulk(sieve->rivals) ? NN_SIEVE_ROOM : 1;
    sieve->asked_count = sieve->valid_count = 0;
    sieve->is_closed = false;
    nn_form_set_clear(&sieve->seen, layout->cells);
    const size_t bytes = sieve->room * board_bytes(sieve);
    if (bytes > sieve->room_bytes) {
        free(sieve->asked);
        sieve->asked = malloc(5 * bytes);
        sieve->room_bytes = sieve->asked ? bytes : 0;
    }
    if (!sieve->asked) return NONET_ERR_MEMORY;
    sieve->asked_found = sieve->asked + bytes;
    sieve->valid = sieve->asked + 2 * bytes;
    sieve->solutions = sieve->asked + 3 * bytes;
    sieve->clues = sieve->asked + 4 * bytes;
    return NONET_OK;
}

void nn_sieve_free(struct nn_sieve *sieve)
{
    free(sieve->asked);
    nn_form_set_free(&sieve->seen);
    nn_rivals_free(sieve->rivals);
    nonet_canonizer_free(sieve->canonizer);
}

/* ---- minimal and new ------------------------------------------------------------------------- */

static nonet_status is_new_form(struct nn_sieve *sieve, uint8_t *cells, bool *is_new)
{
    *is_new = true;
    if (!sieve->canonizer) return NONET_OK;
    const nonet_position position = {sieve->layout, cells, NULL, NULL};
    nonet_canonical canonical;
    NN_TRY(nonet_canonizer_run(sieve->canonizer, &position, &canonical));
    return nn_form_set_add(&sieve->seen, canonical.cells, sieve->layout->cells, is_new);
}

static nonet_status pass_minimal(struct nn_sieve *sieve, uint8_t *cells)
{
    bool is_new;
    sieve->result->minimal++;
    NN_TRY(is_new_form(sieve, cells, &is_new));
    if (!is_new || sieve->is_closed) return NONET_OK;
    sieve->result->found++;
    sieve->is_closed = !sieve->sink(sieve->context, cells);
    return NONET_OK;
}

static nonet_status test_valid(struct nn_sieve *sieve)
{
    const size_t bytes = board_bytes(sieve);
    struct nn_redundancy job = {sieve->valid_count, sieve->valid, sieve->solutions, sieve->clues};
    NN_TRY(nn_redundancy_find(sieve->rivals, &job, sieve->watch));
    sieve->valid_count = 0;
    for (size_t at = 0; at < job.count && !sieve->is_closed; at++)
        if (!memchr(sieve->clues + at * bytes, NONET_CLUE_REDUNDANT, bytes))
            NN_TRY(pass_minimal(sieve, sieve->valid + at * bytes));
    return NONET_OK;
}

nonet_status nn_sieve_add_valid(struct nn_sieve *sieve, const uint8_t *cells, const uint8_t *solution)
{
    if (sieve->valid_count == sieve->room) NN_TRY(test_valid(sieve)); /* when it was full, the time was over */
    const size_t bytes = board_bytes(sieve), at = sieve->valid_count++;
    memcpy(sieve->valid + at * bytes, cells, bytes);
    memcpy(sieve->solutions + at * bytes, solution, bytes);
    sieve->result->valid++;
    return sieve->valid_count < sieve->room ? NONET_OK : test_valid(sieve);
}

/* ---- one solution ---------------------------------------------------------------------------- */

static nonet_status count_in_bulk(struct nn_sieve *sieve)
{
    const struct nn_bulk_job job = {
        .count = sieve->asked_count,
        .puzzle_form = NN_BULK_CELLS,
        .puzzles = sieve->asked,
        .puzzle_stride = board_bytes(sieve),
        .limit = 2,
        .solution_form = NN_BULK_CELLS,
        .solutions = sieve->asked_found,
        .solution_stride = board_bytes(sieve),
        .counts = sieve->counts,
        .watch = sieve->watch,
    };
    return nn_bulk_run(nn_rivals_bulk(sieve->rivals), &job);
}

static nonet_status count_asked(struct nn_sieve *sieve)
{
    const size_t bytes = board_bytes(sieve), count = sieve->asked_count;
    if (count == 0) return NONET_OK;
    NN_TRY(nn_rivals_bulk(sieve->rivals) ? count_in_bulk(sieve)
                                         : nn_rivals_count_solutions(sieve->rivals, sieve->asked, 2, sieve->watch,
                                                                     sieve->asked_found, sieve->counts));
    sieve->asked_count = 0;
    for (size_t at = 0; at < count; at++)
        if (sieve->counts[at] == 1)
            NN_TRY(nn_sieve_add_valid(sieve, sieve->asked + at * bytes, sieve->asked_found + at * bytes));
    return NONET_OK;
}

nonet_status nn_sieve_add(struct nn_sieve *sieve, const uint8_t *cells)
{
    memcpy(sieve->asked + sieve->asked_count++ * board_bytes(sieve), cells, board_bytes(sieve));
    return sieve->asked_count < sieve->room ? NONET_OK : count_asked(sieve);
}

nonet_status nn_sieve_end(struct nn_sieve *sieve)
{
    NN_TRY(count_asked(sieve));
    return sieve->valid_count ? test_valid(sieve) : NONET_OK;
}
