/* chart.h: a chart in the making. A pixel is NN_CHART_PIXEL units; texts are sized in pixels.
 *
 *     chart.c         the public call: titles, the sheet
 *     chart_axis.c    ticks, and how far a value reaches along the axis, in whole numbers
 *     chart_bars.c    bars and their labels */
#ifndef NN_CHART_H
#define NN_CHART_H

#include "draw/canvas.h"

enum {
    NN_CHART_PIXEL = 15,
    NN_CHART_TEXT = 12 * NN_CHART_PIXEL,
    NN_CHART_GAP = 8 * NN_CHART_PIXEL,
    NN_CHART_TICKS = 24
};

struct nn_chart_tick {
    int64_t value;
    char text[24];
};

struct nn_chart_axis {
    bool is_logarithmic;
    int64_t top; /* the value at its end */
    int32_t length;
    int tick_count;
    struct nn_chart_tick ticks[NN_CHART_TICKS];
};

struct nn_plot {
    const nonet_chart *chart;
    struct nn_canvas canvas;
    int32_t width, height;            /* of the sheet */
    int32_t left, top, right, bottom; /* of where the bars are */
    struct nn_chart_axis axis;
};

/* Ticks for values up to `most`. */
void nn_axis_begin(struct nn_chart_axis *axis, int64_t most, bool is_logarithmic);

/* How far the value reaches: 0 to axis->length. */
int32_t nn_axis_reach(const struct nn_chart_axis *axis, int64_t value);

/* The widest of the texts at the ticks. */
int32_t nn_axis_text_width(const struct nn_chart_axis *axis);

/* Text that is cut, with dots at its end, to what fits. */
nonet_shape *nn_plot_text(struct nn_plot *plot, nonet_shape_part part, int32_t x, int32_t y, const char *text,
                          int32_t room);

/* Bars, ticks and labels; `top` is set, the rest of the place is theirs to set. */
void nn_plot_upright(struct nn_plot *plot);
void nn_plot_lying(struct nn_plot *plot);

#endif
