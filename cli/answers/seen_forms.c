/* seen_forms.c: see seen_forms.h. A form is kept as bytes: their number, the shape of its boxes, cells, marks; in a
 * table that is at most half full, at the first free place from its hash on. */
#include "answers/seen_forms.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "system/buffer.h"

enum { LENGTH_BYTES = sizeof(size_t) };

static size_t length_of(const unsigned char *form)
{
    size_t length;
    memcpy(&length, form, sizeof length);
    return length;
}

static uint64_t hash_form(const unsigned char *form)
{
    uint64_t hash = 0xcbf29ce484222325u; /* FNV-1a */
    for (size_t at = 0; at < length_of(form); at++) hash = (hash ^ form[at]) * 0x100000001b3u;
    return hash ^ hash >> 32;
}

static size_t find_place(const struct seen_forms *seen, const unsigned char *form)
{
    assert(seen->count < seen->capacity && (seen->capacity & (seen->capacity - 1)) == 0);
    size_t place = (size_t)hash_form(form) & (seen->capacity - 1);
    while (seen->forms[place] &&
           (length_of(seen->forms[place]) != length_of(form) || memcmp(seen->forms[place], form, length_of(form)) != 0))
        place = (place + 1) & (seen->capacity - 1);
    return place;
}

static void grow_table(struct seen_forms *seen)
{
    const struct seen_forms before = *seen;
    seen->capacity = before.capacity ? 2 * before.capacity : 1024;
    seen->forms = memory_resize(NULL, seen->capacity * sizeof *seen->forms);
    memset(seen->forms, 0, seen->capacity * sizeof *seen->forms);
    for (size_t place = 0; place < before.capacity; place++)
        if (before.forms[place]) seen->forms[find_place(seen, before.forms[place])] = before.forms[place];
    free(before.forms);
}

/* Returns how many bytes it wrote. */
static size_t pack_form(const nonet_position *form, unsigned char *bytes)
{
    const size_t cells = (size_t)nonet_layout_cells(form->layout);
    size_t length = LENGTH_BYTES;
    bytes[length++] = (unsigned char)nonet_layout_box_rows(form->layout);
    bytes[length++] = (unsigned char)nonet_layout_box_columns(form->layout);
    memcpy(bytes + length, form->cells, cells);
    length += cells;
    for (size_t cell = 0; form->candidates && cell < cells; cell++) {
        bytes[length++] = (unsigned char)(form->candidates[cell] >> 8);
        bytes[length++] = (unsigned char)form->candidates[cell];
    }
    memcpy(bytes, &length, sizeof length);
    return length;
}

bool seen_forms_add(struct seen_forms *seen, const nonet_position *form)
{
    unsigned char bytes[LENGTH_BYTES + 2 + 3 * NONET_MAX_CANONICAL_CELLS];
    assert(nonet_layout_cells(form->layout) <= NONET_MAX_CANONICAL_CELLS);
    const size_t length = pack_form(form, bytes);
    if (2 * (seen->count + 1) > seen->capacity) grow_table(seen);
    seen->added++;
    const size_t place = find_place(seen, bytes);
    if (seen->forms[place]) return false;
    seen->forms[place] = memcpy(memory_resize(NULL, length), bytes, length);
    seen->count++;
    return true;
}

void seen_forms_free(struct seen_forms *seen)
{
    for (size_t place = 0; place < seen->capacity; place++) free(seen->forms[place]);
    free(seen->forms);
}
