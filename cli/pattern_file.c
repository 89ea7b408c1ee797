/* pattern_file.c: see pattern_file.h. A pattern is a board in any notation, in which every value marks a cell, or a drawing
 * with x, X, * or # for such cells and one of . 0 _ for the others. To the readers of boards x and * are empty cells, so in a
 * drawing, which has no digit but 0, marks are turned into ones before they see it. */
#include "pattern_file.h"

#include <string.h>

#include "whole_file.h"

static bool is_drawing(const struct buffer *text)
{
    bool has_mark = false;
    for (size_t at = 0; at < text->length; at++) {
        if (!strchr("xX*#.0_ \t\r\n|+-", text->bytes[at]) || !text->bytes[at]) return false;
        has_mark |= strchr("xX*#", text->bytes[at]) != NULL;
    }
    return has_mark;
}

static void mark_with_ones(struct buffer *text)
{
    for (size_t at = 0; at < text->length; at++)
        if (text->bytes[at] && strchr("xX*#", text->bytes[at])) text->bytes[at] = '1';
}

/* False: the text is not one board of this layout. */
static bool take_pattern(nonet_reader *reader, const nonet_layout *layout, bool *pattern, nonet_text_error *error)
{
    nonet_puzzle puzzle;
    nonet_status status = nonet_reader_next(reader, &puzzle, error);
    if (status == NONET_END) *error = (nonet_text_error){.message = "there is no pattern"};
    if (status != NONET_OK) return false;
    const nonet_layout *const found = puzzle.position.layout;
    const int cells = nonet_layout_cells(layout);
    *error = (nonet_text_error){.line = puzzle.line, .message = "the pattern is not one of a 9x9 board"};
    if (nonet_layout_cells(found) != cells || nonet_layout_box_rows(found) != nonet_layout_box_rows(layout)) return false;
    for (int cell = 0; cell < cells; cell++) pattern[cell] = puzzle.position.cells[cell] != 0;
    status = nonet_reader_next(reader, &puzzle, error);
    if (status == NONET_OK) *error = (nonet_text_error){.line = puzzle.line, .message = "a second pattern; one is enough"};
    return status == NONET_END;
}

bool read_pattern(const char *path, const nonet_layout *layout, bool *pattern)
{
    struct buffer text = {0};
    nonet_reader *reader;
    nonet_text_error error;
    bool is_fine = read_whole_file(path, "a pattern", LARGEST_OPTION_FILE, &text);
    if (is_fine) {
        if (nonet_reader_new(NULL, &reader) != NONET_OK) fatal("out of memory");
        if (is_drawing(&text)) mark_with_ones(&text);
        if (nonet_reader_feed(reader, text.bytes, text.length) != NONET_OK) fatal("out of memory");
        nonet_reader_finish(reader);
        is_fine = take_pattern(reader, layout, pattern, &error);
        if (!is_fine) message_at((struct place){whole_file_name(path), error.line, error.column}, error.message);
        nonet_reader_free(reader);
    }
    buffer_free(&text);
    return is_fine;
}
