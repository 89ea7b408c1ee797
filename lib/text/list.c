/* list.c: see list.h. */
#include "text/list.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "text/reading.h"

/* ---- collecting ------------------------------------------------------------------------------ */

static size_t list_indentation(const struct nn_line *line)
{
    size_t at = 0;
    while (at < line->length && (line->text[at] == ' ' || line->text[at] == '\t')) at++;
    return at;
}

/* Where the first bracket is, if only a name comes before it: grid = np.array([ */
static size_t find_first_bracket(const struct nn_line *line)
{
    enum { LONGEST_PREFIX = 60 };
    size_t at = 0;
    while (at < line->length && at < LONGEST_PREFIX && line->text[at] != '[') {
        if (!isalnum((unsigned char)line->text[at]) && !strchr(" \t_.=:(\"'", line->text[at])) return line->length;
        at++;
    }
    const bool has_name = at > 0 && list_indentation(line) < at;
    const bool is_name =
        !has_name || memchr(line->text, '=', at) || memchr(line->text, '(', at) || memchr(line->text, ':', at);
    return at < line->length && line->text[at] == '[' && is_name ? at : line->length;
}

static bool is_word_at(const char *text, size_t left, const char *word)
{
    const size_t length = strlen(word);
    return left >= length && memcmp(text, word, length) == 0 &&
           (left == length || !isalnum((unsigned char)text[length]));
}

/* null and its like; the length of the word, or 0. */
static size_t blank_word(const char *text, size_t left)
{
    static const char *const words[] = {"null", "None", "nan", "NaN", "undefined"};
    for (size_t index = 0; index < sizeof words / sizeof *words; index++)
        if (is_word_at(text, left, words[index])) return strlen(words[index]);
    return 0;
}

bool nn_list_begins(const struct nn_line *line, const struct nn_rules *rules)
{
    const bool is_wanted =
        rules->notation == NN_ANY_NOTATION || rules->notation == nn_notation_gathering(NN_GATHERS_LIST);
    size_t at = is_wanted ? find_first_bracket(line) : line->length;
    if (at == line->length) return false;
    if (rules->notation != NN_ANY_NOTATION) return true;
    const bool is_nested = at + 1 < line->length && line->text[at + 1] == '[';
    while (at < line->length && strchr("[ \t", line->text[at])) at++;
    if (at == line->length) return true;
    const bool is_cell = isdigit((unsigned char)line->text[at]) || strchr("\"'.-_,", line->text[at]);
    if (!is_cell && !blank_word(line->text + at, line->length - at)) return false;
    /* [12] and [1] Easy are titles. */
    const char *const end = memchr(line->text + at, ']', line->length - at);
    return !end || is_nested || memchr(line->text + at, ',', (size_t)(end - line->text) - at) ||
           memchr(line->text + at, ' ', (size_t)(end - line->text) - at) || (size_t)(end - line->text) - at > 4;
}

static nonet_status make_list_room(struct nn_list *list, size_t length)
{
    if (list->length + length > NN_LIST_LIMIT) return NONET_ERR_TEXT;
    if (list->capacity - list->length >= length) return NONET_OK;
    const size_t wanted = list->length + length + 1024;
    char *const grown = realloc(list->text, wanted);
    if (!grown) return NONET_ERR_MEMORY;
    list->text = grown;
    list->capacity = wanted;
    return NONET_OK;
}

/* How many cells a row seems to have: as many as commas divide, or else blanks. 0: its items are rows themselves. */
static int count_items(const char *text, size_t length)
{
    enum { LONGEST_CELL = 6 };
    int items = 0, commas = 0;
    size_t item_length = 0;
    bool is_quoted = false;
    for (size_t at = 0; at < length; at++) {
        is_quoted ^= text[at] == '"' || text[at] == '\'';
        const bool is_gap = !is_quoted && strchr(" \t,\n", text[at]);
        commas += !is_quoted && text[at] == ',';
        items += !is_gap && item_length == 0;
        item_length = is_gap ? 0 : item_length + 1;
        if (item_length > LONGEST_CELL && !blank_word(text + at + 1 - item_length, length - at - 1 + item_length))
            return 0;
    }
    return commas ? commas + (item_length || items > commas) : items;
}

/* Follow the brackets of a line. Returns where the outermost one is closed, or the length. */
static size_t follow_brackets(struct nn_list *list, const struct nn_line *line, size_t at)
{
    size_t opened = line->length; /* where the innermost list began; not in this line, as long as it is the length */
    char quote = 0;
    for (; at < line->length; at++) {
        const char character = line->text[at];
        if (quote) quote = character == quote ? 0 : quote;
        else if (character == '"' || character == '\'') quote = character;
        else if (character == '#') break;
        else if (character == '[') {
            opened = at;
            if (++list->depth > list->deepest) list->deepest = list->depth;
        } else if (character == ']' && --list->depth == 0) {
            list->rows++;
            if (list->rows == 1 && opened < at) list->row_items = count_items(line->text + opened + 1, at - opened - 1);
            return at + 1;
        }
    }
    return at;
}

/* A row in its own brackets: there must be as many as it has cells. */
static bool may_be_loose_row(const struct nn_list *list)
{
    return list->deepest == 1 && list->row_items > 1 && nn_side_is_usual(list->row_items);
}

/* Is this line another such row? */
static bool is_next_row(const struct nn_list *list, const struct nn_line *line, size_t start)
{
    struct nn_list alone = {0};
    follow_brackets(&alone, line, start);
    return start == list_indentation(line) && alone.depth == 0 && alone.deepest == 1 &&
           alone.row_items == list->row_items;
}

