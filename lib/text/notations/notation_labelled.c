/* notation_labelled.c: the notation `labelled`: a framed board with the numbers of its rows and columns, as nonet draws
 * boards for people (labelled.h). Without pencil marks an empty cell is a dot. */
#include "base/bits.h"
#include "text/labelled.h"
#include "text/reading.h"

const struct nn_reading nn_labelled_reading = {.gathers = NN_GATHERS_LABELLED, .forms = NN_FORM_TOKEN_ROW, .power = 1};

/* How a value is written, and how wide that is. */
static bool has_letter_labels(const struct nn_writing *writing)
{
    for (int value = 1; value <= writing->layout->side && value <= writing->symbol_count; value++)
        if (writing->symbols[value - 1] > '9') return true;
    return writing->layout->side > writing->symbol_count;
}

static int value_width(const struct nn_writing *writing, int value)
{
    return writing->layout->side > writing->symbol_count ? nn_number_width(value) : 1;
}

static void put_value(struct nn_writing *writing, int value)
{
    if (writing->layout->side > writing->symbol_count) nn_put_number(&writing->put, value);
    else nn_put_symbol(writing, value);
}

/* The candidates that are shown in a cell; 0: none, and its value or a dot instead. */
static uint64_t shown_marks(const struct nn_writing *writing, int cell)
{
    const nonet_position *const position = writing->position;
    const uint64_t marks = position->candidates && !position->cells[cell] ? position->candidates[cell] : 0;
    return marks & nn_low_bits(writing->layout->side);
}

static int field_width(const struct nn_writing *writing, int cell)
{
    uint64_t marks = shown_marks(writing, cell);
    const int value = writing->position->cells[cell];
    if (!marks) return value ? value_width(writing, value) : 1;
    int width = nn_has_one_bit(marks) ? 2 : 0;
    while (marks) width += value_width(writing, nn_take_bit(&marks) + 1) + (marks && has_letter_labels(writing));
    return width;
}

static void put_field(struct nn_writing *writing, int cell)
{
    uint64_t marks = shown_marks(writing, cell);
    const bool has_brackets = nn_has_one_bit(marks);
    const int value = writing->position->cells[cell];
    if (!marks && value) put_value(writing, value);
    else if (!marks) nn_put_char(&writing->put, writing->position->candidates ? '!' : '.');
    if (has_brackets) nn_put_char(&writing->put, '(');
    while (marks) {
        put_value(writing, nn_take_bit(&marks) + 1);
        if (marks && has_letter_labels(writing)) nn_put_char(&writing->put, '/');
    }
    if (has_brackets) nn_put_char(&writing->put, ')');
}

static void put_labelled_rule(struct nn_writing *writing, const int *widths, int indentation)
{
    nn_put_repeat(&writing->put, ' ', indentation);
    for (int column = 0; column < writing->layout->side; column++) {
        if (column % writing->layout->box_columns == 0) nn_put_text(&writing->put, "+-");
        nn_put_repeat(&writing->put, '-', widths[column] + 1);
    }
    nn_put_text(&writing->put, "+\n");
}

static void put_column_numbers(struct nn_writing *writing, const int *widths, int indentation)
{
    int blanks = indentation;
    for (int column = 0; column < writing->layout->side; column++) {
        if (column % writing->layout->box_columns == 0) blanks += 2;
        nn_put_repeat(&writing->put, ' ', blanks);
        nn_put_number(&writing->put, column + 1);
        blanks = widths[column] + 1 - nn_number_width(column + 1);
    }
    nn_put_char(&writing->put, '\n');
}

void nn_labelled_write(struct nn_writing *writing)
{
    const nonet_layout *const layout = writing->layout;
    const int side = layout->side, label_width = nn_number_width(side);
    int widths[NONET_MAX_SIDE];
    for (int column = 0; column < side; column++) widths[column] = nn_number_width(column + 1);
    for (int cell = 0; cell < layout->cells; cell++) {
        const int width = field_width(writing, cell);
        if (width > widths[cell % side]) widths[cell % side] = width;
    }
    put_column_numbers(writing, widths, label_width + 1);
    for (int row = 0; row < side; row++) {
        if (row % layout->box_rows == 0) put_labelled_rule(writing, widths, label_width + 1);
        nn_put_repeat(&writing->put, ' ', label_width - nn_number_width(row + 1));
        nn_put_number(&writing->put, row + 1);
        nn_put_char(&writing->put, ' ');
        for (int column = 0; column < side; column++) {
            if (column % layout->box_columns == 0) nn_put_text(&writing->put, "| ");
            put_field(writing, row * side + column);
            nn_put_repeat(&writing->put, ' ', widths[column] - field_width(writing, row * side + column) + 1);
        }
        nn_put_text(&writing->put, "|\n");
    }
    put_labelled_rule(writing, widths, label_width + 1);
}
