/* background_task.h: long work on a game in a thread of its own, so that keys are answered meanwhile. */
#ifndef TUI_BACKGROUND_TASK_H
#define TUI_BACKGROUND_TASK_H

#include <stdbool.h>

#include "game/game.h"

/* Do `work(game, context)` in a thread; nobody else may touch the game until background_task_end, but nonet_game_stop. It wakes who
 * waits for signals when it is done. False: no thread can be had. One at a time. */
bool background_task_begin(nonet_game *game, void (*work)(nonet_game *game, void *context), void *context);

/* Is there one, done or not? */
bool background_task_is_under_way(void);

/* Is there one, and is it done? */
bool background_task_is_done(void);

/* End it: at once if it is done, else by nonet_game_stop. Without one: nothing happens. */
void background_task_end(void);

#endif
