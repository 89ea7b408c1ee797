/* plain_hits.h: where plain chains and cycles are, and which of them matter, before the ordered search.
 *
 * For inner chains, if there are no plain hints before the assumption, every hint goes through a new strong link, so
 * the sets of reach.h show which candidates are struck. Of all hints that strike a candidate only the first makes a
 * statement; hints that are first for none are not searched for:
 *
 *     chains if everything they would strike is struck by an easier kind
 *     cycles   if they are longer than what strikes their candidates already. A cycle of n statements that
 *              strikes a candidate is, except for one or two of them, a chain from it to its opposite, of at most n +
 *              2. So if its shortest chain has c statements, n is at least c - 2.
 *
 * Otherwise everything is searched for. */
#ifndef NN_PLAIN_HITS_H
#define NN_PLAIN_HITS_H

#include "logic/forcing/forcer.h"

/* How a candidate is struck by the first hint, so far, that strikes it. */
struct nn_plain_rank {
    double difficulty;
    int complexity; /* 0: by none */
    int place;
};

enum { NN_PLAIN_RANKS = NN_REACH_SIDE * NN_REACH_SIDE * NN_REACH_SIDE, NN_PLAIN_CLASSES = 40 };

struct nn_plain_loser {
    uint16_t cell;
    uint8_t digit;
    const struct nn_reached *reached; /* what it leads to */
    const struct nn_plain_rank *rank;
    int shortest; /* cycle that can strike it */
};

/* Candidates that all lead to each other, as the statements of a cycle do. */
struct nn_plain_class {
    struct nn_cells on[NN_LOGIC_SIDE];  /* these */
    struct nn_cells off[NN_LOGIC_SIDE]; /* what is off in their cycles, or more: the other ends of their strong links */
};

/* What follows directly from a statement. */
struct nn_plain_next {
    struct nn_statement_fact facts[4 * NN_LOGIC_SIDE];
    int count;
};

struct nn_plain_hits {
    bool is_limited;                                       /* otherwise all hints are wanted */
    struct nn_cells on[NN_LOGIC_SIDE], off[NN_LOGIC_SIDE]; /* starts */
    struct nn_plain_loser losers[NN_PLAIN_RANKS];          /* what cycles of the kind may strike first */
    int loser_count;
    struct nn_cells near[NN_LOGIC_SIDE];                 /* where cycles that strike these may be */
    struct nn_plain_class classes[NN_PLAIN_CLASSES + 1]; /* the last is shared by those that find no room */
    int class_count;
    int16_t class_of[NN_PLAIN_RANKS];           /* its number from 1; 0: not known; -1: it has no other member */
    struct nn_cells linked[NN_LOGIC_SIDE];      /* candidates with a strong link; others lead nowhere */
    struct nn_plain_rank ranks[NN_PLAIN_RANKS]; /* [cell * side + digit] */
    struct nn_reached back;                     /* scratch of nn_plain_way_to_on */
    struct nn_cells gates[NN_LOGIC_SIDE];       /* scratch of the search for cycles */
    struct nn_plain_next next;                  /* scratch of each step of a search */
};

/* False: there are no hints. */
bool nn_plain_find_hits(struct nn_plain_hits *hits, struct nn_forcer *forcer);

/* The longest chain from the candidate being on, or off, that may be the first to strike something; 0: none. */
int nn_plain_longest_from_on(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                             int digit);
int nn_plain_longest_from_off(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                              int digit);

/* Only statements that lead to the end can be on a path to it; and "x leads to p" means that "not p" leads to "not x".
 * So the search only needs what the opposite of the end leads to, with on and off exchanged; and whatever comes before
 * a statement on a path is on the path, too, so it finds the same. NULL: anything. */
const struct nn_reached *nn_plain_way_to_off(const struct nn_plain_hits *hits, struct nn_forcer *forcer, int cell,
                                             int digit);
const struct nn_reached *nn_plain_way_to_on(const struct nn_plain_hits *hits, struct nn_forcer *forcer, int cell,
                                            int digit, struct nn_reached *memory);

/* The chains of the kind are known: what may cycles strike? False: nothing. */
bool nn_plain_find_losers(struct nn_plain_hits *hits, struct nn_forcer *forcer, enum nn_hint_kind kind, double base);
/* The longest cycle from the candidate that may be the first to strike something; 0: none. */
int nn_plain_longest_cycle(struct nn_plain_hits *hits, struct nn_forcer *forcer, double base, int cell, int digit);

/* A hint has been found. */
void nn_plain_note(struct nn_plain_hits *hits, const struct nn_forcer *forcer, const struct nn_hint *hint);

#endif
