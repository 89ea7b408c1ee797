/* module_file.h: where the file of a module is, and whether it may be loaded. */
#ifndef CLI_MODULE_FILE_H
#define CLI_MODULE_FILE_H

#include "system/own_file.h"

enum module_file_state {
    MODULE_FILE_THERE,
    MODULE_FILE_MISSING,
    MODULE_FILE_FOREIGN, /* not ours to trust: see own_file.c */
    MODULE_FILE_CUT,     /* not all of it: loading it could end the program with a signal */
    MODULE_FILE_LOST,    /* where nonet itself is, is not known */
};

/* Find nonet-NAME.so. */
enum module_file_state module_file_find(const char *name, struct own_file *file);

#endif
