/* own_folder.h: a folder of files that belongs to the program (the web page), read as a whole. */
#ifndef CLI_OWN_FOLDER_H
#define CLI_OWN_FOLDER_H

#include <stdbool.h>
#include <stddef.h>

#include "system/buffer.h"

struct own_folder_file {
    char *name; /* below the folder: "assets/index.js" */
    struct buffer text;
};

struct own_folder {
    struct own_folder_file *files; /* in the order of their names */
    size_t count;
    size_t bytes; /* of all files */
};

/* Read all files of the folder and of the folders in it. False after a message: it cannot be read, holds something that is neither
 * a file nor a folder, or belongs to somebody else than root, or the owner of the folder, or is too large for a page. */
bool own_folder_read(const char *path, struct own_folder *folder);

/* The same of a single file, under its own name. */
bool own_folder_read_one(const char *path, struct own_folder *folder);

void own_folder_free(struct own_folder *folder);

#endif
