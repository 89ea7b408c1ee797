/* module.h: parts of the program that need libraries which most commands do without (ncurses, SQLite). Each is a file of its
 * own, nonet-NAME.so, and is loaded when a command asks for it: whoever solves a puzzle does not wait for a library that
 * draws screens.
 *
 * A module calls the library, whose functions the program shows to it; it knows nothing else of the program. It shows one
 * thing, the table NAME_module, which begins with the version that it was built for,
 *
 *     const int version[3];   NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH
 *
 * and holds its functions; the header of the part (tui/play.h) has its type. In a build with MODULES=no, and in one without
 * shared libraries, the parts are linked into the program, and nothing is loaded. */
#ifndef CLI_MODULE_H
#define CLI_MODULE_H

#include <stdbool.h>

struct module {
    const char *name;      /* "play": nonet-play.so, with the table play_module */
    const char *libraries; /* that it needs, as people call them */
    const char *packages;  /* of Debian that have them */
    const void *linked;    /* its table, if it is linked into the program; otherwise NULL */
};

extern const struct module module_play, module_paper, module_serve, module_packed;

/* All modules that a program may have, NULL after the last. */
extern const struct module *const modules[];

/* The table of a module, for as long as the program runs. NULL: it cannot be had; a message says why. */
const void *module_open(const struct module *module);

/* Is it there? Nothing is loaded. */
bool module_is_there(const struct module *module);

#endif
