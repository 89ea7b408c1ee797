/* keys.c: which key does what: one table for interpreting keys and for the help.
 *
 * Values are digits and capital letters on every board, so that hjkl and all commands can be small letters and signs
 * that mean the same everywhere. */
#include "inside.h"

enum { CTRL_A = 1, CTRL_E = 5, CTRL_N = 14, CTRL_R = 18, CTRL_W = 23, CTRL_X = 24, CTRL_Y = 25, CTRL_Z = 26 };

static const char moving[] = "Moving", selecting[] = "Several cells", cell_group[] = "The cell",
                  marking[] = "Marks and colours", moves[] = "Moves", helping[] = "Help", gaming[] = "The game";

static const nonet_game_binding bindings[] = {
    {NONET_GAME_KEY_LEFT, NONET_GAME_COMMAND_LEFT, 0, moving, "Left",
     "one cell to the left; beyond the edge to the other side"},
    {'h', NONET_GAME_COMMAND_LEFT, 0, moving, "h", NULL},
    {NONET_GAME_KEY_DOWN, NONET_GAME_COMMAND_DOWN, 0, moving, "Down", "down"},
    {'j', NONET_GAME_COMMAND_DOWN, 0, moving, "j", NULL},
    {NONET_GAME_KEY_UP, NONET_GAME_COMMAND_UP, 0, moving, "Up", "up"},
    {'k', NONET_GAME_COMMAND_UP, 0, moving, "k", NULL},
    {NONET_GAME_KEY_RIGHT, NONET_GAME_COMMAND_RIGHT, 0, moving, "Right", "to the right"},
    {'l', NONET_GAME_COMMAND_RIGHT, 0, moving, "l", NULL},
    {NONET_GAME_KEY_HOME, NONET_GAME_COMMAND_ROW_START, 0, moving, "Home", "first cell of the row"},
    {NONET_GAME_KEY_END, NONET_GAME_COMMAND_ROW_END, 0, moving, "End", "last cell of the row"},
    {NONET_GAME_KEY_PAGE_UP, NONET_GAME_COMMAND_TOP, 0, moving, "PgUp", "top of the column"},
    {NONET_GAME_KEY_PAGE_DOWN, NONET_GAME_COMMAND_BOTTOM, 0, moving, "PgDn", "bottom of the column"},
    {NONET_GAME_KEY_TAB, NONET_GAME_COMMAND_NEXT_EMPTY, 0, moving, "Tab", "next empty cell"},
    {NONET_GAME_KEY_BACK_TAB, NONET_GAME_COMMAND_PREVIOUS_EMPTY, 0, moving, "Shift-Tab", "previous empty cell"},
    {'g', NONET_GAME_COMMAND_JUMP, 0, moving, "g", "go to the row and column of the next two symbols"},

    {NONET_GAME_KEY_SHIFT_LEFT, NONET_GAME_COMMAND_SELECT_LEFT, 0, selecting, "Shift-Left",
     "also the cell to the left; symbols and x are for all selected cells"},
    {NONET_GAME_KEY_SHIFT_DOWN, NONET_GAME_COMMAND_SELECT_DOWN, 0, selecting, "Shift-Down", "also the one below"},
    {NONET_GAME_KEY_SHIFT_UP, NONET_GAME_COMMAND_SELECT_UP, 0, selecting, "Shift-Up", "also the one above"},
    {NONET_GAME_KEY_SHIFT_RIGHT, NONET_GAME_COMMAND_SELECT_RIGHT, 0, selecting, "Shift-Right",
     "also the one to the right"},
    {CTRL_A, NONET_GAME_COMMAND_SELECT_ALL, 0, selecting, "Ctrl-A", "all cells"},
    {CTRL_W, NONET_GAME_COMMAND_SELECT_ROW, 0, selecting, "Ctrl-W", "the row of the cursor"},
    {CTRL_N, NONET_GAME_COMMAND_SELECT_COLUMN, 0, selecting, "Ctrl-N", "its column"},
    {CTRL_X, NONET_GAME_COMMAND_SELECT_BOX, 0, selecting, "Ctrl-X", "its box"},
    {CTRL_E, NONET_GAME_COMMAND_SELECT_EQUAL, 0, selecting, "Ctrl-E", "all cells with its value, or its marks"},
    {'\\', NONET_GAME_COMMAND_SWITCH_FILL_SELECTED, 0, selecting, "\\",
     "values go into all selected cells: yes or no, then they get marks"},

    {'x', NONET_GAME_COMMAND_CLEAR, 0, cell_group, "x",
     "clear the cell: its value, or its marks; in colour modes its colours"},
    {'0', NONET_GAME_COMMAND_CLEAR, 0, cell_group, "0", NULL},
    {'.', NONET_GAME_COMMAND_CLEAR, 0, cell_group, ".", NULL},
    {NONET_GAME_KEY_BACKSPACE, NONET_GAME_COMMAND_CLEAR, 0, cell_group, "Backspace", NULL},
    {NONET_GAME_KEY_DELETE, NONET_GAME_COMMAND_CLEAR, 0, cell_group, "Del", NULL},
    {' ', NONET_GAME_COMMAND_VALUES_OR_MARKS, 0, cell_group, "Space", "symbols are values or marks, in turn"},
    {'m', NONET_GAME_COMMAND_MARKS, 0, cell_group, "m", "symbols are marks, or values again"},
    {'$', NONET_GAME_COMMAND_PROMOTE, 0, cell_group, "$", "the only mark becomes the value"},
    {'#', NONET_GAME_COMMAND_SWITCH_DIGIT_FIRST, 0, cell_group, "#",
     "first the symbol, then the cells: clicks and Enter put it there: yes or no"},
    {'\'', NONET_GAME_COMMAND_CENTRE_MARKS, 0, cell_group, "'", "symbols are centre marks, or values again"},
    {'c', NONET_GAME_COMMAND_COLOURS, 0, cell_group, "c", "symbols are colours of the cell, or values again"},
    {'d', NONET_GAME_COMMAND_CANDIDATE_COLOURS, 0, cell_group, "d", "symbols are marks to colour, or values again"},
    {']', NONET_GAME_COMMAND_NEXT_COLOUR, 0, cell_group, "]", "next colour for marks"},
    {'[', NONET_GAME_COMMAND_PREVIOUS_COLOUR, 0, cell_group, "[", "previous colour"},
    {NONET_GAME_KEY_ESCAPE, NONET_GAME_COMMAND_CANCEL, 0, cell_group, "Esc",
     "leave: the hint, then the selected cells, the mode, the highlight"},

    {'a', NONET_GAME_COMMAND_FILL_MARKS, 0, marking, "a", "fill in all marks that no value in sight excludes"},
    {'%', NONET_GAME_COMMAND_SWITCH_AUTO_MARKS, 0, marking, "%",
     "marks are kept right by themselves, but for those that you change: yes or no"},
    {'w', NONET_GAME_COMMAND_CLEAR_MARKS, 0, marking, "w", "wipe out all marks"},
    {'z', NONET_GAME_COMMAND_CLEAR_COLOURS, 0, marking, "z", "wipe out all colours"},
    {'f', NONET_GAME_COMMAND_HIGHLIGHT, 0, marking, "f", "find: highlight the value of the next symbol; 0 for none"},
    {';', NONET_GAME_COMMAND_NEXT_HIGHLIGHT, 0, marking, ";", "highlight the next value"},
    {',', NONET_GAME_COMMAND_PREVIOUS_HIGHLIGHT, 0, marking, ",", "highlight the previous value"},
    {'^', NONET_GAME_COMMAND_HIGHLIGHT_PAIRS, 0, marking, "^", "highlight cells with two candidates: yes or no"},
    {'-', NONET_GAME_COMMAND_SWITCH_REMOVE_MARKS, 0, marking, "-", "a value removes marks in sight: yes or no"},

    {'u', NONET_GAME_COMMAND_UNDO, 0, moves, "u", "undo"},
    {CTRL_Z, NONET_GAME_COMMAND_UNDO, 0, moves, "Ctrl-Z", NULL},
    {'y', NONET_GAME_COMMAND_REDO, 0, moves, "y", "redo"},
    {CTRL_R, NONET_GAME_COMMAND_REDO, 0, moves, "Ctrl-R", NULL},
    {CTRL_Y, NONET_GAME_COMMAND_REDO, 0, moves, "Ctrl-Y", NULL},
    {'b', NONET_GAME_COMMAND_BACK_TO_RIGHT, 0, moves, "b", "back to before the first mistake"},
    {'+', NONET_GAME_COMMAND_CHECKPOINT, 0, moves, "+", "set a checkpoint"},
    {'/', NONET_GAME_COMMAND_RETURN, 0, moves, "/", "return to the last checkpoint; again: to the one before it"},
    {'_', NONET_GAME_COMMAND_FORGET_CHECKPOINT, 0, moves, "_", "forget the last checkpoint"},
    {'(', NONET_GAME_COMMAND_CHECKPOINTS, 0, moves, "(", "all checkpoints: return to one, name it, forget it"},
    {'r', NONET_GAME_COMMAND_RESTART, 0, moves, "r", "restart"},

    {'i', NONET_GAME_COMMAND_HINT, 0, helping, "i", "hint: where; again: what; again: why; again: do it"},
    {NONET_GAME_KEY_ENTER, NONET_GAME_COMMAND_APPLY_HINT, 0, helping, "Enter", "do what the hint says"},
    {'"', NONET_GAME_COMMAND_SWITCH_WORDS, 0, helping, "\"", "words of hints: normal, full, brief"},
    {'@', NONET_GAME_COMMAND_SWITCH_CHAINS, 0, helping, "@", "chains of hints as in HoDoKu: yes or no"},
    {':', NONET_GAME_COMMAND_WHY, 0, helping, ":",
     "why is this entry wrong? In an empty cell: why not the next symbol?"},
    {'v', NONET_GAME_COMMAND_CHECK, 0, helping, "v", "verify: how many entries are wrong"},
    {'s', NONET_GAME_COMMAND_SWITCH_SHOW_WRONG, 0, helping, "s", "show wrong entries: yes or no"},
    {'{', NONET_GAME_COMMAND_SWITCH_SHOW_MISSING, 0, helping, "{", "show cells without the right mark: yes or no"},
    {'}', NONET_GAME_COMMAND_MEND_MARKS, 0, helping, "}", "add right marks that are missing"},
    {'!', NONET_GAME_COMMAND_SWITCH_SHOW_CONFLICTS, 0, helping, "!", "show conflicts: yes or no"},
    {'t', NONET_GAME_COMMAND_REVEAL, 0, helping, "t", "tell the value of this cell"},
    {'=', NONET_GAME_COMMAND_SOLVE, 0, helping, "=", "tell all values (twice)"},
    {'*', NONET_GAME_COMMAND_RATE, 0, helping, "*", "rate the puzzle"},

    {'p', NONET_GAME_COMMAND_PAUSE, 0, gaming, "p", "pause, or go on"},
    {'o', NONET_GAME_COMMAND_SWITCH_SHOW_TIMER, 0, gaming, "o", "timer on or off"},
    {'&', NONET_GAME_COMMAND_SWITCH_FOLLOW, 0, gaming, "&", "highlight what is under the cursor: yes or no"},
    {')', NONET_GAME_COMMAND_PRACTISE, 0, gaming, ")", "practise techniques; with a hint, the one that it names"},
    {'~', NONET_GAME_COMMAND_SWITCH_SHADE, 0, gaming, "~", "shade the row, column and box of the cursor: yes or no"},
    {'e', NONET_GAME_COMMAND_EDIT_OR_PLAY, 0, gaming, "e", "enter a puzzle, or play it"},
    {'|', NONET_GAME_COMMAND_SWITCH_MOVE_ON, 0, gaming, "|",
     "move on while a puzzle is typed (0 . Space: an empty cell; Backspace: back): yes or no"},
    {'n', NONET_GAME_COMMAND_NEW, 0, gaming, "n", "new game"},
    {'<', NONET_GAME_COMMAND_OPEN, 0, gaming, "<", "open a file or a pasted puzzle"},
    {'>', NONET_GAME_COMMAND_EXPORT, 0, gaming, ">", "write the board to a file"},
    {'?', NONET_GAME_COMMAND_HELP, 0, gaming, "?", "these keys"},
    {'q', NONET_GAME_COMMAND_QUIT, 0, gaming, "q", "quit; the game is kept"},
};

