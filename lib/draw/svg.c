/* svg.c: a drawing as SVG, in as few bytes as the format allows without loss: neighbours in the list that are painted alike
 * share a group with their attributes, texts on one line share a text element, paths go in relative steps. A unit of the
 * document is ten of the drawing's, so that most coordinates are short, with one decimal at most.
 *
 * Texts are centred on half the height of a digit by moving the base line: not all renderers know dominant-baseline. There
 * is no style sheet, since one would hold for a whole page that the document is put into; for the same reason the ids are
 * made from what the document says. */
#include "base/reserved.h"
#include "base/text_out.h"
#include "base/try.h"
#include "base/utf8.h"
#include "nonet.h"

#include <string.h>

/* Half the height of a digit, in thousandths of the size of the text. */
enum { HALF_DIGIT = 355, FEWEST_DOTS = 3 };

struct svg {
    struct nn_text_out *out;
    nonet_theme theme;
    const nonet_shape *style; /* of the next element, or NULL */
};

static void svg_put(struct svg *svg, const char *text)
{
    nn_text_out_put(svg->out, text);
}

/* Tenths: 205 is 20.5. */
static void put_tenths(struct svg *svg, int64_t tenths)
{
    if (tenths < 0) nn_text_out_bytes(svg->out, "-", 1);
    const uint64_t size = tenths < 0 ? -(uint64_t)tenths : (uint64_t)tenths;
    if (size >= 10 || size % 10 == 0) nn_text_out_unsigned(svg->out, size / 10);
    if (size % 10 == 0) return;
    const char decimal[2] = {'.', (char)('0' + size % 10)};
    nn_text_out_bytes(svg->out, decimal, 2);
}

static void put_attribute(struct svg *svg, const char *name, int64_t tenths)
{
    svg_put(svg, " ");
    svg_put(svg, name);
    svg_put(svg, "=\"");
    put_tenths(svg, tenths);
    svg_put(svg, "\"");
}

static void put_colour(struct svg *svg, const char *name, nonet_paint paint)
{
    static const char digits[] = "0123456789ABCDEF";
    svg_put(svg, " ");
    svg_put(svg, name);
    if (paint == NONET_PAINT_NONE) {
        svg_put(svg, "=\"none\"");
        return;
    }
    const uint32_t colour = nonet_paint_colour(svg->theme, paint);
    const bool is_short = (colour >> 4 & 0x0F0F0F) == (colour & 0x0F0F0F);
    char text[] = "=\"#000000\"";
    size_t length = 3;
    for (int shift = 20; shift >= 0; shift -= is_short ? 8 : 4) text[length++] = digits[colour >> shift & 15];
    text[length++] = '"';
    nn_text_out_bytes(svg->out, text, length);
}

/* Characters that XML does not take are left out, and so are bytes that are no UTF-8. */
static void svg_put_escaped(struct svg *svg, const char *text)
{
    size_t left = strlen(text);
    while (left) {
        uint32_t code;
        size_t length = nn_utf8_decode(text, left, &code);
        const bool is_known =
            length && (code >= 0x20 || code == '\n' || code == '\t') && code != 0xFFFE && code != 0xFFFF;
        if (!length) length = 1;
        else if (code == '&') svg_put(svg, "&amp;");
        else if (code == '<') svg_put(svg, "&lt;");
        else if (code == '>') svg_put(svg, "&gt;");
        else if (is_known) nn_text_out_bytes(svg->out, text, length);
        text += length;
        left -= length;
    }
}

static bool are_painted_alike(const nonet_shape *one, const nonet_shape *two)
{
    return one->kind == two->kind && one->part == two->part && one->fill == two->fill && one->stroke == two->stroke &&
           one->stroke_width == two->stroke_width && one->dash == two->dash && one->gap == two->gap &&
           one->text_size == two->text_size && one->text_weight == two->text_weight &&
           one->is_centred == two->is_centred && one->rim_width == two->rim_width && one->rim == two->rim;
}

static void put_text_style(struct svg *svg, const nonet_shape *shape)
{
    put_attribute(svg, "font-size", shape->text_size);
    put_attribute(svg, "font-weight", (int64_t)shape->text_weight * 10);
    if (!shape->is_centred) svg_put(svg, " text-anchor=\"start\"");
    put_colour(svg, "fill", shape->fill);
    if (!shape->rim_width) return;
    put_colour(svg, "stroke", shape->rim);
    put_attribute(svg, "stroke-width", shape->rim_width);
    svg_put(svg, " paint-order=\"stroke\" stroke-linejoin=\"round\"");
}

