/* chains_option.c: see chains_option.h. */
#include "options/chains_option.h"

#include <nonet.h>

#include "options/command.h"
#include "options/option_values.h"

const char chains_summary[] = "how chains are written: eureka (default), as on forums, or hodoku";

const char *chains_choice(size_t index)
{
    static const char *const notations[] = {"eureka", "hodoku", NULL};
    return notations[index];
}

const char *set_chains(void *field, const char *value)
{
    static const nonet_step_form forms[] = {NONET_STEP_LINE, NONET_STEP_HODOKU};
    nonet_step_form *const line = field;
    const int number = choice_number(chains_choice, value);
    if (number) *line = forms[number - 1];
    return number ? NULL : NOT_A_CHOICE;
}
