/* json_puzzles.c: puzzles made by the library: generated ones and equivalent forms. */
#include <inttypes.h>
#include <stdio.h>

#include "json/json_parts.h"

/* A seed of 0 that was not asked for stands for the default seed. */
static uint64_t seed_of(const nonet_generator_settings *settings)
{
    nonet_generator_settings usual;
    nonet_generator_settings_defaults(&usual);
    return settings->seed || settings->means_zero ? settings->seed : usual.seed;
}

/* Seeds have 64 bits, of which many JSON readers keep only 53, so they are written as text, too. */
static void put_seed(struct nn_json_writer *writer, uint64_t seed)
{
    char text[24];
    snprintf(text, sizeof text, "%" PRIu64, seed);
    nn_json_put_unsigned(writer, "seed", seed);
    nn_json_put_text(writer, "seed_text", text);
}

nonet_status nonet_json_generated(nonet_json *json, const nonet_layout *layout,
                                  const nonet_generator_settings *settings, const nonet_generated *made, unsigned parts)
{
    const unsigned all_parts = NONET_JSON_SOLUTION | NONET_JSON_STATS;
    const bool is_fine =
        nonet_layout_is_classic(layout) && settings && made && made->has_board && !(parts & ~all_parts);
    if (!nn_json_takes_members(json, is_fine)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    const nonet_position puzzle = {layout, made->cells, NULL, NULL};
    nn_json_put_unsigned(writer, "number", made->index + 1);
    put_seed(writer, seed_of(settings));
    nn_json_add_position(json, &puzzle);
    if (parts & NONET_JSON_SOLUTION) nn_json_put_solution(json, "solution", layout, made->solution);
    nn_json_put_number(writer, "clues", made->clues);
    nn_json_put_truth(writer, "minimal", made->is_minimal);
    if (settings->weighs) nn_json_put_fixed(writer, "log2_weight", made->log2_weight, 6);
    if (made->needed && !made->is_minimal) nn_json_put_number(writer, "needed", made->needed);
    nn_json_put_text(writer, "symmetry", nonet_symmetry_name((size_t)made->symmetry));
    if (parts & NONET_JSON_STATS) nn_json_put_unsigned(writer, "attempts", made->attempts);
    return nn_json_answer(json);
}

nonet_status nonet_json_canonical(nonet_json *json, const nonet_layout *layout, const nonet_canonical *canonical)
{
    if (!nn_json_takes_members(json, nonet_layout_is_classic(layout) && canonical)) return nn_json_answer(json);
    const nonet_position form = {layout, canonical->cells, NULL, canonical->candidates};
    nn_json_put_marked_board(json, "form", &form);
    nn_json_put_unsigned(&json->writer, "automorphisms", canonical->automorphisms);
    char *const text = nn_json_memory(json, 1024);
    if (text && nonet_transform_text(&canonical->transform, layout, text, 1024) >= 1024) text[0] = 0;
    nn_json_put_text(&json->writer, "transform", text ? text : "");
    return nn_json_answer(json);
}
