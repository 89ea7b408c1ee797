/* cmd_generate.c: nonet generate, new puzzles. */
#include <assert.h>
#include <inttypes.h>
#include <string.h>

#include "generate/generate_options.h"
#include "generate/generate_order.h"
#include "generate/generate_report.h"
#include "generate/generate_units.h"
#include "show/answer_json.h"
#include "show/board_text.h"
#include "system/fresh_seed.h"
#include "system/standard_output.h"

/* ---- one puzzle ------------------------------------------------------------------------------------ */

/* Never negative: before each step there is at least one more redundant clue than there are steps to come. */
static void add_weight(const nonet_generated *made, struct buffer *out)
{
    buffer_print(out, "%" PRId64 ".%06" PRId64, made->log2_weight / 1000000, made->log2_weight % 1000000);
}

static void generate_as_json(const struct generate_order *order, const nonet_generated *made, struct buffer *out)
{
    const unsigned solution = order->settings->solution ? NONET_JSON_SOLUTION : 0;
    const unsigned stats = order->settings->stats ? NONET_JSON_STATS : 0;
    nonet_json *const json = json_begin(out);
    nonet_json_generated(json, order->layout, &order->wanted, made, solution | stats);
    json_end(json, out);
}

static nonet_style generated_style(const struct generate_order *order)
{
    return chosen_style(&order->settings->writing, compact_style(order->layout));
}

static void add_generated_board(const nonet_position *position, const nonet_style *style, struct buffer *out)
{
    const bool is_written = append_board(out, position, style);
    assert(is_written);
    (void)is_written;
}

/* The notation csv has columns for puzzle and solution: it is one board with the solution filled in. */
static void add_csv_row(const nonet_position *puzzle, const nonet_position *solution, const nonet_style *style,
                        struct buffer *out)
{
    uint8_t is_given[NONET_MAX_CELLS];
    for (int cell = 0; cell < nonet_layout_cells(puzzle->layout); cell++) is_given[cell] = puzzle->cells[cell] != 0;
    const nonet_position both = {puzzle->layout, solution->cells, is_given, NULL};
    add_generated_board(&both, style, out);
}

static void write_generated(const struct generate_order *order, const nonet_generated *made, struct buffer *out)
{
    assert(made->is_made);
    if (order->settings->json) {
        generate_as_json(order, made, out);
        return;
    }
    const nonet_position puzzle = {order->layout, made->cells, NULL, NULL};
    const nonet_position solution = {order->layout, made->solution, NULL, NULL};
    const nonet_style style = generated_style(order);
    if (order->settings->solution && style.notation->holds_solution) {
        add_csv_row(&puzzle, &solution, &style, out);
        return;
    }
    if (!style.notation->is_line && made->index != generate_first(order->settings)) buffer_add_character(out, '\n');
    add_generated_board(&puzzle, &style, out);
    if (order->settings->solution) {
        if (style.notation->is_line) out->bytes[out->length - 1] = '\t';
        else buffer_add_character(out, '\n');
        add_generated_board(&solution, &style, out);
    }
    if (!order->wanted.weighs) return;
    out->bytes[out->length - 1] = '\t';
    add_weight(made, out);
    buffer_add_character(out, '\n');
}

/* ---- the command ------------------------------------------------------------------------------------ */

static bool writes_plain_lines(const struct generate_settings *settings)
{
    if (!settings->writing.to) return true;
    const nonet_style style = chosen_style(&settings->writing, (nonet_style){0});
    return style.notation->is_line && !style.notation->holds_solution;
}

static const char *generate_clash(const void *given, char *const *operands)
{
    const struct generate_settings *const settings = given;
    (void)operands;
    if (json_clash(settings->json, &settings->writing)) return json_clash(settings->json, &settings->writing);
    if (settings->generator.weighs && !settings->json && !writes_plain_lines(settings))
        return "--weights needs a notation with one line a puzzle (not csv), or --json";
    if (generate_first(settings) + settings->count < settings->count)
        return "--first and --count go beyond the last number";
    if (wants_units(&settings->units) && settings->work.limit.ms)
        return "--timeout is for one run: without --shard and --journal";
    if (unit_stats_clash(&settings->units, settings->stats)) return unit_stats_clash(&settings->units, settings->stats);
    if (wants_units(&settings->units) && !settings->seed) return unit_seed_problem;
    return generate_order_clash(settings);
}

/* Nothing is made that could not be written. False after a message. */
static bool can_be_written(const struct generate_order *order)
{
    static const uint8_t empty[NONET_MAX_CELLS];
    char text[MISFIT_BYTES];
    const nonet_position position = {order->layout, empty, NULL, NULL};
    const nonet_style style = generated_style(order);
    if (order->settings->json || nonet_style_can_write(&style, &position) == NONET_OK) return true;
    describe_misfit(text, sizeof text, order->layout, &style);
    message_usage("generate", "%s (nonet help generate)", text);
    return false;
}

static int run_generate(const void *given, char *const *operands)
{
    static struct generated_total total;
    const struct generate_settings *const settings = given;
    struct generate_order order = {
        .settings = settings,
        .wanted = settings->generator,
        .first = generate_first(settings),
        .count = settings->count ? settings->count : 1,
        .limit = settings->work.limit,
        .threads = thread_count(settings->work.jobs),
        .write = write_generated,
    };
    nonet_layout *layout;
    (void)operands;
    if (!generate_order_prepare(&order, "generate", &layout) || !can_be_written(&order)) {
        nonet_layout_free(layout);
        return EXIT_TROUBLE;
    }
    order.wanted.seed = settings->seed ? settings->seed : fresh_seed();
    const char *const header = chosen_header(&settings->writing, settings->json);
    int exit_code;
    if (wants_units(&settings->units)) {
        exit_code = generate_units(&order, header);
    } else {
        if (header) output_write_text(header);
        generate_all(&order, &total);
        exit_code = generate_report(&order, &total);
        number_ranges_free(&total.numbers);
    }
    nonet_layout_free(layout);
    return exit_code;
}

static const struct option_use generate_groups[] = {
    {&options_generate, 0},
    {&options_generate_output, 0},
    {&options_convert, offsetof(struct generate_settings, writing)},
    {&options_generate_work, 0},
    {&options_output, offsetof(struct generate_settings, output)},
    {&options_units, offsetof(struct generate_settings, units)},
    {&options_answer, offsetof(struct generate_settings, json)},
    {0},
};

static const struct example generate_examples[] = {
    {"nonet generate --count 1000 --seed 7", "a thousand, always the same"},
    {"nonet generate --technique swordfish --solution", "needs a swordfish; with its solution"},
    {"nonet generate --symmetry rotate180 --to bordered", "a symmetrical one, as a grid"},
    {"nonet generate --pattern heart.txt --level hard", "a hard one with its clues in these cells"},
    {0},
};

const struct command command_generate = {
    .name = "generate",
    .operands = "",
    .summary = "make new puzzles",
    .description =
        "Makes puzzles with exactly one solution, one per line. They are minimal: take away any clue, and there "
        "are several.\n\n"
        "The more you ask for, the longer it takes. Some requests can never be met: use --timeout, which like "
        "Ctrl-C keeps what is finished.",
    .document = "generating.md",
    .groups = generate_groups,
    .examples = generate_examples,
    .lists_levels = true,
    .settings_size = sizeof(struct generate_settings),
    .clash = generate_clash,
    .run = run_generate,
};
