/* json_lines.c: json_lines NAME: objects that no command prints, one a line, for docs/schema/NAME.schema.json; see
 * tests/scripts/json_matches_its_schema, which wants every key and every word of it. And json_lines COMMAND <PUZZLES: what the
 * library writes for these puzzles; see tests/scripts/items_are_what_the_program_prints. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/game.h"
#include "support/games.h"

static bool print(void *context, const char *text, size_t length)
{
    (void)context;
    return fwrite(text, 1, length, stdout) == length;
}

static void demand(bool is_so, const char *what)
{
    if (is_so) return;
    fprintf(stderr, "json_lines: %s\n", what);
    exit(1);
}

static nonet_json *begin_line(void)
{
    nonet_json *json;
    demand(nonet_json_new(print, NULL, &json) == NONET_OK, "no memory");
    nonet_json_object(json, NULL);
    return json;
}

static void end_line(nonet_json *json)
{
    demand(nonet_json_close(json) == NONET_OK, "no object");
    nonet_json_free(json);
    putchar('\n');
}

/* ---- positions and results ----------------------------------------------------------------------- */

static void with_position(const char *text, void (*use)(const nonet_position *position))
{
    nonet_reader *reader;
    nonet_puzzle puzzle;
    nonet_text_error error;
    demand(nonet_reader_new(NULL, &reader) == NONET_OK, "no memory");
    nonet_reader_feed(reader, text, strlen(text));
    nonet_reader_finish(reader);
    demand(nonet_reader_next(reader, &puzzle, &error) == NONET_OK, "no puzzle");
    use(&puzzle.position);
    nonet_reader_free(reader);
}

static void print_position(const nonet_position *position)
{
    nonet_json *const json = begin_line();
    nonet_json_position(json, position);
    nonet_json_placed(json, "placed", position);
    nonet_json_marks(json, "marks", position);
    end_line(json);
}

static void print_positions(void)
{
    with_position("1...............", print_position);
    with_position(":0000:x:...12134..+1.42..:311:::", print_position);
}

static void print_result(const nonet_position *position)
{
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    for (int limit = 0; limit < 2; limit++) {
        nonet_json *const json = begin_line();
        settings.most_nodes = (uint64_t)limit;
        settings.engine = "search";
        demand(nonet_solver_new(&settings, &solver) == NONET_OK, "no memory");
        const nonet_status status = nonet_solver_count(solver, position, 0, &result);
        nonet_json_result(json, position->layout, status, &result);
        nonet_json_stats(json, "stats", &result.stats, 1500);
        end_line(json);
        nonet_solver_free(solver);
    }
}

static void print_results(void)
{
    with_position("...12134....42..", print_result);
    with_position("...1...4....42..", print_result);
    with_position("1....1..........", print_result);
}

/* ---- steps --------------------------------------------------------------------------------------- */

/* With each part alone, and with none. */
static bool print_parts_of_step(void *explainer, const nonet_step *step)
{
    static const unsigned parts[] = {0, NONET_JSON_TEXTS, NONET_JSON_PATTERN, NONET_JSON_PICTURE};
    nonet_json *json;
    for (size_t at = 0; at < sizeof parts / sizeof *parts; at++) {
        const nonet_position *const position = nonet_explainer_position(explainer);
        demand(nonet_json_new(print, NULL, &json) == NONET_OK, "no memory");
        demand(nonet_json_step(json, NULL, step, position, parts[at]) == NONET_OK, "no step");
        nonet_json_free(json);
        putchar('\n');
    }
    return false;
}

/* Of some techniques; commands print whole steps of all. */
static void print_steps(void)
{
    nonet_explainer *explainer;
    nonet_puzzle *puzzle;
    nonet_start start;
    demand(nonet_explainer_new(NULL, &explainer) == NONET_OK, "no memory");
    for (int at = 0; nonet_technique_at((size_t)at); at += 7) {
        const char *const example = nonet_technique_at((size_t)at)->example;
        if (!*example) continue;
        demand(nonet_read_one(example, strlen(example), NULL, &puzzle, NULL) == NONET_OK, "no puzzle");
        demand(nonet_explainer_begin(explainer, &puzzle->position, &start) == NONET_OK, "no position");
        nonet_explainer_each(explainer, at, print_parts_of_step, explainer);
        nonet_puzzle_free(puzzle);
    }
    nonet_explainer_free(explainer);
}

