/* practice.c: learning techniques: the handle, a new position, help, and what fronts see.
 *
 * The position is a game of its own whose first move is not made yet: the board with all its marks. The player takes marks away
 * as in any game; an answer compares the board with what it was (practice_answer.c). What explains an answer is shown as a hint
 * of that game, so fronts draw it as they draw hints. */
#include <stdlib.h>

#include "practice_inside.h"

enum { ANSWER_MS = 2000 };

void nonet_practice_settings_defaults(nonet_practice_settings *settings)
{
    if (!settings) return;
    *settings = (nonet_practice_settings){.answer_ms = ANSWER_MS, .seed = 1};
    nonet_game_limits_defaults(&settings->limits);
}

static void take_settings(nonet_practice *practice, const nonet_practice_settings *settings)
{
    nonet_practice_settings_defaults(&practice->settings);
    if (settings && settings->answer_ms) practice->settings.answer_ms = settings->answer_ms;
    if (settings && settings->seed) practice->settings.seed = settings->seed;
}

nonet_status nonet_practice_new(const nonet_practice_settings *settings, nonet_practice **practice)
{
    if (!practice) return NONET_ERR_ARG;
    *practice = NULL;
    if (settings && !GM_IS_UNUSED(settings->reserved)) return NONET_ERR_ARG;
    nonet_practice *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    const nonet_status status = nonet_game_new(settings ? &settings->limits : NULL, &made->game);
    if (status != NONET_OK) {
        free(made);
        return status;
    }
    take_settings(made, settings);
    made->technique = made->wrong_cell = -1;
    *practice = made;
    return NONET_OK;
}

void nonet_practice_free(nonet_practice *practice)
{
    if (!practice) return;
    nonet_game_free(practice->game);
    free(practice->all.results);
    gm_text_free(&practice->text);
    gm_text_free(&practice->task);
    gm_text_free(&practice->answer);
    gm_text_free(&practice->out);
    free(practice);
}

void nonet_practice_set_day(nonet_practice *practice, uint32_t day)
{
    if (practice) practice->day = day;
}

nonet_game *nonet_practice_game(nonet_practice *practice)
{
    return practice ? practice->game : NULL;
}

/* ---- a position ------------------------------------------------------------------------------------------ */

static void board_of(const struct gm_found *found, struct gm_board *board)
{
    const nonet_board *const from = found->board;
    memset(board, 0, sizeof *board);
    for (int cell = 0; cell < nonet_layout_cells(from->position.layout); cell++) {
        board->values[cell] = from->cells[cell];
        board->is_given[cell] = from->cells[cell] && from->is_given[cell];
        if (!from->cells[cell]) board->marks[cell] = from->candidates[cell];
    }
}

/* Nothing may change marks but the player; and clashes are no part of the task. */
static void set_options(nonet_game *game)
{
    game->options[NONET_GAME_OPTION_REMOVE_MARKS] = false;
    game->options[NONET_GAME_OPTION_AUTO_MARKS] = false;
    game->options[NONET_GAME_OPTION_DIGIT_FIRST] = false;
    game->options[NONET_GAME_OPTION_SHOW_WRONG] = false;
    game->options[NONET_GAME_OPTION_SHOW_MISSING] = false;
}

static bool is_about_value(const struct gm_instances *all, size_t instance)
{
    for (size_t at = 0; at < all->count; at++)
        if (all->results[at].instance == instance) return all->results[at].is_placed;
    return false;
}

static bool write_task(struct gm_text *task, int technique, bool is_value)
{
    gm_text_format(task, "%s: %s", nonet_technique_at((size_t)technique)->name,
                   is_value ? "enter the value that it gives." : "take away a candidate that it removes.");
    return !task->is_failed;
}

