/* restore_moves.c: reading the lines of a saved game that say what happened (see save.c for the format). Every change
 * goes through the journal, so that it can be undone as usual.
 *
 * Of a damaged move, all changes that can be read are made. It stays a move even if there are none, so that later lines
 * undo what they undid in the game. */
#include "inside.h"
#include "scan.h"

/* ---- cells and changes ----------------------------------------------------------------------------------- */

static bool take_value(struct gm_scan *scan, int *value)
{
    *value = 0;
    return gm_scan_character(scan, '.') || gm_scan_small(scan, 1, scan->side, value);
}

static const struct gm_board *board_of(const struct gm_scan *scan)
{
    return scan->checkpoint ? scan->checkpoint : &scan->game->board;
}

static void change(struct gm_scan *scan, enum gm_kind kind, int cell, int value, uint64_t content)
{
    if (scan->checkpoint) gm_board_put(scan->checkpoint, kind, cell, value, content);
    else gm_journal_change(&scan->game->journal, &scan->game->board, kind, cell, value, content);
}

static bool read_value(struct gm_scan *scan, int cell, bool is_given)
{
    const struct gm_board *const board = board_of(scan);
    const size_t start = scan->at;
    int value;
    if (!take_value(scan, &value)) return false;
    if (!board->is_editing && (is_given || board->is_given[cell]))
        return gm_scan_fail(scan, start, "givens change only in edit mode");
    if (is_given && !value) return gm_scan_fail(scan, start, "a given must have a value");
    change(scan, GM_VALUE, cell, 0, (uint64_t)value | (is_given ? GM_GIVEN : 0));
    return true;
}

static bool read_mark(struct gm_scan *scan, enum gm_kind kind, int cell, bool is_added)
{
    const uint64_t marks = gm_board_get(board_of(scan), kind, cell, 0);
    int value;
    if (!gm_scan_small(scan, 1, scan->side, &value)) return false;
    change(scan, kind, cell, 0, is_added ? marks | gm_bit(value) : marks & ~gm_bit(value));
    return true;
}

static bool read_colour(struct gm_scan *scan, int cell)
{
    uint64_t colours = 0;
    int colour;
    do {
        if (!gm_scan_small(scan, 0, NONET_GAME_COLOUR_COUNT, &colour)) return false;
        if (colour) colours |= gm_bit(colour);
    } while (gm_scan_character(scan, ','));
    change(scan, GM_COLOUR, cell, 0, colours);
    return true;
}

static bool read_candidate_colour(struct gm_scan *scan, int cell)
{
    int value, colour;
    if (!gm_scan_small(scan, 1, scan->side, &value)) return false;
    if (!gm_scan_character(scan, '@')) return gm_scan_fail(scan, scan->at, "@ and a colour are missing");
    if (!gm_scan_small(scan, 0, NONET_GAME_COLOUR_COUNT, &colour)) return false;
    change(scan, GM_CANDIDATE_COLOUR, cell, value, (uint64_t)colour);
    return true;
}

static bool read_limits(struct gm_scan *scan, int cell)
{
    uint64_t limits;
    const size_t start = scan->at;
    if (!gm_scan_limits(scan, &limits)) return false;
    if (!board_of(scan)->is_editing) return gm_scan_fail(scan, start, "limits change only in edit mode");
    change(scan, GM_LIMITS, cell, 0, limits);
    return true;
}

/* To the first cell of a move, unless it is one of the whole board. */
static void follow_cursor(struct gm_scan *scan, int cell)
{
    const struct gm_move *const latest = &scan->game->journal.latest;
    if (!latest->count && latest->kind <= GM_MOVE_COLOUR) gm_go_to(scan->game, cell);
}

static bool read_cell_item(struct gm_scan *scan)
{
    int cell;
    if (!gm_scan_cell(scan, &cell)) return false;
    if (!scan->checkpoint) follow_cursor(scan, cell);
    while (scan->at < scan->end && gm_scan_peek(scan) != ' ') {
        bool is_read = false;
        switch (scan->text[scan->at++]) {
        case '=': is_read = read_value(scan, cell, false); break;
        case '!': is_read = read_value(scan, cell, true); break;
        case '+': is_read = read_mark(scan, GM_MARKS, cell, true); break;
        case '-': is_read = read_mark(scan, GM_MARKS, cell, false); break;
        case '*': is_read = read_mark(scan, GM_CENTRE_MARKS, cell, true); break;
        case '/': is_read = read_mark(scan, GM_CENTRE_MARKS, cell, false); break;
        case '%': is_read = read_mark(scan, GM_OVERRIDES, cell, true); break;
        case '~': is_read = read_mark(scan, GM_OVERRIDES, cell, false); break;
        case '@': is_read = read_colour(scan, cell); break;
        case ':': is_read = read_candidate_colour(scan, cell); break;
        case '[': is_read = read_limits(scan, cell); break;
        default: return gm_scan_fail(scan, scan->at - 1, "expected one of = ! + - * / % ~ @ : [");
        }
        if (!is_read) return false;
    }
    return true;
}

