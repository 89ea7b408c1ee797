/* trace.c: see trace.h. Values are 0-based on the board, and 1-based in events. */
#include "engine/trace.h"

#include <assert.h>

void nn_trace_begin(struct nn_trace *trace, nonet_trace_kind kind, uint32_t depth)
{
    trace->event = (nonet_trace_event){
        .kind = kind, .depth = depth, .cell = -1, .house = -1, .contradiction = {.cell = -1, .house = -1}};
}

/* NN_OPEN becomes 0. */
static void show_board(struct nn_trace *trace, const struct nn_board *board)
{
    for (int cell = 0; cell < board->layout->cells; cell++) trace->cells[cell] = (uint8_t)(board->value[cell] + 1);
    trace->event.cells = trace->cells;
}

void nn_trace_tell(struct nn_trace *trace, const struct nn_board *board)
{
    show_board(trace, board);
    if (!trace->is_refused) trace->is_refused = !trace->sink(trace->context, &trace->event);
}

void nn_trace_add_choice(struct nn_trace *trace, const struct nn_board *board, struct nn_guess_choice choice)
{
    nonet_trace_event *event = &trace->event;
    event->cell = choice.cell;
    event->value = choice.value + 1;
    event->house = choice.house;
    event->options = choice.house == NN_NO_HOUSE ? board->candidates[choice.cell]
                                                 : nn_board_places(board, choice.value, choice.house);
}

/* ---- contradictions ------------------------------------------------------------------------------ */

int nn_trace_lost_question(const struct nn_board *board)
{
    const int first = board->layout->cells, questions = nn_board_questions(board->layout);
    for (int question = first; question < questions; question++)
        if (!board->places[question - first]) return question;
    return NN_NO_QUESTION;
}

static bool has_last_place_here(const struct nn_board *board, int cell, int value)
{
    const struct nn_seat *seat = &board->layout->seats[cell];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (nn_board_places(board, value, seat->house[kind]) == nn_bit(seat->position[kind])) return true;
    return false;
}

/* A house of the cell where the value has no place, or -1. */
static int house_without(const struct nn_board *board, int cell, int value)
{
    const struct nn_seat *seat = &board->layout->seats[cell];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (!nn_board_places(board, value, seat->house[kind])) return seat->house[kind];
    return -1;
}

/* The value that was found for the cell, and another one that has to stand there; unless the first lost its last place
 * in a house before its turn came. */
static void blame_two_values(const struct nn_board *board, int cell, nonet_contradiction *contradiction)
{
    const int found = board->value[cell];
    assert(found != NN_OPEN);
    contradiction->value = found + 1;
    contradiction->house = house_without(board, cell, found);
    contradiction->kind = contradiction->house < 0 ? NONET_CONTRADICTION_TWO_VALUES : NONET_CONTRADICTION_NO_PLACE;
    if (contradiction->kind == NONET_CONTRADICTION_NO_PLACE) return;
    contradiction->cell = cell;
    for (uint64_t others = board->candidates[cell] & ~nn_bit(found); others && !contradiction->other;) {
        const int other = nn_take_bit(&others);
        if (has_last_place_here(board, cell, other)) contradiction->other = other + 1;
    }
    assert(contradiction->other);
    if (contradiction->value < contradiction->other) return;
    contradiction->value = contradiction->other;
    contradiction->other = found + 1;
}

static void blame_question(const struct nn_board *board, int question, nonet_contradiction *contradiction)
{
    const nonet_layout *layout = board->layout;
    if (question >= layout->cells) {
        contradiction->kind = NONET_CONTRADICTION_NO_PLACE;
        contradiction->value = (question - layout->cells) / layout->houses + 1;
        contradiction->house = (question - layout->cells) % layout->houses;
    } else if (!board->candidates[question]) {
        contradiction->kind = NONET_CONTRADICTION_NO_VALUE;
        contradiction->cell = question;
    } else {
        blame_two_values(board, question, contradiction);
    }
}

void nn_trace_tell_contradiction(struct nn_trace *trace, const struct nn_board *board, int question)
{
    nonet_contradiction *contradiction = &trace->event.contradiction;
    if (question != NN_NO_QUESTION) {
        blame_question(board, question, contradiction);
    } else {
        contradiction->kind = NONET_CONTRADICTION_NO_ROOM;
        contradiction->value = board->crowded_value + 1;
    }
    nn_trace_tell(trace, board);
}

void nn_trace_tell_deduction(struct nn_trace *trace, const struct nn_board *board, struct nn_board_mark since,
                             bool is_possible)
{
    assert(board->placed_length >= since.placed_length);
    trace->event.filled =
        (nonet_cells){board->placed + since.placed_length, (size_t)(board->placed_length - since.placed_length)};
    trace->event.removed = (uint32_t)(board->trail_length - since.trail_length);
    if (is_possible) nn_trace_tell(trace, board);
    else nn_trace_tell_contradiction(trace, board, board->contradiction);
}
