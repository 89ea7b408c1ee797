/* step_filter.h: which steps are told: --cell and --value. */
#ifndef CLI_STEP_FILTER_H
#define CLI_STEP_FILTER_H

#include <nonet.h>

#include "options/command.h"

struct step_filter {
    int row, column;   /* from 1; 0: any */
    const char *value; /* a symbol or a number; NULL: any */
};

/* Its part: struct step_filter. */
extern const struct option_group options_step_filter;

bool has_step_filter(const struct step_filter *filter);

/* The value that --value names on a board with these symbols (NULL: numbers). 0: there is no such value. */
int step_filter_value(const struct step_filter *filter, const char *symbols, int side);

/* Does a step do something in the cell and to the value? `value`: of step_filter_value, 0 where none is named. */
bool step_filter_takes(const struct step_filter *filter, int value, const nonet_layout *layout, const nonet_step *step);

#endif
