/* cmd_vicinity.c: nonet vicinity: the valid minimal puzzles near each puzzle, rated if wanted, and filtered on the
 * way. */
#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "answers/canonize.h"
#include "answers/rater_settings.h"
#include "answers/seen_forms.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/work_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "show/rating_text.h"
#include "system/interrupt.h"
#include "units/unit_list.h"

enum { DEFAULT_MEGABYTES = 1000, BYTES_IN_MEGABYTE = 1000 * 1000 };

struct vicinity_settings {
    int remove, add; /* clues */
    bool exact;      /* equivalent ones, too */
    bool unique;     /* drop what is equivalent to an earlier one */
    uint64_t limit;  /* 0 = none */
    uint64_t memory; /* megabytes for neighbours found; 0 = the default */
    bool rate;       /* what is found, even without a filter */
    struct rating_filter filter;
    bool json;
    struct output_options output;
    nonet_reader_settings reader;
    struct work_options work;
    struct unit_options units;
};

/* What each worker owns. */
struct vicinity_own {
    nonet_vicinity_settings wanted;
    nonet_vicinity *vicinity;
};

static nonet_vicinity_settings vicinity_wanted(const struct vicinity_settings *settings)
{
    nonet_vicinity_settings wanted;
    nonet_vicinity_settings_defaults(&wanted);
    wanted.remove = settings->remove;
    wanted.add = settings->add;
    wanted.exact = settings->exact;
    return wanted;
}