static void print_all_steps_at(const nonet_position *position)
{
    nonet_explainer *explainer;
    nonet_start start;
    nonet_all_steps *all;
    demand(nonet_explainer_new(NULL, &explainer) == NONET_OK, "no memory");
    demand(nonet_explainer_begin(explainer, position, &start) == NONET_OK, "no position");
    demand(nonet_explainer_all(explainer, NULL, &all) == NONET_OK, "no steps");
    nonet_json *const json = begin_line();
    all->left_out = 3; /* as if there were too many, and too little time */
    all->unfinished = 7;
    static const int limited[] = {3, 8};
    all->limited = limited;
    all->limited_count = 2;
    nonet_json_all_steps(json, all, nonet_explainer_position(explainer), NONET_JSON_TEXTS);
    end_line(json);
    nonet_all_steps_free(all);
    nonet_explainer_free(explainer);
}

static void print_all_steps(void)
{
    with_position("...12134....42..", print_all_steps_at);
}

/* ---- tables -------------------------------------------------------------------------------------- */

static void print_drawing(const nonet_drawing *drawing)
{
    nonet_json *json;
    demand(nonet_json_new(print, NULL, &json) == NONET_OK, "no memory");
    demand(nonet_json_drawing(json, NULL, drawing) == NONET_OK, "no drawing");
    nonet_json_free(json);
    putchar('\n');
}

struct drawn {
    nonet_explainer *explainer;
    nonet_theme theme;
};

static bool print_drawing_of_step(void *context, const nonet_step *step)
{
    const struct drawn *const drawn = context;
    const nonet_drawing_settings settings = {
        .theme = drawn->theme, .shows_candidates = true, .shows_labels = true, .shows_legend = true};
    nonet_drawing *drawing;
    demand(nonet_drawing_new(nonet_explainer_position(drawn->explainer), step, &settings, &drawing) == NONET_OK,
           "no drawing of a step");
    print_drawing(drawing);
    nonet_drawing_free(drawing);
    return false;
}

static void print_chart(void)
{
    const nonet_chart_bar bars[] = {{.label = "one", .value = 3, .value_text = "3"},
                                    {.label = "two", .value = 5, .group = 1}};
    const nonet_chart chart = {.title = "t", .x_title = "x", .y_title = "y", .bars = bars, .bar_count = 2};
    nonet_drawing *drawing;
    demand(nonet_chart_new(&chart, &drawing) == NONET_OK, "no chart");
    print_drawing(drawing);
    nonet_drawing_free(drawing);
}

/* A few steps that have everything between them, each in a theme of its own. */
static void print_drawings(void)
{
    static const char *const names[] = {"hidden single", "grouped AIC", "naked pair", "finned X-wing"};
    struct drawn drawn;
    demand(nonet_explainer_new(NULL, &drawn.explainer) == NONET_OK, "no memory");
    for (int at = 0; at < 4; at++) {
        const int technique = nonet_technique_find(names[at]);
        const char *const example = nonet_technique_at((size_t)technique)->example;
        nonet_puzzle *puzzle;
        nonet_start start;
        demand(nonet_read_one(example, strlen(example), NULL, &puzzle, NULL) == NONET_OK, "no puzzle");
        demand(nonet_explainer_begin(drawn.explainer, &puzzle->position, &start) == NONET_OK, "no position");
        drawn.theme = (nonet_theme)at;
        nonet_explainer_each(drawn.explainer, technique, print_drawing_of_step, &drawn);
        nonet_puzzle_free(puzzle);
    }
    nonet_explainer_free(drawn.explainer);
    print_chart();
}

static void print_levels(void)
{
    for (size_t at = 0; nonet_level_at(at); at++) {
        nonet_json *const json = begin_line();
        nonet_json_level(json, nonet_level_at(at));
        end_line(json);
    }
}

static void print_notations(void)
{
    for (size_t at = 0; nonet_notation_at(at); at++) {
        nonet_json *const json = begin_line();
        nonet_json_notation(json, nonet_notation_at(at));
        end_line(json);
    }
}

