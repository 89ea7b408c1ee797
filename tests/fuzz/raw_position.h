/* raw_position.h: a position made of any bytes, for fuzz targets.
 *
 *     layout, kind, question, 2 bytes of a seed | a byte for each cell | with marks: 2 bytes for each cell
 *
 * The kind says whether there are marks and placed values, and what the bytes of cells are: values, some of them that no
 * board has; or what is left of a solution, which the seed chooses, so that positions with solutions are not rare. The
 * question is the target's. */
#ifndef TESTS_RAW_POSITION_H
#define TESTS_RAW_POSITION_H

#include <nonet.h>

#include "fuzz/fuzz_input.h"
#include "support/brute.h"

enum { KIND_IS_GIVEN = 1, KIND_MARKS = 2, KIND_FROM_SOLUTION = 4 };

struct raw_position {
    nonet_position position;
    nonet_layout *layout;
    int question;
    bool is_in_range; /* no value is out of range, so that calls need not refuse it */
    uint8_t cells[NONET_MAX_CELLS], is_given[NONET_MAX_CELLS];
    uint64_t candidates[NONET_MAX_CELLS];
};

static const struct {
    int rows, columns;
} raw_boxes[] = {{3, 3}, {2, 2}, {2, 3}, {3, 2}, {1, 1}, {1, 2}, {2, 1}, {1, 4}, {2, 4}, {1, 5},
                 {5, 1}, {4, 4}, {3, 4}, {1, 7}, {5, 5}, {2, 6}, {6, 6}, {8, 8}, {1, 3}, {7, 1}};

/* A solution of the layout, as a transform makes it of the simplest one. */
static inline void raw_solution(const nonet_layout *layout, uint64_t seed, uint8_t *solution)
{
    const int side = nonet_layout_side(layout), rows = nonet_layout_box_rows(layout);
    static uint8_t plain[NONET_MAX_CELLS];
    for (int cell = 0; cell < side * side; cell++) {
        const int row = cell / side;
        plain[cell] = (uint8_t)((side / rows * (row % rows) + row / rows + cell % side) % side + 1);
    }
    const nonet_position from = {layout, plain, NULL, NULL};
    nonet_transform transform;
    nonet_board to = {.position = {layout, solution, NULL, NULL}, .cells = solution};
    REQUIRE(nonet_transform_random(layout, seed + 1, 0, &transform) == NONET_OK);
    REQUIRE(nonet_transform_apply(&transform, &from, &to) == NONET_OK);
}

static inline uint8_t raw_value(uint8_t byte, int side)
{
    return byte < 240 ? byte % (side + 1) : byte;
}

static inline uint8_t remaining_value(uint8_t byte, uint8_t value, int side)
{
    if (byte >= 250) return (uint8_t)(value % side + 1);
    return byte & 1 ? value : 0;
}

static inline void fill_raw_cells(struct raw_position *raw, struct fuzz_input *input, const uint8_t *solution)
{
    const int side = nonet_layout_side(raw->layout);
    raw->is_in_range = true;
    for (int cell = 0; cell < side * side; cell++) {
        const uint8_t byte = input_byte(input);
        raw->cells[cell] = solution ? remaining_value(byte, solution[cell], side) : raw_value(byte, side);
        raw->is_given[cell] = raw->cells[cell] && !(byte & 2);
        raw->is_in_range &= raw->cells[cell] <= side;
    }
}

/* Where the input ends, all marks stand. */
static inline void fill_raw_marks(struct raw_position *raw, struct fuzz_input *input, const uint8_t *solution)
{
    for (int cell = 0; cell < nonet_layout_cells(raw->layout); cell++) {
        raw->candidates[cell] = UINT64_MAX;
        if (input->left < 2) continue;
        const uint64_t low = input_byte(input), high = input_byte(input);
        raw->candidates[cell] = ~(uint64_t)0xFFFF | high << 8 | low;
        if (solution && high < 240) raw->candidates[cell] |= (uint64_t)1 << (solution[cell] - 1);
    }
}

/* Boards that are larger than the target can deal with quickly become 9x9. */
static inline void take_raw_position(struct raw_position *raw, struct fuzz_input *input, int largest_side)
{
    static uint8_t solution[NONET_MAX_CELLS];
    size_t box = input_byte(input) % (sizeof raw_boxes / sizeof *raw_boxes);
    if (raw_boxes[box].rows * raw_boxes[box].columns > largest_side) box = 0;
    const uint8_t kind = input_byte(input);
    raw->question = input_byte(input);
    const uint64_t seed = input_byte(input) * 256u;
    REQUIRE(nonet_layout_new(raw_boxes[box].rows, raw_boxes[box].columns, &raw->layout) == NONET_OK);
    raw_solution(raw->layout, seed + input_byte(input), solution);
    const uint8_t *const source = kind & KIND_FROM_SOLUTION ? solution : NULL;
    fill_raw_cells(raw, input, source);
    if (kind & KIND_MARKS) fill_raw_marks(raw, input, source);
    raw->position = (nonet_position){raw->layout, raw->cells, kind & KIND_IS_GIVEN ? raw->is_given : NULL,
                                     kind & KIND_MARKS ? raw->candidates : NULL};
}

/* How many solutions there are, up to `limit`, as a solver says that shares nothing with ours; -1: it gave up. */
static inline long brute_answer(const nonet_position *position, long limit, uint8_t *first)
{
    return brute_count(position, limit, 50000 / nonet_layout_cells(position->layout), first);
}

/* The same of the position with one more value. */
static inline long brute_answer_with(const nonet_position *position, int cell, int value)
{
    static uint8_t cells[NONET_MAX_CELLS];
    memcpy(cells, position->cells, (size_t)nonet_layout_cells(position->layout));
    cells[cell] = (uint8_t)value;
    const nonet_position with = {position->layout, cells, NULL, position->candidates};
    return brute_answer(&with, 1, NULL);
}

#endif