static void put_style(struct svg *svg, const nonet_shape *shape)
{
    if (shape->kind == NONET_SHAPE_TEXT) {
        put_text_style(svg, shape);
        return;
    }
    put_colour(svg, "fill", shape->fill);
    if (!shape->stroke_width || !shape->stroke) return;
    put_colour(svg, "stroke", shape->stroke);
    put_attribute(svg, "stroke-width", shape->stroke_width);
    if (!shape->dash) return;
    put_attribute(svg, "stroke-dasharray", shape->dash);
    svg->out->used--; /* the closing quote */
    svg_put(svg, " ");
    put_tenths(svg, shape->gap);
    svg_put(svg, "\"");
}

static void begin_element(struct svg *svg, const char *name)
{
    svg_put(svg, name);
    if (svg->style) put_style(svg, svg->style);
}

/* ---- the shapes ---------------------------------------------------------------------------------- */

/* Where a path has come to, and how its text goes on: a letter that would be repeated is left out, and so is a blank that
 * nobody needs to tell two numbers apart. */
struct path_text {
    struct svg *svg;
    int64_t x, y;
    char letter;
    bool after_number, after_fraction;
};

static void begin_verb(struct path_text *path, char letter)
{
    if (path->letter == letter && letter != 'M') return;
    nn_text_out_bytes(path->svg->out, &letter, 1);
    path->letter = letter;
    path->after_number = path->after_fraction = false;
}

static void put_step(struct path_text *path, int64_t tenths)
{
    const bool begins_with_dot = tenths > 0 && tenths < 10;
    if (path->after_number && tenths >= 0 && !(path->after_fraction && begins_with_dot))
        nn_text_out_bytes(path->svg->out, " ", 1);
    put_tenths(path->svg, tenths);
    path->after_number = true;
    path->after_fraction = tenths % 10 != 0;
}

static void put_pair(struct path_text *path, int64_t x, int64_t y)
{
    put_step(path, x - path->x);
    put_step(path, y - path->y);
}

static void put_straight(struct path_text *path, int64_t x, int64_t y)
{
    if (y == path->y) {
        begin_verb(path, 'h');
        put_step(path, x - path->x);
    } else if (x == path->x) {
        begin_verb(path, 'v');
        put_step(path, y - path->y);
    } else {
        begin_verb(path, 'l');
        put_pair(path, x, y);
    }
}

static void put_move(struct path_text *path, int64_t x, int64_t y)
{
    path->letter = 0;
    begin_verb(path, 'M');
    path->x = path->y = 0;
    put_pair(path, x, y);
}

static void svg_put_point(struct path_text *path, const nonet_path_point *point)
{
    switch (point->verb) {
    case NONET_PATH_VERB_MOVE: put_move(path, point->x, point->y); break;
    case NONET_PATH_VERB_LINE: put_straight(path, point->x, point->y); break;
    case NONET_PATH_VERB_CURVE:
        begin_verb(path, 'c');
        put_pair(path, point->x1, point->y1);
        put_pair(path, point->x2, point->y2);
        put_pair(path, point->x, point->y);
        break;
    case NONET_PATH_VERB_CLOSE: begin_verb(path, 'z'); break;
    }
    path->x = point->x;
    path->y = point->y;
}

/* Paths that are painted alike are one path with several parts. */
static size_t put_paths(struct svg *svg, const nonet_shape *shapes, size_t count)
{
    struct path_text path = {.svg = svg};
    begin_element(svg, "<path");
    svg_put(svg, " d=\"");
    for (size_t at = 0; at < count; at++)
        for (size_t point = 0; point < shapes[at].point_count; point++) svg_put_point(&path, &shapes[at].points[point]);
    svg_put(svg, "\"/>");
    return count;
}

static void put_rectangle(struct svg *svg, const nonet_shape *shape)
{
    begin_element(svg, "<rect");
    if (shape->x) put_attribute(svg, "x", shape->x);
    if (shape->y) put_attribute(svg, "y", shape->y);
    put_attribute(svg, "width", shape->width);
    put_attribute(svg, "height", shape->height);
    if (shape->radius) put_attribute(svg, "rx", shape->radius);
    svg_put(svg, "/>");
}

