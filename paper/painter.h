/* painter.h: paints a nonet_drawing, at any place and scale. */
#ifndef PAPER_PAINTER_H
#define PAPER_PAINTER_H

#include <nonet.h>

#include "typeface.h"

struct painter {
    const struct typeface *typeface;
    cairo_t *cairo;
    double thinnest; /* lines are at least so wide, in units of the surface; 0: as drawn */
    double palest;   /* shades are at least so dark, as parts of white, but for white itself; 0: as drawn */
    bool is_bare;    /* the paper is there already: leave out the drawing's own */
};

/* Paint it with its upper left corner at x, y, in this width. */
void painter_show(const struct painter *painter, const nonet_drawing *drawing, double x, double y, double width);

/* Set the colour 0xRRGGBB. */
void painter_colour(cairo_t *cairo, uint32_t colour);

#endif
