/* way_cut.c: see way_cut.h. */
#include "draw/way_cut.h"

struct nn_cut nn_cut_start(const struct nn_route *way, const struct nn_route_end *from)
{
    int bend = 0;
    while (bend < way->count - 1 && nn_end_holds(from, way->bends[bend].b)) bend++;
    int32_t inside = 0, outside = 1024;
    while (outside - inside > 1) {
        const int32_t middle = (inside + outside) / 2;
        if (nn_end_holds(from, nn_bend_at(&way->bends[bend], middle))) inside = middle;
        else outside = middle;
    }
    return (struct nn_cut){bend, outside};
}

struct nn_cut nn_cut_end(const struct nn_route *way, const struct nn_route_end *to, int32_t more)
{
    struct nn_route_end end = *to;
    end.reach += more;
    int bend = way->count - 1;
    while (bend > 0 && nn_end_holds(&end, way->bends[bend].a)) bend--;
    int32_t outside = 0, inside = 1024;
    while (inside - outside > 1) {
        const int32_t middle = (inside + outside) / 2;
        if (nn_end_holds(&end, nn_bend_at(&way->bends[bend], middle))) inside = middle;
        else outside = middle;
    }
    return (struct nn_cut){bend, outside};
}

bool nn_cut_is_before(struct nn_cut a, struct nn_cut b)
{
    return a.bend < b.bend || (a.bend == b.bend && a.part < b.part);
}

struct nn_spot nn_spot_at_cut(const struct nn_route *way, struct nn_cut cut)
{
    return nn_bend_at(&way->bends[cut.bend], cut.part);
}

/* Nobody sees where control points are to a hundredth of a cell, but SVG is shorter. */
static int32_t in_tens(int32_t number)
{
    return (number + 5) / 10 * 10;
}

void nn_canvas_way(struct nn_canvas *canvas, const struct nn_route *way, struct nn_cut start, struct nn_cut end)
{
    const struct nn_spot first = nn_spot_at_cut(way, start);
    nn_canvas_move(canvas, first.x, first.y);
    for (int at = start.bend; at <= end.bend; at++) {
        const struct nn_bend piece =
            nn_bend_piece(&way->bends[at], at == start.bend ? start.part : 0, at == end.bend ? end.part : 1024);
        if (piece.is_line) nn_canvas_line(canvas, piece.b.x, piece.b.y);
        else
            nn_canvas_point(canvas, &(nonet_path_point){NONET_PATH_VERB_CURVE, piece.b.x, piece.b.y,
                                                        in_tens(piece.first.x), in_tens(piece.first.y),
                                                        in_tens(piece.second.x), in_tens(piece.second.y)});
    }
}
