/* phrases.c: templates: the sentences of a language, with slots for what the step says.
 *
 *     {cells}                         a slot, as it is usually written
 *     {cells|and}                     the same in another form (docs/translating.md lists them)
 *     {cells|one:sees|other:see}      a choice: the first text whose key fits is said, and it is a template itself
 *     {length|full:, the roof,}       what only the full text says; the length is a slot of every template
 *
 * Keys of a choice: what is counted (cells, values, numbers, houses) fits =2 if there are two, and the word that the
 * language has for such a number, in English "one"; a house fits row, column or box; a yes-or-no fits yes; a length
 * least, normal or full; a technique whatever the language says of its name; everything fits other. If nothing fits,
 * nothing is said.
 *
 * Templates are read as they are said. They are all our own, and phrase_check.c proves them right, so nothing is checked
 * here: a slot that is not there would be left out. */
#include <assert.h>
#include <stdarg.h>
#include <string.h>

#include "words/language.h"
#include "words/words.h"

#include "words/slot_names.h"

static const char *const slots_of[NN_PHRASES] = {
#define PHRASE(id, slots, text) [NN_SAY_##id] = slots,
#include "words/english/english.h"
#undef PHRASE
};

const char *nn_phrase_slots(enum nn_phrase phrase)
{
    return slots_of[phrase];
}

static bool is_key(const char *key, size_t length, const char *wanted)
{
    return !strncmp(key, wanted, length) && !wanted[length];
}

/* ---- what is given ----------------------------------------------------------------------------------- */

/* A slot with what is given for it. */
struct filled_slot {
    enum nn_slot_kind kind;
    const char *name;
    size_t length; /* of the name */
    union {
        int number;
        uint64_t values;
        const void *pointer;
    } given;
};

/* A phrase that is being said. */
struct said_phrase {
    struct nn_words *words;
    size_t count;
    struct filled_slot slots[NN_MOST_SLOTS];
};

/* Takes the letter, the name and the space behind it. */
static struct filled_slot take_slot(const char **at)
{
    struct filled_slot slot;
    slot.kind = (enum nn_slot_kind) * (*at)++;
    slot.name = *at;
    while (**at != ' ') (*at)++;
    slot.length = (size_t)((*at)++ - slot.name);
    return slot;
}

static void take_given(struct said_phrase *said, const char *slots, va_list *arguments)
{
    for (said->count = 0; *slots; said->count++) {
        struct filled_slot *const slot = &said->slots[said->count];
        assert(said->count < NN_MOST_SLOTS);
        *slot = take_slot(&slots);
        switch (slot->kind) {
        case NN_SLOT_VALUES:
        case NN_SLOT_NUMBERS: slot->given.values = va_arg(*arguments, uint64_t); break;
        case NN_SLOT_CELLS:
        case NN_SLOT_HOUSES:
        case NN_SLOT_STATEMENT:
        case NN_SLOT_LABEL: slot->given.pointer = va_arg(*arguments, const void *); break;
        case NN_SLOT_RESULT:
        case NN_SLOT_STEP_NAME: break;
        default: slot->given.number = va_arg(*arguments, int);
        }
    }
}

static bool has_slot_name(const struct filled_slot *slot, const char *name, size_t length)
{
    return slot->length == length && !memcmp(slot->name, name, length);
}

static struct filled_slot find_named_slot(const struct said_phrase *said, const char *name, size_t length)
{
    for (size_t at = 0; at < said->count; at++)
        if (has_slot_name(&said->slots[at], name, length)) return said->slots[at];
    return (struct filled_slot){.kind = is_key(name, length, "length") ? NN_SLOT_LENGTH : NN_SLOT_NONE};
}

/* ---- forms ------------------------------------------------------------------------------------------- */

/* Forms are told apart by their first letters. */
enum form {
    USUAL = 0,
    AND = 'a',
    BARE = 'b',
    CLAIM = 'c',
    MARKS = 'm',
    COUNT = 'n',
    OR = 'o',
    SHORT = 's',
    START = 's',
    WORD = 'w',
};

static const char *list_end(const struct nn_words *words, enum form form)
{
    return words->language->phrases[form == AND ? NN_SAY_LIST_AND : NN_SAY_LIST_OR];
}

