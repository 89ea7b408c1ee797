/* generator_problem.c: why the requested puzzles cannot be made. Every condition on the settings of a generator is here
 * once, with its sentence, grouped by subject. Anything else may be rare, or not exist at all, but that cannot be known
 * without searching. */
#include "base/refusal.h"
#include "base/reserved.h"
#include "board/nine.h"
#include "create/any/any_maker.h"
#include "create/generator_settings.h"
#include "sized/sized.h"
#include "technique/technique.h"

/* Ratings in tenths: the easiest single, the hardest of singles (a naked one), the easiest of all else (a direct
 * pointing), and the highest that any known puzzle has. The fewest points of a step; the most clues of any known minimal
 * puzzle. */
enum { EASIEST_ER = 10, HARDEST_SINGLE_ER = 23, EASIEST_OTHER_ER = 17, HIGHEST_KNOWN_ER = 119 };
enum { CHEAPEST_STEP = 4, MOST_KNOWN_MINIMAL_CLUES = 40 };

typedef const nonet_generator_settings wishes;

bool nonet_layout_is_always_easy(const nonet_layout *layout)
{
    return nonet_layout_is_classic(layout) && layout->box_rows == 2 && layout->box_columns == 2;
}

static const nonet_refusal *problem_of_board(const nonet_layout *layout, wishes *wanted)
{
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(wanted), "reserved", "not 0");
    NN_REFUSE_IF(!nonet_layout_is_classic(layout), NULL, "puzzles are made with classic rules only");
    NN_REFUSE_IF(nn_sized_index(layout->side) < 0, NULL, "puzzles are made up to 25x25");
    return NULL;
}

/* ---- techniques -------------------------------------------------------------------------------------------- */

/* Is any technique marked in `members` (NULL: all are) and not in `others` (NULL: none is)? */
static bool is_any_marked(const bool *members, const bool *others)
{
    for (size_t at = 0; nonet_technique_at(at); at++)
        if ((!members || members[at]) && !(others && others[at])) return true;
    return false;
}

/* Is any usual technique left that makes a puzzle be of one of these levels? */
static bool is_any_left(wishes *wanted)
{
    for (size_t at = 0; nonet_technique_at(at); at++) {
        const nonet_technique *const technique = nonet_technique_at(at);
        const bool is_in_range =
            technique->level <= wanted->hardest && (wanted->needed || technique->level >= wanted->easiest);
        if (technique->is_usual && is_in_range && !wanted->without[at]) return true;
    }
    return false;
}

/* Is any technique that is needed not harder than the level that is wanted? */
static bool fits_level(wishes *wanted)
{
    for (size_t at = 0; nonet_technique_at(at); at++)
        if (wanted->needed[at] && nonet_technique_at(at)->level <= wanted->hardest) return true;
    return false;
}

/* Nets and the like leave nothing to do for what is easier. */
static bool needs_less_than_extreme(wishes *wanted)
{
    if (wanted->easiest < NN_EXTREME) return false;
    for (size_t at = 0; nonet_technique_at(at); at++)
        if (wanted->needed[at] && nonet_technique_at(at)->level == NN_EXTREME) return false;
    return true;
}

/* Is nothing of what is needed easy? */
static bool needs_more_than_singles(wishes *wanted)
{
    for (size_t at = 0; wanted->needed && nonet_technique_at(at); at++)
        if (wanted->needed[at] && nonet_technique_at(at)->level <= NN_EASY) return false;
    return wanted->needed;
}

static const nonet_refusal *problem_of_techniques(const nonet_layout *layout, wishes *wanted)
{
    const bool *const needed = wanted->needed, *const without = wanted->without;
    NN_REFUSE_IF(needed && !is_any_marked(needed, NULL), "needed", "none is named");
    NN_REFUSE_IF(needed && !is_any_marked(needed, without), "without", "all techniques that are needed are left out");
    NN_REFUSE_IF(needed && needed[NN_BRUTE_FORCE], "needed", "brute force is what is left when no technique helps");
    NN_REFUSE_IF(needed && !fits_level(wanted), "needed", "harder than the level");
    NN_REFUSE_IF(needed && needs_less_than_extreme(wanted), "needed",
                 "easier than the level, whose techniques make them superfluous");
    NN_REFUSE_IF(without && !is_any_left(wanted), "without", "nothing is left that puzzles of this level need");
    NN_REFUSE_IF(without && !needed && wanted->hardest == NN_EXTREME, "without",
                 "needs a level up to expert, or techniques that are needed");
    NN_REFUSE_IF(nonet_layout_is_always_easy(layout) && needs_more_than_singles(wanted), "needed",
                 "4x4 puzzles need nothing but singles");
    return NULL;
}

