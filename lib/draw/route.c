/* route.c: see route.h. */
#include "draw/route.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/try.h"

/* Lines keep this far from what they do not touch, if there is room: any nearer costs something. */
enum { LEAST_CLEARANCE = 8, CLEARANCE = 34, OUTSIDE = 30, BORDER = 60 };
/* From the middle of a border on. */
enum { BOX_LINE = 34, FRAME = 60 };

/* ---- what stands where --------------------------------------------------------------------------- */

static struct nn_obstacle obstacle_of_text(const char *text, int32_t size)
{
    return (struct nn_obstacle){nn_text_width(text, size) / 2, size * 37 / 100};
}

static struct nn_obstacle obstacle_of_sign(const struct nn_scene *scene, int cell, int value)
{
    const struct nn_measures *const m = &scene->measures;
    const int sign = *nn_sign_at(scene, cell, value);
    if (sign == NN_SIGN_NONE) return (struct nn_obstacle){0};
    if (sign == NN_SIGN_MARK) return obstacle_of_text(scene->names[value], m->mark_size);
    if (nn_has_ring(scene, cell, value)) return (struct nn_obstacle){nn_ring_radius(m) + m->thin / 2, 0};
    switch (sign) {
    case NN_SIGN_REMOVED:
    case NN_SIGN_SETTLED: return (struct nn_obstacle){m->radius * 108 / 100, m->radius * 108 / 100};
    case NN_SIGN_FIN: return (struct nn_obstacle){m->radius * 104 / 100, m->radius * 108 / 100};
    case NN_SIGN_SET + 1:
    case NN_SIGN_SET + 1 + NN_SET_SIGNS / 2: return (struct nn_obstacle){m->radius * 94 / 100, m->radius * 94 / 100};
    default: break;
    }
    return (struct nn_obstacle){m->radius * (sign >= NN_SIGN_SET + 2 ? 110 : 101) / 100, 0};
}

static void place_obstacles(struct nn_router *router, int cell)
{
    const struct nn_scene *const scene = router->scene;
    struct nn_obstacle *const of_cell = router->obstacles + cell * (router->slots + 1);
    const int held = scene->position->cells[cell];
    if (held) of_cell[router->slots] = obstacle_of_text(scene->names[held], scene->measures.digit_size);
    for (int value = 1; value <= scene->layout->side && !held; value++) {
        const int sign = *nn_sign_at(scene, cell, value), slot = scene->measures.slot_of[value];
        if (sign == NN_SIGN_PLACED) of_cell[router->slots] = (struct nn_obstacle){445, 445};
        else if (sign != NN_SIGN_NONE) of_cell[slot] = obstacle_of_sign(scene, cell, value);
        if (nn_has_ring(scene, cell, value)) router->is_wide[cell] = 1;
    }
}

static int nearest_slot(int32_t at, int32_t first, int32_t spacing, int count)
{
    if (count == 1 || at < first) return 0;
    const int slot = (int)((at - first + spacing / 2) / spacing);
    return slot < count ? slot : count - 1;
}

static void find_slots(struct nn_router *router)
{
    const struct nn_measures *const m = &router->scene->measures;
    for (int at = 0; at < NN_ROUTE_FINE; at++) {
        router->columns[at] = (uint8_t)nearest_slot(at * 4 + 2, m->first_x, m->spacing_x, m->columns);
        router->rows[at] = (uint8_t)nearest_slot(at * 4 + 2, m->first_y, m->spacing_y, m->rows);
    }
}

