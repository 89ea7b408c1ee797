/* test_pool.c: the pool of threads keeps the order of its pieces, whatever they take, and its bounds. */
#include <stdatomic.h>
#include <string.h>
#include <time.h>

#include "base/permits.h"
#include "cmocka_all.h"
#include "many/ordered_pool.h"
#include "support/corrupt.h"
#include "support/test_random.h"

enum { PIECES = 300, MOST_THREADS = 8, NEVER = -1 };

struct piece {
    uint64_t number;
    uint64_t answer;
    size_t things;
    bool is_used;
};

/* What the callbacks see of a run. */
struct run {
    nonet_pool *pool;
    uint64_t seed;
    uint64_t made;         /* pieces, by take */
    uint64_t count;        /* pieces to be taken */
    uint64_t next;         /* that is to be delivered */
    uint64_t things_taken; /* by take */
    size_t largest_portion;
    long stop_at, fail_at, refuse_at;
    bool takes_turns;
    atomic_int waiting_at_most, on_their_way;
    atomic_uint_fast64_t answered;
    atomic_int is_delivering;
    atomic_bool is_busy[MOST_THREADS];
    atomic_int dropped;
    int ticks;
    nonet_stop *stop;
};

static void nap(uint64_t microseconds)
{
    const struct timespec time = {.tv_nsec = (long)microseconds * 1000};
    nanosleep(&time, NULL);
}

static uint64_t answer_to(uint64_t number)
{
    return number * number + 7;
}

static nonet_status work(void *context, uint32_t worker, void *memory)
{
    struct run *const run = context;
    struct piece *const piece = memory;
    struct random_source source = {run->seed * 1000 + piece->number};
    assert_true(worker < MOST_THREADS);
    assert_false(atomic_exchange(&run->is_busy[worker], true));
    if (random_below(&source, 3) == 0) nap((uint64_t)random_below(&source, 400));
    piece->answer = answer_to(piece->number);
    if (run->takes_turns && piece->number % 7 == 0) {
        const bool is_wanted = nonet_pool_wait_turn(run->pool, worker);
        assert_true(is_wanted);
        assert_true(nonet_pool_has_turn(run->pool, worker));
        assert_int_equal(run->next, piece->number); /* everything before it is delivered */
    }
    atomic_store(&run->is_busy[worker], false);
    atomic_fetch_add(&run->answered, 1);
    if (run->stop && (long)piece->number == run->stop_at) nonet_stop_now(run->stop);
    else if ((long)piece->number == run->stop_at) return NONET_STOPPED;
    return (long)piece->number == run->fail_at ? NONET_ERR_INTERNAL : NONET_OK;
}

static bool deliver(void *context, void *memory)
{
    struct run *const run = context;
    struct piece *const piece = memory;
    assert_int_equal(atomic_fetch_add(&run->is_delivering, 1), 0);
    assert_int_equal(piece->number, run->next);
    assert_int_equal(piece->answer, answer_to(piece->number));
    run->next++;
    atomic_fetch_sub(&run->on_their_way, 1);
    atomic_fetch_sub(&run->is_delivering, 1);
    return (long)piece->number != run->refuse_at;
}

static void drop(void *context, void *memory)
{
    struct run *const run = context;
    const struct piece *const piece = memory;
    atomic_fetch_add(&run->dropped, 1);
    if (!piece->is_used) assert_int_equal(piece->answer, 0);
}

static size_t take(void *context, uint32_t worker, void *memory, size_t portion)
{
    struct run *const run = context;
    struct piece *const piece = memory;
    (void)worker;
    assert_true(portion >= 1);
    if (portion > run->largest_portion) run->largest_portion = portion;
    if (run->made == run->count) return 0;
    *piece = (struct piece){.number = run->made++, .is_used = true};
    run->things_taken += portion;
    return portion;
}

static uint32_t tick(void *context)
{
    ((struct run *)context)->ticks++;
    return 1;
}

static struct run new_run(uint64_t seed)
{
    return (struct run){.seed = seed, .count = PIECES, .stop_at = NEVER, .fail_at = NEVER, .refuse_at = NEVER};
}

