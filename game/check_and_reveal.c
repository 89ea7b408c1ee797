/* check_and_reveal.c: checking entries, and revealing one value or all. */
#include "inside.h"

static bool is_known(nonet_game *game)
{
    if (game->verdict == NONET_VERDICT_UNIQUE || game->verdict == NONET_VERDICT_MULTIPLE) return true;
    gm_say(game, game->verdict == NONET_VERDICT_UNKNOWN ? "the solution is not known yet" : "there is no solution");
    return false;
}

/* For a puzzle with several solutions: do the entries leave one? */
static void check_against_several(nonet_game *game)
{
    uint8_t solution[NONET_GAME_MAX_CELLS];
    if (gm_find_solution(game, solution)) gm_say(game, "the entries allow a solution");
    else gm_say(game, "with these entries no solution was found");
}

void gm_count_check(nonet_game *game)
{
    game->counts.checks++;
    gm_log_count(game, "checks", game->counts.checks);
}

void gm_check(nonet_game *game)
{
    if (!is_known(game)) return;
    if (!gm_has_solution(game)) check_against_several(game);
    if (!game->lacks_memory) gm_count_check(game);
    if (!gm_has_solution(game)) return;
    const int wrong = gm_wrong_entries(game), missing = gm_missing_marks(game);
    if (wrong) gm_say(game, "%d %s wrong", wrong, wrong == 1 ? "entry is" : "entries are");
    else if (missing)
        gm_say(game, "entries are right; %d cell%s right mark: %s shows where, %s adds it", missing,
               missing == 1 ? " lacks its" : "s lack their",
               nonet_game_command_key_name(NONET_GAME_COMMAND_SWITCH_SHOW_MISSING),
               nonet_game_command_key_name(NONET_GAME_COMMAND_MEND_MARKS));
    else gm_say(game, "nothing is wrong");
}

static void count_reveals(nonet_game *game, uint32_t more)
{
    game->counts.reveals += more;
    gm_log_count(game, "reveals", game->counts.reveals);
}

void gm_reveal(nonet_game *game)
{
    uint8_t solution[NONET_GAME_MAX_CELLS];
    const int cell = game->look.cursor;
    if (!is_known(game)) return;
    if (!gm_find_solution(game, solution)) {
        gm_say(game, "with these entries no solution was found");
        return;
    }
    if (game->board.values[cell] == solution[cell]) {
        gm_say(game, gm_has_solution(game) ? "%s is right already" : "%s has a value already, which some solution has",
               gm_cell_name(game, cell).text);
        return;
    }
    gm_move_begin(game, GM_MOVE_REVEAL);
    gm_put_entry(game, cell, solution[cell]);
    if (!gm_move_end(game)) return;
    count_reveals(game, 1);
    gm_say(game, "%s is %c%s", gm_cell_name(game, cell).text, nonet_game_symbol(solution[cell]),
           gm_has_solution(game) ? "" : " in one of several solutions");
}

static void put_solution(nonet_game *game, const uint8_t *solution)
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

void gm_solve(nonet_game *game)
{
    uint8_t solution[NONET_GAME_MAX_CELLS];
    if (!is_known(game)) return;
    if (gm_is_solved(game)) {
        gm_say(game, "it is solved already");
        return;
    }
    if (game->awaiting != NONET_GAME_AWAITING_SOLVE) {
        game->awaiting = NONET_GAME_AWAITING_SOLVE;
        gm_say(game, "the same again reveals %s",
               gm_has_solution(game) ? "the whole solution" : "one of several solutions");
        return;
    }
    game->awaiting = NONET_GAME_AWAITING_NOTHING;
    if (gm_find_solution(game, solution)) put_solution(game, solution);
    else gm_say(game, "with these entries no solution was found");
}
