/* grid_rows.c: collecting the rows of a grid; see grid_rows.h. */
#include "text/grid_rows.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "base/try.h"

void nn_grid_rows_reset(struct nn_grid_rows *block)
{
    char *text = block->text;
    memset(block, 0, sizeof *block);
    block->text = text;
}

bool nn_grid_rows_fits(const struct nn_grid_rows *block, const struct nn_guess *guess)
{
    if (block->row_count == 0) return guess->symbol_row || guess->token_row;
    return (guess->symbol_row && guess->symbol_row == block->symbol_row) ||
           (guess->token_row && guess->token_row == block->token_row);
}

static int keep_if_equal(int side, int other)
{
    return side == other ? side : 0;
}

static void narrow_readings(struct nn_grid_rows *block, const struct nn_guess *guess)
{
    if (block->row_count == 0) {
        block->symbol_row = guess->symbol_row;
        block->token_row = guess->token_row;
        block->line = guess->line;
        block->numbers = guess->numbers;
        return;
    }
    block->symbol_row = keep_if_equal(block->symbol_row, guess->symbol_row);
    block->token_row = keep_if_equal(block->token_row, guess->token_row);
    block->line = keep_if_equal(block->line, guess->line);
    block->numbers = keep_if_equal(block->numbers, guess->numbers);
    /* More rows than the smaller reading has. */
    if (block->symbol_row && block->row_count >= block->token_row) block->token_row = 0;
}

/* Note one more finding about a length; -1 means that findings contradict each other. */
static void note_length(int *known, int found)
{
    if (found == 0) return;
    *known = *known == 0 || *known == found ? found : -1;
}

static void note_blanks(struct nn_grid_rows *block, const char *text, size_t length)
{
    for (size_t at = 0; at < length; at++) {
        if (text[at] == '-') block->has_dash = true;
        else if (nn_is_blank(text[at]) && text[at] != 'x' && text[at] != 'X') block->has_other_blank = true;
    }
}

static nonet_status make_text(struct nn_grid_rows *block)
{
    if (!block->text) block->text = malloc((size_t)NONET_MAX_SIDE * NN_ROW_LIMIT);
    return block->text ? NONET_OK : NONET_ERR_MEMORY;
}

/* Copy a part of a line as the next row. */
static void copy_row(struct nn_grid_rows *block, const struct nn_line *line, size_t start, size_t length)
{
    assert(block->row_count < NONET_MAX_SIDE && length <= NN_ROW_LIMIT);
    assert(block->used + length <= (size_t)NONET_MAX_SIDE * NN_ROW_LIMIT);
    char *copy = block->text + block->used;
    memcpy(copy, line->text + start, length);
    block->used += length;
    block->rows[block->row_count++] = (struct nn_row){copy, length, line->number, start + 1, NULL};
}

nonet_status nn_grid_rows_keep(struct nn_grid_rows *block, const struct nn_line *line, size_t start)
{
    NN_TRY(make_text(block));
    copy_row(block, line, start, line->length - start);
    return NONET_OK;
}

nonet_status nn_grid_rows_add(struct nn_grid_rows *block, const struct nn_line *line, const struct nn_shape *shape,
                              const struct nn_guess *guess, bool is_dashes)
{
    const size_t start = guess->is_first_token ? shape->tokens[0].start : 0;
    const size_t length = guess->is_first_token ? shape->tokens[0].length : shape->end;
    NN_TRY(make_text(block)); /* before anything changes */
    narrow_readings(block, guess);
    note_length(&block->box_columns, guess->box_columns);
    block->has_bars |= shape->bar_count > 0;
    block->is_only_dashes = is_dashes && (block->row_count == 0 || block->is_only_dashes);
    if (!is_dashes) note_blanks(block, line->text + start, length);
    copy_row(block, line, start, length);
    NN_CHECK(nn_grid_rows_check(block));
    return NONET_OK;
}

void nn_grid_rows_add_rule(struct nn_grid_rows *block)
{
    note_length(&block->box_rows, block->row_count - block->rows_at_rule);
    block->rows_at_rule = block->row_count;
    block->line = block->numbers = 0;
}

void nn_grid_rows_keep_paragraph(struct nn_grid_rows *block)
{
    assert(block->paragraph_start <= block->row_count);
    const int dropped = block->paragraph_start;
    block->row_count -= dropped;
    memmove(block->rows, block->rows + dropped, (size_t)block->row_count * sizeof *block->rows);
    /* The text moves along: there is room for the rows of one block only. */
    block->used = 0;
    for (int row = 0; row < block->row_count; row++) {
        struct nn_row *kept = &block->rows[row];
        kept->text = memmove(block->text + block->used, kept->text, kept->length);
        block->used += kept->length;
    }
    block->is_banded = false;
    block->paragraph_start = 0;
    block->box_rows = 0;
    block->rows_at_rule = 0;
    NN_CHECK(nn_grid_rows_check(block));
}

static bool is_possible_box(int box_rows, int box_columns, int side)
{
    assert(side > 0);
    return box_rows >= 2 && box_columns >= 2 && box_rows <= NONET_MAX_BOX && box_columns <= NONET_MAX_BOX &&
           box_rows * box_columns == side;
}

void nn_grid_rows_box(const struct nn_grid_rows *block, const struct nn_rules *rules, int side, int *box_rows,
                      int *box_columns)
{
    if (rules->side) {
        *box_rows = rules->box_rows;
        *box_columns = rules->box_columns;
        return;
    }
    nonet_layout_usual_boxes(side, box_rows, box_columns);
    /* Gaps show boxes only where they divide symbols; bars always do. */
    const bool are_gaps_boxes = block->has_bars || !block->token_row;
    const bool has_columns = block->box_columns > 0 && are_gaps_boxes;
    const bool has_rows = block->box_rows > 0;
    const int columns = has_columns ? block->box_columns : has_rows ? side / block->box_rows : 0;
    const int rows = has_rows ? block->box_rows : has_columns ? side / block->box_columns : 0;
    if (!is_possible_box(rows, columns, side)) return;
    *box_rows = rows;
    *box_columns = columns;
}

bool nn_grid_rows_takes_dashes_as_rule(const struct nn_grid_rows *block, const struct nn_rules *rules)
{
    if (block->row_count == 0 || block->is_only_dashes) return false;
    if (block->has_bars) return true;
    if (block->has_dash) return false;
    if (block->has_other_blank) return true;
    int box_rows, box_columns;
    nn_grid_rows_box(block, rules, nn_grid_rows_side(block), &box_rows, &box_columns);
    return block->row_count % box_rows == 0;
}

bool nn_grid_rows_dashes_were_rules(const struct nn_grid_rows *block, const struct nn_shape *shape, const char *text,
                                    const struct nn_guess *guess)
{
    if (!block->is_only_dashes) return false;
    if (shape->bar_count || !nn_grid_rows_fits(block, guess)) return true;
    struct nn_grid_rows seen = {0};
    note_blanks(&seen, text, shape->end);
    return seen.has_other_blank && !seen.has_dash;
}
