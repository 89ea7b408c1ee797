/* board_picture.c: boards with pencil marks.
 *
 * Usually a cell is one field of its candidates, as narrow as its column allows:
 *
 *            1     2      3       4    5    6
 *        +---------------------+--------------
 *      1 | 5     3     12*4-   | 26   7    2468
 *
 * A board that would be too wide for a terminal in this form (few values are placed yet) is drawn large
 * instead, every cell as a small grid of its candidates in the shape of a box, with a fixed width:
 *
 *      1 | 1 2 3  1 2 3  .  .
 *        | 4 5*6  4   6  . 7.
 *        | 7 8 9    8 9  .  .
 *
 * A cell without candidates is a dot, so a board with all marks removed is drawn without them. A filled cell shows only
 * its value; to tell it apart, the last candidate of an empty cell is in brackets. Without colours a sign follows a
 * marked candidate; `*` belongs to the pattern. A filled cell may be marked, too (a corner of an avoidable rectangle).
 * A legend below the board explains the signs. */
#include "show/board_picture.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/messages.h"

enum { WIDEST = 80, SET_LETTERS = 26 };

/* How a candidate is marked: by its role (a nonet_role below NONET_ROLE_SET); from MARK_SET on as a member of the set
 * with this letter; from MARK_REMOVED_OF_SET on as a member that is removed. */
enum {
    MARK_SET = NONET_ROLE_SET,
    MARK_REMOVED_OF_SET = MARK_SET + SET_LETTERS,
    MARKS = MARK_REMOVED_OF_SET + SET_LETTERS
};

/* How a mark is shown, and what the legend says. */
struct mark_look {
    char sign;
    const char *colour; /* of ANSI terminals */
    const char *meaning;
};

static const struct mark_look looks[MARK_SET] = {
    [NONET_ROLE_NONE] = {' ', "", ""},
    [NONET_ROLE_PLACED] = {'+', "1;32", "placed"},
    [NONET_ROLE_REMOVED] = {'-', "9;31", "removed"},
    [NONET_ROLE_FIN] = {'^', "1;35", "fin"},
    [NONET_ROLE_TRUE] = {'=', "1;36", "true in the chain"},
    [NONET_ROLE_FALSE] = {'~', "33", "false in the chain"},
    [NONET_ROLE_OPEN] = {'?', "1;33", "true or false"},
    [NONET_ROLE_PATTERN] = {'*', "1;34", "pattern"},
};

static const char *const set_colours[] = {"1;34", "1;36", "1;35", "1;33", "34", "36", "35", "33"};

struct picture {
    struct buffer *out;
    const nonet_position *position;
    nonet_picture *step; /* its picture, or NULL */
    int side, cells, box_rows, box_columns;
    int number_width;
    const char *symbols; /* of the values; NULL: numbers */
    bool has_colours;
    bool has_brackets;    /* around last candidates */
    uint64_t *candidates; /* [cell] */
    uint8_t *marks;       /* [cell * side + value - 1] */
    bool is_used[MARKS];
    int widths[NONET_MAX_SIDE]; /* of each column */
};

/* ---- what is shown ----------------------------------------------------------------------------------- */

static int width_of_number(int number)
{
    return number < 10 ? 1 : 2;
}

static int width_of_value(const struct picture *picture, int value)
{
    return picture->symbols ? 1 : width_of_number(value);
}

static void add_value_name(const struct picture *picture, int value)
{
    if (picture->symbols) buffer_add_character(picture->out, picture->symbols[value - 1]);
    else buffer_print(picture->out, "%d", value);
}

static bool has_letters(const struct picture *picture)
{
    for (int value = 1; picture->symbols && value <= picture->side; value++)
        if (picture->symbols[value - 1] > '9') return true;
    return false;
}

static bool has_candidate(const struct picture *picture, int cell, int value)
{
    return picture->candidates[cell] >> (value - 1) & 1;
}

static int mark_at(const struct picture *picture, int cell, int value)
{
    return picture->marks[cell * picture->side + value - 1];
}

static void find_candidates(struct picture *picture)
{
    const nonet_position *position = picture->position;
    for (int cell = 0; cell < picture->cells; cell++)
        picture->candidates[cell] = position->cells[cell] ? 0 : position->candidates[cell];
}

static int mark_of(const nonet_picture_candidate *candidate)
{
    const int letter = candidate->set < SET_LETTERS ? candidate->set : SET_LETTERS - 1;
    if (candidate->role == NONET_ROLE_SET) return MARK_SET + letter;
    return candidate->role == NONET_ROLE_REMOVED && letter >= 0 ? MARK_REMOVED_OF_SET + letter : (int)candidate->role;
}

