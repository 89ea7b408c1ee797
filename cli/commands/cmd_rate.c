/* cmd_rate.c: nonet rate: how hard each puzzle is, on the scales of Sudoku Explainer and HoDoKu, and by nonet's own
 * levels.
 *
 * An answer begins with the puzzle, so that lines can be sorted and filtered by other programs; what has no rating
 * has empty columns. With a filter only what matches is printed, and the library gives up early what will not.
 * The answer is written while the steps come and taken back if it is not wanted. */
#include <stdio.h>

#include "answers/rating_filter.h"
#include "run/outcome.h"
#include "show/board_text.h"
#include "show/rating_text.h"
#include "system/clock.h"
#include "system/standard_output.h"

/* ---- one puzzle ---------------------------------------------------------------------------------- */

static void refuse_task(struct task *task, const char *why)
{
    task->outcome = OUTCOME_UNWRITABLE;
    snprintf(task->complaint, sizeof task->complaint, "%s", why);
}

/* Rate it, and write the steps if they are wanted. */
static void rate_task(struct worker *worker, struct task *task, struct buffer *steps, nonet_rating *rating)
{
    const struct settings *const settings = worker->settings;
    struct step_teller teller = {steps, task->position.layout, 0};
    nonet_rating_sink *const sink = !settings->steps ? NULL : settings->json ? json_rating_step : write_rating_step;
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_rater_each(worker_rater(worker), &task->position, sink, &teller, rating);
    if (status == NONET_ERR_ARG) {
        *rating = (nonet_rating){0};
        refuse_task(task, "boards other than 9x9 have only a level: --scale nonet, up to 25x25");
        return;
    }
    if (status == NONET_ERR_MEMORY) {
        refuse_task(task, "no rating: its chains need more room than there is");
        return;
    }
    const nonet_result result = {.verdict = rating->verdict, .conflict = rating->conflict};
    outcome_record(worker, task, status, &result, began);
}

static void rate_as_text(struct worker *worker, struct task *task, nonet_rating *rating)
{
    rate_task(worker, task, worker->out, rating);
    write_rating(worker->out, task, rated_scales(worker->settings), rating);
}

/* The verdict stands before the steps. */
static void rate_as_json(struct worker *worker, struct task *task, nonet_rating *rating)
{
    struct buffer steps = {0};
    rate_task(worker, task, &steps, rating);
    const bool has_steps = worker->settings->steps && rating->verdict == NONET_UNIQUE;
    json_rating(worker->out, task, rating, has_steps ? &steps : NULL);
    buffer_free(&steps);
}

static void answer_rate(struct worker *worker, struct task *task)
{
    nonet_rating rating = {0};
    const size_t before = worker->out->length - task->needs_separator;
    if (task->kind != TASK_PUZZLE) write_unreadable(worker, task);
    else if (worker->settings->json) rate_as_json(worker, task, &rating);
    else rate_as_text(worker, task, &rating);
    if (task->outcome == OUTCOME_INTERRUPTED || !is_wanted_rating(worker->settings, &rating))
        worker->out->length = before;
}

/* ---- the command --------------------------------------------------------------------------------- */

static int print_about(const struct settings *settings)
{
    struct buffer text = {0};
    for (size_t index = 0; nonet_scale_at(index); index++) {
        if (settings->scales && !(settings->scales >> index & 1)) continue;
        if (settings->json) json_scale(&text, nonet_scale_at(index));
        else write_scale(&text, nonet_scale_at(index));
    }
    output_write_buffer(&text);
    return EXIT_FINE;
}

static const char *rate_clash(const struct settings *settings)
{
    const bool has_se = rated_scales(settings) & NONET_SCALE_SE;
    if (!has_se && (settings->pearl || settings->diamond)) return "--pearl and --diamond are for the scale se";
    if (!has_se && settings->steps) return "--steps is for the scale se; see nonet explain --like hodoku --brief";
    if (!has_se && (settings->min % 10 || settings->max % 10)) return "a score is a whole number";
    if (rated_scales(settings) == NONET_SCALE_NONET && (settings->has_min || settings->has_max))
        return "--min and --max are for the scales se and hodoku";
    if (settings->has_min && settings->has_max && settings->min > settings->max) return "--min is above --max";
    if (settings->json && settings->header) return "--header is not for --json, where each object names its scale";
    return NULL;
}

static bool rate_is_block(const struct settings *settings, const struct task *task)
{
    return settings->steps && !settings->json && task->kind == TASK_PUZZLE;
}

static int run_rate(const struct settings *settings, char *const *operands)
{
    struct buffer header = {0};
    const char *const clash = rate_clash(settings);
    if (clash) {
        message_usage("rate", "%s (nonet help rate)", clash);
        return EXIT_TROUBLE;
    }
    if (settings->about) return print_about(settings);
    if (settings->header) write_rating_header(&header, rated_scales(settings), settings->canonical);
    buffer_add_character(&header, 0);
    const struct job job = {
        .settings = settings,
        .jobs = pipeline_jobs(settings),
        .header = settings->header ? header.bytes : NULL,
        .answer = answer_rate,
        .is_block = rate_is_block,
        .is_slow = true,
    };
    const int exit_code = pipeline_run(&job, operands);
    buffer_free(&header);
    return exit_code;
}

static const struct option_group *const rate_groups[] = {
    &options_rate, &options_rate_filter, &options_input, &options_work, &options_answer, &options_help, NULL,
};

static const struct example rate_examples[] = {
    {"nonet rate puzzles.txt", "puzzle, ER, EP and ED of each, with tabs between them"},
    {"nonet rate puzzles.txt | sort -k2,2nr", "the hardest first"},
    {"nonet rate --scale all --header puzzles.txt", "with HoDoKu's score and level, and a heading"},
    {"nonet rate --diamond --min 9 puzzles.txt", "only diamonds from 9.0 on"},
    {"nonet rate --canonical puzzles.txt", "ratings that do not depend on how a puzzle is turned"},
    {"nonet rate --steps puzzle.txt", "why: every step with its rating"},
    {"nonet rate --about", "what the ratings depend on"},
    {0},
};

const struct command command_rate = {
    .name = "rate",
    .operands = "[FILE|PUZZLE]...",
    .summary = "say how hard each puzzle is: ER, EP and ED, or HoDoKu's score",
    .description =
        "Prints a line for each puzzle: the puzzle, then its rating, with tabs between. ER is the hardest step on "
        "Sudoku Explainer's way to the solution, EP the hardest one up to the first that places a value, ED the "
        "first one; they range from 1.0 to about 12. HoDoKu's score is the sum of the points of all its steps. "
        "nonet's own level (easy, medium, hard, expert, extreme) is that of the hardest technique on the way that "
        "nonet explain takes; extreme is what needs chains. It is there for boards up to 25x25, the others are for 9x9.\n\n"
        "A puzzle without exactly one solution has empty columns; one that --timeout stopped has the word timeout "
        "instead of its rating. A board with pencil marks (729 characters, or a grid of candidates) is rated with "
        "just these candidates. A board that is full already has 0.0; should no technique help at all, ER is 20.0.\n\n"
        "With --min, --max, --pearl or --diamond only matching lines are printed; what cannot match is given up as "
        "soon as that is known. The values are those of Sudoku Explainer 1.2.1, to the tenth: see --about.",
    .groups = rate_groups,
    .examples = rate_examples,
    .run = run_rate,
};
