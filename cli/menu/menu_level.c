/* menu_level.c: the five levels, and the entry that needs nothing but one of them. `e` is easy, as the question says;
 * `ex` could be two others, and is asked again. */
#include <stdio.h>
#include <unistd.h>

#include "menu/menu.h"
#include "system/interrupt.h"
#include "system/screen.h"

enum { LEVELS = 5 };

static const struct offer levels[LEVELS + 1] = {{{"easy"}, 'e', false},    {{"medium"}, 'm', false},
                                                {{"hard"}, 'h', false},    {{"expert"}, 'x', false},
                                                {{"extreme"}, 't', false}, {{"other"}, 'o', true}};

enum reply menu_ask_level(struct menu *menu, int *level)
{
    size_t chosen;
    const enum reply reply =
        dialogue_choose(menu->dialogue, "Difficulty: (e)asy, (m)edium, (h)ard, e(x)pert or ex(t)reme (q: back)?",
                        levels, LEVELS, &chosen);
    if (reply == REPLY_GIVEN) *level = (int)chosen;
    return reply;
}

/* The game is a command like any other, and reads its own options; without any it asks what to play, or go on with. */
enum reply menu_play(struct menu *menu)
{
    char option[] = "--level", value[16];
    char *arguments[] = {option, value, NULL};
    size_t chosen;
    if (!screen_obeys_codes(STDIN_FILENO) || !screen_obeys_codes(STDOUT_FILENO)) {
        dialogue_say("The game needs a terminal that knows more than text.\n");
        return REPLY_GIVEN;
    }
    const enum reply reply = dialogue_choose(
        menu->dialogue, "(e)asy, (m)edium, (h)ard, e(x)pert, ex(t)reme, Enter for other games (q: back)?", levels,
        LEVELS + 1, &chosen);
    if (reply != REPLY_GIVEN) return reply;
    if (chosen == LEVELS) arguments[0] = NULL;
    else snprintf(value, sizeof value, "%s", nonet_level_at((size_t)chosen)->name);
    command_run(command_find("play"), arguments);
    const bool is_stopped = interrupt_signal();
    interrupt_watch(menu->stop); /* the game may have watched signals by itself */
    return is_stopped ? menu_stopped() : REPLY_GIVEN;
}
