/* step_marks.c: see step_marks.h. A candidate with several parts keeps the one that matters most: what
 * happens to it, then fins, statements of chains, the set it belongs to, the pattern. So the least important
 * marks are put first and the others over them. */
#include "step_marks.h"

#include <string.h>

#include "buffer.h"

struct marking {
    uint8_t *marks;
    size_t side;
};

static uint8_t *mark_of(const struct marking *marking, size_t cell, int value)
{
    return &marking->marks[cell * marking->side + (size_t)value - 1];
}

static void mark_values(const struct marking *marking, nonet_cells cells, uint64_t values,
                        uint8_t mark)
{
    for (size_t index = 0; index < cells.count; index++)
        for (int value = 1; value <= (int)marking->side; value++)
            if (values >> (value - 1) & 1) *mark_of(marking, cells.cells[index], value) = mark;
}

static void mark_candidates(const struct marking *marking, const nonet_candidate *candidates,
                            size_t count, uint8_t mark)
{
    for (size_t index = 0; index < count; index++)
        *mark_of(marking, candidates[index].cell, candidates[index].value) = mark;
}

/* The last set first: where sets overlap, the first one shows. */
static void mark_sets(const struct marking *marking, const nonet_step *step)
{
    for (size_t set = step->set_count; set-- > 0;) {
        const size_t letter = set < MARKS - MARK_SET ? set : MARKS - MARK_SET - 1;
        const uint8_t mark = step->set_count == 1 ? MARK_PATTERN : (uint8_t)(MARK_SET + letter);
        mark_values(marking, step->sets[set].cells, step->sets[set].values, mark);
    }
}

static void mark_node(const struct marking *marking, const nonet_step_node *node)
{
    const uint8_t mark = node->is_true ? MARK_TRUE : MARK_FALSE;
    for (size_t index = 0; index < node->cells.count; index++) {
        uint8_t *at = mark_of(marking, node->cells.cells[index], node->value);
        const bool differs = *at == MARK_OPEN || *at == (node->is_true ? MARK_FALSE : MARK_TRUE);
        *at = differs ? MARK_OPEN : mark;
    }
}

static void mark_chains(const struct marking *marking, const nonet_step *step)
{
    for (size_t chain = 0; chain < step->chain_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++)
            mark_node(marking, &step->chains[chain].nodes[node]);
}

uint8_t *make_step_marks(const nonet_layout *layout, const nonet_step *step)
{
    const size_t side = (size_t)nonet_layout_side(layout), count = side * side * side;
    const struct marking marking = {memory_resize(NULL, count), side};
    memset(marking.marks, MARK_NONE, count);
    if (!step) return marking.marks;
    mark_values(&marking, step->cells, step->values, MARK_PATTERN);
    mark_sets(&marking, step);
    mark_chains(&marking, step);
    mark_values(&marking, step->fins, step->values, MARK_FIN);
    mark_values(&marking, step->endo_fins, step->values, MARK_FIN);
    mark_candidates(&marking, step->eliminations, step->elimination_count, MARK_REMOVED);
    mark_candidates(&marking, step->placements, step->placement_count, MARK_PLACED);
    return marking.marks;
}
