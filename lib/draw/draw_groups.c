/* draw_groups.c: an end of a link with several cells is one node: its places are tied together by an outline, or, if something
 * else stands between them, have a ring each and thin lines from one to the next. */
#include "draw/way_cut.h"

#include <string.h>

#include "base/try.h"

/* Places of a value that are one end of this link, which is the first to have it. */
struct group {
    nonet_cells cells;
    int value;
    int link;
};

static bool are_same_ends(nonet_cells a, int value, nonet_cells b, int other)
{
    return value == other && a.count == b.count && !memcmp(a.cells, b.cells, a.count * sizeof *a.cells);
}

/* Was this end drawn with a link before? */
static bool is_repeated(const struct nn_scene *scene, size_t index, bool is_to)
{
    const nonet_picture *const picture = scene->picture;
    const nonet_picture_link *const link = &picture->links[index];
    const nonet_cells cells = is_to ? link->to : link->from;
    const int value = is_to ? link->to_value : link->from_value;
    for (size_t before = 0; before < index; before++) {
        const nonet_picture_link *const other = &picture->links[before];
        if (scene->link_states[before] != NN_LINK_SHOWN) continue;
        if (are_same_ends(cells, value, other->from, other->from_value)) return true;
        if (are_same_ends(cells, value, other->to, other->to_value)) return true;
    }
    return is_to && are_same_ends(cells, value, link->from, link->from_value);
}

/* Neighbours in a row or column, one after the other? */
static bool are_neighbours(const struct nn_scene *scene, nonet_cells cells)
{
    const int side = scene->layout->side;
    for (size_t at = 1; at < cells.count; at++) {
        const int step = cells.cells[at] - cells.cells[at - 1];
        if (step != cells.cells[1] - cells.cells[0] || (step != 1 && step != side)) return false;
        if (step == 1 && cells.cells[at] % side == 0) return false;
    }
    return true;
}

static void set_thin(const struct nn_scene *scene, nonet_shape *shape, const struct group *group)
{
    shape->stroke = NONET_PAINT_FAINT;
    shape->stroke_width = scene->measures.thin;
    shape->value = group->value;
    shape->link = group->link;
}

static void outline_neighbours(struct nn_scene *scene, struct nn_router *router, const struct group *group)
{
    const nonet_cells cells = group->cells;
    const int value = group->value;
    const int32_t reach = nn_ring_radius(&scene->measures);
    const struct nn_spot first = nn_slot_middle(scene, cells.cells[0], value),
                         last = nn_slot_middle(scene, cells.cells[cells.count - 1], value);
    const struct nn_spot a = {first.x - reach, first.y - reach}, b = {last.x + reach, last.y + reach};
    nonet_shape *const outline =
        nn_canvas_rectangle(&scene->canvas, NONET_SHAPE_PART_OUTLINE, a.x, a.y, b.x - a.x, b.y - a.y);
    outline->radius = reach;
    set_thin(scene, outline, group);
    struct nn_route sides = {.count = 0};
    const bool is_upright = first.x == last.x;
    nn_route_line(&sides, is_upright ? (struct nn_spot){a.x, first.y} : (struct nn_spot){first.x, a.y},
                  is_upright ? (struct nn_spot){a.x, last.y} : (struct nn_spot){last.x, a.y});
    nn_route_line(&sides, is_upright ? (struct nn_spot){b.x, first.y} : (struct nn_spot){first.x, b.y},
                  is_upright ? (struct nn_spot){b.x, last.y} : (struct nn_spot){last.x, b.y});
    nn_router_keep(router, &sides);
}

/* A thin line between two places of a group. */
static nonet_status tie_places(struct nn_scene *scene, struct nn_router *router, const struct group *group,
                               size_t second)
{
    const struct nn_route_end from = nn_route_end_at(scene, group->cells.cells[second - 1], group->value, true),
                              to = nn_route_end_at(scene, group->cells.cells[second], group->value, true);
    struct nn_route way = {.cost = NN_COST_DEAR};
    NN_TRY(nn_router_find(router, &from, &to, scene->measures.thin, &way));
    nn_router_keep(router, &way);
    const struct nn_cut start = nn_cut_start(&way, &from), end = nn_cut_end(&way, &to, 0);
    if (!nn_cut_is_before(start, end)) return NONET_OK;
    set_thin(scene, nn_canvas_add(&scene->canvas, NONET_SHAPE_PATH, NONET_SHAPE_PART_OUTLINE), group);
    nn_canvas_way(&scene->canvas, &way, start, end);
    return NONET_OK;
}

static nonet_status tie_group(struct nn_scene *scene, struct nn_router *router, const struct group *group)
{
    if (are_neighbours(scene, group->cells)) {
        outline_neighbours(scene, router, group);
        return NONET_OK;
    }
    for (size_t at = 0; at < group->cells.count; at++) {
        const struct nn_spot spot = nn_slot_middle(scene, group->cells.cells[at], group->value);
        const int32_t radius = nn_ring_radius(&scene->measures);
        set_thin(scene, nn_canvas_circle(&scene->canvas, NONET_SHAPE_PART_OUTLINE, spot.x, spot.y, radius), group);
        if (at) NN_TRY(tie_places(scene, router, group, at));
    }
    return NONET_OK;
}

nonet_status nn_draw_groups(struct nn_scene *scene, struct nn_router *router)
{
    for (size_t index = 0; index < scene->picture->link_count; index++) {
        const nonet_picture_link *const link = &scene->picture->links[index];
        const struct group from = {link->from, link->from_value, (int)index},
                           to = {link->to, link->to_value, (int)index};
        if (scene->link_states[index] != NN_LINK_SHOWN) continue;
        if (link->from.count > 1 && !is_repeated(scene, index, false)) NN_TRY(tie_group(scene, router, &from));
        if (link->to.count > 1 && !is_repeated(scene, index, true)) NN_TRY(tie_group(scene, router, &to));
    }
    return NONET_OK;
}
