/* many_tasks.c: the tasks: what each needs, and how it answers one puzzle. */
#include <stdlib.h>

#include "base/stop.h"
#include "base/try.h"
#include "many/many.h"

/* ---- solve, check, count, first -------------------------------------------------------------------- */

static nonet_status open_solver(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_solver_settings solver;
    nonet_solver_settings_defaults(&solver);
    if (settings->solver) solver = *settings->solver;
    solver.stop = settings->stop;
    solver.timeout_ms = settings->timeout_ms;
    solver.threads = settings->threads;
    solver.permits = worker->many->permits;
    return nonet_solver_new(&solver, &worker->shown.solver);
}

static nonet_status answer_solve(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                 nonet_many_item *item)
{
    (void)number;
    item->result = &worker->answer.result;
    return nonet_solver_solve(worker->shown.solver, position, &worker->answer.result);
}

static nonet_status answer_check(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                 nonet_many_item *item)
{
    (void)number;
    item->result = &worker->answer.result;
    return nonet_solver_count(worker->shown.solver, position, 2, &worker->answer.result);
}

static nonet_status answer_count(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                 nonet_many_item *item)
{
    (void)number;
    item->result = &worker->answer.result;
    return nonet_solver_count(worker->shown.solver, position, worker->many->settings.limit, &worker->answer.result);
}

static nonet_status answer_first(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                 nonet_many_item *item)
{
    (void)number;
    item->result = &worker->answer.result;
    return nonet_solver_first(worker->shown.solver, position, &worker->answer.result);
}

static const nonet_refusal *problem_of_solving(const nonet_many *many, const nonet_position *position)
{
    return nonet_solver_problem(position, &many->solver);
}

/* ---- rate ------------------------------------------------------------------------------------------ */

static nonet_status open_rater(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_rater_settings rater;
    nonet_rater_settings_defaults(&rater);
    if (settings->rater) rater = *settings->rater;
    rater.stop = settings->stop;
    rater.timeout_ms = settings->timeout_ms;
    return nonet_rater_new(&rater, &worker->shown.rater);
}

static nonet_status answer_rate(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                nonet_many_item *item)
{
    (void)number;
    item->rating = &worker->answer.rating;
    return nonet_rater_rate(worker->shown.rater, position, &worker->answer.rating);
}

static const nonet_refusal *problem_of_rating(const nonet_many *many, const nonet_position *position)
{
    return nonet_rater_problem(position, &many->rater);
}

/* ---- canonize -------------------------------------------------------------------------------------- */

static nonet_status open_canonizer(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_canonizer_settings canonizer;
    nonet_canonizer_settings_defaults(&canonizer);
    if (settings->canonizer) canonizer = *settings->canonizer;
    canonizer.stop = settings->stop;
    canonizer.timeout_ms = settings->timeout_ms;
    return nonet_canonizer_new(&canonizer, &worker->shown.canonizer);
}

/* Half a canonical form is none. */
static nonet_status answer_canonize(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                    nonet_many_item *item)
{
    (void)number;
    const nonet_status status = nonet_canonizer_run(worker->shown.canonizer, position, &worker->answer.canonical);
    if (status == NONET_OK) item->canonical = &worker->answer.canonical;
    return status;
}

static const nonet_refusal *problem_of_canonizing(const nonet_many *many, const nonet_position *position)
{
    (void)many;
    return nonet_canonizer_problem(position, NULL);
}

/* ---- minimize, redundant --------------------------------------------------------------------------- */

static nonet_status open_minimizer(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_minimizer_settings minimizer;
    nonet_minimizer_settings_defaults(&minimizer);
    if (settings->minimizer) minimizer = *settings->minimizer;
    minimizer.stop = settings->stop;
    minimizer.timeout_ms = settings->timeout_ms;
    return nonet_minimizer_new(&minimizer, &worker->shown.minimizer);
}

static nonet_status answer_minimize(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                    nonet_many_item *item)
{
    item->minimality = &worker->answer.minimality;
    return nonet_minimizer_run(worker->shown.minimizer, position, worker->many->settings.seed, number,
                               &worker->answer.minimality);
}

