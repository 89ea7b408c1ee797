/* test_watch.c: when a watch says that a call is over (base/stop.h). */
#include "base/stop.h"
#include "cmocka_all.h"

static void no_limit_is_never_over(void **state)
{
    struct nn_watch watch;
    (void)state;
    nn_watch_begin(&watch, NULL, 0);
    for (int question = 0; question < 1000; question++) {
        assert_false(nn_watch_is_over(&watch));
        assert_false(nn_watch_is_over_at_node(&watch));
        assert_false(nn_watch_is_over_at_short_node(&watch));
    }
    assert_int_equal(nn_watch_status(&watch), NONET_OK);
}

static void every_question_reads_the_clock(void **state)
{
    struct nn_watch watch;
    (void)state;
    nn_watch_begin(&watch, NULL, 3600 * 1000);
    for (int question = 0; question < 10; question++) assert_false(nn_watch_is_over(&watch));
    watch.end_ns = watch.deadline_ns = 1; /* long ago */
    assert_true(nn_watch_is_over(&watch));
    assert_int_equal(nn_watch_status(&watch), NONET_STOPPED);
}

static void short_nodes_read_the_clock_now_and_then(void **state)
{
    struct nn_watch watch = {.end_ns = 1, .deadline_ns = 1, .nodes = 1};
    int nodes = 0;
    (void)state;
    while (!nn_watch_is_over_at_short_node(&watch)) nodes++;
    assert_int_equal(nodes, 63);
    assert_true(nn_watch_is_over(&watch));
}

static void only_nodes_count_as_nodes(void **state)
{
    struct nn_watch watch = {.most_nodes = 3};
    (void)state;
    for (int question = 0; question < 100; question++) assert_false(nn_watch_is_over(&watch));
    assert_false(nn_watch_is_over_at_node(&watch));
    assert_false(nn_watch_is_over_at_short_node(&watch));
    assert_false(nn_watch_is_over_at_node(&watch));
    assert_true(nn_watch_is_over_at_node(&watch));
    assert_true(nn_watch_is_over(&watch));
}

static void a_switch_ends_it_at_once(void **state)
{
    nonet_stop *stop;
    struct nn_watch watch;
    (void)state;
    assert_int_equal(nonet_stop_new(&stop), NONET_OK);
    nn_watch_begin(&watch, stop, 0);
    assert_false(nn_watch_is_over(&watch));
    nonet_stop_now(stop);
    assert_true(nn_watch_is_over_at_short_node(&watch));
    nonet_stop_clear(stop);
    assert_true(nn_watch_is_over(&watch)); /* for the rest of the call */
    nonet_stop_free(stop);
}

static void lack_of_memory_ends_it_and_says_so(void **state)
{
    struct nn_watch watch = {0};
    (void)state;
    nn_watch_lack_memory(&watch);
    assert_true(nn_watch_is_over(&watch));
    assert_int_equal(nn_watch_status(&watch), NONET_ERR_MEMORY);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(no_limit_is_never_over),
        cmocka_unit_test(every_question_reads_the_clock),
        cmocka_unit_test(short_nodes_read_the_clock_now_and_then),
        cmocka_unit_test(only_nodes_count_as_nodes),
        cmocka_unit_test(a_switch_ends_it_at_once),
        cmocka_unit_test(lack_of_memory_ends_it_and_says_so),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
