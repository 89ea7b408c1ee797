/* step_picture.h: pictures of steps in books. They show only what matters to the step, and are made only if it can be read. */
#ifndef PAPER_STEP_PICTURE_H
#define PAPER_STEP_PICTURE_H

#include "book_inside.h"

struct shown_step {
    const nonet_position *position;
    const nonet_step *step;
    const char *symbols; /* or NULL */
};

/* NULL: it cannot be drawn so that all of it can be read at this width. Free it with nonet_drawing_free. */
nonet_drawing *step_picture_new(const struct making *making, const struct shown_step *shown, double width);

/* Pictures are square. */
void step_picture_show(const struct making *making, const nonet_drawing *drawing, double x, double y, double width);

#endif
