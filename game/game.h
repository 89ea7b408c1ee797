/* nonetgame.h: the game of nonet: a state, and what keys do to it. There is no screen in it, no file and no clock.
 *
 *     nonet_game *game;
 *     nonet_game_new(NULL, &game);                              // one handle for the whole session
 *     nonet_game_wish wish;
 *     nonet_game_wish_defaults(&wish);                          // 9x9
 *     wish.level = nonet_level_find("hard");
 *     nonet_game_begin_generated(game, &wish);                  // or nonet_game_begin_puzzle, _begin_empty, nonet_game_open
 *     for (;;) {
 *         draw(game);                                           // nonet_game_get_state, nonet_game_get_cell, nonet_game_message ...
 *         nonet_game_set_clock(game, milliseconds_of_some_clock());
 *         request = nonet_game_press(game, key);                // or nonet_game_click, nonet_game_paste, nonet_game_do
 *         nonet_game_log(game, false, &text, &length, &replaces); // what is to be added to the saved game, if anything
 *     }
 *     nonet_game_free(game);
 *
 * Programs include <nonetgame.h> and are built with `pkg-config --cflags --libs nonetgame`; in nonet's own tree this file
 * is game/game.h, and tui/ a front that uses all of it.
 *
 * A front (terminal, web page) draws what these functions tell and hands in keys, clicks, text and time. It holds
 * no rules: which key does what stands in one table (nonet_game_binding_at), from which the help is made, too.
 *
 * Boards are classic ones from 4x4 to 25x25 (NONET_GAME_MAX_SIDE). Cells are numbered row by row from 0, values are
 * 1..side, sets of values have bit v-1 for the value v. On the board, the keyboard and in all texts 10 is A, 11 is B ...
 * (nonet_game_symbol).
 *
 * The conventions are those of nonet.h. What they come to here:
 *   settings    nonet_game_limits, _wish and _origin: fill in the defaults, change what you like. They are copied.
 *               `reserved` must be 0: anything else is refused.
 *   results     `nonet_game_get_X(game, ..., nonet_game_X *X)` fills in a structure of the caller's, all of it, whatever
 *               it held before. Numbers that no cell, value or option has give zeros.
 *   short text  nonet_game_time_text writes as snprintf does. Messages, hints and names are constant, or the game's.
 *   long text   nonet_game_save, _log and _export hand out text in the game's memory, with its length; JSON goes to a sink.
 *   lifetimes   What the game hands out by pointer is its own, until the next call on it that is not `const`.
 *   enumerations  Their numbers stay as they are. New ones may come at the end: be ready for them.
 *   NULL        Every call takes it. Without a game nothing happens: NONET_ERR_ARG, 0, "" or NULL is the answer.
 *   text        is UTF-8. Times are in milliseconds.
 *   threads     A game is used by one thread at a time; only nonet_game_stop may be called by others meanwhile. */
#ifndef NONETGAME_H
#define NONETGAME_H

#include <nonet.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* What stands before every function; `-DNONET_GAME_API=` leaves it out. */
#ifndef NONET_GAME_API
#if defined(__GNUC__)
#define NONET_GAME_API __attribute__((visibility("default")))
#else
#define NONET_GAME_API
#endif
#endif

#define NONET_GAME_MAX_SIDE 25
#define NONET_GAME_MAX_CELLS 625

typedef struct nonet_game nonet_game;

/* ---- the handle ------------------------------------------------------------------------------------------ */

/* How long single pieces of work may take, in milliseconds. What does not fit is left open, said so, and can be done by
 * nonet_game_think. */
typedef struct nonet_game_limits {
    uint64_t verdict_ms; /* finding the solution(s) of a new or edited puzzle: in a key; default 10 */
    uint64_t hint_ms;    /* looking for a step; default 70 */
    uint64_t rating_ms;  /* rating the puzzle: in the key; default 10 */
    uint64_t reserved[5];
} nonet_game_limits;

/* Fill in the defaults above. Since 0.2. */
NONET_GAME_API void nonet_game_limits_defaults(nonet_game_limits *limits);

/* Make a game: an empty 9x9 board in edit mode. `limits`: copied; NULL, or 0 in a field: the defaults. NONET_ERR_ARG:
 * reserved is not 0. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_new(const nonet_game_limits *limits, nonet_game **game);
NONET_GAME_API void nonet_game_free(nonet_game *game);

/* What time it is, in milliseconds of any clock that does not go back (a smaller number than before counts as no time).
 * Call it before keys and whenever the timer is to be drawn. The first call only sets the clock. Since 0.2. */
NONET_GAME_API void nonet_game_set_clock(nonet_game *game, uint64_t now_ms);

/* End the long work that is going on in another thread (nonet_game_think, a key, nonet_game_begin_generated) soon; safe from
 * signal handlers, too. It holds for that one call: the next call begins anew. Since 0.2. */
NONET_GAME_API void nonet_game_stop(nonet_game *game);

/* Call `tick` about every `every_ms` milliseconds while such work is going on (see nonet_stop_set_tick), to show how far it is:
 * nonet_game_progress and nonet_game_stop are the only calls of the game that it may make. `every_ms` 0: no longer.
 * Since 0.6. */
NONET_GAME_API void nonet_game_set_tick(nonet_game *game, uint32_t every_ms, nonet_tick *tick, void *context);

/* For a tick: `done` puzzles were looked at by nonet_game_begin_generated, `nearest` says how near the best of them is, as
 * nonet_generator_progress does. Of other work: zeros. Since 0.6. */
NONET_GAME_API void nonet_game_progress(const nonet_game *game, nonet_progress *progress);

/* ---- beginning ------------------------------------------------------------------------------------------- */

/* What is known of a puzzle besides its cells; kept in the saved game, shown by fronts, of no other effect.
 * Nothing is told of a puzzle that was edited, until undo brings it back. */
typedef struct nonet_game_origin {
    int level;     /* number of a nonet_level, or -1: not known */
    bool has_seed; /* it was generated from `seed` */
    uint64_t seed;
    char title[80]; /* a file's name or whatever the front likes; "" = none. One line */
    uint64_t reserved[6];
} nonet_game_origin;

