/* plain_hits.c: see plain_hits.h. */
#include "logic/forcing/plain_hits.h"

#include <assert.h>
#include <limits.h>

/* What must be off or on because of a strong link between two candidates. */
static void add_hits_of_link(struct nn_forcer *forcer, struct nn_plain_hits *hits, struct nn_single a,
                             struct nn_single b)
{
    const struct nn_reached *const one = nn_reach_from(forcer->reach, a.cell, a.digit), *const two = nn_reach_from(
                                                                                            forcer->reach, b.cell,
                                                                                            b.digit);
    for (int digit = 0; digit < forcer->geometry->side; digit++) {
        hits->on[digit] = nn_cells_or(hits->on[digit], nn_cells_and(one->on[digit], two->on[digit]));
        hits->off[digit] = nn_cells_or(hits->off[digit], nn_cells_and(one->off[digit], two->off[digit]));
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
    for (int digit = 0; digit < side; digit++) any = nn_cells_or(any, nn_cells_or(hits->on[digit], hits->off[digit]));
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
        memset(hits->class_of, 0, (size_t)(side * side * side) * sizeof hits->class_of[0]);
        hits->class_count = 0;
    } else {
        memset(hits->on, 0xff, sizeof hits->on);
        memset(hits->off, 0xff, sizeof hits->off);
    }
    nn_find_linked(forcer->start, forcer->geometry, hits->linked);
    return true;
}

/* ---- what is struck already --------------------------------------------------------------------------- */

static void note_struck(struct nn_plain_rank *rank, const struct nn_hint *hint)
{
    bool is_first = !rank->complexity || hint->difficulty < rank->difficulty;
    if (!is_first && hint->difficulty == rank->difficulty)
        is_first =
            hint->complexity < rank->complexity || (hint->complexity == rank->complexity && hint->place < rank->place);
    if (is_first) *rank = (struct nn_plain_rank){hint->difficulty, hint->complexity, hint->place};
}

void nn_plain_note(struct nn_plain_hits *hits, const struct nn_forcer *forcer, const struct nn_hint *hint)
{
    const int side = forcer->geometry->side;
    if (!hits->is_limited) return;
    if (hint->is_cycle) {
        for (int digit = 0; digit < side; digit++) NN_EACH_CELL(cell, forcer->effects[hint->effect].removed[digit])
        note_struck(&hits->ranks[cell * side + digit], hint);
        return;
    }
    const uint32_t own = UINT32_C(1) << hint->digit;
    for (uint64_t struck = hint->is_on ? forcer->start->digits[hint->cell] & ~own : own; struck;)
        note_struck(&hits->ranks[hint->cell * side + nn_take_bit(&struck)], hint);
}

/* The length up to which a chain or cycle here comes before the hint that strikes the candidate; 0: none does. */
static int longest_useful(const struct nn_plain_rank *rank, double base, int place)
{
    assert(base > 0);
    int longest = 0;
    if (!rank->complexity) return INT_MAX;
    for (int length = 4;; length += 2) {
        const double difficulty = nn_hint_difficulty(base, length);
        if (difficulty > rank->difficulty) return longest;
        if (difficulty == rank->difficulty &&
            (length > rank->complexity || (length == rank->complexity && place > rank->place)))
            return longest;
        longest = length;
    }
}

int nn_plain_longest_from_on(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                             int digit)
{
    assert(forcer->start->digits[cell] >> digit & 1);
    const int index = cell * forcer->geometry->side + digit;
    return hits->is_limited ? longest_useful(&hits->ranks[index], base, index * 3 + 1) : INT_MAX;
}

int nn_plain_longest_from_off(const struct nn_plain_hits *hits, const struct nn_forcer *forcer, double base, int cell,
                              int digit)
{
    const int side = forcer->geometry->side;
    int longest = 0;
    if (!hits->is_limited) return INT_MAX;
    for (uint64_t others = forcer->start->digits[cell] & ~(UINT32_C(1) << digit); others;) {
        const struct nn_plain_rank *const rank = &hits->ranks[cell * side + nn_take_bit(&others)];
        const int useful = longest_useful(rank, base, (cell * side + digit) * 3 + 2);
        if (useful > longest) longest = useful;
    }
    return longest;
}

