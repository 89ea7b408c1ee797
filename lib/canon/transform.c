/* transform.c: rewriting boards into equivalent ones. A transform is read backwards, from each cell of the result to
 * its source, so that applying it is one pass over the result. */
#include "canon/transform.h"

#include <assert.h>
#include <stdio.h>

#include "base/bits.h"
#include "base/random.h"
#include "base/reserved.h"
#include "base/text_out.h"
#include "base/try.h"
#include "board/check.h"

static bool can_transpose(const nonet_layout *layout)
{
    return layout->box_rows == layout->box_columns;
}

nonet_status nonet_transform_identity(const nonet_layout *layout, nonet_transform *transform)
{
    if (!nonet_layout_is_classic(layout) || !transform) return NONET_ERR_ARG;
    *transform = (nonet_transform){0};
    for (int line = 0; line < layout->side; line++) {
        transform->rows[line] = transform->columns[line] = (uint8_t)line;
        transform->values[line + 1] = (uint8_t)(line + 1);
    }
    return NONET_OK;
}

void nn_transform_shuffle_lines(struct nn_random *random, int side, int group, uint8_t *lines)
{
    assert(group > 0 && side % group == 0 && side <= NONET_MAX_SIDE);
    int groups[NONET_MAX_SIDE], members[NONET_MAX_SIDE];
    for (int at = 0; at < side / group; at++) groups[at] = at;
    nn_random_shuffle(random, groups, side / group);
    for (int at = 0; at < side; at += group) {
        for (int member = 0; member < group; member++) members[member] = member;
        nn_random_shuffle(random, members, group);
        for (int member = 0; member < group; member++)
            lines[at + member] = (uint8_t)(groups[at / group] * group + members[member]);
    }
}

nonet_status nonet_transform_random(const nonet_layout *layout, uint64_t seed, uint64_t index,
                                    nonet_transform *transform)
{
    NN_TRY(nonet_transform_identity(layout, transform));
    struct nn_random random = nn_random_begin(seed, index);
    int values[NONET_MAX_SIDE];
    for (int value = 0; value < layout->side; value++) values[value] = value + 1;
    nn_random_shuffle(&random, values, layout->side);
    for (int value = 0; value < layout->side; value++) transform->values[value + 1] = (uint8_t)values[value];
    nn_transform_shuffle_lines(&random, layout->side, layout->box_rows, transform->rows);
    nn_transform_shuffle_lines(&random, layout->side, layout->box_columns, transform->columns);
    transform->is_transposed = can_transpose(layout) && nn_random_below(&random, 2);
    return NONET_OK;
}

/* Is every line there once, and are the lines of a group together? */
static bool keeps_groups(const uint8_t *lines, int side, int group)
{
    uint64_t seen = 0;
    for (int at = 0; at < side; at++) {
        if (lines[at] >= side || lines[at] / group != lines[at / group * group] / group) return false;
        seen |= nn_bit(lines[at]);
    }
    return seen == nn_low_bits(side);
}

static bool is_transform_of(const nonet_layout *layout, const nonet_transform *transform)
{
    uint64_t seen = 0;
    if (!NN_RESERVED_IS_UNUSED(transform)) return false;
    for (int value = 1; value <= layout->side; value++) {
        const int other = transform->values[value];
        if (other < 1 || other > layout->side) return false;
        seen |= nn_bit(other - 1);
    }
    return seen == nn_low_bits(layout->side) && transform->values[0] == 0 &&
           (!transform->is_transposed || can_transpose(layout)) &&
           keeps_groups(transform->rows, layout->side, layout->box_rows) &&
           keeps_groups(transform->columns, layout->side, layout->box_columns);
}

