/* game_json.c: the state of a game as JSON: everything that the calls of game.h tell a front end, in one object, and
 * nothing more: what a hint has not revealed yet is not in it.
 *
 * Members of cells that do not apply (no marks, no colour, not given) are left out: most cells are plain. */
#include "inside.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static const char *phase_word(nonet_game_phase phase)
{
    static const char *const words[] = {[NONET_GAME_PHASE_EDITING] = "editing",
                                        [NONET_GAME_PHASE_PLAYING] = "playing",
                                        [NONET_GAME_PHASE_SOLVED] = "solved"};
    return words[phase];
}

static const char *awaiting_word(nonet_game_awaiting awaiting)
{
    static const char *const words[] = {
        [NONET_GAME_AWAITING_NOTHING] = "nothing", [NONET_GAME_AWAITING_ROW] = "row",
        [NONET_GAME_AWAITING_COLUMN] = "column",   [NONET_GAME_AWAITING_HIGHLIGHT] = "highlight",
        [NONET_GAME_AWAITING_SOLVE] = "solve",     [NONET_GAME_AWAITING_WHY] = "why"};
    return words[awaiting];
}

static const char *stage_word(nonet_game_stage stage)
{
    static const char *const words[] = {
        [NONET_GAME_STAGE_NONE] = "none", [NONET_GAME_STAGE_WHERE] = "where",     [NONET_GAME_STAGE_WHAT] = "what",
        [NONET_GAME_STAGE_WHY] = "why",   [NONET_GAME_STAGE_MISTAKE] = "mistake", [NONET_GAME_STAGE_ANSWER] = "answer"};
    return words[stage];
}

static void add_flag(nonet_json *json, const char *key, bool is_so)
{
    if (is_so) nonet_json_truth(json, key, true);
}

static void add_words(nonet_json *json, const char *key, const char *text)
{
    if (*text) nonet_json_text(json, key, text);
}

/* ---- the game as a whole ----------------------------------------------------------------------------------- */

/* If there are several. */
static void add_selected(nonet_json *json, const nonet_game *game, const nonet_game_state *state)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    if (state->selected < 2) return;
    const nonet_cells all = {cells, (size_t)gm_selected_cells(game, cells)};
    nonet_json_cells(json, "selected", nonet_game_layout(game), &all);
}

static void add_look(nonet_json *json, const nonet_game *game, const nonet_game_state *state)
{
    nonet_json_text(json, "phase", phase_word(state->phase));
    nonet_json_text(json, "mode", gm_mode_word(state->mode));
    nonet_json_text(json, "awaiting", awaiting_word(state->awaiting));
    nonet_json_truth(json, "paused", state->is_paused);
    nonet_json_cell(json, "cursor", nonet_game_layout(game), state->cursor);
    add_selected(json, game, state);
    nonet_json_number(json, "colour", state->colour);
    if (state->locked) nonet_json_number(json, "locked", state->locked);
    if (state->highlight) nonet_json_number(json, "highlight", state->highlight);
    if (state->chosen_highlight) nonet_json_number(json, "chosen_highlight", state->chosen_highlight);
    add_flag(json, "highlights_pairs", state->highlights_pairs);
    nonet_json_text(json, "message", nonet_game_message(game));
}

static void add_counts(nonet_json *json, const nonet_game_state *state)
{
    nonet_json_object(json, "counts");
    nonet_json_number(json, "empty", state->empty);
    nonet_json_number(json, "givens", state->givens);
    nonet_json_number(json, "conflicts", state->conflicts);
    nonet_json_unsigned(json, "undo", state->undo_count);
    nonet_json_unsigned(json, "redo", state->redo_count);
    nonet_json_unsigned(json, "hints", state->hints);
    nonet_json_unsigned(json, "mistakes", state->mistakes);
    nonet_json_unsigned(json, "checks", state->checks);
    nonet_json_unsigned(json, "reveals", state->reveals);
    if (state->missing) nonet_json_unsigned(json, "missing", state->missing);
    nonet_json_truth(json, "given_up", state->is_given_up);
    nonet_json_close(json);
}

static void add_checkpoints(nonet_json *json, const nonet_game *game, size_t count)
{
    nonet_json_array(json, "checkpoints");
    for (size_t index = 0; index < count; index++) {
        nonet_game_checkpoint about;
        nonet_game_get_checkpoint(game, index, &about);
        nonet_json_object(json, NULL);
        nonet_json_number(json, "number", about.number);
        add_words(json, "name", about.name);
        nonet_json_number(json, "empty", about.empty);
        nonet_json_unsigned(json, "elapsed_ms", about.elapsed_ms);
        add_flag(json, "here", about.is_here);
        nonet_json_close(json);
    }
    nonet_json_close(json);
}

