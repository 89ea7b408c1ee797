/* minimal_forms.c: finds all minimal puzzles within a puzzle, each once, in constant memory.
 *
 * The search goes down from the puzzle. A step (`left` clues, of which `kept` are to stay) finds out which clues are
 * redundant in what is left. None: a minimal form. Else let d1, d2, ... be those that are not kept: a minimal form
 * lacks at least one of them; let d(i) be the first that it lacks. So there are branches in which d(i) goes and the
 * ones before it are kept. They share no form, and every form is in one.
 *
 *     left abcdef, redundant a c f:    -a                     -c, keep a            -f, keep a c
 *
 * A branch is given up when a kept clue is redundant beside the needed and the kept ones alone: it would be in every
 * form of the branch, and no form has redundant clues.
 *
 * Another solution that shows one clue to be needed is also a set of cells of which every form holds at least one (where it
 * differs from the solution), so it answers questions in other branches: a clue that is the only one left in such a
 * set is needed. The latest sets are kept. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "board/check.h"
#include "create/minimizer.h"

enum { MOST_SETS = 512 };

/* Sets of cells as `words` words. */
struct step {
    uint64_t *left, *kept, *redundant;
    uint64_t *untried; /* redundant clues that are not kept and have not gone yet */
    bool is_expanded;
};

struct forms {
    nonet_minimizer *minimizer;
    int cells, words;
    struct step *steps; /* [clues + 1] */
    uint64_t *sets;     /* [MOST_SETS]: a ring */
    int set_count, set_next;
    nonet_minimal_sink *sink;
    void *context;
    uint64_t limit, *count;
};

/* ---- sets ------------------------------------------------------------------------------------ */

static bool clue_set_has(const uint64_t *set, int cell)
{
    return set[cell >> 6] >> (cell & 63) & 1;
}

static void set_add(uint64_t *set, int cell)
{
    set[cell >> 6] |= nn_bit(cell & 63);
}

static void set_drop(uint64_t *set, int cell)
{
    set[cell >> 6] &= ~nn_bit(cell & 63);
}

/* The smallest member from `from` on, or -1. */
static int set_next(const struct forms *forms, const uint64_t *set, int from)
{
    for (int word = from >> 6; word < forms->words; word++) {
        const uint64_t rest = set[word] & (word == from >> 6 ? ~UINT64_C(0) << (from & 63) : ~UINT64_C(0));
        if (rest) return word * 64 + nn_first_bit(rest);
    }
    return -1;
}

static void copy_set(const struct forms *forms, uint64_t *to, const uint64_t *from)
{
    memcpy(to, from, (size_t)forms->words * sizeof *to);
}

/* ---- what others teach ----------------------------------------------------------------------- */

static void learn_set(struct forms *forms, const uint8_t *other_solution)
{
    uint64_t *const set = forms->sets + (size_t)forms->set_next * (size_t)forms->words;
    memset(set, 0, (size_t)forms->words * sizeof *set);
    for (int cell = 0; cell < forms->cells; cell++)
        if (other_solution[cell] != forms->minimizer->solution[cell]) set_add(set, cell);
    forms->set_next = (forms->set_next + 1) % MOST_SETS;
    if (forms->set_count < MOST_SETS) forms->set_count++;
}

/* The only one of `clues` in a set, or -1 if there are none or more. */
static int lone_clue(const struct forms *forms, const uint64_t *set, const uint64_t *clues)
{
    int lone = -1;
    for (int word = 0; word < forms->words; word++) {
        const uint64_t both = set[word] & clues[word];
        if (!both) continue;
        if (lone >= 0 || !nn_has_one_bit(both)) return -1;
        lone = word * 64 + nn_first_bit(both);
    }
    return lone;
}

/* Take out of `asked` what known sets show to be needed among `clues`. */
static void drop_needed(const struct forms *forms, const uint64_t *clues, uint64_t *asked)
{
    for (int at = 0; at < forms->set_count; at++) {
        const int lone = lone_clue(forms, forms->sets + (size_t)at * (size_t)forms->words, clues);
        if (lone >= 0) set_drop(asked, lone);
    }
}

/* ---- questions ------------------------------------------------------------------------------- */

static void ask_about(struct forms *forms, const uint64_t *clues, int clue)
{
    assert(clue_set_has(clues, clue));
    const uint8_t *const solution = forms->minimizer->solution;
    uint8_t *const puzzle = nn_second_solutions_ask(forms->minimizer->others, clue, solution[clue]);
    for (int cell = 0; cell < forms->cells; cell++)
        puzzle[cell] = clue_set_has(clues, cell) && cell != clue ? solution[cell] : 0;
}

/* `asked` keeps its clues that are redundant among `clues`. */
static nonet_status keep_redundant(struct forms *forms, const uint64_t *clues, uint64_t *asked)
{
    struct nn_second_solutions *const others = forms->minimizer->others;
    drop_needed(forms, clues, asked);
    for (int cell = set_next(forms, asked, 0); cell >= 0;) {
        const int first = cell;
        while (cell >= 0 && nn_second_solutions_count(others) < nn_second_solutions_capacity(others)) {
            ask_about(forms, clues, cell);
            cell = set_next(forms, asked, cell + 1);
        }
        NN_TRY(nn_second_solutions_run(others, &forms->minimizer->watch));
        size_t question = 0;
        for (int about = first; about != cell; about = set_next(forms, asked, about + 1), question++) {
            const uint8_t *other_solution;
            const enum nn_second_solution answer = nn_second_solutions_answer(others, question, &other_solution);
            if (answer == NN_SECOND_FOUND) learn_set(forms, other_solution);
            if (answer != NN_SECOND_NONE) set_drop(asked, about);
        }
    }
    return NONET_OK;
}

