/* pattern_text.c: see pattern_text.h. A pattern is a board in any notation, where every value marks a cell, or a
 * drawing: x, X, * or # for marked cells and one of . 0 _ for the others, on one line or in rows, with or without |
 * between boxes. The library's reader cannot read a drawing: to it x and * are empty cells, and sixteen rows could be
 * sixteen 4x4 boards. */
#include "generate/pattern_text.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#define MARKS "xX*#"
#define BLANKS ".0_"

static bool is_one_of(char character, const char *characters)
{
    return character && strchr(characters, character);
}

static bool is_drawing(const char *text, size_t length)
{
    bool has_mark = false;
    for (size_t at = 0; at < length; at++) {
        if (!is_one_of(text[at], MARKS BLANKS " \t\r\n|+-")) return false;
        has_mark |= is_one_of(text[at], MARKS);
    }
    return has_mark;
}

static bool fail_at(uint64_t line, uint64_t column, const char *problem, nonet_text_error *error)
{
    *error = (nonet_text_error){.line = line, .column = column};
    snprintf(error->message, sizeof error->message, "%s", problem);
    return false;
}

/* ---- boxes ----------------------------------------------------------------------------------------- */

/* NULL: the pattern has its layout; otherwise the reason why not. `columns`: of a box, as the text shows, or 0. */
static const char *choose_boxes(int side, int columns, const struct pattern_demand *demand, struct pattern *pattern)
{
    int rows = demand->box_rows;
    if (demand->size && side != demand->size) return "the pattern has another size than --size says";
    if (side < 2) return "a pattern has at least 2x2 cells";
    if (side > NONET_MAX_LOGIC_SIDE) return "patterns of up to 25x25 cells";
    if (rows) {
        columns = demand->box_columns;
        if (rows * columns != side) return "the boxes of --box do not fit the pattern";
    } else if (columns && side % columns == 0) {
        rows = side / columns;
    } else if (!nonet_layout_usual_boxes(side, &rows, &columns)) {
        return "there are no boxes for boards of this size";
    }
    const nonet_status status = nonet_layout_new(rows, columns, &pattern->layout);
    return status == NONET_OK ? NULL : status == NONET_ERR_ARG ? "there are no such boxes" : nonet_status_name(status);
}

/* ---- drawings -------------------------------------------------------------------------------------- */

enum { MOST_DRAWN = NONET_MAX_LOGIC_SIDE * NONET_MAX_LOGIC_SIDE + 1 }; /* one more than there may be */

struct drawing {
    bool is_clue[MOST_DRAWN];
    int cells;
    int rows, width; /* cells of the first row */
    int box_columns; /* cells before its first | within, or 0 */
    int bars;        /* | within it */
    uint64_t line;   /* the one being read, and the last with cells */
    uint64_t last_line;
};

static void add_drawn_cell(struct drawing *drawing, char character)
{
    if (drawing->cells < MOST_DRAWN) drawing->is_clue[drawing->cells++] = is_one_of(character, MARKS);
}

/* Read a line. Returns how many cells there are. */
static int draw_line(struct drawing *drawing, const char *text, size_t length)
{
    int width = 0;
    for (size_t at = 0; at < length; at++) {
        if (!is_one_of(text[at], MARKS BLANKS)) continue;
        add_drawn_cell(drawing, text[at]);
        width++;
    }
    return width;
}

/* The first row shows where boxes end. A | before its first cell or after its last is a frame. */
static void find_bars(struct drawing *drawing, const char *text, size_t length)
{
    int width = 0;
    for (size_t at = 0; at < length; at++) {
        width += is_one_of(text[at], MARKS BLANKS);
        if (text[at] != '|' || width == 0 || width == drawing->width) continue;
        if (!drawing->box_columns) drawing->box_columns = width;
        drawing->bars++;
    }
}

/* Are there as many boxes as there must be, or none at all? */
static bool are_bars_fine(const struct drawing *drawing)
{
    const int columns = drawing->box_columns;
    return !columns || (drawing->width % columns == 0 && drawing->bars == drawing->width / columns - 1);
}

/* Can a row of this many cells follow? */
static bool is_row_fine(const struct drawing *drawing, int width, nonet_text_error *error)
{
    char problem[100];
    if (drawing->rows == 0) return true;
    if (drawing->rows == drawing->width) return fail_at(drawing->line, 0, "a second pattern; one is enough", error);
    if (width == drawing->width) return true;
    snprintf(problem, sizeof problem, "%d cells, while the first row has %d", width, drawing->width);
    return fail_at(drawing->line, 0, problem, error);
}

