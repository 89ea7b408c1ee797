/* test_json_objects.c: what the library says in JSON is what its structures say: every call's output is read back and
 * compared with what it was made of. */
#include <stdio.h>

#include "json_document.h"
#include "support/grids.h"

/* ---- parts --------------------------------------------------------------------------------------- */

static int parse_cell(const struct document *document, json_node node, const nonet_layout *layout)
{
    char text[16];
    int row, column;
    assert_true(nn_json_document_text(&document->read, node, text, sizeof text));
    assert_int_equal(sscanf(text, "r%dc%d", &row, &column), 2);
    return (row - 1) * nonet_layout_side(layout) + column - 1;
}

static void are_cells(const struct document *document, json_node list, const nonet_layout *layout, nonet_cells cells)
{
    assert_int_equal(list->count, cells.count);
    for (size_t at = 0; at < cells.count; at++)
        assert_int_equal(parse_cell(document, item(list, at), layout), cells.cells[at]);
}

static void are_some_cells(const struct document *document, json_node object, const char *key,
                           const nonet_layout *layout, nonet_cells cells)
{
    assert_int_equal(has(document, object, key), cells.count > 0);
    if (cells.count) are_cells(document, get(document, object, key), layout, cells);
}

static void are_houses(const struct document *document, json_node list, const nonet_layout *layout, nonet_houses houses)
{
    char text[16];
    assert_int_equal(list->count, houses.count);
    for (size_t at = 0; at < houses.count; at++) {
        const int side = nonet_layout_side(layout), house = houses.houses[at];
        snprintf(text, sizeof text, "%c%d", "rcb"[house / side], house % side + 1);
        is_text_node(document, item(list, at), text);
    }
}

static void are_values(const struct document *document, json_node list, uint64_t values)
{
    uint64_t read = 0;
    for (size_t at = 0; at < list->count; at++) read |= UINT64_C(1) << (number_of(document, item(list, at)) - 1);
    assert_int_equal(read, values);
}

static void are_candidates(const struct document *document, json_node list, const nonet_layout *layout,
                           const nonet_candidate *candidates, size_t count)
{
    assert_int_equal(list->count, count);
    size_t at = 0;
    for (json_node each = nn_json_node_first(list); each; each = nn_json_node_next(list, each), at++) {
        assert_int_equal(parse_cell(document, get(document, each, "cell"), layout), candidates[at].cell);
        is_number(document, each, "value", candidates[at].value);
    }
}

/* In texts with marks a lone candidate cannot be told from a value. */
static void have_equal_candidates(const nonet_position *position, const nonet_position *other)
{
    const size_t cells = (size_t)nonet_layout_cells(position->layout);
    uint64_t *const marks = calloc(2 * cells, sizeof *marks);
    assert_non_null(marks);
    assert_int_equal(nonet_position_candidates(position, marks), NONET_OK);
    assert_int_equal(nonet_position_candidates(other, marks + cells), NONET_OK);
    assert_memory_equal(marks, marks + cells, cells * sizeof *marks);
    free(marks);
}

/* The text of a board is read by a reader like any puzzle. */
static void is_board(const struct document *document, json_node object, const char *key, const nonet_position *expected)
{
    json_node node = get(document, object, key);
    nonet_reader *reader;
    nonet_reader_settings settings;
    nonet_puzzle puzzle;
    nonet_text_error error;
    nonet_reader_settings_defaults(&settings);
    settings.box_rows = nonet_layout_box_rows(expected->layout);
    settings.box_columns = nonet_layout_box_columns(expected->layout);
    assert_int_equal(nonet_reader_new(&settings, &reader), NONET_OK);
    assert_int_equal(nonet_reader_feed(reader, document->read.text + node->at, node->length), NONET_OK);
    nonet_reader_finish(reader);
    assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
    assert_int_equal(puzzle.position.candidates != NULL, expected->candidates != NULL);
    if (expected->candidates) have_equal_candidates(&puzzle.position, expected);
    else assert_memory_equal(puzzle.position.cells, expected->cells, (size_t)nonet_layout_cells(expected->layout));
    nonet_reader_free(reader);
}

static void is_plain_board(const struct document *document, json_node object, const char *key,
                           const nonet_layout *layout, const uint8_t *cells)
{
    const nonet_position position = {layout, cells, NULL, NULL};
    is_board(document, object, key, &position);
}

static nonet_layout *new_layout(int box_rows, int box_columns)
{
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(box_rows, box_columns, &layout), NONET_OK);
    return layout;
}

/* ---- positions ----------------------------------------------------------------------------------- */

/* A grid with holes; every fourth value is placed by the player, and every hole has its marks. */
static nonet_board *board_of(const nonet_layout *layout, uint64_t seed)
{
    struct random_source source = {seed};
    nonet_board *board;
    assert_int_equal(nonet_board_new(layout, true, &board), NONET_OK);
    const int cells = nonet_layout_cells(layout);
    random_grid(&source, layout, board->cells);
    random_dig(&source, layout, board->cells, cells / 3);
    for (int cell = 0; cell < cells; cell++) board->is_given[cell] = board->cells[cell] && cell % 4;
    assert_int_equal(nonet_position_candidates(&board->position, board->candidates), NONET_OK);
    return board;
}

static void is_position(const struct document *document, json_node object, const nonet_position *position)
{
    is_number(document, object, "side", nonet_layout_side(position->layout));
    assert_int_equal(number_of(document, item(get(document, object, "box"), 0)),
                     nonet_layout_box_rows(position->layout));
    assert_int_equal(number_of(document, item(get(document, object, "box"), 1)),
                     nonet_layout_box_columns(position->layout));
    is_plain_board(document, object, "puzzle", position->layout, position->cells);
}

static void are_marks(const struct document *document, json_node list, const nonet_position *position)
{
    uint64_t *const marks = calloc((size_t)nonet_layout_cells(position->layout), sizeof *marks);
    assert_non_null(marks);
    assert_int_equal(nonet_position_candidates(position, marks), NONET_OK);
    assert_int_equal(list->count, nonet_layout_cells(position->layout));
    size_t cell = 0;
    for (json_node each = nn_json_node_first(list); each; each = nn_json_node_next(list, each))
        are_values(document, each, marks[cell++]);
    free(marks);
}

static void are_placed(const struct document *document, json_node list, const nonet_position *position)
{
    size_t found = 0;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        if (position->cells[cell] && !position->is_given[cell])
            assert_int_equal(parse_cell(document, item(list, found++), position->layout), cell);
    assert_int_equal(list->count, found);
    assert_true(found > 0);
}

static void positions_of_all_sizes_come_back(void **state)
{
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 3}, {3, 4}, {4, 4}, {5, 7}, {6, 6}, {7, 7}, {8, 8}};
    (void)state;
    for (size_t size = 0; size < sizeof boxes / sizeof *boxes; size++) {
        nonet_layout *const layout = new_layout(boxes[size][0], boxes[size][1]);
        nonet_board *const board = board_of(layout, size + 1);
        const nonet_position *const position = &board->position;
        struct document document;
        document_begin(&document);
        nonet_json_position(document.json, position);
        nonet_json_board(document.json, "board", position);
        nonet_json_marked_board(document.json, "marked", position);
        nonet_json_marks(document.json, "marks", position);
        nonet_json_placed(document.json, "placed", position);
        nonet_json_cell(document.json, "cell", layout, nonet_layout_cells(layout) - 1);
        document_end(&document);
        is_position(&document, document.top, position);
        is_plain_board(&document, document.top, "board", layout, position->cells);
        is_board(&document, document.top, "marked", position);
        are_marks(&document, get(&document, document.top, "marks"), position);
        are_placed(&document, get(&document, document.top, "placed"), position);
        assert_int_equal(parse_cell(&document, get(&document, document.top, "cell"), layout),
                         nonet_layout_cells(layout) - 1);
        document_free(&document);
        nonet_board_free(board);
        nonet_layout_free(layout);
    }
}

static void without_marks_a_marked_board_is_a_board(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 2);
    const uint8_t cells[16] = {1, 2, 3, 4};
    const nonet_position position = {layout, cells, NULL, NULL};
    struct document document;
    document_begin(&document);
    nonet_json_marked_board(document.json, "marked", &position);
    nonet_json_placed(document.json, "placed", &position);
    nonet_json_solution(document.json, "none", layout, NULL);
    document_end(&document);
    assert_string_equal(document.text, "{\"marked\":\"1234............\",\"placed\":[],\"none\":null}");
    document_free(&document);
    nonet_layout_free(layout);
}