nonet_status nonet_transform_invert(const nonet_layout *layout, const nonet_transform *transform,
                                    nonet_transform *inverse)
{
    if (!nonet_layout_is_classic(layout) || !transform || !inverse || !is_transform_of(layout, transform))
        return NONET_ERR_ARG;
    nonet_transform made = {.is_transposed = transform->is_transposed};
    /* Transposing turns rows into columns. */
    uint8_t *const rows = made.is_transposed ? made.columns : made.rows;
    uint8_t *const columns = made.is_transposed ? made.rows : made.columns;
    for (int line = 0; line < layout->side; line++) {
        rows[transform->rows[line]] = (uint8_t)line;
        columns[transform->columns[line]] = (uint8_t)line;
        made.values[transform->values[line + 1]] = (uint8_t)(line + 1);
    }
    *inverse = made;
    return NONET_OK;
}

int nn_transform_source(const nonet_transform *transform, int side, int row, int column)
{
    assert(row >= 0 && row < side && column >= 0 && column < side);
    return transform->is_transposed ? transform->columns[column] * side + transform->rows[row]
                                    : transform->rows[row] * side + transform->columns[column];
}

uint64_t nn_transform_marks(const nonet_transform *transform, uint64_t marks)
{
    uint64_t renamed = 0;
    while (marks) renamed |= nn_bit(transform->values[nn_take_bit(&marks) + 1] - 1);
    return renamed;
}

static bool shares_memory(const nonet_position *from, const nonet_board *to)
{
    return from->cells == to->cells || (from->is_given && from->is_given == to->is_given) ||
           (from->candidates && from->candidates == to->candidates);
}

nonet_status nonet_transform_apply(const nonet_transform *transform, const nonet_position *from, nonet_board *to)
{
    if (!transform || !from || !to || !from->layout || !from->cells || !to->cells) return NONET_ERR_ARG;
    if (!nonet_layout_equal(from->layout, to->position.layout) || shares_memory(from, to)) return NONET_ERR_ARG;
    if (!nn_position_is_classic(from) || !is_transform_of(from->layout, transform)) return NONET_ERR_ARG;
    const int side = from->layout->side;
    for (int cell = 0; cell < from->layout->cells; cell++) {
        const int source = nn_transform_source(transform, side, cell / side, cell % side);
        to->cells[cell] = transform->values[from->cells[source]];
        if (to->is_given) to->is_given[cell] = from->is_given ? from->is_given[source] : to->cells[cell] != 0;
        if (to->candidates)
            to->candidates[cell] = from->candidates
                                       ? nn_transform_marks(transform, from->candidates[source] & nn_low_bits(side))
                                       : nn_low_bits(side);
    }
    return NONET_OK;
}

/* ---- as text ------------------------------------------------------------------------------------- */

struct transform_text {
    char *buffer;
    size_t size, length;
};

static void add_word(struct transform_text *text, const char *word)
{
    const bool fits = text->length < text->size;
    const int length = snprintf(fits ? text->buffer + text->length : NULL, fits ? text->size - text->length : 0, "%s%s",
                                text->length ? " " : "", word);
    text->length += (size_t)length;
}

/* A name and all its numbers, the lines counted from 1 as the values are. */
static void add_numbers(struct transform_text *text, const char *name, const uint8_t *numbers, int side, int first)
{
    char joined[3 * NONET_MAX_SIDE + 1] = "";
    for (int at = 0, used = 0; at < side; at++)
        used += snprintf(joined + used, sizeof joined - (size_t)used, "%s%d", at && side > 9 ? "," : "",
                         numbers[at] + first);
    add_word(text, name);
    add_word(text, joined);
}

size_t nonet_transform_text(const nonet_transform *transform, const nonet_layout *layout, char *buffer, size_t size)
{
    struct transform_text text = {buffer, nn_text_room(buffer, size), 0};
    if (!transform || !nonet_layout_is_classic(layout) || !is_transform_of(layout, transform)) return 0;
    add_numbers(&text, "rows", transform->rows, layout->side, 1);
    add_numbers(&text, "columns", transform->columns, layout->side, 1);
    add_numbers(&text, "values", transform->values + 1, layout->side, 0);
    if (transform->is_transposed) add_word(&text, "transposed");
    return text.length;
}
