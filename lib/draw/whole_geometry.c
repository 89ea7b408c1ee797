/* whole_geometry.c: see whole_geometry.h. */
#include "draw/whole_geometry.h"

#include <assert.h>

int32_t nn_whole_root(int64_t square)
{
    assert(square >= 0);
    uint64_t rest = (uint64_t)square, root = 0, bit = (uint64_t)1 << 62;
    while (bit > rest) bit >>= 2;
    for (; bit; bit >>= 2) {
        if (rest >= root + bit) {
            rest -= root + bit;
            root = (root >> 1) + bit;
        } else root >>= 1;
    }
    return (int32_t)root;
}

struct nn_spot nn_towards(struct nn_spot a, struct nn_spot b, int32_t distance)
{
    const int32_t length = nn_distance(a, b);
    if (!length) return a;
    return (struct nn_spot){a.x + (int32_t)((int64_t)(b.x - a.x) * distance / length),
                            a.y + (int32_t)((int64_t)(b.y - a.y) * distance / length)};
}

struct nn_spot nn_beside(struct nn_spot a, struct nn_spot b, struct nn_spot from, int32_t distance)
{
    const int32_t length = nn_distance(a, b);
    if (!length) return from;
    return (struct nn_spot){from.x + (int32_t)((int64_t)(b.y - a.y) * distance / length),
                            from.y - (int32_t)((int64_t)(b.x - a.x) * distance / length)};
}

struct nn_spot nn_bend_at(const struct nn_bend *bend, int32_t part)
{
    if (bend->is_line) return nn_between(bend->a, bend->b, part);
    const int64_t t = part, u = 1024 - t;
    const int64_t w0 = u * u * u, w1 = 3 * u * u * t, w2 = 3 * u * t * t, w3 = t * t * t, half = (int64_t)1 << 29;
    return (struct nn_spot){
        (int32_t)((w0 * bend->a.x + w1 * bend->first.x + w2 * bend->second.x + w3 * bend->b.x + half) >> 30),
        (int32_t)((w0 * bend->a.y + w1 * bend->first.y + w2 * bend->second.y + w3 * bend->b.y + half) >> 30)};
}

/* De Casteljau: what is left of the bend before `part`. */
static struct nn_bend beginning_of(const struct nn_bend *bend, int32_t part)
{
    const struct nn_spot middle = nn_between(bend->first, bend->second, part);
    const struct nn_spot first = nn_between(bend->a, bend->first, part);
    const struct nn_spot second = nn_between(first, middle, part);
    return (struct nn_bend){bend->a, first, second, nn_bend_at(bend, part), bend->is_line};
}

static struct nn_bend backwards_bend(const struct nn_bend *bend)
{
    return (struct nn_bend){bend->b, bend->second, bend->first, bend->a, bend->is_line};
}

struct nn_bend nn_bend_piece(const struct nn_bend *bend, int32_t from, int32_t to)
{
    assert(0 <= from && from <= to && to <= 1024);
    const struct nn_bend begun = to < 1024 ? beginning_of(bend, to) : *bend;
    if (!from) return begun;
    const struct nn_bend back = backwards_bend(&begun), kept = beginning_of(&back, 1024 - (to ? from * 1024 / to : 0));
    return backwards_bend(&kept);
}

int32_t nn_bend_length(const struct nn_bend *bend)
{
    if (bend->is_line) return nn_distance(bend->a, bend->b);
    return nn_distance(bend->a, bend->first) + nn_distance(bend->first, bend->second) +
           nn_distance(bend->second, bend->b);
}
