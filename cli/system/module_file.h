/* module_file.h: where the file of a module is, and whether it may be loaded. */
#ifndef CLI_MODULE_FILE_H
#define CLI_MODULE_FILE_H

#include <limits.h>

enum { MODULE_FOLDERS = 2 };

struct module_file {
    char folders[MODULE_FOLDERS][PATH_MAX]; /* where it was looked for; set unless nonet itself is lost */
    char path[PATH_MAX];                    /* of the file, without links; set if there is one */
};

enum module_file_state {
    MODULE_FILE_THERE,
    MODULE_FILE_MISSING,
    MODULE_FILE_FOREIGN, /* not ours to trust: see module_file.c */
    MODULE_FILE_CUT,     /* not all of it: loading it could end the program with a signal */
    MODULE_FILE_LOST,    /* where nonet itself is, is not known */
};

/* Find nonet-NAME.so. The first file of that name counts, whatever its state. */
enum module_file_state module_file_find(const char *name, struct module_file *file);

#endif
