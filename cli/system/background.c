/* background.c: the work has its own thread, so that this one can tell that it goes on. See background.h. */
#include "system/background.h"

#include <assert.h>
#include <pthread.h>
#include <stdio.h>
#include <time.h>

#include "system/clock.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/progress.h"
#include "system/screen.h"

enum { WORKING_TICK_NANOSECONDS = 100 * 1000 * 1000 };

struct working {
    void (*work)(void *context);
    void *context;
    pthread_mutex_t lock;
    pthread_cond_t is_over;
    bool is_done; /* with the lock */
};

static void *do_work(void *argument)
{
    struct working *const working = argument;
    working->work(working->context);
    pthread_mutex_lock(&working->lock);
    working->is_done = true;
    pthread_cond_signal(&working->is_over);
    pthread_mutex_unlock(&working->lock);
    return NULL;
}

static void show_time(struct progress *progress)
{
    char line[64];
    progress->shown = clock_nanoseconds();
    snprintf(line, sizeof line, "%.0f s (Ctrl-C stops it)", (double)(progress->shown - progress->began) / 1e9);
    screen_show_status(line);
}

static void wait_and_tell(struct working *working)
{
    struct progress progress;
    progress_begin(&progress);
    pthread_mutex_lock(&working->lock);
    while (!working->is_done) {
        const struct timespec until = clock_later(WORKING_TICK_NANOSECONDS);
        pthread_cond_timedwait(&working->is_over, &working->lock, &until);
        if (!working->is_done && progress_is_due(&progress)) show_time(&progress);
    }
    pthread_mutex_unlock(&working->lock);
    if (progress.shown) screen_clear_status();
}

bool background_run(void (*work)(void *context), void *context)
{
    struct working working = {.work = work, .context = context};
    pthread_condattr_t monotonic;
    pthread_t thread;
    assert(work);
    pthread_mutex_init(&working.lock, NULL);
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&working.is_over, &monotonic);
    pthread_condattr_destroy(&monotonic);
    interrupt_hold();
    if (pthread_create(&thread, NULL, do_work, &working) != 0) fatal("cannot start a thread");
    interrupt_release();
    wait_and_tell(&working);
    pthread_join(thread, NULL);
    pthread_cond_destroy(&working.is_over);
    pthread_mutex_destroy(&working.lock);
    return !interrupt_signal();
}
