/* book_study.c: solves and rates the puzzles of a book, and finds their hints; see book_puzzles.h. The threads of a nonet_many
 * do it, each puzzle by itself. Only 9x9 boards have ratings on Sudoku Explainer's scale, and a rater has its scales for life:
 * so boards of that size and others come one after the other. */
#include <assert.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "book/book_puzzles.h"
#include "system/interrupt.h"
#include "system/progress.h"
#include "system/screen.h"

enum { TICK_MILLISECONDS = 100 };

struct study {
    struct book_puzzles *puzzles;
    const struct book_settings *settings;
    bool is_nine; /* these are 9x9 boards */
    nonet_stop *stop;
    struct progress progress;
    atomic_size_t done;
};

/* ---- one puzzle ---------------------------------------------------------------------------------------- */

static void note_problem(struct book_puzzle *puzzle, const char *text)
{
    puzzle->is_bad = true;
    snprintf(puzzle->problem, sizeof puzzle->problem, "%s", text);
}

/* A solution goes into the book only if it is one, and the only one. */
static nonet_status solve_puzzle(nonet_solver *solver, const nonet_position *position, struct book_puzzle *puzzle)
{
    nonet_result result;
    const nonet_status status = nonet_solver_solve(solver, position, &result);
    if (status != NONET_OK) return status;
    switch (result.verdict) {
    case NONET_VERDICT_UNIQUE: break;
    case NONET_VERDICT_MULTIPLE: note_problem(puzzle, "several solutions"); return NONET_OK;
    default: note_problem(puzzle, "no solution"); return NONET_OK;
    }
    if (!nonet_position_accepts(position, result.solution)) return NONET_ERR_INTERNAL;
    memcpy(puzzle->solution, result.solution, (size_t)nonet_layout_cells(puzzle->layout));
    return NONET_OK;
}

static nonet_status rate_puzzle(nonet_rater *rater, const nonet_position *position, struct book_puzzle *puzzle)
{
    nonet_rating rating;
    const nonet_status status = nonet_rater_rate(rater, position, &rating);
    if (status != NONET_OK) return status;
    if (rating.scales & NONET_SCALE_NONET) puzzle->level = rating.own.level;
    if (rating.scales & NONET_SCALE_SE) puzzle->er = rating.se.er;
    return NONET_OK;
}

static nonet_status keep_step(nonet_explainer *explainer, const nonet_step *step, struct book_puzzle *puzzle)
{
    nonet_status status = nonet_board_new(puzzle->layout, true, &puzzle->step_board);
    if (status == NONET_OK) status = nonet_board_copy(puzzle->step_board, nonet_explainer_position(explainer));
    return status == NONET_OK ? nonet_step_copy(step, &puzzle->step) : status;
}

/* The first step as hard as the puzzle. One that no technique solves has none. */
static nonet_status find_hint(nonet_explainer *explainer, const nonet_position *position, struct book_puzzle *puzzle)
{
    nonet_start start;
    const nonet_step *step;
    nonet_status status = nonet_explainer_begin(explainer, position, &start);
    while (status == NONET_OK) {
        status = nonet_explainer_next(explainer, &step);
        if (status != NONET_OK) break;
        if (nonet_technique_at((size_t)step->technique)->level >= puzzle->level)
            return keep_step(explainer, step, puzzle);
        status = nonet_explainer_apply(explainer);
    }
    return status == NONET_END ? NONET_OK : status;
}

/* For the library, on one of its threads. */
static nonet_status study_item(void *context, nonet_many_worker *worker, nonet_many_item *item)
{
    struct study *const study = context;
    struct book_puzzle *const puzzle = &study->puzzles->items[*(const size_t *)item->own];
    nonet_status status = solve_puzzle(worker->solver, &item->position, puzzle);
    if (status == NONET_OK && !puzzle->is_bad) status = rate_puzzle(worker->rater, &item->position, puzzle);
    if (status == NONET_OK && !puzzle->is_bad && study->settings->has_hints)
        status = find_hint(worker->explainer, &item->position, puzzle);
    atomic_fetch_add(&study->done, 1);
    return status;
}

/* ---- all of them --------------------------------------------------------------------------------------- */

static bool note_nothing(void *context, const nonet_many_item *item)
{
    (void)context;
    (void)item;
    return true;
}

static uint32_t while_waiting(void *context)
{
    struct study *const study = context;
    if (!progress_is_due(&study->progress)) return TICK_MILLISECONDS;
    study->progress.tasks_read = study->puzzles->count;
    study->progress.tasks_done = atomic_load(&study->done);
    study->progress.fraction_read = 1;
    progress_show(&study->progress);
    return TICK_MILLISECONDS;
}

static nonet_many *begin_study(struct study *study)
{
    nonet_many *many;
    nonet_many_settings settings;
    nonet_solver_settings solver;
    nonet_rater_settings rater;
    nonet_explainer_settings explainer;
    nonet_many_settings_defaults(&settings);
    nonet_solver_settings_defaults(&solver);
    nonet_rater_settings_defaults(&rater);
    nonet_explainer_settings_defaults(&explainer);
    rater.scales = NONET_SCALE_NONET | (study->is_nine ? NONET_SCALE_SE : 0);
    settings.task = NONET_MANY_OWN;
    settings.threads = (uint32_t)thread_count(study->settings->work.jobs);
    settings.stop = study->stop;
    settings.solver = &solver;
    settings.rater = &rater;
    settings.explainer = &explainer;
    settings.context = study;
    settings.answer = study_item;
    settings.sink = note_nothing;
    settings.item_size = sizeof(size_t);
    settings.is_slow = true;
    settings.tick = while_waiting;
    const nonet_status status = nonet_many_new(&settings, &many);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    return many;
}

static bool is_nine(const nonet_layout *layout)
{
    return nonet_layout_box_rows(layout) == 3 && nonet_layout_box_columns(layout) == 3;
}

static nonet_status add_puzzles(const struct study *study, nonet_many *many)
{
    for (size_t index = 0; index < study->puzzles->count; index++) {
        const struct book_puzzle *const puzzle = &study->puzzles->items[index];
        if (puzzle->is_bad || is_nine(puzzle->layout) != study->is_nine) continue;
        const nonet_position position = {puzzle->layout, puzzle->cells, NULL, NULL};
        size_t *const place = nonet_many_place(many);
        if (!place) break;
        *place = index;
        const nonet_status status = nonet_many_add(many, &position);
        if (status != NONET_OK) return status;
    }
    return nonet_many_finish(many);
}

static nonet_status study_some(struct study *study, bool are_nine)
{
    study->is_nine = are_nine;
    nonet_many *const many = begin_study(study);
    const nonet_status status = add_puzzles(study, many);
    nonet_many_free(many);
    return status;
}

bool book_puzzles_study(struct book_puzzles *puzzles, const struct book_settings *settings, int *exit_code)
{
    struct study study = {.puzzles = puzzles, .settings = settings};
    /* Never freed: a signal may come until the very end. */
    if (nonet_stop_new(&study.stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(study.stop);
    if (interrupt_signal()) nonet_stop_now(study.stop);
    progress_begin(&study.progress);
    interrupt_after(book_time_left(puzzles));
    nonet_status status = study_some(&study, true);
    if (status == NONET_OK) status = study_some(&study, false);
    interrupt_after(0);
    screen_clear_status();
    if (status == NONET_ERR_INTERNAL) fatal("a solution or a step is wrong: a bug, please report it");
    if (status < 0) fatal(nonet_status_name(status));
    if (status == NONET_STOPPED) *exit_code = book_tell_stop();
    return status == NONET_OK;
}
