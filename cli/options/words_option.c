/* words_option.c: see words_option.h. */
#include "options/words_option.h"

#include "options/command.h"
#include "options/option_values.h"

const char words_summary[] = "how much to say of each step: brief (its line), normal (default) or full (every reason)";

static const char *const names[] = {
    [WORDS_NOT_SAID] = "normal", [WORDS_BRIEF] = "brief", [WORDS_NORMAL] = "normal", [WORDS_FULL] = "full"};

const char *words_choice(size_t index)
{
    return index < WORDS_FULL ? names[index + 1] : NULL;
}

const char *set_words(void *field, const char *value)
{
    enum words_wanted *const words = field;
    const int number = choice_number(words_choice, value);
    if (number) *words = (enum words_wanted)number;
    return number ? NULL : NOT_A_CHOICE;
}

const char *set_brief(void *field, const char *value)
{
    (void)value;
    return set_words(field, names[WORDS_BRIEF]);
}

const char *words_name(enum words_wanted words)
{
    return names[words];
}

enum words_wanted words_after(enum words_wanted words)
{
    static const enum words_wanted next[] = {[WORDS_NOT_SAID] = WORDS_FULL,
                                             [WORDS_BRIEF] = WORDS_NORMAL,
                                             [WORDS_NORMAL] = WORDS_FULL,
                                             [WORDS_FULL] = WORDS_BRIEF};
    return next[words];
}
