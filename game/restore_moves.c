/* restore_moves.c: the lines of a saved game that tell what happened (save.c says what they look like). Every change goes through the
 * journal, so that it can be undone as when it was made. */
#include <string.h>

#include "inside.h"
#include "restore.h"

/* ---- cells and changes ----------------------------------------------------------------------------------- */

static bool take_value(struct gm_restorer *restorer, int *value)
{
    *value = 0;
    return gm_scan_character(&restorer->scan, '.') || gm_scan_small(&restorer->scan, 1, restorer->scan.side, value);
}

static void change(struct gm_restorer *restorer, enum gm_kind kind, int cell, int value, uint64_t content)
{
    gm_journal_change(&restorer->game->journal, &restorer->game->board, kind, cell, value, content);
}

static bool read_value(struct gm_restorer *restorer, int cell, bool is_given)
{
    const struct gm_board *const board = &restorer->game->board;
    const size_t start = restorer->scan.at;
    int value;
    if (!take_value(restorer, &value)) return false;
    if (!board->is_editing && (is_given || board->is_given[cell]))
        return gm_scan_fail(&restorer->scan, start, "givens change only in edit mode");
    if (is_given && !value) return gm_scan_fail(&restorer->scan, start, "a given must have a value");
    change(restorer, GM_VALUE, cell, 0, (uint64_t)value | (is_given ? GM_GIVEN : 0));
    return true;
}

static bool read_mark(struct gm_restorer *restorer, int cell, bool is_added)
{
    const uint64_t marks = restorer->game->board.marks[cell];
    int value;
    if (!gm_scan_small(&restorer->scan, 1, restorer->scan.side, &value)) return false;
    change(restorer, GM_MARKS, cell, 0, is_added ? marks | gm_bit(value) : marks & ~gm_bit(value));
    return true;
}

static bool read_colour(struct gm_restorer *restorer, int cell)
{
    int colour;
    if (!gm_scan_small(&restorer->scan, 0, GAME_COLOUR_COUNT, &colour)) return false;
    change(restorer, GM_COLOUR, cell, 0, (uint64_t)colour);
    return true;
}

static bool read_candidate_colour(struct gm_restorer *restorer, int cell)
{
    int value, colour;
    if (!gm_scan_small(&restorer->scan, 1, restorer->scan.side, &value)) return false;
    if (!gm_scan_character(&restorer->scan, '@')) return gm_scan_fail(&restorer->scan, restorer->scan.at, "@ and a colour are missing");
    if (!gm_scan_small(&restorer->scan, 0, GAME_COLOUR_COUNT, &colour)) return false;
    change(restorer, GM_CANDIDATE_COLOUR, cell, value, (uint64_t)colour);
    return true;
}

static bool read_limits(struct gm_restorer *restorer, int cell)
{
    uint64_t limits;
    const size_t start = restorer->scan.at;
    if (!gm_scan_limits(&restorer->scan, &limits)) return false;
    if (!restorer->game->board.is_editing) return gm_scan_fail(&restorer->scan, start, "limits change only in edit mode");
    change(restorer, GM_LIMITS, cell, 0, limits);
    return true;
}

static bool read_cell_item(struct gm_restorer *restorer)
{
    int cell;
    if (!gm_scan_cell(&restorer->scan, &cell)) return false;
    if (restorer->game->look.cursor != cell && !restorer->game->journal.latest.count) restorer->game->look.cursor = cell;
    while (restorer->scan.at < restorer->scan.end && gm_scan_peek(&restorer->scan) != ' ') {
        bool is_read = false;
        switch (restorer->scan.text[restorer->scan.at++]) {
        case '=': is_read = read_value(restorer, cell, false); break;
        case '!': is_read = read_value(restorer, cell, true); break;
        case '+': is_read = read_mark(restorer, cell, true); break;
        case '-': is_read = read_mark(restorer, cell, false); break;
        case '@': is_read = read_colour(restorer, cell); break;
        case ':': is_read = read_candidate_colour(restorer, cell); break;
        case '[': is_read = read_limits(restorer, cell); break;
        default: return gm_scan_fail(&restorer->scan, restorer->scan.at - 1, "one of = ! + - @ : [ should stand here");
        }
        if (!is_read) return false;
    }
    return true;
}

static bool read_items(struct gm_restorer *restorer)
{
    for (gm_scan_skip_blanks(&restorer->scan); restorer->scan.at < restorer->scan.end; gm_scan_skip_blanks(&restorer->scan)) {
        if (gm_scan_word(&restorer->scan, "editing")) change(restorer, GM_EDITING, 0, 0, 1);
        else if (gm_scan_word(&restorer->scan, "playing")) change(restorer, GM_EDITING, 0, 0, 0);
        else if (!read_cell_item(restorer)) return false;
    }
    return true;
}

/* ---- lines of the second part ---------------------------------------------------------------------------- */

static bool read_move(struct gm_restorer *restorer, enum gm_move_kind kind)
{
    struct game *const game = restorer->game;
    gm_journal_open(&game->journal, kind, game->elapsed_ms);
    const bool is_read = read_items(restorer);
    if (gm_journal_close(&game->journal, &game->board) == NONET_ERR_MEMORY)
        return gm_scan_fail(&restorer->scan, restorer->scan.line_start, "out of memory");
    return is_read;
}

