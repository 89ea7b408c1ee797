/* practice_reason.c: reasons, as hints of the game: an instance of the technique, or what shows that a candidate is right or
 * wrong.
 *
 * A reason is looked for in this order:
 *     one step of a technique not harder than those that the player practises, or of usual difficulty
 *     the steps that lead to the value, easiest first, until one more shows it
 *     one step of any technique in use
 *     the solution
 * All of it starts from the position as it was at first, so that it does not depend on what the player did. */
#include "practice_inside.h"

/* ---- an instance ----------------------------------------------------------------------------------------- */

struct shown {
    nonet_game *game;
    const nonet_position *position;
    size_t left; /* instances before it */
    nonet_status status;
};

static bool show_instance(void *context, const nonet_step *step)
{
    struct shown *const shown = context;
    if (shown->left--) return true;
    shown->status = gm_hint_take_step(shown->game, step, shown->position);
    return false;
}

/* The hint as it is now is shown. What the step removes may be gone from the board: it is drawn all the same. */
static void begin_hint(nonet_game *game, nonet_game_stage stage)
{
    game->hint.stage = stage;
    game->hint.shows_marks = true;
    game->hint.can_apply = false;
}

nonet_status gm_practice_show(nonet_practice *practice, size_t instance, nonet_game_stage stage)
{
    nonet_game *const game = practice->game;
    nonet_explainer *explainer;
    gm_hint_drop(game);
    nonet_status status = gm_practice_explainer(practice, NULL, &explainer);
    if (status != NONET_OK) return status;
    struct shown shown = {game, nonet_explainer_position(explainer), instance, NONET_STOPPED};
    status = nonet_explainer_each(explainer, practice->technique, show_instance, &shown);
    if (status == NONET_OK) status = shown.status;
    nonet_explainer_free(explainer);
    if (status == NONET_OK) begin_hint(game, stage);
    return status;
}

/* ---- a candidate ----------------------------------------------------------------------------------------- */

/* What is to be shown: that the value of the solution stands in the cell, or that a candidate does not. */
struct claim {
    int cell, value;
    bool is_value;
    const char *words; /* "r3c4 can be 5: here is how." */
};

/* Steps that nobody should have to follow to see that one mark is wrong. */
static void leave_out_hard(const nonet_practice *practice, bool leaves_out[NONET_MAX_TECHNIQUES])
{
    const int own = nonet_technique_at((size_t)practice->technique)->level, usual = nonet_level_find("tricky");
    const nonet_technique *technique;
    for (size_t at = 0; (technique = nonet_technique_at(at)); at++)
        leaves_out[at] = technique->level > (own > usual ? own : usual);
}

/* Two lines now. */
static void put_before(struct gm_text *text, const char *words)
{
    const size_t length = strlen(words);
    if (!gm_text_reserve(text, length + 1)) return;
    memmove(text->bytes + length + 1, text->bytes, text->length + 1);
    memcpy(text->bytes, words, length);
    text->bytes[length] = '\n';
    text->length += length + 1;
}

static nonet_status tell_step(nonet_practice *practice, const struct claim *claim, const nonet_step *step,
                              const nonet_position *position)
{
    struct gm_hint *const hint = &practice->game->hint;
    const nonet_status status = gm_hint_take_step(practice->game, step, position);
    if (status != NONET_OK) return status;
    hint->answer = NONET_WHY_STEP;
    put_before(&hint->why, claim->words);
    put_before(&hint->full, claim->words);
    return NONET_OK;
}

/* A step of the technique that is practised would be the answer, or another one: it is no help. */
static nonet_status tell_one_step(nonet_practice *practice, const struct claim *claim, const bool *hard)
{
    nonet_explainer *explainer;
    const nonet_step *step;
    bool leaves_out[NONET_MAX_TECHNIQUES] = {false};
    if (hard) memcpy(leaves_out, hard, sizeof leaves_out);
    leaves_out[practice->technique] = true;
    nonet_status status = gm_practice_explainer(practice, leaves_out, &explainer);
    if (status != NONET_OK) return status;
    status = nonet_explainer_wanted(explainer, claim->cell, claim->value, &step);
    if (status == NONET_OK) status = tell_step(practice, claim, step, nonet_explainer_position(explainer));
    nonet_explainer_free(explainer);
    return status;
}

/* ---- several steps --------------------------------------------------------------------------------------- */

enum { MOST_STEPS = 60, STEPS_TOLD = 6 };

/* The last lines are told. Steps of the technique that is practised are named, not told: they are what is looked for. */
struct way {
    int hidden; /* that technique, or -1 */
    struct gm_text lines[STEPS_TOLD];
    size_t count;
};

static void add_line(struct way *way, const nonet_step *step, const nonet_position *position)
{
    struct gm_text *const line = &way->lines[way->count++ % STEPS_TOLD];
    const char *const symbols = nonet_symbols_find("1");
    const size_t length = nonet_step_text(step, position, symbols, NONET_STEP_LINE, NULL, 0);
    gm_text_clear(line);
    if (step->technique == way->hidden) {
        gm_text_format(line, "%s: this is for you to find", nonet_technique_at((size_t)step->technique)->name);
        return;
    }
    if (!gm_text_reserve(line, length)) return;
    line->length = nonet_step_text(step, position, symbols, NONET_STEP_LINE, line->bytes, length + 1);
}

