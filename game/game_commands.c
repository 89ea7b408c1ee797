/* game_commands.c: one table: what carries a command out, and when it may be asked for. */
#include "inside.h"

enum { IN_EDIT = 1, IN_PAUSE = 2 };

/* ---- small commands -------------------------------------------------------------------------------------- */

static void jump(struct game *game, int cell)
{
    if (cell >= 0 && cell < game->cells) game->look.cursor = cell;
}

static void step_to_empty(struct game *game, game_command command)
{
    gm_step_to_empty(game, command == GAME_NEXT_EMPTY ? 1 : -1);
}

static void change_colour(struct game *game, game_command command)
{
    const int step = command == GAME_NEXT_COLOUR ? 1 : GAME_COLOUR_COUNT - 1;
    game->look.colour = (game->look.colour - 1 + step) % GAME_COLOUR_COUNT + 1;
    gm_say(game, "colour %c", 'a' + game->look.colour - 1);
}

/* The innermost first. What was awaited is forgotten with every command. */
static void cancel(struct game *game)
{
    if (game->hint.stage != GAME_NO_HINT || game->open_work & GAME_OPEN_HINT) gm_hint_drop(game);
    else if (game->look.mode != GAME_MODE_VALUES) game->look.mode = GAME_MODE_VALUES;
    else game->look.highlight = 0;
}

/* Round through none and all values. */
static void change_highlight(struct game *game, game_command command)
{
    const int count = game->side + 1;
    gm_set_highlight(game, (game->look.highlight + (command == GAME_NEXT_HIGHLIGHT ? 1 : count - 1)) % count);
}

static void rate(struct game *game)
{
    gm_rate(game, game->limits.rating_ms);
}

static void pause_or_go_on(struct game *game)
{
    if (gm_is_editing(game) || gm_is_solved(game)) {
        game->is_paused = false;
        gm_say(game, "no time is running");
        return;
    }
    game->is_paused = !game->is_paused;
    gm_log_line(game, "time");
    gm_say(game, game->is_paused ? "paused" : "the game goes on");
}

/* ---- the table ------------------------------------------------------------------------------------------- */

