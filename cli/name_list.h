/* name_list.h: names separated by commas, as in --without pointing,claiming. */
#ifndef CLI_NAME_LIST_H
#define CLI_NAME_LIST_H

#include <stdbool.h>

enum { NAME_BYTES = 64 };

/* Take the first name off the list. False: it is longer than any name there is. */
bool name_list_take(const char **list, char name[NAME_BYTES]);

#endif
