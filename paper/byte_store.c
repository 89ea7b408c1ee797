/* byte_store.c: see byte_store.h. */
#include "byte_store.h"

#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 1 << 16, PIECE = 1 << 16 };

static bool make_room(struct byte_store *store, size_t extra)
{
    size_t capacity = store->capacity ? store->capacity : FIRST_CAPACITY;
    if (extra > SIZE_MAX / 4 || store->length > SIZE_MAX / 4) return false;
    while (capacity < store->length + extra) capacity *= 2;
    if (capacity == store->capacity) return true;
    unsigned char *const bytes = realloc(store->bytes, capacity);
    if (!bytes) return false;
    store->bytes = bytes;
    store->capacity = capacity;
    return true;
}

bool byte_store_add(struct byte_store *store, const void *bytes, size_t length)
{
    if (!length) return true;
    if (!make_room(store, length)) return false;
    memcpy(store->bytes + store->length, bytes, length);
    store->length += length;
    return true;
}

cairo_status_t byte_store_take(void *context, const unsigned char *bytes, unsigned int length)
{
    return byte_store_add(context, bytes, length) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

nonet_status byte_store_send(const struct byte_store *store, nonet_text_sink *sink, void *context)
{
    for (size_t at = 0; at < store->length; at += PIECE) {
        const size_t length = store->length - at < PIECE ? store->length - at : PIECE;
        if (!sink(context, (const char *)store->bytes + at, length)) return NONET_STOPPED;
    }
    return NONET_OK;
}

void byte_store_free(struct byte_store *store)
{
    free(store->bytes);
    *store = (struct byte_store){0};
}
