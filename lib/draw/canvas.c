/* canvas.c: see canvas.h. */
#include "draw/canvas.h"

#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/invariants.h"

enum { FIRST_SHAPES = 512, FIRST_POINTS = 512, FIRST_BYTES = 2048 };

void nn_canvas_clear(struct nn_canvas *canvas)
{
    free(canvas->shapes);
    free(canvas->points);
    free(canvas->text);
    *canvas = (struct nn_canvas){0};
}

/* Room for `more` entries of this size after `count`. */
static bool make_canvas_room(struct nn_canvas *canvas, void **entries, size_t count, size_t *room, size_t more,
                             size_t first, size_t size)
{
    if (canvas->lacks_memory) return false;
    if (more <= *room - count) return true;
    size_t wanted = *room ? *room * 2 : first;
    while (wanted - count < more) wanted *= 2;
    void *const grown = realloc(*entries, wanted * size);
    canvas->lacks_memory = !grown;
    if (!grown) return false;
    *entries = grown;
    *room = wanted;
    return true;
}

nonet_shape *nn_canvas_add(struct nn_canvas *canvas, nonet_shape_kind kind, nonet_shape_part part)
{
    void *shapes = canvas->shapes;
    const bool has_room = make_canvas_room(canvas, &shapes, canvas->shape_count, &canvas->shape_room, 1, FIRST_SHAPES,
                                           sizeof *canvas->shapes);
    canvas->shapes = shapes;
    struct nn_drawn *const added = has_room ? &canvas->shapes[canvas->shape_count++] : &canvas->spare;
    *added = (struct nn_drawn){.shape = {.kind = kind, .part = part, .cell = -1, .link = -1},
                               .point = canvas->point_count,
                               .text = canvas->text_length};
    return &added->shape;
}

nonet_shape *nn_canvas_rectangle(struct nn_canvas *canvas, nonet_shape_part part, int32_t x, int32_t y, int32_t width,
                                 int32_t height)
{
    nonet_shape *const shape = nn_canvas_add(canvas, NONET_SHAPE_RECTANGLE, part);
    shape->x = x;
    shape->y = y;
    shape->width = width;
    shape->height = height;
    return shape;
}

nonet_shape *nn_canvas_circle(struct nn_canvas *canvas, nonet_shape_part part, int32_t x, int32_t y, int32_t radius)
{
    nonet_shape *const shape = nn_canvas_add(canvas, NONET_SHAPE_CIRCLE, part);
    shape->x = x;
    shape->y = y;
    shape->radius = radius;
    return shape;
}

nonet_shape *nn_canvas_text(struct nn_canvas *canvas, nonet_shape_part part, int32_t x, int32_t y, const char *text)
{
    nonet_shape *const shape = nn_canvas_add(canvas, NONET_SHAPE_TEXT, part);
    shape->x = x;
    shape->y = y;
    shape->fill = NONET_PAINT_INK;
    shape->is_centred = true;
    const size_t size = strlen(text) + 1;
    void *bytes = canvas->text;
    const bool has_room =
        make_canvas_room(canvas, &bytes, canvas->text_length, &canvas->text_room, size, FIRST_BYTES, 1);
    canvas->text = bytes;
    if (!has_room) return shape;
    memcpy(canvas->text + canvas->text_length, text, size);
    canvas->text_length += size;
    return shape;
}

void nn_canvas_point(struct nn_canvas *canvas, const nonet_path_point *point)
{
    void *points = canvas->points;
    const bool has_room = make_canvas_room(canvas, &points, canvas->point_count, &canvas->point_room, 1, FIRST_POINTS,
                                           sizeof *canvas->points);
    canvas->points = points;
    if (!has_room) return;
    canvas->points[canvas->point_count++] = *point;
    canvas->shapes[canvas->shape_count - 1].shape.point_count++;
}

void nn_canvas_move(struct nn_canvas *canvas, int32_t x, int32_t y)
{
    nn_canvas_point(canvas, &(nonet_path_point){.verb = NONET_PATH_VERB_MOVE, .x = x, .y = y});
}

void nn_canvas_line(struct nn_canvas *canvas, int32_t x, int32_t y)
{
    nn_canvas_point(canvas, &(nonet_path_point){.verb = NONET_PATH_VERB_LINE, .x = x, .y = y});
}

void nn_canvas_corner(struct nn_canvas *canvas, bool is_first, int32_t x, int32_t y)
{
    if (is_first) nn_canvas_move(canvas, x, y);
    else nn_canvas_line(canvas, x, y);
}