nonet_status nn_router_begin(struct nn_router *router, const struct nn_scene *scene)
{
    const struct nn_measures *const m = &scene->measures;
    const size_t cells = (size_t)scene->layout->cells;
    *router = (struct nn_router){.scene = scene, .slots = m->columns * m->rows};
    router->raster = m->board / NN_ROUTE_PITCH + 1;
    router->obstacles = calloc(cells * (size_t)(router->slots + 1), sizeof *router->obstacles);
    router->arrows = calloc((size_t)router->raster, (size_t)router->raster);
    router->is_wide = calloc(cells, 1);
    if (!router->obstacles || !router->arrows || !router->is_wide) return NONET_ERR_MEMORY;
    find_slots(router);
    for (int cell = 0; cell < scene->layout->cells; cell++) place_obstacles(router, cell);
    return NONET_OK;
}

void nn_router_end(struct nn_router *router)
{
    free(router->obstacles);
    free(router->arrows);
    free(router->is_wide);
    nn_maze_free(router->maze);
}

/* ---- what a point touches ------------------------------------------------------------------------ */

/* The square of how far the point may be from the obstacle's edge, and of how far it is: is it nearer than `room`? */
static bool is_nearer(const struct nn_obstacle *obstacle, int32_t x, int32_t y, int32_t room)
{
    if (!obstacle->width) return false;
    if (!obstacle->height) {
        const int64_t reach = obstacle->width + room;
        return (int64_t)x * x + (int64_t)y * y < reach * reach;
    }
    const int64_t across = x < 0 ? -x - obstacle->width : x - obstacle->width,
                  down = y < 0 ? -y - obstacle->height : y - obstacle->height;
    if (across >= room || down >= room) return false;
    if (across <= 0 || down <= 0) return true;
    return across * across + down * down < (int64_t)room * room;
}

/* Does a line of this half width touch something, or come near it? */
enum contact { CONTACT_NONE, CONTACT_NEAR, CONTACT_TOUCHED };

static enum contact contact_with(const struct nn_obstacle *obstacle, int32_t x, int32_t y, int32_t half)
{
    if (!is_nearer(obstacle, x, y, half + CLEARANCE)) return CONTACT_NONE;
    return is_nearer(obstacle, x, y, half + LEAST_CLEARANCE) ? CONTACT_TOUCHED : CONTACT_NEAR;
}

static bool is_end(const struct nn_route_end *end, int cell, int slot)
{
    return cell == end->cell && (end->slot < 0 || slot == end->slot);
}

static int cell_of_spot(const struct nn_scene *scene, struct nn_spot spot)
{
    const int column = (spot.x - scene->measures.left) / NN_DRAW_CELL,
              row = (spot.y - scene->measures.top) / NN_DRAW_CELL, side = scene->layout->side;
    return (row < side ? row : side - 1) * side + (column < side ? column : side - 1);
}

/* The slot on the other side of the border between two, if the point is close to that: rings reach a little beyond it. */
static int slot_beyond(int slot, int32_t away, int32_t spacing, int count)
{
    const int32_t border = spacing / 2 - BORDER;
    const int other = away > border ? slot + 1 : away < -border ? slot - 1 : slot;
    return other >= 0 && other < count ? other : slot;
}

static enum contact contact_in_slot(const struct nn_router *router, int cell, int column, int row, struct nn_spot at,
                                    int32_t half)
{
    const struct nn_measures *const m = &router->scene->measures;
    const int slot = row * m->columns + column;
    const struct nn_obstacle *const obstacle = &router->obstacles[cell * (router->slots + 1) + slot];
    if (!obstacle->width || is_end(&router->from, cell, slot) || is_end(&router->to, cell, slot)) return CONTACT_NONE;
    return contact_with(obstacle, at.x - m->first_x - column * m->spacing_x, at.y - m->first_y - row * m->spacing_y,
                        half);
}

