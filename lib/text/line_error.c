/* line_error.c: why a line is not a puzzle. The reader knows only that no reading fits; this file finds the reading
 * that nearly fits by its length, and then says what is wrong with it. */
#include <ctype.h>

#include "text/reading.h"
#include "text/shape.h"

/* What the line was probably meant to be. */
struct intention {
    bool is_tokens;  /* one token per cell, not one character */
    size_t cells;    /* found */
    size_t expected; /* needed */
    int side;        /* of the board */
};

static void consider_length(struct intention *intention, size_t length, int side)
{
    const size_t now = intention->expected > intention->cells ? intention->expected - intention->cells
                                                              : intention->cells - intention->expected;
    const size_t then = length > intention->cells ? length - intention->cells : intention->cells - length;
    if (intention->side && then >= now) return;
    intention->expected = length;
    intention->side = side;
}

static size_t cells_to_the_power(int side, int power)
{
    size_t cells = 1;
    while (power-- > 0) cells *= (size_t)side;
    return cells;
}

/* Consider the lengths that lines of the notation, or of any, have on boards of this side. */
static void consider_side(struct intention *intention, int side, const struct nn_rules *rules)
{
    enum { ROW = 1, BOARD = 2, CANDIDATES = 3 };
    if (rules->notation != NN_ANY_NOTATION) {
        const int power = nn_notation_reading(rules->notation)->power;
        consider_length(intention, cells_to_the_power(side, power), side);
        return;
    }
    consider_length(intention, cells_to_the_power(side, ROW), side);
    consider_length(intention, cells_to_the_power(side, BOARD), side);
    /* Plain lines are so much more frequent that small boards of candidates are not considered. */
    if (side >= 9) consider_length(intention, cells_to_the_power(side, CANDIDATES), side);
}

static struct intention find_intention(const struct nn_shape *shape, int side, const struct nn_rules *rules)
{
    struct intention intention = {0};
    intention.is_tokens = shape->token_count > 1 && shape->characters <= 2 * (size_t)shape->token_count;
    const bool has_comment = shape->token_count > 1 && !shape->bar_count && !shape->token_length;
    if (side && shape->token_count == side && side > 1) intention.is_tokens = true;
    intention.cells = intention.is_tokens ? (size_t)shape->token_count
                      : has_comment       ? shape->tokens[0].length
                                          : shape->characters;
    if (side) {
        intention.side = side;
        intention.expected = (size_t)side;
        return intention;
    }
    const int widest = intention.is_tokens ? NONET_MAX_SIDE : nn_symbols_capacity(rules->symbols);
    for (int guess = 1; guess <= widest; guess++)
        if (nn_rules_accept_side(rules, guess)) consider_side(&intention, guess, rules);
    return intention;
}

/* The column of the first extra cell, or of the end of a line that is too short. */
static uint64_t column_of_cell(const struct nn_shape *shape, const struct intention *intention)
{
    size_t left = intention->expected;
    for (int token = 0; token < shape->token_count; token++) {
        const size_t size = intention->is_tokens ? 1 : shape->tokens[token].length;
        if (left < size) return shape->tokens[token].start + left + 1;
        left -= size;
    }
    const struct nn_token *last = &shape->tokens[shape->token_count - 1];
    return (uint64_t)last->start + last->length + 1;
}

static nonet_status blame_character(const struct nn_line *line, size_t index, bool is_too_large, int side,
                                    nonet_text_error *error)
{
    char shown[NN_SHOWN_CHARACTER];
    nn_line_show(line, index, shown);
    if (is_too_large)
        return nn_text_fail(error, line->number, index + 1, "%s is too large for %s %dx%d board", shown,
                            nn_article(side), side, side);
    return nn_text_fail(error, line->number, index + 1, "%s is not a value of %s %dx%d board", shown, nn_article(side),
                        side, side);
}

static nonet_status explain_token(const struct nn_line *line, const struct nn_token *token, int side,
                                  nonet_text_error *error)
{
    const char *text = line->text + token->start;
    const struct nn_token_meaning meaning = nn_token_read(text, token->length, side, false);
    if (meaning.kind == NN_TOKEN_TOO_LARGE)
        return nn_text_fail(error, line->number, token->start + 1u, "%.*s is too large for %s %dx%d board",
                            token->length > 20 ? 20 : (int)token->length, text, nn_article(side), side, side);
    size_t bad = 0;
    while (bad + 1 < token->length && isdigit((unsigned char)text[bad])) bad++;
    if (isdigit((unsigned char)text[bad])) bad = 0;
    return blame_character(line, token->start + bad, false, side, error);
}

static bool is_good_token(const char *text, size_t length, int side, const struct nn_rules *rules)
{
    const struct nn_token_meaning meaning = nn_token_read(text, length, side, false);
    if (meaning.kind == NN_TOKEN_LETTER) return nn_may_be_symbol(*text, side, rules->symbols);
    return meaning.kind > NN_TOKEN_TOO_LARGE;
}

