/* game_view.c: what front ends see: the state and the cells, derived from the game. */
#include "inside.h"

static int highlighted_value(const nonet_game *game)
{
    if (game->look.highlight || game->look.highlights_pairs) return game->look.highlight;
    if (gm_locked(game) && game->look.mode != NONET_GAME_MODE_COLOURS) return gm_locked(game);
    if (!game->options[NONET_GAME_OPTION_FOLLOW]) return 0;
    return game->board.values[game->look.cursor];
}

static int count_givens(const nonet_game *game)
{
    int count = 0;
    for (int cell = 0; cell < game->cells; cell++) count += game->board.is_given[cell];
    return count;
}

void nonet_game_get_state(const nonet_game *game, nonet_game_state *state)
{
    if (!state) return;
    *state = (nonet_game_state){0};
    if (!game) return;
    *state = (nonet_game_state){
        .phase = gm_is_editing(game)  ? NONET_GAME_PHASE_EDITING
                 : gm_is_solved(game) ? NONET_GAME_PHASE_SOLVED
                                      : NONET_GAME_PHASE_PLAYING,
        .mode = game->look.mode,
        .awaiting = game->awaiting,
        .is_paused = game->is_paused,
        .cursor = game->look.cursor,
        .colour = game->look.colour,
        .highlight = highlighted_value(game),
        .chosen_highlight = game->look.highlight,
        .highlights_pairs = game->look.highlights_pairs,
        .empty = game->empty,
        .givens = count_givens(game),
        .conflicts = game->conflicts,
        .verdict = game->verdict,
        .elapsed_ms = game->elapsed_ms,
        .is_timed = gm_is_timed(game),
        .undo_count = game->journal.done,
        .redo_count = game->journal.count - game->journal.done,
        .hints = game->counts.hints,
        .mistakes = game->counts.mistakes,
        .checks = game->counts.checks,
        .reveals = game->counts.reveals,
        .is_given_up = game->counts.given_up,
        .checkpoints = (uint32_t)game->checkpoint_count,
        .locked = gm_locked(game),
        .missing = game->options[NONET_GAME_OPTION_SHOW_MISSING] && !gm_is_editing(game)
                       ? (uint32_t)gm_missing_marks(game)
                       : 0,
        .selected = game->selected ? game->selected : 1,
    };
}

const nonet_layout *nonet_game_layout(const nonet_game *game)
{
    return game ? game->layout : NULL;
}

void nonet_game_get_origin(const nonet_game *game, nonet_game_origin *origin)
{
    if (origin) *origin = game ? *gm_origin(game) : gm_no_origin;
}

const char *nonet_game_verdict_text(nonet_verdict verdict)
{
    switch (verdict) {
    case NONET_VERDICT_INVALID: return "givens clash";
    case NONET_VERDICT_NONE: return "no solution";
    case NONET_VERDICT_UNIQUE: return "one solution";
    case NONET_VERDICT_MULTIPLE: return "several solutions";
    default: return "solutions: not known";
    }
}

const char *nonet_game_message(const nonet_game *game)
{
    return game ? game->message : "";
}

int nonet_game_values_left(const nonet_game *game, int value)
{
    if (!game || value < 1 || value > game->side) return 0;
    int left = game->side;
    for (int cell = 0; cell < game->cells; cell++) left -= game->board.values[cell] == value;
    return left;
}

static void view_marks(const nonet_game *game, int cell, nonet_game_cell *view)
{
    view->marks = game->board.marks[cell];
    view->centre_marks = game->board.centre_marks[cell];
    for (int value = 1; value <= game->side; value++)
        if (view->marks & gm_bit(value))
            view->coloured_marks[game->board.candidate_colours[cell][value - 1]] |= gm_bit(value);
}

static void view_colours(const nonet_game *game, int cell, nonet_game_cell *view)
{
    view->colours = game->board.colours[cell];
    for (int colour = NONET_GAME_COLOUR_COUNT; colour >= 1; colour--)
        if (view->colours & gm_bit(colour)) view->colour = colour;
}

static bool is_hinted(const nonet_game *game, int cell)
{
    switch (game->hint.stage) {
    case NONET_GAME_STAGE_WHERE: return game->hint.is_place[cell];
    case NONET_GAME_STAGE_WHAT:
    case NONET_GAME_STAGE_ANSWER:
    case NONET_GAME_STAGE_WHY: return game->hint.is_part[cell];
    default: return false;
    }
}

