/* own_folder.c: see own_folder.h. Links are not followed: what is read lies in the folder, and its owner is known. */
#include "system/own_folder.h"

#include <dirent.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "system/messages.h"
#include "system/whole_file.h"

enum { MOST_FILES = 1000, MOST_BYTES = 64 * 1024 * 1024, MOST_DEPTH = 8 };

static bool complain(const char *path, const char *problem)
{
    message_at((struct place){path, 0, 0}, problem);
    return false;
}

static bool add_file(struct own_folder *folder, const char *path, const char *name)
{
    if (folder->count == MOST_FILES) return complain(path, "too many files for a page");
    folder->files = memory_resize(folder->files, (folder->count + 1) * sizeof *folder->files);
    struct own_folder_file *const file = &folder->files[folder->count++];
    *file = (struct own_folder_file){.name = memory_resize(NULL, strlen(name) + 1)};
    strcpy(file->name, name);
    if (!read_whole_file(path, "a page", MOST_BYTES - folder->bytes, &file->text)) return false;
    folder->bytes += file->text.length;
    return true;
}

static bool read_folder(struct own_folder *folder, const char *path, size_t root, uid_t owner, int depth);

/* A file or a folder below the one whose path has `root` bytes. */
static bool read_entry(struct own_folder *folder, const char *path, size_t root, uid_t owner, int depth)
{
    struct stat status;
    if (lstat(path, &status) != 0) return complain(path, strerror(errno));
    if (status.st_uid != 0 && status.st_uid != owner)
        return complain(path, "belongs to somebody who does not own nonet");
    if (S_ISREG(status.st_mode)) return add_file(folder, path, path + root + 1);
    if (S_ISDIR(status.st_mode)) return read_folder(folder, path, root, owner, depth + 1);
    return complain(path, "neither a file nor a folder");
}

static bool read_folder(struct own_folder *folder, const char *path, size_t root, uid_t owner, int depth)
{
    char inner[PATH_MAX];
    bool is_fine = true;
    const struct dirent *entry;
    if (depth > MOST_DEPTH) return complain(path, "too many folders in each other for a page");
    DIR *const listing = opendir(path);
    if (!listing) return complain(path, strerror(errno));
    while (is_fine && (errno = 0, entry = readdir(listing))) {
        if (entry->d_name[0] == '.') continue; /* hidden, or the folder itself */
        const int length = snprintf(inner, sizeof inner, "%s/%s", path, entry->d_name);
        is_fine =
            length < PATH_MAX ? read_entry(folder, inner, root, owner, depth) : complain(path, "a name is too long");
    }
    if (is_fine && errno) is_fine = complain(path, strerror(errno));
    closedir(listing);
    return is_fine;
}

static int compare_names(const void *left, const void *right)
{
    const struct own_folder_file *const one = left, *const other = right;
    return strcmp(one->name, other->name);
}

bool own_folder_read(const char *path, struct own_folder *folder)
{
    struct stat status;
    *folder = (struct own_folder){0};
    if (stat(path, &status) != 0) return complain(path, strerror(errno));
    if (!read_folder(folder, path, strlen(path), status.st_uid, 0)) return false;
    if (folder->count) qsort(folder->files, folder->count, sizeof *folder->files, compare_names);
    return true;
}

bool own_folder_read_one(const char *path, struct own_folder *folder)
{
    const char *const slash = strrchr(path, '/');
    *folder = (struct own_folder){0};
    return add_file(folder, path, slash ? slash + 1 : path);
}

void own_folder_free(struct own_folder *folder)
{
    for (size_t at = 0; at < folder->count; at++) {
        free(folder->files[at].name);
        buffer_free(&folder->files[at].text);
    }
    free(folder->files);
    *folder = (struct own_folder){0};
}