static const nonet_refusal *problem_of_levels(const nonet_layout *layout, wishes *wanted)
{
    NN_REFUSE_IF(wanted->easiest < NN_BEGINNER, "easiest", "there is no such level");
    NN_REFUSE_IF(wanted->hardest > NN_EXTREME, "hardest", "there is no such level");
    NN_REFUSE_IF(wanted->easiest > wanted->hardest, "easiest", "the easiest is above the hardest");
    NN_REFUSE_IF(nonet_layout_is_always_easy(layout) && wanted->easiest > NN_BEGINNER, "easiest",
                 "4x4 puzzles are always of level beginner");
    return NULL;
}

/* ---- numbers ----------------------------------------------------------------------------------------------- */

/* Groups of clues may differ from what holds for single ones. */
static bool is_beyond_minimal(const nonet_layout *layout, wishes *wanted)
{
    const bool is_minimal = !wanted->keeps_redundant && wanted->symmetry == NONET_SYMMETRY_NONE;
    return is_minimal && wanted->fewest_clues > nonet_layout_most_minimal_clues(layout);
}

static bool is_beyond_known(const nonet_layout *layout, wishes *wanted)
{
    const bool is_minimal = !wanted->keeps_redundant && wanted->symmetry == NONET_SYMMETRY_NONE && !wanted->pattern;
    return is_minimal && nn_is_nine(layout) && wanted->fewest_clues > MOST_KNOWN_MINIMAL_CLUES;
}

static const nonet_refusal *problem_of_clues(const nonet_layout *layout, wishes *wanted)
{
    const int fewest = wanted->fewest_clues, most = wanted->most_clues;
    NN_REFUSE_IF(fewest < 0, "fewest_clues", "a number is below 0");
    NN_REFUSE_IF(most < 0, "most_clues", "a number is below 0");
    NN_REFUSE_IF(most && most < fewest, "most_clues", "the most are less than the fewest");
    NN_REFUSE_IF(fewest > layout->cells, "fewest_clues", "the board does not have that many cells");
    NN_REFUSE_IF(most > layout->cells, "most_clues", "the board does not have that many cells");
    NN_REFUSE_IF(most && most < nonet_layout_fewest_clues(layout), "most_clues", "no puzzle of this size has so few");
    NN_REFUSE_IF(is_beyond_minimal(layout, wanted), "fewest_clues", "no minimal puzzle of this size has that many");
    NN_REFUSE_IF(is_beyond_known(layout, wanted), "fewest_clues",
                 "no minimal puzzle with more than 40 is known; with redundant clues there are");
    NN_REFUSE_IF((unsigned)wanted->symmetry > NONET_SYMMETRY_ANY, "symmetry", "there is no such symmetry");
    NN_REFUSE_IF(!nonet_symmetry_allows(layout, wanted->symmetry, fewest, most), "fewest_clues",
                 "with this symmetry there are never that many");
    return NULL;
}

/* Something must say when enough clues are gone. */
static const nonet_refusal *problem_of_redundant_clues(const nonet_layout *layout, wishes *wanted)
{
    if (!wanted->keeps_redundant || wanted->fewest_clues || wanted->most_clues || wanted->pattern) return NULL;
    NN_REFUSE_IF(nn_is_nine(layout), "keeps_redundant", "puzzles that need not be so need a number of clues");
    NN_REFUSE_IF(
        wanted->hardest == NN_EXTREME && !wanted->needed, "keeps_redundant",
        "puzzles that need not be so need a number of clues, a level up to expert, or techniques that are needed");
    return NULL;
}

/* Every cell that is empty takes a step. */
static int64_t fewest_points(const nonet_layout *layout, wishes *wanted)
{
    const bool is_minimal = !wanted->keeps_redundant && wanted->symmetry == NONET_SYMMETRY_NONE && !wanted->pattern;
    int most_clues = is_minimal ? MOST_KNOWN_MINIMAL_CLUES : layout->cells;
    if (wanted->most_clues && wanted->most_clues < most_clues) most_clues = wanted->most_clues;
    return (int64_t)CHEAPEST_STEP * (layout->cells - most_clues);
}

