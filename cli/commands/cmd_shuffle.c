/* cmd_shuffle.c: nonet shuffle, random equivalent forms. Form number i of puzzle number p depends on the seed,
 * p and i alone. */
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/interrupt.h"

static nonet_style shuffle_style(const struct settings *settings, const struct task *task)
{
    return chosen_style(settings, task->style);
}

static bool shuffle_is_block(const struct settings *settings, const struct task *task)
{
    if (settings->json || task->kind != TASK_PUZZLE) return false;
    return !shuffle_style(settings, task).notation->is_line;
}

static void write_form(struct worker *worker, struct task *task, const nonet_position *form, bool is_first)
{
    if (worker->settings->json) {
        json_begin(worker->out, task);
        json_marked_board(worker->out, "form", form);
        json_end(worker->out);
        return;
    }
    const nonet_style style = shuffle_style(worker->settings, task);
    if (!is_first && !style.notation->is_line) buffer_add_character(worker->out, '\n');
    write_board(worker, task, form, &style);
}

static void answer_shuffle(struct worker *worker, struct task *task)
{
    if (task->kind != TASK_PUZZLE) {
        write_unreadable(worker, task);
        return;
    }
    const nonet_layout *const layout = task->position.layout;
    const uint64_t count = worker->settings->count;
    nonet_position *form;
    if (nonet_position_new(layout, task->position.candidates, &form) != NONET_OK) fatal("out of memory");
    for (uint64_t index = 0; index < count && pipeline_spill(worker); index++) {
        if (interrupt_signal()) {
            task->outcome = OUTCOME_INTERRUPTED;
            break;
        }
        nonet_transform transform;
        const uint64_t number = (task->number - 1) << 32 | index;
        nonet_status status = nonet_transform_random(layout, worker->settings->seed, number, &transform);
        if (status == NONET_OK) status = nonet_transform_apply(&transform, &task->position, form);
        if (status != NONET_OK) fatal(nonet_status_text(status));
        write_form(worker, task, form, index == 0);
    }
    nonet_position_free(form);
}

static int run_shuffle(const struct settings *settings, char *const *operands)
{
    struct settings chosen = *settings;
    const char *const clash = json_clash(settings);
    if (clash) {
        message_usage("shuffle", "%s (nonet help shuffle)", clash);
        return EXIT_TROUBLE;
    }
    if (!chosen.count) chosen.count = 1;
    if (!chosen.seed) chosen.seed = 1;
    const struct job job = {
        .settings = &chosen,
        .jobs = 1,
        .header = chosen_header(settings),
        .answer = answer_shuffle,
        .is_block = shuffle_is_block,
    };
    return pipeline_run(&job, operands);
}

static const struct option_group *const shuffle_groups[] = {
    &options_shuffle, &options_writing, &options_input, &options_answer, &options_help, NULL,
};

static const struct example shuffle_examples[] = {
    {"nonet shuffle --seed 7 puzzles.txt", "another form of each puzzle"},
    {"nonet shuffle --count 100 puzzle.txt", "a hundred forms of one"},
    {0},
};

const struct command command_shuffle = {
    .name = "shuffle",
    .operands = "[FILE|PUZZLE]...",
    .summary = "write each puzzle in a random equivalent form",
    .description = "Moves rows within their bands and the bands themselves, likewise columns, turns rows into columns "
                   "(if the boxes are square) and gives the values other names, all by chance. The result looks "
                   "different and is the same puzzle for whoever solves it. Ratings may differ a little: see nonet "
                   "rate --canonical.\n\n"
                   "Pencil marks and placed values move along.",
    .groups = shuffle_groups,
    .examples = shuffle_examples,
    .run = run_shuffle,
};
