/* torture_solving.c: solvers, batches and proofs without memory. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

static bool tell_solution(void *context, const uint8_t *solution)
{
    tell_cells(*(const nonet_layout **)context, solution);
    return true;
}

static bool count_solution(void *context, const uint8_t *solution)
{
    (void)context;
    return solution != NULL;
}

/* Which of several solutions is found first is not promised, so only what is promised is told. */
static void tell_verdict(const nonet_position *puzzle, const nonet_result *result, bool is_only)
{
    tell("%s %d %d\n", nonet_verdict_name(result->verdict), (int)result->count, result->is_exact);
    if (result->solution) torture_expect(nonet_position_accepts(puzzle, result->solution), "the solution is right");
    if (is_only) tell_cells(puzzle->layout, result->solution);
}

static void use_solver(const nonet_solver_settings *settings, const nonet_position *puzzle, bool is_only)
{
    const nonet_layout *layout = puzzle->layout;
    nonet_solver *solver;
    nonet_result result;
    ATTEMPT_NEW(nonet_solver_new(settings, &solver), nonet_solver_free(solver));
    ATTEMPT(nonet_solver_solve(solver, puzzle, &result), tell_verdict(puzzle, &result, is_only));
    ATTEMPT(nonet_solver_first(solver, puzzle, &result), tell("%s\n", nonet_verdict_name(result.verdict)));
    ATTEMPT(nonet_solver_count(solver, puzzle, 20, &result), tell_verdict(puzzle, &result, is_only));
    ATTEMPT(nonet_solver_each(solver, puzzle, 1, is_only ? tell_solution : count_solution, &layout, &result),
            tell("%d\n", (int)result.count));
    nonet_solver_free(solver);
}

static void use_engines(const nonet_position *puzzle, bool is_only)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    use_solver(&settings, puzzle, is_only);
    for (size_t at = 0; (settings.engine = nonet_engine_name(at)); at++)
        if (nonet_engine_takes(settings.engine, puzzle->layout)) use_solver(&settings, puzzle, is_only);
}

/* Of a puzzle that has a solution every value is a suspect: without it there are several. */
static void suspect_nine(const nonet_position *puzzle)
{
    nonet_solver *solver;
    uint16_t cells[81];
    size_t count;
    ATTEMPT_NEW(nonet_solver_new(NULL, &solver), nonet_solver_free(solver));
    ATTEMPT(nonet_solver_suspects(solver, puzzle, cells, &count), tell("%d\n", (int)count));
    nonet_solver_free(solver);
}

static void solve_nine(void)
{
    suspect_nine(torture_sample("hard", 3));
    use_engines(torture_sample("hard", 3), true);
    use_engines(torture_sample("invalid", 0), false);
}

/* One solver, boards of several sizes in turn. */
static void solve_sizes(void)
{
    const nonet_position *const puzzles[] = {torture_sample("16x16", 0), torture_sample("minimal", 0),
                                             torture_sample("25x25", 0), torture_sample("multiple", 0)};
    nonet_solver *solver;
    nonet_result result;
    ATTEMPT_NEW(nonet_solver_new(NULL, &solver), nonet_solver_free(solver));
    for (size_t at = 0; at < sizeof puzzles / sizeof *puzzles; at++)
        ATTEMPT(nonet_solver_solve(solver, puzzles[at], &result), tell_verdict(puzzles[at], &result, at < 3));
    ATTEMPT(nonet_solver_each(solver, puzzles[3], 0, count_solution, NULL, &result), tell("%d\n", (int)result.count));
    nonet_solver_free(solver);
}

static bool tell_event(void *context, const nonet_trace_event *event)
{
    (void)context;
    tell("%d ", (int)event->kind);
    return true;
}

static void trace(void)
{
    const nonet_position *const puzzle = torture_sample("hard", 0);
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    ATTEMPT(nonet_solver_settings_resolve(&settings, puzzle->layout), tell("%d\n", (int)settings.order));
    ATTEMPT_NEW(nonet_solver_new(&settings, &solver), nonet_solver_free(solver));
    ATTEMPT(nonet_solver_trace(solver, puzzle, 2, tell_event, NULL, &result), tell_verdict(puzzle, &result, true));
    nonet_solver_free(solver);
    const nonet_contradiction none_left = {.kind = NONET_CONTRADICTION_NO_VALUE, .cell = 40, .house = -1};
    ATTEMPT_TEXT(nonet_contradiction_text(&none_left, puzzle->layout, NULL, buffer, size));
}

