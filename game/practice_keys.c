/* practice_keys.c: which key does what in practice. Some rows are practice's own; the rest are rows of the game's table, for the
 * commands that make sense at a single position: nothing that tells, solves or saves. */
#include "practice_inside.h"

static const char practising[] = "Practice";

static const nonet_game_binding own_bindings[] = {
    {NONET_GAME_KEY_ENTER, NONET_GAME_COMMAND_APPLY_HINT, 0, practising, "Enter",
     "answer: what you took away, or entered; then the next position"},
    {'h', NONET_GAME_COMMAND_HINT, 0, practising, "h",
     "help: where; again: what; again: why, and the position counts as shown"},
    {'i', NONET_GAME_COMMAND_HINT, 0, practising, "i", NULL},
    {'n', NONET_GAME_COMMAND_NEW, 0, practising, "n", "next position"},
    {'x', NONET_GAME_COMMAND_CLEAR, 0, practising, "x", "the cell as it was"},
    {'0', NONET_GAME_COMMAND_CLEAR, 0, practising, "0", NULL},
    {'.', NONET_GAME_COMMAND_CLEAR, 0, practising, ".", NULL},
    {NONET_GAME_KEY_BACKSPACE, NONET_GAME_COMMAND_CLEAR, 0, practising, "Backspace", NULL},
    {NONET_GAME_KEY_DELETE, NONET_GAME_COMMAND_CLEAR, 0, practising, "Del", NULL},
    {'r', NONET_GAME_COMMAND_RESTART, 0, practising, "r", "all as it was"},
    {'?', NONET_GAME_COMMAND_HELP, 0, practising, "?", "these keys"},
    {'q', NONET_GAME_COMMAND_QUIT, 0, practising, "q", "leave; the progress is kept"},
};

enum { OWN_BINDINGS = sizeof own_bindings / sizeof *own_bindings };

static const nonet_game_command commands_of_game[] = {
    NONET_GAME_COMMAND_LEFT,
    NONET_GAME_COMMAND_DOWN,
    NONET_GAME_COMMAND_UP,
    NONET_GAME_COMMAND_RIGHT,
    NONET_GAME_COMMAND_ROW_START,
    NONET_GAME_COMMAND_ROW_END,
    NONET_GAME_COMMAND_TOP,
    NONET_GAME_COMMAND_BOTTOM,
    NONET_GAME_COMMAND_NEXT_EMPTY,
    NONET_GAME_COMMAND_PREVIOUS_EMPTY,
    NONET_GAME_COMMAND_JUMP,
    NONET_GAME_COMMAND_SELECT_LEFT,
    NONET_GAME_COMMAND_SELECT_DOWN,
    NONET_GAME_COMMAND_SELECT_UP,
    NONET_GAME_COMMAND_SELECT_RIGHT,
    NONET_GAME_COMMAND_VALUES_OR_MARKS,
    NONET_GAME_COMMAND_MARKS,
    NONET_GAME_COMMAND_COLOURS,
    NONET_GAME_COMMAND_CANDIDATE_COLOURS,
    NONET_GAME_COMMAND_NEXT_COLOUR,
    NONET_GAME_COMMAND_PREVIOUS_COLOUR,
    NONET_GAME_COMMAND_CLEAR_COLOURS,
    NONET_GAME_COMMAND_HIGHLIGHT,
    NONET_GAME_COMMAND_NEXT_HIGHLIGHT,
    NONET_GAME_COMMAND_PREVIOUS_HIGHLIGHT,
    NONET_GAME_COMMAND_CANCEL,
    NONET_GAME_COMMAND_UNDO,
    NONET_GAME_COMMAND_REDO,
    NONET_GAME_COMMAND_SWITCH_WORDS,
    NONET_GAME_COMMAND_SWITCH_CHAINS,
};

enum { COMMANDS_OF_GAME = sizeof commands_of_game / sizeof *commands_of_game };

static bool is_of_game(nonet_game_command command)
{
    for (int at = 0; at < COMMANDS_OF_GAME; at++)
        if (commands_of_game[at] == command) return true;
    return command == NONET_GAME_COMMAND_SYMBOL || command == NONET_GAME_COMMAND_SYMBOL_MARK ||
           command == NONET_GAME_COMMAND_SYMBOL_VALUE || command == NONET_GAME_COMMAND_SYMBOL_COLOUR;
}

/* One of the game that practice does not have as such. The keys of vi would be three without h. */
static bool is_other_key(int key)
{
    if (key == 'j' || key == 'k' || key == 'l') return true;
    for (int at = 0; at < OWN_BINDINGS; at++)
        if (own_bindings[at].key == key) return true;
    return false;
}

