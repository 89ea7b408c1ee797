/* think.c: work that may take long: the rating, and what a key had no time for. */
#include "inside.h"

static bool is_nine(const struct game *game)
{
    return game->side == 9 && nonet_layout_box_rows(game->layout) == 3;
}

/* Sudoku Explainer's rating and nonet's level at once. NONET_STOPPED: not in this time. */
static nonet_status rate_nine(struct game *game, const nonet_position *puzzle, uint64_t limit_ms)
{
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    nonet_rater_settings_defaults(&settings);
    settings.scales = NONET_SCALE_SE | NONET_SCALE_NONET;
    settings.stop = game->stop;
    settings.timeout_ms = limit_ms;
    nonet_status status = nonet_rater_new(&settings, &rater);
    if (status != NONET_OK) return status;
    status = nonet_rater_rate(rater, puzzle, &rating);
    if (status == NONET_OK)
        game->rating = (game_rating){.is_known = true,
                                     .has_er = true,
                                     .er = rating.se.er,
                                     .level = rating.own.level,
                                     .hardest = rating.se.hardest};
    nonet_rater_free(rater);
    return status;
}

/* ---- other boards: the level of the hardest step on the way to the solution ------------------------------ */

/* As the scale nonet does: what has to be solved by chains is extreme, and these are not looked for. */
static nonet_explainer *new_walk(struct game *game, uint64_t limit_ms)
{
    bool leaves_out[NONET_MAX_TECHNIQUES] = {false};
    nonet_explainer_settings settings;
    nonet_explainer *explainer;
    nonet_explainer_settings_defaults(&settings);
    for (size_t technique = 0; nonet_technique_at(technique); technique++)
        leaves_out[technique] = nonet_level_at((size_t)nonet_technique_at(technique)->level)->needs_chains;
    settings.leaves_out = leaves_out;
    settings.stop = game->stop;
    settings.timeout_ms = limit_ms;
    return nonet_explainer_new(&settings, &explainer) == NONET_OK ? explainer : NULL;
}

/* A step that did not fit into the time of a key would never do so: with another limit the way begins anew. */
static nonet_status begin_walk(struct game *game, const nonet_position *puzzle, uint64_t limit_ms)
{
    nonet_start start;
    if (game->walk && game->walk_limit_ms == limit_ms) return NONET_OK;
    gm_walk_free(game);
    game->walk = new_walk(game, limit_ms);
    game->walk_limit_ms = limit_ms;
    const nonet_status status = game->walk ? nonet_explainer_begin(game->walk, puzzle, &start) : NONET_ERR_MEMORY;
    if (status != NONET_OK) gm_walk_free(game);
    return status;
}

void gm_walk_free(struct game *game)
{
    nonet_explainer_free(game->walk);
    game->walk = NULL;
}

static void take_level(struct game *game)
{
    nonet_difficulty difficulty;
    const bool is_solved = nonet_explainer_is_solved(game->walk);
    if (nonet_explainer_difficulty(game->walk, &difficulty) != NONET_OK) return;
    game->rating = (game_rating){.is_known = true, .level = nonet_level_hardest(), .hardest = ""};
    if (!is_solved) return;
    game->rating.level = difficulty.level;
    if (difficulty.hardest >= 0) game->rating.hardest = nonet_technique_at((size_t)difficulty.hardest)->name;
}

/* One step in each call: large boards have hundreds, and the game has no clock that says if there is time for more.
 * NONET_STOPPED: call again. */
static nonet_status rate_by_steps(struct game *game, const nonet_position *puzzle, uint64_t limit_ms)
{
    const nonet_step *step;
    nonet_status status = begin_walk(game, puzzle, limit_ms);
    if (status != NONET_OK) return status;
    status = nonet_explainer_next(game->walk, &step);
    if (status == NONET_OK) status = nonet_explainer_apply(game->walk);
    if (status == NONET_OK || status == NONET_STOPPED) return NONET_STOPPED;
    if (status == NONET_END) take_level(game);
    gm_walk_free(game);
    return status == NONET_END ? NONET_OK : status;
}

static void say_rating(struct game *game)
{
    const game_rating *const rating = &game->rating;
    const char *const level = nonet_level_at((size_t)rating->level)->name;
    const char *const comma = rating->hardest[0] ? ", hardest: " : "";
    if (rating->has_er)
        gm_say(game, "rated %d.%d (%s)%s%s", rating->er / 10, rating->er % 10, level, comma, rating->hardest);
    else gm_say(game, "rated %s%s%s", level, comma, rating->hardest);
}

static nonet_status find_rating(struct game *game, uint64_t limit_ms)
{
    struct gm_position puzzle;
    if (game->rating.is_known) return NONET_OK;
    gm_givens_position(game, &puzzle);
    return is_nine(game) ? rate_nine(game, &puzzle.position, limit_ms)
                         : rate_by_steps(game, &puzzle.position, limit_ms);
}

void gm_rate(struct game *game, uint64_t limit_ms)
{
    game->open_work &= ~(unsigned)GAME_OPEN_RATING;
    if (!gm_has_solution(game)) {
        gm_say(game, "only puzzles with one solution are rated");
        return;
    }
    const nonet_status status = find_rating(game, limit_ms);
    if (status == NONET_OK && game->rating.is_known) {
        say_rating(game);
    } else if (status == NONET_STOPPED) {
        game->open_work |= GAME_OPEN_RATING;
        gm_say(game, "rating ...");
    } else {
        gm_say(game, "the rating was not found%s%s", status == NONET_OK ? "" : ": ",
               status == NONET_OK ? "" : nonet_status_name(status));
    }
}

game_rating game_rating_of(const struct game *game)
{
    return game->rating;
}

unsigned game_open_work(const struct game *game)
{
    return game->open_work;
}

static void think_of_verdict(struct game *game, uint64_t limit_ms)
{
    game->is_settled = false;
    gm_settle(game, limit_ms);
    if (!(game->open_work & GAME_OPEN_VERDICT)) gm_say_verdict(game);
}

unsigned game_think(struct game *game, uint64_t limit_ms)
{
    const unsigned wanted = game->open_work;
    nonet_stop_clear(game->stop);
    if (wanted & GAME_OPEN_VERDICT) think_of_verdict(game, limit_ms);
    if (wanted & GAME_OPEN_HINT) gm_hint_go_on(game, limit_ms);
    if (wanted & GAME_OPEN_RATING) gm_rate(game, limit_ms);
    return game->open_work;
}
