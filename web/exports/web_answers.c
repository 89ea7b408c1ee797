/* web_answers.c: tasks that have one answer for each puzzle: solve, check, count, rate and so on, and proofs. */
#include "web/exports/web_inside.h"

/* ---- tasks ----------------------------------------------------------------------------------------- */

static struct {
    uint32_t limit, limit_ms;
    nonet_rater_settings rater;
    uint64_t seed;
} task_settings;

void web_task(uint32_t limit, unsigned scales, bool canonical, bool names_hardest, uint64_t seed, uint32_t limit_ms)
{
    task_settings.limit = limit;
    task_settings.limit_ms = limit_ms;
    task_settings.seed = seed;
    nonet_rater_settings_defaults(&task_settings.rater);
    task_settings.rater.scales = scales;
    task_settings.rater.canonical = canonical;
    task_settings.rater.names_hardest = names_hardest;
}

/* An answer that is written while it is found. */
struct telling {
    nonet_json *json;
    nonet_status status; /* of writing it */
};

static bool tell_item(void *context, const nonet_many_item *item)
{
    struct telling *const telling = context;
    nonet_json_object(telling->json, NULL);
    nonet_json_item(telling->json, NULL, item);
    telling->status = nonet_json_close(telling->json);
    return telling->status == NONET_OK;
}

/* Of the handle that is at work. */
static void ask_many(const void *many, nonet_progress *progress)
{
    const nonet_many_worker *const worker = nonet_many_oldest(many);
    if (!worker) return;
    if (worker->solver) nonet_solver_progress(worker->solver, progress);
    if (worker->rater) nonet_rater_progress(worker->rater, progress);
    if (worker->minimizer) nonet_minimizer_progress(worker->minimizer, progress);
}

/* Puzzles are answered one after the other: here are no threads. */
static nonet_status begin_task(int task, struct telling *telling, nonet_many **many)
{
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = (nonet_many_task)task;
    settings.threads = 1;
    settings.stop = web_stop();
    settings.timeout_ms = task_settings.limit_ms;
    settings.rater = &task_settings.rater;
    settings.limit = task_settings.limit;
    settings.seed = task_settings.seed;
    settings.reader = web_reader_settings();
    settings.sink = tell_item;
    settings.context = telling;
    const nonet_status status = nonet_many_new(&settings, many);
    if (status == NONET_OK) web_tell_progress(ask_many, *many);
    return status;
}

/* What could not be written was refused for lack of memory. */
static nonet_status end_task(nonet_many *many, nonet_status status, const struct telling *telling)
{
    if (status == NONET_OK) status = nonet_many_finish(many);
    web_tell_progress(NULL, NULL);
    nonet_many_free(many);
    return telling->status == NONET_OK ? status : NONET_ERR_MEMORY;
}

static bool is_possible(int task)
{
    return task >= NONET_MANY_SOLVE && task <= NONET_MANY_FIRST && task != NONET_MANY_EXPLAIN &&
           task != NONET_MANY_GENERATE;
}

nonet_status web_answer(int task)
{
    nonet_many *many;
    if (!web_subject() || !is_possible(task)) return web_fail(NONET_ERR_ARG);
    struct telling telling = {web_begin(), NONET_OK};
    nonet_status status = begin_task(task, &telling, &many);
    if (status == NONET_OK) status = nonet_many_add_puzzle(many, web_subject());
    status = end_task(many, status, &telling);
    nonet_json_free(telling.json);
    return status < NONET_OK ? web_fail(status) : status;
}

nonet_status web_answer_all(const char *text, size_t length, int task)
{
    nonet_many *many;
    if (!is_possible(task)) return web_fail(NONET_ERR_ARG);
    struct telling telling = {web_begin(), NONET_OK};
    nonet_json_array(telling.json, NULL);
    nonet_status status = begin_task(task, &telling, &many);
    if (status == NONET_OK) status = nonet_many_feed(many, text, length);
    return web_end(telling.json, end_task(many, status, &telling));
}

/* ---- Sudoku Explainer's way -------------------------------------------------------------------------- */

static bool tell_rating_step(void *json, const nonet_rating_step *step)
{
    return nonet_json_rating_step(json, NULL, step, web_subject()->position.layout) == NONET_OK;
}

static void ask_rater(const void *rater, nonet_progress *progress)
{
    nonet_rater_progress(rater, progress);
}

