/* inside.h: what the files of the game share: the handle, and how a command changes it.
 *
 *     keys.c -> game_commands.c -> cursor.c entry.c marks.c history.c edit.c game_hint.c ...   (what a command does)
 *                                  |
 *                             move.c          gm_move_begin, gm_put ..., gm_move_end
 *                                  |
 *                journal.c (undo)  log.c (saved game)  truth.c (solution)
 */
#ifndef GAME_INSIDE_H
#define GAME_INSIDE_H

#include <stdio.h>
#include <string.h>

#include "game_board.h"
#include "journal.h"
#include "text.h"

struct gm_hint {
    nonet_game_stage stage;
    bool is_from_solution;
    bool has_removals; /* its step removes candidates */
    bool shows_marks;
    int asked_cell, asked_value; /* at NONET_GAME_STAGE_ANSWER */
    nonet_why_kind answer;
    bool can_apply; /* the answer's step is one on the board as it is */
    const char *technique;
    struct gm_text where, what, why, line;
    struct gm_text full;        /* why in every detail; empty: there is no more to say */
    struct gm_text hodoku_line; /* with chains in HoDoKu's notation; empty: as the other one */
    nonet_picture *picture;     /* of the step, or NULL */
    nonet_step *step;           /* to be drawn, with the board where it was found; both or none */
    nonet_board *board;
    bool is_place[NONET_GAME_MAX_CELLS]; /* where to look, shown at NONET_GAME_STAGE_WHERE */
    bool is_part[NONET_GAME_MAX_CELLS];  /* cells with a role, shown later */
    uint64_t candidates[NONET_GAME_MAX_CELLS];
};

/* What the player looks at: not undone, but saved. */
struct gm_look {
    int cursor;
    nonet_game_mode mode;
    int colour;
    int highlight;         /* the chosen one */
    bool highlights_pairs; /* instead of a value, cells with two candidates */
    int locked;            /* the symbol that goes where the player clicks, with digit-first; 0 = none */
};

enum { GM_MOST_CHECKPOINTS = 50 };

struct gm_checkpoint {
    int number;
    uint64_t elapsed_ms;
    char name[80];
    struct gm_board board;
};

struct gm_counts {
    uint32_t hints, mistakes, checks, reveals, given_up;
    uint32_t untimed; /* 1: it was played for a while with the timer off */
};

struct nonet_game {
    nonet_layout *layout;
    int side, cells;       /* of the layout */
    struct gm_board start; /* before the first move */
    struct gm_board board;
    struct gm_journal journal;
    uint64_t by_hand[NONET_GAME_MAX_CELLS]; /* the marks that the player changes in the move that is being made */
    nonet_game_origin origin;               /* of the puzzle at the start, see gm_origin */

    /* of the givens; see truth.c */
    nonet_verdict verdict;
    uint8_t solution[NONET_GAME_MAX_CELLS]; /* if the verdict is NONET_VERDICT_UNIQUE */
    bool is_settled; /* it was determined for these givens, though it may be NONET_VERDICT_UNKNOWN */
    uint8_t settled_givens[NONET_GAME_MAX_CELLS];
    uint64_t settled_limits[NONET_GAME_MAX_CELLS];

    /* of the board as it is */
    bool is_conflict[NONET_GAME_MAX_CELLS];
    int conflicts, empty;
    bool is_pair[NONET_GAME_MAX_CELLS]; /* it has two candidates; only while they are highlighted, see pairs.c */

    struct gm_look look;
    bool is_selected[NONET_GAME_MAX_CELLS]; /* see selection.c */
    int selected;                           /* so many; 0: the cell under the cursor alone */
    int anchor;                             /* where the selection began */
    nonet_game_awaiting awaiting;
    int jump_row;
    struct gm_checkpoint *checkpoints[GM_MOST_CHECKPOINTS]; /* by number */
    int checkpoint_count;
    bool is_paused;
    bool options[NONET_GAME_OPTION_COUNT];
    struct gm_counts counts;
    struct gm_hint hint;
    nonet_game_rating rating;
    unsigned open_work;

    bool has_clock;
    uint64_t now_ms, elapsed_ms;

    nonet_game_limits limits;
    nonet_stop *stop;
    const nonet_generator *generator; /* at work, else NULL */
    char message[256];
    bool lacks_memory; /* so something was left undone in this call, and the message says so */