/* ---- the way ---------------------------------------------------------------------------------------------- */

const struct nn_reached *nn_plain_way_to_off(const struct nn_plain_hits *hits, struct nn_forcer *forcer, int cell,
                                             int digit)
{
    return hits->is_limited ? nn_reach_from(forcer->reach, cell, digit) : NULL;
}

static void add_reached(struct nn_forcer *forcer, struct nn_reached *sum, int cell, int digit)
{
    const struct nn_reached *const reached = nn_reach_from(forcer->reach, cell, digit);
    for (int i = 0; i < forcer->geometry->side; i++) {
        sum->on[i] = nn_cells_or(sum->on[i], reached->on[i]);
        sum->off[i] = nn_cells_or(sum->off[i], reached->off[i]);
    }
}

const struct nn_reached *nn_plain_way_to_on(const struct nn_plain_hits *hits, struct nn_forcer *forcer, int cell,
                                            int digit, struct nn_reached *memory)
{
    const struct nn_marks *const marks = forcer->start;
    if (!hits->is_limited) return NULL;
    memset(memory, 0, sizeof *memory);
    nn_cells_add(&memory->off[digit], cell);
    if (nn_has_two_bits(marks->digits[cell]))
        add_reached(forcer, memory, cell, nn_first_bit(marks->digits[cell] & ~(UINT32_C(1) << digit)));
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = forcer->geometry->house_of[cell][kind];
        if (marks->count[house][digit] != 2) continue;
        struct nn_cells others = nn_marks_in(marks, forcer->geometry, digit, house);
        nn_cells_drop(&others, cell);
        add_reached(forcer, memory, nn_cells_first(others), digit);
    }
    return memory;
}

/* ---- cycles ---------------------------------------------------------------------------------------------- */

/* Are there chains of this kind for everything that cycles of this kind strike? The cycle itself is one, as a path from
 * the candidate to its opposite. But Y chains are not searched for, nor chains from a cell's last candidate. */
static bool has_chains(const struct nn_forcer *forcer, enum nn_hint_kind kind, int cell)
{
    return kind != NN_HINT_Y && !nn_has_one_bit(forcer->start->digits[cell]);
}

/* The candidate is struck by the shortest chain of this kind that starts from it. */
static bool is_struck_by_chain(const struct nn_plain_rank *rank, int start, double base)
{
    return rank->place == start * 3 + 1 && rank->difficulty >= base;
}

/* A candidate that a cycle removes leads to its own opposite, through the cycle in one direction, and also to every
 * statement of the cycle and its opposite. */
static void add_loser(struct nn_plain_hits *hits, int side, struct nn_plain_loser loser)
{
    assert(hits->loser_count < NN_PLAIN_RANKS);
    for (int digit = 0; digit < side; digit++)
        hits->near[digit] =
            nn_cells_or(hits->near[digit], nn_cells_and(loser.reached->on[digit], loser.reached->off[digit]));
    hits->losers[hits->loser_count++] = loser;
}

bool nn_plain_find_losers(struct nn_plain_hits *hits, struct nn_forcer *forcer, enum nn_hint_kind kind, double base)
{
    const int side = forcer->geometry->side;
    hits->loser_count = 0;
    if (!hits->is_limited) return true;
    memset(hits->near, 0, sizeof hits->near);
    for (int digit = 0; digit < side; digit++) NN_EACH_CELL(cell, hits->off[digit])
        {
            const struct nn_plain_rank *const rank = &hits->ranks[cell * side + digit];
            if (!rank->complexity && has_chains(forcer, kind, cell)) continue;
            const bool is_chain =
                rank->complexity && kind == NN_HINT_XY && is_struck_by_chain(rank, cell * side + digit, base);
            const int shortest = is_chain ? rank->complexity - 2 : 4;
            if (longest_useful(rank, base, 0) < shortest) continue;
            add_loser(hits, side,
                      (struct nn_plain_loser){(uint16_t)cell, (uint8_t)digit, nn_reach_from(forcer->reach, cell, digit),
                                              rank, shortest});
        }
    return hits->loser_count;
}

