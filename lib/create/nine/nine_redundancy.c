/* nine_redundancy.c: see nine_redundancy.h.
 *
 * A clue is needed if and only if the puzzle without it has a solution with another value there: any other solution
 * of the rest differs in that cell, or the puzzle would have two. So each clue is one question (second_solutions.h), and it says
 * nothing about other clues: the other solution that it finds keeps all of them.
 *
 * On a plain 9x9 board half of the answers come without a question: a clue that is the only one in an unavoidable set
 * is needed. The other questions are first asked in a narrow form: some values are fixed as in the solution, so the
 * search is shorter. Three of four needed clues have such another solution; if there is none, the question is asked as
 * it is. Values with many clues are held: they are the least likely to move. Guesses for a clue with none, one, two,
 * three values held: 11.4, 8.5, 7.1, 7.6 (the hardest puzzles), 4.3, 3.4, 2.9, 3.0 (random minimal ones). Tried: bands,
 * lines, or any cells instead of values (no better); to let the search prefer what stands in the solution (as many
 * guesses).
 *
 * The questions of many puzzles are asked together: to find, all of them in one long row; to remove (nine_removal.h), where
 * a question depends on the answer before, one of each puzzle at a time. */
#include "create/nine/nine_redundancy.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "board/nine.h"
#include "create/nine/nine_removal.h"
#include "create/nine/nine_unavoidable.h"

enum {
    MOST_REMOVALS = 1024, /* at a time: the more, the later the bulk engine runs out of questions */
    NINE_VALUES = 9,
    HELD_VALUES = 2, /* in narrow questions */
};

static void begin_clues(struct nn_nine_redundancy *job, size_t cells)
{
    for (size_t at = 0; at < job->count * cells; at++)
        job->clues[at] = job->puzzles[at] ? NONET_CLUE_OPEN : NONET_CLUE_NONE;
}

/* ---- finding --------------------------------------------------------------------------------------- */

struct questions {
    struct nn_second_solutions *others;
    struct nn_nine_redundancy *job;
    struct nn_watch *watch;
    size_t cells; /* of a board */
    bool asks_narrowly;
    struct nn_question_note *asked; /* whose clue each question is about */
};

/* Where the values of a solution are, and those with the most clues of the puzzle, so many that some are left without
 * the one of the current clue. */
struct values {
    uint8_t cells[NINE_VALUES + 1][NINE_VALUES];
    uint8_t richest[HELD_VALUES + 1];
};

/* Ask as it is. */
static uint8_t *ask_plainly(struct questions *questions, size_t puzzle, int cell, bool is_narrow)
{
    const size_t board = puzzle * questions->cells;
    questions->asked[nn_second_solutions_count(questions->others)] = (struct nn_question_note){puzzle, cell, is_narrow};
    uint8_t *const rest =
        nn_second_solutions_ask(questions->others, cell, questions->job->solutions[board + (size_t)cell]);
    memcpy(rest, questions->job->puzzles + board, questions->cells);
    rest[cell] = 0;
    return rest;
}

static void ask_narrowly(struct questions *questions, size_t puzzle, int cell, const struct values *values)
{
    const int own = questions->job->solutions[puzzle * questions->cells + (size_t)cell];
    uint8_t *const rest = ask_plainly(questions, puzzle, cell, true);
    for (int at = 0, held = 0; held < HELD_VALUES; at++) {
        const uint8_t value = values->richest[at];
        if (value == own) continue;
        for (int place = 0; place < NINE_VALUES; place++) rest[values->cells[value][place]] = value;
        held++;
    }
}

/* All that were asked. Narrow questions that found nothing are the first to be asked again; if these are most, there
 * are many redundant clues, and the next are asked as they are. */