static const struct command_row {
    /* One of these carries it out, */
    void (*alone)(struct game *game);
    void (*by_command)(struct game *game, game_command command);
    void (*with_argument)(struct game *game, int argument);
    /* or the front does. */
    game_request request;
    int when;
} commands[] = {
    [GAME_NOTHING] = {0},
    [GAME_UP] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_DOWN] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_LEFT] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_RIGHT] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_ROW_START] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_ROW_END] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_TOP] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_BOTTOM] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [GAME_NEXT_EMPTY] = {.by_command = step_to_empty, .when = IN_EDIT},
    [GAME_PREVIOUS_EMPTY] = {.by_command = step_to_empty, .when = IN_EDIT},
    [GAME_JUMP] = {.with_argument = jump, .when = IN_EDIT},
    [GAME_SYMBOL] = {.with_argument = gm_symbol, .when = IN_EDIT},
    [GAME_CLEAR] = {.alone = gm_clear, .when = IN_EDIT},
    [GAME_VALUES_OR_MARKS] = {.by_command = gm_set_mode},
    [GAME_MARKS] = {.by_command = gm_set_mode},
    [GAME_COLOURS] = {.by_command = gm_set_mode},
    [GAME_CANDIDATE_COLOURS] = {.by_command = gm_set_mode},
    [GAME_NEXT_COLOUR] = {.by_command = change_colour},
    [GAME_PREVIOUS_COLOUR] = {.by_command = change_colour},
    [GAME_CANCEL] = {.alone = cancel, .when = IN_EDIT},
    [GAME_FILL_MARKS] = {.alone = gm_fill_marks},
    [GAME_CLEAR_MARKS] = {.alone = gm_clear_marks},
    [GAME_CLEAR_COLOURS] = {.alone = gm_clear_colours},
    [GAME_HIGHLIGHT] = {.with_argument = gm_set_highlight, .when = IN_EDIT},
    [GAME_NEXT_HIGHLIGHT] = {.by_command = change_highlight, .when = IN_EDIT},
    [GAME_PREVIOUS_HIGHLIGHT] = {.by_command = change_highlight, .when = IN_EDIT},
    [GAME_UNDO] = {.alone = gm_undo, .when = IN_EDIT},
    [GAME_REDO] = {.alone = gm_redo, .when = IN_EDIT},
    [GAME_BACK_TO_RIGHT] = {.alone = gm_back_to_right},
    [GAME_RESTART] = {.alone = gm_restart, .when = IN_EDIT},
    [GAME_HINT] = {.alone = gm_hint_next},
    [GAME_APPLY_HINT] = {.alone = gm_hint_apply},
    [GAME_CHECK] = {.alone = gm_check},
    [GAME_REVEAL] = {.alone = gm_reveal},
    [GAME_SOLVE] = {.alone = gm_solve},
    [GAME_RATE] = {.alone = rate, .when = IN_EDIT},
    [GAME_EDIT_OR_PLAY] = {.alone = gm_edit_or_play, .when = IN_EDIT},
    [GAME_PAUSE] = {.alone = pause_or_go_on, .when = IN_EDIT | IN_PAUSE},
    [GAME_SWITCH_REMOVE_MARKS] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [GAME_SWITCH_SHOW_CONFLICTS] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [GAME_SWITCH_SHOW_WRONG] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [GAME_SWITCH_SHOW_TIMER] = {.by_command = gm_switch_option, .when = IN_EDIT | IN_PAUSE},
    [GAME_SWITCH_FOLLOW] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [GAME_NEW] = {.when = IN_EDIT | IN_PAUSE, .request = GAME_ASK_NEW},
    [GAME_OPEN] = {.when = IN_EDIT | IN_PAUSE, .request = GAME_ASK_OPEN},
    [GAME_EXPORT] = {.when = IN_EDIT, .request = GAME_ASK_EXPORT},
    [GAME_HELP] = {.when = IN_EDIT | IN_PAUSE, .request = GAME_ASK_HELP},
    [GAME_QUIT] = {.when = IN_EDIT | IN_PAUSE, .request = GAME_ASK_QUIT},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static bool is_allowed(struct game *game, game_command command)
{
    if (game->is_paused && !(commands[command].when & IN_PAUSE))
        gm_say(game, "paused; %s goes on", game_key_name(GAME_PAUSE));
    else if (gm_is_editing(game) && !(commands[command].when & IN_EDIT))
        gm_say(game, "not while a puzzle is entered; %s begins to play it", game_key_name(GAME_EDIT_OR_PLAY));
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

static void carry_out(struct game *game, game_command command, int argument)
{
    const struct command_row *const row = &commands[command];
    if (row->alone) row->alone(game);
    else if (row->by_command) row->by_command(game, command);
    else if (row->with_argument) row->with_argument(game, argument);
}

game_request game_do(struct game *game, game_command command, int argument)
{
    nonet_stop_clear(game->stop);
    game->message[0] = 0;
    const bool was_awaiting = game->awaiting != GAME_AWAITS_NOTHING;
    if (command != GAME_SOLVE) game->awaiting = GAME_AWAITS_NOTHING;
    if (command == GAME_CANCEL && was_awaiting) return GAME_NO_REQUEST;
    if ((unsigned)command >= COMMANDS || !is_allowed(game, command)) return GAME_NO_REQUEST;
    if (commands[command].request) return commands[command].request;
    const bool was_solved = gm_is_solved(game);
    carry_out(game, command, argument);
    if (!was_solved && gm_is_solved(game) && game->journal.done == game->journal.count) say_solved(game);
    return GAME_NO_REQUEST;
}

void game_click(struct game *game, int cell)
{
    if (cell >= 0 && cell < game->cells) game_do(game, GAME_JUMP, cell);
}
