/* drawing_check.c: what nonet.h promises about drawings. */
#include "base/invariants.h"
#include "draw/canvas.h"

#ifndef NDEBUG

static bool is_on_sheet(const nonet_drawing *drawing, int32_t x, int32_t y)
{
    return x >= 0 && y >= 0 && x <= drawing->width && y <= drawing->height;
}

static const char *check_points(const nonet_drawing *drawing, const nonet_shape *shape)
{
    NN_HOLDS(shape->point_count > 1, "a path has points");
    NN_HOLDS(shape->points[0].verb == NONET_PATH_VERB_MOVE, "a path begins with a move");
    for (size_t at = 0; at < shape->point_count; at++) {
        const nonet_path_point *const point = &shape->points[at];
        NN_HOLDS(point->verb >= NONET_PATH_VERB_MOVE && point->verb <= NONET_PATH_VERB_CLOSE, "a verb is known");
        NN_HOLDS(is_on_sheet(drawing, point->x, point->y), "a point lies on the sheet");
    }
    return NULL;
}

static const char *check_shape(const nonet_drawing *drawing, const nonet_shape *shape)
{
    NN_HOLDS(*nonet_shape_kind_name(shape->kind), "the kind of a shape is known");
    NN_HOLDS(*nonet_shape_part_name(shape->part), "the part of a shape is known");
    NN_HOLDS(*nonet_paint_name(shape->fill) && *nonet_paint_name(shape->stroke), "paints are known");
    NN_HOLDS(shape->fill || shape->stroke, "a shape can be seen");
    NN_HOLDS(!shape->stroke == !shape->stroke_width, "a stroke has paint and width, or neither");
    NN_HOLDS((shape->kind == NONET_SHAPE_TEXT) == (shape->text != NULL), "a text has text, nothing else has");
    if (shape->kind == NONET_SHAPE_PATH) return check_points(drawing, shape);
    NN_HOLDS(!shape->points && !shape->point_count, "only paths have points");
    NN_HOLDS(is_on_sheet(drawing, shape->x, shape->y), "a shape lies on the sheet");
    NN_HOLDS(is_on_sheet(drawing, shape->x + shape->width, shape->y + shape->height), "a rectangle lies on the sheet");
    NN_HOLDS(shape->kind != NONET_SHAPE_TEXT || (shape->text_size > 0 && !shape->stroke), "a text has a size");
    NN_HOLDS(shape->kind != NONET_SHAPE_CIRCLE || shape->radius > 0, "a circle has a radius");
    return NULL;
}

const char *nn_drawing_check(const nonet_drawing *drawing)
{
    NN_HOLDS(drawing->width > 0 && drawing->height > 0, "a drawing has a size");
    NN_HOLDS(drawing->picture >= 0 && drawing->picture < drawing->picture_count, "the picture is one of them");
    NN_HOLDS(*nonet_theme_name(drawing->theme), "the theme is known");
    for (size_t at = 0; at < drawing->shape_count; at++) NN_HOLDS_IN(check_shape(drawing, &drawing->shapes[at]));
    return NULL;
}

#endif
