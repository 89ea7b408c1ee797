/* reader.c: puzzles out of a stream of lines.
 *
 *     bytes -> lines.c -> line -> shape.c: what may it be?
 *                                   |-- a puzzle: read at once
 *                                   |-- a row: into the block, until the block is complete
 *                                   |-- words: kept as a title until the next line tells whether a
 *                                   |          grid follows; otherwise they are an error
 *                                   `-- nothing: an error, and the rest of its paragraph is skipped
 *
 * A line is only looked at until something is done with it: what was pending before it (a block that
 * it interrupts, a title) is settled first, as the result of one call, and the next call meets the
 * same line again. So every step has at most one result, and nothing is lost.
 *
 * Memory: the line in hand, one block, two drafts. */
#include <stdlib.h>
#include <string.h>

#include "base/try.h"
#include "text/block.h"
#include "text/sdk.h"

enum section { SECTION_NONE, SECTION_PUZZLE, SECTION_STATE };
enum skipping { SKIP_NOTHING, SKIP_PARAGRAPH, SKIP_SECTION };

struct nonet_reader {
    struct nn_rules rules;
    char *custom_symbols; /* owned, or NULL */
    struct nn_lines lines;
    struct nn_shape shape;
    struct nn_block block;
    enum section section;
    enum skipping skipping;
    bool is_csv;
    struct nn_csv_columns csv;
    bool has_title;
    nonet_text_error title; /* the error that it is, unless a grid follows */
    bool is_replaying;      /* the rows of the block are puzzles, handed out one by one */
    int replayed;
    bool is_held; /* a [Puzzle] is in the draft and waits for its [State] */
    int held_box_rows, held_box_columns;
    uint64_t held_line;
    struct nn_draft draft, state;
    nonet_layout *layouts[NONET_MAX_BOX + 1][NONET_MAX_BOX + 1];
};

/* What a step did: handed out a result, or made way for the next one. */
enum progress { GO_ON, HAS_RESULT };

/* The result of a call, as it takes shape. */
struct result {
    nonet_status status;
    nonet_puzzle *puzzle;
    nonet_text_error *error;
};

/* ---- handles --------------------------------------------------------------------------------- */

void nonet_reader_settings_defaults(nonet_reader_settings *settings)
{
    if (settings) *settings = (nonet_reader_settings){0};
}

static nonet_status set_symbols(nonet_reader *reader, const char *name)
{
    const char *symbols = nonet_symbols_find(name);
    if (!symbols) return NONET_ERR_ARG;
    reader->rules.symbols = symbols;
    if (symbols != name || symbols == nn_symbols_from_1 || symbols == nn_symbols_from_0 ||
        symbols == nn_symbols_letters)
        return NONET_OK;
    const size_t size = strlen(name) + 1;
    reader->custom_symbols = malloc(size);
    if (!reader->custom_symbols) return NONET_ERR_MEMORY;
    reader->rules.symbols = memcpy(reader->custom_symbols, name, size);
    return NONET_OK;
}

static nonet_status apply_settings(nonet_reader *reader, const nonet_reader_settings *settings)
{
    struct nn_rules *rules = &reader->rules;
    rules->notation = NN_ANY_NOTATION;
    if (!settings) return NONET_OK;
    if (settings->notation) {
        nonet_style style;
        NN_TRY(nonet_style_find(settings->notation, &style));
        rules->notation = nn_notation_identify(style.notation);
        rules->symbols = style.symbols;
    }
    if (settings->symbols) NN_TRY(set_symbols(reader, settings->symbols));

    const int rows = settings->box_rows, columns = settings->box_columns;
    if (rows == 0 && columns == 0) return NONET_OK;
    if (rows < 1 || rows > NONET_MAX_BOX || columns < 1 || columns > NONET_MAX_BOX)
        return NONET_ERR_ARG;
    rules->side = rows * columns;
    rules->box_rows = rows;
    rules->box_columns = columns;
    return NONET_OK;
}