static nonet_pool_settings settings_of(struct run *run, uint32_t threads)
{
    nonet_pool_settings settings;
    nonet_pool_settings_defaults(&settings);
    settings.threads = threads;
    settings.piece_size = sizeof(struct piece);
    settings.context = run;
    settings.work = work;
    settings.deliver = deliver;
    settings.drop = drop;
    settings.stop = run->stop;
    return settings;
}

static bool may_end_early(const struct run *run)
{
    return run->stop_at != NEVER || run->fail_at != NEVER || run->refuse_at != NEVER;
}

/* Give pieces one after the other, until no more are wanted. */
static nonet_status give_all(struct run *run, const nonet_pool_settings *settings)
{
    assert_int_equal(nonet_pool_new(settings, &run->pool), NONET_OK);
    for (uint64_t number = 0; number < run->count; number++) {
        struct piece *const piece = nonet_pool_place(run->pool);
        if (!piece) break;
        /* The same place again, unless the run has been ended meanwhile. */
        if (nonet_pool_place(run->pool) != piece) {
            assert_true(may_end_early(run));
            break;
        }
        *piece = (struct piece){.number = number, .is_used = true};
        const int on_their_way = atomic_fetch_add(&run->on_their_way, 1) + 1;
        if (on_their_way > run->waiting_at_most) run->waiting_at_most = on_their_way;
        nonet_pool_give(run->pool, 1);
    }
    return nonet_pool_finish(run->pool);
}

static nonet_status take_all(struct run *run, const nonet_pool_settings *settings)
{
    nonet_pool_settings pulling = *settings;
    pulling.take = take;
    assert_int_equal(nonet_pool_new(&pulling, &run->pool), NONET_OK);
    return nonet_pool_finish(run->pool);
}

static void order_is_kept_with_any_number_of_threads(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= MOST_THREADS; threads++) {
        struct run given = new_run(threads), taken = new_run(threads + 100);
        nonet_pool_settings settings = settings_of(&given, threads);
        assert_int_equal(give_all(&given, &settings), NONET_OK);
        assert_int_equal(given.next, PIECES);
        nonet_pool_free(given.pool);
        settings = settings_of(&taken, threads);
        assert_int_equal(take_all(&taken, &settings), NONET_OK);
        assert_int_equal(taken.next, PIECES);
        nonet_pool_free(taken.pool);
    }
}

static void room_bounds_what_is_on_its_way(void **state)
{
    (void)state;
    struct run run = new_run(1);
    nonet_pool_settings settings = settings_of(&run, 4);
    settings.room = 3;
    assert_int_equal(give_all(&run, &settings), NONET_OK);
    assert_int_equal(run.next, PIECES);
    assert_in_range(run.waiting_at_most, 1, 3);
    nonet_pool_free(run.pool);
    assert_int_equal(run.dropped, 3);
}

static void nothing_to_do_is_done(void **state)
{
    (void)state;
    for (uint32_t threads = 0; threads < 3; threads++) {
        struct run given = new_run(1), taken = new_run(1);
        given.count = taken.count = 0;
        nonet_pool_settings settings = settings_of(&given, threads);
        assert_int_equal(give_all(&given, &settings), NONET_OK);
        nonet_pool_free(given.pool);
        settings = settings_of(&taken, threads);
        assert_int_equal(take_all(&taken, &settings), NONET_OK);
        nonet_pool_free(taken.pool);
        assert_int_equal(given.next + taken.next, 0);
    }
}

/* Everything up to the piece is delivered, with it or not, and nothing after it. */
static void check_cut(struct run *run, uint32_t threads, bool pulls, nonet_status expected, uint64_t delivered)
{
    const nonet_pool_settings settings = settings_of(run, threads);
    assert_int_equal(pulls ? take_all(run, &settings) : give_all(run, &settings), expected);
    assert_int_equal(run->next, delivered);
    nonet_progress progress;
    nonet_pool_progress(run->pool, &progress);
    assert_true(progress.done >= delivered && progress.done <= progress.total);
    nonet_pool_free(run->pool);
}

