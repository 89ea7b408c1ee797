/* module_file.c: finds the file of a module from where the program is: beside it, as it is built, or in ../lib/nonet, as it
 * is installed. So an installation can be moved, and needs not know its place when it is built.
 *
 * Loading a file is running it. Hence neither the working directory nor the environment has a say; and the file and its
 * folder must belong to root or to the owner of the program, who could have changed the program itself. (A program in /tmp
 * does not load what somebody else puts beside it.) Links are followed first, so that nobody can change them in between. */
#define _XOPEN_SOURCE 700 /* realpath */
#include "system/module_file.h"

#include <fcntl.h>
#include <link.h>
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

static bool set_folders(struct module_file *file, const struct program *program)
{
    char above[PATH_MAX];
    strcpy(file->folders[0], program->folder);
    strcpy(above, program->folder);
    go_up(above);
    return join(file->folders[1], above, "lib/nonet");
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

enum { OWN_CLASS = sizeof(void *) == 8 ? ELFCLASS64 : ELFCLASS32 };

/* Does the file end before its table of sections does, which comes last? Of anything else the loader tells the reason. */
static bool is_cut(const char *path)
{
    struct stat status;
    ElfW(Ehdr) head;
    const int descriptor = open(path, O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) return false;
    const bool is_read = fstat(descriptor, &status) == 0 && read(descriptor, &head, sizeof head) == sizeof head;
    close(descriptor);
    return is_read && memcmp(head.e_ident, ELFMAG, SELFMAG) == 0 && head.e_ident[EI_CLASS] == OWN_CLASS &&
           (uint64_t)status.st_size < (uint64_t)head.e_shoff + (uint64_t)head.e_shnum * head.e_shentsize;
}

enum module_file_state module_file_find(const char *name, struct module_file *file)
{
    struct program program;
    char file_name[64], path[PATH_MAX];
    snprintf(file_name, sizeof file_name, "nonet-%s.so", name);
    if (!find_program(&program) || !set_folders(file, &program)) return MODULE_FILE_LOST;
    for (int folder = 0; folder < MODULE_FOLDERS; folder++) {
        if (!join(path, file->folders[folder], file_name) || !realpath(path, file->path)) continue;
        if (!has_trusted_owners(file->path, program.owner)) return MODULE_FILE_FOREIGN;
        return is_cut(file->path) ? MODULE_FILE_CUT : MODULE_FILE_THERE;
    }
    return MODULE_FILE_MISSING;
}
