/* cmd_web.c: nonet web: the web page as one file, in the browser. The page is built by `make web` and is installed with the program;
 * it is copied before it is shown: some browsers may not read the folders of the system, and the copy keeps its name, under which
 * the browser keeps games, when nonet is updated. */
#define _XOPEN_SOURCE 700 /* realpath */
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "options/command.h"
#include "options/option_values.h"
#include "system/browser.h"
#include "system/buffer.h"
#include "system/late_file.h"
#include "system/messages.h"
#include "system/own_file.h"
#include "system/standard_output.h"
#include "system/whole_file.h"

enum { LARGEST_PAGE = 64 * 1024 * 1024 };

struct web_settings {
    const char *output; /* "-": standard output; NULL: a file of our own */
    bool no_open;
};

/* ---- the page ----------------------------------------------------------------------------------------- */

static bool read_page(struct buffer *page)
{
    struct own_file file;
    switch (own_file_find("nonet.html", "share/nonet", &file)) {
    case OWN_FILE_THERE: return read_whole_file(file.path, "a page", LARGEST_PAGE, page);
    case OWN_FILE_MISSING:
        message(
            "the web page is not there: nonet.html, neither in %s nor in %s; `make web` builds it, and `make install` then "
            "installs it",
            file.folders[0], file.folders[1]);
        return false;
    case OWN_FILE_FOREIGN:
        message("cannot use %s: it belongs to somebody who does not own nonet", file.path);
        return false;
    case OWN_FILE_LOST: message("cannot tell where nonet is, and so not where its web page is"); return false;
    }
    return false;
}

/* ---- where it goes ------------------------------------------------------------------------------------- */

/* The user's folder for what can be made again, as the XDG base directory specification says. */
static bool name_own_copy(char path[PATH_MAX])
{
    const char *const cache = getenv("XDG_CACHE_HOME"), *const home = getenv("HOME");
    const bool has_cache = cache && cache[0] == '/';
    if (!has_cache && !(home && home[0] == '/')) {
        message("no folder for the page: HOME is not set; say where it is to go with -o FILE");
        return false;
    }
    const int length =
        snprintf(path, PATH_MAX, "%s%s/nonet/nonet.html", has_cache ? cache : home, has_cache ? "" : "/.cache");
    if (length < PATH_MAX) return true;
    message("no folder for the page: its name would be too long; say where it is to go with -o FILE");
    return false;
}

/* The folders that lead to it, accessible only to the user. */
static bool make_folders(const char *path)
{
    char part[PATH_MAX];
    snprintf(part, sizeof part, "%s", path);
    for (char *slash = strchr(part + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (mkdir(part, 0700) != 0 && errno != EEXIST) {
            message("%s: %s", part, strerror(errno));
            return false;
        }
        *slash = '/';
    }
    return true;
}

/* Write it to `path`, and leave there its whole name. */
static bool write_page(const struct web_settings *settings, const struct buffer *page, char path[PATH_MAX])
{
    if (!settings->output && !(name_own_copy(path) && make_folders(path))) return false;
    const char *const name = settings->output ? settings->output : path;
    if (!late_file_write_whole(name, page->bytes, page->length)) return false;
    char *const whole = realpath(name, NULL);
    if (!whole || strlen(whole) >= PATH_MAX) message("%s: %s", name, strerror(whole ? ENAMETOOLONG : errno));
    const bool is_named = whole && strlen(whole) < PATH_MAX;
    if (is_named) strcpy(path, whole);
    free(whole);
    return is_named;
}

/* ---- the command --------------------------------------------------------------------------------------- */

static void tell_where(const char *path)
{
    struct buffer line = {0};
    buffer_print(&line, "%s\n", path);
    output_write_buffer(&line);
}

static int run_web(const void *given, char *const *operands)
{
    const struct web_settings *const settings = given;
    struct buffer page = {0};
    char path[PATH_MAX];
    (void)operands;
    if (!read_page(&page)) {
        buffer_free(&page);
        return EXIT_TROUBLE;
    }
    if (settings->output && strcmp(settings->output, "-") == 0) {
        output_write_buffer(&page);
        return EXIT_FINE;
    }
    const bool is_written = write_page(settings, &page, path);
    buffer_free(&page);
    if (!is_written) return EXIT_TROUBLE;
    tell_where(path);
    if (!settings->no_open) browser_tell(browser_open(path), "file");
    return EXIT_FINE;
}

/* ---- options ------------------------------------------------------------------------------------------- */

static const char *set_web_output(void *field, const char *value)
{
    *(const char **)field = value;
    return *value ? NULL : "the name of a file is missing";
}

static const char *web_clash(const void *given, char *const *operands)
{
    (void)given;
    return *operands ? "it opens the page without a puzzle: paste one there" : NULL;
}

static const struct option web_options[] = {
    {'o', "output", "FILE", "write the page to this file; -: to standard output, and open nothing", set_web_output,
     NULL, offsetof(struct web_settings, output)},
    {0, "no-open", NULL, "only write it, and say where it is", set_flag, NULL, offsetof(struct web_settings, no_open)},
    {0},
};

static const struct option_group options_web = {"The page", web_options, NULL, NULL};

static const struct option_use web_groups[] = {{&options_web, 0}, {0}};

static const struct example web_examples[] = {
    {"nonet web", "open the page in the browser"},
    {"nonet web --no-open", "write it, and say where it is"},
    {"nonet web -o ~/sudoku.html", "a copy to keep, or to give away"},
    {0},
};

const struct command command_web = {
    .name = "web",
    .operands = "",
    .summary = "open the web page, which needs no server and no network",
    .description =
        "Writes the page, a single file with everything in it, says where, and opens it in the browser: that of $BROWSER "
        "(commands, with colons between them; %s is the address), or the one of the desktop (xdg-open). What you play "
        "there stays in the browser, which keeps it for this file.\n\n"
        "The file is $XDG_CACHE_HOME/nonet/nonet.html (~/.cache); some browsers may not read hidden folders: "
        "write it elsewhere with -o then. The page is there if nonet was built with it (make web).",
    .document = "web.md",
    .groups = web_groups,
    .examples = web_examples,
    .settings_size = sizeof(struct web_settings),
    .clash = web_clash,
    .run = run_web,
};
