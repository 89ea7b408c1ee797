/* finder.h: what a finder gets: the grid, what to look for, and a sink to report to.
 *
 * A finder never changes the grid. For each thing it finds it starts finding->step afresh, fills it and calls
 * nn_finding_report; if that returns false, so does the finder, at once. Finders for several techniques ask
 * nn_finding_wants before they work on one of them.
 *
 * The order in which a finder reports is part of its behaviour: the loop applies the first step it gets. Finders that
 * must compare all their steps first ("the most eliminations") collect compact records in scratch memory, sort them,
 * and fill the step only to report it.
 *
 * Each family has scratch memory: one pointer, allocated on first use by nn_finding_scratch, freed with the handle.
 * What is computed once per position (almost locked sets, links) is kept there too, with the grid's version. Everything
 * large belongs there: a finder takes at most a few KB of the caller's stack. */
#ifndef NN_FINDER_H
#define NN_FINDER_H

#include <stddef.h>

#include "base/stop.h"
#include "logic/step.h"

/* Choices that change what is found; all false or 0 is HoDoKu's default. */
struct nn_finding_options {
    bool finds_all;          /* all steps are wanted: finders do not stop at the best of equals */
    bool is_thorough;        /* with finds_all: all that the definitions allow, where HoDoKu has limits of its own */
    bool needs_full_corners; /* unique rectangles: every open corner must hold both digits */
    bool allows_small_er;    /* empty rectangles with only two candidates */
    bool allows_duals;       /* dual kites, dual empty rectangles */
    bool allows_mixed_duals; /* dual kites of two digits */
    bool places_graves;      /* BUG+1 places its digit; HoDoKu removes the others */
    bool allows_siamese;     /* two fish with the same base as one step */
    bool allows_als_overlap;
    bool allows_als_nodes; /* in grouped chains */
    bool is_hasty;         /* nested chains are searched only briefly */
};

/* For lists of all steps of a technique. */
extern const struct nn_finding_options nn_options_for_lists;

enum nn_scratch {
    NN_SCRATCH_FISH,
    NN_SCRATCH_SETS,
    NN_SCRATCH_SUE_DE_COQ,
    NN_SCRATCH_RECTANGLES,
    NN_SCRATCH_ALS,
    NN_SCRATCH_ALS_XZ,
    NN_SCRATCH_ALS_WINGS,
    NN_SCRATCH_ALS_CHAINS,
    NN_SCRATCH_IMPLICATIONS, /* three: without groups, with them, with almost locked sets */
    NN_SCRATCH_IMPLICATIONS_OF_SETS = NN_SCRATCH_IMPLICATIONS + 2,
    NN_SCRATCH_LOOPS,
    NN_SCRATCH_LOOP_LIST,
    NN_SCRATCH_NETS,
    NN_SCRATCH_KRAKEN,
    NN_SCRATCH_STRONG_LINKS,
    NN_SCRATCH_MEDUSA,
    NN_SCRATCH_UNIQUE_LOOPS,
    NN_SCRATCH_EXTENDED_RECTANGLES,
    NN_SCRATCH_BUG_LITE,
    NN_SCRATCH_SECTORS,
    NN_SCRATCH_FORCER,
    NN_SCRATCH_FORCER_ARRAYS,
    NN_SCRATCH_X_CHAINS,
    NN_SCRATCH_XY_CHAINS,
    NN_SCRATCH_XY_LIST,
    NN_SCRATCH_COLOURS,
    NN_SCRATCH_KITES,
    NN_SCRATCH_EMPTY_RECTANGLES,
    NN_SCRATCH_LARGE_SETS,
    NN_SCRATCH_BASIC_FISH,
    NN_SCRATCH_FRANKEN_FISH,
    NN_SCRATCH_COMPLEX_FISH,
    NN_SCRATCH_UNIQUE_LOOP_SEARCH,
    NN_SCRATCH_BLOSSOMS,
    NN_SCRATCH_BLOSSOM_LIST,
    NN_SCRATCH_TEMPLATES,
    NN_SCRATCHES
};

/* False: no more steps are wanted. The step belongs to the finding and is gone when the sink returns. */
typedef bool nn_sink(void *context, const struct nn_step *step);

/* A finder at work. */
struct nn_finding {
    const struct nn_grid *grid;
    const struct nn_geometry *geometry; /* the grid's */
    const uint8_t *solution;            /* digits, or NULL; only brute force may look at it */
    struct nn_technique_set wanted;
    struct nn_finding_options options;
    struct nn_watch watch; /* long searches ask it (nn_finding_is_over), and return false when it is over */
    struct nn_step step;
    nn_sink *sink;
    void *context;
    bool was_cut; /* a finder sets it where a budget or a table was too small, so that a list may lack steps */
    void *scratch[NN_SCRATCHES];
};

/* Pass every step of the techniques that the finding wants to its sink, in a fixed order. False: the sink wants no
 * more. */
typedef bool nn_finder(struct nn_finding *finding);

#define TECHNIQUE(id, name, family, level, use, finder, code, order, hodoku_level, score, is_on, unique)               \
    nn_finder finder;
#include "technique/technique_list.h"
#undef TECHNIQUE

/* What finds each technique. */
extern nn_finder *const nn_finders[NN_TECHNIQUES];

/* A call begins. If the last one was cut short, what it kept for the next position may be incomplete and is forgotten. */
void nn_finding_begin(struct nn_finding *finding, const struct nn_watch *watch);

static inline bool nn_finding_is_over(struct nn_finding *finding)
{
    return nn_watch_is_over(&finding->watch);
}

static inline bool nn_finding_wants(const struct nn_finding *finding, enum nn_technique which)
{
    return nn_techniques_have(&finding->wanted, which);
}

/* Pass finding->step to the sink, unless it does nothing or the watch is over. False: stop. */
bool nn_finding_report(struct nn_finding *finding);

/* This scratch memory, zeroed when it is made. NULL: no memory; the watch knows, and the finder just returns. */
void *nn_finding_scratch(struct nn_finding *finding, enum nn_scratch which, size_t size);

/* Forget everything that finders keep between positions: the next board is of another kind. */
void nn_finding_forget(struct nn_finding *finding);

void nn_finding_release(struct nn_finding *finding);

#endif
