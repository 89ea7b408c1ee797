/* settings.c: the tables of options, and one small function for each that stores its value. A value
 * is checked here and only here, so that an error names the option before any work begins. */
#include "options/settings.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { MOST_JOBS = 256 };

void settings_defaults(struct settings *settings)
{
    *settings = (struct settings){0};
    nonet_reader_settings_defaults(&settings->reader);
    nonet_solver_settings_defaults(&settings->solver);
    nonet_generator_settings_defaults(&settings->generator);
    settings->remove = settings->add = 1;
}

/* ---- words ---------------------------------------------------------------------------------- */

static const char *const order_words[] = {"input", "mrv", "mrv+degree", "mrv+weight", NULL};
static const char *const propagation_words[] = {"forward", "singles", "locked", "fish", NULL};

const char *order_choice(size_t index)
{
    return order_words[index];
}

const char *propagation_choice(size_t index)
{
    return propagation_words[index];
}

static const char *notation_choice(size_t index)
{
    const nonet_notation *const notation = nonet_notation_at(index);
    return notation ? notation->name : NULL;
}

int choice_number(const char *(*choice)(size_t), const char *word)
{
    for (size_t index = 0; choice(index); index++)
        if (strcasecmp(choice(index), word) == 0) return (int)index + 1;
    return 0;
}

/* ---- numbers -------------------------------------------------------------------------------- */

uint64_t whole_number(const char *text, uint64_t most)
{
    uint64_t number = 0;
    if (!*text) return 0;
    for (; *text; text++) {
        if (*text < '0' || *text > '9') return 0;
        const unsigned digit = (unsigned)(*text - '0');
        if (digit > most || number > (most - digit) / 10) return 0;
        number = number * 10 + digit;
    }
    return number;
}

/* ---- reading -------------------------------------------------------------------------------- */

static const char *set_from(struct settings *settings, const char *value)
{
    nonet_style style;
    if (nonet_style_find(value, &style) != NONET_OK) return "no such notation (nonet help convert)";
    settings->reader.notation = value;
    return NULL;
}

const char *set_box(struct settings *settings, const char *value)
{
    static const char problem[] = "not ROWSxCOLUMNS with numbers from 1 to 8, as in 3x3";
    const char *const cross = strpbrk(value, "xX");
    if (!cross || cross - value != 1) return problem;
    const char rows[] = {value[0], 0};
    settings->reader.box_rows = (int)whole_number(rows, NONET_MAX_BOX);
    settings->reader.box_columns = (int)whole_number(cross + 1, NONET_MAX_BOX);
    return settings->reader.box_rows && settings->reader.box_columns ? NULL : problem;
}

static const char *set_symbols(struct settings *settings, const char *value)
{
    if (!nonet_symbols_find(value)) return "not 1, 0, A, or characters that are all different";
    settings->reader.symbols = value;
    return NULL;
}

static const struct option input_options[] = {
    {0, "from", "NOTATION", "read this notation only, instead of finding it out", set_from, notation_choice},
    {0, "box", "RxC", "boxes are R rows high and C columns wide, instead of finding it out", set_box, NULL},
    {0, "symbols", "CHARS",
     "read these symbols for 1, 2, 3 ...: `1' (1-9, A-Z), `0' (0-9, A-Z), `A' (A-Z) or all of them "
     "in order",
     set_symbols, NULL},
    {0},
};

const struct option_group options_input = {"Reading puzzles", input_options};

/* ---- solving -------------------------------------------------------------------------------- */

static const char bulk_engine[] = "bulk";

const char *engine_choice(size_t index)
{
    if (index == 0) return bulk_engine;
    return nonet_engine_name(index - 1);
}

static const char *set_engine(struct settings *settings, const char *value)
{
    const int number = choice_number(engine_choice, value);
    if (!number) return "no such engine (nonet --version)";
    const char *const engine = engine_choice((size_t)number - 1);
    settings->bulk = strcmp(engine, bulk_engine) == 0;
    settings->solver.engine = settings->bulk ? NULL : engine;
    return NULL;
}

static const char *set_cpu(struct settings *settings, const char *value)
{
    const int number = choice_number(nonet_batch_cpu_name, value);
    if (!number) return "not an instruction set of this processor (nonet --version)";
    settings->cpu = nonet_batch_cpu_name((size_t)number - 1);
    return NULL;
}

static const char *set_order(struct settings *settings, const char *value)
{
    settings->solver.order = (nonet_order)choice_number(order_choice, value);
    return settings->solver.order ? NULL : "not input, mrv, mrv+degree or mrv+weight";
}

static const char *set_propagation(struct settings *settings, const char *value)
{
    settings->solver.propagation = (nonet_propagation)choice_number(propagation_choice, value);
    return settings->solver.propagation ? NULL : "not forward, singles, locked or fish";
}

