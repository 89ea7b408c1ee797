/* blossom.h: a cell and its petals; see death_blossom.c. */
#ifndef NN_BLOSSOM_H
#define NN_BLOSSOM_H

#include "logic/als.h"

/* For each Z the cells that see all its places in the petals so far. */
struct nn_blossom_victims {
    uint32_t digits; /* that have any */
    struct nn_cells cells[NN_LOGIC_SIDE];
};

/* What is left of the victims with one more petal. False: nothing. */
bool nn_blossom_narrow(const struct nn_als_list *list, const struct nn_blossom_victims *before, int petal,
                       struct nn_blossom_victims *left);

/* The petals are those of the stem's digits, in ascending order. False: stop. */
bool nn_report_blossom(struct nn_finding *finding, const struct nn_als_list *list, int stem, const uint16_t *petals,
                       const struct nn_blossom_victims *victims);

/* All results of blossoms whose petals may overlap, each by the fewest cells (blossom_list.c). */
bool nn_list_blossoms(struct nn_finding *finding);

#endif
