/* serve.h: files on 127.0.0.1, by libmicrohttpd. All that the program sees of this folder, which is a module: it is loaded by
 * `nonet serve`, and others do not pay for its library. It reads no files and prints nothing: what it serves is given to it. */
#ifndef SERVE_SERVE_H
#define SERVE_SERVE_H

#include <nonet.h>
#include <stdbool.h>
#include <stddef.h>

/* What is served, and under which name: "index.html", "assets/index.js". The first one, also under no name ("/"). */
struct serve_file {
    const char *name;
    const char *bytes;
    size_t length;
};

struct serve_wish {
    const struct serve_file *files; /* with what they point to they stay while they are served */
    size_t count;                   /* at least 1 */
    int port;                       /* 0: any free one */
    int stop_descriptor;            /* the end, when it can be read */
    /* Called once, when requests are answered; false: stop. */
    bool (*ready)(int port, void *context);
    /* Called for each request with "METHOD PATH STATUS", as it was sent; or NULL. */
    void (*note)(const char *line, void *context);
    void *context;
};

enum serve_result {
    SERVE_STOPPED,
    SERVE_NO_PORT, /* it cannot be had: errno says why */
    SERVE_BROKEN,  /* no memory, or too many open files: errno */
};

/* The module's table (cli/system/module.h). */
struct serve_module {
    int version[3];
    /* Answer requests until it is stopped. */
    enum serve_result (*run)(const struct serve_wish *wish, int *error);
    /* Say what would be served, a line each: path, type, how long it may be kept, bytes. False: no memory. */
    bool (*list)(const struct serve_wish *wish, void (*write_line)(const char *line));
};

extern const struct serve_module serve_module;

#endif
