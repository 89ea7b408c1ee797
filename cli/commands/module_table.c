/* module_table.c: the parts of the program that are loaded when they are needed; see system/module.h. */
#include <stddef.h>

#include "packed/packed.h"
#include "paper/paper.h"
#include "serve/serve.h"
#include "system/module.h"
#include "tui/play.h"

/* Only a program that is linked with a part has its table at hand. */
#ifdef HAS_PLAY
#define PLAY_TABLE (&play_module)
#else
#define PLAY_TABLE NULL
#endif

#ifdef HAS_PAPER
#define PAPER_TABLE (&paper_module)
#else
#define PAPER_TABLE NULL
#endif

#ifdef HAS_SERVE
#define SERVE_TABLE (&serve_module)
#else
#define SERVE_TABLE NULL
#endif

#ifdef HAS_PACKED
#define PACKED_TABLE (&packed_module)
#else
#define PACKED_TABLE NULL
#endif

const struct module module_play = {"play", "ncursesw and SQLite", "libncursesw6, libsqlite3-0", PLAY_TABLE};

const struct module module_paper = {"paper", "cairo, pango and libqrencode",
                                    "libcairo2, libpangocairo-1.0-0, libqrencode4", PAPER_TABLE};

const struct module module_serve = {"serve", "libmicrohttpd", "libmicrohttpd12", SERVE_TABLE};

const struct module module_packed = {"packed", "zlib, libzstd, liblzma and libbz2",
                                     "zlib1g, libzstd1, liblzma5, libbz2-1.0", PACKED_TABLE};

const struct module *const modules[] = {&module_play, &module_paper, &module_serve, &module_packed, NULL};
