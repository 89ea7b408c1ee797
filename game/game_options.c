/* game_options.c: one table: what a player may switch on and off. */
#include <assert.h>

#include "inside.h"

static const struct {
    const char *name; /* in files */
    const char *text; /* for the message */
    nonet_game_command command;
    bool is_usual; /* on by default */
} options[NONET_GAME_OPTION_COUNT] = {
    [NONET_GAME_OPTION_REMOVE_MARKS] = {"remove-marks", "marks are removed after a value",
                                        NONET_GAME_COMMAND_SWITCH_REMOVE_MARKS, true},
    [NONET_GAME_OPTION_SHOW_CONFLICTS] = {"show-conflicts", "conflicts are shown",
                                          NONET_GAME_COMMAND_SWITCH_SHOW_CONFLICTS, true},
    [NONET_GAME_OPTION_SHOW_WRONG] = {"show-wrong", "wrong entries are shown", NONET_GAME_COMMAND_SWITCH_SHOW_WRONG,
                                      false},
    [NONET_GAME_OPTION_SHOW_TIMER] = {"show-timer", "the timer is shown", NONET_GAME_COMMAND_SWITCH_SHOW_TIMER, true},
    [NONET_GAME_OPTION_FULL_HINTS] = {"full-hints", "hints are told in full", NONET_GAME_COMMAND_SWITCH_WORDS, false},
    [NONET_GAME_OPTION_BRIEF_HINTS] = {"brief-hints", "hints are told in brief", NONET_GAME_COMMAND_SWITCH_WORDS,
                                       false},
    [NONET_GAME_OPTION_HODOKU_CHAINS] = {"hodoku-chains", "chains are written as in HoDoKu",
                                         NONET_GAME_COMMAND_SWITCH_CHAINS, false},
    [NONET_GAME_OPTION_FILL_SELECTED] = {"fill-selected", "a value goes into all cells that are selected",
                                         NONET_GAME_COMMAND_SWITCH_FILL_SELECTED, false},
    [NONET_GAME_OPTION_AUTO_MARKS] = {"auto-marks", "marks are kept right by themselves",
                                      NONET_GAME_COMMAND_SWITCH_AUTO_MARKS, false},
    [NONET_GAME_OPTION_DIGIT_FIRST] = {"digit-first", "first the symbol, then the cells",
                                       NONET_GAME_COMMAND_SWITCH_DIGIT_FIRST, false},
    [NONET_GAME_OPTION_MOVE_ON] = {"move-on", "the cursor moves on while a puzzle is typed",
                                   NONET_GAME_COMMAND_SWITCH_MOVE_ON, true},
    [NONET_GAME_OPTION_SHOW_MISSING] = {"show-missing", "cells without the right mark are shown",
                                        NONET_GAME_COMMAND_SWITCH_SHOW_MISSING, false},
    [NONET_GAME_OPTION_SHADE] = {"shade", "the row, column and box of the cursor are shaded",
                                 NONET_GAME_COMMAND_SWITCH_SHADE, true},
    [NONET_GAME_OPTION_FOLLOW] = {"follow", "the value under the cursor is highlighted",
                                  NONET_GAME_COMMAND_SWITCH_FOLLOW, true},
};

static bool is_option(int option)
{
    return option >= 0 && option < NONET_GAME_OPTION_COUNT;
}

void gm_usual_options(bool is_on[NONET_GAME_OPTION_COUNT])
{
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++) is_on[option] = options[option].is_usual;
}

bool nonet_game_get_option(const nonet_game *game, nonet_game_option option)
{
    return game && is_option((int)option) && game->options[option];
}

/* What is seen at once counts as a check; entries do it for games that begin with it. */
static void begin_option(nonet_game *game, nonet_game_option option)
{
    if (option == NONET_GAME_OPTION_AUTO_MARKS) gm_begin_automatic_marks(game);
    if (option != NONET_GAME_OPTION_SHOW_MISSING || gm_is_editing(game) || !gm_candidate_marks(game)) return;
    if (gm_has_solution(game) && !game->counts.checks) gm_count_check(game);
}

void nonet_game_set_option(nonet_game *game, nonet_game_option option, bool is_on)
{
    if (!game || !is_option((int)option) || game->options[option] == is_on) return;
    game->options[option] = is_on;
    gm_log_option(game, option);
    if (is_on) begin_option(game, option);
}

const char *nonet_game_option_name(nonet_game_option option)
{
    return is_option((int)option) ? options[option].name : "";
}

void gm_switch_option(nonet_game *game, nonet_game_command command)
{
    int option = 0;
    while (is_option(option) && options[option].command != command) option++;
    assert(is_option(option));
    nonet_game_set_option(game, (nonet_game_option)option, !game->options[option]);
    gm_say(game, "%s: %s", options[option].text, game->options[option] ? "yes" : "no");
}

void gm_switch_words(nonet_game *game)
{
    const bool is_full = game->options[NONET_GAME_OPTION_FULL_HINTS],
               is_brief = !is_full && game->options[NONET_GAME_OPTION_BRIEF_HINTS];
    nonet_game_set_option(game, NONET_GAME_OPTION_FULL_HINTS, !is_full && !is_brief);
    nonet_game_set_option(game, NONET_GAME_OPTION_BRIEF_HINTS, is_full);
    gm_say(game, "reasons of hints: %s", is_brief ? "normal" : is_full ? "brief" : "full");
}
