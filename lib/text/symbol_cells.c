/* symbol_cells.c: reading characters as cells, for every notation that has them in a line or in rows. `+5` is a 5 that
 * was placed, not given. */
#include <string.h>

#include "base/try.h"
#include "text/reading.h"
#include "text/shape.h"

static void count_characters(const struct nn_row *rows, int row_count, uint32_t counts[NN_CHARACTERS])
{
    memset(counts, 0, NN_CHARACTERS * sizeof *counts);
    for (int row = 0; row < row_count; row++)
        for (size_t at = 0; at < rows[row].length; at++) counts[(unsigned char)rows[row].text[at] % NN_CHARACTERS]++;
}

static nonet_status read_symbol_row(const struct nn_row *row, int side, int cell, int limit,
                                    const struct nn_alphabet *alphabet, struct nn_draft *draft, nonet_text_error *error)
{
    bool is_placed = false;
    for (size_t at = 0; at < row->length; at++) {
        const char character = row->text[at];
        if (nn_is_separator(character)) continue;
        if (character == '+' && !is_placed) {
            is_placed = true;
            continue;
        }
        const int value = alphabet->value[(unsigned char)character];
        if (value < 0 || (is_placed && value == 0)) return nn_row_fail_character(row, at, value, side, error);
        if (cell >= limit) return nn_text_fail(error, row->line, row->column + at, "more than %d cells", limit);
        draft->cells[cell] = (uint8_t)value;
        draft->is_given[cell] = value && !is_placed;
        draft->has_placed |= is_placed;
        is_placed = false;
        cell++;
    }
    if (cell < limit || is_placed)
        return nn_text_fail(error, row->line, row->column + row->length, "fewer than %d cells", limit);
    return NONET_OK;
}

nonet_status nn_symbols_read(const struct nn_row *rows, int row_count, int side, const struct nn_rules *rules,
                             struct nn_draft *draft, nonet_text_error *error)
{
    uint32_t counts[NN_CHARACTERS];
    count_characters(rows, row_count, counts);
    struct nn_alphabet alphabet;
    nn_alphabet_choose(&alphabet, counts, side, rules->symbols);

    nn_draft_begin(draft, NN_ANY_NOTATION, side);
    draft->traits = NN_TRAIT_SYMBOLS | (row_count == 1 ? NN_TRAIT_LINE : NN_TRAIT_GRID);
    draft->symbols = alphabet.symbols;
    draft->blank = alphabet.blank;
    draft->is_symbol_guess = alphabet.is_guess;
    const int cells_each = side * side / row_count;
    for (int row = 0; row < row_count; row++)
        NN_TRY(read_symbol_row(&rows[row], side, row * cells_each, (row + 1) * cells_each, &alphabet, draft, error));
    return NONET_OK;
}
