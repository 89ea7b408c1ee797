/* json_rating.c: ratings, an object for each scale; tenths stay integers. */
#include "json/json_parts.h"

static void put_scale(nonet_json *json, unsigned scale)
{
    size_t index = 0;
    while (1u << index != scale) index++;
    nn_json_put_text(&json->writer, "scale", nonet_scale_at(index)->version);
}

static void put_hardest(nonet_json *json, const char *hardest)
{
    if (*hardest) nn_json_put_text(&json->writer, "hardest", hardest);
}

static void put_se_rating(nonet_json *json, const nonet_se_rating *rating)
{
    nn_json_open_object(&json->writer, "se");
    nn_json_put_number(&json->writer, "er", rating->er);
    nn_json_put_number(&json->writer, "ep", rating->ep);
    nn_json_put_number(&json->writer, "ed", rating->ed);
    put_hardest(json, rating->hardest);
    put_scale(json, NONET_SCALE_SE);
    nn_json_close(&json->writer);
}

static void put_hodoku_rating(nonet_json *json, const nonet_hodoku_rating *rating)
{
    nn_json_open_object(&json->writer, "hodoku");
    nn_json_put_number(&json->writer, "score", rating->score);
    nn_json_put_text(&json->writer, "level", nonet_hodoku_level_name(rating->level));
    put_hardest(json, rating->hardest);
    put_scale(json, NONET_SCALE_HODOKU);
    nn_json_close(&json->writer);
}

static void put_own_rating(nonet_json *json, const nonet_own_rating *rating)
{
    nn_json_open_object(&json->writer, "nonet");
    nn_json_put_text(&json->writer, "level", nonet_level_at((size_t)rating->level)->name);
    put_hardest(json, rating->hardest < 0 ? "" : nonet_technique_at((size_t)rating->hardest)->name);
    put_scale(json, NONET_SCALE_NONET);
    nn_json_close(&json->writer);
}

nonet_status nonet_json_rating(nonet_json *json, const nonet_rating *rating)
{
    if (!nn_json_takes_members(json, rating)) return nn_json_answer(json);
    if (rating->canonical) nn_json_put_marked_board(json, "canonical", rating->canonical);
    if (rating->scales & NONET_SCALE_SE) put_se_rating(json, &rating->se);
    if (rating->scales & NONET_SCALE_HODOKU) put_hodoku_rating(json, &rating->hodoku);
    if (rating->scales & NONET_SCALE_NONET) put_own_rating(json, &rating->own);
    return nn_json_answer(json);
}

nonet_status nonet_json_rating_step(nonet_json *json, const char *key, const nonet_rating_step *step,
                                    const nonet_layout *layout)
{
    if (!nn_json_takes(json, key, step && layout)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_open_object(writer, key);
    nn_json_put_number(writer, "rating", step->rating);
    nn_json_put_text(writer, "technique", step->technique);
    nn_json_put_candidates(writer, "placements", layout, step->placement, step->placement ? 1 : 0);
    nn_json_put_candidates(writer, "eliminations", layout, step->eliminations, step->elimination_count);
    nn_json_close(writer);
    return nn_json_answer(json);
}