static bool read_drawing(struct drawing *drawing, const char *text, size_t length, nonet_text_error *error)
{
    const char *const end = text + length;
    while (text < end) {
        const char *const newline = memchr(text, '\n', (size_t)(end - text));
        const char *const next = newline ? newline + 1 : end;
        drawing->line++;
        const int width = draw_line(drawing, text, (size_t)(next - text));
        if (width && !is_row_fine(drawing, width, error)) return false;
        if (width && drawing->rows++ == 0) {
            drawing->width = width;
            find_bars(drawing, text, (size_t)(next - text));
            if (!are_bars_fine(drawing)) return fail_at(drawing->line, 0, "| is missing after some box", error);
        }
        if (width) drawing->last_line = drawing->line;
        text = next;
    }
    return true;
}

/* The side of a board with this many cells; 0: not a square number. */
static int square_root(int cells)
{
    int side = 0;
    while (side * side < cells) side++;
    return side * side == cells ? side : 0;
}

static bool pattern_from_drawing(const char *text, size_t length, const struct pattern_demand *demand,
                                 struct pattern *pattern, nonet_text_error *error)
{
    struct drawing drawing = {.rows = 0};
    char problem[100];
    if (!read_drawing(&drawing, text, length, error)) return false;
    const bool is_line = drawing.rows == 1;
    const int side = is_line ? square_root(drawing.width) : drawing.width;
    snprintf(problem, sizeof problem, "%d row%s of %d cells", drawing.rows, is_line ? "" : "s", drawing.width);
    if (side < 2 || (!is_line && drawing.rows != side)) return fail_at(drawing.last_line, 0, problem, error);
    const char *const clash = choose_boxes(side, is_line ? 0 : drawing.box_columns, demand, pattern);
    if (clash) return fail_at(drawing.last_line, 0, clash, error);
    memcpy(pattern->is_clue, drawing.is_clue, (size_t)(side * side));
    return true;
}

/* ---- boards ---------------------------------------------------------------------------------------- */

static bool pattern_from_board(nonet_reader *reader, const struct pattern_demand *demand, struct pattern *pattern,
                               nonet_text_error *error)
{
    nonet_puzzle puzzle;
    nonet_status status = nonet_reader_next(reader, &puzzle, error);
    if (status == NONET_END) return fail_at(1, 0, "there is no pattern", error);
    if (status != NONET_OK) return false;
    const nonet_layout *const layout = puzzle.position.layout;
    const char *const problem =
        choose_boxes(nonet_layout_side(layout), nonet_layout_box_columns(layout), demand, pattern);
    if (problem) return fail_at(puzzle.line, 0, problem, error);
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
        pattern->is_clue[cell] = puzzle.position.cells[cell] != 0;
    status = nonet_reader_next(reader, &puzzle, error);
    if (status == NONET_OK) return fail_at(puzzle.line, 0, "a second pattern; one is enough", error);
    return status == NONET_END;
}

static bool read_as_board(const char *text, size_t length, const struct pattern_demand *demand, struct pattern *pattern,
                          nonet_text_error *error)
{
    const nonet_reader_settings settings = {.box_rows = demand->box_rows, .box_columns = demand->box_columns};
    nonet_reader *reader = NULL;
    nonet_status status = nonet_reader_new(&settings, &reader);
    if (status == NONET_OK) status = nonet_reader_feed(reader, text, length);
    if (status == NONET_OK) nonet_reader_finish(reader);
    const bool is_read = status == NONET_OK ? pattern_from_board(reader, demand, pattern, error)
                                            : fail_at(1, 0, nonet_status_name(status), error);
    nonet_reader_free(reader);
    return is_read;
}

bool pattern_from_text(const char *text, size_t length, const struct pattern_demand *demand, struct pattern *pattern,
                       nonet_text_error *error)
{
    static const char byte_order_mark[] = "\xef\xbb\xbf";
    const size_t mark_length = sizeof byte_order_mark - 1;
    if (length >= mark_length && memcmp(text, byte_order_mark, mark_length) == 0)
        text += mark_length, length -= mark_length;
    *pattern = (struct pattern){0};
    assert(!demand->box_rows == !demand->box_columns);
    const bool is_read = is_drawing(text, length) ? pattern_from_drawing(text, length, demand, pattern, error)
                                                  : read_as_board(text, length, demand, pattern, error);
    if (is_read) return true;
    nonet_layout_free(pattern->layout);
    pattern->layout = NULL;
    return false;
}
