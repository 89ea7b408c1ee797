/* reader_step.c: what the next line does to a reader, given what is pending.
 *
 * Each function either takes the line, or settles something that was pending before it and leaves
 * the line for the next step; see reader.c. */
#include <string.h>

#include "text/reader.h"

static enum nn_progress take_and_go_on(nonet_reader *reader)
{
    nn_lines_take(&reader->lines);
    return NN_GO_ON;
}

/* Of a board whose empty cells are spaces, an empty line that is not between bands is an empty row. */
static bool is_empty_row(const nonet_reader *reader, const struct nn_line *line)
{
    const struct nn_grid_rows *const block = &reader->block;
    if (!block->is_gapped || block->has_bars || nn_grid_rows_may_be_complete(block)) return false;
    return line->length == (size_t)block->symbol_row || block->row_count % 3;
}

static enum nn_progress add_empty_row(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    char text[NN_GAPS_WIDTH];
    struct nn_line filled = *line;
    struct nn_guess guess;
    memset(text, NN_GLYPH_BLANK, sizeof text);
    filled.text = text;
    filled.length = (size_t)reader->block.symbol_row;
    nn_shape_scan(&reader->shape, filled.text, filled.length);
    nn_shape_guess(&reader->shape, filled.text, &reader->rules, &guess);
    const nonet_status status = nn_grid_rows_add(&reader->block, &filled, &reader->shape, &guess, false);
    return status == NONET_OK ? take_and_go_on(reader) : nn_give(result, status);
}

/* A blank line inside a block: fine between bands. */
static enum nn_progress handle_blank_line(nonet_reader *reader, struct nn_result *result)
{
    struct nn_grid_rows *block = &reader->block;
    reader->skipping = NN_SKIP_NOTHING;
    reader->labelled.is_in_words = false;
    if (!block->row_count) reader->line_side = 0;
    if (reader->rules.notation == NN_ANY_NOTATION) reader->headed = NULL;
    const int new_rows = block->row_count - block->paragraph_start;
    if (new_rows == 0) return take_and_go_on(reader);
    int box_rows, box_columns;
    nn_grid_rows_box(block, &reader->rules, nn_grid_rows_side(block), &box_rows, &box_columns);
    const bool is_band = new_rows == box_rows && !nn_grid_rows_may_be_complete(block) &&
                         !nn_grid_rows_may_be_lines(block) && !block->is_only_dashes;
    if (!is_band) return nn_reader_end_block(reader, result);
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

/* What a title in brackets announces, and in which notation. */
static enum nn_section find_section(const struct nn_line *line, enum nn_notation_id *notation)
{
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        const struct nn_reading *reading = nn_notation_reading((enum nn_notation_id)id);
        if (!reading->puzzle_section) continue;
        *notation = (enum nn_notation_id)id;
        if (is_section_named(line, reading->puzzle_section)) return NN_SECTION_PUZZLE;
        if (is_section_named(line, reading->state_section)) return NN_SECTION_STATE;
    }
    return NN_SECTION_NONE;
}

static enum nn_progress handle_section(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    if (reader->block.row_count) return nn_reader_end_block(reader, result);
    if (reader->preface.count) return nn_reader_give_preface(reader, result);
    enum nn_notation_id notation = NN_ANY_NOTATION;
    const enum nn_section found = find_section(line, &notation);
    const bool continues = reader->section == NN_SECTION_PUZZLE && reader->section_notation == notation;
    if (found == NN_SECTION_STATE && reader->is_held && continues) {
        reader->section = NN_SECTION_STATE;
        return take_and_go_on(reader);
    }
    if (reader->is_held) return nn_reader_give_held(reader, result);
    const bool is_puzzle = found != NN_SECTION_NONE;
    reader->section_notation = notation;
    reader->section = is_puzzle ? NN_SECTION_PUZZLE : NN_SECTION_NONE;
    reader->skipping = is_puzzle ? NN_SKIP_NOTHING : NN_SKIP_SECTION;
    reader->has_title &= !is_puzzle;
    return take_and_go_on(reader);
}

