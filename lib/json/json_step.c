/* json_step.c: steps, in words and as data, and how an explanation begins and ends. Parts that a step does not have are
 * left out; docs/steps.md says what they mean. */
#include "board/check.h"
#include "json/json_parts.h"

struct step_object {
    nonet_json *json;
    struct nn_json_writer *writer; /* the handle's */
    const nonet_layout *layout;
    const nonet_step *step;
};

/* ---- words --------------------------------------------------------------------------------------- */

/* Most texts are short enough to be written in one pass. Each pass of a long one may lack memory. */
static void put_step_text(nonet_json *json, const char *key, const nonet_step *step, const nonet_position *position,
                          nonet_step_form form)
{
    char *text = (char *)json->memory;
    size_t length = nonet_step_text(step, position, NULL, form, text, json->bytes);
    if (length >= json->bytes) {
        text = nn_json_memory(json, length + 1);
        if (text) length = nonet_step_text(step, position, NULL, form, text, length + 1);
    }
    if (!length && nonet_step_has_text(step, form)) nn_json_give_up(json, NONET_ERR_MEMORY);
    nn_json_put_string(&json->writer, key, text ? text : "", text ? length : 0);
}

static const char *technique_name(int technique)
{
    return nonet_technique_at((size_t)technique)->name;
}

static const char *level_name(int level)
{
    return nonet_level_at((size_t)level)->name;
}

/* ---- the pattern --------------------------------------------------------------------------------- */

static void put_some_cells(const struct step_object *object, const char *key, nonet_cells cells)
{
    if (cells.count) nn_json_put_cells(object->writer, key, object->layout, cells);
}

static void put_some_houses(const struct step_object *object, const char *key, nonet_houses houses)
{
    if (houses.count) nn_json_put_houses(object->writer, key, object->layout, houses);
}