static const nonet_refusal *problem_of_ratings(const nonet_layout *layout, wishes *wanted)
{
    const bool has_er = wanted->least_er || wanted->most_er, has_score = wanted->least_score || wanted->most_score;
    const int least = wanted->least_er, most = wanted->most_er;
    NN_REFUSE_IF(has_er && !nn_is_nine(layout), "least_er", "this scale is for 9x9");
    NN_REFUSE_IF(has_score && !nn_is_nine(layout), "least_score", "this scale is for 9x9");
    NN_REFUSE_IF(least < 0, "least_er", "a number is below 0");
    NN_REFUSE_IF(most < 0, "most_er", "a number is below 0");
    NN_REFUSE_IF(wanted->least_score < 0, "least_score", "a number is below 0");
    NN_REFUSE_IF(wanted->most_score < 0, "most_score", "a number is below 0");
    NN_REFUSE_IF(most && most < least, "most_er", "the highest is below the lowest");
    NN_REFUSE_IF(wanted->most_score && wanted->most_score < wanted->least_score, "most_score",
                 "the highest is below the lowest");
    NN_REFUSE_IF(most && most < EASIEST_ER, "most_er", "nothing is below 1.0");
    NN_REFUSE_IF(least > HIGHEST_KNOWN_ER, "least_er", "no puzzle above 11.9 is known");
    NN_REFUSE_IF(wanted->hardest <= NN_EASY && least > HARDEST_SINGLE_ER, "least_er",
                 "puzzles of this level need only singles, and are not above 2.3");
    NN_REFUSE_IF(wanted->easiest > NN_EASY && most && most < EASIEST_OTHER_ER, "most_er",
                 "puzzles of this level need more than singles, and are not below 1.7");
    NN_REFUSE_IF(wanted->most_score && wanted->most_score < fewest_points(layout, wanted), "most_score",
                 "every empty cell takes 4 points, and there are more than that; with more clues there are less");
    return NULL;
}

/* ---- weights and patterns ------------------------------------------------------------------------------------- */

/* Weights are for puzzles as they come: if they are changed until they fit, their probability is unknown. */
static bool has_demands(wishes *wanted)
{
    return wanted->symmetry != NONET_SYMMETRY_NONE || wanted->keeps_redundant || wanted->fewest_clues ||
           wanted->most_clues || wanted->easiest > NN_BEGINNER || wanted->hardest < NN_EXTREME || wanted->without ||
           wanted->for_play || wanted->needed || wanted->pattern || wanted->least_er || wanted->most_er ||
           wanted->least_score || wanted->most_score;
}

static const nonet_refusal *problem_of_weights(const nonet_layout *layout, wishes *wanted)
{
    if (!wanted->weighs) return NULL;
    NN_REFUSE_IF(has_demands(wanted), "weighs", "only for puzzles as they come, without demands on them");
    NN_REFUSE_IF(layout->side > NN_ANY_SIDE_WITHOUT_LIMIT, "weighs",
                 "only for boards up to 16x16; above, clues stay that may be redundant");
    return NULL;
}

/* The pattern says how many clues there are, and where. */
static const nonet_refusal *problem_of_pattern(const nonet_layout *layout, wishes *wanted)
{
    int clues = 0;
    if (!wanted->pattern) return NULL;
    NN_REFUSE_IF(wanted->symmetry != NONET_SYMMETRY_NONE, "pattern",
                 "it says where the clues are, so it cannot have a symmetry");
    for (int cell = 0; cell < layout->cells; cell++) clues += wanted->pattern[cell];
    NN_REFUSE_IF(clues < wanted->fewest_clues, "fewest_clues", "the pattern has another number of cells");
    NN_REFUSE_IF(wanted->most_clues && clues > wanted->most_clues, "most_clues",
                 "the pattern has another number of cells");
    return nonet_pattern_problem(layout, wanted->pattern, !wanted->keeps_redundant);
}

/* ---- all ------------------------------------------------------------------------------------------------------- */

const nonet_refusal *nonet_generator_problem(const nonet_layout *layout, const nonet_generator_settings *settings)
{
    static const nonet_refusal *(*const subjects[])(const nonet_layout *layout, wishes *wanted) = {
        problem_of_board, problem_of_levels,  problem_of_techniques,      problem_of_weights,
        problem_of_clues, problem_of_ratings, problem_of_redundant_clues, problem_of_pattern,
    };
    const nonet_generator_settings wanted = nn_generator_settings_of(settings);
    for (size_t at = 0; at < sizeof subjects / sizeof *subjects; at++) {
        const nonet_refusal *const problem = subjects[at](layout, &wanted);
        if (problem) return problem;
    }
    return NULL;
}
