/* phrase_check.c: is a template well made? What a translator may get wrong is named: a slot that the phrase has not, a form or a
 * key that does not go with it, a bracket too many or too few, a choice that leaves a case out. Tests ask it about every text of
 * every language; phrases.c, which says them, relies on it. */
#include <stdbool.h>
#include <string.h>

#include "words/language.h"

struct checked_template {
    const struct nn_language *language;
    const char *at;
    const char *slots;
    const char *problem; /* or NULL */
    int depth;           /* of choices around */
};

enum { DEEPEST_CHOICE = 4 };

static void complain(struct checked_template *template, const char *problem)
{
    if (!template->problem) template->problem = problem;
}

static size_t length_until(const char *text, const char *ends)
{
    return strcspn(text, ends);
}

/* The kind of the slot of this name; NN_SLOT_NONE: there is none. */
static enum nn_slot_kind kind_of_slot(const char *slots, const char *name, size_t length)
{
    while (*slots) {
        const enum nn_slot_kind kind = (enum nn_slot_kind) * slots++;
        const size_t own = length_until(slots, " ");
        if (own == length && !memcmp(slots, name, length)) return kind;
        slots += own + 1;
    }
    return NN_SLOT_NONE;
}

static bool is_word(const char *text, size_t length, const char *word)
{
    return strlen(word) == length && !memcmp(text, word, length);
}

static bool is_among(const char *text, size_t length, const char *const list[])
{
    for (; *list; list++)
        if (is_word(text, length, *list)) return true;
    return false;
}

static bool is_form(enum nn_slot_kind kind, const char *form, size_t length)
{
    static const char *const of_cells[] = {"and", "or", "marks", "number", NULL};
    static const char *const of_values[] = {"and", "or", "marks", "bare", "number", NULL};
    static const char *const of_cell[] = {"marks", NULL}, *const of_number[] = {"word", NULL},
                             *const of_house[] = {"short", NULL}, *const of_set[] = {"start", NULL},
                             *const of_statement[] = {"claim", NULL}, *const none[] = {NULL};
    switch (kind) {
    case NN_SLOT_CELLS: return is_among(form, length, of_cells);
    case NN_SLOT_VALUES: return is_among(form, length, of_values);
    case NN_SLOT_CELL: return is_among(form, length, of_cell);
    case NN_SLOT_NUMBER: return is_among(form, length, of_number);
    case NN_SLOT_HOUSE:
    case NN_SLOT_HOUSES: return is_among(form, length, of_house);
    case NN_SLOT_SET: return is_among(form, length, of_set);
    case NN_SLOT_STATEMENT: return is_among(form, length, of_statement);
    default: return is_among(form, length, none);
    }
}

static bool is_exact_count(const char *key, size_t length)
{
    enum { MOST_DIGITS = 3 };
    if (length < 2 || length > 1 + MOST_DIGITS || key[0] != '=') return false;
    for (size_t at = 1; at < length; at++)
        if (key[at] < '0' || key[at] > '9') return false;
    return true;
}

/* A word that the language has for some count. */
static bool is_count_key(const struct nn_language *language, const char *key, size_t length)
{
    enum { ENOUGH_COUNTS = 1000 };
    if (is_exact_count(key, length) || is_word(key, length, "other")) return true;
    for (int count = 0; count < ENOUGH_COUNTS; count++)
        if (is_word(key, length, language->count_key(count))) return true;
    return false;
}

static bool is_technique_key(const struct nn_language *language, const char *key, size_t length)
{
    if (is_word(key, length, "other")) return true;
    for (int technique = 0; technique < NN_TECHNIQUES; technique++)
        if (is_word(key, length, language->technique_key(technique))) return true;
    return false;
}

/* Does the key go with the kind? */
static bool is_key_of(const struct nn_language *language, enum nn_slot_kind kind, const char *key, size_t length)
{
    static const char *const of_length[] = {"least", "normal", "full", "other", NULL};
    static const char *const of_flag[] = {"yes", "no", "other", NULL};
    static const char *const of_house[] = {"row", "column", "box", "extra", "other", NULL};
    switch (kind) {
    case NN_SLOT_LENGTH: return is_among(key, length, of_length);
    case NN_SLOT_FLAG: return is_among(key, length, of_flag);
    case NN_SLOT_HOUSE: return is_among(key, length, of_house);
    case NN_SLOT_CELLS:
    case NN_SLOT_VALUES:
    case NN_SLOT_NUMBER:
    case NN_SLOT_NUMERAL:
    case NN_SLOT_NUMBERS:
    case NN_SLOT_HOUSES: return is_count_key(language, key, length);
    case NN_SLOT_TECHNIQUE:
    case NN_SLOT_STEP_NAME: return is_technique_key(language, key, length);
    default: return false;
    }
}

static void check_text_of(struct checked_template *template);

/* From the first key to the } that ends the choice. */
static void check_choice(struct checked_template *template, enum nn_slot_kind kind)
{
    bool has_other = false;
    if (++template->depth > DEEPEST_CHOICE) complain(template, "choices inside choices are too deep");
    while (!template->problem) {
        const size_t key = length_until(template->at, ":|{}");
        if (template->at[key] != ':') complain(template, "a key of a choice has no colon");
        else if (has_other) complain(template, "nothing can be chosen after 'other'");
        else if (!is_key_of(template->language, kind, template->at, key))
            complain(template, "the key does not go with the slot");
        if (template->problem) break;
        has_other = is_word(template->at, key, "other");
        template->at += key + 1;
        check_text_of(template);
        if (*template->at != '|') break;
        template->at++;
    }
    /* Only these may be left out altogether. */
    const bool may_be_silent = kind == NN_SLOT_LENGTH || kind == NN_SLOT_FLAG;
    if (!has_other && !may_be_silent) complain(template, "the choice has no 'other'");
    template->depth--;
}

/* From behind the { to behind the }. */
static void check_slot(struct checked_template *template)
{
    const size_t name = length_until(template->at, "|{}");
    const char *const at = template->at;
    enum nn_slot_kind kind = kind_of_slot(template->slots, at, name);
    if (!kind && is_word(at, name, "length")) kind = NN_SLOT_LENGTH;
    template->at += name;
    if (!kind) complain(template, "there is no such slot");
    else if (*template->at == '}' && (kind == NN_SLOT_LENGTH || kind == NN_SLOT_FLAG))
        complain(template, "this slot is for choices only");
    else if (*template->at == '|') {
        const size_t form = length_until(++template->at, ":|{}");
        if (template->at[form] == ':') check_choice(template, kind);
        else if (!is_form(kind, template->at, form)) complain(template, "the slot has no such form");
        else template->at += form;
    }
    if (template->problem) return;
    if (*template->at != '}') complain(template, "a { has no }");
    else template->at++;
}

/* Up to the end, or to the | or } that ends it. */
static void check_text_of(struct checked_template *template)
{
    while (!template->problem) {
        template->at += length_until(template->at, "{|}");
        if (*template->at != '{') return;
        template->at++;
        check_slot(template);
    }
}

const char *nn_phrase_check(const struct nn_language *language, const char *text, const char *slots)
{
    struct checked_template template = {.language = language, .at = text, .slots = slots};
    if (!text) return "there is no text";
    check_text_of(&template);
    if (!template.problem && *template.at) complain(&template, "a | or } stands outside of a slot");
    return template.problem;
}