/* ---- results ------------------------------------------------------------------------------------- */

static void is_result(const struct document *document, json_node object, const nonet_layout *layout,
                      const nonet_result *result)
{
    char conflict[128];
    const bool is_invalid = result->verdict == NONET_VERDICT_INVALID;
    is_text(document, object, "verdict", nonet_verdict_name(result->verdict));
    assert_int_equal(has(document, object, "conflict"), is_invalid);
    nonet_conflict_text(&result->conflict, layout, NULL, conflict, sizeof conflict);
    if (is_invalid) is_text(document, object, "conflict", conflict);
    if (result->solution) is_plain_board(document, object, "solution", layout, result->solution);
    else assert_int_equal(get(document, object, "solution")->kind, NN_JSON_NULL);
    is_number(document, object, "count", (int64_t)result->count);
    is_truth(document, object, "exact", result->is_exact);
}

static void results_say_what_was_found(void **state)
{
    static const char *const puzzles[] = {"...12134....42..", "...1...4....42..", "1....1..........",
                                          "123....4........", "12..34.........1"};
    (void)state;
    nonet_layout *const layout = new_layout(2, 2);
    nonet_solver *solver;
    assert_int_equal(nonet_solver_new(NULL, &solver), NONET_OK);
    for (size_t puzzle = 0; puzzle < sizeof puzzles / sizeof *puzzles; puzzle++) {
        uint8_t cells[16];
        for (int cell = 0; cell < 16; cell++)
            cells[cell] = (uint8_t)(puzzles[puzzle][cell] == '.' ? 0 : puzzles[puzzle][cell] - '0');
        const nonet_position position = {layout, cells, NULL, NULL};
        nonet_result result;
        const nonet_status status = nonet_solver_solve(solver, &position, &result);
        struct document document;
        document_begin(&document);
        nonet_json_result(document.json, layout, status, &result);
        document_end(&document);
        is_result(&document, document.top, layout, &result);
        is_flag(&document, document.top, "stopped", false);
        document_free(&document);
    }
    nonet_solver_free(solver);
    nonet_layout_free(layout);
}

static void a_result_that_was_stopped_says_so(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(3, 3);
    const nonet_result result = {.verdict = NONET_VERDICT_MULTIPLE, .count = UINT64_MAX};
    struct document document;
    document_begin(&document);
    nonet_json_result(document.json, layout, NONET_STOPPED, &result);
    document_end(&document);
    assert_string_equal(document.text, "{\"verdict\":\"multiple\",\"stopped\":true,\"solution\":null,"
                                       "\"count\":18446744073709551615,\"exact\":false}");
    document_free(&document);
    document_begin(&document);
    assert_int_equal(nonet_json_result(document.json, layout, NONET_ERR_MEMORY, &result), NONET_ERR_ARG);
    nonet_json_free(document.json);
    nonet_layout_free(layout);
}

static void statistics_have_their_time_in_milliseconds(void **state)
{
    (void)state;
    const nonet_search_stats stats = {.guesses = 1, .backtracks = 2, .propagations = UINT64_MAX, .deepest = 3};
    struct document document;
    document_begin(&document);
    nonet_json_verdict(document.json, NULL, NONET_VERDICT_INVALID, NULL, true);
    nonet_json_count(document.json, 12, true);
    nonet_json_stats(document.json, "stats", &stats, 1234567);
    nonet_json_stats(document.json, "short", &stats, 499);
    document_end(&document);
    assert_string_equal(
        document.text, "{\"verdict\":\"invalid\",\"stopped\":true,\"count\":12,"
                       "\"exact\":true,\"stats\":{\"guesses\":1,\"backtracks\":2,\"propagations\":18446744073709551615,"
                       "\"deepest\":3,\"ms\":1.235},\"short\":{\"guesses\":1,\"backtracks\":2,"
                       "\"propagations\":18446744073709551615,\"deepest\":3,\"ms\":0.000}}");
    document_free(&document);
}

/* Whatever symbols the puzzle has, texts in JSON have numbers; and the conflict is data, too. */
static void conflicts_are_told_in_numbers_and_as_data(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(3, 3);
    const nonet_conflict equal = {
        .problem = NONET_PROBLEM_EQUAL_VALUES, .value = 5, .house = 9 + 6, .cells = {6, 80 - 2}};
    const nonet_conflict empty = {.problem = NONET_PROBLEM_NO_CANDIDATES, .cells = {8, 8}};
    struct document document;
    document_begin(&document);
    nonet_json_verdict(document.json, layout, NONET_VERDICT_INVALID, &equal, false);
    nonet_json_object(document.json, "none");
    nonet_json_verdict(document.json, layout, NONET_VERDICT_NONE, &equal, false);
    nonet_json_close(document.json);
    nonet_json_object(document.json, "empty");
    nonet_json_conflict(document.json, layout, &empty);
    nonet_json_close(document.json);
    document_end(&document);
    assert_string_equal(
        document.text,
        "{\"verdict\":\"invalid\",\"conflict\":\"two 5s in column 7: r1c7 and r9c7\",\"conflict_cells\":["
        "\"r1c7\",\"r9c7\"],\"conflict_value\":5,\"conflict_house\":\"c7\",\"none\":{\"verdict\":\"none\"},"
        "\"empty\":{\"conflict\":\"no value is possible in r1c9\",\"conflict_cells\":[\"r1c9\"]}}");
    document_free(&document);
    nonet_layout_free(layout);
}

static void refusals_and_errors_name_the_setting(void **state)
{
    (void)state;
    const nonet_refusal board = {NULL, "too large"}, setting = {"scales", "none is named"};
    const nonet_text_error error = {.line = 2, .column = 3, .message = "what?", .setting = "box"};
    struct document document;
    document_begin(&document);
    nonet_json_object(document.json, "board");
    nonet_json_refusal(document.json, &board);
    nonet_json_close(document.json);
    nonet_json_object(document.json, "settings");
    nonet_json_refusal(document.json, &setting);
    nonet_json_close(document.json);
    nonet_json_text_error(document.json, &error);
    document_end(&document);
    assert_string_equal(document.text, "{\"board\":{\"error\":\"too large\"},\"settings\":{\"error\":\"none is named\","
                                       "\"setting\":\"scales\"},\"line\":2,\"column\":3,\"error\":\"what?\","
                                       "\"setting\":\"box\"}");
    document_free(&document);
}

/* ---- what the search engine did ------------------------------------------------------------------ */

static void is_event(const nonet_layout *layout, nonet_trace_event event, const char *text)
{
    struct document document;
    document_begin(&document);
    assert_int_equal(nonet_json_trace_event(document.json, "event", layout, &event), NONET_OK);
    document_end(&document);
    assert_int_equal(strncmp(document.text, "{\"event\":", 9), 0);
    document.text[document.length - 1] = 0;
    assert_string_equal(document.text + 9, text);
    document_free(&document);
}