/* The notation that owns this line, or NULL. */
static const struct nn_reading *find_owner(const nonet_reader *reader, const struct nn_line *line)
{
    for (int index = 0; index < reader->owner_count; index++)
        if (reader->owners[index]->owns(line, &reader->shape, &reader->rules)) return reader->owners[index];
    return NULL;
}

/* The notation whose header this line is, or NULL. */
static const struct nn_reading *find_header(nonet_reader *reader, const struct nn_line *line)
{
    const enum nn_notation_id told = reader->rules.notation;
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        const struct nn_reading *reading = nn_notation_reading((enum nn_notation_id)id);
        if (!reading->begins || (told != NN_ANY_NOTATION && (int)told != id)) continue;
        if (reading->begins(line, told != NN_ANY_NOTATION, &reader->columns)) return reading;
    }
    return NULL;
}

/* The user named a one-line notation, so every line gets an answer. */
static bool is_line_notation(const struct nn_rules *rules)
{
    return rules->notation != NN_ANY_NOTATION && nn_notation_get(rules->notation)->is_line;
}

/* The other rows of a grid that cannot be read are not puzzles themselves. */
static void skip_rest_of_grid(nonet_reader *reader, int side, int rows_seen)
{
    reader->skipping = NN_SKIP_GRID;
    reader->skipped_side = side;
    reader->rows_to_skip = side - rows_seen;
}

/* Words, or a few characters: "Grid 01", "1.", "===". */
static bool may_be_title(const nonet_reader *reader, const struct nn_line *line, bool is_bad_row)
{
    enum { LONGEST_MARK = 15 };
    if (is_line_notation(&reader->rules)) return false;
    if (nn_shape_is_wordy(&reader->shape, line->text)) return true;
    return !is_bad_row && reader->shape.characters <= LONGEST_MARK;
}

/* A title becomes a part of the preface, since more words follow. False: it cannot. */
static bool joins_preface(nonet_reader *reader)
{
    if (!reader->has_title) return true;
    if (!nn_preface_takes(&reader->preface, &reader->title)) return false;
    nn_preface_add(&reader->preface, &reader->title);
    reader->has_title = false;
    return true;
}

/* Keep the line until the next one tells what it is. */
static void keep_as_title(nonet_reader *reader, const struct nn_line *line, const nonet_text_error *error)
{
    const bool is_lone =
        line->number == 1 && reader->shape.characters == 1 && reader->rules.notation == NN_ANY_NOTATION;
    reader->has_title = true;
    reader->title = *error;
    reader->lone_character = is_lone ? line->text[reader->shape.tokens[0].start] : 0;
}

/* Why a line can be read neither alone nor as a row. */
static void explain_unreadable(const nonet_reader *reader, const struct nn_line *line, nonet_text_error *error)
{
    const struct nn_rules *rules = &reader->rules;
    const bool is_told = rules->notation != NN_ANY_NOTATION;
    const char *no_header = is_told ? nn_notation_reading(rules->notation)->no_header : NULL;
    if (no_header) nn_text_fail(error, line->number, 1, "%s", no_header);
    else if (nn_reader_is_our_words(reader, line)) nn_shape_deny(line, rules, error);
    else nn_shape_explain(&reader->shape, line, 0, rules, error);
}

