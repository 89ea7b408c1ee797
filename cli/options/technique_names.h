/* technique_names.h: lists of techniques by name, as in --without pointing,claiming, for every option that takes
 * one. */
#ifndef CLI_TECHNIQUE_NAMES_H
#define CLI_TECHNIQUE_NAMES_H

#include <nonet.h>
#include <stdbool.h>

/* The message for a list with an unknown name, which says what may have been meant; it lasts until the next call. */
const char *no_such_technique(const char *list);

/* Mark the techniques of a list; `also` (or NULL): those meant although they are not in usual use. A group means its
 * usual techniques, so that `fish` does not turn on those left out for good reasons; a single technique, or a group
 * without usual ones, is taken literally. False: a word of the list names nothing. */
bool mark_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES], bool also[NONET_MAX_TECHNIQUES]);

/* The same, without the techniques that a group does not mean. */
bool mark_meant_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES]);

/* The same; a group means its techniques of the easiest level that has several of them. */
bool mark_natural_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES]);

/* The names that may be in a list: techniques, then families, then levels; from 0, NULL after the last. */
const char *technique_name_choice(size_t index);

/* Techniques that an option names. */
struct technique_set {
    bool is_said;
    bool has[NONET_MAX_TECHNIQUES];
};

/* For options that take such a list. The field: struct technique_set. */
const char *set_techniques(void *field, const char *value);

#endif
