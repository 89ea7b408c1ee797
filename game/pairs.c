/* pairs.c: cells with two candidates, as something to highlight: chains, wings and uniqueness begin with them. The candidates
 * are those that hints reason about: the marks if every empty cell has some, else what no value in sight excludes. They
 * change with every move, so they are found again after each, but only while they are shown. */
#include "inside.h"

#include <string.h>

static bool has_two(uint64_t values)
{
    const uint64_t without_one = values & (values - 1);
    return without_one && !(without_one & (without_one - 1));
}

int gm_find_pairs(nonet_game *game)
{
    uint64_t open[NONET_GAME_MAX_CELLS];
    const uint64_t *candidates = gm_candidate_marks(game);
    int count = 0;
    memset(game->is_pair, 0, sizeof game->is_pair);
    if (!game->look.highlights_pairs) return 0;
    if (!candidates) gm_open_values(game, open);
    if (!candidates) candidates = open;
    for (int cell = 0; cell < game->cells; cell++) {
        game->is_pair[cell] = !game->board.values[cell] && has_two(candidates[cell]);
        count += game->is_pair[cell];
    }
    return count;
}

void gm_highlight_pairs(nonet_game *game, bool is_on)
{
    game->look.highlight = 0;
    game->look.highlights_pairs = is_on;
    const int count = gm_find_pairs(game);
    if (!is_on) gm_say(game, "nothing is highlighted");
    else if (!count) gm_say(game, "no cell has two candidates");
    else gm_say(game, "%d cell%s two candidates", count, count == 1 ? " has" : "s have");
}
