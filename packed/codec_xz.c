/* codec_xz.c: xz, by liblzma. */
#include <lzma.h>
#include <stdlib.h>

#include "codecs.h"

static void lend(lzma_stream *stream, const struct packed_bytes *bytes)
{
    stream->next_in = bytes->in;
    stream->avail_in = bytes->in_left;
    stream->next_out = bytes->out;
    stream->avail_out = bytes->out_left;
}

static void take_back(const lzma_stream *stream, struct packed_bytes *bytes)
{
    bytes->in = stream->next_in;
    bytes->in_left = stream->avail_in;
    bytes->out = stream->next_out;
    bytes->out_left = stream->avail_out;
}

/* LZMA_BUF_ERROR: neither more to read nor more room. */
static enum packed_result result_of(lzma_ret status)
{
    switch (status) {
    case LZMA_OK:
    case LZMA_BUF_ERROR: return PACKED_GOES_ON;
    case LZMA_STREAM_END: return PACKED_ENDS;
    case LZMA_MEM_ERROR: return PACKED_NO_MEMORY;
    case LZMA_MEMLIMIT_ERROR: return PACKED_TOO_LARGE;
    default: return PACKED_DAMAGED;
    }
}

static lzma_stream *stream_new(void)
{
    const lzma_stream fresh = LZMA_STREAM_INIT;
    lzma_stream *const stream = malloc(sizeof *stream);
    if (stream) *stream = fresh;
    return stream;
}

static void stream_free(void *state)
{
    lzma_end(state);
    free(state);
}

static void *made(lzma_stream *stream, lzma_ret status)
{
    if (status == LZMA_OK) return stream;
    stream_free(stream);
    return NULL;
}

static void *unpack_new(void)
{
    lzma_stream *const stream = stream_new();
    return stream ? made(stream, lzma_stream_decoder(stream, PACKED_MEMORY, 0)) : NULL;
}

static enum packed_result unpack(void *state, struct packed_bytes *bytes)
{
    lend(state, bytes);
    const lzma_ret status = lzma_code(state, LZMA_RUN);
    take_back(state, bytes);
    return result_of(status);
}

static void *pack_new(void)
{
    lzma_stream *const stream = stream_new();
    return stream ? made(stream, lzma_easy_encoder(stream, LZMA_PRESET_DEFAULT, LZMA_CHECK_CRC64)) : NULL;
}

/* What ends is the member, or only the flush. */
static enum packed_result pack(void *state, struct packed_bytes *bytes, enum packed_aim aim)
{
    static const lzma_action actions[] = {LZMA_RUN, LZMA_SYNC_FLUSH, LZMA_FINISH};
    lend(state, bytes);
    const lzma_ret status = lzma_code(state, actions[aim]);
    take_back(state, bytes);
    return status == LZMA_STREAM_END && aim != PACKED_FINISH ? PACKED_GOES_ON : result_of(status);
}

const struct packed_codec codec_xz = {unpack_new, unpack, stream_free, pack_new, pack, stream_free};
