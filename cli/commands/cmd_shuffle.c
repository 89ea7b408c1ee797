/* cmd_shuffle.c: nonet shuffle, random equivalent forms. Form number i of puzzle number p depends only on the seed, p
 * and i. */
#include <inttypes.h>
#include <stdio.h>

#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/writing_options.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/fresh_seed.h"
#include "system/interrupt.h"

struct shuffle_settings {
    uint64_t seed;  /* 0 = another one each time */
    uint64_t count; /* forms of each puzzle */
    bool stats;
    bool json;
    struct output_options output;
    struct writing_options writing;
    nonet_reader_settings reader;
    struct unit_options units;
};

static nonet_style shuffle_style(const struct shuffle_settings *settings, const struct task *task)
{
    return chosen_style(&settings->writing, task->style);
}

static bool shuffle_is_block(const void *given, const struct task *task)
{
    const struct shuffle_settings *const settings = given;
    if (settings->json || task->kind != TASK_PUZZLE) return false;
    return !shuffle_style(settings, task).notation->is_line;
}

/* As in the answers of generate. */
static void add_seed(nonet_json *json, uint64_t seed)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, seed);
    nonet_json_unsigned(json, "seed", seed);
    nonet_json_text(json, "seed_text", text);
}

static void write_form(struct worker *worker, struct task *task, const nonet_position *form, bool is_first)
{
    const struct shuffle_settings *const settings = worker->job->settings;
    if (settings->json) {
        nonet_json *const json = json_begin_task(worker->out, task);
        nonet_json_marked_board(json, "form", form);
        add_seed(json, settings->seed);
        json_end(json, worker->out);
        return;
    }
    const nonet_style style = shuffle_style(settings, task);
    if (!is_first && !style.notation->is_line) buffer_add_character(worker->out, '\n');
    write_board(worker->out, task, form, &style);
}

static void answer_shuffle(struct worker *worker, struct task *task)
{
    const struct shuffle_settings *const settings = worker->job->settings;
    if (task->kind != TASK_PUZZLE) {
        write_unreadable(worker->out, task, settings->json);
        return;
    }
    const nonet_layout *const layout = task->position.layout;
    nonet_board *form;
    if (nonet_board_new(layout, task->position.candidates, &form) != NONET_OK) fatal("out of memory");
    for (uint64_t index = 0; index < settings->count && pipeline_spill(worker); index++) {
        if (interrupt_signal()) {
            task->outcome = OUTCOME_INTERRUPTED;
            break;
        }
        nonet_transform transform;
        const uint64_t number = (task->number - 1) << 32 | index;
        nonet_status status = nonet_transform_random(layout, settings->seed, number, &transform);
        if (status == NONET_OK) status = nonet_transform_apply(&transform, &task->position, form);
        if (status != NONET_OK) fatal(nonet_status_name(status));
        write_form(worker, task, &form->position, index == 0);
    }
    nonet_board_free(form);
}

static const char *shuffle_clash(const void *given, char *const *operands)
{
    const struct shuffle_settings *const settings = given;
    (void)operands;
    if (wants_units(&settings->units) && !settings->seed) return unit_seed_problem;
    if (wants_units(&settings->units) && settings->stats) return unit_stats_clash(&settings->units, true);
    return json_clash(settings->json, &settings->writing);
}

static int run_shuffle(const void *given, char *const *operands)
{
    struct shuffle_settings settings = *(const struct shuffle_settings *)given;
    if (!settings.seed) settings.seed = fresh_seed();
    const struct job job = {
        .reader = &settings.reader,
        .settings = &settings,
        .threads = 1,
        .header = chosen_header(&settings.writing, settings.json),
        .answer = answer_shuffle,
        .is_block = shuffle_is_block,
        .units = &settings.units,
        .unit_size = UNIT_OF_QUICK_PUZZLES,
    };
    const int exit_code = pipeline_run(&job, operands);
    if (settings.stats) message("seed %" PRIu64, settings.seed);
    return exit_code;
}

static void shuffle_defaults(void *given)
{
    struct shuffle_settings *const settings = given;
    settings->count = 1;
}

static const struct option shuffle_options[] = {
    {0, "seed", "N", "the same seed gives the same forms; default: a new one each time", set_seed, NULL,
     offsetof(struct shuffle_settings, seed)},
    {'n', "count", "N", "write N forms of each puzzle; default: 1", set_count, NULL,
     offsetof(struct shuffle_settings, count)},
    {0, "stats", NULL, "finish with the seed", set_flag, NULL, offsetof(struct shuffle_settings, stats)},
    {0},
};

static const struct option_group options_shuffle = {"Shuffling", shuffle_options, NULL, shuffle_defaults};

static const struct option_use shuffle_groups[] = {
    {&options_shuffle, 0},
    {&options_writing, offsetof(struct shuffle_settings, writing)},
    {&options_reading, offsetof(struct shuffle_settings, reader)},
    {&options_output, offsetof(struct shuffle_settings, output)},
    {&options_units, offsetof(struct shuffle_settings, units)},
    {&options_answer, offsetof(struct shuffle_settings, json)},
    {0},
};

static const struct example shuffle_examples[] = {
    {"nonet shuffle puzzles.txt", "another form of each puzzle, another one each time"},
    {"nonet shuffle --seed 7 puzzles.txt", "always the same one"},
    {"nonet shuffle --count 100 puzzle.txt", "a hundred forms of one"},
    {0},
};

const struct command command_shuffle = {
    .name = "shuffle",
    .operands = "[FILE|PUZZLE]...",
    .summary = "write each puzzle in a random equivalent form",
    .description =
        "Reorders rows within their bands and the bands themselves, likewise columns, swaps rows and columns "
        "(if the boxes are square) and renames the values, all at random. The result looks different but is the "
        "same puzzle to whoever solves it. Ratings may differ a little: see nonet rate --canonical.\n\n"
        "Pencil marks and placed values move along.",
    .groups = shuffle_groups,
    .examples = shuffle_examples,
    .settings_size = sizeof(struct shuffle_settings),
    .clash = shuffle_clash,
    .run = run_shuffle,
};
