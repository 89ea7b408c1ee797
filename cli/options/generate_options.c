/* generate_options.c: the options of generate. */
#include <string.h>

#include "options/range.h"
#include "options/settings.h"
#include "options/technique_names.h"

enum {
    MOST_NUMBER = 1000000,
    SMALLEST_SIDE = 4,
    LARGEST_SIDE = 25,
};

/* 0 for what is no such number. */
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

/* An absent bound is 0. False: it is no range of such numbers. */
static bool read_range(const char *text, int (*number)(const char *text), int *least, int *most)
{
    struct range range;
    if (!range_split(text, &range)) return false;
    *least = *range.low ? number(range.low) : 0;
    *most = *range.high ? number(range.high) : 0;
    if ((*range.low && !*least) || (*range.high && !*most)) return false;
    return !*most || *least <= *most;
}

static const char *level_choice(size_t index)
{
    return index <= NONET_EXTREME ? nonet_level_text((nonet_level)index) : NULL;
}

static const char *set_size(struct settings *settings, const char *value)
{
    settings->size = (int)whole_number(value, LARGEST_SIDE);
    return settings->size >= SMALLEST_SIDE ? NULL : "not a number from 4 to 25";
}

static const char *set_clues(struct settings *settings, const char *value)
{
    return read_range(value, plain_number, &settings->generator.fewest_clues, &settings->generator.most_clues)
               ? NULL
               : "not a number of clues or a range, as in 24, 22..24 or ..23";
}

static const char *set_symmetry(struct settings *settings, const char *value)
{
    const int number = choice_number(nonet_symmetry_text, value);
    if (!number) return "not none, rotate180, rotate90, mirror, diagonal, full or any";
    settings->generator.symmetry = (nonet_symmetry)(number - 1);
    return NULL;
}

static const char *set_minimal(struct settings *settings, const char *value)
{
    (void)value;
    settings->generator.keeps_redundant = false;
    settings->insists_on_minimal = true;
    return NULL;
}

static const char *set_pattern(struct settings *settings, const char *value)
{
    settings->pattern_file = value;
    return NULL;
}

/* A level, or "LO..HI" with levels or nothing. */
static const char *set_level(struct settings *settings, const char *value)
{
    static const char problem[] = "not easy, medium, hard, expert, extreme or a range, as in hard..extreme";
    struct range range;
    if (!range_split(value, &range)) return problem;
    const int easiest = choice_number(level_choice, *range.low ? range.low : "easy");
    const int hardest = choice_number(level_choice, *range.high ? range.high : "extreme");
    if (!easiest || hardest < easiest) return problem;
    settings->generator.easiest = (nonet_level)(easiest - 1);
    settings->generator.hardest = (nonet_level)(hardest - 1);
    return NULL;
}

static const char *set_needed(struct settings *settings, const char *value)
{
    settings->has_needed = true;
    return mark_techniques(value, settings->needed, NULL) ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *set_generate_without(struct settings *settings, const char *value)
{
    settings->has_without = true;
    return mark_techniques(value, settings->without, NULL) ? NULL : NO_SUCH_TECHNIQUE;
}

static const char *set_wanted_rating(struct settings *settings, const char *value)
{
    return read_range(value, tenths_number, &settings->generator.least_er, &settings->generator.most_er)
               ? NULL
               : NO_RATING_RANGE;
}

static const char *set_score(struct settings *settings, const char *value)
{
    int least, most;
    if (!read_range(value, plain_number, &least, &most)) return "not a score or a range, as in 800..1000";
    settings->generator.least_score = least;
    settings->generator.most_score = most;
    return NULL;
}

SET_FLAG(set_no_minimal, generator.keeps_redundant)
SET_FLAG(set_solution, solution)
SET_FLAG(set_weights, generator.weighs)

static const struct option generate_options[] = {
    {'n', "count", "N", "make N puzzles; default: 1", set_count, NULL},
    {0, "seed", "N", "the same seed gives the same puzzles, on every machine; default: another one each time", set_seed,
     NULL},
    {0, "size", "N", "boards of N x N cells, 4 to 25; default: 9", set_size, NULL},
    {0, "box", "RxC", "boxes R rows high and C columns wide, as in 2x3 for 6x6; default: the squarest ones of the size",
     set_box, NULL},
    {0, "level", "LEVEL", "easy, medium, hard, expert or extreme (see below), or a range, as in hard..extreme",
     set_level, level_choice},
    {0, "rating", "LO..HI", "with such an ER on Sudoku Explainer's scale, as in 7.2, 7.1..8.0 or 9..",
     set_wanted_rating, NULL},
    {0, "score", "LO..HI", "with such a score on HoDoKu's scale, as in 800..1000", set_score, NULL},
    {0, "technique", "NAME",
     "needed: others of its level do not solve it; a name, the beginning of several, or a family; or several with "
     "commas, for one of them",
     set_needed, NULL},
    {0, "without", "NAME", "solved without this technique, or several with commas; with --level or --technique",
     set_generate_without, NULL},
    {0, "clues", "LO..HI", "with so many clues: a number or a range, as in 24, 22..24 or ..23", set_clues, NULL},
    {0, "symmetry", "KIND",
     "how the clues are placed: none (default), rotate180, rotate90, mirror, diagonal, full, or any of these by chance",
     set_symmetry, nonet_symmetry_text},
    {0, "pattern", "FILE",
     "clues in just these cells: a board whose values mark them, or a drawing with x or * for clues and . for other cells, "
     "of any size; - is standard input",
     set_pattern, NULL},
    {0, "minimal", NULL, "no clue can go, or with --symmetry no group of clues (default, except with --pattern)",
     set_minimal, NULL},
    {0, "no-minimal", NULL,
     "take away only as many clues as --clues says, or, on boards other than 9x9, as --level allows", set_no_minimal,
     NULL},
    {0},
};

const struct option_group options_generate = {"Which puzzles", generate_options};

static const struct option generate_output_options[] = {
    {0, "solution", NULL, "write the solution, too: behind a tab, or as a second board", set_solution, NULL},
    {0, "weights", NULL,
     "write, behind a tab, the binary logarithm of the weight that the puzzle has in statistics (see below)",
     set_weights, NULL},
    {0},
};

const struct option_group options_generate_output = {"What to write", generate_output_options};

static const struct option generate_work_options[] = {
    {0, "stats", NULL, "say at the end how many clues there were, and how much work it was", set_stats, NULL},
    {'t', "timeout", "SECONDS", "end after this time with the puzzles that there are", set_timeout, NULL},
    {'j', "jobs", "N", "use N threads; default: one for each processor", set_jobs, NULL},
    {0},
};

const struct option_group options_generate_work = {"Working", generate_work_options};
