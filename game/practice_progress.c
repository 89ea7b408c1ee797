/* practice_progress.c: what the player did with each technique, and what comes next.
 *
 * The scheme is Leitner's, with days for its boxes: a technique that was right at the first try goes one box on, and comes again
 * after the days of that box; wrong or shown, and it is back in the first box, due at once; with help it stays where it is.
 *
 *     box    1     2  3  4  5   6
 *     days   now   1  3  7  21  60
 *
 * `last` counts what happened, so that of several techniques the one that was not practised for longest comes first. */
#include "practice_inside.h"

static const uint32_t days_of_box[NONET_PRACTICE_BOXES + 1] = {0, 0, 1, 3, 7, 21, 60};

static bool is_technique(int technique)
{
    return technique >= 0 && technique < NONET_MAX_TECHNIQUES && nonet_technique_at((size_t)technique);
}

static bool is_due(const nonet_practice *practice, const struct gm_progress *progress)
{
    return progress->box && progress->due <= practice->day;
}

void gm_practice_touch(nonet_practice *practice, int technique)
{
    practice->progress[technique].last = ++practice->clock;
}

/* ---- how a position counts ------------------------------------------------------------------------------- */

static uint32_t next_box(uint32_t box, nonet_practice_outcome outcome)
{
    if (outcome == NONET_PRACTICE_OUTCOME_WRONG || outcome == NONET_PRACTICE_OUTCOME_SHOWN) return 1;
    if (outcome == NONET_PRACTICE_OUTCOME_HELPED) return box ? box : 1;
    return box == 0 ? 2 : box < NONET_PRACTICE_BOXES ? box + 1 : box;
}

void gm_practice_count(nonet_practice *practice, nonet_practice_outcome outcome)
{
    struct gm_progress *const progress = &practice->progress[practice->technique];
    if (practice->outcome != NONET_PRACTICE_OUTCOME_NONE) return;
    practice->outcome = outcome;
    progress->counts[outcome] += progress->counts[outcome] < UINT32_MAX;
    progress->box = next_box(progress->box, outcome);
    const uint32_t days = days_of_box[progress->box];
    progress->due = practice->day < UINT32_MAX - days ? practice->day + days : UINT32_MAX;
    gm_practice_touch(practice, practice->technique);
}

void nonet_practice_get_record(const nonet_practice *practice, int technique, nonet_practice_record *record)
{
    if (!record) return;
    *record = (nonet_practice_record){0};
    if (!practice || !is_technique(technique)) return;
    const struct gm_progress *const progress = &practice->progress[technique];
    *record = (nonet_practice_record){
        .box = (int)progress->box,
        .due = progress->due,
        .is_due = is_due(practice, progress),
        .right = progress->counts[NONET_PRACTICE_OUTCOME_RIGHT],
        .helped = progress->counts[NONET_PRACTICE_OUTCOME_HELPED],
        .wrong = progress->counts[NONET_PRACTICE_OUTCOME_WRONG],
        .shown = progress->counts[NONET_PRACTICE_OUTCOME_SHOWN],
        .number = progress->number,
    };
}

/* ---- what comes next ------------------------------------------------------------------------------------- */

/* Due, then new, then what is due later. */
static int rank_of(const nonet_practice *practice, const struct gm_progress *progress)
{
    return is_due(practice, progress) ? 0 : !progress->box ? 1 : 2;
}

/* Does `one` come before `other`, the next easiest? */
static bool comes_before(const nonet_practice *practice, const struct gm_progress *one, const struct gm_progress *other)
{
    const int rank = rank_of(practice, one), other_rank = rank_of(practice, other);
    if (rank != other_rank) return rank < other_rank;
    if (rank == 2 && one->due != other->due) return one->due < other->due;
    return one->last < other->last;
}

int nonet_practice_next(const nonet_practice *practice, const bool *techniques)
{
    int best = -1;
    if (!practice) return -1;
    for (int technique = 0; is_technique(technique); technique++) {
        if ((techniques && !techniques[technique]) || !nonet_practice_has(technique)) continue;
        if (best < 0 || comes_before(practice, &practice->progress[technique], &practice->progress[best]))
            best = technique;
    }
    return best;
}
