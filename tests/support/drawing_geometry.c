/* drawing_geometry.c: see drawing_geometry.h. Shares nothing with the router: everything is measured on the finished list,
 * in floating point. */
#include "support/drawing_geometry.h"

#include <stdio.h>
#include <string.h>

struct box {
    double left, top, right, bottom;
};

/* ---- what is in the way -------------------------------------------------------------------------- */

static double glyph_width(const nonet_shape *shape)
{
    double characters = 0;
    for (const char *at = shape->text; *at; at++) characters += (*at & 0xC0) != 0x80;
    return characters * shape->text_size * (characters > 3 ? 0.5 : 0.6);
}

static struct box box_of(const nonet_shape *shape)
{
    if (shape->kind == NONET_SHAPE_RECTANGLE)
        return (struct box){shape->x, shape->y, shape->x + shape->width, shape->y + shape->height};
    if (shape->kind == NONET_SHAPE_TEXT) {
        const double width = glyph_width(shape), half = shape->text_size * 0.36,
                     left = shape->is_centred ? shape->x - width / 2 : shape->x;
        return (struct box){left, shape->y - half, left + width, shape->y + half};
    }
    struct box box = {1e9, 1e9, -1e9, -1e9};
    for (size_t at = 0; at < shape->point_count; at++) {
        const nonet_path_point *const point = &shape->points[at];
        if (point->x < box.left) box.left = point->x;
        if (point->x > box.right) box.right = point->x;
        if (point->y < box.top) box.top = point->y;
        if (point->y > box.bottom) box.bottom = point->y;
    }
    return box;
}

static double squared(double number)
{
    return number * number;
}

static double squared_to_segment(double x, double y, const nonet_path_point *a, const nonet_path_point *b)
{
    const double dx = b->x - a->x, dy = b->y - a->y, length = dx * dx + dy * dy;
    double part = length > 0 ? ((x - a->x) * dx + (y - a->y) * dy) / length : 0;
    part = part < 0 ? 0 : part > 1 ? 1 : part;
    return squared(x - a->x - part * dx) + squared(y - a->y - part * dy);
}

/* The shapes of signs are convex or nearly so: inside is where an odd number of edges lies to the right. */
static bool is_inside(const nonet_shape *shape, double x, double y)
{
    bool inside = false;
    for (size_t at = 1; at < shape->point_count; at++) {
        const nonet_path_point *const a = &shape->points[at - 1], *const b = &shape->points[at];
        if ((a->y > y) == (b->y > y)) continue;
        if (x < a->x + (y - a->y) * (b->x - a->x) / (double)(b->y - a->y)) inside = !inside;
    }
    return inside;
}

static bool is_near(const nonet_shape *shape, double x, double y, double room)
{
    const double reach = room + shape->stroke_width / 2.0;
    if (shape->kind == NONET_SHAPE_CIRCLE)
        return squared(x - shape->x) + squared(y - shape->y) < squared(reach + shape->radius);
    if (shape->kind == NONET_SHAPE_PATH) {
        if (shape->fill && is_inside(shape, x, y)) return true;
        for (size_t at = 1; at < shape->point_count; at++)
            if (squared_to_segment(x, y, &shape->points[at - 1], &shape->points[at]) < squared(reach)) return true;
        return false;
    }
    const struct box box = box_of(shape);
    const double dx = x < box.left    ? box.left - x
                      : x > box.right ? x - box.right
                                      : 0,
                 dy = y < box.top      ? box.top - y
                      : y > box.bottom ? y - box.bottom
                                       : 0;
    return dx * dx + dy * dy < reach * reach;
}

/* ---- links --------------------------------------------------------------------------------------- */

static bool has_end(nonet_cells cells, int value, const nonet_shape *shape)
{
    for (size_t at = 0; at < cells.count; at++)
        if (cells.cells[at] == shape->cell &&
            (!value || value == shape->value || shape->part == NONET_SHAPE_PART_DIGIT))
            return true;
    return false;
}

static bool is_foreign(const nonet_shape *shape, const nonet_picture_link *link)
{
    switch (shape->part) {
    case NONET_SHAPE_PART_DIGIT:
    case NONET_SHAPE_PART_MARK:
    case NONET_SHAPE_PART_SIGN:
    case NONET_SHAPE_PART_MEMBER:
    case NONET_SHAPE_PART_REMOVED:
    case NONET_SHAPE_PART_PLACED:
        return !has_end(link->from, link->from_value, shape) && !has_end(link->to, link->to_value, shape);
    default: return false;
    }
}

