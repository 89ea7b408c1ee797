/* game_hint.c: the next step, revealed in stages.
 *
 * A hint starts from what the player has: givens, entries, and the marks of a kind if every empty cell has some (see
 * gm_candidate_kind). If any of these is wrong, that is the hint. The explain engine looks for the easiest step in
 * limited time; if it runs out, or nothing is found, the value of a cell is looked up in the solution, and the text
 * says that this is not a reason. With more time (nonet_game_think) the reason replaces the answer; and if not even the
 * solution was known, the hint starts then. */
#include <assert.h>
#include <string.h>

#include "inside.h"

/* What is kept of the step itself. */
static void free_step(struct gm_hint *hint)
{
    nonet_picture_free(hint->picture);
    nonet_step_free(hint->step);
    nonet_board_free(hint->board);
    hint->picture = NULL;
    hint->step = NULL;
    hint->board = NULL;
}

void gm_hint_free(struct gm_hint *hint)
{
    gm_text_free(&hint->where);
    gm_text_free(&hint->what);
    gm_text_free(&hint->why);
    gm_text_free(&hint->full);
    gm_text_free(&hint->line);
    gm_text_free(&hint->hodoku_line);
    free_step(hint);
}

void gm_hint_drop(nonet_game *game)
{
    game->hint.stage = NONET_GAME_STAGE_NONE;
    game->open_work &= ~(unsigned)NONET_GAME_WORK_HINT;
}

void gm_hint_clear(struct gm_hint *hint)
{
    gm_text_clear(&hint->where);
    gm_text_clear(&hint->what);
    gm_text_clear(&hint->why);
    gm_text_clear(&hint->full);
    gm_text_clear(&hint->line);
    gm_text_clear(&hint->hodoku_line);
    hint->technique = "";
    hint->answer = NONET_WHY_NOTHING;
    hint->is_from_solution = hint->has_removals = hint->shows_marks = hint->can_apply = false;
    memset(hint->candidates, 0, sizeof hint->candidates);
    free_step(hint);
    memset(hint->is_place, 0, sizeof hint->is_place);
    memset(hint->is_part, 0, sizeof hint->is_part);
}

/* ---- something is wrong ---------------------------------------------------------------------------------- */

static void say_missing(struct gm_text *why, int missing)
{
    gm_text_format(why, "In %d cell%s the right mark is missing: %s shows where, %s adds it.", missing,
                   missing == 1 ? "" : "s", nonet_game_command_key_name(NONET_GAME_COMMAND_SWITCH_SHOW_MISSING),
                   nonet_game_command_key_name(NONET_GAME_COMMAND_MEND_MARKS));
}

/* True: the hint is about a mistake. */
static bool find_mistake(nonet_game *game)
{
    const int wrong = gm_wrong_entries(game), missing = gm_missing_marks(game);
    struct gm_text *const why = &game->hint.why;
    if (wrong) gm_text_format(why, "%d %s wrong.", wrong, wrong == 1 ? "entry is" : "entries are");
    else if (missing) say_missing(why, missing);
    else if (game->conflicts) gm_text_format(why, "A house has the same value twice.");
    else return false;
    if (gm_has_solution(game))
        gm_text_format(why, " %s goes back to before the first mistake.",
                       nonet_game_command_key_name(NONET_GAME_COMMAND_BACK_TO_RIGHT));
    game->hint.stage = NONET_GAME_STAGE_MISTAKE;
    gm_say(game, "%s", gm_text_bytes(why));
    return true;
}

const struct gm_text *gm_hint_line(const nonet_game *game)
{
    const struct gm_hint *const hint = &game->hint;
    const bool is_hodoku = game->options[NONET_GAME_OPTION_HODOKU_CHAINS] && hint->hodoku_line.length;
    return is_hodoku ? &hint->hodoku_line : &hint->line;
}

/* ---- a step ---------------------------------------------------------------------------------------------- */

static nonet_status take_step_text(struct gm_text *text, const nonet_step *step, const nonet_position *position,
                                   nonet_step_form form)
{
    const char *const symbols = nonet_symbols_find("1"); /* as nonet_game_symbol */
    const size_t length = nonet_step_text(step, position, symbols, form, NULL, 0);
    if (!length || !gm_text_reserve(text, length))
        return NONET_ERR_MEMORY; /* all forms that are asked for have a text */
    if (nonet_step_text(step, position, symbols, form, text->bytes, length + 1) != length) return NONET_ERR_MEMORY;
    text->length = length;
    return NONET_OK;
}