enum { BINDINGS = sizeof bindings / sizeof *bindings };

const nonet_game_binding *nonet_game_binding_at(size_t index)
{
    return index < BINDINGS ? &bindings[index] : NULL;
}

const char *nonet_game_command_key_name(nonet_game_command command)
{
    for (size_t index = 0; index < BINDINGS; index++)
        if (bindings[index].command == command) return bindings[index].name;
    return "";
}

int nonet_game_key_of_character(int character)
{
    switch (character) {
    case 8:
    case 127: return NONET_GAME_KEY_BACKSPACE;
    case '\t': return NONET_GAME_KEY_TAB;
    case '\n':
    case '\r': return NONET_GAME_KEY_ENTER;
    case 27: return NONET_GAME_KEY_ESCAPE;
    default: return character;
    }
}

/* A symbol that was asked for. */
static void take_awaited(nonet_game *game, int symbol)
{
    const int side = game->side;
    const nonet_game_awaiting awaited = game->awaiting;
    game->message[0] = 0;
    game->awaiting = NONET_GAME_AWAITING_NOTHING;
    if (awaited == NONET_GAME_AWAITING_HIGHLIGHT) {
        nonet_game_do(game, NONET_GAME_COMMAND_HIGHLIGHT, symbol);
    } else if (awaited == NONET_GAME_AWAITING_WHY) {
        nonet_game_do(game, NONET_GAME_COMMAND_WHY, symbol);
    } else if (symbol < 1 || symbol > side) {
        gm_say(game, "rows and columns go from 1 to %d", side);
    } else if (awaited == NONET_GAME_AWAITING_ROW) {
        game->jump_row = symbol - 1;
        game->awaiting = NONET_GAME_AWAITING_COLUMN;
        gm_say(game, "row %d; column?", symbol);
    } else {
        nonet_game_do(game, NONET_GAME_COMMAND_JUMP, game->jump_row * side + symbol - 1);
    }
}

