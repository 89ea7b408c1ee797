/* byte_store.h: bytes that are collected before they leave: a PDF is changed once more when it is complete, and a book that
 * is stopped leaves nothing. */
#ifndef PAPER_BYTE_STORE_H
#define PAPER_BYTE_STORE_H

#include <cairo.h>
#include <nonet.h>

/* Begins as {0}. */
struct byte_store {
    unsigned char *bytes;
    size_t length, capacity;
};

/* False: out of memory. */
bool byte_store_add(struct byte_store *store, const void *bytes, size_t length);

/* The same for cairo; `context` is the store. */
cairo_status_t byte_store_take(void *context, const unsigned char *bytes, unsigned int length);

/* Hand everything over. NONET_STOPPED: the sink refused. */
nonet_status byte_store_send(const struct byte_store *store, nonet_text_sink *sink, void *context);

void byte_store_free(struct byte_store *store);

#endif