/* Several with sharp corners are one path. Returns how many. */
static size_t put_sharp_rectangles(struct svg *svg, const nonet_shape *shapes, size_t count)
{
    struct path_text path = {.svg = svg};
    size_t together = 0;
    begin_element(svg, "<path");
    svg_put(svg, " d=\"");
    for (; together < count && !shapes[together].radius; together++) {
        const nonet_shape *const shape = &shapes[together];
        put_move(&path, shape->x, shape->y);
        path.x = path.y = 0;
        begin_verb(&path, 'h');
        put_step(&path, shape->width);
        begin_verb(&path, 'v');
        put_step(&path, shape->height);
        begin_verb(&path, 'h');
        put_step(&path, -(int64_t)shape->width);
        begin_verb(&path, 'z');
    }
    svg_put(svg, "\"/>");
    return together;
}

static void put_circle(struct svg *svg, const nonet_shape *shape)
{
    begin_element(svg, "<circle");
    put_attribute(svg, "cx", shape->x);
    put_attribute(svg, "cy", shape->y);
    put_attribute(svg, "r", shape->radius);
    svg_put(svg, "/>");
}

/* Several discs of one size are the dots that a wide line with round ends makes where it has no length: a third of the bytes. */
static void put_dots(struct svg *svg, const nonet_shape *shapes, size_t count, int64_t diameter, nonet_paint paint)
{
    struct path_text path = {.svg = svg};
    svg_put(svg, "<path");
    put_colour(svg, "stroke", paint);
    put_attribute(svg, "stroke-width", diameter);
    svg_put(svg, " stroke-linecap=\"round\" d=\"");
    for (size_t at = 0; at < count; at++) {
        put_move(&path, shapes[at].x, shapes[at].y);
        begin_verb(&path, 'h');
        put_step(&path, 0);
    }
    svg_put(svg, "\"/>");
}

static size_t circles_alike(const nonet_shape *shapes, size_t count)
{
    size_t together = 1;
    while (together < count && shapes[together].radius == shapes->radius &&
           are_painted_alike(shapes, &shapes[together]))
        together++;
    return together;
}

/* A ring with something in it is a dot on a larger dot. 0: these circles are no dots. */
static size_t put_discs(struct svg *svg, const nonet_shape *shapes, size_t count)
{
    if (shapes->kind != NONET_SHAPE_CIRCLE || !shapes->fill || shapes->dash) return 0;
    const size_t together = circles_alike(shapes, count);
    if (together < FEWEST_DOTS) return 0;
    const int64_t line = shapes->stroke ? shapes->stroke_width : 0;
    if (line) put_dots(svg, shapes, together, 2 * (int64_t)shapes->radius + line, shapes->stroke);
    put_dots(svg, shapes, together, 2 * (int64_t)shapes->radius - line, shapes->fill);
    return together;
}

/* So many texts from here on stand on one line and are painted alike. */
static size_t svg_put_texts(struct svg *svg, const nonet_shape *shapes, size_t count)
{
    const int32_t y = shapes->y;
    size_t together = 1;
    while (together < count && shapes[together].y == y) together++;
    begin_element(svg, "<text");
    if (together == 1) put_attribute(svg, "x", shapes->x);
    put_attribute(svg, "y", y + (int64_t)shapes->text_size * HALF_DIGIT / 1000);
    svg_put(svg, ">");
    if (together == 1) svg_put_escaped(svg, shapes->text);
    for (size_t at = 0; together > 1 && at < together; at++) {
        svg_put(svg, "<tspan");
        put_attribute(svg, "x", shapes[at].x);
        svg_put(svg, ">");
        svg_put_escaped(svg, shapes[at].text);
        svg_put(svg, "</tspan>");
    }
    svg_put(svg, "</text>");
    return together;
}

/* ---- groups -------------------------------------------------------------------------------------- */

/* One element, with its style if it is not in a group. Returns how many shapes it shows. */
static size_t put_shape(struct svg *svg, const nonet_shape *shapes, size_t count, bool has_style)
{
    svg->style = has_style ? shapes : NULL;
    switch (shapes->kind) {
    case NONET_SHAPE_RECTANGLE:
        if (count > 1 && !shapes[0].radius && !shapes[1].radius) return put_sharp_rectangles(svg, shapes, count);
        put_rectangle(svg, shapes);
        return 1;
    case NONET_SHAPE_CIRCLE: put_circle(svg, shapes); return 1;
    case NONET_SHAPE_PATH: return put_paths(svg, shapes, count);
    case NONET_SHAPE_TEXT: break;
    }
    return svg_put_texts(svg, shapes, count);
}

