/* cmd_check.c: nonet check, the verdict on each puzzle in one word. Two solutions are enough to know, whichever they
 * are, so this counts to two instead of solving. */
#include <string.h>

#include "answers/bulk_lines.h"
#include "answers/proof_files.h"
#include "commands/check_settings.h"
#include "input/one_puzzle.h"
#include "options/option_values.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/tally.h"
#include "show/answer_json.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/standard_output.h"

static void write_check(struct buffer *out, const struct check_settings *settings, const struct task *task,
                        nonet_verdict verdict, const struct proof_files *proof)
{
    if (!settings->json) {
        buffer_print(out, "%s\n", nonet_verdict_name(verdict));
        return;
    }
    nonet_json *const json = json_begin_task(out, task);
    if (task->kind == TASK_PUZZLE) {
        json_verdict(json, task, verdict);
        if (proof && proof->is_complete) {
            nonet_json_text(json, "proof", proof->proof.path.bytes);
            nonet_json_text(json, "formula", proof->formula.path.bytes);
        }
        if (settings->solver.stats) nonet_json_stats(json, "stats", &task->stats, task->nanoseconds);
    }
    json_end(json, out);
}

static bool has_own_values(const nonet_position *position)
{
    for (int cell = 0; position->is_given && cell < nonet_layout_cells(position->layout); cell++)
        if (position->cells[cell] && !position->is_given[cell]) return true;
    return false;
}

/* A puzzle with one solution, in which the player made mistakes, has one all the same: hint says so, too. */
static void look_at_mistakes(struct task *task, nonet_result *result)
{
    nonet_explainer *explainer;
    nonet_start start;
    if (result->verdict != NONET_VERDICT_NONE && result->verdict != NONET_VERDICT_INVALID) return;
    if (!has_own_values(&task->position) || nonet_explainer_problem(&task->position, NULL)) return;
    if (nonet_explainer_new(NULL, &explainer) != NONET_OK) fatal("out of memory");
    const nonet_status status = nonet_explainer_begin(explainer, &task->position, &start);
    if (status == NONET_OK && start.verdict == NONET_VERDICT_UNIQUE && start.wrong_values.count) {
        char text[EXPLANATION_BYTES];
        nonet_start_text(&start, task->position.layout, text, sizeof text);
        result->verdict = NONET_VERDICT_UNIQUE;
        task->outcome = OUTCOME_MISTAKEN;
        outcome_explain(task, "%s", text);
    }
    nonet_explainer_free(explainer);
}

static void answer_check(struct worker *worker, struct task *task)
{
    const struct check_settings *const settings = worker->job->settings;
    nonet_result result = {.verdict = NONET_VERDICT_INVALID};
    if (task->kind == TASK_PUZZLE) result = outcome_take_result(task, settings->solver.work.limit.seconds);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (task_is_given_up(task)) result.verdict = NONET_VERDICT_UNKNOWN;
    if (task->kind == TASK_PUZZLE) look_at_mistakes(task, &result);
    write_check(worker->out, settings, task, result.verdict, NULL);
}

/* ---- with a proof ----------------------------------------------------------------------------- */

/* Answer, and write the proof. False: it cannot be written, and there is no answer. */
static bool prove(nonet_solver *solver, const struct check_settings *settings, struct task *task,
                  struct proof_files *files, struct buffer *out)
{
    nonet_result result;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_solver_prove(solver, &task->position, proof_files_write, files, &result);
    if (proof_files_fail(files)) return false;
    outcome_record(task, status, &result, began, settings->solver.work.limit.seconds);
    const bool is_proved =
        task->outcome == OUTCOME_FINE || task->outcome == OUTCOME_NONE || task->outcome == OUTCOME_INVALID;
    if (is_proved && !proof_files_finish(files, &task->position, result.solution)) {
        task->outcome = OUTCOME_INTERRUPTED;
        return !proof_files_fail(files);
    }
    if (!is_proved) strncat(task->explanation, "; no proof", sizeof task->explanation - strlen(task->explanation) - 1);
    if (task->outcome == OUTCOME_INTERRUPTED) return true;
    if (task_is_given_up(task)) result.verdict = NONET_VERDICT_UNKNOWN;
    write_check(out, settings, task, result.verdict, files);
    return true;
}

static int prove_puzzle(const struct check_settings *settings, nonet_stop *stop, struct task *task)
{
    struct buffer out = {0};
    struct proof_files files = {0};
    struct tally tally = {.tells_stats = settings->solver.stats && !settings->json};
    nonet_solver_settings wanted = solver_settings(&settings->solver, stop);
    nonet_solver *solver;
    if (settings->proof_format) wanted.proof_format = (nonet_proof_format)(settings->proof_format - 1);
    if (nonet_solver_new(&wanted, &solver) != NONET_OK) fatal("out of memory");
    const bool is_written = proof_files_begin(&files, settings->proof) && prove(solver, settings, task, &files, &out);
    proof_files_end(&files);
    nonet_solver_free(solver);
    if (is_written) {
        output_write(out.bytes, out.length);
        tally_add(&tally, task);
    }
    buffer_free(&out);
    return is_written ? tally_close(&tally) : EXIT_TROUBLE;
}