static void print_layouts(void)
{
    static const int boxes[][2] = {{1, 2}, {2, 2}, {3, 3}, {2, 5}};
    for (size_t at = 0; at < sizeof boxes / sizeof *boxes; at++) {
        nonet_layout *layout;
        demand(nonet_layout_new(boxes[at][0], boxes[at][1], &layout) == NONET_OK, "no layout");
        nonet_json *const json = begin_line();
        nonet_json_layout(json, layout);
        end_line(json);
        nonet_layout_free(layout);
    }
}

static void print_engines(void)
{
    nonet_layout *layout;
    demand(nonet_layout_new(2, 3, &layout) == NONET_OK, "no layout");
    for (size_t at = 0; nonet_engine_name(at); at++) {
        nonet_json *const json = begin_line();
        nonet_json_engine(json, at, at ? layout : NULL);
        end_line(json);
    }
    nonet_layout_free(layout);
}

static void print_symmetries(void)
{
    for (size_t at = 0; nonet_symmetry_name(at); at++) {
        nonet_json *const json = begin_line();
        nonet_json_symmetry(json, at);
        end_line(json);
    }
}

static void print_sample_sets(void)
{
    for (size_t at = 0; nonet_sample_set_at(at); at++) {
        nonet_json *const json = begin_line();
        nonet_json_sample_set(json, nonet_sample_set_at(at));
        end_line(json);
    }
}

/* ---- items --------------------------------------------------------------------------------------- */

static bool print_item(void *context, const nonet_many_item *item)
{
    nonet_json *const json = begin_line();
    (void)context;
    demand(nonet_json_item(json, "standard input", item) == NONET_OK, "no item");
    end_line(json);
    return true;
}

/* What this task answers to the puzzles of the standard input. */
static void print_items(nonet_many_task task)
{
    static char text[1 << 16];
    nonet_many_settings settings;
    nonet_many *many;
    nonet_many_settings_defaults(&settings);
    settings.task = task;
    settings.sink = print_item;
    demand(nonet_many_new(&settings, &many) == NONET_OK, "no memory");
    const size_t length = fread(text, 1, sizeof text, stdin);
    demand(nonet_many_feed(many, text, length) == NONET_OK && nonet_many_finish(many) == NONET_OK, "not all answered");
    nonet_many_free(many);
}

static void print_solved(void)
{
    print_items(NONET_MANY_SOLVE);
}

static void print_checked(void)
{
    print_items(NONET_MANY_CHECK);
}

static void print_rated(void)
{
    print_items(NONET_MANY_RATE);
}

static void print_canonized(void)
{
    print_items(NONET_MANY_CANONIZE);
}

static void print_minimized(void)
{
    print_items(NONET_MANY_MINIMIZE);
}

static void print_redundant(void)
{
    print_items(NONET_MANY_REDUNDANT);
}

/* The first puzzle of the standard input, explained. */
static void print_explained(void)
{
    static char text[1 << 16];
    nonet_puzzle *puzzle;
    nonet_explainer *explainer;
    demand(nonet_read_one(text, fread(text, 1, sizeof text, stdin), NULL, &puzzle, NULL) == NONET_OK, "no puzzle");
    demand(nonet_explainer_new(NULL, &explainer) == NONET_OK, "no memory");
    nonet_json *const json = begin_line();
    nonet_json_number(json, "number", 1);
    nonet_json_text(json, "file", "standard input");
    nonet_json_puzzle(json, puzzle);
    nonet_json_explanation(json, explainer, &puzzle->position, NONET_LIKE_NONET, NONET_JSON_WHOLE_STEP);
    end_line(json);
    nonet_explainer_free(explainer);
    nonet_puzzle_free(puzzle);
}

/* ---- games --------------------------------------------------------------------------------------- */

static void print_game(const nonet_game *game)
{
    demand(nonet_game_json(game, print, NULL) == NONET_OK, "no game");
    putchar('\n');
}

/* The state after each of these keys. */
static void print_keys(nonet_game *game, const char *keys)
{
    for (const char *key = keys; *key; key++) {
        press(game, (const char[]){*key, 0});
        print_game(game);
    }
}

