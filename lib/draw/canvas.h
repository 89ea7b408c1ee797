/* canvas.h: a drawing in the making: growing lists of shapes, points and text, and how they become one block of memory.
 *
 * Shapes are added in the order in which they are painted. Whoever adds one gets a pointer to fill in, valid until the next
 * one is added; points and text belong to the shape added last. Nobody needs to check for memory in between: without it
 * everything goes to a spare shape, and nn_canvas_finish says so. */
#ifndef NN_CANVAS_H
#define NN_CANVAS_H

#include "nonet.h"

/* A shape, and where its points and its text begin. */
struct nn_drawn {
    nonet_shape shape;
    size_t point, text;
};

struct nn_canvas {
    struct nn_drawn *shapes;
    size_t shape_count, shape_room;
    nonet_path_point *points;
    size_t point_count, point_room;
    char *text;
    size_t text_length, text_room;
    bool lacks_memory;
    struct nn_drawn spare;
};

/* `canvas` is all zero at first; the owner calls nn_canvas_clear at last. */
void nn_canvas_clear(struct nn_canvas *canvas);

/* A shape without paint that shows nothing in particular. */
nonet_shape *nn_canvas_add(struct nn_canvas *canvas, nonet_shape_kind kind, nonet_shape_part part);

nonet_shape *nn_canvas_rectangle(struct nn_canvas *canvas, nonet_shape_part part, int32_t x, int32_t y, int32_t width,
                                 int32_t height);
nonet_shape *nn_canvas_circle(struct nn_canvas *canvas, nonet_shape_part part, int32_t x, int32_t y, int32_t radius);

/* Centred, in ink. */
nonet_shape *nn_canvas_text(struct nn_canvas *canvas, nonet_shape_part part, int32_t x, int32_t y, const char *text);

/* Go on with the path that was added last. */
void nn_canvas_move(struct nn_canvas *canvas, int32_t x, int32_t y);
void nn_canvas_line(struct nn_canvas *canvas, int32_t x, int32_t y);
void nn_canvas_close(struct nn_canvas *canvas);
void nn_canvas_point(struct nn_canvas *canvas, const nonet_path_point *point);

/* A corner of a polygon: the first one moves there. */
void nn_canvas_corner(struct nn_canvas *canvas, bool is_first, int32_t x, int32_t y);

/* Put the shapes from `first` on into an order in which those that are painted alike follow each other: what is filled, what is
 * not, then texts; texts of a line from left to right. Only for shapes that may be painted in that order. */
void nn_canvas_arrange(struct nn_canvas *canvas, size_t first);

/* The drawing, with these fields of `like` and copies of its texts. */
nonet_status nn_canvas_finish(const struct nn_canvas *canvas, const nonet_drawing *like, nonet_drawing **drawing);

/* NULL, or the invariant that does not hold (base/invariants.h; drawing_check.c). */
const char *nn_drawing_check(const nonet_drawing *drawing);

#endif
