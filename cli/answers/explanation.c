/* explanation.c: see explanation.h. */
#include "answers/explanation.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

#include "options/technique_choice.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/paragraph.h"
#include "show/step_json.h"
#include "show/step_text.h"
#include "system/clock.h"
#include "system/interrupt.h"

static nonet_explainer *worker_explainer(struct worker *worker)
{
    if (worker->explainer) return worker->explainer;
    const struct technique_choice *const choice = worker->context;
    nonet_explainer_settings settings = choice->explainer;
    settings.stop = worker->stop;
    settings.timeout_ms = worker->settings->solver.timeout_ms;
    const nonet_status status = nonet_explainer_new(&settings, &worker->explainer);
    if (status != NONET_OK) fatal(nonet_status_text(status));
    return worker->explainer;
}

/* ---- the player's mistakes ----------------------------------------------------------------------- */

static void add_cell_list(struct buffer *out, const nonet_layout *layout, nonet_cells cells)
{
    const int side = nonet_layout_side(layout);
    for (size_t index = 0; index < cells.count; index++)
        buffer_print(out, "%sr%dc%d", index ? ", " : "", cells.cells[index] / side + 1, cells.cells[index] % side + 1);
}

static void write_mistakes(struct buffer *out, const nonet_layout *layout, const nonet_start *start)
{
    if (start->wrong_values.count) {
        buffer_add_text(out, start->wrong_values.count == 1 ? "wrong value in " : "wrong values in ");
        add_cell_list(out, layout, start->wrong_values);
        buffer_add_character(out, '\n');
    }
    if (start->missing_marks.count) {
        buffer_add_text(out, start->missing_marks.count == 1 ? "a needed candidate is missing in "
                                                             : "needed candidates are missing in ");
        add_cell_list(out, layout, start->missing_marks);
        buffer_add_character(out, '\n');
    }
}

void json_mistakes(struct buffer *out, const nonet_layout *layout, const nonet_start *start)
{
    if (start->wrong_values.count) json_cells(out, "wrong_values", layout, start->wrong_values);
    if (start->missing_marks.count) json_cells(out, "missing_marks", layout, start->missing_marks);
}

static bool find_mistakes(struct worker *worker, struct task *task, const nonet_start *start)
{
    if (!start->wrong_values.count && !start->missing_marks.count) return false;
    task->outcome = OUTCOME_MISTAKEN;
    task_explain(task, start->wrong_values.count ? "take back what is wrong first" : "put back what is missing first");
    if (!worker->settings->json) write_mistakes(worker->out, task->position.layout, start);
    return true;
}

/* ---- beginning and going on ---------------------------------------------------------------------- */

/* The symbol in the one case or the other, as readers take it; NULL: there is none. */
static const char *find_symbol(const char *symbols, char name, int side)
{
    const unsigned char character = (unsigned char)name;
    const char *const symbol = memchr(symbols, character, (size_t)side);
    const char *const upper = symbol ? symbol : memchr(symbols, toupper(character), (size_t)side);
    return upper ? upper : memchr(symbols, tolower(character), (size_t)side);
}

/* A character is a symbol of the puzzle, if it has such a one, else a number. 0: there is no such value. */
static int value_named(const char *name, const char *symbols, int side)
{
    const char *const symbol = symbols && !name[1] ? find_symbol(symbols, name[0], side) : NULL;
    const int number = symbol ? (int)(symbol - symbols) + 1 : (int)whole_number(name, NONET_MAX_SIDE);
    return number <= side ? number : 0;
}

/* Does the board have the cell and the value that --cell and --value name? */
static bool board_has_wanted(struct worker *worker, struct task *task)
{
    const struct settings *const settings = worker->settings;
    const int side = nonet_layout_side(task->position.layout);
    worker->symbols = nonet_style_symbols(&task->style, side);
    worker->value = settings->value ? value_named(settings->value, worker->symbols, side) : 0;
    if (settings->row > side || settings->column > side)
        snprintf(task->complaint, sizeof task->complaint, "--cell r%dc%d: not on a board of %dx%d", settings->row,
                 settings->column, side, side);
    else if (settings->value && !worker->value)
        snprintf(task->complaint, sizeof task->complaint, "--value %s: not on a board of %dx%d", settings->value, side,
                 side);
    else return true;
    task->outcome = OUTCOME_UNWRITABLE;
    return false;
}

