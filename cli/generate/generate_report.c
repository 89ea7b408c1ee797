/* generate_report.c: see generate_report.h. */
#include "generate/generate_report.h"

#include <assert.h>
#include <inttypes.h>

#include "generate/generate_options.h"
#include "show/board_text.h"
#include "system/interrupt.h"
#include "system/messages.h"

static const char *plural(uint64_t count)
{
    return count == 1 ? "" : "s";
}

static void tell_generated(const struct generate_order *order, const struct generated_total *total)
{
    const uint64_t made = total->made;
    struct buffer line = {0};
    const double seconds = (double)total->nanoseconds / 1e9;
    message("seed %" PRIu64 ": %" PRIu64 " puzzle%s, %.1f clues on average, %" PRIu64 " truly minimal",
            order->wanted.seed, made, plural(made), made ? (double)total->clues / (double)made : 0, total->minimal);
    for (int clues = 0; clues <= NONET_MAX_CELLS; clues++)
        if (total->with_clues[clues])
            buffer_print(&line, "%s%d: %" PRIu64, line.length ? ", " : "", clues, total->with_clues[clues]);
    if (made) message("clues: %.*s", (int)line.length, line.bytes);
    if (made && total->needed < total->clues && total->needed)
        message("%" PRIu64 " of %" PRIu64 " clues are proved to be needed", total->needed, total->clues);
    message("%" PRIu64 " attempts, %" PRIu64 " questions to the solver, %.3f s, %.1f puzzles a second", total->attempts,
            total->questions, seconds, (double)made / seconds);
    buffer_free(&line);
}

/* The work is over, and nobody wants to wait for words about it. */
enum { PATIENCE_MS = 40 };

/* Add its rating if the goal is a rating. */
static void add_nearest_rating(const nonet_position *position, struct buffer *line)
{
    nonet_rater *rater;
    nonet_rating rating;
    const nonet_rater_settings settings = {.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU, .timeout_ms = PATIENCE_MS};
    if (nonet_rater_new(&settings, &rater) != NONET_OK) fatal("out of memory");
    if (nonet_rater_rate(rater, position, &rating) == NONET_OK && rating.verdict == NONET_VERDICT_UNIQUE)
        buffer_print(line, ", ER %d.%d, score %" PRId64, rating.se.er / 10, rating.se.er % 10, rating.hodoku.score);
    nonet_rater_free(rater);
}

/* How many solutions it has: patterns are searched for one with a single solution. */
static void add_solutions(const nonet_position *position, struct buffer *line)
{
    enum { MOST_TOLD = 1000 };
    nonet_solver *solver;
    nonet_solver_settings settings;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    settings.timeout_ms = PATIENCE_MS;
    if (nonet_solver_new(&settings, &solver) != NONET_OK) fatal("out of memory");
    const nonet_status status = nonet_solver_count(solver, position, MOST_TOLD, &result);
    const bool is_exact = status == NONET_OK && result.count < MOST_TOLD;
    if (status == NONET_OK || (status == NONET_STOPPED && result.count))
        buffer_print(line, " and %s%" PRIu64 " solution%s", is_exact ? "" : "at least ", result.count,
                     plural(result.count));
    nonet_solver_free(solver);
}

/* With a pattern, distances are about solutions. */
static void add_lack(struct buffer *line, const nonet_generator_settings *wanted, int64_t distance)
{
    char text[64];
    if (nonet_nearest_text(wanted, distance, text, sizeof text)) buffer_print(line, ", %s", text);
}

/* How close the search came for the missing puzzles. */
static void tell_nearest(const struct generate_order *order, struct generated_total *total)
{
    const nonet_position position = {order->layout, total->nearest, NULL, NULL};
    const nonet_generator_settings *const wanted = &order->wanted;
    struct buffer line = {0};
    if (!total->has_nearest || !generate_has_demands(order->settings)) return;
    write_compact(&line, &position);
    buffer_print(&line, " with %d clues", total->nearest_clues);
    if (!order->settings->pattern_file) add_lack(&line, wanted, total->nearest_distance);
    if (order->settings->pattern_file) add_solutions(&position, &line);
    if (wanted->least_er || wanted->most_er || wanted->least_score || wanted->most_score)
        add_nearest_rating(&position, &line);
    message("the nearest that was found: %.*s", (int)line.length, line.bytes);
    buffer_free(&line);
}

