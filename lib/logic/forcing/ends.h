/* ends.h: where dynamic branches end, as sets, kept up to date from step to step.
 *
 * All that a branch uses (singles, patterns, plain and multiple chains inside) stays possible, or turns into
 * something stronger, when more candidates are gone. So if a branch does not contradict itself, it ends with the
 * same marks in whatever order things are done, and it is enough to know which statements follow:
 *
 *     from level to level   the end of a level is where the next one begins
 *     from step to step     the end at an earlier step, without what is gone since, is where this one begins;
 *                           only what is new there can lead on
 *
 * Who wants hints makes branches, in order and with parents, only where ends have something in common, or where
 * there is none because of a contradiction.
 *
 * It needs a start in which there are no singles and patterns: a pattern that is there without any assumption is
 * no use to a branch; and for levels 2 and 3 no plain and multiple chains. So it is only for the rating, which
 * looks for these before. */
#ifndef NN_ENDS_H
#define NN_ENDS_H

#include "logic/forcing/news.h"

enum { NN_END_LEVELS = 4 };

struct nn_end {
    struct nn_cells places[NN_LOGIC_SIDE]; /* what is left */
    struct nn_reached follows;             /* what is on, and off: at the start it was there */
    uint32_t stamp;                        /* of the start that it is for; 0: none */
    bool is_clash;                         /* the branch contradicts itself: the sets mean nothing */
};

struct nn_ends {
    struct nn_end *of[NN_END_LEVELS][2]; /* [is_on][cell * side + digit] */
    struct nn_cells start[NN_LOGIC_SIDE];
    uint32_t stamp;  /* of this start */
    uint32_t oldest; /* of the first start that this one is part of */
    bool is_usable;
    uint32_t fish; /* digits with enough places for an X-wing */
    struct nn_marks work;
    struct nn_single *queue;
    struct nn_cells clean[NN_LOGIC_SIDE]; /* an earlier start without plain and multiple chains */
    bool has_clean;
    struct nn_news news;     /* room for looking for chains, */
    struct nn_reached shown; /* and for what they show */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

struct nn_forcer;

/* NULL, or the invariant that does not hold (base/invariants.h; forcing_check.c). */
const char *nn_end_check(const struct nn_end *end, const struct nn_ends *ends, int side);

/* The forcer's start is what ends are asked for from now on. False: it has singles or patterns. */
bool nn_ends_begin(struct nn_ends *ends, struct nn_forcer *forcer);

const struct nn_end *nn_end_of(struct nn_ends *ends, struct nn_forcer *forcer, int level, int cell, int digit,
                               bool is_on);

/* Is it certain that the start has no plain and no multiple chains, since an earlier one had none? */
bool nn_ends_are_clean(struct nn_ends *ends, struct nn_forcer *forcer);
/* It has none. */
void nn_ends_note_clean(struct nn_ends *ends, const struct nn_marks *start);

#endif
