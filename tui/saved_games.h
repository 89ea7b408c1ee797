/* saved_games.h: the files of games: one for each, written while it is played. */
#ifndef TUI_SAVED_GAMES_H
#define TUI_SAVED_GAMES_H

#include <stdbool.h>
#include <stddef.h>
#include <time.h>

#include "paths.h"

/* The file of the game that is being played. */
struct saved_game {
    char path[PATH_BYTES]; /* "" = none: there is no folder for it */
    int descriptor;        /* open and locked, or -1: nothing was written yet */
    bool is_broken;        /* a part is missing: only the whole game may be written next */
};

/* A file for a new game; `label` becomes part of its name: "hard-9x9". Nothing is written yet. */
void saved_game_begin(struct saved_game *saved, const char *label);

/* Resume a file: lock and read it. NULL, with errno: it cannot be read, or is being played elsewhere (EWOULDBLOCK).
 * Free the text. */
char *saved_game_open(struct saved_game *saved, const char *path, size_t *length);

/* Append text to the file, or replace it. It is on the disk within a second. False, with errno: write the whole game next
 * time. */
bool saved_game_write(struct saved_game *saved, const char *text, size_t length, bool replaces);

/* The file is damaged: it keeps a second name, written to `kept` (PATH_BYTES), when it is replaced. False, with errno. */
bool saved_game_keep_damaged(const struct saved_game *saved, char *kept);

/* Release it, everything on the disk (else it is broken); or also delete it, when the game is over. */
void saved_game_close(struct saved_game *saved);
void saved_game_remove(struct saved_game *saved);

/* The identity of the game in the statistics: the name of its file. */
const char *saved_game_name(const struct saved_game *saved);

/* A game that can be resumed. */
struct saved_entry {
    char name[256]; /* of its file */
    time_t changed;
};

/* All of them, newest first, except those being played. Free it; NULL: there are none. */
struct saved_entry *saved_games_list(size_t *count);

/* Is a game being played elsewhere that was changed at this time or later? */
bool saved_games_played_since(time_t since);

/* Are there any? */
bool saved_games_exist(void);

/* The path of its file, in PATH_BYTES. False: there is no such place. */
bool saved_entry_path(const struct saved_entry *entry, char *path);

/* Delete a game that is not being played. False, with errno: it stays (EWOULDBLOCK: it is being played). */
bool saved_game_delete(const char *path);

#endif