nonet_status nonet_reader_new(const nonet_reader_settings *settings, nonet_reader **reader)
{
    if (!reader) return NONET_ERR_ARG;
    *reader = NULL;
    nonet_reader *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    const nonet_status status = apply_settings(made, settings);
    if (status != NONET_OK) {
        nonet_reader_free(made);
        return status;
    }
    nn_lines_restart(&made->lines);
    *reader = made;
    return NONET_OK;
}

void nonet_reader_free(nonet_reader *reader)
{
    if (!reader) return;
    nn_lines_release(&reader->lines);
    free(reader->block.text);
    free(reader->custom_symbols);
    for (int rows = 0; rows <= NONET_MAX_BOX; rows++)
        for (int columns = 0; columns <= NONET_MAX_BOX; columns++)
            nonet_layout_free(reader->layouts[rows][columns]);
    free(reader);
}

nonet_status nonet_reader_feed(nonet_reader *reader, const char *text, size_t length)
{
    if (!reader || (!text && length)) return NONET_ERR_ARG;
    return nn_lines_feed(&reader->lines, text, length);
}

void nonet_reader_pause(nonet_reader *reader)
{
    if (reader) reader->lines.is_paused = true;
}

void nonet_reader_finish(nonet_reader *reader)
{
    if (reader) reader->lines.is_finished = true;
}

/* Forget a pending grid. */
static void drop_block(nonet_reader *reader)
{
    nn_block_reset(&reader->block);
    reader->section = SECTION_NONE;
    reader->is_held = false;
    reader->is_replaying = false;
}

void nonet_reader_restart(nonet_reader *reader)
{
    if (!reader) return;
    nn_lines_restart(&reader->lines);
    drop_block(reader);
    reader->skipping = SKIP_NOTHING;
    reader->has_title = false;
    reader->is_csv = false;
}

/* ---- handing out results --------------------------------------------------------------------- */

static enum progress give(struct result *result, nonet_status status)
{
    result->status = status;
    return HAS_RESULT;
}

static nonet_status get_layout(nonet_reader *reader, int box_rows, int box_columns,
                               const nonet_layout **layout)
{
    nonet_layout **slot = &reader->layouts[box_rows][box_columns];
    if (!*slot) NN_TRY(nonet_layout_new(box_rows, box_columns, slot));
    *layout = *slot;
    return NONET_OK;
}

/* The layout of a puzzle on a line, whose boxes nothing shows. */
static nonet_status get_plain_layout(nonet_reader *reader, int side, const nonet_layout **layout)
{
    const struct nn_block nothing = {0};
    int box_rows, box_columns;
    nn_block_box(&nothing, &reader->rules, side, &box_rows, &box_columns);
    return get_layout(reader, box_rows, box_columns, layout);
}