/* Nothing is known. Since 0.2. */
NONET_GAME_API void nonet_game_origin_defaults(nonet_game_origin *origin);

/* Play a puzzle. Values that are not given, and marks, become the first move (undo takes them back). Marks without
 * which the givens have several solutions belong to the puzzle instead: they limit what may stand in a cell.
 * `origin` may be NULL. NONET_ERR_ARG: the board is too large or too small, or the origin impossible; the old game
 * stays. A puzzle with several solutions is accepted; one without any is opened in edit mode. The message says so.
 * Since 0.2. */
NONET_GAME_API nonet_status nonet_game_begin_puzzle(nonet_game *game, const nonet_position *position,
                                                    const nonet_game_origin *origin);

/* Enter a puzzle: an empty board in edit mode. `layout`: copied; NULL: 9x9. NONET_ERR_ARG: such boards cannot be played;
 * the old game stays. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_begin_empty(nonet_game *game, const nonet_layout *layout);

/* What puzzle is to be made. */
typedef struct nonet_game_wish {
    const nonet_layout *layout; /* of the puzzle, needed only during the call; NULL: 9x9 */
    int level;                  /* number of a nonet_level, or -1: any; on 4x4 all are for beginners */
    uint64_t seed;              /* the same wish gives the same puzzle */
    uint64_t timeout_ms;        /* 0 = none; nonet_game_stop ends it, too */
    uint64_t daily;             /* the title is this date, 20261118: "Daily 2026-11-18"; 0: no title. Since 0.5 */
    const bool *needed; /* [technique]: it needs one of these, as for nonet_generator_settings; only during the call; or
                                   NULL. The title says so. Since 0.6 */
    uint64_t reserved[6];
} nonet_game_wish;

/* A 9x9 puzzle of any level, seed 1, no limit of time. Since 0.2. */
NONET_GAME_API void nonet_game_wish_defaults(nonet_game_wish *wish);

/* The puzzle of a day, the same for everyone: 9x9, the seed is the date as a number (20261118), and the levels go through the
 * week: Monday beginner, Tuesday easy, Wednesday medium, Thursday tricky, Friday hard, Saturday expert, Sunday extreme. All of
 * *wish is filled in; layout, level and timeout may be changed, for more puzzles of that day. NONET_ERR_ARG: there is no such
 * date (in the years 1 to 9999 of our calendar); *wish stays. Since 0.5. */
NONET_GAME_API nonet_status nonet_game_daily(int year, int month, int day, nonet_game_wish *wish);

/* Generate a puzzle and play it; `wish` NULL = defaults. NONET_STOPPED: none was found in time; the old game stays,
 * the message says why. NONET_ERR_ARG: puzzles of this kind cannot be made, likewise. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_begin_generated(nonet_game *game, const nonet_game_wish *wish);

/* Begin with the text of a file: a saved game goes on where it was left (its timer is paused), a puzzle in any notation
 * is played. NONET_ERR_TEXT: *error (or NULL) says where and what is wrong, and so does the message; the old game
 * stays. A saved game that is damaged is read as far as possible: NONET_OK, but error->line is not 0, *error and the
 * message say what was left out first, and the file should be kept before it is replaced. `title` may be NULL; it names
 * puzzles that are no saved games. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_open(nonet_game *game, const char *text, size_t length, const char *title,
                                            nonet_text_error *error);

/* Text that was pasted. In edit mode a puzzle of the board's size becomes a move that can be undone; else it
 * is nonet_game_open. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_paste(nonet_game *game, const char *text, size_t length,
                                             nonet_text_error *error);

/* ---- keys ------------------------------------------------------------------------------------------------ */

/* A key is the Unicode number of its character (Ctrl-R is 18; the control characters of Enter, Escape, Tab and
 * Backspace are these keys), or one of these. */
typedef enum nonet_game_key {
    NONET_GAME_KEY_UP = 0x110000,
    NONET_GAME_KEY_DOWN,
    NONET_GAME_KEY_LEFT,
    NONET_GAME_KEY_RIGHT,
    NONET_GAME_KEY_HOME,
    NONET_GAME_KEY_END,
    NONET_GAME_KEY_PAGE_UP,
    NONET_GAME_KEY_PAGE_DOWN,
    NONET_GAME_KEY_ENTER,
    NONET_GAME_KEY_ESCAPE,
    NONET_GAME_KEY_TAB,
    NONET_GAME_KEY_BACK_TAB,
    NONET_GAME_KEY_BACKSPACE,
    NONET_GAME_KEY_DELETE,
    /* since 0.5 */
    NONET_GAME_KEY_SHIFT_UP,
    NONET_GAME_KEY_SHIFT_DOWN,
    NONET_GAME_KEY_SHIFT_LEFT,
    NONET_GAME_KEY_SHIFT_RIGHT,
} nonet_game_key;

