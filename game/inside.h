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

#include <string.h>

#include "game_board.h"
#include "journal.h"
#include "text.h"

struct gm_hint {
    game_stage stage;
    bool is_from_solution;
    bool has_removals; /* its step takes candidates away */
    bool shows_marks;
    const char *technique;
    struct gm_text where, what, why, line;
    nonet_picture *picture;        /* of the step, or NULL */
    bool is_place[GAME_MAX_CELLS]; /* where to look, shown at GAME_HINT_WHERE */
    bool is_part[GAME_MAX_CELLS];  /* what has a role, shown later */
    uint64_t candidates[GAME_MAX_CELLS];
};

/* What is looked at, not played: not undone, but in the saved game. */
struct gm_look {
    int cursor;
    game_mode mode;
    int colour;
    int highlight; /* the chosen one */
};

struct gm_counts {
    uint32_t hints, mistakes, checks, reveals, given_up;
    uint32_t untimed; /* 1: it was played for a while with the timer off */
};

struct game {
    nonet_layout *layout;
    int side, cells;       /* of the layout */
    struct gm_board start; /* before the first move */
    struct gm_board board;
    struct gm_journal journal;
    game_origin origin;

    /* of the givens; see truth.c */
    nonet_verdict verdict;
    uint8_t solution[GAME_MAX_CELLS]; /* if the verdict is NONET_UNIQUE */
    bool is_settled;                  /* it was asked for, of these givens; the answer may be NONET_UNKNOWN */
    uint8_t settled_givens[GAME_MAX_CELLS];
    uint64_t settled_limits[GAME_MAX_CELLS];

    /* of the board as it is */
    bool is_conflict[GAME_MAX_CELLS];
    int conflicts, empty;

    struct gm_look look;
    game_awaiting awaiting;
    int jump_row;
    bool is_paused;
    bool options[GAME_OPTION_COUNT];
    struct gm_counts counts;
    struct gm_hint hint;
    game_rating rating;
    unsigned open_work;

    bool has_clock;
    uint64_t now_ms, elapsed_ms;

    game_limits limits;
    nonet_stop *stop;
    char message[256];

    /* the saved game, see log.c */
    struct gm_text log;   /* lines that were not handed out yet */
    bool must_replace;    /* the whole text is to be handed out instead */
    size_t logged, whole; /* bytes handed out since the whole text, and of that */
    struct gm_look logged_look;
    struct gm_text out; /* what was handed out last */
};

/* The room for later versions in what callers fill in: nothing may stand there yet. */
#define GM_IS_UNUSED(reserved) (memcmp(reserved, (const uint64_t[16]){0}, sizeof(reserved)) == 0)

/* ---- game.c ---------------------------------------------------------------------------------------------- */

#if defined(__GNUC__)
#define GM_FORMAT(place, first) __attribute__((format(printf, place, first)))
#else
#define GM_FORMAT(place, first)
#endif

GM_FORMAT(2, 3) void gm_say(struct game *game, const char *format, ...);

extern const game_origin gm_no_origin;

/* A game without a board; only gm_reset and game_free may follow. */
nonet_status gm_new(const game_limits *limits, struct game **made);

/* Everything from the beginning: a new board. Owns `layout` from now on. */
void gm_reset(struct game *game, nonet_layout *layout, const struct gm_board *start, const game_origin *origin);

bool gm_is_solved(const struct game *game);
bool gm_is_editing(const struct game *game);

/* "r3c4" */
struct gm_name {
    char text[48];
};
struct gm_name gm_cell_name(const struct game *game, int cell);

/* The value of a symbol (game_symbol), or -1. */
int gm_value_of_symbol(int symbol);

/* ---- move.c ---------------------------------------------------------------------------------------------- */

void gm_move_begin(struct game *game, enum gm_move_kind kind);
void gm_put(struct game *game, enum gm_kind kind, int cell, uint64_t content);
void gm_put_candidate_colour(struct game *game, int cell, int value, int colour);

/* The marks of a cell; those that go lose their colour. */
void gm_put_marks(struct game *game, int cell, uint64_t marks);

/* A player's value; with the option its marks leave the cells that see it. */
void gm_put_entry(struct game *game, int cell, int value);

/* False: nothing has changed (or there was no memory, and the message says so). */
bool gm_move_end(struct game *game);

/* The board has changed in whatever way: what depends on it is made anew. */
void gm_refresh(struct game *game);

