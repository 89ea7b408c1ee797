/* route.h: the ways of arrows over the board.
 *
 * An arrow may not touch a candidate, sign or digit that it does not link, and keeps off other arrows. Many ways are tried,
 * the cheapest wins:
 *
 *     route_ways.c     a straight line, bows to both sides, lanes along the lines of the grid and between the slots
 *     route_maze.c     if all of these touch something: the best way through the lanes of the whole board
 *     route.c          what a way costs, and what is kept of it
 *
 * Ways run from middle to middle of their ends; what lies within the ends is cut off at last. A way is sampled every
 * NN_ROUTE_STEP units. What a sample touches is known without a search: a cell has one digit or one thing in each slot, so
 * there are only one to four obstacles to look at (the nearest ones), and these are looked at exactly. Only the arrows drawn so far are kept
 * in a raster of bytes, with the direction in which they run: to cross one costs little, to run along it much. */
#ifndef NN_ROUTE_H
#define NN_ROUTE_H

#include "draw/scene.h"

enum { NN_ROUTE_STEP = 25, NN_ROUTE_BENDS = 48, NN_ROUTE_PITCH = 40, NN_ROUTE_FINE = NN_DRAW_CELL / 4 + 1 };

/* What ways cost: a sample, one that comes near something, one that touches it, one that touches another arrow. */
enum {
    NN_COST_SAMPLE = 5,
    NN_COST_NEAR = 12,
    NN_COST_TOUCH = 1500,
    NN_COST_ALONG = 110,
    NN_COST_ACROSS = 25,
    NN_COST_BORDER = 20, /* along a thick line of the grid */
    NN_COST_TURN = 60,
    NN_COST_DEAR = 1 << 30, /* any way is cheaper */
};

/* Where a link begins or ends. */
struct nn_route_end {
    struct nn_spot middle;
    int32_t reach; /* ways are cut off here: the radius of a circle, or half the side of a square */
    bool is_square;
    int cell;
    int slot; /* or -1: all of the cell */
};

struct nn_route {
    struct nn_bend bends[NN_ROUTE_BENDS];
    int count;
    int64_t cost;
    bool touches; /* something that it should not */
};

/* What stands in the way: nothing, a circle or a rectangle. */
struct nn_obstacle {
    int32_t width, height; /* halves; a circle has no height */
};

struct nn_router {
    const struct nn_scene *scene;
    struct nn_obstacle *obstacles; /* [cell * (slots + 1) + slot]; the last one: of the whole cell */
    int slots;
    uint8_t *is_wide;                                    /* [cell]: 1 if something reaches beyond its slot */
    uint8_t columns[NN_ROUTE_FINE], rows[NN_ROUTE_FINE]; /* [quarter of the place in a cell]: of the nearest slot */
    uint8_t *arrows;                                     /* raster: 0, or 1 + direction */
    int raster;                                          /* its width */
    struct nn_route_end from, to;
    int32_t half;         /* of the width of the line */
    struct nn_maze *maze; /* made when it is needed first */
};

nonet_status nn_router_begin(struct nn_router *router, const struct nn_scene *scene);
void nn_router_end(struct nn_router *router);

/* The best way between two ends. NONET_ERR_MEMORY. */
nonet_status nn_router_find(struct nn_router *router, const struct nn_route_end *from, const struct nn_route_end *to,
                            int32_t width, struct nn_route *best);

/* Later ways keep off this one. */
void nn_router_keep(struct nn_router *router, const struct nn_route *way);

/* The end of a link at this candidate (value 0: at the cell; `is_group`: one of several). (draw_links.c) */
struct nn_route_end nn_route_end_at(const struct nn_scene *scene, int cell, int value, bool is_group);

/* Tie together what is one end of a link. (draw_groups.c) */
nonet_status nn_draw_groups(struct nn_scene *scene, struct nn_router *router);

/* Does a line of this half width touch anything at this point that is not an end? */
bool nn_router_touches(const struct nn_router *router, struct nn_spot spot, int32_t half);

/* ---- between the files --------------------------------------------------------------------------- */

bool nn_end_holds(const struct nn_route_end *end, struct nn_spot spot);

/* 0, or what a sample here costs besides its length. */
int64_t nn_sample_cost(const struct nn_router *router, struct nn_spot spot, int direction, bool *touches);

/* Which way a line runs: 0 across, 1 down to the right, 2 down, 3 down to the left. */
int nn_direction_of(int32_t x, int32_t y);

/* Make it the best way if it is cheaper. `bend`: what its form costs. */
void nn_router_try(const struct nn_router *router, struct nn_route *way, int64_t bend, struct nn_route *best);

void nn_try_simple_ways(const struct nn_router *router, struct nn_route *best);
nonet_status nn_try_maze(struct nn_router *router, struct nn_route *best);
void nn_maze_free(struct nn_maze *maze);

static inline void nn_route_line(struct nn_route *way, struct nn_spot a, struct nn_spot b)
{
    way->bends[way->count++] = (struct nn_bend){a, a, b, b, true};
}

static inline void nn_route_curve(struct nn_route *way, struct nn_spot a, struct nn_spot first, struct nn_spot second,
                                  struct nn_spot b)
{
    way->bends[way->count++] = (struct nn_bend){a, first, second, b, false};
}

#endif
