/* cmd_play.c: nonet play. The game itself is in tui/, a module (system/module.h); this file has its options and reads its
 * input. */
#include <errno.h>
#include <nonet.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "input/puzzle_or_file.h"
#include "options/chains_option.h"
#include "options/command.h"
#include "options/option_values.h"
#include "options/technique_names.h"
#include "options/words_option.h"
#include "options/work_options.h"
#include "system/buffer.h"
#include "system/fresh_seed.h"
#include "system/messages.h"
#include "system/module.h"
#include "system/standard_output.h"
#include "system/whole_text.h"
#include "tui/play.h"

enum { SMALLEST_PLAYED = 4, LARGEST_PLAYED = 25 }; /* sides */

struct play_settings {
    int level; /* a nonet_level + 1; 0 = not said */
    int size;  /* side, or 0 */
    struct box_shape box;
    uint64_t seed; /* or 0 */
    struct play_techniques {
        bool is_said;
        bool has[NONET_MAX_TECHNIQUES];   /* a family means the usual techniques of its easiest level */
        bool meant[NONET_MAX_TECHNIQUES]; /* with --level: all that are usual */
    } needed;
    struct time_limit limit;
    bool resume, is_new, is_daily, no_timer, statistics;
    enum words_wanted words; /* of hints */
    const char *chains;      /* of hints, or NULL: as always */
};

/* "2026-11-19". Whether there is such a day the game knows. */
static bool read_date(const char *text, int date[3])
{
    static const size_t lengths[] = {4, 2, 2};
    for (int part = 0; part < 3; part++) {
        char number[8];
        if (part > 0 && *text++ != '-') return false;
        if (strspn(text, "0123456789") != lengths[part]) return false;
        snprintf(number, sizeof number, "%.*s", (int)lengths[part], text);
        date[part] = (int)whole_number(number, 9999);
        text += lengths[part];
    }
    return !*text && date[0] > 0;
}

static const char *daily_clash(const struct play_settings *settings, bool is_made, char *const *operands)
{
    int date[3];
    if (is_made || settings->resume || settings->is_new) return "--daily says which puzzle it is";
    return *operands && !read_date(*operands, date) ? "--daily takes a date such as 2026-11-19" : NULL;
}

static const char *play_clash(const void *given, char *const *operands)
{
    const struct play_settings *const settings = given;
    const bool is_made = settings->level || settings->size || settings->box.rows || settings->seed ||
                         settings->needed.is_said || settings->limit.ms;
    if (*operands && operands[1]) return "it plays one puzzle";
    if (settings->statistics && (*operands || is_made || settings->resume || settings->is_new || settings->is_daily ||
                                 settings->words || settings->chains))
        return "--statistics cannot be combined with anything else";
    if (settings->is_daily) return daily_clash(settings, is_made, operands);
    if (*operands && (is_made || settings->resume || settings->is_new)) return "a puzzle needs no other options";
    if (settings->resume && (is_made || settings->is_new)) return "--resume continues a game as it is";
    if (settings->limit.ms && !settings->needed.is_said) return "--timeout is for --technique";
    if (settings->size && settings->box.rows) return "--size or --box, not both";
    const int side = settings->box.rows * settings->box.columns;
    if (side && (side < SMALLEST_PLAYED || side > LARGEST_PLAYED)) return "boards of 4x4 to 25x25 are played";
    return NULL;
}

static void complain(const char *line)
{
    message("%s", line);
}

static void write_line(const char *line)
{
    output_write_text(line);
    output_write_text("\n");
}

/* ---- the operand ------------------------------------------------------------------------------------ */

enum { LARGEST_GAME = 64 * 1024 * 1024 };

static bool is_puzzle(const char *text, int error)
{
    return is_meant_as_puzzle(text, error, NULL);
}