/* The steps stand behind what they add up to, and so are collected first. */
static nonet_status rate_with_steps(nonet_rater *rater, nonet_json *json, nonet_rating *rating)
{
    const nonet_position *const position = &web_subject()->position;
    nonet_json_object(json, NULL);
    nonet_json_puzzle(json, web_subject());
    nonet_json_array(json, "steps");
    const nonet_status status = nonet_rater_each(rater, position, tell_rating_step, json, rating);
    nonet_json_close(json);
    if (status < NONET_OK) return status;
    nonet_json_verdict(json, position->layout, rating->verdict, &rating->conflict, status == NONET_STOPPED);
    nonet_json_rating(json, rating);
    return status;
}

nonet_status web_rating_steps(uint32_t limit_ms)
{
    nonet_rater *rater;
    nonet_rating rating;
    nonet_rater_settings settings;
    nonet_rater_settings_defaults(&settings);
    settings.timeout_ms = limit_ms;
    settings.stop = web_stop();
    if (!web_subject()) return web_fail(NONET_ERR_ARG);
    const nonet_refusal *const problem = nonet_rater_problem(&web_subject()->position, &settings);
    if (problem) return web_refuse(problem);
    nonet_status status = nonet_rater_new(&settings, &rater);
    if (status != NONET_OK) return web_fail(status);
    nonet_json *const json = web_begin();
    web_tell_progress(ask_rater, rater);
    status = web_end(json, rate_with_steps(rater, json, &rating));
    web_tell_progress(NULL, NULL);
    nonet_rater_free(rater);
    return status;
}

/* ---- equivalent boards ------------------------------------------------------------------------------- */

nonet_status web_shuffle(uint64_t seed, uint64_t index)
{
    nonet_board *board;
    nonet_transform transform;
    if (!web_subject()) return web_fail(NONET_ERR_ARG);
    const nonet_position *const position = &web_subject()->position;
    nonet_status status = nonet_board_new(position->layout, position->candidates, &board);
    if (status == NONET_OK) status = nonet_transform_random(position->layout, seed, index, &transform);
    if (status == NONET_OK) status = nonet_transform_apply(&transform, position, board);
    nonet_json *const json = web_begin();
    nonet_json_object(json, NULL);
    if (status == NONET_OK) nonet_json_marked_board(json, "form", &board->position);
    status = web_end(json, status);
    nonet_board_free(board);
    return status;
}

/* ---- proofs ------------------------------------------------------------------------------------------- */

static bool is_proved(const nonet_result *result)
{
    return result->verdict == NONET_VERDICT_NONE || result->verdict == NONET_VERDICT_INVALID ||
           result->verdict == NONET_VERDICT_UNIQUE;
}

static nonet_status begin_solver(uint32_t limit_ms, nonet_proof_format format, nonet_solver **solver)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.timeout_ms = limit_ms;
    settings.proof_format = format;
    return nonet_solver_new(&settings, solver);
}

/* What is no whole proof is none; the sink refuses only for lack of memory. */
static nonet_status end_proof(nonet_status status, bool is_whole)
{
    if (status < NONET_OK) return web_fail(status);
    if (!is_whole) web_clear();
    return status;
}

nonet_status web_prove(int format, uint32_t limit_ms)
{
    nonet_solver *solver;
    nonet_result result = {.verdict = NONET_VERDICT_UNKNOWN};
    web_clear();
    if (!web_subject()) return web_fail(NONET_ERR_ARG);
    nonet_status status = begin_solver(limit_ms, (nonet_proof_format)format, &solver);
    if (status == NONET_OK) status = nonet_solver_prove(solver, &web_subject()->position, web_put, NULL, &result);
    status = end_proof(status, status == NONET_OK && is_proved(&result));
    nonet_solver_free(solver);
    return status;
}

nonet_status web_formula(uint32_t limit_ms)
{
    nonet_solver *solver;
    nonet_result result = {.verdict = NONET_VERDICT_UNKNOWN};
    web_clear();
    if (!web_subject()) return web_fail(NONET_ERR_ARG);
    const nonet_position *const position = &web_subject()->position;
    nonet_status status = begin_solver(limit_ms, NONET_PROOF_FORMAT_DRAT, &solver);
    if (status == NONET_OK) status = nonet_solver_solve(solver, position, &result);
    const bool has_formula = status == NONET_OK && is_proved(&result);
    if (has_formula) status = nonet_position_formula(position, result.solution, web_put, NULL);
    status = end_proof(status == NONET_STOPPED && has_formula ? NONET_ERR_MEMORY : status, has_formula);
    nonet_solver_free(solver);
    return status;
}
