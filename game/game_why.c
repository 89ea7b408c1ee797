/* game_why.c: "why is this wrong?" and "why not 5 here?". The answer is shown as a hint, at NONET_GAME_STAGE_ANSWER.
 *
 * The question is put to the board without the value that is asked about, and without entries that are wrong: what follows from
 * these explains nothing. The player's candidates count if they are right and have the value; else all that the rules leave.
 *
 *     the rules      an equal value in a house
 *     a step         that places or removes the value, or else one that places another in the cell
 *     the solution   if there is only one
 *     a solver       if there are several: does any have the value? */
#include <assert.h>

#include "inside.h"

/* What is asked, and of which board. */
struct question {
    int cell, value;
    struct gm_position board;
};

/* ---- the board that is asked ----------------------------------------------------------------------------- */

/* The player's own board can be asked, and what follows can be done there. */
static bool can_ask_player(const nonet_game *game, const struct question *question)
{
    const uint64_t *const marks = gm_candidate_marks(game);
    return !game->board.values[question->cell] && gm_agrees(game) && !game->conflicts &&
           (!marks || marks[question->cell] & gm_bit(question->value));
}

static void leave_out_what_is_wrong(const nonet_game *game, struct question *question)
{
    gm_entries_position(game, &question->board);
    for (int cell = 0; cell < game->cells; cell++)
        if (!game->board.is_given[cell] && (cell == question->cell || gm_is_wrong(game, cell)))
            question->board.cells[cell] = 0;
}

static void prepare(nonet_game *game, struct question *question)
{
    game->hint.can_apply = can_ask_player(game, question);
    if (game->hint.can_apply) gm_hint_position(game, &question->board);
    else leave_out_what_is_wrong(game, question);
}

/* ---- answers --------------------------------------------------------------------------------------------- */

static void take_answer_text(nonet_game *game, const nonet_why *why, const nonet_position *position)
{
    const char *const symbols = nonet_symbols_find("1");
    struct gm_text *const text = &game->hint.why;
    const size_t length = nonet_why_text(why, position, symbols, NULL, 0);
    if (!gm_text_reserve(text, length)) return;
    text->length = nonet_why_text(why, position, symbols, text->bytes, length + 1);
}

/* The cells that the rules speak of. */
static void show_conflict(nonet_game *game, const nonet_why *why)
{
    if (why->kind != NONET_WHY_RULES) return;
    game->hint.is_part[why->conflict.cells[0]] = true;
    game->hint.is_part[why->conflict.cells[1]] = true;
}

/* Is there a solution with this value, where there are several? */
static nonet_status say_of_several(nonet_game *game, const struct question *question, uint64_t limit_ms)
{
    struct question supposed = *question;
    uint8_t solution[NONET_GAME_MAX_CELLS];
    nonet_verdict verdict;
    const struct gm_name cell = gm_cell_name(game, question->cell);
    const char symbol = nonet_game_symbol(question->value);
    supposed.board.position.cells = supposed.board.cells;
    supposed.board.position.is_given = supposed.board.is_given;
    if (supposed.board.position.candidates) supposed.board.position.candidates = supposed.board.candidates;
    supposed.board.cells[question->cell] = (uint8_t)question->value;
    const nonet_status status = gm_count_solutions(game, &supposed.board.position, limit_ms, &verdict, solution);
    if (verdict == NONET_VERDICT_UNKNOWN) return status == NONET_OK ? NONET_STOPPED : status;
    if (verdict == NONET_VERDICT_UNIQUE || verdict == NONET_VERDICT_MULTIPLE)
        gm_text_format(&game->hint.why, "%c may stand in %s: there is a solution with it.", symbol, cell.text);
    else
        gm_text_format(&game->hint.why, "With these entries no solution has %c in %s, but no technique shows why.",
                       symbol, cell.text);
    return NONET_OK;
}

/* No technique says anything, and the solution is known. */
static void say_of_solution(nonet_game *game, const struct question *question)
{
    const struct gm_name cell = gm_cell_name(game, question->cell);
    const char symbol = nonet_game_symbol(question->value);
    if (game->solution[question->cell] == question->value)
        gm_text_format(&game->hint.why, "%c is right in %s, but no technique shows that now.", symbol, cell.text);
    else
        gm_text_format(
            &game->hint.why,
            "%c is not the value of %s in the solution. No technique shows that now: other steps come first.", symbol,
            cell.text);
}

/* Instead of what is said about this value, a step that places another one. */
static nonet_status look_for_other(nonet_game *game, nonet_explainer *explainer, const struct question *question,
                                   nonet_why *why)
{
    if (why->kind != NONET_WHY_NOTHING || !gm_has_solution(game)) return NONET_OK;
    const nonet_status status =
        nonet_explainer_wanted(explainer, question->cell, game->solution[question->cell], &why->step);
    if (status == NONET_OK) why->kind = NONET_WHY_STEP;
    return status == NONET_END ? NONET_OK : status;
}