static void read_items(struct gm_scan *scan)
{
    for (gm_scan_skip_blanks(scan); scan->at < scan->end; gm_scan_skip_blanks(scan)) {
        if (gm_scan_word(scan, "editing")) change(scan, GM_EDITING, 0, 0, 1);
        else if (gm_scan_word(scan, "playing")) change(scan, GM_EDITING, 0, 0, 0);
        else if (!read_cell_item(scan)) gm_scan_skip_word(scan);
    }
}

/* ---- lines of the second part ---------------------------------------------------------------------------- */

static bool read_move(struct gm_scan *scan, enum gm_move_kind kind)
{
    struct gm_journal *const journal = &scan->game->journal;
    gm_journal_open(journal, kind, scan->game->elapsed_ms);
    read_items(scan);
    nonet_status status = gm_journal_close(journal, &scan->game->board);
    if (status == NONET_END) status = gm_journal_add_empty(journal);
    return status == NONET_OK ? true : gm_scan_fail_memory(scan);
}

/* Changes in a line that does not say what they are. */
static void read_lost_move(struct gm_scan *scan)
{
    struct gm_journal *const journal = &scan->game->journal;
    gm_journal_open(journal, GM_MOVE_ENTER, scan->game->elapsed_ms);
    read_items(scan);
    if (gm_journal_close(journal, &scan->game->board) == NONET_ERR_MEMORY) gm_scan_fail_memory(scan);
}

static bool read_checkpoint_number(struct gm_scan *scan, int *number)
{
    if (!gm_scan_small(scan, 1, 999999999, number)) return false;
    gm_scan_skip_blanks(scan);
    return true;
}

/* The board of a checkpoint: what differs from the beginning. */
static bool read_checkpoint(struct gm_scan *scan)
{
    const size_t start = scan->at;
    struct gm_checkpoint *checkpoint;
    int number;
    if (!read_checkpoint_number(scan, &number)) return false;
    const nonet_status status = gm_add_checkpoint(scan->game, number, &checkpoint);
    if (status == NONET_ERR_MEMORY) return gm_scan_fail_memory(scan);
    if (status != NONET_OK) return gm_scan_fail(scan, start, "there are too many checkpoints");
    checkpoint->elapsed_ms = scan->game->elapsed_ms;
    checkpoint->board = scan->game->start;
    scan->checkpoint = &checkpoint->board;
    read_items(scan);
    scan->checkpoint = NULL;
    return true;
}

static bool find_checkpoint(struct gm_scan *scan, struct gm_checkpoint **checkpoint)
{
    const size_t start = scan->at;
    int number;
    if (!read_checkpoint_number(scan, &number)) return false;
    *checkpoint = gm_find_checkpoint(scan->game, number);
    return *checkpoint ? true : gm_scan_fail(scan, start, "there is no such checkpoint");
}

static bool read_checkpoint_name(struct gm_scan *scan)
{
    struct gm_checkpoint *checkpoint;
    if (!find_checkpoint(scan, &checkpoint)) return false;
    const size_t left = scan->end - scan->at, room = sizeof checkpoint->name - 1;
    memset(checkpoint->name, 0, sizeof checkpoint->name);
    memcpy(checkpoint->name, scan->text + scan->at, left < room ? left : room);
    gm_clean_line(checkpoint->name);
    scan->at = scan->end;
    return true;
}

static bool read_forget(struct gm_scan *scan)
{
    struct gm_checkpoint *checkpoint;
    if (!find_checkpoint(scan, &checkpoint)) return false;
    gm_drop_checkpoint(scan->game, checkpoint);
    return true;
}

static bool read_steps(struct gm_scan *scan, bool is_undo)
{
    nonet_game *const game = scan->game;
    const struct gm_journal *const journal = &game->journal;
    const size_t start = scan->at;
    uint64_t count;
    if (!gm_scan_number(scan, 1, SIZE_MAX, &count)) return false;
    if (count > (is_undo ? journal->done : journal->count - journal->done))
        return gm_scan_fail(scan, start, "there are not that many moves");
    for (; count; count--) {
        if (is_undo) gm_journal_undo(&game->journal, &game->board);
        else gm_journal_redo(&game->journal, &game->board);
    }
    return true;
}

static bool read_count(struct gm_scan *scan, uint32_t *count)
{
    uint64_t number;
    if (!gm_scan_number(scan, 0, UINT32_MAX, &number)) return false;
    *count = (uint32_t)number;
    return true;
}

bool gm_restore_option(struct gm_scan *scan)
{
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++) {
        if (!gm_scan_word(scan, nonet_game_option_name((nonet_game_option)option))) continue;
        const bool is_on = gm_scan_word(scan, "on");
        if (!is_on && !gm_scan_word(scan, "off")) return gm_scan_fail(scan, scan->at, "on or off is missing");
        scan->game->options[option] = is_on;
        return true;
    }
    return gm_scan_fail(scan, scan->at, "there is no such option");
}

