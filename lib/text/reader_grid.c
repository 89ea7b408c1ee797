/* reader_grid.c: from the rows of a block to a puzzle, to several puzzles, or to an error. */
#include <assert.h>

#include "base/try.h"
#include "text/reader.h"

/* Forget a pending grid. */
void nn_reader_drop_block(nonet_reader *reader)
{
    nn_grid_rows_reset(&reader->block);
    reader->section = NN_SECTION_NONE;
    reader->is_held = false;
    reader->is_replaying = false;
}

enum nn_progress nn_reader_give_words(nonet_reader *reader, struct nn_result *result)
{
    assert(nn_reader_has_words(reader));
    if (reader->preface.count) return nn_reader_give_preface(reader, result);
    *result->error = reader->title;
    reader->has_title = false;
    return nn_give(result, NONET_ERR_TEXT);
}

static nonet_status read_block(nonet_reader *reader, struct nn_draft *draft, nonet_text_error *error)
{
    const struct nn_grid_rows *block = &reader->block;
    const int side = nn_grid_rows_side(block);
    if (block->token_row) return nn_tokens_read(block->rows, side, side, &reader->rules, draft, error);
    NN_TRY(nn_symbols_read(block->rows, side, side, &reader->rules, draft, error));
    draft->traits = NN_TRAIT_SYMBOLS | NN_TRAIT_GRID | (block->has_bars ? NN_TRAIT_BARS : 0u);
    return NONET_OK;
}

enum nn_progress nn_reader_give_held(nonet_reader *reader, struct nn_result *result)
{
    assert(reader->is_held);
    nn_reader_fill_puzzle(reader, reader->held_layout, reader->held_line, result->puzzle);
    nn_reader_drop_block(reader);
    reader->has_title = false;
    return nn_give(result, NONET_OK);
}

bool nn_reader_rows_are_lines(const nonet_reader *reader)
{
    const struct nn_grid_rows *block = &reader->block;
    return block->row_count && reader->line_side && !block->is_banded && !block->has_bars &&
           nn_grid_rows_side(block) == reader->line_side * reader->line_side;
}

static enum nn_progress begin_replay(nonet_reader *reader)
{
    reader->is_replaying = true;
    reader->replayed = 0;
    return NN_GO_ON;
}

/* All rows of the block are there. */
enum nn_progress nn_reader_finish_block(nonet_reader *reader, struct nn_result *result)
{
    struct nn_grid_rows *block = &reader->block;
    if (nn_reader_rows_are_lines(reader)) return begin_replay(reader);
    const bool is_state = reader->is_held;
    int box_rows, box_columns;
    const nonet_layout *layout;
    nn_grid_rows_box(block, &reader->rules, nn_grid_rows_side(block), &box_rows, &box_columns);
    nonet_status status = nn_reader_layout(reader, box_rows, box_columns, &layout);
    if (status != NONET_OK) return nn_give(result, status); /* nothing has changed yet */

    status = read_block(reader, is_state ? &reader->state : &reader->draft, result->error);
    if (status == NONET_OK && is_state)
        status = nn_notation_reading(reader->section_notation)
                     ->join(&reader->draft, &reader->state, block->rows, result->error);
    if (status != NONET_OK) {
        nn_reader_drop_block(reader);
        reader->has_title = false;
        return nn_give(result, status);
    }
    if (is_state) return nn_reader_give_held(reader, result);

    reader->held_layout = layout;
    reader->held_line = block->rows[0].line;
    reader->is_held = true;
    const bool is_section = reader->section != NN_SECTION_NONE;
    reader->draft.notation = is_section ? reader->section_notation : nn_notation_with(reader->draft.traits);
    if (!is_section) return nn_reader_give_held(reader, result);
    nn_grid_rows_reset(block);
    reader->has_title = false;
    return NN_GO_ON;
}

enum nn_progress nn_reader_give_too_few_rows(nonet_reader *reader, struct nn_result *result)
{
    const struct nn_grid_rows *block = &reader->block;
    const int count = block->is_banded ? block->paragraph_start : block->row_count;
    nn_text_fail(result->error, block->rows[count - 1].line, 1, "%d row%s, expected %d", count, count == 1 ? "" : "s",
                 nn_grid_rows_side(block));
    reader->has_title = false;
    return nn_give(result, NONET_ERR_TEXT);
}

/* A row read as a line of its own: a puzzle, or the error of a line whose length does not match its neighbours. */
static nonet_status read_row_as_line(nonet_reader *reader, const struct nn_row *row, struct nn_result *result)
{
    const struct nn_grid_rows *block = &reader->block;
    struct nn_guess guess = {.line = block->line, .numbers = block->numbers};
    if (nn_reader_rows_are_lines(reader) && !nn_grid_rows_may_be_lines(block)) {
        if (block->token_row) guess.numbers = reader->line_side;
        else guess.line = reader->line_side;
    }
    if (!guess.line && !guess.numbers)
        return nn_text_fail(result->error, row->line, 1, "%d cells, expected %d", nn_grid_rows_side(block),
                            reader->line_side * reader->line_side);
    return nn_reader_read_single(reader, row, &guess, result);
}

/* Return the next row of the block as a line of its own. */
enum nn_progress nn_reader_replay_row(nonet_reader *reader, struct nn_result *result)
{
    assert(reader->is_replaying);
    struct nn_grid_rows *block = &reader->block;
    if (nn_reader_has_words(reader)) return nn_reader_give_words(reader, result);
    if (reader->replayed == block->row_count) {
        nn_reader_drop_block(reader);
        return NN_GO_ON;
    }
    const nonet_status status = read_row_as_line(reader, &block->rows[reader->replayed], result);
    if (status != NONET_ERR_MEMORY) reader->replayed++;
    return nn_give(result, status);
}

/* The block ends here: at the end of the text, a pause, a blank line, or a line that does not belong to it. NN_GO_ON:
 * it was nothing, or its rows come next. */
enum nn_progress nn_reader_end_block(nonet_reader *reader, struct nn_result *result)
{
    struct nn_grid_rows *block = &reader->block;
    if (block->is_only_dashes && !nn_grid_rows_may_be_complete(block)) {
        nn_reader_drop_block(reader);
        return NN_GO_ON;
    }
    if (nn_grid_rows_may_be_lines(block)) return begin_replay(reader);
    if (nn_grid_rows_may_be_complete(block)) {
        block->symbol_row = 0;
        return nn_reader_finish_block(reader, result);
    }
    /* Among puzzles on lines, a few bad lines of equal length are not a grid: each gets its own error. */
    if (reader->line_side && !block->is_banded && !block->has_bars) return begin_replay(reader);
    block->is_banded = false; /* all rows count */
    const enum nn_progress progress = nn_reader_give_too_few_rows(reader, result);
    nn_reader_drop_block(reader);
    return progress;
}
