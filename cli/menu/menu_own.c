/* menu_own.c: a puzzle of one's own, from a file, typed or pasted, and what can be done with it: watch it being solved, have it
 * explained, play it, see the solution. The question comes again, so that one can look first and play then. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "input/input.h"
#include "menu/menu.h"
#include "show/board_text.h"
#include "system/file_name.h"
#include "system/interrupt.h"
#include "system/module.h"
#include "system/screen.h"

/* ---- the puzzle ------------------------------------------------------------------------------------- */

void menu_keep_own(struct own_puzzle *own, const struct task *task)
{
    own->task = *task;
    own->task.place.file = "your puzzle";
    task_keep(&own->task);
    if (nonet_layout_copy(task->position.layout, &own->layout) != NONET_OK) fatal("out of memory");
    own->task.position.layout = own->layout;
}

static void free_own(struct own_puzzle *own)
{
    task_free(&own->task);
    nonet_layout_free(own->layout);
}

static void wait_for_own(void *context)
{
    (void)context;
}

static bool is_file(const char *name)
{
    struct stat about;
    return stat(name, &about) == 0 && !S_ISDIR(about.st_mode);
}

/* The first puzzle of a file. False: there is none, and it was said why. */
static bool read_own_file(struct menu *menu, char *name, struct own_puzzle *own)
{
    struct task task = {0};
    char *const operands[] = {name, NULL};
    struct input *const input = input_new(&menu->reader, operands, wait_for_own, NULL);
    bool is_found = false;
    enum input_event event;
    while (!is_found && (event = input_next(input, &task)) != INPUT_END && !interrupt_signal()) {
        if (event != INPUT_TASK) continue;
        is_found = task.kind == TASK_PUZZLE;
        if (!is_found) dialogue_say("%s\n", task.error.message);
    }
    if (is_found) menu_keep_own(own, &task);
    else dialogue_say("There is no puzzle in it.\n");
    input_free(input);
    return is_found;
}

static enum reply get_own(struct menu *menu, struct own_puzzle *own)
{
    for (;;) {
        const enum reply reply =
            dialogue_ask(menu->dialogue, "Your puzzle: a file, or type or paste it (q: back to the menu)?");
        if (reply != REPLY_GIVEN) return reply;
        if (!*dialogue_answer(menu->dialogue)) continue;
        char *const name = file_name_meant(dialogue_answer(menu->dialogue));
        const bool has_file = is_file(name), is_read = has_file && read_own_file(menu, name, own);
        free(name);
        if (is_read) return REPLY_GIVEN;
        if (interrupt_signal()) return menu_stopped();
        if (has_file) continue;
        dialogue_put_back(menu->dialogue);
        return menu_type_one(menu, own);
    }
}

/* ---- what to do with it ----------------------------------------------------------------------------- */

/* A command gets the puzzle as its operand: in a notation that keeps what is the player's, if there is one for this board. */
static enum reply run_with_own(struct menu *menu, const struct task *task, const char *command)
{
    nonet_style style;
    struct buffer text = {0};
    const bool has_library = nonet_style_find("library", &style) == NONET_OK;
    if (!has_library || !append_board(&text, &task->position, &style)) {
        text.length = 0;
        write_with_marks(&text, &task->position);
    }
    while (text.length && text.bytes[text.length - 1] == '\n') text.length--;
    buffer_add_character(&text, 0);
    char *arguments[] = {text.bytes, NULL};
    const enum reply reply = menu_run(menu, command, arguments);
    buffer_free(&text);
    return reply;
}

static enum reply play_own(struct menu *menu, const struct task *task)
{
    if (!module_is_there(&module_play)) dialogue_say("The game is not installed.\n");
    else if (!screen_obeys_codes(STDIN_FILENO) || !screen_obeys_codes(STDOUT_FILENO))
        dialogue_say("The game needs a terminal that knows more than text.\n");
    else return run_with_own(menu, task, "play");
    return REPLY_GIVEN;
}

static enum reply do_with_own(struct menu *menu, struct own_puzzle *own)
{
    enum { WATCH, EXPLAIN, PLAY, SOLVE, ANOTHER };
    static const struct offer offers[] = {[WATCH] = {{"watch"}, 0, false},
                                          [EXPLAIN] = {{"explain"}, 0, false},
                                          [PLAY] = {{"play"}, 0, false},
                                          [SOLVE] = {{"solve", "solution"}, 's', false},
                                          [ANOTHER] = {{"another", "new"}, 0, false}};
    size_t chosen;
    for (;;) {
        enum reply reply = dialogue_choose(
            menu->dialogue, "(w)atch it being solved, (e)xplain it, (p)lay it, (s)olve it, or (a)nother one (q: back)?",
            offers, sizeof offers / sizeof *offers, &chosen);
        if (reply != REPLY_GIVEN || chosen == ANOTHER) return reply;
        if (chosen == WATCH) reply = menu_watch_own(menu, own);
        else if (chosen == EXPLAIN) reply = run_with_own(menu, &own->task, "explain");
        else if (chosen == PLAY) reply = play_own(menu, &own->task);
        else reply = menu_answer(menu, &own->task, "Your puzzle");
        if (reply == REPLY_END) return reply;
    }
}

enum reply menu_own(struct menu *menu)
{
    enum reply reply;
    do {
        struct own_puzzle own = {.layout = NULL};
        reply = get_own(menu, &own);
        if (reply == REPLY_GIVEN) reply = do_with_own(menu, &own);
        free_own(&own);
    } while (reply == REPLY_GIVEN);
    return reply;
}
