/* deadly.h: cells that must not end up with only the digits of a pattern; see deadly.c. */
#ifndef NN_DEADLY_H
#define NN_DEADLY_H

#include "logic/finder.h"
#include "logic/snapshot.h"

/* If no cell of the pattern held an extra digit, the solution would not be the only one. */
struct nn_deadly {
    uint32_t digits;       /* of the pattern */
    struct nn_cells cells; /* of the pattern */
    struct nn_cells roof;  /* those with extra digits; the others are the floor */
    uint32_t extras;       /* the other digits of the roof */
    /* [cell]: the digits of the pattern that this roof cell would hold; NULL: all of them. */
    const uint32_t *inner;
};

enum { NN_DEADLY_TYPES = 4 };

/* The candidates of a roof cell that belong to the pattern, and those that do not. */
uint32_t nn_deadly_inner(const struct nn_deadly *deadly, const struct nn_grid *grid, int cell);
uint32_t nn_deadly_extras(const struct nn_deadly *deadly, const struct nn_grid *grid, int cell);

/* Begin the step; `link` goes to the roof. */
void nn_deadly_begin(struct nn_finding *finding, enum nn_technique technique, const struct nn_deadly *deadly,
                     uint32_t link);

/* Report what follows, as far as it is wanted; type[i] is the technique of type i + 1. */
bool nn_report_deadly(struct nn_finding *finding, const struct nn_deadly *deadly,
                      const enum nn_technique type[NN_DEADLY_TYPES]);

/* Type 3 alone (deadly_subsets.c). */
bool nn_report_deadly_subsets(struct nn_finding *finding, const struct nn_deadly *deadly, enum nn_technique technique);

/* ---- the patterns of a position, listed once for all types (deadly_list.c) ------------------------ */

enum { NN_DEADLY_KEPT = 1000, NN_DEADLY_KEPT_USUALLY = 100 };

/* Scratch memory of a family, with the smallest patterns first. */
struct nn_deadly_list {
    struct nn_snapshot snapshot;
    bool needs_full_corners, is_thorough; /* the options it was made with */
    int count;
    struct nn_deadly kept[NN_DEADLY_KEPT];
    int sizes[NN_DEADLY_KEPT];
};

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_deadly_list_check(const struct nn_deadly_list *list, const struct nn_grid *grid);

/* Add a pattern. If there are too many, the largest are dropped. */
void nn_deadly_keep(struct nn_deadly_list *list, const struct nn_deadly *deadly);

/* Report what follows from the patterns that `find` adds to the list. It is called only when the position
 * has changed. */
typedef void nn_deadly_search(struct nn_finding *finding, struct nn_deadly_list *list);
bool nn_report_deadly_list(struct nn_finding *finding, enum nn_scratch which, nn_deadly_search *find,
                           const enum nn_technique type[NN_DEADLY_TYPES]);

#endif
