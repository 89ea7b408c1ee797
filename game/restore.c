/* restore.c: reading a saved game (save.c says what it looks like). Nothing in the text is trusted: every number has a
 * range, and givens change only in edit mode.
 *
 * A damaged text is read as far as possible: what cannot be read is skipped, the rest counts, and the message says what
 * was wrong. Only without the givens there is no game. A last line without its end is left out: it may lack a digit.
 * Where one damaged byte would cost the givens, the board is guessed from what the rest of the text says:
 *
 *     the first word           a text with lines of a box and of givens is a saved game (gm_is_saved_game)
 *     the blank before them    a second blank was the first cell (find_side)
 *     a cell                   it is empty, and said to be unreadable (read_givens)
 *     a cell became a line end a next line of cells alone belongs to them (join_lines)
 *     the end of their line    cells beyond the board are the next line's (find_side, run_of_cells)
 *     the box, or its line     as many givens as a square has cells make a board with usual boxes (find_side)
 *
 * The text is read into a new game, which replaces the old one at the end. */
#include <stdio.h>
#include <string.h>

#include "inside.h"
#include "scan.h"

static const char first_word[] = "nonet-game";
enum { BEGINNING_BYTES = 4096 };

/* Does one of the first lines begin like this? */
static bool has_line(const char *text, size_t length, const char *start)
{
    const size_t needed = strlen(start);
    for (size_t at = 0; at + needed <= length && at < BEGINNING_BYTES; at++)
        if ((!at || text[at - 1] == '\n') && !memcmp(text + at, start, needed)) return true;
    return false;
}

/* The first word, or, if that is damaged, what only saved games have. */
bool gm_is_saved_game(const char *text, size_t length)
{
    return (length >= sizeof first_word - 1 && !memcmp(text, first_word, sizeof first_word - 1)) ||
           (has_line(text, length, "box ") && has_line(text, length, "givens "));
}

/* ---- lines of the first part ----------------------------------------------------------------------------- */

/* The first part, until the board can be made. */
struct beginning {
    int box_rows, box_columns; /* 0 before their line */
    bool has_givens;
    bool has_all_givens; /* every cell could be read */
    struct gm_board board;
    nonet_game_origin origin;
};

/* False: a version that this program does not know. */
static bool read_version(struct gm_scan *scan)
{
    uint64_t version;
    if (!gm_scan_word(scan, first_word)) {
        gm_scan_fail(scan, scan->at, "this is not a saved game");
        return true;
    }
    const size_t start = scan->at;
    if (!gm_scan_number(scan, 1, UINT64_MAX, &version) || !gm_scan_end(scan)) return true;
    return version == 1 ? true : gm_scan_fail(scan, start, "a newer version of nonet saved this game");
}

static bool read_box(struct gm_scan *scan, struct beginning *beginning)
{
    const size_t start = scan->at;
    int rows, columns;
    if (beginning->box_rows) return gm_scan_fail(scan, start, "there are two boxes");
    if (!gm_scan_small(scan, 1, NONET_MAX_BOX, &rows)) return false;
    if (!gm_scan_character(scan, 'x')) return gm_scan_fail(scan, scan->at, "x is missing: rows x columns of a box");
    if (!gm_scan_small(scan, 1, NONET_MAX_BOX, &columns)) return false;
    if (rows * columns < 4 || rows * columns > NONET_GAME_MAX_SIDE)
        return gm_scan_fail(scan, start, "boards from 4x4 to 25x25 can be played");
    scan->side = rows * columns;
    beginning->box_rows = rows;
    beginning->box_columns = columns;
    return true;
}

static int value_of(int character, int side)
{
    const int value = character == '.' ? 0 : gm_value_of_symbol(character);
    return value <= side ? value : -1;
}

static bool is_cell(char character)
{
    return value_of((unsigned char)character, NONET_GAME_MAX_SIDE) >= 0;
}

/* The givens are one line. If the next line is of cells, too, the end between them was a cell. */
static void join_lines(struct gm_scan *scan, size_t length)
{
    size_t at = scan->end + 1;
    while (at < length && is_cell(scan->text[at])) at++;
    if (at < length && at > scan->end + 1 && scan->text[at] == '\n' && scan->text[scan->at - 1] == ' ') scan->end = at;
}

static int root_of(size_t cells)
{
    int side = 4;
    while (side < NONET_GAME_MAX_SIDE && (size_t)(side * side) < cells) side++;
    return (size_t)(side * side) == cells ? side : 0;
}

/* How many cells stand here, up to the first two characters that are none. */
static size_t run_of_cells(const struct gm_scan *scan)
{
    size_t at = scan->at;
    while (at < scan->end && (is_cell(scan->text[at]) || (at + 1 < scan->end && is_cell(scan->text[at + 1])))) at++;
    return at - scan->at;
}

static void complain_about_cells(struct gm_scan *scan, size_t cells)
{
    if (!scan->side) gm_scan_fail(scan, scan->line_start, "expected the box here: box 3x3");
    else if (cells < (size_t)(scan->side * scan->side)) gm_scan_fail(scan, scan->end, "there are too few cells");
    else gm_scan_fail(scan, scan->end, "there are too many cells");
}

