/* fish.h: a fish as it is found, for all fish finders.
 *
 * A fish of a digit has n houses, the base, and n other houses, the cover. Each house of the base has two places of the
 * digit or more, each house of the cover a place of the base. It may have five fins, two of them endo fins (these are
 * HoDoKu's limits); franken_fish.c says what fins are. It strikes what sees all of them and is a place of the cover but
 * not of the base, or of two houses of the cover. Franken and mutant fish have no sashimi form of their own. */
#ifndef NN_FISH_H
#define NN_FISH_H

#include "logic/finder.h"

enum { NN_MOST_FINS = 5, NN_MOST_ENDO_FINS = 2, NN_LARGEST_FISH = 7, NN_LARGEST_SCHOOL = 32 };

struct nn_fish {
    enum nn_technique technique;
    bool is_sashimi;
    int digit, size;
    int base[NN_LARGEST_FISH], cover[NN_LARGEST_FISH]; /* houses */
    struct nn_cells cells;                             /* the base's places without fins */
    struct nn_cells fins, endo_fins;                   /* separate */
    struct nn_cells struck;
};

/* The fish that have one base, collected where siamese fish are allowed. */
struct nn_school {
    struct nn_fish fish[NN_LARGEST_SCHOOL];
    int count;
};

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_fish_check(const struct nn_fish *fish, const struct nn_grid *grid);

/* A fish was found: report it, or keep it in the school if siamese fish are allowed. False:
 * stop. */
bool nn_fish_found(struct nn_finding *finding, struct nn_school *school, const struct nn_fish *fish);

/* Report a fish, or two with one base. False: stop. */
bool nn_fish_report(struct nn_finding *finding, const struct nn_fish *fish);
bool nn_siamese_report(struct nn_finding *finding, const struct nn_fish *first, const struct nn_fish *second);

/* Does each of two fish with one base strike something that the other does not, and do they form this technique
 * together? */
bool nn_are_siamese(const struct nn_fish *a, const struct nn_fish *b, enum nn_technique technique);

/* Fill finding->step with the fish. */
void nn_fish_fill(struct nn_finding *finding, const struct nn_fish *fish);

/* All fish of the base are known: report those of the technique that were kept, siamese ones
 * first, as they strike more. A siamese fish with a sashimi and a finned half counts as finned.
 * False: stop. */
bool nn_school_report(struct nn_finding *finding, const struct nn_school *school, enum nn_technique technique);

#endif
