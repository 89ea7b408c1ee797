/* language.h: what a language is: a table of everything that lib/words says. docs/translating.md says how to add one.
 *
 * English is the first. Its rows in english/ also say which slots each template has; what fills them is the same in all
 * languages. */
#ifndef NN_LANGUAGE_H
#define NN_LANGUAGE_H

#include "technique/technique.h"

enum { NN_LETTERED_SETS = 52 };

enum nn_phrase {
#define PHRASE(id, slots, text) NN_SAY_##id,
#include "words/english/english.h"
#undef PHRASE
    NN_PHRASES
};
_Static_assert(NN_SAY_NOTHING == 0, "a list of phrases ends with it");

struct nn_language {
    const char *phrases[NN_PHRASES];
    const char *lettered_sets[NN_LETTERED_SETS]; /* "set A" */
    const char *technique_names[NN_TECHNIQUES];
    const char *technique_summaries[NN_TECHNIQUES];
    const char *level_names[NN_LEVELS];
    const char *level_summaries[NN_LEVELS];

    /* What the keys of a choice are compared with: the grammatical number that goes with a count ("one", "few", "many",
     * "other", as the language needs), and what its name makes of a technique (English: "an", "a"). */
    const char *(*count_key)(int count);
    const char *(*technique_key)(int technique);
};

extern const struct nn_language nn_english;

/* What a slot holds, and what a teller passes for it; as slot_names.h says it. */
enum nn_slot_kind {
    NN_SLOT_NONE = 0,
    NN_SLOT_CELL = 'c',      /* int */
    NN_SLOT_CELLS = 'C',     /* const struct nn_cells * */
    NN_SLOT_VALUE = 'v',     /* int */
    NN_SLOT_VALUES = 'V',    /* uint64_t */
    NN_SLOT_NUMBER = 'n',    /* int */
    NN_SLOT_NUMBERS = 'N',   /* uint64_t: bit n - 1 for n */
    NN_SLOT_HOUSE = 'h',     /* int */
    NN_SLOT_HOUSES = 'H',    /* const nonet_houses * */
    NN_SLOT_SET = 'a',       /* int: its place in the step */
    NN_SLOT_STATEMENT = 's', /* const nonet_step_node * */
    NN_SLOT_TECHNIQUE = 't', /* int */
    NN_SLOT_PHRASE = 'p',    /* enum nn_phrase: one without slots, such as a colour */
    NN_SLOT_LABEL = 'l',     /* const char *: what is no language, such as the letter of a set */
    NN_SLOT_FLAG = 'f',      /* int: for choices only */
    NN_SLOT_NUMERAL = 'd',   /* int: a number that has no form in words, because this phrase gives it one */
    NN_SLOT_RESULT = 'R',    /* nothing: it is what the step does */
    NN_SLOT_STEP_NAME = 'T', /* nothing: it is the name of the step's technique */
    NN_SLOT_LENGTH = 'L',    /* of every template, without being named: how much is told, for choices only */
};

enum { NN_MOST_SLOTS = 11 };

/* The slots of the phrase: for each the letter of its kind, its name and a space. A phrase that is part of others has no
 * slots that lead back to them, so that no text goes on for ever. */
const char *nn_phrase_slots(enum nn_phrase phrase);

/* NULL, or what is wrong with a template of this language for a phrase with these slots (phrase_check.c). */
const char *nn_phrase_check(const struct nn_language *language, const char *text, const char *slots);

#endif
