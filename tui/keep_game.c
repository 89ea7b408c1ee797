/* keep_game.c: what a session stores: the saved game after every move, statistics when a game is over or left, and
 * settings when one is changed. If something cannot be written, the player is told, and play goes on. */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "background_sync.h"
#include "background_task.h"
#include "durable_files.h"
#include "session.h"
#include "statistics.h"

/* ---- the saved game ------------------------------------------------------------------------------------- */

/* The level that was asked for. Rating your own puzzle does not change its place in the statistics. */
static const char *level_words(const nonet_game *game)
{
    const int level = game_origin(game).level;
    return level >= 0 ? nonet_level_at((size_t)level)->name : "";
}

/* Note the game as it is now, for when another one replaces it. */
static void note_record(struct session *session)
{
    const nonet_game_state state = game_state(session->game);
    const nonet_layout *const layout = nonet_game_layout(session->game);
    const char *const name = saved_game_name(&session->saved), *const level = level_words(session->game);
    assert(strlen(name) < sizeof session->record_name && strlen(level) < sizeof session->record_level);
    snprintf(session->record_name, sizeof session->record_name, "%s", name);
    snprintf(session->record_level, sizeof session->record_level, "%s", level);
    session->record = (struct record){
        .name = session->record_name,
        .box_rows = nonet_layout_box_rows(layout),
        .box_columns = nonet_layout_box_columns(layout),
        .level = session->record_level,
        .is_solved = state.phase == NONET_GAME_PHASE_SOLVED && !state.is_given_up,
        .is_timed = state.is_timed,
        .time_ms = state.elapsed_ms,
        .hints = state.hints,
        .reveals = state.reveals,
        .checks = state.checks,
        .mistakes = state.mistakes,
    };
    const bool has_help = state.hints || state.reveals || state.checks;
    const bool is_played = state.undo_count || state.redo_count || has_help;
    session->has_moves = state.phase != NONET_GAME_PHASE_EDITING ? is_played : state.givens > 0;
    session->is_over = state.phase == NONET_GAME_PHASE_SOLVED;
    session->is_entered = state.phase == NONET_GAME_PHASE_EDITING;
}

/* If nothing was written yet, or a part is missing, the whole game is written. */
static bool write_game(struct session *session, bool with_time)
{
    const char *text;
    size_t length;
    bool replaces;
    errno = ENOMEM; /* the reason if there is no text to write */
    if (nonet_game_log(session->game, with_time, &text, &length, &replaces) != NONET_OK) return false;
    if (session->saved.is_broken) {
        replaces = true;
        if (nonet_game_save(session->game, &text, &length) != NONET_OK) return false;
    }
    return length == 0 || saved_game_write(&session->saved, text, length, replaces);
}

/* ---- settings ------------------------------------------------------------------------------------------- */

void keep_preference(struct session *session, const char *name, const char *value)
{
    char path[PATH_BYTES];
    size_t length = 0, new_length;
    if (!path_of(FOLDER_CONFIG, "play.conf", path) || !path_make_folders(path)) return;
    char *const old = file_read(path, &length);
    char *const text = preferences_change(old ? old : "", length, name, value, &new_length);
    const bool is_written = text && (old || errno == ENOENT) && file_replace(path, text, new_length);
    if (!is_written) session_say(session, "the setting is not kept: %s", strerror(errno));
    free(old);
    free(text);
}

static void keep_options(struct session *session)
{
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++) {
        const bool is_on = nonet_game_get_option(session->game, (nonet_game_option)option);
        if (is_on == session->options[option]) continue;
        session->options[option] = is_on;
        keep_preference(session, nonet_game_option_name((nonet_game_option)option), is_on ? "on" : "off");
    }
}

void keep_moves(struct session *session, bool with_time)
{
    assert(!background_task_is_under_way());
    if (!session->is_begun) return;
    const bool is_written = write_game(session, with_time);
    if (!is_written && !session->is_unsaved) session_say(session, "the game cannot be saved: %s", strerror(errno));
    session->is_unsaved = !is_written;
    keep_options(session);
    note_record(session);
    if (session->is_over || game_state(session->game).is_paused) background_sync_hurry();
}

/* ---- statistics ----------------------------------------------------------------------------------------- */

bool keep_records(struct session *session)
{
    char problem[400];
    if (session->has_tried_records) return session->records != NULL;
    session->has_tried_records = true;
    session->records = statistics_open(problem, sizeof problem);
    if (problem[0]) session_say(session, "%s", problem);
    return session->records != NULL;
}

static bool put_record(struct session *session)
{
    char problem[400];
    if (session->is_recorded || !session->has_moves || !session->record_name[0]) return false;
    if (!keep_records(session)) return false;
    const bool is_put = records_put(session->records, &session->record, problem, sizeof problem);
    if (!is_put) session_say(session, "%s", problem);
    return is_put;
}

struct record_place keep_solved(struct session *session)
{
    assert(session->record.is_solved);
    if (!put_record(session)) return (struct record_place){0};
    session->is_recorded = true;
    return records_place(session->records, &session->record);
}

/* ---- from game to game ---------------------------------------------------------------------------------- */

/* A puzzle that was only looked at is not kept, nor is one that is over. A puzzle being entered is not a game yet. */
static void leave_game(struct session *session)
{
    if (session->is_begun && !session->is_entered) put_record(session);
    if (session->is_over || !session->has_moves) saved_game_remove(&session->saved);
    else saved_game_close(&session->saved);
    session->is_recorded = session->has_moves = session->is_over = false;
    session->record_name[0] = 0;
    session->hint_scroll = 0;
    session->is_begun = true;
}

/* The player's options apply to every game; only a resumed game keeps whether it is timed. */
static void set_options_again(struct session *session, bool is_resumed)
{
    if (is_resumed && !session->has_no_timer)
        session->options[NONET_GAME_OPTION_SHOW_TIMER] =
            nonet_game_get_option(session->game, NONET_GAME_OPTION_SHOW_TIMER);
    for (int option = 0; option < NONET_GAME_OPTION_COUNT; option++)
        if (nonet_game_get_option(session->game, (nonet_game_option)option) != session->options[option])
            nonet_game_set_option(session->game, (nonet_game_option)option, session->options[option]);
}

/* `label`: what its file is called, besides the time. */
static void keep_new(struct session *session, const char *label)
{
    leave_game(session);
    set_options_again(session, false);
    saved_game_begin(&session->saved, label);
    keep_moves(session, false);
}

void keep_new_game(struct session *session)
{
    const int side = nonet_layout_side(nonet_game_layout(session->game));
    const char *const level = level_words(session->game);
    char label[48];
    snprintf(label, sizeof label, "%s-%dx%d", *level ? level : "own", side, side);
    keep_new(session, label);
}

void keep_new_daily(struct session *session, uint32_t daily)
{
    char label[DAILY_BYTES];
    daily_label(daily, label);
    keep_new(session, label);
}

void keep_resumed(struct session *session, const struct saved_game *saved)
{
    assert(saved->descriptor >= 0 && !saved->is_broken);
    leave_game(session);
    set_options_again(session, true);
    session->saved = *saved;
    keep_moves(session, false);
}

void keep_end(struct session *session)
{
    keep_moves(session, true);
    leave_game(session);
    records_close(session->records);
    session->records = NULL;
}