static nonet_status answer_redundant(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                     nonet_many_item *item)
{
    (void)number;
    item->minimality = &worker->answer.minimality;
    return nonet_minimizer_check(worker->shown.minimizer, position, &worker->answer.minimality);
}

static const nonet_refusal *problem_of_minimizing(const nonet_many *many, const nonet_position *position)
{
    (void)many;
    return nonet_minimizer_problem(position, NULL);
}

/* ---- explain --------------------------------------------------------------------------------------- */

static nonet_status open_explainer(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_explainer_settings explainer;
    nonet_explainer_settings_defaults(&explainer);
    if (settings->explainer) explainer = *settings->explainer;
    explainer.stop = settings->stop;
    explainer.timeout_ms = settings->timeout_ms;
    return nonet_explainer_new(&explainer, &worker->shown.explainer);
}

/* In the symbols that the puzzle is written in. */
static nonet_status tell_step(struct nn_many_worker *worker, const nonet_step *step, const nonet_style *style)
{
    const nonet_position *const position = nonet_explainer_position(worker->shown.explainer);
    const int side = nonet_layout_side(position->layout);
    const char *const symbols = style->notation ? nonet_style_symbols(style, side) : NULL;
    const nonet_step_form form = worker->many->settings.step_form;
    nonet_text_buffer *const text = &worker->steps;
    const size_t length = nonet_step_text(step, position, symbols, form, NULL, 0);
    if (!length && nonet_step_has_text(step, form)) return NONET_ERR_MEMORY;
    NN_TRY(nn_many_reserve_text(text, length + 2));
    if (nonet_step_text(step, position, symbols, form, text->bytes + text->length, length + 1) != length)
        return NONET_ERR_MEMORY;
    text->length += length;
    text->bytes[text->length++] = '\n';
    text->bytes[text->length] = 0;
    return NONET_OK;
}

static nonet_status make_all_steps(struct nn_many_worker *worker, const nonet_style *style)
{
    for (;;) {
        const nonet_step *step;
        const nonet_status status = nonet_explainer_follow(worker->shown.explainer, &step);
        if (status == NONET_END) return NONET_OK;
        NN_TRY(status);
        if (worker->many->settings.tells_steps) NN_TRY(tell_step(worker, step, style));
        NN_TRY(nonet_explainer_apply(worker->shown.explainer));
    }
}

static bool can_be_explained(const nonet_start *start)
{
    return (start->verdict == NONET_VERDICT_UNIQUE || start->verdict == NONET_VERDICT_MULTIPLE) &&
           !start->wrong_values.count && !start->missing_marks.count;
}

static nonet_status answer_explain(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                                   nonet_many_item *item)
{
    (void)number;
    nonet_explained *const explained = &worker->answer.explained;
    *explained = (nonet_explained){0};
    item->explained = explained;
    explained->difficulty.hardest = -1;
    worker->steps.length = 0;
    NN_TRY(nn_many_reserve_text(&worker->steps, 1));
    worker->steps.bytes[0] = 0;
    nonet_status status = nonet_explainer_begin(worker->shown.explainer, position, &explained->start);
    if (status == NONET_OK && can_be_explained(&explained->start)) {
        status = make_all_steps(worker, &item->style);
        const nonet_status summed = nonet_explainer_difficulty(worker->shown.explainer, &explained->difficulty);
        if (status == NONET_OK) status = summed;
        if (status == NONET_OK && explained->difficulty.may_be_shorter) status = NONET_STOPPED;
        explained->is_solved = nonet_explainer_is_solved(worker->shown.explainer);
        explained->cells = nonet_explainer_position(worker->shown.explainer)->cells;
    }
    if (worker->many->settings.tells_steps) {
        explained->text = worker->steps.bytes;
        explained->length = worker->steps.length;
    }
    return status;
}

static const nonet_refusal *problem_of_explaining(const nonet_many *many, const nonet_position *position)
{
    (void)many;
    return nonet_explainer_problem(position, NULL);
}

