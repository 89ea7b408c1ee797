/* notation_sukaku.c: the notation `sukaku`: `side` characters per cell, each a value's symbol in its place or a blank;
 * 729 characters for a 9x9. Whether a lone candidate is a value: see nn_draft_settle. */
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "board/check.h"
#include "text/reader.h"

/* Where the pattern breaks, or `length`. */
static size_t find_misplaced(const char *text, size_t length, int side, const struct nn_alphabet *alphabet)
{
    for (size_t at = 0; at < length; at++) {
        const int value = alphabet->value[(unsigned char)text[at]];
        if (value != NN_VALUE_BLANK && value != (int)(at % (size_t)side) + 1) return at;
    }
    return length;
}

static bool has_empty_cell(const char *text, size_t length, int side, const struct nn_alphabet *alphabet)
{
    for (size_t start = 0; start < length; start += (size_t)side) {
        bool is_empty = true;
        for (size_t at = start; at < start + (size_t)side; at++)
            is_empty &= alphabet->value[(unsigned char)text[at]] == NN_VALUE_BLANK;
        if (is_empty) return true;
    }
    return false;
}

/* The alphabet whose symbols are all in their places, or NULL. */
static const char *find_alphabet(const char *text, size_t length, int side, const struct nn_rules *rules,
                                 struct nn_alphabet *alphabet)
{
    const char *const known[] = {nn_symbols_from_1, nn_symbols_letters, nn_symbols_from_0};
    for (size_t index = 0; index < 3; index++) {
        const char *symbols = rules->symbols ? rules->symbols : known[index];
        if (side > (int)strlen(symbols)) continue;
        nn_alphabet_use(alphabet, symbols, side);
        if (find_misplaced(text, length, side, alphabet) == length) return symbols;
    }
    return NULL;
}

static bool owns_sukaku(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    if (shape->token_count != 1) return false;
    const char *text = line->text + shape->tokens[0].start;
    const size_t length = shape->tokens[0].length;
    const int side = nn_cube_root(length);
    if (!nn_rules_accept_side(rules, side) || side > nn_symbols_capacity(rules->symbols)) return false;
    if (rules->notation == NN_SUKAKU) return true;
    struct nn_alphabet alphabet;
    if (!find_alphabet(text, length, side, rules, &alphabet)) return false;
    if (side == 1) return false; /* more likely a line */
    /* 64 characters could also be an 8x8 line: only a cell without candidates tells them apart. */
    const int line_side = nn_square_root(length);
    const bool may_be_line = nn_rules_accept_side(rules, line_side) && line_side <= nn_symbols_capacity(rules->symbols);
    return !(may_be_line && has_empty_cell(text, length, side, &alphabet));
}

static void read_sukaku_cell(const char *text, int side, const struct nn_alphabet *alphabet, struct nn_draft *draft,
                             int cell)
{
    uint64_t marks = 0;
    for (int place = 0; place < side; place++) {
        if (alphabet->value[(unsigned char)text[place]] != NN_VALUE_BLANK) marks |= nn_bit(place);
        else if (!draft->blank && text[place] != NN_GLYPH_BLANK) draft->blank = text[place];
    }
    draft->marks[cell] = marks;
    draft->cells[cell] = draft->is_given[cell] = 0;
}

/* Name the first character that is not in its place. */
static nonet_status complain_sukaku(const struct nn_row *row, int side, const struct nn_rules *rules,
                                    nonet_text_error *error)
{
    struct nn_alphabet alphabet;
    nn_alphabet_use(&alphabet, rules->symbols ? rules->symbols : nn_symbols_from_1, side);
    const size_t at = find_misplaced(row->text, row->length, side, &alphabet);
    return nn_text_fail(error, row->line, row->column + at, "sukaku: this is the place of candidate %d, or of a blank",
                        (int)(at % (size_t)side) + 1);
}

static nonet_status read_sukaku_cells(const struct nn_row *row, int side, const struct nn_rules *rules,
                                      struct nn_draft *draft, nonet_text_error *error)
{
    struct nn_alphabet alphabet;
    const char *symbols = find_alphabet(row->text, row->length, side, rules, &alphabet);
    if (!symbols) return complain_sukaku(row, side, rules, error);
    nn_draft_begin(draft, NN_SUKAKU, side);
    draft->symbols = symbols;
    draft->has_marks = true;
    for (int cell = 0; cell < side * side; cell++)
        read_sukaku_cell(row->text + cell * side, side, &alphabet, draft, cell);
    return NONET_OK;
}

static nonet_status read_sukaku(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    const struct nn_token *token = &reader->shape.tokens[0];
    const struct nn_row row = nn_row_of(line, token->start, token->length);
    const int side = nn_cube_root(token->length);
    const nonet_layout *layout;
    NN_TRY(nn_reader_usual_layout(reader, side, &layout));
    NN_TRY(read_sukaku_cells(&row, side, &reader->rules, &reader->draft, result->error));
    nn_reader_fill_puzzle(reader, layout, line->number, result->puzzle);
    reader->line_side = side;
    return NONET_OK;
}

const struct nn_reading nn_sukaku_reading = {
    .owns = owns_sukaku,
    .read = read_sukaku,
    .writes_values_as_marks = true,
    .power = 3,
    .complain = complain_sukaku,
};

void nn_sukaku_write(struct nn_writing *writing)
{
    const nonet_layout *layout = writing->layout;
    struct nn_house_values values;
    nn_house_values_of(writing->position, &values);
    for (int cell = 0; cell < layout->cells; cell++) {
        const uint64_t marks = nn_cell_candidates(writing->position, &values, cell);
        for (int value = 1; value <= layout->side; value++)
            nn_put_symbol(writing, marks & nn_bit(value - 1) ? value : 0);
    }
    nn_put_char(&writing->put, '\n');
}
