/* background_task.c: see background_task.h. game_stop holds for the call that is running: who stops too early is not heard, so it is
 * repeated until the thread is through. */
#include "background_task.h"

#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "signals.h"

static struct errand {
    pthread_t thread;
    bool is_under_way;
    atomic_bool is_done, is_unwanted;
    struct game *game;
    void (*work)(struct game *game, void *context);
    void *context;
} errand;

static void *run_errand(void *argument)
{
    (void)argument;
    errand.work(errand.game, errand.context);
    atomic_store(&errand.is_done, true);
    signals_wake();
    return NULL;
}

bool errand_begin(struct game *game, void (*work)(struct game *game, void *context), void *context)
{
    errand.game = game;
    errand.work = work;
    errand.context = context;
    atomic_store(&errand.is_done, false);
    atomic_store(&errand.is_unwanted, false);
    signals_hold();
    errand.is_under_way = pthread_create(&errand.thread, NULL, run_errand, NULL) == 0;
    signals_let_go();
    return errand.is_under_way;
}

bool errand_is_done(void)
{
    return errand.is_under_way && atomic_load(&errand.is_done);
}

bool errand_is_unwanted(void)
{
    return atomic_load(&errand.is_unwanted);
}

void errand_end(void)
{
    static const struct timespec moment = {0, 200 * 1000};
    if (!errand.is_under_way) return;
    atomic_store(&errand.is_unwanted, true);
    while (!atomic_load(&errand.is_done)) {
        game_stop(errand.game);
        nanosleep(&moment, NULL);
    }
    pthread_join(errand.thread, NULL);
    errand.is_under_way = false;
}
