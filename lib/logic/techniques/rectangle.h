/* rectangle.h: four corners that must not end up with two digits only; see rectangles.c. */
#ifndef NN_RECTANGLE_H
#define NN_RECTANGLE_H

#include "logic/finder.h"

/* Corners: 0 is where the search begins; 1 shares a box and a line with it, 2 the line that crosses, 3 is
 * opposite. So 0 and 3 are diagonal, and so are 1 and 2. */
enum { NN_CORNERS = 4, NN_ALL_CORNERS = 15, NN_DIAGONAL = 1 << 0 | 1 << 3, NN_OTHER_DIAGONAL = 1 << 1 | 1 << 2 };

/* For each rectangle with this corner 0 whose others are in `places`; false: stop. */
typedef bool nn_corners_visitor(struct nn_finding *finding, const int corner[]);
bool nn_rectangles_from(struct nn_finding *finding, int start, struct nn_cells places, nn_corners_visitor *visit);

/* For a pair of digits that is all that corner 0 holds. */
struct nn_rectangle {
    int corner[NN_CORNERS];
    uint32_t pair;   /* two digits */
    int digit[2];    /* the same, ascending */
    uint32_t extras; /* what corners hold besides */
    unsigned roof;   /* the corners that do, as bits; the others are the floor */
};

/* The corners whose bits are set, as cells. */
struct nn_cells nn_rectangle_cells(const struct nn_rectangle *rectangle, unsigned corners);

/* Report what follows from the rectangle for the techniques that are wanted. */
typedef bool nn_rectangle_type(struct nn_finding *finding, const struct nn_rectangle *rectangle);
nn_rectangle_type nn_report_rectangle_types, nn_report_rectangle_subsets, nn_report_hidden_rectangles;

/* Begin the step, with floor and roof as its first two sets. */
void nn_rectangle_begin(struct nn_finding *finding, enum nn_technique technique, const struct nn_rectangle *rectangle,
                        uint32_t roof_link);

/* The first house with exactly two places for the digit, these two cells; -1: none. */
int nn_rectangle_link(const struct nn_grid *grid, int digit, struct nn_cells cells);

#endif
