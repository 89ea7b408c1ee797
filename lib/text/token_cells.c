/* token_cells.c: reading tokens as cells, for every notation that separates its cells. All tokens together decide what
 * they are: numbers, symbols or candidates. */
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "text/reading.h"
#include "text/shape.h"

/* All tokens of a puzzle, one after the other. */
struct token_walk {
    const struct nn_row *rows;
    int row_count, row;
    size_t at;
};

static bool next_token(struct token_walk *walk, struct nn_row *token)
{
    for (; walk->row < walk->row_count; walk->row++, walk->at = 0) {
        const struct nn_row *row = &walk->rows[walk->row];
        size_t start = walk->at;
        while (start < row->length && nn_is_separator(row->text[start])) start++;
        if (start == row->length) continue;
        size_t end = start;
        while (end < row->length && !nn_is_separator(row->text[end])) end++;
        walk->at = end;
        *token = (struct nn_row){row->text + start, end - start, row->line, row->column + start, row->origin};
        return true;
    }
    return false;
}

/* What kinds of tokens there are, and how often each character is a token of its own. */
struct token_census {
    bool has_marks, has_placed, has_letter, has_wide_number, has_bars;
    bool has_zero, has_other_blank;
    int highest; /* of the numbers */
    uint32_t counts[NN_CHARACTERS];
};

/* Groups of digits that do not ascend are candidates only if the user says so. */
static bool is_marked(const struct nn_rules *rules)
{
    return rules->told & NN_TRAIT_MARKS;
}

static void take_census(struct token_walk walk, int side, const struct nn_rules *rules, struct token_census *census)
{
    memset(census, 0, sizeof *census);
    census->has_marks = is_marked(rules);
    for (int row = 0; row < walk.row_count; row++)
        census->has_bars |= memchr(walk.rows[row].text, '|', walk.rows[row].length) != NULL;
    struct nn_row token;
    while (next_token(&walk, &token)) {
        const struct nn_token_meaning meaning = nn_token_read(token.text, token.length, side, is_marked(rules));
        if (token.length == 1) census->counts[(unsigned char)token.text[0] % NN_CHARACTERS]++;
        census->has_marks |=
            meaning.kind == NN_TOKEN_GROUP || meaning.kind == NN_TOKEN_NONE || meaning.kind == NN_TOKEN_PLACED;
        census->has_placed |= meaning.kind == NN_TOKEN_PLACED;
        census->has_letter |= meaning.kind == NN_TOKEN_LETTER;
        census->has_wide_number |= meaning.kind == NN_TOKEN_NUMBER && token.length > 1;
        if (meaning.kind == NN_TOKEN_NUMBER && nn_first_bit(meaning.marks) + 1 > census->highest)
            census->highest = nn_first_bit(meaning.marks) + 1;
        if (meaning.kind != NN_TOKEN_BLANK) continue;
        const bool is_zero = token.length == 1 && token.text[0] == '0';
        census->has_zero |= is_zero;
        census->has_other_blank |= !is_zero;
        if (token.length > 1) census->counts['-']++; /* -1 is a blank like - */
    }
}

static nonet_status read_symbol_tokens(struct token_walk walk, int side, const struct token_census *census,
                                       const struct nn_rules *rules, struct nn_draft *draft, nonet_text_error *error)
{
    struct nn_alphabet alphabet;
    nn_alphabet_choose(&alphabet, census->counts, side, rules->symbols);
    draft->symbols = alphabet.symbols;
    draft->blank = alphabet.blank;
    draft->is_symbol_guess = alphabet.is_guess && census->has_letter;
    struct nn_row token;
    for (int cell = 0; cell < side * side && next_token(&walk, &token); cell++) {
        const int value = alphabet.value[(unsigned char)token.text[0]]; /* -1 is a blank like - */
        if (value < 0) return nn_row_fail_character(&token, 0, value, side, error);
        draft->cells[cell] = (uint8_t)value;
        draft->is_given[cell] = value > 0;
    }
    return NONET_OK;
}

/* Among marks, a lone value is not always the value of the cell: nn_draft_settle decides. */
static void read_marks(struct nn_draft *draft, int cell, const struct nn_token_meaning *meaning)
{
    const bool is_placed = meaning->kind == NN_TOKEN_PLACED;
    draft->marks[cell] = meaning->kind == NN_TOKEN_BLANK ? nn_low_bits(draft->side) : meaning->marks;
    draft->cells[cell] = is_placed ? (uint8_t)(nn_first_bit(meaning->marks) + 1) : 0;
    draft->is_given[cell] = false;
}

