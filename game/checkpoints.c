/* checkpoints.c: boards to come back to. A checkpoint is a copy of the board, not a place among the moves: undo, and other moves
 * after it, leave it as it is. Coming back is a move, so that undo leads to where the player was.
 *
 * In the saved game it is a line with all that differs from the beginning:
 *
 *     31.200 checkpoint 2 r1c3=4 r2c1+3+4
 *     31.200 checkpoint-name 2 before the guess
 *     58.000 forget 2
 */
#include "inside.h"

#include <stdlib.h>

enum { LAST_NUMBER = 999999 };

void gm_checkpoints_free(nonet_game *game)
{
    for (int at = 0; at < game->checkpoint_count; at++) free(game->checkpoints[at]);
    game->checkpoint_count = 0;
}

struct gm_checkpoint *gm_find_checkpoint(const nonet_game *game, int number)
{
    for (int at = 0; at < game->checkpoint_count; at++)
        if (game->checkpoints[at]->number == number) return game->checkpoints[at];
    return NULL;
}

/* In the order of their numbers. */
static void insert(nonet_game *game, struct gm_checkpoint *made)
{
    int at = game->checkpoint_count++;
    for (; at && game->checkpoints[at - 1]->number > made->number; at--)
        game->checkpoints[at] = game->checkpoints[at - 1];
    game->checkpoints[at] = made;
}

nonet_status gm_add_checkpoint(nonet_game *game, int number, struct gm_checkpoint **made)
{
    *made = gm_find_checkpoint(game, number);
    if (*made) return NONET_OK;
    if (game->checkpoint_count == GM_MOST_CHECKPOINTS || number < 1 || number > LAST_NUMBER) return NONET_ERR_ARG;
    *made = calloc(1, sizeof **made);
    if (!*made) return NONET_ERR_MEMORY;
    (*made)->number = number;
    insert(game, *made);
    return NONET_OK;
}

void gm_drop_checkpoint(nonet_game *game, struct gm_checkpoint *checkpoint)
{
    int kept = 0;
    for (int at = 0; at < game->checkpoint_count; at++)
        if (game->checkpoints[at] != checkpoint) game->checkpoints[kept++] = game->checkpoints[at];
    game->checkpoint_count = kept;
    free(checkpoint);
}

/* ---- from one board to another --------------------------------------------------------------------------- */

static void follow_kind(struct gm_journal *journal, struct gm_board *board, const struct gm_board *target,
                        enum gm_kind kind, int cells)
{
    for (int cell = 0; cell < cells; cell++)
        gm_journal_change(journal, board, kind, cell, 0, gm_board_get(target, kind, cell, 0));
}

static void follow_candidate_colours(struct gm_journal *journal, struct gm_board *board, const struct gm_board *target,
                                     int cells, int side)
{
    for (int cell = 0; cell < cells; cell++)
        for (int value = 1; value <= side; value++)
            gm_journal_change(journal, board, GM_CANDIDATE_COLOUR, cell, value,
                              gm_board_get(target, GM_CANDIDATE_COLOUR, cell, value));
}

/* All changes that lead from the board to the target, in an order in which they may be read: givens change in edit mode. */
static void follow(const nonet_game *game, struct gm_journal *journal, struct gm_board *board,
                   const struct gm_board *target)
{
    const int cells = game->cells;
    if (gm_board_has_other_puzzle(board, target, cells)) gm_journal_change(journal, board, GM_EDITING, 0, 0, 1);
    follow_kind(journal, board, target, GM_VALUE, cells);
    follow_kind(journal, board, target, GM_LIMITS, cells);
    follow_kind(journal, board, target, GM_MARKS, cells);
    follow_kind(journal, board, target, GM_CENTRE_MARKS, cells);
    follow_kind(journal, board, target, GM_OVERRIDES, cells);
    follow_kind(journal, board, target, GM_COLOUR, cells);
    follow_candidate_colours(journal, board, target, cells, game->side);
    gm_journal_change(journal, board, GM_EDITING, 0, 0, target->is_editing);
}

/* ---- in the saved game ----------------------------------------------------------------------------------- */

/* What leads there from the beginning, without a space before it if there is nothing. */
static void write_board(struct gm_text *text, const nonet_game *game, const struct gm_board *board)
{
    struct gm_journal journal = {0};
    struct gm_board *const from = malloc(sizeof *from);
    nonet_status status = from ? NONET_OK : NONET_ERR_MEMORY;
    if (from) {
        *from = game->start;
        gm_journal_open(&journal, GM_MOVE_RETURN, 0);
        follow(game, &journal, from, board);
        status = gm_journal_close(&journal, from);
    }
    if (status == NONET_OK) gm_write_items(text, game, journal.changes, journal.change_count);
    if (status == NONET_ERR_MEMORY) text->is_failed = true;
    gm_journal_free(&journal);
    free(from);
}

static void write_name(struct gm_text *text, const struct gm_checkpoint *checkpoint)
{
    gm_write_time(text, checkpoint->elapsed_ms);
    gm_text_format(text, "checkpoint-name %d %s\n", checkpoint->number, checkpoint->name);
}

void gm_write_checkpoint(struct gm_text *text, const nonet_game *game, const struct gm_checkpoint *checkpoint)
{
    gm_write_time(text, checkpoint->elapsed_ms);
    gm_text_format(text, "checkpoint %d", checkpoint->number);
    write_board(text, game, &checkpoint->board);
    gm_text_format(text, "\n");
    if (checkpoint->name[0]) write_name(text, checkpoint);
}

