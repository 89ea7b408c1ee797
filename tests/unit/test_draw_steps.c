/* test_draw_steps.c: drawings of steps: the examples of all techniques, and steps of random puzzles, are drawn at several
 * widths, and everything is measured on the finished list of shapes: no line of a link touches a candidate, sign or digit that it
 * does not link, no two texts overlap, whatever happens is shown, and the SVG is well-formed and short. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "slow.h"
#include "support/drawing_geometry.h"
#include "support/example_steps.h"
#include "support/grids.h"

#ifdef TESTS_ARE_SLOW
enum { STRIDE = 9, PUZZLES = 1 };
#else
enum { STRIDE = 1, PUZZLES = 4 };
#endif

enum { MOST_BYTES = 13000, LARGEST_SVG = 1 << 17 };

static struct example_steps examples;

static int collect_examples(void **state)
{
    (void)state;
    example_steps_collect(&examples, 0);
    return 0;
}

static int free_examples(void **state)
{
    (void)state;
    example_steps_free(&examples);
    return 0;
}

/* ---- SVG ------------------------------------------------------------------------------------------- */

/* Tags are closed in order, attributes are quoted: the little of XML that the writer uses. Returns the length; 0: it is not so. */
static size_t well_formed(const char *text)
{
    char open[16][16];
    int depth = 0;
    const char *at = text;
    while ((at = strchr(at, '<'))) {
        const bool is_end = at[1] == '/';
        const char *const name = at + 1 + is_end;
        const size_t length = strspn(name, "abcdefghijklmnopqrstuvwxyz");
        if (!length || length > 15) return 0;
        const char *end = name;
        for (bool is_quoted = false; *end && (is_quoted || *end != '>'); end++)
            if (*end == '"') is_quoted = !is_quoted;
        if (!*end) return 0;
        if (is_end) {
            if (!depth-- || strncmp(open[depth], name, length) != 0 || open[depth][length]) return 0;
        } else if (end[-1] != '/') {
            if (depth == 16) return 0;
            memcpy(open[depth], name, length);
            open[depth++][length] = 0;
        }
        at = end;
    }
    return depth ? 0 : strlen(text);
}

static void check_svg(const nonet_drawing *drawing, size_t most)
{
    static char first[LARGEST_SVG], second[LARGEST_SVG];
    nonet_text_buffer one = {.bytes = first, .size = sizeof first}, two = {.bytes = second, .size = sizeof second};
    assert_int_equal(nonet_drawing_svg(drawing, nonet_text_collect, &one), NONET_OK);
    assert_int_equal(nonet_drawing_svg(drawing, nonet_text_collect, &two), NONET_OK);
    assert_string_equal(first, second);
    assert_int_equal(well_formed(first), one.length);
    assert_true(one.length <= most);
}

/* ---- steps ----------------------------------------------------------------------------------------- */

static const nonet_shape *find_shape(const nonet_drawing *drawing, nonet_shape_part part, int cell, int value)
{
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const shape = &drawing->shapes[at];
        if (shape->part == part && shape->cell == cell && shape->value == value) return shape;
    }
    return NULL;
}

/* What is placed and removed is in every picture. */
static void check_results(const nonet_drawing *drawing, const nonet_step *step)
{
    for (size_t at = 0; at < step->placement_count; at++)
        assert_non_null(
            find_shape(drawing, NONET_SHAPE_PART_PLACED, step->placements[at].cell, step->placements[at].value));
    for (size_t at = 0; at < step->elimination_count; at++)
        assert_non_null(
            find_shape(drawing, NONET_SHAPE_PART_REMOVED, step->eliminations[at].cell, step->eliminations[at].value));
}

static void note_links(const nonet_drawing *drawing, bool *is_drawn)
{
    int links = 0;
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const shape = &drawing->shapes[at];
        if (shape->part != NONET_SHAPE_PART_LINK && shape->part != NONET_SHAPE_PART_HEAD) continue;
        is_drawn[shape->link] = true;
        links += shape->part == NONET_SHAPE_PART_LINK;
    }
    assert_true(links <= NONET_DRAWING_MOST_LINKS || drawing->picture_count == 1);
}

/* All pictures of a step. Every link of its chains is in one of them. */
static void check_step(const struct example_step *step, nonet_drawing_settings settings, struct drawing_faults *faults)
{
    nonet_picture *picture;
    assert_int_equal(nonet_picture_new(step->step, &step->board->position, &picture), NONET_OK);
    bool *const is_drawn = calloc(picture->link_count + 1, sizeof *is_drawn);
    assert_non_null(is_drawn);
    int count = 1;
    for (settings.picture = 0; settings.picture < count; settings.picture++) {
        nonet_drawing *drawing;
        assert_int_equal(nonet_drawing_new(&step->board->position, step->step, &settings, &drawing), NONET_OK);
        count = drawing->picture_count;
        check_results(drawing, step->step);
        note_links(drawing, is_drawn);
        drawing_faults_count(drawing, picture, nonet_technique_at((size_t)step->technique)->name, faults);
        check_svg(drawing, count == 1 && !settings.shows_legend ? MOST_BYTES : LARGEST_SVG);
        nonet_drawing_free(drawing);
    }
    for (size_t link = 0; link < picture->link_count; link++)
        assert_true(is_drawn[link] || !picture->links[link].chains.count);
    free(is_drawn);
    nonet_picture_free(picture);
}