static void fill_puzzle(nonet_reader *reader, const nonet_layout *layout, uint64_t line,
                        nonet_puzzle *puzzle)
{
    struct nn_draft *draft = &reader->draft;
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

static enum progress give_title_error(nonet_reader *reader, struct result *result)
{
    *result->error = reader->title;
    reader->has_title = false;
    return give(result, NONET_ERR_TEXT);
}

/* ---- puzzles on a line ----------------------------------------------------------------------- */

static nonet_status read_single(nonet_reader *reader, const struct nn_row *row,
                                const struct nn_guess *guess, struct result *result)
{
    const int side = guess->sukaku ? guess->sukaku : guess->line ? guess->line : guess->numbers;
    const struct nn_rules *rules = &reader->rules;
    const nonet_layout *layout;
    NN_TRY(get_plain_layout(reader, side, &layout));
    if (guess->sukaku)
        NN_TRY(nn_sukaku_read(row, side, rules, &reader->draft, result->error));
    else if (guess->line)
        NN_TRY(nn_symbols_read(row, 1, side, rules, &reader->draft, result->error));
    else
        NN_TRY(nn_tokens_read(row, 1, side, rules, &reader->draft, result->error));
    fill_puzzle(reader, layout, row->line, result->puzzle);
    return NONET_OK;
}

static struct nn_row row_of(const struct nn_line *line, size_t start, size_t length)
{
    return (struct nn_row){line->text + start, length, line->number, start + 1};
}

/* The line is used up, unless memory was short: then it can be tried again. */
static enum progress give_line(nonet_reader *reader, struct result *result, nonet_status status)
{
    if (status != NONET_ERR_MEMORY) nn_lines_take(&reader->lines);
    return give(result, status);
}

static enum progress give_single(nonet_reader *reader, const struct nn_line *line,
                                 const struct nn_guess *guess, struct result *result)
{
    const struct nn_token *first = &reader->shape.tokens[0];
    const bool is_one_token = guess->sukaku || guess->is_first_token;
    const struct nn_row row = is_one_token ? row_of(line, first->start, first->length)
                                           : row_of(line, 0, reader->shape.end);
    return give_line(reader, result, read_single(reader, &row, guess, result));
}

static size_t indentation(const struct nn_line *line)
{
    size_t start = 0;
    while (start < line->length && (line->text[start] == ' ' || line->text[start] == '\t')) start++;
    return start;
}

static nonet_status read_library(nonet_reader *reader, const struct nn_line *line,
                                 struct result *result)
{
    const size_t start = indentation(line);
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
    fill_puzzle(reader, layout, line->number, result->puzzle);
    return NONET_OK;
}

/* The given solution, if it is one; otherwise the puzzle gets a note. */
static void check_given_solution(nonet_reader *reader, const struct nn_row *field,
                                 nonet_puzzle *puzzle)
{
    const struct nn_rules rules = {.symbols = reader->draft.symbols};
    const int side = reader->draft.side;
    nonet_text_error unused;
    if (nn_symbols_read(field, 1, side, &rules, &reader->state, &unused) == NONET_OK &&
        nonet_position_accepts(&puzzle->position, reader->state.cells))
        return;
    puzzle->has_wrong_solution = true;
    nn_text_fail(&puzzle->note, field->line, field->column, "the given solution is none");
}

static nonet_status read_csv_row(nonet_reader *reader, const struct nn_line *line,
                                 struct result *result)
{
    const struct nn_row row = row_of(line, 0, line->length);
    struct nn_row puzzle_field, solution_field;
    const bool has_puzzle = nn_csv_find_field(&row, reader->csv.puzzle, &puzzle_field);
    const bool has_solution = reader->csv.solution >= 0;
    if (!has_puzzle ||
        (has_solution && !nn_csv_find_field(&row, reader->csv.solution, &solution_field)))
        return nn_text_fail(result->error, line->number, line->length + 1,
                            "no column '%s' in this row", has_puzzle ? "solution" : "puzzle");

    struct nn_rules rules = reader->rules;
    rules.notation = NN_LINE;
    struct nn_guess guess;
    nn_shape_scan(&reader->shape, puzzle_field.text, puzzle_field.length);
    nn_shape_guess(&reader->shape, puzzle_field.text, &rules, &guess);
    if (!guess.line) {
        const struct nn_line as_line = {puzzle_field.text, puzzle_field.length, puzzle_field.text,
                                        puzzle_field.length, line->number, false, false};
        nn_shape_explain(&reader->shape, &as_line, 0, &rules, result->error);
        result->error->column += puzzle_field.column - 1;
        return NONET_ERR_TEXT;
    }
    NN_TRY(read_single(reader, &puzzle_field, &guess, result));
    result->puzzle->style.notation = nn_notation_get(NN_CSV);
    if (has_solution && solution_field.length)
        check_given_solution(reader, &solution_field, result->puzzle);
    return NONET_OK;
}

/* ---- grids ----------------------------------------------------------------------------------- */

static nonet_status read_block(nonet_reader *reader, struct nn_draft *draft,
                               nonet_text_error *error)
{
    const struct nn_block *block = &reader->block;
    const int side = nn_block_side(block);
    if (block->token_row)
        return nn_tokens_read(block->rows, side, side, &reader->rules, draft, error);
    NN_TRY(nn_symbols_read(block->rows, side, side, &reader->rules, draft, error));
    draft->notation = block->has_bars ? NN_SS : NN_ROWS;
    return NONET_OK;
}

static enum progress give_held(nonet_reader *reader, struct result *result)
{
    const nonet_layout *layout;
    const nonet_status status =
        get_layout(reader, reader->held_box_rows, reader->held_box_columns, &layout);
    if (status != NONET_OK) return give(result, status);
    fill_puzzle(reader, layout, reader->held_line, result->puzzle);
    drop_block(reader);
    reader->has_title = false;
    return give(result, NONET_OK);
}

/* All rows of the block are there. */
static enum progress finish_block(nonet_reader *reader, struct result *result)
{
    struct nn_block *block = &reader->block;
    const bool is_state = reader->is_held;
    nonet_status status = read_block(reader, is_state ? &reader->state : &reader->draft,
                                     result->error);
    if (status == NONET_OK && is_state)
        status = nn_sdk_join(&reader->draft, &reader->state, block->rows, result->error);
    if (status != NONET_OK) {
        drop_block(reader);
        reader->has_title = false;
        return give(result, status);
    }
    if (is_state) return give_held(reader, result);

    nn_block_box(block, &reader->rules, nn_block_side(block), &reader->held_box_rows,
                 &reader->held_box_columns);
    reader->held_line = block->rows[0].line;
    reader->is_held = true;
    if (reader->section == SECTION_NONE) return give_held(reader, result);
    reader->draft.notation = NN_SDK;
    nn_block_reset(block);
    reader->has_title = false;
    return GO_ON;
}

static enum progress give_too_few_rows(nonet_reader *reader, struct result *result)
{
    const struct nn_block *block = &reader->block;
    const int count = block->is_banded ? block->paragraph_start : block->row_count;
    nn_text_fail(result->error, block->rows[count - 1].line, 1, "%d row%s, expected %d", count,
                 count == 1 ? "" : "s", nn_block_side(block));
    reader->has_title = false;
    return give(result, NONET_ERR_TEXT);
}

/* Hand out the next row of the block as a puzzle of its own. */
static enum progress replay_row(nonet_reader *reader, struct result *result)
{
    struct nn_block *block = &reader->block;
    if (reader->has_title) return give_title_error(reader, result);
    if (reader->replayed == block->row_count) {
        drop_block(reader);
        return GO_ON;
    }
    const struct nn_guess guess = {.line = block->line, .numbers = block->numbers};
    const nonet_status status =
        read_single(reader, &block->rows[reader->replayed], &guess, result);
    if (status != NONET_ERR_MEMORY) reader->replayed++;
    return give(result, status);
}

/* The block ends here: by an end, a pause, a blank line, or a line that is no part of it. GO_ON: it
 * was nothing, or its rows come next. */
static enum progress end_block(nonet_reader *reader, struct result *result)
{
    struct nn_block *block = &reader->block;
    if (block->is_only_dashes && !nn_block_may_be_complete(block)) {
        drop_block(reader);
        return GO_ON;
    }
    if (nn_block_may_be_lines(block)) {
        reader->is_replaying = true;
        reader->replayed = 0;
        return GO_ON;
    }
    if (nn_block_may_be_complete(block)) {
        block->symbol_row = 0;
        return finish_block(reader, result);
    }
    block->is_banded = false; /* all rows count */
    const enum progress progress = give_too_few_rows(reader, result);
    drop_block(reader);
    return progress;
}

/* ---- one line -------------------------------------------------------------------------------- */

static enum progress take_and_go_on(nonet_reader *reader)
{
    nn_lines_take(&reader->lines);
    return GO_ON;
}

/* A blank line inside a block: fine between bands. */
static enum progress handle_blank_line(nonet_reader *reader, struct result *result)
{
    struct nn_block *block = &reader->block;
    reader->skipping = SKIP_NOTHING;
    reader->is_csv = reader->is_csv && reader->rules.notation == NN_CSV;
    const int new_rows = block->row_count - block->paragraph_start;
    if (new_rows == 0) return take_and_go_on(reader);
    int box_rows, box_columns;
    nn_block_box(block, &reader->rules, nn_block_side(block), &box_rows, &box_columns);
    const bool is_band = new_rows == box_rows && !nn_block_may_be_complete(block) &&
                         !nn_block_may_be_lines(block) && !block->is_only_dashes;
    if (!is_band) return end_block(reader, result);
    block->is_banded = true;
    block->paragraph_start = block->row_count;
    return take_and_go_on(reader);
}

static bool is_section_named(const struct nn_line *line, const char *name)
{
    const char *bracket = memchr(line->text, '[', line->length);
    const size_t left = line->length - (size_t)(bracket - line->text), length = strlen(name);
    if (left < length) return false;
    for (size_t at = 0; at < length; at++) {
        const char character = bracket[at];
        const bool is_upper = character >= 'A' && character <= 'Z';
        if ((is_upper ? character - 'A' + 'a' : character) != name[at]) return false;
    }
    return true;
}

static enum progress handle_section(nonet_reader *reader, const struct nn_line *line,
                                    struct result *result)
{
    if (reader->block.row_count) return end_block(reader, result);
    const bool is_state = is_section_named(line, "[state]");
    if (is_state && reader->is_held && reader->section == SECTION_PUZZLE) {
        reader->section = SECTION_STATE;
        return take_and_go_on(reader);
    }
    if (reader->is_held) return give_held(reader, result);
    const bool is_puzzle = is_state || is_section_named(line, "[puzzle]");
    reader->section = is_puzzle ? SECTION_PUZZLE : SECTION_NONE;
    reader->skipping = is_puzzle ? SKIP_NOTHING : SKIP_SECTION;
    reader->has_title &= !is_puzzle;
    return take_and_go_on(reader);
}

static bool is_library_line(const struct nn_line *line, const struct nn_rules *rules)
{
    if (rules->notation == NN_LIBRARY) return true;
    const size_t first = indentation(line);
    return rules->notation == NN_ANY_NOTATION && first < line->length && line->text[first] == ':';
}

/* A line that can be read neither alone nor as a row. */
static enum progress handle_unreadable(nonet_reader *reader, const struct nn_line *line,
                                       struct result *result)
{
    const struct nn_rules *rules = &reader->rules;
    const bool is_grid_notation =
        rules->notation == NN_ANY_NOTATION || !nn_notation_get(rules->notation)->is_line;
    if (reader->has_title) return give_title_error(reader, result);
    if (reader->is_held) return give_held(reader, result);
    nn_shape_explain(&reader->shape, line, 0, rules, result->error);
    if (is_grid_notation && nn_shape_is_wordy(&reader->shape, line->text)) {
        reader->has_title = true;
        reader->title = *result->error;
        return take_and_go_on(reader);
    }
    reader->skipping = is_grid_notation ? SKIP_PARAGRAPH : SKIP_NOTHING;
    return give_line(reader, result, NONET_ERR_TEXT);
}

/* Nothing is pending but perhaps a title. */
static enum progress handle_fresh_line(nonet_reader *reader, const struct nn_line *line,
                                       const struct nn_guess *guess, bool is_dashes,
                                       struct result *result)
{
    const bool is_library = is_library_line(line, &reader->rules);
    const bool may_be_row = (guess->symbol_row || guess->token_row) && line->length <= NN_ROW_LIMIT;
    const bool is_single = (guess->sukaku || guess->line || guess->numbers) &&
                           (!may_be_row || guess->line == 1 || guess->numbers == 1);
    if (reader->is_held && (is_library || is_single)) return give_held(reader, result);
    if (reader->has_title && (is_library || is_single)) return give_title_error(reader, result);
    if (is_library) return give_line(reader, result, read_library(reader, line, result));

    const bool is_csv_forced = reader->rules.notation == NN_CSV;
    const bool may_be_csv = is_csv_forced || reader->rules.notation == NN_ANY_NOTATION;
    if (may_be_csv && !may_be_row && !is_single &&
        nn_csv_read_header(line->text, line->length, is_csv_forced, &reader->csv)) {
        if (reader->has_title) return give_title_error(reader, result);
        if (reader->is_held) return give_held(reader, result);
        reader->is_csv = true;
        return take_and_go_on(reader);
    }
    if (is_single && is_dashes && reader->rules.notation == NN_ANY_NOTATION)
        return take_and_go_on(reader);
    if (is_single) return give_single(reader, line, guess, result);
    if (!may_be_row) return handle_unreadable(reader, line, result);
    if (reader->is_held && reader->section == SECTION_PUZZLE) return give_held(reader, result);

    const nonet_status status =
        nn_block_add(&reader->block, line, &reader->shape, guess, is_dashes);
    if (status != NONET_OK) return give(result, status);
    return take_and_go_on(reader);
}

/* A line that does not continue the block: the block ends before it, or the line is a bad row. */
static enum progress handle_misfit(nonet_reader *reader, const struct nn_line *line,
                                   const struct nn_guess *guess, struct result *result)
{
    const struct nn_block *block = &reader->block;
    const bool is_at_band = block->is_banded && block->paragraph_start == block->row_count;
    const bool is_other_puzzle = guess->sukaku || guess->line || guess->numbers ||
                                 is_library_line(line, &reader->rules);
    if (is_at_band || is_other_puzzle || nn_block_may_be_lines(block) ||
        nn_block_may_be_complete(block) || nn_shape_is_wordy(&reader->shape, line->text))
        return end_block(reader, result);
    nn_shape_explain(&reader->shape, line, nn_block_side(block), &reader->rules, result->error);
    drop_block(reader);
    reader->has_title = false;
    reader->skipping = SKIP_PARAGRAPH;
    return give_line(reader, result, NONET_ERR_TEXT);
}

static enum progress handle_row(nonet_reader *reader, const struct nn_line *line,
                                const struct nn_guess *guess, bool is_dashes,
                                struct result *result)
{
    struct nn_block *block = &reader->block;
    if (!nn_block_fits(block, guess) || line->length > NN_ROW_LIMIT)
        return handle_misfit(reader, line, guess, result);
    if (nn_block_may_be_lines(block) && nn_block_may_be_complete(block))
        return end_block(reader, result);

    int box_rows, box_columns;
    nn_block_box(block, &reader->rules, nn_block_side(block), &box_rows, &box_columns);
    if (block->is_banded && block->row_count - block->paragraph_start == box_rows) {
        const enum progress progress = give_too_few_rows(reader, result);
        nn_block_keep_paragraph(block);
        return progress;
    }
    const nonet_status status = nn_block_add(block, line, &reader->shape, guess, is_dashes);
    if (status != NONET_OK) return give(result, status);
    return take_and_go_on(reader);
}

/* True when this line still belongs to the paragraph that an error spoilt. */
static bool is_skipped(const nonet_reader *reader, const struct nn_line *line,
                       const struct nn_guess *guess)
{
    if (reader->skipping == SKIP_SECTION) return true;
    if (reader->skipping == SKIP_NOTHING) return false;
    const bool may_be_row = guess->symbol_row || guess->token_row;
    const bool is_single = guess->sukaku || guess->line || guess->numbers;
    if ((is_single && !may_be_row) || is_library_line(line, &reader->rules)) return false;
    return may_be_row || !nn_shape_is_wordy(&reader->shape, line->text);
}

static enum progress handle_text(nonet_reader *reader, const struct nn_line *line, bool is_dashes,
                                 struct result *result)
{
    struct nn_guess guess;
    nn_shape_scan(&reader->shape, line->text, line->length);
    nn_shape_guess(&reader->shape, line->text, &reader->rules, &guess);
    const bool is_readable = guess.sukaku || guess.line || guess.numbers || guess.symbol_row ||
                             guess.token_row;
    if (is_dashes && !is_readable) return take_and_go_on(reader); /* a rule of any length */
    if (is_skipped(reader, line, &guess)) return take_and_go_on(reader);
    reader->skipping = SKIP_NOTHING;

    if (nn_block_dashes_were_rules(&reader->block, &reader->shape, line->text, &guess))
        nn_block_reset(&reader->block);
    if (reader->block.row_count) return handle_row(reader, line, &guess, is_dashes, result);
    return handle_fresh_line(reader, line, &guess, is_dashes, result);
}

/* NUL bytes, or a line over the limit. */
static enum progress handle_no_text(nonet_reader *reader, const struct nn_line *line,
                                    struct result *result)
{
    if (reader->block.row_count) return end_block(reader, result);
    if (reader->is_held) return give_held(reader, result);
    if (reader->has_title) return give_title_error(reader, result);
    if (line->is_too_long)
        nn_text_fail(result->error, line->number, 1, "line of more than %zu MB: no puzzle is that long",
                     NN_LINE_LIMIT >> 20);
    else
        nn_text_fail(result->error, line->number, 1, "NUL byte: binary data is no puzzle");
    return give_line(reader, result, NONET_ERR_TEXT);
}

static enum progress handle_line(nonet_reader *reader, const struct nn_line *line,
                                 struct result *result)
{
    if (line->is_too_long || line->is_binary) return handle_no_text(reader, line, result);
    const enum nn_line_kind kind = nn_line_classify(line->text, line->length);
    const bool is_framed = reader->block.row_count > 0;
    switch (kind) {
    case NN_KIND_BLANK:
        return handle_blank_line(reader, result);
    case NN_KIND_COMMENT: case NN_KIND_PADDING:
        return take_and_go_on(reader);
    default:
        break;
    }
    if (reader->is_csv) return give_line(reader, result, read_csv_row(reader, line, result));
    if (kind == NN_KIND_SECTION) return handle_section(reader, line, result);
    const bool is_rule = kind == NN_KIND_RULE ||
                         (kind == NN_KIND_DASHES &&
                          nn_block_takes_dashes_as_rule(&reader->block, &reader->rules));
    if (!is_rule) return handle_text(reader, line, kind == NN_KIND_DASHES, result);
    if (is_framed) nn_block_add_rule(&reader->block);
    return take_and_go_on(reader);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* No line is there, for now or for ever: settle what is pending. */
static enum progress handle_silence(nonet_reader *reader, nonet_status status,
                                    struct result *result)
{
    const bool is_end = status == NONET_END;
    const struct nn_block *block = &reader->block;
    if (block->row_count) {
        const bool is_open = nn_block_may_be_lines(block) || nn_block_may_be_complete(block);
        if (is_end || is_open) return end_block(reader, result);
        return give(result, status);
    }
    const bool waits_for_state = reader->section == SECTION_STATE && !is_end;
    if (reader->is_held && !waits_for_state) return give_held(reader, result);
    if (reader->has_title) return give_title_error(reader, result);
    return give(result, status);
}

static enum progress read_step(nonet_reader *reader, struct result *result)
{
    if (reader->is_replaying) return replay_row(reader, result);
    if (nn_block_is_complete(&reader->block) && !nn_block_may_be_lines(&reader->block))
        return finish_block(reader, result);
    struct nn_line line;
    const nonet_status status = nn_lines_peek(&reader->lines, &line, result->error);
    if (status == NONET_OK) return handle_line(reader, &line, result);
    if (status == NONET_END || (status == NONET_MORE && reader->lines.is_paused))
        return handle_silence(reader, status, result);
    return give(result, status);
}

/* ---- the fast path --------------------------------------------------------------------------- */

/* Files of millions of 81-character lines are what speed matters for: a line of digits and one kind
 * of blank, alone in its line, with nothing pending, is read without any of the above. */
enum { PLAIN_CELLS = 81 };

static bool is_idle(const nonet_reader *reader)
{
    const struct nn_lines *lines = &reader->lines;
    return reader->block.row_count == 0 && !reader->is_replaying && !reader->is_held &&
           !reader->has_title && !reader->is_csv && reader->skipping == SKIP_NOTHING &&
           lines->is_begun && !lines->is_unreadable && !lines->is_inside_long && !lines->has_line;
}

static bool allows_plain_lines(const struct nn_rules *rules)
{
    return (rules->notation == NN_ANY_NOTATION || rules->notation == NN_LINE) &&
           (!rules->symbols || rules->symbols == nn_symbols_from_1) &&
           (rules->side == 0 || (rules->box_rows == 3 && rules->box_columns == 3));
}

/* The bytes of the line end behind the cells; 0: something else is there. */
static size_t plain_line_end(const struct nn_lines *lines)
{
    const size_t available = lines->end - lines->start;
    const char *behind = lines->buffer + lines->start + PLAIN_CELLS;
    if (available > PLAIN_CELLS && behind[0] == '\n') return 1;
    if (available > PLAIN_CELLS + 1 && behind[0] == '\r' && behind[1] == '\n') return 2;
    return 0;
}

/* What the characters of a plain line are; bytes, so that compilers can handle many at a time. */
struct plain_findings {
    unsigned char bad, dots, zeros;
};

static inline struct plain_findings read_plain_cells(const char *restrict text,
                                                     uint8_t *restrict cells, int count)
{
    unsigned char bad = 0, dots = 0, zeros = 0;
    for (int cell = 0; cell < count; cell++) {
        const unsigned char is_dot = text[cell] == '.';
        const unsigned char digit = (unsigned char)(text[cell] - '0');
        const unsigned char value = is_dot ? 0 : digit;
        cells[cell] = value;
        bad |= value > 9;
        dots |= is_dot;
        zeros |= digit == 0;
    }
    return (struct plain_findings){bad, dots, zeros};
}

/* False: it is no plain line. */
static bool read_plain_board(const char *text, uint8_t *cells, char *blank)
{
    /* 80 is a multiple of every vector length. */
    const struct plain_findings most = read_plain_cells(text, cells, PLAIN_CELLS - 1);
    const struct plain_findings last =
        read_plain_cells(text + PLAIN_CELLS - 1, cells + PLAIN_CELLS - 1, 1);
    const bool has_dots = most.dots | last.dots, has_zeros = most.zeros | last.zeros;
    *blank = has_dots ? '.' : has_zeros ? '0' : 0;
    return !(most.bad | last.bad) && !(has_dots && has_zeros);
}

static bool read_plain_line(nonet_reader *reader, nonet_puzzle *puzzle)
{
    if (!is_idle(reader) || !allows_plain_lines(&reader->rules)) return false;
    struct nn_lines *lines = &reader->lines;
    const size_t line_end = plain_line_end(lines);
    const nonet_layout *layout;
    if (line_end == 0 || get_layout(reader, 3, 3, &layout) != NONET_OK) return false;
    char blank;
    if (!read_plain_board(lines->buffer + lines->start, reader->draft.cells, &blank)) return false;

    nn_draft_begin(&reader->draft, NN_LINE, 9);
    reader->draft.symbols = nn_symbols_from_1;
    reader->draft.blank = blank;
    fill_puzzle(reader, layout, lines->number, puzzle);
    lines->start += PLAIN_CELLS + line_end;
    lines->searched = lines->start;
    lines->number++;
    return true;
}

nonet_status nonet_reader_next(nonet_reader *reader, nonet_puzzle *puzzle, nonet_text_error *error)
{
    if (!reader || !puzzle || !error) return NONET_ERR_ARG;
    if (read_plain_line(reader, puzzle)) return NONET_OK;
    struct result result = {.puzzle = puzzle, .error = error};
    while (read_step(reader, &result) == GO_ON) continue;
    return result.status;
}