/* The old position is forgotten, and this one takes its place. Takes ownership of `layout`. */
static void take_position(nonet_practice *practice, const nonet_practice_wish *wish, uint64_t number,
                          nonet_layout *layout, struct gm_found *found, const struct gm_text *task)
{
    nonet_game *const game = practice->game;
    const nonet_game_origin origin = {.level = nonet_technique_at((size_t)wish->technique)->level};
    struct gm_progress *const progress = &practice->progress[wish->technique];
    board_of(found, &practice->start);
    set_options(game);
    gm_reset(game, layout, &practice->start, &origin);
    gm_settle(game, 0);
    free(practice->all.results);
    practice->all = found->all;
    practice->target = found->target;
    memcpy(practice->solution, found->solution, sizeof practice->solution);
    gm_text_free(&practice->task);
    practice->task = *task;
    found->all = (struct gm_instances){0};
    practice->technique = wish->technique;
    practice->number = number;
    practice->help = NONET_GAME_STAGE_NONE;
    practice->is_over = false;
    practice->verdict = NONET_PRACTICE_VERDICT_NONE;
    practice->outcome = NONET_PRACTICE_OUTCOME_NONE;
    practice->wrong_cell = -1;
    practice->wrong_value = 0;
    practice->missing = 0;
    gm_text_clear(&practice->text);
    if (progress->number < number) progress->number = number;
    gm_practice_touch(practice, wish->technique);
    const bool is_value = is_about_value(&practice->all, practice->target);
    game->look.mode = is_value ? NONET_GAME_MODE_VALUES : NONET_GAME_MODE_MARKS;
}

nonet_status nonet_practice_begin(nonet_practice *practice, const nonet_practice_wish *wish)
{
    struct gm_found found;
    struct gm_text task = {0};
    nonet_layout *layout;
    if (!practice || !wish || !GM_IS_UNUSED(wish->reserved) || !nonet_practice_has(wish->technique))
        return NONET_ERR_ARG;
    const uint64_t number = wish->number ? wish->number : practice->progress[wish->technique].number + 1;
    nonet_stop_clear(practice->game->stop);
    nonet_status status = nonet_layout_new(3, 3, &layout);
    if (status != NONET_OK) return status;
    status = gm_practice_find(practice, wish->technique, number, layout, &found);
    if (status == NONET_OK && !write_task(&task, wish->technique, is_about_value(&found.all, found.target)))
        status = NONET_ERR_MEMORY;
    if (status == NONET_OK) {
        gm_begin_call(practice->game);
        take_position(practice, wish, number, layout, &found, &task);
        layout = NULL;
    }
    gm_practice_drop(&found);
    nonet_layout_free(layout);
    return status;
}

/* ---- help ------------------------------------------------------------------------------------------------ */

/* What was told already is told again if it is not on the screen. */
static nonet_game_stage next_stage(const nonet_practice *practice)
{
    const nonet_game_stage shown = practice->game->hint.stage;
    if (practice->is_over) return NONET_GAME_STAGE_WHY;
    if (practice->help == NONET_GAME_STAGE_NONE) return NONET_GAME_STAGE_WHERE;
    if (shown != practice->help || practice->help == NONET_GAME_STAGE_WHY) return practice->help;
    return practice->help == NONET_GAME_STAGE_WHERE ? NONET_GAME_STAGE_WHAT : NONET_GAME_STAGE_WHY;
}

nonet_status nonet_practice_help(nonet_practice *practice)
{
    if (!practice || !gm_practice_is_own(practice)) return NONET_ERR_ARG;
    const nonet_game_stage stage = next_stage(practice);
    nonet_stop_clear(practice->game->stop);
    gm_begin_call(practice->game);
    gm_text_clear(&practice->text);
    const nonet_status status = gm_practice_show(practice, practice->target, stage);
    if (status != NONET_OK) return status;
    if (stage > practice->help) practice->help = stage;
    if (stage != NONET_GAME_STAGE_WHY || practice->is_over) return NONET_OK;
    gm_practice_count(practice, NONET_PRACTICE_OUTCOME_SHOWN);
    practice->is_over = true;
    gm_text_format(&practice->text, "This is the step. The technique will come again soon.");
    return practice->text.is_failed ? NONET_ERR_MEMORY : NONET_OK;
}

/* ---- what fronts see ------------------------------------------------------------------------------------- */

void nonet_practice_get_state(nonet_practice *practice, nonet_practice_state *state)
{
    if (!state) return;
    *state = (nonet_practice_state){.technique = -1, .wrong_cell = -1, .task = "", .answer = "", .text = ""};
    if (!practice || practice->technique < 0) return;
    gm_practice_write_answer(practice, &practice->answer);
    *state = (nonet_practice_state){
        .technique = practice->technique,
        .number = practice->number,
        .is_value = is_about_value(&practice->all, practice->target),
        .is_over = practice->is_over,
        .verdict = practice->verdict,
        .outcome = practice->outcome,
        .wrong_cell = practice->wrong_cell,
        .wrong_value = practice->wrong_value,
        .missing = practice->missing,
        .instances = practice->all.instances,
        .task = gm_text_bytes(&practice->task),
        .answer = gm_text_bytes(&practice->answer),
        .text = gm_text_bytes(&practice->text),
    };
}
