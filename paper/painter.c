/* painter.c: see painter.h. The drawing says what is where, in whole numbers, and in which order; here it only gets colours
 * from its theme and a scale. */
#include "painter.h"

#include "page_text.h"

static const double PI = 3.14159265358979323846;

/* One drawing on its way. */
struct canvas {
    const struct painter *painter;
    cairo_t *cairo;
    nonet_theme theme;
    double scale;
};

void painter_colour(cairo_t *cairo, uint32_t colour)
{
    cairo_set_source_rgb(cairo, (colour >> 16 & 255) / 255.0, (colour >> 8 & 255) / 255.0, (colour & 255) / 255.0);
}

/* A printer shows no pale shade: make each part of it darker alike. */
static uint32_t darkened(uint32_t colour, double palest)
{
    const uint32_t red = colour >> 16 & 255, green = colour >> 8 & 255, blue = colour & 255;
    const uint32_t darkest = red < green ? (red < blue ? red : blue) : green < blue ? green : blue;
    const uint32_t most = (uint32_t)(255 * palest);
    if (palest <= 0 || darkest <= most || darkest == 255) return colour;
    return (red * most / darkest) << 16 | (green * most / darkest) << 8 | blue * most / darkest;
}

static void set_paint(const struct canvas *canvas, nonet_paint paint)
{
    const uint32_t colour = nonet_paint_colour(canvas->theme, paint);
    painter_colour(canvas->cairo, darkened(colour, canvas->painter->palest));
}

/* ---- outlines -------------------------------------------------------------------------------------- */

static void add_rectangle(cairo_t *cairo, const nonet_shape *shape)
{
    const double x = shape->x, y = shape->y, width = shape->width, height = shape->height, radius = shape->radius;
    if (radius <= 0) {
        cairo_rectangle(cairo, x, y, width, height);
        return;
    }
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + width - radius, y + radius, radius, -PI / 2, 0);
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, PI / 2);
    cairo_arc(cairo, x + radius, y + height - radius, radius, PI / 2, PI);
    cairo_arc(cairo, x + radius, y + radius, radius, PI, 3 * PI / 2);
    cairo_close_path(cairo);
}

static void add_circle(cairo_t *cairo, const nonet_shape *shape)
{
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, shape->x, shape->y, shape->radius, 0, 2 * PI);
    cairo_close_path(cairo);
}

static void add_path(cairo_t *cairo, const nonet_shape *shape)
{
    for (size_t index = 0; index < shape->point_count; index++) {
        const nonet_path_point *const point = &shape->points[index];
        switch (point->verb) {
        case NONET_PATH_VERB_MOVE: cairo_move_to(cairo, point->x, point->y); break;
        case NONET_PATH_VERB_LINE: cairo_line_to(cairo, point->x, point->y); break;
        case NONET_PATH_VERB_CURVE:
            cairo_curve_to(cairo, point->x1, point->y1, point->x2, point->y2, point->x, point->y);
            break;
        case NONET_PATH_VERB_CLOSE: cairo_close_path(cairo); break;
        }
    }
}

/* ---- painting -------------------------------------------------------------------------------------- */

static void set_stroke(const struct canvas *canvas, const nonet_shape *shape)
{
    const double dashes[2] = {shape->dash, shape->gap};
    const double width = shape->stroke_width, thinnest = canvas->painter->thinnest / canvas->scale;
    cairo_set_line_width(canvas->cairo, width < thinnest ? thinnest : width);
    cairo_set_dash(canvas->cairo, dashes, shape->dash > 0 ? 2 : 0, 0);
}

static void paint_outline(const struct canvas *canvas, const nonet_shape *shape)
{
    const bool is_filled = shape->fill != NONET_PAINT_NONE;
    const bool is_stroked = shape->stroke != NONET_PAINT_NONE && shape->stroke_width > 0;
    if (is_filled) {
        set_paint(canvas, shape->fill);
        if (is_stroked) cairo_fill_preserve(canvas->cairo);
        else cairo_fill(canvas->cairo);
    }
    if (is_stroked) {
        set_paint(canvas, shape->stroke);
        set_stroke(canvas, shape);
        cairo_stroke(canvas->cairo);
    }
    cairo_new_path(canvas->cairo);
}

static void paint_rim(const struct canvas *canvas, const nonet_shape *shape, const struct short_text *text)
{
    typeface_path(canvas->painter->typeface, canvas->cairo, text);
    set_paint(canvas, shape->rim);
    cairo_set_dash(canvas->cairo, NULL, 0, 0);
    cairo_set_line_width(canvas->cairo, shape->rim_width);
    cairo_set_line_join(canvas->cairo, CAIRO_LINE_JOIN_ROUND);
    cairo_stroke(canvas->cairo);
    cairo_set_line_join(canvas->cairo, CAIRO_LINE_JOIN_MITER);
}

/* Only charts and legends have letters that are not ASCII, and no rims. */
static void paint_any_text(const struct canvas *canvas, const nonet_shape *shape, enum weight weight)
{
    const struct page_pen pen = {canvas->painter->typeface, canvas->cairo};
    const struct paragraph paragraph = {
        .text = shape->text,
        .size = shape->text_size,
        .weight = weight,
        .place = shape->is_centred ? TEXT_CENTRED : TEXT_LEFT,
    };
    page_text_line(&pen, &paragraph, shape->x, shape->y);
}

static void paint_text(const struct canvas *canvas, const nonet_shape *shape)
{
    const enum weight weight = weight_of_css(shape->text_weight);
    const struct short_text text = {shape->text,      shape->x, shape->y,
                                    shape->text_size, weight,   shape->is_centred ? TEXT_CENTRED : TEXT_LEFT};
    const bool is_plain = typeface_has(shape->text);
    if (is_plain && shape->rim_width > 0) paint_rim(canvas, shape, &text);
    set_paint(canvas, shape->fill);
    if (is_plain) typeface_show(canvas->painter->typeface, canvas->cairo, &text);
    else paint_any_text(canvas, shape, weight);
}

static void paint_shape(const struct canvas *canvas, const nonet_shape *shape)
{
    switch (shape->kind) {
    case NONET_SHAPE_RECTANGLE: add_rectangle(canvas->cairo, shape); break;
    case NONET_SHAPE_CIRCLE: add_circle(canvas->cairo, shape); break;
    case NONET_SHAPE_PATH: add_path(canvas->cairo, shape); break;
    case NONET_SHAPE_TEXT: paint_text(canvas, shape); return;
    }
    paint_outline(canvas, shape);
}

void painter_show(const struct painter *painter, const nonet_drawing *drawing, double x, double y, double width)
{
    const double scale = width / drawing->width;
    const struct canvas canvas = {painter, painter->cairo, drawing->theme, scale};
    cairo_save(painter->cairo);
    cairo_translate(painter->cairo, x, y);
    cairo_scale(painter->cairo, scale, scale);
    for (size_t index = 0; index < drawing->shape_count; index++)
        if (!painter->is_bare || drawing->shapes[index].part != NONET_SHAPE_PART_PAPER)
            paint_shape(&canvas, &drawing->shapes[index]);
    cairo_restore(painter->cairo);
}
