/* torture_game.c: the game without memory. A call with a status lacks memory or is done; a key is done, or the message says
 * that memory was lacking and the board is as it was. What the game leaves open for later (nonet_game_think) is done before
 * it tells itself: to be late is no other answer. */
#include <stdlib.h>
#include <string.h>

#include "game/game.h"
#include "torture/scenarios_of_torture.h"
#include "torture/torture.h"

static const nonet_game_limits patient = {.verdict_ms = 600000, .hint_ms = 600000, .rating_ms = 600000};
static const char puzzle[] = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n";
static const char several[] = "nonet-game 1\nbox 2x2\ngivens 12..............\nmoves\n1.000 enter r1c3=3\n";
static const char played[] = "nonet-game 1\nbox 2x2\ngivens ...12134....42..\nlevel easy\nmoves\n"
                             "1.000 fill-marks r1c1+3 r1c2+3+4 r1c3+2 r3c1+1+3 r3c2+3 r3c3+4 r3c4+2 r4c3+1 r4c4+3\n"
                             "2.000 enter r1c1=3 r1c2-3 r3c1-3\n3.000 enter r4c4=1\n4.000 undo 1\n4.500 mistakes 1\n";

static nonet_game *new_game(void)
{
    nonet_game *game;
    torture_expect(nonet_game_new(&patient, &game) == NONET_OK, "a game");
    return game;
}

static void open_again(nonet_game *game, const char *text)
{
    nonet_game_state state;
    torture_expect(nonet_game_open(game, text, strlen(text), NULL, NULL) == NONET_OK, "a game that can be opened");
    nonet_game_get_state(game, &state);
    if (state.is_paused) nonet_game_do(game, NONET_GAME_COMMAND_PAUSE, 0);
}

/* Without the message: it may say that the rest was found later. */
static void tell_game(nonet_game *game)
{
    nonet_game_think(game, 0);
    nonet_game_do(game, NONET_GAME_COMMAND_NOTHING, 0);
    torture_expect(nonet_game_json(game, tell_text, NULL) == NONET_OK, "a game as JSON");
    tell("\n");
}

/* ---- calls with a status -------------------------------------------------------------------------------- */

static void begin_games(void)
{
    nonet_game *game;
    nonet_game_wish wish;
    ATTEMPT_NEW(nonet_game_new(&patient, &game), nonet_game_free(game));
    const nonet_position *const sample = torture_sample("16x16", 0);
    torture_expect(nonet_game_daily(2026, 11, 16, &wish) == NONET_OK, "a day");
    wish.level = -1;
    wish.seed = 1;
    ATTEMPT(nonet_game_begin_puzzle(game, sample, NULL), tell_game(game));
    ATTEMPT(nonet_game_begin_empty(game, sample->layout), tell_game(game));
    ATTEMPT(nonet_game_begin_generated(game, &wish), tell_game(game));
    nonet_game_free(game);
}

/* Marks without which there are several solutions belong to the puzzle. */
static void begin_with_marks(void)
{
    uint64_t marks[16];
    uint8_t cells[16] = {1, 2};
    nonet_layout *layout;
    nonet_game *const game = new_game();
    torture_expect(nonet_layout_new(2, 2, &layout) == NONET_OK, "a layout");
    for (int cell = 0; cell < 16; cell++) marks[cell] = 15;
    marks[2] = 4;
    const nonet_position position = {layout, cells, NULL, marks};
    ATTEMPT(nonet_game_begin_puzzle(game, &position, NULL), tell_game(game));
    nonet_layout_free(layout);
    nonet_game_free(game);
}

static void open_games(void)
{
    nonet_game *const game = new_game();
    nonet_text_error error;
    ATTEMPT(nonet_game_open(game, puzzle, strlen(puzzle), "title", &error), tell_game(game));
    ATTEMPT(nonet_game_open(game, played, strlen(played), NULL, &error), tell_game(game));
    ATTEMPT(nonet_game_open(game, played, strlen(played) - 3, NULL, &error),
            tell("%d: %s\n", (int)error.line, error.message));
    torture_expect(nonet_game_begin_empty(game, NULL) == NONET_OK, "an empty board");
    ATTEMPT(nonet_game_paste(game, puzzle, strlen(puzzle), &error), tell_game(game));
    nonet_game_free(game);
}

static void draw_hint(nonet_game *game)
{
    nonet_drawing *drawing;
    for (int stage = 0; stage < 3; stage++) nonet_game_do(game, NONET_GAME_COMMAND_HINT, 0);
    ATTEMPT(nonet_game_hint_drawing(game, NULL, &drawing), {
        tell("%s: %zu shapes\n", drawing->title, drawing->shape_count);
        nonet_drawing_free(drawing);
    });
}

