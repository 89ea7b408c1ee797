/* test_ticks.c: how far long calls are: told while they run, by the thread that runs them, and what is left of it at their end. */
#include <nonet.h>
#include <stdio.h>
#include <string.h>

#include "cmocka_all.h"

/* ER 8.9 */
static const char dynamic[] = ".6...8.7...793.....182........6....3....792.......294....5.....72....31...4.....8";

struct watched {
    nonet_stop *stop;
    const void *handle;
    void (*ask)(const void *handle, nonet_progress *progress);
    nonet_progress last;
    int ticks, enough; /* then the call is ended */
};

static void ask_rater(const void *rater, nonet_progress *progress)
{
    nonet_rater_progress(rater, progress);
}

static void ask_solver(const void *solver, nonet_progress *progress)
{
    nonet_solver_progress(solver, progress);
}

static void ask_generator(const void *generator, nonet_progress *progress)
{
    nonet_generator_progress(generator, progress);
}

/* Nothing that is known is forgotten. */
static void look(void *context)
{
    struct watched *const watched = context;
    nonet_progress now;
    watched->ask(watched->handle, &now);
    assert_true(now.done >= watched->last.done && now.found >= watched->last.found && now.least >= watched->last.least);
    assert_true(!now.total || now.done <= now.total);
    watched->last = now;
    const bool is_known = now.done || now.found || now.least;
    if (is_known && ++watched->ticks == watched->enough) nonet_stop_now(watched->stop);
}

static nonet_stop *new_ticking(struct watched *watched)
{
    assert_int_equal(nonet_stop_new(&watched->stop), NONET_OK);
    nonet_stop_set_tick(watched->stop, 1, look, watched);
    return watched->stop;
}

static nonet_puzzle *new_puzzle(const char *text, size_t length)
{
    nonet_puzzle *puzzle;
    assert_int_equal(nonet_read_one(text, length, NULL, &puzzle, NULL), NONET_OK);
    return puzzle;
}

/* The hardest one of ours: tenths of a second. */
static nonet_puzzle *new_hard(void)
{
    char line[1000];
    FILE *const file = fopen("tests/data/ratings.tsv", "r");
    assert_non_null(file);
    do assert_non_null(fgets(line, sizeof line, file));
    while (!strstr(line, "\t11.5\t"));
    fclose(file);
    return new_puzzle(line, strcspn(line, "\t"));
}

static void a_rating_tells_how_far_it_is(void **state)
{
    (void)state;
    nonet_puzzle *const hard = new_hard(), *const puzzle = new_puzzle(dynamic, strlen(dynamic));
    nonet_rating rating;
    nonet_rater *rater;
    nonet_rater_settings settings;
    struct watched watched = {.ask = ask_rater, .enough = 5};
    nonet_rater_settings_defaults(&settings);
    settings.stop = new_ticking(&watched);
    assert_int_equal(nonet_rater_new(&settings, &rater), NONET_OK);
    watched.handle = rater;
    assert_int_equal(nonet_rater_rate(rater, &hard->position, &rating), NONET_STOPPED);
    assert_int_equal(watched.ticks, watched.enough);
    assert_true(watched.last.total > 0 && watched.last.least >= 10);
    /* The next call begins anew. */
    nonet_stop_clear(settings.stop);
    nonet_stop_set_tick(settings.stop, 0, NULL, NULL);
    assert_int_equal(nonet_rater_rate(rater, &puzzle->position, &rating), NONET_OK);
    nonet_rater_progress(rater, &watched.last);
    assert_int_equal(watched.ticks, watched.enough);
    assert_int_equal(watched.last.least, rating.se.er);
    assert_int_equal(watched.last.total, 57);
    assert_int_equal(watched.last.done, 57);
    assert_true(watched.last.found >= 57);
    nonet_rater_free(rater);
    nonet_stop_free(settings.stop);
    nonet_puzzle_free(hard);
    nonet_puzzle_free(puzzle);
}

