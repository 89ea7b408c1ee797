/* begin.c: new games: from a position, from the generator, empty, or from text. The old game stays until the new one is
 * certain. */
#include <string.h>

#include "inside.h"

#define PLAYABLE "boards from 4x4 to 25x25 can be played"

static bool can_be_played(const nonet_layout *layout)
{
    const int side = nonet_layout_side(layout);
    return nonet_layout_is_classic(layout) && side >= 4 && side <= NONET_GAME_MAX_SIDE;
}

/* The game's own copy; NULL: 9x9. */
static nonet_status copy_layout(const nonet_layout *layout, nonet_layout **copy)
{
    return layout ? nonet_layout_copy(layout, copy) : nonet_layout_new(3, 3, copy);
}

nonet_status nonet_game_begin_empty(nonet_game *game, const nonet_layout *layout)
{
    static const struct gm_board empty = {.is_editing = 1};
    nonet_layout *own;
    if (!game) return NONET_ERR_ARG;
    game->message[0] = 0;
    if (layout && !can_be_played(layout)) return NONET_ERR_ARG;
    const nonet_status status = copy_layout(layout, &own);
    if (status != NONET_OK) return status;
    gm_reset(game, own, &empty, NULL);
    nonet_stop_clear(game->stop);
    gm_settle(game, game->limits.verdict_ms);
    return NONET_OK;
}

/* ---- a position ------------------------------------------------------------------------------------------ */

static bool is_given_at(const nonet_position *position, int cell)
{
    return position->cells[cell] && (!position->is_given || position->is_given[cell]);
}

static bool has_legal_values(const nonet_position *position)
{
    const int side = nonet_layout_side(position->layout);
    for (int cell = 0; cell < side * side; cell++)
        if (position->cells[cell] > side) return false;
    return true;
}

/* The marks of an empty cell, without bits beyond the board. */
static uint64_t marks_at(const nonet_position *position, int cell)
{
    if (!position->candidates || position->cells[cell]) return 0;
    return position->candidates[cell] & gm_all_values(nonet_layout_side(position->layout));
}

/* Do the marks belong to the puzzle, that is, does it have several solutions without them? If that takes too long to
 * find out, they are the player's. Without memory there is no answer: game->lacks_memory. */
static bool marks_are_limits(nonet_game *game, const nonet_position *position)
{
    uint8_t givens[NONET_GAME_MAX_CELLS], solution[NONET_GAME_MAX_CELLS];
    nonet_verdict verdict;
    if (!position->candidates) return false;
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++)
        givens[cell] = is_given_at(position, cell) ? position->cells[cell] : 0;
    const nonet_position puzzle = {position->layout, givens, NULL, NULL};
    const nonet_status status = gm_count_solutions(game, &puzzle, game->limits.verdict_ms, &verdict, solution);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    return verdict == NONET_VERDICT_MULTIPLE;
}

static void board_of_givens(const nonet_position *position, bool has_limits, struct gm_board *board)
{
    memset(board, 0, sizeof *board);
    for (int cell = 0; cell < nonet_layout_cells(position->layout); cell++) {
        if (has_limits) board->limits[cell] = marks_at(position, cell);
        if (!is_given_at(position, cell)) continue;
        board->values[cell] = position->cells[cell];
        board->is_given[cell] = 1;
    }
}

/* Entries and marks of the position, inside a move. */
static void put_play(nonet_game *game, const nonet_position *position, bool has_limits)
{
    for (int cell = 0; cell < game->cells; cell++) {
        if (position->cells[cell] && !is_given_at(position, cell)) gm_put(game, GM_VALUE, cell, position->cells[cell]);
        if (!has_limits && marks_at(position, cell)) game->by_hand[cell] = gm_all_values(game->side);
        if (!has_limits) gm_put_marks(game, cell, marks_at(position, cell));
    }
}

static void start_playing(nonet_game *game)
{
    gm_settle(game, game->limits.verdict_ms);
    const bool has_none = game->verdict == NONET_VERDICT_NONE || game->verdict == NONET_VERDICT_INVALID;
    if (has_none) game->start.is_editing = game->board.is_editing = 1;
    if (game->verdict != NONET_VERDICT_UNIQUE) gm_say_verdict(game);
}

static bool is_possible_origin(const nonet_game_origin *origin)
{
    return GM_IS_UNUSED(origin->reserved) && origin->level >= -1 && origin->level <= nonet_level_hardest();
}

