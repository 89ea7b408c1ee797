/* any_unavoidable.c: see any_unavoidable.h. Connected parts are found by joining cells: two values can be swapped in
 * all cells joined by common houses; two lines of a band can be swapped in all columns (of the lines) joined by common
 * values. If everything is joined, the exchange only renames values or swaps whole lines: too large a set to be of
 * use. */
#include "create/any/any_unavoidable.h"

#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"

enum { ROOM_FOR_LEARNT = 512, MOST_AT_A_GLANCE = 1024 };

/* At most: a part has two rows, so half of the side for each pair of values, and of lines in bands. */
static int most_at_a_glance(const nonet_layout *layout)
{
    const int side = layout->side;
    const int pairs = side * (side - 1) / 2 + side * (layout->box_rows - 1) / 2 + side * (layout->box_columns - 1) / 2;
    return pairs * (side / 2) < MOST_AT_A_GLANCE ? pairs * (side / 2) : MOST_AT_A_GLANCE;
}

nonet_status nn_any_unavoidable_init(struct nn_any_unavoidable *unavoidable, const nonet_layout *layout)
{
    *unavoidable = (struct nn_any_unavoidable){.layout = layout, .words = nn_any_unavoidable_words(layout)};
    unavoidable->room = most_at_a_glance(layout) + ROOM_FOR_LEARNT;
    const size_t words = (size_t)unavoidable->room * (size_t)unavoidable->words;
    const size_t places = (size_t)layout->side * (size_t)layout->houses;
    unavoidable->sets = malloc(words * sizeof *unavoidable->sets + places * sizeof *unavoidable->cell_of);
    if (!unavoidable->sets) return NONET_ERR_MEMORY;
    unavoidable->cell_of = (uint16_t *)(unavoidable->sets + words);
    return NONET_OK;
}

void nn_any_unavoidable_clear(struct nn_any_unavoidable *unavoidable)
{
    free(unavoidable->sets);
    *unavoidable = (struct nn_any_unavoidable){0};
}

void nn_any_unavoidable_begin(struct nn_any_unavoidable *unavoidable)
{
    unavoidable->count = unavoidable->oldest = unavoidable->at_a_glance = 0;
}

static uint64_t *exchange_at(const struct nn_any_unavoidable *unavoidable, int at)
{
    assert(at >= 0 && at < unavoidable->room);
    return unavoidable->sets + (size_t)at * (size_t)unavoidable->words;
}

/* A new set, empty. */
static uint64_t *new_exchange(struct nn_any_unavoidable *unavoidable)
{
    int at = unavoidable->count;
    if (at < unavoidable->room) {
        unavoidable->count++;
    } else {
        at = unavoidable->oldest;
        if (++unavoidable->oldest == unavoidable->room) unavoidable->oldest = unavoidable->at_a_glance;
    }
    return memset(exchange_at(unavoidable, at), 0, (size_t)unavoidable->words * sizeof(uint64_t));
}

static void join_cell(uint64_t *set, int cell)
{
    set[cell >> 6] |= nn_bit(cell & 63);
}

/* ---- at a glance ----------------------------------------------------------------------------------- */

/* Things that are joined, numbered from 0: joined[thing] is another one, or itself for the first of a part. */
struct parts {
    uint8_t joined[NONET_MAX_SIDE];
};

static int first_of_part(const struct parts *parts, int thing)
{
    assert(thing >= 0 && thing < NONET_MAX_SIDE);
    while (parts->joined[thing] != thing) thing = parts->joined[thing];
    return thing;
}

static void join(struct parts *parts, int one, int other)
{
    one = first_of_part(parts, one);
    other = first_of_part(parts, other);
    parts->joined[one > other ? one : other] = (uint8_t)(one > other ? other : one);
}

static void begin_parts(struct parts *parts, int count)
{
    for (int thing = 0; thing < count; thing++) parts->joined[thing] = (uint8_t)thing;
}

