/* json_drawing.c: a drawing, for whoever paints it without our writers. Members that do not apply to a shape are left out. */
#include "json/json_parts.h"

static void put_point(struct nn_json_writer *writer, const nonet_path_point *point)
{
    static const char *const letters[] = {"", "M", "L", "C", "Z"};
    nn_json_put_text(writer, NULL, letters[point->verb]);
    if (point->verb == NONET_PATH_VERB_CLOSE) return;
    if (point->verb == NONET_PATH_VERB_CURVE) {
        nn_json_put_number(writer, NULL, point->x1);
        nn_json_put_number(writer, NULL, point->y1);
        nn_json_put_number(writer, NULL, point->x2);
        nn_json_put_number(writer, NULL, point->y2);
    }
    nn_json_put_number(writer, NULL, point->x);
    nn_json_put_number(writer, NULL, point->y);
}

static void put_place(struct nn_json_writer *writer, const nonet_shape *shape)
{
    if (shape->kind == NONET_SHAPE_PATH) {
        nn_json_open_array(writer, "points");
        for (size_t at = 0; at < shape->point_count; at++) put_point(writer, &shape->points[at]);
        nn_json_close(writer);
        return;
    }
    nn_json_put_number(writer, "x", shape->x);
    nn_json_put_number(writer, "y", shape->y);
    if (shape->kind == NONET_SHAPE_RECTANGLE) {
        nn_json_put_number(writer, "width", shape->width);
        nn_json_put_number(writer, "height", shape->height);
    }
    if (shape->radius) nn_json_put_number(writer, "radius", shape->radius);
}

static void put_stroke(struct nn_json_writer *writer, const nonet_shape *shape)
{
    if (shape->fill) nn_json_put_text(writer, "fill", nonet_paint_name(shape->fill));
    if (!shape->stroke) return;
    nn_json_put_text(writer, "stroke", nonet_paint_name(shape->stroke));
    nn_json_put_number(writer, "stroke_width", shape->stroke_width);
    if (!shape->dash) return;
    nn_json_put_number(writer, "dash", shape->dash);
    nn_json_put_number(writer, "gap", shape->gap);
}

static void put_words(struct nn_json_writer *writer, const nonet_shape *shape)
{
    if (shape->kind != NONET_SHAPE_TEXT) return;
    nn_json_put_text(writer, "text", shape->text);
    nn_json_put_number(writer, "size", shape->text_size);
    nn_json_put_number(writer, "weight", shape->text_weight);
    if (shape->is_centred) nn_json_put_truth(writer, "centred", true);
    if (!shape->rim_width) return;
    nn_json_put_number(writer, "rim_width", shape->rim_width);
    nn_json_put_text(writer, "rim", nonet_paint_name(shape->rim));
}

static void put_drawn(struct nn_json_writer *writer, const nonet_shape *shape)
{
    nn_json_open_object(writer, NULL);
    nn_json_put_text(writer, "kind", nonet_shape_kind_name(shape->kind));
    nn_json_put_text(writer, "part", nonet_shape_part_name(shape->part));
    put_place(writer, shape);
    put_stroke(writer, shape);
    put_words(writer, shape);
    if (shape->cell >= 0) nn_json_put_number(writer, "cell", shape->cell);
    if (shape->value) nn_json_put_number(writer, "value", shape->value);
    if (shape->link >= 0) nn_json_put_number(writer, "link", shape->link);
    nn_json_close(writer);
}

static void put_colours(struct nn_json_writer *writer, nonet_theme theme)
{
    nn_json_open_object(writer, "colours");
    for (int paint = NONET_PAINT_PAPER; *nonet_paint_name((nonet_paint)paint); paint++) {
        char text[] = "#000000";
        const uint32_t colour = nonet_paint_colour(theme, (nonet_paint)paint);
        for (int digit = 0; digit < 6; digit++) text[6 - digit] = "0123456789ABCDEF"[colour >> 4 * digit & 15];
        nn_json_put_text(writer, nonet_paint_name((nonet_paint)paint), text);
    }
    nn_json_close(writer);
}

static bool is_whole_drawing(const nonet_drawing *drawing)
{
    if (!drawing || !drawing->title || !drawing->description || (drawing->shape_count && !drawing->shapes))
        return false;
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const shape = &drawing->shapes[at];
        if (shape->kind == NONET_SHAPE_TEXT && !shape->text) return false;
        if (shape->point_count && !shape->points) return false;
        for (size_t point = 0; point < shape->point_count; point++)
            if (shape->points[point].verb < NONET_PATH_VERB_MOVE || shape->points[point].verb > NONET_PATH_VERB_CLOSE)
                return false;
    }
    return true;
}

static void put_drawing(struct nn_json_writer *writer, const char *key, const nonet_drawing *drawing)
{
    nn_json_open_object(writer, key);
    nn_json_put_number(writer, "width", drawing->width);
    nn_json_put_number(writer, "height", drawing->height);
    nn_json_put_number(writer, "pixels", drawing->pixels);
    nn_json_put_text(writer, "theme", nonet_theme_name(drawing->theme));
    nn_json_put_text(writer, "title", drawing->title);
    nn_json_put_text(writer, "description", drawing->description);
    nn_json_put_number(writer, "picture", drawing->picture);
    nn_json_put_number(writer, "pictures", drawing->picture_count);
    put_colours(writer, drawing->theme);
    nn_json_open_array(writer, "shapes");
    for (size_t at = 0; at < drawing->shape_count; at++) put_drawn(writer, &drawing->shapes[at]);
    nn_json_close(writer);
    nn_json_close(writer);
}

nonet_status nonet_json_drawing(nonet_json *json, const char *key, const nonet_drawing *drawing)
{
    if (nn_json_takes(json, key, is_whole_drawing(drawing))) put_drawing(&json->writer, key, drawing);
    return nn_json_answer(json);
}
