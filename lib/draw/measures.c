/* measures.c: how large things are, and where. All sizes follow from the number of slots in a row of a cell:
 *
 *     slots      1     2     3     4     5     6     8
 *     spacing    -   460   300   225   180   150   112     so 3 of them stand at 200, 500 and 800
 *     radius   275   175   114    85    68    57    42     of signs, 0.38 of the spacing: a line fits between two signs
 *
 * Two rows of slots are as far apart as two columns of them, or farther if there are fewer. */
#include "draw/scene.h"

#include <string.h>

enum { DEFAULT_PIXELS = 640, SMALL_PIXELS = 360, MARGIN = 50, LABEL_MARGIN = 480 };

/* The least number whose square is not smaller. */
static int root_above(int number)
{
    int root = 1;
    while (root * root < number) root++;
    return root;
}

/* Pixels of something this large, in tenths. */
static int64_t tenths_of_pixels(const struct nn_scene *scene, int32_t size)
{
    return (int64_t)size * scene->settings.pixels * 10 / scene->measures.width;
}

static bool has_long_names(const struct nn_scene *scene)
{
    return strlen(scene->names[scene->layout->side]) > 1;
}

/* Places for so many values. */
static void measure_slots(struct nn_scene *scene, int count)
{
    struct nn_measures *const m = &scene->measures;
    const bool is_long = has_long_names(scene);
    m->columns = root_above(count);
    m->rows = (count + m->columns - 1) / m->columns;
    m->spacing_x = m->columns == 1 ? 0 : m->columns == 2 ? 460 : 900 / m->columns;
    m->spacing_y = m->rows == 1 ? 0 : m->rows == 2 && m->columns < 4 ? 460 : 900 / m->rows;
    m->first_x = (NN_DRAW_CELL - (m->columns - 1) * m->spacing_x) / 2;
    m->first_y = (NN_DRAW_CELL - (m->rows - 1) * m->spacing_y) / 2;
    const int32_t apart = m->columns == 1 ? 725 : m->spacing_x;
    m->radius = apart * 38 / 100;
    m->mark_size = m->columns == 1 ? 460 : m->columns == 2 ? 330 : apart * (is_long ? 72 : 77) / 100;
    m->sign_size = m->radius * (is_long ? 130 : 172) / 100;
}

/* The slots of a small picture are those of the values that matter only, if these are few enough to be larger so. */
static void measure_small(struct nn_scene *scene, uint64_t values)
{
    const int side = scene->layout->side;
    struct nn_measures *const m = &scene->measures;
    int count = 0;
    for (int value = 1; value <= side; value++)
        if (values >> (value - 1) & 1) m->slot_of[value] = (uint8_t)count++;
    m->is_small = true;
    if (root_above(count) < root_above(side)) {
        measure_slots(scene, count ? count : 1);
        return;
    }
    for (int value = 1; value <= side; value++) m->slot_of[value] = (uint8_t)(value - 1);
}

/* Lines are as wide as fits between two signs, but those of small pictures are thicker. */
static void measure_links(struct nn_measures *m)
{
    const int32_t strong = m->columns < 3 ? 64 : m->columns == 3 ? 40 : m->radius / 3;
    m->strong = strong;
    m->thin = m->is_small ? 24 : m->columns == 3 ? 14 : 10;
    m->head_length = strong * 13 / 4;
    m->head_width = strong * 16 / 5;
}

void nn_scene_measure(struct nn_scene *scene, uint64_t values)
{
    struct nn_measures *const m = &scene->measures;
    const int side = scene->layout->side;
    if (!scene->settings.pixels) scene->settings.pixels = DEFAULT_PIXELS;
    m->left = m->top = scene->settings.shows_labels ? LABEL_MARGIN : MARGIN;
    m->board = side * NN_DRAW_CELL;
    m->width = m->left + m->board + MARGIN;
    m->height = m->top + m->board + MARGIN;
    m->digit_size = has_long_names(scene) ? 460 : 580;
    for (int value = 1; value <= side; value++) m->slot_of[value] = (uint8_t)(value - 1);
    measure_slots(scene, side);
    const int64_t mark = tenths_of_pixels(scene, m->mark_size);
    const bool is_small = scene->settings.pixels < SMALL_PIXELS || mark < 60;
    if (is_small && scene->step) measure_small(scene, values);
    m->shows_marks = scene->settings.shows_candidates && tenths_of_pixels(scene, m->mark_size) >= 50;
    measure_links(m);
}

/* In thousandths of the size. */
static int character_width(char character)
{
    if (strchr("ijl.,:;'|!()[]I", character)) return 330;
    if (strchr("mwMW@%", character)) return 930;
    if (character >= 'A' && character <= 'Z') return 720;
    if (character == ' ') return 300;
    return 620;
}

int32_t nn_text_width(const char *text, int32_t size)
{
    int64_t width = 0;
    for (; *text; text++)
        if ((*text & 0xC0) != 0x80) width += character_width(*text);
    return (int32_t)(width * size / 1000);
}
