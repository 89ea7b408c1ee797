/* route_maze.c: the best way through the lanes of the whole board, for links that no simple way serves.
 *
 * Lanes cross each other in a lattice: along both edges of each cell, through the middles of the slots and between them.
 * Dijkstra's algorithm with a bound for what is left (A*) finds the cheapest way from node to node; a state is a node and the
 * direction in which it was reached, since turns cost something. What an edge costs is sampled when it is first needed. The
 * corners of the way are rounded as far as nothing is touched.
 *
 *       . : . : . : .  .        a lattice of 7 lines in a cell with 3 columns of slots: gutter, slot, between, slot,
 *       |              |        between, slot, gutter */
#include "draw/route.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

enum { GUTTER_LINE = 45, DIRECTIONS = 4, MOST_LINES = 25 * 11, UNKNOWN = UINT16_MAX };

#define NOWHERE UINT32_MAX /* too large for an enumerator */

struct maze_entry {
    uint32_t bound; /* cost so far, and what is left at least */
    uint32_t state;
};

struct nn_maze {
    int columns, rows; /* lines of the lattice */
    int32_t *xs, *ys;  /* where they are */
    uint16_t *edges;   /* [node * 2 + (0 right, 1 down)]: cost, or UNKNOWN */
    uint32_t *costs;   /* [node * 4 + direction] */
    uint8_t *origins;  /* the same: the direction in which the node before it was reached */
    struct maze_entry *queue;
    size_t queued, room;
};

/* Directions: 0 right, 1 down, 2 left, 3 up. */
static const int8_t direction_x[DIRECTIONS] = {1, 0, -1, 0}, direction_y[DIRECTIONS] = {0, 1, 0, -1};

void nn_maze_free(struct nn_maze *maze)
{
    if (!maze) return;
    free(maze->xs);
    free(maze->edges);
    free(maze->costs);
    free(maze->origins);
    free(maze->queue);
    free(maze);
}

/* ---- the lattice --------------------------------------------------------------------------------- */

static int lines_in_cell(int slots)
{
    return 2 * slots + 1;
}

static void lay_lines(int32_t *lines, int side, int32_t origin, int slots, int32_t first, int32_t spacing)
{
    for (int cell = 0; cell < side; cell++) {
        const int32_t corner = origin + cell * NN_DRAW_CELL;
        *lines++ = corner + GUTTER_LINE;
        for (int slot = 0; slot < slots; slot++) {
            if (slot) *lines++ = corner + first + slot * spacing - spacing / 2;
            *lines++ = corner + first + slot * spacing;
        }
        *lines++ = corner + NN_DRAW_CELL - GUTTER_LINE;
    }
}

static struct nn_maze *make_maze(const struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    const int side = scene->layout->side;
    struct nn_maze *const maze = calloc(1, sizeof *maze);
    if (!maze) return NULL;
    maze->columns = side * lines_in_cell(m->columns);
    maze->rows = side * lines_in_cell(m->rows);
    const size_t nodes = (size_t)maze->columns * (size_t)maze->rows;
    maze->room = nodes * DIRECTIONS;
    maze->xs = malloc((size_t)(maze->columns + maze->rows) * sizeof *maze->xs);
    maze->edges = malloc(nodes * 2 * sizeof *maze->edges);
    maze->costs = malloc(nodes * DIRECTIONS * sizeof *maze->costs);
    maze->origins = malloc(nodes * DIRECTIONS);
    maze->queue = malloc(maze->room * sizeof *maze->queue);
    if (!maze->xs || !maze->edges || !maze->costs || !maze->origins || !maze->queue) {
        nn_maze_free(maze);
        return NULL;
    }
    maze->ys = maze->xs + maze->columns;
    lay_lines(maze->xs, side, m->left, m->columns, m->first_x, m->spacing_x);
    lay_lines(maze->ys, side, m->top, m->rows, m->first_y, m->spacing_y);
    return maze;
}

static struct nn_spot spot_of(const struct nn_maze *maze, uint32_t node)
{
    return (struct nn_spot){maze->xs[node % (uint32_t)maze->columns], maze->ys[node / (uint32_t)maze->columns]};
}

static int nearest_line(const int32_t *lines, int count, int32_t at)
{
    int best = 0;
    for (int line = 1; line < count; line++)
        if (labs((long)lines[line] - at) < labs((long)lines[best] - at)) best = line;
    return best;
}

