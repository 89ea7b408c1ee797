/* option_values.h: setters for values that several options take. They get the field to set; values are checked here, so
 * that an error names the option before any work begins. */
#ifndef CLI_OPTION_VALUES_H
#define CLI_OPTION_VALUES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The number of a word among the choices, from 1; 0 if it is not one of them. */
int choice_number(const char *(*choice)(size_t), const char *word);

/* The choice that was probably meant, or NULL. */
const char *nearest_choice(const char *(*choice)(size_t), const char *word);

/* Digits only, so neither signs nor blanks. Returns 0 for anything that is not 1..most. */
uint64_t whole_number(const char *text, uint64_t most);

/* "7", "7.2" and "1200", as tenths. False: it is none of these. */
bool read_tenths(const char *text, uint64_t *tenths);

#define NO_RATING_RANGE "not a rating or a range, as in 7.2, 7.1..8.0 or 9.."

/* The message about something that there is not, with what was probably meant (or NULL), and where help is; it lasts
 * until the next call. And that about a notation. */
const char *no_such(const char *what, const char *nearest, const char *command);
const char *no_such_notation(const char *name);

/* beginner ... extreme. */
const char *level_choice(size_t index);

/* For options without a value. The field: bool. */
const char *set_flag(void *field, const char *value);

/* For every --seed, --limit and --count. The field: uint64_t; none of them is ever 0. */
const char *set_seed(void *field, const char *value);
const char *set_limit(void *field, const char *value);
const char *set_count(void *field, const char *value);

/* For every --box. The field: struct box_shape; zeros: not said. */
struct box_shape {
    int rows, columns;
};

const char *set_box(void *field, const char *value);

#endif
