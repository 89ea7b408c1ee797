/* layout_builder.h: what a layout is going to be.
 *
 * The public calls give it rectangular boxes. The others below are there for tests, which make sure that nothing takes
 * such boards for classic ones: no part of the library can work with them yet, and nothing public can make them. */
#ifndef NN_LAYOUT_BUILDER_H
#define NN_LAYOUT_BUILDER_H

#include "board/layout.h"

enum { NN_MOST_EXTRA_HOUSES = NN_MOST_HOUSES - NN_HOUSE_KINDS * NONET_MAX_SIDE };

struct nonet_layout_builder {
    int side;
    int box_rows, box_columns; /* 0: not rectangles */
    bool has_boxes;
    int extra_houses;
    uint8_t *box;    /* [cell] */
    uint16_t *extra; /* [house * side + position] */
};

/* Boxes of any shape: box[cell], each 0 .. side - 1 with as many cells. NONET_ERR_ARG: they are not. */
nonet_status nn_layout_builder_any_boxes(nonet_layout_builder *builder, const uint8_t *box);

/* One more house: `side` different cells. NONET_ERR_ARG: they are not, or there are too many houses. */
nonet_status nn_layout_builder_add_house(nonet_layout_builder *builder, const uint16_t *cells);

#endif
