/* chains_option.h: --chains: the notation of chains. */
#ifndef CLI_CHAINS_OPTION_H
#define CLI_CHAINS_OPTION_H

#include <stddef.h>

extern const char chains_summary[];

/* For a table of options. The field: nonet_step_form, in which the line of a step is told. */
const char *chains_choice(size_t index);
const char *set_chains(void *field, const char *value);

#endif