static void events_say_what_was_decided_and_deduced(void **state)
{
    (void)state;
    static const uint8_t solution[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    static const uint16_t filled[] = {5, 0};
    const nonet_contradiction none = {.cell = -1, .house = -1};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    is_event(
        layout,
        (nonet_trace_event){.filled = {filled, 2}, .removed = 9, .cells = solution, .cell = -1, .contradiction = none},
        "{\"event\":\"start\",\"depth\":0,\"placements\":[{\"cell\":\"r2c2\",\"value\":4},{\"cell\":\"r1c1\",\"value\":1}],"
        "\"removed\":9}");
    nonet_trace_event event = {.kind = NONET_TRACE_GUESS,
                               .depth = 2,
                               .guess = 7,
                               .cell = 5,
                               .value = 2,
                               .house = -1,
                               .options = 0xe,
                               .alike = 0x2,
                               .contradiction = none};
    is_event(layout, event,
             "{\"event\":\"guess\",\"depth\":2,\"guess\":7,\"cell\":\"r2c2\",\"value\":2,\"candidates\":[2,3,4],"
             "\"placements\":[],\"removed\":0}");
    event.alike = 0xa;
    event.contradiction = (nonet_contradiction){.kind = NONET_CONTRADICTION_NO_VALUE, .cell = 15, .house = -1};
    is_event(
        layout, event,
        "{\"event\":\"guess\",\"depth\":2,\"guess\":7,\"cell\":\"r2c2\",\"value\":2,\"candidates\":[2,3,4],"
        "\"alike\":[2,4],\"placements\":[],\"removed\":0,\"contradiction\":{\"problem\":\"no value\",\"cell\":\"r4c4\","
        "\"text\":\"no value left for r4c4\"}}");
    event.kind = NONET_TRACE_BACK;
    event.was_vain = true;
    event.alike = 0x2;
    event.contradiction =
        (nonet_contradiction){.kind = NONET_CONTRADICTION_TWO_VALUES, .cell = 0, .value = 1, .other = 4, .house = -1};
    is_event(
        layout, event,
        "{\"event\":\"back\",\"depth\":2,\"guess\":7,\"cell\":\"r2c2\",\"value\":2,\"vain\":true,\"placements\":[],"
        "\"removed\":0,\"contradiction\":{\"problem\":\"two values\",\"cell\":\"r1c1\",\"values\":[1,4],"
        "\"text\":\"1 and 4 both need r1c1\"}}");
    event = (nonet_trace_event){
        .kind = NONET_TRACE_ONLY,
        .cell = 5,
        .value = 2,
        .house = 8,
        .options = 0x8,
        .contradiction = {.kind = NONET_CONTRADICTION_NO_PLACE, .cell = -1, .value = 3, .house = 7}};
    is_event(
        layout, event,
        "{\"event\":\"only\",\"depth\":0,\"cell\":\"r2c2\",\"value\":2,\"house\":\"b1\",\"places\":[\"r2c2\"],"
        "\"placements\":[],\"removed\":0,\"contradiction\":{\"problem\":\"no place\",\"values\":[3],\"house\":\"c4\","
        "\"text\":\"no place for 3 in column 4\"}}");
    event = (nonet_trace_event){
        .kind = NONET_TRACE_DEAD_END,
        .cell = -1,
        .contradiction = {.kind = NONET_CONTRADICTION_NO_ROOM, .cell = -1, .value = 4, .house = -1}};
    is_event(layout, event,
             "{\"event\":\"dead end\",\"depth\":0,\"contradiction\":{\"problem\":\"no room\",\"values\":[4],"
             "\"text\":\"too few places for the 4s\"}}");
    event = (nonet_trace_event){
        .kind = NONET_TRACE_SOLUTION, .depth = 1, .cells = solution, .times = 6, .contradiction = none};
    is_event(layout, event, "{\"event\":\"solution\",\"depth\":1,\"solution\":\"1234341221434321\",\"times\":6}");
    nonet_layout_free(layout);
}

static void events_of_no_search_are_refused(void **state)
{
    (void)state;
    const nonet_contradiction none = {.cell = -1, .house = -1};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    static const uint8_t empty[16], full[16] = {5};
    static const uint16_t inside[] = {0}, outside[] = {16};
    const nonet_trace_event events[] = {
        {.filled = {inside, 1}, .contradiction = none},
        {.filled = {NULL, 1}, .cells = empty, .contradiction = none},
        {.filled = {inside, 1}, .cells = empty, .contradiction = none},
        {.filled = {inside, 1}, .cells = full, .contradiction = none},
        {.filled = {outside, 1}, .cells = empty, .contradiction = none},
        {.kind = (nonet_trace_kind)6, .contradiction = none},
        {.kind = (nonet_trace_kind)-1, .contradiction = none},
        {.kind = NONET_TRACE_GUESS, .cell = 16, .value = 1, .house = -1, .contradiction = none},
        {.kind = NONET_TRACE_GUESS, .cell = -1, .value = 1, .house = -1, .contradiction = none},
        {.kind = NONET_TRACE_ONLY, .cell = 1, .value = 5, .house = -1, .contradiction = none},
        {.kind = NONET_TRACE_ONLY, .cell = 1, .value = 0, .house = -1, .contradiction = none},
        {.kind = NONET_TRACE_ONLY, .cell = 1, .value = 1, .house = 12, .contradiction = none},
        {.kind = NONET_TRACE_BACK, .cell = 1, .value = 1, .house = -1, .alike = 0x10, .contradiction = none},
        {.kind = NONET_TRACE_SOLUTION, .contradiction = none},
        {.contradiction = {.kind = (nonet_contradiction_kind)5, .cell = -1, .house = -1}},
        {.contradiction = {.kind = NONET_CONTRADICTION_NO_VALUE, .cell = 16, .house = -1}},
        {.contradiction = {.kind = NONET_CONTRADICTION_NO_PLACE, .cell = -1, .value = 1, .house = 12}},
        {.contradiction = {.kind = NONET_CONTRADICTION_NO_ROOM, .cell = -1, .value = 5, .house = -1}},
        {.contradiction = {.kind = NONET_CONTRADICTION_TWO_VALUES, .cell = 1, .value = 1, .other = -2, .house = -1}},
    };
    for (size_t at = 0; at < sizeof events / sizeof *events; at++) {
        struct document document;
        document_begin(&document);
        if (nonet_json_trace_event(document.json, "event", layout, &events[at]) != NONET_ERR_ARG)
            fail_msg("event %zu is accepted", at);
        nonet_json_free(document.json);
        free(document.text);
    }
    nonet_layout_free(layout);
}

/* ---- clues that are not needed ------------------------------------------------------------------- */

static void are_clues(const struct document *document, json_node list, const nonet_layout *layout, const uint8_t *clues,
                      nonet_clue kind)
{
    size_t found = 0;
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
        if (clues[cell] == kind) assert_int_equal(parse_cell(document, item(list, found++), layout), cell);
    assert_int_equal(list->count, found);
}

static void minimality_names_the_clues(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 2);
    const uint8_t full[16] = {1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1};
    const nonet_position position = {layout, full, NULL, NULL};
    nonet_minimizer *minimizer;
    nonet_minimality minimality;
    struct document document;
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    assert_int_equal(nonet_minimizer_check(minimizer, &position, &minimality), NONET_OK);
    document_begin(&document);
    nonet_json_minimality(document.json, layout, &minimality);
    document_end(&document);
    is_truth(&document, document.top, "minimal", false);
    are_clues(&document, get(&document, document.top, "redundant"), layout, minimality.clues, NONET_CLUE_REDUNDANT);
    assert_int_equal(get(&document, document.top, "untested")->count, 0);
    document_free(&document);

    assert_int_equal(nonet_minimizer_run(minimizer, &position, 0, 0, &minimality), NONET_OK);
    uint8_t left[16];
    for (int cell = 0; cell < 16; cell++) left[cell] = minimality.clues[cell] == NONET_CLUE_NEEDED ? full[cell] : 0;
    document_begin(&document);
    nonet_json_minimized(document.json, &position, &minimality);
    document_end(&document);
    are_clues(&document, get(&document, document.top, "removed"), layout, minimality.clues, NONET_CLUE_REDUNDANT);
    is_plain_board(&document, document.top, "minimal", layout, left);
    document_free(&document);
    nonet_minimizer_free(minimizer);
    nonet_layout_free(layout);
}

/* Whether it is minimal is told as far as it is known: clues left open, and none redundant, do not tell. */
static void minimality_that_is_not_known_is_not_told(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(1, 2);
    const uint8_t clues[5] = {NONET_CLUE_NEEDED, NONET_CLUE_OPEN, [4] = NONET_CLUE_OPEN}; /* of four cells */
    nonet_minimality minimality = {.verdict = NONET_VERDICT_UNIQUE, .clues = clues, .needed = 1, .open = 1};
    struct document document;
    document_begin(&document);
    nonet_json_minimality(document.json, layout, &minimality);
    document_end(&document);
    assert_string_equal(document.text, "{\"redundant\":[],\"untested\":[\"r1c2\"]}");
    document_free(&document);
    minimality.verdict = NONET_VERDICT_MULTIPLE;
    document_begin(&document);
    nonet_json_minimality(document.json, layout, &minimality);
    document_end(&document);
    assert_string_equal(document.text, "{}");
    document_free(&document);
    nonet_layout_free(layout);
}

