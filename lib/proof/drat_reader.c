/* drat_reader.c: the clauses of a DRAT proof, for the checker of rup.h. */
#include <stdlib.h>

#include "proof/proof_reading.h"
#include "proof/rup.h"
#include "proof/variables.h"

struct drat {
    struct nn_rup rup;
    uint32_t *literals; /* of the current clause, each once */
    uint32_t count;
    bool is_deletion;
    uint64_t line, column; /* where the clause began */
};

/* See what the checker has found, and whether it can go on. */
static void look_at_rup(const struct drat *drat, struct nn_proof_reading *reading)
{
    reading->is_refuted = drat->rup.is_refuted;
    reading->lacks_memory = drat->rup.lacks_memory;
}

static void free_drat(void *checker)
{
    struct drat *const drat = checker;
    nn_rup_free(&drat->rup);
    free(drat->literals);
    free(drat);
}

static void *begin_drat(struct nn_proof_reading *reading)
{
    const nonet_position *const position = reading->position;
    struct drat *const drat = calloc(1, sizeof *drat);
    if (!drat) return NULL;
    drat->rup.memory_limit = reading->memory_limit;
    drat->literals = malloc(2 * (size_t)nn_proof_variables(position->layout) * sizeof *drat->literals);
    if (!drat->literals || !nn_rup_begin(&drat->rup, position)) {
        free_drat(drat);
        return NULL;
    }
    look_at_rup(drat, reading);
    return drat;
}

static void exclude_from_drat(void *checker, struct nn_proof_reading *reading, const uint8_t *solution)
{
    struct drat *const drat = checker;
    const nonet_layout *const layout = reading->position->layout;
    for (int cell = 0; cell < layout->cells; cell++)
        drat->literals[cell] = 2 * (uint32_t)(nn_proof_variable(layout, cell, solution[cell] - 1) - 1) + 1;
    nn_rup_add(&drat->rup, drat->literals, (uint32_t)layout->cells, 0);
    look_at_rup(drat, reading);
}

/* ---- clauses ------------------------------------------------------------------------------------------- */

static void open_drat(struct drat *drat, struct nn_proof_reading *reading, bool is_deletion)
{
    reading->is_inside = true;
    drat->is_deletion = is_deletion;
    drat->line = reading->scanner->token_line;
    drat->column = reading->scanner->token_column;
    drat->count = 0;
    drat->rup.stamp++;
}

static void add_to_drat(struct drat *drat, struct nn_proof_reading *reading, int64_t number)
{
    if (!nn_reading_takes_literal(reading, number)) return;
    const uint32_t literal = 2 * (uint32_t)((number < 0 ? -number : number) - 1) + (number < 0);
    if (drat->rup.stamps[literal] == drat->rup.stamp) return;
    drat->rup.stamps[literal] = drat->rup.stamp;
    drat->literals[drat->count++] = literal;
}

static void close_drat(struct drat *drat, struct nn_proof_reading *reading)
{
    struct nn_rup *const rup = &drat->rup;
    reading->is_inside = false;
    if (drat->is_deletion) {
        reading->deletions++;
        nn_rup_delete(rup, drat->literals, drat->count);
        return;
    }
    reading->clauses++;
    if (nn_rup_follows(rup, drat->literals, drat->count)) nn_rup_add(rup, drat->literals, drat->count, 0);
    else nn_reading_fail(reading, "this clause does not follow from what precedes it", drat->line, drat->column);
    look_at_rup(drat, reading);
}

static void take_drat(void *checker, struct nn_proof_reading *reading, enum nn_proof_token token)
{
    struct drat *const drat = checker;
    const int64_t number = reading->scanner->number;
    if (token == NN_PROOF_TOKEN_DELETE && reading->is_inside) {
        nn_reading_refuse(reading, "a deletion inside a clause");
        return;
    }
    if (!reading->is_inside) open_drat(drat, reading, token == NN_PROOF_TOKEN_DELETE);
    if (token == NN_PROOF_TOKEN_DELETE) return;
    if (number) add_to_drat(drat, reading, number);
    else close_drat(drat, reading);
}

const struct nn_proof_reader nn_drat_reader = {begin_drat, exclude_from_drat, take_drat, free_drat};
