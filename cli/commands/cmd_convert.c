/* cmd_convert.c: nonet convert, from any notation to any other. Nothing is solved, so an impossible
 * puzzle is converted like any other. */
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/writing_options.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_text.h"

struct convert_settings {
    struct writing_options writing;
    nonet_reader_settings reader;
    bool json;
    struct output_options output;
};

static nonet_style convert_style(const struct convert_settings *settings, const nonet_layout *layout)
{
    return chosen_style(&settings->writing, compact_style(layout));
}

static bool has_placed_values(const nonet_position *position)
{
    if (!position->is_given) return false;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        if (position->cells[cell] && !position->is_given[cell]) return true;
    return false;
}

/* What the notation loses of the puzzle, or NULL. */
static const char *find_loss(const nonet_position *position, const nonet_notation *notation)
{
    const bool loses_candidates = position->candidates && !notation->keeps_candidates;
    const bool loses_placed = has_placed_values(position) && !notation->keeps_placed;
    if (loses_candidates && loses_placed)
        return "this notation keeps neither the pencil marks nor which values were placed";
    if (loses_candidates) return "this notation does not keep the pencil marks";
    if (loses_placed) return "this notation does not keep which values were placed";
    return NULL;
}

static void write_convert_json(struct worker *worker, struct task *task, const nonet_style *style)
{
    if (nonet_style_can_write(style, &task->position) == NONET_ERR_NOTATION) refuse_notation(task, style);
    nonet_json *const json = json_begin_task(worker->out, task);
    nonet_json_converted(json, &task->position, style);
    json_end(json, worker->out);
}

static void answer_convert(struct worker *worker, struct task *task)
{
    const struct convert_settings *const settings = worker->job->settings;
    if (task->kind != TASK_PUZZLE) {
        write_unreadable(worker->out, task, settings->json);
        return;
    }
    const nonet_style style = convert_style(settings, task->position.layout);
    task->loss = find_loss(&task->position, style.notation);
    if (settings->json) write_convert_json(worker, task, &style);
    else write_board(worker->out, task, &task->position, &style);
}

static bool convert_is_block(const void *given, const struct task *task)
{
    const struct convert_settings *const settings = given;
    if (settings->json || task->kind != TASK_PUZZLE) return false;
    return !convert_style(settings, task->position.layout).notation->is_line;
}

static int run_convert(const void *given, char *const *operands)
{
    const struct convert_settings *const settings = given;
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .threads = 1,
        .header = chosen_header(&settings->writing, settings->json),
        .answer = answer_convert,
        .is_block = convert_is_block,
    };
    return pipeline_run(&job, operands);
}

static const struct option_use convert_groups[] = {
    {&options_convert, offsetof(struct convert_settings, writing)},
    {&options_reading, offsetof(struct convert_settings, reader)},
    {&options_output, offsetof(struct convert_settings, output)},
    {&options_answer, offsetof(struct convert_settings, json)},
    {0},
};

static const struct example convert_examples[] = {
    {"nonet convert --to bordered puzzles.txt", "as grids, easy to read"},
    {"nonet convert --blank 0 puzzles.txt", "one puzzle per line, 0 for empty cells"},
    {0},
};

const struct command command_convert = {
    .name = "convert",
    .operands = "[FILE|PUZZLE]...",
    .summary = "write each puzzle in another notation",
    .description =
        "Reads puzzles in any notation and writes them in the one that --to names. If it cannot hold everything "
        "(pencil marks, which values were placed), you are told so once.",
    .groups = convert_groups,
    .examples = convert_examples,
    .lists_notations = true,
    .settings_size = sizeof(struct convert_settings),
    .run = run_convert,
};