static void solve_with_threads(void)
{
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.threads = 3;
    settings.engine = "learn";
    use_solver(&settings, torture_sample("16x16", 1), true);
}

/* ---- batches ---------------------------------------------------------------------------------------- */

enum { BATCH = 300 };

static void use_batch(void)
{
    static uint8_t puzzles[BATCH * 81], solutions[BATCH * 81];
    static uint64_t counts[BATCH];
    nonet_batch *batch;
    nonet_batch_job job = {.count = BATCH, .limit = 2, .puzzles = puzzles, .solutions = solutions, .counts = counts};
    for (size_t at = 0; at < BATCH; at++)
        memcpy(puzzles + at * 81, torture_sample(at % 2 ? "minimal" : "hard", at % 3)->cells, 81);
    ATTEMPT_NEW(nonet_batch_new(NULL, &batch), nonet_batch_free(batch));
    ATTEMPT(nonet_batch_run(batch, &job), for (size_t at = 0; at < BATCH; at++) tell("%d\n", (int)counts[at]));
    tell_cells(torture_sample("minimal", 0)->layout, solutions);
    nonet_batch_free(batch);
}

/* ---- proofs ----------------------------------------------------------------------------------------- */

static char proof[1 << 22];
static nonet_text_buffer proof_buffer = {.bytes = proof, .size = sizeof proof};

static nonet_status prove_again(nonet_solver *solver, const nonet_position *puzzle, nonet_result *result)
{
    proof_buffer.length = 0;
    return nonet_solver_prove(solver, puzzle, nonet_text_collect, &proof_buffer, result);
}

/* A verifier that lacked memory decides nothing any more, so each attempt has its own. */
static nonet_status verify(const nonet_position *puzzle)
{
    nonet_verifier *verifier;
    nonet_verification verification;
    nonet_status status = nonet_verifier_new(puzzle, NULL, &verifier);
    if (status == NONET_OK) status = nonet_verifier_feed(verifier, proof, proof_buffer.length);
    if (status == NONET_OK || status == NONET_END) status = nonet_verifier_finish(verifier, &verification);
    if (status == NONET_OK) tell("%s\n", nonet_verdict_name(verification.verdict));
    nonet_verifier_free(verifier);
    return status;
}

static void prove_in_format(nonet_proof_format format)
{
    const nonet_position *const puzzles[] = {torture_sample("hard", 1), torture_sample("invalid", 1),
                                             torture_sample("16x16", 2)};
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    settings.proof_format = format;
    ATTEMPT_NEW(nonet_solver_new(&settings, &solver), nonet_solver_free(solver));
    for (size_t at = 0; at < sizeof puzzles / sizeof *puzzles; at++) {
        ATTEMPT(prove_again(solver, puzzles[at], &result), tell("%s\n", nonet_verdict_name(result.verdict)));
        torture_expect(proof_buffer.length < sizeof proof, "room for the proof");
        ATTEMPT(verify(puzzles[at]), tell("verified\n"));
        ATTEMPT(verify(NULL), tell("verified\n"));
    }
    proof_buffer.length = 0;
    ATTEMPT(nonet_position_formula(puzzles[0], NULL, nonet_text_collect, &proof_buffer), tell("formula\n"));
    nonet_solver_free(solver);
}

static void prove_in_drat(void)
{
    prove_in_format(NONET_PROOF_FORMAT_DRAT);
}

static void prove_in_lrat(void)
{
    prove_in_format(NONET_PROOF_FORMAT_LRAT);
}

const struct torture_scenario torture_of_solving[] = {
    {"solving 9x9", solve_nine}, {"solving sizes", solve_sizes},    {"threads", solve_with_threads},   {"trace", trace},
    {"batches", use_batch},      {"proofs in DRAT", prove_in_drat}, {"proofs in LRAT", prove_in_lrat}, {0},
};
