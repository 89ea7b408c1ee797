/* rate_options.c: the options of rate. */
#include <stdlib.h>
#include <string.h>

#include "options/range.h"
#include "options/settings.h"

/* ---- scales -------------------------------------------------------------------------------------- */

/* The scales by name, then all of them. */
static const char *scale_choice(size_t index)
{
    const nonet_scale *const scale = nonet_scale_at(index);
    if (scale) return scale->name;
    return index && nonet_scale_at(index - 1) ? "all" : NULL;
}

static const char *set_scale(struct settings *settings, const char *value)
{
    const int number = choice_number(scale_choice, value);
    if (!number) return "not se, hodoku, nonet or all";
    settings->scales = nonet_scale_at((size_t)number - 1) ? 1u << (number - 1) : (1u << (number - 1)) - 1;
    return NULL;
}

/* ---- bounds -------------------------------------------------------------------------------------- */

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

static const char no_bound[] = "not a number with at most one decimal, as in 7.2 or 1200";

static const char *set_min(struct settings *settings, const char *value)
{
    settings->has_min = true;
    return read_tenths(value, &settings->min) ? NULL : no_bound;
}

static const char *set_max(struct settings *settings, const char *value)
{
    settings->has_max = true;
    return read_tenths(value, &settings->max) ? NULL : no_bound;
}

/* --min, --max or both at once. */
const char *set_rating(struct settings *settings, const char *value)
{
    struct range range;
    if (!range_split(value, &range) || (*range.low && set_min(settings, range.low)) ||
        (*range.high && set_max(settings, range.high)))
        return NO_RATING_RANGE;
    return NULL;
}

/* ---- flags --------------------------------------------------------------------------------------- */

SET_FLAG(set_pearl, pearl)
SET_FLAG(set_diamond, diamond)
SET_FLAG(set_canonical, canonical)
SET_FLAG(set_steps, steps)
SET_FLAG(set_header, header)
SET_FLAG(set_about, about)

/* ---- tables -------------------------------------------------------------------------------------- */

static const struct option rate_options[] = {
    {0, "scale", "SCALE",
     "se (default): ER, EP and ED of Sudoku Explainer; hodoku: HoDoKu's score and level; nonet: nonet's own level and "
     "the hardest technique; all: all of them",
     set_scale, scale_choice},
    {0, "canonical", NULL, "rate the canonical form of each puzzle, so that equivalent puzzles have equal ratings",
     set_canonical, NULL},
    {0, "steps", NULL, "before the rating, each step on Sudoku Explainer's way: its rating, name and effect", set_steps,
     NULL},
    {0, "header", NULL, "begin with a line, a comment, that names the columns and the versions of the scales",
     set_header, NULL},
    {0, "about", NULL, "only print what the ratings depend on, so that they can be repeated", set_about, NULL},
    {0},
};

const struct option_group options_rate = {"Rating", rate_options};

static const struct option rate_filter_options[] = {
    {0, "min", "X", "only puzzles with an ER of at least X; with --scale hodoku: with a score", set_min, NULL},
    {0, "max", "X", "only puzzles with an ER (or score) of at most X; harder ones are given up early", set_max, NULL},
    {0, "pearl", NULL, "only pearls: no step is harder than those up to the first placement (ER = EP)", set_pearl,
     NULL},
    {0, "diamond", NULL, "only diamonds: no step is harder than the first one (ER = EP = ED)", set_diamond, NULL},
    {0},
};

const struct option_group options_rate_filter = {"Which puzzles to print", rate_filter_options};
