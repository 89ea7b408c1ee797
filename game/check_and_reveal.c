/* check_and_reveal.c: the game says what is right: checking entries, revealing one value or all. */
#include "inside.h"

static bool is_known(struct game *game)
{
    if (game->verdict == NONET_UNIQUE || game->verdict == NONET_MULTIPLE) return true;
    gm_say(game, game->verdict == NONET_UNKNOWN ? "the solution is not known yet" : "there is no solution");
    return false;
}

/* Of a puzzle with several solutions: whether the entries leave one. */
static void check_against_several(struct game *game)
{
    uint8_t solution[GAME_MAX_CELLS];
    if (gm_find_solution(game, solution)) gm_say(game, "the entries allow a solution");
    else gm_say(game, "with these entries no solution was found");
}

void gm_count_check(struct game *game)
{
    game->counts.checks++;
    gm_log_count(game, "checks", game->counts.checks);
}

void gm_check(struct game *game)
{
    if (!is_known(game)) return;
    gm_count_check(game);
    if (!gm_has_solution(game)) {
        check_against_several(game);
        return;
    }
    const int wrong = gm_wrong_entries(game), missing = gm_missing_marks(game);
    if (wrong) gm_say(game, "%d %s wrong", wrong, wrong == 1 ? "entry is" : "entries are");
    else if (missing)
        gm_say(game, "all entries are right; %d cell%s without the right mark", missing,
               missing == 1 ? " is" : "s are");
    else gm_say(game, "nothing is wrong");
}

static void count_reveals(struct game *game, uint32_t more)
{
    game->counts.reveals += more;
    gm_log_count(game, "reveals", game->counts.reveals);
}

void gm_reveal(struct game *game)
{
    uint8_t solution[GAME_MAX_CELLS];
    const int cell = game->look.cursor;
    if (!is_known(game)) return;
    if (!gm_find_solution(game, solution)) {
        gm_say(game, "with these entries no solution was found");
        return;
    }
    if (game->board.values[cell] == solution[cell]) {
        gm_say(game, "%s is right already", gm_cell_name(game, cell).text);
        return;
    }
    gm_move_begin(game, GM_MOVE_REVEAL);
    gm_put_entry(game, cell, solution[cell]);
    if (!gm_move_end(game)) return;
    count_reveals(game, 1);
    gm_say(game, "%s is %c", gm_cell_name(game, cell).text, game_symbol(solution[cell]));
}

static void put_solution(struct game *game, const uint8_t *solution)
{
    uint32_t changed = 0;
    gm_move_begin(game, GM_MOVE_SOLVE);
    for (int cell = 0; cell < game->cells; cell++) {
        if (game->board.is_given[cell]) continue;
        changed += game->board.values[cell] != solution[cell];
        gm_put(game, GM_VALUE, cell, solution[cell]);
    }
    if (!gm_move_end(game)) return;
    count_reveals(game, changed);
    game->counts.given_up = 1;
    gm_log_count(game, "given-up", 1);
}

void gm_solve(struct game *game)
{
    uint8_t solution[GAME_MAX_CELLS];
    if (!is_known(game)) return;
    if (gm_is_solved(game)) {
        gm_say(game, "it is solved already");
        return;
    }
    if (game->awaiting != GAME_AWAITS_SOLVE) {
        game->awaiting = GAME_AWAITS_SOLVE;
        gm_say(game, "the same again reveals the whole solution");
        return;
    }
    game->awaiting = GAME_AWAITS_NOTHING;
    if (gm_find_solution(game, solution)) put_solution(game, solution);
    else gm_say(game, "with these entries no solution was found");
}
