/* unit_list.c: see unit_list.h. */
#include "units/unit_list.h"

#include <assert.h>
#include <stdlib.h>

#include "system/buffer.h"

void unit_list_add(struct unit_list *list, const struct unit *unit)
{
    if (list->count == list->room) {
        list->room = list->room ? 2 * list->room : 64;
        list->units = memory_resize(list->units, list->room * sizeof *list->units);
    }
    list->units[list->count++] = *unit;
}

void unit_list_free(struct unit_list *list)
{
    free(list->units);
    *list = (struct unit_list){0};
}

void unit_list_numbers(struct unit_list *list, uint64_t first, uint64_t count, uint64_t size)
{
    assert(size);
    for (uint64_t done = 0; done < count; done += size) {
        const uint64_t left = count - done;
        unit_list_add(list, &(struct unit){.number = first + done, .count = left < size ? left : size});
    }
}