static nonet_game *new_game(const char *text)
{
    nonet_game *const game = game_of_text(text);
    nonet_game_set_clock(game, 1000);
    nonet_game_set_clock(game, 66000);
    return game;
}

static void do_and_print(nonet_game *game, nonet_game_command command, int argument)
{
    nonet_game_do(game, command, argument);
    print_game(game);
}

/* Marks, colours, wrong entries, every mode and question, undo. */
static void print_entries(void)
{
    nonet_game *const game = new_game("...12134....42..");
    nonet_game_set_option(game, NONET_GAME_OPTION_SHOW_WRONG, true);
    nonet_game_set_option(game, NONET_GAME_OPTION_FULL_HINTS, true);
    nonet_game_set_option(game, NONET_GAME_OPTION_BRIEF_HINTS, true);
    print_game(game);
    do_and_print(game, NONET_GAME_COMMAND_SYMBOL, 1);
    do_and_print(game, NONET_GAME_COMMAND_UNDO, 0);
    do_and_print(game, NONET_GAME_COMMAND_FILL_MARKS, 0);
    do_and_print(game, NONET_GAME_COMMAND_HIGHLIGHT, 3);
    do_and_print(game, NONET_GAME_COMMAND_HIGHLIGHT_PAIRS, 0);
    do_and_print(game, NONET_GAME_COMMAND_MARKS, 0);
    do_and_print(game, NONET_GAME_COMMAND_COLOURS, 0);
    do_and_print(game, NONET_GAME_COMMAND_SYMBOL, 2);
    do_and_print(game, NONET_GAME_COMMAND_CANDIDATE_COLOURS, 0);
    do_and_print(game, NONET_GAME_COMMAND_SYMBOL, 3);
    do_and_print(game, NONET_GAME_COMMAND_PAUSE, 0);
    do_and_print(game, NONET_GAME_COMMAND_PAUSE, 0);
    do_and_print(game, NONET_GAME_COMMAND_CANCEL, 0);
    do_and_print(game, NONET_GAME_COMMAND_CANCEL, 0);
    print_keys(game, "g1");
    press(game, "1");
    print_keys(game, "f");
    nonet_game_free(game);
}

/* Several cells, both kinds of marks, several colours, every option. */
static void print_selections(void)
{
    nonet_game *const game = new_game("...12134....42..");
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        nonet_game_set_option(game, (nonet_game_option)option, true);
    print_game(game);
    press(game, "%#");
    print_keys(game, "\001'3\0304c25+2+");
    print_keys(game, "g121:1:2:3:4g1140:g11:2");
    print_keys(game, "#2#ag12m4mv");
    nonet_game_name_checkpoint(game, 2, "before the guess");
    print_game(game);
    nonet_game_free(game);
}

/* A puzzle that is being entered, and one that was made. */
static void print_beginnings(void)
{
    nonet_game *game;
    nonet_game_wish wish;
    demand(nonet_game_new(NULL, &game) == NONET_OK, "no memory");
    nonet_layout *layout;
    demand(nonet_layout_new(2, 3, &layout) == NONET_OK && nonet_game_begin_empty(game, layout) == NONET_OK, "no board");
    nonet_layout_free(layout);
    print_game(game);
    nonet_game_wish_defaults(&wish);
    wish.level = 0;
    demand(nonet_layout_new(2, 2, &layout) == NONET_OK, "no layout");
    wish.layout = layout;
    demand(nonet_game_begin_generated(game, &wish) == NONET_OK, "no puzzle");
    nonet_layout_free(layout);
    print_game(game);
    demand(nonet_game_open(game, "1...............", 16, "a file", NULL) == NONET_OK, "no puzzle");
    print_game(game);
    nonet_game_free(game);
}

