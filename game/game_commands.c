/* game_commands.c: one table: what carries a command out, and when it may be asked for. */
#include <assert.h>

#include "inside.h"

enum { IN_EDIT = 1, IN_PAUSE = 2 };

typedef void command_run(struct game *game, game_command command, int argument);

/* ---- small commands -------------------------------------------------------------------------------------- */

static void run_jump(struct game *game, game_command command, int argument)
{
    (void)command;
    if (argument >= 0 && argument < game->cells) game->look.cursor = argument;
}

static void run_step(struct game *game, game_command command, int argument)
{
    (void)argument;
    gm_step_to_empty(game, command == GAME_NEXT_EMPTY ? 1 : -1);
}

static void run_cursor(struct game *game, game_command command, int argument)
{
    (void)argument;
    gm_move_cursor(game, command);
}

static void run_symbol(struct game *game, game_command command, int argument)
{
    (void)command;
    gm_symbol(game, argument);
}

static void run_mode(struct game *game, game_command command, int argument)
{
    (void)argument;
    gm_set_mode(game, command);
}

static void run_colour(struct game *game, game_command command, int argument)
{
    (void)argument;
    const int step = command == GAME_NEXT_COLOUR ? 1 : GAME_COLOUR_COUNT - 1;
    game->look.colour = (game->look.colour - 1 + step) % GAME_COLOUR_COUNT + 1;
    gm_say(game, "colour %c", 'a' + game->look.colour - 1);
}

/* The innermost first. What was awaited is forgotten with every command. */
static void run_cancel(struct game *game, game_command command, int argument)
{
    (void)command;
    (void)argument;
    if (game->hint.stage != GAME_NO_HINT || game->open_work & GAME_OPEN_HINT) gm_hint_drop(game);
    else if (game->look.mode != GAME_MODE_VALUES) game->look.mode = GAME_MODE_VALUES;
    else game->look.highlight = 0;
}

static void run_highlight(struct game *game, game_command command, int argument)
{
    (void)command;
    gm_set_highlight(game, argument);
}

/* Round through none and all values. */
static void run_highlight_step(struct game *game, game_command command, int argument)
{
    (void)argument;
    const int count = game->side + 1;
    gm_set_highlight(game, (game->look.highlight + (command == GAME_NEXT_HIGHLIGHT ? 1 : count - 1)) % count);
}

static void run_rate(struct game *game, game_command command, int argument)
{
    (void)command;
    (void)argument;
    gm_rate(game, game->limits.rating_ms);
}

static void run_pause(struct game *game, game_command command, int argument)
{
    (void)command;
    (void)argument;
    if (gm_is_editing(game) || gm_is_solved(game)) {
        game->is_paused = false;
        gm_say(game, "no time is running");
        return;
    }
    game->is_paused = !game->is_paused;
    gm_log_line(game, "time");
    gm_say(game, game->is_paused ? "paused" : "the game goes on");
}

static void run_switch(struct game *game, game_command command, int argument)
{
    static const char *const texts[GAME_OPTION_COUNT] = {
        "marks are removed after a value",
        "conflicts are shown",
        "wrong entries are shown",
        "the timer is shown",
        "the value under the cursor is highlighted",
    };
    (void)argument;
    const game_option option = (game_option)(GAME_REMOVE_MARKS + (command - GAME_SWITCH_REMOVE_MARKS));
    game_set_option(game, option, !game->options[option]);
    gm_say(game, "%s: %s", texts[option], game->options[option] ? "yes" : "no");
}

/* Commands that need nothing but the game. */
static void run_plain(struct game *game, game_command command, int argument)
{
    (void)argument;
    switch (command) {
    case GAME_CLEAR: gm_clear(game); break;
    case GAME_FILL_MARKS: gm_fill_marks(game); break;
    case GAME_CLEAR_MARKS: gm_clear_marks(game); break;
    case GAME_CLEAR_COLOURS: gm_clear_colours(game); break;
    case GAME_UNDO: gm_undo(game); break;
    case GAME_REDO: gm_redo(game); break;
    case GAME_BACK_TO_RIGHT: gm_back_to_right(game); break;
    case GAME_RESTART: gm_restart(game); break;
    case GAME_HINT: gm_hint_next(game); break;
    case GAME_APPLY_HINT: gm_hint_apply(game); break;
    case GAME_CHECK: gm_check(game); break;
    case GAME_REVEAL: gm_reveal(game); break;
    case GAME_SOLVE: gm_solve(game); break;
    case GAME_EDIT_OR_PLAY: gm_edit_or_play(game); break;
    default: assert(false);
    }
}

/* ---- the table ------------------------------------------------------------------------------------------- */

