/* questions.c: the questions of the game. Each repeats, saying what was wrong, until it gets a usable answer or the
 * player leaves. */
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "session.h"
#include "terminal.h"

const char *text_problem(nonet_status status, const nonet_text_error *error)
{
    if (status == NONET_ERR_TEXT) return error->message;
    return status == NONET_ERR_ARG ? "boards of this size are not played" : nonet_status_name(status);
}

/* ---- an old game ---------------------------------------------------------------------------------------- */

/* What was wrong stays for the end, too: the line on the screen is gone with the next key. `kept`: the file as it was. */
static void tell_damage(struct session *session, const char *message, const char *kept)
{
    session_say(session, "%s", message);
    snprintf(session->damage, sizeof session->damage, "the saved game was %s%s%s", message,
             kept ? "; the file as it was: " : "", kept ? kept : "");
}

/* The game was read from a damaged file, which stays beside what replaces it, or where it is. */
static void keep_salvaged(struct session *session, struct saved_game *saved)
{
    char message[300], kept[PATH_BYTES];
    snprintf(message, sizeof message, "%s", nonet_game_message(session->game));
    const bool is_kept = saved_game_keep_damaged(saved, kept);
    if (!is_kept) snprintf(kept, sizeof kept, "%s", saved->path);
    if (is_kept) keep_resumed(session, saved);
    else {
        saved_game_close(saved);
        keep_new_game(session);
    }
    tell_damage(session, message, kept);
}

void keep_opened(struct session *session, const nonet_text_error *error)
{
    char message[300];
    snprintf(message, sizeof message, "%s", nonet_game_message(session->game));
    keep_new_game(session);
    if (error->line) tell_damage(session, message, NULL);
}

bool resume_game(struct session *session, const char *path)
{
    struct saved_game saved;
    nonet_text_error error;
    size_t length;
    char *const text = saved_game_open(&saved, path, &length);
    if (!text) {
        session_say(session, "%s", errno == EWOULDBLOCK ? "this game is being played elsewhere" : strerror(errno));
        return false;
    }
    const nonet_status status = nonet_game_open(session->game, text, length, NULL, &error);
    free(text);
    if (status != NONET_OK) {
        session_say(session, "%.120s: %s", saved_game_name(&saved), text_problem(status, &error));
        saved_game_close(&saved);
        return false;
    }
    if (error.line) keep_salvaged(session, &saved);
    else keep_resumed(session, &saved);
    if (game_state(session->game).is_paused) nonet_game_do(session->game, NONET_GAME_COMMAND_PAUSE, 0);
    return true;
}

bool ask_resume(struct session *session)
{
    for (;;) {
        const enum list_choice choice = choose_saved_game(session, "nonet play", "New game");
        if (choice != LIST_TOP_ROW) return choice == LIST_RESUMED;
        if (ask_new(session)) return true;
        if (!saved_games_exist()) return false;
    }
}

/* ---- a file --------------------------------------------------------------------------------------------- */

/* "~/x" as shells understand it. */
static void full_path(const char *name, char path[PATH_BYTES])
{
    const char *const home = getenv("HOME");
    if (name[0] == '~' && name[1] == '/' && home) snprintf(path, PATH_BYTES, "%s%s", home, name + 1);
    else snprintf(path, PATH_BYTES, "%s", name);
}

