/* link_document.c: from the payload of a link to a JSON document, and from that to a puzzle; see link.h.
 *
 * f-puzzles has JSON in it. SudokuPad makes its documents shorter: keys and strings lose their quotes or have single
 * ones, empty objects are left out, true and false are t and f, colours are bare. Such a text is made JSON again first
 * (loosen), as far as that is needed to find what we look for. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "text/link.h"
#include "text/lz_string.h"

/* ---- the payload ----------------------------------------------------------------------------- */

static int hexadecimal(char digit)
{
    if (digit >= '0' && digit <= '9') return digit - '0';
    const int letter = tolower((unsigned char)digit);
    return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

/* Without %2B and the like; a blank was a + before. What comes after = is no part of it. Returns the new length. */
static size_t clean_payload(const struct nn_row *payload, char *clean)
{
    size_t length = 0;
    for (size_t at = 0; at < payload->length; at++) {
        char character = payload->text[at];
        const bool is_escaped = character == '%' && at + 2 < payload->length &&
                                hexadecimal(payload->text[at + 1]) >= 0 && hexadecimal(payload->text[at + 2]) >= 0;
        if (is_escaped) {
            character = (char)(hexadecimal(payload->text[at + 1]) * 16 + hexadecimal(payload->text[at + 2]));
            at += 2;
        }
        if (character == '=') break;
        clean[length++] = character == ' ' ? '+' : character;
    }
    return length;
}

static nonet_status decompress_payload(const struct nn_row *payload, char **text, size_t *length)
{
    *text = NULL;
    if (payload->length > NN_LINK_LIMIT) return NONET_ERR_TEXT;
    char *const clean = malloc(payload->length + 1);
    if (!clean) return NONET_ERR_MEMORY;
    const size_t cleaned = clean_payload(payload, clean);
    const nonet_status status = nn_lz_decompress(clean, cleaned, NN_LINK_LIMIT, text, length);
    free(clean);
    return status;
}

/* ---- shortened documents --------------------------------------------------------------------- */

/* A text on its way from loose to strict. */
struct loose_text {
    const char *from;
    size_t length, at;
    struct nn_put put;
};

static bool is_bare(char character)
{
    return character && !strchr(",:{}[]'\"", character) && !isspace((unsigned char)character);
}

static void put_tight_character(struct nn_put *put, char character)
{
    if (character == '"' || character == '\\') nn_put_char(put, '\\');
    if ((unsigned char)character >= ' ') nn_put_char(put, character);
    else nn_put_text(put, "\\u0020");
}

/* 'It\'s' and "It's" become "It's". Other escapes stay as they are. */
static void tighten_string(struct loose_text *text)
{
    const char quote = text->from[text->at++];
    nn_put_char(&text->put, '"');
    while (text->at < text->length && text->from[text->at] != quote) {
        const char character = text->from[text->at++];
        const bool is_escape = character == '\\' && text->at < text->length;
        if (is_escape && text->from[text->at] != '\'') {
            nn_put_char(&text->put, '\\');
            nn_put_char(&text->put, text->from[text->at++]);
        } else {
            put_tight_character(&text->put, is_escape ? text->from[text->at++] : character);
        }
    }
    text->at++;
    nn_put_char(&text->put, '"');
}

static bool is_json_number(const char *word, size_t length)
{
    size_t at = word[0] == '-';
    const size_t first = at;
    while (at < length && (isdigit((unsigned char)word[at]) || (word[at] == '.' && at > first && at + 1 < length)))
        at++;
    const bool has_leading_zero = length - first > 1 && word[first] == '0' && word[first + 1] != '.';
    return at == length && at > first && !has_leading_zero;
}

/* A key, a number, t, f, null, or something that had quotes. */
static void tighten_word(struct loose_text *text)
{
    const char *const word = text->from + text->at;
    size_t length = 0;
    while (text->at + length < text->length && is_bare(word[length])) length++;
    text->at += length;
    const bool is_key = text->at < text->length && text->from[text->at] == ':';
    if (!is_key && length == 1 && (*word == 't' || *word == 'f')) {
        nn_put_text(&text->put, *word == 't' ? "true" : "false");
        return;
    }
    const bool is_literal = (length == 4 && (!memcmp(word, "true", 4) || !memcmp(word, "null", 4))) ||
                            (length == 5 && !memcmp(word, "false", 5)) || is_json_number(word, length);
    if (is_key || !is_literal) nn_put_char(&text->put, '"');
    for (size_t at = 0; at < length; at++) {
        if (is_key || !is_literal) put_tight_character(&text->put, word[at]);
        else nn_put_char(&text->put, word[at]);
    }
    if (is_key || !is_literal) nn_put_char(&text->put, '"');
}

/* Between [ or , and the next , or ], nothing means an empty object; a container without anything is just that. */
static void tighten(struct loose_text *text)
{
    char last = 0; /* the punctuation before, or 'v' after a value */
    while (text->at < text->length) {
        const char character = text->from[text->at];
        if (isspace((unsigned char)character)) {
            text->at++;
        } else if (character == '\'' || character == '"') {
            tighten_string(text);
            last = 'v';
        } else if (is_bare(character)) {
            tighten_word(text);
            last = 'v';
        } else {
            const bool is_left_out = (character == ',' && (last == '[' || last == ',')) ||
                                     (character == ']' && (last == ',' || last == '[')) ||
                                     ((character == ',' || character == '}') && last == ':');
            if (is_left_out) nn_put_text(&text->put, "{}");
            nn_put_char(&text->put, character);
            last = character == ']' || character == '}' ? 'v' : character;
            text->at++;
        }
    }
}

/* Make JSON of a shortened document, in memory of its own. */
static nonet_status tighten_document(const char *loose, size_t length, char **strict, size_t *strict_length)
{
    struct loose_text text = {.from = loose, .length = length};
    tighten(&text);
    const size_t needed = text.put.length;
    *strict = malloc(needed + 1);
    if (!*strict) return NONET_ERR_MEMORY;
    text = (struct loose_text){.from = loose, .length = length, .put = {.buffer = *strict, .size = needed}};
    tighten(&text);
    *strict_length = needed;
    return NONET_OK;
}

/* ---- the puzzle ------------------------------------------------------------------------------ */

bool nn_link_boxes(const uint16_t *region, int side, int *box_rows, int *box_columns)
{
    for (int rows = 1; rows <= NONET_MAX_BOX && rows <= side; rows++) {
        const int columns = side / rows;
        if (side % rows || columns > NONET_MAX_BOX) continue;
        bool fits = true;
        for (int cell = 0; cell < side * side && fits; cell++) {
            const int corner = cell / side / rows * rows * side + cell % side / columns * columns;
            const bool is_corner = cell == corner;
            fits = is_corner || region[cell] == region[corner];
            /* Different boxes have different numbers. */
            for (int other = 0; is_corner && fits && other < cell; other++) fits = region[other] != region[cell];
        }
        if (!fits) continue;
        *box_rows = rows;
        *box_columns = columns;
        return true;
    }
    return false;
}

/* Read the text as it is, or if it is no JSON, as a shortened document; *strict is then its text. */
static nonet_status parse_document(const char *text, size_t length, struct nn_json_document *json, char **strict,
                                   nonet_text_error *error)
{
    const struct nn_json_document_limits limits = {.bytes = 8 * NN_LINK_LIMIT, .nodes = NN_LINK_LIMIT};
    size_t strict_length;
    *strict = NULL;
    const nonet_status status = nn_json_document_read(text, length, &limits, json, error);
    if (status != NONET_ERR_TEXT) return status;
    NN_TRY(tighten_document(text, length, strict, &strict_length));
    return nn_json_document_read(*strict, strict_length, &limits, json, error);
}

static nonet_status read_puzzle(nonet_reader *reader, const struct nn_json_document *json, nn_document_reader *read,
                                const nonet_layout **layout, nonet_text_error *error)
{
    const struct nn_rules *const rules = &reader->rules;
    int box_rows = 0, box_columns = 0;
    NN_TRY(read(json, &reader->draft, &box_rows, &box_columns, error));
    if (rules->side && (rules->box_rows != box_rows || rules->box_columns != box_columns))
        return nn_text_fail(error, 0, 0, "a board with boxes of %dx%d, not of %dx%d", box_rows, box_columns,
                            rules->box_rows, rules->box_columns);
    return nn_reader_layout(reader, box_rows, box_columns, layout);
}

static nonet_status read_text(nonet_reader *reader, const char *text, size_t length, nn_document_reader *read,
                              const nonet_layout **layout, nonet_text_error *error)
{
    struct nn_json_document json;
    char *strict;
    nonet_status status = parse_document(text, length, &json, &strict, error);
    if (status == NONET_OK) {
        status = read_puzzle(reader, &json, read, layout, error);
        nn_json_document_free(&json);
    }
    free(strict);
    return status;
}

nonet_status nn_link_read_document(nonet_reader *reader, const struct nn_row *payload, enum nn_notation_id notation,
                                   nn_document_reader *read, struct nn_result *result)
{
    static const char broken[] = "the link is incomplete or damaged";
    const nonet_layout *layout = NULL;
    char *text;
    size_t length;
    nonet_text_error problem = {0};
    nonet_status status = decompress_payload(payload, &text, &length);
    if (status == NONET_ERR_TEXT) return nn_text_fail(result->error, payload->line, payload->column, "%s", broken);
    NN_TRY(status);
    status = read_text(reader, text, length, read, &layout, &problem);
    free(text);
    /* Places in the document mean nothing to the user: those with one are about JSON. */
    if (status == NONET_ERR_TEXT)
        return nn_text_fail(result->error, payload->line, payload->column, "%s",
                            problem.line ? broken : problem.message);
    NN_TRY(status);
    reader->draft.notation = notation;
    nn_reader_fill_puzzle(reader, layout, payload->line, result->puzzle);
    return NONET_OK;
}
