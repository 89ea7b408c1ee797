/* cmd_convert.c: nonet convert, from any notation to any other. Nothing is solved, so an impossible
 * puzzle is converted like any other. */
#include "show/answer_json.h"
#include "show/board_text.h"

static nonet_style convert_style(const struct settings *settings, const nonet_layout *layout)
{
    return chosen_style(settings, compact_style(layout));
}

static bool has_placed_values(const nonet_position *position)
{
    if (!position->is_given) return false;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        if (position->cells[cell] && !position->is_given[cell]) return true;
    return false;
}

/* What of the puzzle the notation leaves out, or NULL. */
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

/* The text of the board becomes a JSON string, so it is written apart first. */
static void write_convert_json(struct worker *worker, struct task *task, const nonet_style *style)
{
    struct buffer *const out = worker->out;
    worker->scratch.length = 0;
    worker->out = &worker->scratch;
    write_board(worker, task, &task->position, style);
    buffer_add_character(worker->out, 0);
    worker->out = out;
    json_begin(out, task);
    json_text(out, "notation", style->notation->name);
    json_text(out, "text", worker->scratch.bytes);
    json_end(out);
}

static void answer_convert(struct worker *worker, struct task *task)
{
    if (task->kind != TASK_PUZZLE) {
        write_unreadable(worker, task);
        return;
    }
    const nonet_style style = convert_style(worker->settings, task->position.layout);
    task->loss = find_loss(&task->position, style.notation);
    if (worker->settings->json) write_convert_json(worker, task, &style);
    else write_board(worker, task, &task->position, &style);
}

static bool convert_is_block(const struct settings *settings, const struct task *task)
{
    if (settings->json || task->kind != TASK_PUZZLE) return false;
    return !convert_style(settings, task->position.layout).notation->is_line;
}

static int run_convert(const struct settings *settings, char *const *operands)
{
    const struct job job = {
        .settings = settings,
        .jobs = 1,
        .header = chosen_header(settings),
        .answer = answer_convert,
        .is_block = convert_is_block,
    };
    return pipeline_run(&job, operands);
}

static const struct option_group *const convert_options[] = {
    &options_convert, &options_input, &options_answer, &options_help, NULL,
};

static const struct example convert_examples[] = {
    {"nonet convert --to bordered puzzles.txt", "as grids for reading"},
    {"nonet convert --blank 0 puzzles.txt", "one puzzle a line, 0 for empty cells"},
    {0},
};

const struct command command_convert = {
    .name = "convert",
    .operands = "[FILE|PUZZLE]...",
    .summary = "write each puzzle in another notation",
    .description = "Reads puzzles in any notation and writes them in the one that --to names. What "
                   "that one cannot keep (pencil marks, which values were placed) is said once.",
    .groups = convert_options,
    .examples = convert_examples,
    .lists_notations = true,
    .run = run_convert,
};
