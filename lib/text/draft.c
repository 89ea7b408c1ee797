/* draft.c: how a draft begins and ends, and what all readers share: square roots and an error message; see draft.h. */
#include "text/draft.h"

#include <assert.h>

#include "base/bits.h"
#include "text/reading.h"

void nn_draft_begin(struct nn_draft *draft, enum nn_notation_id notation, int side)
{
    assert(side > 0 && side <= NONET_MAX_SIDE);
    draft->side = side;
    draft->has_placed = draft->has_marks = draft->is_symbol_guess = false;
    draft->notation = notation;
    draft->traits = 0;
    draft->symbols = NULL;
    draft->blank = 0;
}

/* Does another open cell of a house of `cell` have `value` among marks that have been thinned out? */
static bool is_kept_by_neighbour(const struct nn_draft *draft, const nonet_layout *layout, int cell, int value)
{
    const uint64_t all = nn_low_bits(layout->side);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const uint16_t *house = nn_house(layout, layout->seats[cell].house[kind]);
        for (int place = 0; place < layout->side; place++) {
            const uint64_t marks = draft->cells[house[place]] ? 0 : draft->marks[house[place]];
            if ((marks >> value & 1) && marks != all && !nn_has_one_bit(marks)) return true;
        }
    }
    return false;
}

void nn_draft_settle(struct nn_draft *draft, const nonet_layout *layout)
{
    assert(layout->side == draft->side);
    if (!draft->has_marks || !nn_notation_reading(draft->notation)->writes_values_as_marks) return;
    for (int cell = 0; cell < layout->cells; cell++) {
        const uint64_t marks = draft->marks[cell];
        if (draft->cells[cell] || !nn_has_one_bit(marks)) continue;
        const int value = nn_first_bit(marks);
        if (is_kept_by_neighbour(draft, layout, cell, value)) continue;
        draft->cells[cell] = (uint8_t)(value + 1);
        draft->is_given[cell] = 1;
    }
}

int nn_square_root(size_t number)
{
    size_t side = 1;
    while (side <= NONET_MAX_SIDE && side * side < number) side++;
    return side * side == number ? (int)side : 0;
}

int nn_cube_root(size_t number)
{
    size_t side = 1;
    while (side <= NONET_MAX_SIDE && side * side * side < number) side++;
    return side * side * side == number ? (int)side : 0;
}

nonet_status nn_row_fail_character(const struct nn_row *row, size_t index, int value, int side, nonet_text_error *error)
{
    const struct nn_line kept = {.bytes = row->text, .byte_count = row->length};
    char shown[NN_SHOWN_CHARACTER];
    if (row->origin) nn_line_show(row->origin, row->column - 1 + index, shown);
    else nn_line_show(&kept, index, shown);
    if (value == NN_VALUE_TOO_LARGE)
        return nn_text_fail(error, row->line, row->column + index, "%s is too large for %s %dx%d board", shown,
                            nn_article(side), side, side);
    return nn_text_fail(error, row->line, row->column + index, "%s is not a value of %s %dx%d board", shown,
                        nn_article(side), side, side);
}