const nonet_game_binding *nonet_practice_binding_at(size_t index)
{
    const nonet_game_binding *binding;
    if (index < OWN_BINDINGS) return &own_bindings[index];
    index -= OWN_BINDINGS;
    for (size_t at = 0; (binding = nonet_game_binding_at(at)); at++)
        if (is_of_game(binding->command) && !is_other_key(binding->key) && !index--) return binding;
    return NULL;
}

/* ---- commands -------------------------------------------------------------------------------------------- */

/* These cells as they were at first. */
static void put_as_it_was(nonet_practice *practice, const uint16_t *cells, int count)
{
    nonet_game *const game = practice->game;
    gm_begin_call(game);
    if (!gm_practice_is_own(practice)) return;
    gm_move_begin(game, GM_MOVE_CLEAR);
    for (int at = 0; at < count; at++) {
        if (practice->start.values[cells[at]]) continue;
        gm_put(game, GM_VALUE, cells[at], 0);
        gm_put_marks(game, cells[at], practice->start.marks[cells[at]]);
    }
    if (!gm_move_end(game)) gm_say(game, "nothing was changed here");
    gm_end_call(game);
}

static void clear_selected(nonet_practice *practice)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    const int count = gm_selected_cells(practice->game, cells);
    put_as_it_was(practice, cells, count);
}

static void clear_all(nonet_practice *practice)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    for (int cell = 0; cell < practice->game->cells; cell++) cells[cell] = (uint16_t)cell;
    put_as_it_was(practice, cells, practice->game->cells);
}

/* What the last answer had to say does not stay when something else is done. */
static nonet_game_request do_in_game(nonet_practice *practice, nonet_game_command command, int argument)
{
    gm_text_clear(&practice->text);
    if (is_of_game(command)) nonet_game_do(practice->game, command, argument);
    return NONET_GAME_REQUEST_NONE;
}

static nonet_game_request answer_or_go_on(nonet_practice *practice)
{
    if (practice->is_over) return NONET_GAME_REQUEST_NEW;
    const nonet_status status = nonet_practice_answer(practice);
    if (status < 0 && status != NONET_ERR_ARG) gm_say(practice->game, "%s", nonet_status_name(status));
    return NONET_GAME_REQUEST_NONE;
}

static void help(nonet_practice *practice)
{
    const nonet_status status = nonet_practice_help(practice);
    if (status < 0 && status != NONET_ERR_ARG) gm_say(practice->game, "%s", nonet_status_name(status));
}

nonet_game_request nonet_practice_do(nonet_practice *practice, nonet_game_command command, int argument)
{
    if (!practice) return NONET_GAME_REQUEST_NONE;
    practice->game->awaiting = NONET_GAME_AWAITING_NOTHING;
    switch (command) {
    case NONET_GAME_COMMAND_APPLY_HINT: return answer_or_go_on(practice);
    case NONET_GAME_COMMAND_HINT: help(practice); return NONET_GAME_REQUEST_NONE;
    case NONET_GAME_COMMAND_CLEAR: clear_selected(practice); return NONET_GAME_REQUEST_NONE;
    case NONET_GAME_COMMAND_RESTART: clear_all(practice); return NONET_GAME_REQUEST_NONE;
    case NONET_GAME_COMMAND_NEW: return NONET_GAME_REQUEST_NEW;
    case NONET_GAME_COMMAND_HELP: return NONET_GAME_REQUEST_HELP;
    case NONET_GAME_COMMAND_QUIT: return NONET_GAME_REQUEST_QUIT;
    default: return do_in_game(practice, command, argument);
    }
}

/* A symbol that the game waits for, such as the column of a jump, or a key that it knows as its own. */
static nonet_game_request press_in_game(nonet_practice *practice, int key)
{
    gm_text_clear(&practice->text);
    return nonet_game_press(practice->game, key);
}

nonet_game_request nonet_practice_press(nonet_practice *practice, int key)
{
    const nonet_game_binding *binding;
    if (!practice) return NONET_GAME_REQUEST_NONE;
    const int named = nonet_game_key_of_character(key);
    const bool is_symbol = gm_value_of_symbol(key) > 0;
    if (is_symbol || (key == '0' && practice->game->awaiting)) return press_in_game(practice, key);
    for (size_t at = 0; (binding = nonet_practice_binding_at(at)); at++) {
        if (binding->key != named) continue;
        return at < OWN_BINDINGS ? nonet_practice_do(practice, binding->command, binding->argument)
                                 : press_in_game(practice, key);
    }
    gm_begin_call(practice->game);
    gm_say(practice->game, "no such key in practice; ? shows all");
    return NONET_GAME_REQUEST_NONE;
}
