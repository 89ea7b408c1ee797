/* look.h: what things look like: one table, for terminals with 256 colours, with eight and with none. */
#ifndef TUI_LOOK_H
#define TUI_LOOK_H

#include <curses.h>
#include <stdbool.h>

#include "game/game.h"
#include "preferences.h"

enum look {
    LOOK_PLAIN,
    LOOK_FRAME,
    LOOK_QUIET,  /* labels and what is less important */
    LOOK_STRONG, /* headings */
    LOOK_GIVEN,
    LOOK_ENTRY,
    LOOK_MARK,
    LOOK_HIGHLIGHT,
    LOOK_BAD,    /* conflicts and wrong entries */
    LOOK_HINTED, /* cells that a hint is about */
    LOOK_SHADE,  /* the row, column and box of the cursor; without colours as LOOK_PLAIN, and so on */
    LOOK_SHADED_GIVEN,
    LOOK_SHADED_ENTRY,
    LOOK_SHADED_MARK,
    LOOK_SHADED_BAD,
    LOOK_COLOUR, /* the player's colours: this one and the next, NONET_GAME_COLOUR_COUNT of them */
    LOOK_ROLE_PLACED = LOOK_COLOUR + NONET_GAME_COLOUR_COUNT,
    LOOK_ROLE_REMOVED,
    LOOK_ROLE_FIN,
    LOOK_ROLE_TRUE,
    LOOK_ROLE_FALSE,
    LOOK_ROLE_OPEN,
    LOOK_ROLE_PATTERN,
    LOOK_ROLE_SET, /* of several sets: this one and the next, in turn */
    LOOK_COUNT = LOOK_ROLE_SET + 6
};

/* After ncurses has begun. `background`: of the terminal, for shades of it; BACKGROUND_AUTO: as the terminal says, else dark. */
void look_begin(bool has_colours, enum background_wanted background);

chtype look_of(enum look look);

/* For a role that is not NONET_ROLE_NONE; `set`: of which set of the picture. */
chtype look_of_role(nonet_role role, int set);

#endif
