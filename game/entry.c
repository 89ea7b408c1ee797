/* entry.c: what a symbol does to the selected cells, in each mode. However many they are, it is one move.
 *
 * When several cells are selected, a symbol in the mode of values becomes a mark: hardly anyone wants the same value in several
 * cells. Who does has an option for it, and NONET_GAME_COMMAND_SYMBOL_VALUE. */
#include "inside.h"

#include <assert.h>

struct chosen {
    uint16_t cells[NONET_GAME_MAX_CELLS];
    int count;
};

/* The selected cells that may be changed: not those that are given. None: the message says why. A solved board is not changed by
 * accident. */
static bool choose_cells(nonet_game *game, struct chosen *chosen)
{
    uint16_t selected[NONET_GAME_MAX_CELLS];
    const int count = gm_selected_cells(game, selected);
    chosen->count = 0;
    if (gm_is_solved(game)) {
        gm_say(game, "it is solved; undo leads back into the game");
        return false;
    }
    for (int at = 0; at < count; at++)
        if (gm_is_editing(game) || !game->board.is_given[selected[at]]) chosen->cells[chosen->count++] = selected[at];
    if (chosen->count) return true;
    if (count == 1) gm_say(game, "%s is given", gm_cell_name(game, selected[0]).text);
    else gm_say(game, "all these cells are given");
    return false;
}

static bool is_value(nonet_game *game, int value, const char *what, int most)
{
    if (value >= 1 && value <= most) return true;
    gm_say(game, "%s go from 1 to %c", what, nonet_game_symbol(most));
    return false;
}

/* ---- values ---------------------------------------------------------------------------------------------- */

static void count_mistakes(nonet_game *game, const struct chosen *changed)
{
    uint32_t wrong = 0;
    for (int at = 0; at < changed->count; at++) wrong += gm_is_wrong(game, changed->cells[at]);
    if (!wrong) return;
    game->counts.mistakes += wrong;
    gm_log_count(game, "mistakes", game->counts.mistakes);
}

static void say_conflict(nonet_game *game, int cell)
{
    assert(game->board.values[cell]);
    uint8_t counted[NONET_GAME_MAX_CELLS];
    nonet_why why;
    char text[128];
    for (int each = 0; each < game->cells; each++) counted[each] = (uint8_t)gm_counted_value(&game->board, each);
    const nonet_position position = {game->layout, counted, NULL, NULL};
    if (nonet_position_why(&position, cell, game->board.values[cell], &why) != NONET_OK) return;
    if (why.kind != NONET_WHY_RULES) return;
    nonet_conflict_text(&why.conflict, game->layout, nonet_symbols_find("1"), text, sizeof text);
    gm_say(game, "%s", text);
}

static void say_first_conflict(nonet_game *game, const struct chosen *changed)
{
    if (!game->options[NONET_GAME_OPTION_SHOW_CONFLICTS]) return;
    for (int at = 0; at < changed->count; at++) {
        if (!game->is_conflict[changed->cells[at]]) continue;
        say_conflict(game, changed->cells[at]);
        return;
    }
}

/* Keep only the cells that do not hold this. */
static void leave_out_those_with(const nonet_game *game, uint64_t content, struct chosen *chosen)
{
    int kept = 0;
    for (int at = 0; at < chosen->count; at++)
        if (gm_board_get(&game->board, GM_VALUE, chosen->cells[at], 0) != content)
            chosen->cells[kept++] = chosen->cells[at];
    chosen->count = kept;
}

/* The player sees at once whether it is right: that counts as one check for the whole game. */
static void count_sight(nonet_game *game)
{
    const bool sees = game->options[NONET_GAME_OPTION_SHOW_WRONG] || game->options[NONET_GAME_OPTION_SHOW_MISSING];
    if (sees && gm_has_solution(game) && !game->counts.checks) gm_count_check(game);
}

void gm_after_entries(nonet_game *game, const uint16_t *cells, int count)
{
    struct chosen changed = {.count = count};
    memcpy(changed.cells, cells, (size_t)count * sizeof *cells);
    count_mistakes(game, &changed);
    count_sight(game);
    say_first_conflict(game, &changed);
}

static void enter_value(nonet_game *game, int value, const struct chosen *changed)
{
    gm_move_begin(game, GM_MOVE_ENTER);
    for (int at = 0; at < changed->count; at++) gm_put_entry(game, changed->cells[at], value);
    if (gm_move_end(game)) gm_after_entries(game, changed->cells, changed->count);
}

static void enter_given(nonet_game *game, int value, const struct chosen *changed)
{
    gm_move_begin(game, GM_MOVE_ENTER);
    for (int at = 0; at < changed->count; at++) {
        gm_put(game, GM_VALUE, changed->cells[at], (uint64_t)value | GM_GIVEN);
        gm_put(game, GM_LIMITS, changed->cells[at], 0);
    }
    if (!gm_move_end(game)) return;
    gm_say_verdict(game);
    say_first_conflict(game, changed);
}

