/* record.c: a proof that a checker can follow with unit propagation alone. Why every line follows:
 *
 *     removed candidates    a single is unit propagation; a candidate that is locked out, if placed, leaves some
 *                           house without a place for its value
 *     learnt clauses        they come from conflicts of unit propagation, and what makes them shorter (shrink.c,
 *                           vivify.c, reduce.c) is unit propagation again
 *     exclusions            the decisions that led to the solution make it by unit propagation, and it is
 *                           excluded as a whole; later ones end in a conflict (exclude.c)
 *     facts                 literals that are true without a decision are written before clauses are deleted, which
 *                           may be what they follow from */
#include "engine/learn/record.h"

#include <assert.h>

#include "engine/learn/trail.h"
#include "proof/variables.h"

static void write_literal(const struct nn_record *record, nn_literal literal)
{
    const uint32_t at = record->learn->candidate_at[literal >> 1];
    const int cell = (int)(at >> NN_SEAT_BITS), value = (int)(at & (NONET_MAX_SIDE - 1));
    const int variable = nn_proof_variable(record->proof->layout, cell, value);
    nn_proof_literal(record->proof, nn_is_ruling_out(literal) ? -variable : variable);
}

static void write_clause(const struct nn_record *record, const nn_literal *literals, uint32_t count)
{
    for (uint32_t at = 0; at < count; at++) write_literal(record, literals[at]);
    nn_proof_close(record->proof);
    if (record->proof->out.is_refused) record->learn->watch->is_over = true;
}

static void tell_facts(struct nn_record *record)
{
    assert(record->told <= record->learn->trail_length);
    const struct nn_learn *learn = record->learn;
    const uint32_t facts = learn->level ? learn->level_start[1] : learn->trail_length;
    for (; record->told < facts; record->told++) write_clause(record, &learn->trail[record->told], 1);
}

static void record_clause(void *context, const nn_literal *literals, uint32_t count, uint32_t glue)
{
    (void)glue;
    write_clause(context, literals, count);
}

static void record_deletion(void *context, const nn_literal *literals, uint32_t count, uint32_t glue)
{
    (void)glue;
    struct nn_record *const record = context;
    tell_facts(record);
    nn_proof_delete(record->proof);
    write_clause(record, literals, count);
}

void nn_record_board(struct nn_record *record, const struct nn_board *board)
{
    if (!record->proof) return;
    for (int at = 0; at < board->trail_length; at++) {
        const int cell = (int)(board->trail[at] / NONET_MAX_SIDE), value = (int)(board->trail[at] % NONET_MAX_SIDE);
        nn_proof_literal(record->proof, -nn_proof_variable(board->layout, cell, value));
        nn_proof_close(record->proof);
    }
}

void nn_record_attach(struct nn_record *record, struct nn_learn *learn)
{
    if (!record->proof) return;
    record->learn = learn;
    learn->sink_context = record;
    learn->on_learnt = learn->on_excluded = record_clause;
    learn->on_deleted = record_deletion;
}

void nn_record_solution(struct nn_record *record, const uint8_t *solution)
{
    if (record->proof) nn_proof_solution(record->proof, solution);
}

void nn_record_end(struct nn_record *record)
{
    if (record->proof) nn_proof_close(record->proof);
}
