/* game_options.c: what a player may switch on and off: one table. */
#include <assert.h>

#include "inside.h"

static const struct {
    const char *name; /* in files */
    const char *text; /* for the message */
    game_command command;
    bool is_usual; /* on, unless somebody says otherwise */
} options[GAME_OPTION_COUNT] = {
    [GAME_REMOVE_MARKS] = {"remove-marks", "marks are removed after a value", GAME_SWITCH_REMOVE_MARKS, true},
    [GAME_SHOW_CONFLICTS] = {"show-conflicts", "conflicts are shown", GAME_SWITCH_SHOW_CONFLICTS, true},
    [GAME_SHOW_WRONG] = {"show-wrong", "wrong entries are shown", GAME_SWITCH_SHOW_WRONG, false},
    [GAME_SHOW_TIMER] = {"show-timer", "the timer is shown", GAME_SWITCH_SHOW_TIMER, true},
    [GAME_FOLLOW] = {"follow", "the value under the cursor is highlighted", GAME_SWITCH_FOLLOW, true},
};

static bool is_option(int option)
{
    return option >= 0 && option < GAME_OPTION_COUNT;
}

void gm_usual_options(bool is_on[GAME_OPTION_COUNT])
{
    for (int option = 0; option < GAME_OPTION_COUNT; option++) is_on[option] = options[option].is_usual;
}

bool game_option_of(const struct game *game, game_option option)
{
    return is_option((int)option) && game->options[option];
}

void game_set_option(struct game *game, game_option option, bool is_on)
{
    if (!is_option((int)option) || game->options[option] == is_on) return;
    game->options[option] = is_on;
    gm_log_option(game, option);
}

const char *game_option_name(game_option option)
{
    return is_option((int)option) ? options[option].name : "";
}

void gm_switch_option(struct game *game, game_command command)
{
    int option = 0;
    while (is_option(option) && options[option].command != command) option++;
    assert(is_option(option));
    game_set_option(game, (game_option)option, !game->options[option]);
    gm_say(game, "%s: %s", options[option].text, game->options[option] ? "yes" : "no");
}
