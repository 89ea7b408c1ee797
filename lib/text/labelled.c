/* labelled.c: collecting the lines of a drawn board; see labelled.h. */
#include "text/labelled.h"

#include <ctype.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "text/reading.h"

/* ---- where a board begins -------------------------------------------------------------------- */

/* Take note of the size; false: there is no such board. */
static bool open_board(struct nn_labelled *board, int side, int box_columns, const struct nn_rules *rules,
                       uint64_t line)
{
    const bool is_wanted =
        rules->notation == NN_ANY_NOTATION || rules->notation == nn_notation_gathering(NN_GATHERS_LABELLED);
    if (!is_wanted || box_columns < 1 || box_columns > NONET_MAX_BOX || side % box_columns) return false;
    const int box_rows = side / box_columns;
    const bool is_asked = !rules->side || (rules->box_rows == box_rows && rules->box_columns == box_columns);
    if (box_rows > NONET_MAX_BOX || side < 1 || side > NONET_MAX_SIDE || !is_asked) return false;
    *board = (struct nn_labelled){
        .is_open = true, .side = side, .box_rows = box_rows, .box_columns = box_columns, .first_line = line};
    return true;
}

/* How many numbers 1, 2, 3 ... a row consists of; 0: it has something else. */
static int count_labels(const struct nn_row *row)
{
    int count = 0;
    for (size_t at = 0; at < row->length;) {
        int number = 0;
        while (at < row->length && row->text[at] == ' ') at++;
        const size_t start = at;
        while (at < row->length && isdigit((unsigned char)row->text[at]) && number <= NONET_MAX_SIDE)
            number = number * 10 + (row->text[at++] - '0');
        if (at == start && at == row->length) break;
        if (at == start || number != ++count) return 0;
    }
    return count;
}

bool nn_labelled_open_at_rule(struct nn_labelled *board, const struct nn_grid_rows *block, const struct nn_line *line,
                              const struct nn_rules *rules)
{
    const int side = block->row_count == 1 ? count_labels(&block->rows[0]) : 0;
    const char *const first = side ? memchr(line->text, '+', line->length) : NULL;
    if (!first) return false;
    const size_t corner = (size_t)(first - line->text);
    size_t second = 0;
    int boxes = -1;
    for (size_t at = corner; at < line->length; at++) {
        if (line->text[at] != '+') continue;
        if (++boxes == 1) second = at;
    }
    if (boxes < 1 || side % boxes || !open_board(board, side, side / boxes, rules, block->rows[0].line)) return false;
    board->corner = corner;
    board->pitch = ((int)(second - corner) - 2) / board->box_columns;
    return true;
}

/* The part of a line before its first bar, if it is a single word; its length, or 0. */
static size_t find_label(const struct nn_line *line, size_t *start, size_t *bar)
{
    const char *const found = memchr(line->text, '|', line->length);
    if (!found) return 0;
    *bar = (size_t)(found - line->text);
    size_t end = *bar;
    *start = 0;
    while (*start < end && line->text[*start] == ' ') ++*start;
    while (end > *start && line->text[end - 1] == ' ') end--;
    for (size_t at = *start; at < end; at++)
        if (!isalnum((unsigned char)line->text[at])) return 0;
    return end - *start;
}