    /* the saved game, see log.c */
    struct gm_text log;   /* lines not yet returned */
    bool must_replace;    /* return the whole text instead */
    size_t logged, whole; /* bytes returned since the whole text, and the length of that */
    struct gm_look logged_look;
    struct gm_text out; /* what was returned last */
};

/* Room for later versions in what callers fill in: must be 0. */
#define GM_IS_UNUSED(reserved) (memcmp(reserved, (const uint64_t[16]){0}, sizeof(reserved)) == 0)

/* ---- game.c ---------------------------------------------------------------------------------------------- */

#if defined(__GNUC__)
#define GM_FORMAT(place, first) __attribute__((format(printf, place, first)))
#else
#define GM_FORMAT(place, first)
#endif

GM_FORMAT(2, 3) void gm_say(nonet_game *game, const char *format, ...);

/* At the beginning and the end of calls that can lack memory: no message; and one that replaces all others. */
void gm_begin_call(nonet_game *game);
void gm_end_call(nonet_game *game);

extern const nonet_game_origin gm_no_origin;

/* Where the puzzle on the board came from: nothing is known of one that was edited. */
const nonet_game_origin *gm_origin(const nonet_game *game);

/* What stays of a title or name: one line without control characters, leading blanks or truncated characters. */
void gm_clean_line(char *line);

/* A game without a board; only gm_reset and nonet_game_free may follow. */
nonet_status gm_new(const nonet_game_limits *limits, nonet_game **made);

/* Start over with a new board. Takes ownership of `layout`. */
void gm_reset(nonet_game *game, nonet_layout *layout, const struct gm_board *start, const nonet_game_origin *origin);

bool gm_is_solved(const nonet_game *game);
bool gm_is_editing(const nonet_game *game);

/* The timer is on, and never was off while the game was played. */
bool gm_is_timed(const nonet_game *game);

/* "r3c4" */
struct gm_name {
    char text[48];
};
struct gm_name gm_cell_name(const nonet_game *game, int cell);

/* The value of a symbol (nonet_game_symbol), or -1. */
int gm_value_of_symbol(int symbol);

/* ---- move.c ---------------------------------------------------------------------------------------------- */

void gm_move_begin(nonet_game *game, enum gm_move_kind kind);
void gm_put(nonet_game *game, enum gm_kind kind, int cell, uint64_t content);
void gm_put_candidate_colour(nonet_game *game, int cell, int value, int colour);

/* Set the marks of a cell; removed ones lose their colour. Centre marks are put with gm_put. */
void gm_put_marks(nonet_game *game, int cell, uint64_t marks);

/* Set a player's value; if the option is on, its marks are removed from the cells that see it. */
void gm_put_entry(nonet_game *game, int cell, int value);

/* False: nothing has changed, maybe for lack of memory. */
bool gm_move_end(nonet_game *game);

/* The board has changed: update everything that depends on it. */
void gm_refresh(nonet_game *game);

/* ---- truth.c --------------------------------------------------------------------------------------------- */

/* Find the verdict on the puzzle if it is not known already. */
void gm_settle(nonet_game *game, uint64_t limit_ms);
bool gm_has_solution(const nonet_game *game);
bool gm_is_wrong(const nonet_game *game, int cell);
int gm_wrong_entries(const nonet_game *game);

/* If marks are complete: the number of cells whose marks lack the value of the solution. */
int gm_missing_marks(const nonet_game *game);
bool gm_agrees(const nonet_game *game);

/* The solution; if there are several, one that the entries allow. False: there is none, or it was not found, maybe for lack
 * of memory. */
bool gm_find_solution(nonet_game *game, uint8_t *solution);

/* The givens alone, or all values, as a position of libnonet that points into `store`. */
struct gm_position {
    uint8_t cells[NONET_GAME_MAX_CELLS], is_given[NONET_GAME_MAX_CELLS];
    uint64_t candidates[NONET_GAME_MAX_CELLS];
    nonet_position position;
};
void gm_givens_position(const nonet_game *game, struct gm_position *store);
void gm_entries_position(const nonet_game *game, struct gm_position *store);

/* The candidates of each cell by the values in its houses and the limits of the puzzle; for a filled cell, its
 * value. */
void gm_open_values(const nonet_game *game, uint64_t candidates[NONET_GAME_MAX_CELLS]);

/* If every empty cell has marks of a kind, these are taken as the candidates; players who mark only what they notice leave
 * cells without. GM_MARKS before GM_CENTRE_MARKS; GM_KINDS: neither, and no marks. */
