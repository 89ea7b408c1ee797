/* late_file.h: a file that is written under another name until it is complete, so that a run that ends early never leaves
 * something that looks like a result. */
#ifndef CLI_LATE_FILE_H
#define CLI_LATE_FILE_H

#include <stdbool.h>

#include "system/buffer.h"

struct late_file {
    struct buffer path, partial; /* both end with a NUL */
    int descriptor;              /* or -1 */
    bool is_made;                /* the file with the other name was not there before */
    const char *problem;         /* why it cannot be written, or NULL */
};

/* Begin the file `path` with `suffix` behind it. file->problem: it cannot be written. Free it in any case. */
void late_file_begin(struct late_file *file, const char *path, const char *suffix);

/* False: file->problem says why. */
bool late_file_write(struct late_file *file, const char *text, size_t length);

void late_file_close(struct late_file *file);

/* It is closed and complete: give it its name. */
void late_file_name(struct late_file *file);

/* It is not wanted: nothing is left. */
void late_file_remove(struct late_file *file);

void late_file_complain(const struct late_file *file);

void late_file_free(struct late_file *file);

/* A whole file at once. False after a message. */
bool late_file_write_whole(const char *path, const char *bytes, size_t length);

/* Is the input, a file or NULL for standard input, what the file `path` with `suffix` behind it would replace? */
bool late_file_would_replace(const char *path, const char *suffix, const char *input);

/* The same for the file `path` and any of a command's operands; without operands it reads standard input. */
bool late_file_would_replace_any(const char *path, char *const *operands);

#endif
