/* draw_links.c: the links of the picture, shortest first, since those have the least choice of ways.
 *
 * Of an end with several cells (draw_groups.c) the link goes to whichever is reached best.
 *
 * Lines are cut off where they leave the sign of their end; an arrow head takes the rest of the way, as large as fits. */
#include "draw/way_cut.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/try.h"

enum { GAP = 27, SHORT_GAP = 5, FIELD = 462 };

/* A link on its way to the canvas. */
struct drawn_link {
    const nonet_picture_link *link;
    int index;
    struct nn_route way;
    struct nn_route_end from, to; /* that were chosen */
    nonet_paint paint;
    int32_t width;
    bool has_head;
};

/* ---- ends ---------------------------------------------------------------------------------------- */

/* How far the sign of a candidate reaches. */
static int32_t sign_reach(const struct nn_scene *scene, int cell, int value, bool is_group)
{
    const struct nn_measures *const m = &scene->measures;
    const int sign = *nn_sign_at(scene, cell, value);
    if (sign == NN_SIGN_REMOVED || sign == NN_SIGN_SETTLED) return m->radius * 118 / 100;
    if (is_group || nn_has_ring(scene, cell, value)) return nn_ring_radius(m) + m->thin / 2;
    return m->radius * (sign >= NN_SIGN_SET + 2 || sign == NN_SIGN_FIN ? 108 : 101) / 100;
}

struct nn_route_end nn_route_end_at(const struct nn_scene *scene, int cell, int value, bool is_group)
{
    if (!value || scene->position->cells[cell])
        return (struct nn_route_end){nn_cell_middle(scene, cell), FIELD, true, cell, -1};
    if (*nn_sign_at(scene, cell, value) == NN_SIGN_PLACED)
        return (struct nn_route_end){nn_cell_middle(scene, cell), FIELD, true, cell, -1};
    return (struct nn_route_end){nn_slot_middle(scene, cell, value), sign_reach(scene, cell, value, is_group), false,
                                 cell, scene->measures.slot_of[value]};
}

/* Signs that are close to each other leave less room at both ends. */
static void leave_gaps(struct drawn_link *drawn, int32_t head)
{
    const int32_t room = nn_distance(drawn->from.middle, drawn->to.middle) - drawn->from.reach - drawn->to.reach;
    const int32_t gap = room > 2 * GAP + head * 14 / 10 ? GAP : SHORT_GAP;
    if (room <= 2 * gap) return;
    drawn->from.reach += gap;
    drawn->to.reach += gap;
}

/* ---- heads --------------------------------------------------------------------------------------- */

struct arrow_head {
    struct nn_cut line_end; /* the line goes on to here, within the head */
    struct nn_spot tip, left, notch, right;
};

static struct arrow_head shape_head(const struct drawn_link *drawn, int32_t length, int32_t width)
{
    const struct nn_route *const way = &drawn->way;
    struct arrow_head head = {.tip = nn_spot_at_cut(way, nn_cut_end(way, &drawn->to, 0)),
                              .line_end = nn_cut_end(way, &drawn->to, length * 8 / 10)};
    const struct nn_spot behind = nn_spot_at_cut(way, nn_cut_end(way, &drawn->to, length));
    const struct nn_spot base = nn_towards(head.tip, behind, length);
    head.notch = nn_towards(head.tip, behind, length * 72 / 100);
    head.left = nn_beside(head.tip, behind, base, width / 2);
    head.right = nn_beside(head.tip, behind, base, -width / 2);
    return head;
}

static bool head_touches(const struct nn_router *router, const struct arrow_head *head)
{
    const struct nn_spot checked[] = {head->left,
                                      head->right,
                                      nn_between(head->left, head->tip, 340),
                                      nn_between(head->right, head->tip, 340),
                                      nn_between(head->left, head->tip, 680),
                                      nn_between(head->right, head->tip, 680)};
    for (size_t at = 0; at < sizeof checked / sizeof *checked; at++)
        if (nn_router_touches(router, checked[at], 0)) return true;
    return false;
}

static int32_t way_length(const struct nn_route *way)
{
    int32_t length = 0;
    for (int at = 0; at < way->count; at++) length += nn_bend_length(&way->bends[at]);
    return length;
}

