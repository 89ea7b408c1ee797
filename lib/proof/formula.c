/* formula.c: a puzzle as a formula in DIMACS, the format that SAT solvers and proof checkers read: the clauses of
 * rule_clauses.c and, if a solution is to be excluded, a last one that says so.
 *
 * A formula that spells out the rules in full, with the same numbers, implies this one by unit propagation, so proofs
 * for this one hold there, too. DIMACS wants the number of clauses first, so everything is done twice: counted, then
 * written. */
#include <stdlib.h>

#include "base/text_out.h"
#include "base/try.h"
#include "board/board.h"
#include "board/check.h"
#include "proof/rule_clauses.h"
#include "proof/variables.h"

struct formula {
    uint64_t clauses;
    struct nn_text_out out;
};

static bool count_clause(void *context, const int *literals, int count)
{
    struct formula *const formula = context;
    (void)literals, (void)count;
    formula->clauses++;
    return true;
}

static void put_literal(struct formula *formula, int literal)
{
    nn_text_out_number(&formula->out, literal);
    nn_text_out_put(&formula->out, " ");
}

static void end_clause(struct formula *formula)
{
    nn_text_out_put(&formula->out, "0\n");
}

/* Ends early when the sink refuses. */
static bool put_clause(void *context, const int *literals, int count)
{
    struct formula *const formula = context;
    for (int at = 0; at < count; at++) put_literal(formula, literals[at]);
    end_clause(formula);
    return !formula->out.is_refused;
}

static void exclude_solution(struct formula *formula, const nonet_layout *layout, const uint8_t *solution)
{
    for (int cell = 0; cell < layout->cells; cell++)
        put_literal(formula, -nn_proof_variable(layout, cell, solution[cell] - 1));
    end_clause(formula);
}

static void put_preamble(struct formula *formula, const nonet_layout *layout, bool has_solution)
{
    nn_text_out_put(&formula->out, "c nonet formula 1: value v in row r and column c is ((r - 1) * ");
    nn_text_out_number(&formula->out, layout->side);
    nn_text_out_put(&formula->out, " + c - 1) * ");
    nn_text_out_number(&formula->out, layout->side);
    nn_text_out_put(&formula->out, " + v\n");
    if (has_solution) nn_text_out_put(&formula->out, "c the last clause excludes a solution\n");
    nn_text_out_put(&formula->out, "p cnf ");
    nn_text_out_number(&formula->out, nn_proof_variables(layout));
    nn_text_out_put(&formula->out, " ");
    nn_text_out_number(&formula->out, (int64_t)formula->clauses + has_solution);
    nn_text_out_put(&formula->out, "\n");
}

/* NONET_STOPPED: the sink refused. */
static nonet_status put_formula(struct formula *formula, const nonet_position *position, const uint8_t *solution)
{
    NN_TRY(nn_rule_clauses(position, NULL, count_clause, formula));
    put_preamble(formula, position->layout, solution);
    NN_TRY(nn_rule_clauses(position, NULL, put_clause, formula));
    if (solution) exclude_solution(formula, position->layout, solution);
    return nn_text_out_flush(&formula->out) ? NONET_OK : NONET_STOPPED;
}

nonet_status nonet_position_formula(const nonet_position *position, const uint8_t *solution, nonet_text_sink *sink,
                                    void *context)
{
    if (!sink || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    if (solution && !nonet_position_accepts(position, solution)) return NONET_ERR_ARG;
    struct formula *const formula = calloc(1, sizeof *formula);
    if (!formula) return NONET_ERR_MEMORY;
    nn_text_out_begin(&formula->out, sink, context);
    const nonet_status status = put_formula(formula, position, solution);
    free(formula);
    return status;
}
