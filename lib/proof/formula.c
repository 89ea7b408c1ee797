/* formula.c: a puzzle as a formula in DIMACS, the format that SAT solvers and proof checkers read.
 *
 *     -5 0 a unit for each candidate that marks, or values in its houses, rule out directly
 *     1 2 3 4 0 a cell has some value; a value has some place in a house
 *     -1 -2 0         never two of them; only for candidates that the units leave, or large boards would have
 *                     thirty million of these clauses
 *     -3 -5 ... 0     not this solution, if one is to be excluded
 *
 * A formula that spells out the rules in full, with the same numbers, implies this one by unit propagation, so proofs
 * for this one hold there, too. DIMACS wants the number of clauses first, so everything is done twice: counted, then
 * written. */
#include <stdlib.h>

#include "base/text_out.h"
#include "board/board.h"
#include "board/check.h"
#include "proof/variables.h"

struct formula {
    const nonet_position *position;
    const uint8_t *solution; /* or NULL */
    uint64_t *candidates;    /* [cell] */
    bool is_written;         /* false: only counted */
    uint64_t clauses;
    struct nn_text_out out;
};

static void put_literal(struct formula *formula, int literal)
{
    if (!formula->is_written) return;
    nn_text_out_number(&formula->out, literal);
    nn_text_out_put(&formula->out, " ");
}

static void close_clause(struct formula *formula)
{
    formula->clauses++;
    if (formula->is_written) nn_text_out_put(&formula->out, "0\n");
}

static bool is_candidate(const struct formula *formula, int cell, int value)
{
    return formula->candidates[cell] >> value & 1;
}

static int variable_of(const struct formula *formula, int cell, int value)
{
    return nn_proof_variable(formula->position->layout, cell, value);
}

static void forbid_both(struct formula *formula, int one, int other)
{
    put_literal(formula, -one);
    put_literal(formula, -other);
    close_clause(formula);
}

static void rule_out_absent(struct formula *formula, int cell)
{
    for (int value = 0; value < formula->position->layout->side; value++) {
        if (is_candidate(formula, cell, value)) continue;
        put_literal(formula, -variable_of(formula, cell, value));
        close_clause(formula);
    }
}

/* One value for a cell. */
static void state_cell(struct formula *formula, int cell)
{
    const int side = formula->position->layout->side;
    for (int value = 0; value < side; value++) put_literal(formula, variable_of(formula, cell, value));
    close_clause(formula);
    for (int one = 0; one < side; one++)
        for (int other = one + 1; other < side && is_candidate(formula, cell, one); other++)
            if (is_candidate(formula, cell, other))
                forbid_both(formula, variable_of(formula, cell, one), variable_of(formula, cell, other));
}

/* The line covers two cells of a box that also share a line. */
static bool is_told_by_line(const nonet_layout *layout, int house, int one, int other)
{
    const uint8_t *const left = layout->seats[one].house, *const right = layout->seats[other].house;
    return house >= 2 * layout->side && (left[NN_ROW] == right[NN_ROW] || left[NN_COLUMN] == right[NN_COLUMN]);
}

/* One place for a value in a house. */
static void state_house(struct formula *formula, int house, int value)
{
    const nonet_layout *const layout = formula->position->layout;
    const uint16_t *const cells = nn_house(layout, house);
    for (int place = 0; place < layout->side; place++) put_literal(formula, variable_of(formula, cells[place], value));
    close_clause(formula);
    for (int one = 0; one < layout->side; one++)
        for (int other = one + 1; other < layout->side && is_candidate(formula, cells[one], value); other++)
            if (is_candidate(formula, cells[other], value) && !is_told_by_line(layout, house, cells[one], cells[other]))
                forbid_both(formula, variable_of(formula, cells[one], value),
                            variable_of(formula, cells[other], value));
}

static void exclude_solution(struct formula *formula)
{
    for (int cell = 0; cell < formula->position->layout->cells; cell++)
        put_literal(formula, -variable_of(formula, cell, formula->solution[cell] - 1));
    close_clause(formula);
}

/* Ends early when the sink refuses. */
static void state_rules(struct formula *formula)
{
    const nonet_layout *const layout = formula->position->layout;
    for (int cell = 0; cell < layout->cells && !formula->out.is_refused; cell++) {
        rule_out_absent(formula, cell);
        state_cell(formula, cell);
    }
    for (int house = 0; house < layout->houses; house++)
        for (int value = 0; value < layout->side && !formula->out.is_refused; value++)
            state_house(formula, house, value);
    if (formula->solution) exclude_solution(formula);
}

static void put_preamble(struct formula *formula)
{
    const nonet_layout *const layout = formula->position->layout;
    nn_text_out_put(&formula->out, "c nonet formula 1: value v in row r and column c is ((r - 1) * ");
    nn_text_out_number(&formula->out, layout->side);
    nn_text_out_put(&formula->out, " + c - 1) * ");
    nn_text_out_number(&formula->out, layout->side);
    nn_text_out_put(&formula->out, " + v\n");
    if (formula->solution) nn_text_out_put(&formula->out, "c the last clause excludes a solution\n");
    nn_text_out_put(&formula->out, "p cnf ");
    nn_text_out_number(&formula->out, nn_proof_variables(layout));
    nn_text_out_put(&formula->out, " ");
    nn_text_out_number(&formula->out, (int64_t)formula->clauses);
    nn_text_out_put(&formula->out, "\n");
}

nonet_status nonet_position_formula(const nonet_position *position, const uint8_t *solution, nonet_text_sink *sink,
                                    void *context)
{
    if (!sink || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    if (solution && !nonet_position_accepts(position, solution)) return NONET_ERR_ARG;
    struct formula *const formula = calloc(1, sizeof *formula);
    uint64_t *const candidates = malloc((size_t)position->layout->cells * sizeof *candidates);
    nonet_status status = NONET_ERR_MEMORY;
    if (formula && candidates) {
        *formula = (struct formula){.position = position, .solution = solution, .candidates = candidates};
        nn_position_candidates(position, candidates);
        nn_text_out_begin(&formula->out, sink, context);
        state_rules(formula);
        put_preamble(formula);
        formula->is_written = true;
        state_rules(formula);
        status = nn_text_out_flush(&formula->out) ? NONET_OK : NONET_STOPPED;
    }
    free(candidates);
    free(formula);
    return status;
}