static void prepare_vicinity(struct worker *worker)
{
    const struct vicinity_settings *const settings = worker->job->settings;
    struct vicinity_own *const own = worker->own;
    nonet_vicinity_settings wanted = vicinity_wanted(settings);
    wanted.most_bytes =
        (settings->memory ? settings->memory : DEFAULT_MEGABYTES) * BYTES_IN_MEGABYTE / (uint64_t)worker->job->threads;
    wanted.stop = worker->stop;
    wanted.timeout_ms = settings->work.limit.ms;
    own->wanted = wanted;
    const nonet_status status = nonet_vicinity_new(&wanted, &own->vicinity);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static void release_vicinity(void *given)
{
    struct vicinity_own *const own = given;
    nonet_vicinity_free(own->vicinity);
}

static double part_of_vicinity(const void *given)
{
    const struct vicinity_own *const own = given;
    nonet_progress progress;
    nonet_vicinity_progress(own->vicinity, &progress);
    return (double)progress.done / (double)progress.total;
}

/* ---- one neighbour --------------------------------------------------------------------------- */

struct neighbour_list {
    struct worker *worker;
    struct task *task;
    struct task neighbour; /* for what writes tasks */
    nonet_board *board;    /* memory of the neighbour's cells */
    uint64_t written;
};

static bool is_rated(const struct vicinity_settings *settings)
{
    return settings->rate || has_rating_filter(&settings->filter);
}

/* False: interrupted. */
static bool rate_neighbour(struct neighbour_list *list, nonet_rating *rating)
{
    struct task *const neighbour = &list->neighbour;
    const nonet_status status = nonet_rater_rate(list->worker->handles->rater, &neighbour->position, rating);
    neighbour->outcome = OUTCOME_FINE;
    neighbour->complaint[0] = 0;
    if (status == NONET_ERR_MEMORY)
        snprintf(neighbour->complaint, sizeof neighbour->complaint, "no rating: out of memory");
    else if (status == NONET_STOPPED) neighbour->outcome = OUTCOME_TIMEOUT;
    else if (status != NONET_OK) fatal(nonet_status_name(status));
    return !interrupt_signal();
}

static void write_neighbour(struct neighbour_list *list, const nonet_rating *rating)
{
    const struct vicinity_settings *const settings = list->worker->job->settings;
    struct buffer *const out = list->worker->out;
    if (settings->json) {
        json_rating(out, &list->neighbour, rating, NULL);
    } else if (is_rated(settings)) {
        write_rating(out, &list->neighbour, rated_scales(&settings->filter), rating);
    } else {
        write_compact(out, &list->neighbour.position);
        buffer_add_character(out, '\n');
    }
}

/* --unique: is it the first of its equivalence class? */
static bool is_new_neighbour(struct worker *worker, const nonet_position *position)
{
    uint8_t cells[NONET_MAX_CANONICAL_CELLS];
    nonet_canonical canonical;
    if (canonize(worker->handles->canonizer, position, &canonical, NULL) != OUTCOME_FINE) return false;
    memcpy(cells, canonical.cells, (size_t)nonet_layout_cells(position->layout));
    const nonet_position form = {position->layout, cells, NULL, NULL};
    return seen_forms_add(worker->job->context, &form);
}

static bool list_neighbour(void *context, const uint8_t *cells)
{
    struct neighbour_list *const list = context;
    const struct vicinity_settings *const settings = list->worker->job->settings;
    nonet_rating rating = {.verdict = NONET_VERDICT_UNIQUE};
    assert(!settings->limit || list->written < settings->limit);
    memcpy(list->board->cells, cells, (size_t)nonet_layout_cells(list->neighbour.position.layout));
    if (settings->unique && !is_new_neighbour(list->worker, &list->neighbour.position))
        return pipeline_stream(list->worker);
    if (is_rated(settings)) {
        if (!rate_neighbour(list, &rating)) return false;
        if (!is_wanted_rating(&settings->filter, &rating)) return pipeline_stream(list->worker);
    }
    write_neighbour(list, &rating);
    list->written++;
    return pipeline_stream(list->worker) && list->written != settings->limit;
}

/* ---- one puzzle ------------------------------------------------------------------------------ */

static void end_vicinity(const struct worker *worker, struct task *task, nonet_status status, uint64_t written)
{
    const struct vicinity_settings *const settings = worker->job->settings;
    const double percent = 100 * part_of_vicinity(worker->own);
    if (status == NONET_ERR_MEMORY) {
        outcome_refuse(task,
                       "stopped after %" PRIu64 " neighbours: they need more than --memory allows; --exact needs none",
                       written);
        return;
    }
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    if (status == NONET_OK && !interrupt_signal()) return;
    char found[80];
    snprintf(found, sizeof found, "; %" PRIu64 " found in %.1f%% of the vicinity", written, percent);
    outcome_stop(task, settings->work.limit.seconds, found);
}

/* The parts of the search, shared evenly by the units of a puzzle. */
static uint64_t first_part(const struct unit *unit, uint64_t parts, uint64_t at)
{
    return parts / unit->parts * at + parts % unit->parts * at / unit->parts;
}

static void find_vicinity(struct worker *worker, struct task *task)
{
    struct vicinity_own *const own = worker->own;
    nonet_vicinity_result result;
    nonet_board *place;
    if (nonet_board_new(task->position.layout, false, &place) != NONET_OK) fatal("out of memory");
    struct neighbour_list list = {.worker = worker, .task = task, .neighbour = *task, .board = place};
    list.neighbour.error.message[0] = 0;
    list.neighbour.has_wrong_solution = false;
    list.neighbour.position = (nonet_position){task->position.layout, place->cells, NULL, NULL};
    const struct unit *const unit = worker->job->unit;
    const uint64_t parts = nonet_vicinity_parts(&task->position, &own->wanted);
    const uint64_t first = unit && unit->parts ? first_part(unit, parts, unit->part) : 0;
    const uint64_t end = unit && unit->parts ? first_part(unit, parts, unit->part + 1) : parts;
    const nonet_status status =
        nonet_vicinity_each_part(own->vicinity, &task->position, first, end - first, list_neighbour, &list, &result);
    end_vicinity(worker, task, status, list.written);
    nonet_board_free(place);
}

static void answer_vicinity(struct worker *worker, struct task *task)
{
    const struct vicinity_settings *const settings = worker->job->settings;
    if (task->kind != TASK_PUZZLE) {
        if (settings->json) write_unreadable(worker->out, task, true);
        return;
    }
    const nonet_vicinity_settings wanted = vicinity_wanted(settings);
    const nonet_refusal *const problem = nonet_vicinity_problem(&task->position, &wanted);
    const nonet_refusal *const unrated =
        is_rated(settings) ? nonet_rater_problem(&task->position, worker->job->many->rater) : NULL;
    if (problem) outcome_refuse_for(task, problem, "--exact");
    else if (unrated) outcome_refuse_for(task, unrated, NULL);
    else find_vicinity(worker, task);
}

/* ---- the command ----------------------------------------------------------------------------- */

static const char *vicinity_clash(const void *given, char *const *operands)
{
    const struct vicinity_settings *const settings = given;
    const struct rating_filter *const filter = &settings->filter;
    (void)operands;
    if (filter->has_min && filter->has_max && filter->min > filter->max)
        return "the rating has its lower end above the upper one";
    if (settings->unique && settings->exact) return "--unique prints one of those that are equivalent, --exact all";
    if (settings->unique && wants_units(&settings->units)) return unit_unique_problem;
    return NULL;
}

/* Is it known of a part of the search alone which of its neighbours are answers? A limit is that of a puzzle; and of equivalent neighbours only
 * the first is rated, and left out if it does not match. */
static uint64_t unit_parts_of_vicinity(const void *given, const struct task *task)
{
    enum { MOST_UNITS = 4096 };
    const struct vicinity_settings *const settings = given;
    const nonet_vicinity_settings wanted = vicinity_wanted(settings);
    const bool is_filtered = !settings->exact && has_rating_filter(&settings->filter);
    if (settings->limit || settings->work.limit.ms || settings->json || is_filtered) return 1;
    const uint64_t parts = nonet_vicinity_parts(&task->position, &wanted);
    return parts < MOST_UNITS ? parts : MOST_UNITS;
}

/* With --unique puzzles are handled one after the other: the earlier ones must be known. */
static int run_vicinity(const void *given, char *const *operands)
{
    const struct vicinity_settings *const settings = given;
    struct seen_forms seen = {0};
    const nonet_rater_settings rater = rater_settings(&settings->filter, false);
    nonet_canonizer_settings canonizer;
    nonet_canonizer_settings_defaults(&canonizer);
    const nonet_many_settings many = {.task = NONET_MANY_OWN,
                                      .rater = is_rated(settings) ? &rater : NULL,
                                      .canonizer = settings->unique ? &canonizer : NULL,
                                      .timeout_ms = settings->work.limit.ms};
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = settings->unique ? 1 : thread_count(settings->work.jobs),
        .context = &seen,
        .answer = answer_vicinity,
        .is_slow = true,
        .own_size = sizeof(struct vicinity_own),
        .prepare = prepare_vicinity,
        .release = release_vicinity,
        .part = part_of_vicinity,
        .units = &settings->units,
        .unit_size = 1,
        .unit_parts = unit_parts_of_vicinity,
        .drops_forms = !settings->exact,
    };
    const int exit_code = pipeline_run(&job, operands);
    seen_forms_free(&seen);
    return exit_code;
}