static bool read_mode(struct gm_scan *scan)
{
    for (size_t mode = 0; gm_mode_word(mode); mode++) {
        if (!gm_scan_word(scan, gm_mode_word(mode))) continue;
        scan->game->look.mode = (nonet_game_mode)mode;
        return true;
    }
    return gm_scan_fail(scan, scan->at, "there is no such mode");
}

/* " locked N" and " pairs", if they are there. */
static bool read_rest_of_look(struct gm_scan *scan)
{
    struct gm_look *const look = &scan->game->look;
    const int most = scan->side > NONET_GAME_COLOUR_COUNT ? scan->side : NONET_GAME_COLOUR_COUNT;
    look->locked = 0;
    if (gm_scan_word(scan, "locked") && !gm_scan_small(scan, 1, most, &look->locked)) return false;
    gm_scan_skip_blanks(scan);
    look->highlights_pairs = gm_scan_word(scan, "pairs");
    return true;
}

static bool read_look(struct gm_scan *scan)
{
    struct gm_look *const look = &scan->game->look;
    int cell;
    if (!gm_scan_cell(scan, &cell)) return false;
    gm_go_to(scan->game, cell);
    gm_scan_skip_blanks(scan);
    if (!read_mode(scan)) return false;
    if (!gm_scan_word(scan, "colour")) return gm_scan_fail(scan, scan->at, "the colour is missing");
    if (!gm_scan_small(scan, 1, NONET_GAME_COLOUR_COUNT, &look->colour)) return false;
    gm_scan_skip_blanks(scan);
    if (!gm_scan_word(scan, "highlight")) return gm_scan_fail(scan, scan->at, "the highlight is missing");
    if (!gm_scan_small(scan, 0, scan->side, &look->highlight)) return false;
    gm_scan_skip_blanks(scan);
    return read_rest_of_look(scan);
}

/* `is_known`: the line begins with a word that lines begin with. */
static bool read_event(struct gm_scan *scan, bool *is_known)
{
    *is_known = true;
    struct gm_counts *const counts = &scan->game->counts;
    for (int kind = 0; kind < GM_MOVE_KINDS; kind++)
        if (gm_scan_word(scan, gm_move_word((enum gm_move_kind)kind))) return read_move(scan, (enum gm_move_kind)kind);
    if (gm_scan_word(scan, "undo")) return read_steps(scan, true);
    if (gm_scan_word(scan, "redo")) return read_steps(scan, false);
    if (gm_scan_word(scan, "look")) return read_look(scan);
    if (gm_scan_word(scan, "checkpoint")) return read_checkpoint(scan);
    if (gm_scan_word(scan, "checkpoint-name")) return read_checkpoint_name(scan);
    if (gm_scan_word(scan, "forget")) return read_forget(scan);
    if (gm_scan_word(scan, "set")) return gm_restore_option(scan);
    if (gm_scan_word(scan, "hints")) return read_count(scan, &counts->hints);
    if (gm_scan_word(scan, "mistakes")) return read_count(scan, &counts->mistakes);
    if (gm_scan_word(scan, "checks")) return read_count(scan, &counts->checks);
    if (gm_scan_word(scan, "reveals")) return read_count(scan, &counts->reveals);
    if (gm_scan_word(scan, "given-up")) return read_count(scan, &counts->given_up);
    if (gm_scan_word(scan, "untimed")) return read_count(scan, &counts->untimed);
    if (gm_scan_word(scan, "time")) return true;
    *is_known = false;
    return gm_scan_fail(scan, scan->at, "this is nothing that happens in a game");
}

/* Seconds with three decimals. */
static bool read_time(struct gm_scan *scan)
{
    uint64_t seconds, thousandths;
    if (!gm_scan_number(scan, 0, UINT32_MAX, &seconds)) return false;
    const size_t start = scan->at + 1;
    if (!gm_scan_character(scan, '.') || !gm_scan_number(scan, 0, 999, &thousandths))
        return gm_scan_fail(scan, start - 1, "the time should have three decimals");
    if (scan->at != start + 3) return gm_scan_fail(scan, start, "the time should have three decimals");
    scan->game->elapsed_ms = seconds * 1000 + thousandths;
    gm_scan_skip_blanks(scan);
    return true;
}

void gm_restore_event(struct gm_scan *scan)
{
    bool is_known;
    if (!read_time(scan)) gm_scan_skip_word(scan);
    bool is_read = read_event(scan, &is_known);
    if (!is_known) {
        scan->is_guessing = true;
        is_read = read_event(scan, &is_known);
        scan->is_guessing = false;
    }
    if (!is_known) read_lost_move(scan);
    else if (is_read) gm_scan_end(scan);
}