static void add_partners(const struct nn_forcer *forcer, int cell, int digit, struct nn_cells *partners)
{
    const struct nn_marks *const marks = forcer->start;
    if (nn_has_two_bits(marks->digits[cell]))
        nn_cells_add(&partners[nn_first_bit(marks->digits[cell] & ~(UINT32_C(1) << digit))], cell);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = forcer->geometry->house_of[cell][kind];
        if (marks->count[house][digit] != 2) continue;
        struct nn_cells others = nn_marks_in(marks, forcer->geometry, digit, house);
        nn_cells_drop(&others, cell);
        partners[digit] = nn_cells_or(partners[digit], others);
    }
}

/* Find the members of the candidate's class; returns their number. */
static int find_members(struct nn_plain_class *class, struct nn_forcer *forcer, int cell, int digit)
{
    const struct nn_reached *const reached = nn_reach_from(forcer->reach, cell, digit);
    int count = 0;
    memset(class, 0, sizeof *class);
    for (int i = 0; i < forcer->geometry->side; i++) NN_EACH_CELL(other, reached->on[i])
        {
            if (!nn_cells_have(nn_reach_from(forcer->reach, other, i)->on[digit], cell)) continue;
            nn_cells_add(&class->on[i], other);
            count++;
        }
    return count;
}

/* NULL: it is the only member, so it is in no cycle. */
static const struct nn_plain_class *class_of(struct nn_plain_hits *hits, struct nn_forcer *forcer, int cell, int digit)
{
    assert(hits->class_count <= NN_PLAIN_CLASSES);
    const int side = forcer->geometry->side, number = hits->class_of[cell * side + digit];
    struct nn_plain_class *const class = &hits->classes[hits->class_count];
    if (number) return number < 0 ? NULL : &hits->classes[number - 1];
    hits->class_of[cell * side + digit] = -1;
    if (find_members(class, forcer, cell, digit) < 2) return NULL;
    const bool is_kept = hits->class_count < NN_PLAIN_CLASSES;
    hits->class_count += is_kept;
    for (int i = 0; i < side; i++) NN_EACH_CELL(member, class->on[i])
        {
            hits->class_of[member * side + i] = (int16_t)(is_kept ? hits->class_count : 0);
            add_partners(forcer, member, i, class->off);
        }
    return class;
}

/* Does it see both "on" and "off" statements of such a cycle? */
static bool may_be_struck(const struct nn_plain_loser *loser, const struct nn_plain_class *class,
                          const struct nn_geometry *geometry)
{
    const struct nn_cells seen = geometry->peers[loser->cell];
    return nn_cells_meet(class->on[loser->digit], seen) && nn_cells_meet(class->off[loser->digit], seen);
}

/* Cycles are searched for only among candidates that lead to each other and see what they would strike. */
int nn_plain_longest_cycle(struct nn_plain_hits *hits, struct nn_forcer *forcer, double base, int cell, int digit)
{
    const int place = (cell * forcer->geometry->side + digit) * 3;
    int longest = 0;
    if (!hits->is_limited) return INT_MAX;
    if (!nn_cells_have(hits->near[digit], cell)) return 0;
    const struct nn_plain_class *const class = class_of(hits, forcer, cell, digit);
    for (int i = 0; class && i < hits->loser_count; i++) {
        const struct nn_plain_loser *const loser = &hits->losers[i];
        if (!nn_cells_have(loser->reached->on[digit], cell) || !nn_cells_have(loser->reached->off[digit], cell) ||
            !may_be_struck(loser, class, forcer->geometry))
            continue;
        const int useful = longest_useful(loser->rank, base, place);
        if (useful >= loser->shortest && useful > longest) longest = useful;
    }
    return longest;
}
