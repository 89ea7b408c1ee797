/* names.h: the names of cells and houses: r3c7, "row 3", r3. */
#ifndef NN_NAMES_H
#define NN_NAMES_H

#include "nonet.h"

struct nn_name {
    char text[32];
};

/* "r3c7" */
struct nn_name nn_cell_name(int side, int cell);

/* A value as a symbol, or as a number if there are not enough symbols for all values. */
struct nn_name nn_value_name(int side, int value, const char *symbols);

/* "row 3", "column 7", "box 2"; short: "r3", "c7", "b2". Extra houses are numbered on their own: "house 1", "h1". */
struct nn_name nn_house_name(const nonet_layout *layout, int house);
struct nn_name nn_house_short_name(const nonet_layout *layout, int house);

#endif