/* ---- what commands do ------------------------------------------------------------------------------------ */

static bool is_here(const nonet_game *game, const struct gm_checkpoint *checkpoint)
{
    return memcmp(&game->board, &checkpoint->board, sizeof game->board) == 0;
}

/* " 2 (before the guess)" */
static struct gm_name name_of(const struct gm_checkpoint *checkpoint)
{
    struct gm_name name;
    const char *const dots = strlen(checkpoint->name) > 30 ? "..." : "";
    if (!checkpoint->name[0]) snprintf(name.text, sizeof name.text, "%d", checkpoint->number);
    else snprintf(name.text, sizeof name.text, "%d (%.30s%s)", checkpoint->number, checkpoint->name, dots);
    return name;
}

static const struct gm_checkpoint *checkpoint_here(const nonet_game *game)
{
    for (int at = 0; at < game->checkpoint_count; at++)
        if (is_here(game, game->checkpoints[at])) return game->checkpoints[at];
    return NULL;
}

void gm_set_checkpoint(nonet_game *game)
{
    struct gm_checkpoint *made;
    const int count = game->checkpoint_count;
    const struct gm_checkpoint *const here = checkpoint_here(game);
    if (here) {
        gm_say(game, "this is checkpoint %s already", name_of(here).text);
        return;
    }
    const nonet_status status = gm_add_checkpoint(game, count ? game->checkpoints[count - 1]->number + 1 : 1, &made);
    if (status == NONET_ERR_MEMORY) game->lacks_memory = true;
    if (status == NONET_ERR_ARG)
        gm_say(game, "there are %d checkpoints already; %s forgets the last one", count,
               nonet_game_command_key_name(NONET_GAME_COMMAND_FORGET_CHECKPOINT));
    if (status != NONET_OK) return;
    made->elapsed_ms = game->elapsed_ms;
    made->board = game->board;
    if (!game->must_replace) gm_write_checkpoint(&game->log, game, made);
    gm_say(game, "checkpoint %d; %s comes back to it", made->number,
           nonet_game_command_key_name(NONET_GAME_COMMAND_RETURN));
}

/* The last one that is not the board as it is. */
static struct gm_checkpoint *last_elsewhere(const nonet_game *game)
{
    for (int at = game->checkpoint_count; at-- > 0;)
        if (!is_here(game, game->checkpoints[at])) return game->checkpoints[at];
    return NULL;
}

static void say_none(nonet_game *game, int number)
{
    if (number) gm_say(game, "there is no checkpoint %d", number);
    else if (game->checkpoint_count) gm_say(game, "this is the checkpoint");
    else
        gm_say(game, "there is no checkpoint; %s sets one", nonet_game_command_key_name(NONET_GAME_COMMAND_CHECKPOINT));
}

void gm_return(nonet_game *game, int number)
{
    const struct gm_checkpoint *const checkpoint = number ? gm_find_checkpoint(game, number) : last_elsewhere(game);
    if (!checkpoint) {
        say_none(game, number);
        return;
    }
    gm_move_begin(game, GM_MOVE_RETURN);
    follow(game, &game->journal, &game->board, &checkpoint->board);
    const bool has_changed = gm_move_end(game);
    gm_say(game, has_changed ? "back at checkpoint %s" : "this is checkpoint %s", name_of(checkpoint).text);
}

void gm_forget_checkpoint(nonet_game *game, int number)
{
    const int count = game->checkpoint_count;
    struct gm_checkpoint *const checkpoint = number  ? gm_find_checkpoint(game, number)
                                             : count ? game->checkpoints[count - 1]
                                                     : NULL;
    if (!checkpoint) {
        say_none(game, number);
        return;
    }
    gm_say(game, "checkpoint %s is forgotten", name_of(checkpoint).text);
    gm_log_count(game, "forget", (uint32_t)checkpoint->number);
    gm_drop_checkpoint(game, checkpoint);
}

/* ---- what fronts see ------------------------------------------------------------------------------------- */

nonet_status nonet_game_name_checkpoint(nonet_game *game, int number, const char *name)
{
    struct gm_checkpoint *const checkpoint = game ? gm_find_checkpoint(game, number) : NULL;
    if (!checkpoint || !name) return NONET_ERR_ARG;
    memset(checkpoint->name, 0, sizeof checkpoint->name);
    strncpy(checkpoint->name, name, sizeof checkpoint->name - 1);
    gm_clean_line(checkpoint->name);
    if (!game->must_replace) write_name(&game->log, checkpoint);
    return NONET_OK;
}

void nonet_game_get_checkpoint(const nonet_game *game, size_t index, nonet_game_checkpoint *about)
{
    if (!about) return;
    *about = (nonet_game_checkpoint){0};
    if (!game || index >= (size_t)game->checkpoint_count) return;
    const struct gm_checkpoint *const checkpoint = game->checkpoints[index];
    about->number = checkpoint->number;
    about->is_here = is_here(game, checkpoint);
    about->elapsed_ms = checkpoint->elapsed_ms;
    for (int cell = 0; cell < game->cells; cell++) about->empty += !checkpoint->board.values[cell];
    memcpy(about->name, checkpoint->name, sizeof about->name);
}