static bool awaits_symbol(const nonet_game *game)
{
    return game->awaiting == NONET_GAME_AWAITING_ROW || game->awaiting == NONET_GAME_AWAITING_COLUMN ||
           game->awaiting == NONET_GAME_AWAITING_HIGHLIGHT || game->awaiting == NONET_GAME_AWAITING_WHY;
}

/* What is awaited after the key of this command, and how it is asked for. */
static nonet_game_awaiting awaited_after(const nonet_game *game, nonet_game_command command, const char **question)
{
    switch (command) {
    case NONET_GAME_COMMAND_JUMP: *question = "go to which row?"; return NONET_GAME_AWAITING_ROW;
    case NONET_GAME_COMMAND_HIGHLIGHT:
        *question = "highlight which value? 0 for none";
        return NONET_GAME_AWAITING_HIGHLIGHT;
    case NONET_GAME_COMMAND_WHY:
        *question = "why not which value?";
        return game->board.values[game->look.cursor] || gm_is_editing(game) ? NONET_GAME_AWAITING_NOTHING
                                                                            : NONET_GAME_AWAITING_WHY;
    default: return NONET_GAME_AWAITING_NOTHING;
    }
}

/* Commands that need a symbol get it with the next key. */
static bool begin_to_await(nonet_game *game, nonet_game_command command)
{
    const char *question = "";
    const nonet_game_awaiting awaited = awaited_after(game, command, &question);
    if (awaited == NONET_GAME_AWAITING_NOTHING || game->is_paused) return false;
    game->awaiting = awaited;
    gm_say(game, "%s", question);
    return true;
}

