/* example_steps.h: the steps of the techniques' examples and practice positions, with their boards. */
#ifndef TEST_EXAMPLE_STEPS_H
#define TEST_EXAMPLE_STEPS_H

#include <nonet.h>

struct example_step {
    int technique;
    nonet_layout *layout;
    nonet_board *board;
    nonet_step *step;
};

struct example_steps {
    struct example_step *steps;
    size_t count, room;
};

/* The first step that each technique lists at its example; `practice`: so many of its other positions, too. Ends the program
 * if something fails. */
void example_steps_collect(struct example_steps *steps, size_t practice);

/* Steps on the way through a puzzle, up to `most`. */
void example_steps_walk(struct example_steps *steps, const nonet_position *puzzle, size_t most);
void example_steps_free(struct example_steps *steps);

#endif
