/* same_words.h: comparing names as people type them: case, blanks and hyphens do not matter; and further, as people say
 * them: neither do plurals, American spelling and slashes. */
#ifndef NN_SAME_WORDS_H
#define NN_SAME_WORDS_H

#include <stdbool.h>
#include <stddef.h>

/* Where the text goes on after blanks, hyphens and underscores. */
const char *nn_skip_marks(const char *text);

/* Where the text goes on after this beginning, or NULL if it does not begin with it. */
const char *nn_after_words(const char *text, const char *beginning);

/* NULL equals nothing. */
bool nn_are_same_words(const char *a, const char *b);

/* The letters and digits of a name, in lower case, words without the s of a plural, as far as there is room. */
#define NN_PLAIN_BYTES 64
void nn_plain_words(const char *text, char plain[NN_PLAIN_BYTES]);
bool nn_are_same_plainly(const char *a, const char *b);

#endif
