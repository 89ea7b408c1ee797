/* tries.c: see tries.h. */
#include "logic/forcing/tries.h"

#include "base/invariants.h"

void nn_tries_begin(struct nn_tries *tries, const struct nn_geometry *geometry, const struct nn_marks *start)
{
    tries->geometry = geometry;
    tries->start = start;
    for (int is_on = 0; is_on < 2; is_on++)
        memset(tries->state[is_on], NN_TRY_UNKNOWN, (size_t)geometry->cells * (size_t)geometry->side);
}

struct trying {
    struct nn_tries *tries;
    struct nn_reached *reached;
    int count; /* in the queue */
};

static bool queue_single(struct trying *trying, int cell, int digit)
{
    if (nn_cells_have(trying->reached->on[digit], cell)) return true;
    nn_cells_add(&trying->reached->on[digit], cell);
    trying->tries->queue[trying->count++] = (struct nn_single){(uint16_t)cell, (uint8_t)digit};
    return true;
}

/* Strike a candidate, and note the singles that it leaves. False: nothing is left for a cell or house. */
static bool strike_try(struct trying *trying, int cell, int digit)
{
    assert(trying->tries->work.digits[cell] >> digit & 1);
    struct nn_marks *const work = &trying->tries->work;
    const struct nn_geometry *const geometry = trying->tries->geometry;
    const uint32_t left = work->digits[cell] &= ~(UINT32_C(1) << digit);
    nn_cells_drop(&work->places[digit], cell);
    if (!(left & (left - 1))) {
        if (!left) return false;
        queue_single(trying, cell, nn_first_bit(left));
    }
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[cell][kind];
        if (--work->count[house][digit] > 1) continue;
        if (!work->count[house][digit]) return false;
        queue_single(trying, nn_cells_first(nn_marks_in(work, geometry, digit, house)), digit);
    }
    return true;
}

static bool place_try(struct trying *trying, int cell, int digit)
{
    struct nn_marks *const work = &trying->tries->work;
    if (!(work->digits[cell] >> digit & 1)) return false;
    for (uint64_t others = work->digits[cell] & ~(UINT32_C(1) << digit); others;)
        if (!strike_try(trying, cell, nn_take_bit(&others))) return false;
    NN_EACH_CELL(other, nn_cells_and(work->places[digit], trying->tries->geometry->peers[cell]))
    if (!strike_try(trying, other, digit)) return false;
    return true;
}

/* False: a contradiction. */
static bool run_try(struct trying *trying, int cell, int digit, bool is_on)
{
    struct nn_tries *const tries = trying->tries;
    tries->work = *tries->start;
    if (is_on) queue_single(trying, cell, digit);
    else if (!strike_try(trying, cell, digit)) return false;
    for (int i = 0; i < trying->count; i++)
        if (!place_try(trying, tries->queue[i].cell, tries->queue[i].digit)) return false;
    return true;
}

const struct nn_reached *nn_try(struct nn_tries *tries, int cell, int digit, bool is_on)
{
    assert(tries->start->digits[cell] >> digit & 1);
    const int index = cell * tries->geometry->side + digit;
    struct nn_reached *const reached = &tries->reached[is_on][index];
    uint8_t *const state = &tries->state[is_on][index];
    if (*state == NN_TRY_UNKNOWN) {
        struct trying trying = {tries, reached, 0};
        memset(reached, 0, sizeof *reached);
        *state = run_try(&trying, cell, digit, is_on) ? NN_TRY_FINE : NN_TRY_CLASHES;
        for (int i = 0; i < tries->geometry->side; i++)
            reached->off[i] = nn_cells_less(tries->start->places[i], tries->work.places[i]);
        NN_CHECK_EVERY(64, tries->occasions, nn_tries_check(tries, cell, digit, is_on));
    }
    return *state == NN_TRY_FINE ? reached : NULL;
}