/* With what is in the slots around a point of a cell. */
static enum contact contact_in_slots(const struct nn_router *router, int cell, struct nn_spot at, int32_t half)
{
    const struct nn_measures *const m = &router->scene->measures;
    const int column = router->columns[at.x / 4], row = router->rows[at.y / 4];
    enum contact worst = contact_in_slot(router, cell, column, row, at, half);
    if (!router->is_wide[cell] || worst == CONTACT_TOUCHED) return worst;
    const int other_column = slot_beyond(column, at.x - m->first_x - column * m->spacing_x, m->spacing_x, m->columns),
              other_row = slot_beyond(row, at.y - m->first_y - row * m->spacing_y, m->spacing_y, m->rows);
    const int others[][2] = {{other_column, row}, {column, other_row}, {other_column, other_row}};
    for (int other = 0; other < 3; other++) {
        if (others[other][0] == column && others[other][1] == row) continue;
        const enum contact contact = contact_in_slot(router, cell, others[other][0], others[other][1], at, half);
        if (contact > worst) worst = contact;
    }
    return worst;
}

/* The point is on the board. */
static enum contact contact_at(const struct nn_router *router, struct nn_spot spot, int32_t half)
{
    const int cell = cell_of_spot(router->scene, spot);
    const struct nn_obstacle *const whole = &router->obstacles[cell * (router->slots + 1) + router->slots];
    const struct nn_spot corner = nn_cell_corner(router->scene, cell);
    const struct nn_spot at = {spot.x - corner.x, spot.y - corner.y};
    if (!whole->width) return contact_in_slots(router, cell, at, half);
    if (is_end(&router->from, cell, -1) || is_end(&router->to, cell, -1)) return CONTACT_NONE;
    return contact_with(whole, at.x - NN_DRAW_CELL / 2, at.y - NN_DRAW_CELL / 2, half);
}

static bool is_inside_board(const struct nn_router *router, struct nn_spot spot)
{
    const struct nn_measures *const m = &router->scene->measures;
    return spot.x > m->left + OUTSIDE && spot.y > m->top + OUTSIDE && spot.x < m->left + m->board - OUTSIDE &&
           spot.y < m->top + m->board - OUTSIDE;
}

bool nn_router_touches(const struct nn_router *router, struct nn_spot spot, int32_t half)
{
    return !is_inside_board(router, spot) || contact_at(router, spot, half) == CONTACT_TOUCHED;
}

int nn_direction_of(int32_t x, int32_t y)
{
    const int64_t across = x < 0 ? -(int64_t)x : x, down = y < 0 ? -(int64_t)y : y;
    if (down * 5 < across * 2) return 0;
    if (across * 5 < down * 2) return 2;
    return (x < 0) == (y < 0) ? 1 : 3;
}

static uint8_t *raster_at(const struct nn_router *router, struct nn_spot spot)
{
    const struct nn_measures *const m = &router->scene->measures;
    const int column = (spot.x - m->left) / NN_ROUTE_PITCH, row = (spot.y - m->top) / NN_ROUTE_PITCH;
    return router->arrows + row * router->raster + column;
}

/* Across the way to the nearest line of the grid that is thick: what a line would need to keep clear of it. */
static bool is_swallowed(int32_t across, int side, int box, int32_t half)
{
    const int line = (int)((across + NN_DRAW_CELL / 2) / NN_DRAW_CELL);
    const int32_t away = across - line * NN_DRAW_CELL, thick = line % side ? BOX_LINE : FRAME;
    return box && !(line % box) && (away < 0 ? -away : away) < half + thick;
}

/* Does it run along the frame, or the border of a box, so close that both look like one line? */
static bool is_along_border(const struct nn_router *router, struct nn_spot spot, int direction)
{
    const struct nn_measures *const m = &router->scene->measures;
    const nonet_layout *const layout = router->scene->layout;
    if (direction == 2) return is_swallowed(spot.x - m->left, layout->side, layout->box_columns, router->half);
    return direction == 0 && is_swallowed(spot.y - m->top, layout->side, layout->box_rows, router->half);
}

