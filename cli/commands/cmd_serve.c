/* cmd_serve.c: nonet serve: the web page at an address of this computer. The server is in serve/, a module; this file has its
 * options, reads the page into memory, and says what happens. A page from an address can be installed and keeps its games under
 * that address: hence a port that stays the same. */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "options/command.h"
#include "options/option_values.h"
#include "serve/serve.h"
#include "system/browser.h"
#include "system/buffer.h"
#include "system/interrupt.h"
#include "system/messages.h"
#include "system/module.h"
#include "system/own_file.h"
#include "system/own_folder.h"
#include "system/standard_output.h"

/* It stays the same, since browsers keep what is played under the address with its port. */
enum { USUAL_PORT = 4909, LARGEST_PORT = 65535 };

struct serve_settings {
    int port;
    bool opens;
    bool lists;
    bool is_verbose;
};

/* ---- the page ----------------------------------------------------------------------------------------- */

/* The page as it is built for servers, or else that single file that `nonet web` shows. */
static bool read_page(struct own_folder *page, struct own_file *file)
{
    enum own_file_state state = own_file_find("web/index.html", "share/nonet", file);
    const bool is_folder = state != OWN_FILE_MISSING;
    if (!is_folder) state = own_file_find("nonet.html", "share/nonet", file);
    switch (state) {
    case OWN_FILE_THERE:
        if (!is_folder) return own_folder_read_one(file->path, page);
        *strrchr(file->path, '/') = '\0';
        return own_folder_read(file->path, page);
    case OWN_FILE_MISSING:
        message(
            "the web page is not there: neither web/index.html nor nonet.html, in %s or in %s; `make web` builds it, and "
            "`make install` then installs it",
            file->folders[0], file->folders[1]);
        return false;
    case OWN_FILE_FOREIGN:
        message("cannot use %s: it belongs to somebody who does not own nonet", file->path);
        return false;
    case OWN_FILE_LOST: message("cannot tell where nonet is, and so not where its web page is"); return false;
    }
    return false;
}

/* As the module wants them: the page itself comes first. */
static struct serve_file *files_of(const struct own_folder *page)
{
    struct serve_file *const files = memory_resize(NULL, page->count * sizeof *files);
    size_t next = 1;
    for (size_t at = 0; at < page->count; at++) {
        const struct own_folder_file *const from = &page->files[at];
        const bool is_first = page->count == 1 || strcmp(from->name, "index.html") == 0;
        files[is_first ? 0 : next++] = (struct serve_file){from->name, from->text.bytes, from->text.length};
    }
    return files;
}

/* ---- serving it --------------------------------------------------------------------------------------- */

/* What is said when it is there. */
struct serving {
    const struct serve_settings *settings;
    const struct own_folder *page;
    const char *path;
};

static bool tell_address(int port, void *context)
{
    const struct serving *const serving = context;
    struct buffer line = {0};
    char address[64];
    snprintf(address, sizeof address, "http://127.0.0.1:%d/", port);
    buffer_print(&line, "%s\n", address);
    output_write_buffer(&line);
    message("serving %s (%zu file%s, %.1f MB) to this computer only; Ctrl-C stops it", serving->path,
            serving->page->count, serving->page->count == 1 ? "" : "s", (double)serving->page->bytes / 1e6);
    if (serving->settings->opens) browser_tell(browser_open_address(address), "address");
    return !interrupt_signal();
}

static void tell_request(const char *line, void *context)
{
    (void)context;
    message("%s", line);
}

static void tell_no_port(int port, int error)
{
    if (error == EADDRINUSE && port)
        message(
            "port %d is taken, perhaps by another nonet serve (see http://127.0.0.1:%d/); --port N takes another one, "
            "--port 0 any that is free",
            port, port);
    else if (error == EACCES) message("port %d: only root may take it; --port N takes another one", port);
    else message("port %d: %s", port, strerror(error));
}

static int serve_page(const struct serve_module *serve, const struct serve_wish *wish)
{
    int error = 0;
    switch (serve->run(wish, &error)) {
    case SERVE_STOPPED: return interrupt_signal() ? 128 + interrupt_signal() : EXIT_FINE;
    case SERVE_NO_PORT: tell_no_port(wish->port, error); break;
    case SERVE_BROKEN: message("cannot serve the page: %s", strerror(error)); break;
    }
    return EXIT_TROUBLE;
}

