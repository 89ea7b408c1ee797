/* shape.c: cutting a line into tokens and listing what it may be; see shape.h. */
#include "text/shape.h"

#include <ctype.h>
#include <string.h>

#include "base/bits.h"
#include "base/invariants.h"
#include "text/reading.h"

/* Rows of symbols are not guessed above this side, so that 36 characters mean a 6x6. */
#define WIDEST_GUESSED_ROW 35

bool nn_is_separator(char character)
{
    switch (character) {
    case ' ':
    case '\t':
    case ',':
    case ';':
    case '|':
    case '\n': /* in lists of several lines */
    case NN_GLYPH_RULE: return true;
    default: return false;
    }
}

/* ---- frames ---------------------------------------------------------------------------------- */

/* What a line of nothing but decoration consists of. */
struct decoration {
    bool has_dash, has_run, has_drawing, has_bar, has_dot_or_star;
    char first, last; /* apart from white space */
};

/* False: there are other characters. */
static bool scan_decoration(const char *text, size_t length, struct decoration *found)
{
    *found = (struct decoration){0};
    for (size_t at = 0; at < length; at++) {
        switch (text[at]) {
        case ' ':
        case '\t': continue;
        case '-':
            found->has_run |= at > 0 && text[at - 1] == '-';
            found->has_dash = true;
            break;
        case '+':
        case '=':
        case ':':
        case '\'':
        case NN_GLYPH_RULE:
            found->has_drawing = true;
            found->has_run |= text[at] == '=' || text[at] == NN_GLYPH_RULE;
            break;
        case '|': found->has_bar = true; break;
        case '.':
        case '*': found->has_dot_or_star = true; break;
        default: return false;
        }
        if (!found->first) found->first = text[at];
        found->last = text[at];
    }
    return true;
}

static enum nn_line_kind classify_decoration(const struct decoration *found)
{
    if (found->has_drawing) return found->has_dash || found->has_run ? NN_KIND_RULE : NN_KIND_TEXT;
    if (found->has_bar && !found->has_dash && !found->has_dot_or_star) return NN_KIND_PADDING;
    if (found->has_bar) return found->has_run ? NN_KIND_RULE : NN_KIND_TEXT;
    if (found->has_dot_or_star) {
        /* *-----* and .-----.-----. but not a row with two kinds of blanks */
        const bool is_framed = found->first == found->last && found->first != '-';
        const bool is_rule = found->has_dash && (found->has_run || found->first == '*');
        return is_framed && is_rule ? NN_KIND_RULE : NN_KIND_TEXT;
    }
    return found->has_run ? NN_KIND_DASHES : NN_KIND_TEXT;
}

/* [Puzzle], but not the lists [5, 3, 0] and [null, 3, 0]. */
static bool is_section(const char *text, size_t length)
{
    if (length > 5 && (memcmp(text + 1, "null", 4) == 0 || memcmp(text + 1, "None", 4) == 0)) return false;
    return length > 2 && text[0] == '[' && isalpha((unsigned char)text[1]) && memchr(text, ']', length);
}

enum nn_line_kind nn_line_classify(const char *text, size_t length)
{
    size_t start = 0;
    while (start < length && (text[start] == ' ' || text[start] == '\t')) start++;
    if (start == length) return NN_KIND_BLANK;
    if (text[start] == '#') return NN_KIND_COMMENT;
    if (is_section(text + start, length - start)) return NN_KIND_SECTION;
    struct decoration found;
    if (isdigit((unsigned char)text[start]) || !scan_decoration(text, length, &found)) return NN_KIND_TEXT;
    return classify_decoration(&found);
}

/* ---- tokens ---------------------------------------------------------------------------------- */

static void add_token(struct nn_shape *shape, size_t start, size_t length)
{
    if (shape->token_count > NONET_MAX_CELLS) return;
    shape->tokens[shape->token_count++] = (struct nn_token){(uint32_t)start, (uint32_t)length};
    shape->characters += length;
    if (shape->token_count == 1) shape->token_length = length;
    else if (shape->token_length != length) shape->token_length = 0;
}

/* A bar or the end of the line, after `count` tokens. */
static void end_section(struct nn_shape *shape, int count)
{
    if (count == 0) return;
    if (shape->sections++ == 0) shape->section_tokens = count;
    else if (shape->section_tokens != count) shape->section_tokens = 0;
}

