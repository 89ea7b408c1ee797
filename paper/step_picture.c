/* step_picture.c: see step_picture.h. */
#include "step_picture.h"

#include "painter.h"

/* Pixels: a drawing for so few shows only what matters to the step, and that larger. */
enum { SMALL_PICTURE = 300 };

/* The smallest letters of a drawing, in its own units. */
static int32_t smallest_text(const nonet_drawing *drawing)
{
    int32_t smallest = INT32_MAX;
    for (size_t index = 0; index < drawing->shape_count; index++) {
        const nonet_shape *const shape = &drawing->shapes[index];
        if (shape->kind == NONET_SHAPE_TEXT && shape->text_size < smallest) smallest = shape->text_size;
    }
    return smallest;
}

nonet_drawing *step_picture_new(const struct making *making, const struct shown_step *shown, double width)
{
    nonet_drawing_settings settings;
    nonet_drawing *drawing;
    nonet_drawing_defaults(&settings);
    settings.theme = making->book->has_colour ? NONET_THEME_LIGHT : NONET_THEME_PRINT;
    settings.pixels = SMALL_PICTURE;
    settings.symbols = shown->symbols;
    if (nonet_drawing_new(shown->position, shown->step, &settings, &drawing) != NONET_OK) return NULL;
    if (smallest_text(drawing) * width / drawing->width >= making->sizes.rules.least_mark - 0.005) return drawing;
    nonet_drawing_free(drawing);
    return NULL;
}

void step_picture_show(const struct making *making, const nonet_drawing *drawing, double x, double y, double width)
{
    const struct painter painter = {.typeface = &making->typeface,
                                    .cairo = making->pen.cairo,
                                    .thinnest = making->sizes.rules.least_line,
                                    .palest = making->sizes.rules.palest,
                                    .is_bare = true};
    painter_show(&painter, drawing, x, y, width);
}