/* A set for each part but one that is everything: of each thing two cells. */
static void add_parts(struct nn_any_unavoidable *unavoidable, const struct parts *parts, const uint16_t *one,
                      const uint16_t *other)
{
    const int side = unavoidable->layout->side;
    int first[NONET_MAX_SIDE], all = 0;
    for (int thing = 0; thing < side; thing++) {
        first[thing] = first_of_part(parts, thing);
        all += first[thing] == 0;
    }
    if (all == side) return;
    for (int part = 0; part < side; part++) {
        if (first[part] != part || unavoidable->count == unavoidable->room - ROOM_FOR_LEARNT) continue;
        uint64_t *const set = new_exchange(unavoidable);
        for (int thing = part; thing < side; thing++) {
            if (first[thing] != part) continue;
            join_cell(set, one[thing]);
            join_cell(set, other[thing]);
        }
    }
}

/* Things are rows: each has both values. Rows hang together where the values share a column or a box. `one`, `other`:
 * the cells of the two values in each house. */
static void exchange_values(struct nn_any_unavoidable *unavoidable, const uint16_t *one, const uint16_t *other)
{
    const nonet_layout *const layout = unavoidable->layout;
    struct parts parts;
    begin_parts(&parts, layout->side);
    for (int house = layout->side; house < layout->houses; house++)
        join(&parts, one[house] / layout->side, other[house] / layout->side);
    add_parts(unavoidable, &parts, one, other);
}

/* Things are the places of two lines, whose cells are given. */
static void exchange_lines(struct nn_any_unavoidable *unavoidable, const uint8_t *grid, const uint16_t *one,
                           const uint16_t *other)
{
    const int side = unavoidable->layout->side;
    uint8_t place_of[NONET_MAX_SIDE + 1];
    struct parts parts;
    begin_parts(&parts, side);
    for (int place = 0; place < side; place++) place_of[grid[other[place]]] = (uint8_t)place;
    for (int place = 0; place < side; place++) join(&parts, place, place_of[grid[one[place]]]);
    add_parts(unavoidable, &parts, one, other);
}

static void exchange_lines_of_bands(struct nn_any_unavoidable *unavoidable, const uint8_t *grid, int first, int band)
{
    const nonet_layout *const layout = unavoidable->layout;
    for (int one = 0; one < layout->side; one++)
        for (int other = one + 1; other < (one / band + 1) * band; other++)
            exchange_lines(unavoidable, grid, nn_house(layout, first + one), nn_house(layout, first + other));
}

void nn_any_unavoidable_find(struct nn_any_unavoidable *unavoidable, const uint8_t *grid)
{
    const nonet_layout *const layout = unavoidable->layout;
    uint16_t *const cell_of = unavoidable->cell_of;
    for (int cell = 0; cell < layout->cells; cell++)
        for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
            cell_of[(grid[cell] - 1) * layout->houses + layout->seats[cell].house[kind]] = (uint16_t)cell;
    for (int one = 0; one < layout->side; one++)
        for (int other = one + 1; other < layout->side; other++)
            exchange_values(unavoidable, cell_of + one * layout->houses, cell_of + other * layout->houses);
    exchange_lines_of_bands(unavoidable, grid, 0, layout->box_rows);
    exchange_lines_of_bands(unavoidable, grid, layout->side, layout->box_columns);
    unavoidable->at_a_glance = unavoidable->oldest = unavoidable->count;
    NN_CHECK_EVERY(16, unavoidable->occasions, nn_any_unavoidable_check(unavoidable));
}

/* ---- learnt ---------------------------------------------------------------------------------------- */

void nn_any_unavoidable_learn(struct nn_any_unavoidable *unavoidable, const uint8_t *grid,
                              const uint8_t *other_solution)
{
    uint64_t *const set = new_exchange(unavoidable);
    for (int cell = 0; cell < unavoidable->layout->cells; cell++)
        if (grid[cell] != other_solution[cell]) join_cell(set, cell);
}

bool nn_any_unavoidable_miss(const struct nn_any_unavoidable *unavoidable, const uint64_t *clues)
{
    for (int at = unavoidable->count - 1; at >= 0; at--) {
        const uint64_t *const set = exchange_at(unavoidable, at);
        uint64_t common = 0;
        for (int word = 0; word < unavoidable->words; word++) common |= set[word] & clues[word];
        if (!common) return true;
    }
    return false;
}
