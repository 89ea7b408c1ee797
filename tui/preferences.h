/* preferences.h: the player's permanent settings: the file play.conf. Lines are `name = value`; # starts a comment. It
 * needs neither game nor screen, so that it can be tested alone. */
#ifndef TUI_PREFERENCES_H
#define TUI_PREFERENCES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "game/game.h"

enum lines_wanted { LINES_AUTO, LINES_ASCII, LINES_UNICODE };

enum background_wanted { BACKGROUND_AUTO, BACKGROUND_DARK, BACKGROUND_LIGHT };

struct preferences {
    bool options[NONET_GAME_OPTION_COUNT];
    bool has_option[NONET_GAME_OPTION_COUNT]; /* the file says something about it */
    int level;                                /* of new games */
    int box_rows, box_columns;
    enum lines_wanted lines;
    bool has_colours;                  /* if the terminal has */
    enum background_wanted background; /* of the terminal */
};

void preferences_defaults(struct preferences *preferences);

/* What is wrong with a line. */
struct preferences_error {
    uint64_t line, column; /* from 1; line 0: nothing is wrong */
    char message[120];
};

/* Read a whole file. Bad lines are skipped; *error describes the first one. */
void preferences_read(struct preferences *preferences, const char *text, size_t length,
                      struct preferences_error *error);

/* The text with a new value for a name: its line is changed, or one is added; all others stay as they are. Free it;
 * NULL: out of memory. */
char *preferences_change(const char *text, size_t length, const char *name, const char *value, size_t *new_length);

/* "9", "9x9", or as boxes "box 3x3"; false: not understood. */
bool read_size(const char *text, int *box_rows, int *box_columns);

#endif