static void write_games(void)
{
    nonet_game *const game = new_game();
    const char *text;
    size_t length;
    open_again(game, played);
    ATTEMPT(nonet_game_save(game, &text, &length), tell("%.*s", (int)length, text));
    ATTEMPT(nonet_game_export(game, NONET_GAME_EXPORT_MARKS, "library", &text, &length),
            tell("%.*s", (int)length, text));
    ATTEMPT(nonet_game_json(game, tell_text, NULL), tell("\n"));
    draw_hint(game);
    ATTEMPT_TEXT(nonet_game_time_text(3605000, buffer, size));
    nonet_game_free(game);
}

static char file[4096];
static size_t file_length;

static nonet_status add_to_file(nonet_game *game)
{
    const char *text;
    size_t length;
    bool replaces;
    const nonet_status status = nonet_game_log(game, false, &text, &length, &replaces);
    if (status != NONET_OK) return status;
    if (replaces) file_length = 0;
    torture_expect(file_length + length < sizeof file, "room for the file");
    memcpy(file + file_length, text, length);
    file_length += length;
    return NONET_OK;
}

/* A line that could not be kept makes the whole text due: the file is the same game. */
static void log_games(void)
{
    nonet_game *const game = new_game(), *const again = new_game();
    for (attempt_begin("nonet_game_log(...)"); attempt_goes_on();) {
        open_again(game, played);
        torture_expect(add_to_file(game) == NONET_OK, "a file");
        attempt_arm();
        nonet_game_do(game, NONET_GAME_COMMAND_REDO, 0);
        nonet_game_do(game, NONET_GAME_COMMAND_JUMP, 5);
        if (!attempt_is_answered(add_to_file(game))) continue;
        torture_expect(nonet_game_open(again, file, file_length, NULL, NULL) == NONET_OK, "a file that can be read");
        tell_game(again);
    }
    nonet_game_free(game);
    nonet_game_free(again);
}

/* ---- keys ------------------------------------------------------------------------------------------------ */

static nonet_status status_of_key(const nonet_game *game)
{
    return strstr(nonet_game_message(game), "out of memory") ? NONET_ERR_MEMORY : NONET_OK;
}

static uint64_t board_of(const nonet_game *game)
{
    uint64_t sum = 0;
    nonet_game_cell about;
    for (int cell = 0; cell < nonet_layout_cells(nonet_game_layout(game)); cell++) {
        nonet_game_get_cell(game, cell, &about);
        sum = sum * 1099511628211u + about.marks * 32 + (uint64_t)about.value * 8 + (uint64_t)about.colour;
    }
    return sum;
}

/* The last of these keys is pressed while memory lacks, each time in a game that is opened anew. */
static void attempt_key(nonet_game *game, const char *text, const char *keys)
{
    const size_t last = strlen(keys) - 1;
    for (attempt_begin(keys); attempt_goes_on();) {
        open_again(game, text);
        for (size_t at = 0; at < last; at++) nonet_game_press(game, keys[at]);
        const uint64_t before = board_of(game);
        attempt_arm();
        nonet_game_press(game, keys[last]);
        const bool is_done = attempt_is_answered(status_of_key(game));
        if (is_done) tell_game(game);
        else torture_expect(board_of(game) == before, "without memory nothing is changed");
    }
}

static void press_keys(void)
{
    static const char *const keys[] = {
        "g122",  "g12 4", "a",      "g12x",    "u",       "y",      "r",     "w",      "g12cc1", "i",  "iiii",
        "!",     "v",     "t",      "tt",      "e",       "b",      "g444v", "e g133", "g134i",  "z",  "g12dd4",
        "g12'4", "\0014", "\001'4", "\001\\4", "\001cc2", "\001x",  "\005",  "+",      "+4/",    "+_", "g12:1",
        "g12:4", "g123:", "a\001$", "%",       "%g124",   "%g12m4", "a}",    "#4g12\r"};
    nonet_game *const game = new_game();
    for (size_t at = 0; at < sizeof keys / sizeof *keys; at++) attempt_key(game, played, keys[at]);
    attempt_key(game, several, "v");
    attempt_key(game, several, "i");
    attempt_key(game, several, "g22:4");
    attempt_key(game, several, "!");
    attempt_key(game, puzzle, "a");
    attempt_key(game, puzzle, "i");
    nonet_game_free(game);
}

static void ask_questions(void)
{
    nonet_game *const game = new_game();
    open_again(game, played);
    ATTEMPT(nonet_game_why(game, 0, 1), tell_game(game));
    ATTEMPT(nonet_game_why(game, 0, 4), tell_game(game));
    open_again(game, several);
    ATTEMPT(nonet_game_why(game, 5, 4), tell_game(game));
    nonet_game_free(game);
}

/* A name that could not be logged makes the whole text due. */
static void name_checkpoints(void)
{
    nonet_game *const game = new_game();
    const char *text;
    size_t length;
    for (attempt_begin("nonet_game_name_checkpoint"); attempt_goes_on();) {
        open_again(game, played);
        nonet_game_do(game, NONET_GAME_COMMAND_CHECKPOINT, 0);
        attempt_arm();
        if (!attempt_is_answered(nonet_game_name_checkpoint(game, 1, "before the guess"))) continue;
        torture_expect(nonet_game_save(game, &text, &length) == NONET_OK, "a saved game");
        torture_expect(strstr(text, "checkpoint-name 1 before the guess") != NULL, "its name");
        tell("%.*s", (int)length, text);
    }
    nonet_game_free(game);
}

