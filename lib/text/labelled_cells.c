/* labelled_cells.c: from the lines of a drawn board to its cells; see labelled.h. */
#include <ctype.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "text/labelled.h"
#include "text/notation.h"

/* Numbers of two digits show that single digits are numbers, too, not symbols; and above 35x35 there are not enough
 * symbols from 1. */
static void choose_alphabet(struct nn_alphabet *alphabet, const uint32_t counts[NN_CHARACTERS], bool has_numbers,
                            int side, const char *symbols)
{
    bool has_letters = false;
    for (int letter = 'A'; letter <= 'Z'; letter++) has_letters |= counts[letter] + counts[letter - 'A' + 'a'] > 0;
    if (symbols || !(has_numbers || (side >= NN_SYMBOL_SIDE && !has_letters))) {
        nn_alphabet_choose(alphabet, counts, side, symbols);
        return;
    }
    nn_alphabet_use(alphabet, nn_symbols_from_1, side);
    alphabet->symbols = NULL;
}

/* ---- grids ----------------------------------------------------------------------------------- */

static nonet_status fail_board(const struct nn_labelled *board, const char *problem, nonet_text_error *error)
{
    return nn_text_fail(error, board->first_line, 1, "%s", problem);
}

/* The draft has candidates, and the symbols of filled cells (from 128 on numbers). */
static nonet_status finish_grids(const struct nn_labelled *board, const struct nn_rules *rules, struct nn_draft *draft,
                                 nonet_text_error *error)
{
    uint32_t counts[NN_CHARACTERS] = {0};
    struct nn_alphabet alphabet;
    const int cells = board->side * board->side;
    bool has_numbers = false;
    for (int cell = 0; cell < cells; cell++) {
        has_numbers |= draft->cells[cell] >= 128;
        counts[draft->cells[cell] % NN_CHARACTERS] += draft->cells[cell] && draft->cells[cell] < 128;
    }
    choose_alphabet(&alphabet, counts, has_numbers, board->side, rules->symbols ? rules->symbols : board->symbols);
    nn_draft_begin(draft, NN_ANY_NOTATION, board->side);
    draft->symbols = alphabet.symbols;
    for (int cell = 0; cell < cells; cell++) {
        const int shown = draft->cells[cell];
        draft->has_marks |= !shown;
        if (!shown) continue;
        const int value = shown >= 128 ? shown - 128 : alphabet.value[shown];
        if (value < 1 || value > board->side)
            return fail_board(board, "a filled cell of this drawn board has no value of it", error);
        draft->cells[cell] = (uint8_t)value;
        draft->marks[cell] = nn_bit(value - 1);
    }
    return NONET_OK;
}

/* ---- fields ---------------------------------------------------------------------------------- */

/* A field, and the pieces in it: values with or without a sign. */
struct field {
    struct nn_row text;
    bool has_brackets;
};

static bool next_field(const struct nn_row *row, size_t *at, struct field *field)
{
    while (*at < row->length && (row->text[*at] == ' ' || row->text[*at] == '|')) ++*at;
    const size_t start = *at;
    while (*at < row->length && row->text[*at] != ' ' && row->text[*at] != '|') ++*at;
    size_t from = start, to = *at;
    field->has_brackets = to - from > 2 && row->text[from] == '(' && row->text[to - 1] == ')';
    if (field->has_brackets) from++, to--;
    field->text = (struct nn_row){row->text + from, to - from, row->line, row->column + from, NULL};
    return *at > start;
}

/* A row in which the cells are not divided: |53.|.7.|...| */
static bool is_tight(const struct nn_row *row, int side)
{
    struct field field;
    int fields = 0;
    size_t characters = 0;
    for (size_t at = 0; next_field(row, &at, &field); fields++) characters += field.text.length;
    return fields < side && characters == (size_t)side;
}

struct field_piece {
    char symbol;
    int number; /* of more than one digit, or 0 */
};

static bool is_sign(char character)
{
    return character && strchr("+-^=~?*", character);
}

/* The next piece of a field. On boards up to 9x9 digits need nothing between them; letters, and numbers on larger
 * boards, have a slash. False: there is none, or something else. */
static bool next_field_piece(const struct nn_row *text, size_t *at, int side, struct field_piece *piece)
{
    if (*at < text->length && text->text[*at] == '/') ++*at;
    if (*at >= text->length) return false;
    const char first = text->text[*at];
    if (!isalnum((unsigned char)first)) return false;
    *piece = (struct field_piece){.symbol = first};
    size_t end = *at + 1;
    if (isdigit((unsigned char)first) && side > 9 && end < text->length && isdigit((unsigned char)text->text[end]))
        piece->number = (first - '0') * 10 + text->text[end++] - '0';
    const bool has_sign = end < text->length && (is_sign(text->text[end]) || isalpha((unsigned char)text->text[end]));
    *at = end + has_sign;
    return true;
}