nonet_game_request nonet_game_press(nonet_game *game, int key)
{
    if (!game) return NONET_GAME_REQUEST_NONE;
    const int symbol = key == '0' ? 0 : gm_value_of_symbol(key), named = nonet_game_key_of_character(key);
    if (symbol >= 0 && awaits_symbol(game)) {
        take_awaited(game, symbol);
        return NONET_GAME_REQUEST_NONE;
    }
    if (symbol > 0) return nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL, symbol);
    if (gm_types_on(game) && !game->is_paused && (key == '0' || key == '.' || key == ' '))
        return nonet_game_do(game, NONET_GAME_COMMAND_EMPTY, 0);
    if (gm_types_on(game) && named == NONET_GAME_KEY_BACKSPACE)
        return nonet_game_do(game, NONET_GAME_COMMAND_TYPE_BACK, 0);
    for (size_t index = 0; index < BINDINGS; index++) {
        if (bindings[index].key != named) continue;
        if (begin_to_await(game, bindings[index].command)) return NONET_GAME_REQUEST_NONE;
        return nonet_game_do(game, bindings[index].command, bindings[index].argument);
    }
    nonet_game_do(game, NONET_GAME_COMMAND_NOTHING, 0);
    gm_say(game, "no such key; ? shows all");
    return NONET_GAME_REQUEST_NONE;
}
