/* own_file.c: finds what belongs to the program from where the program is: beside it, as it is built, or in a folder near it, as
 * it is installed. So an installation can be moved, and needs not know its place when it is built.
 *
 * Such a file is run, by nonet or by a browser. Hence neither the working directory nor the environment has a say; and the file
 * and its folder must belong to root or to the owner of the program, who could have changed the program itself. (A program in
 * /tmp uses nothing that somebody else puts beside it.) Links are followed first, so that nobody can change them in between. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "system/own_file.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/stat.h>
#include <unistd.h>

struct program {
    char folder[PATH_MAX]; /* "" is the root */
    uid_t owner;
};

/* Cut the last component off. */
static bool go_up(char *path)
{
    char *const slash = strrchr(path, '/');
    if (slash) *slash = '\0';
    return slash != NULL;
}

/* The kernel knows; where no /proc is mounted, there is still the name that it was asked to run. A program that was
 * replaced since it began is marked at the end of its name, which is cut off. */
static bool find_program(struct program *program)
{
    static const char own_link[] = "/proc/self/exe";
    struct stat status;
    const ssize_t length = readlink(own_link, program->folder, sizeof program->folder - 1);
    const char *const name = length > 0 ? own_link : (const char *)getauxval(AT_EXECFN);
    if (length > 0) program->folder[length] = '\0';
    else if (!name || !realpath(name, program->folder)) return false;
    if (stat(name, &status) != 0) return false;
    program->owner = status.st_uid;
    return go_up(program->folder);
}

static bool join(char path[PATH_MAX], const char *folder, const char *name)
{
    const int length = snprintf(path, PATH_MAX, "%s/%s", folder, name);
    return length > 0 && length < PATH_MAX;
}

static bool set_folders(struct own_file *file, const struct program *program, const char *installed)
{
    char above[PATH_MAX];
    strcpy(file->folders[0], program->folder);
    strcpy(above, program->folder);
    go_up(above);
    return join(file->folders[1], above, installed);
}

static bool is_trusted(const char *path, uid_t owner)
{
    struct stat status;
    return lstat(path, &status) == 0 && (status.st_uid == 0 || status.st_uid == owner);
}

static bool has_trusted_owners(const char *path, uid_t owner)
{
    char folder[PATH_MAX];
    strcpy(folder, path);
    go_up(folder);
    return is_trusted(path, owner) && is_trusted(*folder ? folder : "/", owner);
}

enum own_file_state own_file_find(const char *name, const char *installed, struct own_file *file)
{
    struct program program;
    char path[PATH_MAX];
    if (!find_program(&program) || !set_folders(file, &program, installed)) return OWN_FILE_LOST;
    for (int folder = 0; folder < OWN_FILE_FOLDERS; folder++) {
        if (!join(path, file->folders[folder], name) || !realpath(path, file->path)) continue;
        return has_trusted_owners(file->path, program.owner) ? OWN_FILE_THERE : OWN_FILE_FOREIGN;
    }
    return OWN_FILE_MISSING;
}
