/* se_tuples.c: see se_tuples.h.
 *
 * The highest member of a tuple is chosen first and the lowest last, so that tuples come in the order of their binary
 * numbers; a choice whose union is too large already is left. */
#include "rate/se/se_tuples.h"

#include <string.h>

struct tuple_search {
    const uint16_t *sets;
    unsigned eligible;
    int size, count;
    struct nn_se_tuple *tuples;
};

static void add_tuple(struct tuple_search *search, unsigned choice, unsigned all)
{
    search->tuples[search->count++] = (struct nn_se_tuple){(uint16_t)choice, (uint16_t)all};
}

/* The last member must make the union complete, and not too large. */
static void choose_last(struct tuple_search *search, unsigned candidates, unsigned choice, unsigned all, bool is_full)
{
    for (uint64_t rest = candidates; rest;) {
        const int member = nn_take_bit(&rest);
        const unsigned now = all | search->sets[member];
        if (is_full ? now == all : nn_count_bits(now) == search->size) add_tuple(search, choice | 1u << member, now);
    }
}

static void choose_members(struct tuple_search *search, unsigned candidates, int left, unsigned choice, unsigned all)
{
    for (uint64_t rest = candidates; rest;) {
        const int member = nn_take_bit(&rest);
        const unsigned now = all | search->sets[member], chosen = choice | 1u << member;
        const unsigned lower = search->eligible & ((1u << member) - 1);
        const int size = nn_count_bits(now);
        if (size > search->size) continue;
        if (left > 2) choose_members(search, lower, left - 1, chosen, now);
        else choose_last(search, lower, chosen, now, size == search->size);
    }
}

int nn_se_list_tuples(const uint16_t sets[9], unsigned eligible, int size, struct nn_se_tuple tuples[NN_SE_MOST_TUPLES])
{
    struct tuple_search search = {.sets = sets, .eligible = eligible, .size = size, .tuples = tuples};
    choose_members(&search, eligible, size, 0, 0);
    return search.count;
}

/* Lane by lane without a branch: adding 0x7fff sets the highest bit of what is not zero. The bits of the nine digits
 * move down to make room. */
void nn_se_eligible_digits(const struct nn_se_board *board, int size, uint16_t digits[restrict NN_SE_LANES])
{
    memset(digits, 0, NN_SE_LANES * sizeof digits[0]);
    for (int digit = 0; digit < 9; digit++) {
        uint16_t rest[NN_SE_LANES], is_several[NN_SE_LANES];
        for (int house = 0; house < NN_SE_LANES; house++) {
            const uint16_t places = board->places[digit][house];
            rest[house] = (uint16_t)(places & (uint16_t)(places - 1));
            is_several[house] = (uint16_t)(rest[house] + 0x7fff);
        }
        for (int i = 1; i < size; i++)
            for (int house = 0; house < NN_SE_LANES; house++) rest[house] &= (uint16_t)(rest[house] - 1);
        for (int house = 0; house < NN_SE_LANES; house++) {
            const uint16_t is_too_large = (uint16_t)(rest[house] + 0x7fff);
            digits[house] = (uint16_t)((digits[house] >> 1) | (is_several[house] & (uint16_t)~is_too_large & 0x8000));
        }
    }
    for (int house = 0; house < NN_SE_LANES; house++) digits[house] >>= 16 - 9;
}
