/* check_minimal.c: nonet check --minimal: the verdict, and for a puzzle with one solution whether clues are
 * redundant. */
#include "answers/minimality.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/clock.h"

const char *check_minimal_clash(const struct settings *settings)
{
    const nonet_solver_settings *const solver = &settings->solver;
    if (settings->proof) return "--proof is not for --minimal";
    if (settings->bulk || settings->cpu || settings->stats || solver->engine || solver->order || solver->propagation)
        return "--minimal chooses the engine itself, and has no --stats";
    return NULL;
}

static void write_minimality(struct worker *worker, const struct task *task, const nonet_minimality *minimality)
{
    struct buffer *const out = worker->out;
    const bool is_open = task->outcome == OUTCOME_TIMEOUT, is_redundant = minimality->redundant > 0;
    if (minimality->verdict != NONET_UNIQUE) {
        buffer_print(out, "%s\n", nonet_verdict_text(is_open ? NONET_UNKNOWN : minimality->verdict));
        return;
    }
    buffer_add_text(out, is_redundant ? "redundant\t" : is_open ? "unknown" : "minimal");
    add_clue_cells(out, minimality->clues, nonet_layout_side(task->position.layout), NONET_CLUE_REDUNDANT);
    buffer_add_character(out, '\n');
}

static void write_minimality_json(struct worker *worker, const struct task *task, const nonet_minimality *minimality)
{
    const int side = nonet_layout_side(task->position.layout);
    json_begin(worker->out, task);
    json_verdict(worker->out, task, minimality->verdict);
    if (minimality->verdict == NONET_UNIQUE) {
        if (minimality->redundant || !minimality->open) json_truth(worker->out, "minimal", !minimality->redundant);
        json_clue_cells(worker->out, "redundant", minimality->clues, side, NONET_CLUE_REDUNDANT);
        json_clue_cells(worker->out, "untested", minimality->clues, side, NONET_CLUE_OPEN);
    }
    json_end(worker->out);
}

static void check_minimality(struct worker *worker, struct task *task)
{
    nonet_minimality minimality;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_minimizer_check(worker_minimizer(worker), &task->position, &minimality);
    minimality_record(worker, task, status, &minimality, began);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    if (task->outcome == OUTCOME_FINE && minimality.redundant) {
        task->outcome = OUTCOME_REDUNDANT;
        task_explain(task, "%d redundant clue%s", minimality.redundant, minimality.redundant == 1 ? "" : "s");
    }
    if (worker->settings->json) write_minimality_json(worker, task, &minimality);
    else write_minimality(worker, task, &minimality);
}

void answer_check_minimal(struct worker *worker, struct task *task)
{
    if (task->kind == TASK_PUZZLE) check_minimality(worker, task);
    else if (worker->settings->json) write_unreadable(worker, task);
    else buffer_print(worker->out, "%s\n", nonet_verdict_text(NONET_INVALID));
}
