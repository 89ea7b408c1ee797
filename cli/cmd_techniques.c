/* cmd_techniques.c: nonet techniques: the list of techniques, or one of them with an example.
 *
 * An example is a position that the library keeps for each technique; it is explained here and now, by
 * the same search and the same words as any other position. */
#include <string.h>
#include <unistd.h>

#include "board_picture.h"
#include "explaining.h"
#include "json.h"
#include "messages.h"
#include "output.h"
#include "paragraph.h"
#include "screen.h"
#include "step_json.h"

/* ---- the list ------------------------------------------------------------------------------------ */

static void add_entry(struct buffer *out, const nonet_technique *technique)
{
    buffer_print(out, "  %s%s%s%s\n      ", technique->name, technique->hodoku_name[0] ? " (HoDoKu: " : "",
                 technique->hodoku_name, technique->hodoku_name[0] ? ")" : "");
    add_wrapped(out, technique->summary, strlen(technique->summary), 6, 6);
}

static void add_list(struct buffer *out)
{
    const nonet_technique *technique;
    for (int level = NONET_EASY; level <= NONET_EXTREME; level++) {
        buffer_print(out, "%s%s\n", level ? "\n" : "", nonet_level_text((nonet_level)level));
        for (size_t index = 0; (technique = nonet_technique_at(index)); index++)
            if ((int)technique->level == level) add_entry(out, technique);
    }
}

/* ---- one technique ------------------------------------------------------------------------------- */

/* Read the example of a technique. The reader owns the position. */
static nonet_reader *read_example(const nonet_technique *technique, nonet_puzzle *puzzle)
{
    nonet_reader *reader;
    nonet_text_error error;
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    settings.notation = "library";
    if (nonet_reader_new(&settings, &reader) != NONET_OK ||
        nonet_reader_feed(reader, technique->example, strlen(technique->example)) != NONET_OK)
        fatal("no memory");
    nonet_reader_finish(reader);
    if (nonet_reader_next(reader, puzzle, &error) != NONET_OK) fatal("an example cannot be read");
    return reader;
}

struct example_showing {
    struct buffer *out;
    const nonet_position *position;
    bool as_json;
};

/* The first step is the example. */
static bool show_example_step(void *context, const nonet_step *step)
{
    const struct example_showing *const showing = context;
    struct buffer *const out = showing->out;
    if (showing->as_json) {
        buffer_add_text(out, ",\"step\":");
        json_step(out, step, showing->position);
        return false;
    }
    buffer_add_text(out, "\nExample:\n\n");
    write_board_picture(out, showing->position, step, screen_has_color(STDOUT_FILENO));
    buffer_add_character(out, '\n');
    add_step_paragraph(out, step, showing->position, NONET_STEP_LINE, 2);
    add_step_paragraph(out, step, showing->position, NONET_STEP_REASON, 2);
    return false;
}

static void add_example(struct buffer *out, int number, bool as_json)
{
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    if (!technique->example[0]) return;
    nonet_puzzle puzzle;
    nonet_start start;
    nonet_explainer *explainer;
    nonet_reader *const reader = read_example(technique, &puzzle);
    if (nonet_explainer_new(NULL, &explainer) != NONET_OK ||
        nonet_explainer_begin(explainer, &puzzle.position, &start) != NONET_OK)
        fatal("an example cannot be explained");
    struct example_showing showing = {out, nonet_explainer_position(explainer), as_json};
    if (as_json) json_text(out, "example", technique->example);
    nonet_explainer_each(explainer, number, show_example_step, &showing);
    nonet_explainer_free(explainer);
    nonet_reader_free(reader);
}

static void add_technique(struct buffer *out, int number)
{
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    buffer_print(out, "%s: level %s", technique->name, nonet_level_text(technique->level));
    if (technique->hodoku_name[0])
        buffer_print(out, "; HoDoKu: %s, level %s, %d points", technique->hodoku_name,
                     nonet_hodoku_level_text(technique->hodoku_level), technique->hodoku_score);
    buffer_add_text(out, "\n\n");
    add_wrapped(out, technique->summary, strlen(technique->summary), 0, 0);
    if (technique->needs_uniqueness)
        buffer_add_text(out, "\nRight only in puzzles with exactly one solution.\n");
    add_example(out, number, false);
}

static void add_technique_json(struct buffer *out, int number)
{
    const nonet_technique *const technique = nonet_technique_at((size_t)number);
    buffer_print(out, "{\"technique\":\"%s\"", technique->name);
    json_text(out, "code", technique->code);
    json_text(out, "level", nonet_level_text(technique->level));
    json_text(out, "summary", technique->summary);
    json_truth(out, "needs_uniqueness", technique->needs_uniqueness);
    if (technique->hodoku_name[0]) {
        json_text(out, "hodoku_name", technique->hodoku_name);
        json_text(out, "hodoku_level", nonet_hodoku_level_text(technique->hodoku_level));
        json_number(out, "hodoku_score", (uint64_t)technique->hodoku_score);
    }
    add_example(out, number, true);
    json_end(out);
}

/* ---- the command --------------------------------------------------------------------------------- */

static int tell_techniques(const struct settings *settings, char *const *names)
{
    struct buffer out = {0};
    for (char *const *name = names; *name; name++) {
        const int number = nonet_technique_find(*name);
        if (number < 0) {
            message_usage("techniques", "no technique is called %s (nonet techniques)", *name);
            buffer_free(&out);
            return EXIT_TROUBLE;
        }
        if (settings->json) add_technique_json(&out, number);
        else {
            if (out.length) buffer_add_character(&out, '\n');
            add_technique(&out, number);
        }
    }
    output_write_buffer(&out);
    return EXIT_FINE;
}

static int run_techniques(const struct settings *settings, char *const *operands)
{
    if (*operands) return tell_techniques(settings, operands);
    struct buffer out = {0};
    if (settings->json)
        for (int number = 0; nonet_technique_at((size_t)number); number++)
            add_technique_json(&out, number);
    else add_list(&out);
    output_write_buffer(&out);
    return EXIT_FINE;
}

static const struct option_group *const techniques_groups[] = {&options_answer, &options_help, NULL};

static const struct example techniques_examples[] = {
    {"nonet techniques", "all techniques, easiest first"},
    {"nonet techniques x-wing", "what an X-wing is, with an example"},
    {0},
};

const struct command command_techniques = {
    .name = "techniques",
    .operands = "[TECHNIQUE]...",
    .summary = "list the techniques that explain uses, or explain some of them",
    .description =
        "Without a name: every technique with its level and a description, easiest first. With names: "
        "each with an example, drawn and explained. Case, blanks and hyphens in names do not matter, and "
        "HoDoKu's names and codes are understood too.",
    .groups = techniques_groups,
    .examples = techniques_examples,
    .run = run_techniques,
};