/* Everything that can be asked for. */
typedef enum nonet_game_command {
    NONET_GAME_COMMAND_NOTHING,
    /* the cursor; arrows and hjkl go round at the edges */
    NONET_GAME_COMMAND_UP,
    NONET_GAME_COMMAND_DOWN,
    NONET_GAME_COMMAND_LEFT,
    NONET_GAME_COMMAND_RIGHT,
    NONET_GAME_COMMAND_ROW_START,
    NONET_GAME_COMMAND_ROW_END,
    NONET_GAME_COMMAND_TOP,
    NONET_GAME_COMMAND_BOTTOM,
    NONET_GAME_COMMAND_NEXT_EMPTY,
    NONET_GAME_COMMAND_PREVIOUS_EMPTY,
    NONET_GAME_COMMAND_JUMP, /* the next two symbols are row and column; as nonet_game_do: argument is the cell, from 0 */
    /* the selected cells: at least the one under the cursor */
    NONET_GAME_COMMAND_SYMBOL, /* argument: a value; in the colour mode of cells a colour. What it does depends on the mode */
    NONET_GAME_COMMAND_CLEAR, /* the values; without any the marks of both kinds; in the colour modes the colours */
    /* the mode */
    NONET_GAME_COMMAND_VALUES_OR_MARKS, /* change between these two */
    NONET_GAME_COMMAND_MARKS,           /* the same; from the colour modes to marks */
    NONET_GAME_COMMAND_COLOURS,
    NONET_GAME_COMMAND_CANDIDATE_COLOURS,
    NONET_GAME_COMMAND_NEXT_COLOUR,
    NONET_GAME_COMMAND_PREVIOUS_COLOUR,
    NONET_GAME_COMMAND_CANCEL, /* what is begun (a jump, a hint, a question); if nothing is, only the cursor's cell is
                                  selected, then back to values, then nothing locked, then no highlight */
    /* the whole board */
    NONET_GAME_COMMAND_FILL_MARKS,
    NONET_GAME_COMMAND_CLEAR_MARKS,
    NONET_GAME_COMMAND_CLEAR_COLOURS,
    NONET_GAME_COMMAND_HIGHLIGHT, /* the next symbol is highlighted (0: none); as nonet_game_do: argument is the value, 0 for none */
    NONET_GAME_COMMAND_NEXT_HIGHLIGHT,
    NONET_GAME_COMMAND_PREVIOUS_HIGHLIGHT,
    /* moves */
    NONET_GAME_COMMAND_UNDO,
    NONET_GAME_COMMAND_REDO,
    NONET_GAME_COMMAND_BACK_TO_RIGHT, /* undo until no entry is wrong and, if every empty cell has marks, none lacks its value */
    NONET_GAME_COMMAND_RESTART, /* one move, can be undone */
    /* help */
    NONET_GAME_COMMAND_HINT,       /* the next stage: where, what, why, do it */
    NONET_GAME_COMMAND_APPLY_HINT, /* do what the hint that is shown says */
    NONET_GAME_COMMAND_CHECK,      /* how many entries are wrong */
    NONET_GAME_COMMAND_REVEAL,     /* the value of this cell */
    NONET_GAME_COMMAND_SOLVE,      /* all values; must be asked for twice in turn */
    NONET_GAME_COMMAND_RATE,
    /* the game */
    NONET_GAME_COMMAND_EDIT_OR_PLAY,
    NONET_GAME_COMMAND_PAUSE,               /* or go on */
    NONET_GAME_COMMAND_SWITCH_REMOVE_MARKS, /* these change an option, see below */
    NONET_GAME_COMMAND_SWITCH_SHOW_CONFLICTS,
    NONET_GAME_COMMAND_SWITCH_SHOW_WRONG,
    NONET_GAME_COMMAND_SWITCH_SHOW_TIMER,
    NONET_GAME_COMMAND_SWITCH_FOLLOW,
    /* what only the front can do: the game hands back a request and stays as it is */
    NONET_GAME_COMMAND_NEW,
    NONET_GAME_COMMAND_OPEN,
    NONET_GAME_COMMAND_EXPORT,
    NONET_GAME_COMMAND_HELP,
    NONET_GAME_COMMAND_QUIT,
    /* since 0.4 */
    NONET_GAME_COMMAND_SWITCH_WORDS, /* reasons of hints in turn: normal, full, brief; changes two options, see below */
    NONET_GAME_COMMAND_SWITCH_CHAINS, /* chains of hints */
    /* since 0.5: several cells, see nonet_game_select */
    NONET_GAME_COMMAND_SELECT_UP, /* also the cell above the cursor, which goes there; not round at the edges */
    NONET_GAME_COMMAND_SELECT_DOWN,
    NONET_GAME_COMMAND_SELECT_LEFT,
    NONET_GAME_COMMAND_SELECT_RIGHT,
    NONET_GAME_COMMAND_SELECT_ALL,
    NONET_GAME_COMMAND_SELECT_ROW, /* of the cursor */
    NONET_GAME_COMMAND_SELECT_COLUMN,
    NONET_GAME_COMMAND_SELECT_BOX,
    NONET_GAME_COMMAND_SELECT_EQUAL, /* all cells with the value under the cursor; if there is none, with the same marks */
    NONET_GAME_COMMAND_SWITCH_FILL_SELECTED, /* an option, see below */
    /* symbols that do not depend on the mode; argument: a value, a colour */
    NONET_GAME_COMMAND_CENTRE_MARKS, /* a mode, and back */
    NONET_GAME_COMMAND_SYMBOL_VALUE, /* into all selected cells */
    NONET_GAME_COMMAND_SYMBOL_MARK,
    NONET_GAME_COMMAND_SYMBOL_CENTRE_MARK,
    NONET_GAME_COMMAND_SYMBOL_COLOUR,
    NONET_GAME_COMMAND_PROMOTE,      /* of each selected cell the only mark becomes the value */
    NONET_GAME_COMMAND_ENTER_LOCKED, /* with NONET_GAME_OPTION_DIGIT_FIRST: the locked symbol, as the mode says */
    NONET_GAME_COMMAND_EMPTY,        /* with NONET_GAME_OPTION_MOVE_ON: clear, and on to the next cell */
    NONET_GAME_COMMAND_SWITCH_DIGIT_FIRST,
    NONET_GAME_COMMAND_SWITCH_MOVE_ON,
    /* marks */
    NONET_GAME_COMMAND_SWITCH_AUTO_MARKS,
    NONET_GAME_COMMAND_SWITCH_SHOW_MISSING,
    NONET_GAME_COMMAND_MEND_MARKS, /* add the right mark to cells whose candidates lack it; a check */
    /* checkpoints, see below */
    NONET_GAME_COMMAND_CHECKPOINT, /* set one */
    NONET_GAME_COMMAND_RETURN,     /* argument: its number; 0: the last one that differs from the board. A move */
    NONET_GAME_COMMAND_FORGET_CHECKPOINT, /* argument: its number; 0: the last one */
    NONET_GAME_COMMAND_WHY,               /* nonet_game_why at the cursor; argument: a value, 0: the one there */
    /* since 0.6 */
    NONET_GAME_COMMAND_PRACTISE,        /* for the front, see nonet_practice */
    NONET_GAME_COMMAND_HIGHLIGHT_PAIRS, /* highlight the cells with two candidates, or nothing */
    NONET_GAME_COMMAND_SWITCH_SHADE,    /* an option, see below */
    NONET_GAME_COMMAND_TYPE_BACK, /* with NONET_GAME_OPTION_MOVE_ON: in an empty cell back to the one before, and clear it */
    NONET_GAME_COMMAND_CHECKPOINTS, /* a request: show their list */
} nonet_game_command;

