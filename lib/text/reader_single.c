/* reader_single.c: puzzles that stand on one line, and handing out a puzzle that was read. */
#include "base/invariants.h"
#include "base/try.h"
#include "text/reader.h"

nonet_status nn_reader_layout(nonet_reader *reader, int box_rows, int box_columns, const nonet_layout **layout)
{
    assert(box_rows >= 1 && box_rows <= NONET_MAX_BOX && box_columns >= 1 && box_columns <= NONET_MAX_BOX);
    nonet_layout **slot = &reader->layouts[box_rows][box_columns];
    if (!*slot) NN_TRY(nonet_layout_new(box_rows, box_columns, slot));
    *layout = *slot;
    return NONET_OK;
}

/* The layout of a puzzle on a line, whose boxes nothing shows. */
static nonet_status get_plain_layout(nonet_reader *reader, int side, const nonet_layout **layout)
{
    const struct nn_grid_rows nothing = {0};
    int box_rows, box_columns;
    nn_grid_rows_box(&nothing, &reader->rules, side, &box_rows, &box_columns);
    return nn_reader_layout(reader, box_rows, box_columns, layout);
}

void nn_reader_fill_puzzle(nonet_reader *reader, const nonet_layout *layout, uint64_t line, nonet_puzzle *puzzle)
{
    assert(layout->side == reader->draft.side);
    struct nn_draft *draft = &reader->draft;
    nn_draft_settle(draft, layout);
    NN_CHECK(nn_draft_check(draft));
    puzzle->position = (nonet_position){
        .layout = layout,
        .cells = draft->cells,
        .is_given = draft->has_placed ? draft->is_given : NULL,
        .candidates = draft->has_marks ? draft->marks : NULL,
    };
    puzzle->style = (nonet_style){nn_notation_get(draft->notation), draft->symbols, draft->blank};
    puzzle->line = line;
    puzzle->has_wrong_solution = false;
    puzzle->note.message[0] = 0;
    if (draft->is_symbol_guess)
        nn_text_fail(&puzzle->note, line, 1,
                     "symbols from 0 and from 1 both fit: read from 1; --symbols 0 forces the other");
}

nonet_status nn_reader_read_single(nonet_reader *reader, const struct nn_row *row, const struct nn_guess *guess,
                                   struct nn_result *result)
{
    const int side = guess->sukaku ? guess->sukaku : guess->line ? guess->line : guess->numbers;
    const struct nn_rules *rules = &reader->rules;
    const nonet_layout *layout;
    NN_TRY(get_plain_layout(reader, side, &layout));
    if (guess->sukaku) NN_TRY(nn_sukaku_read(row, side, rules, &reader->draft, result->error));
    else if (guess->line) NN_TRY(nn_symbols_read(row, 1, side, rules, &reader->draft, result->error));
    else NN_TRY(nn_tokens_read(row, 1, side, rules, &reader->draft, result->error));
    nn_reader_fill_puzzle(reader, layout, row->line, result->puzzle);
    reader->line_side = side;
    return NONET_OK;
}

static struct nn_row row_of(const struct nn_line *line, size_t start, size_t length)
{
    return (struct nn_row){line->text + start, length, line->number, start + 1, line};
}

/* The line is used up, unless memory was short: then it can be tried again. */
enum nn_progress nn_reader_give_line(nonet_reader *reader, struct nn_result *result, nonet_status status)
{
    if (status != NONET_ERR_MEMORY) nn_lines_take(&reader->lines);
    return nn_give(result, status);
}

enum nn_progress nn_reader_give_single(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess,
                                       struct nn_result *result)
{
    const struct nn_token *first = &reader->shape.tokens[0];
    const bool is_one_token = guess->sukaku || guess->is_first_token;
    const struct nn_row row =
        is_one_token ? row_of(line, first->start, first->length) : row_of(line, 0, reader->shape.end);
    return nn_reader_give_line(reader, result, nn_reader_read_single(reader, &row, guess, result));
}

size_t nn_line_indentation(const struct nn_line *line)
{
    size_t start = 0;
    while (start < line->length && (line->text[start] == ' ' || line->text[start] == '\t')) start++;
    return start;
}

nonet_status nn_reader_read_library(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    const size_t start = nn_line_indentation(line);
    const struct nn_row row = row_of(line, start, line->length - start);
    struct nn_library_fields fields;
    int side;
    NN_TRY(nn_library_split(&row, &reader->rules, &fields, &side, result->error));
    const nonet_layout *layout;
    NN_TRY(get_plain_layout(reader, side, &layout));
    struct nn_rules rules = reader->rules;
    rules.symbols = nn_symbols_from_1;
    NN_TRY(nn_symbols_read(&fields.givens, 1, side, &rules, &reader->draft, result->error));
    NN_TRY(nn_library_delete(&fields.deleted, layout, &reader->draft, result->error));
    nn_reader_fill_puzzle(reader, layout, line->number, result->puzzle);
    return NONET_OK;
}

/* The given solution, if it is one; otherwise the puzzle gets a note. */
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

nonet_status nn_reader_read_csv_row(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    const struct nn_row row = row_of(line, 0, line->length);
    struct nn_row puzzle_field, solution_field;
    const bool has_puzzle = nn_csv_find_field(&row, reader->csv.puzzle, &puzzle_field);
    const bool has_solution = reader->csv.solution >= 0;
    if (!has_puzzle || (has_solution && !nn_csv_find_field(&row, reader->csv.solution, &solution_field)))
        return nn_text_fail(result->error, line->number, line->length + 1, "no column '%s' in this row",
                            has_puzzle ? "solution" : "puzzle");

    struct nn_rules rules = reader->rules;
    rules.notation = NN_LINE;
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