static void a_canonical_form_has_its_transform(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(3, 3);
    nonet_board *const board = board_of(layout, 5);
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    char text[1024];
    struct document document;
    assert_int_equal(nonet_canonizer_new(NULL, &canonizer), NONET_OK);
    for (int with_marks = 0; with_marks < 2; with_marks++) {
        nonet_position position = board->position;
        if (!with_marks) position.candidates = NULL;
        else board->candidates[80] &= board->candidates[80] - 1; /* less than the values leave, so marks matter */
        assert_int_equal(nonet_canonizer_run(canonizer, &position, &canonical), NONET_OK);
        const nonet_position form = {layout, canonical.cells, NULL, canonical.candidates};
        document_begin(&document);
        nonet_json_canonical(document.json, layout, &canonical);
        document_end(&document);
        is_board(&document, document.top, "form", &form);
        is_number(&document, document.top, "automorphisms", (int64_t)canonical.automorphisms);
        assert_true(nonet_transform_text(&canonical.transform, layout, text, sizeof text) < sizeof text);
        is_text(&document, document.top, "transform", text);
        document_free(&document);
    }
    nonet_canonizer_free(canonizer);
    nonet_board_free(board);
    nonet_layout_free(layout);
}

/* A number that is left out if it is `none`. */
static void is_number_unless(const struct document *document, json_node object, const char *key, int number, int none)
{
    assert_int_equal(has(document, object, key), number != none);
    if (number != none) is_number(document, object, key, number);
}

/* ---- steps --------------------------------------------------------------------------------------- */

struct shown_step {
    const struct document *document;
    json_node object;
    const nonet_step *step;
    const nonet_position *position;
    const nonet_layout *layout;
};

static void is_told(const struct shown_step *shown, const char *key, nonet_step_form form)
{
    const size_t length = nonet_step_text(shown->step, shown->position, NULL, form, NULL, 0);
    char *const text = malloc(length + 1);
    assert_non_null(text);
    nonet_step_text(shown->step, shown->position, NULL, form, text, length + 1);
    is_text(shown->document, shown->object, key, text);
    free(text);
}

static void are_sets(const struct shown_step *shown)
{
    const struct document *const document = shown->document;
    assert_int_equal(has(document, shown->object, "sets"), shown->step->set_count > 0);
    for (size_t at = 0; at < shown->step->set_count; at++) {
        const nonet_step_set *const set = &shown->step->sets[at];
        json_node object = item(get(document, shown->object, "sets"), at);
        are_cells(document, get(document, object, "cells"), shown->layout, set->cells);
        are_values(document, get(document, object, "values"), set->values);
        assert_int_equal(has(document, object, "link"), set->link != 0);
        if (set->link) are_values(document, get(document, object, "link"), set->link);
    }
}

static void is_node(const struct shown_step *shown, json_node object, const nonet_step_node *node)
{
    const struct document *const document = shown->document;
    are_cells(document, get(document, object, "cells"), shown->layout, node->cells);
    is_number(document, object, "value", node->value);
    is_truth(document, object, "is_true", node->is_true);
    assert_int_equal(has(document, object, "causes"), node->cause_count > 0);
    if (node->cause_count) is_text(document, object, "link", node->is_true ? "strong" : "weak");
    for (size_t at = 0; at < node->cause_count; at++)
        assert_int_equal(number_of(document, item(get(document, object, "causes"), at)), node->causes[at]);
    is_number_unless(document, object, "set", node->set, -1);
    assert_int_equal(has(document, object, "technique"), node->technique >= 0);
    if (node->technique >= 0) is_text(document, object, "technique", nonet_technique_at((size_t)node->technique)->name);
    assert_int_equal(has(document, object, "chains"), node->chain >= 0);
    if (node->chain < 0) return;
    json_node chains = get(document, object, "chains");
    assert_int_equal(chains->count, shown->step->chains[node->chain].together);
    assert_int_equal(number_of(document, item(chains, 0)), node->chain);
}

static void are_chains(const struct shown_step *shown)
{
    const struct document *const document = shown->document;
    const nonet_step *const step = shown->step;
    assert_int_equal(has(document, shown->object, "chains"), step->chain_count > 0);
    assert_int_equal(has(document, shown->object, "branches"), step->branch_count < step->chain_count);
    if (nonet_step_has_text(step, NONET_STEP_EUREKA)) is_told(shown, "eureka", NONET_STEP_EUREKA);
    if (!step->chain_count) return;
    is_told(shown, "chain_text", NONET_STEP_CHAINS);
    if (step->branch_count < step->chain_count)
        is_number(document, shown->object, "branches", (int64_t)step->branch_count);
    json_node chains = get(document, shown->object, "chains"), chain = nn_json_node_first(chains);
    assert_int_equal(chains->count, step->chain_count);
    for (size_t at = 0; at < step->chain_count; at++, chain = nn_json_node_next(chains, chain)) {
        assert_int_equal(chain->count, step->chains[at].count);
        json_node node = nn_json_node_first(chain);
        for (size_t each = 0; each < step->chains[at].count; each++, node = nn_json_node_next(chain, node))
            is_node(shown, node, &step->chains[at].nodes[each]);
    }
}

static void are_chain_numbers(const struct document *document, json_node object, const char *key, nonet_chain_list list)
{
    assert_int_equal(has(document, object, key), list.count > 0);
    for (size_t at = 0; at < list.count; at++)
        assert_int_equal(number_of(document, item(get(document, object, key), at)), list.chains[at]);
}

static void are_pictured_candidates(const struct document *document, json_node list, const nonet_layout *layout,
                                    const nonet_picture *picture)
{
    assert_int_equal(list->count, picture->candidate_count);
    json_node object = nn_json_node_first(list);
    for (size_t at = 0; at < picture->candidate_count; at++, object = nn_json_node_next(list, object)) {
        const nonet_picture_candidate *const candidate = &picture->candidates[at];
        assert_int_equal(parse_cell(document, get(document, object, "cell"), layout), candidate->cell);
        is_number(document, object, "value", candidate->value);
        is_text(document, object, "role", nonet_role_name(candidate->role));
        is_number_unless(document, object, "set", candidate->set, -1);
        are_chain_numbers(document, object, "true_in", candidate->true_in);
        are_chain_numbers(document, object, "false_in", candidate->false_in);
    }
}

static void are_pictured_cells(const struct document *document, json_node list, const nonet_layout *layout,
                               const nonet_picture *picture)
{
    assert_int_equal(list->count, picture->cell_count);
    json_node object = nn_json_node_first(list);
    for (size_t at = 0; at < picture->cell_count; at++, object = nn_json_node_next(list, object)) {
        const nonet_picture_cell *const cell = &picture->cells[at];
        assert_int_equal(parse_cell(document, get(document, object, "cell"), layout), cell->cell);
        is_flag(document, object, "pattern", cell->is_pattern);
        is_flag(document, object, "target", cell->is_target);
        is_number_unless(document, object, "held", cell->held, 0);
    }
}

static void are_links(const struct document *document, json_node list, const nonet_layout *layout,
                      const nonet_picture *picture)
{
    assert_int_equal(list->count, picture->link_count);
    json_node object = nn_json_node_first(list);
    for (size_t at = 0; at < picture->link_count; at++, object = nn_json_node_next(list, object)) {
        const nonet_picture_link *const link = &picture->links[at];
        is_text(document, object, "kind", nonet_link_kind_name(link->kind));
        are_cells(document, get(document, object, "from"), layout, link->from);
        are_cells(document, get(document, object, "to"), layout, link->to);
        is_number_unless(document, object, "from_value", link->from_value, 0);
        is_number_unless(document, object, "to_value", link->to_value, 0);
        is_number_unless(document, object, "set", link->set, -1);
        is_number_unless(document, object, "chain", link->chain, -1);
        is_number_unless(document, object, "depth", link->depth, 0);
        assert_int_equal(has(document, object, "technique"), link->technique >= 0);
        if (link->technique >= 0)
            is_text(document, object, "technique", nonet_technique_at((size_t)link->technique)->name);
        are_chain_numbers(document, object, "chains", link->chains);
    }
}

static void are_chain_places(const struct document *document, json_node list, const nonet_picture *picture)
{
    assert_int_equal(list->count, picture->chain_count);
    json_node object = nn_json_node_first(list);
    for (size_t at = 0; at < picture->chain_count; at++, object = nn_json_node_next(list, object)) {
        is_number(document, object, "depth", picture->chains[at].depth);
        is_number_unless(document, object, "parent", picture->chains[at].parent, -1);
        is_number_unless(document, object, "node", picture->chains[at].node, -1);
    }
}