static void what_cannot_be_delivered_ends_the_run(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        for (int pulls = 0; pulls < 2; pulls++) {
            struct run stopped = new_run(threads), failed = new_run(threads), refused = new_run(threads);
            stopped.stop_at = failed.fail_at = refused.refuse_at = 40;
            check_cut(&stopped, threads, pulls, NONET_STOPPED, 41);
            check_cut(&failed, threads, pulls, NONET_ERR_INTERNAL, 40);
            check_cut(&refused, threads, pulls, NONET_STOPPED, 41);
        }
    }
}

static void a_stop_lets_nothing_new_begin(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        for (int pulls = 0; pulls < 2; pulls++) {
            struct run run = new_run(threads);
            assert_int_equal(nonet_stop_new(&run.stop), NONET_OK);
            run.stop_at = 50;
            const nonet_pool_settings settings = settings_of(&run, threads);
            assert_int_equal(pulls ? take_all(&run, &settings) : give_all(&run, &settings), NONET_STOPPED);
            /* What was at work by then was delivered, and nothing else was worked on. */
            assert_in_range(run.next, 51, PIECES - 1);
            assert_int_equal(run.answered, run.next);
            nonet_pool_free(run.pool);
            nonet_stop_free(run.stop);
        }
    }
}

static void a_stop_at_the_end_changes_nothing(void **state)
{
    (void)state;
    struct run run = new_run(1);
    assert_int_equal(nonet_stop_new(&run.stop), NONET_OK);
    run.stop_at = PIECES - 1;
    const nonet_pool_settings settings = settings_of(&run, 1);
    assert_int_equal(take_all(&run, &settings), NONET_OK);
    assert_int_equal(run.next, PIECES);
    nonet_pool_free(run.pool);
    nonet_stop_free(run.stop);
}

static void a_worker_can_wait_for_its_turn(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        struct run run = new_run(threads);
        run.takes_turns = true;
        const nonet_pool_settings settings = settings_of(&run, threads);
        assert_int_equal(give_all(&run, &settings), NONET_OK);
        assert_int_equal(run.next, PIECES);
        nonet_pool_free(run.pool);
    }
}

/* Before, between and after pieces, and for workers that are not there. */
static void nobody_else_has_a_turn(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        struct run run = new_run(threads);
        const nonet_pool_settings settings = settings_of(&run, threads);
        assert_int_equal(nonet_pool_new(&settings, &run.pool), NONET_OK);
        for (int finished = 0; finished < 2; finished++) {
            for (uint32_t worker = 0; worker < 1000; worker++) {
                assert_false(nonet_pool_has_turn(run.pool, worker));
                assert_false(nonet_pool_wait_turn(run.pool, worker));
            }
            assert_int_equal(nonet_pool_oldest(run.pool), -1);
            *(struct piece *)nonet_pool_place(run.pool) = (struct piece){.number = run.next, .is_used = true};
            atomic_fetch_add(&run.on_their_way, 1);
            nonet_pool_give(run.pool, 1);
            nonet_pool_wait(run.pool);
        }
        assert_int_equal(nonet_pool_finish(run.pool), NONET_OK);
        nonet_pool_give(run.pool, 1);
        assert_false(nonet_pool_wait_turn(run.pool, 0));
        assert_int_equal(run.next, 2);
        nonet_pool_free(run.pool);
    }
}

static void a_pool_can_be_freed_at_any_time(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        struct run run = new_run(threads);
        nonet_pool_settings settings = settings_of(&run, threads);
        settings.take = take;
        assert_int_equal(nonet_pool_new(&settings, &run.pool), NONET_OK);
        nonet_pool_free(run.pool);
        assert_true(run.next <= PIECES);
        settings.take = NULL;
        run.next = 0;
        assert_int_equal(nonet_pool_new(&settings, &run.pool), NONET_OK);
        for (uint64_t number = 0; number < 10; number++) {
            *(struct piece *)nonet_pool_place(run.pool) = (struct piece){.number = number, .is_used = true};
            nonet_pool_give(run.pool, 1);
        }
        nonet_pool_free(run.pool);
        assert_true(run.next <= 10);
    }
}

