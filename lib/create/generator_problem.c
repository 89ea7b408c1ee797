/* generator_problem.c: why puzzles that are asked for cannot be made. Every condition on the settings of a generator stands
 * here once, with the sentence that tells it; they are looked at one subject after the other. Whatever is left may be rare,
 * or not exist at all, but nobody knows without looking for it. */
#include "base/reserved.h"
#include "board/nine.h"
#include "create/any/any_maker.h"
#include "create/generator_settings.h"
#include "logic/technique.h"
#include "sized/sized.h"

enum { EASIEST_ER = 10, HARDEST_ER = 200 };

typedef const nonet_generator_settings wishes;

bool nonet_layout_is_always_easy(const nonet_layout *layout)
{
    return nonet_layout_is_classic(layout) && layout->box_rows == 2 && layout->box_columns == 2;
}

static const char *problem_of_board(const nonet_layout *layout, wishes *wanted)
{
    if (!NN_RESERVED_IS_UNUSED(wanted)) return "reserved: not 0";
    if (!nonet_layout_is_classic(layout)) return "board: puzzles are made with classic rules only";
    return nn_sized_index(layout->side) >= 0 ? NULL : "size: puzzles are made up to 25x25";
}

/* ---- techniques -------------------------------------------------------------------------------------------- */

/* Is any technique marked in `members` (NULL: all are) and not in `others` (NULL: none is)? */
static bool is_any_marked(const bool *members, const bool *others)
{
    for (size_t at = 0; nonet_technique_at(at); at++)
        if ((!members || members[at]) && !(others && others[at])) return true;
    return false;
}

/* Is any usual technique up to the hardest level left? */
static bool is_any_left(wishes *wanted)
{
    for (size_t at = 0; nonet_technique_at(at); at++) {
        const nonet_technique *const technique = nonet_technique_at(at);
        if (technique->is_usual && technique->level <= wanted->hardest && !wanted->without[at]) return true;
    }
    return false;
}

/* Is nothing of what is needed easy? */
static bool needs_more_than_singles(wishes *wanted)
{
    for (size_t at = 0; wanted->needed && nonet_technique_at(at); at++)
        if (wanted->needed[at] && nonet_technique_at(at)->level == NN_EASY) return false;
    return wanted->needed;
}

static const char *problem_of_techniques(const nonet_layout *layout, wishes *wanted)
{
    if (wanted->needed && !is_any_marked(wanted->needed, NULL)) return "technique: none is named";
    if (wanted->needed && !is_any_marked(wanted->needed, wanted->without))
        return "without: all techniques that are needed are left out";
    if (wanted->needed && wanted->needed[NN_BRUTE_FORCE])
        return "technique: brute force is what is left when no technique helps";
    if (wanted->without && !is_any_left(wanted)) return "without: nothing is left to solve it with";
    if (wanted->without && !wanted->needed && wanted->hardest == NN_EXTREME)
        return "without: needs a level up to expert, or techniques that are needed";
    if (nonet_layout_is_always_easy(layout) && needs_more_than_singles(wanted))
        return "technique: 4x4 puzzles are always easy, and need nothing but singles";
    return NULL;
}

static const char *problem_of_levels(const nonet_layout *layout, wishes *wanted)
{
    if (wanted->easiest < NN_EASY || wanted->hardest > NN_EXTREME) return "level: there is no such level";
    if (wanted->easiest > wanted->hardest) return "level: the easiest is above the hardest";
    if (nonet_layout_is_always_easy(layout) && wanted->easiest > NN_EASY) return "level: 4x4 puzzles are always easy";
    return NULL;
}

/* ---- numbers ----------------------------------------------------------------------------------------------- */

/* Groups of clues may differ from what holds for single ones. */
static bool is_beyond_minimal(const nonet_layout *layout, wishes *wanted)
{
    const bool is_minimal = !wanted->keeps_redundant && wanted->symmetry == NONET_SYMMETRY_NONE;
    return is_minimal && wanted->fewest_clues > nonet_layout_most_minimal_clues(layout);
}

