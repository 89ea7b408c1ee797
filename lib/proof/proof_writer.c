/* proof_writer.c: the text of a proof.
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

void nn_proof_begin(struct nn_proof *proof, const nonet_position *position, nonet_text_sink *sink, void *context)
{
    const nonet_layout *const layout = proof->layout = position->layout;
    nn_text_out_begin(&proof->out, sink, context);
    nn_text_out_put(&proof->out, "c nonet proof 1\nc box ");
    nn_text_out_number(&proof->out, layout->box_rows);
    nn_text_out_put(&proof->out, " ");
    nn_text_out_number(&proof->out, layout->box_columns);
    nn_text_out_put(&proof->out, "\n");
    put_rows(proof, "c cells", position->cells);
    if (position->candidates) put_marks(proof, position->candidates);
}

void nn_proof_literal(struct nn_proof *proof, int literal)
{
    assert(literal != 0);
    nn_text_out_number(&proof->out, literal);
    nn_text_out_put(&proof->out, " ");
}

void nn_proof_delete(struct nn_proof *proof)
{
    nn_text_out_put(&proof->out, "d ");
}

void nn_proof_close(struct nn_proof *proof)
{
    nn_text_out_put(&proof->out, "0\n");
}

void nn_proof_solution(struct nn_proof *proof, const uint8_t *solution)
{
    put_rows(proof, "c solution", solution);
}
