/* plain_hits.h: where plain chains and cycles are, and which of them matter, before anyone looks in order.
 *
 * Inside of others, if there are no plain hints before the assumption, every hint goes through a strong link
 * that was not there before, so the sets of reach.h tell which candidates are struck. Of all hints that strike
 * a candidate only the first makes a statement; those that are first for none are not looked for:
 *
 *     chains   if all that they would strike is struck by an easier kind
 *     cycles   if they are longer than what strikes their candidates already
 *
 * Else everything is looked for. */
#ifndef NN_PLAIN_HITS_H
#define NN_PLAIN_HITS_H

#include "logic/forcing/forcer.h"

/* How a candidate is struck by the first hint, so far, that strikes it. */
struct nn_plain_rank {
    double difficulty;
    int complexity; /* 0: by none */
};

enum { NN_PLAIN_RANKS = NN_REACH_SIDE * NN_REACH_SIDE * NN_REACH_SIDE };

struct nn_plain_hits {
    bool is_limited; /* else all hints are wanted */
    struct nn_cells cycle[NN_LOGIC_SIDE], on[NN_LOGIC_SIDE], off[NN_LOGIC_SIDE]; /* starts */
    int longest_cycle;
    struct nn_cells linked[NN_LOGIC_SIDE]; /* candidates with a strong link: others lead nowhere */
    struct nn_plain_rank ranks[NN_PLAIN_RANKS]; /* [cell * side + digit] */
};

/* False: there are no hints. */
bool nn_plain_find_hits(struct nn_plain_hits *hits, struct nn_forcer *forcer);

/* Does a chain from the candidate, of at least this difficulty, strike something first? */
bool nn_plain_wants_off(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                        int digit);
bool nn_plain_wants_on(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                       int digit);

/* The chains of the kind are known: where to look for cycles, and how long they may be. False: nowhere. */
bool nn_plain_limit_cycles(struct nn_plain_hits *hits, struct nn_forcer *forcer, enum nn_hint_kind kind,
                           double base);

/* A hint has been found. */
void nn_plain_note(struct nn_plain_hits *hits, const struct nn_forcer *forcer, const struct nn_hint *hint);

#endif