static void count_pluses(struct nn_shape *shape, const char *text)
{
    assert(shape->token_count > 0);
    const struct nn_token *first = &shape->tokens[0];
    for (size_t at = 0; at < first->length; at++) shape->pluses += text[first->start + at] == '+';
}

void nn_shape_scan(struct nn_shape *shape, const char *text, size_t length)
{
    shape->token_count = shape->bar_count = shape->sections = shape->section_tokens = 0;
    shape->characters = shape->pluses = shape->token_length = 0;
    int section_start = 0; /* tokens before the section */
    size_t at = 0;
    while (at < length && text[at] != '#') {
        if (text[at] == '|') {
            shape->bar_count++;
            end_section(shape, shape->token_count - section_start);
            section_start = shape->token_count;
        }
        if (nn_is_separator(text[at])) {
            at++;
            continue;
        }
        const size_t start = at;
        while (at < length && text[at] != '#' && !nn_is_separator(text[at])) at++;
        add_token(shape, start, at - start);
    }
    end_section(shape, shape->token_count - section_start);
    shape->end = at;
    if (shape->token_count) count_pluses(shape, text);
    NN_CHECK(nn_shape_check(shape));
}

void nn_shape_move(struct nn_shape *shape, size_t distance)
{
    for (int token = 0; token < shape->token_count; token++) shape->tokens[token].start += (uint32_t)distance;
    shape->end += distance;
}

static struct nn_token_meaning read_number_token(const char *text, size_t length, int side)
{
    int value = 0;
    for (size_t at = 0; at < length && value <= side; at++) value = value * 10 + (text[at] - '0');
    if (value > side) return (struct nn_token_meaning){.kind = NN_TOKEN_TOO_LARGE};
    if (value == 0) return (struct nn_token_meaning){.kind = NN_TOKEN_BLANK};
    return (struct nn_token_meaning){NN_TOKEN_NUMBER, value, nn_bit(value - 1)};
}

/* 247: one digit per candidate. No marks: it is not such a group. */
static uint64_t read_digit_group(const char *text, size_t length, int side, bool accepts_any_order)
{
    uint64_t marks = 0;
    for (size_t at = 0; at < length; at++) {
        const int value = text[at] - '0';
        if (value < 1 || value > side) return 0;
        const bool is_in_order = marks < nn_bit(value - 1);
        const bool is_new = !(marks & nn_bit(value - 1));
        if (!is_new || !(is_in_order || accepts_any_order)) return 0;
        marks |= nn_bit(value - 1);
    }
    return marks;
}

/* 2/4/17 */
static struct nn_token_meaning read_list_token(const char *text, size_t length, int side)
{
    struct nn_token_meaning meaning = {.kind = NN_TOKEN_GROUP};
    for (size_t start = 0; start <= length;) {
        size_t end = start;
        while (end < length && isdigit((unsigned char)text[end])) end++;
        if (end == start || (end < length && text[end] != '/')) return (struct nn_token_meaning){.kind = NN_TOKEN_BAD};
        const struct nn_token_meaning item = read_number_token(text + start, end - start, side);
        if (item.kind != NN_TOKEN_NUMBER) return (struct nn_token_meaning){.kind = item.kind};
        meaning.marks |= item.marks;
        start = end + 1;
    }
    return meaning;
}

static struct nn_token_meaning read_single_character(char character, int side)
{
    if (nn_is_blank(character)) return (struct nn_token_meaning){.kind = NN_TOKEN_BLANK};
    if (character == '!') return (struct nn_token_meaning){.kind = NN_TOKEN_NONE};
    if (isdigit((unsigned char)character)) return read_number_token(&character, 1, side);
    if (isalpha((unsigned char)character)) return (struct nn_token_meaning){.kind = NN_TOKEN_LETTER};
    return (struct nn_token_meaning){.kind = NN_TOKEN_BAD};
}

