/* chart.c: charts of bars: the public call. Titles stand above the bars and, that of the other axis, below. */
#include "draw/chart.h"

#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "draw/scene.h"

enum { MOST_BARS = 1000, CHART_PIXELS = 640, FEWEST_CHART_PIXELS = 120, MOST_CHART_PIXELS = 10000, CUT_TEXT = 256 };

/* As many characters as fit, and an ellipsis. */
static void cut_text(const char *text, int32_t room, char cut[CUT_TEXT])
{
    static const char dots[] = "\xE2\x80\xA6";
    size_t length = strlen(text);
    if (length >= CUT_TEXT - sizeof dots) length = CUT_TEXT - sizeof dots;
    do {
        while (length && (text[length] & 0xC0) == 0x80) length--;
        memcpy(cut, text, length);
        memcpy(cut + length, dots, sizeof dots);
    } while (length && nn_text_width(cut, NN_CHART_TEXT) > room && length--);
}

nonet_shape *nn_plot_text(struct nn_plot *plot, nonet_shape_part part, int32_t x, int32_t y, const char *text,
                          int32_t room)
{
    char cut[CUT_TEXT];
    if (strlen(text) >= CUT_TEXT || nn_text_width(text, NN_CHART_TEXT) > room) {
        cut_text(text, room, cut);
        text = cut;
    }
    nonet_shape *const shape = nn_canvas_text(&plot->canvas, part, x, y, text);
    shape->text_size = NN_CHART_TEXT;
    shape->text_weight = 430;
    return shape;
}

static void add_heading(struct nn_plot *plot, const char *text, int weight, nonet_paint paint)
{
    if (!text) return;
    nonet_shape *const title = nn_plot_text(plot, NONET_SHAPE_PART_TITLE, NN_CHART_GAP, plot->top + NN_CHART_TEXT, text,
                                            plot->width - 2 * NN_CHART_GAP);
    title->is_centred = false;
    title->text_weight = weight;
    title->fill = paint;
    plot->top += NN_CHART_TEXT * 17 / 10;
}

static void draw_chart(struct nn_plot *plot)
{
    const nonet_chart *const chart = plot->chart;
    int64_t most = 0;
    for (size_t at = 0; at < chart->bar_count; at++)
        if (chart->bars[at].value > most) most = chart->bars[at].value;
    nn_axis_begin(&plot->axis, most, chart->is_logarithmic);
    nn_canvas_rectangle(&plot->canvas, NONET_SHAPE_PART_PAPER, 0, 0, plot->width, 1)->fill = NONET_PAINT_PAPER;
    add_heading(plot, chart->title, 640, NONET_PAINT_INK);
    add_heading(plot, chart->is_horizontal ? chart->x_title : chart->y_title, 430, NONET_PAINT_FAINT);
    plot->top += NN_CHART_GAP;
    if (chart->is_horizontal) nn_plot_lying(plot);
    else nn_plot_upright(plot);
    plot->top = plot->height - NN_CHART_TEXT / 2;
    const char *const below = chart->is_horizontal ? chart->y_title : chart->x_title;
    add_heading(plot, below, 430, NONET_PAINT_FAINT);
    if (below) plot->height = plot->top + NN_CHART_GAP;
    if (plot->canvas.shape_count) plot->canvas.shapes[0].shape.height = plot->height;
}

static bool can_be_drawn(const nonet_chart *chart)
{
    if (!chart || !NN_RESERVED_IS_UNUSED(chart) || !chart->bars || !chart->bar_count || chart->bar_count > MOST_BARS)
        return false;
    if (!*nonet_theme_name(chart->theme)) return false;
    if (chart->pixels && (chart->pixels < FEWEST_CHART_PIXELS || chart->pixels > MOST_CHART_PIXELS)) return false;
    for (size_t at = 0; at < chart->bar_count; at++)
        if (chart->bars[at].value < 0 || !NN_RESERVED_IS_UNUSED(&chart->bars[at])) return false;
    return true;
}

nonet_status nonet_chart_new(const nonet_chart *chart, nonet_drawing **drawing)
{
    if (!drawing) return NONET_ERR_ARG;
    *drawing = NULL;
    if (!can_be_drawn(chart)) return NONET_ERR_ARG;
    const int pixels = chart->pixels ? chart->pixels : CHART_PIXELS;
    struct nn_plot plot = {.chart = chart, .width = pixels * NN_CHART_PIXEL};
    draw_chart(&plot);
    const nonet_drawing like = {.width = plot.width,
                                .height = plot.height,
                                .theme = chart->theme,
                                .pixels = pixels,
                                .title = chart->title ? chart->title : "Chart",
                                .description = chart->description ? chart->description : "",
                                .picture_count = 1};
    const nonet_status status = nn_canvas_finish(&plot.canvas, &like, drawing);
    nn_canvas_clear(&plot.canvas);
    return status;
}
