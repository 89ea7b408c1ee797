/* many_item.c: an item that waits for its turn, with all that it points to, in memory that is kept for the next one.
 *
 * The puzzle is copied when it comes, the answer when it is known: two blocks. What goes into a block is said once, by a
 * function that is called twice (see block.h). */
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/try.h"
#include "many/many.h"

/* A block that is measured (memory is NULL), then filled. */
struct copying {
    uint8_t *memory;
    size_t used;
};

/* A copy of `count` entries at *from, which then points to it; nothing if there is nothing. */
#define COPY(copying, from, count) (*(from) = copy_bytes(copying, *(from), (count) * sizeof **(from)))

static const void *copy_bytes(struct copying *copying, const void *from, size_t bytes)
{
    if (!from) return NULL;
    void *const to = nn_block_take(copying->memory, &copying->used, bytes, 1);
    return to ? memcpy(to, from, bytes) : from;
}

static void copy_position(struct copying *copying, nonet_position *position)
{
    const size_t cells = (size_t)nonet_layout_cells(position->layout);
    COPY(copying, &position->candidates, cells);
    COPY(copying, &position->cells, cells);
    COPY(copying, &position->is_given, cells);
}

nonet_status nn_many_keep_puzzle(struct nn_many_kept *kept, const nonet_position *position)
{
    struct copying measure = {0};
    kept->item.position = *position;
    copy_position(&measure, &kept->item.position);
    NN_TRY(nn_block_grow(&kept->puzzle_memory, measure.used));
    struct copying copying = {.memory = kept->puzzle_memory.bytes};
    copy_position(&copying, &kept->item.position);
    return NONET_OK;
}

/* ---- answers --------------------------------------------------------------------------------------- */

static void copy_rating(struct copying *copying, struct nn_many_kept *kept)
{
    nonet_rating *const rating = &kept->answer.rating;
    if (!rating->canonical) return;
    if (rating->canonical != &kept->rated) kept->rated = *rating->canonical;
    rating->canonical = &kept->rated;
    copy_position(copying, &kept->rated);
}

static void copy_explained(struct copying *copying, nonet_explained *explained, size_t cells)
{
    COPY(copying, &explained->start.wrong_values.cells, explained->start.wrong_values.count);
    COPY(copying, &explained->start.missing_marks.cells, explained->start.missing_marks.count);
    COPY(copying, &explained->start.solution, cells);
    COPY(copying, &explained->cells, cells);
    COPY(copying, &explained->text, explained->length + 1);
}

/* Everything that the answer points to. */
static void copy_answer(struct copying *copying, struct nn_many_kept *kept)
{
    union nn_many_result *const answer = &kept->answer;
    nonet_many_item *const item = &kept->item;
    const size_t cells = (size_t)nonet_layout_cells(item->position.layout);
    if (item->result) COPY(copying, &answer->result.solution, cells);
    if (item->rating) copy_rating(copying, kept);
    if (item->canonical) {
        COPY(copying, &answer->canonical.candidates, cells);
        COPY(copying, &answer->canonical.cells, cells);
    }
    if (item->minimality) {
        COPY(copying, &answer->minimality.clues, cells);
        COPY(copying, &answer->minimality.solution, cells);
    }
    if (item->explained) copy_explained(copying, &answer->explained, cells);
    if (item->generated) {
        COPY(copying, &answer->generated.cells, cells);
        COPY(copying, &answer->generated.solution, cells);
        item->position.cells = answer->generated.cells;
    }
}

/* The structure itself, which then is what the item points to. */
#define TAKE_OVER(part)                                                                                                \
    if (item->part) {                                                                                                  \
        kept->answer.part = *item->part;                                                                               \
        kept->item.part = &kept->answer.part;                                                                          \
    }

nonet_status nn_many_keep_answer(struct nn_many_kept *kept, const nonet_many_item *item)
{
    const nonet_position puzzle = kept->item.position;
    struct copying measure = {0};
    kept->item = *item;
    if (puzzle.layout) kept->item.position = puzzle;
    TAKE_OVER(result)
    TAKE_OVER(rating)
    TAKE_OVER(canonical)
    TAKE_OVER(minimality)
    TAKE_OVER(explained)
    TAKE_OVER(generated)
    copy_answer(&measure, kept);
    NN_TRY(nn_block_grow(&kept->answer_memory, measure.used));
    struct copying copying = {.memory = kept->answer_memory.bytes};
    copy_answer(&copying, kept);
    return NONET_OK;
}

void nn_many_kept_free(struct nn_many_kept *kept)
{
    free(kept->puzzle_memory.bytes);
    free(kept->answer_memory.bytes);
}
