/* play.h: nonet play, as the command line sees it: a module, which is loaded when somebody plays. */
#ifndef TUI_PLAY_H
#define TUI_PLAY_H

#include <nonet.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What was asked for. */
struct play_wish {
    int level;                    /* a nonet_level, or -1 */
    int box_rows, box_columns;    /* 0: not said */
    uint64_t seed;                /* 0: any */
    uint64_t (*fresh_seed)(void); /* source of random seeds; never 0 */
    /* Is text a puzzle, not the name of a file that cannot be opened for the reason `error` (errno)? */
    bool (*is_puzzle)(const char *text, int error);
    bool resumes;  /* the last game, without asking */
    bool is_new;   /* no old game is offered */
    bool is_daily; /* the puzzle of the day */
    int date[3];   /* of that day: year, month, day; 0: today */
    bool has_no_timer;
    const char *words;   /* of hints: "brief", "normal" or "full"; NULL: as always */
    const char *chains;  /* of hints: "eureka" or "hodoku"; NULL: as always */
    const bool *needed;  /* [technique]: a new puzzle that needs one of these; or NULL */
    uint64_t timeout_ms; /* to make it; 0: as always */
    const char *text;    /* a puzzle or a saved game, or NULL */
    size_t length;
    const char *title; /* of the text, or NULL */
};

/* What is to be practised. */
struct practise_wish {
    const bool *techniques;     /* [technique]; NULL: all */
    uint64_t seed;              /* of the positions; 0: as always */
    uint64_t number;            /* of the first position, from 1; 0: the next one of this player */
    const char *words, *chains; /* as in play_wish */
};

/* A position on a sheet, with what there is to say about it; until the call returns. */
struct practise_item {
    int technique;
    uint64_t number;
    const char *task;
    const nonet_position *position;
    const char *line, *reason; /* the step that is needed */
};

struct play_module {
    int version[3]; /* of nonet, as in nonet.h; comes first */

    /* Play. `complain` is called with each error while the terminal is not taken over, one line each. Returns an exit code:
     * 0, 1 (there is no game to resume), 2 (no terminal, no such day, text that is not a puzzle, or no saved game that can be read). A
     * signal that ends the game is raised again once everything is saved and the terminal restored; if it does not end the
     * program, the code is 128 + its number. */
    int (*run)(const struct play_wish *wish, void (*complain)(const char *line));

    /* Practise techniques, as `run` plays. */
    int (*practise)(const struct practise_wish *wish, void (*complain)(const char *line));

    /* Write the progress in practice, of the techniques that are wished, as a table or as JSON. */
    int (*practise_list)(const struct practise_wish *wish, bool is_json, void (*write_line)(const char *line),
                         void (*complain)(const char *line));

    /* Hand over `count` positions, for paper. What the player practised elsewhere does not matter, nor does it change. */
    int (*practise_sheet)(const struct practise_wish *wish, uint64_t count,
                          void (*take)(void *context, const struct practise_item *item), void *context,
                          void (*complain)(const char *line));

    /* Write the statistics as a table, line by line. Returns an exit code. */
    int (*statistics)(void (*write_line)(const char *line), void (*complain)(const char *line));
};

NONET_API extern const struct play_module play_module;

#endif