/* With a game that has no board yet. */
static nonet_status begin_puzzle(nonet_game *game, const nonet_position *position, const nonet_game_origin *origin)
{
    struct gm_board start;
    nonet_layout *layout;
    const bool has_limits = marks_are_limits(game, position);
    if (game->lacks_memory) return NONET_ERR_MEMORY;
    const nonet_status status = nonet_layout_copy(position->layout, &layout);
    if (status != NONET_OK) return status;
    board_of_givens(position, has_limits, &start);
    gm_reset(game, layout, &start, origin);
    start_playing(game);
    gm_move_begin(game, GM_MOVE_LOAD);
    put_play(game, position, has_limits);
    gm_move_end(game);
    return game->lacks_memory ? NONET_ERR_MEMORY : NONET_OK;
}

nonet_status nonet_game_begin_puzzle(nonet_game *game, const nonet_position *position, const nonet_game_origin *origin)
{
    nonet_game *fresh;
    if (!game) return NONET_ERR_ARG;
    nonet_stop_clear(game->stop);
    gm_begin_call(game);
    if (!position || !position->cells || !can_be_played(position->layout)) return NONET_ERR_ARG;
    if (!has_legal_values(position)) return NONET_ERR_ARG;
    if (origin && !is_possible_origin(origin)) return NONET_ERR_ARG;
    nonet_status status = gm_new(&game->limits, &fresh);
    if (status != NONET_OK) return status;
    memcpy(fresh->options, game->options, sizeof fresh->options);
    status = begin_puzzle(fresh, position, origin);
    if (status == NONET_OK) gm_take_place(game, fresh);
    else nonet_game_free(fresh);
    return status;
}

/* ---- the generator --------------------------------------------------------------------------------------- */

static nonet_status refuse(nonet_game *game, const char *why)
{
    gm_say(game, "%s", why);
    return NONET_ERR_ARG;
}

/* "needs swordfish", "needs X-wing or another one". */
static void needed_title(const bool *needed, char *title, size_t size)
{
    const nonet_technique *technique, *first = NULL;
    size_t count = 0;
    for (size_t at = 0; (technique = nonet_technique_at(at)); at++) {
        if (needed[at] && !count++) first = technique;
    }
    if (first) snprintf(title, size, "needs %s%s", first->name, count > 1 ? " or another one" : "");
}

static nonet_status generate(nonet_game *game, const nonet_layout *layout, const nonet_game_wish *wish)
{
    nonet_generator_settings settings;
    nonet_generator *generator;
    nonet_generated made;
    nonet_generator_settings_defaults(&settings);
    settings.seed = wish->seed;
    settings.stop = game->stop;
    settings.timeout_ms = wish->timeout_ms;
    settings.for_play = !wish->needed;
    settings.needed = wish->needed;
    const bool is_known = wish->level <= nonet_level_hardest();
    const int level = wish->level > 0 && is_known && nonet_layout_is_always_easy(layout) ? 0 : wish->level;
    if (level != -1) settings.easiest = settings.hardest = level;
    const nonet_refusal *const problem = nonet_generator_problem(layout, &settings);
    if (problem) return refuse(game, problem->text);
    nonet_status status = nonet_generator_new(layout, &settings, &generator);
    if (status != NONET_OK) return status;
    game->generator = generator;
    status = nonet_generator_make(generator, 0, 1, &made);
    game->generator = NULL;
    if (status == NONET_OK && !made.is_made) status = NONET_STOPPED;
    if (status == NONET_OK) {
        uint8_t cells[NONET_GAME_MAX_CELLS];
        memcpy(cells, made.cells, (size_t)nonet_layout_cells(layout));
        const nonet_position puzzle = {layout, cells, NULL, NULL};
        nonet_game_origin origin = {.level = level, .has_seed = true, .seed = wish->seed};
        if (wish->daily) gm_daily_title(wish->daily, origin.title, sizeof origin.title);
        else if (wish->needed) needed_title(wish->needed, origin.title, sizeof origin.title);
        status = nonet_game_begin_puzzle(game, &puzzle, &origin);
        if (status == NONET_OK && level != wish->level) gm_say(game, "puzzles of this size are all for beginners");
    }
    nonet_generator_free(generator);
    return status;
}

