/* csv.c: the notation `csv`: a header that names the columns, then a puzzle a row, and its solution
 * if there is such a column. Fields may stand in double quotes; a puzzle never needs more of CSV.
 */
#include <ctype.h>
#include <string.h>

#include "text/draft.h"

/* Cut the field at *start off a row; *start moves behind its comma. False: there is none. */
static bool cut_field(const struct nn_row *row, size_t *start, struct nn_row *field)
{
    if (*start > row->length) return false;
    size_t from = *start, end = from;
    bool is_quoted = false;
    while (end < row->length && (is_quoted || row->text[end] != ',')) is_quoted ^= row->text[end++] == '"';
    *start = end + 1;
    while (from < end && (row->text[from] == ' ' || row->text[from] == '"')) from++;
    while (end > from && (row->text[end - 1] == ' ' || row->text[end - 1] == '"')) end--;
    *field = (struct nn_row){row->text + from, end - from, row->line, row->column + from, row->origin};
    return true;
}

bool nn_csv_find_field(const struct nn_row *row, int column, struct nn_row *field)
{
    size_t start = 0;
    for (int index = 0; index <= column; index++)
        if (!cut_field(row, &start, field)) return false;
    return true;
}

static bool is_one_of(const struct nn_row *field, const char *const *names)
{
    for (; *names; names++) {
        size_t at = 0;
        while (at < field->length && tolower((unsigned char)field->text[at]) == (*names)[at]) at++;
        if (at == field->length && !(*names)[at]) return true;
    }
    return false;
}

bool nn_csv_read_header(const char *text, size_t length, bool is_forced, struct nn_csv_columns *columns)
{
    static const char *const puzzle_names[] = {"puzzle", "quizzes", "quiz", "sudoku", NULL};
    static const char *const solution_names[] = {"solution", "solutions", NULL};
    const struct nn_row row = {.text = text, .length = length};
    struct nn_row field;
    size_t start = 0;
    int index = 0;
    *columns = (struct nn_csv_columns){-1, -1};
    for (; cut_field(&row, &start, &field); index++) {
        if (columns->puzzle < 0 && is_one_of(&field, puzzle_names)) columns->puzzle = index;
        if (columns->solution < 0 && is_one_of(&field, solution_names)) columns->solution = index;
    }
    /* "Sudoku" alone is rather a title. */
    return columns->puzzle >= 0 && (index > 1 || is_forced);
}

static bool is_solved_by_player(const nonet_position *position)
{
    bool has_placed = false;
    for (int cell = 0; cell < position->layout->cells; cell++) {
        if (!position->cells[cell]) return false;
        has_placed |= nn_is_placed(position, cell);
    }
    return has_placed;
}

void nn_csv_write(struct nn_writing *writing)
{
    const nonet_position *position = writing->position;
    const bool has_solution = is_solved_by_player(position);
    for (int cell = 0; cell < writing->layout->cells; cell++)
        nn_put_symbol(writing, has_solution && nn_is_placed(position, cell) ? 0 : position->cells[cell]);
    nn_put_char(&writing->put, ',');
    for (int cell = 0; has_solution && cell < writing->layout->cells; cell++)
        nn_put_symbol(writing, position->cells[cell]);
    nn_put_char(&writing->put, '\n');
}
