/* text_out.c: see text_out.h. Numbers are most of what is written, so they have their own fast path. */
#include "base/text_out.h"

#include <assert.h>
#include <string.h>

#include "base/reserved.h"

void nn_text_out_begin(struct nn_text_out *out, nonet_text_sink *sink, void *context)
{
    out->sink = sink;
    out->context = context;
    out->is_refused = false;
    out->used = 0;
}

bool nn_text_out_flush(struct nn_text_out *out)
{
    assert(out->used <= NN_TEXT_OUT_PIECE);
    if (out->used && !out->is_refused) out->is_refused = !out->sink(out->context, out->bytes, out->used);
    out->used = 0;
    return !out->is_refused;
}

/* Text that is too long for a piece goes straight to the sink. */
void nn_text_out_bytes(struct nn_text_out *out, const char *bytes, size_t length)
{
    if (length > sizeof out->bytes - out->used) nn_text_out_flush(out);
    if (length > sizeof out->bytes) {
        if (!out->is_refused) out->is_refused = !out->sink(out->context, bytes, length);
        return;
    }
    memcpy(out->bytes + out->used, bytes, length);
    out->used += length;
}

void nn_text_out_put(struct nn_text_out *out, const char *text)
{
    nn_text_out_bytes(out, text, strlen(text));
}

static void put_digits(struct nn_text_out *out, uint64_t number, unsigned base, bool is_negative)
{
    char text[NN_TEXT_OUT_NUMBER + 1];
    char *first = text + sizeof text;
    do *--first = "0123456789abcdef"[number % base];
    while (number /= base);
    if (is_negative) *--first = '-';
    nn_text_out_bytes(out, first, (size_t)(text + sizeof text - first));
}

void nn_text_out_number(struct nn_text_out *out, int64_t number)
{
    put_digits(out, number < 0 ? -(uint64_t)number : (uint64_t)number, 10, number < 0);
}

void nn_text_out_unsigned(struct nn_text_out *out, uint64_t number)
{
    put_digits(out, number, 10, false);
}

void nn_text_out_hexadecimal(struct nn_text_out *out, uint64_t number)
{
    put_digits(out, number, 16, false);
}

bool nonet_text_collect(void *context, const char *text, size_t length)
{
    nonet_text_buffer *const taken = context;
    if (!taken || !NN_RESERVED_IS_UNUSED(taken) || (!text && length)) return false;
    if (taken->bytes && taken->length < taken->size) {
        const size_t room = taken->size - 1 - taken->length, kept = length < room ? length : room;
        if (kept) memcpy(taken->bytes + taken->length, text, kept);
        taken->bytes[taken->length + kept] = 0;
    }
    taken->length += length;
    return true;
}
