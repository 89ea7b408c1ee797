/* sketch.h: a picture on its way, as bit sets and lists that grow. picture.c makes one, lets each part of it be filled in,
 * and writes it down in one block for the outside.
 *
 *     sketch_roles.c   what part each candidate has, and which chains speak of it
 *     sketch_cells.c   which cells the step is about, and on which values its reason builds */
#ifndef NN_SKETCH_H
#define NN_SKETCH_H

#include "words/words.h"

/* Chains, in the order of their numbers: a list through sketch->mentions. */
struct nn_mentions {
    int first, last; /* -1: none */
};

struct nn_mention {
    uint16_t chain;
    int next; /* or -1 */
};

struct nn_sketch_candidate {
    uint8_t role; /* a nonet_role */
    int16_t set;
    struct nn_mentions true_in, false_in;
};

struct nn_sketch {
    struct nn_words words;                  /* step and board */
    const struct nn_teller *teller;         /* or NULL */
    struct nn_sketch_candidate *candidates; /* [cell * side + value - 1] */
    struct nn_cells pattern, targets;
    struct nn_place place;

    struct nn_mention *mentions;
    int mention_count, mention_room;
    bool is_short_of_memory;
};

static inline struct nn_sketch_candidate *nn_sketch_at(const struct nn_sketch *sketch, int cell, int value)
{
    return &sketch->candidates[cell * sketch->words.layout->side + value - 1];
}

/* Sets of a step that are drawn alike have one number in the picture. */
static inline size_t nn_sketch_set(const struct nn_sketch *sketch, size_t set)
{
    const size_t colors = sketch->teller ? sketch->teller->parts.colors : 0;
    return colors ? set % colors : set;
}

/* Add a chain that is not smaller than the last one; twice the same counts once. */
void nn_sketch_mention(struct nn_sketch *sketch, struct nn_mentions *list, size_t chain);

void nn_sketch_roles(struct nn_sketch *sketch);
void nn_sketch_cells(struct nn_sketch *sketch);

#endif
