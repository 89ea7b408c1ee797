/* stack_boards.c: see stack_boards.h. */
#include "stack/stack_boards.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "stack/painted.h"
#include "support/test_random.h"

void stack_expect(bool is_so, const char *what)
{
    if (is_so) return;
    fprintf(stderr, "not so: %s\n", what);
    exit(2);
}

const nonet_layout *board_layout(int box_rows, int box_columns)
{
    static nonet_layout *layouts[NONET_MAX_BOX + 1][NONET_MAX_BOX + 1];
    nonet_layout **const layout = &layouts[box_rows][box_columns];
    nonet_status status = NONET_OK;
    if (!*layout) CALL(status = nonet_layout_new(box_rows, box_columns, layout));
    stack_expect(status == NONET_OK, "a layout");
    return *layout;
}

nonet_board *board_new(const nonet_layout *layout, bool with_candidates)
{
    nonet_board *board;
    nonet_status status;
    CALL(status = nonet_board_new(layout, with_candidates, &board));
    stack_expect(status == NONET_OK, "a board");
    return board;
}

/* Every value is given. */
static const nonet_position *puzzle_of(nonet_board *board)
{
    const int cells = nonet_layout_cells(board->position.layout);
    for (int cell = 0; cell < cells; cell++) board->is_given[cell] = board->cells[cell] != 0;
    return &board->position;
}

const nonet_position *board_dug(int box_rows, int box_columns, int percent, uint64_t seed)
{
    const nonet_layout *const layout = board_layout(box_rows, box_columns);
    const int side = nonet_layout_side(layout);
    nonet_board *const board = board_new(layout, false);
    struct random_source source = {seed};
    for (int cell = 0; cell < side * side; cell++) {
        const int row = cell / side, column = cell % side;
        const int value = (row % box_rows * box_columns + row / box_rows + column) % side + 1;
        board->cells[cell] = random_below(&source, 100) < percent ? 0 : (uint8_t)value;
    }
    return puzzle_of(board);
}

static const nonet_sample_set *find_set(const char *name)
{
    const nonet_sample_set *set;
    for (size_t i = 0; (set = nonet_sample_set_at(i)); i++)
        if (!strcmp(set->name, name)) return set;
    stack_expect(false, name);
    return NULL;
}

const nonet_position *board_sample(const char *set, uint64_t index)
{
    const nonet_sample_set *const found = find_set(set);
    nonet_board *const board = board_new(board_layout(found->box, found->box), false);
    nonet_sampler_settings settings;
    nonet_sampler *sampler;
    nonet_status status;
    stack_scenario("set %s", set);
    CALL(nonet_sampler_settings_defaults(&settings));
    CALL(status = nonet_sampler_new(&settings, &sampler));
    stack_expect(status == NONET_OK, "a sampler");
    CALL(status = nonet_sampler_make(sampler, found, 1, index, board->cells));
    stack_expect(status == NONET_OK, "a sample");
    CALL(nonet_sampler_free(sampler));
    return puzzle_of(board);
}

/* The reader that owns the position is kept. */
const nonet_position *board_read(const char *text)
{
    nonet_reader *reader;
    nonet_puzzle *const puzzle = malloc(sizeof *puzzle);
    nonet_text_error error;
    nonet_status status = nonet_reader_new(NULL, &reader);
    stack_expect(puzzle && status == NONET_OK, "a reader");
    status = nonet_reader_feed(reader, text, strlen(text));
    stack_expect(status == NONET_OK, "text is fed");
    nonet_reader_finish(reader);
    CALL(status = nonet_reader_next(reader, puzzle, &error));
    stack_expect(status == NONET_OK, text);
    return &puzzle->position;
}

const nonet_position *board_hardest(size_t index)
{
    static const char *const texts[] = {
        ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....", /* Golden Nugget */
        "1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1", /* Easter Monster */
        "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..", /* AI Escargot */
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", /* for brute force */
    };
    static const nonet_position *boards[sizeof texts / sizeof texts[0]];
    if (index >= sizeof texts / sizeof texts[0]) return NULL;
    if (!boards[index]) boards[index] = board_read(texts[index]);
    return boards[index];
}

static void use_file(const char *folder, const char *name,
                     void (*use)(const char *name, const char *text, size_t length))
{
    enum { MOST_BYTES = 1 << 22 };
    static char text[MOST_BYTES], path[512];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    FILE *const file = fopen(path, "rb");
    stack_expect(file != NULL, path);
    const size_t length = fread(text, 1, MOST_BYTES, file);
    fclose(file);
    use(name, text, length);
}

void board_each_file(const char *folder, void (*use)(const char *name, const char *text, size_t length))
{
    DIR *const files = opendir(folder);
    struct dirent *file;
    stack_expect(files != NULL, folder);
    while ((file = readdir(files)))
        if (file->d_name[0] != '.') use_file(folder, file->d_name, use);
    closedir(files);
}
