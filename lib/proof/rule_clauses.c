/* rule_clauses.c: cell by cell, then house by house and in each house value by value:
 *
 *     -5              a unit for each candidate of the cell that marks, or values in its houses, rule out directly
 *     1 2 3 4         a cell has some value; a value has some place in a house
 *     -1 -2           never two of them, the smaller number first; only for candidates that the units leave, or large
 *                     boards would have thirty million of these clauses; no pair comes twice */
#include "proof/rule_clauses.h"

#include <stdlib.h>

#include "board/check.h"
#include "board/layout.h"
#include "proof/variables.h"

struct statement {
    const nonet_layout *layout;
    const uint64_t *candidates; /* [cell] */
    struct nn_watch *watch;     /* or NULL */
    nn_clause_taker *take;
    void *context;
    bool is_ended; /* by the taker or the watch */
};

static void state(struct statement *statement, const int *literals, int count)
{
    if (!statement->is_ended) statement->is_ended = !statement->take(statement->context, literals, count);
}

static bool is_candidate(const struct statement *statement, int variable)
{
    const int side = statement->layout->side;
    return statement->candidates[(variable - 1) / side] >> (variable - 1) % side & 1;
}

static void rule_out_absent(struct statement *statement, int cell)
{
    for (int value = 0; value < statement->layout->side; value++) {
        const int variable = nn_proof_variable(statement->layout, cell, value), literal = -variable;
        if (!is_candidate(statement, variable)) state(statement, &literal, 1);
    }
}

/* The line covers two cells of a box that also share a line. */
static bool is_told_by_line(const nonet_layout *layout, int house, int one, int other)
{
    const uint8_t *const left = layout->seats[one].house, *const right = layout->seats[other].house;
    return house >= 2 * layout->side && (left[NN_ROW] == right[NN_ROW] || left[NN_COLUMN] == right[NN_COLUMN]);
}

/* `house`: a house whose cells the variables belong to, or -1: they are of one cell. */
static void forbid_pairs(struct statement *statement, int house, const int *variables)
{
    const nonet_layout *const layout = statement->layout;
    for (int one = 0; one < layout->side; one++) {
        if (!is_candidate(statement, variables[one])) continue;
        for (int other = one + 1; other < layout->side; other++) {
            const int pair[] = {-variables[one], -variables[other]};
            if (is_candidate(statement, variables[other]) &&
                !is_told_by_line(layout, house, (-pair[0] - 1) / layout->side, (-pair[1] - 1) / layout->side))
                state(statement, pair, 2);
        }
    }
}

/* Exactly one of them. */
static void state_group(struct statement *statement, int house, const int *variables)
{
    if (statement->watch && nn_watch_is_over(statement->watch)) statement->is_ended = true;
    state(statement, variables, statement->layout->side);
    if (!statement->is_ended) forbid_pairs(statement, house, variables);
}

static void state_cell(struct statement *statement, int cell)
{
    int variables[NONET_MAX_SIDE];
    for (int value = 0; value < statement->layout->side; value++)
        variables[value] = nn_proof_variable(statement->layout, cell, value);
    rule_out_absent(statement, cell);
    state_group(statement, -1, variables);
}

static void state_house(struct statement *statement, int house, int value)
{
    int variables[NONET_MAX_SIDE];
    const uint16_t *const cells = nn_house(statement->layout, house);
    for (int place = 0; place < statement->layout->side; place++)
        variables[place] = nn_proof_variable(statement->layout, cells[place], value);
    state_group(statement, house, variables);
}

nonet_status nn_rule_clauses(const nonet_position *position, struct nn_watch *watch, nn_clause_taker *take,
                             void *context)
{
    const nonet_layout *const layout = position->layout;
    uint64_t *const candidates = malloc((size_t)layout->cells * sizeof *candidates);
    if (!candidates) return NONET_ERR_MEMORY;
    nn_position_candidates(position, candidates);
    struct statement statement = {layout, candidates, watch, take, context, false};
    for (int cell = 0; cell < layout->cells && !statement.is_ended; cell++) state_cell(&statement, cell);
    for (int house = 0; house < layout->houses; house++)
        for (int value = 0; value < layout->side && !statement.is_ended; value++) state_house(&statement, house, value);
    free(candidates);
    return statement.is_ended ? NONET_STOPPED : NONET_OK;
}
