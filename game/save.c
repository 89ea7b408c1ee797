/* save.c: a game as text, and the lines that are added to it.
 *
 *     nonet-game 1
 *     box 3x3
 *     givens 53..7....6..195...            (one character a cell, row by row)
 *     limits r1c1[1,2]                     (only what the puzzle leaves out)
 *     level hard
 *     seed 7
 *     title sunday.txt
 *     editing                              (the game began in edit mode)
 *     set remove-marks on                  (one line for each option)
 *     moves
 *     12.034 enter r1c3=4 r1c4-4 r2c3-4
 *     13.500 undo 1
 *
 * Each line of the second part has the timer's seconds, what happened, and how the board changed:
 *
 *     =4 a value, !4 a given, . for none      @2,5 the colours of the cell, :4@2 that of a candidate, 0 for none
 *     +4 a mark, -4 no mark                   *4 a centre mark, /4 none of these
 *     %4 its mark was set by hand, ~4 not     [1,4] limits                editing, playing
 *
 * The previous content is not written: reading the moves in order reproduces it. So a move is one line at the end,
 * written at once, and a line cut off by a crash can be ignored without harm. */
#include "inside.h"

void gm_write_time(struct gm_text *text, uint64_t elapsed_ms)
{
    gm_text_format(text, "%llu.%03u ", (unsigned long long)(elapsed_ms / 1000), (unsigned)(elapsed_ms % 1000));
}

/* ---- changes --------------------------------------------------------------------------------------------- */

static void write_value(struct gm_text *text, char sign, int value)
{
    if (value) gm_text_format(text, "%c%d", sign, value);
    else gm_text_format(text, "%c.", sign);
}

/* `signs`: of what is added, of what is taken away. */
static void write_marks(struct gm_text *text, int side, const struct gm_change *change, const char signs[2])
{
    for (int value = 1; value <= side; value++)
        if ((change->before ^ change->after) & gm_bit(value))
            gm_text_format(text, "%c%d", signs[change->after & gm_bit(value) ? 0 : 1], value);
}

static void write_colours(struct gm_text *text, uint64_t colours)
{
    char before = '@';
    if (!colours) gm_text_format(text, "@0");
    for (int colour = 1; colour <= NONET_GAME_COLOUR_COUNT; colour++) {
        if (!(colours & gm_bit(colour))) continue;
        gm_text_format(text, "%c%d", before, colour);
        before = ',';
    }
}

static void write_limits(struct gm_text *text, int side, uint64_t limits)
{
    const char *before = "[";
    if (!limits) gm_text_format(text, "[");
    for (int value = 1; value <= side; value++) {
        if (!(limits & gm_bit(value))) continue;
        gm_text_format(text, "%s%d", before, value);
        before = ",";
    }
    gm_text_format(text, "]");
}

static void write_change(struct gm_text *text, const nonet_game *game, const struct gm_change *change)
{
    switch ((enum gm_kind)change->kind) {
    case GM_VALUE:
        write_value(text, change->after & GM_GIVEN ? '!' : '=', (int)(change->after & (GM_GIVEN - 1)));
        break;
    case GM_MARKS: write_marks(text, game->side, change, "+-"); break;
    case GM_CENTRE_MARKS: write_marks(text, game->side, change, "*/"); break;
    case GM_OVERRIDES: write_marks(text, game->side, change, "%~"); break;
    case GM_COLOUR: write_colours(text, change->after); break;
    case GM_CANDIDATE_COLOUR: gm_text_format(text, ":%d@%d", change->value, (int)change->after); break;
    case GM_LIMITS: write_limits(text, game->side, change->after); break;
    case GM_EDITING: gm_text_format(text, change->after ? " editing" : " playing"); break;
    case GM_KINDS: break;
    }
}

/* Consecutive changes of a cell share its name. */
void gm_write_items(struct gm_text *text, const nonet_game *game, const struct gm_change *changes, size_t count)
{
    int last = -1;
    for (size_t index = 0; index < count; index++) {
        const struct gm_change *const change = &changes[index];
        const int cell = change->kind == GM_EDITING ? -1 : change->cell;
        if (cell != last && cell >= 0) gm_text_format(text, " %s", gm_cell_name(game, cell).text);
        write_change(text, game, change);
        last = cell;
    }
}

