/* mixed.c: the choice between searching and learning.
 *
 * Most boards need few guesses or none: then the search engine is done before the learning engine would be set up. The
 * others are for learning, and nothing about a board says in advance which kind it is: so the search begins, and gives
 * up after NN_PATIENCE guesses without a solution. What it explored is not explored again (search_state.h), and the
 * solutions it found count. While solutions keep coming its patience grows, because visiting many is what it does
 * best. */
#include "engine/engine.h"

#include <assert.h>

static size_t search_part(const nonet_layout *layout)
{
    return (nn_search_memory_size(layout) + 7) & ~(size_t)7;
}

bool nn_mixed_takes(const nonet_layout *layout)
{
    return nn_search_takes(layout) && nn_learn_takes(layout);
}

size_t nn_mixed_memory_size(const nonet_layout *layout)
{
    return search_part(layout) + nn_learn_memory_size(layout);
}

void nn_mixed_run(struct nn_task *task)
{
    assert(task->memory);
    void *const memory = task->memory;
    task->patience = NN_PATIENCE;
    nn_search_run(task);
    if (!task->gave_up) return;
    task->memory = (uint8_t *)memory + search_part(task->position->layout); /* the explored path stays where it is */
    nn_learn_run(task);
    task->memory = memory;
}
