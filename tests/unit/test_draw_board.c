/* test_draw_board.c: drawings of boards: what is in the list, what is refused. */
#include <nonet.h>
#include <string.h>

#include "cmocka_all.h"

static const char puzzle_text[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

static size_t count_part(const nonet_drawing *drawing, nonet_shape_part part)
{
    size_t count = 0;
    for (size_t at = 0; at < drawing->shape_count; at++) count += drawing->shapes[at].part == part;
    return count;
}

static nonet_puzzle *read_puzzle(void)
{
    nonet_puzzle *puzzle;
    assert_int_equal(nonet_read_one(puzzle_text, strlen(puzzle_text), NULL, &puzzle, NULL), NONET_OK);
    return puzzle;
}

static void every_digit_is_drawn(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_puzzle();
    nonet_drawing *drawing;
    assert_int_equal(nonet_drawing_new(&puzzle->position, NULL, NULL, &drawing), NONET_OK);
    assert_int_equal(count_part(drawing, NONET_SHAPE_PART_DIGIT), 30);
    assert_int_equal(count_part(drawing, NONET_SHAPE_PART_MARK), 0);
    for (size_t at = 0; at < drawing->shape_count; at++) {
        const nonet_shape *const shape = &drawing->shapes[at];
        if (shape->part != NONET_SHAPE_PART_DIGIT) continue;
        assert_int_equal(shape->value, puzzle_text[shape->cell] - '0');
        assert_int_equal(shape->text[0], puzzle_text[shape->cell]);
    }
    nonet_drawing_free(drawing);
    nonet_puzzle_free(puzzle);
}

static void every_candidate_is_drawn(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_puzzle();
    nonet_drawing *drawing;
    nonet_drawing_settings settings;
    nonet_drawing_defaults(&settings);
    settings.shows_candidates = settings.shows_labels = true;
    assert_int_equal(nonet_drawing_new(&puzzle->position, NULL, &settings, &drawing), NONET_OK);
    uint64_t candidates[81];
    size_t count = 0;
    nonet_position_candidates(&puzzle->position, candidates);
    for (int cell = 0; cell < 81; cell++)
        for (int value = 0; value < 9 && !puzzle->position.cells[cell]; value++) count += candidates[cell] >> value & 1;
    assert_int_equal(count_part(drawing, NONET_SHAPE_PART_MARK), count);
    assert_int_equal(count_part(drawing, NONET_SHAPE_PART_LABEL), 18);
    nonet_drawing_free(drawing);
    nonet_puzzle_free(puzzle);
}

static void an_svg_is_a_document(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_puzzle();
    nonet_drawing *drawing;
    char bytes[1 << 14];
    nonet_text_buffer buffer = {.bytes = bytes, .size = sizeof bytes};
    assert_int_equal(nonet_drawing_new(&puzzle->position, NULL, NULL, &drawing), NONET_OK);
    assert_int_equal(nonet_drawing_svg(drawing, nonet_text_collect, &buffer), NONET_OK);
    assert_memory_equal(bytes, "<svg xmlns=\"http://www.w3.org/2000/svg\"", 39);
    assert_non_null(strstr(bytes, "<desc id=\"d"));
    assert_string_equal(bytes + buffer.length - 7, "</svg>\n");
    nonet_drawing_free(drawing);
    nonet_puzzle_free(puzzle);
}

static void wrong_settings_are_refused(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_puzzle();
    nonet_drawing *drawing;
    const nonet_drawing_settings wrong[] = {
        {.pixels = -1}, {.pixels = 15}, {.pixels = 100001}, {.theme = (nonet_theme)4}, {.picture = 1}, {.picture = -1}};
    for (size_t at = 0; at < sizeof wrong / sizeof *wrong; at++) {
        assert_int_equal(nonet_drawing_new(&puzzle->position, NULL, &wrong[at], &drawing), NONET_ERR_ARG);
        assert_null(drawing);
    }
    nonet_puzzle_free(puzzle);
}

static void every_size_is_drawn(void **state)
{
    (void)state;
    for (int rows = 1; rows <= 8; rows++)
        for (int columns = 1; columns <= 8; columns++) {
            nonet_layout *layout;
            nonet_board *board;
            nonet_drawing *drawing;
            assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
            assert_int_equal(nonet_board_new(layout, false, &board), NONET_OK);
            const nonet_drawing_settings settings = {.shows_candidates = true, .pixels = 2000};
            assert_int_equal(nonet_drawing_new(&board->position, NULL, &settings, &drawing), NONET_OK);
            assert_true(drawing->width >= rows * columns * NONET_DRAWING_CELL);
            nonet_drawing_free(drawing);
            nonet_board_free(board);
            nonet_layout_free(layout);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_digit_is_drawn), cmocka_unit_test(every_candidate_is_drawn),
        cmocka_unit_test(an_svg_is_a_document), cmocka_unit_test(wrong_settings_are_refused),
        cmocka_unit_test(every_size_is_drawn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
