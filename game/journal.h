/* journal.h: the moves of a game, for unlimited undo and redo.
 *
 * A move is a run of changes, each with what was there before and what is there now, so that every command that changes
 * the board can be undone without extra code. moves[0 .. done) are on the board, moves[done .. count) can be redone; a
 * new move drops these. */
#ifndef GAME_JOURNAL_H
#define GAME_JOURNAL_H

#include "game_board.h"

/* What a move was, for messages and for the saved game. */
enum gm_move_kind {
    GM_MOVE_ENTER,
    GM_MOVE_CLEAR,
    GM_MOVE_MARK,
    GM_MOVE_COLOUR,
    GM_MOVE_FILL_MARKS,
    GM_MOVE_CLEAR_MARKS,
    GM_MOVE_CLEAR_COLOURS,
    GM_MOVE_RESTART,
    GM_MOVE_HINT,
    GM_MOVE_REVEAL,
    GM_MOVE_SOLVE,
    GM_MOVE_LOAD,
    GM_MOVE_PASTE,
    GM_MOVE_EDIT,
    GM_MOVE_PLAY,
    GM_MOVE_RETURN,
    GM_MOVE_AUTO_MARKS,
    GM_MOVE_MEND_MARKS,
    GM_MOVE_KINDS
};

struct gm_move {
    enum gm_move_kind kind;
    uint64_t elapsed_ms;
    size_t first, count; /* of changes */
};

struct gm_journal {
    struct gm_move *moves;
    size_t count, done, room;
    struct gm_change *changes;
    size_t change_count, change_room;
    struct gm_move latest; /* while it is being made */
    bool is_open;          /* one is */
    bool is_failed;        /* there was no memory for a change of it */
};

void gm_journal_free(struct gm_journal *journal);

/* A word for saved games ("fill-marks"), and words for people ("all marks filled in"). */
const char *gm_move_word(enum gm_move_kind kind);
const char *gm_move_text(enum gm_move_kind kind);

/* A move is made between these two. gm_journal_change changes the board and records the change, if it is one.
 * gm_journal_close: NONET_OK: done; NONET_END: nothing has changed, so there is no move; NONET_ERR_MEMORY: everything
 * was taken back. */
void gm_journal_open(struct gm_journal *journal, enum gm_move_kind kind, uint64_t elapsed_ms);
void gm_journal_change(struct gm_journal *journal, struct gm_board *board, enum gm_kind kind, int cell, int value,
                       uint64_t content);
nonet_status gm_journal_close(struct gm_journal *journal, struct gm_board *board);

/* After NONET_END: the move counts nevertheless. NONET_ERR_MEMORY: it does not. */
nonet_status gm_journal_add_empty(struct gm_journal *journal);

/* The move that was undone or redone; NULL: there is none. */
const struct gm_move *gm_journal_undo(struct gm_journal *journal, struct gm_board *board);
const struct gm_move *gm_journal_redo(struct gm_journal *journal, struct gm_board *board);

#endif