int64_t nn_sample_cost(const struct nn_router *router, struct nn_spot spot, int direction, bool *touches)
{
    if (!is_inside_board(router, spot)) {
        *touches = true;
        return NN_COST_TOUCH;
    }
    const enum contact contact = contact_at(router, spot, router->half);
    int64_t cost = contact == CONTACT_TOUCHED ? NN_COST_TOUCH : contact == CONTACT_NEAR ? NN_COST_NEAR : 0;
    *touches |= contact == CONTACT_TOUCHED;
    if (is_along_border(router, spot, direction)) cost += NN_COST_BORDER;
    const uint8_t arrow = *raster_at(router, spot);
    if (arrow) cost += ((arrow - 1 - direction) & 3) == 2 ? NN_COST_ACROSS : NN_COST_ALONG;
    return cost;
}

bool nn_end_holds(const struct nn_route_end *end, struct nn_spot spot)
{
    const int64_t x = spot.x - end->middle.x, y = spot.y - end->middle.y, reach = end->reach;
    if (end->is_square) return x > -reach && x < reach && y > -reach && y < reach;
    return x * x + y * y < reach * reach;
}

/* ---- what a way costs ---------------------------------------------------------------------------- */

/* Samples inside the ends are not drawn, and cost nothing. */
static void add_bend_cost(const struct nn_router *router, const struct nn_bend *bend, struct nn_route *way,
                          int64_t limit)
{
    const int32_t samples = nn_bend_length(bend) / NN_ROUTE_STEP + 1;
    struct nn_spot last = bend->a;
    for (int32_t sample = 1; sample <= samples && way->cost < limit; sample++) {
        const struct nn_spot spot = nn_bend_at(bend, sample * 1024 / samples);
        const int direction = nn_direction_of(spot.x - last.x, spot.y - last.y);
        last = spot;
        if (nn_end_holds(&router->from, spot) || nn_end_holds(&router->to, spot)) continue;
        way->cost += NN_COST_SAMPLE + nn_sample_cost(router, spot, direction, &way->touches);
    }
}

void nn_router_try(const struct nn_router *router, struct nn_route *way, int64_t bend, struct nn_route *best)
{
    assert(way->count > 0 && way->count <= NN_ROUTE_BENDS);
    way->cost = bend;
    way->touches = false;
    for (int at = 0; at < way->count && way->cost < best->cost; at++)
        add_bend_cost(router, &way->bends[at], way, best->cost);
    if (way->cost >= best->cost) return;
    memcpy(best->bends, way->bends, (size_t)way->count * sizeof *way->bends);
    best->count = way->count;
    best->cost = way->cost;
    best->touches = way->touches;
}

nonet_status nn_router_find(struct nn_router *router, const struct nn_route_end *from, const struct nn_route_end *to,
                            int32_t width, struct nn_route *best)
{
    router->from = *from;
    router->to = *to;
    router->half = width / 2;
    nn_try_simple_ways(router, best);
    return best->touches ? nn_try_maze(router, best) : NONET_OK;
}

void nn_router_keep(struct nn_router *router, const struct nn_route *way)
{
    for (int at = 0; at < way->count; at++) {
        const struct nn_bend *const bend = &way->bends[at];
        const int32_t samples = nn_bend_length(bend) / NN_ROUTE_STEP + 1;
        struct nn_spot last = bend->a;
        for (int32_t sample = 1; sample <= samples; sample++) {
            const struct nn_spot spot = nn_bend_at(bend, sample * 1024 / samples);
            const uint8_t mark = (uint8_t)(1 + nn_direction_of(spot.x - last.x, spot.y - last.y));
            last = spot;
            for (int32_t y = -NN_ROUTE_PITCH; y <= NN_ROUTE_PITCH; y += NN_ROUTE_PITCH)
                for (int32_t x = -NN_ROUTE_PITCH; x <= NN_ROUTE_PITCH; x += NN_ROUTE_PITCH) {
                    const struct nn_spot near = {spot.x + x, spot.y + y};
                    if (is_inside_board(router, near)) *raster_at(router, near) = mark;
                }
        }
    }
}
