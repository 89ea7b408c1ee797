/* step_view.h: a step in its public form: lists instead of bit sets, values from 1. */
#ifndef NN_STEP_VIEW_H
#define NN_STEP_VIEW_H

#include "logic/step.h"

struct nn_view {
    nonet_step step;
    unsigned char *memory; /* everything that `step` points to */
    size_t size, used;
};

/* Show `from` in view->step, valid until the next call. False: no memory. */
bool nn_view_show(struct nn_view *view, const struct nn_step *from, int side);

void nn_view_release(struct nn_view *view);

#endif
