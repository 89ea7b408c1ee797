/* step_filter.h: which steps are shown: --cell and --value. */
#ifndef CLI_STEP_FILTER_H
#define CLI_STEP_FILTER_H

#include <nonet.h>

#include "options/command.h"

struct step_filter {
    const char *cell;  /* as in r3c7; NULL: any */
    const char *value; /* a symbol or a number; NULL: any */
};

/* Its part: struct step_filter. */
extern const struct option_group options_step_filter;

bool has_step_filter(const struct step_filter *filter);

/* The value that --value names on a board with these symbols (NULL: numbers). 0: there is no such value. */
int step_filter_value(const struct step_filter *filter, const char *symbols, int side);

/* The cell that --cell names; -1: any, or the board does not have it. */
int step_filter_cell(const struct step_filter *filter, const nonet_layout *layout);

#endif
