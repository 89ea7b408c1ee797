/* reader.c: puzzles out of a stream of lines.
 *
 *     bytes -> lines.c -> line -> does a notation own it (reading.h)? It reads it at once
 *                                 otherwise shape.c: what may it be?
 *                                   |-- a puzzle: read at once
 *                                   |-- a row: into the block, until the block is complete
 *                                   |-- words: kept as a title until the next line tells whether a
 *                                   |          grid follows, or more of them (reader_preface.c);
 *                                   |          otherwise they are an error
 *                                   `-- nothing: an error; if it is a bad row, the rest of its grid
 *                                       is skipped
 *
 * A line is only peeked at until it is used: what was pending before it (a block that it interrupts, a title) is
 * settled first, as the result of one call, and the next call sees the same line again. So every step has at most one
 * result, and nothing is lost.
 *
 * Memory: the current line, one block, two drafts. */
#include "text/reader.h"

#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "base/reserved.h"
#include "base/try.h"

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
        nn_rules_tell(rules, nn_notation_identify(style.notation));
        rules->symbols = style.symbols;
    }
    if (settings->symbols) NN_TRY(set_symbols(reader, settings->symbols));

    const int rows = settings->box_rows, columns = settings->box_columns;
    if (rows == 0 && columns == 0) return NONET_OK;
    if (rows < 1 || rows > NONET_MAX_BOX || columns < 1 || columns > NONET_MAX_BOX) return NONET_ERR_ARG;
    rules->side = rows * columns;
    rules->box_rows = rows;
    rules->box_columns = columns;
    return NONET_OK;
}

/* They are asked about every line, so a list pays off. */
static void list_owners(nonet_reader *reader)
{
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        const struct nn_reading *reading = nn_notation_reading((enum nn_notation_id)id);
        const bool is_wanted = reader->rules.notation == NN_ANY_NOTATION || (int)reader->rules.notation == id;
        if (is_wanted && reading->owns) reader->owners[reader->owner_count++] = reading;
    }
}

nonet_status nonet_reader_new(const nonet_reader_settings *settings, nonet_reader **reader)
{
    if (!reader) return NONET_ERR_ARG;
    *reader = NULL;
    if (!NN_RESERVED_IS_UNUSED(settings)) return NONET_ERR_ARG;
    nonet_reader *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    const nonet_status status = apply_settings(made, settings);
    if (status != NONET_OK) {
        nonet_reader_free(made);
        return status;
    }
    list_owners(made);
    nn_lines_restart(&made->lines);
    *reader = made;
    return NONET_OK;
}

void nonet_reader_free(nonet_reader *reader)
{
    if (!reader) return;
    nn_lines_release(&reader->lines);
    free(reader->block.text);
    nn_list_close(&reader->list);
    free(reader->custom_symbols);
    for (int rows = 0; rows <= NONET_MAX_BOX; rows++)
        for (int columns = 0; columns <= NONET_MAX_BOX; columns++)
            nonet_layout_free(reader->classic_layouts[rows][columns]);
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

void nonet_reader_restart(nonet_reader *reader)
{
    if (!reader) return;
    nn_lines_restart(&reader->lines);
    nn_reader_drop_block(reader);
    reader->skipping = NN_SKIP_NOTHING;
    reader->line_side = 0;
    reader->has_title = false;
    reader->preface.count = reader->preface.given = 0;
    reader->headed = NULL;
    reader->labelled = (struct nn_labelled){0};
    nn_list_close(&reader->list);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* There is no line, for now or at all: settle what is pending. */
static enum nn_progress handle_silence(nonet_reader *reader, nonet_status status, struct nn_result *result)
{
    const bool is_end = status == NONET_END;
    const struct nn_grid_rows *block = &reader->block;
    if (reader->labelled.is_open) return is_end ? nn_reader_give_cut_labelled(reader, result) : nn_give(result, status);
    if (reader->list.is_open) return is_end ? nn_reader_give_cut_list(reader, result) : nn_give(result, status);
    if (reader->preface.count) return nn_reader_give_preface(reader, result);
    if (block->row_count) {
        const bool is_open =
            nn_grid_rows_may_be_lines(block) || nn_grid_rows_may_be_complete(block) || nn_reader_rows_are_lines(reader);
        if (is_end || is_open) return nn_reader_end_block(reader, result);
        return nn_give(result, status);
    }
    const bool waits_for_state = reader->section == NN_SECTION_STATE && !is_end;
    if (reader->is_held && !waits_for_state) return nn_reader_give_held(reader, result);
    if (reader->has_title && is_end && nn_reader_is_one_cell(reader)) return nn_reader_give_one_cell(reader, result);
    if (reader->has_title) return nn_reader_give_words(reader, result);
    return nn_give(result, status);
}

static enum nn_progress read_step(nonet_reader *reader, struct nn_result *result)
{
    if (reader->is_replaying) return nn_reader_replay_row(reader, result);
    /* What is complete here may be the numbers of the columns, if the user says so. */
    const bool may_be_labels =
        reader->rules.notation == nn_notation_gathering(NN_GATHERS_LABELLED) || reader->labelled.is_open;
    if (!may_be_labels && nn_grid_rows_is_complete(&reader->block) && !nn_grid_rows_may_be_lines(&reader->block))
        return reader->preface.count ? nn_reader_give_preface(reader, result) : nn_reader_finish_block(reader, result);
    struct nn_line line;
    const nonet_status status = nn_lines_peek(&reader->lines, &line, result->error);
    if (status == NONET_OK && nn_reader_must_give_preface(reader, &line)) return nn_reader_give_preface(reader, result);
    if (status == NONET_OK) return nn_reader_handle_line(reader, &line, result);
    if (status == NONET_END || (status == NONET_MORE && reader->lines.is_paused))
        return handle_silence(reader, status, result);
    return nn_give(result, status);
}

nonet_status nonet_reader_next(nonet_reader *reader, nonet_puzzle *puzzle, nonet_text_error *error)
{
    if (!reader || !puzzle || !error) return NONET_ERR_ARG;
    if (nn_reader_read_plain(reader, puzzle)) return NONET_OK;
    struct nn_result result = {.puzzle = puzzle, .error = error};
    while (read_step(reader, &result) == NN_GO_ON) continue;
    NN_CHECK_EVERY(64, reader->occasions, nn_reader_check(reader));
    return result.status;
}
