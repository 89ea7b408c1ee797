/* notation_sudokuwiki.c: the notation `sudokuwiki`: links to the solver of sudokuwiki.org.
 *
 *     sudoku.htm?bd=5300700 ...         81 cells
 *     sudoku.htm?bd=S9B050309 ...       81 numbers of two digits, base 36: 1 to 9 a given, 10 to 18 a placed value,
 *                                       above 18 the candidates as bits
 *
 * Its pages for other rules have other names. */
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "text/link.h"

static const char *const hosts[] = {"sudokuwiki.org", NULL};
static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";

/* The last number is our own: a cell without any candidate, which 0 (nothing is known) would not be. */
enum { SIDE = 9, CELLS = 81, FIRST_PLACED = 9, BEFORE_MARKS = 18, ALL_MARKS = 511, NO_MARKS = 530 };

static bool owns_sudokuwiki(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    struct nn_row rest;
    (void)shape;
    return rules->notation == NN_SUDOKUWIKI || nn_link_find(line, hosts, &rest);
}

/* The rule of a page, or NULL for the page of classic puzzles. */
static const char *rule_of_page(const struct nn_row *rest)
{
    static const char *const pages[][2] = {
        {"/killer", "killer cages"},   {"/jigsaw", "irregular regions"},
        {"/sudokux", "diagonals"},     {"/sudoku_x", "diagonals"},
        {"/windoku", "extra regions"}, {"/colour", "disjoint groups"},
        {"/str8ts", "compartments"},   {"/kenken", "cages"},
        {"/kakuro", "sums"},
    };
    for (size_t page = 0; page < sizeof pages / sizeof *pages; page++)
        if (nn_link_begins(rest, pages[page][0])) return pages[page][1];
    return NULL;
}

static int base_36(char character)
{
    const char *const found = character ? strchr(digits, character) : NULL;
    return found ? (int)(found - digits) : -1;
}

static nonet_status read_wiki_numbers(struct nn_draft *draft, const struct nn_row *numbers, nonet_text_error *error)
{
    nn_draft_begin(draft, NN_SUDOKUWIKI, SIDE);
    for (int cell = 0; cell < CELLS; cell++) {
        const int high = base_36(numbers->text[2 * cell]), low = base_36(numbers->text[2 * cell + 1]);
        const int number = high * 36 + low;
        if (high < 0 || low < 0 || number > NO_MARKS)
            return nn_text_fail(error, numbers->line, numbers->column + 2 * (size_t)cell,
                                "this is not a cell of a SudokuWiki link");
        const bool has_marks = number > BEFORE_MARKS, is_placed = number > FIRST_PLACED && !has_marks;
        const int value = has_marks ? 0 : is_placed ? number - FIRST_PLACED : number;
        draft->cells[cell] = (uint8_t)value;
        draft->is_given[cell] = value && !is_placed;
        draft->has_placed |= is_placed;
        draft->has_marks |= has_marks;
        draft->marks[cell] = has_marks ? (uint64_t)(number - BEFORE_MARKS) & ALL_MARKS
                             : value   ? nn_bit(value - 1)
                                       : nn_low_bits(SIDE);
    }
    return NONET_OK;
}

static nonet_status read_sudokuwiki(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    struct nn_row rest, board = nn_row_of(line, 0, line->length);
    if (nn_link_find(line, hosts, &rest)) {
        const char *const rule = rule_of_page(&rest);
        if (rule) {
            nn_link_refuse(rule, result->error);
            result->error->line = line->number;
            result->error->column = rest.column;
            return NONET_ERR_TEXT;
        }
        if (!nn_link_parameter(&rest, "bd", &board))
            return nn_text_fail(result->error, line->number, rest.column, "no board (bd=) in this link");
    }
    board = nn_link_word(&board, 0);
    if (!nn_link_begins(&board, "s9b")) return nn_link_read_cells(reader, &board, NN_SUDOKUWIKI, result);
    const struct nn_row numbers = nn_link_word(&board, 3);
    const nonet_layout *layout;
    if (numbers.length != 2 * CELLS)
        return nn_text_fail(result->error, line->number, numbers.column, "%zu characters after S9B, expected %d",
                            numbers.length, 2 * CELLS);
    if (!nn_rules_accept_side(&reader->rules, SIDE))
        return nn_text_fail(result->error, line->number, numbers.column, "this link is for boards of 9x9");
    NN_TRY(nn_reader_usual_layout(reader, SIDE, &layout));
    NN_TRY(read_wiki_numbers(&reader->draft, &numbers, result->error));
    nn_reader_fill_puzzle(reader, layout, line->number, result->puzzle);
    return NONET_OK;
}

const struct nn_reading nn_sudokuwiki_reading = {
    .owns = owns_sudokuwiki, .read = read_sudokuwiki, .power = 2, .only_side = 9};

/* ---- writing --------------------------------------------------------------------------------- */

static bool has_more_than_givens(const nonet_position *position)
{
    bool has_placed = false;
    for (int cell = 0; cell < CELLS; cell++) has_placed |= nn_is_placed(position, cell);
    return has_placed || position->candidates;
}

static int number_of_cell(const nonet_position *position, const struct nn_house_values *values, int cell)
{
    if (nn_is_placed(position, cell)) return FIRST_PLACED + position->cells[cell];
    if (position->cells[cell]) return position->cells[cell];
    const uint64_t marks = nn_cell_candidates(position, values, cell);
    return marks ? BEFORE_MARKS + (int)marks : NO_MARKS;
}

void nn_sudokuwiki_write(struct nn_writing *writing)
{
    const nonet_position *const position = writing->position;
    struct nn_house_values values;
    nn_put_text(&writing->put, "https://www.sudokuwiki.org/sudoku.htm?bd=");
    const bool is_long = has_more_than_givens(position);
    if (is_long) nn_put_text(&writing->put, "S9B");
    nn_house_values_of(position, &values);
    for (int cell = 0; cell < CELLS; cell++) {
        const int number = is_long ? number_of_cell(position, &values, cell) : position->cells[cell];
        if (is_long) nn_put_char(&writing->put, digits[number / 36]);
        nn_put_char(&writing->put, digits[number % 36]);
    }
    nn_put_char(&writing->put, '\n');
}