static nonet_game_cell view_cell(const nonet_game *game, int cell)
{
    nonet_game_cell view = {0};
    const int highlight = highlighted_value(game);
    view.value = game->board.values[cell];
    view.is_given = game->board.is_given[cell];
    view.is_cursor = cell == game->look.cursor;
    view.is_seen = game->options[NONET_GAME_OPTION_SHADE] && nonet_layout_sees(game->layout, cell, game->look.cursor);
    view.is_conflict = game->options[NONET_GAME_OPTION_SHOW_CONFLICTS] && game->is_conflict[cell];
    view.is_wrong = game->options[NONET_GAME_OPTION_SHOW_WRONG] && !gm_is_editing(game) && gm_is_wrong(game, cell);
    view.is_missing =
        game->options[NONET_GAME_OPTION_SHOW_MISSING] && !gm_is_editing(game) && gm_is_missing(game, cell);
    view.is_highlighted = game->is_pair[cell] || (highlight && view.value == highlight);
    view.is_selected = gm_is_selected(game, cell);
    view_colours(game, cell, &view);
    if (!view.value) view_marks(game, cell, &view);
    view.highlighted_marks = highlight ? view.marks & gm_bit(highlight) : 0;
    view.is_hinted = is_hinted(game, cell);
    return view;
}

void nonet_game_get_cell(const nonet_game *game, int cell, nonet_game_cell *about)
{
    if (!about) return;
    *about = (nonet_game_cell){0};
    if (game && cell >= 0 && cell < game->cells) *about = view_cell(game, cell);
}

/* ---- the hint -------------------------------------------------------------------------------------------- */

/* At these stages the whole step is told. */
static bool shows_reason(const struct gm_hint *hint)
{
    return hint->stage == NONET_GAME_STAGE_WHY || hint->stage == NONET_GAME_STAGE_ANSWER;
}

/* The reason in the length that the player wants. */
static const struct gm_text *wanted_reason(const nonet_game *game)
{
    const struct gm_hint *const hint = &game->hint;
    if (!shows_reason(hint) || !hint->line.length) return &hint->why;
    if (game->options[NONET_GAME_OPTION_FULL_HINTS] && hint->full.length) return &hint->full;
    return game->options[NONET_GAME_OPTION_BRIEF_HINTS] ? gm_hint_line(game) : &hint->why;
}

static void view_hint(const nonet_game *game, nonet_game_hint *view)
{
    const struct gm_hint *const hint = &game->hint;
    view->stage = hint->stage;
    view->is_from_solution = hint->is_from_solution;
    view->shows_marks = hint->shows_marks;
    if (hint->stage == NONET_GAME_STAGE_WHERE) view->text = gm_text_bytes(&hint->where);
    else if (hint->stage == NONET_GAME_STAGE_WHAT) view->text = gm_text_bytes(&hint->what);
    else view->text = gm_text_bytes(wanted_reason(game));
    if (shows_reason(hint)) view->line = gm_text_bytes(gm_hint_line(game));
    if (shows_reason(hint) || hint->stage == NONET_GAME_STAGE_WHAT) view->technique = hint->technique;
    if (hint->stage != NONET_GAME_STAGE_ANSWER) return;
    view->asked_cell = hint->asked_cell;
    view->asked_value = hint->asked_value;
    view->answer = hint->answer;
}

void nonet_game_get_hint(const nonet_game *game, nonet_game_hint *hint)
{
    if (!hint) return;
    *hint = (nonet_game_hint){.text = "", .line = "", .technique = "", .asked_cell = -1};
    if (game && game->hint.stage != NONET_GAME_STAGE_NONE) view_hint(game, hint);
}

const nonet_picture *nonet_game_hint_picture(const nonet_game *game)
{
    return game && shows_reason(&game->hint) ? game->hint.picture : NULL;
}

nonet_status nonet_game_hint_drawing(const nonet_game *game, const nonet_drawing_settings *settings,
                                     nonet_drawing **drawing)
{
    if (!drawing) return NONET_ERR_ARG;
    *drawing = NULL;
    if (!nonet_game_hint_picture(game)) return NONET_ERR_ARG;
    return nonet_drawing_new(&game->hint.board->position, game->hint.step, settings, drawing);
}

nonet_role nonet_game_hint_role(const nonet_game *game, int cell, int value, int *set)
{
    const nonet_picture_candidate *const candidate =
        nonet_picture_candidate_at(nonet_game_hint_picture(game), cell, value);
    if (set) *set = candidate ? candidate->set : -1;
    return candidate ? candidate->role : NONET_ROLE_NONE;
}

uint64_t nonet_game_hint_candidates(const nonet_game *game, int cell)
{
    if (!game || game->hint.stage == NONET_GAME_STAGE_NONE || cell < 0 || cell >= game->cells) return 0;
    return game->board.values[cell] ? 0 : game->hint.candidates[cell];
}