static void is_picture(const struct document *document, json_node object, const nonet_layout *layout,
                       const nonet_picture *picture)
{
    json_node place = get(document, object, "place"), houses = get(document, object, "houses");
    are_cells(document, get(document, place, "cells"), layout, picture->place.cells);
    are_houses(document, get(document, place, "houses"), layout, picture->place.houses);
    are_values(document, get(document, place, "values"), picture->place.values);
    assert_int_equal(houses->count, picture->house_count);
    for (size_t at = 0; at < picture->house_count; at++) {
        const uint8_t house = picture->houses[at].house;
        json_node each = nn_json_node_first(houses);
        for (size_t before = 0; before < at; before++) each = nn_json_node_next(houses, each);
        is_text(document, each, "part", nonet_house_part_name(picture->houses[at].part));
        char name[16];
        const int side = nonet_layout_side(layout);
        snprintf(name, sizeof name, "%c%d", "rcb"[house / side], house % side + 1);
        is_text(document, each, "house", name);
    }
    are_pictured_cells(document, get(document, object, "cells"), layout, picture);
    are_pictured_candidates(document, get(document, object, "candidates"), layout, picture);
    json_node sets = get(document, object, "sets"), set = nn_json_node_first(sets);
    assert_int_equal(sets->count, picture->set_count);
    for (size_t at = 0; at < picture->set_count; at++, set = nn_json_node_next(sets, set)) {
        is_text(document, set, "name", picture->sets[at].name);
        are_cells(document, get(document, set, "cells"), layout, picture->sets[at].cells);
    }
    are_links(document, get(document, object, "links"), layout, picture);
    are_chain_places(document, get(document, object, "chains"), picture);
}

static void is_step(const struct shown_step *shown)
{
    const struct document *const document = shown->document;
    const nonet_step *const step = shown->step;
    const nonet_technique *const technique = nonet_technique_at((size_t)step->technique);
    nonet_picture *picture;
    json_node object = shown->object;
    is_text(document, object, "technique", technique->name);
    is_text(document, object, "level", nonet_level_at((size_t)technique->level)->name);
    is_told(shown, "text", NONET_STEP_LINE);
    is_told(shown, "reason", NONET_STEP_REASON);
    is_told(shown, "place", NONET_STEP_PLACE);
    is_told(shown, "what", NONET_STEP_WHAT);
    are_candidates(document, get(document, object, "placements"), shown->layout, step->placements,
                   step->placement_count);
    are_candidates(document, get(document, object, "eliminations"), shown->layout, step->eliminations,
                   step->elimination_count);
    are_values(document, get(document, object, "values"), step->values);
    are_cells(document, get(document, object, "cells"), shown->layout, step->cells);
    are_some_cells(document, object, "fins", shown->layout, step->fins);
    are_some_cells(document, object, "endo_fins", shown->layout, step->endo_fins);
    assert_int_equal(has(document, object, "base"), step->base.count > 0);
    assert_int_equal(has(document, object, "cover"), step->cover.count > 0);
    if (step->base.count) are_houses(document, get(document, object, "base"), shown->layout, step->base);
    if (step->cover.count) are_houses(document, get(document, object, "cover"), shown->layout, step->cover);
    is_flag(document, object, "siamese", step->is_siamese);
    are_sets(shown);
    are_chains(shown);
    assert_int_equal(nonet_picture_new(step, shown->position, &picture), NONET_OK);
    is_picture(document, get(document, object, "picture"), shown->layout, picture);
    nonet_picture_free(picture);
}

struct comparison {
    nonet_position position;
    size_t steps;
};

static void has_part(const struct document *document, json_node object, const char *key, bool is_wanted)
{
    if (has(document, object, key) != is_wanted) fail_msg("%s: %s", key, is_wanted ? "missing" : "not wanted");
}

/* Of each choice of parts these keys, and no others. */
static void compare_parts(const nonet_step *step, const nonet_position *position)
{
    static const char *const told[] = {"text", "reason", "place", "what"};
    const bool has_chains = step->chain_count > 0;
    for (unsigned choice = 0; choice < 8; choice++) {
        const bool texts = choice & 1, pattern = choice & 2, picture = choice & 4;
        struct document document;
        document_begin(&document);
        nonet_json_step(document.json, "step", step, position,
                        (texts ? NONET_JSON_TEXTS : 0) | (pattern ? NONET_JSON_PATTERN : 0) |
                            (picture ? NONET_JSON_PICTURE : 0));
        document_end(&document);
        json_node object = get(&document, document.top, "step");
        is_text(&document, object, "technique", nonet_technique_at((size_t)step->technique)->name);
        has_part(&document, object, "placements", true);
        has_part(&document, object, "eliminations", true);
        for (size_t at = 0; at < sizeof told / sizeof *told; at++) has_part(&document, object, told[at], texts);
        has_part(&document, object, "chain_text", texts && has_chains);
        has_part(&document, object, "eureka", texts && nonet_step_has_text(step, NONET_STEP_EUREKA));
        has_part(&document, object, "values", pattern);
        has_part(&document, object, "cells", pattern);
        has_part(&document, object, "base", pattern && step->base.count);
        has_part(&document, object, "sets", pattern && step->set_count);
        has_part(&document, object, "chains", pattern && has_chains);
        has_part(&document, object, "picture", picture);
        document_free(&document);
    }
}

/* The first step is enough. */
static bool compare_step(void *context, const nonet_step *step)
{
    struct comparison *const comparison = context;
    const nonet_position *const position = &comparison->position;
    struct document document;
    document_begin(&document);
    assert_int_equal(nonet_json_step(document.json, "step", step, position, NONET_JSON_WHOLE_STEP), NONET_OK);
    document_end(&document);
    const struct shown_step shown = {&document, get(&document, document.top, "step"), step, position, position->layout};
    is_step(&shown);
    document_free(&document);
    compare_parts(step, position);
    comparison->steps++;
    return false;
}

/* The example of every technique: all parts that steps can have. */
static void steps_are_told_with_all_their_parts(void **state)
{
    (void)state;
    nonet_reader *reader;
    nonet_explainer *explainer;
    assert_int_equal(nonet_reader_new(NULL, &reader), NONET_OK);
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    for (int technique = 0; nonet_technique_at((size_t)technique); technique++) {
        const char *const example = nonet_technique_at((size_t)technique)->example;
        nonet_puzzle puzzle;
        nonet_text_error error;
        nonet_start start;
        if (!example[0]) continue;
        nonet_reader_restart(reader);
        assert_int_equal(nonet_reader_feed(reader, example, strlen(example)), NONET_OK);
        nonet_reader_finish(reader);
        assert_int_equal(nonet_reader_next(reader, &puzzle, &error), NONET_OK);
        assert_int_equal(nonet_explainer_begin(explainer, &puzzle.position, &start), NONET_OK);
        struct comparison comparison = {*nonet_explainer_position(explainer), 0};
        nonet_explainer_each(explainer, technique, compare_step, &comparison);
        assert_int_equal(comparison.steps, 1);
    }
    nonet_explainer_free(explainer);
    nonet_reader_free(reader);
}

static void steps_that_are_none_are_refused(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 2);
    const uint8_t cells[16] = {0};
    const nonet_position position = {layout, cells, NULL, NULL};
    const nonet_step steps[] = {{.technique = -1}, {.technique = NONET_MAX_TECHNIQUES}, {.technique = 0}};
    const unsigned parts[] = {0, 0, NONET_JSON_SOLUTION}; /* of another object */
    for (int at = 0; at < 3; at++) {
        struct document document;
        document_begin(&document);
        assert_int_equal(nonet_json_step(document.json, "step", &steps[at], &position, parts[at]), NONET_ERR_ARG);
        nonet_json_free(document.json);
    }
    nonet_layout_free(layout);
}

static void cells_and_verdicts_that_are_none_are_refused(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 2);
    const uint16_t cells[] = {3, 16};
    const nonet_result result = {.verdict = (nonet_verdict)17};
    const nonet_verification verification = {.verdict = (nonet_verdict)17};
    for (int at = 0; at < 4; at++) {
        struct document document;
        document_begin(&document);
        nonet_json *const json = document.json;
        const nonet_status status = at == 0   ? nonet_json_cells(json, "cells", layout, &(nonet_cells){cells, 2})
                                    : at == 1 ? nonet_json_verdict(json, NULL, (nonet_verdict)17, NULL, false)
                                    : at == 2 ? nonet_json_result(json, layout, NONET_OK, &result)
                                              : nonet_json_verification(json, NULL, &verification);
        assert_int_equal(status, NONET_ERR_ARG);
        nonet_json_free(json);
        free(document.text);
    }
    nonet_layout_free(layout);
}

