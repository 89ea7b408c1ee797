/* use_text.c: the stack that reading and writing take. */
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

/* Read all of a text, with the pauses of somebody who types. */
static void read_text(const char *notation, const char *text, size_t length)
{
    nonet_reader_settings settings;
    nonet_reader *reader;
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_plain_lines lines;
    nonet_status status;
    CALL(nonet_reader_settings_defaults(&settings));
    settings.notation = notation;
    CALL(status = nonet_reader_new(&settings, &reader));
    stack_expect(status == NONET_OK, "a reader");
    CALL(nonet_reader_feed(reader, text, length));
    CALL(nonet_reader_lines(reader, 1, 1, &lines));
    do {
        CALL(status = nonet_reader_next(reader, &puzzle, &error));
    } while (status == NONET_OK || status == NONET_ERR_TEXT);
    CALL(nonet_reader_pause(reader));
    CALL(nonet_reader_next(reader, &puzzle, &error));
    CALL(nonet_reader_finish(reader));
    do {
        CALL(status = nonet_reader_next(reader, &puzzle, &error));
    } while (status == NONET_OK || status == NONET_ERR_TEXT);
    CALL(nonet_reader_restart(reader));
    CALL(nonet_reader_free(reader));
}

static void use_file(const char *name, const char *text, size_t length)
{
    stack_scenario("%s", name);
    read_text(NULL, text, length);
}

/* Write and read, if the notation can. */
static void use_notation(const nonet_notation *notation, const nonet_position *position)
{
    const int side = nonet_layout_side(position->layout);
    size_t size, length;
    nonet_style style;
    nonet_status status;
    stack_scenario("%s, %dx%d", notation->name, side, side);
    CALL(size = nonet_layout_text_bound(position->layout));
    CALL(status = nonet_style_find(notation->name, &style));
    stack_expect(status == NONET_OK, notation->name);
    CALL(nonet_style_nearest(notation->name));
    CALL(nonet_style_symbols(&style, side));
    char *const text = malloc(size);
    stack_expect(text != NULL, "memory");
    CALL(status = nonet_style_can_write(&style, position));
    CALL(length = nonet_position_text(position, &style, text, size));
    if (status == NONET_OK) {
        read_text(NULL, text, length);
        read_text(notation->name, text, length);
    }
    free(text);
}

void use_text(void)
{
    static const int boxes[][2] = {{2, 2}, {3, 3}, {2, 5}, {4, 4}, {5, 5}, {6, 6}, {8, 8}};
    const nonet_notation *notation;
    CALL(nonet_symbols_find("A"));
    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++) {
        nonet_board *const marked = board_new(board_layout(boxes[i][0], boxes[i][1]), true);
        marked->cells[1] = 2;
        for (size_t number = 0; (notation = nonet_notation_at(number)); number++) {
            CALL(nonet_notation_at(number));
            use_notation(notation, board_dug(boxes[i][0], boxes[i][1], 50, 1));
            use_notation(notation, &marked->position);
        }
        nonet_board_free(marked);
    }
    board_each_file("tests/data/bad", use_file);
    board_each_file("tests/fuzz/corpus/reader", use_file);
}
