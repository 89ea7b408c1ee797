/* game_commands.c: one table: the function for each command, and when it is allowed. */
#include "inside.h"

enum { IN_EDIT = 1, IN_PAUSE = 2 };

/* ---- small commands -------------------------------------------------------------------------------------- */

static void jump(nonet_game *game, int cell)
{
    if (cell >= 0 && cell < game->cells) gm_go_to(game, cell);
}

static void step_to_empty(nonet_game *game, nonet_game_command command)
{
    gm_step_to_empty(game, command == NONET_GAME_COMMAND_NEXT_EMPTY ? 1 : -1);
}

static void change_colour(nonet_game *game, nonet_game_command command)
{
    const int step = command == NONET_GAME_COMMAND_NEXT_COLOUR ? 1 : NONET_GAME_COLOUR_COUNT - 1;
    game->look.colour = (game->look.colour - 1 + step) % NONET_GAME_COLOUR_COUNT + 1;
    gm_say(game, "colour %c", 'a' + game->look.colour - 1);
}

static void clear_highlight(nonet_game *game)
{
    game->look.highlight = 0;
    game->look.highlights_pairs = false;
    gm_find_pairs(game);
}

/* The innermost first. Every command ends waiting for a symbol. */
static void cancel(nonet_game *game)
{
    if (game->hint.stage != NONET_GAME_STAGE_NONE || game->open_work & NONET_GAME_WORK_HINT) gm_hint_drop(game);
    else if (game->selected) gm_select_none(game);
    else if (game->look.mode != NONET_GAME_MODE_VALUES) game->look.mode = NONET_GAME_MODE_VALUES;
    else if (gm_locked(game)) game->look.locked = 0;
    else clear_highlight(game);
}

/* Cycle through none, all values, and cells with two candidates. */
static void change_highlight(nonet_game *game, nonet_game_command command)
{
    const int pairs = game->side + 1, count = pairs + 1;
    const int now = game->look.highlights_pairs ? pairs : game->look.highlight;
    const int wanted = (now + (command == NONET_GAME_COMMAND_NEXT_HIGHLIGHT ? 1 : count - 1)) % count;
    if (wanted == pairs) gm_highlight_pairs(game, true);
    else gm_set_highlight(game, wanted);
}

static void switch_pairs(nonet_game *game)
{
    gm_highlight_pairs(game, !game->look.highlights_pairs);
}

static void rate(nonet_game *game)
{
    gm_rate(game, game->limits.rating_ms);
}

