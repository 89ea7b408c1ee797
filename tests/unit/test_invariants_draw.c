/* test_invariants_draw.c: the check of drawings fires, once for each invariant. */
#include "cmocka_all.h"
#include "draw/canvas.h"
#include "support/corrupt.h"

static nonet_shape *shape_of(const nonet_drawing *drawing, nonet_shape_kind kind)
{
    for (size_t at = 0; at < drawing->shape_count; at++)
        if (drawing->shapes[at].kind == kind) return (nonet_shape *)(uintptr_t)&drawing->shapes[at];
    fail_msg("no shape of this kind");
    return NULL;
}

static void wrong_drawings_are_noticed(void **state)
{
    (void)state;
    const nonet_chart_bar bar = {.label = "one", .value = 5};
    const nonet_chart chart = {.bars = &bar, .bar_count = 1};
    nonet_drawing *drawing;
    assert_int_equal(nonet_chart_new(&chart, &drawing), NONET_OK);
    nonet_shape *const text = shape_of(drawing, NONET_SHAPE_TEXT), *const path = shape_of(drawing, NONET_SHAPE_PATH),
                       *const box = shape_of(drawing, NONET_SHAPE_RECTANGLE);
    nonet_path_point *const point = (nonet_path_point *)(uintptr_t)&path->points[1];
    assert_breaks(drawing->width, 0, nn_drawing_check(drawing), "a drawing has a size");
    assert_breaks(drawing->picture, 1, nn_drawing_check(drawing), "the picture is one of them");
    assert_breaks(drawing->theme, (nonet_theme)9, nn_drawing_check(drawing), "the theme is known");
    assert_breaks(box->kind, (nonet_shape_kind)9, nn_drawing_check(drawing), "the kind of a shape is known");
    assert_breaks(box->part, (nonet_shape_part)0, nn_drawing_check(drawing), "the part of a shape is known");
    assert_breaks(box->fill, (nonet_paint)99, nn_drawing_check(drawing), "paints are known");
    assert_breaks(box->fill, NONET_PAINT_NONE, nn_drawing_check(drawing), "a shape can be seen");
    assert_breaks(box->stroke_width, 5, nn_drawing_check(drawing), "a stroke has paint and width, or neither");
    assert_breaks(text->text, NULL, nn_drawing_check(drawing), "a text has text, nothing else has");
    assert_breaks(box->point_count, 1, nn_drawing_check(drawing), "only paths have points");
    assert_breaks(box->x, -1, nn_drawing_check(drawing), "a shape lies on the sheet");
    assert_breaks(box->width, drawing->width + 1, nn_drawing_check(drawing), "a rectangle lies on the sheet");
    assert_breaks(text->text_size, 0, nn_drawing_check(drawing), "a text has a size");
    assert_breaks(path->point_count, 1, nn_drawing_check(drawing), "a path has points");
    assert_breaks(point->verb, (nonet_path_verb)7, nn_drawing_check(drawing), "a verb is known");
    assert_breaks(point->x, -1, nn_drawing_check(drawing), "a point lies on the sheet");
    nonet_drawing_free(drawing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(wrong_drawings_are_noticed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
