/* serve_calls.c: the table of this module. */
#include <stdio.h>

#include "http_server.h"
#include "served_files.h"

static bool list(const struct serve_wish *wish, void (*write_line)(const char *line))
{
    struct served_files served;
    char line[1024];
    const bool is_made = served_files_make(&served, wish->files, wish->count);
    for (size_t at = 0; is_made && at < served.count; at++) {
        const struct served_file *const file = &served.files[at];
        snprintf(line, sizeof line, "%s\t%s\t%s\t%zu", file->path, file->type, file->keeping, file->file->length);
        write_line(line);
    }
    served_files_free(&served);
    return is_made;
}

NONET_API const struct serve_module serve_module = {
    .version = {NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH},
    .run = http_serve,
    .list = list,
};
