/* cmd_practise.c: nonet practise: techniques learnt by doing. Practice itself is in game/, its screen in tui/, a module; this file has
 * the options, and prints positions for paper. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "options/chains_option.h"
#include "options/command.h"
#include "options/option_values.h"
#include "options/technique_names.h"
#include "options/words_option.h"
#include "show/board_picture.h"
#include "show/paragraph.h"
#include "system/messages.h"
#include "system/module.h"
#include "system/screen.h"
#include "system/standard_output.h"
#include "tui/play.h"

struct practise_settings {
    int level; /* a nonet_level + 1; 0 = not said */
    bool list, text, answers, json;
    uint64_t count, number, seed; /* 0 = not said */
    enum words_wanted words;
    const char *chains;
};

static void complain(const char *line)
{
    message("%s", line);
}

static void write_line(const char *line)
{
    output_write_text(line);
    output_write_text("\n");
}

/* ---- which techniques ------------------------------------------------------------------------------- */

/* Of one name, those that can be practised. An exit code, or -1 to go on. */
static int add_group(const char *name, bool wanted[NONET_MAX_TECHNIQUES])
{
    bool members[NONET_MAX_TECHNIQUES], is_any = false;
    if (!nonet_technique_group(name, members)) {
        char advice[160] = "";
        nonet_technique_advice(name, advice, sizeof advice);
        message_usage("practise", "nonet has no technique, family or level called %s%s%s (nonet techniques)", name,
                      *advice ? "; " : "", advice);
        return EXIT_TROUBLE;
    }
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        if (!members[technique] || !nonet_technique_position(technique, 0)) continue;
        wanted[technique] = is_any = true;
    }
    if (is_any) return -1;
    message("no positions of %s; nonet practise knows the commonest hundred techniques", name);
    return EXIT_NO;
}

static int choose(const struct practise_settings *settings, char *const *names, bool wanted[NONET_MAX_TECHNIQUES])
{
    int problem = settings->level ? add_group(nonet_level_at((size_t)settings->level - 1)->name, wanted) : -1;
    for (; *names && problem < 0; names++) problem = add_group(*names, wanted);
    return problem;
}

/* ---- for paper -------------------------------------------------------------------------------------- */

struct sheet {
    bool has_answers;
    struct buffer out, answers;
};

static void add_item(void *context, const struct practise_item *item)
{
    struct sheet *const sheet = context;
    const char *const name = nonet_technique_at((size_t)item->technique)->name;
    if (sheet->out.length) buffer_add_character(&sheet->out, '\n');
    buffer_print(&sheet->out, "%s (position %llu)\n", item->task, (unsigned long long)item->number);
    write_board_picture(&sheet->out, item->position, NULL, NULL, screen_has_colour(STDOUT_FILENO));
    if (!sheet->has_answers) return;
    buffer_print(&sheet->answers, "\n%s, position %llu: ", name, (unsigned long long)item->number);
    buffer_add_text(&sheet->answers, item->line);
    buffer_add_text(&sheet->answers, "\n    ");
    add_wrapped(&sheet->answers, item->reason, strlen(item->reason), 4, 4);
}

static int print_sheet(const struct play_module *play, const struct practise_settings *settings,
                       const struct practise_wish *wish)
{
    struct sheet sheet = {.has_answers = settings->answers};
    const int exit_code = play->practise_sheet(wish, settings->count ? settings->count : 1, add_item, &sheet, complain);
    output_write_buffer(&sheet.out);
    output_write_buffer(&sheet.answers);
    return exit_code;
}

/* ---- the command ------------------------------------------------------------------------------------ */

static const char *practise_clash(const void *given, char *const *operands)
{
    const struct practise_settings *const settings = given;
    const bool is_screen = !settings->list && !settings->text;
    (void)operands;
    if (settings->list && settings->text) return "--list and --text: only one of both";
    if (settings->json && !settings->list) return "--json is for --list";
    if ((settings->answers || settings->count) && !settings->text) return "--count and --answers are for --text";
    if (settings->list && (settings->number || settings->seed || settings->words || settings->chains))
        return "--list has nothing to do with positions";
    if (settings->text && (settings->words || settings->chains)) return "--words and --chains are for the screen";
    if (is_screen && !isatty(STDOUT_FILENO))
        return "it needs a terminal; --text prints positions for paper, --list the progress";
    return NULL;
}

