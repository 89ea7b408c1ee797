/* background_task.h: long work on a game in a separate thread, so that keys are still answered. */
#ifndef TUI_BACKGROUND_TASK_H
#define TUI_BACKGROUND_TASK_H

#include <stdbool.h>

#include "game/game.h"

/* Do `work(game, context)` in a thread; until background_task_end nothing but nonet_game_stop may touch the game. When
 * done, it wakes up the loop that waits for signals. False: no thread could be started. One at a time. */
bool background_task_begin(nonet_game *game, void (*work)(nonet_game *game, void *context), void *context);

/* Is there one, done or not? */
bool background_task_is_under_way(void);

/* Is there one, and is it done? */
bool background_task_is_done(void);

/* End it, by nonet_game_stop unless it is done. Without a task nothing happens. */
void background_task_end(void);

#endif
