/* use_json.c: the stack that JSON takes: every object, of small boards and of large ones, and the step of every
 * technique's example. */
#include <string.h>

#include "stack/painted.h"
#include "stack/scenarios.h"
#include "stack/stack_boards.h"

/* Every call is right: one that is refused would take less. */
#define PUT(...)                                                                                                       \
    do {                                                                                                               \
        nonet_status put_status;                                                                                       \
        CALL(put_status = __VA_ARGS__);                                                                                \
        stack_expect(put_status == NONET_OK, #__VA_ARGS__);                                                            \
    } while (0)

static bool take_all(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
    return true;
}

static nonet_json *begin(void)
{
    nonet_json *json;
    nonet_status status;
    CALL(status = nonet_json_new(take_all, NULL, &json));
    stack_expect(status == NONET_OK, "JSON");
    PUT(nonet_json_object(json, NULL));
    return json;
}

static void end(nonet_json *json)
{
    PUT(nonet_json_close(json));
    CALL(nonet_json_free(json));
}

static void use_values(void)
{
    nonet_json *const json = begin();
    const nonet_layout *const layout = board_layout(8, 8);
    const uint16_t cells[] = {0, 4095};
    stack_scenario("members");
    PUT(nonet_json_text(json, "text", "\x1b \"quoted\" \xff"));
    PUT(nonet_json_number(json, "number", INT64_MIN));
    PUT(nonet_json_unsigned(json, "unsigned", UINT64_MAX));
    PUT(nonet_json_truth(json, "truth", true));
    PUT(nonet_json_null(json, "null"));
    PUT(nonet_json_raw(json, "raw", "1.5", 3));
    PUT(nonet_json_array(json, "array"));
    PUT(nonet_json_close(json));
    PUT(nonet_json_cell(json, "cell", layout, 4095));
    PUT(nonet_json_cells(json, "cells", layout, &(nonet_cells){cells, 2}));
    PUT(nonet_json_values(json, "values", UINT64_MAX));
    end(json);
}

static void use_board(int box_rows, int box_columns)
{
    const nonet_layout *const layout = board_layout(box_rows, box_columns);
    nonet_board *const marked = board_new(layout, true);
    const nonet_search_stats stats = {.guesses = UINT64_MAX};
    const nonet_result result = {.verdict = NONET_VERDICT_UNIQUE, .solution = marked->cells, .count = 1};
    const nonet_minimality minimality = {.verdict = NONET_VERDICT_UNIQUE, .clues = marked->cells};
    const nonet_trace_event event = {.kind = NONET_TRACE_GUESS,
                                     .value = 1,
                                     .options = UINT64_MAX >> (64 - nonet_layout_side(layout)),
                                     .contradiction = {.kind = NONET_CONTRADICTION_NO_VALUE, .house = -1}};
    const nonet_trace_event solution = {.kind = NONET_TRACE_SOLUTION, .cells = marked->cells};
    const uint16_t cells[] = {0};
    const nonet_start start = {.wrong_values = {cells, 1}, .missing_marks = {cells, 1}};
    const nonet_conflict conflict = {.problem = NONET_PROBLEM_EQUAL_VALUES, .value = 1, .cells = {0, 1}};
    const nonet_puzzle puzzle = {.position = marked->position, .line = 1, .note = {.message = "what"}};
    nonet_style style;
    nonet_why why;
    static char line[1 << 20];
    nonet_json *const json = begin();
    stack_scenario("%dx%d", nonet_layout_side(layout), nonet_layout_side(layout));
    CALL(nonet_position_line(&marked->position, line, sizeof line));
    PUT(nonet_json_position(json, &marked->position));
    PUT(nonet_json_board(json, "board", &marked->position));
    PUT(nonet_json_marked_board(json, "marked", &marked->position));
    PUT(nonet_json_marks(json, "marks", &marked->position));
    PUT(nonet_json_placed(json, "placed", &marked->position));
    PUT(nonet_json_solution(json, "solution", layout, marked->cells));
    PUT(nonet_json_conflict(json, layout, &conflict));
    PUT(nonet_json_verdict(json, layout, NONET_VERDICT_INVALID, &conflict, true));
    PUT(nonet_json_count(json, UINT64_MAX, false));
    PUT(nonet_json_stats(json, "stats", &stats, UINT64_MAX));
    PUT(nonet_json_trace_event(json, "event", layout, &event));
    PUT(nonet_json_trace_event(json, "solved", layout, &solution));
    PUT(nonet_json_result(json, layout, NONET_OK, &result));
    PUT(nonet_json_minimality(json, layout, &minimality));
    PUT(nonet_json_minimized(json, &marked->position, &minimality));
    PUT(nonet_json_mistakes(json, layout, &start));
    PUT(nonet_json_start(json, layout, NONET_OK, &start));
    PUT(nonet_json_puzzle(json, &puzzle));
    stack_expect(nonet_style_find("candidates", &style) == NONET_OK, "a style");
    PUT(nonet_json_converted(json, &marked->position, &style));
    PUT(nonet_json_layout(json, layout));
    stack_expect(nonet_position_why(&marked->position, 0, 1, &why) == NONET_OK, "an answer");
    PUT(nonet_json_why(json, "why", &why, &marked->position));
    for (int task = 0; task < 2; task++) {
        const nonet_many_item item = {.position = marked->position,
                                      .task = task ? NONET_MANY_MINIMIZE : NONET_MANY_SOLVE,
                                      .result = task ? NULL : &result,
                                      .minimality = task ? &minimality : NULL};
        PUT(nonet_json_item(json, "file", &item));
    }
    end(json);
    nonet_board_free(marked);
}

static void use_canonical(void)
{
    const nonet_position *const puzzle = board_sample("hard", 0);
    nonet_canonizer *canonizer;
    nonet_canonical canonical;
    char text[1024];
    stack_expect(nonet_canonizer_new(NULL, &canonizer) == NONET_OK, "a canonizer");
    stack_expect(nonet_canonizer_run(canonizer, puzzle, &canonical) == NONET_OK, "a form");
    nonet_json *const json = begin();
    stack_scenario("a canonical form");
    CALL(nonet_transform_text(&canonical.transform, puzzle->layout, text, sizeof text));
    PUT(nonet_json_canonical(json, puzzle->layout, &canonical));
    end(json);
    nonet_canonizer_free(canonizer);
}

static void use_results(void)
{
    const nonet_layout *const layout = board_layout(3, 3);
    const nonet_position *const puzzle = board_sample("hard", 0);
    const nonet_candidate placed = {0, 1};
    const nonet_difficulty difficulty = {.hardest = 0};
    const nonet_rating rating = {
        .verdict = NONET_VERDICT_UNIQUE, .scales = 7, .se = {.hardest = ""}, .hodoku = {.hardest = ""}};
    const nonet_rating_step step = {.technique = "single", .placement = &placed};
    const nonet_generated made = {
        .cells = puzzle->cells, .solution = puzzle->cells, .is_made = true, .has_board = true};
    const nonet_text_error error = {.line = 1, .column = 2, .message = "what"};
    const nonet_verification verification = {.verdict = NONET_VERDICT_UNKNOWN, .error = error};
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    nonet_json *const json = begin();
    stack_scenario("9x9");
    PUT(nonet_json_difficulty(json, &difficulty, true, NONET_LIKE_HODOKU));
    PUT(nonet_json_rating(json, &rating));
    PUT(nonet_json_rating_step(json, "step", &step, layout));
    PUT(nonet_json_generated(json, layout, &settings, &made, NONET_JSON_SOLUTION));
    PUT(nonet_json_text_error(json, &error));
    PUT(nonet_json_refusal(json, nonet_layout_problem(0, 0)));
    PUT(nonet_json_verification(json, "proof", &verification));
    end(json);
}

static void use_tables(void)
{
    stack_scenario("tables");
    for (size_t at = 0; nonet_level_at(at); at++) {
        nonet_json *const json = begin();
        PUT(nonet_json_level(json, nonet_level_at(at)));
        end(json);
    }
    for (size_t at = 0; nonet_scale_at(at); at++) {
        nonet_json *const json = begin();
        PUT(nonet_json_scale(json, nonet_scale_at(at)));
        end(json);
    }
    for (size_t at = 0; nonet_notation_at(at); at++) {
        nonet_json *const json = begin();
        PUT(nonet_json_notation(json, nonet_notation_at(at)));
        end(json);
    }
}

static void use_more_tables(void)
{
    nonet_json *const json = begin();
    for (size_t at = 0; nonet_engine_name(at); at++) PUT(nonet_json_engine(json, at, board_layout(3, 3)));
    for (size_t at = 0; nonet_symmetry_name(at); at++) PUT(nonet_json_symmetry(json, at));
    for (size_t at = 0; nonet_sample_set_at(at); at++) PUT(nonet_json_sample_set(json, nonet_sample_set_at(at)));
    end(json);
}

static void use_explanation(const char *what, const nonet_position *puzzle)
{
    nonet_explainer *explainer;
    const nonet_explainer_settings settings = {.timeout_ms = 2000};
    stack_expect(nonet_explainer_new(&settings, &explainer) == NONET_OK, "an explainer");
    nonet_json *const json = begin();
    stack_scenario("%s, explained", what);
    PUT(nonet_json_explanation(json, explainer, puzzle, NONET_LIKE_NONET, NONET_JSON_WHOLE_STEP));
    PUT(nonet_json_ending(json, explainer, NONET_LIKE_HODOKU));
    end(json);
    nonet_explainer_free(explainer);
}

static void use_listed_steps(const nonet_position *puzzle)
{
    nonet_explainer *explainer;
    nonet_start start;
    nonet_all_steps *all;
    stack_expect(nonet_explainer_new(NULL, &explainer) == NONET_OK &&
                     nonet_explainer_begin(explainer, puzzle, &start) == NONET_OK &&
                     nonet_explainer_all(explainer, NULL, &all) == NONET_OK && all->group_count,
                 "all steps");
    const nonet_position *const position = nonet_explainer_position(explainer);
    nonet_json *const json = begin();
    stack_scenario("all steps");
    PUT(nonet_json_all_steps(json, all, position, NONET_JSON_WHOLE_STEP));
    PUT(nonet_json_step_group(json, "group", &all->groups[0], position, NONET_JSON_WHOLE_STEP));
    end(json);
    nonet_all_steps_free(all);
    nonet_explainer_free(explainer);
}

static bool write_step(void *context, const nonet_step *step)
{
    const nonet_position *const position = nonet_explainer_position(context);
    nonet_picture *picture;
    stack_expect(nonet_picture_new(step, position, &picture) == NONET_OK, "a picture");
    nonet_json *const json = begin();
    PUT(nonet_json_step(json, "step", step, position, NONET_JSON_WHOLE_STEP));
    PUT(nonet_json_picture(json, "picture", position->layout, picture));
    end(json);
    nonet_picture_free(picture);
    return false;
}

/* One after the other: its example is read, copied, and its first step written. */
static void use_technique(int number)
{
    const char *const example = nonet_technique_at((size_t)number)->example;
    nonet_puzzle *puzzle, *copy;
    nonet_explainer *explainer;
    nonet_start start;
    nonet_status status;
    nonet_json *const json = begin();
    stack_scenario("example of %s", nonet_technique_at((size_t)number)->name);
    PUT(nonet_json_technique(json, number));
    end(json);
    if (!example[0]) return;
    CALL(status = nonet_read_one(example, strlen(example), NULL, &puzzle, NULL));
    stack_expect(status == NONET_OK, "an example");
    CALL(status = nonet_puzzle_copy(puzzle, &copy));
    stack_expect(status == NONET_OK, "a copy");
    CALL(nonet_puzzle_free(puzzle));
    stack_expect(nonet_explainer_new(NULL, &explainer) == NONET_OK, "an explainer");
    stack_expect(nonet_explainer_begin(explainer, &copy->position, &start) == NONET_OK, "a beginning");
    nonet_explainer_each(explainer, number, write_step, explainer);
    nonet_explainer_free(explainer);
    nonet_puzzle_free(copy);
}

void use_json(void)
{
    use_values();
    use_board(2, 2);
    use_board(3, 3);
    use_board(5, 5);
    use_board(8, 8);
    use_canonical();
    use_results();
    use_tables();
    use_more_tables();
    use_explanation("9x9", board_sample("hard", 0));
    use_explanation("16x16", board_sample("16x16", 0));
    use_listed_steps(board_sample("hard", 1));
    for (int number = 0; nonet_technique_at((size_t)number); number++) use_technique(number);
}
