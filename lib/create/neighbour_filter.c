/* neighbour_filter.c: see neighbour_filter.h. */
#include "create/neighbour_filter.h"

#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "create/nine/nine_redundancy.h"
#include "engine/bulk/bulk.h"

static size_t board_bytes(const struct nn_neighbour_filter *filter)
{
    return (size_t)filter->layout->cells;
}

nonet_status nn_neighbour_filter_begin(struct nn_neighbour_filter *filter, const nonet_layout *layout)
{
    NN_TRY(nn_second_solutions_set_board(filter->others, layout, NULL, 0));
    filter->layout = layout;
    filter->room = nn_second_solutions_bulk(filter->others) ? NN_FILTER_ROOM : 1;
    filter->asked_count = filter->valid_count = 0;
    filter->is_closed = false;
    if (filter->canonizer)
        nn_form_set_clear(&filter->seen, layout->cells); /* else nothing is kept, of boards of any size */
    const size_t bytes = filter->room * board_bytes(filter);
    if (bytes > filter->room_bytes) {
        free(filter->asked);
        filter->asked = malloc(5 * bytes);
        filter->room_bytes = filter->asked ? bytes : 0;
    }
    if (!filter->asked) return NONET_ERR_MEMORY;
    filter->asked_found = filter->asked + bytes;
    filter->valid = filter->asked + 2 * bytes;
    filter->solutions = filter->asked + 3 * bytes;
    filter->clues = filter->asked + 4 * bytes;
    return NONET_OK;
}

void nn_neighbour_filter_free(struct nn_neighbour_filter *filter)
{
    free(filter->asked);
    nn_form_set_free(&filter->seen);
    nn_second_solutions_free(filter->others);
    nonet_canonizer_free(filter->canonizer);
}

/* ---- minimal and new ------------------------------------------------------------------------- */

static nonet_status is_new_form(struct nn_neighbour_filter *filter, uint8_t *cells, bool *is_new)
{
    *is_new = true;
    if (!filter->canonizer) return NONET_OK;
    const nonet_position position = {filter->layout, cells, NULL, NULL};
    nonet_canonical canonical;
    NN_TRY(nonet_canonizer_run(filter->canonizer, &position, &canonical));
    return nn_form_set_add(&filter->seen, canonical.cells, filter->layout->cells, is_new);
}

static nonet_status pass_minimal(struct nn_neighbour_filter *filter, uint8_t *cells)
{
    bool is_new;
    filter->result->minimal++;
    NN_TRY(is_new_form(filter, cells, &is_new));
    if (!is_new || filter->is_closed) return NONET_OK;
    filter->result->found++;
    filter->is_closed = !filter->sink(filter->context, cells);
    return NONET_OK;
}

static nonet_status test_valid(struct nn_neighbour_filter *filter)
{
    const size_t bytes = board_bytes(filter);
    struct nn_nine_redundancy job = {filter->valid_count, filter->valid, filter->solutions, filter->clues};
    NN_TRY(nn_nine_redundancy_find(filter->others, &job, filter->watch));
    filter->valid_count = 0;
    for (size_t at = 0; at < job.count && !filter->is_closed; at++)
        if (!memchr(filter->clues + at * bytes, NONET_CLUE_REDUNDANT, bytes))
            NN_TRY(pass_minimal(filter, filter->valid + at * bytes));
    return NONET_OK;
}

nonet_status nn_neighbour_filter_add_valid(struct nn_neighbour_filter *filter, const uint8_t *cells,
                                           const uint8_t *solution)
{
    if (filter->valid_count == filter->room) NN_TRY(test_valid(filter)); /* when it was full, the time was over */
    const size_t bytes = board_bytes(filter), at = filter->valid_count++;
    memcpy(filter->valid + at * bytes, cells, bytes);
    memcpy(filter->solutions + at * bytes, solution, bytes);
    filter->result->valid++;
    return filter->valid_count < filter->room ? NONET_OK : test_valid(filter);
}

/* ---- one solution ---------------------------------------------------------------------------- */

static nonet_status count_in_bulk(struct nn_neighbour_filter *filter)
{
    const struct nn_bulk_job job = {
        .count = filter->asked_count,
        .puzzle_form = NN_BULK_CELLS,
        .puzzles = filter->asked,
        .puzzle_stride = board_bytes(filter),
        .limit = 2,
        .solution_form = NN_BULK_CELLS,
        .solutions = filter->asked_found,
        .solution_stride = board_bytes(filter),
        .counts = filter->counts,
        .watch = filter->watch,
    };
    return nn_bulk_run(nn_second_solutions_bulk(filter->others), &job);
}

static nonet_status count_asked(struct nn_neighbour_filter *filter)
{
    const size_t bytes = board_bytes(filter), count = filter->asked_count;
    if (count == 0) return NONET_OK;
    NN_TRY(nn_second_solutions_bulk(filter->others)
               ? count_in_bulk(filter)
               : nn_second_solutions_count_all(filter->others, filter->asked, 2, filter->watch, filter->asked_found,
                                               filter->counts));
    filter->asked_count = 0;
    for (size_t at = 0; at < count; at++)
        if (filter->counts[at] == 1)
            NN_TRY(nn_neighbour_filter_add_valid(filter, filter->asked + at * bytes, filter->asked_found + at * bytes));
    return NONET_OK;
}

nonet_status nn_neighbour_filter_add(struct nn_neighbour_filter *filter, const uint8_t *cells)
{
    memcpy(filter->asked + filter->asked_count++ * board_bytes(filter), cells, board_bytes(filter));
    return filter->asked_count < filter->room ? NONET_OK : count_asked(filter);
}

nonet_status nn_neighbour_filter_end(struct nn_neighbour_filter *filter)
{
    NN_TRY(count_asked(filter));
    return filter->valid_count ? test_valid(filter) : NONET_OK;
}
