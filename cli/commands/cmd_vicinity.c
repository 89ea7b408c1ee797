/* cmd_vicinity.c: nonet vicinity: the valid minimal puzzles near each puzzle, rated if that is wanted. What the filter
 * does not want is left out while the others come. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "answers/canonize.h"
#include "answers/rating_filter.h"
#include "answers/seen_forms.h"
#include "run/outcome.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/rating_text.h"
#include "system/clock.h"
#include "system/interrupt.h"

enum { DEFAULT_MEGABYTES = 1000, BYTES_IN_MEGABYTE = 1000 * 1000, LARGEST_SIDE = 9 };

/* What came before is known only if the puzzles come one after the other. */
static int vicinity_jobs(const struct settings *settings)
{
    return settings->unique ? 1 : pipeline_jobs(settings);
}

static void prepare_vicinity(struct worker *worker)
{
    const struct settings *const settings = worker->settings;
    nonet_vicinity_settings wanted;
    nonet_vicinity_settings_defaults(&wanted);
    wanted.remove = settings->remove;
    wanted.add = settings->add;
    wanted.exact = settings->exact;
    wanted.most_bytes = (settings->memory ? settings->memory : DEFAULT_MEGABYTES) * BYTES_IN_MEGABYTE /
                        (uint64_t)vicinity_jobs(settings);
    wanted.stop = worker->stop;
    wanted.timeout_ms = settings->solver.timeout_ms;
    const nonet_status status = nonet_vicinity_new(&wanted, &worker->vicinity);
    if (status != NONET_OK) fatal(nonet_status_text(status));
}

static double part_of_vicinity(const struct worker *worker)
{
    return (double)nonet_vicinity_progress(worker->vicinity) / 1e6;
}

/* ---- one neighbour --------------------------------------------------------------------------- */

struct neighbour_list {
    struct worker *worker;
    struct task *task;
    struct task neighbour; /* for what writes tasks */
    uint64_t written;
};

static bool is_rated(const struct settings *settings)
{
    return settings->rate || settings->scales || has_rate_filter(settings);
}

/* False: interrupted. */
static bool rate_neighbour(struct neighbour_list *list, nonet_rating *rating)
{
    struct worker *const worker = list->worker;
    struct task *const neighbour = &list->neighbour;
    const nonet_status status = nonet_rater_rate(worker_rater(worker), &neighbour->position, rating);
    neighbour->outcome = OUTCOME_FINE;
    neighbour->complaint[0] = 0;
    if (status == NONET_ERR_MEMORY) snprintf(neighbour->complaint, sizeof neighbour->complaint, "no rating: no room");
    else if (status == NONET_STOPPED) neighbour->outcome = OUTCOME_TIMEOUT;
    else if (status != NONET_OK) fatal(nonet_status_text(status));
    return !interrupt_signal();
}

static void write_neighbour(struct neighbour_list *list, const nonet_rating *rating)
{
    struct worker *const worker = list->worker;
    if (worker->settings->json) {
        json_rating(worker->out, &list->neighbour, rating, NULL);
    } else if (is_rated(worker->settings)) {
        write_rating(worker->out, &list->neighbour, rated_scales(worker->settings), rating);
    } else {
        write_compact(worker->out, &list->neighbour.position);
        buffer_add_character(worker->out, '\n');
    }
}

/* --unique: has no equivalent one been printed yet? */
static bool is_new_neighbour(struct worker *worker, const nonet_position *position)
{
    uint8_t cells[LARGEST_SIDE * LARGEST_SIDE];
    nonet_canonical canonical;
    if (canonize(worker, position, &canonical) != OUTCOME_FINE) return false;
    memcpy(cells, canonical.cells, (size_t)nonet_layout_cells(position->layout));
    const nonet_position form = {position->layout, cells, NULL, NULL};
    return seen_forms_add(worker->context, &form);
}

static bool list_neighbour(void *context, const uint8_t *cells)
{
    struct neighbour_list *const list = context;
    const struct settings *const settings = list->worker->settings;
    nonet_rating rating = {.verdict = NONET_UNIQUE};
    memcpy(list->neighbour.position.cells, cells, (size_t)nonet_layout_cells(list->neighbour.position.layout));
    if (settings->unique && !is_new_neighbour(list->worker, &list->neighbour.position))
        return pipeline_stream(list->worker);
    if (is_rated(settings)) {
        if (!rate_neighbour(list, &rating)) return false;
        if (!is_wanted_rating(settings, &rating)) return pipeline_stream(list->worker);
    }
    write_neighbour(list, &rating);
    list->written++;
    return pipeline_stream(list->worker) && list->written != settings->limit;
}

/* ---- one puzzle ------------------------------------------------------------------------------ */

static void refuse_vicinity(struct task *task, const char *why)
{
    task->outcome = OUTCOME_UNWRITABLE;
    snprintf(task->complaint, sizeof task->complaint, "%s", why);
}