static void add_timer(nonet_json *json, const nonet_game_state *state)
{
    char text[32];
    nonet_game_time_text(state->elapsed_ms, text, sizeof text);
    nonet_json_object(json, "timer");
    nonet_json_unsigned(json, "elapsed_ms", state->elapsed_ms);
    nonet_json_text(json, "text", text);
    nonet_json_truth(json, "timed", state->is_timed);
    nonet_json_close(json);
}

static void add_values(nonet_json *json, const nonet_game *game)
{
    const int side = nonet_layout_side(nonet_game_layout(game));
    char symbols[NONET_GAME_MAX_SIDE + 1] = "";
    for (int value = 1; value <= side; value++) symbols[value - 1] = nonet_game_symbol(value);
    nonet_json_text(json, "symbols", symbols);
    nonet_json_array(json, "left");
    for (int value = 1; value <= side; value++) nonet_json_number(json, NULL, nonet_game_values_left(game, value));
    nonet_json_close(json);
}

static void add_options(nonet_json *json, const nonet_game *game)
{
    nonet_json_array(json, "options");
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        if (nonet_game_get_option(game, (nonet_game_option)option))
            nonet_json_text(json, NULL, nonet_game_option_name((nonet_game_option)option));
    nonet_json_close(json);
}

/* Seeds have 64 bits, of which many JSON readers keep only 53, so they are written as text, too. */
static void add_seed(nonet_json *json, uint64_t seed)
{
    char text[24];
    snprintf(text, sizeof text, "%llu", (unsigned long long)seed);
    nonet_json_unsigned(json, "seed", seed);
    nonet_json_text(json, "seed_text", text);
}

static void add_origin(nonet_json *json, const nonet_game_origin *origin)
{
    nonet_json_object(json, "origin");
    if (origin->level >= 0) nonet_json_text(json, "level", nonet_level_at((size_t)origin->level)->name);
    if (origin->has_seed) add_seed(json, origin->seed);
    add_words(json, "title", origin->title);
    nonet_json_close(json);
}

static void add_rating(nonet_json *json, const nonet_game_rating *rating)
{
    if (!rating->is_known) return;
    nonet_json_object(json, "rating");
    if (rating->has_er) nonet_json_number(json, "er", rating->er);
    nonet_json_text(json, "level", nonet_level_at((size_t)rating->level)->name);
    add_words(json, "hardest", rating->hardest);
    nonet_json_close(json);
}

static void add_open_work(nonet_json *json, unsigned open)
{
    static const struct {
        unsigned work;
        const char *name;
    } kinds[] = {
        {NONET_GAME_WORK_VERDICT, "verdict"}, {NONET_GAME_WORK_HINT, "hint"}, {NONET_GAME_WORK_RATING, "rating"}};
    nonet_json_array(json, "open");
    for (size_t kind = 0; kind < COUNT(kinds); kind++)
        if (open & kinds[kind].work) nonet_json_text(json, NULL, kinds[kind].name);
    nonet_json_close(json);
}

/* Of an answer: what was asked, and what kind of answer it is. */
static void add_asked(nonet_json *json, const nonet_game *game, const nonet_game_hint *hint)
{
    if (hint->asked_cell < 0) return;
    nonet_json_object(json, "asked");
    nonet_json_cell(json, "cell", nonet_game_layout(game), hint->asked_cell);
    nonet_json_number(json, "value", hint->asked_value);
    nonet_json_close(json);
    nonet_json_text(json, "kind", nonet_why_kind_name(hint->answer));
}

static void add_hint(nonet_json *json, const nonet_game *game)
{
    nonet_game_hint hint;
    nonet_game_get_hint(game, &hint);
    const nonet_picture *const picture = nonet_game_hint_picture(game);
    nonet_json_object(json, "hint");
    nonet_json_text(json, "stage", stage_word(hint.stage));
    add_words(json, "text", hint.text);
    add_words(json, "line", hint.line);
    add_words(json, "technique", hint.technique);
    add_flag(json, "from_solution", hint.is_from_solution);
    add_flag(json, "shows_marks", hint.shows_marks);
    add_asked(json, game, &hint);
    if (picture) nonet_json_picture(json, "picture", nonet_game_layout(game), picture);
    nonet_json_close(json);
}

/* ---- the cells --------------------------------------------------------------------------------------------- */

