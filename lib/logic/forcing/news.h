/* news.h: what is new in marks compared with earlier ones where no chains were found.
 *
 * A chain that was not there before needs something new:
 *
 *     plain a new strong link, both ends of which lead to the same
 *     multiple   a cell or house that has lost a candidate, or has one that leads through a new link a = b:
 *                it leads to "not a", so a leads to its contrary
 *
 * Weak links never arise, and removals alone make no chain. */
#ifndef NN_NEWS_H
#define NN_NEWS_H

#include "logic/forcing/reach.h"

struct nn_link {
    struct nn_single a, b;
};

struct nn_news {
    struct nn_cells gone[NN_LOGIC_SIDE]; /* candidates */
    struct nn_cells led[NN_LOGIC_SIDE];  /* candidates that may lead through a new link, once found */
    struct nn_link links[NN_LOGIC_CELLS + NN_LOGIC_HOUSES * NN_LOGIC_SIDE]; /* the new strong ones */
    int link_count;
};

/* `now` is part of the places `before`. */
void nn_news_find(struct nn_news *news, const struct nn_geometry *geometry, const struct nn_cells *before,
                  const struct nn_marks *now);

/* Add what plain chains show to be on or off to the sets. `reach` was started with the marks. */
void nn_news_add_plain(const struct nn_news *news, struct nn_reach *reach, struct nn_reached *shown);

/* What multiple chains show to be off. Like Sudoku Explainer, it only considers cells with three candidates or more,
 * and houses whose first place is such a cell. */
void nn_news_add_multiple(struct nn_news *news, struct nn_reach *reach, struct nn_reached *shown);

#endif