enum gm_kind gm_candidate_kind(const nonet_game *game);
const uint64_t *gm_candidate_marks(const nonet_game *game);

/* Count solutions up to two, within this many milliseconds (0 = no limit). */
nonet_status gm_count_solutions(nonet_game *game, const nonet_position *position, uint64_t limit_ms,
                                nonet_verdict *verdict, uint8_t *solution);

/* ---- auto_marks.c ---------------------------------------------------------------------------------------- */

/* As gm_put_marks, and they stay so when marks are automatic. */
void gm_put_marks_by_hand(nonet_game *game, int cell, uint64_t marks);

/* At the end of each move; nothing without the option. */
void gm_mark_automatically(nonet_game *game);
void gm_begin_automatic_marks(nonet_game *game);

/* Do the candidates of this cell lack the value of the solution? */
bool gm_is_missing(const nonet_game *game, int cell);
void gm_mend_marks(nonet_game *game);

/* ---- pairs.c --------------------------------------------------------------------------------------------- */

/* Find the cells with two candidates, if they are highlighted. Returns how many there are. */
int gm_find_pairs(nonet_game *game);

/* ---- promote.c ------------------------------------------------------------------------------------------- */

void gm_promote(nonet_game *game);

/* The symbol that is locked now, or 0. */
int gm_locked(const nonet_game *game);
void gm_lock(nonet_game *game, int value);
void gm_enter_locked(nonet_game *game);

/* Does the cursor move on after each symbol of a puzzle that is entered? 0: an empty cell. */
bool gm_types_on(const nonet_game *game);
void gm_type_on(nonet_game *game, int value);
void gm_type_empty(nonet_game *game);
void gm_type_back(nonet_game *game);

/* ---- selection.c ----------------------------------------------------------------------------------------- */

/* The cells that symbols go to: those selected, at least the one under the cursor. Returns how many. */
int gm_selected_cells(const nonet_game *game, uint16_t cells[NONET_GAME_MAX_CELLS]);
bool gm_is_selected(const nonet_game *game, int cell);

/* Put the cursor there: this cell alone is selected. */
void gm_go_to(nonet_game *game, int cell);
void gm_select_none(nonet_game *game);

/* Shift and an arrow; all cells, or those like the one under the cursor. */
void gm_select_along(nonet_game *game, nonet_game_command command);
void gm_select_all_that(nonet_game *game, nonet_game_command command);

/* ---- what commands do ------------------------------------------------------------------------------------ */

/* What every call that changes something does first: no message, nothing awaited. False: this is not allowed now, and the
 * message says why. */
bool gm_may_begin(nonet_game *game, nonet_game_command command);
void gm_move_cursor(nonet_game *game, nonet_game_command command);
void gm_step_to_empty(nonet_game *game, int direction);
void gm_symbol(nonet_game *game, int value);
void gm_symbol_value(nonet_game *game, int value);
void gm_symbol_mark(nonet_game *game, int value);
void gm_symbol_centre_mark(nonet_game *game, int value);
void gm_symbol_colour(nonet_game *game, int colour);

/* Not locked, but put into the selected cells. */
void gm_symbol_in_mode(nonet_game *game, int value);
void gm_clear(nonet_game *game);

/* Values were entered in these cells: count mistakes, say what clashes. */
void gm_after_entries(nonet_game *game, const uint16_t *cells, int count);
void gm_set_mode(nonet_game *game, nonet_game_command command);
void gm_fill_marks(nonet_game *game);
void gm_clear_marks(nonet_game *game);
void gm_clear_colours(nonet_game *game);

/* For the selected cells: add it, or, if all that can have it have it, take it away. `kind`: GM_MARKS or GM_CENTRE_MARKS. */
void gm_toggle_mark(nonet_game *game, enum gm_kind kind, int value);
void gm_toggle_colour(nonet_game *game, int colour);
void gm_colour_candidate(nonet_game *game, int value);
void gm_set_highlight(nonet_game *game, int value);
void gm_highlight_pairs(nonet_game *game, bool is_on);
void gm_undo(nonet_game *game);
void gm_redo(nonet_game *game);
void gm_back_to_right(nonet_game *game);
void gm_restart(nonet_game *game);
void gm_hint_next(nonet_game *game);
void gm_hint_apply(nonet_game *game);
void gm_hint_drop(nonet_game *game);
void gm_check(nonet_game *game);
void gm_count_check(nonet_game *game);
void gm_reveal(nonet_game *game);
void gm_solve(nonet_game *game);
void gm_rate(nonet_game *game, uint64_t limit_ms);
void gm_edit_or_play(nonet_game *game);
void gm_say_verdict(nonet_game *game);

