/* test_se_tuples.c: choices of sets, and the digits that are worth a try, against their definitions, on random boards. */
#include <string.h>

#include "cmocka_all.h"
#include "rate/se/se_tuples.h"
#include "support/grids.h"

/* Any marks at all; nothing else of the board matters. */
static void make_marks(struct random_source *source, const struct nn_se_geometry *geometry, struct nn_se_board *board)
{
    memset(board, 0, sizeof *board);
    board->geometry = geometry;
    const int density = 10 + random_below(source, 80);
    for (int house = 0; house < NN_SE_HOUSES; house++)
        for (int digit = 0; digit < 9; digit++)
            for (int place = 0; place < 9; place++)
                if (random_below(source, 100) < density) board->places[digit][house] |= (uint16_t)(1 << place);
}

static void eligible_digits_have_two_to_size_places(void **state)
{
    (void)state;
    struct random_source source = {11};
    static struct nn_se_geometry geometry;
    static struct nn_se_board board;
    nn_se_geometry_make(&geometry);
    for (int round = 0; round < 300; round++) {
        make_marks(&source, &geometry, &board);
        for (int size = 2; size <= 4; size++) {
            uint16_t digits[NN_SE_LANES];
            memset(digits, 0xff, sizeof digits);
            nn_se_eligible_digits(&board, size, digits);
            for (int house = 0; house < NN_SE_HOUSES; house++)
                for (int digit = 0; digit < 9; digit++) {
                    const int places = nn_count_bits(board.places[digit][house]);
                    assert_int_equal(digits[house] >> digit & 1, places >= 2 && places <= size);
                }
        }
    }
}

/* Each set has two members to `size`, all together have `size`. */
static bool is_common_tuple(const uint16_t sets[9], unsigned choice, int size)
{
    unsigned all = 0;
    for (int set = 0; set < 9; set++) {
        if (!(choice >> set & 1)) continue;
        if (nn_count_bits(sets[set]) < 2) return false;
        all |= sets[set];
    }
    return nn_count_bits(all) == size;
}

static void tuples_are_those_found_by_trying(void **state)
{
    (void)state;
    struct random_source source = {12};
    struct nn_se_tuple tuples[NN_SE_MOST_TUPLES];
    int found = 0;
    for (int round = 0; round < 2000; round++) {
        const int size = 2 + round % 3;
        uint16_t sets[9] = {0};
        unsigned eligible = 0;
        for (int set = 0; set < 9; set++) {
            for (int member = 0; member < 5; member++) sets[set] |= (uint16_t)(random_below(&source, 2) << member);
            const int members = nn_count_bits(sets[set]);
            if (members >= 2 && members <= size) eligible |= 1u << set;
        }
        const int count = nn_se_list_tuples(sets, eligible, size, tuples);
        int at = 0;
        for (unsigned choice = 0; choice < 1u << 9; choice++) {
            if (nn_count_bits(choice) != size || !is_common_tuple(sets, choice, size)) continue;
            assert_true(at < count);
            assert_int_equal(tuples[at].choice, choice);
            assert_int_equal(nn_count_bits(tuples[at++].all), size);
        }
        assert_int_equal(at, count);
        found += count;
    }
    assert_true(found > 1000);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(eligible_digits_have_two_to_size_places),
        cmocka_unit_test(tuples_are_those_found_by_trying),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