bool nn_labelled_open_at_row(struct nn_labelled *board, const struct nn_shape *shape, const struct nn_line *line,
                             const struct nn_rules *rules)
{
    size_t start, bar;
    if (shape->bar_count < 2 || shape->sections < 3 || find_label(line, &start, &bar) != 1) return false;
    const char label = line->text[start];
    if (label != '1' && label != 'A' && label != 'a') return false;
    /* All sections after the label have as many tokens, or one of as many characters. */
    int sections = 0, tokens = 0, first_tokens = 0, token = 1;
    size_t length = 0;
    bool is_even = true;
    for (size_t at = bar + 1; at <= shape->end; at++) {
        if (at < shape->end && line->text[at] != '|') continue;
        for (tokens = 0; token < shape->token_count && shape->tokens[token].start < at; token++, tokens++) {
            if (!length) length = shape->tokens[token].length;
            else if (length != shape->tokens[token].length) length = 0, is_even = is_even && tokens > 0;
        }
        if (tokens == 0) continue;
        if (sections++ == 0) first_tokens = tokens;
        is_even &= tokens == first_tokens;
    }
    const int box_columns = first_tokens > 1 ? first_tokens : (int)shape->tokens[1].length;
    if (!is_even || sections < 2 || box_columns < 2) return false;
    if (!open_board(board, sections * box_columns, box_columns, rules, line->number)) return false;
    board->letter = label == '1' ? 0 : label;
    return true;
}

/* ---- rows of fields -------------------------------------------------------------------------- */

static bool is_label_of(const struct nn_labelled *board, const struct nn_line *line, size_t start, size_t length,
                        int row)
{
    if (board->letter) return length == 1 && line->text[start] == board->letter + row;
    int number = 0;
    for (size_t at = 0; at < length && number <= NONET_MAX_SIDE; at++) {
        if (!isdigit((unsigned char)line->text[start + at])) return false;
        number = number * 10 + (line->text[start + at] - '0');
    }
    return number == row + 1;
}

static nonet_status add_fields(struct nn_labelled *board, const struct nn_line *line, size_t bar,
                               struct nn_grid_rows *block)
{
    board->row++;
    return nn_grid_rows_keep(block, line, bar + 1);
}

/* ---- grids ----------------------------------------------------------------------------------- */

static void begin_grid_row(struct nn_labelled *board, struct nn_draft *draft)
{
    memset(board->cells, 0, sizeof board->cells);
    for (int column = 0; column < board->side; column++) {
        const int cell = board->row * board->side + column;
        draft->marks[cell] = 0;
        draft->cells[cell] = draft->is_given[cell] = 0;
    }
}

/* The symbol that a grid shows at the place of this value tells the alphabet. */
static void note_symbol(struct nn_labelled *board, char symbol, int value)
{
    static const char *const known[] = {nn_symbols_from_1, nn_symbols_from_0, nn_symbols_letters};
    for (size_t index = 0; index < sizeof known / sizeof *known && !board->symbols; index++)
        if ((int)strlen(known[index]) >= value && known[index][value - 1] == symbol) board->symbols = known[index];
}

/* What a grid shows from `at` on: a number or a symbol, and perhaps a sign. Returns the length with the sign. */
static size_t take_grid_piece(struct nn_grid_cell *cell, const char *text, size_t at, size_t width, int line)
{
    size_t end = at + 1;
    while (isdigit((unsigned char)text[at]) && end < width && end - at < 2 && isdigit((unsigned char)text[end])) end++;
    if (cell->count++ == 0) {
        cell->line = (uint8_t)line;
        cell->offset = (uint8_t)at;
        cell->length = (uint8_t)(end - at);
        memcpy(cell->text, text + at, end - at);
    }
    return end - at + (end < width && text[end] != ' ');
}

/* One line of the grid of a cell. False: it has something between the places of its candidates. */
static bool add_grid_line(struct nn_labelled *board, struct nn_draft *draft, const char *text, int column)
{
    const int width = board->pitch - 1, slot = width / board->box_columns;
    const int cell = board->row * board->side + column;
    bool is_fine = slot > 1;
    for (size_t at = 0; is_fine && at < (size_t)width;) {
        if (text[at] == ' ') {
            at++;
            continue;
        }
        const bool is_first = board->cells[column].count == 0;
        const int value = board->line * board->box_columns + (int)at / slot + 1;
        const bool is_in_place = at % (size_t)slot == 0 && value <= board->side;
        if (is_in_place) draft->marks[cell] |= nn_bit(value - 1);
        if (is_in_place && !isspace((unsigned char)text[at]) && !is_first) note_symbol(board, text[at], value);
        is_fine = isalnum((unsigned char)text[at]) && (is_in_place || is_first);
        at += take_grid_piece(&board->cells[column], text, at, (size_t)width, board->line);
    }
    return is_fine;
}

