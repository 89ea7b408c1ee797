/* restore.c: reading a saved game (save.c says what it looks like). Nothing in the text is trusted: every number has a
 * range, givens change only in edit mode, and the first error is reported with its place. An incomplete last line is
 * what a crash leaves, and is ignored. The text is read into a new game, which replaces the old one at the end. */
#include <string.h>

#include "inside.h"
#include "scan.h"

static const char first_word[] = "nonet-game";

bool gm_is_saved_game(const char *text, size_t length)
{
    return length >= sizeof first_word - 1 && !memcmp(text, first_word, sizeof first_word - 1);
}

/* ---- lines of the first part ----------------------------------------------------------------------------- */

/* The first part, until the board can be made. */
struct beginning {
    nonet_layout *layout; /* NULL before its line */
    bool has_givens;
    struct gm_board board;
    nonet_game_origin origin;
};

static bool read_version(struct gm_scan *scan)
{
    int version;
    if (!gm_scan_word(scan, first_word)) return gm_scan_fail(scan, scan->at, "this is not a saved game");
    return gm_scan_small(scan, 1, 1, &version) && gm_scan_end(scan);
}

static bool read_box(struct gm_scan *scan, struct beginning *beginning)
{
    const size_t start = scan->at;
    int rows, columns;
    if (beginning->layout) return gm_scan_fail(scan, start, "there are two boxes");
    if (!gm_scan_small(scan, 1, NONET_MAX_BOX, &rows)) return false;
    if (!gm_scan_character(scan, 'x')) return gm_scan_fail(scan, scan->at, "x is missing: rows x columns of a box");
    if (!gm_scan_small(scan, 1, NONET_MAX_BOX, &columns)) return false;
    if (rows * columns < 4 || rows * columns > NONET_GAME_MAX_SIDE)
        return gm_scan_fail(scan, start, "boards from 4x4 to 25x25 can be played");
    scan->side = rows * columns;
    if (nonet_layout_new(rows, columns, &beginning->layout) == NONET_OK) return true;
    return gm_scan_fail(scan, start, "out of memory");
}

static int value_of(int character, int side)
{
    const int value = character == '.' ? 0 : gm_value_of_symbol(character);
    return value <= side ? value : -1;
}

static bool read_givens(struct gm_scan *scan, struct beginning *beginning)
{
    for (int cell = 0; cell < scan->side * scan->side; cell++) {
        const int value = value_of(gm_scan_peek(scan), scan->side);
        if (gm_scan_peek(scan) < 0) return gm_scan_fail(scan, scan->at, "there are too few cells");
        if (value < 0) return gm_scan_fail(scan, scan->at, "this is not a value of the board");
        beginning->board.values[cell] = (uint8_t)value;
        beginning->board.is_given[cell] = value > 0;
        scan->at++;
    }
    beginning->has_givens = true;
    return true;
}

static bool read_limits_line(struct gm_scan *scan, struct beginning *beginning)
{
    while (gm_scan_peek(scan) >= 0) {
        int cell;
        if (!gm_scan_cell(scan, &cell)) return false;
        if (!gm_scan_character(scan, '[')) return gm_scan_fail(scan, scan->at, "[ is missing");
        if (!gm_scan_limits(scan, &beginning->board.limits[cell])) return false;
        gm_scan_skip_blanks(scan);
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

static bool read_title(struct gm_scan *scan, struct beginning *beginning)
{
    const size_t left = scan->end - scan->at, room = sizeof beginning->origin.title - 1;
    memset(beginning->origin.title, 0, sizeof beginning->origin.title);
    memcpy(beginning->origin.title, scan->text + scan->at, left < room ? left : room);
    scan->at = scan->end;
    return true;
}

static bool read_first_part(struct gm_scan *scan, struct beginning *beginning)
{
    if (gm_scan_word(scan, "box")) return read_box(scan, beginning);
    if (!beginning->layout) return gm_scan_fail(scan, scan->at, "expected the box here: box 3x3");
    if (gm_scan_word(scan, "givens")) return read_givens(scan, beginning);
    if (gm_scan_word(scan, "limits")) return read_limits_line(scan, beginning);
    if (gm_scan_word(scan, "level")) return read_level(scan, beginning);
    if (gm_scan_word(scan, "seed")) {
        beginning->origin.has_seed = true;
        return gm_scan_number(scan, 0, UINT64_MAX, &beginning->origin.seed);
    }
    if (gm_scan_word(scan, "title")) return read_title(scan, beginning);
    if (gm_scan_word(scan, "set")) return gm_restore_option(scan);
    if (gm_scan_word(scan, "editing")) {
        beginning->board.is_editing = 1;
        return true;
    }
    return gm_scan_fail(scan, scan->at, "nothing of a saved game begins like this");
}

/* ---- the text -------------------------------------------------------------------------------------------- */

/* The next line that is complete. */
static bool next_line(struct gm_scan *scan, size_t length)
{
    const size_t start = scan->line ? scan->end + 1 : 0;
    if (start >= length) return false;
    const char *const end = memchr(scan->text + start, '\n', length - start);
    if (!end) return false;
    scan->at = scan->line_start = start;
    scan->end = (size_t)(end - scan->text);
    scan->line++;
    return true;
}

static bool read_beginning(struct gm_scan *scan, size_t length, struct beginning *beginning)
{
    if (next_line(scan, length) && !read_version(scan)) return false;
    while (next_line(scan, length)) {
        if (beginning->has_givens && gm_scan_word(scan, "moves")) return gm_scan_end(scan);
        if (!read_first_part(scan, beginning) || !gm_scan_end(scan)) return false;
    }
    scan->line++;
    scan->line_start = length;
    return gm_scan_fail(scan, length, "the saved game ends too early");
}

static bool read_game(struct gm_scan *scan, size_t length)
{
    struct beginning beginning = {.origin = {.level = -1}};
    if (!read_beginning(scan, length, &beginning)) {
        nonet_layout_free(beginning.layout);
        return false;
    }
    gm_reset(scan->game, beginning.layout, &beginning.board, &beginning.origin);
    while (next_line(scan, length))
        if (!gm_restore_event(scan)) return false;
    return true;
}

/* `fresh` becomes the game; the old one is freed. The stop switch, which others may use, and the clock stay. */
static void take_place(nonet_game *old, nonet_game *fresh)
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

nonet_status gm_restore(nonet_game *game, const char *text, size_t length, nonet_text_error *error)
{
    struct gm_scan scan = {.text = text, .error = error};
    const nonet_status status = gm_new(&game->limits, &scan.game);
    if (status != NONET_OK) return status;
    if (!read_game(&scan, length)) {
        nonet_game_free(scan.game);
        return NONET_ERR_TEXT;
    }
    take_place(game, scan.game);
    finish(game);
    return NONET_OK;
}