static bool is_blank_field(const struct nn_row *text)
{
    return text->length == 1 && text->text[0] != '0' && nn_is_blank(text->text[0]) &&
           !isalpha((unsigned char)*text->text);
}

/* True: there are numbers of two digits. */
static bool count_symbols(const struct nn_grid_rows *block, int side, uint32_t counts[NN_CHARACTERS])
{
    bool has_numbers = false;
    struct field field;
    struct field_piece piece;
    memset(counts, 0, NN_CHARACTERS * sizeof *counts);
    for (int row = 0; row < side; row++)
        for (size_t start = 0; next_field(&block->rows[row], &start, &field);) {
            if (is_blank_field(&field.text)) counts['.']++;
            for (size_t at = 0; next_field_piece(&field.text, &at, side, &piece);) {
                has_numbers |= piece.number > 0;
                counts[(unsigned char)piece.symbol % NN_CHARACTERS] += !piece.number;
            }
        }
    return has_numbers;
}

/* A field becomes a cell: one value without brackets is its value. */
static nonet_status read_field(const struct field *field, const struct nn_alphabet *alphabet, int cell,
                               struct nn_draft *draft, nonet_text_error *error)
{
    struct field_piece piece;
    uint64_t marks = 0;
    size_t at = 0, start = 0;
    for (; next_field_piece(&field->text, &at, draft->side, &piece); start = at) {
        const int value = piece.number ? piece.number : alphabet->value[(unsigned char)piece.symbol];
        if (value == 0 && field->text.length == 1) break;
        if (value < 1 || value > draft->side)
            return nn_row_fail_character(&field->text, start,
                                         value > draft->side ? NN_VALUE_TOO_LARGE
                                         : value             ? value
                                                             : -1,
                                         draft->side, error);
        marks |= nn_bit(value - 1);
    }
    const bool is_none = field->text.length == 1 && field->text.text[0] == '!';
    const bool is_blank = !marks && (is_blank_field(&field->text) || field->text.text[0] == '0');
    if (!is_blank && !is_none && (at < field->text.length || !marks))
        return nn_row_fail_character(&field->text, at < field->text.length ? at : 0, NN_VALUE_UNKNOWN, draft->side,
                                     error);
    const bool is_value = nn_has_one_bit(marks) && !field->has_brackets;
    draft->cells[cell] = (uint8_t)(is_value ? nn_first_bit(marks) + 1 : 0);
    draft->is_given[cell] = is_value;
    draft->marks[cell] = is_blank ? nn_low_bits(draft->side) : marks;
    draft->has_marks |= is_none || (marks && !is_value);
    return NONET_OK;
}

static nonet_status read_fields(const struct nn_labelled *board, const struct nn_grid_rows *block,
                                const struct nn_rules *rules, struct nn_draft *draft, nonet_text_error *error)
{
    uint32_t counts[NN_CHARACTERS];
    struct nn_alphabet alphabet;
    const int side = board->side;
    const bool has_numbers = count_symbols(block, side, counts);
    choose_alphabet(&alphabet, counts, has_numbers, side, rules->symbols);
    nn_draft_begin(draft, NN_ANY_NOTATION, side);
    draft->symbols = alphabet.symbols;
    draft->is_symbol_guess = alphabet.is_guess;
    for (int row = 0; row < side; row++) {
        struct field field;
        int column = 0;
        for (size_t at = 0; next_field(&block->rows[row], &at, &field); column++) {
            if (column == side) break;
            NN_TRY(read_field(&field, &alphabet, row * side + column, draft, error));
        }
        if (column != side || field.text.length)
            return nn_text_fail(error, block->rows[row].line, 1, "this row of a drawn board does not have %d cells",
                                side);
    }
    return NONET_OK;
}

nonet_status nn_labelled_read(const struct nn_labelled *board, const struct nn_grid_rows *block,
                              const struct nn_rules *rules, struct nn_draft *draft, nonet_text_error *error)
{
    if (board->has_grids) return finish_grids(board, rules, draft, error);
    if (!is_tight(&block->rows[0], board->side)) return read_fields(board, block, rules, draft, error);
    return nn_symbols_read(block->rows, board->side, board->side, rules, draft, error);
}
