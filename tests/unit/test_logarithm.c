/* test_logarithm.c: logarithms in integers against what logarithms are. */
#include "base/logarithm.h"
#include "cmocka_all.h"

static void powers_of_two_are_exact(void **state)
{
    (void)state;
    for (int power = 0; power < 31; power++) assert_int_equal(nn_logarithm(UINT64_C(1) << power), (int64_t)power << 32);
}

/* Each is rounded down by less than 2^-32, or a little more as errors of squares add up. */
static void products_add_up(void **state)
{
    (void)state;
    for (uint64_t one = 2; one < 200; one++)
        for (uint64_t other = 2; other < 200; other++) {
            const int64_t off = nn_logarithm(one * other) - nn_logarithm(one) - nn_logarithm(other);
            assert_in_range(off + 64, 0, 128);
        }
}

static void larger_numbers_have_larger_logarithms(void **state)
{
    (void)state;
    for (uint64_t number = 1; number < 10000; number++) assert_true(nn_logarithm(number) < nn_logarithm(number + 1));
    assert_true(nn_logarithm((UINT64_C(1) << 31) - 1) < (int64_t)31 << 32);
}

static void millionths_are_those_of_one(void **state)
{
    (void)state;
    assert_int_equal(nn_logarithm_millionths((int64_t)1 << 32), 1000000);
    assert_int_equal(nn_logarithm_millionths(-((int64_t)5 << 32)), -5000000);
    assert_int_equal(nn_logarithm_millionths(nn_logarithm(3)), 1584962); /* 1.58496250 */
    assert_int_equal(nn_logarithm_millionths(nn_logarithm(10)), 3321928);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(powers_of_two_are_exact),
        cmocka_unit_test(products_add_up),
        cmocka_unit_test(larger_numbers_have_larger_logarithms),
        cmocka_unit_test(millionths_are_those_of_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
