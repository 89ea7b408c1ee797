/* cmd_hint.c: nonet hint: the next step only, and as much of it as you want. */
#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

#include "answers/explanation.h"
#include "input/puzzle_or_file.h"
#include "options/chains_option.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/technique_choice.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/board_picture.h"
#include "show/paragraph.h"
#include "show/step_text.h"
#include "system/screen.h"
#include "system/whole_text.h"

/* How much a hint gives away. */
enum hint_stage { STAGE_WHERE, STAGE_WHAT, STAGE_WHY };

/* For each value that is suspected when there is no solution. */
enum { SUSPECT_MS = 200 };

struct hint_settings {
    bool boards;
    enum hint_stage stage;
    enum words_wanted words;
    nonet_step_form line; /* --chains */
    bool json;
    struct output_options output;
    const char *givens_file; /* or NULL */
    nonet_puzzle *givens;    /* what it holds */
    struct explanation_options common;
};

static void write_hint(struct worker *worker, const nonet_step *step)
{
    const struct hint_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    const nonet_position *const position = explanation_position(explanation);
    const nonet_step_form forms[] = {
        [STAGE_WHERE] = NONET_STEP_PLACE, [STAGE_WHAT] = NONET_STEP_WHAT, [STAGE_WHY] = settings->line};
    add_step_paragraph(worker->out, step, position, explanation->symbols, forms[settings->stage], 0);
    if (settings->stage == STAGE_WHY)
        add_step_reason(worker->out, step, position, explanation->symbols, settings->words, 0);
    if (settings->boards)
        write_board_picture(worker->out, position, explanation->symbols, settings->stage == STAGE_WHY ? step : NULL,
                            screen_has_colour(STDOUT_FILENO));
}

/* ---- the easiest step that --cell and --value ask for -------------------------------------------- */

static void explain_absence(struct task *task)
{
    const bool has_several = task->outcome == OUTCOME_SEVERAL;
    task->outcome = OUTCOME_ABSENT;
    outcome_explain(task, "%sno step that is possible now does that", has_several ? "several solutions, and " : "");
}

/* A cell or a value alone. */
static const nonet_step *find_wanted(struct worker *worker, struct task *task, int cell)
{
    const struct explanation *const explanation = worker->own;
    const nonet_step *step;
    const nonet_status status = nonet_explainer_wanted(explanation->explainer, cell, explanation->value, &step);
    if (status != NONET_END) return explanation_goes_on(explanation, task, status) ? step : NULL;
    explain_absence(task);
    return NULL;
}

/* Both: "why not 5 here?". The answer often has no step. False: there is no answer. */
static bool find_reason(struct worker *worker, struct task *task, int cell, nonet_why *why)
{
    const struct explanation *const explanation = worker->own;
    const nonet_status status = nonet_explainer_why(explanation->explainer, cell, explanation->value, why);
    if (!explanation_goes_on(explanation, task, status)) return false;
    if (why->kind == NONET_WHY_SOLUTION || why->kind == NONET_WHY_NOTHING) explain_absence(task);
    return true;
}

/* ---- answers ------------------------------------------------------------------------------------- */

struct hint {
    const nonet_step *step; /* or NULL */
    bool has_why;           /* --cell and --value ask why */
    nonet_why why;
};

/* Several solutions, and nothing that all of them have in common is found. */
static void explain_end(const struct explanation *explanation, struct task *task)
{
    if (task->outcome == OUTCOME_SEVERAL && !nonet_explainer_is_solved(explanation->explainer))
        outcome_explain(task, "several solutions, and none of these techniques helps");
}

