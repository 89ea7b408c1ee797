/* reader_labelled.c: how the reader comes to a drawn board with labels, through it, and past its legend; see
 * labelled.h. */
#include <string.h>

#include "text/reader.h"

bool nn_reader_open_at_rule(nonet_reader *reader, const struct nn_line *line)
{
    if (reader->section != NN_SECTION_NONE || reader->is_held || reader->block.is_banded) return false;
    if (!nn_labelled_open_at_rule(&reader->labelled, &reader->block, line, &reader->rules)) return false;
    nn_grid_rows_reset(&reader->block);
    reader->preface.count = reader->preface.given = 0;
    return true;
}

bool nn_reader_open_at_row(nonet_reader *reader, const struct nn_line *line)
{
    if (reader->section != NN_SECTION_NONE || reader->is_held || reader->block.row_count) return false;
    if (!nn_labelled_open_at_row(&reader->labelled, &reader->shape, line, &reader->rules)) return false;
    reader->preface.count = reader->preface.given = 0;
    return true;
}

static void close_labelled(nonet_reader *reader)
{
    reader->labelled.is_open = false;
    nn_reader_drop_block(reader);
    reader->has_title = false;
    reader->line_side = 0;
}

static enum nn_progress give_labelled(nonet_reader *reader, struct nn_result *result)
{
    const struct nn_labelled *const board = &reader->labelled;
    const nonet_layout *layout;
    nonet_status status = nn_reader_layout(reader, board->box_rows, board->box_columns, &layout);
    if (status != NONET_OK) return nn_give(result, status); /* the line is still there, to be tried again */
    status = nn_labelled_read(board, &reader->block, &reader->rules, &reader->draft, result->error);
    reader->draft.notation = nn_notation_gathering(NN_GATHERS_LABELLED);
    if (status == NONET_OK) nn_reader_fill_puzzle(reader, layout, board->first_line, result->puzzle);
    close_labelled(reader);
    reader->labelled.had_board = true;
    return nn_give(result, status);
}

enum nn_progress nn_reader_give_cut_labelled(nonet_reader *reader, struct nn_result *result)
{
    const struct nn_labelled *const board = &reader->labelled;
    nn_text_fail(result->error, board->first_line, 1, "a drawn board with %d of its %d rows", board->row, board->side);
    close_labelled(reader);
    return nn_give(result, NONET_ERR_TEXT);
}

enum nn_progress nn_reader_take_labelled(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    struct nn_labelled *const board = &reader->labelled;
    enum nn_labelled_result made = NN_LABELLED_GOES_ON;
    const bool is_complete = board->row == board->side;
    if (!is_complete) {
        const nonet_status status = nn_labelled_add(board, line, &reader->block, &reader->draft, &made);
        if (status != NONET_OK) return nn_give(result, status);
        if (made == NN_LABELLED_WRONG) return nn_reader_give_cut_labelled(reader, result);
    }
    if (is_complete || made == NN_LABELLED_COMPLETE) {
        const enum nn_progress progress = give_labelled(reader, result);
        if (result->status != NONET_ERR_MEMORY) nn_lines_take(&reader->lines);
        return progress;
    }
    nn_lines_take(&reader->lines);
    return NN_GO_ON;
}

/* Set off from the margin, as the explanations of steps are. */
static bool is_indented(const struct nn_line *line)
{
    return line->length > 3 && memcmp(line->text, "   ", 3) == 0 && !memchr(line->text, '|', line->length);
}

bool nn_reader_is_legend(nonet_reader *reader, const struct nn_line *line, bool is_readable)
{
    struct nn_labelled *const board = &reader->labelled;
    if (!board->had_board || reader->block.row_count) return false;
    const bool is_explanation = is_indented(line) && (!is_readable || board->is_in_words);
    const bool is_words =
        nn_line_mentions_cell(line) || (!is_readable && nn_shape_is_wordy(&reader->shape, line->text));
    board->is_in_words = is_explanation || is_words;
    return board->is_in_words;
}
