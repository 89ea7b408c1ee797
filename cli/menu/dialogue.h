/* dialogue.h: questions and answers, a line each, on a terminal or any other input. */
#ifndef CLI_DIALOGUE_H
#define CLI_DIALOGUE_H

#include <stdbool.h>
#include <stddef.h>

#include "system/buffer.h"

struct dialogue;

struct dialogue *dialogue_new(void);
void dialogue_free(struct dialogue *dialogue);

/* How a question was answered. */
enum reply {
    REPLY_GIVEN,
    REPLY_LEAVE,   /* q, quit, back or exit: the user wants to be asked something else */
    REPLY_END,     /* no more input, or a signal */
    REPLY_NOTHING, /* not within the time */
};

void dialogue_say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Ask for a line. */
enum reply dialogue_ask(struct dialogue *dialogue, const char *question);

/* Wait for a line without a question; `milliseconds` below 0: as long as it takes. */
enum reply dialogue_wait(struct dialogue *dialogue, int milliseconds);

/* The line that came last, until the next one: without blanks around it, or as it is with its newline. */
const char *dialogue_answer(const struct dialogue *dialogue);
const struct buffer *dialogue_line(const struct dialogue *dialogue);

/* Give the last line back: it is the answer to the next question. */
void dialogue_put_back(struct dialogue *dialogue);

enum { OFFER_WORDS = 6 };

/* Something to choose, by its number from 1, by its letter, or by the first letters of any of its words, in upper or
 * lower case. */
struct offer {
    const char *words[OFFER_WORDS]; /* the first one is its name; NULL after the last */
    char letter;                    /* stands for this one, even if other words begin with it; or 0 */
    bool is_for_enter;              /* an empty line means this one */
};

/* Ask until one of these is chosen: *chosen is its number from 0. Words such as stop and back, or their first letters,
 * are REPLY_LEAVE unless they are among the offers. */
enum reply dialogue_choose(struct dialogue *dialogue, const char *question, const struct offer *offers, size_t count,
                           size_t *chosen);

#endif