static struct hint find_hint(struct worker *worker, struct task *task)
{
    const struct explanation *const explanation = worker->own;
    const struct step_filter *const filter = explanation->filter;
    const int cell = step_filter_cell(filter, task->position.layout);
    struct hint hint = {0};
    if (!has_step_filter(filter)) {
        hint.step = explanation_next(worker->own, task);
        if (!hint.step) explain_end(explanation, task);
    } else if (cell < 0 || !explanation->value) {
        hint.step = find_wanted(worker, task, cell);
    } else {
        hint.has_why = find_reason(worker, task, cell, &hint.why);
        if (hint.has_why) hint.step = hint.why.step;
    }
    return hint;
}

static void answer_hint_json(struct worker *worker, struct task *task)
{
    nonet_start start;
    struct hint hint = {0};
    if (explanation_begin(worker->own, task, NULL, &start)) hint = find_hint(worker, task);
    if (task->outcome == OUTCOME_INTERRUPTED) return;
    nonet_json *const json = json_begin_task(worker->out, task);
    json_verdict(json, task, start.verdict);
    nonet_json_mistakes(json, task->position.layout, &start);
    json_complaint(json, task);
    if (hint.has_why) nonet_json_why(json, "why", &hint.why, explanation_position(worker->own));
    if (hint.step) nonet_json_step(json, "step", hint.step, explanation_position(worker->own), NONET_JSON_WHOLE_STEP);
    json_end(json, worker->out);
}

static void write_why(struct worker *worker, const nonet_why *why)
{
    const struct hint_settings *const settings = worker->job->settings;
    const struct explanation *const explanation = worker->own;
    const nonet_position *const position = explanation_position(explanation);
    char text[256];
    const size_t length = nonet_why_text(why, position, explanation->symbols, text, sizeof text);
    add_wrapped(worker->out, text, length, 0, 0);
    if (settings->boards)
        write_board_picture(worker->out, position, explanation->symbols, NULL, screen_has_colour(STDOUT_FILENO));
}

/* There is no solution: which value is the wrong one? */
static void write_suspects(struct worker *worker, struct task *task)
{
    const char *const symbols = nonet_style_symbols(&task->style, nonet_layout_side(task->position.layout));
    const nonet_solver_settings wanted = {.timeout_ms = SUSPECT_MS};
    uint16_t cells[NONET_MAX_CELLS];
    char text[400];
    size_t count = 0;
    nonet_solver *solver;
    if (task->outcome != OUTCOME_NONE && task->outcome != OUTCOME_INVALID) return;
    if (nonet_solver_new(&wanted, &solver) != NONET_OK) fatal("out of memory");
    if (nonet_solver_suspects(solver, &task->position, cells, &count) != NONET_OK) count = 0;
    nonet_solver_free(solver);
    if (!count) return;
    const size_t length =
        nonet_suspects_text(&(nonet_cells){cells, count}, &task->position, symbols, text, sizeof text);
    add_wrapped(worker->out, text, length < sizeof text ? length : sizeof text - 1, 0, 0);
}

/* At the first stage a mistake is told, but not where it is. */
static void write_mistake_count(struct worker *worker, const nonet_start *start)
{
    const size_t wrong = start->wrong_values.count, missing = start->missing_marks.count;
    if (wrong) buffer_print(worker->out, "%zu value%s wrong\n", wrong, wrong == 1 ? " is" : "s are");
    if (missing)
        buffer_print(worker->out, "in %zu cell%s a needed candidate is missing\n", missing, missing == 1 ? "" : "s");
}

static void answer_hint_text(struct worker *worker, struct task *task)
{
    struct explanation *const explanation = worker->own;
    const struct hint_settings *const settings = worker->job->settings;
    const bool names_cells = settings->stage != STAGE_WHERE;
    nonet_start start = {0};
    const size_t before = worker->out->length;
    const bool can_begin = explanation_begin(explanation, task, names_cells ? worker->out : NULL, &start);
    if (!names_cells) write_mistake_count(worker, &start);
    if (can_begin) {
        const struct hint hint = find_hint(worker, task);
        if (hint.step) write_hint(worker, hint.step);
        else if (hint.has_why) write_why(worker, &hint.why);
        if (nonet_explainer_is_solved(explanation->explainer)) outcome_explain(task, "nothing is left to do");
    } else if (names_cells) {
        write_suspects(worker, task);
    }
    if (worker->out->length == before && task->outcome != OUTCOME_INTERRUPTED) buffer_add_character(worker->out, '\n');
}

