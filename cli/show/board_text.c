/* board_text.c: see board_text.h. */
#include "show/board_text.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "run/outcome.h"

static nonet_style find_style(const char *name)
{
    nonet_style style;
    if (nonet_style_find(name, &style) != NONET_OK) fatal("the library lacks a notation");
    return style;
}

nonet_style compact_style(const nonet_layout *layout)
{
    const nonet_style line = find_style("line");
    return nonet_style_symbols(&line, nonet_layout_side(layout)) ? line : find_style("numbers");
}

nonet_style answer_style(const struct task *task)
{
    return task->style.notation->suits_answers ? task->style : compact_style(task->position.layout);
}

nonet_style chosen_style(const struct writing_options *options, nonet_style own)
{
    assert(options->to || own.notation);
    nonet_style style = options->to ? find_style(options->to) : own;
    if (options->to_symbols) style.symbols = options->to_symbols;
    if (options->blank) style.blank = options->blank;
    return style;
}

const char *chosen_header(const struct writing_options *options, bool as_json)
{
    return options->to && !as_json ? find_style(options->to).notation->header : NULL;
}

bool append_board(struct buffer *out, const nonet_position *position, const nonet_style *style)
{
    const nonet_status status = nonet_style_can_write(style, position);
    if (status == NONET_ERR_NOTATION) return false;
    if (status != NONET_OK) fatal(nonet_status_name(status));
    const size_t bound = nonet_layout_text_bound(position->layout);
    out->length += nonet_position_text(position, style, buffer_reserve(out, bound), bound);
    return true;
}

void describe_misfit(char *text, size_t size, const nonet_layout *layout, const nonet_style *style)
{
    const int side = nonet_layout_side(layout);
    snprintf(text, size, "a board of %dx%d cannot be written as %s%s", side, side, style->notation->name,
             style->symbols && side <= style->notation->max_side ? " with these symbols" : "");
}

void refuse_notation(struct task *task, const nonet_style *style)
{
    char text[MISFIT_BYTES];
    describe_misfit(text, sizeof text, task->position.layout, style);
    outcome_refuse(task, "%s", text);
}

void write_board(struct buffer *out, struct task *task, const nonet_position *position, const nonet_style *style)
{
    if (append_board(out, position, style)) return;
    refuse_notation(task, style);
    buffer_add_character(out, '\n');
}

void write_with_marks(struct buffer *out, const nonet_position *position)
{
    const size_t bound = nonet_layout_text_bound(position->layout);
    const size_t length = nonet_position_line(position, buffer_reserve(out, bound), bound);
    if (!length) fatal("the library cannot write its own board");
    out->length += length;
}

void write_compact(struct buffer *out, const nonet_position *position)
{
    nonet_position plain = *position;
    plain.candidates = NULL;
    write_with_marks(out, &plain);
}

nonet_position solved_position(struct buffer *scratch, const nonet_position *puzzle, const uint8_t *solution)
{
    const size_t cells = (size_t)nonet_layout_cells(puzzle->layout);
    scratch->length = 0;
    uint8_t *const values = (uint8_t *)buffer_reserve(scratch, 2 * cells);
    uint8_t *const is_given = values + cells;
    assert(solution);
    memcpy(values, solution, cells);
    for (size_t cell = 0; cell < cells; cell++)
        is_given[cell] = puzzle->cells[cell] && (!puzzle->is_given || puzzle->is_given[cell]);
    return (nonet_position){puzzle->layout, values, is_given, NULL};
}
