/* record_game.c: the JSON of a game, for the tests of the page. record_game STEPS KEYS <PUZZLE fills in all marks, takes so many steps of
 * the game's hints, and then presses the keys (one character each; `>` is Right, `v` is Down, `@` is the hint). See `record`. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "game/game.h"

static bool print(void *context, const char *text, size_t length)
{
    (void)context;
    return fwrite(text, 1, length, stdout) == length;
}

static void press(nonet_game *game, const char *keys)
{
    for (; *keys; keys++) switch (*keys) {
        case '>': nonet_game_press(game, NONET_GAME_KEY_RIGHT); break;
        case 'v': nonet_game_press(game, NONET_GAME_KEY_DOWN); break;
        case '@': nonet_game_do(game, NONET_GAME_COMMAND_HINT, 0); break;
        default: nonet_game_press(game, *keys);
        }
}

int main(int argc, char **argv)
{
    static char text[65536];
    nonet_game *game;
    const nonet_game_limits patient = {.verdict_ms = 60000, .hint_ms = 60000, .rating_ms = 60000};
    if (argc != 3 || nonet_game_new(&patient, &game) != NONET_OK) return 2;
    const size_t length = fread(text, 1, sizeof text, stdin);
    if (nonet_game_open(game, text, length, NULL, NULL) != NONET_OK) return 1;
    nonet_game_do(game, NONET_GAME_COMMAND_FILL_MARKS, 0);
    for (int step = atoi(argv[1]); step > 0; step--) {
        nonet_game_do(game, NONET_GAME_COMMAND_HINT, 0);
        nonet_game_do(game, NONET_GAME_COMMAND_APPLY_HINT, 0);
    }
    press(game, argv[2]);
    const nonet_status status = nonet_game_json(game, print, NULL);
    putchar('\n');
    nonet_game_free(game);
    return status == NONET_OK ? 0 : 1;
}