static void explanations_begin_and_end(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(3, 3);
    const uint16_t wrong[] = {0, 80};
    const nonet_start start = {.wrong_values = {wrong, 2}};
    nonet_difficulty difficulty = {.hardest = -1, .score = 0, .hodoku_score = 12, .hodoku_level = NONET_HODOKU_UNFAIR};
    struct document document;
    document_begin(&document);
    nonet_json_mistakes(document.json, layout, &start);
    nonet_json_difficulty(document.json, &difficulty, false, NONET_LIKE_NONET);
    document_end(&document);
    assert_string_equal(document.text, "{\"wrong_values\":[\"r1c1\",\"r9c9\"],\"solved\":false,\"score\":0}");
    document_free(&document);

    difficulty.hardest = nonet_technique_find("X-wing");
    difficulty.level = nonet_technique_at((size_t)difficulty.hardest)->level;
    difficulty.score = INT64_C(1) << 40;
    document_begin(&document);
    nonet_json_difficulty(document.json, &difficulty, true, NONET_LIKE_HODOKU);
    document_end(&document);
    is_truth(&document, document.top, "solved", true);
    is_text(&document, document.top, "hardest", "X-wing");
    is_text(&document, document.top, "level", nonet_level_at((size_t)difficulty.level)->name);
    is_number(&document, document.top, "score", INT64_C(1) << 40);
    is_text(&document, document.top, "hodoku_level", "Unfair");
    is_number(&document, document.top, "hodoku_score", 12);
    document_free(&document);
    nonet_layout_free(layout);
}

/* ---- ratings ------------------------------------------------------------------------------------- */

struct told_rating {
    nonet_json *json;
    const nonet_layout *layout;
    size_t steps;
    nonet_rating_step last;
    nonet_candidate placement; /* of the last one */
};

static bool tell_rating_step(void *context, const nonet_rating_step *step)
{
    struct told_rating *const told = context;
    assert_int_equal(nonet_json_rating_step(told->json, NULL, step, told->layout), NONET_OK);
    told->steps++;
    told->last = *step;
    if (step->placement) told->placement = *step->placement;
    return true;
}

static void is_hardest(const struct document *document, json_node scale, const char *hardest)
{
    assert_int_equal(has(document, scale, "hardest"), *hardest != 0);
    if (*hardest) is_text(document, scale, "hardest", hardest);
}

static void is_rating(const struct document *document, const nonet_rating *rating)
{
    json_node se = get(document, document->top, "se"), hodoku = get(document, document->top, "hodoku");
    json_node own = get(document, document->top, "nonet");
    is_number(document, se, "er", rating->se.er);
    is_number(document, se, "ep", rating->se.ep);
    is_number(document, se, "ed", rating->se.ed);
    is_hardest(document, se, rating->se.hardest);
    is_text(document, se, "scale", nonet_scale_at(0)->version);
    is_number(document, hodoku, "score", rating->hodoku.score);
    is_text(document, hodoku, "level", nonet_hodoku_level_name(rating->hodoku.level));
    is_hardest(document, hodoku, rating->hodoku.hardest);
    is_text(document, hodoku, "scale", nonet_scale_at(1)->version);
    is_text(document, own, "level", nonet_level_at((size_t)rating->own.level)->name);
    is_hardest(document, own, rating->own.hardest < 0 ? "" : nonet_technique_at((size_t)rating->own.hardest)->name);
    is_text(document, own, "scale", nonet_scale_at(2)->version);
    is_board(document, document->top, "canonical", rating->canonical);
}

static void are_rating_steps(const struct document *document, const struct told_rating *told)
{
    json_node steps = get(document, document->top, "steps"), last = NULL;
    assert_int_equal(steps->count, told->steps);
    assert_true(told->steps > 0);
    for (json_node each = nn_json_node_first(steps); each; each = nn_json_node_next(steps, each)) last = each;
    is_number(document, last, "rating", told->last.rating);
    is_text(document, last, "technique", told->last.technique);
    assert_non_null(told->last.placement);
    are_candidates(document, get(document, last, "placements"), told->layout, &told->placement, 1);
    assert_int_equal(get(document, last, "eliminations")->count, 0);
}

static void ratings_are_told_scale_by_scale(void **state)
{
    static const char puzzle[] = "5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....";
    (void)state;
    nonet_layout *const layout = new_layout(3, 3);
    uint8_t cells[81];
    for (int cell = 0; cell < 81; cell++) cells[cell] = (uint8_t)(puzzle[cell] == '.' ? 0 : puzzle[cell] - '0');
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    struct document document;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_HODOKU | NONET_SCALE_NONET;
    settings.canonical = true;
    assert_int_equal(nonet_rater_new(&settings, &rater), NONET_OK);
    document_begin(&document);
    struct told_rating told = {.json = document.json, .layout = layout};
    nonet_json_array(document.json, "steps");
    assert_int_equal(nonet_rater_each(rater, &position, tell_rating_step, &told, &rating), NONET_OK);
    nonet_json_close(document.json);
    nonet_json_rating(document.json, &rating);
    document_end(&document);
    is_rating(&document, &rating);
    are_rating_steps(&document, &told);
    document_free(&document);
    nonet_rater_free(rater);
    nonet_layout_free(layout);
}

static void scales_that_were_not_rated_are_left_out(void **state)
{
    (void)state;
    const nonet_rating rating = {.scales = NONET_SCALE_NONET, .own = {.level = nonet_level_hardest(), .hardest = -1}};
    struct document document;
    document_begin(&document);
    nonet_json_rating(document.json, &rating);
    document_end(&document);
    assert_int_equal(document.top->count, 1);
    is_text(&document, get(&document, document.top, "nonet"), "level", "extreme");
    assert_false(has(&document, get(&document, document.top, "nonet"), "hardest"));
    document_free(&document);
}

/* ---- generated puzzles --------------------------------------------------------------------------- */

static void generated_puzzles_say_what_they_depend_on(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 3);
    nonet_generator_settings settings;
    nonet_generator *generator;
    nonet_generated made;
    struct document document;
    nonet_generator_settings_defaults(&settings);
    settings.seed = UINT64_MAX;
    settings.weighs = true;
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 6, 1, &made), NONET_OK);
    document_begin(&document);
    nonet_json_generated(document.json, layout, &settings, &made, NONET_JSON_SOLUTION | NONET_JSON_STATS);
    document_end(&document);
    uint64_t seed = 0;
    assert_true(nn_json_document_unsigned(&document.read, get(&document, document.top, "seed"), &seed));
    assert_int_equal(seed, UINT64_MAX);
    is_text(&document, document.top, "seed_text", "18446744073709551615");
    is_number(&document, document.top, "number", 7);
    is_plain_board(&document, document.top, "puzzle", layout, made.cells);
    is_plain_board(&document, document.top, "solution", layout, made.solution);
    is_number(&document, document.top, "clues", made.clues);
    is_truth(&document, document.top, "minimal", made.is_minimal);
    is_text(&document, document.top, "symmetry", nonet_symmetry_name((size_t)made.symmetry));
    is_number(&document, document.top, "attempts", (int64_t)made.attempts);
    char weight[32];
    json_node told = get(&document, document.top, "log2_weight");
    snprintf(weight, sizeof weight, "%.6f", (double)made.log2_weight / 1e6);
    assert_int_equal(told->length, strlen(weight));
    assert_memory_equal(document.text + told->at, weight, told->length);
    document_free(&document);
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static void what_was_not_asked_for_is_not_told(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(1, 2);
    const uint8_t cells[4] = {1};
    nonet_generated made = {.has_board = true, .cells = cells, .solution = cells, .clues = 1, .needed = 1};
    nonet_generator_settings settings;
    struct document document;
    nonet_generator_settings_defaults(&settings);
    document_begin(&document);
    nonet_json_generated(document.json, layout, &settings, &made, 0);
    document_end(&document);
    assert_string_equal(
        document.text,
        "{\"number\":1,\"seed\":1,\"seed_text\":\"1\",\"side\":2,\"box\":[1,2],\"puzzle\":\"1...\",\"clues\":1,"
        "\"minimal\":false,\"needed\":1,\"symmetry\":\"none\"}");
    document_free(&document);
    made.has_board = false;
    document_begin(&document);
    assert_int_equal(nonet_json_generated(document.json, layout, &settings, &made, 0), NONET_ERR_ARG);
    nonet_json_free(document.json);
    nonet_layout_free(layout);
}

