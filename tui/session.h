/* session.h: a session: all games until the player leaves. What the parts of the front end share. */
#ifndef TUI_SESSION_H
#define TUI_SESSION_H

#include <stdbool.h>
#include <stdint.h>

#include "dialog.h"
#include "game_facts.h"
#include "play.h"
#include "play_records.h"
#include "preferences.h"
#include "saved_games.h"
#include "screen_layout.h"

struct session {
    nonet_game *game;
    uint64_t (*fresh_seed)(void); /* these two as in play.h */
    bool (*is_puzzle)(const char *text, int error);
    struct preferences preferences;
    bool has_no_timer;                     /* wanted for all games of this session, resumed ones too */
    bool options[NONET_GAME_OPTION_COUNT]; /* as last seen, to notice what the player changed */

    struct saved_game saved;
    bool is_unsaved;       /* the last move could not be written; reported once, then shown in the title */
    struct record record;  /* of the game as it was last seen */
    char record_name[256]; /* these two are what it points to */
    char record_level[16];
    bool has_moves;          /* the player did something */
    bool is_entered;         /* a puzzle is being entered: not a game yet */
    bool is_over;            /* solved, or given up, when it was last seen */
    bool is_recorded;        /* its end is in the statistics */
    struct records *records; /* opened when first needed */
    bool has_tried_records;

    struct screen_layout screen_layout;
    bool is_too_small;
    int hint_scroll;
    bool has_news;   /* the message is about something else than the hint that is shown */
    int dragged;     /* the cell where the mouse was last while its button is down, or -1 */
    bool is_removed; /* the click took the first of them out: the others are taken out, too */
    bool is_hint_long;
    char notice[256];    /* a message of the front end, shown instead of the game's */
    char damage[5000];   /* what was wrong with a saved game, and where the file is; "" = nothing */
    uint64_t elapsed_ms; /* the timer when it was last drawn */
    uint64_t drawn_ms;   /* and when that was, by terminal_clock_ms */
    bool is_timer_running;
    bool is_begun;    /* there is a game */
    bool has_thought; /* the game has had time to finish what it left open */
    bool is_leaving;
};

/* Say something in the line for messages until the next key. */
void session_say(struct session *session, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Play until the player leaves. */
void session_run(struct session *session);

/* ---- scene.c: the whole screen ---- */

void scene_draw(struct session *session);

/* Draw only the timer: while the game works in a thread, nothing else may be read from it. */
void scene_draw_timer(const struct session *session);

/* For dialogues over the game. */
struct backdrop scene_backdrop(struct session *session);

/* ---- keep_game.c: what is written ---- */

/* After every key: what has changed goes to the saved game; changed options to the settings. */
void keep_moves(struct session *session, bool with_time);

/* There is a new game: the old one is recorded, and the new one gets its own file. */
void keep_new_game(struct session *session);

/* The same for the puzzle of a day. */
void keep_new_daily(struct session *session, uint32_t daily);

/* The game that was just opened goes on in this file. */
void keep_resumed(struct session *session, const struct saved_game *saved);

/* The player leaves. */
void keep_end(struct session *session);

/* Open the statistics. False: they cannot be used. */
bool keep_records(struct session *session);

/* It was just solved, and its moves are saved: record it. Returns its rank, {0} if it has none. */
struct record_place keep_solved(struct session *session);

void keep_preference(struct session *session, const char *name, const char *value);

/* ---- new_game.c and questions.c ---- */

/* Each returns whether there is another game now. */
bool ask_new(struct session *session);
bool ask_open(struct session *session);
bool ask_resume(struct session *session); /* or new */
void ask_export(struct session *session);
void ask_what_now(struct session *session, const struct record_place *place);

/* What is wrong with text that nonet_game_open refuses. */
const char *text_problem(nonet_status status, const nonet_text_error *error);

/* Resume a saved game. What is damaged in it is told, and the file as it was stays beside it. */
bool resume_game(struct session *session, const char *path);

/* A text was opened, and `error` says what is damaged in it, if anything: a new game. */
void keep_opened(struct session *session, const nonet_text_error *error);

/* ---- game_list.c ---- */

enum list_choice { LIST_LEFT, LIST_RESUMED, LIST_TOP_ROW };

/* Show the saved games, to resume one or delete some; `top` is a row above them, which n chooses, too. LIST_TOP_ROW: it was
 * chosen, or there are no games. */
enum list_choice choose_saved_game(struct session *session, const char *title, const char *top);

/* ---- checkpoint_list.c ---- */

/* Show the checkpoints, to return to one, name it or forget it. */
void ask_checkpoints(struct session *session);

/* ---- daily_game.c: days are numbers like 20261118, 0 is none ---- */

enum { DAILY_BYTES = 24 };

uint32_t daily_of(int year, int month, int day);
uint32_t daily_today(void); /* by the clock of this place */
uint32_t daily_before(uint32_t daily);
bool daily_wish(uint32_t daily, nonet_game_wish *wish);

/* "daily-2026-11-18", with which the file of its game begins. */
void daily_label(uint32_t daily, char label[DAILY_BYTES]);

/* Play the puzzle of that day: the saved game if there is one, else a new one. */
bool play_daily(struct session *session, uint32_t daily);

/* ---- make_game.c ---- */

/* Make a puzzle of the preferred level and size, which the player may cancel. `seed`: 0 = any. */
bool make_puzzle(struct session *session, uint64_t seed);
bool make_daily(struct session *session, uint32_t daily);

/* One that needs certain techniques, on a board of the preferred size. */
bool make_needed(struct session *session, const struct play_wish *wished);

#endif
