/* test_game_json.c: the state of a game as JSON is what the calls of game.h say. */
#include <stdio.h>

#include "json_document.h"
#include "support/games.h"

static void write_game(const nonet_game *game, struct document *document)
{
    *document = (struct document){0};
    assert_int_equal(nonet_game_json(game, collect_document, document), NONET_OK);
    document_read(document);
}

static void are_values(const struct document *document, json_node object, const char *key, uint64_t values)
{
    uint64_t read = 0;
    assert_int_equal(has(document, object, key), values != 0);
    if (!values) return;
    json_node list = get(document, object, key);
    for (size_t at = 0; at < list->count; at++) read |= UINT64_C(1) << (number_of(document, item(list, at)) - 1);
    assert_int_equal(read, values);
}

static void is_number_or_absent(const struct document *document, json_node object, const char *key, int number)
{
    assert_int_equal(has(document, object, key), number != 0);
    if (number) is_number(document, object, key, number);
}

static void is_text_or_absent(const struct document *document, json_node object, const char *key, const char *text)
{
    assert_int_equal(has(document, object, key), *text != 0);
    if (*text) is_text(document, object, key, text);
}

/* ---- cells ----------------------------------------------------------------------------------------------- */

static void are_coloured(const struct document *document, json_node object, const nonet_game_cell *cell)
{
    const bool is_expected = cell->coloured_marks[0] != cell->marks;
    assert_int_equal(has(document, object, "coloured_marks"), is_expected);
    if (!is_expected) return;
    json_node list = get(document, object, "coloured_marks");
    for (json_node each = nn_json_node_first(list); each; each = nn_json_node_next(list, each)) {
        const int64_t colour = number_of(document, get(document, each, "colour"));
        assert_true(colour >= 1 && colour <= NONET_GAME_COLOUR_COUNT);
        are_values(document, each, "values", cell->coloured_marks[colour]);
    }
}

static void are_roles(const struct document *document, json_node object, const nonet_game *game, int cell)
{
    json_node list = nn_json_document_find(&document->read, object, "roles"),
              each = list ? nn_json_node_first(list) : NULL;
    for (int value = 1; value <= nonet_layout_side(nonet_game_layout(game)); value++) {
        int set;
        const nonet_role role = nonet_game_hint_role(game, cell, value, &set);
        if (role == NONET_ROLE_NONE) continue;
        assert_non_null(each);
        is_number(document, each, "value", value);
        is_text(document, each, "role", nonet_role_name(role));
        assert_int_equal(has(document, each, "set"), set >= 0);
        if (set >= 0) is_number(document, each, "set", set);
        each = nn_json_node_next(list, each);
    }
    assert_null(each);
}

static void is_cell(const struct document *document, json_node object, const nonet_game *game, int number)
{
    const nonet_game_cell cell = game_cell(game, number);
    is_number_or_absent(document, object, "value", cell.value);
    is_flag(document, object, "given", cell.is_given);
    is_flag(document, object, "seen", cell.is_seen);
    is_flag(document, object, "conflict", cell.is_conflict);
    is_flag(document, object, "wrong", cell.is_wrong);
    is_flag(document, object, "highlighted", cell.is_highlighted);
    is_flag(document, object, "hinted", cell.is_hinted);
    is_number_or_absent(document, object, "colour", cell.colour);
    are_values(document, object, "colours", cell.colours);
    is_flag(document, object, "selected", cell.is_selected);
    are_values(document, object, "centre_marks", cell.centre_marks);
    are_values(document, object, "marks", cell.marks);
    are_values(document, object, "highlighted_marks", cell.highlighted_marks);
    are_values(document, object, "hint_candidates", nonet_game_hint_candidates(game, number));
    are_coloured(document, object, &cell);
    are_roles(document, object, game, number);
}

/* ---- the rest -------------------------------------------------------------------------------------------- */

static void are_counts(const struct document *document, json_node counts, const nonet_game_state *state)
{
    is_number(document, counts, "empty", state->empty);
    is_number(document, counts, "givens", state->givens);
    is_number(document, counts, "conflicts", state->conflicts);
    is_number(document, counts, "undo", (int64_t)state->undo_count);
    is_number(document, counts, "redo", (int64_t)state->redo_count);
    is_number(document, counts, "hints", state->hints);
    is_number(document, counts, "mistakes", state->mistakes);
    is_number(document, counts, "checks", state->checks);
    is_number(document, counts, "reveals", state->reveals);
    is_truth(document, counts, "given_up", state->is_given_up);
}

