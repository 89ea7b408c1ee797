/* fish_catch.h: the fish of one digit, collected to list them: of those that strike the same, the simplest one.
 *
 * A fish is simpler than another one if it has fewer endo fins or, with as many, fewer fins. There may be more sets of
 * struck cells than there is room for; whatever can be struck is struck by a fish of the catch. */
#ifndef NN_FISH_CATCH_H
#define NN_FISH_CATCH_H

#include "logic/fish.h"

enum {
    NN_CATCH_ROOM = 512, /* fish; beyond this only those that strike a new cell */
    NN_MOST_CAUGHT = NN_CATCH_ROOM + NN_LOGIC_CELLS,
    NN_MOST_SIAMESE = 128
};

struct nn_catch {
    struct nn_fish fish[NN_MOST_CAUGHT];
    int count;
    struct nn_cells struck; /* by any of them */
    struct nn_siamese {
        struct nn_fish first, second;
        struct nn_cells struck; /* by both together */
    } siamese[NN_MOST_SIAMESE];
    int siamese_count;
};

void nn_catch_begin(struct nn_catch *caught);
void nn_catch_add(struct nn_catch *caught, const struct nn_fish *fish);
/* Two fish of one base as one step, unless others strike the same. */
void nn_catch_add_siamese(struct nn_catch *caught, const struct nn_fish *first, const struct nn_fish *second);

/* Report all of them, siamese ones last. False: stop. */
bool nn_catch_report(struct nn_finding *finding, const struct nn_catch *caught);

#endif
