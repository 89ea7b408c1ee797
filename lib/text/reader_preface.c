/* reader_preface.c: words before a drawn board, as `nonet hint --boards` writes them.
 *
 * One line of words above a grid is its title. Above a drawn board with labels there may be many: a title and those before
 * it, and lines that name cells (r1c2). Until a line tells what they are, their numbers are kept here. If such a board
 * opens, they are forgotten; before anything else, each gives its error, in order, so nothing is lost. All of them have
 * the same message; a line with another one is no preface. */
#include <ctype.h>
#include <string.h>

#include "text/reader.h"

bool nn_line_mentions_cell(const struct nn_line *line)
{
    for (size_t at = 0; at + 1 < line->length; at++) {
        size_t end = at + 1;
        while (end < line->length && isdigit((unsigned char)line->text[end])) end++;
        const bool is_row = line->text[at] == 'r' && end > at + 1;
        if (is_row && end + 1 < line->length && line->text[end] == 'c' && isdigit((unsigned char)line->text[end + 1]))
            return true;
    }
    return false;
}

/* Two small letters in a row. */
static bool has_word(const struct nn_line *line)
{
    for (size_t at = 0; at + 1 < line->length; at++)
        if (islower((unsigned char)line->text[at]) && islower((unsigned char)line->text[at + 1])) return true;
    return false;
}

bool nn_reader_is_our_words(const nonet_reader *reader, const struct nn_line *line)
{
    const struct nn_preface *const preface = &reader->preface;
    const enum nn_notation_id told = reader->rules.notation;
    const bool may_be_labelled = told == NN_ANY_NOTATION || told == nn_notation_gathering(NN_GATHERS_LABELLED);
    if (!may_be_labelled || reader->block.row_count || reader->is_held || reader->headed) return false;
    const uint64_t last = reader->has_title ? reader->title.line
                          : preface->count  ? preface->first + preface->after[preface->count - 1]
                                            : 0;
    const bool goes_on = nn_reader_has_words(reader) && preface->names_cells && line->number == last + 1;
    return nn_line_mentions_cell(line) || (goes_on && has_word(line));
}

static bool has_same_message(const nonet_text_error *a, const nonet_text_error *b)
{
    return a->column == b->column && !a->setting && !b->setting && !strcmp(a->message, b->message);
}

bool nn_preface_takes(const struct nn_preface *preface, const nonet_text_error *error)
{
    if (error->column != 1 || error->setting || preface->count == NN_PREFACE_MOST) return false;
    return !preface->count || (has_same_message(&preface->error, error) && error->line - preface->first < UINT32_MAX);
}

void nn_preface_add(struct nn_preface *preface, const nonet_text_error *error)
{
    assert(nn_preface_takes(preface, error));
    if (!preface->count) {
        preface->error = *error;
        preface->first = error->line;
    }
    preface->after[preface->count++] = (uint32_t)(error->line - preface->first);
}

bool nn_reader_must_give_preface(const nonet_reader *reader, const struct nn_line *line)
{
    if (!reader->preface.count || !reader->block.row_count) return false;
    const enum nn_line_kind kind = nn_line_classify(line->text, line->length);
    return kind != NN_KIND_RULE && kind != NN_KIND_DASHES;
}

enum nn_progress nn_reader_give_preface(nonet_reader *reader, struct nn_result *result)
{
    struct nn_preface *const preface = &reader->preface;
    assert(preface->count > 0 && preface->given < preface->count);
    *result->error = preface->error;
    result->error->line = preface->first + preface->after[preface->given++];
    if (preface->given == preface->count) preface->count = preface->given = 0;
    return nn_give(result, NONET_ERR_TEXT);
}
