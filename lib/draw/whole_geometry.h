/* whole_geometry.h: geometry in whole numbers, so that a drawing is the same on every machine. */
#ifndef NN_WHOLE_GEOMETRY_H
#define NN_WHOLE_GEOMETRY_H

#include <stdbool.h>
#include <stdint.h>

struct nn_spot {
    int32_t x, y;
};

/* The largest number whose square is not larger. */
int32_t nn_whole_root(int64_t square);

static inline int64_t nn_squared_distance(struct nn_spot a, struct nn_spot b)
{
    const int64_t x = b.x - a.x, y = b.y - a.y;
    return x * x + y * y;
}

static inline int32_t nn_distance(struct nn_spot a, struct nn_spot b)
{
    return nn_whole_root(nn_squared_distance(a, b));
}

/* `part` 1024ths of the way from a to b. */
static inline struct nn_spot nn_between(struct nn_spot a, struct nn_spot b, int32_t part)
{
    return (struct nn_spot){a.x + (int32_t)((int64_t)(b.x - a.x) * part / 1024),
                            a.y + (int32_t)((int64_t)(b.y - a.y) * part / 1024)};
}

/* The point `distance` from a in the direction of b. */
struct nn_spot nn_towards(struct nn_spot a, struct nn_spot b, int32_t distance);

/* The point `distance` to the left, seen from a in the direction of b, of `from`. */
struct nn_spot nn_beside(struct nn_spot a, struct nn_spot b, struct nn_spot from, int32_t distance);

/* A line or a curve from a to b, with control points. */
struct nn_bend {
    struct nn_spot a, first, second, b;
    bool is_line;
};

/* Where it is after `part` 1024ths. */
struct nn_spot nn_bend_at(const struct nn_bend *bend, int32_t part);

/* The bend from `from` to `to`, in 1024ths. */
struct nn_bend nn_bend_piece(const struct nn_bend *bend, int32_t from, int32_t to);

/* Not less than its length. */
int32_t nn_bend_length(const struct nn_bend *bend);

#endif
