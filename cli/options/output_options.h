/* output_options.h: where answers go: --output. */
#ifndef CLI_OUTPUT_OPTIONS_H
#define CLI_OUTPUT_OPTIONS_H

#include "options/command.h"

struct output_options {
    const char *path; /* NULL: standard output */
};

/* Its part: struct output_options. It is obeyed for every command that has it (command_table.c). */
extern const struct option_group options_output;

#endif
