/* record.h: what the learning engine concludes, as lines of a proof. */
#ifndef NN_LEARN_RECORD_H
#define NN_LEARN_RECORD_H

#include "engine/learn/learn.h"
#include "proof/proof_writer.h"

struct nn_record {
    struct nn_proof *proof; /* or NULL: nothing is recorded, and all calls below do nothing */
    struct nn_learn *learn;
    uint32_t told; /* how many literals of the trail, all without a decision, are in the proof */
};

/* Record what singles and locked candidates removed from a board. */
void nn_record_board(struct nn_record *record, const struct nn_board *board);
/* Record everything that `learn` finds from now on. */
void nn_record_attach(struct nn_record *record, struct nn_learn *learn);
void nn_record_solution(struct nn_record *record, const uint8_t *solution);
/* There is no (further) solution. */
void nn_record_end(struct nn_record *record);

#endif
