/* rivals.c: see rivals.h. */
#include "create/rivals.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "board/nine.h"
#include "create/asker.h"
#include "engine/bulk/bulk.h"

enum {
    NINE_CELLS = 81,
    MANY_QUESTIONS = 4096, /* sixteen for each lane of the bulk engine */
};

struct nn_rivals {
    const nonet_layout *layout;
    const uint64_t *marks;
    bool is_bulk;         /* the board is one for the bulk engine */
    struct nn_bulk *bulk; /* made with the first such board */
    struct nn_asker asker;
    uint64_t most_nodes;
    size_t capacity, count;
    bool is_answered;

    uint8_t *boards; /* [capacity] questions, then [capacity] answers */
    size_t boards_size;
    uint64_t candidates[NONET_MAX_CELLS]; /* of a question that is asked alone */
    uint16_t cell[MANY_QUESTIONS], bans[MANY_QUESTIONS];
    uint8_t value[MANY_QUESTIONS];
    uint64_t found[MANY_QUESTIONS];
    bool is_open[MANY_QUESTIONS];
};

nonet_status nn_rivals_new(struct nn_rivals **rivals)
{
    *rivals = calloc(1, sizeof **rivals);
    return *rivals ? NONET_OK : NONET_ERR_MEMORY;
}

void nn_rivals_free(struct nn_rivals *rivals)
{
    if (!rivals) return;
    nn_asker_clear(&rivals->asker);
    nn_bulk_free(rivals->bulk);
    free(rivals->boards);
    free(rivals);
}

nonet_status nn_rivals_set_board(struct nn_rivals *rivals, const nonet_layout *layout, const uint64_t *marks,
                                 uint64_t most_nodes)
{
    rivals->layout = layout;
    rivals->marks = marks;
    rivals->is_bulk = nn_is_nine(layout) && !marks;
    rivals->capacity = rivals->is_bulk ? MANY_QUESTIONS : 1;
    rivals->count = 0;
    rivals->most_nodes = rivals->is_bulk ? 0 : most_nodes;
    NN_TRY(nn_asker_prepare(&rivals->asker, layout));
    if (rivals->is_bulk && !rivals->bulk) NN_TRY(nn_bulk_new(NULL, &rivals->bulk));
    const size_t size = 2 * rivals->capacity * (size_t)layout->cells;
    if (size <= rivals->boards_size) return NONET_OK;
    uint8_t *boards = malloc(size);
    if (!boards) return NONET_ERR_MEMORY;
    free(rivals->boards);
    rivals->boards = boards;
    rivals->boards_size = size;
    return NONET_OK;
}

const nonet_layout *nn_rivals_layout(const struct nn_rivals *rivals)
{
    return rivals->layout;
}

size_t nn_rivals_capacity(const struct nn_rivals *rivals)
{
    return rivals->capacity;
}

size_t nn_rivals_count(const struct nn_rivals *rivals)
{
    return rivals->is_answered ? 0 : rivals->count;
}

static uint8_t *question_at(const struct nn_rivals *rivals, size_t question)
{
    return rivals->boards + question * (size_t)rivals->layout->cells;
}

static uint8_t *answer_to(const struct nn_rivals *rivals, size_t question)
{
    return question_at(rivals, rivals->capacity + question);
}

uint8_t *nn_rivals_ask(struct nn_rivals *rivals, int cell, int value)
{
    if (rivals->is_answered) rivals->count = 0;
    rivals->is_answered = false;
    assert(rivals->count < rivals->capacity);
    const size_t question = rivals->count++;
    rivals->cell[question] = (uint16_t)cell;
    rivals->value[question] = (uint8_t)value;
    if (rivals->is_bulk) rivals->bans[question] = (uint16_t)NN_BULK_PLANE(value - 1, cell);
    return question_at(rivals, question);
}

