/* proof_writer.h: a proof as text, in a format that checkers of SAT solvers read: DRAT, in which every line is a clause
 * that follows from those above it, or one that is no longer needed, or LRAT, in which it also says from which
 * (lrat_writer.h). Comments carry what such a checker ignores: the puzzle, and the solution where it was found. */
#ifndef NN_PROOF_WRITER_H
#define NN_PROOF_WRITER_H

#include "base/text_out.h"
#include "board/layout.h"
#include "proof/lrat_writer.h"

struct nn_proof {
    const nonet_layout *layout;
    struct nn_text_out out;
    struct nn_lrat_writer *lrat; /* or NULL: DRAT */
    bool is_deletion;            /* the clause at hand */
};

/* The first lines: which puzzle this is about. NONET_STOPPED: the watch is over. */
nonet_status nn_proof_begin(struct nn_proof *proof, const nonet_position *position, nonet_proof_format format,
                            struct nn_watch *watch, nonet_text_sink *sink, void *context);
/* Passes on what is left of the text. NONET_STOPPED: the sink refused it; else what went wrong. */
nonet_status nn_proof_end(struct nn_proof *proof);

/* A clause: its literals (numbers as in variables.h), then its end. Without literals it is the contradiction that
 * ends a proof. Deletions begin with nn_proof_delete. */
void nn_proof_literal(struct nn_proof *proof, int literal);
void nn_proof_delete(struct nn_proof *proof);
void nn_proof_close(struct nn_proof *proof);

/* From here on the proof is about other solutions than this one. */
void nn_proof_solution(struct nn_proof *proof, const uint8_t *solution);

#endif
