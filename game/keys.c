/* keys.c: which key does what: the table from which keys are understood and the help is made.
 *
 * Values have the digits and the capital letters, on every board, so that hjkl and all commands can be small letters
 * and signs, and mean the same everywhere. */
#include "inside.h"

enum { CTRL_R = 18, CTRL_Y = 25, CTRL_Z = 26 };

static const char moving[] = "Moving", cell_group[] = "The cell", marking[] = "Marks and colours", moves[] = "Moves",
                  helping[] = "Help", gaming[] = "The game";

static const game_binding bindings[] = {
    {GAME_KEY_LEFT, GAME_LEFT, 0, moving, "Left", "one cell to the left; beyond the edge to the other side"},
    {'h', GAME_LEFT, 0, moving, "h", NULL},
    {GAME_KEY_DOWN, GAME_DOWN, 0, moving, "Down", "down"},
    {'j', GAME_DOWN, 0, moving, "j", NULL},
    {GAME_KEY_UP, GAME_UP, 0, moving, "Up", "up"},
    {'k', GAME_UP, 0, moving, "k", NULL},
    {GAME_KEY_RIGHT, GAME_RIGHT, 0, moving, "Right", "to the right"},
    {'l', GAME_RIGHT, 0, moving, "l", NULL},
    {GAME_KEY_HOME, GAME_ROW_START, 0, moving, "Home", "first cell of the row"},
    {GAME_KEY_END, GAME_ROW_END, 0, moving, "End", "last cell of the row"},
    {GAME_KEY_PAGE_UP, GAME_TOP, 0, moving, "PgUp", "top of the column"},
    {GAME_KEY_PAGE_DOWN, GAME_BOTTOM, 0, moving, "PgDn", "bottom of the column"},
    {GAME_KEY_TAB, GAME_NEXT_EMPTY, 0, moving, "Tab", "next empty cell"},
    {GAME_KEY_BACK_TAB, GAME_PREVIOUS_EMPTY, 0, moving, "Shift-Tab", "previous empty cell"},
    {'g', GAME_JUMP, 0, moving, "g", "go to the row and column of the next two symbols"},

    {'x', GAME_CLEAR, 0, cell_group, "x", "clear the cell: its value, or its marks; in colour modes its colours"},
    {'0', GAME_CLEAR, 0, cell_group, "0", NULL},
    {'.', GAME_CLEAR, 0, cell_group, ".", NULL},
    {GAME_KEY_BACKSPACE, GAME_CLEAR, 0, cell_group, "Backspace", NULL},
    {GAME_KEY_DELETE, GAME_CLEAR, 0, cell_group, "Del", NULL},
    {' ', GAME_VALUES_OR_MARKS, 0, cell_group, "Space", "symbols are values or marks, in turn"},
    {'m', GAME_MARKS, 0, cell_group, "m", "symbols are marks, or values again"},
    {'c', GAME_COLOURS, 0, cell_group, "c", "symbols are colours of the cell, or values again"},
    {'d', GAME_CANDIDATE_COLOURS, 0, cell_group, "d", "symbols are marks to colour, or values again"},
    {']', GAME_NEXT_COLOUR, 0, cell_group, "]", "next colour for marks"},
    {'[', GAME_PREVIOUS_COLOUR, 0, cell_group, "[", "previous colour"},
    {GAME_KEY_ESCAPE, GAME_CANCEL, 0, cell_group, "Esc", "leave: the hint, then the mode, then the highlight"},

    {'a', GAME_FILL_MARKS, 0, marking, "a", "fill in all marks that no value in sight excludes"},
    {'w', GAME_CLEAR_MARKS, 0, marking, "w", "wipe out all marks"},
    {'z', GAME_CLEAR_COLOURS, 0, marking, "z", "wipe out all colours"},
    {'f', GAME_HIGHLIGHT, 0, marking, "f", "find: highlight the value of the next symbol; 0 for none"},
    {';', GAME_NEXT_HIGHLIGHT, 0, marking, ";", "highlight the next value"},
    {',', GAME_PREVIOUS_HIGHLIGHT, 0, marking, ",", "highlight the previous value"},
    {'-', GAME_SWITCH_REMOVE_MARKS, 0, marking, "-", "a value removes marks in sight: yes or no"},

    {'u', GAME_UNDO, 0, moves, "u", "undo"},
    {CTRL_Z, GAME_UNDO, 0, moves, "Ctrl-Z", NULL},
    {'y', GAME_REDO, 0, moves, "y", "redo"},
    {CTRL_R, GAME_REDO, 0, moves, "Ctrl-R", NULL},
    {CTRL_Y, GAME_REDO, 0, moves, "Ctrl-Y", NULL},
    {'b', GAME_BACK_TO_RIGHT, 0, moves, "b", "back to before the first mistake"},
    {'r', GAME_RESTART, 0, moves, "r", "restart"},

    {'i', GAME_HINT, 0, helping, "i", "hint: where; again: what; again: why; again: do it"},
    {GAME_KEY_ENTER, GAME_APPLY_HINT, 0, helping, "Enter", "do what the hint says"},
    {'v', GAME_CHECK, 0, helping, "v", "verify: how many entries are wrong"},
    {'s', GAME_SWITCH_SHOW_WRONG, 0, helping, "s", "show wrong entries: yes or no"},
    {'!', GAME_SWITCH_SHOW_CONFLICTS, 0, helping, "!", "show conflicts: yes or no"},
    {'t', GAME_REVEAL, 0, helping, "t", "tell the value of this cell"},
    {'=', GAME_SOLVE, 0, helping, "=", "tell all values (twice)"},
    {'*', GAME_RATE, 0, helping, "*", "rate the puzzle"},

    {'p', GAME_PAUSE, 0, gaming, "p", "pause, or go on"},
    {'o', GAME_SWITCH_SHOW_TIMER, 0, gaming, "o", "timer on or off"},
    {'&', GAME_SWITCH_FOLLOW, 0, gaming, "&", "highlight what is under the cursor: yes or no"},
    {'e', GAME_EDIT_OR_PLAY, 0, gaming, "e", "enter a puzzle, or play it"},
    {'n', GAME_NEW, 0, gaming, "n", "new game"},
    {'<', GAME_OPEN, 0, gaming, "<", "open a file or a pasted puzzle"},
    {'>', GAME_EXPORT, 0, gaming, ">", "write the board to a file"},
    {'?', GAME_HELP, 0, gaming, "?", "these keys"},
    {'q', GAME_QUIT, 0, gaming, "q", "quit; the game is kept"},
};