static nonet_status take_words(struct gm_hint *hint, const nonet_step *step, const nonet_position *position)
{
    nonet_status status = take_step_text(&hint->where, step, position, NONET_STEP_PLACE);
    if (status == NONET_OK) status = take_step_text(&hint->what, step, position, NONET_STEP_WHAT);
    if (status == NONET_OK) status = take_step_text(&hint->why, step, position, NONET_STEP_NORMAL);
    if (status == NONET_OK) status = take_step_text(&hint->full, step, position, NONET_STEP_REASON);
    if (status == NONET_OK) status = take_step_text(&hint->line, step, position, NONET_STEP_LINE);
    if (status == NONET_OK) status = take_step_text(&hint->hodoku_line, step, position, NONET_STEP_HODOKU);
    return status;
}

static nonet_status copy_step(nonet_game *game, const nonet_step *step, const nonet_position *position)
{
    struct gm_hint *const hint = &game->hint;
    nonet_status status = nonet_step_copy(step, &hint->step);
    if (status == NONET_OK) status = nonet_board_new(game->layout, position->candidates, &hint->board);
    if (status == NONET_OK) status = nonet_board_copy(hint->board, position);
    return status;
}

static nonet_status take_picture(nonet_game *game, const nonet_step *step, const nonet_position *position)
{
    struct gm_hint *const hint = &game->hint;
    nonet_status status = nonet_picture_new(step, position, &hint->picture);
    if (status == NONET_OK) status = copy_step(game, step, position);
    if (status != NONET_OK) return status;
    const nonet_picture *const picture = hint->picture;
    for (size_t index = 0; index < picture->place.cells.count; index++)
        hint->is_place[picture->place.cells.cells[index]] = true;
    for (size_t index = 0; index < picture->candidate_count; index++)
        hint->is_part[picture->candidates[index].cell] |= picture->candidates[index].role != NONET_ROLE_NONE;
    return NONET_OK;
}

/* The engine keeps the step only until it is asked again: everything is copied. */
nonet_status gm_hint_take_step(nonet_game *game, const nonet_step *step, const nonet_position *position)
{
    struct gm_hint *const hint = &game->hint;
    const bool can_apply = hint->can_apply;
    gm_hint_clear(hint);
    hint->can_apply = can_apply;
    const nonet_status status = take_words(hint, step, position);
    if (status != NONET_OK) return status;
    hint->technique = nonet_technique_at((size_t)step->technique)->name;
    memcpy(hint->candidates, position->candidates, (size_t)game->cells * sizeof *hint->candidates);
    hint->has_removals = step->elimination_count > 0;
    hint->shows_marks = gm_candidate_kind(game) != GM_MARKS;
    return take_picture(game, step, position);
}

void gm_hint_position(const nonet_game *game, struct gm_position *store)
{
    gm_entries_position(game, store);
    const uint64_t *const marks = gm_candidate_marks(game);
    if (!marks) return;
    for (int cell = 0; cell < game->cells; cell++) {
        const uint64_t limit = game->board.limits[cell] ? game->board.limits[cell] : ~(uint64_t)0;
        store->candidates[cell] = marks[cell] & limit;
    }
    store->position.candidates = store->candidates;
}

nonet_explainer_settings gm_explaining(const nonet_game *game, uint64_t limit_ms)
{
    nonet_explainer_settings settings;
    nonet_explainer_settings_defaults(&settings);
    settings.stop = game->stop;
    settings.timeout_ms = limit_ms;
    settings.has_one_limit = true;
    return settings;
}

nonet_status gm_explainer_at(const nonet_explainer_settings *settings, const nonet_position *position,
                             nonet_start *start, nonet_explainer **explainer)
{
    nonet_status status = nonet_explainer_new(settings, explainer);
    if (status == NONET_OK) status = nonet_explainer_begin(*explainer, position, start);
    if (status == NONET_OK) return status;
    nonet_explainer_free(*explainer);
    *explainer = NULL;
    return status;
}

/* NONET_OK: there is a step. NONET_STOPPED: not in this time. All others: there is none. */
static nonet_status find_step(nonet_game *game, uint64_t limit_ms)
{
    const nonet_explainer_settings settings = gm_explaining(game, limit_ms);
    nonet_explainer *explainer;
    nonet_start start;
    const nonet_step *step;
    struct gm_position now;
    gm_hint_position(game, &now);
    nonet_status status = gm_explainer_at(&settings, &now.position, &start, &explainer);
    if (status != NONET_OK) return status;
    status = nonet_explainer_next(explainer, &step);
    if (status == NONET_OK) status = gm_hint_take_step(game, step, nonet_explainer_position(explainer));
    nonet_explainer_free(explainer);
    return status;
}