/* ---- truth.c --------------------------------------------------------------------------------------------- */

/* Find out about the puzzle if it is not known already. */
void gm_settle(struct game *game, uint64_t limit_ms);
bool gm_has_solution(const struct game *game);
bool gm_is_wrong(const struct game *game, int cell);
int gm_wrong_entries(const struct game *game);

/* Complete marks lack the solution's value: in how many cells. */
int gm_missing_marks(const struct game *game);
bool gm_agrees(const struct game *game);

/* The solution; of a puzzle with several one that the entries allow. False: there is none, or it was not found. */
bool gm_find_solution(struct game *game, uint8_t *solution);

/* The board as a position of libnonet that points into `store`. */
struct gm_position {
    uint8_t cells[GAME_MAX_CELLS], is_given[GAME_MAX_CELLS];
    uint64_t candidates[GAME_MAX_CELLS];
    nonet_position position;
};
void gm_givens_position(const struct game *game, struct gm_position *store);
void gm_entries_position(const struct game *game, struct gm_position *store);

/* What may stand in each cell by the values in its houses and the limits of the puzzle; of a filled cell its value. */
void gm_open_values(const struct game *game, uint64_t candidates[GAME_MAX_CELLS]);

/* Every empty cell has marks: then they are taken for all candidates that are left. Players who mark only what
 * they noticed leave cells without. */
bool gm_marks_are_complete(const struct game *game);

/* A count of solutions up to two, in so many milliseconds (0 = any). */
nonet_status gm_count_solutions(struct game *game, const nonet_position *position, uint64_t limit_ms,
                                nonet_verdict *verdict, uint8_t *solution);

/* ---- what commands do ------------------------------------------------------------------------------------ */

void gm_move_cursor(struct game *game, game_command command);
void gm_step_to_empty(struct game *game, int direction);
void gm_symbol(struct game *game, int value);
void gm_clear(struct game *game);
void gm_set_mode(struct game *game, game_command command);
void gm_fill_marks(struct game *game);
void gm_clear_marks(struct game *game);
void gm_clear_colours(struct game *game);
void gm_colour_cell(struct game *game, int colour);
void gm_colour_candidate(struct game *game, int value);
void gm_toggle_mark(struct game *game, int value);
void gm_set_highlight(struct game *game, int value);
void gm_undo(struct game *game);
void gm_redo(struct game *game);
void gm_back_to_right(struct game *game);
void gm_restart(struct game *game);
void gm_hint_next(struct game *game);
void gm_hint_apply(struct game *game);
void gm_hint_drop(struct game *game);
void gm_check(struct game *game);
void gm_count_check(struct game *game);
void gm_reveal(struct game *game);
void gm_solve(struct game *game);
void gm_rate(struct game *game, uint64_t limit_ms);
void gm_edit_or_play(struct game *game);
void gm_say_verdict(struct game *game);

/* ---- game_options.c -------------------------------------------------------------------------------------- */

void gm_usual_options(bool is_on[GAME_OPTION_COUNT]);

/* `command`: the one that switches it. */
void gm_switch_option(struct game *game, game_command command);

/* ---- game_hint.c ----------------------------------------------------------------------------------------- */

/* Look again, for so long, for what a key had no time to find. */
void gm_hint_go_on(struct game *game, uint64_t limit_ms);
void gm_hint_free(struct gm_hint *hint);

/* ---- log.c, save.c, restore.c ---------------------------------------------------------------------------- */

void gm_log_move(struct game *game, const struct gm_move *move);
void gm_log_steps(struct game *game, const char *word, size_t count); /* "undo", "redo" */
void gm_log_count(struct game *game, const char *word, uint32_t count);
void gm_log_option(struct game *game, game_option option);
void gm_log_line(struct game *game, const char *word);
void gm_write_move(struct gm_text *text, const struct game *game, const struct gm_move *move);
void gm_write_time(struct gm_text *text, uint64_t elapsed_ms);
void gm_write_look(struct gm_text *text, const struct game *game);
void gm_write_items(struct gm_text *text, const struct game *game, const struct gm_change *changes, size_t count);

/* Names in saved games, NULL behind the last. */
const char *gm_mode_word(size_t mode);

/* Whether this text is meant to be a saved game. */
bool gm_is_saved_game(const char *text, size_t length);
nonet_status gm_restore(struct game *game, const char *text, size_t length, nonet_text_error *error);

#endif