/* A row of the table of keys. */
typedef struct nonet_game_binding {
    int key; /* the key; rows of the same command stand together, the usual key first */
    nonet_game_command command;
    int argument;      /* for nonet_game_do */
    const char *group; /* heading in the help: "Moving", "Several cells", "The cell", "Marks and colours", "Moves",
                          "Help", "The game" */
    const char *name;  /* of the key: "Ctrl-R", "u", "Left" */
    const char *help;  /* what it does, in a few words; NULL: another key for the same as the row before */
} nonet_game_binding;

/* The table, from 0; NULL after the last row. The keys of the values are not in it: these are 1-9, and A to P for
 * 10 to 25 (capitals only: hjkl and all commands are small letters and signs, on every board). Since 0.2. */
NONET_GAME_API const nonet_game_binding *nonet_game_binding_at(size_t index);

/* The name of the usual key of a command: "u"; "" for those that have none. Since 0.2. */
NONET_GAME_API const char *nonet_game_command_key_name(nonet_game_command command);

/* The key that a terminal means by a character: of the control characters Enter, Escape, Tab and Backspace one of those
 * above, else the character itself. nonet_game_press takes both. Since 0.2. */
NONET_GAME_API int nonet_game_key_of_character(int character);

/* What the front is asked to do. */
typedef enum nonet_game_request {
    NONET_GAME_REQUEST_NONE = 0,
    NONET_GAME_REQUEST_NEW,    /* for a new game: ask which, then nonet_game_begin_... */
    NONET_GAME_REQUEST_OPEN,   /* ask for a file or text, then nonet_game_open */
    NONET_GAME_REQUEST_EXPORT, /* ask how and where to, then nonet_game_export */
    NONET_GAME_REQUEST_HELP,   /* show the keys */
    NONET_GAME_REQUEST_QUIT,
    NONET_GAME_REQUEST_PRACTISE,    /* practise techniques, the one that the hint names if there is one. Since 0.6 */
    NONET_GAME_REQUEST_CHECKPOINTS, /* show the checkpoints, to return to, name and forget them. Since 0.6 */
} nonet_game_request;

/* A key was pressed. Unknown keys say so in the message and do nothing else. Since 0.2. */
NONET_GAME_API nonet_game_request nonet_game_press(nonet_game *game, int key);

/* The mouse chose this cell. With NONET_GAME_OPTION_DIGIT_FIRST the locked symbol goes there, too. Out of range: nothing
 * happens. Since 0.2. */
NONET_GAME_API void nonet_game_click(nonet_game *game, int cell);

/* How a mouse or a finger selects cells. */
typedef enum nonet_game_selecting {
    NONET_GAME_SELECTING_ONLY,   /* this cell and no other */
    NONET_GAME_SELECTING_ADD,    /* this one, too: shift and a click, or dragging */
    NONET_GAME_SELECTING_REMOVE, /* this one no longer */
    NONET_GAME_SELECTING_TOGGLE, /* one of these two, depending: ctrl and a click */
    NONET_GAME_SELECTING_BLOCK,  /* the rectangle from the cell where the selection began to this one */
} nonet_game_selecting;

/* Select cells: symbols, clearing and colours are for all of them, as one move. A mark or colour that all cells have which can
 * have it is taken away, else added where it lacks. In the mode of values a symbol becomes a mark if several cells are
 * selected, unless NONET_GAME_OPTION_FILL_SELECTED is on. The cursor goes to the cell; its cell is always selected, and if the
 * cursor moves in any other way, alone. What is selected is no move, and not saved. Out of range, or while the game is paused:
 * nothing happens. Since 0.5. */
NONET_GAME_API void nonet_game_select(nonet_game *game, int cell, nonet_game_selecting how);

/* The same as a key, for fronts with menus and buttons. `argument` is 0 where nothing is said above. Since 0.2. */
NONET_GAME_API nonet_game_request nonet_game_do(nonet_game *game, nonet_game_command command, int argument);

/* What a value is on board and keyboard: '1'..'9', 'A'..'P'; '.' for anything else. Since 0.2. */
NONET_GAME_API char nonet_game_symbol(int value);

/* A time as "12:05" or "1:00:05"; 32 bytes are enough. Since 0.2. */
NONET_GAME_API size_t nonet_game_time_text(uint64_t milliseconds, char *buffer, size_t size);

/* ---- the state ------------------------------------------------------------------------------------------- */

typedef enum nonet_game_phase {
    NONET_GAME_PHASE_EDITING, /* a puzzle is entered: symbols make givens */
    NONET_GAME_PHASE_PLAYING,
    NONET_GAME_PHASE_SOLVED, /* all cells are filled and the rules are kept; undo leads back to playing */
} nonet_game_phase;

typedef enum nonet_game_mode {
    NONET_GAME_MODE_VALUES,
    NONET_GAME_MODE_MARKS,
    NONET_GAME_MODE_COLOURS, /* symbols 1 to NONET_GAME_COLOUR_COUNT: a colour more; again: not this one; 0: none */
    NONET_GAME_MODE_CANDIDATE_COLOURS, /* symbols give this mark the colour in use; again: no colour */
    NONET_GAME_MODE_CENTRE_MARKS,      /* since 0.5. A second kind of marks, see nonet_game_cell */
} nonet_game_mode;

#define NONET_GAME_COLOUR_COUNT 6

