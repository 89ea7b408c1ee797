/* json_tables.c: rows of the library's tables: techniques, levels, scales, notations, engines, symmetries, sample sets; and
 * layouts. */
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
    nn_json_put_number(&json->writer, "fewest_clues", level->fewest_clues);
    nn_json_put_number(&json->writer, "most_clues", level->most_clues);
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
    nn_json_put_truth(writer, "shows_boxes", notation->shows_boxes);
    nn_json_put_truth(writer, "holds_solution", notation->holds_solution);
    nn_json_put_truth(writer, "suits_answers", notation->suits_answers);
    nn_json_put_number(writer, "max_side", notation->max_side);
    if (notation->header) nn_json_put_text(writer, "header", notation->header);
    return nn_json_answer(json);
}

static void put_box(struct nn_json_writer *writer, int rows, int columns)
{
    nn_json_open_array(writer, "box");
    nn_json_put_number(writer, NULL, rows);
    nn_json_put_number(writer, NULL, columns);
    nn_json_close(writer);
}

nonet_status nonet_json_sample_set(nonet_json *json, const nonet_sample_set *set)
{
    if (!nn_json_takes_members(json, set)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_put_text(writer, "set", set->name);
    nn_json_put_text(writer, "summary", set->summary);
    nn_json_put_text(writer, "verdict", nonet_verdict_name(set->verdict));
    nn_json_put_number(writer, "side", set->box * set->box);
    put_box(writer, set->box, set->box);
    return nn_json_answer(json);
}

nonet_status nonet_json_engine(nonet_json *json, size_t engine, const nonet_layout *layout)
{
    const char *const name = nonet_engine_name(engine);
    if (!nn_json_takes_members(json, name)) return nn_json_answer(json);
    nn_json_put_text(&json->writer, "engine", name);
    if (layout) nn_json_put_truth(&json->writer, "takes", nonet_engine_takes(name, layout));
    return nn_json_answer(json);
}

nonet_status nonet_json_symmetry(nonet_json *json, size_t symmetry)
{
    const char *const name = nonet_symmetry_name(symmetry);
    if (nn_json_takes_members(json, name)) nn_json_put_text(&json->writer, "symmetry", name);
    return nn_json_answer(json);
}

/* ---- layouts ------------------------------------------------------------------------------------- */

static void put_layout_house(struct nn_json_writer *writer, const nonet_layout *layout, int house)
{
    char name[24];
    nonet_cells cells;
    nonet_layout_house_text(layout, house, false, name, sizeof name);
    nonet_layout_house_cells(layout, house, &cells);
    nn_json_open_object(writer, NULL);
    nn_json_put_house(writer, "house", layout, house);
    nn_json_put_text(writer, "kind", nonet_house_kind_name(nonet_layout_house_kind(layout, house)));
    nn_json_put_text(writer, "name", name);
    nn_json_put_cells(writer, "cells", layout, cells);
    nn_json_close(writer);
}

nonet_status nonet_json_layout(nonet_json *json, const nonet_layout *layout)
{
    if (!nn_json_takes_members(json, layout)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_put_number(writer, "side", nonet_layout_side(layout));
    if (nonet_layout_box_rows(layout)) put_box(writer, nonet_layout_box_rows(layout), nonet_layout_box_columns(layout));
    nn_json_open_array(writer, "houses");
    for (int house = 0; house < nonet_layout_houses(layout); house++) put_layout_house(writer, layout, house);
    nn_json_close(writer);
    return nn_json_answer(json);
}
