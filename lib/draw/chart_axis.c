/* chart_axis.c: the axis of a chart. A linear one has ticks at multiples of 1, 2 or 5 times a power of ten, seven at most; a
 * logarithmic one at powers of ten, and ends at one. Everything is whole numbers: logarithms are those of lib/base. */
#include "draw/chart.h"

#include <assert.h>
#include <stdio.h>

#include "base/logarithm.h"
#include "draw/scene.h"

enum { MOST_LINEAR_TICKS = 6 };

static void add_tick(struct nn_chart_axis *axis, int64_t value)
{
    assert(axis->tick_count < NN_CHART_TICKS);
    struct nn_chart_tick *const tick = &axis->ticks[axis->tick_count++];
    tick->value = value;
    if (value >= 1000000 && value % 1000000 == 0)
        snprintf(tick->text, sizeof tick->text, "%lldM", (long long)(value / 1000000));
    else if (value >= 10000 && value % 1000 == 0)
        snprintf(tick->text, sizeof tick->text, "%lldk", (long long)(value / 1000));
    else snprintf(tick->text, sizeof tick->text, "%lld", (long long)value);
}

/* The least of 1, 2, 5, 10, 20 ... that divides `most` into few enough parts. */
static int64_t linear_step(int64_t most)
{
    static const int8_t factors[] = {2, 5, 10};
    int64_t power = 1, step = 1;
    for (int at = 0; most / step + (most % step != 0) > MOST_LINEAR_TICKS; at = (at + 1) % 3) {
        if (power > INT64_MAX / 10) break;
        step = power * factors[at];
        if (at == 2) power *= 10;
    }
    return step;
}

static void set_linear_ticks(struct nn_chart_axis *axis, int64_t most)
{
    const int64_t step = linear_step(most), count = most / step + (most % step != 0);
    axis->top = count <= INT64_MAX / step ? count * step : most;
    for (int64_t at = 0; at <= count && at <= INT64_MAX / step && axis->tick_count < NN_CHART_TICKS; at++)
        add_tick(axis, at * step);
}

static void set_logarithmic_ticks(struct nn_chart_axis *axis, int64_t most)
{
    int64_t power = 1;
    add_tick(axis, 1);
    while (power < most && power <= INT64_MAX / 10) add_tick(axis, power *= 10);
    axis->top = power > most || power > 1 ? power : 10;
    if (axis->top < most) axis->top = most;
}

void nn_axis_begin(struct nn_chart_axis *axis, int64_t most, bool is_logarithmic)
{
    *axis = (struct nn_chart_axis){.is_logarithmic = is_logarithmic};
    if (is_logarithmic) set_logarithmic_ticks(axis, most < 1 ? 1 : most);
    else set_linear_ticks(axis, most < 1 ? 1 : most);
}

/* log2 in millionths, also of numbers that nn_logarithm does not take. */
static int64_t logarithm_of(int64_t value)
{
    int shift = 0;
    while (value >> shift > INT32_MAX) shift++;
    return nn_logarithm_millionths(nn_logarithm((uint64_t)(value >> shift))) + (int64_t)shift * 1000000;
}

int32_t nn_axis_reach(const struct nn_chart_axis *axis, int64_t value)
{
    if (axis->is_logarithmic) {
        if (value < 1) return 0;
        return (int32_t)(logarithm_of(value) * axis->length / logarithm_of(axis->top));
    }
    int shift = 0;
    while (axis->top >> shift > INT32_MAX) shift++;
    return (int32_t)((value >> shift) * axis->length / (axis->top >> shift));
}

int32_t nn_axis_text_width(const struct nn_chart_axis *axis)
{
    int32_t widest = 0;
    for (int at = 0; at < axis->tick_count; at++) {
        const int32_t width = nn_text_width(axis->ticks[at].text, NN_CHART_TEXT);
        if (width > widest) widest = width;
    }
    return widest;
}
