/* menu_file.c: solve a file. It asks for a file until there is one with a puzzle in it, then shows the puzzles one by
 * one, asking before each, or all of the rest at once. The next puzzle is read before the question, to know whether to
 * ask at all. Errors in a file are reported in the order in which they are found. A puzzle may also be typed in place
 * of a file name, as for other commands. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "input/input.h"
#include "menu/menu.h"
#include "system/file_name.h"
#include "system/interrupt.h"

enum { PROBLEMS_SHOWN = 3 };

struct pages {
    struct menu *menu;
    const char *name;
    struct buffer shown_name; /* harmless on a terminal, with a NUL */
    struct input *input;
    struct task task;
    uint64_t shown;
    uint64_t outcomes[OUTCOME_COUNT];
    uint64_t problems; /* with text that is not a puzzle */
    bool runs_through;
};

static void wait_for_file(void *context)
{
    (void)context;
}

/* The name of a task's source, as people see it. */
static const char *source_name(const struct pages *pages, const struct task *task)
{
    return task->place.file == pages->name ? pages->shown_name.bytes : "Your puzzle";
}

static void tell_problem(struct pages *pages, const struct task *task)
{
    const nonet_text_error *const error = &task->error;
    if (++pages->problems > PROBLEMS_SHOWN) return;
    if (task->kind == TASK_TROUBLE) dialogue_say("%s: %s\n", pages->shown_name.bytes, error->message);
    else
        dialogue_say("%s, line %" PRIu64 ", column %" PRIu64 ": %s\n", source_name(pages, task), error->line,
                     error->column, error->message);
}

/* False: there is none, or a signal came. */
static bool find_puzzle(struct pages *pages)
{
    for (;;) {
        const enum input_event event = input_next(pages->input, &pages->task);
        if (event == INPUT_END || interrupt_signal()) return false;
        if (event != INPUT_TASK) continue;
        if (pages->task.kind == TASK_PUZZLE) return true;
        tell_problem(pages, &pages->task);
    }
}

static enum reply ask_to_go_on(struct pages *pages)
{
    static const struct offer offers[] = {{{"next", "yes", "go"}, 0, true}, {{"run", "all"}, 0, false}};
    size_t chosen = 0;
    if (pages->runs_through) return REPLY_GIVEN;
    const enum reply reply =
        dialogue_choose(pages->menu->dialogue, "Go on (Enter: the next one, r: run through, q: back to the menu)?",
                        offers, sizeof offers / sizeof *offers, &chosen);
    pages->runs_through = chosen == 1;
    return reply;
}

static enum reply show_page(struct pages *pages)
{
    struct task *const task = &pages->task;
    char title[512];
    const int length = snprintf(title, sizeof title, "%.400s", source_name(pages, task));
    if (task->number_in_file > 1)
        snprintf(title + length, sizeof title - (size_t)length, ", puzzle %" PRIu64, task->number_in_file);
    const enum reply reply = menu_answer(pages->menu, task, title);
    if (reply != REPLY_GIVEN) return reply;
    pages->shown++;
    pages->outcomes[task->outcome]++;
    return reply;
}

/* "5 puzzles: 3 with one solution, 1 with several, 1 with none" */
static void tell_total(const struct pages *pages)
{
    static const struct {
        enum outcome outcome;
        const char *words;
    } kinds[] = {{OUTCOME_FINE, "with one solution"},
                 {OUTCOME_SEVERAL, "with several"},
                 {OUTCOME_NONE, "with none"},
                 {OUTCOME_INVALID, "contradictory"},
                 {OUTCOME_TIMEOUT, "given up"}};
    struct buffer line = {0};
    for (size_t at = 0; at < sizeof kinds / sizeof *kinds; at++)
        if (pages->outcomes[kinds[at].outcome])
            buffer_print(&line, "%s%" PRIu64 " %s", line.length ? ", " : "", pages->outcomes[kinds[at].outcome],
                         kinds[at].words);
    if (pages->shown > 1) dialogue_say("%" PRIu64 " puzzles: %.*s\n", pages->shown, (int)line.length, line.bytes);
    buffer_free(&line);
    if (pages->problems > PROBLEMS_SHOWN)
        dialogue_say("%" PRIu64 " places are not puzzles; the first %d are named above.\n", pages->problems,
                     PROBLEMS_SHOWN);
}

/* The first puzzle has been found. */
static enum reply show_pages(struct pages *pages)
{
    enum reply reply;
    do {
        reply = show_page(pages);
        if (reply != REPLY_GIVEN) return reply;
        if (!find_puzzle(pages)) break;
        reply = ask_to_go_on(pages);
    } while (reply == REPLY_GIVEN);
    if (interrupt_signal()) return reply == REPLY_END ? reply : menu_stopped();
    if (reply == REPLY_GIVEN) tell_total(pages);
    return reply;
}

/* *is_usable: there is a puzzle in it. */
static enum reply open_file(struct menu *menu, char *name, bool *is_usable)
{
    char *const operands[] = {name, NULL};
    struct pages pages = {.menu = menu, .name = name, .input = input_new(&menu->reader, operands, wait_for_file, NULL)};
    enum reply reply = REPLY_GIVEN;
    buffer_add_visible(&pages.shown_name, name, strlen(name));
    buffer_add_character(&pages.shown_name, 0);
    *is_usable = find_puzzle(&pages);
    if (*is_usable) reply = show_pages(&pages);
    else if (interrupt_signal()) reply = menu_stopped();
    else tell_total(&pages);
    input_free(pages.input);
    buffer_free(&pages.shown_name);
    return reply;
}

enum reply menu_file(struct menu *menu)
{
    for (;;) {
        bool is_usable;
        enum reply reply = dialogue_ask(menu->dialogue, "Which file (q: back to the menu)?");
        if (reply != REPLY_GIVEN) return reply;
        if (!*dialogue_answer(menu->dialogue)) continue;
        char *const name = file_name_meant(dialogue_answer(menu->dialogue));
        reply = open_file(menu, name, &is_usable);
        free(name);
        if (is_usable || reply != REPLY_GIVEN) return reply;
    }
}
