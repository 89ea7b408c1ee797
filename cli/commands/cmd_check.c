/* cmd_check.c: nonet check, the verdict on each puzzle in one word. Two solutions are enough to
 * know, and which ones does not matter, so this counts to two instead of solving. */
#include <stdlib.h>
#include <string.h>

#include "answers/bulk_lines.h"
#include "answers/minimality.h"
#include "answers/proof_files.h"
#include "input/one_puzzle.h"
#include "run/outcome.h"
#include "run/tally.h"
#include "show/answer_json.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/standard_output.h"

static void write_check(struct worker *worker, const struct task *task, nonet_verdict verdict,
                        const struct proof_files *proof)
{
    if (!worker->settings->json) {
        buffer_print(worker->out, "%s\n", nonet_verdict_text(verdict));
        return;
    }
    json_begin(worker->out, task);
    if (task->kind == TASK_PUZZLE) {
        json_verdict(worker->out, task, verdict);
        if (proof && proof->is_complete) {
            json_text(worker->out, "proof", proof->proof.path.bytes);
            json_text(worker->out, "formula", proof->formula.path.bytes);
        }
        if (worker->settings->stats) json_stats(worker->out, &task->stats, task->nanoseconds);
    }
    json_end(worker->out);
}

static void answer_check(struct worker *worker, struct task *task)
{
    nonet_result result = {.verdict = NONET_INVALID};
    if (task->kind == TASK_PUZZLE) {
        const uint64_t began = clock_nanoseconds();
        const nonet_status status = nonet_solver_count(worker->solver, &task->position, 2, &result);
        outcome_record(worker, task, status, &result, began);
    }
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (task->outcome == OUTCOME_TIMEOUT) result.verdict = NONET_UNKNOWN;
    write_check(worker, task, result.verdict, NULL);
}

/* ---- with a proof ----------------------------------------------------------------------------- */

/* Answer, and write the proof. False: it cannot be written, and there is no answer. */
static bool prove(struct worker *worker, struct task *task, struct proof_files *files)
{
    nonet_result result;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_solver_prove(worker->solver, &task->position, proof_files_write, files, &result);
    if (proof_files_fail(files)) return false;
    outcome_record(worker, task, status, &result, began);
    const bool is_proved =
        task->outcome == OUTCOME_FINE || task->outcome == OUTCOME_NONE || task->outcome == OUTCOME_INVALID;
    if (is_proved && !proof_files_finish(files, &task->position, result.solution)) {
        task->outcome = OUTCOME_INTERRUPTED;
        return !proof_files_fail(files);
    }
    if (!is_proved) strncat(task->explanation, "; no proof", sizeof task->explanation - strlen(task->explanation) - 1);
    if (task->outcome == OUTCOME_INTERRUPTED) return true;
    if (task->outcome == OUTCOME_TIMEOUT) result.verdict = NONET_UNKNOWN;
    write_check(worker, task, result.verdict, files);
    return true;
}

static int prove_puzzle(const struct settings *settings, nonet_stop *stop, struct task *task)
{
    struct buffer out = {0};
    struct worker worker = {.settings = settings, .out = &out, .stop = stop};
    struct proof_files files = {0};
    struct tally tally = {.settings = settings};
    nonet_solver_settings solver = settings->solver;
    solver.stop = stop;
    if (nonet_solver_new(&solver, &worker.solver) != NONET_OK) fatal("out of memory");
    const bool is_written = proof_files_begin(&files, settings->proof) && prove(&worker, task, &files);
    proof_files_end(&files);
    nonet_solver_free(worker.solver);
    if (is_written) {
        output_write(out.bytes, out.length);
        tally_add(&tally, task);
    }
    buffer_free(&out);
    return is_written ? tally_close(&tally) : EXIT_TROUBLE;
}

/* The proof is what the learning engine concludes. */
static bool has_other_engine(const struct settings *settings)
{
    const nonet_solver_settings *const solver = &settings->solver;
    return settings->bulk || solver->order || solver->propagation ||
           (solver->engine && strcmp(solver->engine, "learn") != 0);
}

static bool would_replace_input(const struct settings *settings, char *const *operands)
{
    bool is_input = !*operands && proof_files_would_replace(settings->proof, NULL);
    for (; *operands && !is_input; operands++) is_input = proof_files_would_replace(settings->proof, *operands);
    return is_input;
}

static int run_proof(const struct settings *settings, char *const *operands)
{
    struct task task = {0};
    nonet_stop *stop; /* never freed: a signal may come until the very end */
    if (has_other_engine(settings)) {
        message_usage("check", "proofs are written by the learning engine only (nonet help check)");
        return EXIT_TROUBLE;
    }
    if (would_replace_input(settings, operands)) {
        message_usage("check", "the proof would replace the puzzle");
        return EXIT_TROUBLE;
    }
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    struct input *const input = read_one_puzzle(settings, operands, "--proof", &task);
    if (!input) return interrupt_signal() ? 128 + interrupt_signal() : EXIT_TROUBLE;
    const int exit_code = prove_puzzle(settings, stop, &task);
    task_free(&task);
    input_free(input);
    return exit_code;
}

/* ---- the command ------------------------------------------------------------------------------ */

static int run_check(const struct settings *settings, char *const *operands)
{
    const bool minimal = settings->minimal;
    const char *const clash = minimal ? check_minimal_clash(settings) : NULL;
    if (clash) {
        message_usage("check", "%s (nonet help check)", clash);
        return EXIT_TROUBLE;
    }
    if (settings->proof) return run_proof(settings, operands);
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .answer = minimal ? answer_check_minimal : answer_check,
        .answer_lines = !bulk_lines_fewest(settings) ? NULL
                        : minimal                    ? bulk_lines_check_minimal
                                                     : bulk_lines_check,
        .fewest_lines = bulk_lines_fewest(settings),
    };
    return pipeline_run(&job, operands);
}

static const struct option_group *const check_options[] = {
    &options_check, &options_proof, &options_input, &options_solver, &options_answer, &options_help, NULL,
};

static const struct example check_examples[] = {
    {"nonet check puzzles.txt", "one word for each puzzle"},
    {"nonet check puzzles.txt | sort | uniq -c", "how many there are of each kind"},
    {"nonet check --proof p.drat puzzle.txt", "with a proof that nonet verify, or drat-trim, can check"},
    {"nonet check --minimal puzzles.txt", "minimal, or which clues are redundant"},
    {0},
};

const struct command command_check = {
    .name = "check",
    .operands = "[FILE|PUZZLE]...",
    .summary = "say for each puzzle whether it has exactly one solution",
    .description =
        "Prints one word for each puzzle: unique (exactly one solution), multiple (two or more), "
        "none, invalid (equal values in a row, column or box, a cell where nothing is possible, or "
        "text that cannot be read), or unknown (stopped by --timeout).\n\n"
        "With --proof there is a proof for unique, none and invalid, in the DRAT format: `nonet verify "
        "FILE' checks it, and so does `drat-trim FILE.cnf FILE'.\n\n"
        "With --minimal a puzzle with exactly one solution is minimal, or redundant: then a tab follows, and the "
        "cells of the clues without which there is one solution, too, each as long as the others stay.",
    .groups = check_options,
    .examples = check_examples,
    .run = run_check,
};
