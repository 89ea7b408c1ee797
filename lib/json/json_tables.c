/* json_tables.c: rows of the library's tables: techniques, levels, scales, notations. */
#include "json/json_parts.h"

nonet_status nonet_json_technique(nonet_json *json, int technique)
{
    const nonet_technique *const row = technique < 0 ? NULL : nonet_technique_at((size_t)technique);
    if (!nn_json_takes_members(json, row)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_put_text(writer, "technique", row->name);
    nn_json_put_text(writer, "code", row->code);
    nn_json_put_text(writer, "level", nonet_level_at((size_t)row->level)->name);
    nn_json_put_text(writer, "family", row->family);
    nn_json_put_truth(writer, "usual", row->is_usual);
    nn_json_put_number(writer, "weight", nonet_technique_weight(technique));
    nn_json_put_text(writer, "summary", row->summary);
    nn_json_put_truth(writer, "needs_uniqueness", row->needs_uniqueness);
    if (row->hodoku_name[0]) {
        nn_json_put_text(writer, "hodoku_name", row->hodoku_name);
        nn_json_put_text(writer, "hodoku_level", nonet_hodoku_level_name(row->hodoku_level));
        nn_json_put_number(writer, "hodoku_score", row->hodoku_score);
    }
    if (row->example[0]) nn_json_put_text(writer, "example", row->example);
    return nn_json_answer(json);
}

nonet_status nonet_json_level(nonet_json *json, const nonet_level *level)
{
    if (!nn_json_takes_members(json, level)) return nn_json_answer(json);
    nn_json_put_text(&json->writer, "level", level->name);
    nn_json_put_text(&json->writer, "summary", level->summary);
    nn_json_put_truth(&json->writer, "needs_chains", level->needs_chains);
    return nn_json_answer(json);
}

nonet_status nonet_json_scale(nonet_json *json, const nonet_scale *scale)
{
    if (!nn_json_takes_members(json, scale)) return nn_json_answer(json);
    nn_json_put_text(&json->writer, "scale", scale->version);
    nn_json_put_text(&json->writer, "name", scale->name);
    nn_json_put_text(&json->writer, "title", scale->title);
    nn_json_put_text(&json->writer, "rules", scale->rules);
    nn_json_put_text(&json->writer, "nonet", nonet_version());
    return nn_json_answer(json);
}

nonet_status nonet_json_notation(nonet_json *json, const nonet_notation *notation)
{
    if (!nn_json_takes_members(json, notation)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_put_text(writer, "notation", notation->name);
    nn_json_put_text(writer, "summary", notation->summary);
    nn_json_put_truth(writer, "is_line", notation->is_line);
    nn_json_put_truth(writer, "keeps_candidates", notation->keeps_candidates);
    nn_json_put_truth(writer, "keeps_placed", notation->keeps_placed);
    nn_json_put_number(writer, "max_side", notation->max_side);
    if (notation->header) nn_json_put_text(writer, "header", notation->header);
    return nn_json_answer(json);
}
