/* rating_plot.h: how many puzzles have which rating, as a chart. */
#ifndef CLI_RATING_PLOT_H
#define CLI_RATING_PLOT_H

#include <nonet.h>
#include <pthread.h>

enum { PLOT_BINS = 2000 };

/* Ratings of one scale: in tenths, points, or numbers of levels. A bin holds `width` of them; if a rating lies behind the
 * last one, ten bins become one, so that memory is bounded. */
struct rating_plot {
    unsigned scale; /* one of NONET_SCALE_... */
    pthread_mutex_t lock;
    uint64_t counts[PLOT_BINS];
    int64_t width;
    uint64_t rated;
};

void rating_plot_begin(struct rating_plot *plot, unsigned scale);

/* One more rating, from any thread; one that is not complete is left out. */
void rating_plot_add(struct rating_plot *plot, const nonet_rating *rating);

/* The chart. NULL: nothing was rated. */
nonet_drawing *rating_plot_draw(const struct rating_plot *plot);

#endif
