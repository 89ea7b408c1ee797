/* cmd_techniques.c: nonet techniques: the list of techniques, or one of them with an example.
 *
 * The library has an example position for each technique; it is explained on the spot, by the same search and in the
 * same words as any other. */
#include <string.h>
#include <unistd.h>

#include "options/chains_option.h"
#include "options/option_values.h"
#include "options/technique_choice.h"
#include "options/writing_options.h"
#include "show/answer_json.h"
#include "show/board_picture.h"
#include "show/paragraph.h"
#include "show/step_text.h"
#include "system/messages.h"
#include "system/screen.h"
#include "system/standard_output.h"

struct techniques_settings {
    enum words_wanted words;
    nonet_step_form line; /* --chains */
    bool used;
    bool positions;
    struct technique_options techniques;
    bool json;
};

/* ---- the list ------------------------------------------------------------------------------------ */

/* "  X-wing (fish; HoDoKu: X-Wing)" */
static void add_entry(struct buffer *out, const nonet_technique *technique)
{
    buffer_print(out, "  %s (%s%s%s%s)\n      ", technique->name, technique->family,
                 technique->is_usual ? "" : "; on demand", technique->hodoku_name[0] ? "; HoDoKu: " : "",
                 technique->hodoku_name);
    add_wrapped(out, technique->summary, strlen(technique->summary), 6, 6);
}

/* The members under the headings of their levels. */
static void add_list(struct buffer *out, const bool members[NONET_MAX_TECHNIQUES])
{
    const nonet_technique *technique;
    for (int level = 0; nonet_level_at((size_t)level); level++) {
        bool has_head = false;
        for (size_t index = 0; (technique = nonet_technique_at(index)); index++) {
            if ((int)technique->level != level || !members[index]) continue;
            if (!has_head) buffer_print(out, "%s%s\n", out->length ? "\n" : "", nonet_level_at((size_t)level)->name);
            has_head = true;
            add_entry(out, technique);
        }
    }
}

/* ---- the techniques in use ----------------------------------------------------------------------- */

static void add_ranking(struct buffer *out, const nonet_ranking *ranking)
{
    const size_t length = nonet_ranking_text(ranking, NULL, 0);
    nonet_ranking_text(ranking, buffer_reserve(out, length + 1), length + 1);
    out->length += length;
}

/* Unused techniques follow as comments, so that a copy can be edited without looking up names. */
static void add_unused(struct buffer *out, const nonet_ranking *ranking)
{
    bool is_used[NONET_MAX_TECHNIQUES] = {false};
    const nonet_technique *technique;
    for (size_t place = 0; place < ranking->count; place++) is_used[ranking->techniques[place]] = true;
    buffer_add_text(out, "# not in use:\n");
    for (size_t index = 0; (technique = nonet_technique_at(index)); index++)
        if (!is_used[index]) buffer_print(out, "# %-34s%d\n", technique->name, ranking->weights[index]);
}

/* The largest boards use all usual techniques; those that smaller boards do without find nothing there. */
static bool rank_for_largest(const nonet_explainer_settings *settings, nonet_ranking *ranking)
{
    nonet_layout *layout;
    nonet_status status = nonet_layout_new(5, NONET_MAX_LOGIC_SIDE / 5, &layout);
    if (status == NONET_OK) status = nonet_ranking_of(layout, settings, ranking);
    nonet_layout_free(layout);
    return status == NONET_OK;
}

static int tell_used(const struct techniques_settings *settings, char *const *operands)
{
    struct technique_choice choice;
    nonet_ranking ranking;
    struct buffer out = {0};
    if (*operands) {
        message_usage("techniques", "--used and %s: only one of both (nonet help techniques)", *operands);
        return EXIT_TROUBLE;
    }
    if (!technique_choice_make(&choice, &settings->techniques, NONET_PATH_SIMPLEST)) return EXIT_TROUBLE;
    if (!rank_for_largest(&choice.explainer, &ranking)) fatal("no order");
    buffer_add_text(&out, "# techniques in the order in which they are tried, each with its weight;\n"
                          "# +: looked for at once with the one before (nonet explain --order FILE)\n");
    add_ranking(&out, &ranking);
    add_unused(&out, &ranking);
    output_write_buffer(&out);
    return EXIT_FINE;
}