/* A removed member of a set has the colour of removal, but the legend still names the set. */
static void note_used_mark(struct picture *picture, int mark)
{
    picture->is_used[mark] = true;
    if (mark < MARK_REMOVED_OF_SET || !picture->has_colours) return;
    picture->is_used[mark] = false;
    picture->is_used[NONET_ROLE_REMOVED] = true;
    picture->is_used[MARK_SET + (mark - MARK_REMOVED_OF_SET)] = true;
}

static void find_marks(struct picture *picture, const nonet_step *step)
{
    const size_t size = (size_t)picture->cells * (size_t)picture->side;
    picture->marks = memset(memory_resize(NULL, size), NONET_ROLE_NONE, size);
    if (step && nonet_picture_new(step, picture->position, &picture->step) != NONET_OK) fatal("out of memory");
    for (size_t index = 0; picture->step && index < picture->step->candidate_count; index++) {
        const nonet_picture_candidate *const candidate = &picture->step->candidates[index];
        const int mark = mark_of(candidate);
        picture->marks[candidate->cell * picture->side + candidate->value - 1] = (uint8_t)mark;
        note_used_mark(picture, mark);
    }
}

/* ---- single candidates and values -------------------------------------------------------------------- */

static char sign_of(int mark)
{
    if (mark >= MARK_REMOVED_OF_SET) return (char)('A' + (mark - MARK_REMOVED_OF_SET));
    return (char)(mark < MARK_SET ? looks[mark].sign : 'a' + (mark - MARK_SET));
}

static const char *colour_of(int mark)
{
    const int count = (int)(sizeof set_colours / sizeof set_colours[0]);
    if (mark >= MARK_REMOVED_OF_SET) return looks[NONET_ROLE_REMOVED].colour;
    return mark < MARK_SET ? looks[mark].colour : set_colours[(mark - MARK_SET) % count];
}

/* In this colour; NULL: as it is. */
static void add_coloured(const struct picture *picture, int value, const char *colour)
{
    if (colour) buffer_print(picture->out, "\033[%sm", colour);
    add_value_name(picture, value);
    if (colour) buffer_add_text(picture->out, "\033[0m");
}

/* The candidate, and its sign if it is marked and there are no colours. */
static void add_candidate(const struct picture *picture, int value, int mark)
{
    add_coloured(picture, value, picture->has_colours && mark ? colour_of(mark) : NULL);
    if (!picture->has_colours && mark) buffer_add_character(picture->out, sign_of(mark));
}

static int candidate_width(const struct picture *picture, int value, int mark)
{
    return width_of_value(picture, value) + (mark && !picture->has_colours);
}

/* The value of a filled cell. */
static void add_value(const struct picture *picture, int cell)
{
    const nonet_position *position = picture->position;
    const int value = position->cells[cell];
    const bool is_given = !position->is_given || position->is_given[cell];
    if (mark_at(picture, cell, value)) add_candidate(picture, value, mark_at(picture, cell, value));
    else add_coloured(picture, value, picture->has_colours && is_given ? "1" : NULL);
}

static int value_width(const struct picture *picture, int cell)
{
    const int value = picture->position->cells[cell];
    return candidate_width(picture, value, mark_at(picture, cell, value));
}

static void add_repeated(struct buffer *out, char character, int times)
{
    for (int time = 0; time < times; time++) buffer_add_character(out, character);
}

/* ---- a field for each cell --------------------------------------------------------------------------- */

/* Two-digit numbers need separators, and so do letters, because they also mark candidates. */
static bool has_separators(const struct picture *picture)
{
    return picture->side > 9 || has_letters(picture);
}

static bool has_one_candidate(const struct picture *picture, int cell)
{
    const uint64_t candidates = picture->candidates[cell];
    return candidates && !(candidates & (candidates - 1));
}

static int field_width(const struct picture *picture, int cell)
{
    if (picture->position->cells[cell]) return value_width(picture, cell);
    int width = 0;
    for (int value = 1; value <= picture->side; value++) {
        if (!has_candidate(picture, cell, value)) continue;
        width += (width && has_separators(picture)) + candidate_width(picture, value, mark_at(picture, cell, value));
    }
    return width ? width + 2 * has_one_candidate(picture, cell) : 1;
}

static void add_field(const struct picture *picture, int cell)
{
    const bool has_brackets = has_one_candidate(picture, cell);
    bool is_first = true;
    if (picture->position->cells[cell]) add_value(picture, cell);
    else if (!picture->candidates[cell]) buffer_add_character(picture->out, '.');
    if (has_brackets) buffer_add_character(picture->out, '(');
    for (int value = 1; value <= picture->side; value++) {
        if (!has_candidate(picture, cell, value)) continue;
        if (!is_first && has_separators(picture)) buffer_add_character(picture->out, '/');
        add_candidate(picture, value, mark_at(picture, cell, value));
        is_first = false;
    }
    if (has_brackets) buffer_add_character(picture->out, ')');
    add_repeated(picture->out, ' ', picture->widths[cell % picture->side] - field_width(picture, cell));
}

