/* way_cut.h: a way that was found, from where it leaves its first end to where it reaches the last one. */
#ifndef NN_WAY_CUT_H
#define NN_WAY_CUT_H

#include "draw/route.h"

/* A point of a way: the number of a bend, and 1024ths of it. */
struct nn_cut {
    int bend;
    int32_t part;
};

/* Where it leaves the first end; where it comes as near as `more` to the last one. */
struct nn_cut nn_cut_start(const struct nn_route *way, const struct nn_route_end *from);
struct nn_cut nn_cut_end(const struct nn_route *way, const struct nn_route_end *to, int32_t more);

bool nn_cut_is_before(struct nn_cut a, struct nn_cut b);
struct nn_spot nn_spot_at_cut(const struct nn_route *way, struct nn_cut cut);

/* Points for the path that was added last. */
void nn_canvas_way(struct nn_canvas *canvas, const struct nn_route *way, struct nn_cut start, struct nn_cut end);

#endif
