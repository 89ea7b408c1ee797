/* test_draw_chart.c: charts: bars as high as their values say, labels that do not collide, what is refused. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"
#include "support/drawing_geometry.h"

enum { BARS = 300 };

static nonet_chart_bar bars[BARS];
static char labels[BARS][48], values[BARS][24];

static void make_bars(size_t count, const char *label)
{
    for (size_t at = 0; at < count; at++) {
        snprintf(labels[at], sizeof labels[at], "%s%d", label, (int)at);
        bars[at] =
            (nonet_chart_bar){.label = labels[at], .value = (int64_t)(at * at * 7919 % 5000), .group = (int)at % 8};
        snprintf(values[at], sizeof values[at], "%d", (int)bars[at].value);
        bars[at].value_text = values[at];
    }
}

static nonet_drawing *draw(const nonet_chart *chart)
{
    nonet_drawing *drawing;
    assert_int_equal(nonet_chart_new(chart, &drawing), NONET_OK);
    return drawing;
}

static void texts_never_collide(void **state)
{
    (void)state;
    static const size_t counts[] = {1, 2, 9, 40, BARS};
    static const int widths[] = {120, 300, 640, 2000};
    static const char *const names_of_bars[] = {"0", "a rather long label, number ", ""};
    for (int kind = 0; kind < 4; kind++)
        for (size_t count = 0; count < 5; count++)
            for (size_t width = 0; width < 4; width++)
                for (size_t format = 0; format < 3; format++) {
                    make_bars(counts[count], names_of_bars[format]);
                    const nonet_chart chart = {.title = "Ratings of many puzzles, a title that is quite long",
                                               .x_title = "rating",
                                               .y_title = "puzzles",
                                               .bars = bars,
                                               .bar_count = counts[count],
                                               .is_horizontal = kind & 1,
                                               .is_logarithmic = kind & 2,
                                               .pixels = widths[width]};
                    nonet_drawing *const drawing = draw(&chart);
                    struct drawing_faults faults = {0};
                    drawing_faults_count(drawing, NULL, NULL, &faults);
                    assert_int_equal(faults.collisions, 0);
                    nonet_drawing_free(drawing);
                }
}

/* Twice the value, twice as high. */
static void bars_show_their_values(void **state)
{
    (void)state;
    const nonet_chart_bar two[] = {{.label = "a", .value = 500}, {.label = "b", .value = 1000}};
    const nonet_chart chart = {.bars = two, .bar_count = 2};
    nonet_drawing *const drawing = draw(&chart);
    int32_t heights[2], count = 0;
    for (size_t at = 0; at < drawing->shape_count; at++)
        if (drawing->shapes[at].part == NONET_SHAPE_PART_BAR) heights[count++] = drawing->shapes[at].height;
    assert_int_equal(count, 2);
    assert_in_range(heights[1], 2 * heights[0] - 1, 2 * heights[0] + 1);
    nonet_drawing_free(drawing);
}

/* Ten times the value, one step more, however large. */
static void logarithms_are_whole_numbers(void **state)
{
    (void)state;
    nonet_chart_bar powers[19];
    int64_t power = 1;
    for (int at = 0; at < 19; at++, power *= at < 19 ? 10 : 1)
        powers[at] = (nonet_chart_bar){.label = "", .value = power};
    const nonet_chart chart = {.bars = powers, .bar_count = 19, .is_horizontal = true, .is_logarithmic = true};
    nonet_drawing *const drawing = draw(&chart);
    int32_t last = 0, steps = 0, least = INT32_MAX, most = 0;
    for (size_t at = 0; at < drawing->shape_count; at++) {
        if (drawing->shapes[at].part != NONET_SHAPE_PART_BAR) continue;
        const int32_t step = drawing->shapes[at].width - last;
        last = drawing->shapes[at].width;
        if (step < least) least = step;
        if (step > most) most = step;
        steps++;
    }
    assert_int_equal(steps, 18); /* 1 has no bar */
    assert_true(most - least <= 2);
    nonet_drawing_free(drawing);
}

static void extremes_are_drawn(void **state)
{
    (void)state;
    const nonet_chart_bar extreme[] = {{.label = NULL, .value = INT64_MAX}, {.label = "0", .value = 0, .group = -5}};
    for (int kind = 0; kind < 4; kind++) {
        const nonet_chart chart = {
            .bars = extreme, .bar_count = 2, .is_horizontal = kind & 1, .is_logarithmic = kind & 2};
        nonet_drawing_free(draw(&chart));
    }
}

static void wrong_charts_are_refused(void **state)
{
    (void)state;
    make_bars(3, "x");
    nonet_chart_bar negative = {.label = "x", .value = -1};
    const nonet_chart wrong[] = {{.bars = NULL, .bar_count = 1},
                                 {.bars = bars, .bar_count = 0},
                                 {.bars = bars, .bar_count = 1001},
                                 {.bars = &negative, .bar_count = 1},
                                 {.bars = bars, .bar_count = 1, .pixels = 10},
                                 {.bars = bars, .bar_count = 1, .theme = (nonet_theme)9}};
    for (size_t at = 0; at < sizeof wrong / sizeof *wrong; at++) {
        nonet_drawing *drawing;
        assert_int_equal(nonet_chart_new(&wrong[at], &drawing), NONET_ERR_ARG);
        assert_null(drawing);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_never_collide),          cmocka_unit_test(bars_show_their_values),
        cmocka_unit_test(logarithms_are_whole_numbers), cmocka_unit_test(extremes_are_drawn),
        cmocka_unit_test(wrong_charts_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