struct nn_token_meaning nn_token_read(const char *text, size_t length, int side, bool accepts_any_order)
{
    if (length == 1) return read_single_character(text[0], side);
    if (length == 2 && memcmp(text, "-1", 2) == 0) return (struct nn_token_meaning){.kind = NN_TOKEN_BLANK};
    if (length == 2 && (text[0] == 'u' || text[0] == 'U') && isdigit((unsigned char)text[1])) {
        struct nn_token_meaning meaning = read_number_token(text + 1, 1, side);
        if (meaning.kind == NN_TOKEN_NUMBER) meaning.kind = NN_TOKEN_PLACED;
        return meaning;
    }
    if (memchr(text, '/', length)) return read_list_token(text, length, side);
    for (size_t at = 0; at < length; at++)
        if (!isdigit((unsigned char)text[at])) return (struct nn_token_meaning){.kind = NN_TOKEN_BAD};
    if (side <= 9) {
        const uint64_t marks = read_digit_group(text, length, side, accepts_any_order);
        if (marks) return (struct nn_token_meaning){.kind = NN_TOKEN_GROUP, .marks = marks};
    }
    return read_number_token(text, length, side);
}

/* ---- guessing -------------------------------------------------------------------------------- */

static bool may_all_be_symbols(const char *text, size_t length, int side, const char *forced)
{
    for (size_t at = 0; at < length; at++)
        if (!nn_is_separator(text[at]) && !nn_may_be_symbol(text[at], side, forced)) return false;
    return true;
}

static bool may_be_cell(const char *text, const struct nn_token *token, int side, const struct nn_rules *rules)
{
    const char *start = text + token->start;
    if (token->length == 1 && nn_may_be_symbol(*start, side, rules->symbols)) return true;
    const bool is_marked = rules->told & NN_TRAIT_MARKS;
    const struct nn_token_meaning meaning = nn_token_read(start, token->length, side, is_marked);
    return meaning.kind > NN_TOKEN_TOO_LARGE && meaning.kind != NN_TOKEN_LETTER;
}

static bool may_all_be_cells(const struct nn_shape *shape, const char *text, int side, const struct nn_rules *rules)
{
    for (int token = 0; token < shape->token_count; token++)
        if (!may_be_cell(text, &shape->tokens[token], side, rules)) return false;
    return true;
}

static bool has_only_short_tokens(const struct nn_shape *shape, const char *text)
{
    for (int token = 0; token < shape->token_count; token++) {
        const struct nn_token *seen = &shape->tokens[token];
        if (seen->length > 1 && !(seen->length == 2 && text[seen->start] == '-')) return false;
    }
    return true;
}

static bool has_only_digit_groups(const struct nn_shape *shape, const char *text, int side)
{
    for (int token = 0; token < shape->token_count; token++) {
        const struct nn_token *seen = &shape->tokens[token];
        if (!read_digit_group(text + seen->start, seen->length, side, false)) return false;
    }
    return true;
}

/* A whole puzzle, one character per cell, in one token or in `side` tokens. */
static void guess_line(const struct nn_shape *shape, const char *text, const struct nn_rules *rules,
                       struct nn_guess *guess)
{
    if (shape->bar_count) return;
    const int count = shape->token_count;
    const struct nn_token *first = &shape->tokens[0];
    int side = nn_square_root(first->length - shape->pluses);
    bool is_first_token = count > 1;
    if (count > 1 && shape->token_length == (size_t)count && nn_rules_accept_side(rules, count)) {
        if (count <= 9 && has_only_digit_groups(shape, text, count)) return;
        side = count;
        is_first_token = false;
    }
    if (!nn_rules_accept_side(rules, side) || side > nn_symbols_capacity(rules->symbols)) return;
    /* Where it may be a row as well, its values decide. */
    const size_t length = is_first_token ? first->length : shape->end - first->start;
    if (nn_rules_accept_side(rules, side * side) && side * side <= WIDEST_GUESSED_ROW && !shape->pluses &&
        !may_all_be_symbols(text + first->start, length, side, rules->symbols))
        return;
    guess->line = side;
    guess->is_first_token = is_first_token;
}

static void guess_numbers(const struct nn_shape *shape, const char *text, const struct nn_rules *rules,
                          struct nn_guess *guess)
{
    const int side = nn_square_root((size_t)shape->token_count);
    if (shape->bar_count || !nn_rules_accept_side(rules, side)) return;
    const bool may_be_row = nn_rules_accept_side(rules, side * side);
    if (may_be_row && !has_only_short_tokens(shape, text)) return;
    if (may_all_be_cells(shape, text, side, rules)) guess->numbers = side;
}

