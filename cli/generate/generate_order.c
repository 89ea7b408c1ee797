/* generate_order.c: see generate_order.h. */
#include "generate/generate_order.h"

#include <string.h>

#include "generate/pattern_file.h"
#include "system/messages.h"
#include "system/whole_file.h"

/* The boxes that --size and --box ask for. False: there are none. */
static bool wanted_boxes(const struct generate_settings *settings, int *rows, int *columns)
{
    const int size = settings->size;
    *rows = settings->box.rows;
    *columns = settings->box.columns;
    if (*rows) return !size || size == *rows * *columns;
    *rows = *columns = 3;
    return !size || nonet_layout_usual_boxes(size, rows, columns);
}

const char *generate_order_clash(const struct generate_settings *settings)
{
    const nonet_generator_settings *const wanted = &settings->generator;
    int rows, columns;
    if (wanted->for_play && settings->insists_on_minimal) return "--for-play gives more clues: without --minimal";
    if (wanted->for_play && !nonet_level_at((size_t)wanted->hardest)->most_clues)
        return "--for-play is for the lowest levels, as in --level easy: others are the same without it";
    if (wanted->for_play && (settings->pattern_file || settings->needed.is_said))
        return settings->pattern_file ? "--pattern says where the clues are: without --for-play"
                                      : "--for-play is for levels, not for techniques";
    if (wanted->for_play && wanted_boxes(settings, &rows, &columns) && (rows != 3 || columns != 3))
        return "--for-play is for boards of 9x9 with boxes of 3x3";
    if (wanted->is_natural && !generate_has_level(settings)) return "--natural needs --level";
    if (wanted_boxes(settings, &rows, &columns)) return NULL;
    return settings->box.rows ? "--size and --box do not fit together" : "there are no boxes for boards of this size";
}

/* Read the pattern, which gives the size of the board. False after a message: there is none, or it has no puzzle. */
static bool choose_pattern(struct generate_order *order, struct pattern *pattern)
{
    const struct generate_settings *const settings = order->settings;
    int clues = 0;
    const struct pattern_demand demand = {settings->size, settings->box.rows, settings->box.columns};
    if (!read_pattern(settings->pattern_file, &demand, pattern)) return false;
    for (int cell = 0; cell < nonet_layout_cells(pattern->layout); cell++) clues += pattern->is_clue[cell];
    const nonet_refusal *const problem =
        nonet_pattern_problem(pattern->layout, pattern->is_clue, settings->insists_on_minimal);
    if (problem) message("%s: %s (%d cells)", whole_file_name(settings->pattern_file), problem->text, clues);
    order->wanted.pattern = pattern->is_clue;
    order->wanted.keeps_redundant = !settings->insists_on_minimal;
    return !problem;
}

static nonet_layout *make_wanted_layout(const struct generate_settings *settings)
{
    nonet_layout *layout;
    int rows, columns;
    wanted_boxes(settings, &rows, &columns);
    if (nonet_layout_new(rows, columns, &layout) != NONET_OK) fatal("out of memory");
    return layout;
}

/* The option that a problem is about, or NULL. Boards come from --size or --box. */
static const char *option_of(const char *setting)
{
    static const char *const options[][2] = {
        {"easiest", "level"},      {"hardest", "level"},    {"needed", "technique"},  {"without", "without"},
        {"fewest_clues", "clues"}, {"most_clues", "clues"}, {"least_er", "rating"},   {"most_er", "rating"},
        {"least_score", "score"},  {"most_score", "score"}, {"symmetry", "symmetry"}, {"keeps_redundant", "minimal"},
        {"pattern", "pattern"},    {"weighs", "weights"},
    };
    if (!setting) return "size";
    for (size_t at = 0; at < sizeof options / sizeof *options; at++)
        if (strcmp(setting, options[at][0]) == 0) return options[at][1];
    return NULL;
}

static void tell_problem(const char *command, const nonet_refusal *problem)
{
    const char *const option = option_of(problem->setting);
    message_usage(command, "%s%s: %s (nonet help %s)", option ? "--" : "", option ? option : problem->setting,
                  problem->text, command);
}

/* Those that --technique means, or NULL. */
static const bool *needed_techniques(const struct generate_settings *settings)
{
    if (!settings->needed.is_said) return NULL;
    return generate_has_level(settings) ? settings->needed.has : settings->natural.has;
}

bool generate_order_prepare(struct generate_order *order, const char *command, nonet_layout **layout)
{
    static struct pattern pattern;
    const struct generate_settings *const settings = order->settings;
    const bool is_fine = !settings->pattern_file || choose_pattern(order, &pattern);
    *layout = settings->pattern_file ? pattern.layout : make_wanted_layout(settings);
    order->layout = *layout;
    order->wanted.needed = needed_techniques(settings);
    order->wanted.without = settings->without.is_said ? settings->without.has : NULL;
    const nonet_refusal *const problem = is_fine ? nonet_generator_problem(*layout, &order->wanted) : NULL;
    if (problem) tell_problem(command, problem);
    return is_fine && !problem;
}