static void vicinity_defaults(void *given)
{
    struct vicinity_settings *const settings = given;
    settings->remove = settings->add = 1;
}

/* The field: int, a number of clues. */
static const char *set_distance(void *field, const char *value)
{
    int *const distance = field;
    *distance = (int)whole_number(value, NONET_MAX_DISTANCE);
    return *distance || strcmp(value, "0") == 0 ? NULL : "not a whole number from 0 to 16";
}

static const char *set_memory(void *field, const char *value)
{
    uint64_t *const megabytes = field;
    *megabytes = whole_number(value, 1000 * 1000);
    return *megabytes ? NULL : "not a whole number from 1 to 1000000";
}

static const struct option vicinity_options[] = {
    {0, "remove", "N", "remove N clues; default: 1", set_distance, NULL, offsetof(struct vicinity_settings, remove)},
    {0, "add", "M", "add M others; default: 1", set_distance, NULL, offsetof(struct vicinity_settings, add)},
    {0, "exact", NULL, "print every puzzle, not just one of those that are equivalent", set_flag, NULL,
     offsetof(struct vicinity_settings, exact)},
    {'u', "unique", NULL,
     "also leave out what is equivalent to a neighbour of an earlier puzzle; works on one puzzle at a time", set_flag,
     NULL, offsetof(struct vicinity_settings, unique)},
    {'n', "limit", "N", "print up to N per puzzle", set_limit, NULL, offsetof(struct vicinity_settings, limit)},
    {0, "memory", "MB", "use up to this much memory, over all threads, to recognise what is equivalent; default: 1000",
     set_memory, NULL, offsetof(struct vicinity_settings, memory)},
    {0, "rate", NULL, "add the rating of each, as nonet rate prints it", set_flag, NULL,
     offsetof(struct vicinity_settings, rate)},
    {0, "rating", "A..B", "only puzzles with an ER from A to B, such as 7.1..8.0, 9.0.. or ..8.0, with their ratings",
     set_rating, NULL, offsetof(struct vicinity_settings, filter)},
    {0},
};

static const struct option_group options_vicinity = {"Neighbours", vicinity_options, NULL, vicinity_defaults};

static const struct option_use vicinity_groups[] = {
    {&options_vicinity, 0},
    {&options_reading, offsetof(struct vicinity_settings, reader)},
    {&options_work, offsetof(struct vicinity_settings, work)},
    {&options_output, offsetof(struct vicinity_settings, output)},
    {&options_units, offsetof(struct vicinity_settings, units)},
    {&options_answer, offsetof(struct vicinity_settings, json)},
    {0},
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
        "Prints every minimal puzzle with exactly one solution that you get from the given one by removing N clues "
        "(--remove) and adding M others (--add): {-N+M}, as puzzle hunters write it. Another value in "
        "the same cell is another clue. Of equivalent results (see nonet canon) only the first is printed, for "
        "each given puzzle or, with --unique, for all of them together; --exact prints them all. The given "
        "puzzle need not have one solution itself; all of its values are clues, given or placed.\n\n"
        "With --rate or --rating the columns of nonet rate follow each puzzle.\n\n"
        "The number of puzzles to look at grows quickly: {-1+1} of a 9x9 puzzle takes milliseconds, {-2+2} "
        "seconds, {-3+3} hours; {-1+1} of a 16x16 puzzle (--exact) takes ten seconds. Results are printed as "
        "they are found, those of the first puzzle first.",
    .groups = vicinity_groups,
    .examples = vicinity_examples,
    .settings_size = sizeof(struct vicinity_settings),
    .clash = vicinity_clash,
    .run = run_vicinity,
};