static void write_list_line(const char *text)
{
    struct buffer line = {0};
    buffer_print(&line, "%s\n", text);
    output_write_buffer(&line);
}

static int list_page(const struct serve_module *serve, const struct serve_wish *wish)
{
    if (serve->list(wish, write_list_line)) return EXIT_FINE;
    message("out of memory");
    return EXIT_TROUBLE;
}

static int serve_or_list(const struct serve_module *serve, const struct serve_settings *settings,
                         const struct own_folder *page, const char *path)
{
    struct serving serving = {settings, page, path};
    struct serve_file *const files = files_of(page);
    const struct serve_wish wish = {.files = files,
                                    .count = page->count,
                                    .port = settings->port,
                                    .stop_descriptor = interrupt_descriptor(),
                                    .ready = tell_address,
                                    .note = settings->is_verbose ? tell_request : NULL,
                                    .context = &serving};
    const int exit_code = settings->lists ? list_page(serve, &wish) : serve_page(serve, &wish);
    free(files);
    return exit_code;
}

static int run_serve(const void *given, char *const *operands)
{
    const struct serve_settings *const settings = given;
    const struct serve_module *const serve = module_open(&module_serve);
    struct own_folder page = {0};
    struct own_file file;
    nonet_stop *stop;
    int exit_code = EXIT_TROUBLE;
    (void)operands;
    if (!serve) return EXIT_TROUBLE;
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    if (read_page(&page, &file)) exit_code = serve_or_list(serve, settings, &page, file.path);
    own_folder_free(&page);
    return exit_code;
}

/* ---- options ------------------------------------------------------------------------------------------- */

static const char *set_port(void *field, const char *value)
{
    const uint64_t port = whole_number(value, LARGEST_PORT);
    if (!port && strcmp(value, "0") != 0) return "not a port: a whole number up to 65535, 0: any free one";
    *(int *)field = (int)port;
    return NULL;
}

static void set_serve_defaults(void *part)
{
    ((struct serve_settings *)part)->port = USUAL_PORT;
}

static const char *serve_clash(const void *part)
{
    const struct serve_settings *const settings = part;
    return settings->lists && (settings->opens || settings->is_verbose)
               ? "--list serves nothing: neither --open nor --verbose goes with it"
               : NULL;
}

static const struct option serve_options[] = {
    {0, "port", "N", "the port; 0: any free one; default: 4909", set_port, NULL, offsetof(struct serve_settings, port)},
    {0, "open", NULL, "open the page in the browser", set_flag, NULL, offsetof(struct serve_settings, opens)},
    {0, "verbose", NULL, "say each request and how it was answered", set_flag, NULL,
     offsetof(struct serve_settings, is_verbose)},
    {0, "list", NULL, "only say what would be served: path, type, how long it may be kept, bytes", set_flag, NULL,
     offsetof(struct serve_settings, lists)},
    {0},
};

static const struct option_group options_serve = {"The server", serve_options, serve_clash, set_serve_defaults};

static const struct option_use serve_groups[] = {{&options_serve, 0}, {0}};

static const struct example serve_examples[] = {
    {"nonet serve", "the page at http://127.0.0.1:4909/, until Ctrl-C"},
    {"nonet serve --open", "and open it in the browser"},
    {"nonet serve --port 0", "at any free port"},
    {"nonet serve --list", "what would be served"},
    {0},
};

const struct command command_serve = {
    .name = "serve",
    .operands = "",
    .summary = "serve the web page to the browsers of this computer",
    .description =
        "Serves the page at http://127.0.0.1:4909/ until Ctrl-C. From an address the browser can install it, and it then works "
        "without the server, too; what you play is kept under that address, so a page from another port has games of its own. "
        "Without need for either, nonet web shows the same page as a file.\n\n"
        "Only this computer is answered, and only its own names: requests from a network, from pages of other sites, or by "
        "another name that leads here are refused. Only the files of the page can be read, which are in memory from the "
        "start, and nothing can be written. Nothing is noted unless you say --verbose. The page is there if nonet was built "
        "with it (make web).",
    .document = "web.md",
    .groups = serve_groups,
    .examples = serve_examples,
    .settings_size = sizeof(struct serve_settings),
    .run = run_serve,
};