static void pause_or_go_on(nonet_game *game)
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
    /* One of these runs it, */
    void (*alone)(nonet_game *game);
    void (*by_command)(nonet_game *game, nonet_game_command command);
    void (*with_argument)(nonet_game *game, int argument);
    /* or the front end does. */
    nonet_game_request request;
    int when;
} commands[] = {
    [NONET_GAME_COMMAND_NOTHING] = {0},
    [NONET_GAME_COMMAND_UP] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_DOWN] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_LEFT] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_RIGHT] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_ROW_START] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_ROW_END] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_TOP] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_BOTTOM] = {.by_command = gm_move_cursor, .when = IN_EDIT},
    [NONET_GAME_COMMAND_NEXT_EMPTY] = {.by_command = step_to_empty, .when = IN_EDIT},
    [NONET_GAME_COMMAND_PREVIOUS_EMPTY] = {.by_command = step_to_empty, .when = IN_EDIT},
    [NONET_GAME_COMMAND_JUMP] = {.with_argument = jump, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SYMBOL] = {.with_argument = gm_symbol, .when = IN_EDIT},
    [NONET_GAME_COMMAND_CLEAR] = {.alone = gm_clear, .when = IN_EDIT},
    [NONET_GAME_COMMAND_VALUES_OR_MARKS] = {.by_command = gm_set_mode},
    [NONET_GAME_COMMAND_MARKS] = {.by_command = gm_set_mode},
    [NONET_GAME_COMMAND_COLOURS] = {.by_command = gm_set_mode},
    [NONET_GAME_COMMAND_CANDIDATE_COLOURS] = {.by_command = gm_set_mode},
    [NONET_GAME_COMMAND_NEXT_COLOUR] = {.by_command = change_colour},
    [NONET_GAME_COMMAND_PREVIOUS_COLOUR] = {.by_command = change_colour},
    [NONET_GAME_COMMAND_CANCEL] = {.alone = cancel, .when = IN_EDIT},
    [NONET_GAME_COMMAND_FILL_MARKS] = {.alone = gm_fill_marks},
    [NONET_GAME_COMMAND_CLEAR_MARKS] = {.alone = gm_clear_marks},
    [NONET_GAME_COMMAND_CLEAR_COLOURS] = {.alone = gm_clear_colours},
    [NONET_GAME_COMMAND_HIGHLIGHT] = {.with_argument = gm_set_highlight, .when = IN_EDIT},
    [NONET_GAME_COMMAND_NEXT_HIGHLIGHT] = {.by_command = change_highlight, .when = IN_EDIT},
    [NONET_GAME_COMMAND_PREVIOUS_HIGHLIGHT] = {.by_command = change_highlight, .when = IN_EDIT},
    [NONET_GAME_COMMAND_UNDO] = {.alone = gm_undo, .when = IN_EDIT},
    [NONET_GAME_COMMAND_REDO] = {.alone = gm_redo, .when = IN_EDIT},
    [NONET_GAME_COMMAND_BACK_TO_RIGHT] = {.alone = gm_back_to_right},
    [NONET_GAME_COMMAND_RESTART] = {.alone = gm_restart, .when = IN_EDIT},
    [NONET_GAME_COMMAND_HINT] = {.alone = gm_hint_next},
    [NONET_GAME_COMMAND_APPLY_HINT] = {.alone = gm_hint_apply},
    [NONET_GAME_COMMAND_CHECK] = {.alone = gm_check},
    [NONET_GAME_COMMAND_REVEAL] = {.alone = gm_reveal},
    [NONET_GAME_COMMAND_SOLVE] = {.alone = gm_solve},
    [NONET_GAME_COMMAND_RATE] = {.alone = rate, .when = IN_EDIT},
    [NONET_GAME_COMMAND_EDIT_OR_PLAY] = {.alone = gm_edit_or_play, .when = IN_EDIT},
    [NONET_GAME_COMMAND_PAUSE] = {.alone = pause_or_go_on, .when = IN_EDIT | IN_PAUSE},
    [NONET_GAME_COMMAND_SWITCH_REMOVE_MARKS] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_SHOW_CONFLICTS] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_SHOW_WRONG] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_SHOW_TIMER] = {.by_command = gm_switch_option, .when = IN_EDIT | IN_PAUSE},
    [NONET_GAME_COMMAND_SWITCH_FOLLOW] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_NEW] = {.when = IN_EDIT | IN_PAUSE, .request = NONET_GAME_REQUEST_NEW},
    [NONET_GAME_COMMAND_OPEN] = {.when = IN_EDIT | IN_PAUSE, .request = NONET_GAME_REQUEST_OPEN},
    [NONET_GAME_COMMAND_EXPORT] = {.when = IN_EDIT, .request = NONET_GAME_REQUEST_EXPORT},
    [NONET_GAME_COMMAND_HELP] = {.when = IN_EDIT | IN_PAUSE, .request = NONET_GAME_REQUEST_HELP},
    [NONET_GAME_COMMAND_PRACTISE] = {.when = IN_EDIT | IN_PAUSE, .request = NONET_GAME_REQUEST_PRACTISE},
    [NONET_GAME_COMMAND_SWITCH_CHAINS] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_QUIT] = {.when = IN_EDIT | IN_PAUSE, .request = NONET_GAME_REQUEST_QUIT},
    [NONET_GAME_COMMAND_SWITCH_WORDS] = {.alone = gm_switch_words, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_UP] = {.by_command = gm_select_along, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_DOWN] = {.by_command = gm_select_along, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_LEFT] = {.by_command = gm_select_along, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_RIGHT] = {.by_command = gm_select_along, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_ALL] = {.by_command = gm_select_all_that, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_ROW] = {.by_command = gm_select_all_that, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_COLUMN] = {.by_command = gm_select_all_that, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_BOX] = {.by_command = gm_select_all_that, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SELECT_EQUAL] = {.by_command = gm_select_all_that, .when = IN_EDIT},
    [NONET_GAME_COMMAND_CENTRE_MARKS] = {.by_command = gm_set_mode},
    [NONET_GAME_COMMAND_SYMBOL_VALUE] = {.with_argument = gm_symbol_value, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SYMBOL_MARK] = {.with_argument = gm_symbol_mark},
    [NONET_GAME_COMMAND_SYMBOL_CENTRE_MARK] = {.with_argument = gm_symbol_centre_mark},
    [NONET_GAME_COMMAND_SYMBOL_COLOUR] = {.with_argument = gm_symbol_colour},
    [NONET_GAME_COMMAND_PROMOTE] = {.alone = gm_promote},
    [NONET_GAME_COMMAND_EMPTY] = {.alone = gm_type_empty, .when = IN_EDIT},
    [NONET_GAME_COMMAND_ENTER_LOCKED] = {.alone = gm_enter_locked},
    [NONET_GAME_COMMAND_MEND_MARKS] = {.alone = gm_mend_marks},
    [NONET_GAME_COMMAND_SWITCH_SHOW_MISSING] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_AUTO_MARKS] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_DIGIT_FIRST] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_MOVE_ON] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_WHY] = {.with_argument = gm_why},
    [NONET_GAME_COMMAND_CHECKPOINT] = {.alone = gm_set_checkpoint, .when = IN_EDIT},
    [NONET_GAME_COMMAND_RETURN] = {.with_argument = gm_return, .when = IN_EDIT},
    [NONET_GAME_COMMAND_FORGET_CHECKPOINT] = {.with_argument = gm_forget_checkpoint, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_FILL_SELECTED] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_HIGHLIGHT_PAIRS] = {.alone = switch_pairs, .when = IN_EDIT},
    [NONET_GAME_COMMAND_SWITCH_SHADE] = {.by_command = gm_switch_option, .when = IN_EDIT},
    [NONET_GAME_COMMAND_TYPE_BACK] = {.alone = gm_type_back, .when = IN_EDIT},
    [NONET_GAME_COMMAND_CHECKPOINTS] = {.when = IN_EDIT, .request = NONET_GAME_REQUEST_CHECKPOINTS},
};