static void end_vicinity(const struct worker *worker, struct task *task, nonet_status status, uint64_t written)
{
    if (status == NONET_ERR_MEMORY) {
        snprintf(task->complaint, sizeof task->complaint,
                 "stopped after %" PRIu64 " neighbours: they need more than --memory allows; --exact needs none",
                 written);
        task->outcome = OUTCOME_UNWRITABLE;
        return;
    }
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_text(status));
    if (interrupt_signal()) task->outcome = OUTCOME_INTERRUPTED;
    else if (status == NONET_STOPPED) task->outcome = OUTCOME_TIMEOUT;
    if (task->outcome == OUTCOME_FINE) return;
    if (task->outcome == OUTCOME_TIMEOUT)
        task_explain(task, "stopped after %g s; %" PRIu64 " found in %.1f%% of the vicinity", worker->settings->timeout,
                     written, 100 * part_of_vicinity(worker));
    else
        task_explain(task, "interrupted; %" PRIu64 " found in %.1f%% of the vicinity", written,
                     100 * part_of_vicinity(worker));
}

static void find_vicinity(struct worker *worker, struct task *task)
{
    nonet_vicinity_result result;
    nonet_position *place;
    if (nonet_position_new(task->position.layout, false, &place) != NONET_OK) fatal("out of memory");
    struct neighbour_list list = {.worker = worker, .task = task, .neighbour = *task};
    list.neighbour.error.message[0] = 0;
    list.neighbour.has_wrong_solution = false;
    list.neighbour.position = (nonet_position){place->layout, place->cells, NULL, NULL};
    const nonet_status status = nonet_vicinity_each(worker->vicinity, &task->position, list_neighbour, &list, &result);
    end_vicinity(worker, task, status, list.written);
    nonet_position_free(place);
}

static void answer_vicinity(struct worker *worker, struct task *task)
{
    const struct settings *const settings = worker->settings;
    if (task->kind != TASK_PUZZLE) {
        if (settings->json) write_unreadable(worker, task);
        return;
    }
    const int side = nonet_layout_side(task->position.layout);
    if (task->position.candidates) refuse_vicinity(task, "a board with pencil marks has no neighbours");
    else if (side > LARGEST_SIDE && !settings->exact) refuse_vicinity(task, "boards above 9x9 need --exact");
    else if (is_rated(settings) && (side != 9 || nonet_layout_box_rows(task->position.layout) != 3))
        refuse_vicinity(task, "only boards of 9x9 have a rating");
    else find_vicinity(worker, task);
}

/* ---- the command ----------------------------------------------------------------------------- */

static const char *vicinity_clash(const struct settings *settings)
{
    if (settings->has_min && settings->has_max && settings->min > settings->max)
        return "the rating has its lower end above the upper one";
    if (settings->unique && settings->exact) return "--unique prints one of those that are equivalent, --exact all";
    return NULL;
}

static int run_vicinity(const struct settings *settings, char *const *operands)
{
    struct seen_forms seen = {0};
    const char *const clash = vicinity_clash(settings);
    if (clash) {
        message_usage("vicinity", "%s (nonet help vicinity)", clash);
        return EXIT_TROUBLE;
    }
    const struct job job = {
        .settings = settings,
        .jobs = vicinity_jobs(settings),
        .context = &seen,
        .answer = answer_vicinity,
        .is_slow = true,
        .prepare = prepare_vicinity,
        .part = part_of_vicinity,
    };
    const int exit_code = pipeline_run(&job, operands);
    seen_forms_free(&seen);
    return exit_code;
}

static const struct option_group *const vicinity_groups[] = {
    &options_vicinity, &options_input, &options_work, &options_answer, &options_help, NULL,
};

static const struct example vicinity_examples[] = {
    {"nonet vicinity puzzles.txt", "all puzzles with one clue exchanged, {-1+1}"},
    {"nonet vicinity --remove 2 --add 1 puzzle.txt", "with one clue less, {-2+1}"},
    {"nonet vicinity --rating 9.0.. puzzles.txt", "only hard ones, with their ratings"},
    {0},
};

const struct command command_vicinity = {
    .name = "vicinity",
    .operands = "[FILE|PUZZLE]...",
    .summary = "find all puzzles that differ by a few clues",
    .description =
        "Prints every puzzle that lacks N clues of the given one (--remove) and has M others (--add), has exactly one "
        "solution and is minimal; in the language of puzzle hunters {-N+M}. A clue with another value in the same cell "
        "is another clue. Of those that are equivalent (see nonet canon) only the first is printed, for each given puzzle, "
        "or, with --unique, for all of them together; --exact prints all. The given puzzle need not have one solution itself; its values are clues, given or placed.\n\n"
        "With --rate or --rating each line has the columns of nonet rate behind the puzzle.\n\n"
        "The number of puzzles to look at grows quickly: {-1+1} of a 9x9 puzzle takes milliseconds, {-2+2} "
        "seconds, {-3+3} hours; of a 16x16 puzzle (--exact) {-1+1} takes ten seconds. Results are printed as they are found, those of the first puzzle first.",
    .groups = vicinity_groups,
    .examples = vicinity_examples,
    .run = run_vicinity,
};
