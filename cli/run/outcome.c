/* outcome.c: see outcome.h. */
#include "run/outcome.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

#include "system/clock.h"
#include "system/interrupt.h"

void outcome_explain(struct task *task, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(task->explanation, sizeof task->explanation, format, arguments);
    va_end(arguments);
}

enum outcome outcome_of_verdict(nonet_verdict verdict)
{
    switch (verdict) {
    case NONET_VERDICT_INVALID: return OUTCOME_INVALID;
    case NONET_VERDICT_NONE: return OUTCOME_NONE;
    case NONET_VERDICT_MULTIPLE: return OUTCOME_SEVERAL;
    case NONET_VERDICT_UNIQUE:
    case NONET_VERDICT_SOLVED: return OUTCOME_FINE;
    case NONET_VERDICT_UNKNOWN: break;
    }
    return OUTCOME_TIMEOUT;
}

static enum outcome outcome_of(nonet_status status, nonet_verdict verdict)
{
    if (status == NONET_STOPPED) return interrupt_signal() ? OUTCOME_INTERRUPTED : OUTCOME_TIMEOUT;
    if (status == NONET_ERR_MEMORY) return OUTCOME_MEMORY;
    return outcome_of_verdict(verdict);
}

static void explain_stop(struct task *task, double seconds, const char *addition)
{
    if (task->outcome == OUTCOME_INTERRUPTED) outcome_explain(task, "interrupted%s", addition);
    else outcome_explain(task, "stopped after %g s%s", seconds, addition);
}

void outcome_stop(struct task *task, double seconds, const char *addition)
{
    task->outcome = outcome_of(NONET_STOPPED, NONET_VERDICT_UNKNOWN);
    explain_stop(task, seconds, addition);
}

static void explain_lack_of_answer(struct task *task, uint64_t solutions, double seconds)
{
    char found[64] = "";
    if (solutions)
        snprintf(found, sizeof found, "; %" PRIu64 " solution%s found by then", solutions, solutions == 1 ? "" : "s");
    explain_stop(task, seconds, found);
}

static void explain_outcome(struct task *task, const nonet_result *result, double seconds)
{
    switch (task->outcome) {
    case OUTCOME_NONE: outcome_explain(task, "no solution"); break;
    case OUTCOME_INVALID:
        nonet_conflict_text(&result->conflict, task->position.layout,
                            nonet_style_symbols(&task->style, nonet_layout_side(task->position.layout)),
                            task->explanation, sizeof task->explanation);
        break;
    case OUTCOME_SEVERAL: outcome_explain(task, "several solutions"); break;
    case OUTCOME_TIMEOUT:
    case OUTCOME_INTERRUPTED: explain_lack_of_answer(task, result->count, seconds); break;
    case OUTCOME_MEMORY: outcome_explain(task, "given up for lack of memory"); break;
    default: break;
    }
}

void outcome_refuse(struct task *task, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(task->complaint, sizeof task->complaint, format, arguments);
    va_end(arguments);
    task->outcome = OUTCOME_UNWRITABLE;
}

void outcome_refuse_for(struct task *task, const nonet_refusal *problem, const char *remedy)
{
    const bool has_remedy = problem->setting && remedy;
    outcome_refuse(task, "%s%s%s%s", problem->text, has_remedy ? " (" : "", has_remedy ? remedy : "",
                   has_remedy ? ")" : "");
    task->refusal = problem;
}

static void record(struct task *task, nonet_status status, const nonet_result *result, uint64_t nanoseconds,
                   double seconds)
{
    assert(task->kind == TASK_PUZZLE);
    if (status != NONET_OK && status != NONET_STOPPED && status != NONET_ERR_MEMORY) fatal(nonet_status_name(status));
    task->nanoseconds = nanoseconds;
    task->stats = result->stats;
    task->conflict = result->conflict;
    task->is_first = result->is_first;
    task->outcome = outcome_of(status, result->verdict);
    explain_outcome(task, result, seconds);
}

void outcome_record(struct task *task, nonet_status status, const nonet_result *result, uint64_t began, double seconds)
{
    record(task, status, result, clock_nanoseconds() - began, seconds);
}

void outcome_record_item(struct task *task, const nonet_result *result, double seconds)
{
    record(task, task->item->status, result, task->item->nanoseconds, seconds);
}

nonet_result outcome_take_result(struct task *task, double seconds)
{
    const nonet_result none = {0}; /* for lack of memory */
    const nonet_result result = task->item->result ? *task->item->result : none;
    outcome_record_item(task, &result, seconds);
    return result;
}

void outcome_tell_choice(struct task *task)
{
    if (task->outcome == OUTCOME_SEVERAL)
        outcome_explain(task, "several solutions; this is %s", task->is_first ? "the first" : "one of them");
}

void outcome_accept_several(struct task *task)
{
    if (task->outcome != OUTCOME_SEVERAL) return;
    task->outcome = OUTCOME_FINE;
    task->explanation[0] = 0;
}
