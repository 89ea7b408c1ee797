/* test_invariants_text.c: the checks of what reads text, judges proofs and rates like Sudoku Explainer fire, once for
 * each invariant. */
#include <stdlib.h>

#include "base/bits.h"
#include "cmocka_all.h"
#include "proof/rup.h"
#include "rate/se/se_links.h"
#include "support/corrupt.h"
#include "text/reader.h"

/* Singles do not solve it. */
static const char puzzle[] = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

/* ---- text -------------------------------------------------------------------------------------- */

static nonet_reader *reader_of(const char *text)
{
    nonet_reader *reader;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    assert_int_equal(nonet_reader_feed(reader, text, strlen(text)), NONET_OK);
    return reader;
}

static void wrong_lines_are_noticed(void **state)
{
    (void)state;
    nonet_reader *const reader = reader_of("first\nsecond\n");
    struct nn_lines *const lines = &reader->lines;
    struct nn_line line;
    nonet_text_error error;
    assert_int_equal(nn_lines_peek(lines, &line, &error), NONET_OK);
    nn_lines_take(lines);
    assert_int_equal(nn_lines_peek(lines, &line, &error), NONET_OK);
    const char *const order = "what is used up, searched and there follow each other in the buffer";
    assert_breaks(lines->start, lines->end + 1, nn_lines_check(lines), order);
    assert_breaks(lines->searched, 0, nn_lines_check(lines), order);
    assert_breaks(lines->end, lines->capacity + 1, nn_lines_check(lines), order);
    assert_breaks(lines->next_start, lines->end + 1, nn_lines_check(lines), "a line ends in the buffer");
    assert_breaks(lines->line.number, 1, nn_lines_check(lines), "the line is the one at the start");
    assert_breaks(lines->line.bytes, lines->buffer, nn_lines_check(lines), "the line is the one at the start");
    assert_breaks(lines->line.length, 7, nn_lines_check(lines), "a character is a byte or more");
    nonet_reader_free(reader);
}

static void a_wrong_shape_is_noticed(void **state)
{
    (void)state;
    static struct nn_shape shape;
    const char text[] = "1 23 | 456 # seven";
    nn_shape_scan(&shape, text, sizeof text - 1);
    assert_breaks(shape.token_count, NONET_MAX_CELLS + 2, nn_shape_check(&shape), "so many tokens are counted");
    const char *const order = "tokens follow each other, before the comment";
    assert_breaks(shape.tokens[1].start, 0, nn_shape_check(&shape), order);
    assert_breaks(shape.tokens[1].length, 0, nn_shape_check(&shape), order);
    assert_breaks(shape.tokens[2].length, 9, nn_shape_check(&shape), order);
    assert_breaks(shape.characters, 5, nn_shape_check(&shape), "characters are those of the tokens");
    assert_breaks(shape.token_length, 1, nn_shape_check(&shape), "characters are those of the tokens");
}

static void wrong_rows_are_noticed(void **state)
{
    (void)state;
    nonet_reader *const reader = reader_of("5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n");
    nonet_puzzle read;
    nonet_text_error error;
    assert_int_equal(nonet_reader_next(reader, &read, &error), NONET_MORE);
    struct nn_grid_rows *const block = &reader->block;
    assert_int_equal(block->row_count, 3);
    assert_breaks(block->row_count, NONET_MAX_SIDE + 1, nn_grid_rows_check(block), "a grid has a valid number of rows");
    assert_breaks(block->used, 1, nn_grid_rows_check(block), "rows are copied one after the other");
    assert_breaks(block->rows[1].text, block->text, nn_grid_rows_check(block), "rows are copied one after the other");
    assert_breaks(block->symbol_row, 4, nn_grid_rows_check(block), "a row has more symbols than tokens");
    assert_breaks(block->rows_at_rule, 4, nn_grid_rows_check(block), "rules come after rows");
    assert_breaks(block->paragraph_start, 4, nn_grid_rows_check(block), "bands begin with a row");
    assert_breaks(block->box_rows, -2, nn_grid_rows_check(block), "boxes are known, unknown or contradictory");
    nonet_reader_free(reader);
}