/* ---- one technique ------------------------------------------------------------------------------- */

/* Where the step of an example goes to. */
struct example_showing {
    const struct techniques_settings *settings;
    struct buffer *out; /* for people, or NULL: */
    nonet_json *json;
    const nonet_position *position;
};

/* The first step is the example. */
static bool show_example_step(void *context, const nonet_step *step)
{
    const struct example_showing *const showing = context;
    struct buffer *const out = showing->out;
    if (showing->json) {
        nonet_json_step(showing->json, "step", step, showing->position, NONET_JSON_WHOLE_STEP);
        return false;
    }
    buffer_add_text(out, "\nExample:\n\n");
    write_board_picture(out, showing->position, NULL, step, screen_has_colour(STDOUT_FILENO));
    buffer_add_character(out, '\n');
    add_step_paragraph(out, step, showing->position, NULL, showing->settings->line, 2);
    add_step_reason(out, step, showing->position, NULL, showing->settings->words, 2);
    return false;
}

static void add_example(const struct techniques_settings *settings, struct buffer *out, nonet_json *json, int number)
{
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    if (!technique->example[0]) return;
    nonet_puzzle *puzzle;
    nonet_start start;
    nonet_explainer *explainer;
    if (nonet_read_one(technique->example, strlen(technique->example), NULL, &puzzle, NULL) != NONET_OK ||
        nonet_explainer_new(NULL, &explainer) != NONET_OK ||
        nonet_explainer_begin(explainer, &puzzle->position, &start) != NONET_OK)
        fatal("an example cannot be explained: out of memory");
    struct example_showing showing = {settings, out, json, nonet_explainer_position(explainer)};
    const nonet_status status = nonet_explainer_each(explainer, number, show_example_step, &showing);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    nonet_explainer_free(explainer);
    nonet_puzzle_free(puzzle);
}

static void add_technique(const struct techniques_settings *settings, struct buffer *out, int number)
{
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    buffer_print(out, "%s: level %s, family %s", technique->name, nonet_level_at((size_t)technique->level)->name,
                 technique->family);
    if (technique->hodoku_name[0])
        buffer_print(out, "; HoDoKu: %s, level %s, %d points", technique->hodoku_name,
                     nonet_hodoku_level_name(technique->hodoku_level), technique->hodoku_score);
    buffer_add_text(out, "\n\n");
    add_wrapped(out, technique->summary, strlen(technique->summary), 0, 0);
    if (technique->needs_uniqueness) buffer_add_text(out, "\nRight only in puzzles with exactly one solution.\n");
    if (!technique->is_usual) buffer_add_text(out, "\nUsed only on demand: name it in --with or --only.\n");
    add_example(settings, out, NULL, number);
}

static void add_technique_json(struct buffer *out, int number)
{
    nonet_json *const json = json_begin(out);
    nonet_json_technique(json, number);
    add_example(NULL, NULL, json, number);
    json_end(json, out);
}

/* ---- positions to practise on ---------------------------------------------------------------------- */

static void add_positions(struct buffer *out, const bool members[NONET_MAX_TECHNIQUES])
{
    const char *position;
    for (int number = 0; nonet_technique_at((size_t)number); number++)
        for (size_t index = 0; members[number] && (position = nonet_technique_position(number, index)); index++)
            buffer_print(out, "%s\n", position);
}

/* ---- the command --------------------------------------------------------------------------------- */

static void add_members(struct buffer *out, const bool members[NONET_MAX_TECHNIQUES],
                        const struct techniques_settings *settings)
{
    if (settings->positions) add_positions(out, members);
    else if (!settings->json) add_list(out, members);
    else
        for (int number = 0; nonet_technique_at((size_t)number); number++)
            if (members[number]) add_technique_json(out, number);
}

