/* draw_board.c: the board and what belongs to it: ground, houses and fields of the step, lines, labels, digits, marks. */
#include "board/check.h"
#include "draw/scene.h"

#include <stdio.h>

enum { CORNER = 90, FIELD_INSET = 50, FIELD_CORNER = 120 };
enum { GRID_WIDTH = 14, BOX_WIDTH = 28, FRAME_WIDTH = 40 };

void nn_draw_ground(struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_PAPER, 0, 0, m->width, m->height)->fill = NONET_PAINT_PAPER;
    nonet_shape *const ground =
        nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_GROUND, m->left, m->top, m->board, m->board);
    ground->fill = NONET_PAINT_CELL;
    ground->radius = CORNER;
}

/* ---- what the step is about ---------------------------------------------------------------------- */

/* The rectangle of a house, smaller by `inset` on each side. */
static nonet_shape *add_house_band(struct nn_scene *scene, int house, int32_t inset)
{
    const nonet_layout *const layout = scene->layout;
    const uint16_t *const cells = nn_house(layout, house);
    const struct nn_spot first = nn_cell_corner(scene, cells[0]), last = nn_cell_corner(scene, cells[layout->side - 1]);
    return nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_HOUSE, first.x + inset, first.y + inset,
                               last.x - first.x + NN_DRAW_CELL - 2 * inset,
                               last.y - first.y + NN_DRAW_CELL - 2 * inset);
}

static void fill_house_bands(struct nn_scene *scene, nonet_house_part part, nonet_paint paint)
{
    for (size_t at = 0; at < scene->picture->house_count; at++)
        if (scene->picture->houses[at].part & part)
            add_house_band(scene, scene->picture->houses[at].house, 0)->fill = paint;
}

/* Cover houses have a dashed edge, so that one sees them where they cross base houses. */
static void edge_houses(struct nn_scene *scene)
{
    for (size_t at = 0; at < scene->picture->house_count; at++) {
        if (!(scene->picture->houses[at].part & NONET_HOUSE_PART_COVER)) continue;
        nonet_shape *const edge = add_house_band(scene, scene->picture->houses[at].house, 34);
        edge->stroke = NONET_PAINT_EDGE;
        edge->stroke_width = scene->measures.thin;
        edge->dash = 60;
        edge->gap = 40;
        edge->radius = CORNER;
    }
}

void nn_draw_houses(struct nn_scene *scene)
{
    if (!scene->picture) return;
    fill_house_bands(scene, NONET_HOUSE_PART_COVER, NONET_PAINT_COVER);
    fill_house_bands(scene, NONET_HOUSE_PART_BASE, NONET_PAINT_HOUSE);
    edge_houses(scene);
}

static nonet_shape *add_field(struct nn_scene *scene, int cell)
{
    const struct nn_spot corner = nn_cell_corner(scene, cell);
    nonet_shape *const field =
        nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_TINT, corner.x + FIELD_INSET, corner.y + FIELD_INSET,
                            NN_DRAW_CELL - 2 * FIELD_INSET, NN_DRAW_CELL - 2 * FIELD_INSET);
    field->radius = FIELD_CORNER;
    field->cell = cell;
    return field;
}

static bool set_has(const nonet_picture_set *set, int cell)
{
    for (size_t at = 0; at < set->cells.count; at++)
        if (set->cells.cells[at] == cell) return true;
    return false;
}

/* A cell of several sets has a stripe for each. */
static void add_set_field(struct nn_scene *scene, size_t set, int cell)
{
    const nonet_picture *const picture = scene->picture;
    int count = 0, before = 0;
    for (size_t other = 0; other < picture->set_count; other++) {
        const bool has_it = set_has(&picture->sets[other], cell);
        count += has_it;
        before += has_it && other < set;
    }
    nonet_shape *const field = add_field(scene, cell);
    field->fill = nn_set_wash(set);
    if (count == 1) return;
    const int32_t width = field->width;
    field->x += width * before / count;
    field->width = width * (before + 1) / count - width * before / count;
    field->radius = 0;
}

/* The cells of each set have the wash of the set; without sets and chains those of the pattern have the first one.
 * Digits that the reason builds on have a thin edge. */
void nn_draw_fields(struct nn_scene *scene)
{
    const nonet_picture *const picture = scene->picture;
    if (!picture) return;
    for (size_t set = 0; set < picture->set_count; set++)
        for (size_t at = 0; at < picture->sets[set].cells.count; at++)
            add_set_field(scene, set, picture->sets[set].cells.cells[at]);
    for (size_t at = 0; at < picture->cell_count; at++) {
        const nonet_picture_cell *const cell = &picture->cells[at];
        if (cell->is_pattern && !picture->set_count && !picture->chain_count)
            add_field(scene, cell->cell)->fill = NONET_PAINT_A_WASH;
        if (!cell->held) continue;
        nonet_shape *const edge = add_field(scene, cell->cell);
        edge->stroke = NONET_PAINT_FAINT;
        edge->stroke_width = scene->measures.thin;
    }
}

/* ---- lines --------------------------------------------------------------------------------------- */