/* ---- tables -------------------------------------------------------------------------------------- */

static void techniques_are_told(void **state)
{
    (void)state;
    for (int number = 0; nonet_technique_at((size_t)number); number++) {
        const nonet_technique *const row = nonet_technique_at((size_t)number);
        struct document document;
        document_begin(&document);
        nonet_json_technique(document.json, number);
        document_end(&document);
        is_text(&document, document.top, "technique", row->name);
        is_text(&document, document.top, "code", row->code);
        is_text(&document, document.top, "level", nonet_level_at((size_t)row->level)->name);
        is_text(&document, document.top, "family", row->family);
        is_truth(&document, document.top, "usual", row->is_usual);
        is_number(&document, document.top, "weight", nonet_technique_weight(number));
        is_text(&document, document.top, "summary", row->summary);
        is_truth(&document, document.top, "needs_uniqueness", row->needs_uniqueness);
        assert_int_equal(has(&document, document.top, "hodoku_score"), row->hodoku_name[0] != 0);
        if (row->hodoku_name[0]) {
            is_text(&document, document.top, "hodoku_name", row->hodoku_name);
            is_text(&document, document.top, "hodoku_level", nonet_hodoku_level_name(row->hodoku_level));
            is_number(&document, document.top, "hodoku_score", row->hodoku_score);
        }
        assert_int_equal(has(&document, document.top, "example"), row->example[0] != 0);
        if (row->example[0]) is_text(&document, document.top, "example", row->example);
        document_free(&document);
    }
}

static void levels_and_scales_are_told(void **state)
{
    (void)state;
    struct document document;
    for (size_t at = 0; nonet_level_at(at); at++) {
        document_begin(&document);
        nonet_json_level(document.json, nonet_level_at(at));
        document_end(&document);
        is_text(&document, document.top, "level", nonet_level_at(at)->name);
        is_text(&document, document.top, "summary", nonet_level_at(at)->summary);
        is_truth(&document, document.top, "needs_chains", nonet_level_at(at)->needs_chains);
        document_free(&document);
    }
    for (size_t at = 0; nonet_scale_at(at); at++) {
        document_begin(&document);
        nonet_json_scale(document.json, nonet_scale_at(at));
        document_end(&document);
        is_text(&document, document.top, "scale", nonet_scale_at(at)->version);
        is_text(&document, document.top, "name", nonet_scale_at(at)->name);
        is_text(&document, document.top, "title", nonet_scale_at(at)->title);
        is_text(&document, document.top, "rules", nonet_scale_at(at)->rules);
        is_text(&document, document.top, "nonet", nonet_version());
        document_free(&document);
    }
}

static void notations_are_told(void **state)
{
    (void)state;
    for (size_t at = 0; nonet_notation_at(at); at++) {
        const nonet_notation *const row = nonet_notation_at(at);
        struct document document;
        document_begin(&document);
        nonet_json_notation(document.json, row);
        document_end(&document);
        is_text(&document, document.top, "notation", row->name);
        is_text(&document, document.top, "summary", row->summary);
        is_truth(&document, document.top, "is_line", row->is_line);
        is_truth(&document, document.top, "keeps_candidates", row->keeps_candidates);
        is_truth(&document, document.top, "keeps_placed", row->keeps_placed);
        is_truth(&document, document.top, "shows_boxes", row->shows_boxes);
        is_truth(&document, document.top, "holds_solution", row->holds_solution);
        is_truth(&document, document.top, "suits_answers", row->suits_answers);
        is_number(&document, document.top, "max_side", row->max_side);
        assert_int_equal(has(&document, document.top, "header"), row->header != NULL);
        if (row->header) is_text(&document, document.top, "header", row->header);
        document_free(&document);
    }
}

static void other_tables_are_told(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 3);
    struct document document;
    document_begin(&document);
    nonet_json_sample_set(document.json, nonet_sample_set_at(0));
    nonet_json_symmetry(document.json, NONET_SYMMETRY_MIRROR);
    nonet_json_engine(document.json, 0, layout);
    document_end(&document);
    is_text(&document, document.top, "set", nonet_sample_set_at(0)->name);
    is_text(&document, document.top, "summary", nonet_sample_set_at(0)->summary);
    is_text(&document, document.top, "verdict", nonet_verdict_name(nonet_sample_set_at(0)->verdict));
    is_number(&document, document.top, "side", nonet_sample_set_at(0)->box * nonet_sample_set_at(0)->box);
    assert_int_equal(get(&document, document.top, "box")->count, 2);
    is_text(&document, document.top, "symmetry", "mirror");
    is_text(&document, document.top, "engine", nonet_engine_name(0));
    is_truth(&document, document.top, "takes", nonet_engine_takes(nonet_engine_name(0), layout));
    document_free(&document);
    document_begin(&document);
    nonet_json_engine(document.json, 1, NULL);
    document_end(&document);
    assert_false(has(&document, document.top, "takes"));
    document_free(&document);
    document_begin(&document);
    assert_int_equal(nonet_json_engine(document.json, 1000, NULL), NONET_ERR_ARG);
    nonet_json_free(document.json);
    document_begin(&document);
    assert_int_equal(nonet_json_symmetry(document.json, 1000), NONET_ERR_ARG);
    nonet_json_free(document.json);
    nonet_layout_free(layout);
}

/* So that a page can tint "b2" without a rule of its own. */
static void layouts_tell_their_houses(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(2, 3);
    struct document document;
    document_begin(&document);
    nonet_json_layout(document.json, layout);
    document_end(&document);
    is_number(&document, document.top, "side", 6);
    json_node houses = get(&document, document.top, "houses");
    assert_int_equal(houses->count, 18);
    for (int house = 0; house < 18; house++) {
        json_node told = item(houses, (size_t)house);
        char text[24];
        nonet_layout_house_text(layout, house, true, text, sizeof text);
        is_text(&document, told, "house", text);
        nonet_layout_house_text(layout, house, false, text, sizeof text);
        is_text(&document, told, "name", text);
        is_text(&document, told, "kind", nonet_house_kind_name(nonet_layout_house_kind(layout, house)));
        nonet_cells cells;
        nonet_layout_house_cells(layout, house, &cells);
        are_cells(&document, get(&document, told, "cells"), layout, cells);
    }
    document_free(&document);
    nonet_layout_free(layout);
}

/* ---- whole answers ------------------------------------------------------------------------------- */

static nonet_puzzle *read_text(const char *text)
{
    nonet_puzzle *puzzle;
    assert_int_equal(nonet_read_one(text, strlen(text), NULL, &puzzle, NULL), NONET_OK);
    return puzzle;
}

static void puzzles_are_told_with_their_notes(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_text("quizzes,solutions\n...12134....42..,3421213413424231\n");
    struct document document;
    document_begin(&document);
    nonet_json_puzzle(document.json, puzzle);
    document_end(&document);
    is_number(&document, document.top, "line", 2);
    is_text(&document, document.top, "puzzle", "...12134....42..");
    is_text(&document, document.top, "note", puzzle->note.message);
    is_truth(&document, document.top, "wrong_solution", true);
    document_free(&document);
    nonet_puzzle_free(puzzle);
}

static void conversions_are_told(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_text("...12134....42..");
    nonet_style style;
    struct document document;
    assert_int_equal(nonet_style_find("rows", &style), NONET_OK);
    document_begin(&document);
    nonet_json_converted(document.json, &puzzle->position, &style);
    document_end(&document);
    char text[256];
    nonet_position_text(&puzzle->position, &style, text, sizeof text);
    is_text(&document, document.top, "notation", "rows");
    is_text(&document, document.top, "text", text);
    document_free(&document);
    style.symbols = "ab";
    document_begin(&document);
    nonet_json_converted(document.json, &puzzle->position, &style);
    document_end(&document);
    is_text(&document, document.top, "text", "\n");
    document_free(&document);
    nonet_puzzle_free(puzzle);
}

