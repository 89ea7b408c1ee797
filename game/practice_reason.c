/* practice_reason.c: reasons, as hints of the game: an instance of the technique, or what shows that a candidate is right or
 * wrong.
 *
 * A reason is looked for in this order:
 *     one step of a technique not harder than those that the player practises, or of usual difficulty
 *     the steps that lead to the value, without those that are not needed for it; long as they may be, they are easier to follow
 *     than one step of a net
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

/* The hint is made anew by its picture: its words come last. */
static nonet_status tell_some_steps(nonet_practice *practice, const struct claim *claim, const bool *leaves_out)
{
    struct gm_hint *const hint = &practice->game->hint;
    struct gm_text words = {0};
    if (!claim->is_value) return NONET_END;
    gm_text_add(&words, claim->words, strlen(claim->words));
    nonet_status status = gm_practice_tell_way(practice, claim->cell, claim->value, leaves_out, &words);
    if (status == NONET_OK && words.is_failed) status = NONET_ERR_MEMORY;
    if (status == NONET_OK) {
        gm_text_free(&hint->why);
        hint->why = words;
        return NONET_OK;
    }
    gm_text_free(&words);
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