static void measure_columns(struct picture *picture)
{
    for (int column = 0; column < picture->side; column++) picture->widths[column] = width_of_number(column + 1);
    for (int cell = 0; cell < picture->cells; cell++) {
        int *width = &picture->widths[cell % picture->side];
        if (field_width(picture, cell) > *width) *width = field_width(picture, cell);
    }
}

/* ---- the frame, the same for both forms -------------------------------------------------------------- */

static int total_width(const struct picture *picture)
{
    int width = picture->number_width + 3;
    for (int column = 0; column < picture->side; column++)
        width += picture->widths[column] + 1 + 2 * ((column + 1) % picture->box_columns == 0);
    return width;
}

static void add_rule(const struct picture *picture)
{
    add_repeated(picture->out, ' ', picture->number_width + 1);
    for (int column = 0; column < picture->side; column++) {
        if (column % picture->box_columns == 0) buffer_add_text(picture->out, "+-");
        add_repeated(picture->out, '-', picture->widths[column] + 1);
    }
    buffer_add_text(picture->out, "+\n");
}

static void add_column_numbers(const struct picture *picture)
{
    add_repeated(picture->out, ' ', picture->number_width + 1);
    for (int column = 0; column < picture->side; column++) {
        if (column % picture->box_columns == 0) buffer_add_text(picture->out, "  ");
        buffer_print(picture->out, "%-*d", picture->widths[column] + 1, column + 1);
    }
    while (picture->out->bytes[picture->out->length - 1] == ' ') picture->out->length--;
    buffer_add_character(picture->out, '\n');
}

/* Before the first cell of a line: the number of the row, or nothing (0). */
static void begin_line(const struct picture *picture, int number)
{
    if (number) buffer_print(picture->out, "%*d ", picture->number_width, number);
    else add_repeated(picture->out, ' ', picture->number_width + 1);
}

/* Between cells. */
static void begin_cell(const struct picture *picture, int column)
{
    if (column % picture->box_columns == 0) buffer_add_text(picture->out, "| ");
}

static void end_line(const struct picture *picture)
{
    buffer_add_text(picture->out, "|\n");
}

static void draw_fields(struct picture *picture)
{
    add_column_numbers(picture);
    for (int row = 0; row < picture->side; row++) {
        if (row % picture->box_rows == 0) add_rule(picture);
        begin_line(picture, row + 1);
        for (int column = 0; column < picture->side; column++) {
            begin_cell(picture, column);
            add_field(picture, row * picture->side + column);
            buffer_add_character(picture->out, ' ');
        }
        end_line(picture);
    }
    add_rule(picture);
}

/* ---- a grid for each cell ---------------------------------------------------------------------------- */

/* A number and its sign, or the blank between two numbers. */
static int slot_width(const struct picture *picture)
{
    return width_of_value(picture, picture->side) + 1;
}

static void add_slot(const struct picture *picture, int cell, int value)
{
    const int mark = mark_at(picture, cell, value);
    if (!has_candidate(picture, cell, value)) {
        add_repeated(picture->out, ' ', slot_width(picture));
        return;
    }
    add_candidate(picture, value, mark);
    add_repeated(picture->out, ' ', slot_width(picture) - candidate_width(picture, value, mark));
}

/* One of the lines of a cell. */
static void add_slots(const struct picture *picture, int cell, int line)
{
    const int value = picture->position->cells[cell];
    if (!value) {
        for (int at = 1; at <= picture->box_columns; at++) add_slot(picture, cell, line * picture->box_columns + at);
        return;
    }
    const int width = picture->box_columns * slot_width(picture), is_middle = line == picture->box_rows / 2;
    const int used = is_middle ? value_width(picture, cell) : 0, before = (width - used - 1) / 2;
    add_repeated(picture->out, ' ', before);
    if (is_middle) add_value(picture, cell);
    add_repeated(picture->out, ' ', width - before - used);
}

static void draw_grid_line(const struct picture *picture, int row, int line)
{
    begin_line(picture, line == picture->box_rows / 2 ? row + 1 : 0);
    for (int column = 0; column < picture->side; column++) {
        begin_cell(picture, column);
        if (line < picture->box_rows) add_slots(picture, row * picture->side + column, line);
        else add_repeated(picture->out, ' ', picture->widths[column]);
        buffer_add_character(picture->out, ' ');
    }
    end_line(picture);
}

