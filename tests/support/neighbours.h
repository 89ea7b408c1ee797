/* neighbours.h: the neighbours of a puzzle by definition, slowly: every choice of clues to remove, every choice of
 * clues to add, each board counted by the search engine, then again without each of its clues. */
#ifndef TEST_NEIGHBOURS_H
#define TEST_NEIGHBOURS_H

#include <nonet.h>

struct neighbours {
    uint8_t *boards; /* one after the other */
    size_t count, room, cells;
    uint64_t valid; /* with one solution, minimal or not */
};

/* `plain`: a solver with the engine search. */
void neighbours_find(const nonet_position *position, int remove, int add, nonet_solver *plain,
                     struct neighbours *found);

void neighbours_add(struct neighbours *found, const uint8_t *cells);

/* Replace each by its canonical form. */
void neighbours_canonize(struct neighbours *found, const nonet_layout *layout);

/* Sort them. Returns how many different ones there are; these then come first. */
size_t neighbours_sort(struct neighbours *found);

void neighbours_free(struct neighbours *found);

#endif