typedef enum nonet_game_awaiting {
    NONET_GAME_AWAITING_NOTHING,
    NONET_GAME_AWAITING_ROW, /* of a jump */
    NONET_GAME_AWAITING_COLUMN,
    NONET_GAME_AWAITING_HIGHLIGHT,
    NONET_GAME_AWAITING_SOLVE, /* the same command again reveals everything */
    NONET_GAME_AWAITING_WHY,   /* since 0.5 */
} nonet_game_awaiting;

typedef struct nonet_game_state {
    nonet_game_phase phase;
    nonet_game_mode mode;
    nonet_game_awaiting awaiting;
    bool is_paused;       /* the board is not to be shown; keys that would change it do nothing */
    int cursor;           /* a cell */
    int colour;           /* in use, 1..NONET_GAME_COLOUR_COUNT */
    int highlight;        /* the value that is highlighted, 0 = none: the chosen one; or, with the option, the one
                             under the cursor */
    int chosen_highlight; /* the chosen one alone */
    int empty;            /* cells without a value */
    int givens;
    int conflicts; /* cells that are in a conflict */
    nonet_verdict
        verdict; /* of the puzzle; NONET_VERDICT_UNKNOWN: not found out (time, memory), NONET_VERDICT_INVALID: givens
                              clash; never NONET_VERDICT_SOLVED */
    uint64_t elapsed_ms;           /* the timer */
    bool is_timed;                 /* it is on, and never was off while the game was played */
    size_t undo_count, redo_count; /* moves that can be undone, redone */
    uint32_t hints;                /* asked for: these are never undone */
    uint32_t mistakes;             /* values entered that are not the solution's */
    uint32_t checks;               /* asked for, also by going back to before a mistake; one for playing with
                                      NONET_GAME_OPTION_SHOW_WRONG */
    uint32_t reveals;              /* cells that were told, all by NONET_GAME_COMMAND_SOLVE too */
    bool is_given_up;              /* NONET_GAME_COMMAND_SOLVE was used */
    int selected;                  /* cells; at least 1. Since 0.5 */
    uint32_t checkpoints;          /* so many were set, and not forgotten. Since 0.5 */
    int locked;                    /* the symbol of NONET_GAME_OPTION_DIGIT_FIRST, or 0. Since 0.5 */
    uint32_t missing;              /* cells without the right mark; 0 without the option. Since 0.5 */
    bool highlights_pairs;         /* cells with two candidates are highlighted, and no value. Since 0.6 */
    uint64_t reserved[4];
} nonet_game_state;

/* Everything about the game as a whole. Since 0.2. */
NONET_GAME_API void nonet_game_get_state(const nonet_game *game, nonet_game_state *state);

/* What is known of the puzzle. Since 0.2. */
NONET_GAME_API void nonet_game_get_origin(const nonet_game *game, nonet_game_origin *origin);

/* The layout of the board, until another game begins. Since 0.2. */
NONET_GAME_API const nonet_layout *nonet_game_layout(const nonet_game *game);

/* The verdict in a few words: "one solution", "givens clash". Since 0.2. */
NONET_GAME_API const char *nonet_game_verdict_text(nonet_verdict verdict);

/* What the last call has to say, in a line; "" = nothing. Since 0.2. */
NONET_GAME_API const char *nonet_game_message(const nonet_game *game);

/* How many of this value are not on the board yet; negative when there are too many; 0 for what is no value of the
 * board. Since 0.2. */
NONET_GAME_API int nonet_game_values_left(const nonet_game *game, int value);

/* What there is to draw of a cell.
 *
 * There are two kinds of marks, which do not mix: `marks`, drawn in the corners or in fixed places, and, since 0.5, centre
 * marks. The marks of one kind are the candidates that hints reason about, and that are checked, if every empty cell has
 * some: `marks` if they are so, else the centre marks. Filling in and colours are for `marks` alone; a value removes both. */
typedef struct nonet_game_cell {
    int value; /* 0 = empty */
    bool is_given;
    bool is_cursor;
    bool is_seen;     /* shares a house with the cursor, and is not the cursor (false without the option) */
    bool is_conflict; /* equal to another one in a house (false without the option) */
    bool is_wrong;    /* not the solution's (false without the option, and for givens) */
    bool
        is_highlighted; /* its value is the highlighted one; or it has two candidates, and such cells are highlighted */
    int colour;         /* the first of `colours`; 0 = none */
    uint64_t marks;     /* of an empty cell, else 0 */
    uint64_t highlighted_marks;
    uint64_t coloured_marks[NONET_GAME_COLOUR_COUNT + 1]; /* [colour] those of `marks` that have it; [0] without */
    bool is_hinted;                                       /* belongs to what the hint shows at its stage */
    bool is_selected;                                     /* since 0.5 */
    bool is_missing;       /* its candidates lack the solution's value (false without the option). Since 0.5 */
    uint32_t colours;      /* a set: bit colour - 1. Since 0.5 */
    uint64_t centre_marks; /* of an empty cell, else 0. Since 0.5 */
    uint64_t reserved[2];
} nonet_game_cell;

/* All 0 for a number that no cell has. Since 0.2. */
NONET_GAME_API void nonet_game_get_cell(const nonet_game *game, int cell, nonet_game_cell *about);

/* ---- checkpoints ----------------------------------------------------------------------------------------- */

/* A board that was kept, to come back to. Undo and other moves leave it; it is in the saved game. */
typedef struct nonet_game_checkpoint {
    int number;          /* from 1; another one never gets it while this one is there */
    int empty;           /* cells without a value */
    uint64_t elapsed_ms; /* the timer when it was set */
    bool is_here;        /* the board is as it was then */
    char name[80];       /* "" = none. One line */
    uint64_t reserved[4];
} nonet_game_checkpoint;

/* The checkpoints by number, from 0; nonet_game_state says how many there are. All 0 beyond the last. Since 0.5. */
NONET_GAME_API void nonet_game_get_checkpoint(const nonet_game *game, size_t index, nonet_game_checkpoint *about);

/* Give it a name, or take it away (""). NONET_ERR_ARG: there is no checkpoint of this number. Since 0.5. */
NONET_GAME_API nonet_status nonet_game_name_checkpoint(nonet_game *game, int number, const char *name);