/* ---- what the solution tells ----------------------------------------------------------------------------- */

/* The cell under the cursor, if it is empty; else the one with the fewest candidates. */
static int cell_to_tell(const nonet_game *game)
{
    int best = game->look.cursor, fewest = NONET_GAME_MAX_SIDE + 1;
    if (!game->board.values[best]) return best;
    for (int cell = 0; cell < game->cells; cell++) {
        int count = 0;
        if (game->board.values[cell]) continue;
        for (uint64_t left = game->hint.candidates[cell]; left; left &= left - 1) count++;
        if (count >= fewest) continue;
        fewest = count;
        best = cell;
    }
    return best;
}

static void take_sight(nonet_game *game)
{
    gm_open_values(game, game->hint.candidates);
    for (int cell = 0; cell < game->cells; cell++)
        if (game->board.values[cell]) game->hint.candidates[cell] = 0;
}

/* A step that only says what is so. */
static bool take_answer(nonet_game *game, int cell, int value)
{
    const nonet_candidate placed = {(uint16_t)cell, (uint8_t)value};
    const nonet_step step = {.technique = -1, .placements = &placed, .placement_count = 1};
    struct gm_position now;
    gm_hint_position(game, &now);
    const nonet_status status = take_picture(game, &step, &now.position);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    return status == NONET_OK;
}

static bool lacks_words(const struct gm_hint *hint)
{
    return hint->where.is_failed || hint->what.is_failed || hint->why.is_failed || hint->full.is_failed ||
           hint->line.is_failed || hint->hodoku_line.is_failed;
}

/* Of several solutions none is the right one. */
static void say_looked_up(nonet_game *game, const struct gm_name *cell, char symbol)
{
    struct gm_hint *const hint = &game->hint;
    const bool is_open = game->open_work & NONET_GAME_WORK_HINT;
    const char *const in_time = is_open ? " in time" : "";
    if (game->verdict != NONET_VERDICT_MULTIPLE) {
        gm_text_format(&hint->where, "No step was found%s. The solution knows %s.", in_time, cell->text);
        gm_text_format(&hint->what, "The value of %s can be looked up in the solution.", cell->text);
        gm_text_format(&hint->why, "%s is %c. That is what the solution says; no reason was found%s.", cell->text,
                       symbol, in_time);
        return;
    }
    gm_text_format(&hint->where, "%s: the puzzle has several solutions. Show %s in one of them?",
                   is_open ? "No step was found in time" : "Nothing more follows", cell->text);
    gm_text_format(&hint->what, "One of the solutions can tell the value of %s.", cell->text);
    gm_text_format(&hint->why, "%s is %c in one of the solutions; no reason was found for it.", cell->text, symbol);
}

static bool look_up(nonet_game *game)
{
    uint8_t solution[NONET_GAME_MAX_CELLS];
    struct gm_hint *const hint = &game->hint;
    gm_hint_clear(hint);
    if (!gm_find_solution(game, solution)) return false;
    take_sight(game);
    const int cell = cell_to_tell(game);
    const struct gm_name name = gm_cell_name(game, cell);
    say_looked_up(game, &name, nonet_game_symbol(solution[cell]));
    gm_text_format(&hint->line, "solution: %s=%c", name.text, nonet_game_symbol(solution[cell]));
    hint->is_from_solution = true;
    return take_answer(game, cell, solution[cell]);
}

static bool look_for_step(nonet_game *game, uint64_t limit_ms)
{
    const nonet_status status = find_step(game, limit_ms);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    if (status == NONET_STOPPED) game->open_work |= NONET_GAME_WORK_HINT;
    else game->open_work &= ~(unsigned)NONET_GAME_WORK_HINT;
    return status == NONET_OK;
}

/* ---- stages ---------------------------------------------------------------------------------------------- */

/* A hint that had no time stays open. */
static void say_no_hint(nonet_game *game)
{
    if (game->open_work & NONET_GAME_WORK_HINT) gm_say(game, "looking for a step ...");
    else
        gm_say(game, "no step was found%s",
               game->verdict == NONET_VERDICT_MULTIPLE ? ", nor a solution with these entries" : "");
}

