/* second_solutions.c: see second_solutions.h. */
#include "create/nine/second_solutions.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/block.h"
#include "base/try.h"
#include "board/nine.h"
#include "create/counter.h"
#include "engine/bulk/bulk.h"

enum {
    MANY_QUESTIONS = 4096, /* sixteen for each lane of the bulk engine */
};

struct nn_second_solutions {
    const nonet_layout *layout;
    const uint64_t *marks;
    bool is_bulk;         /* the board is one for the bulk engine */
    struct nn_bulk *bulk; /* made with the first such board */
    struct nn_counter counter;
    uint64_t most_nodes;
    size_t capacity, count;
    bool is_answered;

    struct nn_block boards;               /* [capacity] questions, then [capacity] answers */
    uint64_t candidates[NONET_MAX_CELLS]; /* of a question that is asked alone */
    uint16_t cell[MANY_QUESTIONS], bans[MANY_QUESTIONS];
    uint8_t value[MANY_QUESTIONS];
    uint64_t found[MANY_QUESTIONS];
    bool is_open[MANY_QUESTIONS];
    struct nn_question_note notes[MANY_QUESTIONS];
};

nonet_status nn_second_solutions_new(struct nn_second_solutions **others)
{
    *others = calloc(1, sizeof **others);
    return *others ? NONET_OK : NONET_ERR_MEMORY;
}

void nn_second_solutions_free(struct nn_second_solutions *others)
{
    if (!others) return;
    nn_counter_clear(&others->counter);
    nn_bulk_free(others->bulk);
    free(others->boards.bytes);
    free(others);
}

nonet_status nn_second_solutions_set_board(struct nn_second_solutions *others, const nonet_layout *layout,
                                           const uint64_t *marks, uint64_t most_nodes)
{
    others->layout = layout;
    others->marks = marks;
    others->is_bulk = nn_is_nine(layout) && !marks;
    others->capacity = others->is_bulk ? MANY_QUESTIONS : 1;
    others->count = 0;
    others->most_nodes = others->is_bulk ? 0 : most_nodes;
    NN_TRY(nn_counter_prepare(&others->counter, layout));
    if (others->is_bulk && !others->bulk) NN_TRY(nn_bulk_new(NULL, &others->bulk));
    return nn_block_grow(&others->boards, 2 * others->capacity * (size_t)layout->cells);
}

const nonet_layout *nn_second_solutions_layout(const struct nn_second_solutions *others)
{
    return others->layout;
}

size_t nn_second_solutions_capacity(const struct nn_second_solutions *others)
{
    return others->capacity;
}

size_t nn_second_solutions_count(const struct nn_second_solutions *others)
{
    return others->is_answered ? 0 : others->count;
}

static uint8_t *question_at(const struct nn_second_solutions *others, size_t question)
{
    return others->boards.bytes + question * (size_t)others->layout->cells;
}

static uint8_t *answer_to(const struct nn_second_solutions *others, size_t question)
{
    return question_at(others, others->capacity + question);
}

uint8_t *nn_second_solutions_ask(struct nn_second_solutions *others, int cell, int value)
{
    if (others->is_answered) others->count = 0;
    others->is_answered = false;
    assert(others->count < others->capacity);
    const size_t question = others->count++;
    others->cell[question] = (uint16_t)cell;
    others->value[question] = (uint8_t)value;
    if (others->is_bulk) others->bans[question] = (uint16_t)NN_BULK_PLANE(value - 1, cell);
    return question_at(others, question);
}

enum nn_second_solution nn_second_solutions_answer(const struct nn_second_solutions *others, size_t question,
                                                   const uint8_t **other_solution)
{
    assert(others->is_answered && question < others->count);
    if (others->is_open[question]) return NN_SECOND_OPEN;
    if (!others->found[question]) return NN_SECOND_NONE;
    *other_solution = answer_to(others, question);
    return NN_SECOND_FOUND;
}

struct nn_question_note *nn_second_solutions_notes(struct nn_second_solutions *others)
{
    return others->notes;
}

/* ---- running --------------------------------------------------------------------------------- */

static nonet_status ask_in_bulk(struct nn_second_solutions *others, struct nn_watch *watch)
{
    const struct nn_bulk_job job = {
        .count = others->count,
        .puzzle_form = NN_BULK_CELLS,
        .puzzles = others->boards.bytes,
        .puzzle_stride = NN_NINE_CELLS,
        .bans = others->bans,
        .limit = 1,
        .solution_form = NN_BULK_CELLS,
        .solutions = answer_to(others, 0),
        .solution_stride = NN_NINE_CELLS,
        .counts = others->found,
        .watch = watch,
    };
    memset(others->is_open, false, others->count * sizeof *others->is_open);
    return nn_bulk_run(others->bulk, &job);
}

static nonet_status ask_alone(struct nn_second_solutions *others, struct nn_watch *watch, size_t question)
{
    const nonet_layout *const layout = others->layout;
    for (int cell = 0; cell < layout->cells; cell++)
        others->candidates[cell] = others->marks ? others->marks[cell] : nn_low_bits(layout->side);
    others->candidates[others->cell[question]] = nn_low_bits(layout->side) & ~nn_bit(others->value[question] - 1);
    const nonet_position position = {layout, question_at(others, question), NULL, others->candidates};
    others->counter.most_nodes = others->most_nodes;
    const nonet_status status =
        nn_counter_count(&others->counter, &position, 1, watch, answer_to(others, question), &others->found[question]);
    others->is_open[question] = status == NONET_STOPPED && !others->found[question];
    return status == NONET_STOPPED && (others->found[question] || !watch->is_over) ? NONET_OK : status;
}

static nonet_status ask_one_by_one(struct nn_second_solutions *others, struct nn_watch *watch)
{
    for (size_t question = 0; question < others->count; question++) NN_TRY(ask_alone(others, watch, question));
    return NONET_OK;
}

/* The engines check the rules and the clues of what they find, the bulk engine not that it is another solution. */
static bool are_rivals(const struct nn_second_solutions *others)
{
    bool are_right = true;
    for (size_t question = 0; question < others->count; question++)
        are_right &=
            !others->found[question] || answer_to(others, question)[others->cell[question]] != others->value[question];
    return are_right;
}

nonet_status nn_second_solutions_run(struct nn_second_solutions *others, struct nn_watch *watch)
{
    const bool is_bulk = others->is_bulk && others->count >= (size_t)nn_bulk_break_even(others->bulk);
    if (nn_second_solutions_count(others) == 0) return NONET_OK;
    const nonet_status status = is_bulk ? ask_in_bulk(others, watch) : ask_one_by_one(others, watch);
    others->is_answered = true;
    if (status != NONET_OK) return status;
    return are_rivals(others) ? NONET_OK : NONET_ERR_INTERNAL;
}

nonet_status nn_second_solutions_count_all(struct nn_second_solutions *others, uint8_t *cells, uint64_t limit,
                                           struct nn_watch *watch, uint8_t *solution, uint64_t *count)
{
    uint64_t *const marks = others->marks ? others->candidates : NULL;
    if (marks) memcpy(marks, others->marks, (size_t)others->layout->cells * sizeof *marks);
    const nonet_position position = {others->layout, cells, NULL, marks};
    others->counter.most_nodes = 0;
    return nn_counter_count(&others->counter, &position, limit, watch, solution, count);
}

struct nn_bulk *nn_second_solutions_bulk(struct nn_second_solutions *others)
{
    return others->is_bulk ? others->bulk : NULL;
}