/* The task's position with its own memory, in which only the values of --givens are given; NULL after a complaint. */
static nonet_board *with_givens(struct task *task, const nonet_position *givens)
{
    nonet_board *board;
    int cell;
    if (nonet_board_new(task->position.layout, task->position.candidates != NULL, &board) != NONET_OK ||
        nonet_board_copy(board, &task->position) != NONET_OK)
        fatal("out of memory");
    if (nonet_board_set_givens(board, givens, &cell) == NONET_OK) return board;
    nonet_board_free(board);
    char name[16];
    if (cell >= 0) nonet_layout_cell_text(givens->layout, cell, name, sizeof name);
    if (cell >= 0) outcome_refuse(task, "%s has another value than the givens", name);
    else outcome_refuse(task, "the givens are those of another kind of board");
    return NULL;
}

static void answer_hint_position(struct worker *worker, struct task *task)
{
    const struct hint_settings *const settings = worker->job->settings;
    if (settings->json) answer_hint_json(worker, task);
    else answer_hint_text(worker, task);
}

static void answer_hint(struct worker *worker, struct task *task)
{
    const struct hint_settings *const settings = worker->job->settings;
    if (task->kind != TASK_PUZZLE) {
        write_unreadable(worker->out, task, settings->json);
        return;
    }
    if (!settings->givens) {
        answer_hint_position(worker, task);
        return;
    }
    nonet_board *const board = with_givens(task, &settings->givens->position);
    const nonet_position typed = task->position;
    if (board) task->position = board->position;
    if (board) answer_hint_position(worker, task);
    else write_unreadable(worker->out, task, settings->json);
    task->position = typed;
    nonet_board_free(board);
}

/* ---- the command --------------------------------------------------------------------------------- */

static bool hint_is_block(const void *given, const struct task *task)
{
    const struct hint_settings *const settings = given;
    return !settings->json && task->kind == TASK_PUZZLE;
}

static const char *hint_clash(const void *given, char *const *operands)
{
    const struct hint_settings *const settings = given;
    const bool has_manner = settings->words || settings->line;
    if (has_manner && settings->json) return "--words and --chains are not for --json, which has all texts";
    if (has_manner && settings->stage != STAGE_WHY) return "--words and --chains are for --stage why";
    if (has_step_filter(&settings->common.filter) && settings->common.path)
        return "--cell and --value exclude --path shortest";
    return order_file_clash(&settings->common.techniques, operands);
}

/* The puzzle of --givens: a file, or a puzzle itself, as for operands. NULL after a message. */
static nonet_puzzle *read_givens(const struct hint_settings *settings)
{
    const char *const name = settings->givens_file;
    struct buffer text = {0};
    nonet_puzzle *puzzle = NULL;
    nonet_text_error error;
    struct stat about;
    const bool is_puzzle = stat(name, &about) != 0 && is_meant_as_puzzle(name, errno, &settings->common.reader);
    if (is_puzzle) buffer_add_text(&text, name);
    else if (!read_whole_text(name, "the givens", LARGEST_OPTION_FILE, &text)) return NULL;
    if (nonet_read_one(text.bytes, text.length, &settings->common.reader, &puzzle, &error) != NONET_OK)
        message_at((struct place){is_puzzle ? "--givens" : whole_file_name(name), error.line, error.column},
                   error.message);
    buffer_free(&text);
    return puzzle;
}