/* ---- generate -------------------------------------------------------------------------------------- */

static nonet_status open_generator(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_generator_settings generator;
    nonet_generator_settings_defaults(&generator);
    if (settings->generator) generator = *settings->generator;
    generator.stop = settings->stop;
    generator.timeout_ms = settings->timeout_ms;
    worker->made = calloc(NN_MANY_GENERATED_PORTION, sizeof *worker->made);
    if (!worker->made) return NONET_ERR_MEMORY;
    return nonet_generator_new(settings->layout, &generator, &worker->shown.generator);
}

/* ---- own ------------------------------------------------------------------------------------------- */

/* The handles whose settings are given. */
static nonet_status open_own(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    if (settings->solver) NN_TRY(open_solver(worker, settings));
    if (settings->rater) NN_TRY(open_rater(worker, settings));
    if (settings->canonizer) NN_TRY(open_canonizer(worker, settings));
    if (settings->minimizer) NN_TRY(open_minimizer(worker, settings));
    if (settings->explainer) NN_TRY(open_explainer(worker, settings));
    return NONET_OK;
}

/* ---- the table ------------------------------------------------------------------------------------- */

const struct nn_many_task nn_many_tasks[NN_MANY_TASKS] = {
    [NONET_MANY_SOLVE] = {false, open_solver, answer_solve, nn_many_solve_plain, problem_of_solving},
    [NONET_MANY_CHECK] = {false, open_solver, answer_check, nn_many_solve_plain, problem_of_solving},
    [NONET_MANY_RATE] = {true, open_rater, answer_rate, NULL, problem_of_rating},
    [NONET_MANY_CANONIZE] = {false, open_canonizer, answer_canonize, NULL, problem_of_canonizing},
    [NONET_MANY_MINIMIZE] = {false, open_minimizer, answer_minimize, nn_many_minimize_plain, problem_of_minimizing},
    [NONET_MANY_REDUNDANT] = {false, open_minimizer, answer_redundant, nn_many_minimize_plain, problem_of_minimizing},
    [NONET_MANY_EXPLAIN] = {true, open_explainer, answer_explain, NULL, problem_of_explaining},
    [NONET_MANY_GENERATE] = {true, open_generator, NULL, NULL, NULL},
    [NONET_MANY_COUNT] = {false, open_solver, answer_count, nn_many_solve_plain, problem_of_solving},
    [NONET_MANY_FIRST] = {false, open_solver, answer_first, nn_many_solve_plain, problem_of_solving},
    [NONET_MANY_OWN] = {false, open_own, NULL, NULL, NULL},
};

static void clear_answer(nonet_many_item *item)
{
    item->result = NULL;
    item->rating = NULL;
    item->canonical = NULL;
    item->minimality = NULL;
    item->explained = NULL;
}

nonet_status nn_many_answer(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                            nonet_many_item *item)
{
    const nonet_many *const many = worker->many;
    const uint64_t began = nn_clock_ns();
    item->number = number;
    item->task = many->settings.task;
    item->position = *position;
    item->status = many->task->answer(worker, position, number, item);
    item->nanoseconds = nn_clock_ns() - began;
    if (item->status == NONET_STOPPED && nn_stop_is_on(many->settings.stop)) return NONET_STOPPED;
    if (item->status == NONET_ERR_ARG) item->problem = many->task->problem(many, position);
    if (item->status < 0) clear_answer(item);
    return NONET_OK;
}

nonet_status nn_many_answer_at_once(struct nn_many_worker *worker, nonet_many_item *item, struct nn_many_text *text)
{
    const nonet_position position = item->position;
    const bool is_asked = item->status != NONET_ERR_TEXT && worker->many->task->answer;
    item->task = worker->many->settings.task;
    const nonet_status status = is_asked ? nn_many_answer(worker, &position, item->number, item) : NONET_OK;
    const nonet_status end = nn_many_call_answer(worker, item, text);
    clear_answer(item); /* the handle has it only until the next one */
    return end == NONET_OK ? status : end;
}