/* ---- options --------------------------------------------------------------------------------------------- */

typedef enum nonet_game_option {
    NONET_GAME_OPTION_REMOVE_MARKS,   /* a value takes its marks out of the cells that see it; default on */
    NONET_GAME_OPTION_SHOW_CONFLICTS, /* default on */
    NONET_GAME_OPTION_SHOW_WRONG,     /* entries that are not the solution's; default off */
    NONET_GAME_OPTION_SHOW_TIMER,     /* whether time is counted and to be shown; default on */
    NONET_GAME_OPTION_FOLLOW,      /* the value under the cursor is highlighted when no other was chosen; default on */
    NONET_GAME_OPTION_FULL_HINTS,  /* hints give every detail of their reason; default off. Since 0.4. */
    NONET_GAME_OPTION_BRIEF_HINTS, /* hints that are not full have one line; default off. Since 0.4. */
    NONET_GAME_OPTION_HODOKU_CHAINS, /* chains of hints in HoDoKu's notation, not in Eureka's; default off. Since 0.4. */
    NONET_GAME_OPTION_FILL_SELECTED, /* a value goes into all selected cells; else these get a mark; default off. Since 0.5. */
    /* marks of empty cells are what the values in sight allow, after every move; what was changed by hand stays. Switched on
       in a game it is a move: marks that are complete keep what they lack. Default off. Since 0.5. */
    NONET_GAME_OPTION_AUTO_MARKS,
    /* a symbol is locked, again: not; clicks and Enter put it into cells. With several cells selected it goes there as
       usual. Default off. Since 0.5. */
    NONET_GAME_OPTION_DIGIT_FIRST,
    NONET_GAME_OPTION_MOVE_ON, /* in edit mode the cursor goes on after a symbol, 0, . or space; default on (0.5: off). Since 0.5. */
    NONET_GAME_OPTION_SHOW_MISSING, /* cells whose candidates lack the solution's value; default off. Since 0.5. */
    NONET_GAME_OPTION_SHADE,        /* the row, column and box of the cursor are to be shaded; default on. Since 0.6. */
    NONET_GAME_OPTION_COUNT         /* how many there are in this version: no option */
} nonet_game_option;

/* Is it on? Switch it on or off. Since 0.2. */
NONET_GAME_API bool nonet_game_get_option(const nonet_game *game, nonet_game_option option);
NONET_GAME_API void nonet_game_set_option(nonet_game *game, nonet_game_option option, bool is_on);

/* "remove-marks" ...; for settings files. "" for anything else. Since 0.2. */
NONET_GAME_API const char *nonet_game_option_name(nonet_game_option option);

/* ---- hints ----------------------------------------------------------------------------------------------- */

typedef enum nonet_game_stage {
    NONET_GAME_STAGE_NONE,
    NONET_GAME_STAGE_WHERE,
    NONET_GAME_STAGE_WHAT,
    NONET_GAME_STAGE_WHY, /* the next stage does it, and the hint is gone */
    NONET_GAME_STAGE_MISTAKE, /* something is wrong already; the text says how much, NONET_GAME_COMMAND_APPLY_HINT goes back to before it */
    NONET_GAME_STAGE_ANSWER, /* to nonet_game_why. If it is a step on the board as it is, NONET_GAME_COMMAND_APPLY_HINT does
                                it. Since 0.5 */
} nonet_game_stage;

typedef struct nonet_game_hint {
    nonet_game_stage stage;
    const char *text; /* what there is to read at this stage: sentences, maybe in several lines; never NULL */
    const char *
        line; /* at NONET_GAME_STAGE_WHY, or of an answer, the step in one line ("X-wing: 5 in r14 c27 => r3c2<>5"), else "" */
    const char *technique; /* its name from NONET_GAME_STAGE_WHAT on, else ""; "" too for what the solution tells */
    bool is_from_solution; /* no step was found in time: the value was looked up, the text says so */
    bool shows_marks;      /* its roles are about candidates that are no marks on the board yet */
    int asked_cell;        /* at NONET_GAME_STAGE_ANSWER, else -1. Since 0.5 */
    int asked_value;       /* likewise */
    nonet_why_kind answer; /* likewise; NONET_WHY_NOTHING: only the solution, or a solver, says something */
    uint64_t reserved[3];
} nonet_game_hint;

/* The hint as far as it was told. Since 0.2. */
NONET_GAME_API void nonet_game_get_hint(const nonet_game *game, nonet_game_hint *hint);

/* What there is to draw of the step; NULL before NONET_GAME_STAGE_WHY, and for answers without a step. Since 0.2. */
NONET_GAME_API const nonet_picture *nonet_game_hint_picture(const nonet_game *game);

/* The same step drawn, with its arrows, at the position that the hint is about. Free the drawing; it stays valid whatever
 * becomes of the game. NONET_ERR_ARG: before NONET_GAME_STAGE_WHY, or as for nonet_drawing_new. Since 0.5. */
NONET_GAME_API nonet_status nonet_game_hint_drawing(const nonet_game *game, const nonet_drawing_settings *settings,
                                                    nonet_drawing **drawing);

/* The part of a candidate in that picture; NONET_ROLE_NONE before NONET_GAME_STAGE_WHY. The value of a filled cell may have one.
 * `set`: of which set of the picture it is a member, or -1; or NULL. Since 0.2. */
NONET_GAME_API nonet_role nonet_game_hint_role(const nonet_game *game, int cell, int value, int *set);

/* The candidates that the hint reasons about in an empty cell: the player's marks if they are complete (every
 * empty cell has some), else those that no value in sight excludes. 0 without a hint. Since 0.2. */
NONET_GAME_API uint64_t nonet_game_hint_candidates(const nonet_game *game, int cell);

/* "Why not 5 here?" and "why is this wrong?"; value 0: the one in the cell. The answer is shown as a hint, and counts as one: the
 * value in a house of the cell, a step that shows it, or what the solution says. Wrong entries are left out of it. Of several
 * solutions none is called the right one: is there any with this value? NONET_OK: the hint or, if there was nothing to answer
 * (a given, a right entry), the message says what there is. NONET_ERR_ARG: there is no such cell or value. Since 0.5. */