static nonet_status run_questions(struct questions *questions)
{
    static const nonet_clue clue_of[] = {[NN_SECOND_NONE] = NONET_CLUE_REDUNDANT,
                                         [NN_SECOND_FOUND] = NONET_CLUE_NEEDED,
                                         [NN_SECOND_OPEN] = NONET_CLUE_OPEN};
    const size_t count = nn_second_solutions_count(questions->others);
    size_t narrow = 0, again = 0;
    const uint8_t *other_solution;
    NN_TRY(nn_second_solutions_run(questions->others, questions->watch));
    for (size_t question = 0; question < count; question++) {
        const struct nn_question_note asked = questions->asked[question];
        const enum nn_second_solution answer = nn_second_solutions_answer(questions->others, question, &other_solution);
        narrow += asked.is_narrow;
        if (asked.is_narrow && answer == NN_SECOND_NONE) questions->asked[again++] = asked;
        else questions->job->clues[asked.puzzle * questions->cells + (size_t)asked.cell] = (uint8_t)clue_of[answer];
    }
    if (again > narrow / 2) questions->asks_narrowly = false;
    for (size_t question = 0; question < again; question++)
        ask_plainly(questions, questions->asked[question].puzzle, questions->asked[question].cell, false);
    return NONET_OK;
}

/* Make room for one more. */
static nonet_status make_room_for_questions(struct questions *questions)
{
    while (nn_second_solutions_count(questions->others) == nn_second_solutions_capacity(questions->others))
        NN_TRY(run_questions(questions));
    return NONET_OK;
}

/* The clues that are the only ones of a set seen at a glance. */
static struct nn_cells needed_at_a_glance(struct nn_cells clues, const uint8_t *solution)
{
    struct nn_nine_unavoidable unavoidable;
    struct nn_cells needed = nn_no_cells();
    nn_nine_unavoidable_find(&unavoidable, solution);
    for (int at = 0; at < unavoidable.count; at++) {
        const struct nn_cells met = nn_cells_and(unavoidable.sets[at], clues);
        if (nn_cells_are_one(met)) needed = nn_cells_or(needed, met);
    }
    return needed;
}

static void find_values(struct values *values, const uint8_t *puzzle, const uint8_t *solution)
{
    int placed[NINE_VALUES + 1] = {0}, clues[NINE_VALUES + 1] = {0};
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const int value = solution[cell];
        values->cells[value][placed[value]++] = (uint8_t)cell;
        clues[value] += puzzle[cell] != 0;
    }
    for (int at = 0; at <= HELD_VALUES; at++) {
        int best = 1;
        for (int value = 2; value <= NINE_VALUES; value++)
            if (clues[value] > clues[best]) best = value;
        values->richest[at] = (uint8_t)best;
        clues[best] = -1;
    }
}

static nonet_status ask_about_nine(struct questions *questions, size_t puzzle)
{
    struct values values;
    struct nn_cells clues = nn_no_cells();
    const size_t board = puzzle * NN_NINE_CELLS;
    const uint8_t *const cells = questions->job->puzzles + board, *const solution = questions->job->solutions + board;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) nn_cells_add_if(&clues, cell, cells[cell] != 0);
    const struct nn_cells needed = needed_at_a_glance(clues, solution);
    NN_EACH_CELL(cell, needed) questions->job->clues[board + (size_t)cell] = NONET_CLUE_NEEDED;
    const bool is_narrow = questions->asks_narrowly;
    if (is_narrow) find_values(&values, cells, solution);
    NN_EACH_CELL(cell, nn_cells_less(clues, needed))
    {
        NN_TRY(make_room_for_questions(questions));
        if (is_narrow) ask_narrowly(questions, puzzle, cell, &values);
        else ask_plainly(questions, puzzle, cell, false);
    }
    return NONET_OK;
}

static nonet_status ask_about_any(struct questions *questions, size_t puzzle)
{
    for (size_t cell = 0; cell < questions->cells; cell++) {
        if (questions->job->clues[puzzle * questions->cells + cell] != NONET_CLUE_OPEN) continue;
        NN_TRY(make_room_for_questions(questions));
        ask_plainly(questions, puzzle, (int)cell, false);
    }
    return NONET_OK;
}

nonet_status nn_nine_redundancy_find(struct nn_second_solutions *others, struct nn_nine_redundancy *job,
                                     struct nn_watch *watch)
{
    struct questions questions = {.others = others, .job = job, .watch = watch, .asks_narrowly = true};
    questions.asked = nn_second_solutions_notes(others);
    const bool is_nine = nn_second_solutions_bulk(others);
    questions.cells = (size_t)nn_second_solutions_layout(others)->cells;
    begin_clues(job, questions.cells);
    for (size_t puzzle = 0; puzzle < job->count; puzzle++)
        NN_TRY(is_nine ? ask_about_nine(&questions, puzzle) : ask_about_any(&questions, puzzle));
    while (nn_second_solutions_count(others)) NN_TRY(run_questions(&questions));
    return NONET_OK;
}