static bool begin_hint(nonet_game *game, uint64_t limit_ms)
{
    gm_hint_drop(game);
    gm_hint_clear(&game->hint);
    if (gm_is_solved(game)) {
        gm_say(game, "it is solved: nothing is left to do");
        return false;
    }
    if (!find_mistake(game)) {
        if (!look_for_step(game, limit_ms) && (game->lacks_memory || !look_up(game))) {
            say_no_hint(game);
            return false;
        }
        game->hint.stage = NONET_GAME_STAGE_WHERE;
    }
    if (lacks_words(&game->hint)) {
        game->lacks_memory = true;
        gm_hint_drop(game);
        return false;
    }
    game->counts.hints++;
    gm_log_count(game, "hints", game->counts.hints);
    return true;
}

static void say_stage(nonet_game *game)
{
    nonet_game_hint hint;
    nonet_game_get_hint(game, &hint);
    gm_say(game, "%s", hint.line[0] ? hint.line : hint.text);
}

void gm_hint_next(nonet_game *game)
{
    switch (game->hint.stage) {
    case NONET_GAME_STAGE_NONE:
        if (!begin_hint(game, game->limits.hint_ms)) return;
        break;
    case NONET_GAME_STAGE_WHERE: game->hint.stage = NONET_GAME_STAGE_WHAT; break;
    case NONET_GAME_STAGE_WHAT: game->hint.stage = NONET_GAME_STAGE_WHY; break;
    case NONET_GAME_STAGE_ANSWER:
        if (game->hint.can_apply && game->hint.picture) gm_hint_apply(game);
        else if (begin_hint(game, game->limits.hint_ms)) break;
        return;
    case NONET_GAME_STAGE_WHY:
    case NONET_GAME_STAGE_MISTAKE: gm_hint_apply(game); return;
    }
    say_stage(game);
}

/* Removing candidates needs marks: if they are not complete, those that the step was found with are filled in first. */
static void put_marks_of_hint(nonet_game *game)
{
    if (!game->hint.has_removals || gm_candidate_kind(game) == GM_CENTRE_MARKS) return;
    for (int cell = 0; cell < game->cells; cell++)
        if (!game->board.values[cell]) gm_put_marks(game, cell, game->hint.candidates[cell]);
}

/* From the marks that count as candidates. */
static void remove_candidate(nonet_game *game, enum gm_kind kind, int cell, int value)
{
    if (kind == GM_CENTRE_MARKS) gm_put(game, kind, cell, game->board.centre_marks[cell] & ~gm_bit(value));
    else gm_put_marks_by_hand(game, cell, game->board.marks[cell] & ~gm_bit(value));
}

static void put_results(nonet_game *game)
{
    const enum gm_kind kind = gm_candidate_kind(game);
    assert(game->hint.stage != NONET_GAME_STAGE_NONE);
    const nonet_picture *const picture = game->hint.picture;
    for (size_t index = 0; index < picture->candidate_count; index++) {
        const nonet_picture_candidate *const about = &picture->candidates[index];
        if (about->role == NONET_ROLE_PLACED) gm_put_entry(game, about->cell, about->value);
        if (about->role == NONET_ROLE_REMOVED) remove_candidate(game, kind, about->cell, about->value);
    }
}

void gm_hint_apply(nonet_game *game)
{
    if (game->hint.stage == NONET_GAME_STAGE_NONE) {
        if (gm_locked(game)) gm_enter_locked(game);
        else gm_say(game, "there is no hint yet: %s gives one", nonet_game_command_key_name(NONET_GAME_COMMAND_HINT));
        return;
    }
    if (game->hint.stage == NONET_GAME_STAGE_MISTAKE) {
        gm_hint_drop(game);
        gm_back_to_right(game);
        return;
    }
    if (game->hint.stage == NONET_GAME_STAGE_ANSWER && !(game->hint.can_apply && game->hint.picture)) {
        gm_hint_drop(game);
        return;
    }
    gm_say(game, "done: %s", gm_text_bytes(gm_hint_line(game)));
    gm_move_begin(game, GM_MOVE_HINT);
    put_marks_of_hint(game);
    put_results(game);
    gm_move_end(game);
    if (!game->lacks_memory) gm_hint_drop(game);
}

/* The hint keeps its stage: the reason comes instead of the answer. */
void gm_hint_go_on(nonet_game *game, uint64_t limit_ms)
{
    const nonet_game_stage stage = game->hint.stage;
    if (stage == NONET_GAME_STAGE_NONE) {
        if (begin_hint(game, limit_ms)) say_stage(game);
    } else if (stage == NONET_GAME_STAGE_ANSWER) {
        gm_why_go_on(game, limit_ms);
    } else if (look_for_step(game, limit_ms)) {
        game->hint.stage = stage;
        gm_say(game, "now a step was found");
    }
}
