/* step_view.c: see step_view.h. The memory is first sized for the whole step, then divided piece by piece, so that no
 * pointer into it ever moves. */
#include "sized/step_view.h"

#include <assert.h>
#include <stdlib.h>

enum { PIECE = 8 }; /* every piece is aligned for pointers */

static size_t piece_size(size_t count, size_t size)
{
    return (count * size + PIECE - 1) / PIECE * PIECE;
}

static size_t list_size(struct nn_cells set)
{
    return piece_size((size_t)nn_cells_count(set), sizeof(uint16_t));
}

/* What the step's pieces need together, as show_... below take them. */
static size_t view_size(const struct nn_step *from)
{
    assert(!from->is_short_of_memory);
    size_t size = piece_size((size_t)nn_step_placements(from), sizeof(nonet_candidate)) +
                  piece_size((size_t)nn_step_removals(from), sizeof(nonet_candidate)) + list_size(from->cells) +
                  list_size(from->fins) + list_size(from->endo_fins) +
                  2 * piece_size(NN_STEP_HOUSES, sizeof(uint16_t)) +
                  piece_size((size_t)from->set_count, sizeof(nonet_step_set)) +
                  piece_size((size_t)from->chain_count, sizeof(nonet_step_chain)) + (size_t)from->chain_count * PIECE +
                  piece_size((size_t)from->node_count, sizeof(nonet_step_node));
    for (int set = 0; set < from->set_count; set++) size += list_size(from->sets[set].cells);
    for (int node = 0; node < from->node_count; node++)
        size += list_size(from->nodes[node].cells) + piece_size((size_t)from->nodes[node].causes, sizeof(uint16_t));
    return size;
}

static void *take_piece(struct nn_view *view, size_t count, size_t size)
{
    void *piece = view->memory + view->used;
    view->used += piece_size(count, size);
    assert(view->used <= view->size);
    return piece;
}

static nonet_cells show_cells(struct nn_view *view, struct nn_cells set)
{
    const size_t count = (size_t)nn_cells_count(set);
    uint16_t *list = take_piece(view, count, sizeof *list), *at = list;
    NN_EACH_CELL(cell, set) *at++ = (uint16_t)cell;
    return (nonet_cells){list, count};
}

static nonet_houses show_houses(struct nn_view *view, const struct nn_house_list *from)
{
    uint16_t *list = take_piece(view, NN_STEP_HOUSES, sizeof *list);
    for (int i = 0; i < from->count; i++) list[i] = from->house[i];
    return (nonet_houses){list, (size_t)from->count};
}

static const nonet_candidate *show_candidates(struct nn_view *view, const struct nn_cells *of_digit, int side,
                                              size_t count)
{
    nonet_candidate *list = take_piece(view, count, sizeof *list), *at = list;
    for (int digit = 0; digit < side; digit++) NN_EACH_CELL(cell, of_digit[digit])
    *at++ = (nonet_candidate){(uint16_t)cell, (uint8_t)(digit + 1)};
    return list;
}

static const nonet_step_set *show_sets(struct nn_view *view, const struct nn_step *from)
{
    nonet_step_set *list = take_piece(view, (size_t)from->set_count, sizeof *list);
    for (int i = 0; i < from->set_count; i++)
        list[i] = (nonet_step_set){
            .cells = show_cells(view, from->sets[i].cells), .values = from->sets[i].digits, .link = from->sets[i].link};
    return list;
}

static const uint16_t *show_causes(struct nn_view *view, const struct nn_step *from, const struct nn_node *node)
{
    uint16_t *list = take_piece(view, (size_t)node->causes, sizeof *list);
    for (int i = 0; i < node->causes; i++) list[i] = (uint16_t)from->causes[node->first_cause + i];
    return list;
}

static nonet_step_chain show_chain(struct nn_view *view, const struct nn_step *from, const struct nn_chain *chain)
{
    nonet_step_node *list = take_piece(view, (size_t)chain->nodes, sizeof *list);
    for (int i = 0; i < chain->nodes; i++) {
        const struct nn_node *node = &from->nodes[chain->first + i];
        list[i] = (nonet_step_node){.cells = show_cells(view, node->cells),
                                    .value = (uint8_t)(node->digit + 1),
                                    .is_true = node->is_true,
                                    .causes = show_causes(view, from, node),
                                    .cause_count = (size_t)node->causes,
                                    .set = node->set,
                                    .technique = node->technique,
                                    .chain = node->chain};
    }
    return (nonet_step_chain){.nodes = list, .count = (size_t)chain->nodes, .together = (size_t)chain->together};
}

static const nonet_step_chain *show_chains(struct nn_view *view, const struct nn_step *from)
{
    nonet_step_chain *list = take_piece(view, (size_t)from->chain_count, sizeof *list);
    for (int i = 0; i < from->chain_count; i++) list[i] = show_chain(view, from, &from->chains[i]);
    return list;
}

static bool make_view_room(struct nn_view *view, size_t size)
{
    view->used = 0;
    if (size <= view->size) return true;
    unsigned char *larger = realloc(view->memory, 2 * size);
    if (!larger) return false;
    view->memory = larger;
    view->size = 2 * size;
    return true;
}

bool nn_view_show(struct nn_view *view, const struct nn_step *from, int side)
{
    assert(from->branches <= from->chain_count);
    if (from->is_short_of_memory || !make_view_room(view, view_size(from))) return false;
    const size_t placements = (size_t)nn_step_placements(from), removals = (size_t)nn_step_removals(from);
    view->step = (nonet_step){
        .technique = (int)from->technique,
        .placements = show_candidates(view, from->placed, side, placements),
        .placement_count = placements,
        .eliminations = show_candidates(view, from->removed, side, removals),
        .elimination_count = removals,
        .values = from->digits,
        .cells = show_cells(view, from->cells),
        .base = show_houses(view, &from->base),
        .cover = show_houses(view, &from->cover),
        .fins = show_cells(view, from->fins),
        .endo_fins = show_cells(view, from->endo_fins),
        .sets = show_sets(view, from),
        .set_count = (size_t)from->set_count,
        .chains = show_chains(view, from),
        .chain_count = (size_t)from->chain_count,
        .branch_count = (size_t)(from->branches ? from->branches : from->chain_count),
        .is_siamese = from->is_siamese,
    };
    return true;
}

void nn_view_release(struct nn_view *view)
{
    free(view->memory);
}