/* ---- removing -------------------------------------------------------------------------------------- */

static void begin_removing(struct nn_nine_removal *removal, const struct nn_nine_redundancy *job, size_t puzzle,
                           const uint16_t *order)
{
    const uint8_t *const cells = job->puzzles + puzzle * NN_NINE_CELLS;
    uint8_t clues[NN_NINE_CELLS + 1];
    int count = 0;
    for (int at = 0; at < NN_NINE_CELLS; at++) {
        clues[count] = (uint8_t)order[at];
        count += cells[order[at]] != 0;
    }
    nn_nine_removal_set_grid(removal, job->solutions + puzzle * NN_NINE_CELLS);
    nn_nine_removal_begin_singly(removal, clues, count);
}

/* Ask what the removals want to know, and tell them. Returns how many questions there were, through *asked. */
static nonet_status ask_for_removals(struct nn_second_solutions *others, struct nn_nine_removal *removals, size_t count,
                                     struct nn_watch *watch, size_t *asked)
{
    uint16_t asking[MOST_REMOVALS]; /* the removal of each question */
    *asked = 0;
    for (size_t at = 0; at < count; at++) {
        uint8_t puzzle[NN_NINE_CELLS];
        if (!nn_nine_removal_ask(&removals[at], puzzle)) continue;
        const int cell = nn_nine_removal_asked_cell(&removals[at]);
        memcpy(nn_second_solutions_ask(others, cell, removals[at].grid[cell]), puzzle, NN_NINE_CELLS);
        asking[(*asked)++] = (uint16_t)at;
    }
    NN_TRY(nn_second_solutions_run(others, watch));
    for (size_t question = 0; question < *asked; question++) {
        const uint8_t *other_solution = NULL;
        const bool is_found = nn_second_solutions_answer(others, question, &other_solution) == NN_SECOND_FOUND;
        nn_nine_removal_answer(&removals[asking[question]], is_found ? 2 : 1, other_solution);
    }
    return NONET_OK;
}

/* What became of the clues of a puzzle. */
static void end_removal(const struct nn_nine_removal *removal, struct nn_nine_redundancy *job, size_t puzzle)
{
    uint8_t *const clues = job->clues + puzzle * NN_NINE_CELLS, *const cells = job->puzzles + puzzle * NN_NINE_CELLS;
    for (int at = 0; at < removal->next; at++) clues[nn_cells_first(removal->units[at])] = NONET_CLUE_NEEDED;
    for (int at = 0; at < removal->removed_count; at++) {
        clues[removal->removed[at]] = NONET_CLUE_REDUNDANT;
        cells[removal->removed[at]] = 0;
    }
}

nonet_status nn_nine_redundancy_remove(struct nn_second_solutions *others, struct nn_nine_redundancy *job,
                                       const uint16_t *orders, struct nn_watch *watch)
{
    const size_t most = job->count < MOST_REMOVALS ? job->count : MOST_REMOVALS;
    struct nn_nine_removal *const removals = malloc(most * sizeof *removals);
    nonet_status status = removals || !most ? NONET_OK : NONET_ERR_MEMORY;
    assert(nn_second_solutions_bulk(others) && most <= nn_second_solutions_capacity(others));
    begin_clues(job, NN_NINE_CELLS);
    for (size_t first = 0; first < job->count && status == NONET_OK; first += most) {
        const size_t count = job->count - first < most ? job->count - first : most;
        size_t asked = 1;
        for (size_t at = 0; at < count; at++)
            begin_removing(&removals[at], job, first + at, orders + (first + at) * NN_NINE_CELLS);
        while (asked && status == NONET_OK) status = ask_for_removals(others, removals, count, watch, &asked);
        for (size_t at = 0; at < count; at++) end_removal(&removals[at], job, first + at);
    }
    free(removals);
    return status;
}