static void add_some_values(nonet_json *json, const char *key, uint64_t values)
{
    if (values) nonet_json_values(json, key, values);
}

static void add_coloured_marks(nonet_json *json, const nonet_game_cell *cell)
{
    if (cell->coloured_marks[0] == cell->marks) return;
    nonet_json_array(json, "coloured_marks");
    for (int colour = 1; colour <= NONET_GAME_COLOUR_COUNT; colour++) {
        if (!cell->coloured_marks[colour]) continue;
        nonet_json_object(json, NULL);
        nonet_json_number(json, "colour", colour);
        nonet_json_values(json, "values", cell->coloured_marks[colour]);
        nonet_json_close(json);
    }
    nonet_json_close(json);
}

/* What the hint says about the candidates of a cell, or its value. */
static void add_roles(nonet_json *json, const nonet_game *game, int cell)
{
    bool is_open = false;
    for (int value = 1; value <= nonet_layout_side(nonet_game_layout(game)); value++) {
        int set;
        const nonet_role role = nonet_game_hint_role(game, cell, value, &set);
        if (role == NONET_ROLE_NONE) continue;
        if (!is_open) nonet_json_array(json, "roles");
        is_open = true;
        nonet_json_object(json, NULL);
        nonet_json_number(json, "value", value);
        nonet_json_text(json, "role", nonet_role_name(role));
        if (set >= 0) nonet_json_number(json, "set", set);
        nonet_json_close(json);
    }
    if (is_open) nonet_json_close(json);
}

static void add_cell(nonet_json *json, const nonet_game *game, int number)
{
    nonet_game_cell cell;
    nonet_game_get_cell(game, number, &cell);
    nonet_json_object(json, NULL);
    if (cell.value) nonet_json_number(json, "value", cell.value);
    add_flag(json, "given", cell.is_given);
    add_flag(json, "seen", cell.is_seen);
    add_flag(json, "selected", cell.is_selected);
    add_flag(json, "conflict", cell.is_conflict);
    add_flag(json, "wrong", cell.is_wrong);
    add_flag(json, "missing", cell.is_missing);
    add_flag(json, "highlighted", cell.is_highlighted);
    if (cell.colour) nonet_json_number(json, "colour", cell.colour);
    add_some_values(json, "colours", cell.colours);
    add_some_values(json, "marks", cell.marks);
    add_some_values(json, "centre_marks", cell.centre_marks);
    add_some_values(json, "highlighted_marks", cell.highlighted_marks);
    add_coloured_marks(json, &cell);
    add_flag(json, "hinted", cell.is_hinted);
    add_some_values(json, "hint_candidates", nonet_game_hint_candidates(game, number));
    add_roles(json, game, number);
    nonet_json_close(json);
}

static void add_board(nonet_json *json, const nonet_game *game)
{
    const nonet_layout *const layout = nonet_game_layout(game);
    uint8_t values[NONET_GAME_MAX_CELLS];
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) values[cell] = game->board.values[cell];
    const nonet_position position = {layout, values, NULL, NULL};
    nonet_json_position(json, &position);
    nonet_json_array(json, "cells");
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) add_cell(json, game, cell);
    nonet_json_close(json);
}

nonet_status nonet_game_json(const nonet_game *game, nonet_text_sink *sink, void *context)
{
    nonet_game_state state;
    nonet_json *json;
    if (!game) return NONET_ERR_ARG;
    nonet_game_get_state(game, &state);
    nonet_status status = nonet_json_new(sink, context, &json);
    if (status != NONET_OK) return status;
    nonet_json_object(json, NULL);
    add_look(json, game, &state);
    nonet_json_verdict(json, NULL, state.verdict, NULL, false);
    add_counts(json, &state);
    add_checkpoints(json, game, state.checkpoints);
    add_timer(json, &state);
    add_values(json, game);
    add_options(json, game);
    add_origin(json, gm_origin(game));
    add_rating(json, &game->rating);
    add_open_work(json, nonet_game_work_left(game));
    add_hint(json, game);
    add_board(json, game);
    status = nonet_json_close(json);
    nonet_json_free(json);
    return status;
}

nonet_status nonet_game_json_binding(nonet_json *json, const nonet_game_binding *binding)
{
    if (!binding) return NONET_ERR_ARG;
    nonet_json_number(json, "key", binding->key);
    nonet_json_number(json, "command", binding->command);
    nonet_json_number(json, "argument", binding->argument);
    nonet_json_text(json, "group", binding->group);
    const nonet_status status = nonet_json_text(json, "name", binding->name);
    return binding->help ? nonet_json_text(json, "help", binding->help) : status;
}
