/* fuzz_rater.c: any position (raw_position.h) rated, on any scales and with any limits. Only puzzles with one solution
 * have ratings; the steps of Sudoku Explainer's way lead to that solution; the ratings fit together, and equivalent puzzles
 * have the same ones. */
#include "fuzz/raw_position.h"
#include "fuzz/valid_json.h"

enum { LARGEST_SIDE = 12, TIME_MS = 60 };

struct rated_way {
    const nonet_position *position;
    const uint8_t *solution; /* or NULL: not known */
    int hardest;
};

static bool take_rating_step(void *context, const nonet_rating_step *step)
{
    struct rated_way *const way = context;
    char text[2048];
    REQUIRE(nonet_rating_step_text(step, way->position->layout, NULL, text, sizeof text) > 0);
    REQUIRE(step->technique[0] && step->rating > 0);
    if (step->rating > way->hardest) way->hardest = step->rating;
    if (!way->solution) return true;
    if (step->placement) REQUIRE(way->solution[step->placement->cell] == step->placement->value);
    for (size_t at = 0; at < step->elimination_count; at++)
        REQUIRE(way->solution[step->eliminations[at].cell] != step->eliminations[at].value);
    return true;
}

static void check_rating(const struct rated_way *way, const nonet_rating *rating, long solutions)
{
    REQUIRE(rating->verdict == NONET_VERDICT_UNIQUE || !rating->scales);
    if (solutions >= 0 && rating->verdict) REQUIRE((solutions == 1) == (rating->verdict == NONET_VERDICT_UNIQUE));
    if (rating->scales & NONET_SCALE_SE) {
        REQUIRE(rating->se.ed <= rating->se.ep && rating->se.ep <= rating->se.er);
        REQUIRE(rating->se.er == way->hardest || rating->se.er == 200);
    }
    if (rating->scales & NONET_SCALE_NONET) REQUIRE(nonet_level_at((size_t)rating->own.level));
    if (rating->scales & NONET_SCALE_HODOKU) REQUIRE(nonet_hodoku_level_name(rating->hodoku.level)[0]);
}

static void check_rating_json(const nonet_rating *rating)
{
    char bytes[4096];
    nonet_text_buffer text = {.bytes = bytes, .size = sizeof bytes};
    nonet_json *json;
    REQUIRE(nonet_json_new(nonet_text_collect, &text, &json) == NONET_OK);
    nonet_json_object(json, NULL);
    nonet_json_rating(json, rating);
    REQUIRE(nonet_json_close(json) == NONET_OK && text.length < text.size);
    nonet_json_free(json);
    require_json(text.bytes, text.length);
}

static void choose_rating(int question, nonet_rater_settings *settings)
{
    nonet_rater_settings_defaults(settings);
    settings->scales = (unsigned)question % 8;
    settings->canonical = question & 8;
    settings->only_pearls = question & 16;
    settings->only_diamonds = question & 32;
    settings->most_er = question & 64 ? 30 : 0;
    settings->most_score = question & 128 ? 500 : 0;
    settings->timeout_ms = TIME_MS;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct raw_position raw;
    static uint8_t first[NONET_MAX_CELLS];
    struct fuzz_input input = {data, size};
    nonet_rater_settings settings;
    nonet_rater *rater;
    nonet_rating rating;
    take_raw_position(&raw, &input, LARGEST_SIDE);
    choose_rating(raw.question, &settings);
    const long solutions = raw.is_in_range ? brute_answer(&raw.position, 2, first) : -1;
    struct rated_way way = {&raw.position, solutions == 1 && !settings.canonical ? first : NULL, 0};
    REQUIRE(nonet_rater_new(&settings, &rater) == NONET_OK);
    const bool is_refused = nonet_rater_problem(&raw.position, &settings) != NULL;
    REQUIRE(!is_refused || !raw.is_in_range || nonet_layout_cells(raw.layout) != 81 || settings.canonical);
    const nonet_status status = nonet_rater_each(rater, &raw.position, take_rating_step, &way, &rating);
    REQUIRE(is_refused ? status == NONET_ERR_ARG
                       : status == NONET_OK || status == NONET_STOPPED || status == NONET_ERR_MEMORY);
    if (!is_refused && status != NONET_ERR_MEMORY) {
        check_rating(&way, &rating, solutions);
        check_rating_json(&rating);
    }
    nonet_rater_free(rater);
    nonet_layout_free(raw.layout);
    return 0;
}
