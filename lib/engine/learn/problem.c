/* problem.c: from the open candidates of a board to variables and groups.
 *
 * The board has found its singles and locked candidates; what is open becomes variables, cell by cell. Every
 * question of the board (a cell; a value in a house) that has open candidates becomes a group. */
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/invariants.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/learn.h"

/* ---- one block of memory for everything that does not grow --------------------------------------------- */

#define TAKE(field, count) learn->field = nn_block_take(memory, &used, (count), sizeof *learn->field)
static size_t divide_block(struct nn_learn *learn, size_t candidates, uint8_t *memory)
{
    const size_t variables = learn->variables, levels = variables + NN_ASSUMED_LEVELS;
    const size_t implications = variables < NN_DEEPEST_IMPLICATION ? variables : NN_DEEPEST_IMPLICATION;
    size_t used = 0;
    TAKE(groups, learn->group_count);
    TAKE(members, variables * NN_SEATS);
    TAKE(seats, variables * NN_SEATS);
    TAKE(candidate_at, variables);
    TAKE(variable_at, candidates);
    TAKE(value, 2 * variables);
    TAKE(facts, variables);
    TAKE(trail, variables);
    TAKE(level_start, levels + 2);
    TAKE(negated, variables);
    TAKE(denied, levels);
    TAKE(watchers, 2 * variables);
    TAKE(activity, variables);
    TAKE(heap, variables);
    TAKE(heap_place, variables);
    TAKE(saved_phase, variables);
    TAKE(target_phase, variables);
    TAKE(best_phase, variables);
    TAKE(marks, variables);
    TAKE(marked, variables);
    TAKE(analyzed, variables);
    TAKE(learnt, variables + 1);
    TAKE(scratch, variables + 1);
    TAKE(level_stamp, levels + 1);
    TAKE(level_lowest, levels + 1);
    TAKE(implications, implications + 1);
    TAKE(variable_stamp, variables);
    TAKE(shares, variables);
    TAKE(literal_count, 2 * variables);
    return used;
}
#undef TAKE

/* ---- variables and groups ------------------------------------------------------------------------------ */

static uint32_t number_candidates(const struct nn_board *board, struct nn_learn *learn)
{
    uint32_t variables = 0;
    for (int cell = 0; cell < board->layout->cells; cell++) {
        if (board->value[cell] != NN_OPEN) continue;
        for (uint64_t values = board->candidates[cell]; values; variables++) {
            const int value = nn_take_bit(&values);
            if (!learn) continue;
            learn->candidate_at[variables] = (uint32_t)cell << NN_SEAT_BITS | (uint32_t)value;
            learn->variable_at[cell * learn->side + value] = variables;
        }
    }
    return variables;
}

static void add_member(struct nn_learn *learn, uint32_t which, uint32_t variable, uint32_t *seat_counts)
{
    assert(which < learn->group_count && seat_counts[variable] < NN_SEATS);
    struct nn_group *group = &learn->groups[which];
    learn->seats[variable * NN_SEATS + seat_counts[variable]++] = which << NN_SEAT_BITS | group->count;
    learn->members[group->first + group->count++] = 2 * variable;
}

/* Cells are groups of their values, values in houses are groups of their places. */
static void fill_groups(struct nn_learn *learn, const struct nn_board *board)
{
    const nonet_layout *layout = board->layout;
    uint32_t *seat_counts = learn->variable_stamp; /* zero now, and again below */
    uint32_t which = 0, first = 0;
    for (int cell = 0; cell < layout->cells; cell++, which++) {
        learn->groups[which].first = first;
        if (board->value[cell] != NN_OPEN) continue;
        for (uint64_t values = board->candidates[cell]; values; first++)
            add_member(learn, which, learn->variable_at[cell * learn->side + nn_take_bit(&values)], seat_counts);
    }
    for (int value = 0; value < layout->side; value++)
        for (int house = 0; house < layout->houses; house++, which++) {
            learn->groups[which].first = first;
            for (uint64_t places = nn_board_places(board, value, house); places;) {
                const int cell = nn_house(layout, house)[nn_take_bit(&places)];
                const uint32_t variable = learn->variable_at[cell * learn->side + value];
                if (variable == UINT32_MAX) continue; /* already settled */
                add_member(learn, which, variable, seat_counts);
                first++;
            }
        }
    for (which = 0; which < learn->group_count; which++)
        learn->groups[which].open = nn_low_bits((int)learn->groups[which].count);
    memset(seat_counts, 0, learn->variables * sizeof *seat_counts);
}

bool nn_learn_load(struct nn_learn *learn, const struct nn_board *board)
{
    const size_t candidates = (size_t)board->layout->cells * (size_t)board->layout->side;
    learn->side = board->layout->side;
    learn->ignored = NN_NO_CLAUSE;
    learn->variables = number_candidates(board, NULL);
    learn->group_count = (uint32_t)nn_board_questions(board->layout);
    learn->block = calloc(1, divide_block(learn, candidates, NULL));
    if (!learn->block) return false;
    divide_block(learn, candidates, learn->block);

    memset(learn->variable_at, 0xff, candidates * sizeof *learn->variable_at);
    number_candidates(board, learn);
    fill_groups(learn, board);
    for (uint32_t variable = 0; variable < learn->variables; variable++) learn->negated[variable] = 2 * variable + 1;
    memset(learn->target_phase, -1, learn->variables);
    memset(learn->best_phase, -1, learn->variables);
    nn_heap_fill(learn);
    NN_CHECK(nn_learn_check(learn));
    return true;
}

void nn_learn_free(struct nn_learn *learn)
{
    if (learn->block)
        for (nn_literal literal = 0; literal < 2 * learn->variables; literal++) free(learn->watchers[literal].items);
    free(learn->arena);
    free(learn->clauses);
    free(learn->block);
}

uint32_t nn_learn_variable(const struct nn_learn *learn, int cell, int value)
{
    assert(cell >= 0 && value >= 0 && value < learn->side);
    return learn->variable_at[cell * learn->side + value];
}

void nn_learn_read(const struct nn_learn *learn, const struct nn_board *board, uint8_t *cells)
{
    for (int cell = 0; cell < board->layout->cells; cell++) cells[cell] = (uint8_t)(board->value[cell] + 1);
    for (uint32_t variable = 0; variable < learn->variables; variable++)
        if (learn->value[2 * variable] > 0)
            cells[learn->candidate_at[variable] >> NN_SEAT_BITS] =
                (uint8_t)((learn->candidate_at[variable] & (NONET_MAX_SIDE - 1)) + 1);
}
