/* form_set.c: see form_set.h. */
#include "create/form_set.h"

#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "base/try.h"
#include "board/nine.h"

enum { MOST_BYTES_OF_FORM = 41, FIRST_ROOM = 512 };

void nn_form_set_clear(struct nn_form_set *set, int cells)
{
    assert(cells > 0 && cells <= NN_NINE_CELLS);
    set->count = 0;
    set->room = set->form_bytes ? set->room * set->form_bytes / (((size_t)cells + 1) / 2) : 0;
    set->form_bytes = ((size_t)cells + 1) / 2;
    if (set->table) memset(set->table, 0, set->places * sizeof *set->table);
}

void nn_form_set_free(struct nn_form_set *set)
{
    free(set->forms);
    free(set->table);
    *set = (struct nn_form_set){.most_bytes = set->most_bytes};
}

static uint64_t hash_bytes(const uint8_t *form, size_t bytes)
{
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (size_t at = 0; at < bytes; at++) hash = (hash ^ form[at]) * 0x100000001b3u;
    return hash ^ hash >> 32;
}

size_t nn_form_set_place(const struct nn_form_set *set, const uint8_t *form)
{
    assert(set->places > set->count);
    size_t place = (size_t)hash_bytes(form, set->form_bytes) & (set->places - 1);
    while (set->table[place] &&
           memcmp(set->forms + (set->table[place] - 1) * set->form_bytes, form, set->form_bytes) != 0)
        place = (place + 1) & (set->places - 1);
    return place;
}

static nonet_status grow_forms(struct nn_form_set *set)
{
    const size_t room = set->room ? 2 * set->room : FIRST_ROOM;
    const size_t bytes = room * set->form_bytes;
    if (room > UINT32_MAX || (set->most_bytes && bytes + 4 * room * sizeof *set->table > set->most_bytes))
        return NONET_ERR_MEMORY;
    uint8_t *const forms = realloc(set->forms, bytes);
    if (!forms) return NONET_ERR_MEMORY;
    set->forms = forms;
    set->room = room;
    return NONET_OK;
}

static nonet_status grow_places(struct nn_form_set *set)
{
    const size_t places = set->places ? 2 * set->places : 2 * FIRST_ROOM;
    uint32_t *const table = calloc(places, sizeof *table);
    if (!table) return NONET_ERR_MEMORY;
    free(set->table);
    set->table = table;
    set->places = places;
    for (size_t number = 0; number < set->count; number++)
        table[nn_form_set_place(set, set->forms + number * set->form_bytes)] = (uint32_t)number + 1;
    return NONET_OK;
}

nonet_status nn_form_set_add(struct nn_form_set *set, const uint8_t *cells, int count, bool *is_new)
{
    assert(((size_t)count + 1) / 2 == set->form_bytes);
    uint8_t form[MOST_BYTES_OF_FORM] = {0};
    for (int cell = 0; cell < count; cell++) form[cell / 2] |= (uint8_t)(cells[cell] << cell % 2 * 4);
    if (set->count == set->room) NN_TRY(grow_forms(set));
    if (2 * (set->count + 1) > set->places) NN_TRY(grow_places(set));
    const size_t place = nn_form_set_place(set, form);
    *is_new = !set->table[place];
    if (!*is_new) return NONET_OK;
    memcpy(set->forms + set->count * set->form_bytes, form, set->form_bytes);
    set->table[place] = (uint32_t)++set->count;
    NN_CHECK_EVERY(1024, set->occasions, nn_form_set_check(set));
    return NONET_OK;
}