bool explanation_begin(struct worker *worker, struct task *task, nonet_start *start)
{
    *start = (nonet_start){0};
    if (!board_has_wanted(worker, task)) return false;
    worker->began = clock_nanoseconds();
    const nonet_status status = nonet_explainer_begin(worker_explainer(worker), &task->position, start);
    if (status == NONET_ERR_ARG) {
        *start = (nonet_start){0};
        task->outcome = OUTCOME_UNWRITABLE;
        snprintf(task->complaint, sizeof task->complaint, "boards larger than 25x25 cannot be explained");
        return false;
    }
    const nonet_result result = {.verdict = start->verdict, .conflict = start->conflict};
    outcome_record(worker, task, status, &result, worker->began);
    if (task->outcome == OUTCOME_SEVERAL)
        task_explain(task, "several solutions: techniques that rely on one are left out");
    if (task->outcome != OUTCOME_FINE && task->outcome != OUTCOME_SEVERAL) return false;
    return !find_mistakes(worker, task, start);
}

/* Never show a step that contradicts the solution: report it with the position instead, and go on with the
 * next puzzle. */
static void report_bug(struct worker *worker, struct task *task, const nonet_step *step)
{
    struct buffer text = {0};
    const nonet_position *const position = nonet_explainer_position(worker->explainer);
    buffer_add_text(&text, "a step contradicts the solution; please report this: ");
    add_step_text(&text, step, position, NULL, NONET_STEP_LINE);
    buffer_add_text(&text, " at ");
    nonet_style style;
    size_t length;
    const size_t bound = nonet_write_bound(position->layout);
    if (nonet_style_find("library", &style) == NONET_OK &&
        nonet_write(position, &style, buffer_reserve(&text, bound), bound, &length) == NONET_OK)
        text.length += length;
    buffer_add_character(&text, 0);
    message_at(task->place, text.bytes);
    task->outcome = OUTCOME_TROUBLE;
    buffer_free(&text);
}

/* The library's limit is for each call; ours is for all steps of a puzzle together. The shortest way is found
 * by one call, and telling it takes no time. */
static bool is_out_of_time(const struct worker *worker)
{
    const bool has_way = worker->settings->path == NONET_PATH_SHORTEST;
    const uint64_t limit = has_way ? 0 : worker->settings->solver.timeout_ms * 1000000;
    return interrupt_signal() || (limit && clock_nanoseconds() - worker->began > limit);
}

static void explain_end_of_time(const struct worker *worker, struct task *task)
{
    task->outcome = interrupt_signal() ? OUTCOME_INTERRUPTED : OUTCOME_TIMEOUT;
    if (interrupt_signal()) task_explain(task, "interrupted");
    else task_explain(task, "stopped after %g s", worker->settings->timeout);
}

bool explanation_goes_on(struct worker *worker, struct task *task, nonet_status status)
{
    if (status == NONET_STOPPED || is_out_of_time(worker)) {
        explain_end_of_time(worker, task);
        return false;
    }
    if (status != NONET_OK && status != NONET_END) fatal(nonet_status_text(status));
    return status == NONET_OK;
}

/* A search for the shortest way that is out of time has found a longer one, which is told. */
static bool has_longer_way(const struct worker *worker, struct task *task)
{
    if (worker->settings->path != NONET_PATH_SHORTEST || interrupt_signal() || task->outcome == OUTCOME_TIMEOUT)
        return false;
    task->outcome = OUTCOME_TIMEOUT;
    task_explain(task, "stopped after %g s: there may be a shorter way", worker->settings->timeout);
    return true;
}

const nonet_step *explanation_next(struct worker *worker, struct task *task)
{
    const nonet_step *step;
    nonet_status status = nonet_explainer_next(worker->explainer, &step);
    if (status == NONET_STOPPED && has_longer_way(worker, task))
        status = nonet_explainer_next(worker->explainer, &step);
    if (status == NONET_ERR_INTERNAL && step) {
        report_bug(worker, task, step);
        return NULL;
    }
    if (explanation_goes_on(worker, task, status)) return step;
    if (status == NONET_END && !nonet_explainer_is_solved(worker->explainer) && task->outcome == OUTCOME_FINE) {
        task->outcome = OUTCOME_STUCK;
        task_explain(task, "none of these techniques helps");
    }
    return NULL;
}
