/* name_list.c: see name_list.h. */
#include "name_list.h"

#include <stdio.h>
#include <string.h>

bool name_list_take(const char **list, char name[NAME_BYTES])
{
    const size_t length = strcspn(*list, ",");
    if (length >= NAME_BYTES) return false;
    snprintf(name, NAME_BYTES, "%.*s", (int)length, *list);
    *list += length + ((*list)[length] == ',');
    return true;
}