/* As large as the room allows. */
static struct arrow_head choose_head(const struct nn_scene *scene, const struct nn_router *router,
                                     const struct drawn_link *drawn)
{
    static const int8_t sizes[] = {100, 84, 70, 58, 48};
    const struct nn_measures *const m = &scene->measures;
    const int32_t room = way_length(&drawn->way) - drawn->from.reach - drawn->to.reach,
                  whole = room < m->head_length ? (room > m->strong ? room : m->strong) : m->head_length;
    struct arrow_head head = {0};
    for (size_t size = 0; size < sizeof sizes / sizeof *sizes; size++) {
        const int32_t length = whole * sizes[size] / 100;
        head = shape_head(drawn, length, m->head_width * (whole < m->head_length ? 7 : 10) / 10 * sizes[size] / 100);
        if (!head_touches(router, &head)) break;
    }
    return head;
}

static void add_head(struct nn_scene *scene, const struct drawn_link *drawn, const struct arrow_head *head)
{
    nonet_shape *const shape = nn_canvas_add(&scene->canvas, NONET_SHAPE_PATH, NONET_SHAPE_PART_HEAD);
    shape->fill = drawn->paint;
    shape->link = drawn->index;
    nn_canvas_move(&scene->canvas, head->tip.x, head->tip.y);
    nn_canvas_line(&scene->canvas, head->left.x, head->left.y);
    nn_canvas_line(&scene->canvas, head->notch.x, head->notch.y);
    nn_canvas_line(&scene->canvas, head->right.x, head->right.y);
    nn_canvas_close(&scene->canvas);
}

/* ---- links --------------------------------------------------------------------------------------- */

static bool list_has(nonet_chain_list list, size_t chain)
{
    for (size_t at = 0; at < list.count; at++)
        if (list.chains[at] == chain) return true;
    return false;
}

/* The colour of what it says about its second end. */
static nonet_paint paint_of_link(const struct nn_scene *scene, const nonet_picture_link *link)
{
    if (link->kind == NONET_LINK_SIDE) return NONET_PAINT_INK;
    if (link->kind == NONET_LINK_WEAK) return NONET_PAINT_B;
    if (link->kind == NONET_LINK_STRONG || !link->chains.count) return NONET_PAINT_A;
    const nonet_picture_candidate *const to =
        nonet_picture_candidate_at(scene->picture, link->to.cells[0], link->to_value);
    return to && !list_has(to->true_in, link->chains.chains[0]) ? NONET_PAINT_B : NONET_PAINT_A;
}

/* Try to connect these two. */
static void try_route_ends(struct nn_router *router, struct drawn_link *drawn, int32_t head, struct drawn_link *best)
{
    leave_gaps(drawn, head);
    const int64_t before = best->way.cost;
    router->from = drawn->from;
    router->to = drawn->to;
    router->half = drawn->width / 2;
    nn_try_simple_ways(router, &best->way);
    if (best->way.cost == before) return;
    best->from = drawn->from;
    best->to = drawn->to;
}

/* All pairs of places, then the maze for the best of them. */
static nonet_status find_route(const struct nn_scene *scene, struct nn_router *router, struct drawn_link *best)
{
    const nonet_picture_link *const link = best->link;
    best->way.cost = NN_COST_DEAR;
    best->way.count = 0;
    struct drawn_link drawn = *best;
    for (size_t from = 0; from < link->from.count && from < 4; from++)
        for (size_t to = 0; to < link->to.count && to < 4; to++) {
            drawn.from = nn_route_end_at(scene, link->from.cells[from], link->from_value, link->from.count > 1);
            drawn.to = nn_route_end_at(scene, link->to.cells[to], link->to_value, link->to.count > 1);
            if (nn_squared_distance(drawn.from.middle, drawn.to.middle))
                try_route_ends(router, &drawn, best->has_head ? scene->measures.head_length : 0, best);
        }
    router->from = best->from;
    router->to = best->to;
    return best->way.count && best->way.touches ? nn_try_maze(router, &best->way) : NONET_OK;
}

