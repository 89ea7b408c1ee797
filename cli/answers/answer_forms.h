/* answer_forms.h: the canonical forms of the puzzles that stand in answers of one line each. */
#ifndef CLI_ANSWER_FORMS_H
#define CLI_ANSWER_FORMS_H

#include "answers/canonize.h"
#include "answers/first_forms.h"

struct answer_forms {
    nonet_reader *reader;
    nonet_canonizer *canonizer;
    struct first_forms *forms;
    uint64_t scope; /* only forms of the same scope are compared */
};

/* Take the forms of these lines, whose first one has the number `first`. Empty lines have none, and those that contradict themselves.
 * Returns NULL or what is wrong, and *line: with which of the lines, from 1, or 0. */
const char *answer_forms_take(struct answer_forms *answers, const char *text, size_t length, uint64_t first,
                              uint64_t *line);

#endif