/* After the first missing puzzle, position and number no longer agree. */
static void tell_numbers(const struct generate_order *order, const struct generated_total *total)
{
    enum { MOST_TOLD = 10 };
    const struct number_ranges *const numbers = &total->numbers;
    struct buffer line = {0};
    if (!numbers->count || (numbers->count == 1 && numbers->items[0].first == order->first + 1)) return;
    number_ranges_write(numbers, MOST_TOLD, &line);
    message("they are the puzzles number %.*s of seed %" PRIu64, (int)line.length, line.bytes, order->wanted.seed);
    buffer_free(&line);
}

/* Most notations do not show boxes, and readers then assume the usual ones. */
static bool hides_boxes(const struct generate_order *order)
{
    const nonet_layout *const layout = order->layout;
    int rows, columns;
    const int box_rows = nonet_layout_box_rows(layout), box_columns = nonet_layout_box_columns(layout);
    const bool is_usual = nonet_layout_usual_boxes(box_rows * box_columns, &rows, &columns) && rows == box_rows;
    const nonet_style style = chosen_style(&order->settings->writing, compact_style(layout));
    return !is_usual && !order->settings->json && !style.notation->shows_boxes;
}

/* With clues in groups or in given cells, spare clues were not ruled out, but are good to know about. */
struct generate_remarks generate_remarks_of(const struct generate_order *order)
{
    const bool has_pattern = order->settings->pattern_file, is_asked = order->settings->insists_on_minimal;
    const bool is_single = order->wanted.symmetry == NONET_SYMMETRY_NONE || order->wanted.keeps_redundant;
    const bool is_certain = has_pattern ? is_asked : is_single;
    const bool tells = !order->settings->json && !order->settings->stats;
    const bool hides = hides_boxes(order);
    return (struct generate_remarks){.tells_open = tells && is_single && !order->wanted.keeps_redundant,
                                     .tells_minimal = tells && !is_certain,
                                     .has_pattern = has_pattern,
                                     .box_rows = hides ? nonet_layout_box_rows(order->layout) : 0,
                                     .box_columns = hides ? nonet_layout_box_columns(order->layout) : 0};
}

void generate_remarks_tell(const struct generate_remarks *remarks, const struct generated_total *total)
{
    if (remarks->tells_open && total->needed && total->needed < total->clues)
        message("%" PRIu64 " of %" PRIu64 " clues are proved to be needed; the others may be redundant", total->needed,
                total->clues);
    if (remarks->tells_minimal && total->made)
        message("%" PRIu64 " puzzle%s%s; %" PRIu64 " truly minimal", total->made, plural(total->made),
                remarks->has_pattern ? " with this pattern" : ", minimal within the symmetry", total->minimal);
    if (remarks->box_rows && total->made)
        message("the boxes are not shown: read these boards with --box %dx%d", remarks->box_rows, remarks->box_columns);
}

int generate_report(const struct generate_order *order, struct generated_total *total)
{
    const struct generate_settings *const settings = order->settings;
    if (settings->stats && !settings->json) tell_generated(order, total);
    const struct generate_remarks remarks = generate_remarks_of(order);
    generate_remarks_tell(&remarks, total);
    return generate_report_end(order, total);
}

int generate_report_end(const struct generate_order *order, struct generated_total *total)
{
    assert(total->made <= order->count);
    const bool is_complete = total->made == order->count;
    if (!interrupt_signal() && (is_complete || !total->is_timed_out)) return EXIT_FINE;
    message("%s; %" PRIu64 " of %" PRIu64 " puzzle%s made",
            interrupt_signal() ? "interrupted" : "stopped by the time limit", total->made, order->count,
            plural(order->count));
    tell_numbers(order, total);
    tell_nearest(order, total);
    return interrupt_signal() ? 128 + interrupt_signal() : EXIT_NO;
}
