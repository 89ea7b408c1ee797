/* journal.c: see journal.h. */
#include "journal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *word, *text;
} move_names[GM_MOVE_KINDS] = {
    [GM_MOVE_ENTER] = {"enter", "value entered"},
    [GM_MOVE_CLEAR] = {"clear", "cell cleared"},
    [GM_MOVE_MARK] = {"mark", "mark changed"},
    [GM_MOVE_COLOUR] = {"colour", "colour changed"},
    [GM_MOVE_FILL_MARKS] = {"fill-marks", "all marks filled in"},
    [GM_MOVE_CLEAR_MARKS] = {"clear-marks", "all marks cleared"},
    [GM_MOVE_CLEAR_COLOURS] = {"clear-colours", "all colours cleared"},
    [GM_MOVE_RESTART] = {"restart", "restart"},
    [GM_MOVE_HINT] = {"hint", "hint followed"},
    [GM_MOVE_REVEAL] = {"reveal", "value revealed"},
    [GM_MOVE_SOLVE] = {"solve", "solution revealed"},
    [GM_MOVE_LOAD] = {"load", "entries and marks that came with the puzzle"},
    [GM_MOVE_PASTE] = {"paste", "puzzle pasted"},
    [GM_MOVE_EDIT] = {"edit", "edit mode"},
    [GM_MOVE_PLAY] = {"play", "puzzle begun"},
    [GM_MOVE_RETURN] = {"return", "return to a checkpoint"},
    [GM_MOVE_AUTO_MARKS] = {"auto-marks", "automatic marks begun"},
    [GM_MOVE_MEND_MARKS] = {"mend-marks", "missing marks added"},
};

const char *gm_move_word(enum gm_move_kind kind)
{
    return move_names[kind].word;
}

const char *gm_move_text(enum gm_move_kind kind)
{
    return move_names[kind].text;
}

void gm_journal_free(struct gm_journal *journal)
{
    free(journal->moves);
    free(journal->changes);
    memset(journal, 0, sizeof *journal);
}

/* Room for one more. */
static bool grow(void **items, size_t count, size_t *room, size_t size)
{
    if (count < *room) return true;
    const size_t wanted = *room ? *room * 2 : 64;
    void *const larger = wanted > SIZE_MAX / size ? NULL : realloc(*items, wanted * size);
    if (!larger) return false;
    *items = larger;
    *room = wanted;
    return true;
}

static bool grow_moves(struct gm_journal *journal)
{
    void *items = journal->moves;
    const bool is_done = grow(&items, journal->done, &journal->room, sizeof *journal->moves);
    journal->moves = items;
    return is_done;
}

static bool grow_changes(struct gm_journal *journal)
{
    void *items = journal->changes;
    const bool is_done = grow(&items, journal->change_count, &journal->change_room, sizeof *journal->changes);
    journal->changes = items;
    return is_done;
}

/* Where the changes of the moves on the board end. */
static size_t changes_done(const struct gm_journal *journal)
{
    if (!journal->done) return 0;
    const struct gm_move *const last = &journal->moves[journal->done - 1];
    return last->first + last->count;
}

void gm_journal_open(struct gm_journal *journal, enum gm_move_kind kind, uint64_t elapsed_ms)
{
    assert(!journal->is_open);
    journal->is_open = true;
    journal->is_failed = false;
    journal->latest = (struct gm_move){kind, elapsed_ms, changes_done(journal), 0};
}

/* Moves that could be redone are dropped with the first change, not before: a command that changes nothing is not a
 * move. */
static void drop_what_was_undone(struct gm_journal *journal)
{
    assert(journal->done <= journal->count);
    journal->count = journal->done;
    journal->change_count = journal->latest.first;
}

void gm_journal_change(struct gm_journal *journal, struct gm_board *board, enum gm_kind kind, int cell, int value,
                       uint64_t content)
{
    assert(journal->is_open);
    const uint64_t before = gm_board_get(board, kind, cell, value);
    if (before == content || journal->is_failed) return;
    if (!grow_changes(journal) || !grow_moves(journal)) {
        journal->is_failed = true;
        return;
    }
    if (!journal->latest.count) drop_what_was_undone(journal);
    journal->changes[journal->change_count++] =
        (struct gm_change){(uint16_t)cell, (uint8_t)kind, (uint8_t)value, before, content};
    journal->latest.count++;
    gm_board_put(board, kind, cell, value, content);
}

/* In reverse order: a cell may have changed twice in one move. */
static void take_back(const struct gm_journal *journal, const struct gm_move *move, struct gm_board *board)
{
    assert(move->first + move->count <= journal->change_count);
    for (size_t index = move->first + move->count; index-- > move->first;) {
        const struct gm_change *const change = &journal->changes[index];
        gm_board_put(board, change->kind, change->cell, change->value, change->before);
    }
}

nonet_status gm_journal_close(struct gm_journal *journal, struct gm_board *board)
{
    assert(journal->is_open);
    journal->is_open = false;
    if (!journal->latest.count && !journal->is_failed) return NONET_END;
    if (journal->is_failed) {
        take_back(journal, &journal->latest, board);
        if (journal->latest.count) journal->change_count = journal->latest.first;
        return NONET_ERR_MEMORY;
    }
    journal->moves[journal->done++] = journal->latest;
    journal->count = journal->done;
    return NONET_OK;
}

nonet_status gm_journal_add_empty(struct gm_journal *journal)
{
    assert(!journal->is_open && !journal->latest.count);
    if (!grow_moves(journal)) return NONET_ERR_MEMORY;
    drop_what_was_undone(journal);
    journal->moves[journal->done++] = journal->latest;
    journal->count = journal->done;
    return NONET_OK;
}

const struct gm_move *gm_journal_undo(struct gm_journal *journal, struct gm_board *board)
{
    assert(!journal->is_open);
    if (!journal->done) return NULL;
    const struct gm_move *const move = &journal->moves[--journal->done];
    take_back(journal, move, board);
    return move;
}

const struct gm_move *gm_journal_redo(struct gm_journal *journal, struct gm_board *board)
{
    assert(!journal->is_open);
    if (journal->done == journal->count) return NULL;
    const struct gm_move *const move = &journal->moves[journal->done++];
    for (size_t index = move->first; index < move->first + move->count; index++) {
        const struct gm_change *const change = &journal->changes[index];
        gm_board_put(board, change->kind, change->cell, change->value, change->after);
    }
    return move;
}