static void draw_grids(struct picture *picture)
{
    add_column_numbers(picture);
    for (int row = 0; row < picture->side; row++) {
        const bool ends_box = (row + 1) % picture->box_rows == 0;
        if (row % picture->box_rows == 0) add_rule(picture);
        /* a blank line below, except at the edge of a box */
        for (int line = 0; line < picture->box_rows + !ends_box; line++) draw_grid_line(picture, row, line);
    }
    add_rule(picture);
}

static void measure_grids(struct picture *picture)
{
    for (int column = 0; column < picture->side; column++)
        picture->widths[column] = picture->box_columns * slot_width(picture);
}

/* ---- all of it --------------------------------------------------------------------------------------- */

/* Start an entry of the legend, after a gap, or on a new line if it does not fit. */
static void begin_legend_entry(const struct picture *picture, int width, int *column)
{
    if (*column && *column + 3 + width > WIDEST) {
        buffer_add_character(picture->out, '\n');
        *column = 0;
    }
    const int blanks = 3 + (*column ? 0 : picture->number_width - 1);
    add_repeated(picture->out, ' ', blanks);
    *column += blanks + width;
}

static void add_legend_mark(const struct picture *picture, int mark, int *column)
{
    const bool is_removed = mark >= MARK_REMOVED_OF_SET;
    const int set = mark - (is_removed ? MARK_REMOVED_OF_SET : MARK_SET);
    char meaning[64];
    snprintf(meaning, sizeof meaning, "%s%s", set < 0 ? looks[mark].meaning : picture->step->sets[set].name,
             is_removed ? ", removed" : "");
    begin_legend_entry(picture, (int)strlen(meaning) + (picture->has_colours ? 0 : 2), column);
    if (picture->has_colours) buffer_print(picture->out, "\033[%sm%s\033[0m", colour_of(mark), meaning);
    else buffer_print(picture->out, "%c %s", sign_of(mark), meaning);
}

static void add_legend_text(const struct picture *picture, const char *text, int *column)
{
    begin_legend_entry(picture, (int)strlen(text), column);
    buffer_add_text(picture->out, text);
}

/* The first candidate that is in brackets, or 0. */
static int value_in_brackets(const struct picture *picture)
{
    for (int cell = 0; cell < picture->cells; cell++)
        for (int value = 1; value <= picture->side && has_one_candidate(picture, cell); value++)
            if (has_candidate(picture, cell, value)) return value;
    return 0;
}

static void add_legend(const struct picture *picture)
{
    int column = 0;
    for (int mark = NONET_ROLE_PLACED; mark < MARKS; mark++)
        if (picture->is_used[mark]) add_legend_mark(picture, mark, &column);
    if (column && !picture->has_colours)
        add_legend_text(picture,
                        has_letters(picture) ? "(a sign belongs to the symbol before it)"
                                             : "(a sign belongs to the digit before it)",
                        &column);
    const int last = picture->has_brackets ? value_in_brackets(picture) : 0;
    if (last) {
        const char *const text = ") the last candidate of an empty cell";
        begin_legend_entry(picture, 1 + width_of_value(picture, last) + (int)strlen(text), &column);
        buffer_add_character(picture->out, '(');
        add_value_name(picture, last);
        buffer_add_text(picture->out, text);
    }
    if (column) buffer_add_character(picture->out, '\n');
}

/* Draw fields if they fit, or if the grids do not either. */
static void draw_board(struct picture *picture)
{
    measure_grids(picture);
    const int width_of_grids = total_width(picture);
    measure_columns(picture);
    if (total_width(picture) <= WIDEST || total_width(picture) <= width_of_grids) {
        picture->has_brackets = true;
        draw_fields(picture);
    } else {
        measure_grids(picture);
        draw_grids(picture);
    }
}

void write_board_picture(struct buffer *out, const nonet_position *position, const char *symbols,
                         const nonet_step *step, bool has_colours)
{
    const nonet_layout *layout = position->layout;
    struct picture picture = {.out = out,
                              .position = position,
                              .side = nonet_layout_side(layout),
                              .cells = nonet_layout_cells(layout),
                              .box_rows = nonet_layout_box_rows(layout),
                              .box_columns = nonet_layout_box_columns(layout),
                              .number_width = width_of_number(nonet_layout_side(layout)),
                              .symbols = symbols,
                              .has_colours = has_colours};
    picture.candidates = memory_resize(NULL, (size_t)picture.cells * sizeof *picture.candidates);
    find_candidates(&picture);
    find_marks(&picture, step);
    draw_board(&picture);
    add_legend(&picture);
    free(picture.candidates);
    free(picture.marks);
    nonet_picture_free(picture.step);
}
