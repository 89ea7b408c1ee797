/* board_print.c: see board_print.h. All digits of a weight are shown by one call, which is what keeps large books small. */
#include "board_print.h"

#include <stdio.h>
#include <string.h>

static const double PI = 3.14159265358979323846;

/* ---- lines --------------------------------------------------------------------------------------------- */

static void add_lines(const struct making *making, const struct printed_board *board, bool between_boxes)
{
    cairo_t *const cairo = making->pen.cairo;
    const int side = nonet_layout_side(board->layout);
    const int rows = nonet_layout_box_rows(board->layout), columns = nonet_layout_box_columns(board->layout);
    const double cell = board->width / side;
    for (int line = 1; line < side; line++) {
        const double at = line * cell;
        if ((line % columns == 0) == between_boxes) {
            cairo_move_to(cairo, board->x + at, board->y);
            cairo_rel_line_to(cairo, 0, board->width);
        }
        if ((line % rows == 0) == between_boxes) {
            cairo_move_to(cairo, board->x, board->y + at);
            cairo_rel_line_to(cairo, board->width, 0);
        }
    }
}

static void add_frame(cairo_t *cairo, double x, double y, double width, double radius)
{
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + width - radius, y + radius, radius, -PI / 2, 0);
    cairo_arc(cairo, x + width - radius, y + width - radius, radius, 0, PI / 2);
    cairo_arc(cairo, x + radius, y + width - radius, radius, PI / 2, PI);
    cairo_arc(cairo, x + radius, y + radius, radius, PI, 3 * PI / 2);
    cairo_close_path(cairo);
}

static double at_least(double width, double least)
{
    return width < least ? least : width;
}

/* Small boards have finer lines, if they may. */
static void draw_lines(const struct making *making, const struct printed_board *board)
{
    cairo_t *const cairo = making->pen.cairo;
    const double least = making->sizes.rules.least_line;
    const double cell = board->width / nonet_layout_side(board->layout);
    const double weight = cell < 15 ? 0.7 : making->book->is_large ? 1.5 : 1;
    shade_faint(making);
    cairo_set_line_width(cairo, at_least(0.5 * weight, least));
    add_lines(making, board, false);
    cairo_stroke(cairo);
    shade_ink(making);
    cairo_set_line_width(cairo, at_least(1.0 * weight, least));
    add_lines(making, board, true);
    cairo_stroke(cairo);
    cairo_set_line_width(cairo, at_least(1.5 * weight, least));
    add_frame(cairo, board->x, board->y, board->width, 0.1 * cell);
    cairo_stroke(cairo);
}

/* ---- digits -------------------------------------------------------------------------------------------- */

/* The glyphs of one weight, in portions. */
struct digits {
    const struct making *making;
    const struct printed_board *board;
    enum weight weight;
    double size;
    char text[MOST_GLYPHS];
    cairo_glyph_t glyphs[MOST_GLYPHS];
    int count;
};

static void show_digits(struct digits *digits)
{
    typeface_show_glyphs(digits->making->pen.cairo, digits->text, digits->glyphs, digits->count);
    digits->count = 0;
}

static void value_text(const char *symbols, int value, char *text, size_t size)
{
    if (symbols) snprintf(text, size, "%c", symbols[value - 1]);
    else snprintf(text, size, "%d", value);
}

static void add_digit(struct digits *digits, int cell, int value)
{
    enum { VALUE_BYTES = 8 };
    char text[VALUE_BYTES];
    const struct printed_board *const board = digits->board;
    const int side = nonet_layout_side(board->layout);
    const double width = board->width / side;
    value_text(board->symbols, value, text, sizeof text);
    const struct short_text shown = {
        .text = text,
        .x = board->x + (cell % side + 0.5) * width,
        .y = board->y + (cell / side + 0.5) * width,
        .size = digits->size,
        .weight = digits->weight,
        .place = TEXT_CENTRED,
    };
    if (digits->count + VALUE_BYTES > MOST_GLYPHS) show_digits(digits);
    memcpy(digits->text + digits->count, text, strlen(text));
    digits->count += typeface_glyphs(&digits->making->typeface, &shown, digits->glyphs + digits->count);
}

/* Numbers of two digits are narrower, so that they fit. */
static double digit_size(const struct printed_board *board)
{
    const int side = nonet_layout_side(board->layout);
    const double size = board->digit * board->width / side;
    return quarter_below(!board->symbols && side > 9 ? 0.82 * size : size);
}

static void draw_digits(const struct making *making, const struct printed_board *board, bool are_givens)
{
    struct digits digits = {.making = making, .board = board, .size = digit_size(board)};
    digits.weight = are_givens ? (board->solution ? WEIGHT_STRONG : WEIGHT_MEDIUM) : WEIGHT_REGULAR;
    typeface_use(&making->typeface, making->pen.cairo, digits.weight, digits.size);
    for (int cell = 0; cell < nonet_layout_cells(board->layout); cell++) {
        const int given = board->cells[cell];
        if ((given != 0) != are_givens) continue;
        if (given || board->solution) add_digit(&digits, cell, given ? given : board->solution[cell]);
    }
    show_digits(&digits);
}

void board_print(const struct making *making, const struct printed_board *board)
{
    draw_lines(making, board);
    shade_ink(making);
    if (board->cells) draw_digits(making, board, true);
    if (board->cells && board->solution) draw_digits(making, board, false);
}
