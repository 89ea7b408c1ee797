/* words_option.h: --words: how much is said of a step. */
#ifndef CLI_WORDS_OPTION_H
#define CLI_WORDS_OPTION_H

#include <stddef.h>

/* What a step is told with besides its line: nothing, its reason as players tell it (also if nothing is said), or every
 * detail. */
enum words_wanted { WORDS_NOT_SAID, WORDS_BRIEF, WORDS_NORMAL, WORDS_FULL };

extern const char words_summary[];

/* For a table of options, of an enum words_wanted. */
const char *words_choice(size_t index);
const char *set_words(void *field, const char *value);
const char *set_brief(void *field, const char *value);

/* "brief"; the next in turn: normal, full, brief. */
const char *words_name(enum words_wanted words);
enum words_wanted words_after(enum words_wanted words);

#endif
