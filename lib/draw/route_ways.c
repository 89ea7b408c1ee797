/* route_ways.c: simple ways between two ends, tried in the order in which they please the eye, so that worse ones are given
 * up early: arcs where signs nearly touch, else the straight line, bows of several heights to both sides, and lanes. A lane
 * runs straight along a line of the grid or between two columns (or rows) of slots of the cell at either end, with a soft
 * turn at both ends:
 *
 *        o                     o
 *         \                     \__________
 *          |   lane at x                   \     lane at y
 *          |                                o
 *         /
 *        o                                                       */
#include "draw/route.h"

enum { GUTTER = 45, FARTHEST_BOW = 45 /* hundredths of the length */, ARC_CLEARANCE = 28, MOST_OF_ARC = 600 };

static void try_line(const struct nn_router *router, struct nn_route *best)
{
    struct nn_route way;
    way.count = 0;
    nn_route_line(&way, router->from.middle, router->to.middle);
    nn_router_try(router, &way, 0, best);
}

static void try_bow(const struct nn_router *router, int32_t height, struct nn_route *best)
{
    const struct nn_spot from = router->from.middle, to = router->to.middle;
    struct nn_route way;
    way.count = 0;
    nn_route_curve(&way, from, nn_beside(from, to, nn_between(from, to, 287), height),
                   nn_beside(from, to, nn_between(from, to, 737), height), to);
    nn_router_try(router, &way, NN_COST_TURN + (height < 0 ? -height : height) / 5, best);
}

static void try_bows(const struct nn_router *router, int32_t length, struct nn_route *best)
{
    static const int16_t heights[] = {100, 180, 280, 400, 560, 760};
    for (size_t at = 0; at < sizeof heights / sizeof *heights; at++) {
        if (heights[at] * 100 > length * FARTHEST_BOW) break;
        try_bow(router, heights[at], best);
        try_bow(router, -heights[at], best);
    }
}

static void try_arc(const struct nn_router *router, int32_t height, struct nn_route *best)
{
    const struct nn_spot from = router->from.middle, to = router->to.middle;
    struct nn_route way;
    way.count = 0;
    nn_route_curve(&way, from, nn_beside(from, to, from, height), nn_beside(from, to, to, height), to);
    nn_router_try(router, &way, 0, best);
}

/* Over the heads of two signs between which a straight line could not be seen to be dashed. False: there is room between
 * them, or none above, or another arrow is there. */
static bool try_arcs(const struct nn_router *router, int32_t length, struct nn_route *best)
{
    const struct nn_route_end *const from = &router->from, *const to = &router->to;
    if (from->is_square || to->is_square || length - from->reach - to->reach >= router->scene->measures.strong)
        return false;
    const int32_t reach = from->reach > to->reach ? from->reach : to->reach, height = (reach + ARC_CLEARANCE) * 4 / 3;
    struct nn_route arc = {.cost = NN_COST_DEAR};
    try_arc(router, height, &arc);
    try_arc(router, -height, &arc);
    if (arc.touches || arc.cost > MOST_OF_ARC) return false;
    if (arc.cost < best->cost) *best = arc;
    return true;
}

/* ---- lanes --------------------------------------------------------------------------------------- */

/* A point by its place along the lane and across it. */
static struct nn_spot lane_spot(bool is_upright, int32_t along, int32_t across)
{
    return is_upright ? (struct nn_spot){across, along} : (struct nn_spot){along, across};
}

static struct nn_spot part_of_way(struct nn_spot a, struct nn_spot b, int hundredths)
{
    return nn_between(a, b, hundredths * 1024 / 100);
}

/* `turn`: how much of the way along is spent on a turn. */
static void try_lane(const struct nn_router *router, bool is_upright, int32_t lane, int32_t turn, struct nn_route *best)
{
    const struct nn_spot from = router->from.middle, to = router->to.middle;
    const int32_t start = is_upright ? from.y : from.x, end = is_upright ? to.y : to.x,
                  distance = start < end ? end - start : start - end;
    if (turn > distance / 2) turn = distance / 2;
    const int32_t enter = start < end ? start + turn : start - turn, leave = start < end ? end - turn : end + turn;
    const struct nn_spot in = lane_spot(is_upright, enter, lane), out = lane_spot(is_upright, leave, lane);
    const struct nn_spot begin_turn = lane_spot(is_upright, enter, is_upright ? from.x : from.y),
                         end_turn = lane_spot(is_upright, leave, is_upright ? to.x : to.y);
    struct nn_route way;
    way.count = 0;
    nn_route_curve(&way, from, part_of_way(from, begin_turn, 45),
                   part_of_way(in, lane_spot(is_upright, start, lane), 55), in);
    if (enter != leave) nn_route_line(&way, in, out);
    nn_route_curve(&way, out, part_of_way(out, lane_spot(is_upright, end, lane), 55), part_of_way(to, end_turn, 45),
                   to);
    nn_router_try(router, &way, 5 * NN_COST_TURN / 2, best);
}

/* All lanes of the cell that begins at `corner`. */
static void try_lanes_of(const struct nn_router *router, bool is_upright, int32_t corner, struct nn_route *best)
{
    static const int16_t turns[] = {260, 440, 620};
    const struct nn_measures *const m = &router->scene->measures;
    const int count = is_upright ? m->columns : m->rows;
    const int32_t first = is_upright ? m->first_x : m->first_y, spacing = is_upright ? m->spacing_x : m->spacing_y;
    for (int lane = 0; lane <= count; lane++) {
        const int32_t at = !lane           ? GUTTER
                           : lane == count ? NN_DRAW_CELL - GUTTER
                                           : first + lane * spacing - spacing / 2;
        for (size_t turn = 0; turn < sizeof turns / sizeof *turns; turn++)
            try_lane(router, is_upright, corner + at, turns[turn], best);
    }
}

static void try_lanes(const struct nn_router *router, bool is_upright, struct nn_route *best)
{
    const struct nn_measures *const m = &router->scene->measures;
    const struct nn_spot from = router->from.middle, to = router->to.middle;
    const int32_t distance = is_upright ? to.y - from.y : to.x - from.x, origin = is_upright ? m->left : m->top,
                  one = is_upright ? from.x : from.y, two = is_upright ? to.x : to.y;
    if (distance > -NN_DRAW_CELL && distance < NN_DRAW_CELL) return;
    const int32_t first = (one - origin) / NN_DRAW_CELL, second = (two - origin) / NN_DRAW_CELL;
    try_lanes_of(router, is_upright, origin + first * NN_DRAW_CELL, best);
    if (second != first) try_lanes_of(router, is_upright, origin + second * NN_DRAW_CELL, best);
}

void nn_try_simple_ways(const struct nn_router *router, struct nn_route *best)
{
    const int32_t length = nn_distance(router->from.middle, router->to.middle);
    if (try_arcs(router, length, best)) return;
    try_line(router, best);
    try_bows(router, length, best);
    try_lanes(router, true, best);
    try_lanes(router, false, best);
}