static const struct {
    command_run *run;
    int when;
    game_request request;
} commands[] = {
    [GAME_NOTHING] = {0},
    [GAME_UP] = {run_cursor, IN_EDIT, 0},
    [GAME_DOWN] = {run_cursor, IN_EDIT, 0},
    [GAME_LEFT] = {run_cursor, IN_EDIT, 0},
    [GAME_RIGHT] = {run_cursor, IN_EDIT, 0},
    [GAME_ROW_START] = {run_cursor, IN_EDIT, 0},
    [GAME_ROW_END] = {run_cursor, IN_EDIT, 0},
    [GAME_TOP] = {run_cursor, IN_EDIT, 0},
    [GAME_BOTTOM] = {run_cursor, IN_EDIT, 0},
    [GAME_NEXT_EMPTY] = {run_step, IN_EDIT, 0},
    [GAME_PREVIOUS_EMPTY] = {run_step, IN_EDIT, 0},
    [GAME_JUMP] = {run_jump, IN_EDIT, 0},
    [GAME_SYMBOL] = {run_symbol, IN_EDIT, 0},
    [GAME_CLEAR] = {run_plain, IN_EDIT, 0},
    [GAME_VALUES_OR_MARKS] = {run_mode, 0, 0},
    [GAME_MARKS] = {run_mode, 0, 0},
    [GAME_COLOURS] = {run_mode, 0, 0},
    [GAME_CANDIDATE_COLOURS] = {run_mode, 0, 0},
    [GAME_NEXT_COLOUR] = {run_colour, 0, 0},
    [GAME_PREVIOUS_COLOUR] = {run_colour, 0, 0},
    [GAME_CANCEL] = {run_cancel, IN_EDIT, 0},
    [GAME_FILL_MARKS] = {run_plain, 0, 0},
    [GAME_CLEAR_MARKS] = {run_plain, 0, 0},
    [GAME_CLEAR_COLOURS] = {run_plain, 0, 0},
    [GAME_HIGHLIGHT] = {run_highlight, IN_EDIT, 0},
    [GAME_NEXT_HIGHLIGHT] = {run_highlight_step, IN_EDIT, 0},
    [GAME_PREVIOUS_HIGHLIGHT] = {run_highlight_step, IN_EDIT, 0},
    [GAME_UNDO] = {run_plain, IN_EDIT, 0},
    [GAME_REDO] = {run_plain, IN_EDIT, 0},
    [GAME_BACK_TO_RIGHT] = {run_plain, 0, 0},
    [GAME_RESTART] = {run_plain, IN_EDIT, 0},
    [GAME_HINT] = {run_plain, 0, 0},
    [GAME_APPLY_HINT] = {run_plain, 0, 0},
    [GAME_CHECK] = {run_plain, 0, 0},
    [GAME_REVEAL] = {run_plain, 0, 0},
    [GAME_SOLVE] = {run_plain, 0, 0},
    [GAME_RATE] = {run_rate, IN_EDIT, 0},
    [GAME_EDIT_OR_PLAY] = {run_plain, IN_EDIT, 0},
    [GAME_PAUSE] = {run_pause, IN_EDIT | IN_PAUSE, 0},
    [GAME_SWITCH_REMOVE_MARKS] = {run_switch, IN_EDIT, 0},
    [GAME_SWITCH_SHOW_CONFLICTS] = {run_switch, IN_EDIT, 0},
    [GAME_SWITCH_SHOW_WRONG] = {run_switch, IN_EDIT, 0},
    [GAME_SWITCH_SHOW_TIMER] = {run_switch, IN_EDIT | IN_PAUSE, 0},
    [GAME_SWITCH_FOLLOW] = {run_switch, IN_EDIT, 0},
    [GAME_NEW] = {0, IN_EDIT | IN_PAUSE, GAME_ASK_NEW},
    [GAME_OPEN] = {0, IN_EDIT | IN_PAUSE, GAME_ASK_OPEN},
    [GAME_EXPORT] = {0, IN_EDIT, GAME_ASK_EXPORT},
    [GAME_HELP] = {0, IN_EDIT | IN_PAUSE, GAME_ASK_HELP},
    [GAME_QUIT] = {0, IN_EDIT | IN_PAUSE, GAME_ASK_QUIT},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static bool is_allowed(struct game *game, game_command command)
{
    if (game->is_paused && !(commands[command].when & IN_PAUSE))
        gm_say(game, "paused; %s goes on", gm_key_name(GAME_PAUSE));
    else if (gm_is_editing(game) && !(commands[command].when & IN_EDIT))
        gm_say(game, "not while a puzzle is entered; %s begins to play it", gm_key_name(GAME_EDIT_OR_PLAY));
    else return true;
    return false;
}

static void say_solved(struct game *game)
{
    if (game->counts.given_up) {
        gm_say(game, "this is the solution");
        return;
    }
    const struct gm_counts *const counts = &game->counts;
    const bool has_time = game_state_of(game).is_timed;
    char time[32] = "";
    if (has_time) game_time_text(game->elapsed_ms, time, sizeof time);
    gm_say(game, "solved%s%s: %u mistake%s, %u hint%s, %u revealed", has_time ? " in " : "", time, counts->mistakes,
           counts->mistakes == 1 ? "" : "s", counts->hints, counts->hints == 1 ? "" : "s", counts->reveals);
}

game_request game_do(struct game *game, game_command command, int argument)
{
    nonet_stop_clear(game->stop);
    game->message[0] = 0;
    const bool was_awaiting = game->awaiting != GAME_AWAITS_NOTHING;
    if (command != GAME_SOLVE) game->awaiting = GAME_AWAITS_NOTHING;
    if (command == GAME_CANCEL && was_awaiting) return GAME_NO_REQUEST;
    if ((unsigned)command >= COMMANDS || !is_allowed(game, command)) return GAME_NO_REQUEST;
    if (!commands[command].run) return commands[command].request;
    const bool was_solved = gm_is_solved(game);
    commands[command].run(game, command, argument);
    if (!was_solved && gm_is_solved(game) && game->journal.done == game->journal.count) say_solved(game);
    return GAME_NO_REQUEST;
}

void game_click(struct game *game, int cell)
{
    if (cell >= 0 && cell < game->cells) game_do(game, GAME_JUMP, cell);
}
