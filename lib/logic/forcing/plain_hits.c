/* plain_hits.c: see plain_hits.h. */
#include "logic/forcing/plain_hits.h"

#include <limits.h>

/* What must be off, or on, because of a strong link between two candidates. */
static void add_hits_of_link(struct nn_forcer *forcer, struct nn_plain_hits *hits, struct nn_single a,
                             struct nn_single b)
{
    const struct nn_reached *const one = nn_reach_from(forcer->reach, a.cell, a.digit),
                                  *const two = nn_reach_from(forcer->reach, b.cell, b.digit);
    for (int digit = 0; digit < forcer->geometry->side; digit++) {
        hits->on[digit] =
            nn_cells_or(hits->on[digit], nn_cells_and(one->on[digit], two->on[digit]));
        hits->off[digit] =
            nn_cells_or(hits->off[digit], nn_cells_and(one->off[digit], two->off[digit]));
    }
}

/* The strong links that were not there before. */
static void add_hits_of_new_links(struct nn_forcer *forcer, struct nn_plain_hits *hits)
{
    const struct nn_marks *const now = forcer->start, *const before = forcer->before;
    const struct nn_geometry *const geometry = forcer->geometry;
    NN_EACH_CELL(cell, forcer->grid->open)
    {
        uint64_t digits = now->digits[cell];
        if (now->digits[cell] == before->digits[cell] || !nn_has_two_bits(now->digits[cell])) continue;
        const int low = nn_take_bit(&digits), high = nn_take_bit(&digits);
        add_hits_of_link(forcer, hits, (struct nn_single){(uint16_t)cell, (uint8_t)low},
                         (struct nn_single){(uint16_t)cell, (uint8_t)high});
    }
    for (int house = 0; house < geometry->houses; house++)
        for (int digit = 0; digit < geometry->side; digit++) {
            if (now->count[house][digit] != 2 || before->count[house][digit] == 2) continue;
            struct nn_cells places = nn_marks_in(now, geometry, digit, house);
            const int one = nn_cells_take(&places), two = nn_cells_take(&places);
            add_hits_of_link(forcer, hits, (struct nn_single){(uint16_t)one, (uint8_t)digit},
                             (struct nn_single){(uint16_t)two, (uint8_t)digit});
        }
}

static bool are_no_hits(const struct nn_plain_hits *hits, int side)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < side; digit++)
        any = nn_cells_or(any, nn_cells_or(hits->on[digit], hits->off[digit]));
    return nn_cells_are_none(any);
}

bool nn_plain_find_hits(struct nn_plain_hits *hits, struct nn_forcer *forcer)
{
    const int side = forcer->geometry->side;
    hits->is_limited = forcer->before;
    if (hits->is_limited) {
        memset(hits->on, 0, sizeof hits->on);
        memset(hits->off, 0, sizeof hits->off);
        nn_reach_begin(forcer->reach, forcer->geometry, forcer->start);
        add_hits_of_new_links(forcer, hits);
        if (are_no_hits(hits, side)) return false;
        memset(hits->ranks, 0, (size_t)(side * side * side) * sizeof hits->ranks[0]);
    } else {
        memset(hits->on, 0xff, sizeof hits->on);
        memset(hits->off, 0xff, sizeof hits->off);
        memset(hits->cycle, 0xff, sizeof hits->cycle);
        hits->longest_cycle = INT_MAX;
    }
    nn_find_linked(forcer->start, forcer->geometry, hits->linked);
    return true;
}

/* ---- what is struck already --------------------------------------------------------------------------- */

static void note_struck(struct nn_plain_rank *rank, const struct nn_hint *hint)
{
    const bool is_first = !rank->complexity || hint->difficulty < rank->difficulty ||
                          (hint->difficulty == rank->difficulty && hint->complexity < rank->complexity);
    if (is_first) *rank = (struct nn_plain_rank){hint->difficulty, hint->complexity};
}

void nn_plain_note(struct nn_plain_hits *hits, const struct nn_forcer *forcer, const struct nn_hint *hint)
{
    const int side = forcer->geometry->side;
    if (!hits->is_limited) return;
    if (hint->is_cycle) {
        for (int digit = 0; digit < side; digit++)
            NN_EACH_CELL(cell, forcer->effects[hint->effect].removed[digit])
                note_struck(&hits->ranks[cell * side + digit], hint);
        return;
    }
    const uint32_t own = UINT32_C(1) << hint->digit;
    for (uint64_t struck = hint->is_on ? forcer->start->digits[hint->cell] & ~own : own; struck;)
        note_struck(&hits->ranks[hint->cell * side + nn_take_bit(&struck)], hint);
}

bool nn_plain_wants_off(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                        int digit)
{
    if (!hits->is_limited) return true;
    const struct nn_plain_rank *const rank = &hits->ranks[cell * forcer->geometry->side + digit];
    return !rank->complexity || rank->difficulty >= base;
}

bool nn_plain_wants_on(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                       int digit)
{
    for (uint64_t others = forcer->start->digits[cell] & ~(UINT32_C(1) << digit); others;)
        if (nn_plain_wants_off(hits, forcer, base, cell, nn_take_bit(&others))) return true;
    return false;
}

/* The longest cycle that comes no later than what strikes the candidate; 0: none does. */
static int longest_useful_cycle(const struct nn_plain_rank *rank, double base)
{
    int longest = 0;
    for (int length = 4;; length += 2) {
        const double difficulty = nn_hint_difficulty(base, length);
        if (difficulty > rank->difficulty ||
            (difficulty == rank->difficulty && length > rank->complexity))
            return longest;
        longest = length;
    }
}

/* What a cycle removes leads to its own contrary, through the cycle in one direction, and it leads to
 * every statement of the cycle and to its contrary. So cycles are looked for only there. */
static void add_cycle_starts(struct nn_plain_hits *hits, struct nn_forcer *forcer, int cell, int digit)
{
    const struct nn_reached *const reached = nn_reach_from(forcer->reach, cell, digit);
    for (int i = 0; i < forcer->geometry->side; i++)
        hits->cycle[i] =
            nn_cells_or(hits->cycle[i], nn_cells_and(reached->on[i], reached->off[i]));
}

/* Are there chains of the kind for all that cycles of the kind strike? The cycle, as a way from the candidate to
 * its contrary, is one. But of Y chains are not looked for, nor from a cell's last candidate. */
static bool has_chains(const struct nn_forcer *forcer, enum nn_hint_kind kind, int cell)
{
    return kind != NN_HINT_Y && !nn_has_one_bit(forcer->start->digits[cell]);
}

bool nn_plain_limit_cycles(struct nn_plain_hits *hits, struct nn_forcer *forcer, enum nn_hint_kind kind,
                           double base)
{
    const int side = forcer->geometry->side;
    if (!hits->is_limited) return true;
    memset(hits->cycle, 0, sizeof hits->cycle);
    hits->longest_cycle = 0;
    for (int digit = 0; digit < side; digit++)
        NN_EACH_CELL(cell, hits->off[digit]) {
            const struct nn_plain_rank *const rank = &hits->ranks[cell * side + digit];
            const int longest = rank->complexity               ? longest_useful_cycle(rank, base)
                                : has_chains(forcer, kind, cell) ? 0 : INT_MAX;
            if (!longest) continue;
            if (longest > hits->longest_cycle) hits->longest_cycle = longest;
            add_cycle_starts(hits, forcer, cell, digit);
        }
    return hits->longest_cycle;
}
