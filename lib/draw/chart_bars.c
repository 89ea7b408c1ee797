/* chart_bars.c: bars and what is written beside them.
 *
 *     upright    bars side by side, labels below; if they do not fit, only every second, third ... one is there, so that none
 *                collide; values above the bars if all of them fit
 *     lying      a bar on each line, its label to the left, its value to the right */
#include "draw/chart.h"
#include "draw/scene.h"

enum { LINE_HEIGHT = 26 * NN_CHART_PIXEL, BAR_PART = 72 /* hundredths of the room for a bar */, TICK_WIDTH = 10 };

static nonet_paint bar_paint(const nonet_chart_bar *bar)
{
    return nn_set_paint((size_t)(bar->group < 0 ? 0 : bar->group));
}

static const char *text_or_none(const char *text)
{
    return text ? text : "";
}

static int32_t widest_label(const nonet_chart *chart, bool is_value)
{
    int32_t widest = 0;
    for (size_t at = 0; at < chart->bar_count; at++) {
        const char *const text = text_or_none(is_value ? chart->bars[at].value_text : chart->bars[at].label);
        const int32_t width = nn_text_width(text, NN_CHART_TEXT);
        if (width > widest) widest = width;
    }
    return widest;
}

static int32_t smaller_of(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

static void add_bar(struct nn_plot *plot, const nonet_chart_bar *bar, int32_t x, int32_t y, int32_t width,
                    int32_t height)
{
    if (width <= 0 || height <= 0) return;
    nn_canvas_rectangle(&plot->canvas, NONET_SHAPE_PART_BAR, x, y, width, height)->fill = bar_paint(bar);
}

/* All lines across at the ticks are one path. */
static void add_tick_lines(struct nn_plot *plot, bool is_upright)
{
    nonet_shape *const lines = nn_canvas_add(&plot->canvas, NONET_SHAPE_PATH, NONET_SHAPE_PART_AXIS);
    lines->stroke = NONET_PAINT_GRID;
    lines->stroke_width = TICK_WIDTH;
    for (int at = 0; at < plot->axis.tick_count; at++) {
        const int32_t reach = nn_axis_reach(&plot->axis, plot->axis.ticks[at].value);
        nn_canvas_move(&plot->canvas, is_upright ? plot->left : plot->left + reach,
                       is_upright ? plot->bottom - reach : plot->top);
        nn_canvas_line(&plot->canvas, is_upright ? plot->right : plot->left + reach,
                       is_upright ? plot->bottom - reach : plot->bottom);
    }
}

/* ---- upright ------------------------------------------------------------------------------------- */

static void add_upright_ticks(struct nn_plot *plot)
{
    add_tick_lines(plot, true);
    int32_t free_below = INT32_MAX;
    for (int at = 0; at < plot->axis.tick_count; at++) {
        const struct nn_chart_tick *const tick = &plot->axis.ticks[at];
        const int32_t width = nn_text_width(tick->text, NN_CHART_TEXT),
                      y = plot->bottom - nn_axis_reach(&plot->axis, tick->value);
        if (y > free_below) continue;
        free_below = y - NN_CHART_TEXT;
        nonet_shape *const text =
            nn_plot_text(plot, NONET_SHAPE_PART_AXIS, plot->left - NN_CHART_GAP - width, y, tick->text, width);
        text->is_centred = false;
        text->fill = NONET_PAINT_FAINT;
    }
}

static int32_t bar_middle(const struct nn_plot *plot, size_t bar)
{
    const int64_t width = plot->right - plot->left;
    return plot->left + (int32_t)(width * (int64_t)(2 * bar + 1) / (int64_t)(2 * plot->chart->bar_count));
}

/* Labels in the middle below their bars; those at both ends must stay on the sheet. */
static void add_upright_labels(struct nn_plot *plot)
{
    const nonet_chart *const chart = plot->chart;
    const int32_t room = (plot->right - plot->left) / (int32_t)chart->bar_count,
                  wanted = smaller_of(widest_label(chart, false) + NN_CHART_GAP, plot->right - plot->left);
    const size_t every = wanted <= room ? 1 : (size_t)(wanted / (room ? room : 1) + 1);
    for (size_t bar = 0; bar < chart->bar_count; bar += every) {
        const int32_t middle = bar_middle(plot, bar), half = smaller_of(middle, plot->width - middle);
        nn_plot_text(plot, NONET_SHAPE_PART_AXIS, middle, plot->bottom + NN_CHART_TEXT,
                     text_or_none(chart->bars[bar].label), smaller_of(2 * half, wanted))
            ->fill = NONET_PAINT_FAINT;
    }
}

static void add_upright_bars(struct nn_plot *plot)
{
    const nonet_chart *const chart = plot->chart;
    const int32_t room = (plot->right - plot->left) / (int32_t)chart->bar_count,
                  width = room * BAR_PART / 100 > 0 ? room * BAR_PART / 100 : 1;
    const bool has_values = widest_label(chart, true) < room;
    for (size_t at = 0; at < chart->bar_count; at++) {
        const int32_t middle = bar_middle(plot, at), height = nn_axis_reach(&plot->axis, chart->bars[at].value);
        add_bar(plot, &chart->bars[at], middle - width / 2, plot->bottom - height, width, height);
    }
    for (size_t at = 0; at < chart->bar_count && has_values; at++)
        if (chart->bars[at].value_text)
            nn_plot_text(plot, NONET_SHAPE_PART_BAR, bar_middle(plot, at),
                         plot->bottom - nn_axis_reach(&plot->axis, chart->bars[at].value) - NN_CHART_TEXT * 7 / 10,
                         chart->bars[at].value_text, room);
}

void nn_plot_upright(struct nn_plot *plot)
{
    plot->left = NN_CHART_GAP * 2 + nn_axis_text_width(&plot->axis);
    plot->right = plot->width - NN_CHART_GAP;
    plot->top += NN_CHART_TEXT * 2;
    plot->bottom = plot->top + (plot->right - plot->left) * 45 / 100;
    plot->axis.length = plot->bottom - plot->top;
    add_upright_ticks(plot);
    add_upright_bars(plot);
    add_upright_labels(plot);
    plot->height = plot->bottom + NN_CHART_TEXT * 2;
}

/* ---- lying --------------------------------------------------------------------------------------- */

static void add_lying_ticks(struct nn_plot *plot)
{
    add_tick_lines(plot, false);
    int32_t free_from = 0;
    for (int at = 0; at < plot->axis.tick_count; at++) {
        const struct nn_chart_tick *const tick = &plot->axis.ticks[at];
        const int32_t x = plot->left + nn_axis_reach(&plot->axis, tick->value),
                      half = nn_text_width(tick->text, NN_CHART_TEXT) / 2 + 1;
        if (x - half < free_from || x + half > plot->width) continue;
        nn_plot_text(plot, NONET_SHAPE_PART_AXIS, x, plot->bottom + NN_CHART_TEXT, tick->text, 2 * half)->fill =
            NONET_PAINT_FAINT;
        free_from = x + half + NN_CHART_GAP;
    }
}

static void add_lying_bars(struct nn_plot *plot)
{
    const nonet_chart *const chart = plot->chart;
    const int32_t thickness = LINE_HEIGHT * BAR_PART / 100;
    for (size_t at = 0; at < chart->bar_count; at++) {
        const int32_t y = plot->top + (int32_t)at * LINE_HEIGHT + LINE_HEIGHT / 2;
        add_bar(plot, &chart->bars[at], plot->left, y - thickness / 2,
                nn_axis_reach(&plot->axis, chart->bars[at].value), thickness);
    }
}

static void add_lying_texts(struct nn_plot *plot)
{
    const nonet_chart *const chart = plot->chart;
    for (size_t at = 0; at < chart->bar_count; at++) {
        const nonet_chart_bar *const bar = &chart->bars[at];
        const int32_t y = plot->top + (int32_t)at * LINE_HEIGHT + LINE_HEIGHT / 2,
                      end = plot->left + nn_axis_reach(&plot->axis, bar->value) + NN_CHART_GAP;
        nn_plot_text(plot, NONET_SHAPE_PART_AXIS, NN_CHART_GAP, y, text_or_none(bar->label),
                     plot->left - 2 * NN_CHART_GAP)
            ->is_centred = false;
        if (!bar->value_text) continue;
        nonet_shape *const value = nn_plot_text(plot, NONET_SHAPE_PART_BAR, end, y, bar->value_text, plot->width - end);
        value->is_centred = false;
        value->rim = NONET_PAINT_PAPER;
        value->rim_width = NN_CHART_TEXT / 3;
    }
}

void nn_plot_lying(struct nn_plot *plot)
{
    const nonet_chart *const chart = plot->chart;
    const int32_t labels = smaller_of(widest_label(chart, false), plot->width * 45 / 100),
                  values = smaller_of(widest_label(chart, true), plot->width / 4);
    plot->left = labels + 2 * NN_CHART_GAP;
    plot->right = plot->width - values - 2 * NN_CHART_GAP - nn_axis_text_width(&plot->axis) / 2;
    if (plot->right < plot->left + NN_CHART_GAP) plot->right = plot->left + NN_CHART_GAP;
    plot->bottom = plot->top + (int32_t)chart->bar_count * LINE_HEIGHT;
    plot->axis.length = plot->right - plot->left;
    add_lying_ticks(plot);
    add_lying_bars(plot);
    add_lying_texts(plot);
    plot->height = plot->bottom + NN_CHART_TEXT * 2;
}
