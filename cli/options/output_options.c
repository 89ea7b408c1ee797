/* output_options.c: see output_options.h. */
#include "options/output_options.h"

#include <string.h>

static const char *set_output(void *field, const char *value)
{
    const char **const path = field;
    *path = strcmp(value, "-") == 0 ? NULL : value;
    return *value ? NULL : "no name of a file";
}

static const struct option output_options[] = {
    {'o', "output", "FILE", "write the answers to this file, packed if it ends in .gz, .zst, .xz or .bz2", set_output,
     NULL, offsetof(struct output_options, path)},
    {0},
};

const struct option_group options_output = {"Where answers go", output_options, NULL, NULL};