/* A file or, if there is none of that name, the puzzle itself. */
static bool read_operand(const char *operand, struct buffer *text, struct play_wish *wish)
{
    if (access(operand, F_OK) != 0 && is_puzzle(operand, errno)) {
        buffer_add_text(text, operand);
    } else {
        if (!read_whole_text(operand, "a game", LARGEST_GAME, text)) return false;
        wish->title = operand;
    }
    wish->text = text->length ? text->bytes : "";
    wish->length = text->length;
    return true;
}

/* ---- the command ------------------------------------------------------------------------------------ */

static struct play_wish wish_of(const struct play_settings *settings)
{
    struct play_wish wish = {
        .level = settings->level - 1,
        .box_rows = settings->box.rows,
        .box_columns = settings->box.columns,
        .seed = settings->seed,
        .fresh_seed = fresh_seed,
        .is_puzzle = is_puzzle,
        .resumes = settings->resume,
        .is_new = settings->is_new,
        .is_daily = settings->is_daily,
        .has_no_timer = settings->no_timer,
        .words = settings->words ? words_name(settings->words) : NULL,
        .chains = settings->chains,
        .timeout_ms = settings->limit.ms,
    };
    if (settings->needed.is_said) wish.needed = settings->level ? settings->needed.meant : settings->needed.has;
    if (settings->size) nonet_layout_usual_boxes(settings->size, &wish.box_rows, &wish.box_columns);
    return wish;
}

static int run_play(const void *given, char *const *operands)
{
    const struct play_settings *const settings = given;
    struct play_wish wish = wish_of(settings);
    struct buffer text = {0};
    const struct play_module *const play = module_open(&module_play);
    if (!play) return EXIT_TROUBLE;
    if (settings->statistics) return play->statistics(write_line, complain);
    const bool has_date = settings->is_daily && *operands && read_date(*operands, wish.date);
    const bool is_read = !*operands || has_date || read_operand(*operands, &text, &wish);
    const int exit_code = is_read ? play->run(&wish, complain) : EXIT_TROUBLE;
    buffer_free(&text);
    return exit_code;
}

/* ---- options ---------------------------------------------------------------------------------------- */

static const char *set_play_level(void *field, const char *value)
{
    int *const level = field;
    *level = choice_number(level_choice, value);
    return *level ? NULL : NOT_A_CHOICE;
}

/* The side: "6", or "6x6". 0: neither. */
static int read_side(const char *value)
{
    char text[8];
    const size_t digits = strspn(value, "0123456789");
    if (digits == 0 || digits > 2) return 0;
    snprintf(text, sizeof text, "%.*s", (int)digits, value);
    const bool is_twice = value[digits] == 'x' && strcmp(value + digits + 1, text) == 0;
    return value[digits] && !is_twice ? 0 : (int)whole_number(text, LARGEST_PLAYED);
}

/* Only sides with boxes of at least two rows. */
static const char *set_play_size(void *field, const char *value)
{
    static const char sizes[] = "not 4, 6, 8, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24 or 25";
    const int side = read_side(value);
    int rows, columns;
    if (!nonet_layout_usual_boxes(side, &rows, &columns)) return sizes;
    *(int *)field = side;
    return NULL;
}

static const char *set_play_technique(void *field, const char *value)
{
    struct play_techniques *const needed = field;
    needed->is_said = true;
    if (!mark_meant_techniques(value, needed->meant)) return no_such_technique(value);
    return mark_natural_techniques(value, needed->has) ? NULL : no_such_technique(value);
}

static const char *set_play_chains(void *field, const char *value)
{
    const int number = choice_number(chains_choice, value);
    if (number) *(const char **)field = chains_choice((size_t)number - 1);
    return number ? NULL : NOT_A_CHOICE;
}