static void a_wrong_puzzle_or_reader_is_noticed(void **state)
{
    (void)state;
    nonet_reader *const reader = reader_of("5 3 4 6 7 8 9 1 u2\n6 7 2 1 9 5 3 4 8\n1 9 8 3 4 2 5 6 7\n"
                                           "8 5 9 7 6 1 4 2 3\n4 2 6 8 5 3 7 9 1\n7 1 3 9 2 4 8 5 6\n"
                                           "9 6 1 5 3 7 2 8 4\n2 8 7 4 1 9 6 3 5\n34 4 5 2 8 6 1 7 9\n");
    nonet_puzzle read;
    nonet_text_error error;
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &read, &error), NONET_OK);
    struct nn_draft *const draft = &reader->draft;
    assert_true(draft->has_marks && draft->has_placed);
    assert_breaks(draft->cells[3], 10, nn_draft_check(draft), "values are those of the board");
    assert_breaks(draft->marks[3], nn_bit(9), nn_draft_check(draft), "marks are values of the board");
    assert_breaks(draft->is_given[72], 1, nn_draft_check(draft), "a given has a value");
    reader->is_replaying = true;
    assert_breaks(reader->replayed, reader->block.row_count + 1, nn_reader_check(reader),
                  "only rows are handed out again");
    reader->is_replaying = false;
    reader->is_held = true;
    reader->held_layout = read.position.layout;
    assert_breaks(reader->held_layout, NULL, nn_reader_check(reader), "a puzzle that waits has a layout");
    reader->is_held = false;
    assert_breaks(reader->preface.given, 1, nn_reader_check(reader), "words wait until they are given");
    assert_breaks(reader->classic_layouts[2][2], reader->classic_layouts[3][3], nn_reader_check(reader),
                  "layouts are kept by their boxes");
    assert_breaks(reader->block.row_count, -1, nn_reader_check(reader), "a grid has a valid number of rows");
    assert_breaks(reader->lines.end, reader->lines.capacity + 1, nn_reader_check(reader),
                  "what is used up, searched and there follow each other in the buffer");
    nonet_reader_free(reader);
}

/* ---- proofs ------------------------------------------------------------------------------------ */

static uint32_t variable(int cell, int value)
{
    return (uint32_t)(9 * cell + value);
}

static void a_wrong_judge_is_noticed(void **state)
{
    (void)state;
    nonet_layout *layout;
    uint8_t cells[81];
    static struct nn_rup rup;
    for (int cell = 0; cell < 81; cell++) cells[cell] = puzzle[cell] == '.' ? 0 : (uint8_t)(puzzle[cell] - '0');
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    rup = (struct nn_rup){.memory_limit = (size_t)1 << 24};
    assert_true(nn_rup_begin(&rup, &position));
    uint32_t open[6];
    int count = 0;
    for (uint32_t literal = 0; count < 6; literal += 2)
        if (!rup.value[literal]) open[count++] = literal;
    nn_rup_add(&rup, open, 3, 1);
    nn_rup_add(&rup, open + 2, 4, 2);
    assert_int_equal(nn_rup_delete(&rup, open, 3), 1);
    assert_int_equal(rup.clause_count, 1);
    const uint32_t given = 2 * variable(0, cells[0] - 1);
    assert_breaks(rup.groups_head, 0, nn_rup_check(&rup), "between calls only the root stands, and all of it is drawn");
    assert_breaks(rup.value[open[0]], 1, nn_rup_check(&rup),
                  "a literal is true when the other is false, and on the trail");
    assert_breaks(rup.trail[0], given + 1, nn_rup_check(&rup),
                  "a literal is true when the other is false, and on the trail");
    assert_breaks(rup.members[0], rup.members[0] + 1, nn_rup_check(&rup), "members know their groups");
    assert_breaks(rup.left[0], rup.left[0] - 1, nn_rup_check(&rup), "groups count what is left");
    assert_breaks(rup.clause_count, 2, nn_rup_check(&rup), "clauses lie one after the other, and are counted");
    assert_breaks(rup.arena_deleted, 0, nn_rup_check(&rup), "clauses lie one after the other, and are counted");
    const size_t header = sizeof(struct nn_rup_clause) / sizeof(uint32_t);
    struct nn_rup_clause *const second = nn_rup_clause_at(&rup, (uint32_t)header + 3);
    assert_breaks(second->literals[0], open[0] + 1, nn_rup_check(&rup), "two literals of a clause are watched");
    uint32_t bucket = 0;
    while (rup.buckets[bucket] == NN_RUP_NONE) bucket++;
    assert_breaks(rup.buckets[bucket], NN_RUP_NONE, nn_rup_check(&rup), "every clause is found by its hash");
    nn_rup_free(&rup);
    nonet_layout_free(layout);
}

