/* menu_level.c: choosing a level, and the entry "play", which asks only for one.
 *
 * Each has a letter, marked in the question: the first of its name that no easier level has taken, so `e` is easy and
 * `x` is expert; `ex` is ambiguous, so the question is repeated. */
#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "menu/menu.h"
#include "system/interrupt.h"
#include "system/screen.h"

enum { MOST_LEVELS = 16 };

/* All levels, and "other" for Enter; and "(b)eginner, (e)asy, (m)edium" and so on. */
struct level_offers {
    struct offer offers[MOST_LEVELS + 1];
    size_t levels;
    char text[200];
};

static const char *free_letter(const char *name, const char *taken)
{
    const char *letter = name + strcspn(name, "abcdefghijklmnopqrstuvwxyz");
    while (*letter && strchr(taken, *letter)) letter++;
    return letter;
}

static void find_offers(struct level_offers *found, const char *last_separator)
{
    char taken[MOST_LEVELS + 4] = "qo"; /* back, other */
    size_t used = 0;
    *found = (struct level_offers){0};
    for (const nonet_level *level; (level = nonet_level_at(found->levels)); found->levels++) {
        assert(found->levels < MOST_LEVELS);
        const char *const separator = !found->levels ? "" : nonet_level_at(found->levels + 1) ? ", " : last_separator;
        const char *const letter = free_letter(level->name, taken);
        assert(*letter);
        taken[strlen(taken)] = *letter;
        found->offers[found->levels] = (struct offer){{level->name}, *letter, false};
        used += (size_t)snprintf(found->text + used, sizeof found->text - used, "%s%.*s(%c)%s", separator,
                                 (int)(letter - level->name), level->name, *letter, letter + 1);
        assert(used < sizeof found->text);
    }
    found->offers[found->levels] = (struct offer){{"other"}, 'o', true};
}

enum reply menu_ask_level(struct menu *menu, int *level)
{
    struct level_offers found;
    char question[300];
    size_t chosen;
    find_offers(&found, " or ");
    snprintf(question, sizeof question, "Difficulty: %s (q: back)?", found.text);
    const enum reply reply = dialogue_choose(menu->dialogue, question, found.offers, found.levels, &chosen);
    if (reply == REPLY_GIVEN) *level = (int)chosen;
    return reply;
}

/* A level, or found->levels for other games. */
static enum reply ask_game(struct menu *menu, struct level_offers *found, size_t *chosen)
{
    char question[300];
    find_offers(found, ", ");
    snprintf(question, sizeof question, "%s, Enter for other games (q: back)?", found->text);
    return dialogue_choose(menu->dialogue, question, found->offers, found->levels + 1, chosen);
}

enum reply menu_run(struct menu *menu, const char *command, char **arguments)
{
    command_run(command_find(command), arguments);
    const bool is_stopped = interrupt_signal();
    interrupt_watch(menu->stop); /* the command may have watched signals itself */
    return is_stopped ? menu_stopped() : REPLY_GIVEN;
}

/* The game is a command like any other and reads its own options; without any it asks what to play or resume. */
enum reply menu_play(struct menu *menu)
{
    char option[] = "--level", value[16];
    char *arguments[] = {option, value, NULL};
    struct level_offers found;
    size_t chosen;
    if (!screen_obeys_codes(STDIN_FILENO) || !screen_obeys_codes(STDOUT_FILENO)) {
        dialogue_say("The game needs a terminal that knows more than text.\n");
        return REPLY_GIVEN;
    }
    const enum reply reply = ask_game(menu, &found, &chosen);
    if (reply != REPLY_GIVEN) return reply;
    if (chosen == found.levels) arguments[0] = NULL;
    else snprintf(value, sizeof value, "%s", nonet_level_at(chosen)->name);
    return menu_run(menu, "play", arguments);
}