void gm_write_move(struct gm_text *text, const nonet_game *game, const struct gm_move *move)
{
    gm_write_time(text, move->elapsed_ms);
    gm_text_format(text, "%s", gm_move_word(move->kind));
    if (move->count) gm_write_items(text, game, game->journal.changes + move->first, move->count);
    gm_text_format(text, "\n");
}

/* ---- the rest -------------------------------------------------------------------------------------------- */

const char *gm_mode_word(size_t mode)
{
    static const char *const words[] = {"values", "marks", "colours", "candidate-colours", "centre-marks"};
    return mode < sizeof words / sizeof *words ? words[mode] : NULL;
}

void gm_write_look(struct gm_text *text, const nonet_game *game)
{
    const struct gm_look *const look = &game->look;
    gm_write_time(text, game->elapsed_ms);
    gm_text_format(text, "look %s %s colour %d highlight %d", gm_cell_name(game, look->cursor).text,
                   gm_mode_word(look->mode), look->colour, look->highlight);
    if (look->locked) gm_text_format(text, " locked %d", look->locked);
    if (look->highlights_pairs) gm_text_format(text, " pairs");
    gm_text_format(text, "\n");
}

static void write_start(struct gm_text *text, const nonet_game *game)
{
    const struct gm_board *const start = &game->start;
    bool has_limits = false;
    gm_text_format(text, "nonet-game 1\nbox %dx%d\ngivens ", nonet_layout_box_rows(game->layout),
                   nonet_layout_box_columns(game->layout));
    for (int cell = 0; cell < game->cells; cell++) {
        const char symbol = nonet_game_symbol(start->is_given[cell] ? start->values[cell] : 0);
        gm_text_add(text, &symbol, 1);
    }
    for (int cell = 0; cell < game->cells; cell++) {
        if (!start->limits[cell]) continue;
        gm_text_format(text, "%s %s", has_limits ? "" : "\nlimits", gm_cell_name(game, cell).text);
        write_limits(text, game->side, start->limits[cell]);
        has_limits = true;
    }
    gm_text_format(text, "\n");
}

static void write_origin(struct gm_text *text, const nonet_game *game)
{
    const nonet_game_origin *const origin = &game->origin;
    if (origin->level >= 0) gm_text_format(text, "level %s\n", nonet_level_at((size_t)origin->level)->name);
    if (origin->has_seed) gm_text_format(text, "seed %llu\n", (unsigned long long)origin->seed);
    if (origin->title[0]) gm_text_format(text, "title %s\n", origin->title);
    if (game->start.is_editing) gm_text_format(text, "editing\n");
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        gm_text_format(text, "set %s %s\n", nonet_game_option_name((nonet_game_option)option),
                       game->options[option] ? "on" : "off");
}

static void write_count(struct gm_text *text, const nonet_game *game, const char *word, uint32_t count)
{
    if (!count) return;
    gm_write_time(text, game->elapsed_ms);
    gm_text_format(text, "%s %u\n", word, count);
}

static void write_counts(struct gm_text *text, const nonet_game *game)
{
    write_count(text, game, "hints", game->counts.hints);
    write_count(text, game, "mistakes", game->counts.mistakes);
    write_count(text, game, "checks", game->counts.checks);
    write_count(text, game, "reveals", game->counts.reveals);
    write_count(text, game, "given-up", game->counts.given_up);
    write_count(text, game, "untimed", game->counts.untimed);
}

static void write_moves(struct gm_text *text, const nonet_game *game)
{
    const struct gm_journal *const journal = &game->journal;
    gm_text_format(text, "moves\n");
    for (size_t index = 0; index < journal->count; index++) gm_write_move(text, game, &journal->moves[index]);
    if (journal->count == journal->done) return;
    gm_write_time(text, game->elapsed_ms);
    gm_text_format(text, "undo %zu\n", journal->count - journal->done);
}

nonet_status nonet_game_save(nonet_game *game, const char **text, size_t *length)
{
    if (!game || !text || !length) return NONET_ERR_ARG;
    gm_text_clear(&game->out);
    write_start(&game->out, game);
    write_origin(&game->out, game);
    write_moves(&game->out, game);
    write_counts(&game->out, game);
    for (int at = 0; at < game->checkpoint_count; at++) gm_write_checkpoint(&game->out, game, game->checkpoints[at]);
    gm_write_look(&game->out, game);
    *text = gm_text_bytes(&game->out);
    *length = game->out.length;
    return game->out.is_failed ? NONET_ERR_MEMORY : NONET_OK;
}
