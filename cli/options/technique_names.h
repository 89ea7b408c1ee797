/* technique_names.h: techniques by name, separated by commas, as in --without pointing,claiming: what every option that
 * takes such a list understands. */
#ifndef CLI_TECHNIQUE_NAMES_H
#define CLI_TECHNIQUE_NAMES_H

#include <nonet.h>
#include <stdbool.h>

/* What is wrong with a list that names none. */
#define NO_SUCH_TECHNIQUE "no such technique, family or level (nonet techniques)"

/* Mark the techniques of a list; `also` (or NULL): what it means though it is not usual. A group means what is usual
 * of it, so that `fish` does not turn on what is left out for good reasons; a technique named alone, or a group of
 * which nothing is usual, is meant as it is. False: a word of the list names nothing. */
bool mark_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES], bool also[NONET_MAX_TECHNIQUES]);

/* The same without what a group does not mean. */
bool mark_meant_techniques(const char *list, bool marked[NONET_MAX_TECHNIQUES]);

/* What a list may be made of: techniques, then families, then levels; from 0, NULL behind the last. */
const char *technique_name_choice(size_t index);

/* Techniques that an option names. */
struct technique_set {
    bool is_said;
    bool has[NONET_MAX_TECHNIQUES];
};

/* For options that take such a list. The field: struct technique_set. */
const char *set_techniques(void *field, const char *value);

#endif
