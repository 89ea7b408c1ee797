/* draw_signs.c: the signs of candidates, each a shape and a colour of its own:
 *
 *     true            filled disc, A          false          open ring, B          open: dashed ring, C
 *     sets            filled: disc A, square B, diamond C, hexagon D, pentagon E, cross F; then the same open
 *     pattern         pale disc, A            fin            pale pentagon that points down, B
 *     removed         pale square and a slash under the digit
 *     placed          two frames and a large digit; in its slot: a disc in a frame
 *
 * Shapes stay within a square whose half side is little more than the radius, so that lines fit between them. */
#include "draw/scene.h"

/* Corners of a shape around (0, 0), in thousandths of the radius. */
struct polygon {
    int count;
    int16_t corners[12][2];
};

// clang-format off
static const struct polygon diamond = {4, {{0, -1080}, {1080, 0}, {0, 1080}, {-1080, 0}}};
static const struct polygon hexagon = {6, {{-560, -930}, {560, -930}, {1080, 0}, {560, 930}, {-560, 930}, {-1080, 0}}};
static const struct polygon pentagon = {5, {{0, -1080}, {1027, -334}, {635, 874}, {-635, 874}, {-1027, -334}}};
static const struct polygon fin_shape = {5, {{0, 1120}, {1040, 320}, {1040, -940}, {-1040, -940}, {-1040, 320}}};
static const struct polygon cross = {12, {{-480, -1050}, {480, -1050}, {480, -480}, {1050, -480}, {1050, 480}, {480, 480},
                                          {480, 1050}, {-480, 1050}, {-480, 480}, {-1050, 480}, {-1050, -480}, {-480, -480}}};
// clang-format on

static nonet_shape *add_polygon(struct nn_canvas *canvas, nonet_shape_part part, const struct polygon *polygon,
                                struct nn_spot spot, int32_t radius)
{
    nonet_shape *const shape = nn_canvas_add(canvas, NONET_SHAPE_PATH, part);
    for (int at = 0; at < polygon->count; at++)
        nn_canvas_corner(canvas, !at, spot.x + polygon->corners[at][0] * radius / 1000,
                         spot.y + polygon->corners[at][1] * radius / 1000);
    nn_canvas_close(canvas);
    return shape;
}

static nonet_shape *add_square(struct nn_canvas *canvas, nonet_shape_part part, struct nn_spot spot, int32_t half)
{
    nonet_shape *const square = nn_canvas_rectangle(canvas, part, spot.x - half, spot.y - half, 2 * half, 2 * half);
    square->radius = half / 3;
    return square;
}

static nonet_shape *add_set_shape(struct nn_canvas *canvas, nonet_shape_part part, int number, struct nn_spot spot,
                                  int32_t radius)
{
    static const struct polygon *const polygons[] = {NULL, NULL, &diamond, &hexagon, &pentagon, &cross};
    if (number == 0) return nn_canvas_circle(canvas, part, spot.x, spot.y, radius);
    if (number == 1) return add_square(canvas, part, spot, radius * 92 / 100);
    return add_polygon(canvas, part, polygons[number], spot, radius);
}

static void outline(nonet_shape *shape, nonet_paint fill, nonet_paint stroke, int32_t radius)
{
    shape->fill = fill;
    shape->stroke = stroke;
    shape->stroke_width = radius / 6;
}

/* In print the digit is black and its square white: there a black slash would look like a part of the digit. */
static void draw_removed(struct nn_scene *scene, nonet_shape_part part, struct nn_spot spot, int32_t radius)
{
    struct nn_canvas *const canvas = &scene->canvas;
    add_square(canvas, part, spot, radius)->fill = NONET_PAINT_REMOVED_WASH;
    nonet_shape *const slash = nn_canvas_add(canvas, NONET_SHAPE_PATH, part);
    slash->stroke = scene->settings.theme == NONET_THEME_PRINT ? NONET_PAINT_EDGE : NONET_PAINT_REMOVED;
    slash->stroke_width = radius / 5;
    nn_canvas_move(canvas, spot.x - radius, spot.y - radius);
    nn_canvas_line(canvas, spot.x + radius, spot.y + radius);
}

void nn_draw_sign(struct nn_scene *scene, int sign, nonet_shape_part part, struct nn_spot spot, int32_t radius)
{
    struct nn_canvas *const canvas = &scene->canvas;
    const int32_t inner = radius - radius / 12;
    if (sign >= NN_SIGN_SET) {
        const int number = sign - NN_SIGN_SET, half = NN_SET_SIGNS / 2;
        nonet_shape *const shape = add_set_shape(canvas, part, number % half, spot, number < half ? radius : inner);
        if (number < half) shape->fill = nn_set_paint((size_t)number);
        else outline(shape, NONET_PAINT_CELL, nn_set_paint((size_t)number), radius);
        return;
    }
    switch (sign) {
    case NN_SIGN_TRUE: nn_canvas_circle(canvas, part, spot.x, spot.y, radius)->fill = NONET_PAINT_A; break;
    case NN_SIGN_FALSE:
        outline(nn_canvas_circle(canvas, part, spot.x, spot.y, inner), NONET_PAINT_CELL, NONET_PAINT_B, radius);
        break;
    case NN_SIGN_OPEN: {
        nonet_shape *const ring = nn_canvas_circle(canvas, part, spot.x, spot.y, inner);
        outline(ring, NONET_PAINT_C_WASH, NONET_PAINT_C, radius);
        ring->dash = radius * 4 / 10;
        ring->gap = radius * 2 / 10;
        break;
    }
    case NN_SIGN_PATTERN:
        outline(nn_canvas_circle(canvas, part, spot.x, spot.y, inner), NONET_PAINT_A_WASH, NONET_PAINT_A, radius);
        break;
    case NN_SIGN_FIN:
        outline(add_polygon(canvas, part, &fin_shape, spot, inner), NONET_PAINT_B_WASH, NONET_PAINT_B, radius);
        break;
    case NN_SIGN_REMOVED: draw_removed(scene, part, spot, radius); break;
    case NN_SIGN_PLACED:
    case NN_SIGN_SETTLED:
        outline(add_square(canvas, part, spot, radius), NONET_PAINT_CELL, NONET_PAINT_A, radius / 2);
        nn_canvas_circle(canvas, part, spot.x, spot.y, radius * 85 / 100)->fill = NONET_PAINT_A;
        break;
    }
}

