/* web_progress.c: how far a call is, told to the host while it runs. The module has one thread, so the call itself has to do it: its
 * switch has a tick (nonet_stop_set_tick). The host may post what it is told; to end the call it ends the worker. */
#include "web/exports/web_inside.h"

/* Ten a second are enough for an eye. */
enum { TICK_MS = 100 };

static nonet_stop *stop;
static web_asker *asked;
static const void *asked_handle;

static void tell(void *context)
{
    nonet_progress progress = {0};
    (void)context;
    if (!asked) return;
    asked(asked_handle, &progress);
    web_host_progress((double)progress.done, (double)progress.total, (double)progress.found, (double)progress.least);
}

nonet_stop *web_stop(void)
{
    asked = NULL;
    if (!stop) nonet_stop_new(&stop);
    nonet_stop_set_tick(stop, TICK_MS, tell, NULL); /* from now on */
    return stop;
}

void web_tell_progress(web_asker *ask, const void *handle)
{
    asked = ask;
    asked_handle = handle;
}

/* The game has a switch of its own. */
static void tell_game(void *game)
{
    nonet_progress progress;
    nonet_game_progress(game, &progress);
    web_host_progress((double)progress.done, 0, 0, 0);
}

void web_watch_game(nonet_game *game)
{
    nonet_game_set_tick(game, TICK_MS, tell_game, game);
}
