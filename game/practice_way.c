/* practice_way.c: the steps that lead to a value, without those that are not needed for it.
 *
 * The explainer follows the easiest steps until the value is placed; most of them are about something else. From the last to the
 * first, each step is left out if all those after it can be found again without it, with the same results at least. A value that
 * is placed may be found by another single then: what was the last cell of a house has more empty cells beside it.
 *
 * The first step is one at the position itself, so its picture can be shown on the board. */
#include "practice_inside.h"

/* Of a way: it is looked for, and told, no longer than this. Leaving out takes a few milliseconds for so many. */
enum { MOST_STEPS = 40 };

struct way {
    nonet_step *steps[MOST_STEPS]; /* copies */
    bool is_out[MOST_STEPS];
    size_t count;
};

static void free_way(struct way *way)
{
    for (size_t at = 0; at < way->count; at++) nonet_step_free(way->steps[at]);
}

/* ---- the way ahead --------------------------------------------------------------------------------------- */

static bool places(const nonet_step *step, int cell, int value)
{
    for (size_t at = 0; at < step->placement_count; at++)
        if (step->placements[at].cell == cell && step->placements[at].value == value) return true;
    return false;
}

/* NONET_OK: the last step places the value. NONET_END: there is no such way, or it is too long. */
static nonet_status follow(nonet_explainer *explainer, int cell, int value, struct way *way)
{
    const nonet_step *step;
    while (way->count < MOST_STEPS) {
        nonet_status status = nonet_explainer_next(explainer, &step);
        if (status == NONET_OK) status = nonet_step_copy(step, &way->steps[way->count]);
        if (status != NONET_OK) return status;
        way->count++;
        if (places(step, cell, value)) return NONET_OK;
        status = nonet_explainer_apply(explainer);
        if (status != NONET_OK) return status;
    }
    return NONET_END;
}

/* ---- without a step -------------------------------------------------------------------------------------- */

/* A way that is walked again, on a board of its own. */
struct walk {
    nonet_explainer *explainer;
    nonet_board *board;
    const nonet_step *wanted;
    nonet_step *found;   /* a copy of one that gives what that gives; NULL: none does */
    nonet_status status; /* the first that is not NONET_OK: then nothing is looked for any more */
};

static bool gives_all(const nonet_step *step, const nonet_step *wanted)
{
    for (size_t at = 0; at < wanted->placement_count; at++)
        if (!places(step, wanted->placements[at].cell, wanted->placements[at].value)) return false;
    for (size_t at = 0; at < wanted->elimination_count; at++) {
        const nonet_candidate *const gone = &wanted->eliminations[at];
        bool is_given = false;
        for (size_t each = 0; each < step->elimination_count && !is_given; each++)
            is_given = step->eliminations[each].cell == gone->cell && step->eliminations[each].value == gone->value;
        if (!is_given) return false;
    }
    return true;
}

static bool take_if_equal(void *context, const nonet_step *step)
{
    struct walk *const walk = context;
    if (!gives_all(step, walk->wanted)) return true;
    walk->status = nonet_step_copy(step, &walk->found);
    return false;
}

static bool find_by(struct walk *walk, int technique)
{
    const nonet_status status = nonet_explainer_each(walk->explainer, technique, take_if_equal, walk);
    if (walk->status == NONET_OK) walk->status = status;
    return walk->found && walk->status == NONET_OK;
}

/* The step at the board as it is now, or another single that does the same. */
static bool find_again(struct walk *walk, const nonet_step *step)
{
    static const char *const singles[] = {"hidden single", "naked single"};
    nonet_start start;
    nonet_step_free(walk->found);
    walk->found = NULL;
    walk->wanted = step;
    walk->status = nonet_explainer_begin(walk->explainer, &walk->board->position, &start);
    bool is_found = walk->status == NONET_OK && find_by(walk, step->technique);
    if (!step->placement_count) return is_found;
    for (size_t at = 0; !is_found && walk->status == NONET_OK && at < sizeof singles / sizeof *singles; at++)
        is_found = find_by(walk, nonet_technique_find(singles[at]));
    return is_found;
}

static void make_step(nonet_board *board, const nonet_step *step)
{
    uint64_t marks[81];
    for (size_t at = 0; at < step->placement_count; at++)
        board->cells[step->placements[at].cell] = step->placements[at].value;
    for (size_t at = 0; at < step->elimination_count; at++)
        board->candidates[step->eliminations[at].cell] &= ~gm_bit(step->eliminations[at].value);
    if (nonet_position_candidates(&board->position, marks) == NONET_OK) memcpy(board->candidates, marks, sizeof marks);
}

