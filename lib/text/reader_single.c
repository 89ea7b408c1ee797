/* reader_single.c: puzzles on one line, and returning a puzzle that was read. */
#include <assert.h>
#include <string.h>

#include "base/invariants.h"
#include "base/try.h"
#include "text/reader.h"

nonet_status nn_reader_layout(nonet_reader *reader, int box_rows, int box_columns, const nonet_layout **layout)
{
    assert(box_rows >= 1 && box_rows <= NONET_MAX_BOX && box_columns >= 1 && box_columns <= NONET_MAX_BOX);
    nonet_layout **slot = &reader->classic_layouts[box_rows][box_columns];
    if (!*slot) NN_TRY(nonet_layout_new(box_rows, box_columns, slot));
    assert((*slot)->is_classic && (*slot)->box_rows == box_rows && (*slot)->box_columns == box_columns);
    *layout = *slot;
    return NONET_OK;
}

nonet_status nn_reader_usual_layout(nonet_reader *reader, int side, const nonet_layout **layout)
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
    puzzle->style =
        (nonet_style){.notation = nn_notation_get(draft->notation), .symbols = draft->symbols, .blank = draft->blank};
    puzzle->line = line;
    puzzle->has_wrong_solution = puzzle->has_more = false;
    puzzle->board = NULL;
    memset(puzzle->reserved, 0, sizeof puzzle->reserved);
    puzzle->note.line = puzzle->note.column = 0; /* not the whole message, which would be too slow for many puzzles */
    puzzle->note.message[0] = 0;
    puzzle->note.setting = NULL;
    memset(puzzle->note.reserved, 0, sizeof puzzle->note.reserved);
    if (!draft->is_symbol_guess) return;
    nn_text_fail(&puzzle->note, line, 1, "symbols from 0 and from 1 both fit: read from 1 unless told otherwise");
    puzzle->note.setting = "symbols";
}

nonet_status nn_reader_read_single(nonet_reader *reader, const struct nn_row *row, const struct nn_guess *guess,
                                   struct nn_result *result)
{
    const int side = guess->line ? guess->line : guess->numbers;
    const struct nn_rules *rules = &reader->rules;
    const nonet_layout *layout;
    NN_TRY(nn_reader_usual_layout(reader, side, &layout));
    if (guess->line) NN_TRY(nn_symbols_read(row, 1, side, rules, &reader->draft, result->error));
    else NN_TRY(nn_tokens_read(row, 1, side, rules, &reader->draft, result->error));
    reader->draft.notation = nn_notation_with(reader->draft.traits);
    nn_reader_fill_puzzle(reader, layout, row->line, result->puzzle);
    reader->line_side = side;
    return NONET_OK;
}

struct nn_row nn_row_of(const struct nn_line *line, size_t start, size_t length)
{
    return (struct nn_row){line->text + start, length, line->number, start + 1, line};
}

/* The line is used up, unless memory ran out: then it can be tried again. */
enum nn_progress nn_reader_give_line(nonet_reader *reader, struct nn_result *result, nonet_status status)
{
    if (status != NONET_ERR_MEMORY) nn_lines_take(&reader->lines);
    return nn_give(result, status);
}

enum nn_progress nn_reader_give_single(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess,
                                       struct nn_result *result)
{
    const struct nn_token *first = &reader->shape.tokens[0];
    const struct nn_row row =
        guess->is_first_token ? nn_row_of(line, first->start, first->length) : nn_row_of(line, 0, reader->shape.end);
    return nn_reader_give_line(reader, result, nn_reader_read_single(reader, &row, guess, result));
}

bool nn_reader_is_one_cell(const nonet_reader *reader)
{
    const char character = reader->lone_character;
    return reader->rules.side <= 1 && !reader->rules.symbols && (character == '1' || nn_is_blank(character));
}

enum nn_progress nn_reader_give_one_cell(nonet_reader *reader, struct nn_result *result)
{
    const struct nn_row row = {&reader->lone_character, 1, reader->title.line, reader->title.column, NULL};
    nonet_status status = NONET_ERR_MEMORY;
    const nonet_layout *layout;
    if (nn_reader_layout(reader, 1, 1, &layout) == NONET_OK)
        status = nn_symbols_read(&row, 1, 1, &reader->rules, &reader->draft, result->error);
    if (status == NONET_OK) {
        reader->draft.notation = nn_notation_with(reader->draft.traits);
        nn_reader_fill_puzzle(reader, layout, row.line, result->puzzle);
    }
    if (status != NONET_ERR_MEMORY) reader->has_title = false;
    return nn_give(result, status);
}
