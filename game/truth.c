/* truth.c: what is known about the puzzle: how many solutions its givens have, and, if it is unique, which entries are
 * wrong. It is determined when givens change, in limited time; otherwise the verdict is UNKNOWN, and nothing counts as
 * wrong. */
#include <string.h>

#include "inside.h"

static bool has_limits(const nonet_game *game)
{
    for (int cell = 0; cell < game->cells; cell++)
        if (game->board.limits[cell]) return true;
    return false;
}

static void add_limits(const nonet_game *game, struct gm_position *store)
{
    if (!has_limits(game)) return;
    for (int cell = 0; cell < game->cells; cell++) {
        const uint64_t limit = game->board.limits[cell];
        store->candidates[cell] = limit ? limit : gm_all_values(game->side);
    }
    store->position.candidates = store->candidates;
}

void gm_givens_position(const nonet_game *game, struct gm_position *store)
{
    for (int cell = 0; cell < game->cells; cell++) {
        store->is_given[cell] = game->board.is_given[cell];
        store->cells[cell] = store->is_given[cell] ? game->board.values[cell] : 0;
    }
    store->position = (nonet_position){game->layout, store->cells, store->is_given, NULL};
    add_limits(game, store);
}

void gm_entries_position(const nonet_game *game, struct gm_position *store)
{
    gm_givens_position(game, store);
    memcpy(store->cells, game->board.values, (size_t)game->cells);
}

void gm_open_values(const nonet_game *game, uint64_t candidates[NONET_GAME_MAX_CELLS])
{
    struct gm_position now;
    gm_entries_position(game, &now);
    nonet_position_candidates(&now.position, candidates);
}

static bool are_complete(const nonet_game *game, const uint64_t *marks)
{
    bool is_any_empty = false;
    for (int cell = 0; cell < game->cells; cell++) {
        if (game->board.values[cell]) continue;
        if (!marks[cell]) return false;
        is_any_empty = true;
    }
    return is_any_empty;
}

enum gm_kind gm_candidate_kind(const nonet_game *game)
{
    if (are_complete(game, game->board.marks)) return GM_MARKS;
    return are_complete(game, game->board.centre_marks) ? GM_CENTRE_MARKS : GM_KINDS;
}

const uint64_t *gm_candidate_marks(const nonet_game *game)
{
    const enum gm_kind kind = gm_candidate_kind(game);
    return kind == GM_MARKS ? game->board.marks : kind == GM_CENTRE_MARKS ? game->board.centre_marks : NULL;
}

nonet_status gm_count_solutions(nonet_game *game, const nonet_position *position, uint64_t limit_ms,
                                nonet_verdict *verdict, uint8_t *solution)
{
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    nonet_solver_settings_defaults(&settings);
    settings.stop = game->stop;
    settings.timeout_ms = limit_ms;
    *verdict = NONET_VERDICT_UNKNOWN;
    nonet_status status = nonet_solver_new(&settings, &solver);
    if (status != NONET_OK) return status;
    status = nonet_solver_count(solver, position, 2, &result);
    if (status == NONET_OK) *verdict = result.verdict;
    if (status == NONET_STOPPED && result.count > 1) *verdict = NONET_VERDICT_MULTIPLE;
    if (*verdict == NONET_VERDICT_UNIQUE)
        memcpy(solution, result.solution, (size_t)nonet_layout_cells(position->layout));
    nonet_solver_free(solver);
    return status;
}

/* Are these the givens of the last verdict? */
static bool is_known_puzzle(const nonet_game *game, const struct gm_position *puzzle)
{
    const size_t cells = (size_t)game->cells;
    return game->is_settled && !memcmp(puzzle->cells, game->settled_givens, cells) &&
           !memcmp(game->board.limits, game->settled_limits, cells * sizeof *game->settled_limits);
}

static void forget_rating(nonet_game *game)
{
    game->rating = (nonet_game_rating){.hardest = ""};
    game->open_work &= ~(unsigned)NONET_GAME_WORK_RATING;
}

void gm_settle(nonet_game *game, uint64_t limit_ms)
{
    struct gm_position puzzle;
    const size_t cells = (size_t)game->cells;
    gm_givens_position(game, &puzzle);
    if (is_known_puzzle(game, &puzzle)) return;
    forget_rating(game);
    memcpy(game->settled_givens, puzzle.cells, cells);
    memcpy(game->settled_limits, game->board.limits, cells * sizeof *game->settled_limits);
    game->is_settled = true;
    gm_count_solutions(game, &puzzle.position, limit_ms, &game->verdict, game->solution);
    if (game->verdict == NONET_VERDICT_UNKNOWN) game->open_work |= NONET_GAME_WORK_VERDICT;
    else game->open_work &= ~(unsigned)NONET_GAME_WORK_VERDICT;
}

bool gm_has_solution(const nonet_game *game)
{
    return game->verdict == NONET_VERDICT_UNIQUE;
}

bool gm_is_wrong(const nonet_game *game, int cell)
{
    return gm_has_solution(game) && game->board.values[cell] && !game->board.is_given[cell] &&
           game->board.values[cell] != game->solution[cell];
}

int gm_wrong_entries(const nonet_game *game)
{
    int count = 0;
    for (int cell = 0; cell < game->cells; cell++) count += gm_is_wrong(game, cell);
    return count;
}

int gm_missing_marks(const nonet_game *game)
{
    int count = 0;
    const uint64_t *const marks = gm_has_solution(game) ? gm_candidate_marks(game) : NULL;
    for (int cell = 0; marks && cell < game->cells; cell++)
        count += !game->board.values[cell] && !(marks[cell] & gm_bit(game->solution[cell]));
    return count;
}

bool gm_agrees(const nonet_game *game)
{
    return gm_is_editing(game) || (!gm_wrong_entries(game) && !gm_missing_marks(game));
}

bool gm_find_solution(nonet_game *game, uint8_t *solution)
{
    struct gm_position now;
    nonet_solver_settings settings;
    nonet_solver *solver;
    nonet_result result;
    const size_t cells = (size_t)game->cells;
    if (gm_has_solution(game)) {
        memcpy(solution, game->solution, cells);
        return true;
    }
    if (game->verdict != NONET_VERDICT_MULTIPLE) return false;
    gm_entries_position(game, &now);
    nonet_solver_settings_defaults(&settings);
    settings.stop = game->stop;
    settings.timeout_ms = game->limits.verdict_ms;
    nonet_status status = nonet_solver_new(&settings, &solver);
    if (status == NONET_OK) status = nonet_solver_first(solver, &now.position, &result);
    const bool is_found = status == NONET_OK && result.solution;
    if (is_found) memcpy(solution, result.solution, cells);
    nonet_solver_free(solver);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    return is_found;
}
