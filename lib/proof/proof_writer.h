/* proof_writer.h: a proof as text: DRAT, the format that checkers of SAT solvers read, in which every line is a clause
 * that follows from those above it, or one that is no longer needed. Comments carry what such a checker ignores: the
 * puzzle, and the solution where it was found. */
#ifndef NN_PROOF_WRITER_H
#define NN_PROOF_WRITER_H

#include "base/text_out.h"
#include "board/layout.h"

struct nn_proof {
    const nonet_layout *layout;
    struct nn_text_out out;
};

/* The first lines: which puzzle this is about. */
void nn_proof_begin(struct nn_proof *proof, const nonet_position *position, nonet_text_sink *sink, void *context);

/* A clause: its literals (numbers as in variables.h), then its end. Without literals it is the contradiction that
 * ends a proof. Deletions begin with nn_proof_delete. */
void nn_proof_literal(struct nn_proof *proof, int literal);
void nn_proof_delete(struct nn_proof *proof);
void nn_proof_close(struct nn_proof *proof);

/* From here on the proof is about other solutions than this one. */
void nn_proof_solution(struct nn_proof *proof, const uint8_t *solution);

#endif