void nn_canvas_close(struct nn_canvas *canvas)
{
    if (canvas->lacks_memory) return;
    size_t start = canvas->point_count;
    while (start > 0 && canvas->points[start - 1].verb != NONET_PATH_VERB_MOVE) start--;
    assert(start > canvas->shapes[canvas->shape_count - 1].point);
    const nonet_path_point *const moved = &canvas->points[start - 1];
    nn_canvas_point(canvas, &(nonet_path_point){.verb = NONET_PATH_VERB_CLOSE, .x = moved->x, .y = moved->y});
}

/* ---- order -------------------------------------------------------------------------------------- */

static int layer_of(const nonet_shape *shape)
{
    return shape->kind == NONET_SHAPE_TEXT ? 2 : shape->fill == NONET_PAINT_NONE;
}

/* No two shapes are equal: the last key is where their text or points begin, then their place. */
static int compare_drawn(const void *a, const void *b)
{
    const struct nn_drawn *const one = a, *const two = b;
    const nonet_shape *const s = &one->shape, *const t = &two->shape;
    const int64_t keys[][2] = {{layer_of(s), layer_of(t)},
                               {s->fill, t->fill},
                               {s->part, t->part},
                               {s->stroke, t->stroke},
                               {s->kind, t->kind},
                               {s->stroke_width, t->stroke_width},
                               {s->dash, t->dash},
                               {s->text_size, t->text_size},
                               {s->y, t->y},
                               {s->x, t->x},
                               {(int64_t)one->point, (int64_t)two->point},
                               {s->radius, t->radius}};
    for (size_t key = 0; key < sizeof keys / sizeof *keys; key++)
        if (keys[key][0] != keys[key][1]) return keys[key][0] < keys[key][1] ? -1 : 1;
    return 0;
}

void nn_canvas_arrange(struct nn_canvas *canvas, size_t first)
{
    if (canvas->shape_count > first)
        qsort(canvas->shapes + first, canvas->shape_count - first, sizeof *canvas->shapes, compare_drawn);
}

/* ---- the block ---------------------------------------------------------------------------------- */

struct drawing_memory {
    nonet_drawing *drawing;
    nonet_shape *shapes;
    nonet_path_point *points;
    char *text;
};

/* Called twice, see block.h. */
static size_t divide_drawing(const struct nn_canvas *canvas, size_t texts, uint8_t *block,
                             struct drawing_memory *memory)
{
    size_t used = 0;
    memory->drawing = nn_block_take(block, &used, 1, sizeof *memory->drawing);
    memory->shapes = nn_block_take(block, &used, canvas->shape_count, sizeof *memory->shapes);
    memory->points = nn_block_take(block, &used, canvas->point_count, sizeof *memory->points);
    memory->text = nn_block_take(block, &used, canvas->text_length + texts, 1);
    return used;
}

static void copy_shapes(const struct nn_canvas *canvas, const struct drawing_memory *memory)
{
    if (canvas->point_count) memcpy(memory->points, canvas->points, canvas->point_count * sizeof *memory->points);
    if (canvas->text_length) memcpy(memory->text, canvas->text, canvas->text_length);
    for (size_t at = 0; at < canvas->shape_count; at++) {
        const struct nn_drawn *const drawn = &canvas->shapes[at];
        memory->shapes[at] = drawn->shape;
        if (drawn->shape.kind == NONET_SHAPE_PATH) memory->shapes[at].points = memory->points + drawn->point;
        if (drawn->shape.kind == NONET_SHAPE_TEXT) memory->shapes[at].text = memory->text + drawn->text;
    }
}

nonet_status nn_canvas_finish(const struct nn_canvas *canvas, const nonet_drawing *like, nonet_drawing **drawing)
{
    if (canvas->lacks_memory) return NONET_ERR_MEMORY;
    const size_t title = strlen(like->title) + 1, description = strlen(like->description) + 1;
    struct drawing_memory memory;
    uint8_t *const block = malloc(divide_drawing(canvas, title + description, NULL, &memory));
    if (!block) return NONET_ERR_MEMORY;
    divide_drawing(canvas, title + description, block, &memory);
    copy_shapes(canvas, &memory);
    char *const texts = memory.text + canvas->text_length;
    *memory.drawing = *like;
    memory.drawing->title = memcpy(texts, like->title, title);
    memory.drawing->description = memcpy(texts + title, like->description, description);
    memory.drawing->shapes = memory.shapes;
    memory.drawing->shape_count = canvas->shape_count;
    NN_CHECK(nn_drawing_check(memory.drawing));
    *drawing = memory.drawing;
    return NONET_OK;
}

void nonet_drawing_free(nonet_drawing *drawing)
{
    free(drawing);
}
