/* se_chains.h: forcing chains and cycles of single links: the best of them.
 *
 * Sudoku Explainer makes a list of all: X, then Y (cycles only), then XY, each from every candidate in turn: first the
 * cycles through it, then the chain from on to off, then that from off to on; and it sorts the list by difficulty,
 * length and kind. Here only the first of the sorted list is found, and what cannot become it is not looked at.
 *
 * The length of a chain or cycle is the number of its nodes, and the difficulty never falls as the length grows, so
 * whatever has been found bounds the length of what is still worth looking for. */
#ifndef NN_SE_CHAINS_H
#define NN_SE_CHAINS_H

#include "rate/se/se_hint.h"
#include "rate/se/se_links.h"

enum nn_se_chain_form { NN_SE_CYCLE, NN_SE_FROM_ON, NN_SE_FROM_OFF };

enum { NN_SE_LONGEST_CHAIN = 4 * NN_SE_NODES };

struct nn_se_chain {
    int length; /* 0: none yet */
    double difficulty;
    enum nn_se_link_kind kind;
    enum nn_se_chain_form form;
    int cell, digit;            /* where it starts, and what the chain is about */
    struct nn_cells removed[9]; /* by a cycle */
};

/* The longest that would still be better than the best. */
int nn_se_longest_useful(const struct nn_se_chain *best, enum nn_se_link_kind kind, enum nn_se_chain_form form);
/* Take it, with its difficulty, if it is better. */
void nn_se_offer_chain(struct nn_se_chain *best, struct nn_se_chain *chain);

/* The candidates that have the shortest chains from on of a kind. */
struct nn_se_shortest {
    int length; /* 0: there are no chains that would be better than the best known */
    int count;
    uint16_t node[NN_SE_CANDIDATES];
};

/* The best of this kind, if it is better. */
void nn_se_find_chains(struct nn_se_links *links, enum nn_se_link_kind kind, struct nn_se_chain *best,
                       struct nn_se_shortest *shortest);
void nn_se_find_cycles(const struct nn_se_links *links, enum nn_se_link_kind kind, struct nn_se_chain *best);
/* The same when the shortest chains are known. */
void nn_se_find_cycles_beside(const struct nn_se_links *links, enum nn_se_link_kind kind,
                              const struct nn_se_shortest *shortest, struct nn_se_chain *best);

/* The hint of technique #27. */
bool nn_se_forcing_chain(struct nn_se_links *links, struct nn_se_hint *hint);

#endif
