/* sketch.h: a picture in the making, as bit sets and growing lists. picture.c makes one, has each part filled in, and
 * writes it to one block for the caller.
 *
 *     sketch_roles.c the role of each candidate, and which chains mention it
 *     sketch_cells.c which cells and houses the step is about, and which values its reason relies on
 *     sketch_links.c links, each once, and those of chains; link_*.c: those of patterns without chains */
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

struct nn_sketch_link {
    struct nn_cells from, to;
    int from_value, to_value;
    nonet_link_kind kind;
    int set, technique, chain; /* or -1 */
    int depth;
    struct nn_mentions chains;
    int next; /* in its bucket, or -1 */
};

enum { NN_LINK_BUCKETS = 1024 };

struct nn_sketch {
    struct nn_words words;                  /* step and board */
    const struct nn_teller *teller;         /* or NULL */
    struct nn_sketch_candidate *candidates; /* [cell * side + value - 1] */
    struct nn_cells pattern, targets;
    struct nn_place place;
    uint16_t houses[NN_LOGIC_HOUSES]; /* in their order, each once */
    size_t house_count;
    uint8_t house_parts[NN_LOGIC_HOUSES]; /* [house]: nonet_house_part, or 0 */

    struct nn_sketch_link *links;
    int link_count, link_room;
    int buckets[NN_LINK_BUCKETS]; /* the first link of each, or -1 */
    nonet_picture_chain *chains;  /* [chain] */

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
    const size_t colours = sketch->teller ? sketch->teller->parts.colours : 0;
    return colours ? set % colours : set;
}

/* Add a chain that is not smaller than the last one; twice the same counts once. */
void nn_sketch_mention(struct nn_sketch *sketch, struct nn_mentions *list, size_t chain);

void nn_sketch_roles(struct nn_sketch *sketch);
void nn_sketch_cells(struct nn_sketch *sketch);
void nn_sketch_links(struct nn_sketch *sketch);

/* ---- for those who know what a pattern's links are ------------------------------------------------- */

/* Some places of a value: one end of a link. */
struct nn_sketch_end {
    struct nn_cells cells;
    int value;
};

static inline struct nn_sketch_end nn_sketch_end_of(struct nn_cells cells, int value)
{
    return (struct nn_sketch_end){cells, value};
}

/* The places of a value in the cells of a set of the step. */
struct nn_sketch_end nn_end_in_set(const struct nn_sketch *sketch, size_t set, int value);

/* Add a link; one that the board does not have is left out, so that a picture never claims too much. */
void nn_sketch_weak(struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to);
void nn_sketch_strong(struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to);
/* By this almost locked set, which must have one of both values. */
void nn_sketch_strong_in_set(struct nn_sketch *sketch, size_t set, int from, int to);
void nn_sketch_side(struct nn_sketch *sketch, int from, int to);

/* Weak links from each of the cells to the next. */
void nn_sketch_line(struct nn_sketch *sketch, struct nn_cells cells, int value);
/* The same for all places of the value in the house; if there are two, a strong one. */
void nn_sketch_places(struct nn_sketch *sketch, int house, int value);

#endif
