/* notation_csv.c: the notation `csv`: a header that names the columns, then one puzzle per row, with its solution if
 * there is a column for it. Fields may be in double quotes; puzzles need nothing else of CSV.
 */
#include <ctype.h>

#include "base/try.h"
#include "text/reader.h"

/* Cut the field at *start off a row; *start moves past its comma. False: there is none. */
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

/* The field `column` of a row; false: the row has none. */
static bool find_csv_field(const struct nn_row *row, int column, struct nn_row *field)
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

static bool begins_csv(const struct nn_line *line, bool is_told, struct nn_columns *columns)
{
    static const char *const puzzle_names[] = {"puzzle", "quizzes", "quiz", "sudoku", NULL};
    static const char *const solution_names[] = {"solution", "solutions", NULL};
    const struct nn_row row = {.text = line->text, .length = line->length};
    struct nn_row field;
    size_t start = 0;
    int index = 0;
    *columns = (struct nn_columns){-1, -1};
    for (; cut_field(&row, &start, &field); index++) {
        if (columns->puzzle < 0 && is_one_of(&field, puzzle_names)) columns->puzzle = index;
        if (columns->solution < 0 && is_one_of(&field, solution_names)) columns->solution = index;
    }
    /* "Sudoku" alone is more likely a title. */
    return columns->puzzle >= 0 && (index > 1 || is_told);
}

/* Keep the given solution if it is correct; otherwise the puzzle gets a note. */
static void check_given_solution(nonet_reader *reader, const struct nn_row *field, nonet_puzzle *puzzle)
{
    const struct nn_rules rules = {.symbols = reader->draft.symbols};
    const int side = reader->draft.side;
    nonet_text_error unused;
    if (nn_symbols_read(field, 1, side, &rules, &reader->state, &unused) == NONET_OK &&
        nonet_position_accepts(&puzzle->position, reader->state.cells))
        return;
    puzzle->has_wrong_solution = true;
    nn_text_fail(&puzzle->note, field->line, field->column, "the given solution is wrong");
}

static nonet_status read_csv_row(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    const struct nn_row row = nn_row_of(line, 0, line->length);
    struct nn_row puzzle_field, solution_field;
    const bool has_puzzle = find_csv_field(&row, reader->columns.puzzle, &puzzle_field);
    const bool has_solution = reader->columns.solution >= 0;
    if (!has_puzzle || (has_solution && !find_csv_field(&row, reader->columns.solution, &solution_field)))
        return nn_text_fail(result->error, line->number, line->length + 1, "no column '%s' in this row",
                            has_puzzle ? "solution" : "puzzle");

    struct nn_rules rules = reader->rules;
    nn_rules_tell(&rules, NN_LINE);
    struct nn_guess guess;
    nn_shape_scan(&reader->shape, puzzle_field.text, puzzle_field.length);
    nn_shape_guess(&reader->shape, puzzle_field.text, &rules, &guess);
    if (!guess.line) {
        nn_shape_move(&reader->shape, puzzle_field.column - 1);
        return nn_shape_explain(&reader->shape, line, 0, &rules, result->error);
    }
    NN_TRY(nn_reader_read_single(reader, &puzzle_field, &guess, result));
    result->puzzle->style.notation = nn_notation_get(NN_CSV);
    if (has_solution && solution_field.length) check_given_solution(reader, &solution_field, result->puzzle);
    return NONET_OK;
}

const struct nn_reading nn_csv_reading = {
    .begins = begins_csv,
    .no_header = "no header that names a column 'puzzle'",
    .read = read_csv_row,
    .power = 2,
};

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