/* Every stage of a hint, of techniques with every role; mistakes, a rating, the end. */
static void print_hints(void)
{
    for (size_t at = 0; nonet_technique_at(at); at += 3) {
        const char *const example = nonet_technique_at(at)->example;
        if (!*example) continue;
        nonet_game *const game = new_game(example);
        for (int stage = 0; stage < 3; stage++) do_and_print(game, NONET_GAME_COMMAND_HINT, 0);
        nonet_game_free(game);
    }
    nonet_game *game = new_game("1..............."); /* several solutions, and no step */
    for (int stage = 0; stage < 3; stage++) do_and_print(game, NONET_GAME_COMMAND_HINT, 0);
    nonet_game_free(game);
    game = new_game("...12134....42..");
    nonet_game_do(game, NONET_GAME_COMMAND_SYMBOL, 4);
    do_and_print(game, NONET_GAME_COMMAND_HINT, 0);
    do_and_print(game, NONET_GAME_COMMAND_SOLVE, 0);
    do_and_print(game, NONET_GAME_COMMAND_SOLVE, 0);
    nonet_game_free(game);
    game = new_game("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    do_and_print(game, NONET_GAME_COMMAND_RATE, 0);
    nonet_game_free(game);
}

static void print_games(void)
{
    print_beginnings();
    print_entries();
    print_selections();
    print_hints();
}

static void print_bindings(void)
{
    for (size_t at = 0; nonet_game_binding_at(at); at++) {
        nonet_json *const json = begin_line();
        nonet_game_json_binding(json, nonet_game_binding_at(at));
        end_line(json);
    }
}

/* ---- practice ------------------------------------------------------------------------------------ */

static void print_practice(nonet_practice *practice)
{
    demand(nonet_practice_json(practice, print, NULL) == NONET_OK, "no practice");
    putchar('\n');
}

/* Each candidate of a position is taken away alone, after this much help, and each kind of answer is printed once. */
static void print_answers(nonet_practice *practice, const char *technique, int help)
{
    const nonet_practice_wish wish = {.technique = nonet_technique_find(technique), .number = 1};
    bool is_printed[NONET_PRACTICE_VERDICT_WRONG + 1][2] = {{false}};
    for (int candidate = 0; candidate < 81 * 9; candidate++) {
        nonet_practice_state state;
        demand(nonet_practice_begin(practice, &wish) == NONET_OK, "no position");
        for (int stage = 0; stage < help; stage++) nonet_practice_help(practice);
        nonet_practice_do(practice, NONET_GAME_COMMAND_JUMP, candidate / 9);
        nonet_practice_do(practice, NONET_GAME_COMMAND_SYMBOL_MARK, candidate % 9 + 1);
        demand(nonet_practice_answer(practice) == NONET_OK, "no answer");
        nonet_practice_get_state(practice, &state);
        bool *const is_known = &is_printed[state.verdict][state.missing > 0];
        if (!*is_known) print_practice(practice);
        *is_known = true;
    }
}

static void print_practices(void)
{
    nonet_practice *practice;
    const nonet_practice_wish wish = {.technique = nonet_technique_find("hidden single")};
    demand(nonet_practice_new(NULL, &practice) == NONET_OK, "no memory");
    print_practice(practice);
    demand(nonet_practice_begin(practice, &wish) == NONET_OK, "no position");
    for (int stage = 0; stage < 3; stage++) nonet_practice_help(practice);
    print_practice(practice);
    print_answers(practice, "naked pair", 0);
    print_answers(practice, "hidden pair", 1);
    nonet_practice_free(practice);
}

int main(int count, char **arguments)
{
    static const struct {
        const char *name;
        void (*print)(void);
    } kinds[] = {{"position", print_positions},  {"result", print_results},
                 {"level", print_levels},        {"notation", print_notations},
                 {"layout", print_layouts},      {"engine", print_engines},
                 {"symmetry", print_symmetries}, {"sample_set", print_sample_sets},
                 {"game", print_games},          {"binding", print_bindings},
                 {"solve", print_solved},        {"check", print_checked},
                 {"rate", print_rated},          {"canon", print_canonized},
                 {"minimize", print_minimized},  {"check --minimal", print_redundant},
                 {"explain", print_explained},   {"step", print_steps},
                 {"all_steps", print_all_steps}, {"drawing", print_drawings},
                 {"practise", print_practices}};
    for (size_t kind = 0; count == 2 && kind < sizeof kinds / sizeof *kinds; kind++) {
        if (strcmp(arguments[1], kinds[kind].name) != 0) continue;
        kinds[kind].print();
        return ferror(stdout) ? 1 : 0;
    }
    fprintf(stderr, "usage: json_lines NAME, or json_lines COMMAND <PUZZLES\n");
    return 2;
}
