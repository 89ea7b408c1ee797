/* option_values.c: see option_values.h. */
#include "options/option_values.h"

#include <assert.h>
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

int choice_number(const char *(*choice)(size_t), const char *word)
{
    for (size_t index = 0; choice(index); index++)
        if (strcasecmp(choice(index), word) == 0) return (int)index + 1;
    return 0;
}

const char *nearest_choice(const char *(*choice)(size_t), const char *word)
{
    enum { MOST = 16 };
    const char *words[MOST];
    size_t count = 0;
    for (; count < MOST && choice(count); count++) words[count] = choice(count);
    return nonet_nearest_word(word, words, count);
}

uint64_t whole_number(const char *text, uint64_t most)
{
    uint64_t number = 0;
    if (!*text) return 0;
    for (; *text; text++) {
        if (*text < '0' || *text > '9') return 0;
        const unsigned digit = (unsigned)(*text - '0');
        if (digit > most || number > (most - digit) / 10) return 0;
        number = number * 10 + digit;
    }
    assert(number <= most);
    return number;
}

bool read_tenths(const char *text, uint64_t *tenths)
{
    const size_t whole = strspn(text, "0123456789");
    if (!whole || whole > 9) return false;
    *tenths = 10 * strtoull(text, NULL, 10);
    text += whole;
    if (!*text) return true;
    if (text[0] != '.' || strspn(text + 1, "0123456789") != 1 || text[2]) return false;
    *tenths += (uint64_t)(text[1] - '0');
    return true;
}

const char *no_such(const char *what, const char *nearest, const char *command)
{
    static char message[96];
    snprintf(message, sizeof message, "no such %s%s%s%s (nonet help %s)", what, nearest ? ", did you mean " : "",
             nearest ? nearest : "", nearest ? "?" : "", command);
    return message;
}

const char *no_such_notation(const char *name)
{
    return no_such("notation", nonet_style_nearest(name), "convert");
}

const char *level_choice(size_t index)
{
    return nonet_level_at(index) ? nonet_level_at(index)->name : NULL;
}

const char *set_flag(void *field, const char *value)
{
    bool *const flag = field;
    assert(!value);
    (void)value;
    *flag = true;
    return NULL;
}

const char *set_seed(void *field, const char *value)
{
    uint64_t *const seed = field;
    *seed = whole_number(value, UINT64_MAX);
    return *seed ? NULL : "not a whole number from 1 to 18446744073709551615";
}

const char *set_limit(void *field, const char *value)
{
    uint64_t *const limit = field;
    *limit = whole_number(value, UINT64_MAX);
    return *limit ? NULL : "not a whole number above 0";
}

const char *set_count(void *field, const char *value)
{
    uint64_t *const count = field;
    *count = whole_number(value, 1000 * 1000 * 1000);
    return *count ? NULL : "not a whole number from 1 to 1000000000";
}

const char *set_box(void *field, const char *value)
{
    static const char problem[] = "not ROWSxCOLUMNS with numbers from 1 to 8, as in 3x3";
    struct box_shape *const box = field;
    const char *const cross = strpbrk(value, "xX");
    if (!cross || cross - value != 1) return problem;
    const char rows[] = {value[0], 0};
    box->rows = (int)whole_number(rows, NONET_MAX_BOX);
    box->columns = (int)whole_number(cross + 1, NONET_MAX_BOX);
    return box->rows && box->columns ? NULL : problem;
}
