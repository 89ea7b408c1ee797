/* cmd_rate.c: nonet rate: how hard each puzzle is, on the scales of Sudoku Explainer and HoDoKu, and by nonet's own
 * levels.
 *
 * An answer begins with the puzzle, so that other programs can sort and filter lines; missing ratings are empty
 * columns. With a filter only matches are printed, and the library gives up early on the others. The answer is written
 * while the steps come, and dropped if it is not wanted. */
#include "answers/rater_settings.h"
#include "commands/picture_writer.h"
#include "commands/rating_plot.h"
#include "options/option_values.h"
#include "options/output_options.h"
#include "options/reading_options.h"
#include "options/work_options.h"
#include "options/writing_options.h"
#include "run/outcome.h"
#include "run/pipeline.h"
#include "show/answer_json.h"
#include "show/rating_text.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/late_file.h"
#include "system/standard_output.h"

struct rate_settings {
    struct rating_filter filter;
    bool canonical, level_only, steps, header, about, json;
    struct output_options output;
    nonet_reader_settings reader;
    struct work_options work;
    struct unit_options units;
    const char *plot_file;    /* --plot, or NULL */
    struct rating_plot *plot; /* what it will show */
};

/* ---- one puzzle ---------------------------------------------------------------------------------- */

/* Rate it, and write the steps if they are wanted. */
static void rate_task(struct worker *worker, struct task *task, struct step_teller teller, nonet_rating *rating)
{
    const struct rate_settings *const settings = worker->job->settings;
    nonet_rating_sink *const sink = !settings->steps ? NULL : settings->json ? json_rating_step : write_rating_step;
    const nonet_rater_settings *const rater = worker->job->many->rater;
    const nonet_refusal *const problem = nonet_rater_problem(&task->position, rater);
    if (problem) {
        outcome_refuse_for(task, problem, settings->canonical ? "--scale nonet without --canonical" : "--scale nonet");
        return;
    }
    const uint64_t began = clock_nanoseconds();
    const nonet_status status = nonet_rater_each(worker->handles->rater, &task->position, sink, &teller, rating);
    if (status == NONET_ERR_MEMORY) {
        outcome_refuse(task, "no rating: its chains need more memory than there is");
        return;
    }
    const nonet_result result = {.verdict = rating->verdict, .conflict = rating->conflict};
    outcome_record(task, status, &result, began, settings->work.limit.seconds);
}

static void rate_as_text(struct worker *worker, struct task *task, nonet_rating *rating)
{
    const struct rate_settings *const settings = worker->job->settings;
    rate_task(worker, task, (struct step_teller){worker->out, NULL, task->position.layout}, rating);
    write_rating(worker->out, task, rated_scales(&settings->filter), rating);
}

/* The verdict comes before the steps, so these are written separately first. */
static void rate_as_json(struct worker *worker, struct task *task, nonet_rating *rating)
{
    const struct rate_settings *const settings = worker->job->settings;
    struct buffer steps = {0};
    nonet_json *const list = json_writer(&steps);
    nonet_json_array(list, NULL);
    rate_task(worker, task, (struct step_teller){NULL, list, task->position.layout}, rating);
    nonet_json_close(list);
    nonet_json_free(list);
    const bool has_steps = settings->steps && rating->verdict == NONET_VERDICT_UNIQUE;
    json_rating(worker->out, task, rating, has_steps ? &steps : NULL);
    buffer_free(&steps);
}

static void answer_rate(struct worker *worker, struct task *task)
{
    const struct rate_settings *const settings = worker->job->settings;
    nonet_rating rating = {0};
    /* An unwanted answer is dropped together with the empty line before it. */
    const size_t before = worker->out->length - task->needs_separator;
    if (task->kind != TASK_PUZZLE) write_unreadable(worker->out, task, settings->json);
    else if (settings->json) rate_as_json(worker, task, &rating);
    else rate_as_text(worker, task, &rating);
    if (task->outcome == OUTCOME_INTERRUPTED || !is_wanted_rating(&settings->filter, &rating))
        worker->out->length = before;
    else if (settings->plot) rating_plot_add(settings->plot, &rating);
}

/* ---- the command --------------------------------------------------------------------------------- */

static int print_about(const struct rate_settings *settings)
{
    struct buffer text = {0};
    for (size_t index = 0; nonet_scale_at(index); index++) {
        if (settings->filter.scales && !(settings->filter.scales >> index & 1)) continue;
        if (settings->json) json_scale(&text, nonet_scale_at(index));
        else write_scale(&text, nonet_scale_at(index));
    }
    output_write_buffer(&text);
    return EXIT_FINE;
}