static const char *problem_of_clues(const nonet_layout *layout, wishes *wanted)
{
    const int fewest = wanted->fewest_clues, most = wanted->most_clues;
    if (fewest < 0 || most < 0) return "clues: a number is below 0";
    if (most && most < fewest) return "clues: the most are less than the fewest";
    if (fewest > layout->cells || most > layout->cells) return "clues: the board does not have so many cells";
    if (most && most < nonet_layout_fewest_clues(layout)) return "clues: no puzzle of this size has so few";
    if (is_beyond_minimal(layout, wanted)) return "clues: no minimal puzzle of this size has so many";
    if ((unsigned)wanted->symmetry > NONET_SYMMETRY_ANY) return "symmetry: there is no such symmetry";
    if (!nonet_symmetry_allows(layout, wanted->symmetry, fewest, most))
        return "clues: the symmetry groups cells in such a way that there are never so many";
    return NULL;
}

/* Something must say when enough clues are gone. */
static const char *problem_of_redundant_clues(const nonet_layout *layout, wishes *wanted)
{
    if (!wanted->keeps_redundant || wanted->fewest_clues || wanted->most_clues || wanted->pattern) return NULL;
    if (nn_is_nine(layout)) return "minimal: puzzles that need not be so need a number of clues";
    if (wanted->hardest < NN_EXTREME || wanted->needed) return NULL;
    return "minimal: puzzles that need not be so need a number of clues, a level up to expert, or techniques that are needed";
}

static const char *problem_of_ratings(const nonet_layout *layout, wishes *wanted)
{
    const bool has_er = wanted->least_er || wanted->most_er, has_score = wanted->least_score || wanted->most_score;
    if (has_er && !nn_is_nine(layout)) return "rating: this scale is for 9x9";
    if (has_score && !nn_is_nine(layout)) return "score: this scale is for 9x9";
    if (wanted->least_er < 0 || wanted->most_er < 0) return "rating: a number is below 0";
    if (wanted->least_score < 0 || wanted->most_score < 0) return "score: a number is below 0";
    if (wanted->most_er && wanted->most_er < wanted->least_er) return "rating: the highest is below the lowest";
    if (wanted->most_score && wanted->most_score < wanted->least_score) return "score: the highest is below the lowest";
    if (wanted->most_er && wanted->most_er < EASIEST_ER) return "rating: nothing is below 1.0";
    return wanted->least_er > HARDEST_ER ? "rating: nothing is above 20.0" : NULL;
}

/* ---- weights and patterns ------------------------------------------------------------------------------------- */

/* Weights are for puzzles as they come: whoever changes them until they are right does not know how likely they
 * were. */
static bool has_demands(wishes *wanted)
{
    return wanted->symmetry != NONET_SYMMETRY_NONE || wanted->keeps_redundant || wanted->fewest_clues ||
           wanted->most_clues || wanted->easiest > NN_EASY || wanted->hardest < NN_EXTREME || wanted->without ||
           wanted->needed || wanted->pattern || wanted->least_er || wanted->most_er || wanted->least_score ||
           wanted->most_score;
}

static const char *problem_of_weights(const nonet_layout *layout, wishes *wanted)
{
    if (!wanted->weighs) return NULL;
    if (has_demands(wanted)) return "weights: only for puzzles as they come, without demands on them";
    return layout->side <= NN_ANY_SIDE_WITHOUT_LIMIT
               ? NULL
               : "weights: only for boards up to 16x16; above, clues stay that may be redundant";
}

/* The pattern says how many clues there are, and where. */
static const char *problem_of_pattern(const nonet_layout *layout, wishes *wanted)
{
    int clues = 0;
    if (!wanted->pattern) return NULL;
    if (wanted->symmetry != NONET_SYMMETRY_NONE) return "pattern: it says where clues stand; there is no symmetry then";
    for (int cell = 0; cell < layout->cells; cell++) clues += wanted->pattern[cell];
    if (clues < wanted->fewest_clues || (wanted->most_clues && clues > wanted->most_clues))
        return "clues: the pattern has another number of cells";
    return nonet_pattern_problem(layout, wanted->pattern, !wanted->keeps_redundant);
}

/* ---- all ------------------------------------------------------------------------------------------------------- */

const char *nonet_generator_problem(const nonet_layout *layout, const nonet_generator_settings *settings)
{
    static const char *(*const subjects[])(const nonet_layout *layout, wishes *wanted) = {
        problem_of_board, problem_of_levels,  problem_of_techniques,      problem_of_weights,
        problem_of_clues, problem_of_ratings, problem_of_redundant_clues, problem_of_pattern,
    };
    const nonet_generator_settings wanted = nn_generator_settings_of(settings);
    for (size_t at = 0; at < sizeof subjects / sizeof *subjects; at++) {
        const char *const problem = subjects[at](layout, &wanted);
        if (problem) return problem;
    }
    return NULL;
}
