/* paths.h: where the game keeps its files: the folders of the XDG base directory specification. */
#ifndef TUI_PATHS_H
#define TUI_PATHS_H

#include <stdbool.h>
#include <stddef.h>

enum folder {
    FOLDER_STATE,  /* saved games */
    FOLDER_DATA,   /* statistics */
    FOLDER_CONFIG, /* settings */
};

enum { PATH_BYTES = 4096, LARGEST_FILE = 64 * 1024 * 1024 };

/* Write "FOLDER/nonet/NAME" to `path`, which has room for PATH_BYTES. False: there is no such folder (no HOME), or the
 * name is too long. */
bool path_of(enum folder folder, const char *name, char *path);

/* Create the folders that lead to a file, accessible only to the user. False, with errno: they cannot be made. */
bool path_make_folders(const char *path);

/* Read a whole file. NULL, with errno: it cannot be read, or is larger than LARGEST_FILE (EFBIG). To be freed. */
char *file_read(const char *path, size_t *length);
char *descriptor_read(int descriptor, size_t *length);

/* Write everything. False, with errno. */
bool descriptor_write(int descriptor, const char *text, size_t length);

#endif
