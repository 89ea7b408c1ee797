/* layout_builder.h: a layout in the making.
 *
 * The public calls give it rectangular boxes. The other calls below are for tests, which make sure that nothing takes
 * such boards for classic ones: no part of the library can handle them yet, and no public call can make them. */
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

/* Boxes of any shape: box[cell] is 0 .. side - 1, and every box has `side` cells. NONET_ERR_ARG: not so. */
nonet_status nn_layout_builder_any_boxes(nonet_layout_builder *builder, const uint8_t *box);

/* One more house of `side` different cells. NONET_ERR_ARG: they are not different, or there are too many houses. */
nonet_status nn_layout_builder_add_house(nonet_layout_builder *builder, const uint16_t *cells);

#endif