/* Where all cells have the value already, they are emptied. */
void gm_symbol_value(nonet_game *game, int value)
{
    struct chosen chosen;
    const bool is_editing = gm_is_editing(game);
    if (!is_value(game, value, "values", game->side) || !choose_cells(game, &chosen)) return;
    leave_out_those_with(game, (uint64_t)value | (is_editing ? GM_GIVEN : 0), &chosen);
    if (!chosen.count) gm_clear(game);
    else if (is_editing) enter_given(game, value, &chosen);
    else enter_value(game, value, &chosen);
}

/* ---- marks and colours ----------------------------------------------------------------------------------- */

static void change_mark(nonet_game *game, enum gm_kind kind, int value)
{
    struct chosen chosen;
    if (is_value(game, value, "values", game->side) && choose_cells(game, &chosen)) gm_toggle_mark(game, kind, value);
}

void gm_symbol_mark(nonet_game *game, int value)
{
    change_mark(game, GM_MARKS, value);
}

void gm_symbol_centre_mark(nonet_game *game, int value)
{
    change_mark(game, GM_CENTRE_MARKS, value);
}

void gm_symbol_colour(nonet_game *game, int colour)
{
    if (is_value(game, colour, "colours", NONET_GAME_COLOUR_COUNT)) gm_toggle_colour(game, colour);
}

static void colour_candidate(nonet_game *game, int value)
{
    struct chosen chosen;
    if (is_value(game, value, "values", game->side) && choose_cells(game, &chosen)) gm_colour_candidate(game, value);
}

/* ---- a symbol -------------------------------------------------------------------------------------------- */

static nonet_game_mode mode_of_symbols(const nonet_game *game)
{
    if (gm_is_editing(game)) return NONET_GAME_MODE_VALUES;
    const bool is_for_one = !game->selected || game->options[NONET_GAME_OPTION_FILL_SELECTED];
    return game->look.mode == NONET_GAME_MODE_VALUES && !is_for_one ? NONET_GAME_MODE_MARKS : game->look.mode;
}

void gm_symbol_in_mode(nonet_game *game, int value)
{
    switch (mode_of_symbols(game)) {
    case NONET_GAME_MODE_VALUES: gm_symbol_value(game, value); return;
    case NONET_GAME_MODE_MARKS: gm_symbol_mark(game, value); return;
    case NONET_GAME_MODE_COLOURS: gm_symbol_colour(game, value); return;
    case NONET_GAME_MODE_CANDIDATE_COLOURS: colour_candidate(game, value); return;
    case NONET_GAME_MODE_CENTRE_MARKS: gm_symbol_centre_mark(game, value); return;
    }
}

void gm_symbol(nonet_game *game, int value)
{
    const bool is_locking = game->options[NONET_GAME_OPTION_DIGIT_FIRST] && !gm_is_editing(game) && !game->selected;
    if (is_locking) gm_lock(game, value);
    else if (gm_types_on(game)) gm_type_on(game, value);
    else gm_symbol_in_mode(game, value);
}

/* ---- clearing -------------------------------------------------------------------------------------------- */

static void clear_colours_of_cells(nonet_game *game)
{
    uint16_t cells[NONET_GAME_MAX_CELLS];
    const int count = gm_selected_cells(game, cells);
    gm_move_begin(game, GM_MOVE_COLOUR);
    for (int at = 0; at < count; at++) {
        if (game->look.mode == NONET_GAME_MODE_COLOURS) gm_put(game, GM_COLOUR, cells[at], 0);
        else
            for (int value = 1; value <= game->side; value++) gm_put_candidate_colour(game, cells[at], value, 0);
    }
    if (!gm_move_end(game)) gm_say(game, "there is no colour");
}

static bool has_value(const nonet_game *game, const struct chosen *chosen)
{
    for (int at = 0; at < chosen->count; at++)
        if (game->board.values[chosen->cells[at]]) return true;
    return false;
}

static void say_empty(nonet_game *game, const struct chosen *chosen)
{
    if (chosen->count == 1) gm_say(game, "%s is empty", gm_cell_name(game, chosen->cells[0]).text);
    else gm_say(game, "all these cells are empty");
}

static bool has_colour_mode(const nonet_game *game)
{
    return !gm_is_editing(game) &&
           (game->look.mode == NONET_GAME_MODE_COLOURS || game->look.mode == NONET_GAME_MODE_CANDIDATE_COLOURS);
}

/* First the values, then the marks under them. */
void gm_clear(nonet_game *game)
{
    struct chosen chosen;
    if (has_colour_mode(game)) {
        clear_colours_of_cells(game);
        return;
    }
    if (!choose_cells(game, &chosen)) return;
    const bool clears_values = has_value(game, &chosen);
    gm_move_begin(game, GM_MOVE_CLEAR);
    for (int at = 0; at < chosen.count; at++) {
        if (clears_values) {
            gm_put(game, GM_VALUE, chosen.cells[at], 0);
            continue;
        }
        gm_put_marks_by_hand(game, chosen.cells[at], 0);
        gm_put(game, GM_CENTRE_MARKS, chosen.cells[at], 0);
    }
    if (!gm_move_end(game)) say_empty(game, &chosen);
    else if (gm_is_editing(game)) gm_say_verdict(game);
}
