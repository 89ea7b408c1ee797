/* answer_forms.c: see answer_forms.h. */
#include "answers/answer_forms.h"

#include <assert.h>
#include <string.h>

#include "system/buffer.h"

enum { SHORTEST_PUZZLE = 16, PIECE_BYTES = 256 * 1024 };

static const char not_a_line[] = "--unique is for answers that are puzzles, one in each line";

/* The form as bytes: the shape of its boxes, two cells a byte, marks. */
static size_t pack_form(const nonet_position *form, unsigned char *bytes)
{
    const size_t cells = (size_t)nonet_layout_cells(form->layout);
    size_t length = 0;
    bytes[length++] =
        (unsigned char)(nonet_layout_box_rows(form->layout) << 4 | nonet_layout_box_columns(form->layout));
    for (size_t cell = 0; cell < cells; cell += 2) {
        const unsigned next = cell + 1 < cells ? form->cells[cell + 1] : 0;
        assert(form->cells[cell] < 16 && next < 16);
        bytes[length++] = (unsigned char)(form->cells[cell] << 4 | next);
    }
    for (size_t cell = 0; form->candidates && cell < cells; cell++) {
        bytes[length++] = (unsigned char)(form->candidates[cell] >> 8);
        bytes[length++] = (unsigned char)form->candidates[cell];
    }
    return length;
}

static const char *take_form(struct answer_forms *answers, const nonet_position *position, uint64_t place)
{
    nonet_canonical canonical;
    nonet_conflict conflict;
    unsigned char bytes[MOST_FORM_BYTES];
    const nonet_position board = {position->layout, NULL, NULL, NULL};
    const nonet_refusal *const problem = nonet_canonizer_problem(&board, NULL);
    if (problem) return problem->text;
    const enum outcome outcome = canonize(answers->canonizer, position, &canonical, &conflict);
    if (outcome == OUTCOME_INVALID) return NULL;
    if (outcome != OUTCOME_FINE) return "interrupted";
    memcpy(bytes, &answers->scope, sizeof answers->scope);
    const nonet_position form = {position->layout, canonical.cells, NULL, canonical.candidates};
    const size_t length = sizeof answers->scope + pack_form(&form, bytes + sizeof answers->scope);
    return first_forms_add(answers->forms, bytes, length, place);
}

/* Lists of forms begin with the number of their puzzle and a tab. */
static size_t number_length(const char *line, size_t length)
{
    size_t digits = 0;
    while (digits < length && digits < SHORTEST_PUZZLE && line[digits] >= '0' && line[digits] <= '9') digits++;
    return digits && digits < length && digits < SHORTEST_PUZZLE && line[digits] == '\t' ? digits + 1 : 0;
}

static void remove_numbers(const char *text, size_t length, struct buffer *rest)
{
    for (const char *const end = text + length; text < end;) {
        const char *const newline = memchr(text, '\n', (size_t)(end - text)), *const stop = newline ? newline + 1 : end;
        text += number_length(text, (size_t)(stop - text));
        buffer_add(rest, text, (size_t)(stop - text));
        text = stop;
    }
}

/* All that the reader has by now. */
static const char *take_forms(struct answer_forms *answers, uint64_t first, uint64_t *line)
{
    nonet_puzzle puzzle;
    nonet_text_error error;
    const char *problem = NULL;
    while (!problem) {
        const nonet_status status = nonet_reader_next(answers->reader, &puzzle, &error);
        if (status == NONET_MORE || status == NONET_END) break;
        *line = status == NONET_OK ? puzzle.line : error.line;
        if (status == NONET_ERR_TEXT) problem = not_a_line;
        else if (status != NONET_OK) fatal(nonet_status_name(status));
        else if (!puzzle.style.notation->is_line) problem = not_a_line;
        else problem = take_form(answers, &puzzle.position, first + puzzle.line - 1);
    }
    return problem;
}

/* Whole lines, about as many bytes as are read at a time. */
static size_t piece_length(const char *text, size_t length)
{
    if (length <= PIECE_BYTES) return length;
    const char *const newline = memchr(text + PIECE_BYTES, '\n', length - PIECE_BYTES);
    return newline ? (size_t)(newline - text) + 1 : length;
}

static void feed_piece(struct answer_forms *answers, const char *text, size_t length, struct buffer *rest)
{
    rest->length = 0;
    if (number_length(text, length)) remove_numbers(text, length, rest);
    const bool is_changed = rest->length > 0;
    const nonet_status status =
        nonet_reader_feed(answers->reader, is_changed ? rest->bytes : text, is_changed ? rest->length : length);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

const char *answer_forms_take(struct answer_forms *answers, const char *text, size_t length, uint64_t first,
                              uint64_t *line)
{
    struct buffer rest = {0};
    const char *problem = NULL;
    *line = 0;
    nonet_reader_restart(answers->reader);
    while (length && !problem) {
        const size_t piece = piece_length(text, length);
        feed_piece(answers, text, piece, &rest);
        problem = take_forms(answers, first, line);
        text += piece;
        length -= piece;
    }
    nonet_reader_finish(answers->reader);
    if (!problem) problem = take_forms(answers, first, line);
    buffer_free(&rest);
    return problem;
}