static void guess_token_row(const struct nn_shape *shape, const char *text, const struct nn_rules *rules,
                            struct nn_guess *guess)
{
    const int side = shape->token_count;
    if (!nn_rules_accept_side(rules, side)) return;
    if (may_all_be_cells(shape, text, side, rules)) guess->token_row = side;
}

static void guess_symbol_row(const struct nn_shape *shape, const char *text, const struct nn_rules *rules,
                             struct nn_guess *guess)
{
    const struct nn_token *first = &shape->tokens[0];
    const size_t group = shape->token_length;
    size_t side = shape->characters, length = shape->end - first->start;
    bool is_first_token = false;
    if (shape->bar_count) {
        if (shape->section_tokens != 1 || group == 0 || (group == 1 && shape->token_count > 1)) return;
    } else if (shape->token_count > 1) {
        const bool is_grouped = group >= 2 && group <= NONET_MAX_BOX && shape->token_count <= NONET_MAX_BOX &&
                                nn_rules_accept_side(rules, (int)side);
        const bool uses_all_tokens = guess->token_row || guess->numbers || (guess->line && !guess->is_first_token);
        is_first_token = !is_grouped;
        if (is_first_token && uses_all_tokens) return;
        if (is_first_token) side = length = first->length;
    }
    const int widest = rules->side || rules->symbols ? nn_symbols_capacity(rules->symbols) : WIDEST_GUESSED_ROW;
    if (side > (size_t)widest || !nn_rules_accept_side(rules, (int)side)) return;
    if (!may_all_be_symbols(text + first->start, length, (int)side, rules->symbols)) return;
    guess->symbol_row = (int)side;
    guess->is_first_token = is_first_token;
}

/* Drop the readings that the notation named by the user does not have. If it has both rows and whole puzzles, a line
 * that may be a row is one. */
static void keep_forms(const struct nn_shape *shape, const char *text, unsigned forms, struct nn_guess *guess)
{
    if ((forms & NN_FORM_SPACED_ROW) && has_only_short_tokens(shape, text)) forms |= NN_FORM_TOKEN_ROW;
    if (!(forms & NN_FORM_SYMBOL_ROW)) guess->symbol_row = 0;
    if (!(forms & NN_FORM_TOKEN_ROW)) guess->token_row = 0;
    if (!(forms & NN_FORM_LINE) || guess->symbol_row || guess->token_row) guess->line = 0;
    if (!(forms & NN_FORM_NUMBERS) || guess->symbol_row || guess->token_row) guess->numbers = 0;
}

/* Bars or gaps between the boxes show how wide these are: "53. .7. ...", "5 3 . | . 7 . | . . .". 0: they do not. */
static int box_columns_shown(const struct nn_shape *shape, const struct nn_guess *guess)
{
    if (shape->bar_count == 0)
        return guess->symbol_row && !guess->is_first_token && shape->token_count > 1 ? (int)shape->token_length : 0;
    if (shape->sections < 2) return 0;
    if (guess->symbol_row) return (int)shape->token_length;
    return shape->section_tokens > 1 ? shape->section_tokens : 0;
}

void nn_shape_guess(const struct nn_shape *shape, const char *text, const struct nn_rules *rules,
                    struct nn_guess *guess)
{
    *guess = (struct nn_guess){0};
    if (shape->token_count == 0 || shape->token_count > NONET_MAX_CELLS) return;
    guess_line(shape, text, rules, guess);
    if (!shape->pluses) {
        guess_numbers(shape, text, rules, guess);
        guess_token_row(shape, text, rules, guess);
        guess_symbol_row(shape, text, rules, guess);
    }
    guess->box_columns = box_columns_shown(shape, guess);
    if (rules->notation != NN_ANY_NOTATION) keep_forms(shape, text, rules->forms, guess);
}

bool nn_shape_is_wordy(const struct nn_shape *shape, const char *text)
{
    size_t letters = 0;
    for (int token = 0; token < shape->token_count; token++) {
        const struct nn_token *seen = &shape->tokens[token];
        for (size_t at = seen->start; at < (size_t)seen->start + seen->length; at++)
            letters += isalpha((unsigned char)text[at]) != 0;
    }
    return letters >= 2 && 2 * letters > shape->characters;
}