nonet_status nonet_game_begin_generated(nonet_game *game, const nonet_game_wish *wish)
{
    nonet_layout *layout;
    nonet_game_wish usual;
    nonet_game_wish_defaults(&usual);
    if (!game) return NONET_ERR_ARG;
    if (!wish) wish = &usual;
    nonet_stop_clear(game->stop);
    game->message[0] = 0;
    if (!GM_IS_UNUSED(wish->reserved) || (wish->daily && !gm_is_date(wish->daily))) return NONET_ERR_ARG;
    if (wish->layout && !can_be_played(wish->layout)) return refuse(game, PLAYABLE);
    nonet_status status = copy_layout(wish->layout, &layout);
    if (status != NONET_OK) return status;
    status = generate(game, layout, wish);
    nonet_layout_free(layout);
    if (status == NONET_STOPPED) gm_say(game, "no such puzzle was found in time");
    return status;
}

/* ---- text ------------------------------------------------------------------------------------------------ */

typedef nonet_status take_puzzle(nonet_game *game, const nonet_position *position, const char *title);

static nonet_status play_puzzle(nonet_game *game, const nonet_position *position, const char *title)
{
    nonet_game_origin origin = {.level = -1};
    if (title) strncpy(origin.title, title, sizeof origin.title - 1);
    return nonet_game_begin_puzzle(game, position, &origin);
}

static nonet_status paste_puzzle(nonet_game *game, const nonet_position *position, const char *title)
{
    struct gm_board givens;
    (void)title;
    if (!gm_is_editing(game) || !nonet_layout_equal(position->layout, game->layout))
        return play_puzzle(game, position, NULL);
    const bool has_limits = marks_are_limits(game, position);
    if (game->lacks_memory) return NONET_ERR_MEMORY;
    board_of_givens(position, has_limits, &givens);
    gm_move_begin(game, GM_MOVE_PASTE);
    for (int cell = 0; cell < game->cells; cell++) {
        gm_put(game, GM_VALUE, cell, givens.values[cell] | (givens.is_given[cell] ? GM_GIVEN : 0));
        gm_put(game, GM_LIMITS, cell, givens.limits[cell]);
        gm_put(game, GM_COLOUR, cell, 0);
        gm_put(game, GM_CENTRE_MARKS, cell, 0);
        gm_put(game, GM_OVERRIDES, cell, 0);
    }
    put_play(game, position, has_limits);
    gm_move_end(game);
    if (game->lacks_memory) return NONET_ERR_MEMORY;
    gm_say_verdict(game);
    return NONET_OK;
}

/* The first puzzle of a text; the rest does not matter. */
static nonet_status read_puzzle(nonet_game *game, const char *text, size_t length, const char *title, take_puzzle *take,
                                nonet_text_error *error)
{
    nonet_puzzle *puzzle;
    nonet_status status = nonet_read_one(text, length, NULL, &puzzle, error);
    if (status != NONET_OK) return status;
    if (can_be_played(puzzle->position.layout)) status = take(game, &puzzle->position, title);
    else {
        *error = (nonet_text_error){.line = puzzle->line, .column = 1, .message = PLAYABLE};
        status = NONET_ERR_TEXT;
    }
    nonet_puzzle_free(puzzle);
    return status;
}

static nonet_status take_text(nonet_game *game, const char *text, size_t length, const char *title, take_puzzle *take,
                              nonet_text_error *error)
{
    nonet_text_error unused;
    if (!game || (!text && length)) return NONET_ERR_ARG;
    if (!error) error = &unused;
    *error = (nonet_text_error){0};
    gm_begin_call(game);
    nonet_stop_clear(game->stop);
    const nonet_status status = gm_is_saved_game(text, length) ? gm_restore(game, text, length, error)
                                                               : read_puzzle(game, text, length, title, take, error);
    if (status == NONET_ERR_TEXT)
        gm_say(game, "line %llu, column %llu: %s", (unsigned long long)error->line, (unsigned long long)error->column,
               error->message);
    else if (status < 0) gm_say(game, "%s", nonet_status_name(status));
    return status;
}

nonet_status nonet_game_open(nonet_game *game, const char *text, size_t length, const char *title,
                             nonet_text_error *error)
{
    return take_text(game, text, length, title, play_puzzle, error);
}

nonet_status nonet_game_paste(nonet_game *game, const char *text, size_t length, nonet_text_error *error)
{
    return take_text(game, text, length, NULL, paste_puzzle, error);
}