static int tell_techniques(const struct techniques_settings *settings, char *const *names)
{
    struct buffer out = {0};
    int exit_code = EXIT_FINE;
    bool members[NONET_MAX_TECHNIQUES];
    for (char *const *name = names; *name; name++) {
        const int number = nonet_technique_find(*name);
        if (!nonet_technique_group(*name, members)) {
            char advice[160] = "";
            nonet_technique_advice(*name, advice, sizeof advice);
            message_usage("techniques", "nonet has no technique, family or level called %s%s%s (nonet techniques)",
                          *name, *advice ? "; " : "", advice);
            buffer_free(&out);
            return EXIT_TROUBLE;
        }
        if (number < 0 || settings->json || settings->positions) {
            const size_t before = out.length;
            add_members(&out, members, settings);
            if (out.length > before) continue;
            message("no positions of %s", *name);
            exit_code = EXIT_NO;
        } else {
            if (out.length) buffer_add_character(&out, '\n');
            add_technique(settings, &out, number);
        }
    }
    output_write_buffer(&out);
    return exit_code;
}

static const char *techniques_clash(const void *given, char *const *operands)
{
    const struct techniques_settings *const settings = given;
    const bool has_choice = selects_techniques(&settings->techniques) || settings->techniques.like;
    if ((settings->words || settings->line) && (settings->used || settings->json || !*operands))
        return "--words and --chains are for the example of a technique";
    if (settings->used && settings->json) return "--used has no --json";
    if (settings->positions && settings->json) return "--positions has no --json";
    if (settings->positions && settings->used) return "--positions and --used: only one of both";
    if (has_choice && !settings->used) return "--like, --order, --only, --with and --without are for --used";
    return NULL;
}

static int run_techniques(const void *given, char *const *operands)
{
    const struct techniques_settings *const settings = given;
    bool everything[NONET_MAX_TECHNIQUES];
    struct buffer out = {0};
    if (settings->used) return tell_used(settings, operands);
    if (*operands) return tell_techniques(settings, operands);
    for (int number = 0; number < NONET_MAX_TECHNIQUES; number++) everything[number] = true;
    add_members(&out, everything, settings);
    output_write_buffer(&out);
    return EXIT_FINE;
}

static const struct option techniques_options[] = {
    {0, "used", NULL,
     "print the techniques in use, one per line, in the order in which they are tried, with their weights: a "
     "file for --order",
     set_flag, NULL, offsetof(struct techniques_settings, used)},
    {0, "positions", NULL,
     "print positions to practise on, one per line: the commonest techniques have twenty, each a position where "
     "nothing easier gives what the technique gives",
     set_flag, NULL, offsetof(struct techniques_settings, positions)},
    {0, "words", "LENGTH", words_summary, set_words, words_choice, offsetof(struct techniques_settings, words)},
    {0, "chains", "NOTATION", chains_summary, set_chains, chains_choice, offsetof(struct techniques_settings, line)},
    {0},
};

static const struct option_group options_techniques = {"What to show", techniques_options, NULL, NULL};

static const struct option_use techniques_groups[] = {
    {&options_techniques, 0},
    {&options_logic, offsetof(struct techniques_settings, techniques)},
    {&options_answer, offsetof(struct techniques_settings, json)},
    {0},
};

static const struct example techniques_examples[] = {
    {"nonet techniques", "all techniques, easiest first"},
    {"nonet techniques x-wing", "what an X-wing is, with an example"},
    {"nonet techniques fish medium", "what belongs to a family or a level"},
    {"nonet techniques --positions skyscraper", "positions that need a skyscraper, for nonet hint or nonet play"},
    {"nonet techniques --used >mine.txt", "their order and weights, to edit and use with --order"},
    {0},
};

const struct command command_techniques = {
    .name = "techniques",
    .operands = "[TECHNIQUE|FAMILY|LEVEL]...",
    .summary = "list the techniques of explain, or show some of them",
    .description =
        "Without a name: every technique with its family and a description, easiest first; those marked 'on "
        "demand' are used only if you name them. With the name of a technique: an example of it, drawn and "
        "explained. With a family, a level or the start of a name: the list of its techniques. Case, blanks and "
        "hyphens in names do not matter; HoDoKu's names and codes, and some names from other programs, are "
        "understood too.",
    .document = "choosing.md",
    .groups = techniques_groups,
    .operand_choice = technique_name_choice,
    .examples = techniques_examples,
    .settings_size = sizeof(struct techniques_settings),
    .clash = techniques_clash,
    .run = run_techniques,
};
