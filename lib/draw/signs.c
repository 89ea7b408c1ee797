/* signs.c: which sign a candidate has. The roles of the picture decide; what fills its cell is told apart here. */
#include "draw/scene.h"

#include <string.h>

/* Of 0, the value of a side: none. */
static uint64_t bit_of_value(int value)
{
    return value ? (uint64_t)1 << (value - 1) : 0;
}

uint64_t nn_scene_values(const struct nn_scene *scene)
{
    uint64_t values = 0;
    for (size_t at = 0; scene->picture && at < scene->picture->candidate_count; at++)
        values |= bit_of_value(scene->picture->candidates[at].value);
    for (size_t at = 0; scene->picture && at < scene->picture->link_count; at++)
        values |= bit_of_value(scene->picture->links[at].from_value) | bit_of_value(scene->picture->links[at].to_value);
    return values;
}

nonet_paint nn_set_paint(size_t set)
{
    return (nonet_paint)(NONET_PAINT_A + set % (NN_SET_SIGNS / 2) * 2);
}

nonet_paint nn_set_wash(size_t set)
{
    return (nonet_paint)(nn_set_paint(set) + 1);
}

static int sign_of_role(const nonet_picture_candidate *candidate)
{
    switch (candidate->role) {
    case NONET_ROLE_PLACED: return NN_SIGN_PLACED;
    case NONET_ROLE_REMOVED: return NN_SIGN_REMOVED;
    case NONET_ROLE_FIN: return NN_SIGN_FIN;
    case NONET_ROLE_TRUE: return NN_SIGN_TRUE;
    case NONET_ROLE_FALSE: return NN_SIGN_FALSE;
    case NONET_ROLE_OPEN: return NN_SIGN_OPEN;
    case NONET_ROLE_PATTERN: return NN_SIGN_PATTERN;
    case NONET_ROLE_SET: return NN_SIGN_SET + (candidate->set < 0 ? 0 : candidate->set % NN_SET_SIGNS);
    case NONET_ROLE_NONE: break;
    }
    return NN_SIGN_MARK;
}

/* What the branch says about a candidate, if it is an end of a link that this picture shows, or an earlier one did. */
static int sign_in_branch(const struct nn_scene *scene, const nonet_picture_candidate *candidate)
{
    const size_t branch = (size_t)scene->branch;
    if (!scene->is_told[candidate - scene->picture->candidates]) return NN_SIGN_MARK;
    const bool is_true = nn_branch_says(scene->picture, candidate->true_in, branch),
               is_false = nn_branch_says(scene->picture, candidate->false_in, branch);
    return is_true && is_false ? NN_SIGN_OPEN : is_true ? NN_SIGN_TRUE : is_false ? NN_SIGN_FALSE : NN_SIGN_MARK;
}

static void note_end(struct nn_scene *scene, nonet_cells cells, int value)
{
    for (size_t at = 0; at < cells.count; at++) {
        const nonet_picture_candidate *const candidate =
            nonet_picture_candidate_at(scene->picture, cells.cells[at], value);
        if (candidate) scene->is_told[candidate - scene->picture->candidates] = 1;
    }
}

static void note_ends(struct nn_scene *scene)
{
    for (size_t at = 0; at < scene->picture->link_count; at++) {
        const nonet_picture_link *const link = &scene->picture->links[at];
        if (scene->link_states[at] == NN_LINK_HIDDEN) continue;
        note_end(scene, link->from, link->from_value);
        note_end(scene, link->to, link->to_value);
    }
}

static int sign_of(const struct nn_scene *scene, const nonet_picture_candidate *candidate)
{
    const bool is_result = candidate->role == NONET_ROLE_PLACED || candidate->role == NONET_ROLE_REMOVED;
    return scene->branch < 0 || is_result ? sign_of_role(candidate) : sign_in_branch(scene, candidate);
}

static void mark_candidates(struct nn_scene *scene)
{
    const int side = scene->layout->side;
    if (!scene->measures.shows_marks || (scene->measures.is_small && scene->picture)) return;
    for (int cell = 0; cell < scene->layout->cells; cell++)
        for (int value = 1; value <= side && !scene->position->cells[cell]; value++)
            if (scene->candidates[cell] >> (value - 1) & 1) *nn_sign_at(scene, cell, value) = NN_SIGN_MARK;
}

/* Small pictures show the marks of values that matter. */
static void mark_values_that_matter(struct nn_scene *scene)
{
    if (!scene->measures.is_small || !scene->settings.shows_candidates) return;
    const uint64_t values = nn_scene_values(scene);
    for (int cell = 0; cell < scene->layout->cells; cell++)
        for (int value = 1; value <= scene->layout->side && !scene->position->cells[cell]; value++)
            if (scene->candidates[cell] & values & (uint64_t)1 << (value - 1))
                *nn_sign_at(scene, cell, value) = NN_SIGN_MARK;
}

/* A placed value fills its cell unless other candidates of the cell take part. */
static void settle_placed(struct nn_scene *scene, int cell)
{
    int placed = 0, others = 0;
    for (int value = 1; value <= scene->layout->side; value++) {
        const uint8_t sign = *nn_sign_at(scene, cell, value);
        if (sign == NN_SIGN_PLACED) placed++;
        else others += sign > NN_SIGN_PLACED;
    }
    if (!placed) return;
    for (int value = 1; value <= scene->layout->side; value++) {
        uint8_t *const sign = nn_sign_at(scene, cell, value);
        if (*sign == NN_SIGN_PLACED && (others || placed > 1)) *sign = NN_SIGN_SETTLED;
        else if (*sign == NN_SIGN_MARK && !others && placed == 1) *sign = NN_SIGN_NONE;
    }
}

/* What is placed or removed has a sign that needs no ring. */
static void ring_ends(struct nn_scene *scene)
{
    const nonet_step *const step = scene->step;
    for (size_t chain = 0; chain < step->chain_count && chain < step->branch_count; chain++) {
        const nonet_step_chain *const at = &step->chains[chain];
        if (scene->branch >= 0 && (size_t)scene->branch != chain) continue;
        for (size_t node = 0; node<at->count; node += at->count> 1 ? at->count - 1 : 1)
            for (size_t cell = 0; cell < at->nodes[node].cells.count; cell++)
                scene->rings[at->nodes[node].cells.cells[cell] * scene->layout->side + at->nodes[node].value - 1] = 1;
    }
}

void nn_scene_set_signs(struct nn_scene *scene)
{
    memset(scene->signs, NN_SIGN_NONE, (size_t)(scene->layout->cells * scene->layout->side));
    mark_candidates(scene);
    if (!scene->picture) return;
    mark_values_that_matter(scene);
    if (scene->branch >= 0) note_ends(scene);
    for (size_t at = 0; at < scene->picture->candidate_count; at++) {
        const nonet_picture_candidate *const candidate = &scene->picture->candidates[at];
        if (!scene->position->cells[candidate->cell])
            *nn_sign_at(scene, candidate->cell, candidate->value) = (uint8_t)sign_of(scene, candidate);
    }
    for (int cell = 0; cell < scene->layout->cells; cell++) settle_placed(scene, cell);
    ring_ends(scene);
    for (int at = 0; at < scene->layout->cells * scene->layout->side; at++)
        if (scene->signs[at] <= NN_SIGN_REMOVED) scene->rings[at] = 0;
}
