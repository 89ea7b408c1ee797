/* fuzz_position.c: any position (raw_position.h) through everything that needs no solving: checks, candidates, reasons,
 * boards and their copies, JSON, and every notation, in which a position is written, read again, and still the same. */
#include "fuzz/raw_position.h"
#include "fuzz/round_trip.h"
#include "fuzz/valid_json.h"

enum { LARGEST_SIDE = 25, LARGEST_TEXT = 1 << 20 };

static void check_conflict(const struct raw_position *raw)
{
    static bool is_clash[NONET_MAX_CELLS];
    nonet_conflict conflict;
    char text[128];
    const bool is_consistent = nonet_position_is_consistent(&raw->position, &conflict);
    REQUIRE(is_consistent == (conflict.problem == NONET_PROBLEM_NONE));
    REQUIRE(raw->is_in_range || conflict.problem == NONET_PROBLEM_BAD_VALUE);
    const size_t length = nonet_conflict_text(&conflict, raw->layout, NULL, text, sizeof text);
    REQUIRE(length < sizeof text && is_consistent == !length);
    if (!raw->is_in_range) return;
    const size_t clashes = nonet_position_clashes(&raw->position, is_clash);
    REQUIRE((conflict.problem == NONET_PROBLEM_EQUAL_VALUES) == (clashes > 0));
    if (clashes) REQUIRE(is_clash[conflict.cells[0]] && is_clash[conflict.cells[1]]);
}

static void check_candidates(const struct raw_position *raw)
{
    static uint64_t candidates[NONET_MAX_CELLS];
    REQUIRE(nonet_position_candidates(&raw->position, candidates) == (raw->is_in_range ? NONET_OK : NONET_ERR_ARG));
    for (int cell = 0; raw->is_in_range && cell < nonet_layout_cells(raw->layout); cell++) {
        const uint64_t marks = raw->position.candidates ? raw->candidates[cell] : UINT64_MAX;
        REQUIRE(raw->cells[cell] ? candidates[cell] == (uint64_t)1 << (raw->cells[cell] - 1)
                                 : (candidates[cell] & ~marks) == 0);
        for (int other = 0; other < nonet_layout_cells(raw->layout); other++)
            if (!raw->cells[cell] && raw->cells[other] && nonet_layout_sees(raw->layout, cell, other))
                REQUIRE(!(candidates[cell] >> (raw->cells[other] - 1) & 1));
    }
}

static void check_reason(const struct raw_position *raw, struct fuzz_input *input)
{
    const int cell = input_byte(input) * 256 + input_byte(input), value = input_byte(input);
    char text[512];
    nonet_why why;
    const bool is_there =
        cell < nonet_layout_cells(raw->layout) && value >= 1 && value <= nonet_layout_side(raw->layout);
    REQUIRE(nonet_position_why(&raw->position, cell, value, &why) ==
            (is_there && raw->is_in_range ? NONET_OK : NONET_ERR_ARG));
    if (!is_there || !raw->is_in_range) return;
    REQUIRE(nonet_why_text(&why, &raw->position, NULL, text, sizeof text) > 0);
    REQUIRE(why.kind != NONET_WHY_OPEN || !raw->cells[cell]);
}

static void check_json(const struct raw_position *raw)
{
    char *const bytes = malloc(LARGEST_TEXT);
    nonet_text_buffer text = {.bytes = bytes, .size = LARGEST_TEXT};
    nonet_json *json;
    REQUIRE(bytes && nonet_json_new(nonet_text_collect, &text, &json) == NONET_OK);
    nonet_json_object(json, NULL);
    nonet_json_position(json, &raw->position);
    nonet_json_marked_board(json, "marked", &raw->position);
    nonet_json_marks(json, "marks", &raw->position);
    nonet_json_placed(json, "placed", &raw->position);
    nonet_json_layout(json, raw->layout);
    const nonet_status status = nonet_json_close(json);
    nonet_json_free(json);
    /* The layout repeats keys of the position. */
    REQUIRE(status == (raw->is_in_range ? NONET_OK : NONET_ERR_ARG));
    free(bytes);
}

static void check_notations(const struct raw_position *raw)
{
    for (size_t index = 0; nonet_notation_at(index); index++) {
        const nonet_style style = {.notation = nonet_notation_at(index)};
        char *written = NULL;
        if (!raw->is_in_range) {
            REQUIRE(nonet_style_can_write(&style, &raw->position) == NONET_ERR_ARG);
            continue;
        }
        const char *const difference = round_trip(&raw->position, &style, TELL_EVERYTHING, &written);
        if (difference) fprintf(stderr, "%s: %s\n%s\n", style.notation->name, difference, written);
        REQUIRE(!difference);
        free(written);
    }
}

static void check_line(const struct raw_position *raw)
{
    const size_t length = nonet_position_line(&raw->position, NULL, 0);
    REQUIRE(raw->is_in_range == (length > 0));
    if (!length) return;
    char *const text = malloc(length + 1);
    nonet_puzzle *puzzle;
    nonet_text_error error;
    REQUIRE(text && nonet_position_line(&raw->position, text, length + 1) == length);
    const nonet_reader_settings settings = {.box_rows = nonet_layout_box_rows(raw->layout),
                                            .box_columns = nonet_layout_box_columns(raw->layout)};
    REQUIRE(nonet_read_one(text, length, &settings, &puzzle, &error) == NONET_OK);
    REQUIRE(raw->position.candidates ||
            memcmp(puzzle->position.cells, raw->cells, (size_t)nonet_layout_cells(raw->layout)) == 0);
    nonet_puzzle_free(puzzle);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    struct fuzz_input input = {data, size};
    take_raw_position(&raw, &input, LARGEST_SIDE);
    check_conflict(&raw);
    check_candidates(&raw);
    check_reason(&raw, &input);
    if (nonet_layout_side(raw.layout) <= 16) check_json(&raw);
    check_notations(&raw);
    check_line(&raw);
    nonet_layout_free(raw.layout);
    return 0;
}
