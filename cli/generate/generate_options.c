/* generate_options.c: see generate_options.h. */
#include "generate/generate_options.h"

#include <stdio.h>

#include "options/range.h"

uint64_t generate_first(const struct generate_settings *settings)
{
    return settings->first ? settings->first - 1 : 0;
}

bool generate_has_level(const struct generate_settings *settings)
{
    return settings->generator.easiest > 0 || settings->generator.hardest < nonet_level_hardest();
}

bool generate_has_demands(const struct generate_settings *settings)
{
    const nonet_generator_settings *const wanted = &settings->generator;
    return settings->needed.is_said || settings->without.is_said || settings->pattern_file || wanted->symmetry ||
           wanted->keeps_redundant || wanted->for_play || wanted->fewest_clues || wanted->most_clues ||
           generate_has_level(settings) || wanted->least_er || wanted->most_er || wanted->least_score ||
           wanted->most_score;
}

/* ---- values ------------------------------------------------------------------------------------- */

enum {
    MOST_NUMBER = 1000000,
    SMALLEST_SIDE = 4,
};

/* 0 if it is not such a number. */
static int plain_number(const char *text)
{
    return (int)whole_number(text, MOST_NUMBER);
}

/* "7" and "7.2" as tenths, 0 for anything else. */
static int tenths_number(const char *text)
{
    uint64_t tenths;
    return read_tenths(text, &tenths) && tenths <= MOST_NUMBER ? (int)tenths : 0;
}

/* An absent bound is 0. False: it is not a range of such numbers. */
static bool read_range(const char *text, int (*number)(const char *text), int *least, int *most)
{
    struct range range;
    if (!range_split(text, &range)) return false;
    *least = *range.low ? number(range.low) : 0;
    *most = *range.high ? number(range.high) : 0;
    if ((*range.low && !*least) || (*range.high && !*most)) return false;
    return !*most || *least <= *most;
}

static const char *set_size(void *field, const char *value)
{
    int *const size = field;
    *size = (int)whole_number(value, NONET_MAX_LOGIC_SIDE);
    return *size >= SMALLEST_SIDE ? NULL : "not a number from 4 to 25";
}

static const char *set_clues(void *field, const char *value)
{
    nonet_generator_settings *const generator = field;
    return read_range(value, plain_number, &generator->fewest_clues, &generator->most_clues)
               ? NULL
               : "not a number of clues or a range, as in 24, 22..24 or ..23";
}

static const char *set_symmetry(void *field, const char *value)
{
    nonet_symmetry *const symmetry = field;
    const int number = choice_number(nonet_symmetry_name, value);
    if (!number) return NOT_A_CHOICE;
    *symmetry = (nonet_symmetry)(number - 1);
    return NULL;
}

static const char *set_minimal(void *field, const char *value)
{
    struct generate_settings *const settings = field;
    (void)value;
    settings->generator.keeps_redundant = false;
    settings->insists_on_minimal = true;
    return NULL;
}

static const char *set_pattern(void *field, const char *value)
{
    const char **const file = field;
    *file = value;
    return NULL;
}

static const char *no_such_level(const char *name)
{
    return no_such("level", nearest_choice(level_choice, name), "generate");
}

/* A level, or "LO..HI" with levels or nothing. */
static const char *set_level(void *field, const char *value)
{
    static const char problem[] = "no level or range of levels, as in hard..extreme (nonet help generate lists them)";
    nonet_generator_settings *const generator = field;
    struct range range;
    if (!range_split(value, &range)) return problem;
    const int easiest = *range.low ? choice_number(level_choice, range.low) : 1;
    const int hardest = *range.high ? choice_number(level_choice, range.high) : nonet_level_hardest() + 1;
    if (!easiest) return no_such_level(range.low);
    if (!hardest) return no_such_level(range.high);
    if (hardest < easiest) return problem;
    generator->easiest = easiest - 1;
    generator->hardest = hardest - 1;
    return NULL;
}

static const char *set_wanted_rating(void *field, const char *value)
{
    nonet_generator_settings *const generator = field;
    return read_range(value, tenths_number, &generator->least_er, &generator->most_er) ? NULL : NO_RATING_RANGE;
}

static const char *set_score(void *field, const char *value)
{
    nonet_generator_settings *const generator = field;
    int least, most;
    if (!read_range(value, plain_number, &least, &most)) return "not a score or a range, as in 800..1000";
    generator->least_score = least;
    generator->most_score = most;
    return NULL;
}