static const char *rate_clash(const void *given, char *const *operands)
{
    const struct rate_settings *const settings = given;
    const struct rating_filter *const filter = &settings->filter;
    const bool has_se = rated_scales(filter) & NONET_SCALE_SE;
    if (settings->plot_file && late_file_would_replace_any(settings->plot_file, operands))
        return "the chart would replace the puzzles";
    if (settings->plot_file && rated_scales(filter) & (rated_scales(filter) - 1))
        return "--plot shows one scale: name it in --scale";
    if (!has_se && (filter->pearl || filter->diamond)) return "--pearl and --diamond are for the scale se";
    if (!has_se && settings->steps) return "--steps is for the scale se; see nonet explain --like hodoku --brief";
    if (!has_se && (filter->min % 10 || filter->max % 10)) return "a score is a whole number";
    if (rated_scales(filter) == NONET_SCALE_NONET && (filter->has_min || filter->has_max))
        return "--min and --max are for the scales se and hodoku";
    if (filter->has_min && filter->has_max && filter->min > filter->max) return "--min is above --max";
    if (settings->level_only && rated_scales(filter) != NONET_SCALE_NONET) return "--level-only is for --scale nonet";
    if (settings->plot_file && wants_units(&settings->units))
        return "--plot is for one run: without --shard and --journal";
    if (settings->json && settings->header) return "--header is not for --json, where each object names its scale";
    return NULL;
}

static bool rate_is_block(const void *given, const struct task *task)
{
    const struct rate_settings *const settings = given;
    return settings->steps && !settings->json && task->kind == TASK_PUZZLE;
}

static int rate_puzzles(const struct rate_settings *settings, char *const *operands)
{
    struct buffer header = {0};
    if (settings->header) write_rating_header(&header, rated_scales(&settings->filter), settings->canonical);
    buffer_add_character(&header, 0);
    /* The task is not the library's own: the steps are told while they come. */
    nonet_rater_settings rater = rater_settings(&settings->filter, settings->canonical);
    rater.names_hardest = !settings->level_only;
    const nonet_many_settings many = {.task = NONET_MANY_OWN, .rater = &rater, .timeout_ms = settings->work.limit.ms};
    const struct job job = {
        .reader = &settings->reader,
        .settings = settings,
        .many = &many,
        .threads = thread_count(settings->work.jobs),
        .header = settings->header ? header.bytes : NULL,
        .answer = answer_rate,
        .is_block = rate_is_block,
        .is_slow = true,
        .units = &settings->units,
        .unit_size = UNIT_OF_SLOW_PUZZLES,
    };
    const int exit_code = pipeline_run(&job, operands);
    buffer_free(&header);
    return exit_code;
}

/* Puzzles that were rated but not delivered when a signal came would be counted: then there is no chart. */
static int rate_and_plot(struct rate_settings *settings, char *const *operands)
{
    struct rating_plot plot;
    const struct picture_options options = {.output = settings->plot_file};
    struct picture_writer writer = {0};
    if (!picture_writer_begin(&writer, &options)) return EXIT_TROUBLE;
    rating_plot_begin(&plot, rated_scales(&settings->filter));
    settings->plot = &plot;
    const int exit_code = rate_puzzles(settings, operands);
    const bool is_cut = interrupt_signal() != 0;
    nonet_drawing *const drawing = is_cut ? NULL : rating_plot_draw(&plot);
    if (drawing) picture_writer_add(&writer, drawing);
    else message("%s: not written: %s", settings->plot_file, is_cut ? "interrupted" : "no puzzle was rated");
    return picture_writer_end(&writer, is_cut) ? exit_code : EXIT_TROUBLE;
}

static int run_rate(const void *given, char *const *operands)
{
    struct rate_settings settings = *(const struct rate_settings *)given;
    if (settings.about) return print_about(&settings);
    return settings.plot_file ? rate_and_plot(&settings, operands) : rate_puzzles(&settings, operands);
}

static const char *set_plot_file(void *field, const char *value)
{
    const char **const file = field;
    *file = value;
    return picture_format_of_name(value) ? NULL : "not a file that ends in .svg, .png or .pdf";
}

