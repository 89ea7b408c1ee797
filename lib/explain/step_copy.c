/* step_copy.c: a copy of a step that outlives the next call of the explainer: all of it in one block of memory,
 * beginning with the step. Small lists, of which a net has thousands, share an array. */
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "explain/step_copy.h"

/* The total size of a step's lists, or where the next one goes. */
struct copy_memory {
    nonet_step *step;
    nonet_candidate *candidates;
    nonet_step_set *sets;
    nonet_step_chain *chains;
    nonet_step_node *nodes;
    uint16_t *numbers; /* of cells, houses and causes */
};

struct copy_counts {
    size_t nodes, numbers;
};

static struct copy_counts count_lists(const nonet_step *step)
{
    struct copy_counts counts = {.numbers = step->cells.count + step->fins.count + step->endo_fins.count +
                                            step->base.count + step->cover.count};
    for (size_t set = 0; set < step->set_count; set++) counts.numbers += step->sets[set].cells.count;
    for (size_t number = 0; number < step->chain_count; number++) {
        const nonet_step_chain *const chain = &step->chains[number];
        counts.nodes += chain->count;
        for (size_t node = 0; node < chain->count; node++)
            counts.numbers += chain->nodes[node].cells.count + chain->nodes[node].cause_count;
    }
    return counts;
}

/* Called twice, see block.h. */
static size_t divide_copy(const nonet_step *step, struct copy_counts counts, uint8_t *block, struct copy_memory *memory)
{
    size_t used = 0;
    memory->step = nn_block_take(block, &used, 1, sizeof *memory->step);
    memory->candidates =
        nn_block_take(block, &used, step->placement_count + step->elimination_count, sizeof *memory->candidates);
    memory->sets = nn_block_take(block, &used, step->set_count, sizeof *memory->sets);
    memory->chains = nn_block_take(block, &used, step->chain_count, sizeof *memory->chains);
    memory->nodes = nn_block_take(block, &used, counts.nodes, sizeof *memory->nodes);
    memory->numbers = nn_block_take(block, &used, counts.numbers, sizeof *memory->numbers);
    return used;
}

static const uint16_t *copy_numbers(struct copy_memory *memory, const uint16_t *from, size_t count)
{
    uint16_t *const copy = memory->numbers;
    if (count) memcpy(copy, from, count * sizeof *copy);
    memory->numbers += count;
    return copy;
}

static nonet_cells copy_cells(struct copy_memory *memory, nonet_cells from)
{
    return (nonet_cells){copy_numbers(memory, from.cells, from.count), from.count};
}

static nonet_houses copy_houses(struct copy_memory *memory, nonet_houses from)
{
    return (nonet_houses){copy_numbers(memory, from.houses, from.count), from.count};
}

static const nonet_candidate *copy_candidates(struct copy_memory *memory, const nonet_candidate *from, size_t count)
{
    nonet_candidate *const copy = memory->candidates;
    if (count) memcpy(copy, from, count * sizeof *copy);
    memory->candidates += count;
    return copy;
}

static const nonet_step_set *copy_sets(struct copy_memory *memory, const nonet_step *from)
{
    for (size_t set = 0; set < from->set_count; set++) {
        memory->sets[set] = from->sets[set];
        memory->sets[set].cells = copy_cells(memory, from->sets[set].cells);
    }
    return memory->sets;
}

static const nonet_step_node *copy_nodes(struct copy_memory *memory, const nonet_step_chain *from)
{
    nonet_step_node *const copy = memory->nodes;
    for (size_t node = 0; node < from->count; node++) {
        copy[node] = from->nodes[node];
        copy[node].cells = copy_cells(memory, from->nodes[node].cells);
        copy[node].causes = copy_numbers(memory, from->nodes[node].causes, from->nodes[node].cause_count);
    }
    memory->nodes += from->count;
    return copy;
}

static const nonet_step_chain *copy_chains(struct copy_memory *memory, const nonet_step *from)
{
    for (size_t chain = 0; chain < from->chain_count; chain++) {
        memory->chains[chain] = from->chains[chain];
        memory->chains[chain].nodes = copy_nodes(memory, &from->chains[chain]);
    }
    return memory->chains;
}

size_t nn_step_bytes(const nonet_step *step)
{
    struct copy_memory memory;
    return divide_copy(step, count_lists(step), NULL, &memory);
}

nonet_status nonet_step_copy(const nonet_step *step, nonet_step **copy)
{
    if (!copy) return NONET_ERR_ARG;
    *copy = NULL;
    if (!step) return NONET_ERR_ARG;
    struct copy_memory memory;
    const struct copy_counts counts = count_lists(step);
    uint8_t *const block = malloc(divide_copy(step, counts, NULL, &memory));
    if (!block) return NONET_ERR_MEMORY;
    divide_copy(step, counts, block, &memory);
    nonet_step *const made = memory.step;
    *made = *step;
    made->placements = copy_candidates(&memory, step->placements, step->placement_count);
    made->eliminations = copy_candidates(&memory, step->eliminations, step->elimination_count);
    made->cells = copy_cells(&memory, step->cells);
    made->fins = copy_cells(&memory, step->fins);
    made->endo_fins = copy_cells(&memory, step->endo_fins);
    made->base = copy_houses(&memory, step->base);
    made->cover = copy_houses(&memory, step->cover);
    made->sets = copy_sets(&memory, step);
    made->chains = copy_chains(&memory, step);
    *copy = made;
    return NONET_OK;
}

void nonet_step_free(nonet_step *step)
{
    free(step);
}