/* Weak links are dashed, sides dotted; what follows from several statements together is thinner. */
void nn_style_link(nonet_shape *line, nonet_link_kind kind, int32_t strong)
{
    const int32_t thinner = strong * 8 / 10;
    line->stroke = kind == NONET_LINK_SIDE ? NONET_PAINT_INK : kind == NONET_LINK_WEAK ? NONET_PAINT_B : NONET_PAINT_A;
    line->stroke_width = kind == NONET_LINK_STRONG ? strong : thinner;
    line->dash = kind == NONET_LINK_WEAK ? strong * 9 / 4 : kind == NONET_LINK_SIDE ? thinner : 0;
    line->gap = kind == NONET_LINK_WEAK ? strong * 7 / 4 : kind == NONET_LINK_SIDE ? thinner : 0;
}

static void add_link_shapes(struct nn_scene *scene, const struct nn_router *router, const struct drawn_link *drawn)
{
    const struct nn_cut start = nn_cut_start(&drawn->way, &drawn->from);
    struct nn_cut end = nn_cut_end(&drawn->way, &drawn->to, 0);
    struct arrow_head head;
    if (drawn->has_head) {
        head = choose_head(scene, router, drawn);
        end = head.line_end;
    }
    if (nn_cut_is_before(start, end)) {
        nonet_shape *const line = nn_canvas_add(&scene->canvas, NONET_SHAPE_PATH, NONET_SHAPE_PART_LINK);
        nn_style_link(line, drawn->link->kind, scene->measures.strong);
        line->stroke = drawn->paint;
        line->link = drawn->index;
        nn_canvas_way(&scene->canvas, &drawn->way, start, end);
    }
    if (drawn->has_head) add_head(scene, drawn, &head);
}

static nonet_status draw_link(struct nn_scene *scene, struct nn_router *router, size_t index)
{
    const struct nn_measures *const m = &scene->measures;
    const nonet_picture_link *const link = &scene->picture->links[index];
    struct drawn_link drawn = {.link = link,
                               .index = (int)index,
                               .paint = paint_of_link(scene, link),
                               .width = link->kind == NONET_LINK_STRONG ? m->strong : m->strong * 8 / 10,
                               .has_head = link->chains.count > 0};
    NN_TRY(find_route(scene, router, &drawn));
    if (!drawn.way.count) return NONET_OK;
    nn_router_keep(router, &drawn.way);
    add_link_shapes(scene, router, &drawn);
    return NONET_OK;
}

/* ---- all of them --------------------------------------------------------------------------------- */

static int64_t link_length(const struct nn_scene *scene, size_t index)
{
    const nonet_picture_link *const link = &scene->picture->links[index];
    return nn_squared_distance(nn_route_end_at(scene, link->from.cells[0], link->from_value, false).middle,
                               nn_route_end_at(scene, link->to.cells[0], link->to_value, false).middle);
}

struct link_order {
    int64_t length;
    size_t index;
};

static int compare_links(const void *a, const void *b)
{
    const struct link_order *const one = a, *const two = b;
    if (one->length != two->length) return one->length < two->length ? -1 : 1;
    return one->index < two->index ? -1 : one->index > two->index;
}

static nonet_status draw_shown_links(struct nn_scene *scene, struct nn_router *router, struct link_order *order)
{
    size_t count = 0;
    for (size_t index = 0; index < scene->picture->link_count; index++)
        if (scene->link_states[index] == NN_LINK_SHOWN)
            order[count++] = (struct link_order){link_length(scene, index), index};
    qsort(order, count, sizeof *order, compare_links);
    NN_TRY(nn_draw_groups(scene, router));
    for (size_t at = 0; at < count; at++) NN_TRY(draw_link(scene, router, order[at].index));
    return NONET_OK;
}

nonet_status nn_draw_links(struct nn_scene *scene)
{
    if (!scene->picture || !scene->picture->link_count) return NONET_OK;
    struct link_order *const order = malloc(scene->picture->link_count * sizeof *order);
    const size_t first = scene->canvas.shape_count;
    struct nn_router router = {0};
    nonet_status status = order ? nn_router_begin(&router, scene) : NONET_ERR_MEMORY;
    if (status == NONET_OK) status = draw_shown_links(scene, &router, order);
    if (router.scene) nn_router_end(&router);
    free(order);
    nn_canvas_arrange(&scene->canvas, first);
    return status;
}