/* Nothing that can be in the way is larger than a cell. */
static bool is_far(const nonet_shape *shape, double x, double y)
{
    const double dx = x - (shape->points ? shape->points[0].x : shape->x),
                 dy = y - (shape->points ? shape->points[0].y : shape->y);
    return dx > 1200 || dx < -1200 || dy > 1200 || dy < -1200;
}

static const nonet_shape *touched_at(const nonet_drawing *drawing, const nonet_picture_link *link, double x, double y,
                                     double half)
{
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const shape = &drawing->shapes[at];
        if (!is_far(shape, x, y) && is_foreign(shape, link) && is_near(shape, x, y, half)) return shape;
    }
    return NULL;
}

static const nonet_shape *touched_by(const nonet_drawing *drawing, const nonet_picture_link *link,
                                     const nonet_shape *line)
{
    enum { PIECES = 60 };
    for (size_t at = 1; at < line->point_count; at++) {
        const nonet_path_point *const a = &line->points[at - 1], *const b = &line->points[at];
        for (int piece = 0; piece <= PIECES; piece++) {
            const double t = piece / (double)PIECES, u = 1 - t;
            double x = u * a->x + t * b->x, y = u * a->y + t * b->y;
            if (b->verb == NONET_PATH_VERB_CURVE) {
                x = u * u * u * a->x + 3 * u * u * t * b->x1 + 3 * u * t * t * b->x2 + t * t * t * b->x;
                y = u * u * u * a->y + 3 * u * u * t * b->y1 + 3 * u * t * t * b->y2 + t * t * t * b->y;
            }
            const nonet_shape *const touched = touched_at(drawing, link, x, y, line->stroke_width / 2.0);
            if (touched) return touched;
        }
    }
    return NULL;
}

static void count_crossings(const nonet_drawing *drawing, const nonet_picture *picture, const char *name,
                            struct drawing_faults *faults)
{
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const line = &drawing->shapes[at];
        if (line->link < 0) continue;
        faults->links += line->part == NONET_SHAPE_PART_LINK;
        const nonet_picture_link *const link = &picture->links[line->link];
        const nonet_shape *const touched = touched_by(drawing, link, line);
        if (!touched) continue;
        faults->crossings++;
        if (name)
            fprintf(stderr, "%s, %d px, picture %d: %s of link %d touches %s %d in cell %d\n", name, drawing->pixels,
                    drawing->picture, nonet_shape_part_name(line->part), line->link,
                    nonet_shape_part_name(touched->part), touched->value, touched->cell);
    }
}

/* ---- texts --------------------------------------------------------------------------------------- */

static void count_collisions(const nonet_drawing *drawing, const char *name, struct drawing_faults *faults)
{
    for (size_t at = 0; at < drawing->shape_count; at++) {
        if (drawing->shapes[at].kind != NONET_SHAPE_TEXT) continue;
        const struct box one = box_of(&drawing->shapes[at]);
        if (one.left < 0 || one.top < 0 || one.right > drawing->width || one.bottom > drawing->height) {
            faults->outside++;
            if (name)
                fprintf(stderr, "%s, %d px: \"%s\" is outside\n", name, drawing->pixels, drawing->shapes[at].text);
        }
        for (size_t other = 0; other < at; other++) {
            if (drawing->shapes[other].kind != NONET_SHAPE_TEXT) continue;
            const struct box two = box_of(&drawing->shapes[other]);
            if (one.left >= two.right || two.left >= one.right || one.top >= two.bottom || two.top >= one.bottom)
                continue;
            faults->collisions++;
            if (name)
                fprintf(stderr, "%s, %d px: \"%s\" and \"%s\" overlap\n", name, drawing->pixels,
                        drawing->shapes[at].text, drawing->shapes[other].text);
        }
    }
}

void drawing_faults_count(const nonet_drawing *drawing, const nonet_picture *picture, const char *name,
                          struct drawing_faults *faults)
{
    if (picture) count_crossings(drawing, picture, name, faults);
    count_collisions(drawing, name, faults);
}