static nonet_status take_answer_of(nonet_game *game, nonet_explainer *explainer, const struct question *question,
                                   uint64_t limit_ms)
{
    nonet_why why;
    const nonet_position *const position = nonet_explainer_position(explainer);
    nonet_status status = nonet_explainer_why(explainer, question->cell, question->value, &why);
    if (status == NONET_OK) status = look_for_other(game, explainer, question, &why);
    if (status != NONET_OK) return status;
    if (why.kind == NONET_WHY_STEP) status = gm_hint_take_step(game, why.step, position);
    game->hint.answer = why.kind;
    if (why.kind == NONET_WHY_STEP) return status;
    show_conflict(game, &why);
    if (why.kind != NONET_WHY_SOLUTION && why.kind != NONET_WHY_NOTHING) take_answer_text(game, &why, position);
    else if (gm_has_solution(game)) say_of_solution(game, question);
    else return say_of_several(game, question, limit_ms);
    return NONET_OK;
}

/* The board has no solution: only the rules can say something. */
static nonet_status ask_rules(nonet_game *game, const struct question *question)
{
    nonet_why why;
    const nonet_status status = nonet_position_why(&question->board.position, question->cell, question->value, &why);
    if (status != NONET_OK) return status;
    game->hint.answer = why.kind;
    show_conflict(game, &why);
    if (why.kind != NONET_WHY_OPEN) take_answer_text(game, &why, &question->board.position);
    else
        gm_text_format(&game->hint.why,
                       "With the other entries the puzzle has no solution: nothing can be said about %s.",
                       gm_cell_name(game, question->cell).text);
    return NONET_OK;
}

static nonet_status ask(nonet_game *game, const struct question *question, uint64_t limit_ms)
{
    const nonet_explainer_settings settings = gm_explaining(game, limit_ms);
    nonet_explainer *explainer;
    nonet_start start;
    nonet_status status = gm_explainer_at(&settings, &question->board.position, &start, &explainer);
    if (status != NONET_OK) return status;
    if (nonet_explainer_position(explainer)) status = take_answer_of(game, explainer, question, limit_ms);
    else status = ask_rules(game, question);
    nonet_explainer_free(explainer);
    return status;
}

/* ---- the hint -------------------------------------------------------------------------------------------- */

static void say_unanswered(nonet_game *game, nonet_status status)
{
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    gm_text_format(&game->hint.why, "No answer was found in time.");
    if (status == NONET_STOPPED) game->open_work |= NONET_GAME_WORK_HINT;
}

/* False: memory was lacking, and there is no hint. */
static bool answer(nonet_game *game, int cell, int value, uint64_t limit_ms)
{
    struct question question = {.cell = cell, .value = value};
    gm_hint_drop(game);
    gm_hint_clear(&game->hint);
    prepare(game, &question);
    const nonet_status status = ask(game, &question, limit_ms);
    if (status != NONET_OK) say_unanswered(game, status);
    if (game->lacks_memory || game->hint.why.is_failed) {
        game->lacks_memory = true;
        gm_hint_drop(game);
        return false;
    }
    game->hint.stage = NONET_GAME_STAGE_ANSWER;
    game->hint.asked_cell = cell;
    game->hint.asked_value = value;
    game->hint.is_part[cell] = true;
    gm_say(game, "%s", gm_text_bytes(game->hint.line.length ? gm_hint_line(game) : &game->hint.why));
    return true;
}

void gm_why_go_on(nonet_game *game, uint64_t limit_ms)
{
    assert(game->hint.stage == NONET_GAME_STAGE_ANSWER);
    answer(game, game->hint.asked_cell, game->hint.asked_value, limit_ms);
}

/* The value that stands there. False: there is nothing to ask. */
static bool take_value_of(nonet_game *game, int cell, int *value)
{
    if (*value) return true;
    *value = game->board.values[cell];
    if (!*value) gm_say(game, "%s is empty: why not which value?", gm_cell_name(game, cell).text);
    else if (game->board.is_given[cell]) gm_say(game, "%s is given", gm_cell_name(game, cell).text);
    return *value && !game->board.is_given[cell];
}

static void ask_why(nonet_game *game, int cell, int value)
{
    if (gm_is_solved(game)) {
        gm_say(game, "it is solved: nothing is wrong");
        return;
    }
    if (!take_value_of(game, cell, &value)) return;
    if (gm_has_solution(game) && game->board.values[cell] == value && game->solution[cell] == value) {
        gm_count_check(game);
        gm_say(game, "%c in %s is right", nonet_game_symbol(value), gm_cell_name(game, cell).text);
        return;
    }
    if (!answer(game, cell, value, game->limits.hint_ms)) return;
    game->counts.hints++;
    gm_log_count(game, "hints", game->counts.hints);
}

void gm_why(nonet_game *game, int value)
{
    if (value < 0 || value > game->side) gm_say(game, "values go from 1 to %c", nonet_game_symbol(game->side));
    else ask_why(game, game->look.cursor, value);
}

nonet_status nonet_game_why(nonet_game *game, int cell, int value)
{
    if (!game || cell < 0 || cell >= game->cells || value < 0 || value > game->side) return NONET_ERR_ARG;
    if (!gm_may_begin(game, NONET_GAME_COMMAND_WHY)) return NONET_OK;
    ask_why(game, cell, value);
    gm_end_call(game);
    return game->lacks_memory ? NONET_ERR_MEMORY : NONET_OK;
}
