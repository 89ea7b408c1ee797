/* ranking.h: the order in which techniques are tried, and the weight of each.
 *
 * A ranking is plain data (nonet_ranking); the loop works with an order made from it (solve_loop.h), which holds
 * finders instead of numbers. Weights are HoDoKu's scores where it has one. A technique that HoDoKu does not know
 * weighs as much as the heavier of its two nearest neighbours in the list that HoDoKu scores. Template searches and
 * guesses do not count: their 10000 points mean that no person does such a thing. */
#ifndef NN_RANKING_H
#define NN_RANKING_H

#include "nonet.h"
#include "technique/technique.h"

/* Sets of techniques that settings name; each may be NULL: none. */
struct nn_technique_choice {
    const bool *leaves_out; /* [technique] */
    const bool *takes_in;   /* although they are not in usual use */
};

int nn_technique_weight(int technique);

/* No technique yet, the usual weights. */
void nn_ranking_begin(nonet_ranking *ranking);

/* nonet's own order for boards of this side: the list's. */
void nn_ranking_like_nonet(nonet_ranking *ranking, int side, struct nn_technique_choice choice);

/* HoDoKu's default set in its order. Techniques that it knows but does not use by default are taken in at their place
 * there; those that it does not know come after all others except guesses. */
void nn_ranking_like_hodoku(nonet_ranking *ranking, struct nn_technique_choice choice);

/* Leave out these techniques. */
void nn_ranking_leave_out(nonet_ranking *ranking, const bool *leaves_out);

/* Leave out the techniques that rely on there being only one solution. */
void nn_ranking_leave_out_uniqueness(nonet_ranking *ranking);

/* Add a technique at the end. Joined: it is searched together with the one before. */
void nn_ranking_add(nonet_ranking *ranking, int technique, bool is_joined);

/* Can one search find both, so that the better step is taken? */
bool nn_techniques_join(int first, int second);

/* Is every number in it valid? */
bool nn_ranking_is_valid(const nonet_ranking *ranking);

#endif