/* ---- the search ------------------------------------------------------------------------------ */

/* Is a kept clue redundant beside those that are in every form of this branch? */
static nonet_status find_hopeless(struct forms *forms, const struct step *step, bool *is_hopeless)
{
    uint64_t sure[NONET_MAX_CELLS / 64], doubtful[NONET_MAX_CELLS / 64];
    for (int word = 0; word < forms->words; word++) {
        sure[word] = (step->left[word] & ~step->redundant[word]) | step->kept[word];
        doubtful[word] = step->kept[word] & step->redundant[word];
    }
    NN_TRY(keep_redundant(forms, sure, doubtful));
    *is_hopeless = set_next(forms, doubtful, 0) >= 0;
    return NONET_OK;
}

/* *goes_on = false: the sink or the limit ends the search. */
static void hand_over_form(struct forms *forms, const struct step *step, bool *goes_on)
{
    uint8_t *const cells = forms->minimizer->cells;
    for (int cell = 0; cell < forms->cells; cell++)
        cells[cell] = clue_set_has(step->left, cell) ? forms->minimizer->solution[cell] : 0;
    ++*forms->count;
    *goes_on = forms->sink(forms->context, cells) && *forms->count != forms->limit;
}

/* What is redundant here, and which branches there are; `redundant` holds what may be. */
static nonet_status expand_step(struct forms *forms, struct step *step, bool *goes_on)
{
    bool is_hopeless;
    step->is_expanded = true;
    memset(step->untried, 0, (size_t)forms->words * sizeof *step->untried);
    NN_TRY(keep_redundant(forms, step->left, step->redundant));
    if (set_next(forms, step->redundant, 0) < 0) {
        hand_over_form(forms, step, goes_on);
        return NONET_OK;
    }
    NN_TRY(find_hopeless(forms, step, &is_hopeless));
    for (int word = 0; word < forms->words && !is_hopeless; word++)
        step->untried[word] = step->redundant[word] & ~step->kept[word];
    return NONET_OK;
}

/* Needed clues are needed below, too, so only redundant ones are asked about again. */
static void enter_branch(const struct forms *forms, struct step *step, int clue)
{
    assert(clue_set_has(step->untried, clue));
    struct step *const below = step + 1;
    set_drop(step->untried, clue);
    copy_set(forms, below->left, step->left);
    copy_set(forms, below->kept, step->kept);
    copy_set(forms, below->redundant, step->redundant);
    set_drop(below->left, clue);
    set_drop(below->redundant, clue);
    below->is_expanded = false;
    set_add(step->kept, clue);
}

static nonet_status search_minimal_forms(struct forms *forms)
{
    bool goes_on = true;
    for (int depth = 0; depth >= 0 && goes_on;) {
        struct step *const step = &forms->steps[depth];
        if (nn_watch_is_over(&forms->minimizer->watch)) return NONET_STOPPED;
        if (!step->is_expanded) NN_TRY(expand_step(forms, step, &goes_on));
        const int clue = set_next(forms, step->untried, 0);
        if (clue < 0) {
            depth--;
            continue;
        }
        enter_branch(forms, step, clue);
        depth++;
    }
    return NONET_OK;
}

/* ---- the call -------------------------------------------------------------------------------- */

/* Memory for the sets and for a step for each number of clues. Returns the block to be freed, or NULL. */
static void *make_steps(struct forms *forms, int clues)
{
    const size_t words = (size_t)forms->words, steps = (size_t)clues + 2;
    uint64_t *const block = calloc(words * (MOST_SETS + 4 * steps), sizeof *block);
    forms->steps = calloc(steps, sizeof *forms->steps);
    if (!block || !forms->steps) {
        free(block);
        return NULL;
    }
    forms->sets = block;
    uint64_t *next = block + words * MOST_SETS;
    for (size_t at = 0; at < steps; at++, next += 4 * words)
        forms->steps[at] = (struct step){next, next + words, next + 2 * words, next + 3 * words, false};
    return block;
}

static nonet_status find_forms(struct forms *forms)
{
    int clues = 0;
    for (int cell = 0; cell < forms->cells; cell++) clues += forms->minimizer->cells[cell] != 0;
    void *const block = make_steps(forms, clues);
    nonet_status status = NONET_ERR_MEMORY;
    if (block) {
        for (int cell = 0; cell < forms->cells; cell++)
            if (forms->minimizer->cells[cell]) {
                set_add(forms->steps[0].left, cell);
                set_add(forms->steps[0].redundant, cell);
            }
        status = search_minimal_forms(forms);
    }
    free(block);
    free(forms->steps);
    return status;
}

nonet_status nonet_minimizer_each(nonet_minimizer *minimizer, const nonet_position *position, uint64_t limit,
                                  nonet_minimal_sink *sink, void *context, nonet_verdict *verdict, uint64_t *count)
{
    nonet_conflict conflict;
    if (!minimizer || !sink || !verdict || !count || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    *count = 0;
    NN_TRY(nn_minimizer_take(minimizer, position, verdict, &conflict));
    if (*verdict != NONET_VERDICT_UNIQUE) return NONET_OK;
    const int cells = position->layout->cells;
    struct forms forms = {.minimizer = minimizer,
                          .cells = cells,
                          .words = (cells + 63) / 64,
                          .sink = sink,
                          .context = context,
                          .limit = limit,
                          .count = count};
    return find_forms(&forms);
}