static uint32_t lattice_node_at(const struct nn_maze *maze, struct nn_spot spot)
{
    return (uint32_t)(nearest_line(maze->ys, maze->rows, spot.y) * maze->columns +
                      nearest_line(maze->xs, maze->columns, spot.x));
}

static uint16_t measure_edge(const struct nn_router *router, struct nn_spot a, struct nn_spot b)
{
    const struct nn_bend bend = {a, a, b, b, true};
    const int32_t samples = nn_bend_length(&bend) / NN_ROUTE_STEP + 1;
    const int direction = nn_direction_of(b.x - a.x, b.y - a.y);
    int64_t cost = 0;
    bool touches = false;
    for (int32_t sample = 1; sample <= samples; sample++) {
        const struct nn_spot spot = nn_bend_at(&bend, sample * 1024 / samples);
        if (nn_end_holds(&router->from, spot) || nn_end_holds(&router->to, spot)) continue;
        cost += NN_COST_SAMPLE + nn_sample_cost(router, spot, direction, &touches);
    }
    return cost < UNKNOWN ? (uint16_t)cost : UNKNOWN - 1;
}

static uint32_t edge_cost(const struct nn_router *router, uint32_t node, int direction, uint32_t next)
{
    struct nn_maze *const maze = router->maze;
    const uint32_t first = direction < 2 ? node : next;
    uint16_t *const edge = &maze->edges[first * 2 + (uint32_t)(direction & 1)];
    if (*edge == UNKNOWN) *edge = measure_edge(router, spot_of(maze, node), spot_of(maze, next));
    return *edge;
}

/* ---- the queue: a heap --------------------------------------------------------------------------- */

/* When it is full, the worst that happens is a worse way. */
static void queue_add(struct nn_maze *maze, uint32_t bound, uint32_t state)
{
    if (maze->queued == maze->room) return;
    size_t at = maze->queued++;
    for (; at && maze->queue[(at - 1) / 2].bound > bound; at = (at - 1) / 2)
        maze->queue[at] = maze->queue[(at - 1) / 2];
    maze->queue[at] = (struct maze_entry){bound, state};
}

static struct maze_entry queue_take(struct nn_maze *maze)
{
    const struct maze_entry first = maze->queue[0], last = maze->queue[--maze->queued];
    size_t at = 0;
    for (size_t child; (child = 2 * at + 1) < maze->queued; at = child) {
        if (child + 1 < maze->queued && maze->queue[child + 1].bound < maze->queue[child].bound) child++;
        if (maze->queue[child].bound >= last.bound) break;
        maze->queue[at] = maze->queue[child];
    }
    maze->queue[at] = last;
    return first;
}

/* ---- the search ---------------------------------------------------------------------------------- */

static uint32_t left_at_least(const struct nn_router *router, uint32_t node)
{
    const struct nn_spot spot = spot_of(router->maze, node), to = router->to.middle;
    const int32_t distance = (int32_t)(labs((long)to.x - spot.x) + labs((long)to.y - spot.y)) - 2 * router->to.reach;
    return distance > 0 ? (uint32_t)(distance / NN_ROUTE_STEP * NN_COST_SAMPLE) : 0;
}

static void reach_neighbours(const struct nn_router *router, uint32_t state)
{
    struct nn_maze *const maze = router->maze;
    const uint32_t node = state / DIRECTIONS;
    const int came = (int)(state % DIRECTIONS), column = (int)(node % (uint32_t)maze->columns),
              row = (int)(node / (uint32_t)maze->columns);
    for (int direction = 0; direction < DIRECTIONS; direction++) {
        const int x = column + direction_x[direction], y = row + direction_y[direction];
        if (((direction - came) & 3) == 2 || x < 0 || y < 0 || x >= maze->columns || y >= maze->rows) continue;
        const uint32_t next = (uint32_t)(y * maze->columns + x), reached = next * DIRECTIONS + (uint32_t)direction;
        const uint32_t cost =
            maze->costs[state] + edge_cost(router, node, direction, next) + (direction == came ? 0 : NN_COST_TURN);
        if (cost >= maze->costs[reached]) continue;
        maze->costs[reached] = cost;
        maze->origins[reached] = (uint8_t)came;
        queue_add(maze, cost + left_at_least(router, next), reached);
    }
}