/* A line that can be read neither alone nor as a row. */
static enum nn_progress handle_unreadable(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    const struct nn_rules *rules = &reader->rules;
    const bool is_ours = nn_reader_is_our_words(reader, line);
    const int side = is_line_notation(rules) || is_ours ? 0 : nn_shape_bad_row_side(&reader->shape, rules);
    const bool is_title = may_be_title(reader, line, side > 0), is_words = is_title || is_ours;
    if (nn_reader_has_words(reader) && !(is_words && joins_preface(reader)))
        return nn_reader_give_words(reader, result);
    if (reader->is_held) return nn_reader_give_held(reader, result);
    explain_unreadable(reader, line, result->error);
    reader->preface.names_cells = nn_line_mentions_cell(line) || (is_ours && reader->preface.names_cells);
    if (is_title) {
        keep_as_title(reader, line, result->error);
        return take_and_go_on(reader);
    }
    if (is_words && nn_preface_takes(&reader->preface, result->error)) {
        nn_preface_add(&reader->preface, result->error);
        return take_and_go_on(reader);
    }
    if (side && !reader->line_side) skip_rest_of_grid(reader, side, 1);
    return nn_reader_give_line(reader, result, NONET_ERR_TEXT);
}

/* Nothing is pending but perhaps a title. */
static enum nn_progress handle_fresh_line(nonet_reader *reader, const struct nn_line *line,
                                          const struct nn_guess *guess, bool is_dashes, struct nn_result *result)
{
    const bool may_be_row = (guess->symbol_row || guess->token_row) && line->length <= NN_ROW_LIMIT;
    /* On a board of one cell a row is a line. */
    const bool is_single =
        guess->own || ((guess->line || guess->numbers) && (!may_be_row || guess->line == 1 || guess->numbers == 1));
    if (reader->is_held && is_single) return nn_reader_give_held(reader, result);
    if (nn_reader_has_words(reader) && is_single) return nn_reader_give_words(reader, result);
    if (!may_be_row && !is_single) {
        const struct nn_reading *headed = find_header(reader, line);
        if (headed && nn_reader_has_words(reader)) return nn_reader_give_words(reader, result);
        if (headed && reader->is_held) return nn_reader_give_held(reader, result);
        if (headed) {
            reader->headed = headed;
            return take_and_go_on(reader);
        }
    }
    if (is_single && is_dashes && reader->rules.notation == NN_ANY_NOTATION) return take_and_go_on(reader);
    if (guess->own) return nn_reader_give_line(reader, result, guess->own->read(reader, line, result));
    if (is_single) return nn_reader_give_single(reader, line, guess, result);
    if (!may_be_row) return handle_unreadable(reader, line, result);
    if (reader->is_held && reader->section == NN_SECTION_PUZZLE) return nn_reader_give_held(reader, result);

    const nonet_status status = nn_grid_rows_add(&reader->block, line, &reader->shape, guess, is_dashes);
    if (status != NONET_OK) return nn_give(result, status);
    return take_and_go_on(reader);
}

/* A line that does not continue the block: the block ends before it, or the line is a bad row. */
static enum nn_progress handle_misfit(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess,
                                      struct nn_result *result)
{
    const struct nn_grid_rows *block = &reader->block;
    const bool is_at_band = block->is_banded && block->paragraph_start == block->row_count;
    const bool is_other_puzzle = guess->own || guess->line || guess->numbers;
    if (is_at_band || is_other_puzzle || nn_grid_rows_may_be_lines(block) || nn_grid_rows_may_be_complete(block) ||
        nn_shape_is_wordy(&reader->shape, line->text)) {
        if (is_other_puzzle) reader->line_side = guess->line ? guess->line : guess->numbers;
        return nn_reader_end_block(reader, result);
    }
    nn_shape_explain(&reader->shape, line, nn_grid_rows_side(block), &reader->rules, result->error);
    skip_rest_of_grid(reader, nn_grid_rows_side(block), block->row_count + 1);
    nn_reader_drop_block(reader);
    reader->has_title = false;
    return nn_reader_give_line(reader, result, NONET_ERR_TEXT);
}

