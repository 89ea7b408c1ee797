/* served_files.h: what there is to be had, made once at the start: paths, and what is said about each file. */
#ifndef SERVE_SERVED_FILES_H
#define SERVE_SERVED_FILES_H

#include <stdbool.h>

#include "serve.h"

enum { SERVED_TAG_BYTES = 24 };

struct served_file {
    char *path; /* "/assets/index.js", as it stands in a request */
    const char *type;
    const char *keeping;        /* Cache-Control */
    char tag[SERVED_TAG_BYTES]; /* ETag, with its quotes */
    const struct serve_file *file;
};

struct served_files {
    struct served_file *files; /* in the order of their paths */
    size_t count;
    char *policy; /* Content-Security-Policy of all of them */
};

/* False: no memory. To be freed either way. */
bool served_files_make(struct served_files *served, const struct serve_file *files, size_t count);
void served_files_free(struct served_files *served);

/* NULL: there is no such path. */
const struct served_file *served_files_find(const struct served_files *served, const char *path);

#endif