static const char *list_between(const struct nn_words *words)
{
    return words->language->phrases[NN_SAY_LIST_COMMA];
}

static void say_cells_as(struct nn_words *words, struct nn_cells cells, enum form form)
{
    if (form == MARKS) nn_say_marks(words, &cells);
    else if (form == COUNT) nn_say(words, NN_SAY_NUMBER, nn_cells_count(cells));
    else if (form) nn_say_cells(words, cells, list_between(words), list_end(words, form));
    else nn_say_cells(words, cells, ",", ",");
}

static void say_values_as(struct nn_words *words, uint64_t values, enum form form)
{
    if (form == MARKS) nn_say_candidates(words, values);
    else if (form == BARE) nn_say_bare_candidates(words, values);
    else if (form == COUNT) nn_say(words, NN_SAY_NUMBER, nn_count_bits(values));
    else if (form) nn_say_values(words, values, list_between(words), list_end(words, form));
    else nn_say_values(words, values, ",", ",");
}

static void say_number_as(struct nn_words *words, int number, enum form form)
{
    if (form == WORD) nn_say(words, NN_SAY_NUMBER, number);
    else nn_say_number(words, number);
}

static void say_filled(struct nn_words *words, struct filled_slot slot, enum form form)
{
    switch (slot.kind) {
    case NN_SLOT_CELL:
        if (form == MARKS) nn_say_candidates(words, words->candidates[slot.given.number]);
        else nn_say_cell(words, slot.given.number);
        break;
    case NN_SLOT_CELLS: say_cells_as(words, *(const struct nn_cells *)slot.given.pointer, form); break;
    case NN_SLOT_VALUE: nn_say_value(words, slot.given.number); break;
    case NN_SLOT_VALUES: say_values_as(words, slot.given.values, form); break;
    case NN_SLOT_NUMBER: say_number_as(words, slot.given.number, form); break;
    case NN_SLOT_NUMERAL: nn_say_number(words, slot.given.number); break;
    case NN_SLOT_NUMBERS: nn_say_numbers(words, slot.given.values, list_between(words), list_end(words, AND)); break;
    case NN_SLOT_HOUSE:
        if (form == SHORT) nn_say_house_short(words, slot.given.number);
        else nn_say_house(words, slot.given.number);
        break;
    case NN_SLOT_HOUSES:
        if (form == SHORT) nn_say_houses_short(words, slot.given.pointer);
        else nn_say_houses(words, slot.given.pointer);
        break;
    case NN_SLOT_SET: nn_say_set(words, slot.given.number, form == START); break;
    case NN_SLOT_STATEMENT:
        if (form == CLAIM) nn_say_claim(words, slot.given.pointer);
        else nn_say_statement(words, slot.given.pointer);
        break;
    case NN_SLOT_TECHNIQUE: nn_say_text(words, words->language->technique_names[slot.given.number]); break;
    case NN_SLOT_STEP_NAME: nn_say_technique_name(words); break;
    case NN_SLOT_PHRASE: nn_say(words, (enum nn_phrase)slot.given.number); break;
    case NN_SLOT_LABEL: nn_say_text(words, slot.given.pointer); break;
    case NN_SLOT_RESULT: nn_say_result(words); break;
    case NN_SLOT_LENGTH:
    case NN_SLOT_FLAG:
    case NN_SLOT_NONE: break;
    }
}

/* ---- choices ----------------------------------------------------------------------------------------- */

/* "=12" */
static bool is_exactly(const char *key, size_t length, int count)
{
    int number = 0;
    for (size_t at = 1; at < length; at++) number = 10 * number + (key[at] - '0');
    return number == count;
}

static int count_of(struct filled_slot slot)
{
    switch (slot.kind) {
    case NN_SLOT_CELLS: return nn_cells_count(*(const struct nn_cells *)slot.given.pointer);
    case NN_SLOT_HOUSES: return (int)((const nonet_houses *)slot.given.pointer)->count;
    case NN_SLOT_VALUES:
    case NN_SLOT_NUMBERS: return nn_count_bits(slot.given.values);
    default: return slot.given.number;
    }
}

static const char *key_of_house(const struct nn_words *words, int house)
{
    static const char *const keys[] = {"row", "column", "box", "extra"};
    return keys[nonet_layout_house_kind(words->layout, house)];
}

