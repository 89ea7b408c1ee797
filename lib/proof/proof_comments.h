/* proof_comments.h: what the comments of a proof say (proof_writer.c): the puzzle, and the solution. */
#ifndef NN_PROOF_COMMENTS_H
#define NN_PROOF_COMMENTS_H

#include "board/layout.h"

struct nn_proof_comments {
    bool is_ours;                   /* the comments are ours, so they have a meaning */
    nonet_layout *layout;           /* from the proof; or NULL */
    nonet_board *board;             /* also from the proof; its memory */
    const nonet_position *position; /* the one in question; NULL: not known yet */
    uint8_t *solution;
    int cell_rows, mark_rows, solution_rows; /* read so far */
    bool lacks_memory;
};

/* `position`: the puzzle that matters, whatever the comments say; or NULL. */
void nn_proof_comments_begin(struct nn_proof_comments *comments, const nonet_position *position);
void nn_proof_comments_free(struct nn_proof_comments *comments);

/* A comment, without its c. Returns NULL, or what is wrong with it. */
const char *nn_proof_comments_take(struct nn_proof_comments *comments, const char *comment);

/* A clause follows: the puzzle must be known by now. Returns NULL, or what is missing. */
const char *nn_proof_comments_settle_puzzle(struct nn_proof_comments *comments);

/* Are all rows there? It need not be a valid solution. */
bool nn_proof_comments_has_solution(const struct nn_proof_comments *comments);

#endif