static int run_hint(const void *given, char *const *operands)
{
    struct hint_settings settings = *(const struct hint_settings *)given;
    const struct job job = {
        .settings = &settings,
        .answer = answer_hint,
        .is_block = hint_is_block,
    };
    if (settings.givens_file) settings.givens = read_givens(&settings);
    if (settings.givens_file && !settings.givens) return EXIT_TROUBLE;
    const int exit_code = explanation_run(job, &settings.common, operands);
    nonet_puzzle_free(settings.givens);
    return exit_code;
}

static const char *stage_choice(size_t index)
{
    static const char *const words[] = {"where", "what", "why", NULL};
    return words[index];
}

static const char *set_stage(void *field, const char *value)
{
    enum hint_stage *const stage = field;
    const int number = choice_number(stage_choice, value);
    if (number) *stage = (enum hint_stage)(number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const char *set_givens(void *field, const char *value)
{
    const char **const file = field;
    *file = value;
    return *value ? NULL : "the name of a file is missing";
}

static const struct option hint_options[] = {
    {0, "boards", NULL, "also draw the board, with the pattern marked", set_flag, NULL,
     offsetof(struct hint_settings, boards)},
    {0, "stage", "STAGE",
     "where: only where to look; what: which technique is there; why (default): what follows, and the reason",
     set_stage, stage_choice, offsetof(struct hint_settings, stage)},
    {0, "words", "LENGTH", words_summary, set_words, words_choice, offsetof(struct hint_settings, words)},
    {0, "chains", "NOTATION", chains_summary, set_chains, chains_choice, offsetof(struct hint_settings, line)},
    {0},
};

static void set_hint_defaults(void *part)
{
    struct hint_settings *const settings = part;
    settings->stage = STAGE_WHY;
}

static const struct option position_options[] = {
    {0, "givens", "FILE", "the puzzle as it was given: values that are not in this file are yours, and may be mistakes",
     set_givens, NULL, offsetof(struct hint_settings, givens_file)},
    {0},
};

static const struct option_group options_position = {"The position", position_options, NULL, NULL};

static const struct option_group options_hint = {"How much to tell", hint_options, NULL, set_hint_defaults};

static const struct option_use hint_groups[] = {
    {&options_hint, 0},
    {&options_position, 0},
    {&options_step_filter, offsetof(struct hint_settings, common.filter)},
    {&options_path, offsetof(struct hint_settings, common.path)},
    {&options_logic, offsetof(struct hint_settings, common.techniques)},
    {&options_reading, offsetof(struct hint_settings, common.reader)},
    {&options_work, offsetof(struct hint_settings, common.work)},
    {&options_output, offsetof(struct hint_settings, output)},
    {&options_answer, offsetof(struct hint_settings, json)},
    {0},
};

static const struct example hint_examples[] = {
    {"nonet hint --stage where game.txt", "where to look"},
    {"nonet hint --stage what game.txt", "what to find there"},
    {"nonet hint --boards game.txt", "the whole step, with a picture"},
    {"nonet hint --cell r3c7 game.txt", "the easiest step that affects a cell"},
    {"nonet hint --cell r3c7 --value 5 game.txt", "why not 5 there?"},
    {"nonet hint --givens game.txt game.txt", "the values of the first file are given, others may be mistakes"},
    {0},
};

const struct command command_hint = {
    .name = "hint",
    .operands = "[FILE|PUZZLE]...",
    .summary = "show the next step of a puzzle or a position, in stages",
    .description =
        "Finds the easiest step that is possible and explains it; with --stage, only where to look, or what is "
        "there. With --cell or --value it is the easiest step that affects that cell or value; with both, it explains "
        "why the value does not go in the cell. If the position has wrong values or marks, that is the hint; --stage where "
        "only tells how many. Values count as given unless the notation, or --givens, says which are yours; if they have no solution, the hint is which of them to take back.",
    .groups = hint_groups,
    .examples = hint_examples,
    .settings_size = sizeof(struct hint_settings),
    .clash = hint_clash,
    .run = run_hint,
};
