/* aligned.c: aligned pair and triplet exclusion.
 *
 * Some cells are filled in all possible ways; a way is forbidden if two of them that see each other are equal, or if
 * it leaves an excluder, a small cell that all of them see, empty. What is in no allowed way goes. Pairs are
 * excluded by cells with two candidates, triplets by cells with two or three. */
#include "rate/se/hint.h"

struct exclusion {
    const struct nn_se_board *board;
    struct nn_cells bases;     /* see an excluder, and no cell with a single candidate */
    struct nn_cells excluders;
};

static void find_bases(struct exclusion *exclusion, int most_candidates)
{
    const struct nn_se_board *board = exclusion->board;
    struct nn_cells singles = nn_no_cells();
    for (int cell = 0; cell < NN_SE_CELLS; cell++) {
        const int count = nn_count_bits(board->candidates[cell]);
        if (count == 1) nn_cells_add(&singles, cell);
        if (count >= 2 && count <= most_candidates) nn_cells_add(&exclusion->excluders, cell);
    }
    for (int cell = 0; cell < NN_SE_CELLS; cell++)
        if (nn_count_bits(board->candidates[cell]) >= 2 &&
            nn_cells_meet(board->geometry->seen[cell], exclusion->excluders) &&
            !nn_cells_meet(board->geometry->seen[cell], singles))
            nn_cells_add(&exclusion->bases, cell);
}

static bool leaves_empty(const struct exclusion *exclusion, struct nn_cells excluders, unsigned digits)
{
    NN_EACH_CELL(cell, excluders) if (!(exclusion->board->candidates[cell] & ~digits)) return true;
    return false;
}

static bool sees(const struct exclusion *exclusion, int a, int b)
{
    return nn_cells_have(exclusion->board->geometry->seen[a], b);
}

static bool strike_all_but(const struct exclusion *exclusion, struct nn_se_hint *hint, const int *cells,
                           const unsigned *allowed, int count, double rating)
{
    nn_se_hint_begin(hint, "aligned exclusion", rating);
    for (int i = 0; i < count; i++)
        nn_se_hint_remove(hint, exclusion->board, cells[i], 0x1ff & ~allowed[i]);
    return nn_se_hint_does_something(hint);
}

static bool try_pair(const struct exclusion *exclusion, struct nn_se_hint *hint, int first, int second)
{
    const struct nn_se_board *board = exclusion->board;
    const struct nn_cells common = nn_cells_and(
        exclusion->excluders, nn_cells_and(board->geometry->seen[first], board->geometry->seen[second]));
    if (nn_cells_count(common) < 2) return false;
    unsigned allowed[2] = {0, 0};
    for (int a = 0; a < 9; a++)
        for (int b = 0; b < 9; b++) {
            if (!nn_se_has(board, first, a) || !nn_se_has(board, second, b)) continue;
            if (a == b && sees(exclusion, first, second)) continue;
            if (leaves_empty(exclusion, common, 1u << a | 1u << b)) continue;
            allowed[0] |= 1u << a;
            allowed[1] |= 1u << b;
        }
    const int cells[2] = {first, second};
    return strike_all_but(exclusion, hint, cells, allowed, 2, 6.2);
}

bool nn_se_aligned_pair(const struct nn_se_board *board, struct nn_se_hint *hint)
{
    struct exclusion exclusion = {.board = board};
    find_bases(&exclusion, 2);
    NN_EACH_CELL(first, exclusion.bases)
        NN_EACH_CELL(second, exclusion.bases)
            if (second > first && try_pair(&exclusion, hint, first, second)) return true;
    return false;
}

static bool is_allowed(const struct exclusion *exclusion, const int cells[3], struct nn_cells excluders,
                       const int digits[3])
{
    for (int i = 0; i < 3; i++)
        for (int j = i + 1; j < 3; j++)
            if (digits[i] == digits[j] && sees(exclusion, cells[i], cells[j])) return false;
    return !leaves_empty(exclusion, excluders, 1u << digits[0] | 1u << digits[1] | 1u << digits[2]);
}

static bool try_triplet(const struct exclusion *exclusion, struct nn_se_hint *hint, const int cells[3])
{
    const struct nn_se_board *board = exclusion->board;
    struct nn_cells common = exclusion->excluders;
    for (int i = 0; i < 3; i++) common = nn_cells_and(common, board->geometry->seen[cells[i]]);
    if (nn_cells_count(common) < 2) return false;
    unsigned allowed[3] = {0, 0, 0};
    for (int a = 0; a < 9; a++)
        for (int b = 0; b < 9; b++)
            for (int c = 0; c < 9; c++) {
                const int digits[3] = {a, b, c};
                if (!nn_se_has(board, cells[0], a) || !nn_se_has(board, cells[1], b) ||
                    !nn_se_has(board, cells[2], c) || !is_allowed(exclusion, cells, common, digits))
                    continue;
                for (int i = 0; i < 3; i++) allowed[i] |= 1u << digits[i];
            }
    return strike_all_but(exclusion, hint, cells, allowed, 3, 7.5);
}

/* The third cell is an excluder of one of the first two that is a base itself. */
bool nn_se_aligned_triple(const struct nn_se_board *board, struct nn_se_hint *hint)
{
    struct exclusion exclusion = {.board = board};
    find_bases(&exclusion, 3);
    NN_EACH_CELL(first, exclusion.bases)
        NN_EACH_CELL(second, exclusion.bases)
        {
            if (second <= first) continue;
            const struct nn_cells seen = nn_cells_or(board->geometry->seen[first], board->geometry->seen[second]);
            NN_EACH_CELL(third, nn_cells_and(seen, nn_cells_and(exclusion.excluders, exclusion.bases)))
            {
                if (third == first || third == second) continue;
                const int cells[3] = {first, second, third};
                if (try_triplet(&exclusion, hint, cells)) return true;
            }
        }
    return false;
}