static const char *set_needed(void *field, const char *value)
{
    struct generate_settings *const settings = field;
    settings->needed.is_said = true;
    if (!mark_meant_techniques(value, settings->needed.has)) return no_such_technique(value);
    return mark_natural_techniques(value, settings->natural.has) ? NULL : no_such_technique(value);
}

/* ---- tables ------------------------------------------------------------------------------------- */

static const struct option generate_options[] = {
    {'n', "count", "N", "make N puzzles; default: 1", set_count, NULL, offsetof(struct generate_settings, count)},
    {0, "first", "N", "begin with puzzle number N of the seed; default: 1", set_limit, NULL,
     offsetof(struct generate_settings, first)},
    {0, "seed", "N", "the same seed makes the same puzzles everywhere; default: a new one", set_seed, NULL,
     offsetof(struct generate_settings, seed)},
    {0, "size", "N", "on boards of NxN cells, 4 to 25; default: 9", set_size, NULL,
     offsetof(struct generate_settings, size)},
    {0, "box", "RxC", "with boxes of R rows and C columns; default: the squarest", set_box, NULL,
     offsetof(struct generate_settings, box)},
    {0, "level", "LEVEL", "a level, or a range such as hard..extreme", set_level, level_choice,
     offsetof(struct generate_settings, generator)},
    {0, "natural", NULL, "take puzzles of a level as they come, not each of its techniques in turn", set_flag, NULL,
     offsetof(struct generate_settings, generator.is_natural)},
    {0, "rating", "LO..HI", "with this Sudoku Explainer rating: 7.2, 7.1..8.0 or 9..", set_wanted_rating, NULL,
     offsetof(struct generate_settings, generator)},
    {0, "score", "LO..HI", "with this HoDoKu score, such as 800..1000", set_score, NULL,
     offsetof(struct generate_settings, generator)},
    {0, "technique", "LIST",
     "that need one of these techniques; a family or the start of a name stands for its usual techniques up to --level, "
     "or, without that, for its easiest ones",
     set_needed, technique_name_choice, 0},
    {0, "without", "LIST", "that do not need these; with --level or --technique", set_techniques, technique_name_choice,
     offsetof(struct generate_settings, without)},
    {0, "clues", "LO..HI", "with this many clues: 24, 22..24 or ..23", set_clues, NULL,
     offsetof(struct generate_settings, generator)},
    {0, "symmetry", "KIND", "of the clues: none (default), rotate180, rotate90, mirror, diagonal, full or any",
     set_symmetry, nonet_symmetry_name, offsetof(struct generate_settings, generator.symmetry)},
    {0, "for-play", NULL, "as `nonet play` has them: the lowest levels with more clues, and symmetric", set_flag, NULL,
     offsetof(struct generate_settings, generator.for_play)},
    {0, "pattern", "FILE", "with clues exactly where this drawing has an x, or this board a value; - is standard input",
     set_pattern, NULL, offsetof(struct generate_settings, pattern_file)},
    {0, "minimal", NULL, "without spare clues (default, except with --pattern)", set_minimal, NULL, 0},
    {0, "no-minimal", NULL, "with spare clues: stop once --clues is met or, on boards other than 9x9, --level",
     set_flag, NULL, offsetof(struct generate_settings, generator.keeps_redundant)},
    {0},
};

static void set_generate_defaults(void *part)
{
    struct generate_settings *const settings = part;
    nonet_generator_settings_defaults(&settings->generator);
}

const struct option_group options_generate = {"Which puzzles", generate_options, NULL, set_generate_defaults};

static const struct option generate_output_options[] = {
    {0, "solution", NULL, "also write the solution, after a tab or as a second board", set_flag, NULL,
     offsetof(struct generate_settings, solution)},
    {0, "weights", NULL, "write the weight in statistics, as a binary logarithm, after a tab", set_flag, NULL,
     offsetof(struct generate_settings, generator.weighs)},
    {0},
};

const struct option_group options_generate_output = {"What to write", generate_output_options, NULL, NULL};

static const struct option generate_work_options[] = {
    {0, "stats", NULL, "finish with a summary of clues and work", set_flag, NULL,
     offsetof(struct generate_settings, stats)},
    {'t', "timeout", "SECONDS", "stop after this time", set_time_limit, NULL,
     offsetof(struct generate_settings, work.limit)},
    {'j', "jobs", "N", "use N threads; default: one per processor", set_jobs, NULL,
     offsetof(struct generate_settings, work.jobs)},
    {0},
};

const struct option_group options_generate_work = {"Working", generate_work_options, NULL, NULL};
