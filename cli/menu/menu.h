/* menu.h: what the entries of the menu share. Each entry is a dialogue in its own file. */
#ifndef CLI_MENU_H
#define CLI_MENU_H

#include "answers/explanation.h"
#include "menu/dialogue.h"
#include "options/chains_option.h"
#include "options/words_option.h"

struct menu {
    struct dialogue *dialogue;
    nonet_reader_settings reader;
    nonet_stop *stop;
    nonet_solver *solver;
    struct technique_choice choice; /* the usual techniques */
    struct explanation explanation; /* of the puzzle that is watched */
    struct buffer out;
    nonet_layout *layout; /* of the puzzles that are made: 9x9 */
    uint64_t seed;
    uint64_t watched; /* puzzles of this seed so far */
    enum words_wanted words;
    nonet_step_form line; /* of steps, with chains in this notation or that */
};

/* The entries. REPLY_END: the session is over; anything else: back to the menu. */
enum reply menu_file(struct menu *menu);
enum reply menu_paste(struct menu *menu);
enum reply menu_watch(struct menu *menu);
enum reply menu_play(struct menu *menu);
enum reply menu_practise(struct menu *menu);
enum reply menu_own(struct menu *menu);

/* Solve a puzzle and show it, its solution, how many there are, and what it took, under this title. REPLY_GIVEN, or the
 * reply of menu_stopped. */
enum reply menu_answer(struct menu *menu, struct task *task, const char *title);

/* A puzzle that outlives what it was read from. */
struct own_puzzle {
    struct task task;
    nonet_layout *layout;
};

/* Copy the puzzle of this task. */
void menu_keep_own(struct own_puzzle *own, const struct task *task);

/* Get one puzzle from lines that are typed or pasted; the first one may have been put back. */
enum reply menu_type_one(struct menu *menu, struct own_puzzle *own);

/* Watch this puzzle being solved. REPLY_GIVEN: it was, or the user left. */
enum reply menu_watch_own(struct menu *menu, const struct own_puzzle *own);

/* Run a command as the command line does; `arguments` ends with NULL. */
enum reply menu_run(struct menu *menu, const char *command, char **arguments);

/* Ask for one of the levels. */
enum reply menu_ask_level(struct menu *menu, int *level);

/* A signal came during work. Ctrl-C ends just that work (REPLY_LEAVE), any other signal the session (REPLY_END). */
enum reply menu_stopped(void);

/* Write what is in menu->out. */
void menu_show(struct menu *menu);

#endif
