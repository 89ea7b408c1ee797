/* quiet.h: marks in which chains found nothing, remembered for each assumption from step to step.
 *
 * At the next step the branch of the same assumption mostly ends with the same marks, or with a few candidates
 * less. A chain that was not there before needs something new:
 *
 *     plain      a strong link that has come up, both ends of which lead to the same
 *     multiple   a cell or house that has lost a candidate, or has one that leads through a new link a = b:
 *                it leads to "not a", so a leads to its contrary
 *
 * Weak links never come up, and what goes away makes no chain by itself. That the marks are quiet is true of
 * them alone, whatever they come from, so nothing ever has to be forgotten. */
#ifndef NN_QUIET_H
#define NN_QUIET_H

#include "logic/forcing/reach.h"

enum nn_quiet_kind { NN_QUIET_PLAIN, NN_QUIET_MULTIPLE, NN_QUIET_KINDS };

struct nn_quiet_marks {
    struct nn_cells places[NN_LOGIC_SIDE];
    bool is_known;
};

struct nn_quiet {
    struct nn_quiet_marks *of[NN_QUIET_KINDS][2]; /* [is_on][cell * side + digit] */
};

struct nn_link {
    struct nn_single a, b;
};

/* How marks differ from earlier ones. */
struct nn_news {
    struct nn_cells gone[NN_LOGIC_SIDE]; /* candidates */
    struct nn_cells led[NN_LOGIC_SIDE];  /* candidates that may lead through a new link, once they are found */
    struct nn_link links[NN_LOGIC_CELLS + NN_LOGIC_HOUSES * NN_LOGIC_SIDE]; /* the new strong ones */
    int link_count;
};

/* False: the marks are not part of the earlier ones. */
bool nn_news_find(struct nn_news *news, const struct nn_geometry *geometry, const struct nn_cells *before,
                  const struct nn_cells *now);

bool nn_news_are_none(const struct nn_news *news, int side);

/* Is there a new plain chain? `reach` has begun with the marks. */
bool nn_news_have_plain(const struct nn_news *news, struct nn_reach *reach);

/* Find the candidates that may lead through a new link. */
void nn_news_follow(struct nn_news *news, struct nn_reach *reach);

/* May the candidates of a cell, or the places of a digit in a house, have something new in common? */
bool nn_news_in_cell(const struct nn_news *news, int side, int cell);
bool nn_news_in_house(const struct nn_news *news, int digit, struct nn_cells house);

#endif