static void expect_no_faults(const struct drawing_faults *faults)
{
    assert_int_equal(faults->crossings, 0);
    assert_int_equal(faults->collisions, 0);
    assert_int_equal(faults->outside, 0);
}

static void links_touch_nothing_else(void **state)
{
    (void)state;
    struct drawing_faults faults = {0};
    const nonet_drawing_settings settings = {.shows_candidates = true};
    for (size_t at = 0; at < examples.count; at += STRIDE) check_step(&examples.steps[at], settings, &faults);
    expect_no_faults(&faults);
    assert_true(faults.links > 100);
}

static void small_and_large_pictures_are_as_good(void **state)
{
    (void)state;
    static const int widths[] = {190, 300, 1200};
    for (size_t width = 0; width < sizeof widths / sizeof *widths; width++) {
        struct drawing_faults faults = {0};
        const nonet_drawing_settings settings = {
            .shows_candidates = true, .shows_legend = true, .shows_labels = true, .pixels = widths[width]};
        for (size_t at = width; at < examples.count; at += 3 * STRIDE)
            check_step(&examples.steps[at], settings, &faults);
        expect_no_faults(&faults);
    }
}

static void random_puzzles_are_drawn(void **state)
{
    (void)state;
    static const int boxes[][2] = {{3, 3}, {2, 3}, {3, 4}, {4, 4}};
    struct random_source source = {1};
    struct drawing_faults faults = {0};
    for (int puzzle = 0; puzzle < PUZZLES; puzzle++) {
        nonet_layout *layout;
        uint8_t cells[256];
        struct example_steps steps = {0};
        const int *const box = boxes[puzzle % 4];
        assert_int_equal(nonet_layout_new(box[0], box[1], &layout), NONET_OK);
        random_grid(&source, layout, cells);
        random_dig(&source, layout, cells, nonet_layout_cells(layout) * 6 / 10);
        example_steps_walk(&steps, &(nonet_position){layout, cells, NULL, NULL}, 40);
        for (size_t at = 0; at < steps.count; at++)
            check_step(&steps.steps[at],
                       (nonet_drawing_settings){.shows_candidates = true, .shows_legend = true, .pixels = 900},
                       &faults);
        example_steps_free(&steps);
        nonet_layout_free(layout);
    }
    expect_no_faults(&faults);
}

/* The sign of a candidate tells its role by its shape, not only by its colour. */
static void sets_differ_by_shape(void **state)
{
    (void)state;
    const int technique = nonet_technique_find("ALS chain");
    for (size_t at = 0; at < examples.count; at++) {
        if (examples.steps[at].technique != technique) continue;
        nonet_drawing *drawing;
        assert_int_equal(
            nonet_drawing_new(&examples.steps[at].board->position, examples.steps[at].step, NULL, &drawing), NONET_OK);
        size_t kinds[64] = {0};
        for (size_t shape = 0; shape < drawing->shape_count; shape++)
            if (drawing->shapes[shape].part == NONET_SHAPE_PART_SIGN)
                kinds[drawing->shapes[shape].kind * 16 + drawing->shapes[shape].point_count]++;
        size_t different = 0;
        for (size_t kind = 0; kind < 64; kind++) different += kinds[kind] > 0;
        assert_true(different >= 4); /* circles, squares, diamonds, hexagons */
        nonet_drawing_free(drawing);
    }
}

/* In print the slash through what is removed has another shade than its digit. */
static void removed_digits_differ_from_their_slash(void **state)
{
    (void)state;
    const nonet_drawing_settings settings = {.theme = NONET_THEME_PRINT};
    for (size_t at = 0; at < examples.count; at += STRIDE) {
        nonet_drawing *drawing;
        const struct example_step *const step = &examples.steps[at];
        assert_int_equal(nonet_drawing_new(&step->board->position, step->step, &settings, &drawing), NONET_OK);
        for (size_t index = 0; index < drawing->shape_count; index++) {
            const nonet_shape *const shape = &drawing->shapes[index];
            if (shape->part != NONET_SHAPE_PART_REMOVED) continue;
            const bool is_slash = shape->kind == NONET_SHAPE_PATH, is_digit = shape->kind == NONET_SHAPE_TEXT;
            if (is_slash) assert_true(nonet_paint_colour(NONET_THEME_PRINT, shape->stroke) >= 0x666666);
            if (is_digit) assert_true(nonet_paint_colour(NONET_THEME_PRINT, shape->fill) <= 0x222222);
        }
        nonet_drawing_free(drawing);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(links_touch_nothing_else),
        cmocka_unit_test(small_and_large_pictures_are_as_good),
        cmocka_unit_test(random_puzzles_are_drawn),
        cmocka_unit_test(sets_differ_by_shape),
        cmocka_unit_test(removed_digits_differ_from_their_slash),
    };
    return cmocka_run_group_tests(tests, collect_examples, free_examples);
}