enum nn_rival nn_rivals_answer(const struct nn_rivals *rivals, size_t question, const uint8_t **rival)
{
    assert(rivals->is_answered && question < rivals->count);
    if (rivals->is_open[question]) return NN_RIVAL_OPEN;
    if (!rivals->found[question]) return NN_RIVAL_NONE;
    *rival = answer_to(rivals, question);
    return NN_RIVAL_FOUND;
}

/* ---- running --------------------------------------------------------------------------------- */

static nonet_status ask_in_bulk(struct nn_rivals *rivals, struct nn_watch *watch)
{
    const struct nn_bulk_job job = {
        .count = rivals->count,
        .puzzle_form = NN_BULK_CELLS,
        .puzzles = rivals->boards,
        .puzzle_stride = NINE_CELLS,
        .bans = rivals->bans,
        .limit = 1,
        .solution_form = NN_BULK_CELLS,
        .solutions = answer_to(rivals, 0),
        .solution_stride = NINE_CELLS,
        .counts = rivals->found,
        .watch = watch,
    };
    memset(rivals->is_open, false, rivals->count * sizeof *rivals->is_open);
    return nn_bulk_run(rivals->bulk, &job);
}

static nonet_status ask_alone(struct nn_rivals *rivals, struct nn_watch *watch, size_t question)
{
    const nonet_layout *const layout = rivals->layout;
    for (int cell = 0; cell < layout->cells; cell++)
        rivals->candidates[cell] = rivals->marks ? rivals->marks[cell] : nn_low_bits(layout->side);
    rivals->candidates[rivals->cell[question]] = nn_low_bits(layout->side) & ~nn_bit(rivals->value[question] - 1);
    const nonet_position position = {layout, question_at(rivals, question), NULL, rivals->candidates};
    rivals->asker.most_nodes = rivals->most_nodes;
    const nonet_status status =
        nn_asker_count(&rivals->asker, &position, 1, watch, answer_to(rivals, question), &rivals->found[question]);
    rivals->is_open[question] = status == NONET_STOPPED && !rivals->found[question];
    return status == NONET_STOPPED && (rivals->found[question] || !watch->is_over) ? NONET_OK : status;
}

static nonet_status ask_one_by_one(struct nn_rivals *rivals, struct nn_watch *watch)
{
    for (size_t question = 0; question < rivals->count; question++) NN_TRY(ask_alone(rivals, watch, question));
    return NONET_OK;
}

/* The engines check the rules and the clues of what they find, the bulk engine not that it is a rival. */
static bool are_rivals(const struct nn_rivals *rivals)
{
    bool are_right = true;
    for (size_t question = 0; question < rivals->count; question++)
        are_right &=
            !rivals->found[question] || answer_to(rivals, question)[rivals->cell[question]] != rivals->value[question];
    return are_right;
}

nonet_status nn_rivals_run(struct nn_rivals *rivals, struct nn_watch *watch)
{
    const bool is_bulk = rivals->is_bulk && rivals->count >= (size_t)nn_bulk_break_even(rivals->bulk);
    if (nn_rivals_count(rivals) == 0) return NONET_OK;
    const nonet_status status = is_bulk ? ask_in_bulk(rivals, watch) : ask_one_by_one(rivals, watch);
    rivals->is_answered = true;
    if (status != NONET_OK) return status;
    return are_rivals(rivals) ? NONET_OK : NONET_ERR_INTERNAL;
}

nonet_status nn_rivals_count_solutions(struct nn_rivals *rivals, uint8_t *cells, uint64_t limit, struct nn_watch *watch,
                                       uint8_t *solution, uint64_t *count)
{
    uint64_t *const marks = rivals->marks ? rivals->candidates : NULL;
    if (marks) memcpy(marks, rivals->marks, (size_t)rivals->layout->cells * sizeof *marks);
    const nonet_position position = {rivals->layout, cells, NULL, marks};
    rivals->asker.most_nodes = 0;
    return nn_asker_count(&rivals->asker, &position, limit, watch, solution, count);
}

struct nn_bulk *nn_rivals_bulk(struct nn_rivals *rivals)
{
    return rivals->is_bulk ? rivals->bulk : NULL;
}