const char *set_timeout(struct settings *settings, const char *value)
{
    char *end;
    const double seconds = strtod(value, &end);
    const bool is_decimal = strspn(value, "0123456789.") == strlen(value); /* no hexadecimal, no nan */
    if (end == value || *end || !is_decimal || !(seconds > 0 && seconds <= 1e9))
        return "not a number of seconds above 0";
    settings->timeout = seconds;
    settings->solver.timeout_ms = (uint64_t)(seconds * 1000 + 0.999); /* never 0, which is none */
    return NULL;
}

const char *set_stats(struct settings *settings, const char *value)
{
    (void)value;
    settings->stats = true;
    return NULL;
}

const char *set_jobs(struct settings *settings, const char *value)
{
    settings->jobs = (int)whole_number(value, MOST_JOBS);
    return settings->jobs ? NULL : "not a whole number from 1 to 256";
}

const char *settings_clash(const struct settings *settings)
{
    const nonet_solver_settings *const solver = &settings->solver;
    const bool is_search = solver->engine && strcmp(solver->engine, "search") == 0;
    const bool has_engine = settings->bulk || solver->engine;
    if (has_engine && !is_search && (solver->order || solver->propagation))
        return "--order and --propagate are for the search engine";
    if (settings->cpu && solver->engine) return "--cpu is for the bulk engine";
    return NULL;
}

const char *json_clash(const struct settings *settings)
{
    const bool writes = settings->to || settings->to_symbols || settings->blank;
    return settings->json && writes ? "--json excludes --to, --to-symbols and --blank" : NULL;
}

static const struct option solver_options[] = {
    {'e', "engine", "NAME", "use this engine instead of the best one for each board", set_engine, engine_choice},
    {0, "cpu", "NAME", "bulk engine: use this instruction set instead of the best one", set_cpu, nonet_batch_cpu_name},
    {0, "order", "ORDER",
     "search engine: guess in the first open cell (input), where the fewest choices are (mrv), of "
     "those where most open cells are constrained (mrv+degree), or where most contradictions were "
     "met so far (mrv+weight)",
     set_order, order_choice},
    {0, "propagate", "LEVEL",
     "search engine: what to deduce after each guess: forward, singles, locked or fish, each "
     "including the ones before",
     set_propagation, propagation_choice},
    {0, "stats", NULL,
     "say for each puzzle what the search did: guesses, backtracks, propagations, deepest level "
     "and time",
     set_stats, NULL},
    {'t', "timeout", "SECONDS", "give up each puzzle after this time, as in 0.5 or 10", set_timeout, NULL},
    {'j', "jobs", "N",
     "use N threads: for N puzzles at once, and those without a puzzle for boards that take long; default: one for "
     "each processor",
     set_jobs, NULL},
    {0},
};

const struct option_group options_solver = {"Solving", solver_options};

static const struct option compare_options[] = {
    {'t', "timeout", "SECONDS", "give up each run after this time; default: 10", set_timeout, NULL},
    {0},
};

const struct option_group options_compare = {"Comparing", compare_options};

const char *set_seed(struct settings *settings, const char *value)
{
    settings->seed = whole_number(value, UINT64_MAX);
    return settings->seed ? NULL : "not a whole number from 1 to 18446744073709551615";
}

static const char *set_puzzles(struct settings *settings, const char *value)
{
    settings->puzzles = whole_number(value, 10 * 1000 * 1000);
    return settings->puzzles ? NULL : "not a whole number from 1 to 10000000";
}

static const char *set_runs(struct settings *settings, const char *value)
{
    settings->runs = whole_number(value, 1000);
    return settings->runs ? NULL : "not a whole number from 1 to 1000";
}

static const struct option bench_options[] = {
    {'e', "engine", "NAME", "time this engine only; default: all of them", set_engine, engine_choice},
    {0, "cpu", "NAME", "bulk engine: use this instruction set instead of the best one", set_cpu, nonet_batch_cpu_name},
    {0, "puzzles", "N", "puzzles in each set; default: 1000, of large boards 10", set_puzzles, NULL},
    {0, "runs", "N", "timed runs, of which the fastest counts; default: 5", set_runs, NULL},
    {0, "seed", "N", "make the sets from this seed; default: 1", set_seed, NULL},
    {'j', "jobs", "N", "use N threads; default: 1", set_jobs, NULL},
    {0},
};

const struct option_group options_bench = {"Timing", bench_options};

static const struct option work_options[] = {
    {'t', "timeout", "SECONDS", "give up each puzzle after this time, as in 0.5 or 10", set_timeout, NULL},
    {'j', "jobs", "N", "work on N puzzles at once; default: one for each processor", set_jobs, NULL},
    {0},
};

const struct option_group options_work = {"Working", work_options};

/* ---- answering ------------------------------------------------------------------------------ */

SET_FLAG(set_json, json)

static const char *set_to(struct settings *settings, const char *value)
{
    nonet_style style;
    if (nonet_style_find(value, &style) != NONET_OK) return "no such notation (nonet help convert)";
    settings->to = value;
    return NULL;
}

static const char *set_to_symbols(struct settings *settings, const char *value)
{
    settings->to_symbols = nonet_symbols_find(value);
    return settings->to_symbols ? NULL : "not 1, 0, A, or characters that are all different";
}