/* Callers that can only be called on their own thread. */
static _Thread_local bool is_caller;

static bool deliver_on_caller(void *context, void *memory)
{
    assert_true(is_caller);
    return deliver(context, memory);
}

static void answers_can_come_on_the_callers_thread(void **state)
{
    (void)state;
    is_caller = true;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        for (int pulls = 0; pulls < 2; pulls++) {
            struct run run = new_run(threads);
            nonet_pool_settings settings = settings_of(&run, threads);
            settings.deliver = deliver_on_caller;
            settings.delivers_on_caller = true;
            assert_int_equal(pulls ? take_all(&run, &settings) : give_all(&run, &settings), NONET_OK);
            assert_int_equal(run.next, PIECES);
            nonet_pool_free(run.pool);
        }
    }
}

static void the_caller_is_called_while_it_waits(void **state)
{
    (void)state;
    for (int pulls = 0; pulls < 2; pulls++) {
        struct run run = new_run(3);
        nonet_pool_settings settings = settings_of(&run, 1);
        settings.tick = tick;
        assert_int_equal(pulls ? take_all(&run, &settings) : give_all(&run, &settings), NONET_OK);
        assert_int_equal(run.next, PIECES);
        assert_true(run.ticks > 1);
        nonet_pool_free(run.pool);
    }
}

static void everything_given_can_be_waited_for(void **state)
{
    (void)state;
    struct run run = new_run(1);
    const nonet_pool_settings settings = settings_of(&run, 3);
    nonet_progress progress;
    assert_int_equal(nonet_pool_new(&settings, &run.pool), NONET_OK);
    for (uint64_t number = 0; number < 40; number++) {
        *(struct piece *)nonet_pool_place(run.pool) = (struct piece){.number = number, .is_used = true};
        nonet_pool_give(run.pool, 5);
        if (number % 10 != 9) continue;
        nonet_pool_wait(run.pool);
        assert_int_equal(run.next, number + 1);
        nonet_pool_progress(run.pool, &progress);
        assert_int_equal(progress.done, 5 * (number + 1));
        assert_int_equal(progress.total, progress.done);
        assert_int_equal(nonet_pool_oldest(run.pool), -1);
    }
    assert_int_equal(nonet_pool_finish(run.pool), NONET_OK);
    nonet_pool_free(run.pool);
}

static void portions_grow_up_to_their_limit(void **state)
{
    (void)state;
    static const size_t expected[] = {1, 1, 2, 2, 4, 4, 6, 6, 6};
    struct run run = new_run(1);
    nonet_pool_settings settings = settings_of(&run, 1);
    settings.most_portion = 6;
    assert_int_equal(nonet_pool_new(&settings, &run.pool), NONET_OK);
    for (uint64_t number = 0; number < sizeof expected / sizeof *expected; number++) {
        assert_int_equal(nonet_pool_portion(run.pool), expected[number]);
        *(struct piece *)nonet_pool_place(run.pool) = (struct piece){.number = number, .is_used = true};
        nonet_pool_give(run.pool, 1);
    }
    nonet_pool_free(run.pool);

    struct run taken = new_run(2);
    settings = settings_of(&taken, 2);
    settings.most_portion = 6;
    settings.portion_ms = 1000; /* which no piece takes */
    assert_int_equal(take_all(&taken, &settings), NONET_OK);
    assert_int_equal(taken.largest_portion, 4);
    nonet_progress progress;
    nonet_pool_progress(taken.pool, &progress);
    assert_int_equal(progress.done, taken.things_taken);
    assert_int_equal(progress.total, taken.things_taken);
    nonet_pool_free(taken.pool);
}

