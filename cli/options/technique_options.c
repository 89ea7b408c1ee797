/* technique_options.c: see technique_options.h.
 *
 * --only, --with and --without take lists of names, separated by commas; a family or a level (beginner ... extreme) stands
 * for all of its techniques, `uniqueness` for all that are valid only with a unique solution, and the start of a name
 * for all that start like it. */
#include "options/technique_options.h"

#include <string.h>

#include "options/option_values.h"

bool selects_techniques(const struct technique_options *options)
{
    return options->only.is_said || options->with.is_said || options->without.is_said || options->order_file;
}

static bool has_standard_input(char *const *operands)
{
    if (!*operands) return true;
    for (; *operands; operands++)
        if (strcmp(*operands, "-") == 0) return true;
    return false;
}

const char *order_file_clash(const struct technique_options *options, char *const *operands)
{
    const bool is_piped = options->order_file && strcmp(options->order_file, "-") == 0;
    return is_piped && has_standard_input(operands)
               ? "--order - and the puzzles cannot both be read from standard input"
               : NULL;
}

static const char *logic_clash(const void *part)
{
    const struct technique_options *const options = part;
    return options->order_file && options->with.is_said ? "--with is for the usual order; with --order, add to the file"
                                                        : NULL;
}

static const char *set_only(void *field, const char *value)
{
    struct technique_options *const options = field;
    options->only.is_said = true;
    return mark_techniques(value, options->only.has, options->with.has) ? NULL : no_such_technique(value);
}

/* Added techniques count as part of --only, too. */
static const char *set_with(void *field, const char *value)
{
    struct technique_options *const options = field;
    const char *const problem = set_techniques(&options->with, value);
    return !problem && mark_techniques(value, options->only.has, NULL) ? NULL : no_such_technique(value);
}

static const char *set_order_file(void *field, const char *value)
{
    const char **const file = field;
    *file = value;
    return *value ? NULL : "the name of a file is missing";
}

static const char *like_choice(size_t index)
{
    static const char *const words[] = {"nonet", "hodoku", NULL};
    return words[index];
}

static const char *set_like(void *field, const char *value)
{
    nonet_like *const like = field;
    const int number = choice_number(like_choice, value);
    if (number) *like = (nonet_like)(number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const struct option logic_options[] = {
    {0, "like", "PROGRAM", "use the techniques, order and choices of nonet (default) or hodoku", set_like, like_choice,
     offsetof(struct technique_options, like)},
    {0, "order", "FILE",
     "try the techniques in this file, in its order and with its weights; nonet techniques --used prints such a "
     "file",
     set_order_file, NULL, offsetof(struct technique_options, order_file)},
    {0, "only", "LIST",
     "use only these techniques: names separated by commas; the start of a name (unique rectangle), a family "
     "(fish, wings, chains ...) or a level (beginner ... extreme) stands for its usual techniques",
     set_only, technique_name_choice, 0},
    {0, "with", "LIST",
     "also use these techniques, if they are not usual or --only leaves them out; a family or level stands for "
     "all of its techniques",
     set_with, technique_name_choice, 0},
    {0, "without", "LIST",
     "do not use these techniques; 'uniqueness' stands for all that rely on there being one solution", set_techniques,
     technique_name_choice, offsetof(struct technique_options, without)},
    {0},
};

const struct option_group options_logic = {"Techniques", logic_options, logic_clash, NULL};

/* ---- the way ------------------------------------------------------------------------------------ */

static const char *path_choice(size_t index)
{
    static const char *const words[] = {"simplest", "shortest", NULL};
    return words[index];
}

static const char *set_path(void *field, const char *value)
{
    nonet_path *const path = field;
    const int number = choice_number(path_choice, value);
    if (number) *path = (nonet_path)(number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const struct option path_options[] = {
    {0, "path", "PATH",
     "simplest (default): always take the easiest technique that makes progress; shortest: look for a way that "
     "takes little thought besides singles, never more than the simplest, but not proven shortest, and many "
     "times slower to find",
     set_path, path_choice, 0},
    {0},
};

const struct option_group options_path = {"Which way", path_options, NULL, NULL};