static void is_hint(const struct document *document, json_node object, const nonet_game *game)
{
    const nonet_game_hint hint = game_hint(game);
    static const char *const stages[] = {"none", "where", "what", "why", "mistake"};
    is_text(document, object, "stage", stages[hint.stage]);
    is_text_or_absent(document, object, "text", hint.text);
    is_text_or_absent(document, object, "line", hint.line);
    is_text_or_absent(document, object, "technique", hint.technique);
    is_flag(document, object, "from_solution", hint.is_from_solution);
    is_flag(document, object, "shows_marks", hint.shows_marks);
    assert_int_equal(has(document, object, "picture"), nonet_game_hint_picture(game) != NULL);
}

static void are_options(const struct document *document, json_node list, const nonet_game *game)
{
    size_t on = 0;
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        if (nonet_game_get_option(game, (nonet_game_option)option))
            is_text_node(document, item(list, on++), nonet_game_option_name((nonet_game_option)option));
    assert_int_equal(list->count, on);
}

/* All of it. */
static void is_game(const nonet_game *game)
{
    static const char *const phases[] = {"editing", "playing", "solved"};
    static const char *const modes[] = {"values", "marks", "colours", "candidate-colours"};
    static const char *const questions[] = {"nothing", "row", "column", "highlight", "solve"};
    const nonet_game_state state = game_state(game);
    const int side = nonet_layout_side(nonet_game_layout(game));
    struct document document;
    write_game(game, &document);
    json_node top = document.top, cells = get(&document, top, "cells"), timer = get(&document, top, "timer");
    char text[32];
    is_text(&document, top, "phase", phases[state.phase]);
    is_text(&document, top, "mode", modes[state.mode]);
    is_text(&document, top, "awaiting", questions[state.awaiting]);
    is_truth(&document, top, "paused", state.is_paused);
    snprintf(text, sizeof text, "r%dc%d", state.cursor / side + 1, state.cursor % side + 1);
    is_text(&document, top, "cursor", text);
    is_number(&document, top, "colour", state.colour);
    is_number_or_absent(&document, top, "highlight", state.highlight);
    is_number_or_absent(&document, top, "chosen_highlight", state.chosen_highlight);
    is_text(&document, top, "message", nonet_game_message(game));
    is_text(&document, top, "verdict", nonet_verdict_name(state.verdict));
    are_counts(&document, get(&document, top, "counts"), &state);
    is_number(&document, timer, "elapsed_ms", (int64_t)state.elapsed_ms);
    nonet_game_time_text(state.elapsed_ms, text, sizeof text);
    is_text(&document, timer, "text", text);
    is_truth(&document, timer, "timed", state.is_timed);
    for (int value = 1; value <= side; value++)
        assert_int_equal(number_of(&document, item(get(&document, top, "left"), (size_t)value - 1)),
                         nonet_game_values_left(game, value));
    are_options(&document, get(&document, top, "options"), game);
    is_hint(&document, get(&document, top, "hint"), game);
    is_number(&document, top, "side", side);
    assert_int_equal(cells->count, side * side);
    json_node cell = nn_json_node_first(cells);
    for (int number = 0; number < side * side; number++, cell = nn_json_node_next(cells, cell))
        is_cell(&document, cell, game, number);
    document_free(&document);
}

/* ---- tests ----------------------------------------------------------------------------------------------- */

static void random_games_are_written_as_they_are(void **state)
{
    static const char keys[] = "hjkl1234567890mcCxfgu?rp,.!svEn\t ";
    static const int boxes[][2] = {{2, 2}, {2, 3}, {3, 3}};
    (void)state;
    struct random_source source = {20261};
    for (size_t size = 0; size < sizeof boxes / sizeof *boxes; size++) {
        nonet_game *const game = random_game(&source, boxes[size][0], boxes[size][1]);
        nonet_game_set_clock(game, 0);
        for (int count = 0; count < 150; count++) {
            nonet_game_set_clock(game, (uint64_t)count * 777);
            press(game, (const char[]){keys[random_next(&source) % (sizeof keys - 1)], 0});
            is_game(game);
        }
        nonet_game_free(game);
    }
}

static void every_stage_of_a_hint_is_written(void **state)
{
    (void)state;
    for (size_t technique = 0; nonet_technique_at(technique); technique += 7) {
        const char *const example = nonet_technique_at(technique)->example;
        if (!*example) continue;
        nonet_game *const game = game_of_text(example);
        for (int stage = 0; stage < 4; stage++) {
            nonet_game_do(game, NONET_GAME_COMMAND_HINT, 0);
            is_game(game);
        }
        nonet_game_free(game);
    }
}

