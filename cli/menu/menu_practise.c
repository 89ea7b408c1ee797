/* menu_practise.c: the entry "practise": which technique is asked, Enter is for what is due. */
#include <stdio.h>
#include <unistd.h>

#include "menu/menu.h"
#include "system/interrupt.h"
#include "system/screen.h"

/* A command like any other; it says itself what is wrong with a name. */
enum reply menu_practise(struct menu *menu)
{
    char name[64];
    char *arguments[] = {name, NULL};
    if (!screen_obeys_codes(STDIN_FILENO) || !screen_obeys_codes(STDOUT_FILENO)) {
        dialogue_say("Practice needs a terminal that knows more than text.\n");
        return REPLY_GIVEN;
    }
    const enum reply reply =
        dialogue_ask(menu->dialogue, "Which technique, family or level, Enter for what is due (q: back)?");
    if (reply != REPLY_GIVEN) return reply;
    snprintf(name, sizeof name, "%s", dialogue_answer(menu->dialogue));
    if (!name[0]) arguments[0] = NULL;
    command_run(command_find("practise"), arguments);
    const bool is_stopped = interrupt_signal();
    interrupt_watch(menu->stop); /* the game may have watched signals itself */
    return is_stopped ? menu_stopped() : REPLY_GIVEN;
}
