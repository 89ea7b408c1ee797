/* own_file.h: files that belong to the program (modules, the web page): where they are, and whether they may be used. */
#ifndef CLI_OWN_FILE_H
#define CLI_OWN_FILE_H

#include <limits.h>

enum { OWN_FILE_FOLDERS = 2 };

struct own_file {
    char folders[OWN_FILE_FOLDERS][PATH_MAX]; /* where it was looked for; set unless nonet itself is lost */
    char path[PATH_MAX];                      /* of the file, without links; set if there is one */
};

enum own_file_state {
    OWN_FILE_THERE,
    OWN_FILE_MISSING,
    OWN_FILE_FOREIGN, /* not ours to trust: see own_file.c */
    OWN_FILE_LOST,    /* where nonet itself is, is not known */
};

/* Find a file that lies beside the program, or, where the program is installed as PREFIX/bin/nonet, in the folder
 * PREFIX/`installed`. The first file of that name counts, whatever its state. */
enum own_file_state own_file_find(const char *name, const char *installed, struct own_file *file);

#endif