NONET_GAME_API nonet_status nonet_game_why(nonet_game *game, int cell, int value);

/* ---- long work ------------------------------------------------------------------------------------------- */

/* What was left open because its time was over. */
typedef enum nonet_game_work {
    NONET_GAME_WORK_VERDICT = 1, /* until then nothing is known to be wrong, and nothing can be revealed */
    NONET_GAME_WORK_HINT = 2,    /* the hint shown is only looked up in the solution, or there is none yet */
    NONET_GAME_WORK_RATING = 4,
} nonet_game_work;

/* What is open, added up: of nonet_game_work. Since 0.2. */
NONET_GAME_API unsigned nonet_game_work_left(const nonet_game *game);

/* Do it now, for so long at most (0 = as long as it takes, or until nonet_game_stop). Returns what is still open; what was
 * found shows in state, hint and message. Searches begin anew in each call, so give more time than before. Since 0.2. */
NONET_GAME_API unsigned nonet_game_think(nonet_game *game, uint64_t limit_ms);

typedef struct nonet_game_rating {
    bool is_known;
    bool has_er;
    int er;              /* Sudoku Explainer's, in tenths; 9x9 with boxes of 3x3 only */
    int level;           /* number of a nonet_level */
    const char *hardest; /* name of the hardest step, or "" */
    uint64_t reserved[4];
} nonet_game_rating;

/* What NONET_GAME_COMMAND_RATE found out about the puzzle. Since 0.2. */
NONET_GAME_API void nonet_game_get_rating(const nonet_game *game, nonet_game_rating *rating);

/* ---- as JSON --------------------------------------------------------------------------------------------- */

/* The whole state as one object: everything above that a front draws, as far as it is shown (docs/json.md has the keys).
 * NONET_STOPPED: the sink refused. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_json(const nonet_game *game, nonet_text_sink *sink, void *context);

/* A row of the table of keys, as members of the object that is open: key, command, argument, group, name, help (unless it
 * is NULL). The conventions are those of nonet.h. Since 0.5. */
NONET_GAME_API nonet_status nonet_game_json_binding(nonet_json *json, const nonet_game_binding *binding);

/* ---- saving ---------------------------------------------------------------------------------------------- */

/* The whole game as text: the puzzle, and one line for each move. docs/saved-games.md describes it. In the game's
 * memory until the next call. Since 0.2. */
NONET_GAME_API nonet_status nonet_game_save(nonet_game *game, const char **text, size_t *length);

/* What is to be done to the file so that nothing is lost: write the text behind it (in one write), or, if `*replaces`,
 * replace the file by it (a new game, or a long log made short). *length 0: nothing has changed. Call it after every
 * key; what it hands out counts as written. The time of the last move is in it; the timer's since then is only
 * with `with_time` (when the game is left, or now and then). Since 0.2. */
NONET_GAME_API nonet_status nonet_game_log(nonet_game *game, bool with_time, const char **text, size_t *length,
                                           bool *replaces);

typedef enum nonet_game_export_kind {
    NONET_GAME_EXPORT_GIVENS,
    NONET_GAME_EXPORT_ENTRIES, /* and the player's values */
    NONET_GAME_EXPORT_MARKS,   /* and the marks */
} nonet_game_export_kind;

/* The board in a notation of libnonet ("line", "sdk", "library" ...; see nonet_style_find). NONET_ERR_ARG: no such
 * notation, or no such kind. NONET_ERR_NOTATION: it has no room for this. The text has no final NUL and lives until the next call.
 * Since 0.2. */
NONET_GAME_API nonet_status nonet_game_export(nonet_game *game, nonet_game_export_kind kind, const char *notation,
                                              const char **text, size_t *length);

/* ---- practice -------------------------------------------------------------------------------------------- */

/* Learning techniques by doing: positions one step before a technique is needed, answers to them, and what comes next.
 *
 *     nonet_practice *practice;
 *     nonet_practice_new(NULL, &practice);
 *     nonet_practice_read(practice, text, length, &error);             // the progress that was kept, if there is some
 *     nonet_practice_set_day(practice, days_since_any_day);
 *     wish.technique = nonet_practice_next(practice, NULL);             // what is due, or what comes next
 *     nonet_practice_begin(practice, &wish);
 *     for (;;) {
 *         draw(nonet_practice_game(practice), practice);                // drawn as every game; nonet_practice_get_state
 *         request = nonet_practice_press(practice, key);                // marks are taken away, Enter answers
 *         nonet_practice_write(practice, &text, &length);               // to be kept: it is short
 *     }
 *     nonet_practice_free(practice);
 *
 * The position is a game of its own, with all marks. An answer is what the player took away (or the value that was entered).
 * It is right if nothing in it is wrong and one part of it at least is the result of some instance of the technique; what is true
 * for another reason is no fault. Each position counts once: by the first answer, or by the help that was asked for before it.
 *
 * Techniques come again after days: right at the first try, and a technique goes on to a box with a longer pause; wrong, or
 * shown, and it is back in the first one, and due at once; right with help, and it stays. */
typedef struct nonet_practice nonet_practice;

typedef struct nonet_practice_settings {
    nonet_game_limits limits; /* of the game */
    uint64_t answer_ms;       /* how long the reason of an answer is looked for; default 2000 */
    uint64_t seed;            /* of all positions: how they are turned, and of new ones. 0: 1 */
    uint64_t reserved[6];
} nonet_practice_settings;

/* Fill in the defaults. Since 0.6. */
NONET_GAME_API void nonet_practice_settings_defaults(nonet_practice_settings *settings);

/* No position yet, and nothing known of the player. `settings`: copied; NULL: the defaults. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_new(const nonet_practice_settings *settings, nonet_practice **practice);
NONET_GAME_API void nonet_practice_free(nonet_practice *practice);

/* Which day it is: days since any day, that of every player of this progress (1970-01-01, say). Since 0.6. */
NONET_GAME_API void nonet_practice_set_day(nonet_practice *practice, uint32_t day);

