/* edit.c: entering a puzzle: the verdict while it grows, and switching between editing and playing. */
#include "inside.h"

void gm_say_verdict(nonet_game *game)
{
    if (game->verdict == NONET_VERDICT_UNKNOWN)
        gm_say(game, "it takes longer to find out how many solutions there are");
    else
        gm_say(game, "%s%s", nonet_game_verdict_text(game->verdict),
               game->verdict == NONET_VERDICT_INVALID ? ": there is no solution" : "");
}

static void begin_to_play(nonet_game *game)
{
    if (game->verdict == NONET_VERDICT_INVALID || game->verdict == NONET_VERDICT_NONE) {
        gm_say(game, "this puzzle has no solution and cannot be played");
        return;
    }
    gm_move_begin(game, GM_MOVE_PLAY);
    gm_put(game, GM_EDITING, 0, 0);
    if (!gm_move_end(game)) return;
    if (game->verdict == NONET_VERDICT_UNIQUE) gm_say(game, "the game begins");
    else gm_say_verdict(game);
}

void gm_edit_or_play(nonet_game *game)
{
    if (gm_is_editing(game)) {
        begin_to_play(game);
        return;
    }
    gm_move_begin(game, GM_MOVE_EDIT);
    gm_put(game, GM_EDITING, 0, 1);
    if (gm_move_end(game)) gm_say(game, "edit mode: symbols make givens");
}