static enum nn_progress handle_row(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess,
                                   bool is_dashes, struct nn_result *result)
{
    struct nn_grid_rows *block = &reader->block;
    if (!nn_grid_rows_fits(block, guess) || line->length > NN_ROW_LIMIT)
        return handle_misfit(reader, line, guess, result);
    if (nn_grid_rows_may_be_lines(block) && nn_grid_rows_may_be_complete(block))
        return nn_reader_end_block(reader, result);

    int box_rows, box_columns;
    nn_grid_rows_box(block, &reader->rules, nn_grid_rows_side(block), &box_rows, &box_columns);
    if (block->is_banded && block->row_count - block->paragraph_start == box_rows) {
        const enum nn_progress progress = nn_reader_give_too_few_rows(reader, result);
        nn_grid_rows_keep_paragraph(block);
        return progress;
    }
    const nonet_status status = nn_grid_rows_add(block, line, &reader->shape, guess, is_dashes);
    if (status != NONET_OK) return nn_give(result, status);
    return take_and_go_on(reader);
}

/* True if this line is another row of a grid that had an error. */
static bool is_skipped(nonet_reader *reader, const struct nn_line *line, const struct nn_guess *guess)
{
    const bool may_be_row = guess->symbol_row || guess->token_row;
    const bool is_puzzle = guess->own || guess->line || guess->numbers;
    if (reader->skipping == NN_SKIP_NOTHING) return false;
    if (reader->skipping == NN_SKIP_SECTION) return !is_puzzle;
    if (reader->rows_to_skip == 0) return false;
    const int side = reader->skipped_side;
    const struct nn_shape *shape = &reader->shape;
    const bool is_same_side = guess->symbol_row == side || guess->token_row == side;
    /* Rows may be ragged, or have the same bad character. */
    const bool is_alike = !is_puzzle && !may_be_row && !nn_shape_is_wordy(shape, line->text) &&
                          (shape->token_count > 1 || shape->characters <= 2 * (size_t)side);
    if (!is_same_side && !is_alike) return false;
    reader->rows_to_skip--;
    return true;
}

static bool is_readable_guess(const struct nn_guess *guess)
{
    return guess->own || guess->line || guess->numbers || guess->symbol_row || guess->token_row;
}

/* What a line may be, after those before it. */
static void guess_line_of(nonet_reader *reader, const struct nn_line *line, struct nn_guess *guess)
{
    nn_shape_scan(&reader->shape, line->text, line->length);
    *guess = (struct nn_guess){.own = find_owner(reader, line)};
    if (!guess->own) nn_shape_guess(&reader->shape, line->text, &reader->rules, guess);
    const bool may_be_row = guess->symbol_row || guess->token_row;
    if (may_be_row && reader->section != NN_SECTION_NONE) guess->line = guess->numbers = 0;
}

/* If the line can only be a row whose empty cells are spaces, replace it by one that has signs for them. */
static bool fill_gaps(nonet_reader *reader, struct nn_line *line, struct nn_guess *guess, char text[NN_GAPS_WIDTH])
{
    const bool fits = reader->block.row_count ? nn_grid_rows_fits(&reader->block, guess) : is_readable_guess(guess);
    if (fits || guess->own || reader->skipping != NN_SKIP_NOTHING) return false;
    const size_t length = nn_gaps_fill(&reader->block, line, text);
    struct nn_line filled = *line;
    struct nn_guess better;
    filled.text = text;
    filled.length = length;
    if (!length) return false;
    guess_line_of(reader, &filled, &better);
    const bool is_row = better.symbol_row || better.token_row;
    if (is_row && (!reader->block.row_count || nn_grid_rows_fits(&reader->block, &better))) {
        *line = filled;
        *guess = better;
        return true;
    }
    guess_line_of(reader, line, guess);
    return false;
}