/* The box and the number of givens agree on how large the board is, unless one of them is damaged: then the number
 * counts, except where the next line may have become part of this one. */
static bool find_side(struct gm_scan *scan, struct beginning *beginning)
{
    const size_t wanted = (size_t)(scan->side * scan->side);
    while (scan->end - scan->at < wanted && scan->at >= scan->line_start + 2 && scan->text[scan->at - 2] == ' ')
        scan->at--; /* this blank was a cell */
    const size_t cells = scan->end - scan->at, run = run_of_cells(scan);
    if (wanted && cells == wanted) return true;
    complain_about_cells(scan, cells);
    if (wanted && (run == wanted || run == wanted + 1)) return true;
    const int side = root_of(cells) ? root_of(cells) : root_of(run);
    int rows, columns;
    if (!side || !nonet_layout_usual_boxes(side, &rows, &columns)) return wanted > 0;
    scan->side = side;
    beginning->box_rows = rows;
    beginning->box_columns = columns;
    return true;
}

static bool read_givens(struct gm_scan *scan, size_t length, struct beginning *beginning)
{
    join_lines(scan, length);
    if (scan->at == scan->end) return gm_scan_fail(scan, scan->at, "there are too few cells");
    if (!find_side(scan, beginning)) return false;
    beginning->has_givens = true;
    beginning->has_all_givens = !scan->is_failed;
    for (int cell = 0; cell < scan->side * scan->side; cell++) {
        const int value = value_of(gm_scan_peek(scan), scan->side);
        beginning->board.values[cell] = (uint8_t)(value > 0 ? value : 0);
        beginning->board.is_given[cell] = value > 0;
        if (value < 0) beginning->has_all_givens = gm_scan_fail(scan, scan->at, "this is not a value of the board");
        scan->at += scan->at < scan->end;
    }
    return true;
}

static bool read_limit(struct gm_scan *scan, struct gm_board *board)
{
    int cell;
    if (!gm_scan_cell(scan, &cell)) return false;
    if (!gm_scan_character(scan, '[')) return gm_scan_fail(scan, scan->at, "[ is missing");
    return gm_scan_limits(scan, &board->limits[cell]);
}

static bool read_limits_line(struct gm_scan *scan, struct beginning *beginning)
{
    while (gm_scan_peek(scan) >= 0) {
        if (read_limit(scan, &beginning->board)) gm_scan_skip_blanks(scan);
        else gm_scan_skip_word(scan);
    }
    return true;
}

static bool read_level(struct gm_scan *scan, struct beginning *beginning)
{
    for (int level = 0; nonet_level_at((size_t)level); level++) {
        if (!gm_scan_word(scan, nonet_level_at((size_t)level)->name)) continue;
        beginning->origin.level = level;
        return true;
    }
    return gm_scan_fail(scan, scan->at, "there is no such level");
}

static bool read_seed(struct gm_scan *scan, struct beginning *beginning)
{
    beginning->origin.has_seed = gm_scan_number(scan, 0, UINT64_MAX, &beginning->origin.seed);
    return beginning->origin.has_seed;
}

static bool read_title(struct gm_scan *scan, struct beginning *beginning)
{
    const size_t left = scan->end - scan->at, room = sizeof beginning->origin.title - 1;
    memset(beginning->origin.title, 0, sizeof beginning->origin.title);
    memcpy(beginning->origin.title, scan->text + scan->at, left < room ? left : room);
    scan->at = scan->end;
    return true;
}

static bool read_first_part(struct gm_scan *scan, size_t length, struct beginning *beginning, bool *is_known)
{
    *is_known = true;
    if (gm_scan_word(scan, "box")) return read_box(scan, beginning);
    if (gm_scan_word(scan, "givens")) return read_givens(scan, length, beginning);
    if (gm_scan_word(scan, "limits")) return read_limits_line(scan, beginning);
    if (gm_scan_word(scan, "level")) return read_level(scan, beginning);
    if (gm_scan_word(scan, "seed")) return read_seed(scan, beginning);
    if (gm_scan_word(scan, "title")) return read_title(scan, beginning);
    if (gm_scan_word(scan, "set")) return gm_restore_option(scan);
    if (gm_scan_word(scan, "editing")) {
        beginning->board.is_editing = 1;
        return true;
    }
    *is_known = false;
    return gm_scan_fail(scan, scan->at, "nothing of a saved game begins like this");
}

/* Givens that lost their word: they end a line, and are as many as the board has. */
static void find_givens(struct gm_scan *scan, size_t length, struct beginning *beginning)
{
    size_t start = scan->end;
    while (start > scan->line_start && is_cell(scan->text[start - 1])) start--;
    const size_t found = scan->end - start, wanted = (size_t)(scan->side * scan->side);
    if (wanted && found >= wanted) start = scan->end - wanted;
    else if (!root_of(found)) return;
    scan->at = start;
    read_givens(scan, length, beginning);
}