/* A cell with a single piece in the middle of its grid is filled. Its symbol is kept until all are known. */
static void end_grid_cell(const struct nn_labelled *board, struct nn_draft *draft, int column)
{
    const struct nn_grid_cell *const seen = &board->cells[column];
    const int cell = board->row * board->side + column, width = board->pitch - 1;
    /* A sign of a filled cell moves it to the left. */
    const int middle = (width - seen->length - 1) / 2, with_sign = (width - seen->length - 2) / 2;
    const bool is_middle = seen->line == board->box_rows / 2 && (seen->offset == middle || seen->offset == with_sign);
    if (seen->count != 1 || !is_middle) return;
    draft->marks[cell] = 0;
    draft->is_given[cell] = 1;
    const bool is_number = seen->length == 2;
    draft->cells[cell] = (uint8_t)(is_number ? 128 + (seen->text[0] - '0') * 10 + seen->text[1] - '0' : seen->text[0]);
}

static enum nn_labelled_result add_grids(struct nn_labelled *board, const struct nn_line *line, size_t bar,
                                         struct nn_draft *draft)
{
    const bool ends_box = (board->row + 1) % board->box_rows == 0;
    const size_t box_width = (size_t)(board->box_columns * board->pitch + 2);
    const size_t needed = bar + (size_t)(board->side / board->box_columns) * box_width;
    if (board->pitch < 3 || line->length < needed) return NN_LABELLED_WRONG;
    if (board->line == 0) begin_grid_row(board, draft);
    for (int column = 0; board->line < board->box_rows && column < board->side; column++) {
        const size_t start = bar + 2 + (size_t)(column / board->box_columns) * box_width +
                             (size_t)(column % board->box_columns * board->pitch);
        if (!add_grid_line(board, draft, line->text + start, column)) return NN_LABELLED_WRONG;
    }
    if (++board->line < board->box_rows + !ends_box) return NN_LABELLED_GOES_ON;
    for (int column = 0; column < board->side; column++) end_grid_cell(board, draft, column);
    board->line = 0;
    return ++board->row == board->side ? NN_LABELLED_COMPLETE : NN_LABELLED_GOES_ON;
}

/* ---- lines ----------------------------------------------------------------------------------- */

nonet_status nn_labelled_add(struct nn_labelled *board, const struct nn_line *line, struct nn_grid_rows *block,
                             struct nn_draft *draft, enum nn_labelled_result *result)
{
    const enum nn_line_kind kind = nn_line_classify(line->text, line->length);
    size_t start = 0, bar = 0;
    *result = NN_LABELLED_GOES_ON;
    if (kind == NN_KIND_RULE || kind == NN_KIND_DASHES) {
        if (board->line) *result = NN_LABELLED_WRONG;
        return NONET_OK;
    }
    const size_t length = find_label(line, &start, &bar);
    const bool has_bar = memchr(line->text, '|', line->length) != NULL;
    const bool is_row = length && is_label_of(board, line, start, length, board->row);
    if (!board->is_form_known) board->has_grids = !is_row;
    board->is_form_known = true;
    const bool needs_label = !board->has_grids || board->line == board->box_rows / 2;
    *result = NN_LABELLED_WRONG;
    if (!has_bar || is_row != needs_label || (length && !is_row)) return NONET_OK;
    if (board->has_grids) {
        *result = add_grids(board, line, bar, draft);
        return NONET_OK;
    }
    if (line->length - bar > NN_ROW_LIMIT) return NONET_OK;
    NN_TRY(add_fields(board, line, bar, block));
    *result = board->row == board->side ? NN_LABELLED_COMPLETE : NN_LABELLED_GOES_ON;
    return NONET_OK;
}