static nonet_shape *begin_line_path(struct nn_scene *scene, nonet_shape_part part, nonet_paint paint, int32_t width)
{
    nonet_shape *const lines = nn_canvas_add(&scene->canvas, NONET_SHAPE_PATH, part);
    lines->stroke = paint;
    lines->stroke_width = width;
    return lines;
}

static int count_lines(int side, int apart, bool is_boxes)
{
    int count = 0;
    for (int line = 1; line < side; line++) count += (line % apart == 0) == is_boxes;
    return count;
}

/* Lines across the board at each multiple of `apart`, or at everything else. */
static void add_lines(struct nn_scene *scene, int apart, bool is_upright, bool is_boxes)
{
    const struct nn_measures *const m = &scene->measures;
    for (int line = 1; line < scene->layout->side; line++) {
        if ((line % apart == 0) != is_boxes) continue;
        const int32_t at = line * NN_DRAW_CELL;
        nn_canvas_move(&scene->canvas, m->left + (is_upright ? at : 0), m->top + (is_upright ? 0 : at));
        nn_canvas_line(&scene->canvas, m->left + (is_upright ? at : m->board), m->top + (is_upright ? m->board : at));
    }
}

static void add_all_lines(struct nn_scene *scene, nonet_shape_part part, nonet_paint paint, int32_t width,
                          bool is_boxes)
{
    const nonet_layout *const layout = scene->layout;
    const int count = count_lines(layout->side, layout->box_columns, is_boxes) +
                      count_lines(layout->side, layout->box_rows, is_boxes);
    if (!count) return;
    begin_line_path(scene, part, paint, width);
    add_lines(scene, layout->box_columns, true, is_boxes);
    add_lines(scene, layout->box_rows, false, is_boxes);
}

void nn_draw_lines(struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    add_all_lines(scene, NONET_SHAPE_PART_GRID, NONET_PAINT_GRID, GRID_WIDTH, false);
    add_all_lines(scene, NONET_SHAPE_PART_BOX, NONET_PAINT_BOX, BOX_WIDTH, true);
    nonet_shape *const frame =
        nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_FRAME, m->left, m->top, m->board, m->board);
    frame->stroke = NONET_PAINT_FRAME;
    frame->stroke_width = FRAME_WIDTH;
    frame->radius = CORNER;
}

static void add_label(struct nn_scene *scene, int number, int32_t x, int32_t y)
{
    char text[NN_DRAW_NAME];
    snprintf(text, sizeof text, "%d", number);
    nonet_shape *const label = nn_canvas_text(&scene->canvas, NONET_SHAPE_PART_LABEL, x, y, text);
    label->fill = NONET_PAINT_FAINT;
    label->text_size = 270;
    label->text_weight = 500;
}

void nn_draw_labels(struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    if (!scene->settings.shows_labels) return;
    for (int line = 0; line < scene->layout->side; line++)
        add_label(scene, line + 1, m->left + line * NN_DRAW_CELL + NN_DRAW_CELL / 2, m->top / 2);
    for (int line = 0; line < scene->layout->side; line++)
        add_label(scene, line + 1, m->left / 2, m->top + line * NN_DRAW_CELL + NN_DRAW_CELL / 2);
}

/* ---- digits and marks ---------------------------------------------------------------------------- */

static void add_digits(struct nn_scene *scene, bool is_given)
{
    for (int cell = 0; cell < scene->layout->cells; cell++) {
        const int value = scene->position->cells[cell];
        if (!value || nn_position_is_given(scene->position, cell) != is_given) continue;
        const struct nn_spot middle = nn_cell_middle(scene, cell);
        nonet_shape *const digit =
            nn_canvas_text(&scene->canvas, NONET_SHAPE_PART_DIGIT, middle.x, middle.y, scene->names[value]);
        digit->fill = is_given ? NONET_PAINT_INK : NONET_PAINT_PLAYER;
        digit->text_size = scene->measures.digit_size;
        digit->text_weight = is_given ? 620 : 440;
        digit->cell = cell;
        digit->value = value;
    }
}

void nn_draw_digits(struct nn_scene *scene)
{
    add_digits(scene, true);
    add_digits(scene, false);
}

/* By rows of slots, so that neighbours in the list stand on a line. */
void nn_draw_marks(struct nn_scene *scene)
{
    const int side = scene->layout->side;
    const struct nn_measures *const m = &scene->measures;
    for (int line = 0; line < side * m->rows; line++)
        for (int column = 0; column < side; column++)
            for (int value = 1, cell = line / m->rows * side + column; value <= side; value++) {
                if (*nn_sign_at(scene, cell, value) != NN_SIGN_MARK || m->slot_of[value] / m->columns != line % m->rows)
                    continue;
                const struct nn_spot spot = nn_slot_middle(scene, cell, value);
                nonet_shape *const mark =
                    nn_canvas_text(&scene->canvas, NONET_SHAPE_PART_MARK, spot.x, spot.y, scene->names[value]);
                mark->fill = NONET_PAINT_MARK;
                mark->text_size = m->mark_size;
                mark->text_weight = 480;
                mark->cell = cell;
                mark->value = value;
            }
}