static const char *key_of_length(const struct nn_words *words)
{
    static const char *const keys[] = {[NN_TELL_LEAST] = "least", [NN_TELL_NORMAL] = "normal", [NN_TELL_ALL] = "full"};
    return keys[words->telling];
}

/* What the slot is, as a word that the keys of a choice are compared with. */
static const char *key_of(const struct nn_words *words, struct filled_slot slot)
{
    const struct nn_language *const language = words->language;
    switch (slot.kind) {
    case NN_SLOT_LENGTH: return key_of_length(words);
    case NN_SLOT_FLAG: return slot.given.number ? "yes" : "no";
    case NN_SLOT_HOUSE: return key_of_house(words, slot.given.number);
    case NN_SLOT_TECHNIQUE: return language->technique_key(slot.given.number);
    case NN_SLOT_STEP_NAME: return language->technique_key(words->step->technique);
    default: return language->count_key(count_of(slot));
    }
}

static bool key_fits(const char *key, size_t length, const char *slot_key, struct filled_slot slot)
{
    if (*key == '=') return is_exactly(key, length, count_of(slot));
    return is_key(key, length, slot_key) || is_key(key, length, "other");
}

/* ---- templates --------------------------------------------------------------------------------------- */

/* From inside of a text to the | or } that ends it. */
static const char *skip_text(const char *at)
{
    for (int depth = 0; depth || (*at != '|' && *at != '}'); at++) {
        if (!*at) return at;
        depth += (*at == '{') - (*at == '}');
    }
    return at;
}

static const char *say_text_of(const struct said_phrase *said, const char *at);

/* From behind the first | of a choice to behind its }. */
static const char *say_choice(const struct said_phrase *said, const char *at, struct filled_slot slot)
{
    const char *const slot_key = key_of(said->words, slot);
    for (bool is_said = false; *at; at++) {
        const size_t length = strcspn(at, ":");
        const bool fits = !is_said && key_fits(at, length, slot_key, slot);
        at += length + 1;
        at = fits ? say_text_of(said, at) : skip_text(at);
        is_said = is_said || fits;
        if (*at != '|') break;
    }
    return at + (*at == '}');
}

/* From behind the { of a slot to behind its }. */
static const char *say_slot(const struct said_phrase *said, const char *at)
{
    const size_t name = strcspn(at, "|}");
    const struct filled_slot slot = find_named_slot(said, at, name);
    at += name;
    if (*at == '}') {
        say_filled(said->words, slot, USUAL);
        return at + 1;
    }
    const size_t form = strcspn(++at, ":}");
    if (at[form] == ':') return say_choice(said, at, slot);
    say_filled(said->words, slot, (enum form) * at);
    return at + form + 1;
}

/* Up to the end of the template, or of a text in it. */
static const char *say_text_of(const struct said_phrase *said, const char *at)
{
    struct nn_words *const words = said->words;
    for (;;) {
        /* { | } follow each other in every character set that we know. */
        for (; *at && (unsigned char)(*at - '{') > 2; at++) {
            if (words->length + 1 < words->size) words->buffer[words->length] = *at;
            words->length++;
        }
        if (*at != '{') return at;
        at = say_slot(said, at + 1);
    }
}

void nn_say(struct nn_words *words, enum nn_phrase phrase, ...)
{
    struct said_phrase said; /* only the slots it has are filled */
    va_list arguments;
    va_start(arguments, phrase);
    said.words = words;
    take_given(&said, slots_of[phrase], &arguments);
    va_end(arguments);
    say_text_of(&said, words->language->phrases[phrase]);
}

/* ---- small phrases ----------------------------------------------------------------------------------- */

void nn_say_joint(struct nn_words *words, int index, int count)
{
    if (index) nn_say(words, index == count - 1 ? NN_SAY_LIST_AND : NN_SAY_LIST_COMMA);
}

void nn_say_technique_name(struct nn_words *words)
{
    const nonet_step *const step = words->step;
    const bool has_size = step->technique == NN_NAKED_SET || step->technique == NN_HIDDEN_SET;
    if (!has_size) nn_say_text(words, words->language->technique_names[step->technique]);
    else nn_say(words, NN_SAY_SIZED_SET, step->technique, nn_count_bits(step->values));
}