nonet_paint nn_sign_text_paint(int sign)
{
    if (sign >= NN_SIGN_SET + NN_SET_SIGNS / 2) return nn_set_paint((size_t)(sign - NN_SIGN_SET));
    if (sign >= NN_SIGN_SET || sign == NN_SIGN_TRUE || sign == NN_SIGN_SETTLED) return NONET_PAINT_ON;
    switch (sign) {
    case NN_SIGN_FALSE:
    case NN_SIGN_FIN: return NONET_PAINT_B;
    case NN_SIGN_OPEN: return NONET_PAINT_C;
    case NN_SIGN_REMOVED: return NONET_PAINT_REMOVED;
    default: return NONET_PAINT_A;
    }
}

/* ---- on the board -------------------------------------------------------------------------------- */

/* Everything that was added since `first` shows this candidate. */
static void name_shapes(struct nn_canvas *canvas, size_t first, int cell, int value)
{
    for (size_t at = first; at < canvas->shape_count; at++) {
        canvas->shapes[at].shape.cell = cell;
        canvas->shapes[at].shape.value = value;
    }
}

static void draw_frame(struct nn_scene *scene, struct nn_spot corner, int32_t inset, int32_t radius, int32_t width)
{
    nonet_shape *const frame =
        nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_PLACED, corner.x + inset, corner.y + inset,
                            NN_DRAW_CELL - 2 * inset, NN_DRAW_CELL - 2 * inset);
    frame->stroke = NONET_PAINT_A;
    frame->stroke_width = width;
    frame->radius = radius;
}

static void draw_placed(struct nn_scene *scene, int cell, int value)
{
    const struct nn_spot corner = nn_cell_corner(scene, cell), middle = nn_cell_middle(scene, cell);
    draw_frame(scene, corner, 75, 140, 34);
    draw_frame(scene, corner, 135, 100, 16);
    nonet_shape *const digit =
        nn_canvas_text(&scene->canvas, NONET_SHAPE_PART_PLACED, middle.x, middle.y, scene->names[value]);
    digit->fill = NONET_PAINT_A;
    digit->text_size = scene->measures.digit_size * 95 / 100;
    digit->text_weight = 660;
}

static void draw_candidate(struct nn_scene *scene, int cell, int value, int sign)
{
    const struct nn_measures *const m = &scene->measures;
    const struct nn_spot spot = nn_slot_middle(scene, cell, value);
    const bool is_removed = sign == NN_SIGN_REMOVED, is_placed = sign == NN_SIGN_SETTLED;
    const nonet_shape_part part = is_removed  ? NONET_SHAPE_PART_REMOVED
                                  : is_placed ? NONET_SHAPE_PART_PLACED
                                              : NONET_SHAPE_PART_SIGN;
    if (nn_has_ring(scene, cell, value)) {
        nonet_shape *const ring =
            nn_canvas_circle(&scene->canvas, NONET_SHAPE_PART_SIGN, spot.x, spot.y, nn_ring_radius(m));
        ring->stroke = NONET_PAINT_FAINT;
        ring->stroke_width = m->thin;
    }
    nn_draw_sign(scene, sign, part, spot, m->radius);
    nonet_shape *const text =
        nn_canvas_text(&scene->canvas, part == NONET_SHAPE_PART_SIGN ? NONET_SHAPE_PART_MEMBER : part, spot.x, spot.y,
                       scene->names[value]);
    text->fill = nn_sign_text_paint(sign);
    text->text_size = m->sign_size;
    text->text_weight = 700;
    if (!is_removed) return;
    text->rim = NONET_PAINT_REMOVED_WASH; /* so that one can read it on the slash */
    text->rim_width = m->radius / 4;
}

void nn_draw_signs(struct nn_scene *scene)
{
    const size_t start = scene->canvas.shape_count;
    for (size_t at = 0; scene->picture && at < scene->picture->candidate_count; at++) {
        const int cell = scene->picture->candidates[at].cell, value = scene->picture->candidates[at].value;
        const int sign = *nn_sign_at(scene, cell, value);
        const size_t first = scene->canvas.shape_count;
        if (sign == NN_SIGN_PLACED) draw_placed(scene, cell, value);
        else if (sign > NN_SIGN_MARK) draw_candidate(scene, cell, value, sign);
        name_shapes(&scene->canvas, first, cell, value);
    }
    nn_canvas_arrange(&scene->canvas, start);
}