/* ---- ratings ----------------------------------------------------------------------------------- */

static void a_wrong_rating_board_is_noticed(void **state)
{
    (void)state;
    static struct nn_se_geometry geometry;
    static struct nn_se_board board;
    static struct nn_se_links links;
    nonet_layout *layout;
    uint8_t cells[81];
    for (int cell = 0; cell < 81; cell++) cells[cell] = puzzle[cell] == '.' ? 0 : (uint8_t)(puzzle[cell] - '0');
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    nn_se_geometry_make(&geometry);
    assert_breaks(geometry.cell_at[4][4], 3, nn_se_geometry_check(&geometry), "houses and positions of cells agree");
    assert_breaks(geometry.crossing[3][12], 0x1ff, nn_se_geometry_check(&geometry), "crossings are where houses meet");
    assert_breaks(geometry.spared[3][12], 0x1ff, nn_se_geometry_check(&geometry), "a cell spares what it does not see");

    assert_true(nn_se_board_load(&board, &geometry, &position));
    assert_breaks(board.candidates[1], 0, nn_se_board_check(&board), "candidates and cells of digits agree");
    assert_breaks(board.places[3][30], 1, nn_se_board_check(&board), "candidates and places in houses agree");
    assert_breaks(board.places[3][3], 0x1ff, nn_se_board_check(&board), "candidates and places in houses agree");
    const char *const counted = "filled cells have no candidates, and are counted";
    assert_breaks(board.empty_cells, 81, nn_se_board_check(&board), counted);
    assert_breaks(board.placed[0], 9, nn_se_board_check(&board), counted);
    assert_breaks(board.almost_full, 1, nn_se_board_check(&board), counted);
    assert_breaks(board.empty[0], 0, nn_se_board_check(&board), counted);

    assert_true(nn_se_links_make(&links, &board));
    assert_true(links.linked > 1);
    const char *const numbered = "nodes are numbered by cell and digit, linked ones first";
    assert_breaks(links.digit[0], (links.digit[0] + 1) % 9, nn_se_links_check(&links), numbered);
    assert_breaks(links.linked, links.linked - 1, nn_se_links_check(&links), numbered);
    assert_breaks(links.strong[NN_SE_X][0], nn_one_cell(0), nn_se_links_check(&links),
                  "strong links go both ways, and are of their kind");
    assert_breaks(links.row[NN_SE_X][0].offs, nn_one_cell(0), nn_se_links_check(&links),
                  "a candidate that is on makes those off that it sees");
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(wrong_lines_are_noticed),  cmocka_unit_test(a_wrong_shape_is_noticed),
        cmocka_unit_test(wrong_rows_are_noticed),   cmocka_unit_test(a_wrong_puzzle_or_reader_is_noticed),
        cmocka_unit_test(a_wrong_judge_is_noticed), cmocka_unit_test(a_wrong_rating_board_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