/* Without marks, as a number from 0 or from 1. */
static void read_value(struct nn_draft *draft, int cell, const struct nn_token_meaning *meaning, bool is_zero,
                       bool is_from_0)
{
    int value = meaning->kind == NN_TOKEN_NUMBER ? nn_first_bit(meaning->marks) + 1 : 0;
    if (is_from_0) value = is_zero ? 1 : value ? value + 1 : 0;
    draft->cells[cell] = (uint8_t)value;
    draft->is_given[cell] = value > 0;
}

/* A 0 beside another blank is a value, unless the highest number of a board from 1 occurs. */
static bool is_counted_from_0(const struct token_census *census, int side, const struct nn_rules *rules)
{
    if (census->has_marks) return false;
    if (rules->symbols) return rules->symbols == nn_symbols_from_0;
    return census->has_zero && census->has_other_blank && census->highest < side;
}

static nonet_status read_number_tokens(struct token_walk walk, int side, const struct token_census *census,
                                       const struct nn_rules *rules, struct nn_draft *draft, nonet_text_error *error)
{
    const bool is_from_0 = is_counted_from_0(census, side, rules);
    if (is_from_0) draft->symbols = nn_symbols_from_0;
    struct nn_row token;
    for (int cell = 0; cell < side * side && next_token(&walk, &token); cell++) {
        const struct nn_token_meaning meaning = nn_token_read(token.text, token.length, side, is_marked(rules));
        const bool is_zero = token.length == 1 && token.text[0] == '0';
        const bool is_beyond = is_from_0 && meaning.kind == NN_TOKEN_NUMBER && nn_first_bit(meaning.marks) + 1 == side;
        if (meaning.kind == NN_TOKEN_TOO_LARGE || is_beyond)
            return nn_text_fail(error, token.line, token.column, "%.*s is too large for %s %dx%d board",
                                token.length > 20 ? 20 : (int)token.length, token.text, nn_article(side), side, side);
        if (meaning.kind == NN_TOKEN_BAD || meaning.kind == NN_TOKEN_LETTER)
            return nn_row_fail_character(&token, 0, NN_VALUE_UNKNOWN, side, error);
        if (token.length == 1 && meaning.kind == NN_TOKEN_BLANK && !draft->blank && !(is_zero && is_from_0))
            draft->blank = token.text[0] == NN_GLYPH_BLANK ? 0 : token.text[0];
        if (census->has_marks) read_marks(draft, cell, &meaning);
        else read_value(draft, cell, &meaning, is_zero, is_from_0);
    }
    draft->has_marks = census->has_marks;
    draft->has_placed = census->has_placed;
    return NONET_OK;
}

static unsigned token_traits(const struct token_census *census, bool is_line, bool is_symbols)
{
    unsigned traits = NN_TRAIT_SPACED;
    traits |= is_line ? NN_TRAIT_LINE : NN_TRAIT_GRID;
    traits |= is_symbols ? NN_TRAIT_SYMBOLS : NN_TRAIT_NUMBERS;
    if (census->has_bars) traits |= NN_TRAIT_BARS;
    if (census->has_marks) traits |= NN_TRAIT_MARKS;
    if (census->has_placed) traits |= NN_TRAIT_PLACED;
    return traits;
}

/* Lone digits may be symbols from 0 or from 1, if there are enough symbols. */
static bool may_be_spaced_symbols(int side)
{
    return side > 9 && side <= (int)strlen(nn_symbols_from_1);
}

nonet_status nn_tokens_read(const struct nn_row *rows, int row_count, int side, const struct nn_rules *rules,
                            struct nn_draft *draft, nonet_text_error *error)
{
    const struct token_walk walk = {.rows = rows, .row_count = row_count};
    struct token_census census;
    take_census(walk, side, rules, &census);
    const bool is_symbols = !census.has_marks && !census.has_wide_number && !(rules->told & NN_TRAIT_NUMBERS) &&
                            (census.has_letter || rules->symbols || may_be_spaced_symbols(side));

    nn_draft_begin(draft, NN_ANY_NOTATION, side);
    if (is_symbols) NN_TRY(read_symbol_tokens(walk, side, &census, rules, draft, error));
    else NN_TRY(read_number_tokens(walk, side, &census, rules, draft, error));
    /* Digits are numbers as well as symbols. */
    const bool is_lettered = census.has_letter || (is_symbols && draft->symbols && draft->symbols != nn_symbols_from_1);
    draft->traits = token_traits(&census, row_count == 1 && side > 1, is_lettered) | rules->told;
    return NONET_OK;
}