static int run_practise(const void *given, char *const *operands)
{
    const struct practise_settings *const settings = given;
    bool wanted[NONET_MAX_TECHNIQUES] = {false};
    const int problem = choose(settings, operands, wanted);
    if (problem >= 0) return problem;
    const struct play_module *const play = module_open(&module_play);
    if (!play) return EXIT_TROUBLE;
    const struct practise_wish wish = {
        .techniques = *operands || settings->level ? wanted : NULL,
        .seed = settings->seed,
        .number = settings->number,
        .words = settings->words ? words_name(settings->words) : NULL,
        .chains = settings->chains,
    };
    if (settings->list) return play->practise_list(&wish, settings->json, write_line, complain);
    if (settings->text) return print_sheet(play, settings, &wish);
    return play->practise(&wish, complain);
}

/* ---- options ---------------------------------------------------------------------------------------- */

static const char *set_practise_level(void *field, const char *value)
{
    int *const level = field;
    *level = choice_number(level_choice, value);
    return *level ? NULL : NOT_A_CHOICE;
}

static const char *set_practise_chains(void *field, const char *value)
{
    const int number = choice_number(chains_choice, value);
    if (number) *(const char **)field = chains_choice((size_t)number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const struct option practise_options[] = {
    {0, "level", "LEVEL",
     "practise the techniques of this level: beginner, easy, medium, tricky, hard, expert or extreme",
     set_practise_level, level_choice, offsetof(struct practise_settings, level)},
    {0, "list", NULL, "print the progress: what is due, and how each technique went", set_flag, NULL,
     offsetof(struct practise_settings, list)},
    {0, "json", NULL, "print it as JSON", set_flag, NULL, offsetof(struct practise_settings, json)},
    {0, "text", NULL, "print a position for paper, with its candidates", set_flag, NULL,
     offsetof(struct practise_settings, text)},
    {0, "count", "N", "print so many", set_count, NULL, offsetof(struct practise_settings, count)},
    {0, "answers", NULL, "print their answers behind the last one", set_flag, NULL,
     offsetof(struct practise_settings, answers)},
    {0, "number", "N", "begin with position N of a technique; default: the next one, on paper the first", set_count,
     NULL, offsetof(struct practise_settings, number)},
    {0, "seed", "N", "turn the positions in other ways; default: 1", set_seed, NULL,
     offsetof(struct practise_settings, seed)},
    {0, "words", "LENGTH", "tell reasons brief, normal or full this time", set_words, words_choice,
     offsetof(struct practise_settings, words)},
    {0, "chains", "NOTATION", "write chains in eureka or hodoku notation this time", set_practise_chains, chains_choice,
     offsetof(struct practise_settings, chains)},
    {0},
};

static const struct option_group options_practise = {"Practice", practise_options, NULL, NULL};

static const struct option_use practise_groups[] = {{&options_practise, 0}, {0}};

static const struct example practise_examples[] = {
    {"nonet practise", "what is due, or the next technique that is new"},
    {"nonet practise swordfish", "positions where a swordfish is needed"},
    {"nonet practise --level hard", "the techniques of a level, in turn"},
    {"nonet practise --list", "what was practised, and when it comes again"},
    {"nonet practise xy-chain --text --count 4 --answers", "four positions to print, with answers"},
    {0},
};

const struct command command_practise = {
    .name = "practise",
    .other_name = "practice",
    .operands = "[TECHNIQUE|FAMILY|LEVEL]...",
    .summary = "learn techniques by doing, in the terminal",
    .description =
        "Shows a position where nothing easier gives what the technique gives, with all candidates. Take away "
        "candidates that it removes (or enter the value that it places) as in nonet play, and press Enter. Any "
        "right instance counts, and a part of what it gives is enough. If an answer is wrong, you see why; if it "
        "is true for another reason, that is said, and nothing is lost. h helps in three stages (where, what, "
        "why), n goes on, ? shows all keys, q leaves.\n\n"
        "Techniques come again after days: the better they went, the later; what went wrong comes again at once. "
        "Without a name you get what is due, then what is new, easiest first. The progress is kept with the statistics of "
        "nonet play, after each answer. nonet practice is the same command.",
    .document = "practice.md",
    .groups = practise_groups,
    .operand_choice = technique_name_choice,
    .examples = practise_examples,
    .settings_size = sizeof(struct practise_settings),
    .clash = practise_clash,
    .run = run_practise,
};
