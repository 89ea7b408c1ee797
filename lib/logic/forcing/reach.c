/* reach.c: see reach.h. */
#include "logic/forcing/reach.h"

#include "base/invariants.h"

void nn_find_linked(const struct nn_marks *marks, const struct nn_geometry *geometry,
                    struct nn_cells linked_of[NN_LOGIC_SIDE])
{
    for (int digit = 0; digit < geometry->side; digit++) {
        struct nn_cells linked = nn_no_cells();
        for (int house = 0; house < geometry->houses; house++)
            if (marks->count[house][digit] == 2)
                linked = nn_cells_or(linked, nn_marks_in(marks, geometry, digit, house));
        linked_of[digit] = linked;
    }
    for (int cell = 0; cell < geometry->cells; cell++)
        if (nn_has_two_bits(marks->digits[cell]))
            for (uint64_t digits = marks->digits[cell]; digits;) nn_cells_add(&linked_of[nn_take_bit(&digits)], cell);
}

static void add_partner(struct nn_reach *reach, int cell, int digit, int other_cell, int other_digit)
{
    assert(reach->partner_count[cell * reach->geometry->side + digit] <= NN_HOUSE_KINDS);
    const int index = cell * reach->geometry->side + digit;
    reach->partners[index].of[reach->partner_count[index]++] =
        (struct nn_single){(uint16_t)other_cell, (uint8_t)other_digit};
    nn_cells_add(&reach->linked[digit], cell);
}

static void link_partners(struct nn_reach *reach, int cell, int digit, int other_cell, int other_digit)
{
    add_partner(reach, cell, digit, other_cell, other_digit);
    add_partner(reach, other_cell, other_digit, cell, digit);
}

static void find_partners(struct nn_reach *reach)
{
    const struct nn_geometry *const geometry = reach->geometry;
    const struct nn_marks *const marks = reach->marks;
    for (int house = 0; house < geometry->houses; house++)
        for (int digit = 0; digit < geometry->side; digit++) {
            if (marks->count[house][digit] != 2) continue;
            struct nn_cells places = nn_marks_in(marks, geometry, digit, house);
            const int one = nn_cells_take(&places), two = nn_cells_take(&places);
            link_partners(reach, one, digit, two, digit);
        }
    for (int cell = 0; cell < geometry->cells; cell++) {
        uint64_t digits = marks->digits[cell];
        if (!nn_has_two_bits(marks->digits[cell])) continue;
        const int low = nn_take_bit(&digits), high = nn_take_bit(&digits);
        link_partners(reach, cell, low, cell, high);
    }
}

void nn_reach_begin(struct nn_reach *reach, const struct nn_geometry *geometry, const struct nn_marks *marks)
{
    const size_t candidates = (size_t)geometry->cells * (size_t)geometry->side;
    reach->geometry = geometry;
    reach->marks = marks;
    memset(reach->is_known, 0, candidates);
    memset(reach->partner_count, 0, candidates);
    memset(reach->linked, 0, sizeof reach->linked);
    find_partners(reach);
}

/* A branch under way. */
struct spreading {
    struct nn_reach *reach;
    struct nn_reached *reached;
    int count; /* in the queue */
};

static void reach_on(struct spreading *spreading, int cell, int digit)
{
    struct nn_reach *const reach = spreading->reach;
    struct nn_reached *const reached = spreading->reached;
    if (nn_cells_have(reached->on[digit], cell)) return;
    const int side = reach->geometry->side, index = cell * side + digit;
    if (reach->is_known[index]) {
        const struct nn_reached *const known = &reach->from[index];
        for (int i = 0; i < side; i++) {
            reached->on[i] = nn_cells_or(reached->on[i], known->on[i]);
            reached->off[i] = nn_cells_or(reached->off[i], known->off[i]);
        }
        return;
    }
    nn_cells_add(&reached->on[digit], cell);
    reach->queue[spreading->count++] = (struct nn_single){(uint16_t)cell, (uint8_t)digit};
}

/* The candidate is off: what does that leave as the only one? */
static void reach_ons(struct spreading *spreading, int cell, int digit)
{
    const int index = cell * spreading->reach->geometry->side + digit;
    const struct nn_partners *const partners = &spreading->reach->partners[index];
    for (int i = 0; i < spreading->reach->partner_count[index]; i++)
        reach_on(spreading, partners->of[i].cell, partners->of[i].digit);
}

static void reach_offs(struct spreading *spreading, int cell, int digit)
{
    const struct nn_reach *const reach = spreading->reach;
    struct nn_reached *const reached = spreading->reached;
    const struct nn_cells seen = nn_cells_and(reach->marks->places[digit], reach->geometry->peers[cell]);
    const struct nn_cells fresh = nn_cells_less(seen, reached->off[digit]);
    for (uint64_t others = reach->marks->digits[cell] & ~(UINT32_C(1) << digit); others;) {
        const int other = nn_take_bit(&others);
        if (nn_cells_have(reached->off[other], cell)) continue;
        nn_cells_add(&reached->off[other], cell);
        if (nn_cells_have(reach->linked[other], cell)) reach_ons(spreading, cell, other);
    }
    reached->off[digit] = nn_cells_or(reached->off[digit], seen);
    NN_EACH_CELL(other, nn_cells_and(fresh, reach->linked[digit]))
    reach_ons(spreading, other, digit);
}

const struct nn_reached *nn_reach_from(struct nn_reach *reach, int cell, int digit)
{
    assert(reach->marks->digits[cell] >> digit & 1);
    const int index = cell * reach->geometry->side + digit;
    struct nn_reached *const reached = &reach->from[index];
    if (reach->is_known[index]) return reached;
    struct spreading spreading = {reach, reached, 0};
    memset(reached, 0, sizeof *reached);
    reach_on(&spreading, cell, digit);
    for (int i = 0; i < spreading.count; i++) reach_offs(&spreading, reach->queue[i].cell, reach->queue[i].digit);
    reach->is_known[index] = 1;
    NN_CHECK_EVERY(4096, reach->occasions, nn_reach_check(reach));
    return reached;
}
