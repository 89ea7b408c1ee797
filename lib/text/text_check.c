/* text_check.c: the invariants of lines.h, shape.h, grid_rows.h, draft.h and reader.h. */
#include "base/bits.h"
#include "base/invariants.h"
#include "text/reader.h"

#ifndef NDEBUG

const char *nn_lines_check(const struct nn_lines *lines)
{
    NN_HOLDS(lines->start <= lines->searched && lines->searched <= lines->end && lines->end <= lines->capacity,
             "what is used up, searched and there follow each other in the buffer");
    if (!lines->has_line) return NULL;
    const struct nn_line *const line = &lines->line;
    NN_HOLDS(lines->next_start >= lines->start && lines->next_start <= lines->end, "a line ends in the buffer");
    NN_HOLDS(line->bytes == lines->buffer + lines->start && line->number == lines->number,
             "the line is the one at the start");
    NN_HOLDS(line->length <= line->byte_count && line->byte_count <= NN_LINE_LIMIT, "a character is a byte or more");
    return NULL;
}

/* ---- shapes ------------------------------------------------------------------------------------ */

static bool are_tokens_in_order(const struct nn_shape *shape)
{
    size_t end = 0;
    for (int at = 0; at < shape->token_count; at++) {
        const struct nn_token token = shape->tokens[at];
        if (!token.length || token.start < end || token.start + (size_t)token.length > shape->end) return false;
        end = token.start + (size_t)token.length;
    }
    return true;
}

static bool are_characters_counted(const struct nn_shape *shape)
{
    size_t characters = 0, common = shape->token_count ? shape->tokens[0].length : 0;
    for (int at = 0; at < shape->token_count; at++) {
        characters += shape->tokens[at].length;
        if (shape->tokens[at].length != common) common = 0;
    }
    return characters == shape->characters && common == shape->token_length;
}

const char *nn_shape_check(const struct nn_shape *shape)
{
    NN_HOLDS(shape->token_count >= 0 && shape->token_count <= NONET_MAX_CELLS + 1, "so many tokens are counted");
    NN_HOLDS(are_tokens_in_order(shape), "tokens follow each other, before the comment");
    NN_HOLDS(are_characters_counted(shape), "characters are those of the tokens");
    return NULL;
}

/* ---- rows of a grid ---------------------------------------------------------------------------- */

/* One after the other. */
static bool are_rows_copied(const struct nn_grid_rows *block)
{
    const char *end = block->text;
    for (int row = 0; row < block->row_count; row++) {
        if (block->rows[row].text != end || block->rows[row].length > NN_ROW_LIMIT) return false;
        end += block->rows[row].length;
    }
    return !block->row_count || end == block->text + block->used;
}

const char *nn_grid_rows_check(const struct nn_grid_rows *block)
{
    NN_HOLDS(block->row_count >= 0 && block->row_count <= NONET_MAX_SIDE, "a grid has a valid number of rows");
    NN_HOLDS(are_rows_copied(block), "rows are copied one after the other");
    NN_HOLDS(!block->symbol_row || !block->token_row || block->symbol_row > block->token_row || block->symbol_row == 1,
             "a row has more symbols than tokens");
    NN_HOLDS(block->rows_at_rule >= 0 && block->rows_at_rule <= block->row_count, "rules come after rows");
    NN_HOLDS(block->paragraph_start >= 0 && block->paragraph_start <= block->row_count, "bands begin with a row");
    NN_HOLDS(block->box_columns >= -1 && block->box_rows >= -1, "boxes are known, unknown or contradictory");
    return NULL;
}

/* ---- puzzles ----------------------------------------------------------------------------------- */

const char *nn_draft_check(const struct nn_draft *draft)
{
    const uint64_t all = nn_low_bits(draft->side);
    for (int cell = 0; cell < draft->side * draft->side; cell++) {
        NN_HOLDS(draft->cells[cell] <= draft->side, "values are those of the board");
        NN_HOLDS(!draft->has_marks || !(draft->marks[cell] & ~all), "marks are values of the board");
        NN_HOLDS(!draft->has_placed || draft->cells[cell] || !draft->is_given[cell], "a given has a value");
    }
    return NULL;
}

static bool are_layouts_at_their_place(const nonet_reader *reader)
{
    for (int rows = 0; rows <= NONET_MAX_BOX; rows++)
        for (int columns = 0; columns <= NONET_MAX_BOX; columns++) {
            const nonet_layout *const layout = reader->classic_layouts[rows][columns];
            if (layout && (layout->box_rows != rows || layout->box_columns != columns)) return false;
        }
    return true;
}

/* Between two calls. */
const char *nn_reader_check(const nonet_reader *reader)
{
    NN_HOLDS_IN(nn_lines_check(&reader->lines));
    NN_HOLDS_IN(nn_grid_rows_check(&reader->block));
    NN_HOLDS(!reader->is_replaying || reader->replayed <= reader->block.row_count, "only rows are handed out again");
    NN_HOLDS(reader->preface.count <= NN_PREFACE_MOST && reader->preface.given >= 0 &&
                 (reader->preface.given < reader->preface.count || !reader->preface.given),
             "words wait until they are given");
    NN_HOLDS(!reader->is_held || reader->held_layout, "a puzzle that waits has a layout");
    NN_HOLDS(are_layouts_at_their_place(reader), "layouts are kept by their boxes");
    return NULL;
}

#endif