static void permits_are_given_back(void **state)
{
    (void)state;
    for (uint32_t threads = 1; threads <= 4; threads++) {
        for (int pulls = 0; pulls < 2; pulls++) {
            struct run run = new_run(threads);
            nonet_pool_settings settings = settings_of(&run, threads);
            assert_int_equal(nonet_permits_new(0, &settings.permits), NONET_OK);
            assert_int_equal(pulls ? take_all(&run, &settings) : give_all(&run, &settings), NONET_OK);
            nonet_pool_free(run.pool);
            assert_false(nn_permits_are_free(settings.permits));
            nonet_permits_add(settings.permits, 1);
            assert_true(nn_permits_are_free(settings.permits));
            nonet_permits_free(settings.permits);
        }
    }
}

static void impossible_settings_are_refused(void **state)
{
    (void)state;
    struct run run = new_run(1);
    nonet_pool_settings settings = settings_of(&run, 2);
    nonet_pool *pool;
    assert_int_equal(nonet_pool_new(NULL, &pool), NONET_ERR_ARG);
    assert_int_equal(nonet_pool_new(&settings, NULL), NONET_ERR_ARG);
    settings.reserved[7] = 1;
    assert_int_equal(nonet_pool_new(&settings, &pool), NONET_ERR_ARG);
    settings = settings_of(&run, 2);
    settings.work = NULL;
    assert_int_equal(nonet_pool_new(&settings, &pool), NONET_ERR_ARG);
    settings = settings_of(&run, 2);
    settings.room = SIZE_MAX / 8;
    assert_int_equal(nonet_pool_new(&settings, &pool), NONET_ERR_MEMORY);
    assert_null(pool);
    nonet_pool_free(NULL);
    assert_null(nonet_pool_place(NULL));
    assert_int_equal(nonet_pool_finish(NULL), NONET_ERR_ARG);
    assert_true(nonet_pool_processors() >= 1);
}

#ifndef NDEBUG
static void a_wrong_state_is_noticed(void **state)
{
    (void)state;
    struct run run = new_run(1);
    nonet_pool_settings settings = settings_of(&run, 2);
    settings.room = 4;
    assert_int_equal(give_all(&run, &settings), NONET_OK);
    nonet_pool *const pool = run.pool; /* nobody works with it any more */
    const char *const order = "pieces are given, taken, delivered";
    assert_breaks(pool->taken, pool->given + 1, nn_pool_check(pool), order);
    assert_breaks(pool->delivered, pool->taken + 1, nn_pool_check(pool), order);
    assert_breaks(pool->given, pool->given + 5, nn_pool_check(pool), "the pieces on their way have room");
    pool->given++;
    assert_breaks(pool->settings.take, take, nn_pool_check(pool), "what is filled in when taken is taken");
    pool->given--;
    assert_breaks(pool->places[1].is_finished, true, nn_pool_check(pool), "only pieces that were taken are finished");
    assert_breaks(pool->workers[1].piece, pool->taken, nn_pool_check(pool), "a piece at work has one worker");
    assert_breaks(pool->end, NONET_STOPPED, nn_pool_check(pool), "only a cut has a reason");
    nonet_pool_free(pool);
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(order_is_kept_with_any_number_of_threads),
        cmocka_unit_test(room_bounds_what_is_on_its_way),
        cmocka_unit_test(nothing_to_do_is_done),
        cmocka_unit_test(what_cannot_be_delivered_ends_the_run),
        cmocka_unit_test(a_stop_lets_nothing_new_begin),
        cmocka_unit_test(a_stop_at_the_end_changes_nothing),
        cmocka_unit_test(a_worker_can_wait_for_its_turn),
        cmocka_unit_test(nobody_else_has_a_turn),
        cmocka_unit_test(a_pool_can_be_freed_at_any_time),
        cmocka_unit_test(answers_can_come_on_the_callers_thread),
        cmocka_unit_test(the_caller_is_called_while_it_waits),
        cmocka_unit_test(everything_given_can_be_waited_for),
        cmocka_unit_test(portions_grow_up_to_their_limit),
        cmocka_unit_test(permits_are_given_back),
        cmocka_unit_test(impossible_settings_are_refused),
#ifndef NDEBUG
        cmocka_unit_test(a_wrong_state_is_noticed),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