static enum nn_progress handle_text(nonet_reader *reader, const struct nn_line *given, bool is_dashes,
                                    struct nn_result *result)
{
    struct nn_line filled = *given, *const line = &filled;
    struct nn_guess guess;
    char gap_text[NN_GAPS_WIDTH];
    nn_shape_scan(&reader->shape, line->text, line->length);
    if (nn_reader_open_at_row(reader, line)) return NN_GO_ON; /* which takes the line */
    if (nn_reader_opens_list(reader, line))
        return reader->preface.count ? nn_reader_give_preface(reader, result)
                                     : nn_reader_take_list(reader, line, result);
    guess_line_of(reader, line, &guess);
    const bool is_gapped = fill_gaps(reader, line, &guess, gap_text);
    const bool is_readable = is_readable_guess(&guess);
    if (is_dashes && !is_readable) return take_and_go_on(reader); /* a rule of any length */
    if (is_skipped(reader, line, &guess)) return take_and_go_on(reader);
    if (nn_reader_is_legend(reader, line, is_readable)) return take_and_go_on(reader);
    reader->skipping = NN_SKIP_NOTHING;
    if (!guess.own && nn_reader_is_our_words(reader, line)) return handle_unreadable(reader, line, result);

    if (nn_grid_rows_dashes_were_rules(&reader->block, &reader->shape, line->text, &guess))
        nn_grid_rows_reset(&reader->block);
    const int rows = reader->block.row_count;
    const enum nn_progress progress = rows ? handle_row(reader, line, &guess, is_dashes, result)
                                           : handle_fresh_line(reader, line, &guess, is_dashes, result);
    if (is_gapped && reader->block.row_count > rows) reader->block.is_gapped = true;
    return progress;
}

/* NUL bytes, or a line over the limit. */
static enum nn_progress handle_no_text(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    if (reader->block.row_count) return nn_reader_end_block(reader, result);
    if (reader->is_held) return nn_reader_give_held(reader, result);
    if (nn_reader_has_words(reader)) return nn_reader_give_words(reader, result);
    if (line->is_too_long)
        nn_text_fail(result->error, line->number, 1, "line of more than %zu MB: no puzzle is that long",
                     NN_LINE_LIMIT >> 20);
    else nn_text_fail(result->error, line->number, 1, "NUL byte: binary data is not a puzzle");
    return nn_reader_give_line(reader, result, NONET_ERR_TEXT);
}

enum nn_progress nn_reader_handle_line(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    if ((line->is_too_long || line->is_binary) && reader->labelled.is_open)
        return nn_reader_give_cut_labelled(reader, result);
    if ((line->is_too_long || line->is_binary) && reader->list.is_open) return nn_reader_give_cut_list(reader, result);
    if (line->is_too_long || line->is_binary) return handle_no_text(reader, line, result);
    if (reader->labelled.is_open) return nn_reader_take_labelled(reader, line, result);
    if (reader->list.is_open) return nn_reader_take_list(reader, line, result);
    enum nn_line_kind kind = nn_line_classify(line->text, line->length);
    /* Where every line is a puzzle, there is no decoration. */
    if (kind > NN_KIND_COMMENT && is_line_notation(&reader->rules)) kind = NN_KIND_TEXT;
    const bool is_framed = reader->block.row_count > 0;
    switch (kind) {
    case NN_KIND_BLANK:
        return is_empty_row(reader, line) ? add_empty_row(reader, line, result) : handle_blank_line(reader, result);
    case NN_KIND_COMMENT:
    case NN_KIND_PADDING: return take_and_go_on(reader);
    default: break;
    }
    if (reader->headed) return nn_reader_give_line(reader, result, reader->headed->read(reader, line, result));
    if (kind == NN_KIND_SECTION) return handle_section(reader, line, result);
    const bool is_rule = kind == NN_KIND_RULE ||
                         (kind == NN_KIND_DASHES && nn_grid_rows_takes_dashes_as_rule(&reader->block, &reader->rules));
    if (!is_rule) return handle_text(reader, line, kind == NN_KIND_DASHES, result);
    if (nn_reader_open_at_rule(reader, line)) return take_and_go_on(reader);
    if (is_framed) nn_grid_rows_add_rule(&reader->block);
    return take_and_go_on(reader);
}