static void a_count_tells_how_far_it_is(void **state)
{
    (void)state;
    uint8_t cells[81] = {0};
    nonet_layout *layout;
    nonet_result result;
    nonet_solver *solver;
    nonet_solver_settings settings;
    struct watched watched = {.ask = ask_solver, .enough = 3};
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    nonet_solver_settings_defaults(&settings);
    settings.stop = new_ticking(&watched);
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    watched.handle = solver;
    const nonet_position empty = {.layout = layout, .cells = cells};
    assert_int_equal(nonet_solver_count(solver, &empty, 0, &result), NONET_STOPPED);
    assert_int_equal(watched.ticks, watched.enough);
    assert_true(watched.last.found > 0 && result.count >= watched.last.found);
    nonet_solver_free(solver);
    nonet_stop_free(settings.stop);
    nonet_layout_free(layout);
}

/* A limit of time holds with ticks, too. */
static void ticks_leave_the_limit_alone(void **state)
{
    (void)state;
    uint8_t cells[81] = {0};
    nonet_layout *layout;
    nonet_result result;
    nonet_solver *solver;
    nonet_solver_settings settings;
    struct watched watched = {.ask = ask_solver};
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    nonet_solver_settings_defaults(&settings);
    settings.stop = new_ticking(&watched);
    settings.timeout_ms = 20;
    assert_int_equal(nonet_solver_new(&settings, &solver), NONET_OK);
    watched.handle = solver;
    const nonet_position empty = {.layout = layout, .cells = cells};
    assert_int_equal(nonet_solver_count(solver, &empty, 0, &result), NONET_STOPPED);
    nonet_solver_free(solver);
    nonet_stop_free(settings.stop);
    nonet_layout_free(layout);
}

static void clues_are_counted_as_they_are_decided(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generator *generator;
    nonet_generated made;
    nonet_minimizer *minimizer;
    nonet_minimality minimality;
    nonet_progress progress;
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.keeps_redundant = true;
    settings.fewest_clues = 150;
    assert_int_equal(nonet_layout_new(4, 4, &layout), NONET_OK);
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_OK);
    assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_OK);
    assert_int_equal(nonet_minimizer_new(NULL, &minimizer), NONET_OK);
    const nonet_position position = {.layout = layout, .cells = made.cells};
    for (int removes = 0; removes < 2; removes++) {
        const nonet_status status = removes ? nonet_minimizer_run(minimizer, &position, 0, 0, &minimality)
                                            : nonet_minimizer_check(minimizer, &position, &minimality);
        assert_int_equal(status, NONET_OK);
        nonet_minimizer_progress(minimizer, &progress);
        assert_int_equal(progress.total, minimality.needed + minimality.redundant + minimality.open);
        assert_int_equal(progress.done, minimality.needed + minimality.redundant);
        assert_int_equal(progress.found, minimality.redundant);
        assert_true(progress.found > 0);
    }
    nonet_minimizer_progress(NULL, &progress);
    assert_int_equal(progress.total, 0);
    nonet_minimizer_free(minimizer);
    nonet_generator_free(generator);
    nonet_layout_free(layout);
}

static void a_generator_tells_how_far_it_is(void **state)
{
    (void)state;
    nonet_layout *layout;
    nonet_generator *generator;
    nonet_generated made;
    nonet_generator_settings settings;
    struct watched watched = {.ask = ask_generator, .enough = 2};
    nonet_generator_settings_defaults(&settings);
    settings.most_clues = 17; /* there are very few of them */
    settings.stop = new_ticking(&watched);
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    assert_int_equal(nonet_generator_new(layout, &settings, &generator), NONET_OK);
    watched.handle = generator;
    assert_int_equal(nonet_generator_make(generator, 0, 1, &made), NONET_STOPPED);
    assert_int_equal(watched.ticks, watched.enough);
    assert_true(watched.last.done > 0);
    nonet_generator_free(generator);
    nonet_stop_free(settings.stop);
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_rating_tells_how_far_it_is),    cmocka_unit_test(a_count_tells_how_far_it_is),
        cmocka_unit_test(ticks_leave_the_limit_alone),     cmocka_unit_test(clues_are_counted_as_they_are_decided),
        cmocka_unit_test(a_generator_tells_how_far_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