/* The value is placed, or it is the only one that the cell has left. */
static bool is_shown(const nonet_step *step, const struct claim *claim)
{
    for (size_t at = 0; at < step->placement_count; at++)
        if (step->placements[at].cell == claim->cell) return step->placements[at].value == claim->value;
    return false;
}

/* NONET_OK: the last of them shows it. */
static nonet_status walk(nonet_explainer *explainer, const struct claim *claim, struct way *way)
{
    const nonet_step *step;
    nonet_status status = NONET_OK;
    while (status == NONET_OK && way->count < MOST_STEPS) {
        status = nonet_explainer_next(explainer, &step);
        if (status != NONET_OK) break;
        add_line(way, step, nonet_explainer_position(explainer));
        if (is_shown(step, claim)) return NONET_OK;
        status = nonet_explainer_apply(explainer);
    }
    return status == NONET_OK ? NONET_END : status;
}

static void tell_way(nonet_practice *practice, const struct claim *claim, const struct way *way)
{
    struct gm_text *const why = &practice->game->hint.why;
    const size_t first = way->count > STEPS_TOLD ? way->count - STEPS_TOLD : 0;
    gm_text_format(why, "%s", claim->words);
    if (first) gm_text_format(why, "\nAfter %zu other step%s:", first, first == 1 ? "" : "s");
    for (size_t at = first; at < way->count; at++) {
        const struct gm_text *const line = &way->lines[at % STEPS_TOLD];
        gm_text_format(why, "\n%zu. ", at + 1);
        gm_text_add(why, gm_text_bytes(line), line->length);
        if (line->is_failed) why->is_failed = true;
    }
}

static nonet_status tell_some_steps(nonet_practice *practice, const struct claim *claim, const bool *leaves_out)
{
    struct way way = {.hidden = practice->is_over ? -1 : practice->technique};
    nonet_explainer *explainer;
    if (!claim->is_value) return NONET_END;
    nonet_status status = gm_practice_explainer(practice, leaves_out, &explainer);
    if (status != NONET_OK) return status;
    status = walk(explainer, claim, &way);
    if (status == NONET_OK) tell_way(practice, claim, &way);
    for (size_t at = 0; at < STEPS_TOLD; at++) gm_text_free(&way.lines[at]);
    nonet_explainer_free(explainer);
    return status;
}

/* ---- all of it ------------------------------------------------------------------------------------------- */

static bool is_open_end(nonet_status status)
{
    return status == NONET_END || status == NONET_STOPPED;
}

static nonet_status tell_claim(nonet_practice *practice, const struct claim *claim, const bool *leaves_out)
{
    nonet_status status = tell_one_step(practice, claim, leaves_out);
    if (status == NONET_END) status = tell_some_steps(practice, claim, leaves_out);
    if (status == NONET_END) status = tell_one_step(practice, claim, NULL);
    if (!is_open_end(status)) return status;
    gm_text_format(&practice->game->hint.why, "%s", claim->words);
    gm_text_format(&practice->game->hint.why, " The solution says so; no short reason was found%s.",
                   status == NONET_STOPPED ? " in time" : "");
    return NONET_OK;
}

/* No step takes the candidate away: then what is told is the value that stands there. */
static nonet_status tell_about(nonet_practice *practice, int cell, int value)
{
    const struct gm_name name = gm_cell_name(practice->game, cell);
    const int right = practice->solution[cell];
    const char symbol = nonet_game_symbol(value);
    char words[80];
    bool leaves_out[NONET_MAX_TECHNIQUES] = {false};
    leave_out_hard(practice, leaves_out);
    if (right == value) {
        snprintf(words, sizeof words, "%s can be %c: here is how.", name.text, symbol);
    } else {
        snprintf(words, sizeof words, "%s is not %c: here is why.", name.text, symbol);
        const struct claim claim = {cell, value, false, words};
        const nonet_status status = tell_one_step(practice, &claim, leaves_out);
        if (status != NONET_END) return status;
        snprintf(words, sizeof words, "%s is not %c, but %c: here is how.", name.text, symbol,
                 nonet_game_symbol(right));
    }
    const struct claim claim = {cell, right, true, words};
    return tell_claim(practice, &claim, leaves_out);
}

nonet_status gm_practice_explain(nonet_practice *practice, int cell, int value)
{
    nonet_game *const game = practice->game;
    gm_hint_drop(game);
    gm_hint_clear(&game->hint);
    const nonet_status status = tell_about(practice, cell, value);
    if (status == NONET_STOPPED) gm_text_format(&game->hint.why, "No reason was found in time.");
    else if (status != NONET_OK) return status;
    if (game->hint.why.is_failed || game->hint.full.is_failed) return NONET_ERR_MEMORY;
    begin_hint(game, NONET_GAME_STAGE_ANSWER);
    game->hint.is_part[cell] = true;
    game->hint.asked_cell = cell;
    game->hint.asked_value = value;
    return NONET_OK;
}
