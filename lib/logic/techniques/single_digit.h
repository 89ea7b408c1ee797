/* single_digit.h: strong links of one digit, for the patterns that are made of two of them. */
#ifndef NN_SINGLE_DIGIT_H
#define NN_SINGLE_DIGIT_H

#include "logic/finder.h"

/* The two places of a digit in a house: one of them holds it. */
struct nn_strong_link {
    int house;
    int cell[2]; /* ascending */
};

/* The strong links of the digit in the houses first .. end-1, into `links`; returns how many. */
int nn_strong_links(const struct nn_grid *grid, int digit, int first, int end, struct nn_strong_link *links);

/* Two strong links, joined where their inner ends see each other: outer =digit= inner, twice.
 * Begins the step: the chain outer, inner, inner, outer; what sees both outer ends loses the
 * digit. */
struct nn_link_pair {
    int digit;
    int outer[2], inner[2];
    int house[2]; /* of the links */
};
void nn_link_pair_fill(struct nn_step *step, const struct nn_grid *grid, enum nn_technique technique,
                       const struct nn_link_pair *pair);

/* What a pair strikes: the places that see both outer ends. */
static inline struct nn_cells nn_link_pair_strikes(const struct nn_grid *grid, const struct nn_link_pair *pair)
{
    const struct nn_geometry *geometry = grid->geometry;
    return nn_cells_and(grid->places[pair->digit],
                        nn_cells_and(geometry->peers[pair->outer[0]], geometry->peers[pair->outer[1]]));
}

#endif
