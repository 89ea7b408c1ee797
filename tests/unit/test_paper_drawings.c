/* test_paper_drawings.c: drawings as PNG and PDF files. */
#include <string.h>

#include "cmocka_all.h"
#include "paper/byte_store.h"
#include "paper/paper.h"

static nonet_drawing *make_drawing(int side)
{
    nonet_layout *layout;
    nonet_board *board;
    nonet_drawing_settings settings;
    nonet_drawing *drawing;
    int rows, columns;
    assert_true(nonet_layout_usual_boxes(side, &rows, &columns));
    assert_int_equal(nonet_layout_new(rows, columns, &layout), NONET_OK);
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    board->cells[0] = 1;
    board->is_given[0] = 1;
    nonet_drawing_defaults(&settings);
    settings.shows_candidates = settings.shows_labels = true;
    assert_int_equal(nonet_drawing_new(&board->position, NULL, &settings, &drawing), NONET_OK);
    nonet_board_free(board);
    nonet_layout_free(layout);
    return drawing;
}

static bool collect(void *context, const char *text, size_t length)
{
    return byte_store_add(context, text, length);
}

static bool refuse(void *context, const char *text, size_t length)
{
    (void)context;
    (void)text;
    (void)length;
    return false;
}

/* A number of the head of a PNG. */
static unsigned number_at(const struct byte_store *file, size_t at)
{
    const unsigned char *const bytes = file->bytes + at;
    return (unsigned)bytes[0] << 24 | (unsigned)bytes[1] << 16 | (unsigned)bytes[2] << 8 | bytes[3];
}

static void check_is_same(const struct byte_store *file, struct byte_store *again)
{
    assert_int_equal(file->length, again->length);
    assert_memory_equal(file->bytes, again->bytes, again->length);
    byte_store_free(again);
}

static void test_png_has_its_width(void **state)
{
    (void)state;
    for (int side = 4; side <= 25; side += 7) {
        nonet_drawing *const drawing = make_drawing(side == 11 ? 9 : side == 18 ? 16 : side);
        struct byte_store file = {0}, again = {0};
        assert_int_equal(paper_module.write_png(drawing, 250, collect, &file), NONET_OK);
        assert_int_equal(paper_module.write_png(drawing, 250, collect, &again), NONET_OK);
        check_is_same(&file, &again);
        assert_memory_equal(file.bytes, "\x89PNG\r\n\x1a\n", 8);
        assert_int_equal(number_at(&file, 16), 250);
        const double height = 250.0 * drawing->height / drawing->width;
        assert_true(number_at(&file, 20) >= height - 1 && number_at(&file, 20) <= height + 1);
        byte_store_free(&file);
        nonet_drawing_free(drawing);
    }
}

static void test_pdf_is_whole(void **state)
{
    (void)state;
    nonet_drawing *drawings[] = {make_drawing(9), make_drawing(16)};
    struct byte_store file = {0}, again = {0};
    assert_int_equal(paper_module.write_pdf(drawings, 2, 0, collect, &file), NONET_OK);
    assert_int_equal(paper_module.write_pdf(drawings, 2, 0, collect, &again), NONET_OK);
    check_is_same(&file, &again);
    assert_memory_equal(file.bytes, "%PDF-1.4", 8);
    assert_memory_equal(file.bytes + file.length - 6, "%%EOF\n", 6);
    assert_true(byte_store_add(&file, "", 1));
    for (size_t at = 0; at + 12 < file.length; at++) assert_true(memcmp(file.bytes + at, "Transparency", 12) != 0);
    byte_store_free(&file);
    for (int at = 0; at < 2; at++) nonet_drawing_free(drawings[at]);
}

static void test_bad_arguments_and_sinks(void **state)
{
    (void)state;
    struct byte_store file = {0};
    nonet_drawing *drawing = make_drawing(9);
    assert_int_equal(paper_module.write_png(NULL, 100, collect, &file), NONET_ERR_ARG);
    assert_int_equal(paper_module.write_png(drawing, -1, collect, &file), NONET_ERR_ARG);
    assert_int_equal(paper_module.write_png(drawing, 1000000, collect, &file), NONET_ERR_ARG);
    assert_int_equal(paper_module.write_pdf(&drawing, 1, 100, NULL, &file), NONET_ERR_ARG);
    assert_int_equal(paper_module.write_pdf(NULL, 1, 100, collect, &file), NONET_ERR_ARG);
    assert_int_equal(paper_module.write_png(drawing, 100, refuse, NULL), NONET_STOPPED);
    assert_int_equal(paper_module.write_pdf(&drawing, 1, 100, refuse, NULL), NONET_STOPPED);
    assert_int_equal(file.length, 0);
    nonet_drawing_free(drawing);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_png_has_its_width),
        cmocka_unit_test(test_pdf_is_whole),
        cmocka_unit_test(test_bad_arguments_and_sinks),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
