/* settings.h: what the options of a command line say, for all commands together. */
#ifndef CLI_SETTINGS_H
#define CLI_SETTINGS_H

#include <nonet.h>
#include <stdbool.h>

#include "options/command.h"

/* How much a hint tells. */
enum hint_stage { STAGE_WHY, STAGE_WHERE, STAGE_WHAT };

enum help_wanted { HELP_NONE, HELP_SHORT, HELP_FULL };
enum help_format { HELP_TEXT, HELP_MAN, HELP_BASH, HELP_ZSH, HELP_FISH };

struct settings {
    nonet_reader_settings reader; /* --from --box --symbols */
    nonet_solver_settings solver; /* --engine --order --propagate --timeout */
    bool bulk;                    /* --engine bulk: lines go to the bulk engine, however few */
    const char *cpu;              /* --cpu, or NULL */
    double timeout;               /* the same limit in seconds, for messages; 0 = none */
    int jobs;                     /* 0 = as many as there are processors */
    bool stats;
    bool json;

    const char *to;         /* --to: the notation's name, or NULL */
    const char *to_symbols; /* or NULL */
    char blank;             /* or 0 */

    bool first;
    bool all;
    const char *proof; /* check: the file to write, or NULL */
    uint64_t limit;    /* 0 = none */
    bool both;

    uint64_t seed;                       /* bench, shuffle, generate; 0 = the default */
    bool transform, automorphisms, same; /* canon */
    bool unique;                         /* canon, vicinity: nothing that is equivalent to an earlier one */
    bool original;                       /* canon: the puzzle instead of its form */
    bool minimal;                        /* check: whether clues are redundant */
    bool redundant;                      /* minimize: tell which clues went */
    int remove, add;                     /* vicinity: clues */
    bool exact;                          /* vicinity: equivalent ones, too */
    uint64_t memory;                     /* vicinity: megabytes for what was found */
    uint64_t count;                      /* shuffle: forms of each puzzle; generate: puzzles; 0 = the default */
    nonet_generator_settings generator;  /* generate; its seed is `seed` */
    int size;                            /* generate: values and cells of a house; 0 = as --box says */
    bool solution;                       /* generate */
    const char *pattern_file;            /* generate --pattern, or NULL */
    bool insists_on_minimal;             /* generate --minimal */
    bool needed[NONET_MAX_TECHNIQUES];   /* generate --technique */
    bool has_needed;
    uint64_t puzzles; /* bench: in each set; 0 = the default */
    uint64_t runs;    /* bench; 0 = the default */

    nonet_like like;        /* explain */
    nonet_path path;        /* --path */
    const char *order_file; /* --order of explain, or NULL */
    bool has_only;          /* --only, and what its list means: */
    bool only[NONET_MAX_TECHNIQUES];
    bool with[NONET_MAX_TECHNIQUES]; /* --with; also what --only names though it is not usual */
    bool has_with;
    bool without[NONET_MAX_TECHNIQUES]; /* --without */
    bool has_without;
    bool used;                /* techniques --used */
    int row, column;          /* --cell, from 1; 0: any */
    const char *value;        /* --value: a symbol or a number; NULL: any */
    const char *listed_names; /* --technique of explain, or NULL, and what it means: */
    bool listed[NONET_MAX_TECHNIQUES];
    bool has_until; /* --until, and what it means: */
    bool until[NONET_MAX_TECHNIQUES];
    bool brief;
    bool boards;
    bool placements;
    bool result;
    enum hint_stage stage;

    unsigned scales; /* --scale of rate; 0: the default */
    bool has_min, has_max;
    uint64_t min, max; /* --min and --max, in tenths */
    bool pearl, diamond;
    bool rate; /* vicinity: rate what is found, even without a filter */
    bool canonical;
    bool steps;
    bool header;
    bool about;

    int play_level;                            /* play: a nonet_level + 1; 0 = not said */
    int play_size;                             /* play: side, or 0 */
    bool resume, is_new, no_timer, statistics; /* play */

    enum help_wanted help;
    enum help_format help_format;
};

void settings_defaults(struct settings *settings);

/* Options of the solver that cannot all be obeyed: what to say; NULL: there are none. */
const char *settings_clash(const struct settings *settings);

/* For commands whose JSON has boards in a notation of its own: does somebody want another one? */
const char *json_clash(const struct settings *settings);

/* What --order and --propagate accept, from 0, NULL behind the last. Choice n is value n + 1 of the
 * library's enumeration, where 0 stands for "automatic". */
const char *order_choice(size_t index);
const char *propagation_choice(size_t index);

/* The number of a word among the choices, from 1; 0 if it is none of them. */
int choice_number(const char *(*choice)(size_t), const char *word);

/* Digits only, so neither signs nor blanks. Returns 0 for anything that is not 1..most. */
uint64_t whole_number(const char *text, uint64_t most);

/* For every --box. */
const char *set_box(struct settings *settings, const char *value);

/* For every --seed. */
const char *set_seed(struct settings *settings, const char *value);
const char *set_box(struct settings *settings, const char *value);

/* "7", "7.2" and "1200", as tenths. False: it is none of these. */
bool read_tenths(const char *text, uint64_t *tenths);

#define NO_RATING_RANGE "not a rating or a range, as in 7.2, 7.1..8.0 or 9.."

/* For --rating: a range on the scale. */
const char *set_rating(struct settings *settings, const char *value);

/* For --limit and --all, where a command has words of its own for them. */
const char *set_limit(struct settings *settings, const char *value);
const char *set_all(struct settings *settings, const char *value);
/* For every --count, --stats, --timeout and --jobs. */
const char *set_count(struct settings *settings, const char *value);
const char *set_stats(struct settings *settings, const char *value);
const char *set_timeout(struct settings *settings, const char *value);
const char *set_jobs(struct settings *settings, const char *value);

/* A setter for an option without an argument that sets a flag of the settings. */
#define SET_FLAG(function, flag)                                                                                       \
    static const char *function(struct settings *settings, const char *value)                                          \
    {                                                                                                                  \
        (void)value;                                                                                                   \
        settings->flag = true;                                                                                         \
        return NULL;                                                                                                   \
    }

/* The engines, the bulk engine included. */
const char *engine_choice(size_t index);

/* The groups of options, those that commands share and those of one command. */
extern const struct option_group options_input;
extern const struct option_group options_solver;
extern const struct option_group options_answer;
extern const struct option_group options_writing;
extern const struct option_group options_list;
extern const struct option_group options_limit;
extern const struct option_group options_proof;
extern const struct option_group options_verify;
extern const struct option_group options_convert;
extern const struct option_group options_compare;
extern const struct option_group options_bench;
extern const struct option_group options_explain;
extern const struct option_group options_logic;
extern const struct option_group options_path;
extern const struct option_group options_filter;
extern const struct option_group options_techniques;
extern const struct option_group options_hint;
extern const struct option_group options_rate;
extern const struct option_group options_rate_filter;
extern const struct option_group options_canon;
extern const struct option_group options_shuffle;
extern const struct option_group options_check;
extern const struct option_group options_minimize;
extern const struct option_group options_vicinity;
extern const struct option_group options_generate;
extern const struct option_group options_generate_output;
extern const struct option_group options_generate_work;
extern const struct option_group options_work;
extern const struct option_group options_help_command;
extern const struct option_group options_help;

#endif
