/* module_file.c: the file of a module, which lies where own_file.c finds it. */
#include "system/module_file.h"

#include <fcntl.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

enum module_file_state module_file_find(const char *name, struct own_file *file)
{
    char file_name[64];
    snprintf(file_name, sizeof file_name, "nonet-%s.so", name);
    switch (own_file_find(file_name, "lib/nonet", file)) {
    case OWN_FILE_THERE: break;
    case OWN_FILE_MISSING: return MODULE_FILE_MISSING;
    case OWN_FILE_FOREIGN: return MODULE_FILE_FOREIGN;
    case OWN_FILE_LOST: return MODULE_FILE_LOST;
    }
    return is_cut(file->path) ? MODULE_FILE_CUT : MODULE_FILE_THERE;
}
