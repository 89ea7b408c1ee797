/* ends.h: where dynamic branches end, as sets, kept up to date from step to step.
 *
 * Everything that a branch uses (singles, patterns, plain and multiple inner chains) stays possible, or becomes
 * stronger, when more candidates are removed. So if a branch does not contradict itself, it ends with the same marks in
 * any order, and it is enough to know which statements follow:
 *
 *     from level to level   the end of a level is where the next one begins
 *     from step to step the end at an earlier step, without what was removed since, is where this one begins;
 *                           only what is new there can lead on
 *
 * Branches with order and parents, which hints need, are made only where ends have something in common, or where a
 * contradiction leaves no end.
 *
 * The start must have no singles and patterns, because a pattern that is there without any assumption is of no use to a
 * branch; and for levels 2 and 3 no plain and multiple chains. So ends are only for the rating, which looks for these
 * first. */
#ifndef NN_ENDS_H
#define NN_ENDS_H

#include "logic/forcing/news.h"

enum { NN_END_LEVELS = 4 };

struct nn_end {
    struct nn_cells places[NN_LOGIC_SIDE]; /* what is left */
    struct nn_reached follows;             /* what is on, and what is off that was a candidate at the start */
    uint32_t stamp;                        /* of its start; 0: none */
    bool is_clash;                         /* the branch contradicts itself: the sets mean nothing */
};

struct nn_ends {
    struct nn_end *of[NN_END_LEVELS][2]; /* [is_on][cell * side + digit] */
    struct nn_cells start[NN_LOGIC_SIDE];
    uint32_t stamp;  /* of this start */
    uint32_t oldest; /* of the first start that contains this one */
    bool is_usable;
    uint32_t fish; /* digits with enough places for an X-wing */
    struct nn_marks work;
    struct nn_single *queue;
    struct nn_cells clean[NN_LOGIC_SIDE]; /* an earlier start without plain and multiple chains */
    bool has_clean;
    struct nn_news news;     /* scratch: for finding chains */
    struct nn_reached shown; /* scratch: what they show */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

struct nn_forcer;

/* NULL, or the invariant that does not hold (base/invariants.h; forcing_check.c). */
const char *nn_end_check(const struct nn_end *end, const struct nn_ends *ends, int side);

/* From now on ends are for the forcer's start. False: it has singles or patterns. */
bool nn_ends_begin(struct nn_ends *ends, struct nn_forcer *forcer);

const struct nn_end *nn_end_of(struct nn_ends *ends, struct nn_forcer *forcer, int level, int cell, int digit,
                               bool is_on);

/* Is it certain that the start has no plain or multiple chains, because an earlier one had none? */
bool nn_ends_are_clean(struct nn_ends *ends, struct nn_forcer *forcer);
/* Note that it has none. */
void nn_ends_note_clean(struct nn_ends *ends, const struct nn_marks *start);

#endif
