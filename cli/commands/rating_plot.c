/* rating_plot.c: see rating_plot.h. The bars are at most two dozen, each 1, 2 or 5 times a power of ten wide, so that people
 * can read their edges; levels have a bar each. */
#include "commands/rating_plot.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "system/buffer.h"
#include "system/messages.h"

enum { MOST_BARS = 24, LABEL_BYTES = 24 };

void rating_plot_begin(struct rating_plot *plot, unsigned scale)
{
    *plot = (struct rating_plot){.scale = scale, .width = 1};
    if (pthread_mutex_init(&plot->lock, NULL) != 0) fatal("out of memory");
}

/* ---- counting ------------------------------------------------------------------------------------ */

static void widen(struct rating_plot *plot)
{
    for (size_t bin = 0; bin < PLOT_BINS; bin++) {
        const uint64_t count = plot->counts[bin];
        plot->counts[bin] = 0;
        plot->counts[bin / 10] += count;
    }
    plot->width *= 10;
}

static int64_t plotted_number(unsigned scale, const nonet_rating *rating)
{
    if (scale == NONET_SCALE_SE) return rating->se.er;
    return scale == NONET_SCALE_HODOKU ? rating->hodoku.score : rating->own.level;
}

void rating_plot_add(struct rating_plot *plot, const nonet_rating *rating)
{
    if (rating->verdict != NONET_VERDICT_UNIQUE || !(rating->scales & plot->scale)) return;
    const int64_t number = plotted_number(plot->scale, rating);
    assert(number >= 0);
    pthread_mutex_lock(&plot->lock);
    while (number / plot->width >= PLOT_BINS) widen(plot);
    plot->counts[number / plot->width]++;
    plot->rated++;
    pthread_mutex_unlock(&plot->lock);
}

/* ---- drawing ------------------------------------------------------------------------------------- */

struct bar_list {
    nonet_chart_bar bars[MOST_BARS];
    char labels[MOST_BARS][LABEL_BYTES], counts[MOST_BARS][LABEL_BYTES];
    size_t count;
};

static void find_range(const struct rating_plot *plot, size_t *first, size_t *last)
{
    size_t low = 0, high = PLOT_BINS - 1;
    while (!plot->counts[low]) low++;
    while (!plot->counts[high]) high--;
    *first = low;
    *last = high;
}

/* How many bins a bar takes: 1, 2, 5, 10, 20 ... */
static size_t bins_per_bar(size_t first, size_t last)
{
    static const size_t leading[] = {1, 2, 5};
    for (size_t power = 1;; power *= 10)
        for (size_t index = 0; index < 3; index++) {
            const size_t bins = leading[index] * power;
            if (last / bins - first / bins + 1 <= MOST_BARS) return bins;
        }
}

/* "7.2", "1200", "tricky" */
static void write_label(const struct rating_plot *plot, int64_t number, char label[LABEL_BYTES])
{
    if (plot->scale == NONET_SCALE_SE) snprintf(label, LABEL_BYTES, "%" PRId64 ".%" PRId64, number / 10, number % 10);
    else if (plot->scale == NONET_SCALE_NONET) snprintf(label, LABEL_BYTES, "%s", nonet_level_at((size_t)number)->name);
    else snprintf(label, LABEL_BYTES, "%" PRId64, number);
}

static void add_bar(const struct rating_plot *plot, struct bar_list *list, size_t first, size_t bins)
{
    const size_t at = list->count++;
    uint64_t count = 0;
    assert(at < MOST_BARS);
    for (size_t bin = first; bin < first + bins && bin < PLOT_BINS; bin++) count += plot->counts[bin];
    write_label(plot, (int64_t)first * plot->width, list->labels[at]);
    snprintf(list->counts[at], LABEL_BYTES, "%" PRIu64, count);
    list->bars[at] = (nonet_chart_bar){
        .label = list->labels[at], .value = (int64_t)count, .value_text = count ? list->counts[at] : NULL};
}

/* "ER on the scale of Sudoku Explainer, in steps of 0.5" */
static void write_axis(const struct rating_plot *plot, size_t bins, char *text, size_t size)
{
    char step[LABEL_BYTES];
    write_label(plot, plot->scale == NONET_SCALE_NONET ? 0 : (int64_t)bins * plot->width, step);
    if (plot->scale == NONET_SCALE_SE) snprintf(text, size, "ER of Sudoku Explainer, in steps of %s", step);
    else if (plot->scale == NONET_SCALE_HODOKU) snprintf(text, size, "score of HoDoKu, in steps of %s", step);
    else snprintf(text, size, "level");
}

/* For those who cannot see it: "ER of Sudoku Explainer, in steps of 0.5; 1.0: 3, 1.5: 69, ..." */
static void describe_bars(struct buffer *out, const struct bar_list *list, const char *axis)
{
    buffer_add_text(out, axis);
    for (size_t at = 0; at < list->count; at++)
        if (list->bars[at].value)
            buffer_print(out, "%s %s: %s", out->length == strlen(axis) ? ";" : ",", list->labels[at], list->counts[at]);
    buffer_add_character(out, 0);
}

static nonet_drawing *draw_bars(const struct bar_list *list, const char *title, const char *axis)
{
    struct buffer description = {0};
    nonet_drawing *drawing;
    describe_bars(&description, list, axis);
    const nonet_chart chart = {.title = title,
                               .x_title = axis,
                               .bars = list->bars,
                               .bar_count = list->count,
                               .description = description.bytes};
    const nonet_status status = nonet_chart_new(&chart, &drawing);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    buffer_free(&description);
    return drawing;
}

nonet_drawing *rating_plot_draw(const struct rating_plot *plot)
{
    struct bar_list list = {.count = 0};
    char title[64], axis[80];
    size_t first = 0, last = (size_t)nonet_level_hardest();
    if (!plot->rated) return NULL;
    if (plot->scale != NONET_SCALE_NONET) find_range(plot, &first, &last);
    const size_t bins = bins_per_bar(first, last);
    for (size_t bin = first / bins * bins; bin <= last; bin += bins) add_bar(plot, &list, bin, bins);
    snprintf(title, sizeof title, "%" PRIu64 " puzzle%s", plot->rated, plot->rated == 1 ? "" : "s");
    write_axis(plot, bins, axis, sizeof axis);
    return draw_bars(&list, title, axis);
}