static const char *last_part(const char *path)
{
    const char *const slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

/* Start a game from text. False: it is not a puzzle, and `note` says why. */
static bool begin_with_text(struct session *session, const char *text, size_t length, const char *title, char *note,
                            size_t size)
{
    nonet_text_error error;
    const nonet_status status = nonet_game_open(session->game, text, length, title, &error);
    if (status == NONET_OK) {
        keep_opened(session, &error);
        return true;
    }
    if (status == NONET_ERR_TEXT)
        snprintf(note, size, "line %llu, column %llu: %s", (unsigned long long)error.line,
                 (unsigned long long)error.column, text_problem(status, &error));
    else snprintf(note, size, "%s", text_problem(status, &error));
    return false;
}

/* The line is a file name, or a puzzle itself. */
static bool begin_with_line(struct session *session, const char *line, char *note, size_t size)
{
    char path[PATH_BYTES];
    size_t length;
    full_path(line, path);
    char *const text = file_read(path, &length);
    const int error = errno;
    if (!text && session->is_puzzle(line, error)) return begin_with_text(session, line, strlen(line), NULL, note, size);
    if (!text) {
        snprintf(note, size, "%s", strerror(error));
        return false;
    }
    const bool is_begun = begin_with_text(session, text, length, last_part(line), note, size);
    free(text);
    return is_begun;
}

bool ask_open(struct session *session)
{
    const struct backdrop backdrop = scene_backdrop(session);
    char line[1024] = "", note[300] = "The name of a file, or a puzzle (paste it).";
    char *pasted;
    keep_moves(session, true);
    while (dialog_line(&backdrop, "Open", note, line, sizeof line, &pasted)) {
        const bool is_begun = pasted ? begin_with_text(session, pasted, strlen(pasted), NULL, note, sizeof note)
                                     : line[0] && begin_with_line(session, line, note, sizeof note);
        free(pasted);
        if (is_begun) return true;
    }
    return false;
}

/* ---- writing the board ---------------------------------------------------------------------------------- */

/* Never overwrites a file. False: `note` says why not. */
static bool write_new_file(const char *name, const char *text, size_t length, char *note, size_t size)
{
    char path[PATH_BYTES];
    full_path(name, path);
    const int descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    bool is_written = descriptor >= 0 && descriptor_write(descriptor, text, length);
    if (descriptor >= 0 && close(descriptor) != 0) is_written = false;
    if (!is_written)
        snprintf(note, size, "%s", errno == EEXIST ? "there is such a file; another name?" : strerror(errno));
    return is_written;
}

static void ask_file_to_write(struct session *session, const char *text, size_t length)
{
    const struct backdrop backdrop = scene_backdrop(session);
    char line[1024] = "", note[200] = "The name of a new file.";
    while (dialog_line(&backdrop, "Write to", note, line, sizeof line, NULL)) {
        if (!line[0] || !write_new_file(line, text, length, note, sizeof note)) continue;
        session_say(session, "written to %s", line);
        return;
    }
}

static const char *const *notation_names(void)
{
    static const char *names[40];
    const nonet_notation *notation;
    assert(!nonet_notation_at(sizeof names / sizeof *names - 1));
    for (size_t at = 0; at + 1 < sizeof names / sizeof *names && (notation = nonet_notation_at(at)); at++)
        names[at] = notation->name;
    return names;
}

void ask_export(struct session *session)
{
    static const char *const kinds[] = {"puzzle", "with entries", "with marks", NULL};
    static const char *const places[] = {"the screen", "a file", NULL};
    enum { KIND, NOTATION, PLACE, WRITE, ROWS };
    struct form_row rows[ROWS] = {{"What", kinds, NONET_GAME_EXPORT_ENTRIES, 0},
                                  {"Notation", notation_names(), 0, 0},
                                  {"To", places, 0, 0},
                                  {"Write", NULL, 0, 0}};
    const struct backdrop backdrop = scene_backdrop(session);
    const char *note = NULL, *text;
    size_t length;
    for (int row = 0; (row = dialog_form(&backdrop, "Export", rows, ROWS, row, note)) >= 0;) {
        const char *const notation = rows[NOTATION].choices[rows[NOTATION].chosen];
        const nonet_status status =
            nonet_game_export(session->game, (nonet_game_export_kind)rows[KIND].chosen, notation, &text, &length);
        note = status == NONET_OK             ? NULL
               : status == NONET_ERR_NOTATION ? "This notation has no room for it."
                                              : nonet_status_name(status);
        if (note) continue;
        char *const copy = malloc(length + 1); /* the game's text lives until its next call */
        if (!copy) return;
        memcpy(copy, text, length);
        copy[length] = 0;
        if (rows[PLACE].chosen) ask_file_to_write(session, copy, length);
        else terminal_print(copy);
        free(copy);
        return;
    }
}

/* ---- the end -------------------------------------------------------------------------------------------- */

static size_t add_number(char *text, size_t size, size_t used, unsigned number, const char *one, const char *many)
{
    if (!number || used >= size) return used;
    return used + (size_t)snprintf(text + used, size - used, ", %u %s", number, number == 1 ? one : many);
}

static void tell_end(const struct session *session, const struct record_place *place, char *text, size_t size)
{
    const nonet_game_state state = game_state(session->game);
    char time[24];
    size_t used = (size_t)snprintf(text, size, "Solved");
    nonet_game_time_text(state.elapsed_ms, time, sizeof time);
    if (session->record.is_timed) used += (size_t)snprintf(text + used, size - used, " in %s", time);
    used = add_number(text, size, used, state.hints, "hint", "hints");
    used = add_number(text, size, used, state.reveals, "cell told", "cells told");
    used = add_number(text, size, used, state.checks, "check", "checks");
    if (!state.hints && !state.reveals && !state.checks)
        used += (size_t)snprintf(text + used, size - used, " without help");
    used = add_number(text, size, used, state.mistakes, "mistake", "mistakes");
    used += (size_t)snprintf(text + used, size - used, ".");
    assert(used < size && place->place <= place->count);
    if (place->place)
        snprintf(text + used, size - used, "\nPlace %d of %d without help: %s %dx%d.", place->place, place->count,
                 session->record_level[0] ? session->record_level : "own puzzles", session->screen_layout.side,
                 session->screen_layout.side);
}

void ask_what_now(struct session *session, const struct record_place *place)
{
    enum { LOOK, NEW, LEAVE, ROWS };
    struct form_row rows[ROWS] = {{"Look at the board", NULL, 0, 0}, {"New game", NULL, 0, 0}, {"Quit", NULL, 0, 0}};
    const struct backdrop backdrop = scene_backdrop(session);
    char text[400];
    tell_end(session, place, text, sizeof text);
    terminal_forget_keys();
    const int row = dialog_form(&backdrop, "Solved", rows, ROWS, NEW, text);
    if (row == NEW) ask_new(session);
    if (row == LEAVE) session->is_leaving = true;
}