/* Are there positions of this technique? The commonest hundred have some. Since 0.6. */
NONET_GAME_API bool nonet_practice_has(int technique);

/* What to do now, of these techniques ([technique]; NULL: of all that have positions): one that is due, the one that was not
 * practised for longest; else the easiest that is new; else the one that is due first. -1: none of them has positions.
 * Since 0.6. */
NONET_GAME_API int nonet_practice_next(const nonet_practice *practice, const bool *techniques);

/* Which position. */
typedef struct nonet_practice_wish {
    int technique;
    uint64_t
        number; /* from 1: the same everywhere, for a technique and a seed; 0: the one after the last that the player had */
    uint64_t reserved[4];
} nonet_practice_wish;

/* Begin a position; the old one counts for nothing more. NONET_ERR_ARG: there is none of this technique; the old one stays, as
 * after every error. Numbers that follow each other are different positions, not equivalent to each other: those of the book, then
 * such as are made on the spot, in some milliseconds; of a rare technique fifty or more, before they come again, turned another
 * way. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_begin(nonet_practice *practice, const nonet_practice_wish *wish);

/* The position as a game: draw it, click in it, set its options; it is the practice's. Begin no other game in it. Since 0.6. */
NONET_GAME_API nonet_game *nonet_practice_game(nonet_practice *practice);

/* What an answer was. */
typedef enum nonet_practice_verdict {
    NONET_PRACTICE_VERDICT_NONE, /* not answered yet, or nothing was changed */
    NONET_PRACTICE_VERDICT_RIGHT,
    NONET_PRACTICE_VERDICT_OTHER, /* all of it is true, but by other techniques: look on */
    NONET_PRACTICE_VERDICT_WRONG, /* a part is not; it was put back */
} nonet_practice_verdict;

/* How a position counts. */
typedef enum nonet_practice_outcome {
    NONET_PRACTICE_OUTCOME_NONE,   /* not yet */
    NONET_PRACTICE_OUTCOME_RIGHT,  /* at the first try, without help */
    NONET_PRACTICE_OUTCOME_HELPED, /* with help */
    NONET_PRACTICE_OUTCOME_WRONG,
    NONET_PRACTICE_OUTCOME_SHOWN, /* the whole step was shown */
} nonet_practice_outcome;

/* Take what was changed as the answer. What there is to say is in the state; why is told as a hint of the game: the step that
 * was found, that gives what is true for another reason, or that shows what is wrong. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_answer(nonet_practice *practice);

/* The next stage of help, as a hint of the game: where, what, why; the last one counts as shown. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_help(nonet_practice *practice);

typedef struct nonet_practice_state {
    int technique;                  /* -1: no position was begun */
    uint64_t number;                /* of the position */
    bool is_value;                  /* a value is looked for, not candidates to remove */
    bool is_over;                   /* found or shown: time for the next one */
    nonet_practice_verdict verdict; /* on the last answer */
    nonet_practice_outcome outcome;
    int wrong_cell, wrong_value; /* the first that was wrong in the last answer; else -1 and 0 */
    size_t missing;              /* results of the instance that the last answer found, and left out */
    size_t instances;            /* of the technique, at this position: any of them is right */
    const char *task;            /* "Find a swordfish: take away what it removes." */
    const char *answer;          /* what was changed so far: "r3c4<>5 r7c4<>5"; "": nothing */
    const char *text;            /* what the last answer or help has to say, in a sentence or two; "" */
    uint64_t reserved[9];
} nonet_practice_state;

/* Everything about the position but its board. The texts are the practice's, until its next call. Since 0.6. */
NONET_GAME_API void nonet_practice_get_state(nonet_practice *practice, nonet_practice_state *state);

/* What the player did with a technique. */
typedef struct nonet_practice_record {
    int box;      /* 1 to NONET_PRACTICE_BOXES; 0: new */
    uint32_t due; /* a day; 0: new */
    bool is_due;
    uint32_t right, helped, wrong, shown;
    uint64_t number; /* of the last position that was begun */
    uint64_t reserved[4];
} nonet_practice_record;

#define NONET_PRACTICE_BOXES 6

/* All 0 for what is no technique. Since 0.6. */
NONET_GAME_API void nonet_practice_get_record(const nonet_practice *practice, int technique,
                                              nonet_practice_record *record);

/* The progress as text, a line for each technique (docs/practice.md), in the practice's memory until its next call. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_write(nonet_practice *practice, const char **text, size_t *length);

/* Add the progress that a text has to what is known: of a technique that both know, the line with more positions counts, so
 * that the same text may be read twice, and those of two programs be joined. NONET_ERR_TEXT: it is no progress, nothing is
 * read. A text that is damaged is read as far as possible: NONET_OK, but error->line is not 0, and *error says what was left
 * out first. `error` may be NULL. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_read(nonet_practice *practice, const char *text, size_t length,
                                                nonet_text_error *error);

/* The keys of practice, as nonet_game_binding_at has those of the game; NULL after the last row. The keys of the values are not in
 * it. What some commands mean here: _APPLY_HINT answers, and when the position is over it asks for the next one; _HINT is the
 * next stage of help; _CLEAR makes the selected cells what they were at first; _NEW asks for the next position. Since 0.6. */
NONET_GAME_API const nonet_game_binding *nonet_practice_binding_at(size_t index);

/* A key was pressed: what the front is asked to do: begin the next position (NONET_GAME_REQUEST_NEW), show the keys, quit; or
 * nothing. Since 0.6. */
NONET_GAME_API nonet_game_request nonet_practice_press(nonet_practice *practice, int key);

/* The same for fronts with buttons; commands that are not in the table do nothing. Since 0.6. */
NONET_GAME_API nonet_game_request nonet_practice_do(nonet_practice *practice, nonet_game_command command, int argument);

/* State and progress as one object (docs/json.md); the board is told by nonet_game_json. Since 0.6. */
NONET_GAME_API nonet_status nonet_practice_json(nonet_practice *practice, nonet_text_sink *sink, void *context);

#ifdef __cplusplus
}
#endif

#endif