/* A word with a wrong letter still counts. */
static void read_first_line(struct gm_scan *scan, size_t length, struct beginning *beginning)
{
    bool is_known;
    bool is_read = read_first_part(scan, length, beginning, &is_known);
    if (!is_known) {
        scan->is_guessing = true;
        is_read = read_first_part(scan, length, beginning, &is_known);
        scan->is_guessing = false;
    }
    if (is_read) gm_scan_end(scan);
    if (scan->is_failed && !beginning->has_givens) find_givens(scan, length, beginning);
}

/* ---- the text -------------------------------------------------------------------------------------------- */

/* The next line that is complete. */
static bool next_line(struct gm_scan *scan, size_t length)
{
    const size_t start = scan->line ? scan->end + 1 : 0;
    scan->is_failed = false;
    if (start >= length) return false;
    const char *const end = memchr(scan->text + start, '\n', length - start);
    scan->at = scan->line_start = start;
    scan->end = end ? (size_t)(end - scan->text) : length;
    scan->line++;
    return end ? true : gm_scan_fail(scan, length, "the line is cut off");
}

static bool begins_with_moves(struct gm_scan *scan)
{
    static const char word[] = "moves";
    const size_t start = scan->at, end = scan->end, length = sizeof word - 1;
    if (end - start < length) return false;
    scan->is_guessing = true;
    scan->end = start + length;
    const bool is_it = gm_scan_word(scan, word);
    scan->is_guessing = false;
    if (is_it && (memcmp(scan->text + start, word, length) != 0 || end > scan->end))
        gm_scan_fail(scan, start, "expected moves here");
    if (!is_it) scan->end = end;
    return is_it;
}

/* Does the second part begin here? Its first line may be damaged, or have become one with the next; but only its lines
 * begin with digits. */
static bool is_second_part(struct gm_scan *scan, const struct beginning *beginning)
{
    const size_t start = scan->at;
    if (!beginning->has_givens) return false;
    if (begins_with_moves(scan)) return true;
    if (gm_scan_peek(scan) < '0' || gm_scan_peek(scan) > '9') return false;
    gm_scan_fail(scan, start, "expected moves here");
    scan->end = start - 1; /* this line is read again */
    scan->line--;
    return true;
}

/* False: there is no puzzle that could be played. */
static bool read_beginning(struct gm_scan *scan, size_t length, struct beginning *beginning)
{
    if (next_line(scan, length) && !read_version(scan)) return false;
    while (next_line(scan, length)) {
        if (is_second_part(scan, beginning)) return true;
        read_first_line(scan, length, beginning);
    }
    scan->line += !scan->is_failed;
    scan->line_start = length;
    gm_scan_fail(scan, length, "the saved game ends too early");
    return beginning->has_all_givens;
}

/* NONET_ERR_TEXT: there is no game in it. */
static nonet_status read_game(struct gm_scan *scan, size_t length)
{
    struct beginning beginning = {.origin = {.level = -1}};
    nonet_layout *layout;
    if (!read_beginning(scan, length, &beginning)) return NONET_ERR_TEXT;
    const nonet_status status = nonet_layout_new(beginning.box_rows, beginning.box_columns, &layout);
    if (status != NONET_OK) return status;
    gm_reset(scan->game, layout, &beginning.board, &beginning.origin);
    while (next_line(scan, length) && !scan->is_out_of_memory) gm_restore_event(scan);
    return scan->is_out_of_memory ? NONET_ERR_MEMORY : NONET_OK;
}

/* The stop switch, which others may use, and the clock stay. */
void gm_take_place(nonet_game *old, nonet_game *fresh)
{
    const nonet_game kept = *old;
    nonet_stop *const spare = fresh->stop;
    fresh->stop = kept.stop; /* first: the old game must never hold a switch that is about to be freed */
    fresh->has_clock = kept.has_clock;
    fresh->now_ms = kept.now_ms;
    *old = *fresh;
    *fresh = kept;
    fresh->stop = spare;
    nonet_game_free(fresh);
}

static void finish(nonet_game *game)
{
    gm_refresh(game);
    gm_settle(game, game->limits.verdict_ms);
    game->is_paused = !gm_is_editing(game) && !gm_is_solved(game);
    if (game->is_paused)
        gm_say(game, "the game is paused; %s goes on", nonet_game_command_key_name(NONET_GAME_COMMAND_PAUSE));
}

static void say_damage(nonet_game *game, const struct gm_scan *scan)
{
    char others[40] = "";
    if (scan->damaged > 1) snprintf(others, sizeof others, ", and %llu more", (unsigned long long)scan->damaged - 1);
    gm_say(game, "damaged, read as far as possible: line %llu, column %llu: %s%s",
           (unsigned long long)scan->error->line, (unsigned long long)scan->error->column, scan->error->message,
           others);
}

nonet_status gm_restore(nonet_game *game, const char *text, size_t length, nonet_text_error *error)
{
    struct gm_scan scan = {.text = text, .error = error};
    nonet_status status = gm_new(&game->limits, &scan.game);
    if (status == NONET_OK) status = read_game(&scan, length);
    if (status != NONET_OK) {
        nonet_game_free(scan.game);
        return status;
    }
    gm_take_place(game, scan.game);
    finish(game);
    if (scan.damaged) say_damage(game, &scan);
    return NONET_OK;
}