static void put_sets(const struct step_object *object)
{
    struct nn_json_writer *const writer = object->writer;
    if (!object->step->set_count) return;
    nn_json_open_array(writer, "sets");
    for (size_t at = 0; at < object->step->set_count; at++) {
        const nonet_step_set *const set = &object->step->sets[at];
        nn_json_open_object(writer, NULL);
        nn_json_put_cells(writer, "cells", object->layout, set->cells);
        nn_json_put_values(writer, "values", set->values);
        if (set->link) nn_json_put_values(writer, "link", set->link);
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

/* The kind of link that leads to a node follows from what it states. */
static void put_causes(const struct step_object *object, const nonet_step_node *node)
{
    struct nn_json_writer *const writer = object->writer;
    if (!node->cause_count) return;
    nn_json_put_text(writer, "link", node->is_true ? "strong" : "weak");
    nn_json_open_array(writer, "causes");
    for (size_t at = 0; at < node->cause_count; at++) nn_json_put_number(writer, NULL, node->causes[at]);
    nn_json_close(writer);
}

/* The chains that prove a node: the numbers of all of them. */
static void put_inner_chains(const struct step_object *object, size_t first)
{
    nn_json_open_array(object->writer, "chains");
    for (size_t chain = 0; chain < object->step->chains[first].together; chain++)
        nn_json_put_unsigned(object->writer, NULL, first + chain);
    nn_json_close(object->writer);
}

static void put_node(const struct step_object *object, const nonet_step_node *node)
{
    struct nn_json_writer *const writer = object->writer;
    nn_json_open_object(writer, NULL);
    nn_json_put_cells(writer, "cells", object->layout, node->cells);
    nn_json_put_number(writer, "value", node->value);
    nn_json_put_truth(writer, "is_true", node->is_true);
    put_causes(object, node);
    if (node->set >= 0) nn_json_put_number(writer, "set", node->set);
    if (node->technique >= 0) nn_json_put_text(writer, "technique", technique_name(node->technique));
    if (node->chain >= 0) put_inner_chains(object, (size_t)node->chain);
    nn_json_close(writer);
}

static void put_chains(const struct step_object *object)
{
    struct nn_json_writer *const writer = object->writer;
    const nonet_step *const step = object->step;
    if (!step->chain_count) return;
    if (step->branch_count < step->chain_count) nn_json_put_unsigned(writer, "branches", step->branch_count);
    nn_json_open_array(writer, "chains");
    for (size_t chain = 0; chain < step->chain_count; chain++) {
        nn_json_open_array(writer, NULL);
        for (size_t node = 0; node < step->chains[chain].count; node++)
            put_node(object, &step->chains[chain].nodes[node]);
        nn_json_close(writer);
    }
    nn_json_close(writer);
}

static void put_pattern(const struct step_object *object)
{
    const nonet_step *const step = object->step;
    nn_json_put_values(object->writer, "values", step->values);
    nn_json_put_cells(object->writer, "cells", object->layout, step->cells);
    put_some_houses(object, "base", step->base);
    put_some_houses(object, "cover", step->cover);
    put_some_cells(object, "fins", step->fins);
    put_some_cells(object, "endo_fins", step->endo_fins);
    if (step->is_siamese) nn_json_put_truth(object->writer, "siamese", true);
    put_sets(object);
    put_chains(object);
}

/* A picture gets its own memory, as it is large and of no fixed size. */
static void put_picture_of(nonet_json *json, const nonet_step *step, const nonet_position *position)
{
    nonet_picture *picture;
    const nonet_status status = nonet_picture_new(step, position, &picture);
    if (status != NONET_OK) {
        nn_json_give_up(json, status);
        return;
    }
    nn_json_put_picture(&json->writer, "picture", position->layout, picture);
    nonet_picture_free(picture);
}

/* ---- the step ------------------------------------------------------------------------------------ */

static void put_texts(nonet_json *json, const nonet_step *step, const nonet_position *position)
{
    put_step_text(json, "text", step, position, NONET_STEP_LINE);
    put_step_text(json, "short_reason", step, position, NONET_STEP_NORMAL);
    put_step_text(json, "reason", step, position, NONET_STEP_REASON);
    put_step_text(json, "place", step, position, NONET_STEP_PLACE);
    put_step_text(json, "what", step, position, NONET_STEP_WHAT);
}

/* In both notations. */
static void put_chain_texts(nonet_json *json, const nonet_step *step, const nonet_position *position)
{
    if (step->chain_count) put_step_text(json, "chain_text", step, position, NONET_STEP_CHAINS);
    if (nonet_step_has_text(step, NONET_STEP_EUREKA)) put_step_text(json, "eureka", step, position, NONET_STEP_EUREKA);
}

static void put_step_members(nonet_json *json, const nonet_step *step, const nonet_position *position, unsigned parts)
{
    struct nn_json_writer *const writer = &json->writer;
    const struct step_object object = {json, writer, position->layout, step};
    nn_json_put_text(writer, "technique", technique_name(step->technique));
    nn_json_put_text(writer, "level", level_name(nonet_technique_at((size_t)step->technique)->level));
    if (parts & NONET_JSON_TEXTS) put_texts(json, step, position);
    nn_json_put_candidates(writer, "placements", position->layout, step->placements, step->placement_count);
    nn_json_put_candidates(writer, "eliminations", position->layout, step->eliminations, step->elimination_count);
    if (parts & NONET_JSON_PATTERN) put_pattern(&object);
    if (parts & NONET_JSON_TEXTS) put_chain_texts(json, step, position);
    if (parts & NONET_JSON_PICTURE) put_picture_of(json, step, position);
}

static bool can_tell_step(const nonet_step *step, const nonet_position *position, unsigned parts)
{
    return step && step->technique >= 0 && nonet_technique_at((size_t)step->technique) &&
           nn_position_is_classic(position) && !(parts & ~NONET_JSON_WHOLE_STEP);
}

nonet_status nonet_json_step(nonet_json *json, const char *key, const nonet_step *step, const nonet_position *position,
                             unsigned parts)
{
    if (!nn_json_takes(json, key, can_tell_step(step, position, parts))) return nn_json_answer(json);
    nn_json_open_object(&json->writer, key);
    put_step_members(json, step, position, parts);
    nn_json_close(&json->writer);
    return nn_json_answer(json);
}

/* ---- all steps ----------------------------------------------------------------------------------- */

static void put_group_members(struct nn_json_writer *writer, const nonet_step_group *group)
{
    char note[128];
    nn_json_put_unsigned(writer, "ways", group->ways);
    nn_json_put_unsigned(writer, "news", group->news);
    nn_json_put_unsigned(writer, "filled", group->filled);
    if (group->solves) nn_json_put_truth(writer, "solves", true);
    if (nonet_step_group_text(group, note, sizeof note)) nn_json_put_text(writer, "note", note);
}

nonet_status nonet_json_step_group(nonet_json *json, const char *key, const nonet_step_group *group,
                                   const nonet_position *position, unsigned parts)
{
    if (!nn_json_takes(json, key, group && can_tell_step(group->step, position, parts))) return nn_json_answer(json);
    nn_json_open_object(&json->writer, key);
    put_step_members(json, group->step, position, parts);
    put_group_members(&json->writer, group);
    nn_json_close(&json->writer);
    return nn_json_answer(json);
}

/* The technique of the group at *at: how many groups and steps it has. *at goes on to the next one. */
static void put_technique_total(struct nn_json_writer *writer, const nonet_all_steps *all, size_t *at)
{
    const int technique = all->groups[*at].step->technique;
    size_t steps = 0, groups = 0;
    for (; *at < all->group_count && all->groups[*at].step->technique == technique; ++*at, groups++)
        steps += all->groups[*at].ways;
    nn_json_open_object(writer, NULL);
    nn_json_put_text(writer, "technique", technique_name(technique));
    nn_json_put_text(writer, "level", level_name(nonet_technique_at((size_t)technique)->level));
    nn_json_put_unsigned(writer, "groups", groups);
    nn_json_put_unsigned(writer, "steps", steps);
    nn_json_close(writer);
}

nonet_status nonet_json_all_steps(nonet_json *json, const nonet_all_steps *all, const nonet_position *position,
                                  unsigned parts)
{
    if (!nn_json_takes_members(json, all && nn_position_is_classic(position))) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_open_array(writer, "steps");
    for (size_t at = 0; at < all->group_count; at++)
        nonet_json_step_group(json, NULL, &all->groups[at], position, parts);
    nn_json_close(writer);
    nn_json_open_array(writer, "techniques");
    for (size_t at = 0; at < all->group_count;) put_technique_total(writer, all, &at);
    nn_json_close(writer);
    if (all->left_out) nn_json_put_unsigned(writer, "left_out", all->left_out);
    if (all->unfinished >= 0) nn_json_put_text(writer, "unfinished", technique_name(all->unfinished));
    if (all->limited_count) nn_json_open_array(writer, "limited");
    for (size_t at = 0; at < all->limited_count; at++) nn_json_put_text(writer, NULL, technique_name(all->limited[at]));
    if (all->limited_count) nn_json_close(writer);
    return nn_json_answer(json);
}

/* ---- why not ------------------------------------------------------------------------------------- */

static void put_why_text(nonet_json *json, const nonet_why *why, const nonet_position *position)
{
    char *text = (char *)json->memory;
    const size_t length = nonet_why_text(why, position, NULL, text, json->bytes);
    if (length >= json->bytes) {
        text = nn_json_memory(json, length + 1);
        if (text) nonet_why_text(why, position, NULL, text, length + 1);
    }
    nn_json_put_string(&json->writer, "text", text ? text : "", text ? length : 0);
}

static void put_why(nonet_json *json, const char *key, const nonet_why *why, const nonet_position *position)
{
    struct nn_json_writer *const writer = &json->writer;
    nn_json_open_object(writer, key);
    nn_json_put_cell(writer, "cell", position->layout, why->cell);
    nn_json_put_number(writer, "value", why->value);
    nn_json_put_text(writer, "kind", nonet_why_kind_name(why->kind));
    put_why_text(json, why, position);
    if (why->held) nn_json_put_number(writer, "held", why->held);
    if (why->kind == NONET_WHY_RULES) {
        nn_json_put_house(writer, "house", position->layout, why->conflict.house);
        nn_json_put_cell(writer, "holder", position->layout, why->conflict.cells[1]);
    }
    nn_json_close(writer);
}

nonet_status nonet_json_why(nonet_json *json, const char *key, const nonet_why *why, const nonet_position *position)
{
    const bool is_fine = why && nn_position_is_readable(position) && (why->kind != NONET_WHY_STEP || why->step);
    if (nn_json_takes(json, key, is_fine)) put_why(json, key, why, position);
    return nn_json_answer(json);
}

/* ---- beginning and end of an explanation --------------------------------------------------------- */

nonet_status nonet_json_mistakes(nonet_json *json, const nonet_layout *layout, const nonet_start *start)
{
    if (!nn_json_takes_members(json, layout && start)) return nn_json_answer(json);
    const struct step_object object = {json, &json->writer, layout, NULL};
    put_some_cells(&object, "wrong_values", start->wrong_values);
    put_some_cells(&object, "missing_marks", start->missing_marks);
    return nn_json_answer(json);
}

nonet_status nonet_json_difficulty(nonet_json *json, const nonet_difficulty *difficulty, bool is_solved,
                                   nonet_like like)
{
    if (!nn_json_takes_members(json, difficulty)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    nn_json_put_truth(writer, "solved", is_solved);
    if (difficulty->hardest >= 0) {
        nn_json_put_text(writer, "hardest", technique_name(difficulty->hardest));
        nn_json_put_text(writer, "level", level_name(difficulty->level));
    }
    nn_json_put_number(writer, "score", difficulty->score);
    if (like == NONET_LIKE_HODOKU) {
        nn_json_put_text(writer, "hodoku_level", nonet_hodoku_level_name(difficulty->hodoku_level));
        nn_json_put_number(writer, "hodoku_score", difficulty->hodoku_score);
    }
    return nn_json_answer(json);
}
