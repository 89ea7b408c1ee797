/* cmd_menu.c: nonet menu, and plain nonet on a terminal: a short list of things to do, shown again and again. At every
 * question q goes one step back; end of input and Ctrl-C quit; Ctrl-C during work stops only that. */
#include <signal.h>
#include <string.h>

#include "menu/menu.h"
#include "options/option_values.h"
#include "options/work_options.h"
#include "system/fresh_seed.h"
#include "system/interrupt.h"
#include "system/module.h"
#include "system/standard_output.h"

struct entry {
    struct offer offer;
    const char *text;
    enum reply (*run)(struct menu *menu); /* NULL: leave */
};

static const struct entry all_entries[] = {
    {{{"solve", "file", "open"}, 0, false}, "solve a file", menu_file},
    {{{"type", "paste", "enter"}, 0, false}, "type or paste a puzzle", menu_paste},
    {{{"watch"}, 0, false}, "watch a puzzle being solved, step by step", menu_watch},
    {{{"play"}, 'p', false}, "play", menu_play},
    {{{"practise", "practice", "learn"}, 0, false}, "practise a technique", menu_practise},
    {{{"own", "mine", "your"}, 0, false}, "take your own puzzle: watch it, have it explained, or play it", menu_own},
    {{{"quit", "exit", "leave"}, 0, false}, "quit", NULL},
};

enum { MOST_ENTRIES = sizeof all_entries / sizeof *all_entries };

/* The entries that this program has: the game may not be there. */
struct entries {
    const struct entry *entries[MOST_ENTRIES];
    struct offer offers[MOST_ENTRIES];
    size_t count;
};

static void find_entries(struct entries *entries)
{
    entries->count = 0;
    for (size_t at = 0; at < MOST_ENTRIES; at++) {
        const bool needs_play = all_entries[at].run == menu_play || all_entries[at].run == menu_practise;
        if (needs_play && !module_is_there(&module_play)) continue;
        entries->entries[entries->count] = &all_entries[at];
        entries->offers[entries->count++] = all_entries[at].offer;
    }
}

void menu_show(struct menu *menu)
{
    output_write(menu->out.bytes, menu->out.length);
    menu->out.length = 0;
}

enum reply menu_stopped(void)
{
    if (interrupt_signal() != SIGINT) return REPLY_END;
    interrupt_forget();
    dialogue_say("\nStopped.\n");
    return REPLY_LEAVE;
}

static void show_entries(struct menu *menu, const struct entries *entries)
{
    buffer_add_character(&menu->out, '\n');
    for (size_t at = 0; at < entries->count; at++)
        buffer_print(&menu->out, "  %zu  %s\n", at + 1, entries->entries[at]->text);
    buffer_add_character(&menu->out, '\n');
    menu_show(menu);
}

static void run_entries(struct menu *menu)
{
    struct entries entries;
    size_t chosen;
    find_entries(&entries);
    for (;;) {
        show_entries(menu, &entries);
        const enum reply reply = dialogue_choose(menu->dialogue, "What shall it be (a number or a word)?",
                                                 entries.offers, entries.count, &chosen);
        if (reply != REPLY_GIVEN || !entries.entries[chosen]->run) return;
        if (entries.entries[chosen]->run(menu) == REPLY_END) return;
    }
}

/* ---- the command ------------------------------------------------------------------------------------ */

struct menu_settings {
    uint64_t seed; /* 0 = another one each time */
    enum words_wanted words;
    nonet_step_form line; /* --chains */
};

static void open_menu(struct menu *menu, const struct menu_settings *settings)
{
    static const struct technique_options usual;
    nonet_solver_settings solver;
    memset(menu, 0, sizeof *menu);
    nonet_reader_settings_defaults(&menu->reader);
    menu->seed = settings->seed ? settings->seed : fresh_seed();
    menu->words = settings->words;
    menu->line = settings->line;
    menu->dialogue = dialogue_new();
    /* The switch is never freed: a signal may come until the very end. */
    if (nonet_layout_new(3, 3, &menu->layout) != NONET_OK || nonet_stop_new(&menu->stop) != NONET_OK)
        fatal("out of memory");
    interrupt_watch(menu->stop);
    nonet_solver_settings_defaults(&solver);
    solver.stop = menu->stop;
    solver.threads = (uint32_t)thread_count(0);
    if (nonet_solver_new(&solver, &menu->solver) != NONET_OK) fatal("out of memory");
    if (!technique_choice_make(&menu->choice, &usual, NONET_PATH_SIMPLEST)) fatal("no techniques");
    menu->explanation = (struct explanation){.choice = &menu->choice};
    nonet_explainer_settings explainer = menu->choice.explainer;
    explainer.stop = menu->stop;
    if (nonet_explainer_new(&explainer, &menu->explanation.explainer) != NONET_OK) fatal("out of memory");
}

static void close_menu(struct menu *menu)
{
    nonet_solver_free(menu->solver);
    nonet_explainer_free(menu->explanation.explainer);
    nonet_layout_free(menu->layout);
    buffer_free(&menu->out);
    dialogue_free(menu->dialogue);
}

static int run_menu(const void *settings, char *const *operands)
{
    static struct menu menu;
    (void)operands;
    open_menu(&menu, settings);
    dialogue_say("nonet %s: Sudoku of any size\n", nonet_version());
    run_entries(&menu);
    close_menu(&menu);
    dialogue_say("Goodbye.\n");
    return interrupt_signal() ? 128 + interrupt_signal() : EXIT_FINE;
}

static const struct option menu_options[] = {
    {0, "seed", "N", "make the puzzles to watch from this seed; default: a new one each time", set_seed, NULL,
     offsetof(struct menu_settings, seed)},
    {0, "words", "LENGTH", words_summary, set_words, words_choice, offsetof(struct menu_settings, words)},
    {0, "chains", "NOTATION", chains_summary, set_chains, chains_choice, offsetof(struct menu_settings, line)},
    {0},
};

static const struct option_group options_menu = {"What to watch", menu_options, NULL, NULL};

static const struct option_use menu_groups[] = {{&options_menu, 0}, {0}};

static const struct example menu_examples[] = {
    {"nonet", "the same on a terminal"},
    {"printf '%s\\n' watch easy run no quit | nonet menu --seed 1", "the answers from a pipe"},
    {0},
};

const struct command command_menu = {
    .name = "menu",
    .operands = "",
    .summary = "choose what to do from a menu: plain nonet on a terminal",
    .description =
        "A dialogue for people: solve the puzzles in a file, type or paste one, watch one of a chosen level "
        "being solved with a reason for every step, or play, if the game is installed. Your own puzzle, from a file, "
        "typed or pasted, can be watched, explained and played, too. While you watch, s runs to the next step that is "
        "no single. Plain nonet on a "
        "terminal does the same; with this command the answers may also come from a pipe or a file, and are "
        "then shown after their questions.\n\n"
        "Case does not matter, and the first letters of a word are enough. q, quit, back and exit go back, and "
        "from the menu out of the program (a file of such a name is ./q). Ctrl-C ends the work at hand; at a "
        "question it leaves, as does the end of the input.",
    .groups = menu_groups,
    .examples = menu_examples,
    .settings_size = sizeof(struct menu_settings),
    .run = run_menu,
};