static size_t svg_put_group(struct svg *svg, const nonet_shape *shapes, size_t count)
{
    const size_t discs = put_discs(svg, shapes, count);
    if (discs) return discs;
    size_t together = 1;
    while (together < count && are_painted_alike(shapes, &shapes[together])) together++;
    if (together == 1 || shapes->kind == NONET_SHAPE_PATH) return put_shape(svg, shapes, together, true);
    svg_put(svg, "<g");
    put_style(svg, shapes);
    svg_put(svg, ">");
    for (size_t at = 0; at < together;) at += put_shape(svg, shapes + at, together - at, false);
    svg_put(svg, "</g>");
    return together;
}

/* ---- the document -------------------------------------------------------------------------------- */

/* Different for whatever is said differently (FNV-1a). */
static uint64_t sum_of(uint64_t sum, const char *text)
{
    for (; *text; text++) sum = (sum ^ (uint8_t)*text) * 0x100000001B3u;
    return sum;
}

static void put_id(struct svg *svg, char kind, uint64_t sum)
{
    nn_text_out_bytes(svg->out, &kind, 1);
    nn_text_out_hexadecimal(svg->out, sum & 0xFFFFFFFF);
}

static void put_said(struct svg *svg, const char *element, char kind, uint64_t sum, const char *text)
{
    svg_put(svg, "<");
    svg_put(svg, element);
    svg_put(svg, " id=\"");
    put_id(svg, kind, sum);
    svg_put(svg, "\">");
    svg_put_escaped(svg, text);
    svg_put(svg, "</");
    svg_put(svg, element);
    svg_put(svg, ">");
}

static void put_opening(struct svg *svg, const nonet_drawing *drawing, uint64_t sum)
{
    svg_put(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    put_tenths(svg, drawing->width);
    svg_put(svg, " ");
    put_tenths(svg, drawing->height);
    svg_put(svg, "\"");
    put_attribute(svg, "width", (int64_t)drawing->pixels * 10);
    put_attribute(svg, "height", (int64_t)drawing->pixels * drawing->height / drawing->width * 10);
    svg_put(svg, " role=\"img\" aria-labelledby=\"");
    put_id(svg, 't', sum);
    svg_put(svg, " ");
    put_id(svg, 'd', sum);
    svg_put(svg, "\" font-family=\"Figtree,Inter,system-ui,sans-serif\" text-anchor=\"middle\" "
                 "style=\"font-variant-numeric:tabular-nums\">");
}

static bool is_complete(const nonet_shape *shape)
{
    if (!*nonet_shape_kind_name(shape->kind)) return false;
    if (shape->kind == NONET_SHAPE_TEXT) return shape->text;
    if (shape->kind != NONET_SHAPE_PATH) return true;
    for (size_t at = 0; shape->points && at < shape->point_count; at++)
        if (shape->points[at].verb < NONET_PATH_VERB_MOVE || shape->points[at].verb > NONET_PATH_VERB_CLOSE)
            return false;
    return shape->points;
}

static bool can_be_written(const nonet_drawing *drawing)
{
    if (!drawing || !drawing->title || !drawing->description || drawing->width < 1 || drawing->height < 1) return false;
    if (drawing->pixels < 1 || (drawing->shape_count && !drawing->shapes)) return false;
    for (size_t at = 0; at < drawing->shape_count; at++)
        if (!is_complete(&drawing->shapes[at])) return false;
    return true;
}

nonet_status nonet_drawing_svg(const nonet_drawing *drawing, nonet_text_sink *sink, void *context)
{
    if (!sink || !can_be_written(drawing)) return NONET_ERR_ARG;
    struct nn_text_out out;
    nn_text_out_begin(&out, sink, context);
    struct svg svg = {&out, drawing->theme, NULL};
    const uint64_t sum =
        sum_of(sum_of(0xCBF29CE484222325u + (uint64_t)drawing->picture, drawing->title), drawing->description);
    put_opening(&svg, drawing, sum);
    put_said(&svg, "title", 't', sum, drawing->title);
    put_said(&svg, "desc", 'd', sum, drawing->description);
    for (size_t at = 0; at < drawing->shape_count && !out.is_refused;)
        at += svg_put_group(&svg, drawing->shapes + at, drawing->shape_count - at);
    svg_put(&svg, "</svg>\n");
    return nn_text_out_flush(&out) ? NONET_OK : NONET_STOPPED;
}
