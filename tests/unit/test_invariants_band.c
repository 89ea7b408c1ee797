/* test_invariants_band.c: the check of the band engine fires, once for each invariant. The engine is built into this
 * program again, to have access to its state. */
#include "cmocka_all.h"
#include "support/corrupt.h"

#define BAND_BYTES 16
#include "engine/band_check.h"

static void a_wrong_board_is_noticed(void **test)
{
    (void)test;
    struct band_state state;
    EACH_VECTOR(at) state.digits[at] = used_lanes(at) & BAND_CELLS;
    assert_int_equal(deduce(&state), STUCK);
    vec *const digit = &state.digits[4];
    uint32_t *const bands = (uint32_t *)digit;
    assert_breaks(*digit, *digit | 1u << 27, band_state_check(&state), "unused lanes and the bits above 26 are zero");
    assert_breaks(bands[3], 1, band_state_check(&state), "unused lanes and the bits above 26 are zero");
    /* A box is lost, and the rest of the band is not. */
    assert_breaks(bands[1], BAND_CELLS & ~0777u, band_state_check(&state), "the lines of every digit are closed");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_wrong_board_is_noticed)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