static bool read_steps(struct gm_restorer *restorer, bool is_undo)
{
    struct game *const game = restorer->game;
    const struct gm_journal *const journal = &game->journal;
    const size_t start = restorer->scan.at;
    uint64_t count;
    if (!gm_scan_number(&restorer->scan, 1, SIZE_MAX, &count)) return false;
    if (count > (is_undo ? journal->done : journal->count - journal->done))
        return gm_scan_fail(&restorer->scan, start, "there are not so many moves");
    for (; count; count--) {
        if (is_undo) gm_journal_undo(&game->journal, &game->board);
        else gm_journal_redo(&game->journal, &game->board);
    }
    return true;
}

static bool read_count(struct gm_restorer *restorer, uint32_t *count)
{
    uint64_t number;
    if (!gm_scan_number(&restorer->scan, 0, UINT32_MAX, &number)) return false;
    *count = (uint32_t)number;
    return true;
}

bool gm_restore_option(struct gm_restorer *restorer)
{
    for (int option = 0; option < GAME_OPTION_COUNT; option++) {
        if (!gm_scan_word(&restorer->scan, game_option_name((game_option)option))) continue;
        const bool is_on = gm_scan_word(&restorer->scan, "on");
        if (!is_on && !gm_scan_word(&restorer->scan, "off")) return gm_scan_fail(&restorer->scan, restorer->scan.at, "on or off is missing");
        restorer->game->options[option] = is_on;
        return true;
    }
    return gm_scan_fail(&restorer->scan, restorer->scan.at, "there is no such option");
}

static bool read_mode(struct gm_restorer *restorer)
{
    for (size_t mode = 0; gm_mode_word(mode); mode++) {
        if (!gm_scan_word(&restorer->scan, gm_mode_word(mode))) continue;
        restorer->game->look.mode = (game_mode)mode;
        return true;
    }
    return gm_scan_fail(&restorer->scan, restorer->scan.at, "there is no such mode");
}

static bool read_look(struct gm_restorer *restorer)
{
    struct gm_look *const look = &restorer->game->look;
    if (!gm_scan_cell(&restorer->scan, &look->cursor)) return false;
    gm_scan_skip_blanks(&restorer->scan);
    if (!read_mode(restorer)) return false;
    if (!gm_scan_word(&restorer->scan, "colour")) return gm_scan_fail(&restorer->scan, restorer->scan.at, "the colour is missing");
    if (!gm_scan_small(&restorer->scan, 1, GAME_COLOUR_COUNT, &look->colour)) return false;
    gm_scan_skip_blanks(&restorer->scan);
    if (!gm_scan_word(&restorer->scan, "highlight")) return gm_scan_fail(&restorer->scan, restorer->scan.at, "the highlight is missing");
    return gm_scan_small(&restorer->scan, 0, restorer->scan.side, &look->highlight);
}

static bool read_event(struct gm_restorer *restorer)
{
    struct gm_counts *const counts = &restorer->game->counts;
    for (int kind = 0; kind < GM_MOVE_KINDS; kind++)
        if (gm_scan_word(&restorer->scan, gm_move_word((enum gm_move_kind)kind)))
            return read_move(restorer, (enum gm_move_kind)kind);
    if (gm_scan_word(&restorer->scan, "undo")) return read_steps(restorer, true);
    if (gm_scan_word(&restorer->scan, "redo")) return read_steps(restorer, false);
    if (gm_scan_word(&restorer->scan, "look")) return read_look(restorer);
    if (gm_scan_word(&restorer->scan, "set")) return gm_restore_option(restorer);
    if (gm_scan_word(&restorer->scan, "hints")) return read_count(restorer, &counts->hints);
    if (gm_scan_word(&restorer->scan, "mistakes")) return read_count(restorer, &counts->mistakes);
    if (gm_scan_word(&restorer->scan, "checks")) return read_count(restorer, &counts->checks);
    if (gm_scan_word(&restorer->scan, "reveals")) return read_count(restorer, &counts->reveals);
    if (gm_scan_word(&restorer->scan, "given-up")) return read_count(restorer, &counts->given_up);
    if (gm_scan_word(&restorer->scan, "time")) return true;
    return gm_scan_fail(&restorer->scan, restorer->scan.at, "this is nothing that happens in a game");
}

/* Seconds with three decimals. */
static bool read_time(struct gm_restorer *restorer)
{
    uint64_t seconds, thousandths;
    if (!gm_scan_number(&restorer->scan, 0, UINT32_MAX, &seconds)) return false;
    const size_t start = restorer->scan.at + 1;
    if (!gm_scan_character(&restorer->scan, '.') || !gm_scan_number(&restorer->scan, 0, 999, &thousandths)) 
        return gm_scan_fail(&restorer->scan, start - 1, "the time should have three decimals");
    if (restorer->scan.at != start + 3) return gm_scan_fail(&restorer->scan, start, "the time should have three decimals");
    restorer->game->elapsed_ms = seconds * 1000 + thousandths;
    gm_scan_skip_blanks(&restorer->scan);
    return true;
}

bool gm_restore_event(struct gm_restorer *restorer)
{
    return read_time(restorer) && read_event(restorer) && gm_scan_end(&restorer->scan);
}