/* The length is right: blame the first thing that no cell can hold. */
static nonet_status explain_content(const struct nn_shape *shape, const struct nn_line *line,
                                    const struct intention *intention, const struct nn_rules *rules,
                                    nonet_text_error *error)
{
    const int side = intention->side;
    for (int token = 0; token < shape->token_count; token++) {
        const struct nn_token *seen = &shape->tokens[token];
        const char *text = line->text + seen->start;
        if (intention->is_tokens && !is_good_token(text, seen->length, side, rules))
            return explain_token(line, seen, side, error);
        for (size_t at = 0; !intention->is_tokens && at < seen->length; at++) {
            if (nn_may_be_symbol(text[at], side, rules->symbols)) continue;
            const bool is_large = side < 9 && nn_may_be_symbol(text[at], 9, rules->symbols);
            return blame_character(line, seen->start + at, is_large, side, error);
        }
    }
    return nn_text_fail(error, line->number, 1, "no puzzle in a notation known here");
}

static nonet_status explain_wrong_length(const struct nn_shape *shape, const struct nn_line *line,
                                         const struct intention *intention, bool is_free, nonet_text_error *error)
{
    const size_t cells = intention->cells;
    if (is_free && cells <= NONET_MAX_BOX && cells > 1) {
        nn_text_fail(error, line->number, 1, "rows of %zu: no boxes of 2 or more rows make %zu; ask for boxes of 1x%zu",
                     cells, cells, cells);
        error->setting = "box";
        return NONET_ERR_TEXT;
    }
    return nn_text_fail(error, line->number, column_of_cell(shape, intention), "%zu cell%s, expected %zu", cells,
                        cells == 1 ? "" : "s", intention->expected);
}

/* The notation that has its own message for tokens of this length, or NULL. */
static const struct nn_reading *find_complainer(const struct intention *intention)
{
    if (intention->side <= 1 || intention->is_tokens) return NULL;
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        const struct nn_reading *reading = nn_notation_reading((enum nn_notation_id)id);
        if (reading->complain && intention->cells == cells_to_the_power(intention->side, reading->power))
            return reading;
    }
    return NULL;
}

/* Is the guess likely enough to mention? Most characters must fit, and the length nearly. */
static bool is_likely(const struct nn_shape *shape, const struct nn_line *line, const struct intention *intention,
                      const struct nn_rules *rules)
{
    const size_t cells = intention->cells, expected = intention->expected;
    const size_t off = cells > expected ? cells - expected : expected - cells;
    const int side = intention->side > 9 && !intention->is_tokens ? intention->side : 9;
    size_t characters = 0, strange = 0;
    for (int token = 0; token < shape->token_count; token++)
        for (size_t at = 0; at < shape->tokens[token].length; at++, characters++)
            strange += !nn_may_be_symbol(line->text[shape->tokens[token].start + at], side, rules->symbols);
    return 2 * strange <= characters && off <= 2 + expected / 8 && cells > 3;
}

int nn_shape_bad_row_side(const struct nn_shape *shape, const struct nn_rules *rules)
{
    if (shape->token_count == 0) return 0;
    const struct intention intention = find_intention(shape, 0, rules);
    const bool is_row =
        intention.cells == intention.expected && intention.cells == (size_t)intention.side && intention.side > 3;
    return is_row ? intention.side : 0;
}

nonet_status nn_shape_deny(const struct nn_line *line, const struct nn_rules *rules, nonet_text_error *error)
{
    if (rules->notation == NN_ANY_NOTATION)
        return nn_text_fail(error, line->number, 1, "no puzzle in a notation known here");
    return nn_text_fail(error, line->number, 1, "no puzzle in the notation '%s'",
                        nn_notation_get(rules->notation)->name);
}

nonet_status nn_shape_explain(const struct nn_shape *shape, const struct nn_line *line, int side,
                              const struct nn_rules *rules, nonet_text_error *error)
{
    const bool is_forced = rules->notation != NN_ANY_NOTATION;
    if (shape->token_count == 0 || (!side && nn_shape_is_wordy(shape, line->text)))
        return nn_shape_deny(line, rules, error);
    const struct intention intention = find_intention(shape, side, rules);
    if (!side && !rules->side && !is_forced && !is_likely(shape, line, &intention, rules))
        return nn_text_fail(error, line->number, 1, "no puzzle in a notation known here");
    const struct nn_reading *complainer = find_complainer(&intention);
    if (complainer) {
        const struct nn_token *token = &shape->tokens[0];
        const struct nn_row row = {line->text + token->start, token->length, line->number, token->start + 1u, line};
        return complainer->complain(&row, intention.side, rules, error);
    }
    if (intention.cells != intention.expected)
        return explain_wrong_length(shape, line, &intention, !side && !rules->side && !is_forced, error);
    return explain_content(shape, line, &intention, rules, error);
}
