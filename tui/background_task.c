/* background_task.c: see background_task.h. nonet_game_stop affects only the call that is running: a stop that comes
 * too early has no effect, so it is repeated until the thread is done. */
#include "background_task.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "signals.h"

static struct background_task {
    pthread_t thread;
    bool is_under_way;
    atomic_bool is_done;
    nonet_game *game;
    void (*work)(nonet_game *game, void *context);
    void *context;
} background_task;

static void *run_background_task(void *argument)
{
    (void)argument;
    background_task.work(background_task.game, background_task.context);
    atomic_store(&background_task.is_done, true);
    signals_wake();
    return NULL;
}

bool background_task_begin(nonet_game *game, void (*work)(nonet_game *game, void *context), void *context)
{
    assert(!background_task.is_under_way);
    background_task.game = game;
    background_task.work = work;
    background_task.context = context;
    atomic_store(&background_task.is_done, false);
    signals_hold();
    background_task.is_under_way = pthread_create(&background_task.thread, NULL, run_background_task, NULL) == 0;
    signals_let_go();
    return background_task.is_under_way;
}

bool background_task_is_under_way(void)
{
    return background_task.is_under_way;
}

bool background_task_is_done(void)
{
    return background_task.is_under_way && atomic_load(&background_task.is_done);
}

void background_task_end(void)
{
    static const struct timespec moment = {0, 200 * 1000};
    if (!background_task.is_under_way) return;
    while (!atomic_load(&background_task.is_done)) {
        nonet_game_stop(background_task.game);
        nanosleep(&moment, NULL);
    }
    pthread_join(background_task.thread, NULL);
    background_task.is_under_way = false;
}