static void explanations_are_told_as_a_whole(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_text("...12134....42..");
    nonet_explainer *explainer;
    nonet_difficulty difficulty;
    struct document document;
    assert_int_equal(nonet_explainer_new(NULL, &explainer), NONET_OK);
    document_begin(&document);
    assert_int_equal(
        nonet_json_explanation(document.json, explainer, &puzzle->position, NONET_LIKE_HODOKU, NONET_JSON_WHOLE_STEP),
        NONET_OK);
    document_end(&document);
    assert_int_equal(nonet_explainer_difficulty(explainer, &difficulty), NONET_OK);
    is_text(&document, document.top, "verdict", "unique");
    assert_int_equal(get(&document, document.top, "start_marks")->count, 16);
    assert_int_equal(get(&document, document.top, "steps")->count, difficulty.steps);
    is_truth(&document, document.top, "solved", true);
    is_number(&document, document.top, "score", difficulty.score);
    is_number(&document, document.top, "hodoku_score", difficulty.hodoku_score);
    is_text(&document, document.top, "result", "3421213413424213");
    assert_int_equal(get(&document, document.top, "result_marks")->count, 16);
    document_free(&document);
    nonet_puzzle_free(puzzle);
    nonet_explainer_free(explainer);
}

/* Contradictions and stops are answers, too. */
static void what_cannot_be_explained_is_told(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_text("11..............");
    nonet_stop *stop;
    nonet_explainer *explainer;
    struct document document;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    const nonet_explainer_settings settings = {.stop = stop};
    assert_int_equal(nonet_explainer_new(&settings, &explainer), NONET_OK);
    document_begin(&document);
    nonet_json_explanation(document.json, explainer, &puzzle->position, NONET_LIKE_NONET, NONET_JSON_WHOLE_STEP);
    document_end(&document);
    assert_string_equal(document.text, "{\"verdict\":\"invalid\",\"conflict\":\"two 1s in row 1: r1c1 and r1c2\","
                                       "\"conflict_cells\":[\"r1c1\",\"r1c2\"],\"conflict_value\":1,"
                                       "\"conflict_house\":\"r1\"}");
    document_free(&document);
    puzzle->board->cells[1] = 0;
    nonet_stop_now(stop);
    document_begin(&document);
    nonet_json_explanation(document.json, explainer, &puzzle->position, NONET_LIKE_NONET, NONET_JSON_WHOLE_STEP);
    document_end(&document);
    assert_string_equal(document.text, "{\"verdict\":\"unknown\",\"stopped\":true}");
    document_free(&document);
    document_begin(&document);
    assert_int_equal(nonet_json_ending(document.json, explainer, NONET_LIKE_NONET), NONET_ERR_ARG);
    nonet_json_free(document.json);
    nonet_explainer_free(explainer);
    nonet_stop_free(stop);
    nonet_puzzle_free(puzzle);
}

/* What tests/scripts/items_are_what_the_program_prints does not see. */
static void items_of_other_kinds(void **state)
{
    (void)state;
    nonet_puzzle *const puzzle = read_text("...12134....42..");
    const nonet_generated made = {.has_board = true};
    const uint8_t solution[16] = {3, 4, 2, 1, 2, 1, 3, 4, 1, 3, 4, 2, 4, 2, 1, 3};
    const nonet_explained explained = {.start = {.verdict = NONET_VERDICT_UNIQUE},
                                       .difficulty = {.hardest = -1, .score = 7},
                                       .is_solved = true,
                                       .cells = solution};
    nonet_many_item item = {.position = puzzle->position, .task = NONET_MANY_EXPLAIN, .explained = &explained};
    struct document document;
    document_begin(&document);
    nonet_json_item(document.json, NULL, &item);
    document_end(&document);
    assert_string_equal(document.text, "{\"number\":1,\"side\":4,\"box\":[2,2],\"puzzle\":\"...12134....42..\","
                                       "\"verdict\":\"unique\",\"solved\":true,\"score\":7,"
                                       "\"result\":\"3421213413424213\"}");
    document_free(&document);
    item.explained = NULL;
    item.status = NONET_ERR_MEMORY;
    document_begin(&document);
    nonet_json_item(document.json, "a file", &item);
    document_end(&document);
    is_text(&document, document.top, "file", "a file");
    is_text(&document, document.top, "error", nonet_status_name(NONET_ERR_MEMORY));
    document_free(&document);
    item.generated = &made;
    document_begin(&document);
    assert_int_equal(nonet_json_item(document.json, NULL, &item), NONET_ERR_ARG);
    nonet_json_free(document.json);
    nonet_puzzle_free(puzzle);
}

/* ---- text and proofs ----------------------------------------------------------------------------- */

static void errors_have_their_place(void **state)
{
    (void)state;
    const nonet_text_error error = {.line = 3, .column = 82, .message = "82 cells, \"expected\" 81"};
    struct document document;
    document_begin(&document);
    nonet_json_text_error(document.json, &error);
    document_end(&document);
    assert_string_equal(document.text, "{\"line\":3,\"column\":82,\"error\":\"82 cells, \\\"expected\\\" 81\"}");
    document_free(&document);
}

static void proofs_prove_something_or_fail_somewhere(void **state)
{
    (void)state;
    nonet_layout *const layout = new_layout(1, 2);
    const uint8_t cells[4] = {1}, solution[4] = {1, 2, 2, 1};
    const nonet_position position = {layout, cells, NULL, NULL};
    nonet_verification verification = {
        .verdict = NONET_VERDICT_UNIQUE, .position = &position, .solution = solution, .clauses = 5, .deletions = 1};
    struct document document;
    document_begin(&document);
    nonet_json_verification(document.json, "a.proof", &verification);
    document_end(&document);
    assert_string_equal(document.text,
                        "{\"verified\":true,\"proof\":\"a.proof\",\"verdict\":\"unique\",\"side\":2,"
                        "\"box\":[1,2],\"puzzle\":\"1...\",\"solution\":\"1221\",\"format\":\"drat\",\"clauses\":5,"
                        "\"deletions\":1}");
    document_free(&document);
    verification = (nonet_verification){.error = {.line = 2, .column = 1, .message = "no"}};
    document_begin(&document);
    nonet_json_verification(document.json, NULL, &verification);
    document_end(&document);
    assert_string_equal(document.text, "{\"verified\":false,\"verdict\":\"unknown\",\"line\":2,\"column\":1,"
                                       "\"error\":\"no\",\"format\":\"drat\",\"clauses\":0,\"deletions\":0}");
    document_free(&document);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(positions_of_all_sizes_come_back),
        cmocka_unit_test(without_marks_a_marked_board_is_a_board),
        cmocka_unit_test(results_say_what_was_found),
        cmocka_unit_test(a_result_that_was_stopped_says_so),
        cmocka_unit_test(statistics_have_their_time_in_milliseconds),
        cmocka_unit_test(conflicts_are_told_in_numbers_and_as_data),
        cmocka_unit_test(refusals_and_errors_name_the_setting),
        cmocka_unit_test(events_say_what_was_decided_and_deduced),
        cmocka_unit_test(events_of_no_search_are_refused),
        cmocka_unit_test(minimality_names_the_clues),
        cmocka_unit_test(minimality_that_is_not_known_is_not_told),
        cmocka_unit_test(a_canonical_form_has_its_transform),
        cmocka_unit_test(steps_are_told_with_all_their_parts),
        cmocka_unit_test(steps_that_are_none_are_refused),
        cmocka_unit_test(cells_and_verdicts_that_are_none_are_refused),
        cmocka_unit_test(explanations_begin_and_end),
        cmocka_unit_test(ratings_are_told_scale_by_scale),
        cmocka_unit_test(scales_that_were_not_rated_are_left_out),
        cmocka_unit_test(generated_puzzles_say_what_they_depend_on),
        cmocka_unit_test(what_was_not_asked_for_is_not_told),
        cmocka_unit_test(techniques_are_told),
        cmocka_unit_test(levels_and_scales_are_told),
        cmocka_unit_test(notations_are_told),
        cmocka_unit_test(other_tables_are_told),
        cmocka_unit_test(layouts_tell_their_houses),
        cmocka_unit_test(puzzles_are_told_with_their_notes),
        cmocka_unit_test(conversions_are_told),
        cmocka_unit_test(explanations_are_told_as_a_whole),
        cmocka_unit_test(what_cannot_be_explained_is_told),
        cmocka_unit_test(items_of_other_kinds),
        cmocka_unit_test(errors_have_their_place),
        cmocka_unit_test(proofs_prove_something_or_fail_somewhere),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