/* With more time, what was left open. */
static void think_again(void)
{
    static const nonet_game_limits none = {.verdict_ms = 1, .hint_ms = 1, .rating_ms = 1};
    nonet_game *game;
    torture_expect(nonet_game_new(&none, &game) == NONET_OK, "a game");
    for (attempt_begin("nonet_game_think"); attempt_goes_on();) {
        open_again(game, puzzle);
        nonet_game_do(game, NONET_GAME_COMMAND_RATE, 0);
        attempt_arm();
        nonet_game_think(game, 0);
        if (attempt_is_answered(status_of_key(game))) tell("%s\n", nonet_game_message(game));
    }
    nonet_game_free(game);
}

/* ---- practice -------------------------------------------------------------------------------------------- */

static void tell_practice(nonet_practice *practice)
{
    nonet_practice_state state;
    nonet_game_hint hint;
    nonet_practice_get_state(practice, &state);
    nonet_game_get_hint(nonet_practice_game(practice), &hint);
    tell("%d %d: %s: %s %s %s\n", (int)state.verdict, (int)state.outcome, state.task, state.answer, state.text,
         hint.text);
}

static nonet_practice *new_practice(const char *technique)
{
    nonet_practice *practice;
    nonet_practice_settings settings;
    nonet_practice_settings_defaults(&settings);
    settings.answer_ms = 600000;
    torture_expect(nonet_practice_new(&settings, &practice) == NONET_OK, "practice");
    const nonet_practice_wish wish = {.technique = nonet_technique_find(technique), .number = 1};
    torture_expect(nonet_practice_begin(practice, &wish) == NONET_OK, "a position");
    return practice;
}

/* Every mark of an empty cell is taken away, one at a time: right, wrong, and by other techniques. */
static void answer_without_memory(int value)
{
    const nonet_practice_wish wish = {.technique = nonet_technique_find("naked pair"), .number = 1};
    nonet_practice *const practice = new_practice("naked pair");
    nonet_practice_do(practice, NONET_GAME_COMMAND_NEXT_EMPTY, 0);
    nonet_game_state state;
    nonet_game_get_state(nonet_practice_game(practice), &state);
    for (attempt_begin("nonet_practice_answer"); attempt_goes_on();) {
        torture_expect(nonet_practice_begin(practice, &wish) == NONET_OK, "a position");
        nonet_practice_do(practice, NONET_GAME_COMMAND_JUMP, state.cursor);
        nonet_practice_do(practice, NONET_GAME_COMMAND_SYMBOL, value);
        attempt_arm();
        if (attempt_is_answered(nonet_practice_answer(practice))) tell_practice(practice);
    }
    nonet_practice_free(practice);
}

static void practise(void)
{
    nonet_practice *practice = NULL;
    const nonet_practice_wish wish = {.technique = nonet_technique_find("X-wing"), .number = 2};
    const nonet_practice_wish new_puzzle = {.technique = wish.technique, .number = 60};
    const nonet_practice_wish new_filling = {.technique = nonet_technique_find("Nishio"), .number = 60};
    static const char progress[] = "nonet-practice 1\nX-wing: box 2 due 5 last 3 number 2 right 1\n";
    const char *text;
    size_t length;
    ATTEMPT_NEW(nonet_practice_new(NULL, &practice), nonet_practice_free(practice));
    ATTEMPT(nonet_practice_begin(practice, &new_puzzle), tell_practice(practice));
    ATTEMPT(nonet_practice_begin(practice, &new_filling), tell_practice(practice));
    ATTEMPT(nonet_practice_begin(practice, &wish), tell_practice(practice));
    ATTEMPT(nonet_practice_help(practice), tell_practice(practice));
    ATTEMPT(nonet_practice_read(practice, progress, sizeof progress - 1, NULL), tell("read\n"));
    ATTEMPT(nonet_practice_write(practice, &text, &length), tell("%zu\n", length));
    ATTEMPT(nonet_practice_json(practice, tell_text, NULL), tell("\n"));
    nonet_practice_free(practice);
    for (int value = 1; value <= 9; value++) answer_without_memory(value);
}

const struct torture_scenario torture_of_games[] = {
    {"games begin", begin_games},
    {"games begin with marks", begin_with_marks},
    {"games are opened", open_games},
    {"games are written", write_games},
    {"games are logged", log_games},
    {"keys are pressed", press_keys},
    {"questions are asked", ask_questions},
    {"checkpoints are named", name_checkpoints},
    {"a game thinks", think_again},
    {"techniques are practised", practise},
    {0},
};