enum { COMMANDS = sizeof commands / sizeof *commands };

static bool is_allowed(nonet_game *game, nonet_game_command command)
{
    if (game->is_paused && !(commands[command].when & IN_PAUSE))
        gm_say(game, "paused; %s goes on", nonet_game_command_key_name(NONET_GAME_COMMAND_PAUSE));
    else if (gm_is_editing(game) && !(commands[command].when & IN_EDIT))
        gm_say(game, "not while a puzzle is entered; %s begins to play it",
               nonet_game_command_key_name(NONET_GAME_COMMAND_EDIT_OR_PLAY));
    else return true;
    return false;
}

static void say_solved(nonet_game *game)
{
    if (game->counts.given_up) {
        gm_say(game, gm_has_solution(game) ? "this is the solution" : "this is one of several solutions");
        return;
    }
    const struct gm_counts *const counts = &game->counts;
    const bool has_time = gm_is_timed(game);
    char time[32] = "";
    if (has_time) nonet_game_time_text(game->elapsed_ms, time, sizeof time);
    gm_say(game, "solved%s%s: %u mistake%s, %u hint%s, %u revealed", has_time ? " in " : "", time, counts->mistakes,
           counts->mistakes == 1 ? "" : "s", counts->hints, counts->hints == 1 ? "" : "s", counts->reveals);
}

static void carry_out(nonet_game *game, nonet_game_command command, int argument)
{
    const struct command_row *const row = &commands[command];
    if (row->alone) row->alone(game);
    else if (row->by_command) row->by_command(game, command);
    else if (row->with_argument) row->with_argument(game, argument);
}

bool gm_may_begin(nonet_game *game, nonet_game_command command)
{
    nonet_stop_clear(game->stop);
    gm_begin_call(game);
    if (command != NONET_GAME_COMMAND_SOLVE) game->awaiting = NONET_GAME_AWAITING_NOTHING;
    return (unsigned)command < COMMANDS && is_allowed(game, command);
}

nonet_game_request nonet_game_do(nonet_game *game, nonet_game_command command, int argument)
{
    if (!game) return NONET_GAME_REQUEST_NONE;
    const bool was_awaiting = game->awaiting != NONET_GAME_AWAITING_NOTHING;
    const bool may_begin = gm_may_begin(game, command);
    if (!may_begin || (command == NONET_GAME_COMMAND_CANCEL && was_awaiting)) return NONET_GAME_REQUEST_NONE;
    if (commands[command].request) return commands[command].request;
    const bool was_solved = gm_is_solved(game);
    carry_out(game, command, argument);
    if (!was_solved && gm_is_solved(game) && game->journal.done == game->journal.count) say_solved(game);
    gm_end_call(game);
    return NONET_GAME_REQUEST_NONE;
}

void nonet_game_click(nonet_game *game, int cell)
{
    if (!game || cell < 0 || cell >= game->cells) return;
    nonet_game_do(game, NONET_GAME_COMMAND_JUMP, cell);
    if (gm_locked(game) && !game->is_paused) nonet_game_do(game, NONET_GAME_COMMAND_ENTER_LOCKED, 0);
}
