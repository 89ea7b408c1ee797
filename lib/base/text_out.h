/* text_out.h: text on its way to a caller's sink, buffered in pieces. Once the sink refuses, nothing more is passed on;
 * writers may check is_refused whenever it suits them. A piece is small enough for the stack of any thread. */
#ifndef NN_TEXT_OUT_H
#define NN_TEXT_OUT_H

#include <stdint.h>

#include "nonet.h"

enum { NN_TEXT_OUT_PIECE = 1 << 12, NN_TEXT_OUT_NUMBER = 20 /* characters of the longest number */ };

struct nn_text_out {
    nonet_text_sink *sink;
    void *context;
    bool is_refused;
    size_t used;
    char bytes[NN_TEXT_OUT_PIECE];
};

/* For calls that write a short text into a caller's buffer: the room in it, after storing an empty text. NULL has no
 * room, whatever its size. */
static inline size_t nn_text_room(char *buffer, size_t size)
{
    if (!buffer || !size) return 0;
    buffer[0] = 0;
    return size;
}

void nn_text_out_begin(struct nn_text_out *out, nonet_text_sink *sink, void *context);
/* Pass on what has been collected. False: the sink refused, now or before. */
bool nn_text_out_flush(struct nn_text_out *out);

void nn_text_out_put(struct nn_text_out *out, const char *text);
void nn_text_out_bytes(struct nn_text_out *out, const char *bytes, size_t length);
void nn_text_out_number(struct nn_text_out *out, int64_t number);
void nn_text_out_unsigned(struct nn_text_out *out, uint64_t number);
void nn_text_out_hexadecimal(struct nn_text_out *out, uint64_t number);

#endif