/* Only what reading accepts as a blank may be written as one. */
static const char *set_blank(struct settings *settings, const char *value)
{
    if (strlen(value) != 1 || !strchr(".0_*?xX-", *value)) return "not one of . 0 _ * ? x X -";
    settings->blank = *value;
    return NULL;
}

static const struct option answer_options[] = {
    {0, "json", NULL, "answer with one JSON object a line", set_json, NULL},
    {0},
};

const struct option_group options_answer = {"Answers", answer_options};

static const char to_symbols_summary[] = "write these symbols for 1, 2, 3 ... (as for --symbols)";
static const char blank_summary[] = "write empty cells like this: one of . 0 _ * ? x X -";

static const struct option writing_options[] = {
    {0, "to", "NOTATION", "answer in this notation instead of that of the puzzle", set_to, notation_choice},
    {0, "to-symbols", "CHARS", to_symbols_summary, set_to_symbols, NULL},
    {0, "blank", "CHAR", blank_summary, set_blank, NULL},
    {0},
};

const struct option_group options_writing = {"Writing boards", writing_options};

static const struct option convert_options[] = {
    {0, "to", "NOTATION", "write this notation; default: line, or numbers for boards that are too large for it", set_to,
     notation_choice},
    {0, "to-symbols", "CHARS", to_symbols_summary, set_to_symbols, NULL},
    {0, "blank", "CHAR", blank_summary, set_blank, NULL},
    {0},
};

const struct option_group options_convert = {"Writing boards", convert_options};

/* ---- how many ------------------------------------------------------------------------------- */

SET_FLAG(set_first, first)

const char *set_all(struct settings *settings, const char *value)
{
    (void)value;
    settings->all = true;
    return NULL;
}

const char *set_limit(struct settings *settings, const char *value)
{
    settings->limit = whole_number(value, UINT64_MAX);
    return settings->limit ? NULL : "not a whole number above 0";
}

SET_FLAG(set_both, both)

static const struct option list_options[] = {
    {0, "first", NULL, "take the first solution found, without proving it the only one", set_first, NULL},
    {'n', "limit", "N", "list up to N solutions of each puzzle", set_limit, NULL},
    {'a', "all", NULL, "list all solutions of each puzzle", set_all, NULL},
    {0, "both", NULL, "show puzzle and solution side by side", set_both, NULL},
    {0},
};

const struct option_group options_list = {"Which solutions", list_options};

static const struct option limit_options[] = {
    {'n', "limit", "N", "stop counting at N; default: count them all", set_limit, NULL},
    {0},
};

const struct option_group options_limit = {"Counting", limit_options};

/* ---- proofs --------------------------------------------------------------------------------- */

static const char *set_proof(struct settings *settings, const char *value)
{
    settings->proof = value;
    return *value && strcmp(value, "-") != 0 ? NULL : "not the name of a file";
}

static const struct option proof_options[] = {
    {0, "proof", "FILE",
     "write a proof that there is no solution, or no second one, to FILE, and the formula that it is "
     "about to FILE.cnf; takes one puzzle",
     set_proof, NULL},
    {0},
};

const struct option_group options_proof = {"Proving", proof_options};

static const struct option verify_options[] = {
    {'t', "timeout", "SECONDS", "give up after this time, as in 0.5 or 10", set_timeout, NULL},
    {0},
};

const struct option_group options_verify = {"Verifying", verify_options};

/* ---- help ----------------------------------------------------------------------------------- */

static const char *set_short_help(struct settings *settings, const char *value)
{
    (void)value;
    settings->help = HELP_SHORT;
    return NULL;
}

static const char *set_full_help(struct settings *settings, const char *value)
{
    (void)value;
    settings->help = HELP_FULL;
    return NULL;
}

#define SET_HELP_FORMAT(function, format)                                                                              \
    static const char *function(struct settings *settings, const char *value)                                          \
    {                                                                                                                  \
        (void)value;                                                                                                   \
        settings->help_format = format;                                                                                \
        return NULL;                                                                                                   \
    }
SET_HELP_FORMAT(set_help_man, HELP_MAN)
SET_HELP_FORMAT(set_help_bash, HELP_BASH)
SET_HELP_FORMAT(set_help_zsh, HELP_ZSH)
SET_HELP_FORMAT(set_help_fish, HELP_FISH)

static const struct option help_command_options[] = {
    {0, "man", NULL, "print the commands and options for the manual page, in mdoc", set_help_man, NULL},
    {0, "bash", NULL, "print a completion script for bash", set_help_bash, NULL},
    {0, "zsh", NULL, "print a completion script for zsh", set_help_zsh, NULL},
    {0, "fish", NULL, "print a completion script for fish", set_help_fish, NULL},
    {0},
};

const struct option_group options_help_command = {"Files for the system", help_command_options};

static const struct option help_options[] = {
    {'h', NULL, NULL, "show a short help", set_short_help, NULL},
    {0, "help", NULL, "show the full help", set_full_help, NULL},
    {0},
};

const struct option_group options_help = {"Help", help_options};
