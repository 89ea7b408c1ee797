/* neighbours.c: see neighbours.h. It shares no code with lib/create. */
#include "support/neighbours.h"

#include <stdlib.h>
#include <string.h>

struct hunt {
    const uint8_t *puzzle;
    uint8_t *cells;          /* what has gone and come */
    nonet_position position; /* the same */
    nonet_solver *plain;
    struct neighbours *found;
};

static bool has_one_solution(const struct hunt *hunt)
{
    nonet_result result;
    if (nonet_solver_count(hunt->plain, &hunt->position, 2, &result) != NONET_OK) abort();
    return result.verdict == NONET_VERDICT_UNIQUE;
}

static bool needs_every_clue(const struct hunt *hunt)
{
    uint8_t *const cells = hunt->cells;
    bool needs = true;
    for (size_t cell = 0; cell < hunt->found->cells && needs; cell++) {
        const uint8_t clue = cells[cell];
        if (!clue) continue;
        cells[cell] = 0;
        needs = !has_one_solution(hunt);
        cells[cell] = clue;
    }
    return needs;
}

/* Clues that come, in cells from `first` on; only into cells that are empty. */
static void let_come(struct hunt *hunt, int add, size_t first)
{
    uint8_t *const cells = hunt->cells;
    if (add == 0) {
        if (!has_one_solution(hunt)) return;
        hunt->found->valid++;
        if (needs_every_clue(hunt)) neighbours_add(hunt->found, cells);
        return;
    }
    for (size_t cell = first; cell < hunt->found->cells; cell++) {
        if (cells[cell]) continue;
        for (int value = 1; value <= nonet_layout_side(hunt->position.layout); value++) {
            if (value == hunt->puzzle[cell]) continue; /* it has just gone */
            cells[cell] = (uint8_t)value;
            let_come(hunt, add - 1, cell + 1);
        }
        cells[cell] = 0;
    }
}

static void let_go(struct hunt *hunt, int remove, int add, size_t first)
{
    if (remove == 0) {
        let_come(hunt, add, 0);
        return;
    }
    for (size_t cell = first; cell < hunt->found->cells; cell++) {
        if (!hunt->puzzle[cell]) continue;
        hunt->cells[cell] = 0;
        let_go(hunt, remove - 1, add, cell + 1);
        hunt->cells[cell] = hunt->puzzle[cell];
    }
}

void neighbours_find(const nonet_position *position, int remove, int add, nonet_solver *plain, struct neighbours *found)
{
    uint8_t cells[NONET_MAX_CELLS];
    *found = (struct neighbours){.cells = (size_t)nonet_layout_cells(position->layout)};
    memcpy(cells, position->cells, found->cells);
    struct hunt hunt = {position->cells, cells, {position->layout, cells, NULL, NULL}, plain, found};
    let_go(&hunt, remove, add, 0);
}

void neighbours_add(struct neighbours *found, const uint8_t *cells)
{
    if (found->count == found->room) {
        found->room = found->room ? 2 * found->room : 64;
        found->boards = realloc(found->boards, found->room * found->cells);
        if (!found->boards) abort();
    }
    memcpy(found->boards + found->count++ * found->cells, cells, found->cells);
}

void neighbours_canonize(struct neighbours *found, const nonet_layout *layout)
{
    nonet_canonizer *canonizer;
    if (nonet_canonizer_new(NULL, &canonizer) != NONET_OK) abort();
    for (size_t at = 0; at < found->count; at++) {
        uint8_t *const cells = found->boards + at * found->cells;
        const nonet_position position = {layout, cells, NULL, NULL};
        nonet_canonical canonical;
        if (nonet_canonizer_run(canonizer, &position, &canonical) != NONET_OK) abort();
        memcpy(cells, canonical.cells, found->cells);
    }
    nonet_canonizer_free(canonizer);
}

/* A simple merge of two sorted halves; qsort has no way to know the size of a board. */
static void sort_boards(uint8_t *boards, uint8_t *spare, size_t count, size_t cells)
{
    if (count < 2) return;
    const size_t half = count / 2;
    sort_boards(boards, spare, half, cells);
    sort_boards(boards + half * cells, spare, count - half, cells);
    memcpy(spare, boards, half * cells);
    size_t left = 0, right = half, out = 0;
    while (left < half) {
        const bool takes_left = right == count || memcmp(spare + left * cells, boards + right * cells, cells) <= 0;
        memmove(boards + out++ * cells, takes_left ? spare + left++ * cells : boards + right++ * cells, cells);
    }
}

size_t neighbours_sort(struct neighbours *found)
{
    size_t different = 0;
    uint8_t *const spare = malloc(found->count * found->cells + 1);
    if (!spare) abort();
    sort_boards(found->boards, spare, found->count, found->cells);
    free(spare);
    for (size_t at = 0; at < found->count; at++) {
        const uint8_t *const board = found->boards + at * found->cells;
        if (different && memcmp(board, found->boards + (different - 1) * found->cells, found->cells) == 0) continue;
        memmove(found->boards + different++ * found->cells, board, found->cells);
    }
    return different;
}

void neighbours_free(struct neighbours *found)
{
    free(found->boards);
}
