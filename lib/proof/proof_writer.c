/* proof_writer.c: the text of a proof, here in DRAT.
 *
 *     c nonet proof 1
 *     c box 3 3                   rows and columns of a box
 *     c cells 0 0 7 0 ...         a line for each row; 0 = empty
 *     c marks 1ff 3 40 ...        likewise, if there are pencil marks: bit v-1 = value v, hexadecimal
 *     -17 0                       a clause of one literal: this candidate is not placed
 *     c solution 1 2 7 4 ...      a line for each row: what follows is about other solutions
 *     -30 112 -118 0              a clause of three
 *     d -30 112 -118 0            it is no longer needed
 *     0                           nothing is left
 *
 * The first words are chosen for drat-trim, which looks at the first twelve characters of a file to find out whether it
 * is text, and accepts letters there only in a comment. Rows keep lines short: it reads at most 65535 characters. */
#include "proof/proof_writer.h"

#include <assert.h>

const char *nonet_proof_format_name(nonet_proof_format format)
{
    static const char *const names[] = {[NONET_PROOF_FORMAT_DRAT] = "drat", [NONET_PROOF_FORMAT_LRAT] = "lrat"};
    return (unsigned)format < sizeof names / sizeof *names ? names[format] : "";
}

static void put_rows(struct nn_proof *proof, const char *name, const uint8_t *cells)
{
    const int side = proof->layout->side;
    for (int row = 0; row < side; row++) {
        nn_text_out_put(&proof->out, name);
        for (int column = 0; column < side; column++) {
            nn_text_out_put(&proof->out, " ");
            nn_text_out_number(&proof->out, cells[row * side + column]);
        }
        nn_text_out_put(&proof->out, "\n");
    }
}

static void put_marks(struct nn_proof *proof, const uint64_t *candidates)
{
    const int side = proof->layout->side;
    for (int row = 0; row < side; row++) {
        nn_text_out_put(&proof->out, "c marks");
        for (int column = 0; column < side; column++) {
            nn_text_out_put(&proof->out, " ");
            nn_text_out_hexadecimal(&proof->out, candidates[row * side + column]);
        }
        nn_text_out_put(&proof->out, "\n");
    }
}

static void put_puzzle(struct nn_proof *proof, const nonet_position *position)
{
    nn_text_out_put(&proof->out, "c nonet proof 1\nc box ");
    nn_text_out_number(&proof->out, proof->layout->box_rows);
    nn_text_out_put(&proof->out, " ");
    nn_text_out_number(&proof->out, proof->layout->box_columns);
    nn_text_out_put(&proof->out, "\n");
    put_rows(proof, "c cells", position->cells);
    if (position->candidates) put_marks(proof, position->candidates);
}

nonet_status nn_proof_begin(struct nn_proof *proof, const nonet_position *position, nonet_proof_format format,
                            struct nn_watch *watch, nonet_text_sink *sink, void *context)
{
    proof->layout = position->layout;
    proof->lrat = NULL;
    proof->is_deletion = false;
    nn_text_out_begin(&proof->out, sink, context);
    put_puzzle(proof, position);
    if (format != NONET_PROOF_FORMAT_LRAT) return NONET_OK;
    proof->lrat = nn_lrat_writer_new(position, watch, &proof->out);
    if (proof->lrat) return NONET_OK;
    return watch->is_over ? NONET_STOPPED : NONET_ERR_MEMORY;
}

nonet_status nn_proof_end(struct nn_proof *proof)
{
    const nonet_status trouble = proof->lrat ? nn_lrat_writer_trouble(proof->lrat) : NONET_OK;
    nn_lrat_writer_free(proof->lrat);
    if (trouble) return trouble;
    return nn_text_out_flush(&proof->out) ? NONET_OK : NONET_STOPPED;
}

void nn_proof_literal(struct nn_proof *proof, int literal)
{
    assert(literal != 0);
    if (proof->lrat) {
        nn_lrat_writer_literal(proof->lrat, literal);
        return;
    }
    nn_text_out_number(&proof->out, literal);
    nn_text_out_put(&proof->out, " ");
}

void nn_proof_delete(struct nn_proof *proof)
{
    proof->is_deletion = true;
    if (!proof->lrat) nn_text_out_put(&proof->out, "d ");
}

void nn_proof_close(struct nn_proof *proof)
{
    if (!proof->lrat) nn_text_out_put(&proof->out, "0\n");
    else if (proof->is_deletion) nn_lrat_writer_delete(proof->lrat);
    else nn_lrat_writer_add(proof->lrat);
    proof->is_deletion = false;
}

void nn_proof_solution(struct nn_proof *proof, const uint8_t *solution)
{
    put_rows(proof, "c solution", solution);
    if (proof->lrat) nn_lrat_writer_exclude(proof->lrat, solution);
}
