/* background.c: see background.h. The work has its own thread, so that this one can show that it goes on. */
#include "system/background.h"

#include <nonet.h>
#include <stdio.h>

#include "system/clock.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/progress.h"
#include "system/screen.h"

enum { WORKING_TICK_MILLISECONDS = 100 };

struct working {
    void (*work)(void *context);
    void *context;
    struct progress progress;
};

static nonet_status do_work(void *context, uint32_t worker, void *piece)
{
    const struct working *const working = context;
    (void)worker, (void)piece;
    working->work(working->context);
    return NONET_OK;
}

static uint32_t show_time(void *context)
{
    struct progress *const progress = &((struct working *)context)->progress;
    char line[64];
    if (!progress_is_due(progress)) return WORKING_TICK_MILLISECONDS;
    progress->shown = clock_nanoseconds();
    snprintf(line, sizeof line, "%.0f s (Ctrl-C stops it)", (double)(progress->shown - progress->began) / 1e9);
    screen_show_status(line);
    return WORKING_TICK_MILLISECONDS;
}

bool background_run(void (*work)(void *context), void *context)
{
    struct working working = {.work = work, .context = context};
    nonet_pool_settings settings;
    nonet_pool *pool;
    nonet_pool_settings_defaults(&settings);
    settings.threads = 1;
    settings.context = &working;
    settings.work = do_work;
    settings.tick = show_time;
    progress_begin(&working.progress);
    if (nonet_pool_new(&settings, &pool) != NONET_OK) fatal("out of memory");
    nonet_pool_place(pool);
    nonet_pool_give(pool, 1);
    nonet_pool_finish(pool);
    nonet_pool_free(pool);
    if (working.progress.shown) screen_clear_status();
    return !interrupt_signal();
}