enum { BINDINGS = sizeof bindings / sizeof *bindings };

const game_binding *game_binding_at(size_t index)
{
    return index < BINDINGS ? &bindings[index] : NULL;
}

const char *game_key_name(game_command command)
{
    for (size_t index = 0; index < BINDINGS; index++)
        if (bindings[index].command == command) return bindings[index].name;
    return "";
}

int game_key_of_character(int character)
{
    switch (character) {
    case 8:
    case 127: return GAME_KEY_BACKSPACE;
    case '\t': return GAME_KEY_TAB;
    case '\n':
    case '\r': return GAME_KEY_ENTER;
    case 27: return GAME_KEY_ESCAPE;
    default: return character;
    }
}

/* A symbol that was asked for. */
static void take_awaited(struct game *game, int symbol)
{
    const int side = game->side;
    const game_awaiting awaited = game->awaiting;
    game->message[0] = 0;
    game->awaiting = GAME_AWAITS_NOTHING;
    if (awaited == GAME_AWAITS_HIGHLIGHT) {
        game_do(game, GAME_HIGHLIGHT, symbol);
    } else if (symbol < 1 || symbol > side) {
        gm_say(game, "rows and columns go from 1 to %d", side);
    } else if (awaited == GAME_AWAITS_ROW) {
        game->jump_row = symbol - 1;
        game->awaiting = GAME_AWAITS_COLUMN;
        gm_say(game, "row %d; column?", symbol);
    } else {
        game_do(game, GAME_JUMP, game->jump_row * side + symbol - 1);
    }
}

static bool awaits_symbol(const struct game *game)
{
    return game->awaiting == GAME_AWAITS_ROW || game->awaiting == GAME_AWAITS_COLUMN ||
           game->awaiting == GAME_AWAITS_HIGHLIGHT;
}

/* Commands that need a symbol get it with the next key. */
static bool begin_to_await(struct game *game, game_command command)
{
    if ((command != GAME_JUMP && command != GAME_HIGHLIGHT) || game->is_paused) return false;
    game->awaiting = command == GAME_JUMP ? GAME_AWAITS_ROW : GAME_AWAITS_HIGHLIGHT;
    gm_say(game, command == GAME_JUMP ? "go to which row?" : "highlight which value? 0 for none");
    return true;
}

game_request game_key(struct game *game, int key)
{
    const int symbol = key == '0' ? 0 : gm_value_of_symbol(key), named = game_key_of_character(key);
    if (symbol >= 0 && awaits_symbol(game)) {
        take_awaited(game, symbol);
        return GAME_NO_REQUEST;
    }
    if (symbol > 0) return game_do(game, GAME_SYMBOL, symbol);
    for (size_t index = 0; index < BINDINGS; index++) {
        if (bindings[index].key != named) continue;
        if (begin_to_await(game, bindings[index].command)) return GAME_NO_REQUEST;
        return game_do(game, bindings[index].command, bindings[index].argument);
    }
    game_do(game, GAME_NOTHING, 0);
    gm_say(game, "no such key; ? shows all");
    return GAME_NO_REQUEST;
}