/* The proof is what the learning engine concludes. */
static bool has_other_engine(const struct solver_options *options)
{
    const struct engine_options *const engine = &options->engine;
    return engine->is_bulk || options->order || options->propagation ||
           (engine->engine && strcmp(engine->engine, "learn") != 0);
}

static bool would_replace_input(const struct check_settings *settings, char *const *operands)
{
    bool is_input = !*operands && proof_files_would_replace(settings->proof, NULL);
    for (; *operands && !is_input; operands++) is_input = proof_files_would_replace(settings->proof, *operands);
    return is_input;
}

static int run_proof(const struct check_settings *settings, char *const *operands)
{
    struct task task = {0};
    nonet_stop *stop; /* never freed: a signal may come until the very end */
    if (would_replace_input(settings, operands)) {
        message_usage("check", "the proof would replace the puzzle");
        return EXIT_TROUBLE;
    }
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    struct input *const input = read_one_puzzle(&settings->reader, operands, "--proof", &task);
    if (!input) return interrupt_signal() ? 128 + interrupt_signal() : EXIT_TROUBLE;
    const int exit_code = prove_puzzle(settings, stop, &task);
    task_free(&task);
    input_free(input);
    return exit_code;
}

/* ---- the command ------------------------------------------------------------------------------ */

static const char *check_clash(const void *given, char *const *operands)
{
    const struct check_settings *const settings = given;
    (void)operands;
    if (settings->minimal && settings->proof) return "--proof is not for --minimal";
    if (settings->proof_format && !settings->proof) return "--proof-format is for --proof";
    if (settings->minimal && chooses_engine(&settings->solver))
        return "--minimal chooses the engine itself, and has no --stats";
    if (settings->proof && has_other_engine(&settings->solver)) return "proofs are written by the learning engine only";
    if (settings->proof && wants_units(&settings->units))
        return "--proof is for one puzzle: without --shard and --journal";
    return unit_stats_clash(&settings->units, settings->solver.stats);
}

static int run_check(const void *given, char *const *operands)
{
    const struct check_settings *const settings = given;
    if (settings->proof) return run_proof(settings, operands);
    if (settings->minimal) return run_check_minimal(settings, operands);
    const size_t fewest_lines = settings->json ? 0 : bulk_lines_fewest(&settings->solver);
    struct solver_room room;
    const nonet_many_settings many = solver_many_settings(&settings->solver, NONET_MANY_CHECK, &room);
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = thread_count(settings->solver.work.jobs),
        .tells_stats = settings->solver.stats && !settings->json,
        .answer = answer_check,
        .answer_lines = fewest_lines ? bulk_lines_check : NULL,
        .fewest_lines = fewest_lines,
        .units = &settings->units,
        .unit_size = UNIT_OF_QUICK_PUZZLES,
    };
    return pipeline_run(&job, operands);
}

static const char *set_proof(void *field, const char *value)
{
    const char **const proof = field;
    *proof = value;
    return *value && strcmp(value, "-") != 0 ? NULL : "not the name of a file";
}

static const char *proof_format_choice(size_t index)
{
    const char *const name = nonet_proof_format_name((nonet_proof_format)index);
    return *name ? name : NULL;
}

static const char *set_proof_format(void *field, const char *value)
{
    int *const format = field;
    *format = choice_number(proof_format_choice, value);
    return *format ? NULL : NOT_A_CHOICE;
}

static const struct option check_options[] = {
    {0, "minimal", NULL, "also say which clues are redundant, if any", set_flag, NULL,
     offsetof(struct check_settings, minimal)},
    {0},
};

static const struct option_group options_check = {"What to check", check_options, NULL, NULL};

static const struct option proof_options[] = {
    {0, "proof", "FILE",
     "write a proof that there is no solution, or no second one, to FILE, and the formula it is about to "
     "FILE.cnf; takes one puzzle",
     set_proof, NULL, offsetof(struct check_settings, proof)},
    {0, "proof-format", "FORMAT", "write the proof in this format: drat (default), or lrat, which has hints",
     set_proof_format, proof_format_choice, offsetof(struct check_settings, proof_format)},
    {0},
};

static const struct option_group options_proof = {"Proving", proof_options, NULL, NULL};

static const struct option_use check_groups[] = {
    {&options_check, 0},
    {&options_proof, 0},
    {&options_reading, offsetof(struct check_settings, reader)},
    {&options_solver, offsetof(struct check_settings, solver)},
    {&options_output, offsetof(struct check_settings, output)},
    {&options_units, offsetof(struct check_settings, units)},
    {&options_answer, offsetof(struct check_settings, json)},
    {0},
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
        "Prints one word per puzzle: unique (exactly one solution), multiple (two or more), none, invalid (a "
        "value twice in a row, column or box, a cell where nothing fits, or text that cannot be read) or "
        "unknown (stopped by --timeout).\n\n"
        "With --proof there is a proof for unique, none and invalid. Check it with 'nonet verify FILE' or, in the "
        "DRAT format, 'drat-trim FILE.cnf FILE', in the LRAT format 'lrat-check FILE.cnf FILE'.\n\n"
        "With --minimal, a puzzle with exactly one solution is called minimal or redundant. After redundant "
        "come a tab and the cells of all clues that could go, each as long as the others stay.",
    .document = "proofs.md",
    .groups = check_groups,
    .examples = check_examples,
    .settings_size = sizeof(struct check_settings),
    .clash = check_clash,
    .run = run_check,
};
