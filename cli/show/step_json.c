/* step_json.c: see step_json.h. Parts that the step does not have are left out. */
#include "show/step_json.h"

#include "show/answer_json.h"
#include "show/cell_text.h"
#include "show/step_text.h"

struct step_writing {
    struct buffer *out;
    const nonet_layout *layout;
    const nonet_step *step;
};

static void add_cell(struct step_writing *writing, int cell)
{
    buffer_add_character(writing->out, '"');
    add_cell_text(writing->out, writing->layout, cell);
    buffer_add_character(writing->out, '"');
}

static void add_cells(struct step_writing *writing, const char *key, nonet_cells cells)
{
    buffer_print(writing->out, "\"%s\":[", key);
    for (size_t index = 0; index < cells.count; index++) {
        if (index) buffer_add_character(writing->out, ',');
        add_cell(writing, cells.cells[index]);
    }
    buffer_add_character(writing->out, ']');
}

void json_cells(struct buffer *out, const char *key, const nonet_layout *layout, nonet_cells cells)
{
    struct step_writing writing = {out, layout, NULL};
    buffer_add_character(out, ',');
    add_cells(&writing, key, cells);
}

static void add_values(struct step_writing *writing, const char *key, uint64_t values)
{
    const char *comma = "";
    buffer_print(writing->out, "\"%s\":[", key);
    for (int value = 1; value <= nonet_layout_side(writing->layout); value++) {
        if (!(values >> (value - 1) & 1)) continue;
        buffer_print(writing->out, "%s%d", comma, value);
        comma = ",";
    }
    buffer_add_character(writing->out, ']');
}

static void add_candidates(struct step_writing *writing, const char *key, const nonet_candidate *candidates,
                           size_t count)
{
    buffer_print(writing->out, ",\"%s\":[", key);
    for (size_t index = 0; index < count; index++) {
        buffer_add_text(writing->out, index ? ",{\"cell\":" : "{\"cell\":");
        add_cell(writing, candidates[index].cell);
        buffer_print(writing->out, ",\"value\":%d}", candidates[index].value);
    }
    buffer_add_character(writing->out, ']');
}

void json_candidates(struct buffer *out, const char *key, const nonet_layout *layout, const nonet_candidate *candidates,
                     size_t count)
{
    struct step_writing writing = {out, layout, NULL};
    add_candidates(&writing, key, candidates, count);
}

/* Houses are "r4", "c7" and "b2". */
static void add_houses(struct step_writing *writing, const char *key, nonet_houses houses)
{
    if (!houses.count) return;
    buffer_print(writing->out, ",\"%s\":[", key);
    for (size_t index = 0; index < houses.count; index++) {
        char name[24];
        nonet_house_text(writing->layout, houses.houses[index], true, name, sizeof name);
        buffer_print(writing->out, "%s\"%s\"", index ? "," : "", name);
    }
    buffer_add_character(writing->out, ']');
}

static void add_sets(struct step_writing *writing, const nonet_step *step)
{
    if (!step->set_count) return;
    buffer_add_text(writing->out, ",\"sets\":[");
    for (size_t index = 0; index < step->set_count; index++) {
        buffer_add_text(writing->out, index ? ",{" : "{");
        add_cells(writing, "cells", step->sets[index].cells);
        buffer_add_character(writing->out, ',');
        add_values(writing, "values", step->sets[index].values);
        if (step->sets[index].link) {
            buffer_add_character(writing->out, ',');
            add_values(writing, "link", step->sets[index].link);
        }
        buffer_add_character(writing->out, '}');
    }
    buffer_add_character(writing->out, ']');
}

/* The chains that prove a node: the numbers of all of them. */
static void add_inner_chains(struct step_writing *writing, size_t first)
{
    buffer_add_text(writing->out, ",\"chains\":[");
    for (size_t chain = 0; chain < writing->step->chains[first].together; chain++)
        buffer_print(writing->out, "%s%zu", chain ? "," : "", first + chain);
    buffer_add_character(writing->out, ']');
}

/* A node with its causes; the kind of link that leads to it follows from what it states. */
static void add_node(struct step_writing *writing, const nonet_step_node *node)
{
    buffer_add_character(writing->out, '{');
    add_cells(writing, "cells", node->cells);
    buffer_print(writing->out, ",\"value\":%d,\"is_true\":%s", node->value, node->is_true ? "true" : "false");
    if (node->cause_count) {
        buffer_print(writing->out, ",\"link\":\"%s\",\"causes\":[", node->is_true ? "strong" : "weak");
        for (size_t index = 0; index < node->cause_count; index++)
            buffer_print(writing->out, "%s%d", index ? "," : "", node->causes[index]);
        buffer_add_character(writing->out, ']');
    }
    if (node->set >= 0) buffer_print(writing->out, ",\"set\":%d", node->set);
    if (node->technique >= 0)
        buffer_print(writing->out, ",\"technique\":\"%s\"", nonet_technique_at((size_t)node->technique)->name);
    if (node->chain >= 0) add_inner_chains(writing, (size_t)node->chain);
    buffer_add_character(writing->out, '}');
}

static void add_chains(struct step_writing *writing, const nonet_step *step)
{
    if (!step->chain_count) return;
    if (step->branch_count < step->chain_count) buffer_print(writing->out, ",\"branches\":%zu", step->branch_count);
    buffer_add_text(writing->out, ",\"chains\":[");
    for (size_t chain = 0; chain < step->chain_count; chain++) {
        buffer_add_text(writing->out, chain ? ",[" : "[");
        for (size_t node = 0; node < step->chains[chain].count; node++) {
            if (node) buffer_add_character(writing->out, ',');
            add_node(writing, &step->chains[chain].nodes[node]);
        }
        buffer_add_character(writing->out, ']');
    }
    buffer_add_character(writing->out, ']');
}

static void add_words(struct buffer *out, const char *key, const nonet_step *step, const nonet_position *position,
                      nonet_step_form form)
{
    struct buffer text = {0};
    add_step_text(&text, step, position, NULL, form);
    buffer_add_character(&text, 0);
    json_text(out, key, text.bytes);
    buffer_free(&text);
}

void json_step(struct buffer *out, const nonet_step *step, const nonet_position *position)
{
    struct step_writing writing = {out, position->layout, step};
    const nonet_technique *const technique = nonet_technique_at((size_t)step->technique);
    buffer_print(out, "{\"technique\":\"%s\"", technique->name);
    json_text(out, "level", nonet_level_at((size_t)technique->level)->name);
    add_words(out, "text", step, position, NONET_STEP_LINE);
    add_words(out, "reason", step, position, NONET_STEP_REASON);
    add_candidates(&writing, "placements", step->placements, step->placement_count);
    add_candidates(&writing, "eliminations", step->eliminations, step->elimination_count);
    buffer_add_character(out, ',');
    add_values(&writing, "values", step->values);
    json_cells(out, "cells", position->layout, step->cells);
    add_houses(&writing, "base", step->base);
    add_houses(&writing, "cover", step->cover);
    if (step->fins.count) json_cells(out, "fins", position->layout, step->fins);
    if (step->endo_fins.count) json_cells(out, "endo_fins", position->layout, step->endo_fins);
    if (step->is_siamese) json_truth(out, "siamese", true);
    add_sets(&writing, step);
    add_chains(&writing, step);
    if (step->chain_count) add_words(out, "chain_text", step, position, NONET_STEP_CHAINS);
    buffer_add_character(out, '}');
}