nonet_status nn_list_add(struct nn_list *list, const struct nn_line *line, enum nn_list_result *result)
{
    const bool is_first = !list->is_open, is_between = !is_first && list->depth == 0;
    size_t start = 0;
    if (is_first) {
        free(list->text);
        *list = (struct nn_list){.first_line = line->number};
    }
    *result = NN_LIST_NOT_THIS;
    if (is_first || is_between) {
        start = find_first_bracket(line);
        if (start == line->length || (is_between && !is_next_row(list, line, start))) return NONET_OK;
    }
    NN_TRY(make_list_room(list, line->length + 1));
    const size_t end = follow_brackets(list, line, start);
    memset(list->text + list->length, ' ', start);
    memcpy(list->text + list->length + start, line->text + start, end - start);
    list->length += end;
    list->text[list->length++] = '\n';
    list->is_open = true;
    const bool is_last = list->depth == 0 && (!may_be_loose_row(list) || list->rows >= list->row_items);
    *result = is_last ? NN_LIST_COMPLETE : NN_LIST_GOES_ON;
    return NONET_OK;
}

void nn_list_close(struct nn_list *list)
{
    free(list->text);
    *list = (struct nn_list){0};
}

/* ---- reading --------------------------------------------------------------------------------- */

/* A string that stands for an empty cell. Returns its length with quotes, or 0. */
static size_t empty_string(const char *text, size_t left)
{
    const char quote = text[0];
    size_t at = 1;
    if (quote != '"' && quote != '\'') return 0;
    while (at < left && text[at] == ' ') at++;
    return at < left && text[at] == quote ? at + 1 : 0;
}

/* 5.0 and 5. are 5. */
static void drop_fraction(char *text, size_t left)
{
    size_t at = 0;
    while (at < left && isdigit((unsigned char)text[at])) at++;
    if (at == 0 || at == left || text[at] != '.') return;
    size_t end = at + 1;
    while (end < left && text[end] == '0') end++;
    if (end < left && !strchr(" ,]\n", text[end])) return;
    memset(text + at, ' ', end - at);
}

static void blank_out(char *text, size_t length)
{
    text[0] = '.';
    memset(text + 1, ' ', length - 1);
}

/* Leave nothing but cells and separators. */
static void clean_list(struct nn_list *list)
{
    char last = '[';
    for (size_t at = 0; at < list->length; at++) {
        char *const text = list->text + at;
        const size_t left = list->length - at;
        const size_t blank = blank_word(text, left) ? blank_word(text, left) : empty_string(text, left);
        const bool is_gap = *text == ' ' || *text == '\n' || *text == '\t';
        const bool is_hole = *text == ',' && (last == ',' || last == '[') && !(last == '[' && left < 2);
        const char character = *text;
        if (blank) {
            blank_out(text, blank);
            at += blank - 1;
        } else if (is_hole) {
            *text = '.';
        } else if (strchr("[],\"'", *text)) {
            *text = ' ';
        } else if (!is_gap && (last == ',' || last == '[' || last == ' ')) {
            drop_fraction(text, left);
        }
        if (!is_gap)
            last = blank ? 'c' : character == ']' ? 'c' : character == '[' || character == ',' ? character : 'c';
        else if (last == 'c') last = ' ';
    }
}

/* What is left: how many words there are, and of which length if it is the same for all. */
static int count_words(const struct nn_list *list, size_t *length)
{
    int words = 0;
    for (size_t at = 0; at < list->length;) {
        const size_t start = at;
        while (at < list->length && !nn_is_separator(list->text[at])) at++;
        if (at == start) {
            at++;
            continue;
        }
        *length = words++ == 0 || *length == at - start ? at - start : 0;
        if (words > NONET_MAX_CELLS) break;
    }
    return words;
}

/* The reader counts columns through all lines. */
static void place_error(const struct nn_list *list, nonet_text_error *error)
{
    const size_t offset = error->column ? (size_t)error->column - 1 : 0;
    uint64_t line = list->first_line, column = 1;
    for (size_t at = 0; at < offset && at < list->length; at++) {
        column = list->text[at] == '\n' ? 1 : column + 1;
        line += list->text[at] == '\n';
    }
    error->line = line;
    error->column = column;
}

static nonet_status read_words(const struct nn_list *list, const struct nn_rules *rules, struct nn_draft *draft,
                               nonet_text_error *error)
{
    const struct nn_row row = {list->text, list->length, list->first_line, 1, NULL};
    size_t length = 0;
    const int words = count_words(list, &length);
    const int side = nn_square_root((size_t)words), string_side = nn_square_root((size_t)words * length);
    const bool is_rows = length > 1 && words > 0 && (words == 1 || (size_t)words == length) && string_side > 0;
    if (is_rows && nn_rules_accept_side(rules, string_side))
        return nn_symbols_read(&row, 1, string_side, rules, draft, error);
    if (words < 1 || !side || !nn_rules_accept_side(rules, side))
        return nn_text_fail(error, list->first_line, 1, "%d cells in this list: no board has that many", words);
    struct nn_rules told = *rules;
    bool has_letters = false;
    for (size_t at = 0; at < list->length; at++) has_letters |= isalpha((unsigned char)list->text[at]) != 0;
    if (!has_letters) told.told |= NN_TRAIT_NUMBERS;
    if (!has_letters) told.symbols = NULL;
    return nn_tokens_read(&row, 1, side, &told, draft, error);
}

nonet_status nn_list_read(struct nn_list *list, const struct nn_rules *rules, struct nn_draft *draft,
                          nonet_text_error *error)
{
    if (list->deepest > 2)
        return nn_text_fail(error, list->first_line, 1, "lists %d deep: a board is a list of rows", list->deepest);
    clean_list(list);
    const nonet_status status = read_words(list, rules, draft, error);
    if (status == NONET_ERR_TEXT) place_error(list, error);
    return status;
}