static void origin_and_rating_are_written(void **state)
{
    (void)state;
    nonet_game *game;
    struct document document;
    nonet_game_wish wish;
    nonet_game_wish_defaults(&wish);
    wish.level = 0;
    wish.seed = UINT64_MAX;
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_begin_generated(game, &wish), NONET_OK);
    nonet_game_do(game, NONET_GAME_COMMAND_RATE, 0);
    nonet_game_think(game, 0);
    write_game(game, &document);
    json_node origin = get(&document, document.top, "origin"), rating = get(&document, document.top, "rating");
    uint64_t seed = 0;
    assert_true(nn_json_document_unsigned(&document.read, get(&document, origin, "seed"), &seed));
    assert_int_equal(seed, UINT64_MAX);
    is_text(&document, origin, "seed_text", "18446744073709551615");
    is_text(&document, origin, "level", nonet_level_at(0)->name);
    is_number(&document, rating, "er", game_rating(game).er);
    is_text(&document, rating, "level", nonet_level_at((size_t)game_rating(game).level)->name);
    is_text_or_absent(&document, rating, "hardest", game_rating(game).hardest);
    document_free(&document);
    nonet_game_free(game);
}

/* The name of a file is whatever its owner calls it. */
static void a_hostile_title_is_escaped(void **state)
{
    static const char title[] = "a\"b\\c";
    (void)state;
    nonet_game *game;
    struct document document;
    assert_int_equal(nonet_game_new(NULL, &game), NONET_OK);
    assert_int_equal(nonet_game_open(game, "1...............", 16, title, NULL), NONET_OK);
    assert_string_equal(game_origin(game).title, title);
    write_game(game, &document);
    is_text(&document, get(&document, document.top, "origin"), "title", title);
    document_free(&document);
    nonet_game_free(game);
}

static void a_row_of_the_keys_is_written(void **state)
{
    (void)state;
    char text[512];
    nonet_text_buffer buffer = {.bytes = text, .size = sizeof text};
    static const nonet_game_binding usual = {'u', NONET_GAME_COMMAND_UNDO, 0, "Moves", "u", "undo"};
    static const nonet_game_binding other = {26, NONET_GAME_COMMAND_UNDO, 0, "Moves", "Ctrl-Z", NULL};
    nonet_json *json;
    assert_int_equal(nonet_json_new(nonet_text_collect, &buffer, &json), NONET_OK);
    assert_int_equal(nonet_json_array(json, NULL), NONET_OK);
    nonet_json_object(json, NULL);
    assert_int_equal(nonet_game_json_binding(json, &usual), NONET_OK);
    nonet_json_close(json);
    nonet_json_object(json, NULL);
    assert_int_equal(nonet_game_json_binding(json, &other), NONET_OK);
    nonet_json_close(json);
    assert_int_equal(nonet_json_close(json), NONET_OK);
    assert_string_equal(text, "[{\"key\":117,\"command\":27,\"argument\":0,\"group\":\"Moves\",\"name\":\"u\","
                              "\"help\":\"undo\"},"
                              "{\"key\":26,\"command\":27,\"argument\":0,\"group\":\"Moves\",\"name\":\"Ctrl-Z\"}]");
    assert_int_equal(nonet_game_json_binding(json, NULL), NONET_ERR_ARG);
    assert_int_equal(nonet_game_json_binding(json, &usual), NONET_ERR_ARG); /* no object is open */
    assert_int_equal(nonet_game_json_binding(NULL, &usual), NONET_ERR_ARG);
    nonet_json_free(json);
}

static bool refuse(void *context, const char *text, size_t length)
{
    (void)text;
    (void)length;
    ++*(int *)context;
    return false;
}

static void a_sink_can_refuse_a_game(void **state)
{
    (void)state;
    int calls = 0;
    nonet_game *const game = game_of_text("1...............");
    assert_int_equal(nonet_game_json(game, refuse, &calls), NONET_STOPPED);
    assert_int_equal(calls, 1);
    assert_int_equal(nonet_game_json(game, NULL, NULL), NONET_ERR_ARG);
    nonet_game_free(game);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_are_written_as_they_are), cmocka_unit_test(every_stage_of_a_hint_is_written),
        cmocka_unit_test(origin_and_rating_are_written),        cmocka_unit_test(a_hostile_title_is_escaped),
        cmocka_unit_test(a_row_of_the_keys_is_written),         cmocka_unit_test(a_sink_can_refuse_a_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