typedef void tell_step(void *context, const nonet_step *step, const nonet_position *position);

/* Walk the way, without the steps that are out. False: one of the others cannot be found. */
static bool walk_way(const nonet_practice *practice, const struct way *way, struct walk *walk, tell_step *tell,
                     void *context)
{
    struct gm_position start;
    if (walk->status != NONET_OK) return false;
    gm_practice_position(practice, &start);
    walk->status = nonet_board_copy(walk->board, &start.position);
    if (walk->status != NONET_OK) return false;
    for (size_t at = 0; at < way->count; at++) {
        if (way->is_out[at]) continue;
        if (!find_again(walk, way->steps[at])) return false;
        if (tell) tell(context, walk->found, &walk->board->position);
        make_step(walk->board, way->steps[at]);
    }
    return true;
}

static void leave_out_others(const nonet_practice *practice, struct way *way, struct walk *walk)
{
    for (size_t at = way->count - 1; at-- > 0;) {
        way->is_out[at] = true;
        if (!walk_way(practice, way, walk, NULL, NULL)) way->is_out[at] = false;
    }
}

/* ---- as text --------------------------------------------------------------------------------------------- */

struct told {
    struct gm_text *text;
    int hidden; /* a technique that is named, not told; or -1 */
    size_t count;
};

static void tell_line(void *context, const nonet_step *step, const nonet_position *position)
{
    struct told *const told = context;
    const char *const symbols = nonet_symbols_find("1");
    struct gm_text *const text = told->text;
    gm_text_format(text, "\n%zu. ", ++told->count);
    if (step->technique == told->hidden) {
        gm_text_format(text, "%s: this is for you to find", nonet_technique_at((size_t)step->technique)->name);
        return;
    }
    const size_t length = nonet_step_text(step, position, symbols, NONET_STEP_LINE, NULL, 0);
    if (!gm_text_reserve(text, length)) return;
    text->length += nonet_step_text(step, position, symbols, NONET_STEP_LINE, text->bytes + text->length, length + 1);
}

/* The first step as a hint, unless it is of the technique that is looked for. It has no name: it is not the whole reason. */
static nonet_status show_first(nonet_practice *practice, const struct way *way, struct walk *walk)
{
    struct gm_position start;
    struct gm_hint *const hint = &practice->game->hint;
    size_t first = 0;
    while (way->is_out[first]) first++;
    gm_practice_position(practice, &start);
    nonet_status status = nonet_board_copy(walk->board, &start.position);
    if (status != NONET_OK) return status;
    if (!find_again(walk, way->steps[first])) return walk->status;
    if (walk->found->technique == practice->technique && !practice->is_over) return NONET_OK;
    status = gm_hint_take_step(practice->game, walk->found, &walk->board->position);
    gm_text_clear(&hint->full);
    gm_text_clear(&hint->line);
    gm_text_clear(&hint->hodoku_line);
    hint->technique = "";
    return status;
}

static nonet_status tell_shortened(nonet_practice *practice, struct way *way, struct gm_text *text)
{
    struct told told = {.text = text, .hidden = practice->is_over ? -1 : practice->technique};
    struct walk walk = {0};
    nonet_status status = gm_practice_explainer(practice, NULL, &walk.explainer);
    if (status == NONET_OK) status = nonet_board_new(practice->game->layout, true, &walk.board);
    if (status == NONET_OK) {
        leave_out_others(practice, way, &walk);
        const bool is_told = walk_way(practice, way, &walk, tell_line, &told);
        status = walk.status == NONET_OK && !is_told ? NONET_END : walk.status;
        if (status == NONET_OK) status = show_first(practice, way, &walk);
    }
    nonet_step_free(walk.found);
    nonet_board_free(walk.board);
    nonet_explainer_free(walk.explainer);
    return status;
}

nonet_status gm_practice_tell_way(nonet_practice *practice, int cell, int value, const bool *leaves_out,
                                  struct gm_text *text)
{
    struct way way = {.count = 0};
    nonet_explainer *explainer;
    nonet_status status = gm_practice_explainer(practice, leaves_out, &explainer);
    if (status != NONET_OK) return status;
    status = follow(explainer, cell, value, &way);
    nonet_explainer_free(explainer);
    if (status == NONET_OK) status = tell_shortened(practice, &way, text);
    free_way(&way);
    return status;
}
