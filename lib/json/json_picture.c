/* json_picture.c: what a drawing of a step needs. */
#include "json/json_parts.h"

static void put_chain_numbers(struct nn_json_writer *writer, const char *key, nonet_chain_list chains)
{
    if (!chains.count) return;
    nn_json_open_array(writer, key);
    for (size_t at = 0; at < chains.count; at++) nn_json_put_number(writer, NULL, chains.chains[at]);
    nn_json_close(writer);
}

static void put_pictured_candidates(struct nn_json_writer *writer, const nonet_layout *layout,
                                    const nonet_picture *picture)
{
    nn_json_open_array(writer, "candidates");
    for (size_t at = 0; at < picture->candidate_count; at++) {
        const nonet_picture_candidate *const candidate = &picture->candidates[at];
        nn_json_open_object(writer, NULL);
        nn_json_put_cell(writer, "cell", layout, candidate->cell);
        nn_json_put_number(writer, "value", candidate->value);
        nn_json_put_text(writer, "role", nonet_role_name(candidate->role));
        if (candidate->set >= 0) nn_json_put_number(writer, "set", candidate->set);
        put_chain_numbers(writer, "true_in", candidate->true_in);
        put_chain_numbers(writer, "false_in", candidate->false_in);
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

static void put_pictured_cells(struct nn_json_writer *writer, const nonet_layout *layout, const nonet_picture *picture)
{
    nn_json_open_array(writer, "cells");
    for (size_t at = 0; at < picture->cell_count; at++) {
        const nonet_picture_cell *const cell = &picture->cells[at];
        nn_json_open_object(writer, NULL);
        nn_json_put_cell(writer, "cell", layout, cell->cell);
        if (cell->is_pattern) nn_json_put_truth(writer, "pattern", true);
        if (cell->is_target) nn_json_put_truth(writer, "target", true);
        if (cell->held) nn_json_put_number(writer, "held", cell->held);
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

static void put_pictured_houses(struct nn_json_writer *writer, const nonet_layout *layout, const nonet_picture *picture)
{
    nn_json_open_array(writer, "houses");
    for (size_t at = 0; at < picture->house_count; at++) {
        nn_json_open_object(writer, NULL);
        nn_json_put_house(writer, "house", layout, picture->houses[at].house);
        nn_json_put_text(writer, "part", nonet_house_part_name(picture->houses[at].part));
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

static void put_pictured_sets(struct nn_json_writer *writer, const nonet_layout *layout, const nonet_picture *picture)
{
    nn_json_open_array(writer, "sets");
    for (size_t at = 0; at < picture->set_count; at++) {
        nn_json_open_object(writer, NULL);
        nn_json_put_text(writer, "name", picture->sets[at].name);
        nn_json_put_cells(writer, "cells", layout, picture->sets[at].cells);
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

/* Members that do not apply are left out: sides have no values, links of the pattern have no chains. */
static void put_pictured_link(struct nn_json_writer *writer, const nonet_layout *layout, const nonet_picture_link *link)
{
    nn_json_open_object(writer, NULL);
    nn_json_put_text(writer, "kind", nonet_link_kind_name(link->kind));
    nn_json_put_cells(writer, "from", layout, link->from);
    if (link->from_value) nn_json_put_number(writer, "from_value", link->from_value);
    nn_json_put_cells(writer, "to", layout, link->to);
    if (link->to_value) nn_json_put_number(writer, "to_value", link->to_value);
    if (link->set >= 0) nn_json_put_number(writer, "set", link->set);
    if (link->technique >= 0) nn_json_put_text(writer, "technique", nonet_technique_at((size_t)link->technique)->name);
    if (link->chain >= 0) nn_json_put_number(writer, "chain", link->chain);
    if (link->depth) nn_json_put_number(writer, "depth", link->depth);
    put_chain_numbers(writer, "chains", link->chains);
    nn_json_close(writer);
}

static void put_pictured_links(struct nn_json_writer *writer, const nonet_layout *layout, const nonet_picture *picture)
{
    nn_json_open_array(writer, "links");
    for (size_t at = 0; at < picture->link_count; at++) put_pictured_link(writer, layout, &picture->links[at]);
    nn_json_close(writer);
}

static void put_pictured_chains(struct nn_json_writer *writer, const nonet_picture *picture)
{
    nn_json_open_array(writer, "chains");
    for (size_t at = 0; at < picture->chain_count; at++) {
        const nonet_picture_chain *const chain = &picture->chains[at];
        nn_json_open_object(writer, NULL);
        nn_json_put_number(writer, "depth", chain->depth);
        if (chain->parent >= 0) nn_json_put_number(writer, "parent", chain->parent);
        if (chain->node >= 0) nn_json_put_number(writer, "node", chain->node);
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

static void put_pictured_place(struct nn_json_writer *writer, const nonet_layout *layout,
                               const nonet_picture_place *place)
{
    nn_json_open_object(writer, "place");
    nn_json_put_cells(writer, "cells", layout, place->cells);
    nn_json_put_houses(writer, "houses", layout, place->houses);
    nn_json_put_values(writer, "values", place->values);
    nn_json_close(writer);
}

void nn_json_put_picture(struct nn_json_writer *writer, const char *key, const nonet_layout *layout,
                         const nonet_picture *picture)
{
    nn_json_open_object(writer, key);
    put_pictured_place(writer, layout, &picture->place);
    put_pictured_houses(writer, layout, picture);
    put_pictured_cells(writer, layout, picture);
    put_pictured_candidates(writer, layout, picture);
    put_pictured_sets(writer, layout, picture);
    put_pictured_links(writer, layout, picture);
    put_pictured_chains(writer, picture);
    nn_json_close(writer);
}

nonet_status nonet_json_picture(nonet_json *json, const char *key, const nonet_layout *layout,
                                const nonet_picture *picture)
{
    if (nn_json_takes(json, key, layout && picture)) nn_json_put_picture(&json->writer, key, layout, picture);
    return nn_json_answer(json);
}