static const struct option rate_options[] = {
    {0, "scale", "SCALE",
     "se (default): ER, EP and ED of Sudoku Explainer; hodoku: HoDoKu's score and level; nonet: nonet's own "
     "level and the hardest technique; all: all of them",
     set_scale, scale_choice, offsetof(struct rate_settings, filter)},
    {0, "level-only", NULL, "with --scale nonet: do not search for the hardest technique of extreme puzzles", set_flag,
     NULL, offsetof(struct rate_settings, level_only)},
    {0, "canonical", NULL, "rate the canonical form, so that equivalent puzzles get the same rating", set_flag, NULL,
     offsetof(struct rate_settings, canonical)},
    {0, "steps", NULL, "before the rating, show each step on Sudoku Explainer's way: its rating, name and effect",
     set_flag, NULL, offsetof(struct rate_settings, steps)},
    {0, "header", NULL, "start with a comment line that names the columns and the versions of the scales", set_flag,
     NULL, offsetof(struct rate_settings, header)},
    {0, "plot", "FILE", "also draw how many puzzles have which rating, into a file that ends in .svg, .png or .pdf",
     set_plot_file, NULL, offsetof(struct rate_settings, plot_file)},
    {0, "about", NULL, "only print what the ratings depend on, so that they can be reproduced", set_flag, NULL,
     offsetof(struct rate_settings, about)},
    {0},
};

static const struct option_group options_rate = {"Rating", rate_options, NULL, NULL};

static const struct option rate_filter_options[] = {
    {0, "min", "X", "only puzzles with an ER (with --scale hodoku: a score) of at least X", set_min, NULL, 0},
    {0, "max", "X", "only puzzles with an ER (or score) of at most X; harder ones are abandoned early", set_max, NULL,
     0},
    {0, "pearl", NULL, "only pearls: no step is harder than those up to the first placement (ER = EP)", set_flag, NULL,
     offsetof(struct rating_filter, pearl)},
    {0, "diamond", NULL, "only diamonds: no step is harder than the first (ER = EP = ED)", set_flag, NULL,
     offsetof(struct rating_filter, diamond)},
    {0},
};

static const struct option_group options_rate_filter = {"Which puzzles to print", rate_filter_options, NULL, NULL};

static const struct option_use rate_groups[] = {
    {&options_rate, 0},
    {&options_rate_filter, offsetof(struct rate_settings, filter)},
    {&options_reading, offsetof(struct rate_settings, reader)},
    {&options_work, offsetof(struct rate_settings, work)},
    {&options_output, offsetof(struct rate_settings, output)},
    {&options_units, offsetof(struct rate_settings, units)},
    {&options_answer, offsetof(struct rate_settings, json)},
    {0},
};

static const struct example rate_examples[] = {
    {"nonet rate puzzles.txt", "puzzle, ER, EP and ED, separated by tabs"},
    {"nonet rate puzzles.txt | sort -k2,2nr", "the hardest first"},
    {"nonet rate --scale all --header puzzles.txt", "with HoDoKu's score and level, and a heading"},
    {"nonet rate --diamond --min 9 puzzles.txt", "only diamonds of 9.0 and above"},
    {"nonet rate --canonical puzzles.txt", "ratings that do not depend on how a puzzle is turned"},
    {"nonet rate --steps puzzle.txt", "why: every step with its rating"},
    {"nonet rate --plot ratings.svg puzzles.txt", "with a chart: how many have which rating"},
    {"nonet rate --about", "what the ratings depend on"},
    {0},
};

const struct command command_rate = {
    .name = "rate",
    .operands = "[FILE|PUZZLE]...",
    .summary = "say how hard each puzzle is: ER, EP and ED, or HoDoKu's score",
    .description =
        "Prints a line per puzzle: the puzzle and its rating, separated by tabs. ER is the hardest step on "
        "Sudoku Explainer's way to the solution, EP the hardest one up to the first that places a value, ED the "
        "first one; they range from 1.0 to about 12. HoDoKu's score is the sum of the points of all its steps. "
        "nonet's own level (beginner, easy, medium, tricky, hard, expert, extreme) is that of the hardest "
        "technique that nonet explain uses. It covers boards up to 25x25, the other scales 9x9 only.\n\n"
        "A puzzle without exactly one solution has empty columns; one that --timeout stopped has the word "
        "timeout instead of its rating. A board with pencil marks (729 characters, or a grid of candidates) is "
        "rated with just these candidates. A board that is already full has 0.0; if no technique helps at all, "
        "ER is 20.0.\n\n"
        "With --min, --max, --pearl or --diamond only matching lines are printed, and a puzzle is abandoned as "
        "soon as it cannot match. The values are those of Sudoku Explainer 1.2.1, to the tenth: see --about.",
    .document = "rating.md",
    .groups = rate_groups,
    .examples = rate_examples,
    .settings_size = sizeof(struct rate_settings),
    .clash = rate_clash,
    .run = run_rate,
};