/* ---- checkpoints.c --------------------------------------------------------------------------------------- */

void gm_checkpoints_free(nonet_game *game);
struct gm_checkpoint *gm_find_checkpoint(const nonet_game *game, int number);

/* The one of this number, new and without a board unless there is one. NONET_ERR_ARG: there are too many, or no such number. */
nonet_status gm_add_checkpoint(nonet_game *game, int number, struct gm_checkpoint **made);
void gm_drop_checkpoint(nonet_game *game, struct gm_checkpoint *checkpoint);
void gm_write_checkpoint(struct gm_text *text, const nonet_game *game, const struct gm_checkpoint *checkpoint);

/* `number` 0: the last one. */
void gm_set_checkpoint(nonet_game *game);
void gm_return(nonet_game *game, int number);
void gm_forget_checkpoint(nonet_game *game, int number);

/* ---- game_options.c -------------------------------------------------------------------------------------- */

void gm_usual_options(bool is_on[NONET_GAME_OPTION_COUNT]);

/* `command`: the one that switches it. */
void gm_switch_option(nonet_game *game, nonet_game_command command);

/* The reasons of hints in turn: normal, full, brief. */
void gm_switch_words(nonet_game *game);

/* ---- game_hint.c ----------------------------------------------------------------------------------------- */

/* The line of the hint, with chains in the notation that the player wants. */
const struct gm_text *gm_hint_line(const nonet_game *game);

/* Settings of an explainer that ends with the game's work, and after so long altogether; 0: whenever. */
nonet_explainer_settings gm_explaining(const nonet_game *game, uint64_t limit_ms);

/* An explainer at this position; the caller's, if it is NONET_OK. */
nonet_status gm_explainer_at(const nonet_explainer_settings *settings, const nonet_position *position,
                             nonet_start *start, nonet_explainer **explainer);

/* A hint about nothing; about a step, all of which is copied. */
void gm_hint_clear(struct gm_hint *hint);
nonet_status gm_hint_take_step(nonet_game *game, const nonet_step *step, const nonet_position *position);

/* The position with the player's candidates, if there are any. */
void gm_hint_position(const nonet_game *game, struct gm_position *store);

/* Look again, for this long, for what a key had no time to find. */
void gm_hint_go_on(nonet_game *game, uint64_t limit_ms);
void gm_hint_free(struct gm_hint *hint);

/* ---- daily.c --------------------------------------------------------------------------------------------- */

/* Of a number like 20261118. */
bool gm_is_date(uint64_t daily);
void gm_daily_title(uint64_t daily, char *title, size_t size);

/* ---- game_why.c ------------------------------------------------------------------------------------------ */

/* At the cursor; 0: the value there. */
void gm_why(nonet_game *game, int value);

/* With more time. */
void gm_why_go_on(nonet_game *game, uint64_t limit_ms);

/* ---- log.c, save.c, restore.c ---------------------------------------------------------------------------- */

void gm_log_move(nonet_game *game, const struct gm_move *move);
void gm_log_steps(nonet_game *game, const char *word, size_t count); /* "undo", "redo" */
void gm_log_count(nonet_game *game, const char *word, uint32_t count);
void gm_log_option(nonet_game *game, nonet_game_option option);
void gm_log_line(nonet_game *game, const char *word);
void gm_write_move(struct gm_text *text, const nonet_game *game, const struct gm_move *move);
void gm_write_time(struct gm_text *text, uint64_t elapsed_ms);
void gm_write_look(struct gm_text *text, const nonet_game *game);
void gm_write_items(struct gm_text *text, const nonet_game *game, const struct gm_change *changes, size_t count);

/* Names in saved games, NULL after the last. */
const char *gm_mode_word(size_t mode);

/* Does this text look like a saved game? */
bool gm_is_saved_game(const char *text, size_t length);
nonet_status gm_restore(nonet_game *game, const char *text, size_t length, nonet_text_error *error);

/* `fresh` becomes the game; the old one is freed. */
void gm_take_place(nonet_game *old, nonet_game *fresh);

#endif
