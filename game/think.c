/* think.c: work that may take long: the rating, and what a key had no time for. */
#include "inside.h"

/* Sudoku Explainer's rating is for 9x9 only; nonet's levels are for every board up to 25x25. */
static unsigned scales_for(const nonet_layout *layout)
{
    const bool is_nine = nonet_layout_side(layout) == 9 && nonet_layout_box_rows(layout) == 3;
    return NONET_SCALE_NONET | (is_nine ? NONET_SCALE_SE : 0);
}

static nonet_game_rating rating_for_players(const nonet_rating *rating)
{
    const bool has_er = (rating->scales & NONET_SCALE_SE) != 0;
    const int hardest = rating->own.hardest;
    return (nonet_game_rating){.is_known = true,
                               .has_er = has_er,
                               .er = rating->se.er,
                               .level = rating->own.level,
                               .hardest = has_er         ? rating->se.hardest
                                          : hardest >= 0 ? nonet_technique_at((size_t)hardest)->name
                                                         : ""};
}

static void say_rating(nonet_game *game)
{
    const nonet_game_rating *const rating = &game->rating;
    const char *const level = nonet_level_at((size_t)rating->level)->name;
    const char *const comma = rating->hardest[0] ? ", hardest: " : "";
    if (rating->has_er)
        gm_say(game, "rated %d.%d (%s)%s%s", rating->er / 10, rating->er % 10, level, comma, rating->hardest);
    else gm_say(game, "rated %s%s%s", level, comma, rating->hardest);
}

/* NONET_STOPPED: out of time. */
static nonet_status find_rating(nonet_game *game, uint64_t limit_ms)
{
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    struct gm_position puzzle;
    if (game->rating.is_known) return NONET_OK;
    gm_givens_position(game, &puzzle);
    nonet_rater_settings_defaults(&settings);
    settings.scales = scales_for(game->layout);
    settings.stop = game->stop;
    settings.timeout_ms = limit_ms;
    nonet_status status = nonet_rater_new(&settings, &rater);
    if (status != NONET_OK) return status;
    status = nonet_rater_rate(rater, &puzzle.position, &rating);
    if (status == NONET_OK && rating.scales == settings.scales) game->rating = rating_for_players(&rating);
    nonet_rater_free(rater);
    return status;
}

void gm_rate(nonet_game *game, uint64_t limit_ms)
{
    game->open_work &= ~(unsigned)NONET_GAME_WORK_RATING;
    if (!gm_has_solution(game)) {
        gm_say(game, "only puzzles with one solution are rated");
        return;
    }
    const nonet_status status = find_rating(game, limit_ms);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    if (status == NONET_OK && game->rating.is_known) {
        say_rating(game);
    } else if (status == NONET_STOPPED) {
        game->open_work |= NONET_GAME_WORK_RATING;
        gm_say(game, "rating ...");
    } else {
        gm_say(game, "the rating was not found%s%s", status == NONET_OK ? "" : ": ",
               status == NONET_OK ? "" : nonet_status_name(status));
    }
}

void nonet_game_get_rating(const nonet_game *game, nonet_game_rating *rating)
{
    if (rating) *rating = game ? game->rating : (nonet_game_rating){.hardest = ""};
}

unsigned nonet_game_work_left(const nonet_game *game)
{
    return game ? game->open_work : 0;
}

static void think_of_verdict(nonet_game *game, uint64_t limit_ms)
{
    game->is_settled = false;
    gm_settle(game, limit_ms);
    if (!(game->open_work & NONET_GAME_WORK_VERDICT)) gm_say_verdict(game);
}

unsigned nonet_game_think(nonet_game *game, uint64_t limit_ms)
{
    const unsigned wanted = nonet_game_work_left(game);
    if (!wanted) return 0;
    nonet_stop_clear(game->stop);
    game->lacks_memory = false;
    if (wanted & NONET_GAME_WORK_VERDICT) think_of_verdict(game, limit_ms);
    if (wanted & NONET_GAME_WORK_HINT) gm_hint_go_on(game, limit_ms);
    if (wanted & NONET_GAME_WORK_RATING) gm_rate(game, limit_ms);
    gm_end_call(game);
    return game->open_work;
}