static const struct option play_options[] = {
    {0, "level", "LEVEL", "play a new puzzle of this level: beginner, easy, medium, tricky, hard, expert or extreme",
     set_play_level, level_choice, offsetof(struct play_settings, level)},
    {0, "size", "N", "on an NxN board, from 4 to 25; default: 9", set_play_size, NULL,
     offsetof(struct play_settings, size)},
    {0, "box", "RxC", "with boxes R rows high and C columns wide", set_box, NULL, offsetof(struct play_settings, box)},
    {0, "seed", "N", "play the puzzle of this seed; default: a new one each time", set_seed, NULL,
     offsetof(struct play_settings, seed)},
    {0, "technique", "LIST", "play a new puzzle that needs one of these techniques", set_play_technique,
     technique_name_choice, offsetof(struct play_settings, needed)},
    {'t', "timeout", "SECONDS", "look for such a puzzle for so long; default: 60", set_time_limit, NULL,
     offsetof(struct play_settings, limit)},
    {0, "daily", NULL,
     "play the puzzle of today, or of a day such as 2026-11-19, the same for everyone; easy on Mondays, "
     "hard on Sundays",
     set_flag, NULL, offsetof(struct play_settings, is_daily)},
    {0, "resume", NULL, "continue the last game", set_flag, NULL, offsetof(struct play_settings, resume)},
    {0, "new", NULL, "start a new game without being asked about old ones", set_flag, NULL,
     offsetof(struct play_settings, is_new)},
    {0, "no-timer", NULL, "play without the timer this time", set_flag, NULL, offsetof(struct play_settings, no_timer)},
    {0, "words", "LENGTH", "tell the reasons of hints brief, normal or full this time", set_words, words_choice,
     offsetof(struct play_settings, words)},
    {0, "chains", "NOTATION", "write the chains of hints in eureka or hodoku notation this time", set_play_chains,
     chains_choice, offsetof(struct play_settings, chains)},
    {0, "statistics", NULL, "print games and best times for each size and level, and the times as charts, and exit",
     set_flag, NULL, offsetof(struct play_settings, statistics)},
    {0},
};

static const struct option_group options_play = {"The game", play_options, NULL, NULL};

static const struct option_use play_groups[] = {{&options_play, 0}, {0}};

static const struct example play_examples[] = {
    {"nonet play", "choose a game, or continue one"},
    {"nonet play --level hard", "a hard 9x9"},
    {"nonet play --size 6 --level easy --seed 7", "the easy 6x6 of seed 7"},
    {"nonet play --technique swordfish", "a puzzle that needs a swordfish"},
    {"nonet play puzzle.txt", "a puzzle of your own"},
    {"nonet play --daily", "the puzzle of today"},
    {"nonet play --resume", "continue the last game"},
    {0},
};

const struct command command_play = {
    .name = "play",
    .operands = "[FILE|PUZZLE|DATE]",
    .summary = "play in the terminal, with pencil marks, hints and statistics",
    .description =
        "Plays a puzzle of your own (the first one of a file), or one made for you: any level, from 4x4 to "
        "25x25. Arrows or hjkl move, digits and letters (A is 10) enter values, Space switches between values "
        "and pencil marks, u undoes, i gives a hint in stages, q quits; ? shows all keys. You can paste a "
        "puzzle in any notation at any time, and select cells with the mouse.\n\n"
        "Every move is saved at once: whatever ends the program, --resume continues. Without options you get a "
        "list of all saved games, to continue or delete (d). They are files in $XDG_STATE_HOME/nonet/games "
        "(~/.local/state); statistics are in $XDG_DATA_HOME/nonet/statistics.db (~/.local/share).\n\n"
        "Settings are in $XDG_CONFIG_HOME/nonet/play.conf (~/.config), written when you change one in the game: "
        "lines of NAME = VALUE with level (beginner to extreme), size (such as 9, or box 2x3), lines (auto, ascii, "
        "unicode), colours (on, off), and the options of the game, each on or off: remove-marks, "
        "show-conflicts, show-wrong, show-timer, follow, full-hints, brief-hints, hodoku-chains, fill-selected, "
        "auto-marks, digit-first, move-on, show-missing, shade. background (auto, dark, light) says what the shade of rows "
        "and columns is a shade of. NO_COLOR is obeyed.",
    .document = "saved-games.md",
    .groups = play_groups,
    .examples = play_examples,
    .settings_size = sizeof(struct play_settings),
    .clash = play_clash,
    .run = run_play,
};
