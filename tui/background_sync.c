/* background_sync.c: see background_sync.h. The thread syncs as soon as something was written and a second has passed since it
 * began the last time: a move is on the disk a second after it was made, and a disk that is slow is not asked for more than
 * it can do. Without a thread the caller waits for the disk. */
#include "background_sync.h"

#include <assert.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#include "durable_files.h"
#include "signals.h"

enum { PERIOD_MS = 1000 };

static struct background_sync {
    pthread_t thread;
    pthread_cond_t change;
    bool is_running, is_ending;
    int wanted;       /* a descriptor, or -1: everything is on the disk, or on its way */
    bool is_busy;     /* the thread waits for the disk */
    uint64_t next_ms; /* not before */
    int problem;      /* errno, or 0 */
} background_sync = {.wanted = -1};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static uint64_t now_ms(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

/* ---- the thread ----------------------------------------------------------------------------------------- */

/* Locked, but not while the disk works. */
static void sync_wanted(void)
{
    const int descriptor = background_sync.wanted;
    background_sync.wanted = -1;
    background_sync.is_busy = true;
    background_sync.next_ms = now_ms() + PERIOD_MS;
    pthread_mutex_unlock(&lock);
    const int problem = descriptor_sync(descriptor) ? 0 : errno;
    pthread_mutex_lock(&lock);
    if (problem) background_sync.problem = problem;
    background_sync.is_busy = false;
    if (background_sync.is_running) pthread_cond_broadcast(&background_sync.change);
}

static void wait_until(uint64_t time_ms)
{
    const struct timespec until = {(time_t)(time_ms / 1000), (long)(time_ms % 1000) * 1000000};
    pthread_cond_timedwait(&background_sync.change, &lock, &until);
}

static void *run_syncs(void *argument)
{
    (void)argument;
    pthread_mutex_lock(&lock);
    while (!background_sync.is_ending) {
        if (background_sync.wanted < 0) pthread_cond_wait(&background_sync.change, &lock);
        else if (now_ms() < background_sync.next_ms) wait_until(background_sync.next_ms);
        else sync_wanted();
    }
    pthread_mutex_unlock(&lock);
    return NULL;
}

/* The clock of the waits is one that nobody sets. */
static bool make_condition(void)
{
    pthread_condattr_t attributes;
    if (pthread_condattr_init(&attributes) != 0) return false;
    const bool is_made = pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC) == 0 &&
                         pthread_cond_init(&background_sync.change, &attributes) == 0;
    pthread_condattr_destroy(&attributes);
    return is_made;
}

/* Locked. */
static bool start_thread(void)
{
    if (background_sync.is_running) return true;
    if (!make_condition()) return false;
    background_sync.is_ending = false;
    background_sync.next_ms = 0;
    signals_hold();
    background_sync.is_running = pthread_create(&background_sync.thread, NULL, run_syncs, NULL) == 0;
    signals_let_go();
    if (!background_sync.is_running) pthread_cond_destroy(&background_sync.change);
    return background_sync.is_running;
}

/* ---- callers -------------------------------------------------------------------------------------------- */

void background_sync_soon(int descriptor)
{
    assert(descriptor >= 0);
    pthread_mutex_lock(&lock);
    background_sync.wanted = descriptor;
    if (start_thread()) pthread_cond_broadcast(&background_sync.change);
    else sync_wanted();
    pthread_mutex_unlock(&lock);
}

void background_sync_hurry(void)
{
    if (!background_sync.is_running) return;
    pthread_mutex_lock(&lock);
    background_sync.next_ms = 0;
    pthread_cond_broadcast(&background_sync.change);
    pthread_mutex_unlock(&lock);
}

void background_sync_now(void)
{
    if (!background_sync.is_running) return;
    pthread_mutex_lock(&lock);
    background_sync.next_ms = 0;
    pthread_cond_broadcast(&background_sync.change);
    while (background_sync.wanted >= 0 || background_sync.is_busy) pthread_cond_wait(&background_sync.change, &lock);
    pthread_mutex_unlock(&lock);
}

void background_sync_end(void)
{
    if (!background_sync.is_running) return;
    background_sync_now();
    pthread_mutex_lock(&lock);
    background_sync.is_ending = true;
    pthread_cond_broadcast(&background_sync.change);
    pthread_mutex_unlock(&lock);
    pthread_join(background_sync.thread, NULL);
    pthread_cond_destroy(&background_sync.change);
    background_sync.is_running = false;
}

int background_sync_problem(void)
{
    pthread_mutex_lock(&lock);
    const int problem = background_sync.problem;
    background_sync.problem = 0;
    pthread_mutex_unlock(&lock);
    return problem;
}