/* The state in which the goal is reached, or NOWHERE. */
static uint32_t search_maze(const struct nn_router *router, uint32_t start, uint32_t goal, int64_t limit)
{
    struct nn_maze *const maze = router->maze;
    const size_t nodes = (size_t)maze->columns * (size_t)maze->rows;
    memset(maze->edges, 0xFF, nodes * 2 * sizeof *maze->edges);
    memset(maze->costs, 0xFF, nodes * DIRECTIONS * sizeof *maze->costs);
    maze->queued = 0;
    for (uint32_t direction = 0; direction < DIRECTIONS; direction++) {
        maze->costs[start * DIRECTIONS + direction] = 0;
        queue_add(maze, 0, start * DIRECTIONS + direction);
    }
    while (maze->queued) {
        const struct maze_entry entry = queue_take(maze);
        if (entry.bound >= limit) return NOWHERE;
        if (entry.state / DIRECTIONS == goal) return entry.state;
        if (entry.bound <= maze->costs[entry.state] + left_at_least(router, entry.state / DIRECTIONS))
            reach_neighbours(router, entry.state);
    }
    return NOWHERE;
}

/* ---- the way ------------------------------------------------------------------------------------- */

/* The corners from the goal back to the start. Returns how many; 0: too many. */
static int list_corners(const struct nn_router *router, uint32_t state, uint32_t start, struct nn_spot *corners,
                        int most)
{
    const struct nn_maze *const maze = router->maze;
    int count = 0;
    corners[count++] = router->to.middle;
    while (state / DIRECTIONS != start) {
        const uint32_t node = state / DIRECTIONS;
        const int direction = (int)(state % DIRECTIONS), came = maze->origins[state];
        const uint32_t before = (uint32_t)((int)node - direction_x[direction] - direction_y[direction] * maze->columns);
        if (came != direction && before != start) {
            if (count == most - 1) return 0;
            corners[count++] = spot_of(maze, before);
        }
        state = before * DIRECTIONS + (uint32_t)came;
    }
    corners[count++] = router->from.middle;
    return count;
}

static int32_t smaller(int32_t a, int32_t b)
{
    return a < b ? a : b;
}

/* A quarter of a circle is nearly a curve whose control points are 0.5523 of the radius from its ends. */
static void round_corner(struct nn_route *way, struct nn_spot in, struct nn_spot corner, struct nn_spot out)
{
    nn_route_curve(way, in, nn_between(in, corner, 565), nn_between(out, corner, 565), out);
}

static void try_rounded(const struct nn_router *router, const struct nn_spot *corners, int count, int32_t radius,
                        struct nn_route *best)
{
    struct nn_route way;
    way.count = 0;
    struct nn_spot at = corners[count - 1];
    for (int corner = count - 2; corner > 0; corner--) {
        const struct nn_spot turn = corners[corner], next = corners[corner - 1];
        const int32_t cut = smaller(radius, smaller(nn_distance(at, turn) * 9 / 10, nn_distance(turn, next) / 2));
        const struct nn_spot in = nn_towards(turn, at, cut), out = nn_towards(turn, next, cut);
        nn_route_line(&way, at, in);
        round_corner(&way, in, turn, out);
        at = out;
    }
    nn_route_line(&way, at, corners[0]);
    nn_router_try(router, &way, (count - 2) * NN_COST_TURN, best);
}

nonet_status nn_try_maze(struct nn_router *router, struct nn_route *best)
{
    static const int16_t radii[] = {160, 110, 70, 40, 20};
    if (!router->maze) router->maze = make_maze(router->scene);
    if (!router->maze) return NONET_ERR_MEMORY;
    const uint32_t start = lattice_node_at(router->maze, router->from.middle),
                   goal = lattice_node_at(router->maze, router->to.middle);
    const uint32_t reached = search_maze(router, start, goal, best->cost);
    struct nn_spot corners[NN_ROUTE_BENDS / 2];
    if (reached == NOWHERE || start == goal) return NONET_OK;
    const int count = list_corners(router, reached, start, corners, NN_ROUTE_BENDS / 2);
    for (size_t radius = 0; count && radius < sizeof radii / sizeof *radii; radius++) {
        try_rounded(router, corners, count, radii[radius], best);
        if (!best->touches) break;
    }
    return NONET_OK;
}
