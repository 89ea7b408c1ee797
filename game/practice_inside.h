/* practice_inside.h: what the files of practice share.
 *
 *     practice.c            the handle, beginning, state
 *     practice_position.c   a position from the book, turned, or a new one, and all instances of its technique
 *     practice_fillings.c   more positions from those of the book
 *     practice_answer.c     what the player changed, judged
 *     practice_reason.c     why something is true, or what shows it, as a hint of the game
 *     practice_way.c        the steps that lead to a value
 *     practice_progress.c   what the player did: boxes, days, what comes next
 *     practice_text.c       the same as text
 *     practice_keys.c       keys and commands
 */
#ifndef GAME_PRACTICE_INSIDE_H
#define GAME_PRACTICE_INSIDE_H

#include "inside.h"

/* A candidate that an instance of the technique removes, or the value that it places. */
struct gm_result {
    uint32_t instance;
    uint16_t cell;
    uint8_t value;
    bool is_placed;
};

/* The results of all instances: those of an instance stand together, in the order of instances. */
struct gm_instances {
    struct gm_result *results;
    size_t count, room;
    size_t instances;
    bool lacks_memory;
};

/* A position on its way into the game. */
struct gm_found {
    nonet_board *board; /* with marks; on the layout of the game */
    struct gm_instances all;
    size_t target; /* the instance that is needed here */
    uint8_t solution[81];
};

struct gm_progress {
    uint32_t box, due;
    uint32_t counts[NONET_PRACTICE_OUTCOME_SHOWN + 1]; /* [outcome] */
    uint64_t number;                                   /* of the last position */
    uint64_t last;                                     /* when it was practised: a count of beginnings and answers */
};

struct nonet_practice {
    nonet_game *game;
    nonet_practice_settings settings;
    uint32_t day;
    struct gm_progress progress[NONET_MAX_TECHNIQUES]; /* [technique] */
    uint64_t clock;                                    /* the greatest `last` */

    int technique; /* of the position; -1: there is none */
    uint64_t number;
    struct gm_instances all;
    size_t target;
    struct gm_board start; /* the position: what the game is compared with */
    uint8_t solution[81];  /* boards to practise on are 9x9 */
    nonet_game_stage help; /* so far it was told */
    bool is_over;
    nonet_practice_verdict verdict;
    nonet_practice_outcome outcome;
    int wrong_cell, wrong_value;
    size_t missing;
    struct gm_text text, task, answer, out;
};

/* ---- practice_position.c --------------------------------------------------------------------------------- */

/* How many positions of a technique the book has, with the example; and one of them, from 0. */
size_t gm_practice_entries(int technique);
nonet_status gm_practice_read_entry(int technique, size_t entry, nonet_puzzle **puzzle);

/* Position `number` (from 1) of a technique. NONET_ERR_ARG: it has none. */
nonet_status gm_practice_find(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                              struct gm_found *found);
void gm_practice_drop(struct gm_found *found);

/* The position that is practised, for an explainer. */
void gm_practice_position(const nonet_practice *practice, struct gm_position *store);

/* An explainer at that position. `leaves_out`: as in its settings. */
nonet_status gm_practice_explainer(const nonet_practice *practice, const bool *leaves_out, nonet_explainer **explainer);

/* ---- practice_fillings.c --------------------------------------------------------------------------------- */

/* Values for the filled cells of a position of the book, which is *entry; all of them are given. Those of the first indices, as
 * many as there are positions, are its own; then come other fillings, no two of them equivalent; behind the last one it begins
 * again. */
nonet_status gm_practice_fill(int technique, uint64_t index, nonet_stop *stop, size_t *entry, uint8_t *cells);

/* ---- practice_answer.c ----------------------------------------------------------------------------------- */

/* Is the game still at this position, whatever the player did there? */
bool gm_practice_is_own(const nonet_practice *practice);

/* What was changed, as text. */
void gm_practice_write_answer(const nonet_practice *practice, struct gm_text *text);

/* ---- practice_reason.c ----------------------------------------------------------------------------------- */

/* A hint about this instance, at this stage. */
nonet_status gm_practice_show(nonet_practice *practice, size_t instance, nonet_game_stage stage);

/* A hint that says why this candidate stands, or is the value, or why not: whatever is true of it. */
nonet_status gm_practice_explain(nonet_practice *practice, int cell, int value);

/* ---- practice_way.c -------------------------------------------------------------------------------------- */

/* Add the steps that lead to this value, a line for each, and make the picture of the first one that of the hint. NONET_END: there
 * is no such way, or it is too long. */
nonet_status gm_practice_tell_way(nonet_practice *practice, int cell, int value, const bool *leaves_out,
                                  struct gm_text *text);

/* ---- practice_progress.c --------------------------------------------------------------------------------- */

/* It was begun, or answered: this is the latest. */
void gm_practice_touch(nonet_practice *practice, int technique);

/* How the position counts; only the first time something is said of it. */
void gm_practice_count(nonet_practice *practice, nonet_practice_outcome outcome);

#endif
