/* torture_boards.c: layouts, boards and text without memory; and the samples that other scenarios work on. */
#include <stdlib.h>
#include <string.h>

#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

static const char easy[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";

/* ---- samples ---------------------------------------------------------------------------------------- */

static const nonet_sample_set *set_of(const char *name)
{
    for (size_t at = 0; nonet_sample_set_at(at); at++)
        if (!strcmp(nonet_sample_set_at(at)->name, name)) return nonet_sample_set_at(at);
    torture_expect(false, "there is such a set");
    return NULL;
}

static nonet_layout *layouts[NONET_MAX_BOX + 1];

void torture_begin(void)
{
    for (int box = 1; box <= NONET_MAX_BOX; box++)
        torture_expect(nonet_layout_new(box, box, &layouts[box]) == NONET_OK, "a layout");
}

void torture_end(void)
{
    for (int box = 1; box <= NONET_MAX_BOX; box++) nonet_layout_free(layouts[box]);
}

/* In static memory, so that none seems to be lost. */
const nonet_position *torture_sample(const char *name, uint64_t index)
{
    enum { MOST_SAMPLES = 32 };
    static struct {
        char name[16];
        uint64_t index;
        uint8_t cells[NONET_MAX_CELLS];
        nonet_position position;
    } samples[MOST_SAMPLES];
    size_t at = 0;
    for (; at < MOST_SAMPLES && samples[at].name[0]; at++)
        if (!strcmp(samples[at].name, name) && samples[at].index == index) return &samples[at].position;
    torture_expect(at < MOST_SAMPLES && strlen(name) < sizeof samples->name, "room for a sample");
    const nonet_sample_set *const set = set_of(name);
    nonet_sampler *sampler;
    torture_expect(nonet_sampler_new(NULL, &sampler) == NONET_OK, name);
    torture_expect(nonet_sampler_make(sampler, set, 1, index, samples[at].cells) == NONET_OK, name);
    nonet_sampler_free(sampler);
    strcpy(samples[at].name, name);
    samples[at].index = index;
    samples[at].position = (nonet_position){layouts[set->box], samples[at].cells, NULL, NULL};
    return &samples[at].position;
}

/* ---- boards ----------------------------------------------------------------------------------------- */

static void build_layouts(void)
{
    nonet_layout_builder *builder;
    nonet_layout *layout, *copy;
    ATTEMPT_NEW(nonet_layout_builder_new(6, &builder), nonet_layout_builder_free(builder));
    ATTEMPT(nonet_layout_builder_boxes(builder, 2, 3), tell("boxes\n"));
    ATTEMPT_NEW(nonet_layout_builder_build(builder, &layout), nonet_layout_free(layout));
    ATTEMPT_NEW(nonet_layout_copy(layout, &copy), nonet_layout_free(copy));
    tell("%d %d\n", nonet_layout_houses(copy), nonet_layout_equal(layout, copy));
    nonet_layout_free(copy);
    nonet_layout_free(layout);
    ATTEMPT_NEW(nonet_layout_new(8, 8, &layout), nonet_layout_free(layout));
    tell("%d\n", nonet_layout_cells(layout));
    nonet_layout_free(layout);
    nonet_layout_builder_free(builder);
}

static void use_boards(void)
{
    const nonet_position *const puzzle = torture_sample("minimal", 1);
    nonet_transform transform, inverse;
    nonet_board *board;
    uint64_t candidates[81];
    bool is_clash[81];
    nonet_why why;
    ATTEMPT_NEW(nonet_board_new(puzzle->layout, true, &board), nonet_board_free(board));
    ATTEMPT(nonet_board_copy(board, puzzle), tell_cells(puzzle->layout, board->cells));
    ATTEMPT(nonet_board_set_givens(board, puzzle, NULL), tell_cells(puzzle->layout, board->is_given));
    ATTEMPT(nonet_position_candidates(puzzle, candidates), tell("%d\n", (int)candidates[80]));
    ATTEMPT(nonet_position_why(puzzle, 3, 4, &why), tell("%d\n", (int)why.kind));
    ATTEMPT_TEXT(nonet_why_text(&why, puzzle, NULL, buffer, size));
    tell("%d\n", (int)nonet_position_clashes(puzzle, is_clash));
    const nonet_conflict conflict = {.problem = NONET_PROBLEM_EQUAL_VALUES, .value = 5, .house = 2, .cells = {18, 20}};
    bool members[NONET_MAX_TECHNIQUES];
    ATTEMPT_TEXT(nonet_conflict_text(&conflict, puzzle->layout, NULL, buffer, size));
    ATTEMPT_TEXT(nonet_visible_text("a\033[1mb", 6, buffer, size));
    ATTEMPT_TEXT(nonet_layout_cell_text(puzzle->layout, 40, buffer, size));
    ATTEMPT_TEXT(nonet_technique_advice("nakd pair", buffer, size));
    ATTEMPT_TEXT(nonet_suspects_text(&(nonet_cells){(const uint16_t[]){3}, 1}, puzzle, NULL, buffer, size));
    tell("%s %s\n", nonet_style_nearest("bordred"), nonet_nearest_word("slove", (const char *const[]){"solve"}, 1));
    ATTEMPT_TEXT(nonet_layout_house_text(puzzle->layout, 10, false, buffer, size));
    tell("%d %d\n", (int)nonet_layout_text_bound(puzzle->layout), (int)nonet_technique_group("fish", members));
    ATTEMPT(nonet_transform_identity(puzzle->layout, &transform), tell("%d\n", transform.rows[2]));
    ATTEMPT(nonet_transform_random(puzzle->layout, 7, 1, &transform), tell("%d\n", transform.rows[2]));
    ATTEMPT(nonet_transform_invert(puzzle->layout, &transform, &inverse), tell("%d\n", inverse.rows[2]));
    ATTEMPT(nonet_transform_apply(&transform, puzzle, board), tell_cells(puzzle->layout, board->cells));
    ATTEMPT_TEXT(nonet_transform_text(&transform, puzzle->layout, buffer, size));
    nonet_board_free(board);
}

static void use_switches(void)
{
    nonet_stop *stop;
    nonet_permits *permits;
    ATTEMPT_NEW(nonet_stop_new(&stop), nonet_stop_free(stop));
    ATTEMPT_NEW(nonet_permits_new(1, &permits), nonet_permits_free(permits));
    tell("made\n");
    nonet_permits_free(permits);
    nonet_stop_free(stop);
}

/* ---- text ------------------------------------------------------------------------------------------- */

/* What to read: puzzles of several notations and sizes, and something that is none. */
static size_t make_text(char *text, size_t room)
{
    static const char *const styles[] = {"line", "sdk", "bordered", "numbers", "candidates", "csv"};
    size_t length = 0;
    for (size_t at = 0; at < sizeof styles / sizeof *styles; at++) {
        nonet_style style;
        torture_expect(nonet_style_find(styles[at], &style) == NONET_OK, styles[at]);
        length += nonet_position_text(torture_sample("minimal", at), &style, text + length, room - length);
        text[length++] = '\n';
        torture_expect(length < room / 2, "room for the text");
    }
    memcpy(text + length, "\n12 no puzzle\n\n", 16);
    length += 15;
    memcpy(text + length, easy, sizeof easy);
    return length + sizeof easy - 1;
}

static nonet_status next_puzzle(nonet_reader *reader, nonet_puzzle *puzzle)
{
    nonet_text_error error = {0};
    const nonet_status status = nonet_reader_next(reader, puzzle, &error);
    if (status == NONET_ERR_TEXT) tell("%d: %s\n", (int)error.line, error.message);
    return status;
}

static void read_text(void)
{
    static char text[1 << 16];
    const size_t length = make_text(text, sizeof text);
    nonet_reader *reader;
    nonet_puzzle puzzle, *copy;
    ATTEMPT_NEW(nonet_reader_new(NULL, &reader), nonet_reader_free(reader));
    nonet_status status = NONET_OK;
    for (size_t at = 0; at < length; at += 300) {
        const size_t piece = length - at < 300 ? length - at : 300;
        ATTEMPT(nonet_reader_feed(reader, text + at, piece), tell("fed\n"));
        if (at + piece == length) nonet_reader_finish(reader);
        do {
            ATTEMPT(status = next_puzzle(reader, &puzzle), tell("%d\n", (int)status));
            if (status != NONET_OK) continue;
            tell_cells(puzzle.position.layout, puzzle.position.cells);
            ATTEMPT_NEW(nonet_puzzle_copy(&puzzle, &copy), nonet_puzzle_free(copy));
            tell_cells(copy->position.layout, copy->position.cells);
            nonet_puzzle_free(copy);
        } while (status == NONET_OK || status == NONET_ERR_TEXT);
    }
    nonet_reader_free(reader);
}

/* Lines can come at once or one by one: with little memory the latter. */
static nonet_status read_lines_once(const char *text, size_t length)
{
    nonet_reader *reader;
    nonet_plain_lines lines;
    nonet_puzzle puzzle;
    nonet_status status = nonet_reader_new(NULL, &reader);
    if (status == NONET_OK) status = nonet_reader_feed(reader, text, length);
    if (status == NONET_OK) nonet_reader_finish(reader);
    while (status == NONET_OK) {
        const size_t count = nonet_reader_lines(reader, 2, 100, &lines);
        for (size_t at = 0; at < count; at++) tell("%.81s\n", lines.text + at * lines.stride);
        status = next_puzzle(reader, &puzzle);
        for (int cell = 0; status == NONET_OK && cell < 81; cell++)
            tell("%c", puzzle.position.cells[cell] ? '0' + puzzle.position.cells[cell] : '.');
        if (status == NONET_OK) tell("\n");
    }
    nonet_reader_free(reader);
    return status;
}

static void read_lines(void)
{
    static char text[20 * 82 + 1];
    for (int at = 0; at < 20; at++) strcpy(text + at * 82, easy);
    ATTEMPT(read_lines_once(text, strlen(text)), tell("read\n"));
}

static void read_and_write_one(void)
{
    nonet_puzzle *puzzle;
    nonet_style style;
    nonet_ranking ranking;
    ATTEMPT_NEW(nonet_read_one(easy, strlen(easy), NULL, &puzzle, NULL), nonet_puzzle_free(puzzle));
    ATTEMPT(nonet_style_find("sdk", &style), tell("sdk\n"));
    ATTEMPT(nonet_style_can_write(&style, &puzzle->position), tell("can\n"));
    ATTEMPT_TEXT(nonet_position_text(&puzzle->position, &style, buffer, size));
    ATTEMPT_TEXT(nonet_position_line(&puzzle->position, buffer, size));
    static const char order[] = "naked single 4\nhidden single\nx-wing 100\n";
    nonet_text_error error = {0};
    ATTEMPT(nonet_ranking_read(order, strlen(order), &ranking, &error),
            tell("%d%s\n", (int)ranking.count, error.message));
    ATTEMPT_TEXT(nonet_ranking_text(&ranking, buffer, size));
    nonet_puzzle_free(puzzle);
}

static void make_samples(void)
{
    static const char *const sets[] = {"trivial", "few", "hard", "multiple", "invalid", "16x16"};
    static uint8_t cells[NONET_MAX_CELLS];
    nonet_sampler *sampler;
    ATTEMPT_NEW(nonet_sampler_new(NULL, &sampler), nonet_sampler_free(sampler));
    for (size_t at = 0; at < sizeof sets / sizeof *sets; at++)
        ATTEMPT(nonet_sampler_make(sampler, set_of(sets[at]), 1, 0, cells),
                tell_cells(torture_sample(sets[at], 0)->layout, cells));
    nonet_sampler_free(sampler);
}

const struct torture_scenario torture_of_boards[] = {
    {"layouts", build_layouts}, {"boards", use_boards},
    {"switches", use_switches}, {"reading", read_text},
    {"lines", read_lines},      {"one puzzle", read_and_write_one},
    {"samples", make_samples},  {0},
};
