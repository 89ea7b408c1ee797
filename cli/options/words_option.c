/* words_option.c: see words_option.h. */
#include "options/words_option.h"

#include "options/command.h"
#include "options/option_values.h"

const char words_summary[] = "how much to say of each step: brief (its line), normal (default) or full (every reason)";

static const struct {
    const char *name;
    enum words_wanted words;
} lengths[] = {{"brief", WORDS_BRIEF}, {"normal", WORDS_NORMAL}, {"full", WORDS_FULL}};

enum { LENGTHS = sizeof lengths / sizeof *lengths };

const char *words_choice(size_t index)
{
    return index < LENGTHS ? lengths[index].name : NULL;
}

const char *set_words(void *field, const char *value)
{
    enum words_wanted *const words = field;
    const int number = choice_number(words_choice, value);
    if (number) *words = lengths[number - 1].words;
    return number ? NULL : NOT_A_CHOICE;
}

const char *set_brief(void *field, const char *value)
{
    (void)value;
    return set_words(field, "brief");
}

const char *words_name(enum words_wanted words)
{
    size_t at = 0;
    while (lengths[at].words != words) at++;
    return lengths[at].name;
}
